"""Which squad to recruit: a mixed strategy over squads by levels, the solution of an empirical matrix game.

`data/squads.json` has what squads won against each other in games of computer players; `arenarium squads barracks`
makes it (`double_oracle`). Before every draw the game is solved again for the squads that both sides can still get:
what the other side has recruited is seen, and answered. No plan is remembered; the same view gives the same shares.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple, TypeAlias

import numpy as np

from arenarium.games.barracks.bots.equilibrium import Numbers, solve
from arenarium.games.barracks.cards.cards import LEVELS
from arenarium.games.barracks.formats.view import View

Levels: TypeAlias = tuple[int, ...]
"""The levels of a squad's warriors, the lowest first."""
PRIOR_GAMES = 24.0
"""For how many games it counts how two squads do on the whole, beside their games against each other."""
DOUBT = 20.0
"""How much has to speak for a difference between levels, in games."""
LEAST_SHARE = 0.02
"""A share of a mixed strategy that is only there because the numbers are rough."""


class Score(NamedTuple):
    """What one squad won against another."""

    first: Levels
    second: Levels
    games: int
    won: float


class SquadGame(NamedTuple):
    """A table of squads against squads."""

    squads: tuple[Levels, ...]
    payoffs: Numbers
    """The chance of the row's squad to win."""


def squads_for(points: int, most: int = 8) -> list[Levels]:
    """All squads that cost exactly so many points, of not too many warriors."""

    def grown(left: int, least: int) -> Iterable[Levels]:
        if not left:
            yield ()
        for level in LEVELS:
            if least <= level <= left:
                yield from ((level, *rest) for rest in grown(left - level, level))

    return [levels for levels in grown(points, 1) if len(levels) <= most]


def squad_game(scores: Sequence[Score]) -> SquadGame:
    """The table that games make. Few games say little, so a cell leans on how its two squads do on the whole."""
    squads = sorted({levels for score in scores for levels in (score.first, score.second)})
    number = {levels: at for at, levels in enumerate(squads)}
    games, won = np.zeros((len(squads), len(squads))), np.zeros((len(squads), len(squads)))
    for first, second, played, share in scores:
        i, j = number[first], number[second]
        games[i, j] += played
        games[j, i] += played
        won[i, j] += share
        won[j, i] += played - share
    np.fill_diagonal(won, games.diagonal() / 2)
    prior = _on_the_whole(squads, games, won)
    return SquadGame(tuple(squads), (won + PRIOR_GAMES * prior) / (games + PRIOR_GAMES))


def _on_the_whole(squads: Sequence[Levels], games: Numbers, won: Numbers) -> Numbers:
    """What squads should win against each other by how many warriors of each level they have, and how many in all: a
    regression over all games."""
    counts = np.array([[*(squad.count(level) for level in LEVELS), len(squad) ** 2] for squad in squads], np.float64)
    first, second = np.nonzero(games)
    more, weight = counts[first] - counts[second], games[first, second]
    surplus = won[first, second] - weight / 2
    doubt = DOUBT * np.eye(counts.shape[1])
    slopes = np.linalg.solve((more * weight[:, None]).T @ more + doubt, more.T @ surplus)
    promise = counts @ slopes
    return np.asarray(np.clip(0.5 + promise[:, None] - promise[None, :], 0.05, 0.95), np.float64)


def mixed(game: SquadGame, own: Levels = (), theirs: Levels = ()) -> dict[Levels, float]:
    """How often to aim at each squad when both sides have recruited so far; nothing if there is no squad to aim at."""
    rows = [at for at, squad in enumerate(game.squads) if _within(own, squad)]
    columns = [at for at, squad in enumerate(game.squads) if _within(theirs, squad)] or list(range(len(game.squads)))
    if not rows:
        return {}
    solution = solve(game.payoffs[np.ix_(rows, columns)][None], np.ones((1, len(columns)), np.bool_))
    shares = np.where(solution.rows < LEAST_SHARE, 0.0, solution.rows)
    shares /= shares.sum()
    return {game.squads[row]: float(share) for row, share in zip(rows, shares, strict=True) if share}


def _within(part: Levels, squad: Levels) -> bool:
    return not Counter(part) - Counter(squad)


@cache
def known_game(points: int) -> SquadGame | None:
    """The table for a number of points, or none."""
    scores = read_scores().get(points)
    return squad_game(scores) if scores else None


@cache
def read_scores() -> Mapping[int, list[Score]]:
    """What is known of squads, by the points that they cost."""
    path = resources.files("arenarium.games.barracks.bots").joinpath("data", "squads.json")
    return {int(points): scores_of(rows) for points, rows in json.loads(path.read_text("utf-8")).items()}


def scores_of(rows: Iterable[tuple[str, str, int, float]]) -> list[Score]:
    """From what the file has."""
    return [Score(levels_of(first), levels_of(second), games, won) for first, second, games, won in rows]


def as_text(known: Mapping[str, Sequence[object]]) -> str:
    """The file: a pair of squads a line."""
    tables = (f'"{points}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for points, rows in known.items())
    return "{\n" + ",\n".join(tables) + "\n}\n"


def levels_of(text: str) -> Levels:
    return tuple(int(level) for level in text)


def written(levels: Levels) -> str:
    return "".join(map(str, levels))


def plain_level(points: int) -> int:
    """The level that somebody recruits who only knows that neither many weak warriors nor a few strong ones do well:
    the third, and the second where a third one would leave a point that buys little."""
    return 3 if points == 3 or points >= 5 else min(points, 2)


def next_levels(view: View) -> dict[int, float]:
    """How likely each level is to be recruited next: of the squads that are aimed at any warrior that is missing."""
    own, theirs = (tuple(sorted(soldier.level for soldier in view.squads[seat])) for seat in (view.seat, 1 - view.seat))
    game = known_game(view.points[view.seat] + sum(own))
    shares: dict[int, float] = {}
    for squad, share in (mixed(game, own, theirs) if game is not None else {}).items():
        missing = Counter(squad) - Counter(own)
        for level, number in missing.items():
            shares[level] = shares.get(level, 0.0) + share * number / missing.total()
    return shares
