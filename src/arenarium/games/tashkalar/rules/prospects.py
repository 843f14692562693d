"""Where the pattern of a card fits on a board, and where it lacks just one piece: for players who look for a summoning.

Only the board counts here. Whether a summoning is legal is for the options of a request to say: there may be a shortage
of pieces (SUM-6, SUM-7), enemy pieces that count as own, or no action left.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from arenarium.games.tashkalar.board.board import BOARD, bits, squares
from arenarium.games.tashkalar.board.pattern import Orientation
from arenarium.games.tashkalar.rules.placements import AtLeast, Summonable
from arenarium.games.tashkalar.state.position import LEGENDARY


class Lack(NamedTuple):
    """The piece that is not there: where, and of which rank at least."""

    at: int
    rank: int


class Prospect(NamedTuple):
    """A way to lay the pattern."""

    at: int
    """The summoning square; for a pattern without one (EW-15) its first piece."""
    orientation: Orientation
    used: int
    """The player's own pieces that it uses."""
    lack: Lack | None


def prospects(pieces: Sequence[int], side: int, known: Summonable) -> tuple[list[Prospect], list[Prospect]]:
    """The ways in which a side's pieces fit the pattern of a card, and those that lack one piece.

    `pieces` are squares by side and rank, as in a position. Ways that look the same are listed once; of those that lack
    a piece only those on squares where the card cannot be summoned now.
    """
    own = _at_least(pieces, side)
    lacking: AtLeast = (BOARD & ~own[0], BOARD & ~own[1], BOARD & ~own[2])
    where = BOARD if known.anywhere else _allowed(pieces, known.rank)
    laid = [(orientation, orientation.matches_borrowing(own, lacking, 1)) for orientation in known.orientations]
    fits = [
        Prospect(at, orientation, orientation.used(at), None)
        for orientation, (fitting, _) in laid
        for at in squares(fitting & where)
    ]
    near = where & ~bits(tuple({prospect.at for prospect in fits}))
    if known.anywhere and fits:
        near = 0
    almost = [_lacking(orientation, at, own) for orientation, (_, short) in laid for at in squares(short & near)]
    return list(_distinct(known, fits)), list(_distinct(known, almost))


def open_squares(pieces: Sequence[int], known: Summonable) -> int:
    """EW-15: where a being may go whose pattern has no summoning square; nowhere for other cards."""
    occupied = 0
    for mask in pieces:
        occupied |= mask
    return known.anywhere & ~occupied


def _at_least(pieces: Sequence[int], side: int) -> AtLeast:
    """SUM-2: a piece of higher rank also fits."""
    common, heroic, legendary = pieces[3 * side : 3 * side + 3]
    return common | heroic | legendary, heroic | legendary, legendary


def _allowed(pieces: Sequence[int], rank: int) -> int:
    """SUM-5: a piece of higher rank, of any colour, forbids the summoning."""
    allowed = BOARD
    for index, mask in enumerate(pieces):
        if rank < index % 3 <= LEGENDARY:
            allowed &= ~mask
    return allowed


def _lacking(orientation: Orientation, at: int, own: AtLeast) -> Prospect:
    """A way to lay the pattern of which exactly one piece is missing."""
    cells = [Lack(at + shift, rank) for rank, shift in orientation.right]
    cells += [Lack(at - shift, rank) for rank, shift in orientation.left]
    (lack,) = (cell for cell in cells if not own[cell.rank] >> cell.at & 1)
    return Prospect(at, orientation, orientation.used(at) & ~(1 << lack.at), lack)


def _distinct(known: Summonable, ways: Iterable[Prospect]) -> Iterator[Prospect]:
    """Each way once: one that uses the same pieces for the same, only turned, shows nothing new."""
    seen = set()
    for prospect in ways:
        key = (known.difference(prospect.orientation, prospect.at), prospect.used, prospect.lack)
        if key not in seen:
            seen.add(key)
            yield prospect
