"""Events of the course of a match: its beginning, turns, what is said beside them, its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from arenarium.core.declaration import Forfeit
from arenarium.games.tashkalar.state.position import EndReason


@dataclass(frozen=True, slots=True)
class SchoolTaken:
    seat: int
    school: str
    event: Literal["school-taken"] = "school-taken"


@dataclass(frozen=True, slots=True)
class Dealt:
    event: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True)
class StartPiece:
    at: str
    side: int
    event: Literal["start-piece"] = "start-piece"


@dataclass(frozen=True, slots=True)
class Turn:
    seat: int
    number: int
    """From 0."""
    actions: int
    extra: bool
    """The player takes another turn."""
    event: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class ControlPassed:
    seat: int
    to: int
    event: Literal["control-passed"] = "control-passed"


@dataclass(frozen=True, slots=True)
class EndTriggered:
    seat: int
    reason: EndReason
    event: Literal["end-triggered"] = "end-triggered"


@dataclass(frozen=True, slots=True)
class WouldResign:
    seat: int
    side: int
    event: Literal["would-resign"] = "would-resign"


@dataclass(frozen=True, slots=True)
class KeepsPlaying:
    seat: int
    side: int
    event: Literal["keeps-playing"] = "keeps-playing"


@dataclass(frozen=True, slots=True)
class Resigned:
    seat: int
    side: int
    event: Literal["resigned"] = "resigned"


@dataclass(frozen=True, slots=True)
class Forfeited:
    seat: int
    side: int
    reason: Forfeit
    event: Literal["forfeited"] = "forfeited"


@dataclass(frozen=True, slots=True)
class Over:
    """As the outcome says it."""

    ranking: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    decided_by: str
    event: Literal["over"] = "over"


MatchEvent: TypeAlias = (
    SchoolTaken
    | Dealt
    | StartPiece
    | Turn
    | ControlPassed
    | EndTriggered
    | WouldResign
    | KeepsPlaying
    | Resigned
    | Forfeited
    | Over
)
