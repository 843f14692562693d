"""All games that are found, and short ways to what their kits bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

from arenarium.bots.registry import bot_of
from arenarium.core.bot import Bot
from arenarium.core.event import Event
from arenarium.core.game import State
from arenarium.core.plain import encoded
from arenarium.core.time_budget import Clock
from arenarium.games import kit_of, kits

GAMES = {name: kit.game for name, kit in kits().items()}


def data_of(state: State) -> dict[str, Any]:
    """Everything of a position, as JSON has it."""
    return dict(state.to_json())


def facts_of(event: Event, seat: int | None = None) -> dict[str, Any]:
    """An event as a seat is told it, as JSON has it; None: as everybody is."""
    facts = encoded(event.seen_by(seat))
    assert isinstance(facts, dict)
    return facts


def narrator_of(game: str, language: str, setup: Mapping[str, Any], names: Sequence[str] = ()) -> Any:
    return kit_of(game).narrator(language, setup, names)


def player_of(game: str, name: str, rng: Random, clock: Clock = perf_counter) -> Bot:
    return bot_of(kit_of(game), name, rng, clock)
