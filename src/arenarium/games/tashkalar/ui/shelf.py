"""The cards of Tash-Kalar for the `cards` commands: in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.cards.cardtext import CardText
from arenarium.games.tashkalar.cards import text
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.formats import check
from arenarium.games.tashkalar.language.render import LANGUAGES


class Shelf:
    languages: Sequence[str] = LANGUAGES

    def texts(self, cards: CardSet, language: str) -> Mapping[str, CardText]:
        return {
            name: text.card_text(cards, card, language) for name, card in text.by_name(text.every_card(cards)).items()
        }

    def listed(self, cards: CardSet, language: str) -> Sequence[CardText]:
        return [text.card_text(cards, card, language) for card in text.every_card(cards)]

    def check_all(self) -> list[str]:
        return check.check_all()

    def summary(self) -> str:
        return f"{len(printed().cards)} cards and {len(printed().tasks)} tasks"


SHELF = Shelf()
