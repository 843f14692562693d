"""What all environments of a game are made of: its kit, a setup and the cards."""

from __future__ import annotations

from typing import Any

from arenarium.cards.card_set import BaseCardSet
from arenarium.core.kit import GameKit
from arenarium.envs.play import Play

UNBOUNDED = 5_000
"""Actions after which a match that could go on for ever is cut off."""


class Matches:
    """Matches of one kind. `setup` is what the game's setups say, as in `difficulty="quick"`."""

    def __init__(
        self, kit: GameKit, setup: dict[str, Any], cards: BaseCardSet | None = None, max_steps: int | None = None
    ) -> None:
        self.kit, self.setup = kit, setup
        self.game = kit.game_with(cards)
        self.spaces = kit.spaces(setup, self.game)
        self.seats = self.spaces.seats
        self.most = max_steps or self.spaces.longest or UNBOUNDED
        """Actions, those of all seats together, after which a match is cut off."""

    def new(self, seed: int | str) -> Play:
        return Play.new(self.spaces, self.setup, seed)


def variants(kit: GameKit) -> dict[str, dict[str, Any]]:
    """The ways to play a game, with a name for each: its words, and its numbers where these alone tell two apart."""
    setups = [dict(setup) for setup in kit.game.example_setups()]
    words = [_words(setup) for setup in setups]
    return {
        word + (_numbers(setup) if words.count(word) > 1 else ""): setup
        for word, setup in zip(words, setups, strict=True)
    }


def _words(setup: dict[str, Any]) -> str:
    said = [key if value is True else value for key, value in setup.items() if value is True or isinstance(value, str)]
    return "".join(word.capitalize() for word in said)


def _numbers(setup: dict[str, Any]) -> str:
    return "".join(str(value) for value in setup.values() if type(value) is int)
