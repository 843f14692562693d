"""The games as environments of Gymnasium: one seat plays, computer players have the others.

Importing this module registers them: `Arenarium/<Game>-v0` with the game's usual setup, and one for every way to play,
such as `Arenarium/<Game>Quick-v0`.
"""

from __future__ import annotations

import re
from functools import partial
from random import Random
from time import process_time
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from arenarium.bots.registry import bot_of
from arenarium.cards.card_set import BaseCardSet
from arenarium.core.bot import Bot
from arenarium.core.errors import ChoiceError
from arenarium.core.kit import GameKit
from arenarium.envs.pictures import MODES, shown
from arenarium.envs.setups import Matches, variants
from arenarium.extras import explained
from arenarium.games import kit_of, kits

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise explained(error) from None

ILLEGAL = -1.0
"""The reward of an action that is not legal: the episode is over."""
Observation = NDArray[np.int8]


class AgainstBots(gymnasium.Env[Observation, np.int64]):
    """A seat of a match, dealt anew in every episode, against computer players.

    The reward is 0 until the end, then 1 for a win and -1 for a loss (`core.spaces.rewards`). `action_masks()` and
    `info["action_mask"]` say what is legal.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}  # type: ignore[misc]  # as it is used

    def __init__(
        self,
        game: str,
        *,
        opponent: str = "greedy",
        seat: int | None = None,
        cards: BaseCardSet | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """`opponent` is a computer player by name; `seat` None: another one in every episode."""
        self.matches = Matches(kit_of(game), setup, cards, max_steps)
        self.opponent, self.fixed_seat, self.render_mode = opponent, seat, render_mode
        self.observation_space = spaces.Box(-128, 127, (self.matches.spaces.layout.size,), np.int8)
        self.action_space = spaces.Discrete(self.matches.spaces.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        numbers = [int(number) for number in self.np_random.integers(2**62, size=3)]
        self.seat = numbers[0] % self.matches.seats if self.fixed_seat is None else self.fixed_seat
        self.play = self.matches.new(numbers[1])
        rng = Random(numbers[2])
        kit, game = self.matches.kit, self.matches.game
        self._bots: dict[int, Bot] = {
            seat: bot_of(kit, self.opponent, rng, process_time, game)
            for seat in range(self.matches.seats)
            if seat != self.seat
        }
        self.steps = 0
        self._let_others_play()
        return self.play.observe(self.seat), self._info()

    def _let_others_play(self) -> None:
        play = self.play
        while play.asked and self.seat not in play.asked:
            self._answer(play.asked[0])

    def _answer(self, seat: int) -> None:
        state = self.play.state
        self.play.choose(seat, self._bots[seat].choose(state.requests()[seat], partial(state.view, seat)))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action, as masked algorithms ask for it."""
        return self.play.legal_mask(self.seat)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.play.act(self.seat, int(action))
        except ChoiceError:
            return self.play.observe(self.seat), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self._let_others_play()
        self.steps += 1
        over = self.play.over
        cut_off = not over and self.steps >= self.matches.most
        return self.play.observe(self.seat), self.play.rewards()[self.seat], over, cut_off, self._info()

    def render(self) -> Any:
        return shown(self.play, self.render_mode)

    def _repr_svg_(self) -> str:
        """The position, for notebooks."""
        return self.play._repr_svg_()


def id_of(kit: GameKit, variant: str = "") -> str:
    name = re.sub(r"\W", "", kit.name)
    return f"Arenarium/{name}{variant}-v{kit.spaces({}).version}"


def register() -> list[str]:
    """Let Gymnasium know the environments; their ids."""
    ids = []
    for kit in kits().values():
        if kit.spaces_ is None:
            continue
        for variant, setup in {"": {}, **variants(kit)}.items():
            ids.append(id_of(kit, variant))
            if ids[-1] not in gymnasium.registry:
                entry = f"{__name__}:AgainstBots"
                gymnasium.register(id=ids[-1], entry_point=entry, kwargs={"game": kit.id, **setup})
    return ids


IDS = register()
