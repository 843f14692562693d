"""Acts that touch no piece: directions, actions, turns, what counts, what the next summoning may use."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Resolver
from arenarium.games.tashkalar.board.board import RAYS
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.rules.effects.selectors import directions
from arenarium.games.tashkalar.rules.score import score_legend
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import AIMS, Aim, Choice
from arenarium.games.tashkalar.state.forms import MOST_COUNTED
from arenarium.games.tashkalar.state.position import Position


class ChooseDirection(Resolver[Position]):
    def __init__(self, node: tree.ChooseDirection) -> None:
        self._directions = directions(node.course)

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        here = frame.vars[reg.SELF]
        if not here:
            return []
        aimed = self._directions(state, frame)
        rays = RAYS[here.bit_length() - 1]
        return [AIMS[d] for d in range(8) if aimed >> d & 1 and rays[d]]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Aim)
        frame.vars[reg.DIRECTION] = choice.direction
        state.emit(events.Aimed(choice.direction))


class AutomaticResolver(Resolver[Position]):
    """An act in which there is nothing to choose."""

    def options(self, state: Position, frame: Frame) -> list[Choice] | None:
        return None if self.possible(state, frame) else []

    def possible(self, state: Position, frame: Frame) -> bool:
        return True


class GainActions(AutomaticResolver):
    """EFF-5."""

    def __init__(self, node: tree.GainActions) -> None:
        self._number = node.number

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.actions = min(state.actions + self._number, MOST_COUNTED)
        state.emit(events.GainedActions(self._number))


class DrawExtra(AutomaticResolver):
    """EFF-6."""

    def __init__(self, node: tree.DrawExtra) -> None:
        self._beings, self._legends = int(node.being), int(node.legend)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.extra_beings = min(state.extra_beings + self._beings, MOST_COUNTED)
        state.extra_legends = min(state.extra_legends + self._legends, MOST_COUNTED)
        state.emit(events.WillDraw(self._beings, self._legends))


class TakeAnotherTurn(AutomaticResolver):
    def __init__(self, node: tree.TakeAnotherTurn) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.another_turn = True
        state.emit(events.AnotherTurn())


class BorrowEnemy(AutomaticResolver):
    def __init__(self, node: tree.BorrowEnemy) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.borrow = True
        state.emit(events.MayBorrow())


class BorrowEmpty(AutomaticResolver):
    """EW-16."""

    def __init__(self, node: tree.BorrowEmpty) -> None:
        self._number = node.number

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.extras = state.extras._replace(next_empty=max(self._number, state.extras.next_empty))
        state.emit(events.MayCountEmpty(self._number))


class UseColour(AutomaticResolver):
    """NV-12."""

    def __init__(self, node: tree.UseColour) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return bool(frame.vars[reg.IT])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        side = state.piece_at(frame.vars[reg.IT].bit_length() - 1) // 3
        state.extras = state.extras._replace(next_colour=side + 1)
        state.emit(events.NextColour(side))


class LoseAction(AutomaticResolver):
    def __init__(self, node: tree.LoseAction) -> None: ...

    def possible(self, state: Position, frame: Frame) -> bool:
        return state.actions > 0

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.actions -= 1
        state.emit(events.LostAction())


class SlowOpponents(AutomaticResolver):
    """EF-12: flags do not add up."""

    def __init__(self, node: tree.SlowOpponents) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        others = (1 << state.table.sides) - 1 & ~(1 << state.side)
        state.extras = state.extras._replace(slowed=state.extras.slowed | others)
        state.emit(events.Slowed(tuple(side for side in range(state.table.sides) if others >> side & 1)))


class CountMore(AutomaticResolver):
    """EW-17: several of them add up."""

    def __init__(self, node: tree.CountMore) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.extras = state.extras._replace(counted_more=min(state.extras.counted_more + 1, MOST_COUNTED))
        state.emit(events.CountedMore(1 + state.extras.counted_more))


class CountAsLegend(AutomaticResolver):
    """NV-13, EW-18: the being was counted when it was summoned; now it was a legend."""

    def __init__(self, node: tree.CountAsLegend) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.summoned_legends = min(state.summoned_legends + 1, MOST_COUNTED)
        state.emit(events.CountsAsLegend())
        score_legend(state)
