"""The cards of Barracks for the `cards` commands: in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.cards.cardtext import CardText
from arenarium.games.barracks.cards import text
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.formats import check
from arenarium.games.barracks.language.render import LANGUAGES


class Shelf:
    languages: Sequence[str] = LANGUAGES

    def texts(self, cards: CardSet, language: str) -> Mapping[str, CardText]:
        return {name: text.card_text(card, language) for name, card in text.by_name(text.every_card(cards)).items()}

    def listed(self, cards: CardSet, language: str) -> Sequence[CardText]:
        return [text.card_text(card, language) for card in text.every_card(cards)]

    def check_all(self) -> list[str]:
        return check.check_all()

    def summary(self) -> str:
        return f"{len(printed().warriors)} warriors and {len(printed().moves)} moves"


SHELF = Shelf()
