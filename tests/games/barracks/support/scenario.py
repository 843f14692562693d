"""Runs scenarios of Barracks; how they are written: `tests/support/scenario.py`. Here a position has dice, too.

    === Flail Swing: on 3 the warrior hit is exposed
    rule: MOVE-6
    squad 0: Burgrave [Flail Swing, Straight Arrow]; Krampus
    squad 1: Oak-Tearer; Moon Sorcerer
    dice: 3
    ---
    orders use 1, wait
    ? target 0 1, target 0 2, target 1 1, target 1 2
    target 1 1
    ---
    squad 1: Oak-Tearer hurt D defence -1; Moon Sorcerer

Cards are balanced now and then, so hit points are sums: `H` is the number of hearts of the warrior that they stand
with, `D` the number of damage icons of the move of the title (in a warrior's scenario: of the first move card of the
position); `/` rounds down. `hurt H-1` leaves one heart.

The dice fall for chances, in this order, and all of them have to be rolled. Between equally fast warriors the die
always shows 1; whoever writes a scenario settles who is first by speed cards.

A line of the middle part may begin with the seat whose choice it is: `1: orders use 1, wait`. Whoever has only one
answer at the beginning has given it.

Of each warrior that is expected, all its hurt, status and boosts are checked.
"""

from __future__ import annotations

import re
from dataclasses import fields
from unittest import mock

from games.barracks.support.printed import MOVE_BY_NAME, MOVES, WARRIOR_BY_NAME, WARRIORS
from games.barracks.support.table import offered
from support.scenario import Scenario, check_item, check_options

from arenarium.games.barracks.formats.defaults import PartialPosition
from arenarium.games.barracks.formats.notation import read_position
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Soldier

_DICE = re.compile(r"^dice:(.*)$", re.MULTILINE)
_FIRST_MOVE = re.compile(r"\[(?:-, )?([^],]+)")
_HURT = re.compile(r"(?P<name>[A-Z][\w' -]*?)(?P<moves> \[[^]]*\])? hurt (?P<sum>[DH\d+*/()-]+)")
BETWEEN_CHOICES = r",\s*(?=(?:draw|pick|send|orders|target|pass)\b)"
"""There are commas also within the orders for two warriors."""
_CHECKED = ("hurt", "status", "power", "defence", "speed")


class Dice:
    """A fixed row of dice instead of chance."""

    def __init__(self, row: list[int]) -> None:
        self.left = row

    def __call__(self, state: Position, why: str, chance: int = 0) -> int:
        if why == "first":
            return 1
        assert self.left, f"a die is rolled for '{why}', and the scenario has none left"
        return self.left.pop(0)


def dice_of(scenario: Scenario) -> list[int]:
    return [int(number) for number in " ".join(_DICE.findall(scenario.before)).split()]


def run_scenario(scenario: Scenario) -> State:
    state = position_of(scenario)
    dice = Dice(dice_of(scenario))
    with mock.patch("arenarium.games.barracks.rules.dice.roll", dice):
        _answer_what_needs_no_choice(state)
        for line in scenario.script:
            _play(state, line)
    assert not dice.left, f"dice that were not rolled: {dice.left}"
    _check_position(state, _add_up(scenario.after, _damage_icons(scenario)))
    return state


def position_of(scenario: Scenario) -> State:
    """Where it begins."""
    return BARRACKS.parse_position(_add_up(_DICE.sub("", scenario.before), _damage_icons(scenario)))


def _damage_icons(scenario: Scenario) -> int:
    if scenario.card in MOVE_BY_NAME:
        return MOVES[MOVE_BY_NAME[scenario.card]].damage
    first_move = _FIRST_MOVE.search(scenario.before)
    return MOVES[MOVE_BY_NAME[first_move[1]]].damage if first_move else 0


def _add_up(text: str, damage: int) -> str:
    """Write numbers for the sums of hit points."""

    def number(found: re.Match[str]) -> str:
        known = {"D": damage, "H": WARRIORS[WARRIOR_BY_NAME[found["name"]]].hearts}
        value = eval(found["sum"].replace("/", "//"), {}, known)
        return f"{found['name']}{found['moves'] or ''} hurt {value}"

    return _HURT.sub(number, text)


def _answer_what_needs_no_choice(state: State) -> None:
    """A position may be written down at a moment when only one seat has something to decide."""
    for seat, request in state.requests().items():
        if len(request.options) == 1:
            state.apply(seat, request.options[0])


def _play(state: State, line: str) -> None:
    said = re.match(r"(?:(\d): )?(.*)", line)
    assert said
    seat = _who_is_asked(state, said[1])
    if said[2].startswith("?"):
        check_options(said[2], offered(state, seat), BETWEEN_CHOICES)
    else:
        state.apply(seat, said[2])


def _who_is_asked(state: State, said: str | None) -> int:
    asked = state.asks()
    if said is None:
        assert len(asked) == 1, f"asked are the seats {asked}: say whose choice it is"
        return asked[0]
    assert int(said) in asked, f"asked are the seats {asked}, not {said}"
    return int(said)


def _check_position(state: State, expected: str) -> None:
    given = read_position(expected, BARRACKS.cards)
    for seat, soldiers in given.squads.items():
        by_card = {soldier.card: soldier for soldier in state.squads[seat]}
        for soldier in soldiers:
            _check_soldier(by_card[soldier.card], soldier)
    for entry in fields(PartialPosition):
        value = getattr(given, entry.name)
        if value is not None and entry.name != "squads":
            check_item({entry.name: getattr(state, entry.name)}, entry.name, value)


def _check_soldier(soldier: Soldier, expected: Soldier) -> None:
    values, expected_values = ({key: getattr(one, key) for key in _CHECKED} for one in (soldier, expected))
    assert values == expected_values, f"{WARRIORS[soldier.card].name}: {values} instead of {expected_values}"
