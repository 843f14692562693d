"""The native engine deals the very games that Python deals: the same seed, the same cards in every place."""

from __future__ import annotations

from typing import Any

import pytest
from support.lockstep import NATIVE_KITS, check_equal, handed_over, needs_native
from support.random_cards import random_set, setup_for
from support.thoroughness import number_of

from arenarium.core.errors import SetupError
from arenarium.core.kit import GameKit
from arenarium.core.native import NativeDealing
from arenarium.games import kit_of
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.native.handover import to_native
from arenarium.games.tashkalar.native.tables import NATIVE

SCHOOLS = list(TASHKALAR.cards.schools)
SETUPS: list[tuple[str, dict[str, Any]]] = [
    *((kit.id, dict(setup)) for kit in NATIVE_KITS for setup in kit.game.example_setups()),
    *(("barracks", {"difficulty": "quick", "first": first}) for first in range(2)),
    *(("tashkalar", {"form": "high", "schools": [school, "random"]}) for school in SCHOOLS),
    *(("tashkalar", {"form": "duel", "schools": ["random", school], "first": 1}) for school in SCHOOLS),
    ("tashkalar", {"form": "melee", "schools": SCHOOLS[:4], "first": 2}),
    ("tashkalar", {"form": "high", "teams": True, "schools": ["random", *SCHOOLS[3:6]]}),
]
EACH_SETUP = pytest.mark.parametrize(
    ("game", "setup"), SETUPS, ids=[f"{game} {' '.join(map(str, setup.values()))}" for game, setup in SETUPS]
)
EACH_KIT = pytest.mark.parametrize("kit", NATIVE_KITS, ids=lambda kit: kit.id)


def dealing_of(kit: GameKit, game: Any, setup: dict[str, Any]) -> NativeDealing:
    assert kit.native is not None
    dealing = kit.native.dealing(game, setup)
    assert dealing is not None, "the native engine does not deal this setup"
    return dealing


def check_dealt(kit: GameKit, game: Any, dealing: NativeDealing, setup: dict[str, Any], seed: int | str) -> None:
    state, native = game.new(setup, seed), dealing.new(seed)
    there = handed_over(kit, state)
    assert native.values() == there.values()
    assert native == there
    assert (native.turns_begun, native.asked) == (there.turns_begun, there.asked)
    assert native.options() == there.options()


@needs_native
@EACH_SETUP
def test_every_setup(game: str, setup: dict[str, Any]) -> None:
    """Of every form, seating and difficulty, with schools and the first seat drawn or said."""
    kit = kit_of(game)
    dealing = dealing_of(kit, kit.game, setup)
    for number in range(number_of(30)):
        check_dealt(kit, kit.game, dealing, setup, number)
    for text in ("", "a seed", "zażółć gęślą jaźń " * 20):
        check_dealt(kit, kit.game, dealing, setup, text)


@needs_native
@pytest.mark.parametrize("number", range(number_of(10)))
@EACH_KIT
def test_generated_cards(kit: GameKit, number: int) -> None:
    game, setup = kit.game_with(random_set(kit.id, f"dealt {number}")), setup_for(kit.id, number)
    assert kit.native is not None
    if kit.native.to_native(game.new(setup, 1)) is None:  # cards that it has no room for
        assert kit.native.dealing(game, setup) is None
        return
    dealing = dealing_of(kit, game, setup)
    for seed in range(number_of(10)):
        check_dealt(kit, game, dealing, setup, seed)


@needs_native
@EACH_KIT
def test_games_go_on_alike(kit: GameKit) -> None:
    """Also with what follows from the dealer: the cards that are drawn, the dice."""
    setup = dict(kit.game.example_setups()[0])
    dealing = dealing_of(kit, kit.game, setup)
    for seed in range(5):
        state, native = kit.game.new(setup, seed), dealing.new(seed)
        there = handed_over(kit, state)
        assert native.playout(seed) == there.playout(seed)
        assert native == there
        assert native.outcome == there.outcome
    check_equal(kit, kit.game.new(setup, 1), dealing.new(1))


@EACH_KIT
def test_a_wrong_setup_is_refused_as_by_the_game(kit: GameKit) -> None:
    assert kit.native is not None
    with pytest.raises(SetupError):
        kit.native.dealing(kit.game, {"first": 7})


def test_python_deals_where_schools_are_chosen() -> None:
    kit = kit_of("tashkalar")
    assert kit.native is not None
    assert kit.native.dealing(kit.game, {"form": "duel", "schools": "draft"}) is None


@needs_native
@pytest.mark.parametrize(
    "chances",
    [
        {"first": True, "schools": [0], "left": [1]},
        {"first": True, "schools": [0, 99], "left": [1]},
        {"first": True, "schools": [-2, 0], "left": [1]},
        {"first": True, "schools": [-1, -1], "left": [1]},
        {"first": True, "schools": [-1, 0], "left": [-1]},
    ],
)
def test_schools_that_there_are_not_are_refused(chances: dict[str, Any]) -> None:
    native, start = NATIVE(TASHKALAR.cards), to_native(TASHKALAR.new({"form": "duel"}, 1))
    assert native is not None
    assert start is not None
    blank = {**start.values(), "seats": 2, "goal": 18}
    with pytest.raises(ValueError, match="does not take this position"):
        native.engine.Dealing(native.tables, TASHKALAR.cards, blank, chances)
    chances = {**chances, "schools": [0, 1], "left": [2]}
    fine = native.engine.Dealing(native.tables, TASHKALAR.cards, blank, chances)
    with pytest.raises(ValueError, match="dealer"):
        fine.dealt(b"too short")
