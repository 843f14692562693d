"""Trees to programs: which resolver carries out which node, and what each condition tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.cards.compile import Compiler
from arenarium.cards.machine import Frame, Resolver, Step
from arenarium.cards.tree import Act, Condition, Effect, parts
from arenarium.games.tashkalar.board.board import CENTRE
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Area, Course
from arenarium.games.tashkalar.rules.effects import actions as gain
from arenarium.games.tashkalar.rules.effects import cards, exchange, move, place, targets
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS, area, single
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import ANSWERS
from arenarium.games.tashkalar.state.position import Position

RESOLVERS: dict[type[Act], Callable[[Any], Resolver[Position]]] = {  # each takes a node of its own class
    tree.Destroy: targets.Destroy,
    tree.Upgrade: targets.Upgrade,
    tree.Downgrade: targets.Downgrade,
    tree.Convert: targets.Convert,
    tree.ChoosePiece: targets.ChoosePiece,
    tree.Place: place.PlaceResolver,
    tree.Move: move.move_resolver,
    tree.MixedMoves: move.MixedMoves,
    tree.Leap: move.Leap,
    tree.ChooseDirection: gain.ChooseDirection,
    tree.GainActions: gain.GainActions,
    tree.DrawExtra: gain.DrawExtra,
    tree.TakeAnotherTurn: gain.TakeAnotherTurn,
    tree.BorrowEnemy: gain.BorrowEnemy,
    tree.BorrowEmpty: gain.BorrowEmpty,
    tree.UseColour: gain.UseColour,
    tree.LoseAction: gain.LoseAction,
    tree.SlowOpponents: gain.SlowOpponents,
    tree.CountMore: gain.CountMore,
    tree.CountAsLegend: gain.CountAsLegend,
    tree.MakeGateway: targets.MakeGateway,
    tree.Hold: targets.Hold,
    tree.Release: exchange.Release,
    tree.ChooseSquare: exchange.ChooseSquare,
    tree.Swap: exchange.SwapResolver,
    tree.Mirror: exchange.Mirror,
    tree.Replace: exchange.Replace,
    tree.RecoverCard: cards.RecoverCard,
    tree.RecoverTop: cards.RecoverTop,
    tree.PutUnder: cards.PutUnder,
    tree.DiscardHeld: cards.discard_held,
    tree.TakeBackPending: cards.TakeBackPending,
    tree.FreezeCard: cards.FreezeCard,
    tree.CopyWarp: cards.copy_warp,
}
LOOPS = (tree.ForEachEnemy, tree.ForEachPlaced)
"""Acts that hold another act."""

Test = Callable[[Position, Frame], bool]


def _summoned_on(node: tree.SummonedOn) -> Test:
    squares = area(node.area)

    def test(state: Position, frame: Frame) -> bool:
        at = frame.vars[reg.AT]
        return at >= 0 and bool(squares(state, frame) >> at & 1) and not (node.not_centre and at == CENTRE)

    return test


def _occupied(node: tree.Occupied) -> Test:
    squares = area(node.area)
    return lambda state, frame: bool(squares(state, frame) & state.occupied())


def _it_stood_on(node: tree.ItStoodOn) -> Test:
    squares = area(node.area)

    def test(state: Position, frame: Frame) -> bool:
        there = frame.vars[reg.THERE]
        return frame.done > 0 and there >= 0 and bool(squares(state, frame) >> there & 1)

    return test


def _it_was(node: tree.ItWas) -> Test:
    ranks = RANK_SETS[node.ranks]
    return lambda state, frame: frame.done > 0 and frame.vars[reg.THERE] >= 0 and frame.vars[reg.IT_RANK] in ranks


def _this_destroyed(node: tree.ThisDestroyed) -> Test:
    return lambda state, frame: frame.done > 0 and frame.vars[reg.DESTROYED] >= node.number


def _stands_on(node: tree.StandsOn) -> Test:
    what, squares = single(node.what), area(node.area)
    return lambda state, frame: bool(what(state, frame) & squares(state, frame))


def _is_gateway(node: tree.IsGateway) -> Test:
    what = single(node.what)
    return lambda state, frame: bool(what(state, frame) & state.gateway)


def _summoned_onto(node: tree.SummonedOnto) -> Test:
    return lambda state, frame: frame.vars[reg.ONTO] not in (0, state.side + 1)


def _in_pile(node: tree.InPile) -> Test:
    # a card that is in no deck of the game lies in no pile
    return lambda state, frame: state.cards.numbers.get(node.card) in state.piles[state.active]


CONDITIONS: dict[type[Condition], Callable[[Any], Test]] = {  # each takes a node of its own class
    tree.ActionLeft: lambda node: lambda state, frame: state.actions > 0,
    tree.SummonedOn: _summoned_on,
    tree.Occupied: _occupied,
    tree.ItWas: _it_was,
    tree.ItStoodOn: _it_stood_on,
    tree.ThisDestroyed: _this_destroyed,
    tree.StandsOn: _stands_on,
    tree.IsGateway: _is_gateway,
    tree.SummonedOnto: _summoned_onto,
    tree.DestroyedNothing: lambda node: lambda state, frame: not frame.vars[reg.ONTO] and not frame.vars[reg.KILLS],
    tree.InPile: _in_pile,
    tree.WarpUnplayed: lambda node: lambda state, frame: frame.vars[reg.CARD] not in state.extras.warped,
    tree.PileEmpty: lambda node: lambda state, frame: not state.piles[state.active],
}


class _EachColour(Step[Position]):
    """Before a loop over colours: begin with the first."""

    def __init__(self, placed: bool) -> None:
        self.placed = placed

    def run(self, state: Position, frame: Frame) -> bool:
        frame.vars[reg.EACH] = frame.vars[reg.PLACED] if self.placed else 0
        frame.pc += 1
        return False


class _NextColour(Step[Position]):
    """The head of a loop over colours: binds the next one, or leaves the loop."""

    def __init__(self, placed: bool) -> None:
        self.placed = placed
        self.over = 0

    def run(self, state: Position, frame: Frame) -> bool:
        registers = frame.vars
        if self.placed:
            colour = registers[reg.EACH] & 7
            registers[reg.EACH] >>= 3
        else:
            colour = registers[reg.EACH] + 1
            if colour == state.side + 1:
                colour += 1
            if colour > state.table.sides:
                colour = 0
            registers[reg.EACH] = colour
        registers[reg.COLOUR] = colour
        frame.pc = frame.pc + 1 if colour else self.over
        return False


class _Again(Step[Position]):
    def __init__(self, start: int) -> None:
        self.start = start

    def run(self, state: Position, frame: Frame) -> bool:
        frame.pc = self.start
        return False


class EffectCompiler(Compiler[Position]):
    def __init__(self) -> None:
        super().__init__(ANSWERS, fresh_register=reg.PICKED)

    def resolver(self, act: Act) -> Resolver[Position]:
        return RESOLVERS[type(act)](act)

    def condition(self, condition: Condition) -> Test:
        return CONDITIONS[type(condition)](condition)

    def emit_special(self, act: Act, may: bool, steps: list[Step[Position]]) -> bool:
        if not isinstance(act, LOOPS):
            return False
        placed = isinstance(act, tree.ForEachPlaced)
        may = may or (isinstance(act, tree.ForEachEnemy) and act.may)
        head = _NextColour(placed)
        steps.append(_EachColour(placed))
        start = len(steps)
        steps.append(head)
        self.emit(act.act, may, steps)
        steps.append(_Again(start))
        head.over = len(steps)
        return True


class PlacementSensitivity:
    """What of a placement an effect speaks of; placements that differ in nothing else are one option (SUM-8)."""

    __slots__ = ("arrows", "marks", "used")

    def __init__(self, effect: Effect) -> None:
        held = list(parts(effect))
        self.marks = Area.MARKED in held or Area.SECOND_MARKED in held
        self.arrows = Course.INDICATED in held
        self.used = any(isinstance(part, tree.Pieces) and part.used for part in held)
