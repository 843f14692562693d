"""Turns played ahead in the native engine, for players who weigh what comes of their choices.

It gives what `bots.rollout` gives, to the last bit, for a judge that adds up what warriors are worth: of two sides with
the strengths a and b the first wins with the chance a^k / (a^k + b^k). What a warrior is worth the player says.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.game import State
from arenarium.games.barracks.native.choices import code_of
from arenarium.games.barracks.native.handover import NativeBattle, to_native
from arenarium.games.barracks.native.tables import NATIVE
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.soldier import Soldier

WorthOf = Callable[[Soldier, bool], float]
"""What a warrior is worth, on the battlefield or in the barracks; it depends on nothing else."""


class NativeJudge(Protocol):
    """Judges positions by what their warriors are worth, each of which it asks for once."""

    def prospect(self, battle: NativeBattle, seat: int) -> float:
        """The chance of a seat to win, as it is judged when choices are weighed."""


def native_judge(
    cards: CardSet, worth_of: WorthOf, steepness: float, win_margin: float, hurry: Sequence[float]
) -> NativeJudge | None:
    """A judge for games with these cards; None where there is no native engine for them.

    `hurry`: by turn, what the wounds of the other side count beside the chance to win.
    """
    native = NATIVE(cards)
    if native is None:
        return None
    compensated = sys.version_info >= (3, 12)  # from then on `sum` makes up for what rounding loses
    judge: NativeJudge = native.engine.Judge(  # type: ignore[attr-defined]  # only this game has one
        lambda fields, fielded: worth_of(Soldier(*fields), fielded), steepness, win_margin, list(hurry), compensated
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

    def one_turn(self, seat: int, choices: Mapping[int, Choice], dice: int) -> float:
        """The chance of a seat to win, judged after choices of the seats and the rest of the turn. Whom a blow hits is
        a rule of thumb: the target that makes the position best at once. Dice are a number of 64 bits."""
        return self._battle.one_turn(seat, self._coded(choices), dice, self._judge)

    def after(self, choices: Mapping[int, Choice], dice: int) -> TurnsAhead:
        """The position after that."""
        return TurnsAhead(self._battle.after(self._coded(choices), dice, self._judge), self._judge)

    @property
    def battle(self) -> NativeBattle:
        return self._battle

    def _coded(self, choices: Mapping[int, Choice]) -> dict[int, int]:
        return {seat: self._code(choice) for seat, choice in choices.items()}

    def _code(self, choice: Choice) -> int:
        code = self._codes.get(choice)
        if code is None:
            native = NATIVE(self._battle.cards)
            assert native is not None
            code = self._codes[choice] = code_of(native.numbers, choice)
        return code
