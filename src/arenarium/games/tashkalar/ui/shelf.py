"""The cards of Tash-Kalar for the `cards` commands: in words, from the built-in lists or from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.cards.cardfile import CardFile
from arenarium.cards.cardtext import CardText
from arenarium.games.tashkalar.cards import text
from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.cards.cards import read_own
from arenarium.games.tashkalar.formats import check
from arenarium.games.tashkalar.language.render import LANGUAGES


class Shelf:
    languages: Sequence[str] = LANGUAGES
    tables: Sequence[str] = ("card", "flare", "task")

    def texts(self, language: str) -> Mapping[str, CardText]:
        cards = printed()
        return {
            name: text.card_text(cards, card, language) for name, card in text.by_name(text.every_card(cards)).items()
        }

    def listed(self, language: str) -> Sequence[CardText]:
        cards = printed()
        return [text.card_text(cards, card, language) for card in text.every_card(cards)]

    def texts_of(self, file: CardFile, language: str) -> Mapping[str, CardText]:
        own = text.by_name(read_own(file))
        return {name: text.card_text(printed(), card, language) for name, card in own.items()}

    def check(self, file: CardFile) -> list[str]:
        return check.check_file(file)

    def check_all(self) -> list[str]:
        return check.check_all()

    def summary(self) -> str:
        return f"{len(printed().cards)} cards and {len(printed().tasks)} tasks"


SHELF = Shelf()
