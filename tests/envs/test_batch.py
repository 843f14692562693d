"""Many matches side by side are the same matches one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from arenarium.core.errors import ChoiceError
from arenarium.envs.batch import Batch
from arenarium.envs.play import Play
from arenarium.games import kit_of

WAYS = [("barracks", {"difficulty": "quick"}), ("tashkalar", {"form": "duel"}), ("tashkalar", {"form": "melee"})]


def random_actions(batch: Batch, rng: Random) -> list[int]:
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.legal_action_mask]


@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_a_batch_plays_what_its_matches_would_play(game: str, setup: dict[str, Any]) -> None:
    kit, rng = kit_of(game), Random(1)
    batch = Batch(kit, 3, seed="x", **setup)
    arrays = batch.observation, batch.legal_action_mask, batch.rewards
    spaces = kit.spaces(setup)
    plays, dealt = [Play.new(spaces, setup, f"x/{place}/0") for place in range(3)], [1, 1, 1]
    ended = 0
    for _ in range(200 if game == "barracks" else 500):
        for place, play in enumerate(plays):
            seat = play.asked[0]
            assert batch.current_player[place] == seat
            assert np.array_equal(batch.observation[place], play.observe(seat))
            assert np.array_equal(batch.legal_action_mask[place], play.legal_mask(seat))
        actions = random_actions(batch, rng)
        batch.step(np.array(actions))
        for place, play in enumerate(plays):
            play.act(play.asked[0], actions[place])
            assert batch.terminated[place] == play.over
            assert batch.rewards[place].tolist() == list(play.rewards())
            if play.over:
                ended += 1
                plays[place] = Play.new(spaces, setup, f"x/{place}/{dealt[place]}")
                dealt[place] += 1
    assert ended
    now = batch.observation, batch.legal_action_mask, batch.rewards
    assert all(one is other for one, other in zip(arrays, now, strict=True)), "an array was made anew"


def test_matches_are_cut_off_and_begin_again() -> None:
    batch, rng = Batch(kit_of("tashkalar"), 2, form="duel", max_steps=5), Random(1)
    for step in range(1, 11):
        batch.step(random_actions(batch, rng))
        assert batch.truncated.all() == batch.truncated.any() == (step % 5 == 0)
        assert not batch.terminated.any()


def test_an_action_that_is_not_legal_is_refused_before_anything_is_done() -> None:
    batch = Batch(kit_of("barracks"), 4)
    actions = random_actions(batch, Random(2))
    actions[2] = int(np.flatnonzero(batch.legal_action_mask[2] == 0)[0])
    before = [play.state.to_json() for play in batch.plays]
    with pytest.raises(ChoiceError, match="is not legal"):
        batch.step(actions)
    assert [play.state.to_json() for play in batch.plays] == before
