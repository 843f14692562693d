"""Scenarios of Barracks: a position, dice, choices, the resulting position; written as text, run as tests.

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

Each line of the middle part is a choice of the one seat that is asked, or of the seat that it begins with:
`1: orders use 1, wait`. Whoever has only one answer at the beginning has given it. Lines with a question mark check the
request that is open: `?` says all its options, `?+` some that must be there, `?-` some that must not.

Below the second line of dashes stands what is expected: items of the position notation. Of each warrior said, all its
hurt, status and boosts are checked; what is not said is not checked.
"""

from __future__ import annotations

import re
from typing import Any
from unittest import mock

from games.tashkalar.support.scenario import Scenario

from arenarium.games.barracks.cards.cards import MOVE_BY_NAME, MOVES, WARRIOR_BY_NAME, WARRIORS
from arenarium.games.barracks.formats.notation import read_position
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.position import Position

_DICE = re.compile(r"^dice:(.*)$", re.MULTILINE)
_FIRST_MOVE = re.compile(r"\[(?:-, )?([^],]+)")
_HURT = re.compile(r"(?P<name>[A-Z][\w' -]*?)(?P<moves> \[[^]]*\])? hurt (?P<sum>[DH\d+*/()-]+)")
_BETWEEN_CHOICES = re.compile(r",\s*(?=(?:draw|pick|send|orders|target|pass)\b)")
_TOLD = ("hurt", "status", "power", "defence", "speed")


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
    damage = _damage_icons(scenario)
    state = BARRACKS.parse_position(_add_up(_DICE.sub("", scenario.before), damage))
    dice = Dice(dice_of(scenario))
    with mock.patch("arenarium.games.barracks.rules.dice.roll", dice):
        _answer_what_needs_no_choice(state)
        for line in scenario.script:
            _play(state, line)
    assert not dice.left, f"dice that were not rolled: {dice.left}"
    _check_position(state, _add_up(scenario.after, damage))
    return state


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
        _check_options(state, seat, said[2])
    else:
        state.apply(seat, BARRACKS.read(state, said[2]))


def _who_is_asked(state: State, said: str | None) -> int:
    asked = state.asked()
    if said is None:
        assert len(asked) == 1, f"asked are the seats {asked}: say whose choice it is"
        return asked[0]
    assert int(said) in asked, f"asked are the seats {asked}, not {said}"
    return int(said)


def _check_options(state: State, seat: int, line: str) -> None:
    sign, _, rest = line.partition(" ")
    wanted = set(_BETWEEN_CHOICES.split(rest.strip()))
    offered = {BARRACKS.say(state, choice) for choice in state.options(seat)}
    if sign == "?":
        assert offered == wanted, f"not offered: {wanted - offered}; offered too: {offered - wanted}"
    elif sign == "?+":
        assert wanted <= offered, f"not offered: {sorted(wanted - offered)} among {sorted(offered)}"
    elif sign == "?-":
        assert not wanted & offered, f"offered: {wanted & offered}"
    else:
        raise ValueError(f"unknown line {line!r}")


def _check_position(state: State, expected: str) -> None:
    data = state.to_json()
    for key, value in read_position(expected).items():
        if key == "squads":
            for seat, soldiers in value.items():
                _check_squad(data["squads"][seat], soldiers)
        elif isinstance(value, dict):
            for index, part in value.items():
                assert data[key][index] == part, f"{key} {index}: {data[key][index]} instead of {part}"
        else:
            assert data[key] == value, f"{key}: {data[key]} instead of {value}"


def _check_squad(squad: list[dict[str, Any]], expected: list[dict[str, Any]]) -> None:
    by_name = {soldier["warrior"]: soldier for soldier in squad}
    for soldier in expected:
        name = soldier["warrior"]
        wanted = {key: soldier[key] for key in _TOLD}
        found = {key: by_name[name][key] for key in _TOLD}
        assert found == wanted, f"{name}: {found} instead of {wanted}"
