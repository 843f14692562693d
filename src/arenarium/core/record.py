"""A match as setup, seed and choices: enough to play it again, exactly.

Choices are kept in the game's notation, so that a record reads like a log. A server adds what makes the record worth
checking (`core.verify`): the fingerprint of the seed, who played, and how it ended.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ArenariumError, NotationError, RecordError
from arenarium.core.event import Event
from arenarium.core.fingerprint import is_fingerprint
from arenarium.core.game import Choice, Game, State
from arenarium.core.outcome import Outcome
from arenarium.core.shapes import Test, expect, is_list, is_number, is_word

FORMAT = 1


@dataclass(slots=True)
class Record:
    game: str
    setup: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]] = field(default_factory=list)
    """(seat, choice in notation), or (seat, word of a `Declaration` or a `Forfeit`)."""
    fingerprint: str | None = None
    """SHA-256 of the seed, as everybody was shown it before the first choice."""
    players: tuple[str, ...] = ()
    """Names by seat; none where nobody wrote them down."""
    outcome: Outcome | None = None
    """How it ended, as the players were shown it."""

    def to_json(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "setup": self.setup,
            "seed": self.seed,
            "choices": [[seat, text] for seat, text in self.choices],
        }
        if self.fingerprint is not None:
            told["fingerprint"] = self.fingerprint
        if self.players:
            told["players"] = list(self.players)
        if self.outcome is not None:
            told["outcome"] = self.outcome.to_json()
        return told

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Read what `to_json` made, or its text. Raises RecordError."""
        if isinstance(data, str):
            try:
                data = json.loads(data)
            except (ValueError, RecursionError) as error:
                raise RecordError(f"not JSON: {error}") from None
        if not isinstance(data, dict):
            raise RecordError("a record is a JSON object")
        if data.get("format") != FORMAT:
            raise RecordError(f"unknown record format {data.get('format')!r}; this version reads {FORMAT}")
        for key, kind in (("game", str), ("setup", dict), ("seed", str), ("choices", list)):
            if not isinstance(data.get(key), kind):
                raise RecordError(f"'{key}' is missing or not a {kind.__name__}")
        if not _is_text(data["seed"]):
            raise RecordError("'seed' has half a character in it, which no seed has")
        choices = []
        for number, entry in enumerate(data["choices"], 1):
            match entry:
                case [int() as seat, str() as text] if not isinstance(seat, bool):
                    choices.append((seat, text))
                case _:
                    raise RecordError(f"choice {number} is not a pair of seat and text: {entry!r}")
        added = {key: data[key] for key in _ADDED if data.get(key) is not None}
        for key in added:
            try:
                expect(added, key, *_ADDED[key])
            except NotationError as error:
                raise RecordError(str(error)) from None
        return cls(
            data["game"],
            data["setup"],
            data["seed"],
            choices,
            added.get("fingerprint"),
            tuple(added.get("players", ())),
            Outcome.from_json(added["outcome"]) if "outcome" in added else None,
        )


def _is_text(value: Any) -> bool:
    """Text that can be written as UTF-8: JSON also lets through halves of characters."""
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)


def _is_outcome(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and is_list(is_number(1))(value.get("ranking"))
        and is_list(is_number(-(10**6)), len(value["ranking"]))(value.get("scores"))
        and is_word()(value.get("reason"))
        and is_word()(value.get("decided_by"))
    )


_ADDED: dict[str, tuple[Test, str]] = {
    "fingerprint": (is_fingerprint, "the 64 hexadecimal digits of a SHA-256, in small letters"),
    "players": (is_list(_is_text), "a list of names, by seat"),
    "outcome": (_is_outcome, "ranking and scores by seat, reason and decided_by"),
}
"""What a record may have besides: how to tell, and what is expected."""


_DECLARATIONS = frozenset(Declaration)
_FORFEITS = frozenset(Forfeit) - {Forfeit.RESIGNED}
"""Words of a record that are no choices; for a resignation it is `resign` in any case."""


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

    def declare(self, seat: int, declaration: Declaration) -> list[Event]:
        events = self.state.declare(seat, declaration)
        self.record.choices.append((seat, declaration.value))
        return events

    def forfeit(self, seat: int, reason: Forfeit) -> list[Event]:
        events = self.state.forfeit(seat, reason)
        self.record.choices.append((seat, Declaration.RESIGN.value if reason is Forfeit.RESIGNED else reason.value))
        return events

    def play_again(self, seat: int, text: str) -> list[Event]:
        """The next entry of a record."""
        events = played_again(self.game, self.state, seat, text)
        self.record.choices.append((seat, text))
        return events


def played_again(game: Game, state: State, seat: int, text: str) -> list[Event]:
    """Carry out an entry of a record."""
    if text in _DECLARATIONS:
        declaration = Declaration(text)
        if declaration is Declaration.RESIGN and state.may_forfeit(seat):
            return state.forfeit(seat, Forfeit.RESIGNED)  # in older records one teammate resigned for both
        return state.declare(seat, declaration)
    if text in _FORFEITS:
        return state.forfeit(seat, Forfeit(text))
    return state.apply(seat, game.read(state, text))


def is_choice(text: str) -> bool:
    """Whether an entry of a record answers a question; the others are said beside them (ADR 5)."""
    return text not in _DECLARATIONS and text not in _FORFEITS


def replay(game: Game, record: Record) -> Iterator[State]:
    """The state at the start and after each choice: always the same object, changed. Raises RecordError."""
    if record.game != game.id:
        raise RecordError(f"this is a record of '{record.game}', not of '{game.id}'")
    state = game.new(record.setup, record.seed)
    yield state
    for number, (seat, text) in enumerate(record.choices, 1):
        try:
            if is_choice(text):
                for answer in left_out(game, state, (seat, text)):
                    state.advance(*answer)
            played_again(game, state, seat, text)
        except ArenariumError as error:
            raise RecordError(f"choice {number} ({text!r} by seat {seat}): {error}") from error
        if number == len(record.choices) and record.outcome is not None:
            for answer in left_out(game, state, None):
                state.advance(*answer)
        yield state


def left_out(game: Game, state: State, following: tuple[int, str] | None) -> Iterator[tuple[int, Choice]]:
    """The answers that a record of an earlier version leaves out before the choice it goes on with; None: before the
    end of the game.

    Where a seat had only one answer, games used to go on without asking for it; today they may ask. The caller gives
    each answer before it asks for the next.
    """
    while requests := state.requests():
        forced = next(
            ((seat, request.options[0]) for seat, request in requests.items() if len(request.options) == 1), None
        )
        if forced is None or (following is not None and _is_answer(game, state, *following)):
            return  # if what follows is no answer, carrying it out will say what is wrong with it
        yield forced


def _is_answer(game: Game, state: State, seat: int, text: str) -> bool:
    """Whether that seat is asked now and the text is one of its options."""
    request = state.requests().get(seat)
    if request is None:
        return False
    try:
        return game.read(state, text) in request.options
    except NotationError:
        return False
