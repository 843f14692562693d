"""A card as a player reads it: what every game's cards have in common, and finding one by its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

from arenarium.core.errors import NotationError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class CardText:
    title: str
    facts: tuple[str, ...]
    """One line each: school, rank, points, ..."""
    picture: tuple[str, ...] = ()
    """The pattern, marks drawn in; empty for cards without one."""
    texts: tuple[tuple[str, str], ...] = ()
    """(heading, sentences); the heading is empty where the text needs none."""
    flavour: str = ""


def find_named(name: str, names: Mapping[str, T]) -> T:
    """What is called so, whatever the capitals; `names` are in small letters. Raises NotationError with the nearest."""
    named = names.get(name.strip().lower())
    if named is None:
        near = get_close_matches(name.strip().lower(), list(names), n=1, cutoff=0.5)
        hint = f"; did you mean '{near[0].title()}'?" if near else ""
        raise NotationError(f"there is no card called '{name}'{hint}")
    return named
