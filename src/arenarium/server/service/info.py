"""Tables as they are described: to everybody the same, except for what is theirs."""

from __future__ import annotations

import msgspec

from arenarium.bots.registry import levels_of
from arenarium.core.fingerprint import fingerprint
from arenarium.games import kit_of
from arenarium.narration.words import Words
from arenarium.server.live.live_match import Plan
from arenarium.server.messages.tables import Clock, OutcomeInfo, SeatInfo, TableInfo
from arenarium.server.service.accounts import Identity
from arenarium.server.service.names import within_a_line
from arenarium.server.store.rows import OVER, SeatRow, TableRow


def table_info(row: TableRow, who: Identity | None) -> TableInfo:
    player = who.id if who is not None else None
    return TableInfo(
        id=row.id,
        game=row.game,
        way=row.way,
        setup=row.setup,
        clock=clock_of(row),
        public=row.public,
        start_when_full=row.start_when_full,
        status=row.status,  # type: ignore[arg-type]
        seats=[_seat_info(seat, player) for seat in row.seats],
        owner=row.owner == player,
        fingerprint=fingerprint(row.seed),
        seed=row.seed if row.status == OVER else None,
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        number=row.number,
        outcome=None if row.outcome is None else msgspec.convert(row.outcome, OutcomeInfo),
        rematch=row.next,
    )


def _seat_info(seat: SeatRow, player: str | None) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        computer=seat.computer,
        reserved_for=seat.reserved_name,
        you=player is not None and player in (seat.player, seat.reserved_for),
        account=seat.account,
    )


def clock_of(row: TableRow) -> Clock:
    clock: Clock = msgspec.convert(row.clock, Clock)
    return clock


def plan_of(row: TableRow) -> Plan:
    """What the game at a table was started with."""
    assert row.started_at is not None
    computers = tuple(seat.computer if seat.player is None else None for seat in row.seats)
    return Plan(row.game, row.setup, row.seed, computers, clock_of(row), row.started_at)


def names_of(row: TableRow, language: str) -> list[str]:
    """What the players are called; those of the same name are told apart by numbers."""
    words = Words(language, "table")
    levels = levels_of(kit_of(row.game))

    def computer(name: str) -> str:
        return words("computer-player", level=levels.index(name) + 1 if name in levels else name)

    names = [within_a_line(seat.name or computer(seat.computer or "")) for seat in row.seats]
    return [
        name if names.count(name) == 1 else f"{name} {_ROMAN[names[:number].count(name)]}"
        for number, name in enumerate(names)
    ]


_ROMAN = ("I", "II", "III", "IV")
