"""The languages that cards are rendered in."""

from arenarium.games.barracks.language.render.cs import BarracksCzech
from arenarium.games.barracks.language.render.en import BarracksEnglish
from arenarium.games.barracks.language.render.names import name
from arenarium.games.barracks.language.render.pl import BarracksPolish

__all__ = ["LANGUAGES", "RENDERERS", "name"]

RENDERERS: dict[str, BarracksEnglish | BarracksPolish | BarracksCzech] = {
    "en": BarracksEnglish(),
    "pl": BarracksPolish(),
    "cs": BarracksCzech(),
}
LANGUAGES = tuple(RENDERERS)
