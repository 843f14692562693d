"""When the cards are dealt of a game that begins without a lobby: two have been paired, by a challenge, in the queue or
in a tournament, and have seats before they have come. These are the rules, and docs/verify.md tells them to everybody:

- The server has drawn its part of the seed, and shows its fingerprint, before anybody comes.
- Whoever first connects to the table adds a number to the seed. With the last of them the cards are dealt.
- Who does not come within 30 seconds, by correspondence within an hour, adds nothing: the cards are dealt without.

Clocks begin with the deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.core.plain import Json
from arenarium.server.store.rows import LIVE, SeatRow, TableRow

ARRIVAL, ARRIVAL_BY_CORRESPONDENCE = 30_000, 60 * 60 * 1000
"""Milliseconds for which players are waited for."""


def awaited(seats: Sequence[SeatRow]) -> list[int]:
    """The seats of people who have added nothing yet."""
    return [number for number, seat in enumerate(seats) if seat.player and not seat.computer and seat.random is None]


def patience(clock: Mapping[str, Json]) -> int:
    """For how long players are waited for."""
    return ARRIVAL_BY_CORRESPONDENCE if clock.get("kind") in ("days", "none") else ARRIVAL


def is_called(row: TableRow) -> bool:
    """Whether players have been called to a table, and nothing is dealt yet."""
    return row.status == LIVE and row.started_at is None


def dealt_by(row: TableRow) -> int:
    """When the cards are dealt at the latest."""
    return row.created_at + patience(row.clock)
