"""Tables as they are described: to everybody the same, except for what is theirs."""

from __future__ import annotations

import msgspec

from arenarium.bots.registry import levels_of
from arenarium.core.fingerprint import fingerprint
from arenarium.games import kit_of
from arenarium.narration.words import Words
from arenarium.server.errors import ErrorCode, NotFound
from arenarium.server.live.cards import MatchCards
from arenarium.server.live.live_match import MatchPlan
from arenarium.server.messages.tables import Clock, OutcomeInfo, RatingChangeInfo, SeatInfo, TableCards, TableInfo
from arenarium.server.service.accounts import Identity
from arenarium.server.service.names import within_a_line
from arenarium.server.store.rows import OVER, SeatRow, SetHead, TableRow


def table_info(row: TableRow, who: Identity | None) -> TableInfo:
    player = who.id if who is not None else None
    return TableInfo(
        id=row.id,
        game=row.game,
        variant=row.way,
        setup=row.setup,
        clock=clock_of(row),
        public=row.public,
        start_when_full=row.start_when_full,
        status=row.status,  # type: ignore[arg-type]
        seats=[seat_info(seat, player) for seat in row.seats],
        owner=row.owner == player,
        fingerprint=fingerprint(row.seed),
        seed=row.seed if row.status == OVER else None,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        number=row.number,
        outcome=None if row.outcome is None else msgspec.convert(row.outcome, OutcomeInfo),
        rematch=row.next,
        counted=row.counted,
        cards=cards_info(row.card_set),
        sandbox=row.sandbox,
        analysis=row.status == OVER and not row.sandbox and kit_of(row.game).analyst_ is not None,
    )


def cards_info(cards: SetHead | None) -> TableCards | None:
    """What everybody is told of the cards, where they are not the printed ones."""
    return None if cards is None else TableCards(cards.id, within_a_line(cards.name), cards.author)


def seat_info(seat: SeatRow, player: str | None) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        computer=seat.computer,
        reserved_for=seat.reserved_name,
        you=player is not None and player in (seat.player, seat.reserved_for),
        account=seat.account,
        bot=seat.bot,
        random=seat.random,
        rating=_rating_change(seat),
    )


def expect_allowed(row: TableRow, who: Identity | None) -> None:
    """A sandbox is its owner's alone: nobody else learns that it is there. Raises NotFound."""
    if row.sandbox and (who is None or who.id != row.owner):
        raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)


def _rating_change(seat: SeatRow) -> RatingChangeInfo | None:
    if seat.rating_before is None or seat.rating_after is None:
        return None
    return RatingChangeInfo(seat.rating_before, seat.rating_after)


def clock_of(row: TableRow) -> Clock:
    clock: Clock = msgspec.convert(row.clock, Clock)
    return clock


def plan_of(row: TableRow, cards: MatchCards | None = None) -> MatchPlan:
    """What the game at a table was started with; `cards`: those of its set, if it has one."""
    assert row.started_at is not None
    assert row.cards == (None if cards is None else cards.id)
    computers = tuple(seat.computer if seat.player is None else None for seat in row.seats)
    return MatchPlan(
        row.game,
        row.setup,
        row.dealt_seed,
        computers,
        clock_of(row),
        row.started_at,
        cards,
        row.position,
        row.sandbox,
    )


def names_of(row: TableRow, language: str) -> list[str]:
    """What the players are called. Computer players have names by their levels, a different one for each at a table.
    People of the same name are told apart by numbers."""
    words = Words(language, "table")
    levels = levels_of(kit_of(row.game))

    def computer(seat: int, name: str) -> str:
        others = [other for other in row.seats if other.computer == name]
        nth = sum(other.computer == name and not other.name for other in row.seats[:seat]) + 1
        if row.seats[seat].name:  # it has taken over: those that sat there from the beginning keep their names
            replaced = [number for number, other in enumerate(row.seats) if other.computer == name and other.name]
            nth = len(others) - len(replaced) + replaced.index(seat) + 1
        return words("computer-player", level=levels.index(name) + 1 if name in levels else name, nth=nth)

    def name_of(number: int, seat: SeatRow) -> str:
        if seat.computer is None or not seat.name:
            return within_a_line(seat.name or computer(number, seat.computer or ""))
        return words("replaced-player", computer=computer(number, seat.computer), name=within_a_line(seat.name))

    names = [name_of(number, seat) for number, seat in enumerate(row.seats)]
    return [
        name if names.count(name) == 1 else f"{name} {_ROMAN[names[:number].count(name)]}"
        for number, name in enumerate(names)
    ]


_ROMAN = ("I", "II", "III", "IV")
