"""The Czech words of Barracks: warriors with their forms, nouns that are counted, fixed phrases."""

from __future__ import annotations

from enum import IntEnum

from arenarium.cards.lang.cs import Case, Gender, Noun, governed
from arenarium.games.barracks.language.tree import Boost, Sort, Status, Trigger, Who


class Role(IntEnum):
    """The part that a warrior has in an act, which asks for a case; the value is the place in every table here."""

    NAMED = 0
    """Nominative."""
    TARGET = 1
    """Accusative: "otrav tohoto válečníka"."""
    RECEIVER = 2
    """Dative, which `Case` lacks: "dej tomuto válečníkovi", also "odeber tomuto válečníkovi"."""


Forms = tuple[str, str, str]

# ----------------------------------------------------------------------------------------------------------------- who

_WARRIORS: dict[Who, Forms] = {
    Who.THIS: ("tento válečník", "tohoto válečníka", "tomuto válečníkovi"),
    Who.ALLY: ("spojenec tohoto válečníka", "spojence tohoto válečníka", "spojenci tohoto válečníka"),
    Who.OWN: (
        "tento válečník a jeho spojenec",
        "tohoto válečníka a jeho spojence",
        "tomuto válečníkovi a jeho spojenci",
    ),
    Who.ATTACKER: ("útočník", "útočníka", "útočníkovi"),
}
_AFTER_THIS: dict[Who, Forms] = {
    Who.ALLY: ("jeho spojenec", "jeho spojence", "jeho spojenci"),
    Who.OWN: ("on i jeho spojenec", "jeho i jeho spojence", "jemu i jeho spojenci"),
}
_HE: Forms = ("on", "ho", "mu")
_THEY: Forms = ("oni", "je", "jim")


def warriors(last: Who | None) -> dict[Who, Forms]:
    """What those whose number is known are called, given who was spoken of last."""
    forms = _WARRIORS | (_AFTER_THIS if last is Who.THIS else {})
    return forms if last is None else forms | {last: _THEY if last is Who.OWN else _HE}


_EACH_OF: dict[Who, Forms] = {
    # not "zasažený válečník": after that, "tento válečník" could be taken for the one that was hit
    Who.HIT: ("cíl", "cíl", "cíli"),
    Who.ENEMIES: ("nepřítel", "nepřítele", "nepříteli"),
    Who.EVERYONE: ("válečník", "válečníka", "válečníkovi"),
}
_EACH: Forms = ("každý", "každého", "každému")
SUFFERING: dict[Status, Forms] = {
    Status.PARALYSIS: ("ochromený", "ochromeného", "ochromenému"),
    Status.POISON: ("otrávený", "otráveného", "otrávenému"),
    Status.BURN: ("popálený", "popáleného", "popálenému"),
}


def each(who: Who, suffering: Status | None, role: Role) -> str:
    noun = _EACH_OF[who]
    # the accusative of things is their nominative: "každý cíl", but "každého nepřítele"
    agreeing = Role.NAMED if noun[role] == noun[Role.NAMED] else role
    adjectives = (_EACH, SUFFERING[suffering]) if suffering else (_EACH,)
    return " ".join([*(adjective[agreeing] for adjective in adjectives), noun[role]])


# ------------------------------------------------------------------------------------------------------------ how much

CARD = Noun(
    Gender.FEMININE,
    ("karta", "karty", "kartu", "kartě", "kartou"),
    ("karty", "karet", "karty", "kartách", "kartami"),
)
LIFE = Noun(
    Gender.MASCULINE,
    ("život", "života", "život", "životě", "životem"),
    ("životy", "životů", "životy", "životech", "životy"),
)
POINT = Noun(
    Gender.MASCULINE,
    ("bod", "bodu", "bod", "bodu", "bodem"),
    ("body", "bodů", "body", "bodech", "body"),
)


def amount(number: int, noun: Noun, apiece: bool = False) -> str:
    """ "1 kartu", "2 karty", "5 karet"; of each of two: "po 1 kartě", "po 2 kartách"."""
    if apiece:
        return f"po {number} {noun.inflected(governed(number, Case.LOC))}"
    return f"{number} {noun.inflected(governed(number, Case.ACC))}"


# ------------------------------------------------------------------------------------------------------ words of cards

INFLICT = {Status.PARALYSIS: "ochrom", Status.POISON: "otrav", Status.BURN: "popal"}
IMMUNITIES = {
    None: "všem stavům",
    Status.PARALYSIS: "ochromení",
    Status.POISON: "otravě",
    Status.BURN: "popálení",
}
BOOSTS = {
    Boost.POWER: "síly",
    Boost.WEAKNESS: "slabosti",
    Boost.DEFENCE: "obrany",
    Boost.EXPOSURE: "odkrytí",
    Boost.SPEED: "rychlosti",
    Boost.SLOWNESS: "pomalosti",
}
"""In the genitive: a card of these."""
SORTS = {
    Sort.ANY: "všechny bonusy a postihy",
    Sort.HELPFUL: "všechny bonusy",
    Sort.HARMFUL: "všechny postihy",
}
CATEGORIES = {
    "iron": "železa",
    "bow": "luku",
    "fire": "ohně",
    "water": "vody",
    "forest": "lesa",
    "bone": "kosti",
    "beast": "šelmy",
    "prayer": "modlitby",
}
"""In the genitive: moves of these."""
EVENTS = {
    Trigger.ENTERS: "když tento válečník vstoupí na bojiště,",
    Trigger.HIT: "když je tento válečník zasažen,",
    Trigger.DAMAGES: "když tento válečník způsobí zranění,",
    Trigger.ELIMINATES: "když tento válečník někoho vyřadí,",
    Trigger.FALLS: "když je tento válečník vyřazen,",
    Trigger.AILS: "když tento válečník dostane kartu stavu,",
    Trigger.TURN_ENDS: "na konci kola",
}
