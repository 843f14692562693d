"""All cards of Barracks."""

from __future__ import annotations

from arenarium.cards.named import Named
from arenarium.cards.names import names as name_tables
from arenarium.core.kit import Library
from arenarium.games.barracks.cards.cards import CATEGORIES, LEVELS, Warrior
from arenarium.games.barracks.cards.text import Card, card_text, every_card
from arenarium.games.barracks.game import Barracks
from arenarium.games.barracks.language.render import name
from arenarium.games.barracks.language.render.brief import brief
from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.state.setup import DIFFICULTIES
from arenarium.games.barracks.state.words import STATUSES
from arenarium.games.barracks.ui.messages import BarracksLibrary, Difficulty, Gist, MoveInfo, WarriorInfo


def library(game: Barracks, language: str) -> BarracksLibrary:
    def named(kind: str, ids: list[str]) -> list[Named]:
        return [Named(id, name(kind, id, language)) for id in ids]

    return BarracksLibrary(
        language=language,
        cards=[_card(card, language) for card in every_card(game.cards)],
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
    words = card_text(card, language)
    text = words.texts[0][1] if words.texts else None
    if isinstance(card, Warrior):
        return WarriorInfo(
            id=card.name,
            title=words.title,
            level=card.level,
            hearts=card.hearts,
            wings=card.wings,
            lines=[list(line) for line in card.lines],
            ability=text,
            flavour=words.flavour,
            picture=card.words.picture or None,
        )
    return MoveInfo(
        id=card.name,
        title=words.title,
        category=card.category,
        level=card.level,
        targets=card.icons,
        damage=card.damage,
        priority=card.priority,
        copies=card.copies,
        effect=text,
        brief=[Gist(chance, gist) for chance, gist in brief(card.effect, card.icons, language)] if card.effect else [],
        flavour=words.flavour,
        picture=card.words.picture or None,
    )


LIBRARY = Library(BarracksLibrary, library)
