"""Games that begin without a lobby: two who have found each other, by a challenge, in the queue, in a tournament."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.core.plain import Json
from arenarium.server.errors import ErrorCode, Invalid
from arenarium.server.ids import new_id
from arenarium.server.messages.tables import Clock
from arenarium.server.service import dealing
from arenarium.server.service.room_services import BOT_GRACE
from arenarium.server.store.rows import LIVE, SeatRow, SetHead, TableRow
from arenarium.server.variants import variant_of


def duel_variant(rules: Game, setup: Mapping[str, Json]) -> str:
    """The variant that a setup means, of a game with its cards. Raises Invalid where it cannot be played, or is not for
    two."""
    try:
        if rules.seats(setup) != 2:
            raise Invalid("this variant is not for two players; make a table for it", ErrorCode.BAD_SETUP)
        rules.new(setup, 1)
    except SetupError as error:
        raise Invalid(str(error), ErrorCode.BAD_SETUP) from None
    return variant_of(rules, setup)


def new_match(
    game: str,
    setup: dict[str, Json],
    clock: Clock | dict[str, Json],
    owner: str,
    seats: Sequence[SeatRow],
    now: int,
    *,
    variant: str,
    rated: bool = True,
    cards: SetHead | None = None,
) -> TableRow:
    """The table of a game to which its players are called now. It is dealt when they have come (`dealing`)."""
    plain_clock: dict[str, Json] = msgspec.to_builtins(clock)
    waits = bool(dealing.awaited(seats))
    return TableRow(
        id=new_id(),
        game=game,
        way=variant,
        setup=setup,
        clock=plain_clock,
        public=True,
        start_when_full=True,
        status=LIVE,
        owner=owner,
        seed=secrets.token_hex(32),
        created_at=now,
        started_at=None if waits else now,
        ended_at=None,
        outcome=None,
        next=None,
        revision=0,
        number=0,
        said=0,
        due_at=now + (dealing.patience(plain_clock) if waits else BOT_GRACE),
        seats=tuple(seats),
        rated=rated and cards is None,
        cards=None if cards is None else cards.id,
        card_set=cards,
    )


def in_any_order(one: SeatRow, other: SeatRow) -> tuple[SeatRow, SeatRow]:
    """Who sits first is a matter of luck."""
    return (one, other) if secrets.randbelow(2) else (other, one)
