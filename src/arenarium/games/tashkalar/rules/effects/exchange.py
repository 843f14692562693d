"""Acts in which pieces change places or one comes for another: swap, mirror, replace, release; choosing squares."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Resolver
from arenarium.cards.tree import Exactly, UpTo
from arenarium.games.tashkalar.board.board import BOARD, NAMES, STRIDE, squares
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Owner
from arenarium.games.tashkalar.rules.effects.move import Goal, forbidden
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS, area, pieces, single
from arenarium.games.tashkalar.rules.pieces import can_supply, put, release, release_to_supply, replace, swap
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import TARGETS, Choice, Put, Target
from arenarium.games.tashkalar.state.choices import Swap as SwapChoice
from arenarium.games.tashkalar.state.position import Position


class ChooseSquare(Resolver[Position]):
    """An empty square, "that square" from now on."""

    def __init__(self, node: tree.ChooseSquare) -> None:
        self._area = area(node.area) if node.area else None

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        open_ = BOARD if self._area is None else self._area(state, frame)
        return [TARGETS["choose"][square] for square in squares(open_ & ~state.occupied())]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Target)
        frame.vars[reg.IT] = 0
        frame.vars[reg.IT_RANK] = reg.NO_RANK
        frame.vars[reg.THERE] = choice.at
        state.emit(events.SquareChosen(NAMES[choice.at]))


class SwapResolver(Resolver[Position]):
    """EW-13. "It" is the first of the two pieces afterwards."""

    def __init__(self, node: tree.Swap) -> None:
        self._first, self._second = pieces(node.what), pieces(node.other)
        self._equal = node.other.equal_rank

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        others = squares(self._second(state, frame))
        swaps: list[Choice] = []
        for one in squares(self._first(state, frame)):
            equal = state.of_rank(state.piece_at(one) % 3) if self._equal else BOARD
            swaps += [SwapChoice(one, other) for other in others if other != one and equal >> other & 1]
        return swaps

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, SwapChoice)
        registers = frame.vars
        registers[reg.IT_RANK] = state.piece_at(choice.at) % 3
        swap(state, choice.at, choice.other)
        registers[reg.IT] = 1 << choice.other
        registers[reg.LEFT] = choice.at
        registers[reg.THERE] = choice.other
        registers[reg.DESTROYED] = 0


class Mirror(Resolver[Position]):
    """For a piece on a marked square one of yours, of its rank, on the second marked square that mirrors it.

    Chosen by the piece that is put there. The mirror is the row or column of the summoning square.
    """

    def __init__(self, node: tree.Mirror) -> None:
        assert isinstance(node.what.count, Exactly | UpTo)
        self._number = node.what.count.number
        self.up_to = isinstance(node.what.count, UpTo)
        self._find = pieces(node.what)

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        free = frame.vars[reg.SECOND_MARKED] & ~state.occupied()
        puts: dict[Choice, None] = {}  # two pieces may have the same image
        for square in squares(self._find(state, frame)):
            rank = state.piece_at(square) % 3
            if can_supply(state, state.side, rank):
                images = squares(_images(square, frame.vars[reg.AT]) & free)
                puts.update(dict.fromkeys(Put(image, state.side, rank) for image in images))
        return list(puts)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Put)
        if not frame.count:
            frame.vars[reg.POOL] = self._find(state, frame)
        mirrored = _images(choice.at, frame.vars[reg.AT])
        frame.vars[reg.POOL] &= ~mirrored  # a piece whose image stands is not mirrored again
        _remember(frame, choice)
        put(state, choice.side, choice.rank, choice.at)
        state.emit(events.Placed(NAMES[choice.at], choice.side, choice.rank))

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.count < self._number


def _images(square: int, centre: int) -> int:
    """A square mirrored across the column and across the row of another, as far as they are on the board."""
    row, column = divmod(square, STRIDE)
    centre_row, centre_column = divmod(centre, STRIDE)
    images = 0
    for y, x in ((row, 2 * centre_column - column), (2 * centre_row - row, column)):
        if 0 <= x < STRIDE and 0 <= y < STRIDE:
            images |= 1 << y * STRIDE + x
    return images & BOARD & ~(1 << square)


def _remember(frame: Frame, choice: Put) -> None:
    """Remember a piece that comes onto the board."""
    registers = frame.vars
    registers[reg.IT] = 1 << choice.at
    registers[reg.THERE] = choice.at
    registers[reg.IT_RANK] = choice.rank
    registers[reg.DESTROYED] = 0


class Replace(Resolver[Position]):
    """One piece goes, one of another colour comes on its square. Chosen by the piece that comes."""

    def __init__(self, node: tree.Replace) -> None:
        self._find = single(node.what)
        self._rank = RANK_SETS[node.rank][0]
        self._enemy = node.owner is Owner.ENEMY

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        where = self._find(state, frame)
        if not where:
            return []
        sides = [side for side in range(state.table.sides) if (side != state.side) == self._enemy]
        at = where.bit_length() - 1
        return [Put(at, side, self._rank) for side in sides if can_supply(state, side, self._rank)]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Put)
        replace(state, choice.at, choice.side, choice.rank)
        _remember(frame, choice)


class Release(Resolver[Position]):
    """EW-14: the piece on this card leaps onto the board; if there is no square for it, it goes to its supply."""

    def __init__(self, node: tree.Release) -> None:
        self._kind = node.kind
        self._goal = Goal(node.to)

    def options(self, state: Position, frame: Frame) -> list[Choice] | None:
        held = state.extras.held_on(frame.vars[reg.CARD])
        if held is None:
            return []
        open_ = self._goal.squares(state, frame) & ~forbidden(state, held.piece % 3, self._kind)
        return [TARGETS["release"][square] for square in squares(open_)] or None

    def perform(self, state: Position, frame: Frame, choice: Choice | None) -> None:
        held = state.extras.held_on(frame.vars[reg.CARD])
        assert held is not None
        registers = frame.vars
        registers[reg.DESTROYED] = 0
        if not isinstance(choice, Target):  # there is no square for it
            release_to_supply(state, held)
            registers[reg.IT], registers[reg.THERE], registers[reg.IT_RANK] = 0, -1, reg.NO_RANK
            return
        if release(state, held, choice.at):
            registers[reg.DESTROYED] += 1
            registers[reg.KILLS] += 1
        registers[reg.IT] = 1 << choice.at
        registers[reg.THERE] = choice.at
        registers[reg.IT_RANK] = held.piece % 3
