"""Which pieces and squares a phrase means, worked out on the board as it is.

Each phrase is compiled once into a function of the position and the frame that gives a set of squares.
"""

from __future__ import annotations

from collections.abc import Callable

from arenarium.cards.machine import Frame
from arenarium.games.tashkalar.board.board import (
    ADJACENT,
    ALL_DIRECTIONS,
    BOARD,
    DIAGONAL,
    DIAGONAL_DIRECTIONS,
    GREEN,
    ORTHOGONAL,
    RAY_MASKS,
    RAYS,
    RED,
    RING,
    SQUARES,
    WITHIN,
    neighbours,
)
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Area, Colour, Course, Owner, Pieces, Ranks, Side, Spread
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.position import Position

Finder = Callable[[Position, Frame], int]
"""Position and frame to a set of squares."""

RANK_SETS: dict[Ranks, tuple[int, ...]] = {
    Ranks.ANY: (0, 1, 2),
    Ranks.COMMON: (0,),
    Ranks.HEROIC: (1,),
    Ranks.LEGENDARY: (2,),
    Ranks.UPGRADED: (1, 2),
    Ranks.NON_LEGENDARY: (0, 1),
}
FIXED_AREAS = {
    Area.RED: RED,
    Area.GREEN: GREEN,
    Area.COLOURED: RED | GREEN,
    Area.COLOURLESS: BOARD & ~(RED | GREEN),
}
"""Kinds of squares that are the same in every position."""
_NEIGHBOURS = {Side.ANY: ADJACENT, Side.ORTHOGONAL: ORTHOGONAL, Side.DIAGONAL: DIAGONAL}


def owned(owner: Owner, ranks: Ranks) -> Finder:
    """Pieces by owner, seen from the active side (EFF-8), and rank."""
    rank_numbers = RANK_SETS[ranks]

    def find(state: Position, frame: Frame) -> int:
        mask = 0
        pieces = state.pieces
        if owner is Owner.YOURS:
            base = 3 * state.side
            for rank in rank_numbers:
                mask |= pieces[base + rank]
            return mask
        mine = 3 * state.side if owner is Owner.ENEMY else -1
        for base in range(0, len(pieces), 3):
            if base != mine:
                for rank in rank_numbers:
                    mask |= pieces[base + rank]
        return mask

    return find


def area(kind: Area) -> Finder:
    if kind is Area.MARKED:
        return lambda state, frame: frame.vars[reg.MARKED]
    if kind is Area.SECOND_MARKED:
        return lambda state, frame: frame.vars[reg.SECOND_MARKED]
    squares = FIXED_AREAS[kind]
    return lambda state, frame: squares


def directions(course: Course) -> Finder:
    """The directions that a course means, as a set of directions."""

    def beside(state: Position, frame: Frame) -> int:
        d = frame.vars[reg.DIRECTION]
        return 1 << d | 1 << (d + 1) % 8 | 1 << (d - 1) % 8 if d >= 0 else 0

    return {
        Course.ONE: lambda state, frame: ALL_DIRECTIONS,
        Course.OPPOSITE: lambda state, frame: 1 << (d + 4) % 8 if (d := frame.vars[reg.DIRECTION]) >= 0 else 0,
        Course.THAT: lambda state, frame: 1 << d if (d := frame.vars[reg.DIRECTION]) >= 0 else 0,
        Course.THAT_OR_BESIDE: beside,
        Course.INDICATED: lambda state, frame: frame.vars[reg.ARROWS],
        Course.DIAGONAL: lambda state, frame: DIAGONAL_DIRECTIONS,
    }[course]


def single(what: tree.Single) -> Finder:
    """The square of one particular piece, as a set; empty if it is not on the board."""
    match what:
        case tree.ThisBeing():
            return lambda state, frame: frame.vars[reg.SELF]
        case tree.It():
            return lambda state, frame: frame.vars[reg.IT]
        case tree.Gateway():
            return lambda state, frame: state.gateway
    raise TypeError(what)


def that_square(state: Position, frame: Frame) -> int:
    there = frame.vars[reg.THERE]
    return 1 << there if there >= 0 else 0


def _around(of: tree.Neighbour, table: dict[int, int]) -> Finder:
    """The squares that `table` gives for the square(s) of a reference."""
    everything: Finder
    match of:
        case tree.ThisBeing() | tree.It() | tree.Gateway() | tree.ThatSquare():
            one = that_square if isinstance(of, tree.ThatSquare) else single(of)
            return lambda state, frame: table[s.bit_length() - 1] if (s := one(state, frame)) else 0
        case tree.Several(number, owner, ranks, another):
            return _with_neighbours(number, _pieces_of_kind(owner, ranks, another), table)
        case tree.OfItsColour():
            everything = _of_bound_colour
        case tree.SquareOf(kind):
            everything = area(kind)
        case tree.SomePiece(owner, ranks, another):
            everything = _pieces_of_kind(owner, ranks, another)
        case _:
            raise TypeError(of)
    if table is ADJACENT:
        return lambda state, frame: neighbours(everything(state, frame))

    def around(state: Position, frame: Frame) -> int:
        mask, left = 0, everything(state, frame)
        while left:
            bit = left & -left
            mask |= table[bit.bit_length() - 1]
            left ^= bit
        return mask

    return around


def _pieces_of_kind(owner: Owner, ranks: Ranks, another: bool) -> Finder:
    """Pieces by owner and rank; `another`: without this being."""
    find = owned(owner, ranks)
    return (lambda state, frame: find(state, frame) & ~frame.vars[reg.SELF]) if another else find


def _with_neighbours(number: int, of: Finder, table: dict[int, int]) -> Finder:
    """The squares that have at least so many of these pieces as neighbours."""

    def find(state: Position, frame: Frame) -> int:
        pieces = of(state, frame)
        return sum(1 << square for square in SQUARES if (table[square] & pieces).bit_count() >= number)

    return find


def where(condition: tree.Where) -> Finder:
    """The squares for which a condition holds."""
    match condition:
        case tree.Near(to, side):
            return _around(to, _NEIGHBOURS[side])
        case tree.Within(distance, of):
            return _around(of, WITHIN[min(distance, 8)])
        case tree.AtDistance(distance, of):
            return _around(of, RING[min(distance, 8)])
        case tree.On(kind):
            return area(kind)
        case tree.OnOrNear(kind):
            squares = area(kind)
            return lambda state, frame: (s := squares(state, frame)) | neighbours(s)
        case tree.OnLeft():
            return lambda state, frame: 1 << left if (left := frame.vars[reg.LEFT]) >= 0 else 0
        case tree.Along(course, reach):
            return _along(course, reach)
    raise TypeError(condition)


def _along(course: Course, reach: int) -> Finder:
    aimed = directions(course)

    def find(state: Position, frame: Frame) -> int:
        here = frame.vars[reg.SELF]
        if not here:
            return 0
        square = here.bit_length() - 1
        mask = 0
        for direction in range(8):
            if aimed(state, frame) >> direction & 1:
                mask |= RAY_MASKS[square][direction]
        return mask & WITHIN[min(reach, 8)][square] if reach else mask

    return find


def everywhere(conditions: tuple[tree.Where, ...]) -> Finder | None:
    """The squares for which all conditions hold; None if there is no condition."""
    finders = [where(condition) for condition in conditions]
    if not finders:
        return None
    if len(finders) == 1:
        return finders[0]

    def find(state: Position, frame: Frame) -> int:
        mask = BOARD
        for finder in finders:
            mask &= finder(state, frame)
        return mask

    return find


def _more_than_you(ranks: Ranks) -> Finder:
    """The pieces of all opponents who have more pieces of these ranks than the active side."""
    rank_numbers = RANK_SETS[ranks]

    def find(state: Position, frame: Frame) -> int:
        numbers = [
            sum(state.pieces[3 * side + rank].bit_count() for rank in rank_numbers) for side in range(state.table.sides)
        ]
        mask = 0
        for side, number in enumerate(numbers):
            if number > numbers[state.side]:
                mask |= state.own(side)
        return mask

    return find


def _of_bound_colour(state: Position, frame: Frame) -> int:
    colour = frame.vars[reg.COLOUR]
    return state.own(colour - 1) if colour else BOARD


def pieces(noun: Pieces) -> Finder:
    """The pieces that a noun phrase describes, one of which is to be chosen now."""
    base = owned(noun.owner, noun.ranks)
    filters: list[Finder] = []
    placed = everywhere(noun.where)
    if placed is not None:
        filters.append(placed)
    filters += [_all_but(single(other)) for other in noun.other_than]
    if noun.used:
        filters.append(lambda state, frame: frame.vars[reg.USED])
    match noun.colour:
        case Colour.THAT:
            filters.append(_of_bound_colour)
        case Colour.ONE:
            filters.append(lambda state, frame: _of_bound_colour(state, frame) if frame.count else BOARD)
        case Colour.MORE_COMMON:
            filters.append(_more_than_you(Ranks.COMMON))
        case Colour.MORE_UPGRADED:
            filters.append(_more_than_you(Ranks.UPGRADED))
    if noun.spread is Spread.CONNECTED:
        filters.append(_connected)

    def find(state: Position, frame: Frame) -> int:
        mask = base(state, frame)
        for narrow in filters:
            mask &= narrow(state, frame)
        return mask

    if noun.spread is not Spread.DIFFERENT:
        return find

    def find_different(state: Position, frame: Frame) -> int:
        # the choice is among those that qualified when the act began, wherever they are now
        if not frame.count:
            return find(state, frame)
        pool = frame.vars[reg.POOL]
        return pool & _of_bound_colour(state, frame) if noun.colour is Colour.ONE else pool

    return find_different


def _all_but(one: Finder) -> Finder:
    return lambda state, frame: ~one(state, frame)


def closed_colour(state: Position, frame: Frame, number: int) -> int:
    """Pieces "not all of one colour": when the last of them is chosen, the colour that all before had is closed."""
    colour = frame.vars[reg.COLOUR]
    return state.own(colour - 1) if colour and 0 < frame.count == number - 1 else 0


def bind_colour(frame: Frame, rule: Colour, side: int) -> None:
    """Remember the colour of a chosen piece as far as the next ones depend on it."""
    registers = frame.vars
    if rule is Colour.ONE or (rule is Colour.MIXED and not frame.count):
        registers[reg.COLOUR] = side + 1
    elif rule is Colour.MIXED and registers[reg.COLOUR] != side + 1:
        registers[reg.COLOUR] = 0


def _connected(state: Position, frame: Frame) -> int:
    if not frame.count:
        return BOARD
    picked = frame.vars[reg.PICKED]
    return neighbours(picked) & ~picked


def first_pieces(noun: tree.FirstPieces) -> Callable[[Position, Frame], list[list[int]]]:
    """For each direction meant, the first pieces on the line from this being, nearest first."""
    aimed = directions(noun.course)

    def find(state: Position, frame: Frame) -> list[list[int]]:
        here = frame.vars[reg.SELF]
        if not here:
            return []
        occupied = state.occupied()
        legendary = state.of_rank(2) if noun.shielded else 0
        lines = []
        for direction in range(8):
            if not aimed(state, frame) >> direction & 1:
                continue
            met: list[int] = []
            for square in RAYS[here.bit_length() - 1][direction]:
                if not occupied >> square & 1:
                    continue
                if legendary >> square & 1 or len(met) == noun.number:
                    break
                met.append(square)
            lines.append(met)
        return lines

    return find
