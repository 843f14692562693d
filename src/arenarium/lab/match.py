"""One game between computer players, from the first question to the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from arenarium.core.bot import Bot, Closable
from arenarium.core.event import Event
from arenarium.core.game import Game
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.core.play import answers
from arenarium.core.record import Recorder


class MatchFailed(Exception):
    """A player or the engine stumbled. Says how, with the record that leads to it."""


def play_match(
    game: Game,
    setup: dict[str, Json],
    seed: str,
    players: Sequence[Bot],
    hear: Callable[[list[Event]], None] = lambda events: None,
) -> Outcome:
    """Let the players, one for each seat, play to the end; `hear` gets the events after each choice.

    A player is shown its own seat's view and nothing else. Programs that play are ended with the game. Raises
    MatchFailed.
    """
    recorder = Recorder(game, setup, seed)
    state = recorder.state
    try:
        for answer in answers(state, players):
            hear(recorder.apply(*answer))
    except Exception as error:  # whatever it is, the record shows how to see it again
        record = json.dumps(recorder.record.to_json())
        raise MatchFailed(f"game {seed}: {type(error).__name__}: {error}; record: {record}") from error
    finally:
        for player in players:
            if isinstance(player, Closable):
                player.close()
    assert state.outcome is not None
    return state.outcome
