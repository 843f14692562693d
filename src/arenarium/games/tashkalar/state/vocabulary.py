"""What the cards of a set are called, in notation and in the data of positions."""

from __future__ import annotations

from difflib import get_close_matches
from typing import NamedTuple

from arenarium.cards.card_set import Derived
from arenarium.core.errors import NotationError
from arenarium.core.names import Named
from arenarium.core.plain import Codec, Codecs, FromCards, Json, Type
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.state.choices import CHOICES
from arenarium.games.tashkalar.state.frames import FRAME, FrameCodec
from arenarium.games.tashkalar.state.numbers import (
    BEING,
    CARD,
    FLARE,
    NO_CARD,
    OPTIONAL_BEING,
    SCHOOL,
    SCHOOL_OR_UNDECIDED,
    TASK,
    UNDECIDED,
    Bits,
)
from arenarium.games.tashkalar.state.position import DECKS, Cards, Deck, Tasks


class Vocabulary:
    """The words for the cards of one set."""

    def __init__(self, cards: CardSet) -> None:
        self.card = Named(CARD.what, cards.names, pattern=CARD.pattern)
        self.task = Named(TASK.what, cards.task_names, pattern=TASK.pattern)
        self.school = _School(cards)
        being = Named(BEING.what, {number: card.name for number, card in cards.beings.items()})
        of_cards: dict[FromCards, Codec] = {
            CARD: self.card,
            TASK: self.task,
            FLARE: _Flare(cards, self.card),
            BEING: being,
            OPTIONAL_BEING: _OptionalBeing(being),
            SCHOOL: self.school,
            SCHOOL_OR_UNDECIDED: _School(cards, UNDECIDED),
            FRAME: FrameCodec(cards),
        }
        codecs = Codecs(of_cards)
        self.choices = CHOICES.with_codecs(codecs)
        """How choices are written."""
        self.codecs = Codecs({**of_cards, DECKS: _Decks(codecs)})
        """How positions are saved."""


VOCABULARY: Derived[CardSet, Vocabulary] = Derived(Vocabulary)


class _Flare(Named):
    """By its number in notation, by its name in data."""

    def __init__(self, cards: CardSet, card: Named) -> None:
        super().__init__(FLARE.what, {number: str(cards.flare(number).number) for number in cards.flares})
        self._card = card
        self._flares = cards.all_flares

    def encode(self, value: int) -> Json:
        return self._card.encode(value)

    def decode(self, data: Json) -> int:
        card = self._card.decode(data)
        if card not in self._flares:
            raise ValueError("a flare")
        return card


class _OptionalBeing:
    """A being or a legend, or none of them."""

    plain: Type = str | None

    def __init__(self, being: Named) -> None:
        self._being = being

    def encode(self, value: int) -> Json:
        return None if value == NO_CARD else self._being.encode(value)

    def decode(self, data: Json) -> int:
        return NO_CARD if data is None else self._being.decode(data)


class _School:
    """Schools have words instead of numbers. `more` are words that may stand for a school."""

    what = SCHOOL.what
    pattern = SCHOOL.pattern
    plain = str

    def __init__(self, cards: CardSet, *more: str) -> None:
        self._words = (*cards.schools, *more)

    def say(self, value: str) -> str:
        return value

    def read(self, text: str) -> str:
        if text in self._words:
            return text
        near = get_close_matches(text, self._words, n=1, cutoff=0.6)
        raise NotationError(f"unknown school '{text}'" + (f"; did you mean '{near[0]}'?" if near else ""))

    def encode(self, value: str) -> Json:
        return value

    def decode(self, data: Json) -> str:
        if isinstance(data, str) and data in self._words:
            return data
        raise ValueError(", ".join(self._words))


class _SavedDeck(NamedTuple):
    """As data has it. Tasks are counted on their own, so that only the place of a deck says which cards it holds."""

    cards: Cards
    known: tuple[Bits, ...]


class _SavedTasks(NamedTuple):
    cards: Tasks
    known: tuple[Bits, ...]


class _Decks:
    """All decks, the tasks last."""

    plain: Type = tuple[_SavedDeck | _SavedTasks, ...]

    def __init__(self, codecs: Codecs) -> None:
        self._codecs = codecs

    def encode(self, value: list[Deck]) -> Json:
        *decks, tasks = value
        encoded = self._codecs.encoded
        return [*(encoded(deck, _SavedDeck) for deck in decks), encoded(tasks, _SavedTasks)]

    def decode(self, data: Json) -> list[Deck]:
        if not isinstance(data, list) or not data:
            raise ValueError("a list of decks")
        decoded = self._codecs.decoded
        try:
            saved = [*(decoded(_SavedDeck, deck) for deck in data[:-1]), decoded(_SavedTasks, data[-1])]
        except NotationError as error:
            raise ValueError(f"decks with cards and who knows them: {error}") from None
        return [Deck(*deck) for deck in saved]
