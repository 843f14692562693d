"""What a game that is over counts for the ratings (ADR 24)."""

from __future__ import annotations

from arenarium.games import game_of
from arenarium.server.live.live_match import LiveMatch
from arenarium.server.store.ratings import BOT, COMPUTER, Ranked
from arenarium.server.store.rows import SeatRow, TableRow

MIN_CHOICES = 5
"""Of each side: a game with fewer counts for no rating."""


def ranked(row: TableRow, live: LiveMatch) -> Ranked | None:
    """The game for the ratings: those of accounts, bots and computer players. Who let a computer player play is the
    last, also after coming back. None for a game that does not count."""
    seats, outcome = row.seats, live.outcome
    assert outcome is not None
    if not row.rated:
        return None
    if not any(seat.account for seat in seats) or any(seat.player and not seat.account for seat in seats):
        return None
    sides = game_of(row.game).sides(row.setup)
    choices = live.standing_choices()
    if not row.public or any(sum(choices[seat] for seat in side) < MIN_CHOICES for side in sides):
        return None
    who = [_rated_as(seat) for seat in seats]
    replaced = live.attendance.replaced
    last = len(seats) + 1
    ranking = [last if replaced.intersection(side) else outcome.ranking[side[0]] for side in sides]
    return Ranked(row.game, row.way, [[who[seat] for seat in side] for side in sides], ranking)


def _rated_as(seat: SeatRow) -> str:
    """By whose rating a seat counts: the player's, that of the player's program, or a computer player's."""
    if seat.player is None:
        return f"{COMPUTER}{seat.computer}"
    return BOT + seat.player if seat.bot else seat.player
