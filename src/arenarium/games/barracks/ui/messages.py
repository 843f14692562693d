"""What a client of Barracks reads: the card library. A card is known everywhere by its `id`, its English name."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arenarium.cards.named import Named


class WarriorInfo(Struct, tag="warrior", tag_field="kind"):
    id: str
    title: str
    level: int
    hearts: int
    wings: int
    lines: list[list[str]]
    """Ids of categories; each line may get one move card of one of its categories."""
    ability: str | None
    flavour: str
    picture: str | None = None
    """The name of an icon, where its author has chosen one."""


class Gist(Struct):
    chance: Annotated[int, Meta(ge=1, le=5)] | None
    """In how many of six cases; None: always."""
    text: str


class MoveInfo(Struct, tag="move", tag_field="kind"):
    id: str
    title: str
    category: str
    level: int
    targets: Annotated[int, Meta(ge=0, le=3)]
    """0 nobody, 1 any one warrior, 2 both opponents, 3 everybody but its user."""
    damage: int
    priority: int
    copies: int
    effect: str | None
    brief: list[Gist]
    """The effect in as few words as fit on a card in play, part by part."""
    flavour: str
    picture: str | None = None
    """The name of an icon, where its author has chosen one."""


class Difficulty(Struct):
    id: str
    name: str
    points: int
    """To recruit with."""


class BarracksLibrary(Struct, tag="barracks", tag_field="game"):
    language: str
    cards: list[WarriorInfo | MoveInfo]
    categories: list[Named]
    statuses: list[Named]
    boosts: list[Named]
    difficulties: list[Difficulty]
    levels: list[int]
    """A warrior of a level costs as many points."""
    words: dict[str, str]


class MovesFor(Struct, forbid_unknown_fields=True):
    warrior: Annotated[str, Meta(min_length=1, max_length=40)]
    """A warrior's English name."""
    moves: Annotated[str, Meta(max_length=90)] = ","
    """Its moves by line, separated by commas; nothing for an open line."""
    gone: Annotated[str, Meta(max_length=2400)] = ""
    """Moves of which no copy is left, separated by commas."""


class RecommendedMoves(Struct):
    lines: list[list[str]]
    """By line, the moves that fit, the most useful first; none for a line that has its move."""
