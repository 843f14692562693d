"""How near a side is to summoning a card: nothing missing, one piece, two; and the squares that would help.

As in the engine's own matching, all orientations of a pattern are written out as functions of shifts. What is missing
may be filled by placing a common piece on an empty square; a missing upgraded piece counts as two, as long as no enemy
stands there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from arenarium.cards.card_set import Derived
from arenarium.games.tashkalar.board.board import BOARD
from arenarium.games.tashkalar.board.pattern import Orientation
from arenarium.games.tashkalar.board.shifts import RANKS, Shifts, cells, function
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.rules.placements import SUMMONABLE

Near = Callable[[int, int, int, int], tuple[int, int, int]]
"""(own pieces of at least common, heroic, legendary rank, empty squares) to the squares on which the card could be
summoned now, after one more piece, after two."""
Helping = Callable[[int, int, int, int, int], tuple[int, int]]
"""(as above, and the squares on which the card may be summoned) to the empty squares that would complete the pattern,
and those that would be one of two to complete it."""

_COMMON = RANKS[0]


def _near(shapes: Iterable[Orientation]) -> Near:
    shifts = Shifts()
    lines: list[str] = []
    for number, shape in enumerate(shapes):
        for index, cell in enumerate(cells(shape)):
            common = cell.board == _COMMON
            own, empty = shifts.name(cell.board, cell.to), shifts.name("e" if common else "p", cell.to)
            if common:
                if index == 0:
                    lines += [f"    n, o, t = {own}, {empty}, 0"]
                else:
                    lines += [f"    t = t & {own} | o & {empty}", f"    o = o & {own} | n & {empty}"]
            elif index == 0:
                lines += [f"    n, o, t = {own}, 0, {empty} & ~{own}"]
            else:
                lines += [f"    t = t & {own} | n & {empty} & ~{own}", f"    o &= {own}"]
            if index:
                lines += [f"    n &= {own}"]
        lines += ["    none, one, two = n, o, t" if number == 0 else "    none |= n; one |= o; two |= t"]
    lines.append(f"    return none & {BOARD}, one & {BOARD}, two & {BOARD}")
    made: Near = function("c, h, l, e", ["    p = c | e", *shifts.lines(), *lines])
    return made


def _helping(shapes: Iterable[Orientation]) -> Helping:
    shifts = Shifts()
    lines: list[str] = ["    one = two = 0"]
    for shape in shapes:
        pieces = cells(shape)
        names = [shifts.name(cell.board, cell.to) for cell in pieces]
        places = [i for i, cell in enumerate(pieces) if cell.board == _COMMON]
        for size in (1, 2):
            for filled in combinations(places, size):
                boards = [shifts.name("e", pieces[i].to) for i in filled]
                boards += [name for i, name in enumerate(names) if i not in filled]
                back = " | ".join(f"m {pieces[i].back}" for i in filled)
                lines += [
                    f"    m = {' & '.join([*boards, 'where'])}",
                    f"    if m: {('one', 'two')[size - 1]} |= {back}",
                ]
    made: Helping = function("c, h, l, e, where", [*shifts.lines(), *lines, "    return one, two"])
    return made


NEAR: Derived[CardSet, dict[int, Near]] = Derived(
    lambda cards: {number: _near(known.pattern.shapes) for number, known in SUMMONABLE(cards).items()}
)
"""By card."""
HELPING: Derived[CardSet, dict[int, Helping]] = Derived(
    lambda cards: {number: _helping(known.pattern.shapes) for number, known in SUMMONABLE(cards).items()}
)
"""By card."""


def prepare(cards: CardSet) -> None:
    """Make what thinking needs, which takes half a second: a player does it when it sits down, not in its time."""
    NEAR(cards)
    HELPING(cards)
