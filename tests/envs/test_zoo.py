"""PettingZoo's own checks, unmodified, on every way to play; and what they do not look at."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from envs.walks import EVERY_ID, EVERY_WAY
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from arenarium import envs
from arenarium.core.errors import ChoiceError
from arenarium.core.game import Game
from arenarium.core.spaces import NOOP

every_way = pytest.mark.parametrize(("game", "setup"), EVERY_WAY, ids=EVERY_ID)


def zoo(game: Game) -> Any:
    return getattr(envs, f"{game.id}_v0")


@pytest.fixture(autouse=True)
def _advice() -> Any:
    """Its advice on observations that are no plain arrays is not for environments with masks: PettingZoo's own games
    with masks are excepted from it by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


@every_way
def test_api(game: Game, setup: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo(game).env(**setup), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@every_way
def test_seed(game: Game, setup: dict[str, Any]) -> None:
    seed_test(lambda: zoo(game).env(**setup), num_cycles=100)


@every_way
def test_parallel_api(game: Game, setup: dict[str, Any]) -> None:
    parallel_api_test(zoo(game).parallel_env(**setup), num_cycles=150)


def test_the_parallel_seed_test_cannot_pass_since_it_samples_without_the_mask() -> None:
    with pytest.raises(ChoiceError, match="is not legal"):
        parallel_seed_test(envs.barracks_v0.parallel_env, num_cycles=100)


@every_way
def test_a_whole_match_with_masks_and_rewards(game: Game, setup: dict[str, Any]) -> None:
    env = zoo(game).env(**setup)
    env.reset(seed=3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            assert np.flatnonzero(seen["action_mask"]).tolist() == [NOOP]
            env.step(None)
            continue
        assert env.observation_space(agent).contains(seen)
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        assert not seen["action_mask"][NOOP]
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert env.unwrapped.play.over
    assert tuple(total.values()) == env.unwrapped.play.rewards()


def test_who_waits_has_one_action_that_does_nothing() -> None:
    env = envs.barracks_v0.parallel_env(difficulty="quick")
    seen, infos = env.reset(seed=1)
    masks = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in env.agents}
    waiting = [agent for agent, mask in masks.items() if mask == [NOOP]]
    assert len(waiting) == 1
    assert set(infos) == set(env.agents)
    both = 0
    rng = np.random.default_rng(2)
    while env.agents:
        actions = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in env.agents}
        both += all(actions.values())
        seen, rewards, terminated, _, _ = env.step(actions)
    assert both
    assert sum(rewards.values()) == 0
    assert all(terminated.values())


def test_a_match_that_goes_on_is_cut_off() -> None:
    env = envs.tashkalar_v0.raw_env(form="duel", max_steps=10)
    env.reset(seed=1)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_other_things_of_an_environment() -> None:
    env = envs.tashkalar_v0.raw_env(form="duel", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture)) > 10
    assert env._repr_svg_().startswith("<svg")
    assert str(env) == "tashkalar_v0"
    again = pickle.loads(pickle.dumps(envs.barracks_v0.raw_env(difficulty="hard", render_mode="ansi")))
    again.reset(seed=2)
    assert again.matches.setup == {"difficulty": "hard"}
    assert again.render() == again.play.spaces.game.position(again.play.state)
    with pytest.raises(AttributeError, match="no attribute 'barracks_v9'"):
        _ = envs.barracks_v9
    with pytest.raises(AttributeError, match="no attribute 'nogame_v0'"):
        _ = envs.nogame_v0
