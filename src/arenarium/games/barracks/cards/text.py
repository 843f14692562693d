"""A card as a player reads it, in any of the languages: name, facts, text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from arenarium.cards.cardtext import CardText
from arenarium.cards.own_words import ENGLISH
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.cards.cards import MoveCard, Warrior
from arenarium.games.barracks.language.render import LANGUAGES, RENDERERS, name
from arenarium.games.barracks.language.render.names import name_or_english

Card = Warrior | MoveCard


def every_card(cards: CardSet) -> tuple[Card, ...]:
    return (*cards.warriors, *cards.moves)


def title(card: Card, language: str) -> str:
    own = card.words.names.get(language)
    return own or name_or_english("warriors" if isinstance(card, Warrior) else "moves", card.name, language)


def by_name(among: Iterable[Card]) -> dict[str, Card]:
    """Cards by their names in any language, in small letters."""
    return {title(card, language).lower(): card for card in among for language in LANGUAGES}


def _flavour_in(language: str, english: str) -> str:
    """A line in a language: a built-in one, also on a card of somebody's own; others stay as they are."""
    speaker = _built_in_lines().get(english)
    return name("flavours", speaker, language) if speaker and language != ENGLISH else english


@cache
def _built_in_lines() -> dict[str, str]:
    """Whose each is."""
    return {card.flavour: card.name for card in every_card(printed()) if card.flavour}


def card_text(card: Card, language: str) -> CardText:
    """The card in words of a language."""
    say = RENDERERS[language]

    def fact(key: str, value: object) -> str:
        return f"{name('words', key, language)}: {value}"

    flavour = card.words.flavours.get(language) or _flavour_in(language, card.flavour)
    if isinstance(card, Warrior):
        lines = " / ".join(
            ", ".join(name("categories", category, language) for category in line) for line in card.lines
        )
        facts = [
            fact("level", card.level),
            fact("hearts", card.hearts),
            fact("wings", card.wings),
            fact("lines", lines),
        ]
        ability = ((name("words", "ability", language), say.text(card.ability)),) if card.ability else ()
        return CardText(title(card, language), (name("words", "warrior", language), *facts), (), ability, flavour)
    facts = [
        fact("category", name("categories", card.category, language)),
        fact("level", card.level),
        fact("targets", card.icons),
        fact("damage", card.damage),
        *([fact("priority", f"{card.priority:+d}")] if card.priority else []),
        fact("copies", card.copies),
    ]
    effect = (("", say.text(card.effect)),) if card.effect else ()
    return CardText(title(card, language), (name("words", "move", language), *facts), (), effect, flavour)
