"""A card as a player reads it, in any of the languages: name, facts, pattern, text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arenarium.cards.cardtext import CardText, find_named
from arenarium.games.tashkalar.board.pattern import Pattern
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.cards.cards import RANK_NAMES, Being, FlareCard, Task
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS, name
from arenarium.games.tashkalar.language.render.names import name_or_english

AnyCard = Being | FlareCard | Task


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
    return name_or_english("tasks" if isinstance(card, Task) else "cards", card.name, language)


def card_text(cards: CardSet, card: AnyCard, language: str) -> CardText:
    """A card of a set, or one that is not in it yet, in words of a language."""
    say = RENDERERS[language]

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
                tuple(_effects(card, language)),
            )
        case FlareCard():
            return CardText(
                title(card, language),
                (word("flare"),),
                (),
                (
                    (f"{word('upper')} (+{card.upper})", say.text(card.upper_effect)),
                    (f"{word('lower')} (+{card.lower})", say.text(card.lower_effect)),
                ),
            )
    kind = "pattern_kind" if card.kind == "pattern" else card.kind
    facts = [f"{word('task')}: {word(kind)}", f"{word('points')}: {card.points}"]
    if card.advanced:
        facts.append(word("advanced"))
    return CardText(title(card, language), tuple(facts), (), (("", say.criterion(card.criterion)),))


def _effects(card: Being, language: str) -> Iterator[tuple[str, str]]:
    say = RENDERERS[language]
    if card.effect.sentences:
        yield "", say.text(card.effect)
    if card.frozen_effect is not None:
        yield name("words", "frozen", language), say.text(card.frozen_effect)
    if card.warp_effect is not None:
        bound = f" ({name('words', 'bound', language)})" if card.bound else ""
        yield name("words", "warp", language), say.text(card.warp_effect) + bound


def _home(cards: CardSet, card: Being, language: str) -> str:
    if card.is_legend:
        return name("words", "legend", language)
    return " / ".join(name("schools", school, language) for school in schools_of(cards, card)) or card.deck


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
