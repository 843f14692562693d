"""The cards of Barracks for the `cards` commands: in words, from the built-in lists or from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arenarium.cards.cardfile import CardFile
from arenarium.cards.cardtext import CardText
from arenarium.games.barracks.cards import text
from arenarium.games.barracks.cards.card_set import printed
from arenarium.games.barracks.cards.cards import read_moves, read_warriors
from arenarium.games.barracks.formats import check
from arenarium.games.barracks.language.render import LANGUAGES


class Shelf:
    languages: Sequence[str] = LANGUAGES
    tables: Sequence[str] = ("warrior", "move")

    def texts(self, language: str) -> Mapping[str, CardText]:
        return {name: text.card_text(card, language) for name, card in text.by_name(text.every_card(printed())).items()}

    def listed(self, language: str) -> Sequence[CardText]:
        return [text.card_text(card, language) for card in text.every_card(printed())]

    def texts_of(self, file: CardFile, language: str) -> Mapping[str, CardText]:
        own = text.by_name(read_warriors(file) if file.has("warrior") else read_moves(file))
        return {name: text.card_text(card, language) for name, card in own.items()}

    def check(self, file: CardFile) -> list[str]:
        return check.check_file(file)

    def check_all(self) -> list[str]:
        return check.check_all()

    def summary(self) -> str:
        return f"{len(printed().warriors)} warriors and {len(printed().moves)} moves"


SHELF = Shelf()
