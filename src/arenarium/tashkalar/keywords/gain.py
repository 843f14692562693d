"""Acts that touch no piece: directions, actions, cards, turns."""

from __future__ import annotations

from arenarium.script.machine import Frame, Resolver
from arenarium.tashkalar import registers as reg
from arenarium.tashkalar import tree
from arenarium.tashkalar.board import RAYS
from arenarium.tashkalar.cards import CARDS
from arenarium.tashkalar.choices import AIMS, Aim, Choice, Recover
from arenarium.tashkalar.keywords.selectors import directions
from arenarium.tashkalar.position import Position


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
        state.tell("aimed", direction=choice.direction)


class Happening(Resolver[Position]):
    """An act in which there is nothing to choose."""

    happens = True

    def options(self, state: Position, frame: Frame) -> None:
        return None


class GainActions(Happening):
    """EFF-5."""

    def __init__(self, node: tree.GainActions) -> None:
        self._number = node.number

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.actions += self._number
        state.tell("gained-actions", number=self._number)


class DrawExtra(Happening):
    """EFF-6."""

    def __init__(self, node: tree.DrawExtra) -> None:
        self._beings, self._legends = int(node.being), int(node.legend)

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.extra_beings += self._beings
        state.extra_legends += self._legends
        state.tell("will-draw", beings=self._beings, legends=self._legends)


class TakeAnotherTurn(Happening):
    def __init__(self, node: tree.TakeAnotherTurn) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.another_turn = True
        state.tell("another-turn")


class BorrowEnemy(Happening):
    def __init__(self, node: tree.BorrowEnemy) -> None: ...

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        state.borrow = True
        state.tell("may-borrow")


class RecoverCard(Resolver[Position]):
    """A card of the own discard pile, which is public, goes on top of the deck, where everybody knows it."""

    def __init__(self, node: tree.RecoverCard) -> None: ...

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Recover(card) for card in sorted(set(state.piles[state.active]))]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Recover)
        pile = list(state.piles[state.active])
        pile.remove(choice.card)
        state.piles[state.active] = tuple(pile)
        everybody = (1 << state.table.seats) - 1
        state.decks[state.active] = state.decks[state.active].with_on_top(choice.card, everybody)
        state.tell("recovered", seat=state.active, card=CARDS[choice.card].name)
