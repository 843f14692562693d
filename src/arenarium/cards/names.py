"""The names of things in each language, from the `names/` of a game's language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources


@cache
def names(package: str, language: str) -> dict[str, dict[str, str]]:
    """The tables of a game's file of names."""
    path = resources.files(package).joinpath(f"names/{language}.toml")
    return tomllib.loads(path.read_text("utf-8"))
