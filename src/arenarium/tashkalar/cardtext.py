"""A card as a player reads it, in any of the languages: name, facts, pattern, text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from arenarium.core.errors import NotationError
from arenarium.tashkalar.cards import CARDS, RANK_NAMES, SCHOOLS, TASKS, Being, FlareCard, Task
from arenarium.tashkalar.lang import LANGUAGES, RENDERERS, name
from arenarium.tashkalar.lang.names import card_name
from arenarium.tashkalar.pattern import Pattern


@dataclass(frozen=True, slots=True)
class CardText:
    title: str
    facts: tuple[str, ...]
    """One line each: school, rank, points, ..."""
    picture: tuple[str, ...]
    """The pattern, marks drawn in; empty for cards without one."""
    texts: tuple[tuple[str, str], ...]
    """(heading, sentences); the heading is empty for what happens when a being is summoned, or a task's only text."""


def all_names() -> list[str]:
    """The English names of everything that can be shown."""
    return [card.name for card in CARDS] + [task.name for task in TASKS]


AnyCard = Being | FlareCard | Task


def find_card(wanted: str, among: Iterable[AnyCard] = (*CARDS, *TASKS)) -> AnyCard:
    """A card by its name in any language, whatever the capitals. Raises NotationError with the nearest name."""
    names = {title(card, language).lower(): card for card in among for language in LANGUAGES}
    found = names.get(wanted.strip().lower())
    if found is None:
        near = get_close_matches(wanted.strip().lower(), list(names), n=1, cutoff=0.5)
        hint = f"; did you mean '{names[near[0]].name}'?" if near else ""
        raise NotationError(f"there is no card called '{wanted}'{hint}")
    return found


def title(card: AnyCard, language: str) -> str:
    """The name of a card in a language; the English one where it has none yet."""
    if isinstance(card, FlareCard):
        return f"{name('words', 'flare', language)} {card.number}"
    return name("tasks", card.name, language) if isinstance(card, Task) else card_name(card.name, language)


def card_text(card: AnyCard, language: str) -> CardText:
    """The card in words of a language."""
    say = RENDERERS[language]

    def word(key: str) -> str:
        return name("words", key, language)

    match card:
        case Being():
            rank = f"{word('rank')}: {word(RANK_NAMES[card.rank])}"
            summoned_on = [word(f"anywhere_{card.summon_on.value}")] if card.summon_on else []
            return CardText(
                title(card, language),
                (_home(card, language), rank, *summoned_on),
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


def _home(card: Being, language: str) -> str:
    if card.is_legend:
        return name("words", "legend", language)
    schools = [school for school in SCHOOLS if any(CARDS[number] is card for number in SCHOOLS[school].cards)]
    return " / ".join(name("schools", school, language) for school in schools) or card.deck


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
