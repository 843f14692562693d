"""Positions for tests of Nethervoid: forms with it, its patterns, where the Gateway is."""

import pytest
from games.tashkalar.support.table import (
    Board,
    pieces,
)

from arenarium.core.event import Event
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import events

HIGH = "form: high | schools: nethervoid, northern"
DUEL = "form: duel | schools: nethervoid, northern"
MELEE_3 = "form: melee | schools: nethervoid, northern, highland"
MELEE_4 = "form: melee | schools: nethervoid, northern, highland, sylvan"
TEAM_HIGH = "form: high | schools: nethervoid, northern, sylvan, highland | teams"
TEAM_DUEL = "form: duel | schools: nethervoid, northern, sylvan, highland | teams"

FORMS = {
    "high": HIGH,
    "duel": DUEL,
    "melee of 3": MELEE_3,
    "melee of 4": MELEE_4,
    "team high": TEAM_HIGH,
    "team duel": TEAM_DUEL,
}

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
TEAMS = pytest.mark.parametrize("form", [TEAM_HIGH, TEAM_DUEL])

PATTERNS = {
    "Shadow Imp": "c . . / . @ c",
    "Flame Imp": "c . @ / . c .",
    "Gate Keeper": ". c . / c @ c",
    "Demon of Gluttony": ". @ . / c c c",
    "Demon of Pride": "@ . / c . / c c",
    "Acolyte of Destruction": ". @ . / c . c / . . . / . c .",
    "Acolyte of Growth": "c . c / c @ c",
    "Power Seeker": "@ c . c . / . . c . c",
    "Hell Hound": ". c c @ . / c . . c .",
    "Vortexmaster": ". c . / c . c / . c . / . @ .",
    "Gate Master": ". c c . / c @ c c",
    "Hell Rider": "C c c / c . .",
    "Demon of Wrath": ". @ c / c . c / . c .",
    "Demon of Greed": "c c . / . @ . / c . c",
    "Demon of Lust": "@ . . / c c . / . c c",
    "Demon of Sloth": ". @ / c .",
    "Demon of Envy": "c . . / . C c",
    "Possessed Summoner": ". @ c / c c . / . c .",
}

COMMON = ["Shadow Imp", "Flame Imp", "Gate Keeper", "Demon of Gluttony", "Demon of Pride"]
HEROIC = [card for card in PATTERNS if card not in COMMON]


def needed(card: str, at: str = "e5", turns: int = 0, mirrored: bool = False) -> list[str]:
    """Where the pattern of a being wants pieces for a summoning on that square."""
    rows = [row.split() for row in PATTERNS[card].split("/")]
    cells = [(x, y, sign) for y, row in enumerate(rows) for x, sign in enumerate(row)]
    ((x0, y0),) = [(x, y) for x, y, sign in cells if sign in "@C"]
    squares = []
    for dx, dy in [(x - x0, y - y0) for x, y, sign in cells if sign in "cC"]:
        if mirrored:
            dx = -dx
        for _ in range(turns):
            dx, dy = -dy, dx
        squares.append(f"{chr(ord(at[0]) + dx)}{int(at[1]) + dy}")
    return squares


def men(card: str, more: str = "", sign: str = "a") -> Board:
    """What is needed to summon a being on e5, and more pieces, which come first where both want a square."""
    return dict.fromkeys(needed(card), sign) | pieces(more)


def gateway(state: State) -> str | None:
    """The square of the Gateway."""
    return open_view(state).gateway


def on_arrival(told: list[Event]) -> str | None:
    """Where the marker went right after the piece of a new being came onto the board; None: it did not move."""
    heard = [event.public for event in told]
    (arrival,) = [number for number, event in enumerate(heard) if isinstance(event, events.Summoned)]
    following = heard[arrival + 1 : arrival + 2]
    return next((event.at for event in following if isinstance(event, events.Gateway)), None)


def watchers(state: State) -> list[int | None]:
    return [*range(state.table.seats), None]


TITAN = "A e6 e7, a d8 e8 f8"
"""For the Titan on e5."""
HOUND = men("Hell Hound")
SUMMONER = men("Possessed Summoner")
