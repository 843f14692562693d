"""Abilities that answer one another on and on are cut off, in both engines alike; no printed ones come near that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.barracks.native.test_barracks_generated import generated
from support.lockstep import needs_native, play_both

from arenarium.cards.limits import MOST_ANSWERS
from arenarium.games.barracks import KIT
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.rules import effects

HOSTILE = "When this warrior gets a status, " + ", then ".join(["cure every warrior, then poison every warrior"] * 12)
"""Warriors that poison and cure one another: without a limit one event has thousands of answers."""
LONGEST = MOST_ANSWERS // 10
"""Of chains of printed abilities in random games."""


def hostile() -> CardSet:
    return generated([parse_effect("Poison every warrior.")], [parse_ability(f"{HOSTILE}.")])


@pytest.fixture
def chains(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All chains of abilities that there have been."""
    made: list[Any] = []

    class Watched(effects.Chain):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    monkeypatch.setattr(effects, "Chain", Watched)
    return made


def play(cards: CardSet | None, seed: int, choices: int) -> None:
    game = BARRACKS if cards is None else BARRACKS.with_cards(cards)
    state, rng = game.new({"difficulty": "classic"}, seed), Random(seed)
    for _ in range(choices):
        if state.outcome is not None:
            break
        seat = rng.choice(state.asks())
        state.advance(seat, rng.choice(state.options(seat)))


def test_abilities_do_not_answer_one_another_without_end(chains: list[Any]) -> None:
    play(hostile(), 1, 60)
    assert max(chain.answers for chain in chains) == MOST_ANSWERS
    assert not any(chain.busy for chain in chains)


@needs_native
def test_both_engines_cut_a_chain_off_at_the_same_place() -> None:
    play_both(KIT, BARRACKS.with_cards(hostile()).new({"difficulty": "classic"}, 1), Random(1), 60)


def test_no_printed_chain_comes_near_the_limit(chains: list[Any]) -> None:
    for seed in range(10):
        play(None, seed, 1_000)
    assert 0 < max(chain.answers for chain in chains) < LONGEST
