"""Gymnasium's own check on every environment, and whole episodes against computer players."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from arenarium.envs.gym import IDS


def test_every_way_to_play_has_an_id() -> None:
    assert sorted(IDS) == [
        "Arenarium/Barracks-v0",
        "Arenarium/BarracksClassic-v0",
        "Arenarium/BarracksHard-v0",
        "Arenarium/BarracksQuick-v0",
        "Arenarium/BarracksSimplified-v0",
        "Arenarium/TashKalar-v0",
        "Arenarium/TashKalarDuel-v0",
        "Arenarium/TashKalarDuelTeams-v0",
        "Arenarium/TashKalarHigh-v0",
        "Arenarium/TashKalarHighTeams-v0",
        "Arenarium/TashKalarMelee3-v0",
        "Arenarium/TashKalarMelee4-v0",
    ]


@pytest.mark.parametrize("id_", IDS)
def test_check_env(id_: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*is within the observation space.*")
        check_env(gymnasium.make(id_, opponent="random").unwrapped)


def episode(env: Any, seed: int) -> tuple[float, list[bytes]]:
    """The reward of a random episode, and what was seen."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    observations, over, total = [seen.tobytes()], False, 0.0
    while not over:
        assert np.array_equal(info["action_mask"], env.unwrapped.action_masks())
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        observations.append(seen.tobytes())
        total += reward
        over = terminated or truncated
    return total, observations


@pytest.mark.parametrize("id_", ["Arenarium/BarracksQuick-v0", "Arenarium/TashKalarDuel-v0"])
def test_episodes_against_a_computer_player_end_and_follow_from_their_seed(id_: str) -> None:
    env = gymnasium.make(id_)
    results = [episode(env, seed) for seed in range(6)]
    assert [reward for reward, _ in results].count(-1) >= 4, "greedy does not beat random"
    assert episode(gymnasium.make(id_), 3) == results[3]
    inner: Any = env.unwrapped
    assert {env.reset(seed=seed) and inner.seat for seed in range(20)} == {0, 1}


def test_an_illegal_action_ends_the_episode() -> None:
    env = gymnasium.make("Arenarium/BarracksQuick-v0", seat=1, opponent="random", render_mode="ansi")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert "recruit" in str(env.render())
