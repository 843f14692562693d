"""Runs scenarios of Tash-Kalar; how they are written: `tests/support/scenario.py`.

A turn in which nothing is left but to end it is ended (TURN-7), unless `finish` or `? finish` follows.
"""

from __future__ import annotations

from itertools import pairwise

from games.tashkalar.support.table import is_done, offered
from support.scenario import Scenario, check_options

from arenarium.core.plain import encoded
from arenarium.games.tashkalar.board.text import picture, read_board
from arenarium.games.tashkalar.formats.notation import read_position
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import FINISH


def run_scenario(scenario: Scenario) -> State:
    state = TASHKALAR.parse_position(scenario.before)
    for line, following in pairwise((*scenario.script, "")):
        if line.startswith("?"):
            check_options(line, offered(state))
        else:
            state.apply(state.asked, line)
        if following not in ("finish", "? finish") and is_done(state):
            state.apply(state.asked, FINISH)
    _check_position(state, scenario.after)
    return state


def _check_position(state: State, expected: str) -> None:
    data = encoded(open_view(state))
    assert isinstance(data, dict)
    sketch = read_position("schools: " + ", ".join(state.table.schools) + "\n" + expected, state.cards)
    for key, value in sketch.values.items():
        if key == "board":
            assert isinstance(value, str)
            pieces = read_board(value, state.table.sides)
            assert state.pieces == pieces, f"expected\n{picture(pieces)}\nbut the board is\n{picture(state.pieces)}"
        elif isinstance(value, dict):  # of an outcome, only what is said
            assert {name: data[key][name] for name in value} == value, f"{key}: {data[key]} instead of {value}"
        else:
            assert data[key] == value, f"{key}: {data[key]} instead of {value}"
    for key, parts in sketch.parts.items():
        for index, part in parts.items():
            assert data[key][index] == part, f"{key} {index}: {data[key][index]} instead of {part}"
