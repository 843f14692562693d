"""The spaces of a match for the native engine: what it is to know of numbers and places, which are given here."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.core.native import NativeSpaces, NativeValues
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.envs.actions import Actions
from arenarium.games.barracks.envs.observation import Observer, move_facts
from arenarium.games.barracks.native.choices import code_of
from arenarium.games.barracks.native.tables import GAME, NATIVE
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Phase
from arenarium.native import spaces
from arenarium.native.numbers import Numbers


def natively(cards: CardSet, actions: Actions, observer: Observer) -> NativeSpaces | None:
    """The same spaces in the native engine; None where there is none, or it does not know the cards."""
    native = NATIVE(cards)
    if native is None:
        return None
    return spaces(GAME, native.tables, _exported(cards, actions, observer, native.numbers))


def _exported(cards: CardSet, actions: Actions, observer: Observer, numbers: Numbers) -> NativeValues:
    return {
        "num_actions": len(actions.choices[0]),
        "slots": observer.slots,
        "choices": [_codes(choices, numbers) for choices in actions.choices],
        "phases": [list(Phase).index(Phase[name]) for name in numbers.names["phases"]],
        "move_facts": [_signed(move_facts(move)) for move in cards.moves],
        "layout": [(part.name, part.size) for part in observer.layout.parts],
    }


def _codes(choices: Sequence[Choice | None], numbers: Numbers) -> list[tuple[int, int]]:
    """The choices as the engine numbers them, each with its action."""
    return [(code_of(numbers, choice), action) for action, choice in enumerate(choices) if choice is not None]


def _signed(facts: bytes) -> list[int]:
    return list(memoryview(facts).cast("b"))
