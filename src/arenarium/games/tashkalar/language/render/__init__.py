"""The languages that cards are rendered in."""

from __future__ import annotations

from arenarium.games.tashkalar.language.render.cs import TashKalarCzech
from arenarium.games.tashkalar.language.render.en import TashKalarEnglish
from arenarium.games.tashkalar.language.render.names import name
from arenarium.games.tashkalar.language.render.pl import TashKalarPolish

__all__ = ["LANGUAGES", "RENDERERS", "name"]

RENDERERS: dict[str, TashKalarEnglish | TashKalarPolish | TashKalarCzech] = {
    "en": TashKalarEnglish(),
    "pl": TashKalarPolish(),
    "cs": TashKalarCzech(),
}
LANGUAGES = tuple(RENDERERS)
