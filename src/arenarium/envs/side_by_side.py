"""What plays the matches of a batch: the native engine, or Python where there is none or it does not know the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from arenarium.core.errors import ChoiceError
from arenarium.core.native import NativeDealing, NativeEngine, NativeMatches
from arenarium.core.spaces import Spaces
from arenarium.envs.play import Play
from arenarium.envs.setups import Matches

Chosen = NDArray[np.int64]


class Shown(NamedTuple):
    """The arrays of a batch."""

    current_player: NDArray[np.int8]
    observation: NDArray[np.int8]
    legal_action_mask: NDArray[np.int8]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]


class SideBySide(Protocol):
    """Many matches, and the arrays in which they are shown."""

    engine: str

    def step(self, chosen: Chosen) -> None:
        """An action in each. Where a match is over or was cut off nothing is shown until another is put there. Raises
        ChoiceError, and does nothing then."""

    def deal(self, place: int, seed: str) -> None:
        """A new match in place of one."""

    def play(self, place: int) -> Play:
        """A copy of a match."""


class InPython:
    engine = "python"

    def __init__(self, matches: Matches, seeds: Sequence[str], shown: Shown) -> None:
        self._matches, self._shown = matches, shown
        self._plays = [matches.new(seed) for seed in seeds]
        self._steps = [0] * len(seeds)
        for place in range(len(seeds)):
            self._show(place)

    def deal(self, place: int, seed: str) -> None:
        self._plays[place], self._steps[place] = self._matches.new(seed), 0
        self._show(place)

    def play(self, place: int) -> Play:
        return self._plays[place].copy()

    def _show(self, place: int) -> None:
        play, shown = self._plays[place], self._shown
        seat = play.asked[0]
        shown.current_player[place] = seat
        play.observe(seat, shown.observation[place])
        play.legal_mask(seat, shown.legal_action_mask[place])

    def step(self, chosen: Chosen) -> None:
        actions = chosen.tolist()
        for play, action in zip(self._plays, actions, strict=True):
            if action not in play.legal(play.asked[0]):
                raise ChoiceError(f"action {action} is not legal now")
        shown = self._shown
        shown.rewards.fill(0)
        shown.terminated.fill(False)
        shown.truncated.fill(False)
        for place, action in enumerate(actions):
            play = self._plays[place]
            play.act(play.asked[0], action)
            self._steps[place] += 1
            if play.over:
                shown.terminated[place] = True
                shown.rewards[place] = play.rewards()
            elif self._steps[place] >= self._matches.most:
                shown.truncated[place] = True
            else:
                self._show(place)


class Natively:
    engine = "native"

    def __init__(self, spaces: Spaces, engine: NativeEngine, dealing: NativeDealing, playing: NativeMatches) -> None:
        self._spaces, self._engine, self._dealing, self._playing = spaces, engine, dealing, playing

    def deal(self, place: int, seed: str) -> None:
        self._playing.put(place, self._dealing.new(seed))

    def play(self, place: int) -> Play:
        play = Play(self._spaces, self._engine.to_python(self._playing.state(place)))
        for action in self._playing.acts(place):
            play.act(play.asked[0], action)
        return play

    def step(self, chosen: Chosen) -> None:
        try:
            self._playing.step(chosen)
        except IndexError as error:
            raise ChoiceError(str(error)) from None


def natively(matches: Matches, seeds: Sequence[str], shown: Shown) -> Natively | None:
    """The matches in the native engine; None where Python has to play them."""
    engine, native = matches.kit.native, matches.spaces.native()
    if engine is None or native is None:
        return None
    dealing = engine.dealing(matches.game, matches.setup)
    if dealing is None:
        return None
    states = [dealing.new(seed) for seed in seeds]
    return Natively(matches.spaces, engine, dealing, native.matches(states, matches.most, *shown))
