"""One game between computer players, from the first question to the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from arenarium.core.bot import Player
from arenarium.core.event import Event
from arenarium.core.game import Game
from arenarium.core.outcome import Outcome
from arenarium.core.record import Recorder


class MatchFailed(Exception):
    """A player or the engine stumbled. Says how, with the record that leads to it."""


def play_match(
    game: Game,
    setup: dict[str, Any],
    seed: str,
    players: Sequence[Player],
    hear: Callable[[list[Event]], None] = lambda events: None,
) -> Outcome:
    """Let the players, one for each seat, play to the end; `hear` gets the events after each choice.

    A player is shown its own seat's view and nothing else. Raises MatchFailed.
    """
    recorder = Recorder(game, setup, seed)
    state = recorder.state
    try:
        while requests := state.requests():
            for seat, request in requests.items():
                choice = players[seat].choose(request, lambda seat=seat: state.view(seat))  # type: ignore[misc]
                hear(recorder.apply(seat, choice))
    except Exception as error:  # whatever it is, the record shows how to see it again
        told = json.dumps(recorder.record.to_json())
        raise MatchFailed(f"game {seed}: {type(error).__name__}: {error}; record: {told}") from error
    assert state.outcome is not None
    return state.outcome
