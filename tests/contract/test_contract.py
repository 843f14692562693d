"""The contract of `core.game`, for every way to play every game that is found: `arenarium.testing` at many places."""

from __future__ import annotations

from typing import Any

import pytest
from contract.walk import DEPTHS, IDS, REVEALING, SEEDS, WAYS_TO_PLAY
from hypothesis import given
from support.thoroughness import tried

from arenarium import testing
from arenarium.core.declaration import Forfeit
from arenarium.core.game import Game
from arenarium.games import kits

every_way = pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)
thoroughly = tried(25)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_options_are_exactly_what_apply_accepts(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    testing.check_options(game, setup, seed, depth)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_copies_are_equal_and_independent(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    testing.check_copies(game, setup, seed, depth)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_json_and_notation_say_everything(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    testing.check_notation(game, setup, seed, depth)


@every_way
@tried(6)
@given(seed=SEEDS)
def test_a_record_replays_to_the_same_states_and_games_end(game: Game, setup: dict[str, Any], seed: int) -> None:
    testing.check_record(game, setup, seed)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_determinized_states_agree_with_the_view(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    testing.check_determinize(game, setup, seed, depth)


@every_way
@thoroughly
@given(seed=SEEDS, depth=DEPTHS)
def test_what_a_seat_is_told_does_not_depend_on_what_it_cannot_know(
    game: Game, setup: dict[str, Any], seed: int, depth: int
) -> None:
    testing.check_secrets(game, setup, seed, depth, REVEALING)


@every_way
def test_the_same_seed_deals_the_same_and_another_seed_does_not(game: Game, setup: dict[str, Any]) -> None:
    testing.check_seeds(game, setup)


@every_way
@given(seed=SEEDS, depth=DEPTHS)
@tried(8)
def test_exactly_what_a_seat_may_declare_is_accepted(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    testing.check_declarations(game, setup, seed, depth)


@every_way
@given(seed=SEEDS)
@tried(4)
def test_what_is_declared_is_recorded(game: Game, setup: dict[str, Any], seed: int) -> None:
    testing.check_said_is_recorded(game, setup, seed)


@every_way
@pytest.mark.parametrize("reason", Forfeit)
def test_a_forfeit_is_recorded_or_refused(game: Game, setup: dict[str, Any], reason: Forfeit) -> None:
    testing.check_forfeit(game, setup, reason)


@every_way
def test_a_broken_record_is_refused_in_words(game: Game, setup: dict[str, Any]) -> None:
    testing.check_broken_records(game, setup)


@every_way
def test_nonsense_is_refused_in_words(game: Game, setup: dict[str, Any]) -> None:
    testing.check_refusals(game, setup)


@pytest.mark.parametrize("kit", kits().values(), ids=kits())
def test_a_kit_brings_words_and_players_for_every_way_to_play(kit: Any) -> None:
    testing.check_kit(kit, seeds=(1,), depths=(0, 30), revealing=REVEALING)
