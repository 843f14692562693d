"""What the cards of a set are called, in notation and in the data of positions."""

from __future__ import annotations

from arenarium.cards.card_set import Derived
from arenarium.core.choices import ChoiceKinds
from arenarium.core.errors import NotationError
from arenarium.core.names import Named
from arenarium.core.plain import Codec, Codecs, FromCards, Json, Type
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.state.choices import CHOICE_KINDS, SECRET_CHOICE, Choice
from arenarium.games.barracks.state.words import MOVE, MOVE_ON_LINE, NO_CARD, NO_MOVE, PILE, WARRIOR

_FORMERLY = {"Sabre Windmill": "Saber Windmill"}
"""Moves by the names that older records have."""


class Vocabulary:
    """The words for the cards of one set."""

    def __init__(self, cards: CardSet) -> None:
        self.warrior = Named(WARRIOR.what, list(cards.warrior_numbers), pattern=WARRIOR.pattern)
        self.move = Named(MOVE.what, list(cards.move_numbers), pattern=MOVE.pattern, formerly=_FORMERLY)
        of_cards: dict[FromCards, Codec] = {
            WARRIOR: self.warrior,
            MOVE: self.move,
            MOVE_ON_LINE: _MoveOnLine(self.move),
            PILE: _Pile(cards, self.move),
        }
        self.choices = CHOICE_KINDS.with_codecs(Codecs(of_cards))
        """How choices are written."""
        self.codecs = Codecs({**of_cards, SECRET_CHOICE: _ChoiceText(self.choices)})
        """How positions are saved."""


VOCABULARY: Derived[CardSet, Vocabulary] = Derived(Vocabulary)


class _MoveOnLine:
    """The move card of a line, or none."""

    plain = str

    def __init__(self, move: Named) -> None:
        self._move = move

    def encode(self, value: int) -> Json:
        return NO_CARD if value == NO_MOVE else self._move.encode(value)

    def decode(self, data: Json) -> int:
        return NO_MOVE if data == NO_CARD else self._move.decode(data)


class _Pile:
    """Copies left of each move card, in data by its name."""

    plain: Type = dict[str, int]

    def __init__(self, cards: CardSet, move: Named) -> None:
        self._moves = cards.moves
        self._move = move

    def encode(self, value: tuple[int, ...]) -> Json:
        return {move.name: left for move, left in zip(self._moves, value, strict=True)}

    def decode(self, data: Json) -> tuple[int, ...]:
        if not isinstance(data, dict):
            raise ValueError("copies left of each move")
        for name in data:
            self._move.decode(name)
        return tuple(_copies(data.get(move.name), move.name, move.copies) for move in self._moves)


def _copies(data: Json, move: str, most: int) -> int:
    if type(data) is not int or not 0 <= data <= most:
        raise ValueError(f"0 to {most} copies of '{move}', not {repr(data)[:20]}")
    return data


class _ChoiceText:
    """A choice as its notation."""

    plain = str

    def __init__(self, choices: ChoiceKinds[Choice]) -> None:
        self._choices = choices

    def encode(self, value: Choice) -> Json:
        return self._choices.say(value)

    def decode(self, data: Json) -> Choice:
        if not isinstance(data, str):
            raise ValueError("a choice in words")
        try:
            return self._choices.read(data)
        except NotationError as error:
            raise ValueError(f"a choice ({error})") from None
