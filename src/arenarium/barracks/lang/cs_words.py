"""The Czech words of Barracks: warriors with their forms, nouns that are counted, fixed phrases."""

from __future__ import annotations

from enum import IntEnum

from arenarium.barracks.tree import Boost, Event, Sort, Status, Who
from arenarium.script.lang.cs import Case, Gender, Noun, governed


class Role(IntEnum):
    """The part that a warrior has in an act, which asks for a case; the value is the place in every table here."""

    NAMED = 0
    """Nominative."""
    TARGET = 1
    """Accusative: "otrav tohoto bojovníka"."""
    RECEIVER = 2
    """Dative, which the shared cases lack: "dej tomuto bojovníkovi", also "odeber tomuto bojovníkovi"."""


Forms = tuple[str, str, str]

# ----------------------------------------------------------------------------------------------------------------- who

WARRIORS: dict[Who, Forms] = {
    Who.THIS: ("tento bojovník", "tohoto bojovníka", "tomuto bojovníkovi"),
    Who.ALLY: ("spojenec tohoto bojovníka", "spojence tohoto bojovníka", "spojenci tohoto bojovníka"),
    Who.OWN: (
        "tento bojovník a jeho spojenec",
        "tohoto bojovníka a jeho spojence",
        "tomuto bojovníkovi a jeho spojenci",
    ),
    Who.ATTACKER: ("útočník", "útočníka", "útočníkovi"),
}
WITH_PRONOUNS: dict[Who, Forms] = {
    Who.THIS: ("on", "ho", "mu"),
    Who.ALLY: ("jeho spojenec", "jeho spojence", "jeho spojenci"),
    Who.OWN: ("on i jeho spojenec", "jeho i jeho spojence", "jemu i jeho spojenci"),
}
"""The same where this warrior was the last to be spoken of."""

_EACH_OF: dict[Who, Forms] = {
    # not "zasažený bojovník": this warrior should be the only one that is called by that word
    Who.HIT: ("cíl", "cíl", "cíli"),
    Who.ENEMIES: ("nepřítel", "nepřítele", "nepříteli"),
    Who.EVERYONE: ("bojovník", "bojovníka", "bojovníkovi"),
}
_EACH: Forms = ("každý", "každého", "každému")
SUFFERING: dict[Status, Forms] = {
    Status.PARALYSIS: ("paralyzovaný", "paralyzovaného", "paralyzovanému"),
    Status.POISON: ("otrávený", "otráveného", "otrávenému"),
    Status.BURN: ("hořící", "hořícího", "hořícímu"),
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
WOUND = Noun(
    Gender.NEUTER,
    ("zranění", "zranění", "zranění", "zranění", "zraněním"),
    ("zranění", "zranění", "zranění", "zraněních", "zraněními"),
)


def amount(number: int, noun: Noun, apiece: bool = False) -> str:
    """ "1 kartu", "2 karty", "5 karet"; of each of two: "po 1 kartě", "po 2 kartách"."""
    if apiece:
        return f"po {number} {noun.said(governed(number, Case.LOC))}"
    return f"{number} {noun.said(governed(number, Case.ACC))}"


# ------------------------------------------------------------------------------------------------------ words of cards

INFLICT = {Status.PARALYSIS: "paralyzuj", Status.POISON: "otrav", Status.BURN: "zapal"}
IMMUNITIES = {
    None: "všem stavům",
    Status.PARALYSIS: "paralýze",
    Status.POISON: "otravě",
    Status.BURN: "hoření",
}
AILS = {
    None: "má kartu stavu",
    Status.PARALYSIS: "je paralyzovaný",
    Status.POISON: "je otrávený",
    Status.BURN: "hoří",
}
BOOSTS = {
    Boost.POWER: "síly",
    Boost.WEAKNESS: "oslabení",
    Boost.DEFENCE: "obrany",
    Boost.EXPOSURE: "odkrytí",
    Boost.SPEED: "rychlosti",
    Boost.SLOWNESS: "zpomalení",
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
    "bone": "kostí",
    "beast": "bestií",
    "prayer": "modlitby",
}
"""In the genitive: moves of these."""
EVENTS = {
    Event.ENTERS: "když tento bojovník vstoupí na bojiště,",
    Event.HIT: "když je tento bojovník zasažen,",
    Event.DAMAGES: "když tento bojovník způsobí zranění,",
    Event.ELIMINATES: "když tento bojovník někoho vyřadí,",
    Event.FALLS: "když je tento bojovník vyřazen,",
    Event.AILS: "když tento bojovník dostane kartu stavu,",
    Event.TURN_ENDS: "na konci kola",
}
