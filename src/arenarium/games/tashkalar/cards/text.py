"""A card as a player reads it, in any of the languages: name, facts, pattern, text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from arenarium.cards.cardtext import CardText, find_named
from arenarium.cards.tree import Effect, Node, mapped
from arenarium.games.tashkalar.board.pattern import Pattern
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.cards.cards import RANK_NAMES, Being, FlareCard, Task
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS, name
from arenarium.games.tashkalar.language.render.names import name_or_english
from arenarium.games.tashkalar.language.tree import InPile

AnyCard = Being | FlareCard | Task
N = TypeVar("N", bound=Node)


def every_card(cards: CardSet) -> tuple[AnyCard, ...]:
    return (*cards.cards, *cards.tasks)


def by_name(among: Iterable[AnyCard]) -> dict[str, AnyCard]:
    """Cards by their names in any language, in small letters."""
    return {title(card, language).lower(): card for card in among for language in LANGUAGES}


def find_card(text: str, among: Iterable[AnyCard]) -> AnyCard:
    """A card by its name in any language, whatever the capitals. Raises NotationError with the nearest name."""
    return find_named(text, by_name(among))


def title(card: AnyCard, language: str) -> str:
    """The name of a card in a language; the English one where it has none yet."""
    if isinstance(card, FlareCard):
        return f"{name('words', 'flare', language)} {card.number}"
    own = card.words.names.get(language)
    return own or name_or_english("tasks" if isinstance(card, Task) else "cards", card.name, language)


def school_title(cards: CardSet, school: str, language: str) -> str:
    """The name of a school in a language; of one that somebody has added, the English one where it has none."""
    known = cards.schools.get(school)
    if known is None or known.words is None:
        return name("schools", school, language)
    return known.words.names.get(language, known.name)


def spoken(cards: CardSet, text: N, language: str) -> N:
    """A text of a card, with the names that a set has in a language for the cards of which it speaks."""

    def renamed(node: Node) -> Node:
        if not isinstance(node, InPile) or node.card not in cards.numbers:
            return node
        card = cards.cards[cards.numbers[node.card]]
        return node if isinstance(card, FlareCard) else replace(node, card=card.words.names.get(language, node.card))

    return text if cards.is_default else mapped(text, renamed)


def card_text(cards: CardSet, card: AnyCard, language: str) -> CardText:
    """A card of a set, or one that is not in it yet, in words of a language."""
    say = RENDERERS[language]
    flavour = "" if isinstance(card, FlareCard) else card.words.flavour(language)

    def word(key: str) -> str:
        return name("words", key, language)

    match card:
        case Being():
            rank = f"{word('rank')}: {word(RANK_NAMES[card.rank])}"
            summoned_on = [word(f"anywhere_{card.summon_on.value}")] if card.summon_on else []
            return CardText(
                title(card, language),
                (_home(cards, card, language), rank, *summoned_on),
                picture(card.pattern),
                tuple(_effects(cards, card, language)),
                flavour,
            )
        case FlareCard():
            return CardText(
                title(card, language),
                (word("flare"),),
                (),
                (
                    (f"{word('upper')} (+{card.upper})", say.text(spoken(cards, card.upper_effect, language))),
                    (f"{word('lower')} (+{card.lower})", say.text(spoken(cards, card.lower_effect, language))),
                ),
            )
    kind = "pattern_kind" if card.kind == "pattern" else card.kind
    facts = [f"{word('task')}: {word(kind)}", f"{word('points')}: {card.points}"]
    if card.advanced:
        facts.append(word("advanced"))
    return CardText(title(card, language), tuple(facts), (), (("", say.criterion(card.criterion)),), flavour)


def _effects(cards: CardSet, card: Being, language: str) -> Iterator[tuple[str, str]]:
    def say(effect: Effect) -> str:
        return RENDERERS[language].text(spoken(cards, effect, language))

    if card.effect.sentences:
        yield "", say(card.effect)
    if card.frozen_effect is not None:
        yield name("words", "frozen", language), say(card.frozen_effect)
    if card.warp_effect is not None:
        bound = f" ({name('words', 'bound', language)})" if card.bound else ""
        yield name("words", "warp", language), say(card.warp_effect) + bound


def _home(cards: CardSet, card: Being, language: str) -> str:
    if card.is_legend:
        return name("words", "legend", language)
    return " / ".join(school_title(cards, school, language) for school in schools_of(cards, card)) or card.deck


def schools_of(cards: CardSet, card: Being) -> list[str]:
    """The schools of a set that have a card."""
    return [id for id, school in cards.schools.items() if any(cards.cards[number] is card for number in school.cards)]


def picture(pattern: Pattern) -> tuple[str, ...]:
    """The pattern with its marks drawn over the open squares."""
    if not pattern.marks:
        return pattern.picture
    rows = []
    for pieces, marks in zip(pattern.picture, pattern.marks, strict=True):
        rows.append(
            " ".join(mark if piece == "." else piece for piece, mark in zip(pieces.split(), marks.split(), strict=True))
        )
    return tuple(rows)
