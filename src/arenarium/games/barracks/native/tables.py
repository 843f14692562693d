"""A card set as tables of the native engine, made once for each set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arenarium.cards.card_set import Derived
from arenarium.cards.limits import MOST_ANSWERS
from arenarium.core.native import NativeValues
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import CATEGORIES
from arenarium.games.barracks.language.tree import Trigger
from arenarium.games.barracks.native import choices
from arenarium.games.barracks.native.assemble import BOOSTS, Assembler
from arenarium.games.barracks.rules.effects import SCALES
from arenarium.games.barracks.rules.move import LOSES_MOVE
from arenarium.games.barracks.rules.traits import TRAITS
from arenarium.games.barracks.state.position import LAST_TURN, TIE, EndReason
from arenarium.games.barracks.state.soldier import Scale
from arenarium.games.barracks.state.words import BURN, MOST_BOOST, PARALYSIS, POISON, STATUSES
from arenarium.native import extension, say_once
from arenarium.native.numbers import Engine, Numbers, Unknown

MOST_WARRIORS, MOST_MOVES = 255, 255
MOST_OF_A_LEVEL = 40
MOST_HEARTS = 100
GAME = "barracks"


class NativeCards:
    """A card set in the native engine."""

    def __init__(self, engine: Engine, cards: CardSet) -> None:
        self.engine = engine
        self.numbers = Numbers(engine.NAMES)
        self.names = engine.NAMES
        self.tables = engine.Tables(_assembled(cards, self.numbers))
        self.made = choices.reader(self.numbers)
        """Makes choices of their numbers."""
        self.tallied = [_counted(cards, kind) for kind in self.names["tallies"]]
        """By the number of a kind of event: its name, and the names of what is counted."""


def _counted(cards: CardSet, kind: str) -> tuple[str, list[str]]:
    warriors, moves = [warrior.name for warrior in cards.warriors], [move.name for move in cards.moves]
    boosts = [boost.value for boost in BOOSTS]
    names = {"entered": warriors, "used": moves, "status": list(STATUSES), "boost": boosts, "ability": warriors}
    return kind, names[kind]


def _made(cards: CardSet) -> NativeCards | None:
    engine: Any = extension(GAME)  # a module, which is an `Engine`
    if engine is None:
        return None
    try:
        return NativeCards(engine, cards)
    except Unknown as unknown:
        say_once(f"card set '{cards.name}': Python plays it, as the native engine does not know {unknown}")
        return None


NATIVE: Derived[CardSet, NativeCards | None] = Derived(_made)
"""A card set in the native engine; None where Python plays it."""


# ----------------------------------------------------------------------------------------------------- what is exported


def _assembled(cards: CardSet, numbers: Numbers) -> NativeValues:
    """Everything the engine has to know of a card set, as numbers and lists of them."""
    _check_room(cards)
    if set(numbers.names["triggers"]) != {trigger.name for trigger in Trigger}:
        raise Unknown("other events that abilities answer to")
    assembler, traits = Assembler(numbers), TRAITS(cards)
    moves = []
    for move in cards.moves:
        sentence, sentences = assembler.effect(move.effect)
        facts = {"category": CATEGORIES.index(move.category), "icons": move.icons, "damage": move.damage}
        moves.append(numbers.row("move_fields", {**facts, "sentence": sentence, "sentences": sentences}))
    rules = {
        "most_boost": MOST_BOOST,
        "most_answers": MOST_ANSWERS,
        "last_turn": LAST_TURN,
        "loses_move": LOSES_MOVE,
        "paralysis": PARALYSIS,
        "poison": POISON,
        "burn": BURN,
    }
    adding = {scale: boost for boost, (scale, sign) in SCALES.items() if sign > 0}
    return {
        "make_choice": choices.reader(numbers),
        "make_outcome": _outcomes(numbers),
        "rules": [numbers.row("rules", rules)],
        "boosts": [BOOSTS.index(adding[Scale[name]]) for name in numbers.names["scales"]],
        "warriors": [assembler.warrior(warrior, of) for warrior, of in zip(cards.warriors, traits, strict=True)],
        "moves": moves,
        "answers": [assembler.answers(of) for of in traits],
        "fitting": [[list(moves) for moves in of_warrior] for of_warrior in cards.fitting],
        "priorities": [[of.priority(move) for move in cards.moves] for of in traits],
        "sentences": assembler.sentences,
        "tests": assembler.tests,
        "acts": assembler.acts,
        "modifiers": assembler.modifiers,
    }


def _outcomes(numbers: Numbers) -> Callable[[tuple[int, ...], tuple[int, ...], int, bool], Outcome]:
    reasons = [EndReason[name].value for name in numbers.names["end_reasons"]]

    def made(ranking: tuple[int, ...], scores: tuple[int, ...], reason: int, tie: bool) -> Outcome:
        return Outcome(ranking, scores, reasons[reason], TIE if tie else reasons[reason])

    return made


def _check_room(cards: CardSet) -> None:
    levels = [warrior.level for warrior in cards.warriors]
    if len(cards.warriors) > MOST_WARRIORS or len(cards.moves) > MOST_MOVES:
        raise Unknown("so many cards")
    if max(map(levels.count, levels), default=0) > MOST_OF_A_LEVEL:
        raise Unknown("so many warriors of a level")
    if max(cards.hearts, default=0) > MOST_HEARTS:
        raise Unknown("so many hearts")
