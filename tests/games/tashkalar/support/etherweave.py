"""Positions for tests of Etherweave: forms with it, its cards, the pending being."""

import pytest
from games.tashkalar.support.table import (
    play,
    position,
)

from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import State

DUEL = "form: duel | schools: etherweave, northern | turn: 12"
HIGH = "form: high | schools: etherweave, northern | turn: 12"
MELEE_3 = "form: melee | schools: etherweave, northern, highland | turn: 12"
MELEE_4 = "form: melee | schools: etherweave, northern, highland, sylvan | turn: 12"
TEAM_DUEL = "form: duel | schools: etherweave, northern, highland, sylvan | teams | turn: 12"
TEAM_HIGH = "form: high | schools: etherweave, northern, highland, sylvan | teams | turn: 12"

FORMS = {
    "high": HIGH,
    "duel": DUEL,
    "melee of 3": MELEE_3,
    "melee of 4": MELEE_4,
    "team high": TEAM_HIGH,
    "team duel": TEAM_DUEL,
}
"""Seat 0 plays Etherweave, and it is not the first turn."""
EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
TEAMS = pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH], ids=["duel", "high"])

WITH_WARP = (
    *("Paradox Worm", "Lesser Shadow Twin", "Greater Shadow Twin", "Translocationist", "Antimatter Spirit"),
    *("Merchant of Time", "Gate of Oblivion", "Void Summoner", "Eternal Emperor", "Polarity Queen"),
    "Ziggurat Sentinel",
)


def pending(state: State, seat: int = 0) -> str | None:
    card: str | None = open_view(state).pending[seat]
    return card


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def last_turn(text: str, on_board: str = "") -> Outcome:
    """The game ends with the one action that is left to seat 0, who places on a3."""
    state = position(f"{text} | end_by: 0 | last_turns: 1 | actions: 1", on_board)
    play(state, "place a3")
    if state.outcome is None:
        play(state, "finish")
    return ended(state)


def seated(form: str, seats: int, seat: int, teams: bool) -> str:
    schools = ["northern", "highland", "sylvan", "southern"][:seats]
    schools[seat] = "etherweave"
    return f"form: {form} | schools: {', '.join(schools)}" + (" | teams" if teams else "")


SEVEN = "Color Conquest, Center Cross, Green Conquest"
"""Three tasks of 7 points together."""
