"""Turns played ahead in the native engine: to the last bit what `bots.rollout` gives.

What a warrior is worth and what it brings to others the player says, once for each; the rest of its judgement are
numbers (`Judging`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.game import State
from arenarium.games.barracks.native.choices import code_of
from arenarium.games.barracks.native.handover import NativeBattle, to_native
from arenarium.games.barracks.native.tables import NATIVE
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.soldier import Soldier


class NativeJudge(Protocol):
    """Judges positions by what their warriors are worth, each of which it asks for once."""

    def prospect(self, battle: NativeBattle, seat: int) -> float:
        """The chance of a seat to win, as it is judged when choices are weighed."""


class Judging(NamedTuple):
    """How a player judges positions (`bots.evaluation`)."""

    worth_of: Callable[[Soldier, bool], float]
    """What a warrior is worth, on the battlefield or in the barracks; it depends on nothing else."""
    gifts_of: Callable[[int, tuple[int, ...]], Sequence[float]]
    """What a warrior with its moves brings to others."""
    steepness: float
    win_margin: float
    sure: float
    pairs: Sequence[float]
    """What each pairing is worth; none for who does not know them."""
    hurry: Sequence[float]
    """By turn, what the wounds of the other side count beside the chance to win."""

    def native(self, cards: CardSet, pairings: int) -> NativeJudge | None:
        """A judge for games with these cards; None where there is no native engine for them, or one that knows another
        number of pairings: it was built for another version."""
        native = NATIVE(cards)
        if native is None or getattr(native.engine, "PAIRINGS", 0) != pairings:
            return None
        judge: NativeJudge = native.engine.Judge(  # type: ignore[attr-defined]  # only this game has one
            lambda fields, fielded: self.worth_of(Soldier(*fields), fielded),
            self.gifts_of,
            self.steepness,
            self.win_margin,
            self.sure,
            list(self.pairs),
            list(self.hurry),
            sys.version_info >= (3, 12),  # from then on `sum` makes up for what rounding loses
        )
        return judge


class TurnsAhead:
    """What comes of choices in one position that is known in full. Raises ValueError for choices that there are not."""

    def __init__(self, battle: NativeBattle, judge: NativeJudge) -> None:
        self._battle, self._judge = battle, judge
        self._codes: dict[Choice, int] = {}

    @classmethod
    def of(cls, state: State, judge: NativeJudge) -> TurnsAhead | None:
        """None where the native engine does not take the position."""
        battle = to_native(state)
        return None if battle is None else cls(battle, judge)

    def looks(self, seat: int, choice: Choice, replies: Sequence[Choice], dice: int, turns: int) -> list[float]:
        """The chance of a seat to win, judged after its choice, each reply of the other seat, and the rest of so many
        turns; one chance, without a reply, if the other seat is not asked. Dice are a number of 64 bits."""
        replying = [self._code(reply) for reply in replies]
        return self._battle.looks(seat, self._code(choice), replying, dice, turns, self._judge)

    def after(self, choices: Mapping[int, Choice], dice: int) -> TurnsAhead:
        """The position after choices of the seats and the rest of the turn."""
        coded = {seat: self._code(choice) for seat, choice in choices.items()}
        return TurnsAhead(self._battle.after(coded, dice, self._judge), self._judge)

    @property
    def battle(self) -> NativeBattle:
        return self._battle

    def _code(self, choice: Choice) -> int:
        code = self._codes.get(choice)
        if code is None:
            native = NATIVE(self._battle.cards)
            assert native is not None
            code = self._codes[choice] = code_of(native.numbers, choice)
        return code
