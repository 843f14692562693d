"""Moves and leaps (EFF-11)."""

from __future__ import annotations

from arenarium.script.machine import Frame, Resolver
from arenarium.script.tree import AnyNumber, Exactly, UpTo
from arenarium.tashkalar import registers as reg
from arenarium.tashkalar import tree
from arenarium.tashkalar.board import ADJACENT, BOARD, DIRECTION_OF, RAYS, squares
from arenarium.tashkalar.choices import STEP_MOVES, Choice
from arenarium.tashkalar.choices import Move as MoveChoice
from arenarium.tashkalar.keywords.selectors import RANK_SETS, Finder, area, everywhere, pieces
from arenarium.tashkalar.pieces import relocate
from arenarium.tashkalar.position import LEGENDARY, Position
from arenarium.tashkalar.tree import Colour, Keeping, Kind, Spread

MOVE, LEAP = "move", "leap"


def forbidden(state: Position, rank: int, kind: Kind) -> int:
    """The squares that a piece of that rank may not enter: higher ranks, for a standard move also equal ones."""
    lowest = rank if kind is Kind.STANDARD else rank + 1
    found = 0
    for other in range(lowest, 3):
        found |= state.of_rank(other)
    return found


def destination(to: tree.To | tree.ToIt | None) -> Finder | None:
    """The squares that a phrase like "to an empty square" allows."""
    if to is None:
        return None
    if isinstance(to, tree.ToIt):
        return lambda state, frame: frame.vars[reg.IT]
    kind = area(to.area) if to.area else None
    placed = everywhere(to.where)
    without = RANK_SETS[to.without] if to.without else ()
    empty = to.empty

    def find(state: Position, frame: Frame) -> int:
        found = BOARD
        if empty:
            found &= ~state.occupied()
        for rank in without:
            found &= ~state.of_rank(rank)
        if kind is not None:
            found &= kind(state, frame)
        if placed is not None:
            found &= placed(state, frame)
        return found

    return find


class Movers:
    """Who may make the next move of an act."""

    def __init__(self, who: tree.Target) -> None:
        self._same = False
        self._different = False
        self._binds_colour = False
        match who:
            case tree.ThisBeing():
                self._find: Finder = lambda state, frame: frame.vars[reg.SELF]
            case tree.It():
                self._find = lambda state, frame: frame.vars[reg.IT]
            case tree.Pieces(count=count, spread=spread, colour=colour):
                self._find = pieces(who)
                self._same = isinstance(count, Exactly)
                self._different = spread is Spread.DIFFERENT
                self._binds_colour = colour is Colour.ONE
            case _:
                raise TypeError(who)

    def find(self, state: Position, frame: Frame) -> int:
        if self._same and frame.count:
            return frame.vars[reg.MOVER]
        return self._find(state, frame)

    def make(self, state: Position, frame: Frame, choice: Choice, how: str) -> None:
        """Make one move or leap, and remember it."""
        assert isinstance(choice, MoveChoice)
        self.begin(state, frame, choice.at)
        self.go(state, frame, choice.at, choice.to, how)

    def go(self, state: Position, frame: Frame, origin: int, target: int, how: str) -> None:
        """One step of a piece that has begun to move."""
        if relocate(state, origin, target, how) >= 0:
            frame.vars[reg.DESTROYED] += 1
        frame.vars[reg.THERE] = target
        if how == MOVE:
            frame.vars[reg.DIRECTION] = DIRECTION_OF[origin, target]

    def begin(self, state: Position, frame: Frame, origin: int) -> None:
        """A piece is about to move from there."""
        registers = frame.vars
        bit = 1 << origin
        if not frame.count:
            registers[reg.DESTROYED] = 0
            registers[reg.SELF_MOVED] = 0
            if self._different:
                registers[reg.POOL] = self._find(state, frame)
        registers[reg.MOVER] = registers[reg.IT] = bit
        index = state.piece_at(origin)
        registers[reg.IT_RANK] = index % 3
        registers[reg.POOL] &= ~bit
        if registers[reg.SELF] & bit:
            registers[reg.SELF_MOVED] = 1
        if self._binds_colour:
            registers[reg.COLOUR] = index // 3 + 1


class Move(Resolver[Position]):
    """Single moves, one after the other."""

    def __init__(self, node: tree.Move) -> None:
        assert isinstance(node.count, Exactly | UpTo)
        self._number = node.count.number
        self.up_to = isinstance(node.count, UpTo)
        self._kind = node.kind
        self._movers = Movers(node.who)
        self._to = destination(node.to)
        self._keeping = node.keeping
        self._without_this = node.without_this

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        movers = self._movers.find(state, frame)
        if self._without_this and frame.count >= self._without_this and not frame.vars[reg.SELF_MOVED]:
            movers &= frame.vars[reg.SELF]
        if not movers:
            return []
        allowed = BOARD if self._to is None else self._to(state, frame)
        line = self._keeping is Keeping.THAT or (self._keeping is Keeping.ONE and frame.count > 0)
        found: list[Choice] = []
        for rank in range(3):
            of_rank = movers & state.of_rank(rank)
            if not of_rank:
                continue
            enterable = allowed & ~forbidden(state, rank, self._kind)
            for square in squares(of_rank):
                reach = ADJACENT[square] & enterable
                if line:
                    direction = frame.vars[reg.DIRECTION]
                    ahead = RAYS[square][direction] if direction >= 0 else ()
                    reach &= 1 << ahead[0] if ahead else 0
                if reach:
                    found += [choice for bit, choice in STEP_MOVES[square] if reach & bit]
        return found

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        self._movers.make(state, frame, choice, MOVE)

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.count < self._number


class Run(Resolver[Position]):
    """Any number of moves in one direction, chosen by where it ends."""

    def __init__(self, node: tree.Move) -> None:
        assert isinstance(node.count, AnyNumber)
        self.up_to = True
        self._kind = node.kind
        self._movers = Movers(node.who)
        self._to = destination(node.to)
        self._keeping = node.keeping
        self._until_legendary = node.until_legendary

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        movers = self._movers.find(state, frame)
        allowed = BOARD if self._to is None else self._to(state, frame)
        legendary = state.of_rank(LEGENDARY) if self._until_legendary else 0
        found: list[Choice] = []
        for rank in range(3):
            blocked = forbidden(state, rank, self._kind) | ~allowed
            for square in squares(movers & state.of_rank(rank)):
                for direction, ray in enumerate(RAYS[square]):
                    if self._keeping is Keeping.THAT and direction != frame.vars[reg.DIRECTION]:
                        continue
                    for target in ray:
                        if blocked >> target & 1:
                            break
                        found.append(MoveChoice(square, target))
                        if legendary >> target & 1:
                            break
        return found

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, MoveChoice)
        self._movers.begin(state, frame, choice.at)
        here = choice.at
        for target in RAYS[choice.at][DIRECTION_OF[choice.at, choice.to]]:
            self._movers.go(state, frame, here, target, MOVE)
            here = target
            if target == choice.to:
                break


class MixedMoves(Resolver[Position]):
    """So many combat and so many standard moves, in any order.

    The kind of a move need not be named: a move onto an equal rank is a combat move, any other one is taken as a
    standard move as long as one is left, since a combat move can do all that a standard move can.
    """

    def __init__(self, node: tree.MixedMoves) -> None:
        self._combat, self._standard = node.combat, node.standard
        self.up_to = node.up_to
        self._movers = Movers(node.who)

    def _left(self, frame: Frame) -> tuple[int, int]:
        if not frame.count:
            return self._combat, self._standard
        return frame.vars[reg.COMBAT], frame.vars[reg.STANDARD]

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        combat, _ = self._left(frame)
        kind = Kind.COMBAT if combat else Kind.STANDARD
        found: list[Choice] = []
        movers = self._movers.find(state, frame)
        for rank in range(3):
            enterable = ~forbidden(state, rank, kind)
            for square in squares(movers & state.of_rank(rank)):
                reach = ADJACENT[square] & enterable
                found += [choice for bit, choice in STEP_MOVES[square] if reach & bit]
        return found

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, MoveChoice)
        combat, standard = self._left(frame)
        onto_equal = bool(state.of_rank(state.piece_at(choice.at) % 3) >> choice.to & 1)
        if onto_equal or not standard:
            combat -= 1
        else:
            standard -= 1
        self._movers.make(state, frame, choice, MOVE)
        frame.vars[reg.COMBAT], frame.vars[reg.STANDARD] = combat, standard

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.vars[reg.COMBAT] + frame.vars[reg.STANDARD] > 0


class Leap(Resolver[Position]):
    def __init__(self, node: tree.Leap) -> None:
        assert isinstance(node.count, Exactly | UpTo)
        self._number = node.count.number
        self.up_to = isinstance(node.count, UpTo)
        self._kind = node.kind
        self._movers = Movers(node.who)
        self._to = destination(node.to)

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        movers = self._movers.find(state, frame)
        allowed = BOARD if self._to is None else self._to(state, frame)
        found: list[Choice] = []
        for rank in range(3):
            of_rank = movers & state.of_rank(rank)
            if not of_rank:
                continue
            targets = squares(allowed & ~forbidden(state, rank, self._kind))
            for square in squares(of_rank):
                found += [MoveChoice(square, target) for target in targets if target != square]
        return found

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        self._movers.make(state, frame, choice, LEAP)

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.count < self._number
