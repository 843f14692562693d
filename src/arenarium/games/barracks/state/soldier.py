"""A recruited warrior, and what somebody knows of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache, partial
from typing import Annotated, Literal, NamedTuple, TypeAlias

from arenarium.cards.card_set import Derived
from arenarium.core.plain import LARGEST, Between
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LINES
from arenarium.games.barracks.state.words import (
    EMPTY_LINES,
    NO_CARD,
    NO_MOVE,
    STATUSES,
    MoveOnLine,
    ScaleLevel,
    StatusCard,
    WarriorCard,
)

_VIEWS_KEPT = 4096

Place: TypeAlias = tuple[int, int]
"""A warrior of the match: seat and slot in the squad."""
StatusWord: TypeAlias = Literal["", "paralysis", "poison", "burn"]
"""A status card as messages have it; nothing for none."""


class Scale(StrEnum):
    """What boost cards change (BOOST-4). The value is the name of the field in which a warrior has its level."""

    POWER = "power"
    DEFENCE = "defence"
    SPEED = "speed"


class Soldier(NamedTuple):
    """A recruited warrior with its cards."""

    card: WarriorCard
    moves: tuple[MoveOnLine, ...] = EMPTY_LINES
    hurt: Annotated[int, Between(0, LARGEST)] = 0
    """Hit point cards that are face down (MOVE-5)."""
    status: StatusCard = 0
    power: ScaleLevel = 0
    """Power cards, or minus weakness cards (BOOST-1)."""
    defence: ScaleLevel = 0
    speed: ScaleLevel = 0
    shown: bool = False
    """Whether it was ever on the battlefield: everybody knows it then."""
    revealed: tuple[bool, ...] = (False,) * LINES
    """Which of its moves everybody has seen."""


def status_word(status: int) -> StatusWord:
    word: StatusWord = STATUSES[status]  # type: ignore[assignment]  # the words of that list
    return word


@dataclass(frozen=True, slots=True)
class SoldierView:
    """A recruited warrior as somebody sees it (INFO-1)."""

    warrior: str | None
    """None while the reader has not seen it."""
    level: int
    moves: tuple[str | None, ...]
    """By line: a card, nothing for an open line, None for a card that the reader has not seen."""
    hurt: int
    status: StatusWord
    power: int
    defence: int
    speed: int
    shown: bool
    revealed: tuple[bool, ...]


def soldier_view(cards: CardSet, soldier: Soldier, is_own: bool) -> SoldierView:
    """INFO-1: hidden are warriors that were never fielded, and moves that were never revealed."""
    return SOLDIER_VIEWS(cards)(soldier, is_own)


SOLDIER_VIEWS: Derived[CardSet, Callable[[Soldier, bool], SoldierView]] = Derived(
    lambda cards: lru_cache(_VIEWS_KEPT)(partial(_view, cards))
)
"""The same, for those who look at many."""


def _view(cards: CardSet, soldier: Soldier, is_own: bool) -> SoldierView:
    warrior = cards.warriors[soldier.card]
    return SoldierView(
        warrior.name if is_own or soldier.shown else None,
        warrior.level,
        tuple(
            NO_CARD if move == NO_MOVE else cards.moves[move].name if is_own or revealed else None
            for move, revealed in zip(soldier.moves, soldier.revealed, strict=True)
        ),
        soldier.hurt,
        status_word(soldier.status),
        soldier.power,
        soldier.defence,
        soldier.speed,
        soldier.shown,
        soldier.revealed,
    )
