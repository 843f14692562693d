"""Acts upon chosen pieces: destroy, upgrade, downgrade, convert, choose, ... (EFF-13 to EFF-17)."""

from __future__ import annotations

from abc import abstractmethod

from arenarium.cards.machine import Frame, Resolver
from arenarium.cards.tree import Every, Exactly, UpTo
from arenarium.games.tashkalar.board.board import squares
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Colour, Spread
from arenarium.games.tashkalar.language.tree.words import KNOWN_COURSES
from arenarium.games.tashkalar.rules.effects.selectors import (
    RANK_SETS,
    Finder,
    bind_colour,
    closed_colour,
    first_pieces,
    pieces,
    single,
)
from arenarium.games.tashkalar.rules.pieces import (
    can_be_gateway,
    can_downgrade,
    can_supply,
    can_upgrade,
    change_rank,
    convert,
    destroy,
    hold,
    make_gateway,
)
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import TARGETS, Choice, Target
from arenarium.games.tashkalar.state.position import Position


class OnPieces(Resolver[Position]):
    """An act on one piece after the other, or on every piece at once."""

    verb = ""
    destroys = False
    """EFF-17: whether it counts as destroying."""

    def __init__(self, what: tree.Target) -> None:
        self._number = 1
        self._spread = Spread.FREE
        self._colour = Colour.FREE
        self._find: Finder
        match what:
            case tree.ThisBeing() | tree.It() | tree.Gateway():
                self._find = single(what)
            case tree.FirstPieces():
                self._find_first(what)
            case tree.Pieces(count=count, spread=spread, colour=colour):
                self._find = pieces(what)
                self._spread = spread
                self._colour = colour
                match count:
                    case Every():
                        self.happens = True
                    case UpTo(number):
                        self.up_to, self._number = True, number
                    case Exactly(number):
                        self._number = number

    def _find_first(self, what: tree.FirstPieces) -> None:
        lines = first_pieces(what)
        if what.course in KNOWN_COURSES:
            # the direction is known: all that are met are hit
            self.happens = True
        self._find = lambda state, frame: sum(1 << square for line in lines(state, frame) for square in line)

    # ---- what a family member defines
    def possible(self, state: Position, index: int) -> bool:
        """Whether it can be done to a piece (by its index in `pieces`)."""
        return True

    @abstractmethod
    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        """Do it to the piece on a square."""

    # ---- how the machine uses it
    def _possible(self, state: Position, mask: int) -> list[int]:
        return [square for square in squares(mask) if self.possible(state, state.piece_at(square))]

    def options(self, state: Position, frame: Frame) -> list[Choice] | None:
        table = TARGETS[self.verb]
        open_ = self._find(state, frame)
        if self._colour is Colour.MIXED:
            open_ &= ~closed_colour(state, frame, self._number)
        targets: list[Choice] = [table[square] for square in self._possible(state, open_)]
        return None if self.happens and targets else targets

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
        registers[reg.KILLS] += self.destroys
        bind_colour(frame, self._colour, index // 3)
        self.do(state, frame, square, index)

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.count < self._number and not self.happens


class Destroy(OnPieces):
    verb = "destroy"
    destroys = True

    def __init__(self, node: tree.Destroy) -> None:
        super().__init__(node.what)
        self._times = 0 if node.uncounted else 2 if node.twice else 1
        self._for_good = node.for_good

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        destroy(state, at, self._times, for_good=self._for_good)


class Upgrade(OnPieces):
    verb = "upgrade"

    def __init__(self, node: tree.Upgrade) -> None:
        super().__init__(node.what)

    def possible(self, state: Position, index: int) -> bool:
        return can_upgrade(state, index)

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        change_rank(state, at, +1)


class Downgrade(OnPieces):
    verb = "downgrade"

    def __init__(self, node: tree.Downgrade) -> None:
        super().__init__(node.what)

    def possible(self, state: Position, index: int) -> bool:
        return can_downgrade(state, index)

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
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

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        convert(state, at, index % 3 if self._rank is None else self._rank)


class ChoosePiece(OnPieces):
    verb = "choose"

    def __init__(self, node: tree.ChoosePiece) -> None:
        super().__init__(node.what)

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        """Being remembered as "it" is all."""


class MakeGateway(OnPieces):
    """NV-5."""

    verb = "gateway"

    def __init__(self, node: tree.MakeGateway) -> None:
        super().__init__(node.what)

    def possible(self, state: Position, index: int) -> bool:
        return can_be_gateway(state, index)

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        make_gateway(state, at)


class Hold(OnPieces):
    """EW-14."""

    verb = "take"

    def __init__(self, node: tree.Hold) -> None:
        super().__init__(node.what)

    def do(self, state: Position, frame: Frame, at: int, index: int) -> None:
        hold(state, at, frame.vars[reg.CARD])
