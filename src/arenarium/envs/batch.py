"""Many matches side by side: one call for an action in each, numpy arrays renewed in place, new matches by themselves.

    batch = Batch(kit_of("mygame"), 64, seed=1, difficulty="quick")
    while training:
        batch.step(policy(batch.observation, batch.legal_action_mask))

The arrays are always the same ones: take a copy of what you want to keep. Where there is a native engine that knows the
cards, it plays (docs/native.md), and everything is the same to the byte.
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
from arenarium.envs.side_by_side import InPython, Shown, SideBySide, natively


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
        shown = Shown(
            self.current_player,
            self.observation,
            self.legal_action_mask,
            self.rewards,
            self.terminated,
            self.truncated,
        )
        seeds = [self._next_seed(place) for place in range(size)]
        self._playing: SideBySide = natively(self.matches, seeds, shown) or InPython(self.matches, seeds, shown)

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def engine(self) -> str:
        """What plays: "native" or "python"."""
        return self._playing.engine

    @property
    def plays(self) -> list[Play]:
        """The matches as they stand now, each a copy to look at or to go on with by itself."""
        return [self._playing.play(place) for place in range(len(self))]

    def _next_seed(self, place: int) -> str:
        number = self._numbers[place]
        self._numbers[place] += 1
        return f"{self._seed}/{place}/{number}"

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """An action in each match, by the seat that acts in it. Raises ChoiceError for one that is not legal, before
        anything is done."""
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"a step takes {len(self)} whole numbers, one for each match")
        self._playing.step(chosen.astype(np.int64, copy=False))
        for place in np.flatnonzero(self.terminated | self.truncated).tolist():
            self._playing.deal(place, self._next_seed(place))
