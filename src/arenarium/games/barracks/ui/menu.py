"""The options of Barracks as a menu: where a choice says several things, they are asked one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.cards.text import title
from arenarium.games.barracks.game import State
from arenarium.games.barracks.language.render import RENDERERS, name
from arenarium.games.barracks.narration.narrator import BarracksNarrator
from arenarium.games.barracks.state.choices import Choice, Draw, Order, Orders, Pick, Target
from arenarium.terminal.menu import Item, Menu, listing


def menu_of(narrator: BarracksNarrator, state: State, seat: int, options: Sequence[Choice]) -> Menu:
    picks = [option for option in options if isinstance(option, Pick)]
    if picks:
        return _picks(narrator, state, seat, picks)
    orders = [option for option in options if isinstance(option, Orders)]
    if orders and len(orders[0].orders) > 1:
        return _orders(narrator, state, seat, orders)
    # nearly always an enemy is meant
    options = sorted(options, key=lambda option: isinstance(option, Target) and option.seat == seat)
    return listing(Item(_label(narrator, state, seat, option), option) for option in options)


def _label(narrator: BarracksNarrator, state: State, seat: int, choice: Choice) -> str:
    label = narrator.choice(state, seat, choice)
    if isinstance(choice, Draw):
        label += " " + narrator.words("cards-left", number=len(state.stacks[choice.level - 1]))
    return label


def _picks(narrator: BarracksNarrator, state: State, seat: int, options: Sequence[Pick]) -> Menu:
    """First the line of a warrior, then the move for it, the highest levels first."""
    places: dict[tuple[int, int], list[Pick]] = {}
    for option in options:
        places.setdefault((option.slot, option.line), []).append(option)
    items = []
    for (slot, line), picks in places.items():
        warrior = state.cards.warriors[state.squads[seat][slot].card]
        categories = ", ".join(name("categories", category, narrator.language) for category in warrior.lines[line])
        label = narrator.words(
            "line-of", warrior=narrator.warrior(warrior.name), line=line + 1, categories=categories, number=len(picks)
        )
        moves = sorted(
            ((state.cards.moves[pick.move], pick) for pick in picks), key=lambda pair: (-pair[0].level, pair[0].name)
        )
        items.append(Item(label, listing([Item(move_line(narrator, move), pick) for move, pick in moves], label)))
    return listing(items)


def move_line(narrator: BarracksNarrator, card: MoveCard, with_text: bool = True) -> str:
    """A move card in one line: its name, where it belongs, whom it hits, how hard, and its text."""
    language = narrator.language
    facts = narrator.words(
        "move-facts",
        category=name("categories", card.category, language),
        level=card.level,
        damage=card.damage,
        targets=narrator.words("targets", icons=card.icons),
        priority=f"{card.priority:+d}" if card.priority else "none",
    )
    text = RENDERERS[language].text(card.effect) if card.effect and with_text else ""
    return " · ".join(part for part in (title(card, language), facts, text) if part)


def _orders(narrator: BarracksNarrator, state: State, seat: int, options: Sequence[Orders]) -> Menu:
    """First what the one warrior does, then the other."""
    one, other = state.field[seat]
    by_first: dict[Order, list[Orders]] = {}
    for option in options:
        by_first.setdefault(option.orders[0], []).append(option)
    items = []
    for order, same in by_first.items():
        label = narrator.order(state, seat, one, order)
        then = [Item(narrator.order(state, seat, other, option.orders[1]), option) for option in same]
        items.append(Item(label, listing(then, f"{label}.")))
    return listing(items)
