"""Positions as text, both ways. For scenario tests, puzzles, records and bug reports. How choices are written, they say
themselves (`state.choices`).

A position is a list of items `key: value`, one on each line or separated by `|`; what is not said has its usual value
(`defaults`). Slots and lines are counted from 1.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeVar

from arenarium.core.errors import NotationError
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LEVELS
from arenarium.games.barracks.formats.defaults import PartialPosition
from arenarium.games.barracks.formats.view import View, view_of
from arenarium.games.barracks.rules.setup import changed
from arenarium.games.barracks.state.position import NO_OFFERS, Mover, Offer, Phase, Position
from arenarium.games.barracks.state.setup import Difficulty
from arenarium.games.barracks.state.soldier import Scale, Soldier, SoldierView, soldier_view
from arenarium.games.barracks.state.vocabulary import VOCABULARY, Vocabulary
from arenarium.games.barracks.state.words import EMPTY_LINES, NO_MOVE, SEATS, STATUSES

_NO_CARD = "-"
_UNKNOWN = "?"
W = TypeVar("W", bound=StrEnum)

# ------------------------------------------------------------------------------------------------------------- to text


def say_position(state: Position) -> str:
    """The text of a position, hidden things included."""
    cards, choices = state.cards, VOCABULARY(state.cards).choices
    everything = replace(
        view_of(state, None),
        squads=tuple(tuple(soldier_view(cards, soldier, True) for soldier in squad) for squad in state.squads),
        chosen=tuple(None if choice is None else choices.say(choice) for choice in state.chosen),
    )
    stacks = [[cards.warriors[card].name for card in stack] for stack in state.stacks]
    taken = [move for squad in state.squads for soldier in squad for move in soldier.moves]
    unusual = [
        f"{cards.moves[move].name} {left}"
        for move, left in enumerate(state.pile)
        if left != cards.moves[move].copies - taken.count(move)
    ]
    return "\n".join(_items(everything, stacks, [f"pile: {', '.join(unusual)}"] if unusual else [], state.dealer))


def say_view(view: View) -> str:
    """The text of what a seat knows; what it does not know is `?`."""
    stacks = [[_UNKNOWN] * len(stack) for stack in view.stacks]
    return "\n".join(_items(view, stacks, [f"gone: {', '.join(view.gone)}"] if view.gone else []))


def _items(view: View, stacks: Sequence[Sequence[str]], pile: list[str], dealer: int | None = None) -> list[str]:
    items = [f"difficulty: {view.difficulty}", f"phase: {view.phase}"]
    items += [f"first: {view.first}", f"turn: {view.turn}", f"active: {view.active}"]
    items += [f"dealer: {dealer}"] if dealer is not None else []
    items.append("points: " + " ".join(map(str, view.points)))
    items.append("done: " + " ".join("yes" if done else "no" for done in view.done))
    for seat in range(SEATS):
        if view.squads[seat]:
            items.append(f"squad {seat}: " + "; ".join(_say_soldier(soldier) for soldier in view.squads[seat]))
        items.append(f"field {seat}: " + " ".join(str(slot + 1) for slot in view.field[seat]))
        if view.chosen[seat] is not None:
            items.append(f"chosen {seat}: {view.chosen[seat]}")
    if view.queue:
        items.append("queue: " + ", ".join(f"{seat} {slot + 1} {line + 1}" for seat, slot, line in view.queue))
    items += [f"stack {level}: " + ", ".join(stack) for level, stack in zip(LEVELS, stacks, strict=True)]
    items += pile
    if view.draw_offers != NO_OFFERS:
        items.append("offers: " + " ".join(view.draw_offers))
    if view.outcome:
        items.append(f"outcome: {json.dumps(view.outcome.to_json())}")
    return items


def _say_soldier(soldier: SoldierView) -> str:
    moves = ", ".join(_UNKNOWN if name is None else name or _NO_CARD for name in soldier.moves)
    words = [soldier.warrior or f"{_UNKNOWN}{soldier.level}", f"[{moves}]"]
    words += [f"hurt {soldier.hurt}"] if soldier.hurt else []
    words += [soldier.status] if soldier.status else []
    levels = {Scale.POWER: soldier.power, Scale.DEFENCE: soldier.defence, Scale.SPEED: soldier.speed}
    words += [f"{scale} {level:+d}" for scale, level in levels.items() if level]
    words += ["shown"] if soldier.shown else []
    words += [f"revealed {line + 1}" for line, revealed in enumerate(soldier.revealed) if revealed]
    return " ".join(words)


# ----------------------------------------------------------------------------------------------------------- from text

_ITEM = re.compile(r"\s*(?P<key>[a-z]+)(?: (?P<which>\d))?\s*:(?P<value>.*)$", re.DOTALL)
_SOLDIER = re.compile(r"\s*(?P<name>[^\[\]]+?)\s*(?:\[(?P<moves>[^\]]*)\]|$)\s*(?P<rest>[^\[\]]*)$")


def read_position(text: str, cards: CardSet) -> PartialPosition:
    """What a text says of a position with these cards, and no more. Raises NotationError."""
    given, words = PartialPosition(), VOCABULARY(cards)
    items = [item.strip() for item in re.split(r"\n| \| ", text) if item.strip()]
    if not items:
        raise NotationError("the position says nothing")
    for item in items:
        match = _ITEM.match(item)
        if match is None:
            raise NotationError(f"'{item}' is not of the form 'key: value'")
        try:
            if match["which"] is None:
                _read_item(given, words, match["key"], match["value"].strip())
            else:
                _read_numbered_item(given, words, match["key"], int(match["which"]), match["value"].strip())
        except (ValueError, KeyError, IndexError, NotationError) as error:
            raise NotationError(f"'{item}': {error}") from error
    return given


def _read_item(given: PartialPosition, words: Vocabulary, key: str, value: str) -> None:
    match key:
        case "difficulty":
            given.difficulty = _word(Difficulty, key, value)
        case "phase":
            given.phase = _word(Phase, key, value)
        case "first":
            given.first = int(value)
        case "turn":
            given.turn = int(value)
        case "active":
            given.active = int(value)
        case "dealer":
            given.dealer = int(value)
        case "points":
            given.points = tuple(int(number) for number in value.split())
        case "done":
            given.done = tuple({"yes": True, "no": False}[word] for word in value.split())
        case "queue":
            given.queue = tuple(_read_mover(mover) for mover in _listed(value))
        case "pile":
            pairs = [item.rsplit(" ", 1) for item in _listed(value)]
            given.pile = {words.move.read(name): int(left) for name, left in pairs}
        case "offers":
            given.draw_offers = tuple(_word(Offer, "offer", word) for word in value.split())
        case "outcome":
            given.outcome = Outcome.from_json(json.loads(value))
        case _:
            raise ValueError("unknown key")


def _read_numbered_item(given: PartialPosition, words: Vocabulary, key: str, number: int, value: str) -> None:
    match key:
        case "squad":
            soldiers = [_read_soldier(text, words) for text in value.split(";") if text.strip()]
            given.squads[_known(number, key, range(SEATS))] = tuple(soldiers)
        case "field":
            given.field[_known(number, key, range(SEATS))] = tuple(int(slot) - 1 for slot in value.split())
        case "chosen":
            given.chosen[_known(number, key, range(SEATS))] = words.choices.read(value)
        case "stack":
            given.stacks[_known(number, key, LEVELS)] = tuple(words.warrior.read(name) for name in _listed(value))
        case _:
            raise ValueError("unknown key")


def _word(words: type[W], what: str, text: str) -> W:
    if text not in list(words):
        raise ValueError(f"unknown {what} '{text}'; known are {', '.join(words)}")
    return words(text)


def _known(number: int, key: str, known: Iterable[int]) -> int:
    if number not in known:
        raise ValueError(f"there is no {key} {number}; known are {', '.join(map(str, known))}")
    return number


def _listed(value: str) -> list[str]:
    return [item.strip() for item in value.split(",") if item.strip()]


def _read_mover(text: str) -> Mover:
    seat, slot, line = (int(number) for number in text.split())
    return Mover(seat, slot - 1, line - 1)


def _read_soldier(text: str, words: Vocabulary) -> Soldier:
    match = _SOLDIER.match(text)
    if match is None:
        raise ValueError(f"'{text.strip()}' is no warrior with its cards")
    name, marks = match["name"].strip(), match["rest"].split()
    if match["moves"] is None:
        # without brackets the name is the longest known one that the text begins with
        name, first_marks = _name_and_marks(name, words.warrior.names)
        return _with_words(Soldier(words.warrior.read(name), EMPTY_LINES), [*first_marks, *marks])
    moves = tuple(NO_MOVE if move == _NO_CARD else words.move.read(move) for move in _listed(match["moves"]))
    return _with_words(Soldier(words.warrior.read(name), moves), marks)


def _name_and_marks(text: str, known: Sequence[str]) -> tuple[str, list[str]]:
    parts = text.split()
    for number in range(len(parts), 0, -1):
        name = " ".join(parts[:number])
        if name in known:
            return name, parts[number:]
    return text, []


def _with_words(soldier: Soldier, words: Sequence[str]) -> Soldier:
    """A warrior with what the words after its name and its moves say."""
    left = list(words)
    while left:
        word = left.pop(0)
        if word in STATUSES:
            soldier = soldier._replace(status=STATUSES.index(word))
        elif word == "shown":
            soldier = soldier._replace(shown=True)
        elif word == "hurt":
            soldier = soldier._replace(hurt=int(left.pop(0)))
        elif word == Scale.POWER:
            soldier = soldier._replace(power=int(left.pop(0)))
        elif word == Scale.DEFENCE:
            soldier = soldier._replace(defence=int(left.pop(0)))
        elif word == Scale.SPEED:
            soldier = soldier._replace(speed=int(left.pop(0)))
        elif word == "revealed":
            soldier = soldier._replace(revealed=changed(soldier.revealed, int(left.pop(0)) - 1, True))
        else:
            raise ValueError(f"unknown word '{word}'")
    return soldier
