"""Choices as messages, for programs that show them: squares and cards by name, sides and ranks as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from arenarium.core.game import Option
from arenarium.core.kit import Messages
from arenarium.games.tashkalar.board.board import DIRECTIONS, names
from arenarium.games.tashkalar.board.pattern import Orientation
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.rules.placements import SUMMONABLE, Summonable, pattern_side, used_squares
from arenarium.games.tashkalar.state.choices import CHOICES, Choice, Summon
from arenarium.games.tashkalar.state.events import EVENTS
from arenarium.games.tashkalar.state.numbers import FACING, SQUARE
from arenarium.games.tashkalar.state.position import Position
from arenarium.games.tashkalar.state.vocabulary import VOCABULARY


@dataclass(frozen=True, slots=True)
class SummonOption:
    """Summon a being. More is said of it than the choice itself has: how the pattern lies, and what follows from it."""

    verb: Literal["summon"]
    card: str
    at: str
    facing: str
    """How the picture is mirrored and turned, as in the notation; empty for not at all."""
    uses: tuple[str, ...]
    """The squares of the pieces that make up the pattern."""
    marks: tuple[str, ...]
    """The marked squares, where the text speaks of them."""
    second_marks: tuple[str, ...]
    arrows: tuple[str, ...]
    """The indicated directions, where the text speaks of them: N, NE, ..."""
    borrowed: tuple[str, ...]
    """The squares of enemy pieces that count as the player's own."""
    improvised: int | None
    """The enemy colour that is used up for it (SUM-10)."""
    thawing: bool
    """The frozen card is thawed for it (EF-14)."""


def option_of(state: Position, choice: Choice) -> Option:
    """An option of the position as a message."""
    return _summoning(state, choice) if isinstance(choice, Summon) else VOCABULARY(state.cards).choices.option(choice)


def _summoning(state: Position, choice: Summon) -> SummonOption:
    summonable = SUMMONABLE(state.cards)[choice.card]
    orientation = summonable.pattern.facing(choice.facing)
    # where it matters how the pattern lies, the choice says so; elsewhere any way that matches will do
    used = orientation.used(choice.at) & state.occupied() if summonable.picky else used_squares(state, choice)
    marks = marks_of(summonable, orientation, choice.at)
    return SummonOption(
        verb=choice.verb,
        card=state.cards.names[choice.card],
        at=SQUARE.say(choice.at),
        facing=FACING.say(choice.facing),
        uses=tuple(names(used)),
        marks=marks.marks,
        second_marks=marks.second_marks,
        arrows=marks.arrows,
        borrowed=tuple(names(used & ~state.own(pattern_side(state)))),
        improvised=choice.improvised if choice.improvised >= 0 else None,
        thawing=choice.thawing,
    )


class MarksOnBoard(NamedTuple):
    """The marks of a pattern that lies on the board, as far as the effect speaks of them (EFF-9)."""

    marks: tuple[str, ...]
    second_marks: tuple[str, ...]
    arrows: tuple[str, ...]


def marks_of(summonable: Summonable, orientation: Orientation, at: int) -> MarksOnBoard:
    marks, arrows = summonable.sensitivity.marks, summonable.sensitivity.arrows
    return MarksOnBoard(
        tuple(names(orientation.marked(at))) if marks else (),
        tuple(names(orientation.second_marked(at))) if marks else (),
        tuple(name for d, name in enumerate(DIRECTIONS) if arrows and orientation.arrows >> d & 1),
    )


MESSAGES = Messages(
    view=View,
    options=tuple({**CHOICES.messages, Summon: SummonOption}.values()),
    events=EVENTS,
)
