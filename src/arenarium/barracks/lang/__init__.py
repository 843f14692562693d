"""The languages that cards are told in."""

from arenarium.barracks.lang.cs import BarracksCzech
from arenarium.barracks.lang.en import BarracksEnglish
from arenarium.barracks.lang.names import name
from arenarium.barracks.lang.pl import BarracksPolish

__all__ = ["LANGUAGES", "RENDERERS", "name"]

RENDERERS: dict[str, BarracksEnglish | BarracksPolish | BarracksCzech] = {
    "en": BarracksEnglish(),
    "pl": BarracksPolish(),
    "cs": BarracksCzech(),
}
LANGUAGES = tuple(RENDERERS)
