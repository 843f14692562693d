"""Choices as plain data, for programs that show them: squares and cards by name, sides and ranks as numbers."""

from __future__ import annotations

from typing import Any

from arenarium.core.errors import NotationError
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.board.pattern import Orientation, facing_name
from arenarium.games.tashkalar.cards.cards import CARDS, TASKS
from arenarium.games.tashkalar.rules import choices
from arenarium.games.tashkalar.rules.choices import Choice
from arenarium.games.tashkalar.rules.placements import SUMMONABLE, Summonable, pattern_side, used_squares
from arenarium.games.tashkalar.state.position import Position


def facts_of(state: Position, choice: Choice) -> dict[str, Any]:
    """An option of the position as data, ready for JSON."""
    return {"verb": choice.verb, **_details(state, choice)}


def _details(state: Position, choice: Choice) -> dict[str, Any]:
    match choice:
        case choices.Summon():
            return _summoning(state, choice)
        case choices.Place(at) | choices.Lift(at) | choices.Target(at):
            return {"at": NAMES[at]}
        case choices.School(school):
            return {"school": school}
        case choices.Start(at, side):
            return {"at": NAMES[at], "side": side}
        case choices.Put(at, side, rank):
            return {"at": NAMES[at], "side": side, "rank": rank}
        case choices.Move(at, to):
            return {"at": NAMES[at], "to": NAMES[to]}
        case choices.Swap(at, other):
            return {"at": NAMES[at], "other": NAMES[other]}
        case choices.Flare(card, against):
            return {"card": CARDS[card].name, "against": against}
        case choices.Claim(task):
            return {"task": TASKS[task].name}
        case choices.Aim(direction):
            return {"direction": DIRECTIONS[direction]}
        case choices.Way(number):
            return {"number": number}
        case choices.Colour(side):
            return {"side": side}
        case choices.Plain():
            return {}
        case (
            choices.Discard(card)
            | choices.Return(card)
            | choices.Recover(card)
            | choices.Thaw(card)
            | choices.Keep(card)
            | choices.Warp(card)
            | choices.Freeze(card)
            | choices.Copy(card)
        ):
            return {"card": CARDS[card].name}
    raise NotationError(f"not a choice: {choice!r}")


def _summoning(state: Position, choice: choices.Summon) -> dict[str, Any]:
    known = SUMMONABLE[choice.card]
    orientation = known.pattern.facing(choice.facing)
    # where it matters how the pattern lies, the choice says so; elsewhere any way that matches will do
    used = orientation.used(choice.at) & state.occupied() if known.picky else used_squares(state, choice)
    return {
        "card": CARDS[choice.card].name,
        "at": NAMES[choice.at],
        "facing": facing_name(choice.facing),
        "uses": names(used),
        **marks_of(known, orientation, choice.at),
        "borrowed": names(used & ~state.own(pattern_side(state))),
        "improvised": choice.improvised if choice.improvised >= 0 else None,
        "thawing": choice.thawing,
    }


def marks_of(known: Summonable, orientation: Orientation, at: int) -> dict[str, list[str]]:
    """The marked squares of both kinds and the indicated directions, as far as the effect speaks of them (EFF-9)."""
    marks, arrows = known.cares.marks, known.cares.arrows
    return {
        "marks": names(orientation.marked(at)) if marks else [],
        "second_marks": names(orientation.second_marked(at)) if marks else [],
        "arrows": [name for d, name in enumerate(DIRECTIONS) if arrows and orientation.arrows >> d & 1],
    }
