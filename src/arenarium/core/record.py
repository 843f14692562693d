"""A match as setup, seed and choices: enough to play it again, exactly.

Choices are kept in the game's notation, so that a record reads like a log.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arenarium.core.errors import ArenariumError, RecordError
from arenarium.core.event import Event
from arenarium.core.game import Choice, Game, State

FORMAT = 1
RESIGN = "resign"


@dataclass(slots=True)
class Record:
    game: str
    setup: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]] = field(default_factory=list)
    """(seat, choice in notation), or (seat, "resign")."""

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "setup": self.setup,
            "seed": self.seed,
            "choices": [[seat, text] for seat, text in self.choices],
        }

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Read what `to_json` made, or its text. Raises RecordError."""
        if isinstance(data, str):
            try:
                data = json.loads(data)
            except json.JSONDecodeError as error:
                raise RecordError(f"not JSON: {error}") from None
        if not isinstance(data, dict):
            raise RecordError("a record is a JSON object")
        if data.get("format") != FORMAT:
            raise RecordError(f"unknown record format {data.get('format')!r}; this version reads {FORMAT}")
        for key, kind in (("game", str), ("setup", dict), ("seed", str), ("choices", list)):
            if not isinstance(data.get(key), kind):
                raise RecordError(f"'{key}' is missing or not a {kind.__name__}")
        choices = []
        for number, entry in enumerate(data["choices"], 1):
            match entry:
                case [int() as seat, str() as text]:
                    choices.append((seat, text))
                case _:
                    raise RecordError(f"choice {number} is not a pair of seat and text: {entry!r}")
        return cls(data["game"], data["setup"], data["seed"], choices)


class Recorder:
    """A match being played and written down."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int | str) -> None:
        self.game = game
        self.state: State = game.new(setup, seed)
        self.record = Record(game.id, setup, str(seed))

    def apply(self, seat: int, choice: Choice) -> list[Event]:
        text = self.game.say(self.state, choice)
        events = self.state.apply(seat, choice)
        self.record.choices.append((seat, text))
        return events

    def resign(self, seat: int) -> list[Event]:
        events = self.state.resign(seat)
        self.record.choices.append((seat, RESIGN))
        return events


def replay(game: Game, record: Record) -> Iterator[State]:
    """The state at the start and after each choice: always the same object, changed. Raises RecordError."""
    if record.game != game.id:
        raise RecordError(f"this is a record of '{record.game}', not of '{game.id}'")
    state = game.new(record.setup, record.seed)
    yield state
    for number, (seat, text) in enumerate(record.choices, 1):
        try:
            if text == RESIGN:
                state.resign(seat)
            else:
                state.advance(seat, game.read(state, text))
        except ArenariumError as error:
            raise RecordError(f"choice {number} ({text!r} by seat {seat}): {error}") from error
        yield state
