"""The names of things in each language, from `names/`."""

from __future__ import annotations

from arenarium.cards.names import names

_ENGLISH = ("warriors", "moves")
"""Their names are the keys; their flavour stands in the card files."""


def name(kind: str, key: str, language: str) -> str:
    """The name of a thing: kind is one of warriors, moves, flavours, categories, statuses, boosts, brief, difficulties,
    words.

    Raises KeyError where there is none.
    """
    if language == "en" and kind in _ENGLISH:
        return key
    return names("arenarium.games.barracks.language", language)[kind][key]


def name_or_english(kind: str, key: str, language: str) -> str:
    """As `name`; for cards of somebody's own the English name."""
    try:
        return name(kind, key, language)
    except KeyError:
        return key
