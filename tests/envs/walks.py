"""Random walks through matches, action by action: every way to play, printed cards and random sets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from contract.walk import IDS, WAYS_TO_PLAY
from support.random_cards import random_set, setup_for

from arenarium.core.game import Game
from arenarium.core.spaces import Spaces
from arenarium.envs.play import Play
from arenarium.games import kit_of

LEARNED = ("barracks", "tashkalar")
EVERY_WAY = [(game, setup) for game, setup in WAYS_TO_PLAY if game.id in LEARNED]
EVERY_ID = [id_ for id_, (game, _) in zip(IDS, WAYS_TO_PLAY, strict=True) if game.id in LEARNED]


def spaces_of(game: Game, setup: dict[str, Any]) -> Spaces:
    return kit_of(game.id).spaces(setup, game)


def random_way(game: str, number: int) -> tuple[Game, dict[str, Any]]:
    """A way to play with cards that nobody wrote."""
    return kit_of(game).game_with(random_set(game, f"envs {number}")), setup_for(game, number)


def plays(game: Game, setup: dict[str, Any], seed: int, steps: int) -> Iterator[tuple[Play, Random]]:
    """A random match, before every action of some seat."""
    rng, spaces = Random(seed), spaces_of(game, setup)
    play = Play.new(spaces, setup, seed)
    for _ in range(steps):
        if play.over:
            return
        yield play, rng
        seat = rng.choice(play.asked)
        play.act(seat, rng.choice(play.legal(seat)))
