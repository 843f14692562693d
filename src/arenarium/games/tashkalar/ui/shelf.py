"""The cards of Tash-Kalar for the `cards` commands: in words, from the built-in lists or from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.cards.cardfile import CardFile
from arenarium.cards.cardtext import CardText
from arenarium.games.tashkalar.cards import text
from arenarium.games.tashkalar.cards.cards import CARDS, TASKS, read_own
from arenarium.games.tashkalar.formats import check
from arenarium.games.tashkalar.language.render import LANGUAGES


class Shelf:
    languages: Sequence[str] = LANGUAGES
    tables: Sequence[str] = ("card", "flare", "task")

    def texts(self, language: str) -> Mapping[str, CardText]:
        return {name: text.card_text(card, language) for name, card in text.by_name().items()}

    def listed(self, language: str) -> Sequence[CardText]:
        return [text.card_text(card, language) for card in text.EVERY_CARD]

    def texts_of(self, file: CardFile, language: str) -> Mapping[str, CardText]:
        return {name: text.card_text(card, language) for name, card in text.by_name(read_own(file)).items()}

    def check(self, file: CardFile) -> list[str]:
        return check.check_file(file)

    def check_all(self) -> list[str]:
        return check.check_all()

    def summary(self) -> str:
        return f"{len(CARDS)} cards and {len(TASKS)} tasks"


SHELF = Shelf()
