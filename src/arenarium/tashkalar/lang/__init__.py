"""The languages that cards are told in."""

from __future__ import annotations

from arenarium.tashkalar.lang.cs import TashKalarCzech
from arenarium.tashkalar.lang.en import TashKalarEnglish
from arenarium.tashkalar.lang.names import name
from arenarium.tashkalar.lang.pl import TashKalarPolish

__all__ = ["LANGUAGES", "RENDERERS", "name"]

RENDERERS: dict[str, TashKalarEnglish | TashKalarPolish | TashKalarCzech] = {
    "en": TashKalarEnglish(),
    "pl": TashKalarPolish(),
    "cs": TashKalarCzech(),
}
LANGUAGES = tuple(RENDERERS)
