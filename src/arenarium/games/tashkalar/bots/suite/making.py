"""Finding problems: in games of many players, turns of which one way to play is clearly better than all of other kinds.

What the players of the game did, or missed, plays no part in the choice of positions: a suite of one player's misses
would measure that player's repair. A margin counts if both judgements see it, in other guesses than those in which it
was found, and if it is not the luck of a few of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import stdev

from arenarium.core.bot import Bot
from arenarium.core.kit import BotSpec
from arenarium.core.plain import Json
from arenarium.core.play import answers
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.levels import BOTS
from arenarium.games.tashkalar.bots.opponents.turn_beam import Line
from arenarium.games.tashkalar.bots.suite.deeper import DeeperJudge, Path, Verdict, best_lines
from arenarium.games.tashkalar.bots.suite.problems import Problem, is_whole_turn, read_line, said
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import Choice, Claim, Flare, Summon, Thaw, Warp
from arenarium.games.tashkalar.state.position import Phase

WAYS_TO_PLAY: dict[str, dict[str, Json]] = {
    "duel": {"form": "duel"},
    "high": {"form": "high"},
    "melee": {"form": "melee", "seats": 3},
}
PLAYERS = ("beam", "rush", "denial", "montecarlo", "classic6", "greedy")
"""Whose games they are from: players that will play the same in years."""
LOOKS = 60
"""Looks at the clock in a turn of those games: time is counted, so that the same seed finds the same problems."""
WIDE = 1000
"""Positions of the turn that are looked at for lines."""
CONTENDERS = 4
"""Lines that the deeper judge compares, two of a kind at most."""
FIRST_WORLDS = 4
"""Guesses in which the best line is found. As soon as there is no margin, the position is given up."""
MARGIN, MARGIN_FITTED = 0.5, 0.1
"""By the two judgements."""
SURE = 2.0
"""A margin counts if it is so many times its standard error."""
OF_A_GAME = 3
"""No more problems are taken from one game."""

Kind = frozenset[Choice]


def find_problems(way: str, number: int, seed: str, first: int = 1) -> Iterator[Problem]:
    """Of so many problems of a way to play, numbered from the first one's number on, those that can be confirmed."""
    found = 0
    for game in range(10**6):
        seating = Random(f"{seed}/{way}/{game}").sample(PLAYERS, 3 if way == "melee" else 2)
        taken = 0
        for state in _turns(way, seating, f"{seed}/{way}/{game}"):
            where = f"{' : '.join(seating)}, game {game}, turn {state.turn} of {seating[state.asked]}"
            problem = examined(state, f"{way}-{found + first:02}", where)
            if problem is not None:
                found, taken = found + 1, taken + 1
                if (sure := confirmed(problem)) is not None:
                    yield sure
                if found == number:
                    return
            if taken == OF_A_GAME:
                break


def _turns(way: str, names: Sequence[str], seed: str) -> Iterator[State]:
    """Some of the turns of a game, each at its first question."""
    rng = Random(seed)
    state = TASHKALAR.new(WAYS_TO_PLAY[way], seed)
    players = [_player(BOTS[name], Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]
    seen = -1
    for seat, choice in answers(state, players):
        if state.phase is Phase.ACTIONS and state.turn != seen and not state.stack:
            seen = state.turn
            if state.turn >= 3 and rng.random() < 0.8:
                yield state.copy()
        state.advance(seat, choice)


def _player(spec: BotSpec, rng: Random) -> Bot:
    ticks = iter(range(10**9))
    return spec.make(rng, TimeBudget(1.0, lambda: next(ticks) / LOOKS), TASHKALAR)


def examined(state: State, name: str, where: str) -> Problem | None:
    """The problem of a position, where one kind of line is clearly the best; what it is worth is not known yet."""
    judge = DeeperJudge(state, name)
    ranked = _ranked(judge, _contenders(state, judge.worlds[0]))
    if ranked is None:
        return None
    line, other = (said(state, path) for path, _ in ranked)
    return Problem(name, TASHKALAR.position(state), line, other, 0.0, 0.0, 0.0, where)


def confirmed(problem: Problem) -> Problem | None:
    """The problem with what its lines are worth in other guesses, if the margin is clear there, too. In those in which
    a line was found to be the best of several, luck has helped it."""
    state, judge = problem.state, problem.judge
    best, second = (
        [judge.in_world(world, read_line(state, line)) for world in judge.worlds]
        for line in (problem.line, problem.other)
    )
    margin = _margin(best, second)
    differences = [one.by_hand - two.by_hand for one, two in zip(best, second, strict=True)]
    error = stdev(differences) / sqrt(len(differences))
    if margin.by_hand < max(MARGIN, SURE * error) or margin.fitted < MARGIN_FITTED:
        return None
    return replace(
        problem,
        value=round(Verdict.mean(best).by_hand, 3),
        margin=round(margin.by_hand, 3),
        margin_fitted=round(margin.fitted, 3),
    )


Judged = tuple[Path, list[Verdict]]
"""A line, and what it leads to, world by world."""


def _ranked(judge: DeeperJudge, lines: Sequence[Line]) -> tuple[Judged, Judged] | None:
    """The best line and the best of another kind, if there is a margin between them from the first world on."""
    judged: list[Judged] = [(line.path, []) for line in lines]
    for world in judge.worlds[:FIRST_WORLDS]:
        for path, verdicts in judged:
            verdicts.append(judge.in_world(world, path))
        judged.sort(key=lambda pair: -Verdict.mean(pair[1]).by_hand)
        others = [pair for pair in judged if kind_of(pair[0]) != kind_of(judged[0][0])]
        if not others:
            return None
        margin = _margin(judged[0][1], others[0][1])
        if margin.by_hand < MARGIN or margin.fitted < MARGIN_FITTED:
            return None
    return judged[0], others[0]


def _margin(best: Sequence[Verdict], second: Sequence[Verdict]) -> Verdict:
    one, two = Verdict.mean(best), Verdict.mean(second)
    return Verdict(one.by_hand - two.by_hand, one.fitted - two.fitted)


def _contenders(state: State, guess: State) -> list[Line]:
    """The best lines that are seen in a guess and can be played to the end, two of a kind at most."""
    chosen: list[Line] = []
    kinds: list[Kind] = []
    for line in best_lines(guess, WIDE):
        kind = kind_of(line.path)
        if kinds.count(kind) < 2 and is_whole_turn(state, line.path):
            chosen.append(line)
            kinds.append(kind)
        if len(chosen) == CONTENDERS:
            break
    return chosen


def kind_of(path: Path) -> Kind:
    """What is done in a line, apart from where pieces are placed and what effects do: two lines of a kind may differ in
    squares alone."""
    return frozenset(
        choice._replace(at=0) if isinstance(choice, Summon) else choice
        for choice in path
        if isinstance(choice, (Summon, Claim, Flare, Thaw, Warp))
    )
