"""One game between computer players, from the first question to the last."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence

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
    """Let the players, one for each seat, play to the end; `hear` gets the events after each choice. Raises
    MatchFailed."""
    recorder = Recorder(game, setup, seed)
    for events in events_of(recorder, players):
        hear(events)
    assert recorder.state.outcome is not None
    return recorder.state.outcome


def events_of(recorder: Recorder, players: Sequence[Bot]) -> Generator[list[Event], None, None]:
    """Let the players play the recorder's match: the events after each choice. Leave the loop where you like.

    A player is shown its own seat's view and nothing else. Programs that play are ended with the game. Raises
    MatchFailed.
    """
    try:
        for answer in answers(recorder.state, players):
            yield recorder.apply(*answer)
    except Exception as error:  # whatever it is, the record shows how to see it again
        record = recorder.record
        text = f"game {record.seed}: {type(error).__name__}: {error}; record: {json.dumps(record.to_json())}"
        raise MatchFailed(text) from error
    finally:
        for player in players:
            if isinstance(player, Closable):
                player.close()
