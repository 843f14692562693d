"""The languages that cards are told in."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from arenarium.tashkalar.lang.cs import TashKalarCzech
from arenarium.tashkalar.lang.en import TashKalarEnglish
from arenarium.tashkalar.lang.pl import TashKalarPolish

RENDERERS: dict[str, TashKalarEnglish | TashKalarPolish | TashKalarCzech] = {
    "en": TashKalarEnglish(),
    "pl": TashKalarPolish(),
    "cs": TashKalarCzech(),
}
LANGUAGES = tuple(RENDERERS)


@cache
def _names(language: str) -> dict[str, dict[str, str]]:
    path = resources.files("arenarium.tashkalar").joinpath(f"data/names/{language}.toml")
    return tomllib.loads(path.read_text("utf-8"))


def name(kind: str, key: str, language: str) -> str:
    """The name of a thing: kind is one of cards, tasks, schools, forms, words. Raises KeyError where there is none."""
    if language == "en" and kind in ("cards", "tasks"):
        return key
    return _names(language)[kind][key]
