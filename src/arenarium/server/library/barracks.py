"""All cards of Barracks."""

from __future__ import annotations

from arenarium.barracks.cards import CATEGORIES, LEVELS, Warrior
from arenarium.barracks.cardtext import EVERY_CARD, Card, card_text
from arenarium.barracks.lang import name
from arenarium.barracks.position import STATUSES
from arenarium.barracks.setup import DIFFICULTIES
from arenarium.barracks.tree import Boost
from arenarium.script.names import names as name_tables
from arenarium.server.messages.cards import BarracksLibrary, Difficulty, MoveInfo, Named, WarriorInfo


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
        words=dict(name_tables("arenarium.barracks", language)["words"]),
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
