"""Scenarios of any game: a position, choices, the resulting position; written as text, run as tests.

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

The first part is a position in the game's notation. Between the two lines of dashes each line is a choice of whoever is
asked. Lines with a question mark check the request that is open: `?` says all its options, `?+` some that must be
there, `?-` some that must not. Below the second line stands what is expected: any items of the position notation; what
is not said is not checked. What a game adds to this is said in its own `support/scenario.py`, which runs them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any


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
    scenarios = []
    for block in re.split(r"^=== ", path.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        title, _, body = block.partition("\n")
        parts = re.split(r"^---\s*$", body, flags=re.MULTILINE)
        if len(parts) != 3:
            raise ValueError(f"{path.name}: '{title}' needs exactly two lines of dashes")
        before, script, after = parts
        rules = tuple(re.findall(r"[A-Z]+-\d+", " ".join(re.findall(r"^rule:(.*)$", before, re.MULTILINE))))
        before = re.sub(r"^rule:.*$", "", before, flags=re.MULTILINE)
        lines = tuple(line.strip() for line in script.splitlines() if line.strip() and not line.startswith("#"))
        scenarios.append(Scenario(title.strip(), rules, before, lines, after))
    return scenarios


def check_options(line: str, offered: Set[str], between: str = r",\s*") -> None:
    """A line with a question mark; `between` is what separates its options."""
    sign, _, rest = line.partition(" ")
    named = set(re.split(between, rest.strip()))
    if sign == "?":
        assert offered == named, f"not offered: {named - offered}; offered too: {offered - named}"
    elif sign == "?+":
        assert named <= offered, f"not offered: {sorted(named - offered)} among {sorted(offered)}"
    elif sign == "?-":
        assert not named & offered, f"offered: {named & offered}"
    else:
        raise ValueError(f"unknown line {line!r}")


def check_item(data: Mapping[str, Any], key: str, expected: Any) -> None:
    """An item of the position notation, as read: a whole value, or some of a list by their index."""
    if isinstance(expected, dict):
        for index, part in expected.items():
            assert data[key][index] == part, f"{key} {index}: {data[key][index]} instead of {part}"
    else:
        assert data[key] == expected, f"{key}: {data[key]} instead of {expected}"
