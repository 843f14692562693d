"""All cards of Barracks."""

from __future__ import annotations

from arenarium.cards.named import Named
from arenarium.cards.names import names as name_tables
from arenarium.core.kit import Library
from arenarium.games.barracks.cards.cards import CATEGORIES, LEVELS, Warrior
from arenarium.games.barracks.cards.text import EVERY_CARD, Card, card_text
from arenarium.games.barracks.language.render import name
from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.rules.setup import DIFFICULTIES
from arenarium.games.barracks.state.position import STATUSES
from arenarium.games.barracks.ui.messages import BarracksLibrary, Difficulty, MoveInfo, WarriorInfo


def library(language: str) -> BarracksLibrary:
    def named(kind: str, ids: list[str]) -> list[Named]:
        return [Named(id, name(kind, id, language)) for id in ids]

    return BarracksLibrary(
        language=language,
        cards=[_card(card, language) for card in EVERY_CARD],
        categories=named("categories", list(CATEGORIES)),
        statuses=named("statuses", [status for status in STATUSES if status]),
        boosts=named("boosts", [boost.value for boost in Boost]),
        difficulties=[
            Difficulty(id, name("difficulties", id, language), points) for id, points in DIFFICULTIES.items()
        ],
        levels=list(LEVELS),
        words=dict(name_tables("arenarium.games.barracks.language", language)["words"]),
    )


def _card(card: Card, language: str) -> WarriorInfo | MoveInfo:
    told = card_text(card, language)
    text = told.texts[0][1] if told.texts else None
    if isinstance(card, Warrior):
        return WarriorInfo(
            id=card.name,
            title=told.title,
            level=card.level,
            hearts=card.hearts,
            wings=card.wings,
            lines=[list(line) for line in card.lines],
            ability=text,
            flavour=told.flavour,
        )
    return MoveInfo(
        id=card.name,
        title=told.title,
        category=card.category,
        level=card.level,
        targets=card.icons,
        damage=card.damage,
        priority=card.priority,
        copies=card.copies,
        effect=text,
        flavour=told.flavour,
    )


LIBRARY = Library(BarracksLibrary, library)
