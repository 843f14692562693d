"""Positions to the native engine and back. Both have the same value, also in the middle of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from arenarium.core.dealer import Dealer
from arenarium.core.game import Setup as AnySetup
from arenarium.core.native import Counted, NativeBatch, NativeState, NativeValues
from arenarium.core.setup import read_setup
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.game import Barracks, State
from arenarium.games.barracks.native.choices import code_of
from arenarium.games.barracks.native.tables import GAME, NATIVE, NativeCards
from arenarium.games.barracks.rules.setup import clear, in_order
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Mover, Offer, Phase, Table
from arenarium.games.barracks.state.setup import RANDOM, Difficulty, Setup
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.native import Dealing, batch, say_once

_SAME = ("stacks", "pile", "points", "done", "squads", "field", "turn", "active", "queue")
"""The fields of a position that both engines have in the same form."""


class NativeBattle(NativeState, Protocol):
    """What the native engine of Barracks has beside what all have: both seats may be asked at once."""

    def asks(self) -> tuple[int, ...]: ...
    def options_of(self, seat: int) -> list[Choice]:
        """The options of a seat; of one that is not asked, none."""

    def answer(self, seat: int, index: int) -> None:
        """Carry out an option of any seat that is asked. Raises IndexError."""

    def looks(self, seat: int, choice: int, replies: list[int], dice: int, turns: int, judge: object) -> list[float]:
        """As `turns.TurnsAhead` has it, with choices by their numbers."""

    def after(self, choices: Mapping[int, int], dice: int, judge: object) -> NativeBattle: ...
    def advance_noting(self, index: int) -> list[tuple[int, int, int, int]]:
        """Carry out an option; the events that are counted, each by its kind, what it is about, whose it is, and how
        many turns had begun."""


def to_native(state: State) -> NativeBattle | None:
    """A position in the native engine; None where Python has to play: there is no native engine, it does not know the
    cards, or the game is over."""
    native = NATIVE(state.cards)
    if native is None or state.outcome is not None:
        return None
    try:
        battle: NativeBattle = native.engine.State(native.tables, state.cards, _values(native, state))  # type: ignore[assignment]
    except ValueError as error:  # a position that somebody has made up
        say_once(str(error))
        return None
    return battle


def dealing(game: Barracks, given: AnySetup) -> Dealing | None:
    """New games of a setup, dealt by the native engine; None where Python has to. Raises SetupError."""
    setup, native = read_setup(Setup, given), NATIVE(game.cards)
    if native is None:
        return None
    blank = State()
    blank.cards = game.cards
    blank.table = Table(setup.difficulty, 0 if isinstance(setup.first, str) else setup.first)
    clear(blank)
    blank.stacks = in_order(game.cards)
    chances: NativeValues = {"first": setup.first == RANDOM}
    try:
        return Dealing(native.engine.Dealing(native.tables, game.cards, _values(native, blank), chances).dealt)
    except ValueError as error:  # cards that nobody has written yet
        say_once(str(error))
        return None


def to_python(native_state: NativeState) -> State:
    """The same position as a state of the rules, with which one can do everything."""
    cards: CardSet = native_state.cards
    native = NATIVE(cards)
    assert native is not None
    values, names = native_state.values(), native.names
    state = State()
    state.cards = cards
    state.table = Table(Difficulty[names["difficulties"][values["difficulty"]]], values["first"])
    state.dealer = int.from_bytes(values["dealer"], "big")
    for name in _SAME:
        setattr(state, name, values[name])
    state.squads = [tuple(Soldier(*soldier) for soldier in squad) for squad in values["squads"]]
    state.queue = tuple(Mover(*mover) for mover in values["queue"])
    state.phase = Phase[names["phases"][values["phase"]]]
    state.chosen = tuple(None if code is None else native.made(code) for code in values["chosen"])
    state.draw_offers = tuple(Offer[names["offers"][offer]] for offer in values["draw_offers"])
    state.outcome = native_state.outcome
    state.offered = state.log = None
    return state


def _values(native: NativeCards, state: State) -> NativeValues:
    numbers = native.numbers
    values: NativeValues = {name: getattr(state, name) for name in _SAME}
    values |= {
        "difficulty": numbers("difficulties", state.table.difficulty.name),
        "first": state.table.first,
        "dealer": Dealer(state.dealer).to_bytes(),
        "phase": numbers("phases", state.phase.name),
        "chosen": [None if choice is None else code_of(numbers, choice) for choice in state.chosen],
        "draw_offers": [numbers("offers", offer.name) for offer in state.draw_offers],
    }
    return values


class BarracksNative:
    """As the kit has it."""

    def to_native(self, state: State) -> NativeBattle | None:
        return to_native(state)

    def dealing(self, game: Barracks, setup: AnySetup) -> Dealing | None:
        return dealing(game, setup)

    def to_python(self, native: NativeState) -> State:
        return to_python(native)

    def batch(self, states: Sequence[NativeState]) -> NativeBatch:
        return batch(GAME, states)

    def advance(self, native: NativeBattle, index: int) -> list[Counted]:
        cards = NATIVE(native.cards)
        assert cards is not None
        counted = []
        for kind, number, seat, turn in native.advance_noting(index):
            name, things = cards.tallied[kind]
            counted.append(Counted(name, things[number], seat, turn))
        return counted


NATIVE_ENGINE = BarracksNative()
