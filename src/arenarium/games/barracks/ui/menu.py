"""The options of Barracks as a menu: where a choice says several things, they are asked one after the other."""

from __future__ import annotations

from typing import Any

from arenarium.games.barracks.cards.cards import MOVES, WARRIORS
from arenarium.games.barracks.language.render import RENDERERS, name
from arenarium.games.barracks.language.render.names import name_or_english
from arenarium.games.barracks.narration.narrator import BarracksNarrator
from arenarium.games.barracks.state.choices import Draw, Orders, Pick, Target
from arenarium.terminal.menu import Item, Menu, listing


def menu_of(narrator: BarracksNarrator, state: Any, seat: int, options: tuple[Any, ...]) -> Menu:
    first = options[0]
    if isinstance(first, Pick):
        return _picks(narrator, state, seat, options)
    if isinstance(first, Orders) and len(first.orders) > 1:
        return _orders(narrator, state, seat, options)
    if isinstance(first, Target):
        options = tuple(sorted(options, key=lambda option: option.seat == seat))  # nearly always an enemy is meant
    return listing(Item(_label(narrator, state, seat, option), option) for option in options)


def _label(narrator: BarracksNarrator, state: Any, seat: int, choice: Any) -> str:
    told = narrator.choice(state, seat, choice)
    if isinstance(choice, Draw):
        told += " " + narrator.words("cards-left", number=len(state.stacks[choice.level - 1]))
    return told


def _picks(narrator: BarracksNarrator, state: Any, seat: int, options: tuple[Pick, ...]) -> Menu:
    """First the line of a warrior, then the move for it, the highest levels first."""
    places: dict[tuple[int, int], list[Pick]] = {}
    for option in options:
        places.setdefault((option.slot, option.line), []).append(option)
    items = []
    for (slot, line), picks in places.items():
        warrior = WARRIORS[state.squads[seat][slot].card]
        categories = ", ".join(name("categories", category, narrator.language) for category in warrior.lines[line])
        label = narrator.words(
            "line-of", warrior=narrator.warrior(warrior.name), line=line + 1, categories=categories, number=len(picks)
        )
        picks.sort(key=lambda pick: (-MOVES[pick.move].level, MOVES[pick.move].name))
        moves = [Item(move_line(narrator, pick.move), pick) for pick in picks]
        items.append(Item(label, listing(moves, label)))
    return listing(items)


def move_line(narrator: BarracksNarrator, move: int, with_text: bool = True) -> str:
    """A move card in one line: its name, where it belongs, whom it hits, how hard, and its text."""
    card, language = MOVES[move], narrator.language
    facts = narrator.words(
        "move-facts",
        category=name("categories", card.category, language),
        level=card.level,
        damage=card.damage,
        targets=narrator.words("targets", icons=card.icons),
        priority=f"{card.priority:+d}" if card.priority else "none",
    )
    text = RENDERERS[language].text(card.effect) if card.effect and with_text else ""
    return " · ".join(part for part in (name_or_english("moves", card.name, language), facts, text) if part)


def _orders(narrator: BarracksNarrator, state: Any, seat: int, options: tuple[Orders, ...]) -> Menu:
    """First what the one warrior does, then the other."""
    one, other = state.field[seat]
    by_first: dict[Any, list[Orders]] = {}
    for option in options:
        by_first.setdefault(option.orders[0], []).append(option)
    items = []
    for order, same in by_first.items():
        told = narrator.order(state, seat, one, order)
        then = [Item(narrator.order(state, seat, other, option.orders[1]), option) for option in same]
        items.append(Item(told, listing(then, f"{told}.")))
    return listing(items)
