"""A match as setup, seed and choices: enough to play it again, exactly.

Choices are kept in the game's notation, so that a record reads like a log. A server adds what makes the record worth
checking (`core.verify`): the fingerprint of the seed, who played, and how it ended.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ArenariumError, NotationError, RecordError
from arenarium.core.event import Event
from arenarium.core.fingerprint import is_fingerprint
from arenarium.core.game import Choice, Game, Setup, State
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json, decoded
from arenarium.core.seed import is_addition
from arenarium.core.setup import say_setup

FORMAT = 1


@dataclass(frozen=True, slots=True)
class RecordCards:
    """The cards of a match that was not played with those that come with the game."""

    id: str
    """The SHA-256 of their content: other cards do not fit the record."""
    name: str
    source: str | None = None
    """The card file that they are made of; None: it is not in the record, and must come from elsewhere."""

    def to_json(self) -> dict[str, Json]:
        said: dict[str, Json] = {"id": self.id, "name": self.name}
        return said if self.source is None else said | {"source": self.source}


@dataclass(slots=True)
class Record:
    game: str
    setup: dict[str, Json]
    seed: str
    choices: list[tuple[int, str]] = field(default_factory=list)
    """(seat, choice in notation), or (seat, word of a `Declaration` or a `Forfeit`)."""
    fingerprint: str | None = None
    """SHA-256 of the seed, as everybody was shown it before the first choice."""
    players: tuple[str, ...] = ()
    """Names by seat; none where nobody wrote them down."""
    outcome: Outcome | None = None
    """How it ended, as the players were shown it."""
    drawn: str | None = None
    """What the server had drawn, and shown the fingerprint of, before the seats added something; None where nobody did,
    so that it is the seed itself."""
    added: tuple[str | None, ...] = ()
    """By seat: what its player has added to the seed."""
    cards: RecordCards | None = None
    """None: those that come with the game."""

    def to_json(self) -> dict[str, Json]:
        data: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game,
            "setup": self.setup,
            "seed": self.seed,
            "choices": [[seat, text] for seat, text in self.choices],
        }
        if self.fingerprint is not None:
            data["fingerprint"] = self.fingerprint
        if self.players:
            data["players"] = list(self.players)
        if self.outcome is not None:
            data["outcome"] = self.outcome.to_json()
        if self.drawn is not None:
            data |= {"drawn": self.drawn, "added": list(self.added)}
        if self.cards is not None:
            data["cards"] = self.cards.to_json()
        return data

    @classmethod
    def from_json(cls, data: Json) -> Record:
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
        try:
            return cls(
                data["game"],
                data["setup"],
                data["seed"],
                choices,
                _fingerprint(data),
                _players(data),
                _outcome(data),
                *_made_of(data),
                cards=_cards(data),
            )
        except NotationError as error:
            raise RecordError(str(error)) from None


def _fingerprint(data: Mapping[str, Json]) -> str | None:
    fingerprint = data.get("fingerprint")
    if fingerprint is None:
        return None
    if not is_fingerprint(fingerprint):
        expected = "the 64 hexadecimal digits of a SHA-256, in small letters"
        raise NotationError(f"'fingerprint' is {repr(fingerprint)[:60]}; expected {expected}")
    return str(fingerprint)


def _made_of(data: Mapping[str, Json]) -> tuple[str | None, tuple[str | None, ...]]:
    """What was drawn, and what was added."""
    drawn = data.get("drawn")
    if drawn is None:
        return None, ()
    if not _is_text(drawn):
        raise NotationError(f"'drawn' is {repr(drawn)[:60]}; expected a text")
    added: tuple[str | None, ...] = decoded(tuple[str | None, ...], data.get("added"), "added")
    if not all(number is None or is_addition(number) for number in added):
        raise NotationError("'added' has, for each seat, 64 hexadecimal digits in small letters, or null")
    return str(drawn), added


def _cards(data: Mapping[str, Json]) -> RecordCards | None:
    cards = data.get("cards")
    if cards is None:
        return None
    read: RecordCards = decoded(RecordCards, cards, "cards")
    if not is_fingerprint(read.id):
        raise NotationError("'cards.id' is no SHA-256: 64 hexadecimal digits in small letters")
    if not all(_is_text(text) for text in (read.name, read.source or "")):
        raise NotationError("'cards' has half a character in it, which no text has")
    return read


def cards_of(game: Game) -> RecordCards | None:
    """What the records of a game say of its cards; nothing of those that come with it, and of a game without cards."""
    cards = getattr(game, "cards", None)
    return None if cards is None or cards.is_default else RecordCards(cards.id, cards.name, cards.source)


def _check_cards(game: Game, record: Record) -> None:
    """Whether a record was played with the cards of a game. Raises RecordError."""
    own, played = cards_of(game), record.cards
    if (own and own.id) != (played and played.id):
        raise RecordError(f"this was played with {_said(played)}, not with {_said(own)}")


def _said(cards: RecordCards | None) -> str:
    return "the cards that come with the game" if cards is None else f"the cards '{cards.name}' ({cards.id[:8]})"


def _players(data: Mapping[str, Json]) -> tuple[str, ...]:
    players = data.get("players")
    names: tuple[str, ...] = () if players is None else decoded(tuple[str, ...], players, "players")
    if not all(map(_is_text, names)):
        raise NotationError("'players' has half a character in it, which no name has")
    return names


def _outcome(data: Mapping[str, Json]) -> Outcome | None:
    outcome = data.get("outcome")
    return None if outcome is None else Outcome.from_json(outcome)


def _is_text(value: object) -> bool:
    """Text that can be written as UTF-8: JSON also lets through halves of characters."""
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)


_DECLARATIONS = frozenset(Declaration)
_FORFEITS = frozenset(Forfeit) - {Forfeit.RESIGNED}
"""Words of a record that are no choices; for a resignation it is `resign` in any case."""


class Recorder:
    """A match being played and written down. `start`: where it begins, if not with what the seed deals."""

    def __init__(self, game: Game, setup: Setup, seed: int | str, start: State | None = None) -> None:
        self.game = game
        self.state: State = game.new(setup, seed) if start is None else start
        self.record = Record(game.id, say_setup(setup), str(seed), cards=cards_of(game))

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
    _check_cards(game, record)
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
    while following is None or not _is_answer(game, state, *following):
        options = {seat: request.options for seat, request in state.requests().items()}
        forced = next(((seat, answers[0]) for seat, answers in options.items() if len(answers) == 1), None)
        if forced is None:
            return  # if what follows is no answer, carrying it out will say what is wrong with it
        yield forced


def _is_answer(game: Game, state: State, seat: int, text: str) -> bool:
    """Whether that seat is asked now and the text is one of its options."""
    try:
        return state.accepts(seat, game.read(state, text))
    except NotationError:
        return False
