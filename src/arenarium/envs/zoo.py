"""The games as environments of PettingZoo."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from arenarium.cards.card_set import BaseCardSet
from arenarium.core.kit import GameKit
from arenarium.core.spaces import NOOP
from arenarium.envs.pictures import MODES, shown
from arenarium.envs.play import Play
from arenarium.envs.setups import Matches
from arenarium.extras import explained

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError as error:
    raise explained(error) from None


def name_of(kit: GameKit) -> str:
    return f"{kit.id}_v{kit.spaces({}).version}"


def environments_of(kit: GameKit) -> SimpleNamespace:
    """What PettingZoo calls the module of an environment. All take the game's setup by name (`difficulty="quick"`), and
    `cards`, `max_steps` and `render_mode`."""

    def raw_env(**options: Any) -> TurnByTurn:
        return TurnByTurn(kit.id, **options)

    def env(**options: Any) -> AECEnv:
        checked = TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(checked))

    def parallel_env(**options: Any) -> AllAtOnce:
        return AllAtOnce(kit.id, **options)

    return SimpleNamespace(env=env, raw_env=raw_env, parallel_env=parallel_env, __name__=name_of(kit))


class _Agents(EzPickle):
    """What both kinds of environments share: agents are seats, and what they see and may do."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        cards: BaseCardSet | None = None,
        max_steps: int | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        EzPickle.__init__(self, game, cards=cards, max_steps=max_steps, render_mode=render_mode, **setup)
        from arenarium.games import kit_of

        kit = kit_of(game)
        self.matches = Matches(kit, setup, cards, max_steps)
        self.render_mode = render_mode
        self.metadata = {"name": name_of(kit), "render_modes": MODES, "is_parallelizable": False, "render_fps": 2}
        self.possible_agents = [f"player_{seat}" for seat in range(self.matches.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.matches.spaces.layout.size, self.matches.spaces.num_actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = np_random(seed)
        self.play = self.matches.new(int(self._random.integers(2**62)))
        self.steps = 0
        self.agents = self.possible_agents[:]

    def _seen(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.play.observe(seat), "action_mask": self.play.legal_mask(seat)}

    def render(self) -> Any:
        return shown(self.play, self.render_mode)

    def _repr_svg_(self) -> str:
        """The position, for notebooks."""
        return self.play._repr_svg_()

    def close(self) -> None:
        """There is nothing to give back."""

    @property
    def state_of_match(self) -> Play:
        """The match itself, for planning: `env.unwrapped.state_of_match.copy(Dealer(seed))`."""
        return self.play


class TurnByTurn(_Agents, AECEnv):
    """One agent acts at a time. Of agents that are asked at once the first acts first; the other does not see how."""

    def __init__(self, game: str, **options: Any) -> None:
        AECEnv.__init__(self)
        _Agents.__init__(self, game, **options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The agent that acts next, with its mask where programs look for it."""
        asked = self.play.asked
        self.agent_selection = self.possible_agents[asked[0] if asked else 0]
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent]["action_mask"] = self.play.legal_mask(seat)

    def observe(self, agent: str) -> dict[str, Any]:
        return self._seen(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.play.act(self._seats[agent], int(action or NOOP))
        self.steps += 1
        if self.play.over:
            self.rewards = dict(zip(self.possible_agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.matches.most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()


class AllAtOnce(_Agents, ParallelEnv):
    """All agents act at once; one that is not asked has NOOP alone."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return self._all_see()

    def _all_see(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = {agent: self._seen(agent) for agent in self.agents}
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """Raises ChoiceError for an action that is not legal."""
        for seat in self.play.asked:
            self.play.act(seat, int(actions[self.possible_agents[seat]]))
        self.steps += 1
        over = self.play.over
        cut_off = not over and self.steps >= self.matches.most
        seen, infos = self._all_see()
        rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
        ended = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut_off)
        if over or cut_off:
            self.agents = []
        return seen, rewards, *ended, infos
