"""Many matches side by side: one call for an action in each, numpy arrays renewed in place, new matches by themselves.

    batch = Batch(kit_of("mygame"), 64, seed=1, difficulty="quick")
    while training:
        batch.step(policy(batch.observation, batch.legal_action_mask))

The arrays are always the same ones: take a copy of what you want to keep. It plays with the Python engine. The native
one has batches of its own (`core.native.NativeBatch`), which know options by their place, without observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arenarium.cards.card_set import BaseCardSet
from arenarium.core.kit import GameKit
from arenarium.envs.play import Play
from arenarium.envs.setups import Matches


class Batch:
    """So many matches of one kind. Match `n` of the batch plays the seeds `<seed>/n/0`, `<seed>/n/1` and so on."""

    def __init__(
        self,
        kit: GameKit,
        size: int,
        *,
        seed: int | str = 0,
        cards: BaseCardSet | None = None,
        max_steps: int | None = None,
        **setup: Any,
    ) -> None:
        self.matches = Matches(kit, setup, cards, max_steps)
        spaces = self.matches.spaces
        self.current_player: NDArray[np.int8] = np.zeros(size, np.int8)
        """The seat that acts. Of seats that are asked at once it is the first."""
        self.observation: NDArray[np.int8] = np.zeros((size, spaces.layout.size), np.int8)
        """What that seat sees."""
        self.legal_action_mask: NDArray[np.int8] = np.zeros((size, spaces.num_actions), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((size, spaces.seats), np.float32)
        """By match and seat: of the match that has ended with the last step; 0 where none has."""
        self.terminated: NDArray[np.bool_] = np.zeros(size, np.bool_)
        """Where a match has ended with the last step. What is shown beside is the beginning of the next."""
        self.truncated: NDArray[np.bool_] = np.zeros(size, np.bool_)
        """Where a match was cut off with it."""
        self._seed = seed
        self._numbers = [0] * size
        self._steps = [0] * size
        self.plays: list[Play] = [self._dealt(place) for place in range(size)]
        """The matches themselves."""
        for place in range(size):
            self._show(place)

    def __len__(self) -> int:
        return len(self.plays)

    def _dealt(self, place: int) -> Play:
        play = self.matches.new(f"{self._seed}/{place}/{self._numbers[place]}")
        self._numbers[place] += 1
        self._steps[place] = 0
        return play

    def _show(self, place: int) -> None:
        play = self.plays[place]
        seat = play.asked[0]
        self.current_player[place] = seat
        play.observe(seat, self.observation[place])
        play.legal_mask(seat, self.legal_action_mask[place])

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """An action in each match, by the seat that acts in it. Raises ChoiceError for one that is not legal, before
        anything is done."""
        chosen = np.asarray(actions)
        wrong = np.flatnonzero(self.legal_action_mask[np.arange(len(self)), chosen] == 0)
        if wrong.size:
            self.plays[wrong[0]].question(int(self.current_player[wrong[0]])).answered(int(chosen[wrong[0]]))
        self.rewards.fill(0)
        self.terminated.fill(False)
        self.truncated.fill(False)
        for place, action in enumerate(chosen.tolist()):
            play = self.plays[place]
            play.act(play.asked[0], action)
            self._steps[place] += 1
            if play.over:
                self.terminated[place] = True
                self.rewards[place] = play.rewards()
            elif self._steps[place] >= self.matches.most:
                self.truncated[place] = True
            if play.over or self.truncated[place]:
                self.plays[place] = self._dealt(place)
            self._show(place)
