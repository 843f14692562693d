"""Acts upon chosen pieces: destroy, upgrade, downgrade, convert, choose (EFF-13 to EFF-17)."""

from __future__ import annotations

from abc import abstractmethod

from arenarium.script.machine import Frame, Resolver
from arenarium.script.tree import Every, Exactly, UpTo
from arenarium.tashkalar import registers as reg
from arenarium.tashkalar import tree
from arenarium.tashkalar.board import squares
from arenarium.tashkalar.choices import TARGETS, Choice, Target
from arenarium.tashkalar.keywords.selectors import RANK_SETS, Finder, first_pieces, pieces
from arenarium.tashkalar.pieces import (
    can_downgrade,
    can_supply,
    can_upgrade,
    change_rank,
    convert,
    destroy,
)
from arenarium.tashkalar.position import Position
from arenarium.tashkalar.tree import Colour, Spread


class OnPieces(Resolver[Position]):
    """An act on one piece after the other, or on every piece at once."""

    verb = ""
    destroys = False
    """EFF-17: whether it counts as destroying."""

    def __init__(self, what: tree.Target) -> None:
        self._number = 1
        self._spread = Spread.FREE
        self._binds_colour = False
        self._find: Finder
        match what:
            case tree.ThisBeing():
                self._find = lambda state, frame: frame.vars[reg.SELF]
            case tree.It():
                self._find = lambda state, frame: frame.vars[reg.IT]
            case tree.FirstPieces():
                self._find_first(what)
            case tree.Pieces(count=count, spread=spread, colour=colour):
                self._find = pieces(what)
                self._spread = spread
                self._binds_colour = colour is Colour.ONE
                match count:
                    case Every():
                        self.happens = True
                    case UpTo(number):
                        self.up_to, self._number = True, number
                    case Exactly(number):
                        self._number = number

    def _find_first(self, what: tree.FirstPieces) -> None:
        lines = first_pieces(what)
        if what.course is tree.Course.THAT:
            # the direction is known: all that are met are hit
            self.happens = True
        self._find = lambda state, frame: sum(1 << square for line in lines(state, frame) for square in line)

    # ---- what a family member defines
    def possible(self, state: Position, index: int) -> bool:
        """Whether it can be done to a piece (by its index in `pieces`)."""
        return True

    @abstractmethod
    def do(self, state: Position, at: int, index: int) -> None:
        """Do it to the piece on a square."""

    # ---- how the machine uses it
    def _possible(self, state: Position, found: int) -> list[int]:
        return [square for square in squares(found) if self.possible(state, state.piece_at(square))]

    def options(self, state: Position, frame: Frame) -> list[Choice] | None:
        table = TARGETS[self.verb]
        found: list[Choice] = [table[square] for square in self._possible(state, self._find(state, frame))]
        return None if self.happens and found else found

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        registers = frame.vars
        if self.happens:
            registers[reg.DESTROYED] = 0
            for square in squares(self._find(state, frame)):
                if self.possible(state, state.piece_at(square)):  # the supply may end on the way
                    self._one(state, frame, square)
            return
        assert isinstance(choice, Target)
        if not frame.count:
            registers[reg.DESTROYED] = 0
            if self._spread is not Spread.FREE:
                registers[reg.PICKED] = 0
                registers[reg.POOL] = self._find(state, frame)
        self._one(state, frame, choice.at)

    def _one(self, state: Position, frame: Frame, square: int) -> None:
        registers = frame.vars
        index = state.piece_at(square)
        bit = 1 << square
        registers[reg.IT] = bit
        registers[reg.THERE] = square
        registers[reg.IT_RANK] = index % 3
        registers[reg.PICKED] |= bit
        registers[reg.POOL] &= ~bit
        registers[reg.DESTROYED] += self.destroys
        if self._binds_colour:
            registers[reg.COLOUR] = index // 3 + 1
        self.do(state, square, index)

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.count < self._number and not self.happens


class Destroy(OnPieces):
    verb = "destroy"
    destroys = True

    def __init__(self, node: tree.Destroy) -> None:
        super().__init__(node.what)
        self._counted = not node.uncounted

    def do(self, state: Position, at: int, index: int) -> None:
        destroy(state, at, counted=self._counted)


class Upgrade(OnPieces):
    verb = "upgrade"

    def __init__(self, node: tree.Upgrade) -> None:
        super().__init__(node.what)

    def possible(self, state: Position, index: int) -> bool:
        return can_upgrade(state, index)

    def do(self, state: Position, at: int, index: int) -> None:
        change_rank(state, at, +1)


class Downgrade(OnPieces):
    verb = "downgrade"

    def __init__(self, node: tree.Downgrade) -> None:
        super().__init__(node.what)

    def possible(self, state: Position, index: int) -> bool:
        return can_downgrade(state, index)

    def do(self, state: Position, at: int, index: int) -> None:
        change_rank(state, at, -1)


class Convert(OnPieces):
    verb = "convert"
    destroys = True

    def __init__(self, node: tree.Convert) -> None:
        super().__init__(node.what)
        self._rank = None if node.to is None else RANK_SETS[node.to][0]

    def possible(self, state: Position, index: int) -> bool:
        """EFF-16: the supply must have the piece, and it must be an enemy's."""
        rank = index % 3 if self._rank is None else self._rank
        return index // 3 != state.side and can_supply(state, state.side, rank)

    def do(self, state: Position, at: int, index: int) -> None:
        convert(state, at, index % 3 if self._rank is None else self._rank)


class ChoosePiece(OnPieces):
    verb = "choose"

    def __init__(self, node: tree.ChoosePiece) -> None:
        super().__init__(node.what)

    def do(self, state: Position, at: int, index: int) -> None:
        """Being remembered as "it" is all."""
