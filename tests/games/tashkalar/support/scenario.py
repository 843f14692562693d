"""Scenarios: a position, choices, the resulting position; written as text, run as tests.

    === Swordmaster: takes a diagonal enemy and rises
    rule: EFF-15
    form: duel | schools: northern, highland | hand 0: Swordmaster
    board: 5/7/9/3b5/9/9/9/7/5
    ---
    summon Swordmaster e5
    ? destroy d4, decline
    destroy d4
    ---
    board: 5/7/9/9/4A4/9/9/7/5

Between the two lines of dashes each line is a choice of whoever is asked. Lines with a question mark check the request
that is open: `?` says all its options, `?+` some that must be there, `?-` some that must not. A turn in which nothing
is left but to end it is ended (TURN-7), unless `finish` or `? finish` follows. Below the second line stands what is
expected: any items of the position notation; what is not said is not checked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from games.tashkalar.support.table import is_done

from arenarium.games.tashkalar.board.text import picture, read_board
from arenarium.games.tashkalar.formats.notation import read_position
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.rules.choices import FINISH


@dataclass(frozen=True)
class Scenario:
    title: str
    rules: tuple[str, ...]
    before: str
    script: tuple[str, ...]
    after: str

    @property
    def card(self) -> str:
        """What the scenario is about: the words before the colon."""
        return self.title.partition(":")[0].strip()


def read_scenarios(path: Path) -> list[Scenario]:
    found = []
    for block in re.split(r"^=== ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = block.partition("\n")
        parts = re.split(r"^---\s*$", body, flags=re.MULTILINE)
        if len(parts) != 3:
            raise ValueError(f"{path.name}: '{title}' needs exactly two lines of dashes")
        before, script, after = parts
        rules = tuple(re.findall(r"[A-Z]+-\d+", " ".join(re.findall(r"^rule:(.*)$", before, re.MULTILINE))))
        before = re.sub(r"^rule:.*$", "", before, flags=re.MULTILINE)
        lines = tuple(line.strip() for line in script.splitlines() if line.strip() and not line.startswith("#"))
        found.append(Scenario(title.strip(), rules, before, lines, after))
    return found


def run_scenario(scenario: Scenario) -> State:
    state = TASHKALAR.parse_position(scenario.before)
    for line, following in pairwise((*scenario.script, "")):
        if line.startswith("?"):
            _check_options(state, line)
        else:
            state.apply(state.asked, TASHKALAR.read(state, line))
        if following not in ("finish", "? finish") and is_done(state):
            state.apply(state.asked, FINISH)
    _check_position(state, scenario.after)
    return state


def _check_options(state: State, line: str) -> None:
    sign, _, rest = line.partition(" ")
    wanted = {text.strip() for text in rest.split(",") if text.strip()}
    offered = {TASHKALAR.say(state, choice) for choice in state.options()}
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
    for key, value in read_position("schools: " + ", ".join(state.table.schools) + "\n" + expected).items():
        if key == "board":
            wanted = read_board(value, state.table.sides)
            assert state.pieces == wanted, f"expected\n{picture(wanted)}\nbut the board is\n{picture(state.pieces)}"
        elif isinstance(value, dict):
            for index, part in value.items():
                assert data[key][index] == part, f"{key} {index}: {data[key][index]} instead of {part}"
        else:
            found: Any = data[key]
            assert found == value, f"{key}: {found} instead of {value}"
