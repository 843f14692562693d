"""Batches for programs that learn are the same to the byte in both engines: masks, observations, rewards, ends."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from support.lockstep import BOLDNESS, DULL, NATIVE_KITS, handed_over, needs_native
from support.random_cards import random_set, setup_for
from support.thoroughness import number_of

from arenarium.cards.card_set import BaseCardSet
from arenarium.core.errors import ChoiceError
from arenarium.core.kit import GameKit
from arenarium.core.spaces import Spaces
from arenarium.envs import batch as batches
from arenarium.envs.batch import Batch
from arenarium.native import SWITCH

SETUPS = [
    pytest.param(kit, setup, id=f"{kit.id} {' '.join(map(str, setup.values()))}")
    for kit in NATIVE_KITS
    for setup in kit.game.example_setups()
]
EACH_KIT = pytest.mark.parametrize("kit", NATIVE_KITS, ids=lambda kit: kit.id)
SCHOOLS = ["northern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave", "southern"]
ARRAYS = ("current_player", "observation", "legal_action_mask", "rewards", "terminated", "truncated")
SIZE = 3


def both(
    monkeypatch: pytest.MonkeyPatch, kit: GameKit, setup: dict[str, Any], cards: BaseCardSet | None = None
) -> tuple[Batch, Batch]:
    """The same batch in both engines."""
    native = Batch(kit, SIZE, seed="both", cards=cards, **setup)
    with monkeypatch.context() as patch:
        patch.setattr(batches, "natively", lambda *given: None)
        python = Batch(kit, SIZE, seed="both", cards=cards, **setup)
    assert (native.engine, python.engine) == ("native", "python")
    return native, python


def check_equal(native: Batch, python: Batch) -> None:
    for name in ARRAYS:
        one, other = getattr(native, name), getattr(python, name)
        assert one.dtype == other.dtype
        if not np.array_equal(one, other):
            parts = [part.name for part, place in native.matches.spaces.layout.places()
                     if name == "observation" and not np.array_equal(one[:, place], other[:, place])]  # fmt: skip
            pytest.fail(f"{name} differs {parts}: {np.argwhere(one != other)[:5].tolist()}")


def lively_actions(spaces: Spaces) -> NDArray[np.bool_]:
    said = [spaces.describe(action) for action in range(spaces.num_actions)]
    return np.array([text.split()[0] not in DULL for text in said])


def bold_action(batch: Batch, place: int, lively_ones: NDArray[np.bool_], rng: Random) -> int:
    """Mostly one that makes something happen, so that matches see more of the cards."""
    legal = np.flatnonzero(batch.legal_action_mask[place])
    lively = legal[lively_ones[legal]]
    return int(rng.choice(lively if lively.size and rng.random() < BOLDNESS else legal))


def play_both(native: Batch, python: Batch, rng: Random, steps: int) -> int:
    """How many matches came to their end."""
    ended, lively = 0, lively_actions(python.matches.spaces)
    check_equal(native, python)
    for _ in range(steps):
        actions = [bold_action(python, place, lively, rng) for place in range(SIZE)]
        native.step(actions)
        python.step(actions)
        check_equal(native, python)
        ended += int(python.terminated.sum())
    return ended


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_the_same_to_the_byte(kit: GameKit, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every form, seating and difficulty; the schools are drawn, so that all of them come up."""
    native, python = both(monkeypatch, kit, setup)
    assert play_both(native, python, Random(1), number_of(400))


@needs_native
@pytest.mark.parametrize("first", range(len(SCHOOLS)))
@pytest.mark.parametrize("form", ["duel", "high"])
def test_every_school(form: str, first: int, monkeypatch: pytest.MonkeyPatch) -> None:
    (kit,) = (kit for kit in NATIVE_KITS if kit.id == "tashkalar")
    schools = [SCHOOLS[first], SCHOOLS[(first + 1) % len(SCHOOLS)]]
    native, python = both(monkeypatch, kit, {"form": form, "schools": schools})
    play_both(native, python, Random(first), number_of(200))


@needs_native
@pytest.mark.parametrize("number", range(number_of(4)))
@EACH_KIT
def test_generated_cards(kit: GameKit, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    cards, setup = random_set(kit.id, f"matches {number}"), setup_for(kit.id, number)
    native, python = both(monkeypatch, kit, setup, cards)
    play_both(native, python, Random(number), number_of(150))


@needs_native
@pytest.mark.parametrize(("kit", "setup"), SETUPS)
def test_its_matches_can_be_looked_at(kit: GameKit, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the middle of a choice; what is done with them does not touch the batch."""
    native, python = both(monkeypatch, kit, setup)
    rng, begun = Random(2), 0
    for _ in range(20):
        play_both(native, python, rng, 3)
        for place, (one, other) in enumerate(zip(native.plays, python.plays, strict=True)):
            assert one.state.key() == other.state.key()
            seat = int(native.current_player[place])
            assert np.array_equal(one.observe(seat), native.observation[place])
            assert np.array_equal(one.legal_mask(seat), native.legal_action_mask[place])
            begun += one.begun
            for play in (one, other):
                play.act(seat, int(play.legal(seat)[0]))
        check_equal(native, python)
    assert begun or kit.id == "barracks"


@needs_native
@EACH_KIT
def test_what_is_not_legal_is_refused_before_anything_is_done(kit: GameKit) -> None:
    setup: dict[str, Any] = dict(kit.game.example_setups()[0])
    batch = Batch(kit, SIZE, **setup)
    assert batch.engine == "native"
    fine = batch.legal_action_mask.argmax(axis=1)
    before = [play.state.key() for play in batch.plays]
    for wrong in (0, -1, batch.legal_action_mask.shape[1], 2**40):
        actions = fine.copy()
        actions[1] = wrong
        with pytest.raises(ChoiceError, match=f"action {wrong} is not legal now"):
            batch.step(actions)
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(fine[:2])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(fine + 0.5)
    assert [play.state.key() for play in batch.plays] == before


@needs_native
@EACH_KIT
def test_matches_of_other_spaces_and_arrays_of_other_shapes_are_refused(kit: GameKit) -> None:
    setups = kit.game.example_setups()
    spaces = kit.spaces(setups[0])
    native = spaces.native()
    assert native is not None
    state = handed_over(kit, kit.game.new(setups[0], 1))
    arrays: list[Any] = [
        np.zeros(1, np.int8),
        np.zeros((1, spaces.layout.size), np.int8),
        np.zeros((1, spaces.num_actions), np.int8),
        np.zeros((1, spaces.seats), np.float32),
        np.zeros(1, np.bool_),
        np.zeros(1, np.bool_),
    ]
    matches = native.matches([state], 10, *arrays)
    for number, array in enumerate(arrays):
        with pytest.raises(ValueError, match="another shape"):
            native.matches([state, state], 10, *arrays)
        with pytest.raises(TypeError):
            native.matches([state], 10, *arrays[:number], array.astype(np.int32), *arrays[number + 1 :])
    other_cards = kit.game_with(random_set(kit.id, "other"))
    with pytest.raises(ValueError, match="not a match of these spaces"):
        matches.put(0, handed_over(kit, other_cards.new(setup_for(kit.id, 1), 1)))
    state.playout(1)
    with pytest.raises(ValueError, match="not a match of these spaces"):
        matches.put(0, state)
    with pytest.raises(IndexError):
        matches.put(1, state)
    with pytest.raises(IndexError):
        matches.state(1)


def test_python_plays_what_the_native_engine_does_not() -> None:
    (kit,) = (kit for kit in NATIVE_KITS if kit.id == "tashkalar")
    batch = Batch(kit, SIZE, form="melee", seats=3, schools="draft")
    assert batch.engine == "python"
    batch.step(batch.legal_action_mask.argmax(axis=1))


@EACH_KIT
def test_it_can_be_switched_off(kit: GameKit) -> None:
    code = (
        "from arenarium.envs.batch import Batch\n"
        "from arenarium.games import kit_of\n"
        f"batch = Batch(kit_of('{kit.id}'), 2, **dict(kit_of('{kit.id}').game.example_setups()[0]))\n"
        "batch.step(batch.legal_action_mask.argmax(axis=1))\n"
        "print(batch.engine)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, SWITCH: "0"}, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("python\n", "")
