"""Which school to choose in a draft: by what schools won against each other in games of the computer with itself.

`data/schools.json` has these games; `arenarium schools tashkalar` makes it (`school_study`). A draft hides nothing, so
it is looked through to its end: everybody who chooses later takes what is best for their own side.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

from arenarium.games.tashkalar.rules.draft import next_to_choose
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.numbers import UNDECIDED

PRIOR_GAMES = 40.0
"""For how many games it counts how two schools do on the whole, beside their games against each other."""
EVEN = 0.5


class Score(NamedTuple):
    """What one school won against another."""

    first: str
    second: str
    games: int
    won: float


class SchoolTable:
    """The chance of a school to beat another. Few games say little, so a pair leans on how both do on the whole."""

    def __init__(self, scores: Sequence[Score]) -> None:
        games: Counter[tuple[str, str]] = Counter()
        won: dict[tuple[str, str], float] = defaultdict(float)
        for score in scores:
            for pair, share in (
                ((score.first, score.second), score.won),
                ((score.second, score.first), score.games - score.won),
            ):
                games[pair] += score.games
                won[pair] += share
        self._games, self._won = games, won
        self._whole = {
            school: _leaning(
                sum(share for pair, share in won.items() if pair[0] == school),
                sum(number for pair, number in games.items() if pair[0] == school),
                EVEN,
            )
            for school, _ in games
        }

    def on_the_whole(self, school: str) -> float:
        """What it wins against all others; a school that was never played is as good as any."""
        return self._whole.get(school, EVEN)

    def chance(self, first: str, second: str) -> float:
        prior = EVEN + (self.on_the_whole(first) - self.on_the_whole(second)) / 2
        pair = (first, second)
        return _leaning(self._won.get(pair, 0.0), self._games[pair], prior)

    def best(self, table: Table, schools: Iterable[str]) -> str:
        """What the seat that is to choose takes, of these schools."""
        return _drafted(self, table, table.schools, tuple(schools))[0]


def _leaning(won: float, games: int, prior: float) -> float:
    return (won + PRIOR_GAMES * prior) / (games + PRIOR_GAMES)


def _drafted(
    known: SchoolTable, table: Table, taken: tuple[str, ...], left: tuple[str, ...]
) -> tuple[str, tuple[float, ...]]:
    """What is chosen next, and what each side may hope for when all have chosen."""
    seat = next_to_choose(taken, table.first)
    side = table.side_of(seat)
    best: tuple[str, tuple[float, ...]] = ("", ())
    for school in left:
        now = (*taken[:seat], school, *taken[seat + 1 :])
        others = tuple(other for other in left if other != school)
        hopes = _drafted(known, table, now, others)[1] if UNDECIDED in now else _hopes(known, table, now)
        if not best[1] or hopes[side] > best[1][side]:
            best = (school, hopes)
    return best


def _hopes(known: SchoolTable, table: Table, schools: Sequence[str]) -> tuple[float, ...]:
    """By side: the mean chance of its schools against those of the others."""
    hopes = []
    for side in range(table.sides):
        own = table.seats_of(side)
        chances = [
            known.chance(schools[seat], schools[other])
            for seat in own
            for other in range(table.seats)
            if other not in own
        ]
        hopes.append(sum(chances) / len(chances))
    return tuple(hopes)


@cache
def schools_for(form: Form) -> SchoolTable:
    """What is known for a form. A melee is played for destruction as a Duel is, so it takes what is known of that."""
    path = resources.files("arenarium.games.tashkalar.bots").joinpath("data", "schools.json")
    known = json.loads(path.read_text("utf-8"))
    return SchoolTable(scores_of(known[Form.DUEL if form is Form.MELEE else form]))


def scores_of(rows: Iterable[tuple[str, str, int, float]]) -> list[Score]:
    """From what the file has."""
    return [Score(*row) for row in rows]


def as_text(known: Mapping[str, Sequence[object]]) -> str:
    """The file: a pair of schools a line."""
    forms = (f'"{form}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for form, rows in known.items())
    return "{\n" + ",\n".join(forms) + "\n}\n"
