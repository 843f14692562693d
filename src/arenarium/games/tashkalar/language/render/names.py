"""The names of things in each language, from `names/`."""

from __future__ import annotations

from arenarium.cards.names import names


def name(kind: str, key: str, language: str) -> str:
    """The name of a thing: kind is one of cards, tasks, schools, forms, words. Raises KeyError where there is none."""
    if language == "en" and kind in ("cards", "tasks"):
        return key
    return names("arenarium.games.tashkalar.language", language)[kind][key]


def name_or_english(kind: str, key: str, language: str) -> str:
    """As `name`; for cards of somebody's own the English name."""
    try:
        return name(kind, key, language)
    except KeyError:
        return key
