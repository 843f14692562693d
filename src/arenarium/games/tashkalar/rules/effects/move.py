"""Moves and leaps (EFF-11)."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Resolver
from arenarium.cards.tree import AnyNumber, Every, Exactly, UpTo
from arenarium.games.tashkalar.board.board import (
    ADJACENT,
    AHEAD,
    ALL_DIRECTIONS,
    BOARD,
    DIRECTION_OF,
    RAYS,
    WITHIN,
    distance,
    squares,
)
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Colour, Course, Kind, Spread
from arenarium.games.tashkalar.rules.effects.selectors import (
    RANK_SETS,
    Finder,
    area,
    bind_colour,
    closed_colour,
    directions,
    everywhere,
    pieces,
    single,
    that_square,
)
from arenarium.games.tashkalar.rules.pieces import relocate
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import STEP_MOVES, Choice
from arenarium.games.tashkalar.state.choices import Move as MoveChoice
from arenarium.games.tashkalar.state.events import Cause
from arenarium.games.tashkalar.state.position import LEGENDARY, Position

ANY_NUMBER = 1000
"""More moves than anybody will ever make."""


def forbidden(state: Position, rank: int, kind: Kind) -> int:
    """The squares that a piece of that rank may not enter: higher ranks, for a standard move also equal ones."""
    lowest = rank if kind is Kind.STANDARD else rank + 1
    mask = 0
    for other in range(lowest, 3):
        mask |= state.of_rank(other)
    return mask


class Goal:
    """Where a phrase like "to an empty square" or "toward the Gateway" lets a piece go."""

    def __init__(self, to: tree.Destination | None) -> None:
        self._find: Finder | None = None
        self.toward: Finder | None = None
        """Each move must come nearer to this piece."""
        self._onto = True
        match to:
            case tree.ToIt():
                self._find = lambda state, frame: frame.vars[reg.IT]
            case tree.ToThatSquare():
                self._find = that_square
            case tree.Toward(what, onto):
                self.toward, self._onto = single(what), onto
            case tree.To():
                self._find = _squares_to(to)

    def squares(self, state: Position, frame: Frame) -> int:
        """The squares that are open to every mover."""
        return BOARD if self._find is None else self._find(state, frame)

    def nearer(self, state: Position, frame: Frame, origin: int) -> int:
        """NV-8: the squares that are nearer to the piece that a mover goes toward."""
        assert self.toward is not None
        aim = self.toward(state, frame)
        if not aim:
            return 0
        there = aim.bit_length() - 1
        return WITHIN[max(distance(origin, there) - 1, 0)][there] | (aim if self._onto and aim != 1 << origin else 0)


def _squares_to(to: tree.To) -> Finder:
    kind = area(to.area) if to.area else None
    placed = everywhere(to.where)
    without = RANK_SETS[to.without] if to.without else ()
    empty = to.empty

    def find(state: Position, frame: Frame) -> int:
        mask = BOARD
        if empty:
            mask &= ~state.occupied()
        for rank in without:
            mask &= ~state.of_rank(rank)
        if kind is not None:
            mask &= kind(state, frame)
        if placed is not None:
            mask &= placed(state, frame)
        return mask

    return find


class Movers:
    """Who may make the next move of an act that has so many of them."""

    def __init__(self, who: tree.Target, number: int = 0) -> None:
        self._number = number
        self._same = False
        self._different = False
        self.every = False
        """Each of them makes its move."""
        self._colour = Colour.FREE
        match who:
            case tree.ThisBeing() | tree.It() | tree.Gateway():
                self._find = single(who)
            case tree.Pieces(count=count, spread=spread, colour=colour):
                self._find = pieces(who)
                self._same = isinstance(count, Exactly)
                self._different = spread is Spread.DIFFERENT
                self.every = isinstance(count, Every)
                self._colour = colour
            case _:
                raise TypeError(who)

    def find(self, state: Position, frame: Frame) -> int:
        if frame.count:
            if self._same:
                return frame.vars[reg.MOVER]
            if self.every:
                return frame.vars[reg.POOL]
            if self._colour is Colour.MIXED:
                return self._find(state, frame) & ~closed_colour(state, frame, self._number)
        return self._find(state, frame)

    def make(self, state: Position, frame: Frame, choice: Choice, how: Cause) -> None:
        """Make one move or leap, and remember it."""
        assert isinstance(choice, MoveChoice)
        self.begin(state, frame, choice.at)
        self.go(state, frame, choice.at, choice.to, how)

    def go(self, state: Position, frame: Frame, origin: int, target: int, how: Cause) -> None:
        """One step of a piece that has begun to move."""
        registers = frame.vars
        if relocate(state, origin, target, how) >= 0:
            registers[reg.DESTROYED] += 1
            registers[reg.KILLS] += 1
        registers[reg.LEFT] = origin
        registers[reg.THERE] = target
        if how is Cause.MOVE:
            registers[reg.DIRECTION] = DIRECTION_OF[origin, target]

    def begin(self, state: Position, frame: Frame, origin: int) -> None:
        """A piece is about to move from there."""
        registers = frame.vars
        bit = 1 << origin
        if not frame.count:
            registers[reg.DESTROYED] = 0
            registers[reg.SELF_MOVED] = 0
            if self._different or self.every:
                registers[reg.POOL] = self._find(state, frame)
        registers[reg.MOVER] = registers[reg.IT] = bit
        index = state.piece_at(origin)
        registers[reg.IT_RANK] = index % 3
        registers[reg.POOL] &= ~bit
        if registers[reg.SELF] & bit:
            registers[reg.SELF_MOVED] = 1
        bind_colour(frame, self._colour, index // 3)


class Directions:
    """Which directions a row of moves may take: the first one of those that are meant, then all the same one."""

    def __init__(self, keeping: Course | None) -> None:
        self.free = keeping is None
        """Any direction, chosen again each time."""
        self._first = directions(keeping or Course.ONE)
        self._next = self._first if keeping is Course.THAT_OR_BESIDE else directions(Course.THAT)

    def find(self, state: Position, frame: Frame) -> int:
        return (self._next if frame.count else self._first)(state, frame)


def _ahead(square: int, open_: int) -> int:
    """The next squares in some directions."""
    return sum(bit for direction, bit in enumerate(AHEAD[square]) if open_ >> direction & 1)


class MoveResolver(Resolver[Position]):
    """Single moves, one after the other."""

    def __init__(self, node: tree.Move) -> None:
        self._number = node.count.number if isinstance(node.count, Exactly | UpTo) else ANY_NUMBER
        self.up_to = not isinstance(node.count, Exactly)
        self._kind = node.kind
        self._movers = Movers(node.who, self._number)
        self._goal = Goal(node.to)
        self._directions = Directions(node.keeping)
        self._without_this = node.without_this

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        movers = self._movers.find(state, frame)
        if self._without_this and frame.count >= self._without_this and not frame.vars[reg.SELF_MOVED]:
            movers &= frame.vars[reg.SELF]
        if not movers:
            return []
        allowed = self._goal.squares(state, frame)
        open_ = ALL_DIRECTIONS if self._directions.free else self._directions.find(state, frame)
        moves: list[Choice] = []
        for rank in range(3):
            of_rank = movers & state.of_rank(rank)
            if not of_rank:
                continue
            enterable = allowed & ~forbidden(state, rank, self._kind)
            for square in squares(of_rank):
                reach = ADJACENT[square] & enterable
                if open_ != ALL_DIRECTIONS:
                    reach &= _ahead(square, open_)
                if self._goal.toward is not None:
                    reach &= self._goal.nearer(state, frame, square)
                if reach:
                    moves += [choice for bit, choice in STEP_MOVES[square] if reach & bit]
        return moves

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        self._movers.make(state, frame, choice, Cause.MOVE)

    def more(self, state: Position, frame: Frame) -> bool:
        return self._movers.every or frame.count < self._number


def move_resolver(node: tree.Move) -> Resolver[Position]:
    return Run(node) if isinstance(node.count, AnyNumber) and node.keeping else MoveResolver(node)


class Run(Resolver[Position]):
    """Any number of moves in one direction, chosen by where it ends; `furthest`: it goes on as far as it can."""

    def __init__(self, node: tree.Move) -> None:
        self.up_to = not node.furthest
        self._furthest = node.furthest
        self._kind = node.kind
        self._movers = Movers(node.who)
        self._goal = Goal(node.to)
        self._directions = Directions(node.keeping)
        self._until_legendary = node.until_legendary

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        movers = self._movers.find(state, frame)
        allowed = self._goal.squares(state, frame)
        open_ = self._directions.find(state, frame)
        legendary = state.of_rank(LEGENDARY) if self._until_legendary else 0
        moves: list[Choice] = []
        for rank in range(3):
            blocked = forbidden(state, rank, self._kind) | ~allowed
            for square in squares(movers & state.of_rank(rank)):
                for direction, ray in enumerate(RAYS[square]):
                    if open_ >> direction & 1:
                        ends = _run(ray, blocked, legendary)
                        moves += [MoveChoice(square, end) for end in (ends[-1:] if self._furthest else ends)]
        return moves

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, MoveChoice)
        self._movers.begin(state, frame, choice.at)
        here = choice.at
        for target in RAYS[choice.at][DIRECTION_OF[choice.at, choice.to]]:
            self._movers.go(state, frame, here, target, Cause.MOVE)
            here = target
            if target == choice.to:
                break


def _run(ray: tuple[int, ...], blocked: int, last: int) -> list[int]:
    """The squares of a line up to the first blocked one, and not beyond one of `last`."""
    run: list[int] = []
    for square in ray:
        if blocked >> square & 1:
            break
        run.append(square)
        if last >> square & 1:
            break
    return run


class MixedMoves(Resolver[Position]):
    """So many combat and so many standard moves, in any order.

    The kind of a move need not be named: a move onto an equal rank is a combat move, any other one is taken as a
    standard move as long as one is left, since a combat move can do all that a standard move can.
    """

    def __init__(self, node: tree.MixedMoves) -> None:
        self._combat, self._standard = node.combat, node.standard
        self.up_to = node.up_to
        self._movers = Movers(node.who, node.combat + node.standard)

    def _left(self, frame: Frame) -> tuple[int, int]:
        if not frame.count:
            return self._combat, self._standard
        return frame.vars[reg.COMBAT], frame.vars[reg.STANDARD]

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        combat, _ = self._left(frame)
        kind = Kind.COMBAT if combat else Kind.STANDARD
        moves: list[Choice] = []
        movers = self._movers.find(state, frame)
        for rank in range(3):
            enterable = ~forbidden(state, rank, kind)
            for square in squares(movers & state.of_rank(rank)):
                reach = ADJACENT[square] & enterable
                moves += [choice for bit, choice in STEP_MOVES[square] if reach & bit]
        return moves

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, MoveChoice)
        combat, standard = self._left(frame)
        onto_equal = bool(state.of_rank(state.piece_at(choice.at) % 3) >> choice.to & 1)
        if onto_equal or not standard:
            combat -= 1
        else:
            standard -= 1
        self._movers.make(state, frame, choice, Cause.MOVE)
        frame.vars[reg.COMBAT], frame.vars[reg.STANDARD] = combat, standard

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.vars[reg.COMBAT] + frame.vars[reg.STANDARD] > 0


class Leap(Resolver[Position]):
    def __init__(self, node: tree.Leap) -> None:
        assert isinstance(node.count, Exactly | UpTo)
        self._number = node.count.number
        self.up_to = isinstance(node.count, UpTo)
        self._kind = node.kind
        self._movers = Movers(node.who, self._number)
        self._goal = Goal(node.to)

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        movers = self._movers.find(state, frame)
        allowed = self._goal.squares(state, frame)
        leaps: list[Choice] = []
        for rank in range(3):
            of_rank = movers & state.of_rank(rank)
            if not of_rank:
                continue
            enterable = allowed & ~forbidden(state, rank, self._kind)
            for square in squares(of_rank):
                reach = enterable if self._goal.toward is None else enterable & self._goal.nearer(state, frame, square)
                leaps += [MoveChoice(square, target) for target in squares(reach) if target != square]
        return leaps

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        self._movers.make(state, frame, choice, Cause.LEAP)

    def more(self, state: Position, frame: Frame) -> bool:
        return frame.count < self._number
