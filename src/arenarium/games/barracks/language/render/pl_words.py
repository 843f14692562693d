"""The Polish words of Barracks: warriors with their forms, nouns that are counted, fixed phrases."""

from __future__ import annotations

from enum import IntEnum

from arenarium.cards.lang.pl import Case, Gender, Noun, joined, numbered, phrase
from arenarium.games.barracks.language.tree import Boost, Sort, Status, Trigger, Who


class Role(IntEnum):
    """The part that a warrior has in an act, which asks for a case; the value is the place in every table here."""

    NAMED = 0
    """Nominative."""
    SOURCE = 1
    """Genitive: "zdejmij z tego wojownika"."""
    TARGET = 2
    """Accusative: "zatruj tego wojownika"."""
    RECEIVER = 3
    """Dative, which `Case` lacks: "daj temu wojownikowi"."""


Forms = tuple[str, str, str, str]

# ----------------------------------------------------------------------------------------------------------------- who

_WARRIORS: dict[Who, Forms] = {
    Who.THIS: ("ten wojownik", "tego wojownika", "tego wojownika", "temu wojownikowi"),
    Who.ALLY: (
        "sojusznik tego wojownika",
        "sojusznika tego wojownika",
        "sojusznika tego wojownika",
        "sojusznikowi tego wojownika",
    ),
    Who.OWN: (
        "ten wojownik i jego sojusznik",
        "tego wojownika i jego sojusznika",
        "tego wojownika i jego sojusznika",
        "temu wojownikowi i jego sojusznikowi",
    ),
    Who.ATTACKER: ("atakujący", "atakującego", "atakującego", "atakującemu"),
}
_AFTER_THIS: dict[Who, Forms] = {
    Who.ALLY: ("jego sojusznik", "jego sojusznika", "jego sojusznika", "jego sojusznikowi"),
    Who.OWN: (
        "on i jego sojusznik",
        "niego i jego sojusznika",
        "jego i jego sojusznika",
        "jemu i jego sojusznikowi",
    ),
}
_HE: Forms = ("on", "niego", "go", "mu")
_THEY: Forms = ("oni", "nich", "ich", "im")


def warriors(last: Who | None) -> dict[Who, Forms]:
    """What those whose number is known are called, given who was spoken of last."""
    forms = _WARRIORS | (_AFTER_THIS if last is Who.THIS else {})
    return forms if last is None else forms | {last: _THEY if last is Who.OWN else _HE}


_EACH_OF: dict[Who, Forms] = {
    # not "trafiony wojownik": after that, "ten wojownik" would be taken for the one that was hit
    Who.HIT: ("cel", "celu", "cel", "celowi"),
    Who.ENEMIES: ("wróg", "wroga", "wroga", "wrogowi"),
    Who.EVERYONE: ("wojownik", "wojownika", "wojownika", "wojownikowi"),
}


def _declined(stem: str) -> Forms:
    return stem + "y", stem + "ego", stem + "ego", stem + "emu"


_EACH = _declined("każd")
SUFFERING: dict[Status, Forms] = {
    Status.PARALYSIS: _declined("sparaliżowan"),
    Status.POISON: _declined("zatrut"),
    Status.BURN: _declined("oparzon"),
}


def each(who: Who, suffering: Status | None, role: Role) -> str:
    noun = _EACH_OF[who]
    # the accusative of things is their nominative: "każdy cel", but "każdego wroga"
    agreeing = Role.NAMED if noun[role] == noun[Role.NAMED] else role
    return joined(_EACH[agreeing], SUFFERING[suffering][agreeing] if suffering else "", noun[role])


# ------------------------------------------------------------------------------------------------------------ how much

CARD = Noun(
    Gender.FEMININE,
    ("karta", "karty", "kartę", "kartą", "karcie"),
    ("karty", "kart", "karty", "kartami", "kartach"),
)
POINT = Noun(
    Gender.MASCULINE,
    ("punkt", "punktu", "punkt", "punktem", "punkcie"),
    ("punkty", "punktów", "punkty", "punktami", "punktach"),
)


def amount(number: int, noun: Noun, apiece: bool = False) -> str:
    """ "1 kartę", "2 karty", "5 kart"; of each of two: "po 1 karcie", "po 2 karty", "po 5 kart"."""
    case = Case.LOC if apiece and number == 1 else Case.ACC
    return joined("po" if apiece else "", str(number), phrase(noun, numbered(number, noun.gender, case)))


# ------------------------------------------------------------------------------------------------------ words of cards

INFLICT = {Status.PARALYSIS: "sparaliżuj", Status.POISON: "zatruj", Status.BURN: "oparz"}
IMMUNITIES = {
    None: "wszystkie statusy",
    Status.PARALYSIS: "paraliż",
    Status.POISON: "zatrucie",
    Status.BURN: "oparzenie",
}
BOOSTS = {
    Boost.POWER: "mocy",
    Boost.WEAKNESS: "braku mocy",
    Boost.DEFENCE: "obrony",
    Boost.EXPOSURE: "braku obrony",
    Boost.SPEED: "szybkości",
    Boost.SLOWNESS: "braku szybkości",
}
"""In the genitive, as the cards are called: "karta braku mocy"."""
SORTS = {
    Sort.ANY: "wszystkie premie i kary",
    Sort.HELPFUL: "wszystkie premie",
    Sort.HARMFUL: "wszystkie kary",
}
CATEGORIES = {
    "iron": "żelaza",
    "bow": "łuku",
    "fire": "ognia",
    "water": "wody",
    "forest": "lasu",
    "bone": "kości",
    "beast": "bestii",
    "prayer": "modlitwy",
}
"""In the genitive: moves of these."""
EVENTS = {
    Trigger.ENTERS: "gdy ten wojownik wejdzie na pole bitwy,",
    Trigger.HIT: "gdy ten wojownik zostanie trafiony,",
    Trigger.DAMAGES: "gdy ten wojownik zada obrażenia,",
    Trigger.ELIMINATES: "gdy ten wojownik kogoś wyeliminuje,",
    Trigger.FALLS: "gdy ten wojownik zostanie wyeliminowany,",
    Trigger.AILS: "gdy ten wojownik otrzyma kartę statusu,",
    Trigger.TURN_ENDS: "na koniec tury",
}
