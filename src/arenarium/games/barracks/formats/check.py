"""Checks on cards that reading alone does not make: of the built-in ones, and of those that somebody has written
(CARDS)."""

from __future__ import annotations

from arenarium.cards.problem import not_the_same
from arenarium.cards.tree import parts
from arenarium.core.mistake import Mistake
from arenarium.games.barracks.cards.card_set import CardSet, printed
from arenarium.games.barracks.cards.cards import (
    CATEGORIES,
    LEVELS,
    LINES,
    MoveCard,
    Warrior,
)
from arenarium.games.barracks.cards.text import card_text, every_card, title
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.language.render import LANGUAGES, RENDERERS, name
from arenarium.games.barracks.language.tree import Group, Who

LEAST_OF_A_LEVEL = 12
LEAST_FITTING = 3
"""Moves for each line of each warrior, so that there is something to choose."""


def check_all() -> list[str]:
    """What is wrong with the built-in cards; an empty list if nothing is."""
    cards = printed()
    problems = []
    for level in LEVELS:
        number = sum(warrior.level == level for warrior in cards.warriors)
        if number < LEAST_OF_A_LEVEL:
            problems.append(f"level {level}: {number} warriors instead of at least {LEAST_OF_A_LEVEL}")
    for number, warrior in enumerate(cards.warriors):
        problems += [f"{warrior.name}: {mistake}" for mistake in check_warrior(warrior)]
        for line in range(LINES):
            if len(cards.fitting[number][line]) < LEAST_FITTING:
                problems.append(f"{warrior.name}: only {len(cards.fitting[number][line])} moves fit line {line + 1}")
    for move in cards.moves:
        problems += [f"{move.name}: {mistake}" for mistake in check_move(move)]
    return problems + _check_names(cards)


def check_warrior(warrior: Warrior) -> list[Mistake]:
    ability = warrior.ability
    if ability is not None and parse_ability(RENDERERS["en"].text(ability)) != ability:
        return [not_the_same()]
    return []


def check_move(move: MoveCard) -> list[Mistake]:
    problems = []
    if move.effect is not None and parse_effect(RENDERERS["en"].text(move.effect)) != move.effect:
        problems.append(not_the_same())
    if not move.icons and move.damage:
        problems.append(Mistake("damage-to-nobody", "it hits nobody, so it deals no damage"))
    hits = any(isinstance(part, Group) and part.who is Who.HIT for part in parts(move.effect))
    if not move.icons and hits:
        problems.append(Mistake("nobody-hit", "the text speaks of warriors hit, but it hits nobody"))
    if not move.damage and move.effect is None:
        problems.append(Mistake("does-nothing", "it does nothing"))
    return problems


def _check_names(cards: CardSet) -> list[str]:
    problems = []
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for card in every_card(cards):
            try:
                name("warriors" if isinstance(card, Warrior) else "moves", card.name, language)
            except KeyError:
                problems.append(f"{card.name}: no name in '{language}'")
            shown = title(card, language)
            if shown in seen:
                problems.append(f"'{shown}' names both {seen[shown]} and {card.name} in '{language}'")
            seen[shown] = card.name
            if any("  " in text for _, text in card_text(card, language).texts):
                problems.append(f"{card.name}: the text in '{language}' has a gap")
        for category in CATEGORIES:
            name("categories", category, language)
    return problems
