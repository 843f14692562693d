"""Squads against squads: games that find out which mixed strategy of recruiting cannot be answered.

Double oracle. First every squad meets some others by lot. Those that do best are the inner circle: they meet each
other, and the table is solved. Then every squad outside meets opponents drawn from that solution, and the best answers
join. Fighters are the same on both sides, so that only the squads differ, and who sits where is exchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from arenarium.core.play import play_out
from arenarium.games.barracks.bots.experience import POOL, check_kind, fighter
from arenarium.games.barracks.bots.squads import Levels, Score, mixed, squad_game, squads_for
from arenarium.games.barracks.bots.team import BarracksBot, Team
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import BARRACKS, Request
from arenarium.games.barracks.state.choices import PASS, Choice, Draw
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.setup import DIFFICULTIES, Difficulty
from arenarium.games.barracks.state.words import SEATS
from arenarium.parallel import Runner

PICKER = "classic6"
"""Who picks the moves, for both sides."""
BEGINNERS = 5
"""Squads to begin with."""
JOINING = 2
"""How many join in a round."""


class Meeting(NamedTuple):
    """Two squads that are to meet twice, with seats exchanged."""

    first: Levels
    second: Levels
    seed: str


class Aiming:
    """Recruits a given squad, and leaves the rest to others."""

    def __init__(self, squad: Levels, picker: BarracksBot) -> None:
        self._squad = squad
        self._picker = picker

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        if request.kind == Phase.PICK:
            return self._picker.choose(request, view)
        seen = view()
        missing = list(self._squad)
        for soldier in seen.squads[seen.seat]:
            missing.remove(soldier.level)
        wanted = [option for option in request.options if isinstance(option, Draw) and option.level in missing]
        return wanted[-1] if wanted else PASS


def meet(difficulty: str, player: str, meeting: Meeting) -> float:
    """What the first squad wins in two games on the same deal."""
    won = 0.0
    for place in range(SEATS):
        rng = Random(meeting.seed)
        state = BARRACKS.new({"difficulty": difficulty}, meeting.seed)
        squads = (meeting.first, meeting.second) if place == 0 else (meeting.second, meeting.first)
        kind = rng.getrandbits(32)
        players = [
            Team(
                Aiming(squad, fighter(PICKER, rng, Random(f"{meeting.seed}/{seat}"))),
                fighter(player, Random(kind), Random(f"{meeting.seed}/{seat}")),
            )
            for seat, squad in enumerate(squads)
        ]
        play_out(state, players)
        assert state.outcome is not None
        ranking = state.outcome.ranking
        won += 0.5 if ranking[0] == ranking[1] else float(ranking[place] == 1)
    return won


def _meet(difficulty: str, player: str, meetings: list[Meeting], number: int) -> float:
    return meet(difficulty, player, meetings[number])


class SquadStudy:
    """Adds games to what is known of the squads of a difficulty."""

    def __init__(self, difficulty: Difficulty, scores: list[Score], player: str = POOL, seed: int = 1) -> None:
        check_kind(player)
        self.difficulty = difficulty
        self.squads = squads_for(DIFFICULTIES[difficulty])
        self.scores = {(score.first, score.second): score for score in scores}
        self._player = player
        self._rng = Random(f"{seed}/{difficulty}/{player}")
        self._runner = Runner()
        self._works = 0

    def meetings(self, rounds: int, games: int) -> int:
        """How many there will be in so many rounds, each of two games."""
        squads = len(self.squads)
        pairs = 0 if self.scores else squads
        inner = BEGINNERS
        for _ in range(rounds):
            pairs += comb(inner, 2) + squads - inner
            inner = min(inner + JOINING, squads)
        return pairs * (games // SEATS)

    def run(self, rounds: int, games: int, runner: Runner | None = None) -> Iterator[dict[Levels, float]]:
        """The mixed strategy after each round; in each, two squads of the inner circle meet in so many games, and every
        other squad meets the mixed strategy in as many."""
        self._runner = runner or Runner()
        if not self.scores:
            self._play([(squad, self._rng.choice(self.squads)) for squad in self.squads for _ in range(games // SEATS)])
        inner = self._strongest(BEGINNERS)
        for _ in range(rounds):
            self._play([pair for pair in combinations(inner, 2) for _ in range(games // SEATS)])
            mix = mixed(squad_game(self.known))
            yield mix
            outside = [squad for squad in self.squads if squad not in inner]
            answers = [(squad, other) for squad in outside for other in self._drawn(mix, games // SEATS)]
            self._play(answers)
            inner += self._strongest(JOINING, outside)
        yield mixed(squad_game(self.known))

    @property
    def known(self) -> list[Score]:
        return list(self.scores.values())

    @property
    def games(self) -> int:
        return sum(score.games for score in self.known)

    def _drawn(self, mix: dict[Levels, float], number: int) -> list[Levels]:
        return self._rng.choices(list(mix), list(mix.values()), k=number)

    def _strongest(self, number: int, among: list[Levels] | None = None) -> list[Levels]:
        """Those that do best against the mixed strategy."""
        game = squad_game(self.known)
        mix = mixed(game)
        at = {squad: place for place, squad in enumerate(game.squads)}

        def value(squad: Levels) -> float:
            return float(sum(share * game.payoffs[at[squad], at[other]] for other, share in mix.items()))

        known = [squad for squad in (game.squads if among is None else among) if squad in at]
        return sorted(known, key=value, reverse=True)[:number]

    def _play(self, pairs: list[tuple[Levels, Levels]]) -> None:
        """Each pair twice. Which pairs meet follows from all results before, and these from the seed: a journal goes on
        where it ended."""
        meetings = [Meeting(*pair, f"{self._rng.getrandbits(64)}") for pair in pairs]
        self._works += 1
        task = partial(_meet, self.difficulty, self._player, meetings)
        results = self._runner.in_order(f"meetings {self._works}", task, range(len(meetings)))
        for (first, second), won in zip(pairs, results, strict=True):
            before = self.scores.get((first, second), Score(first, second, 0, 0.0))
            self.scores[first, second] = Score(first, second, before.games + SEATS, before.won + won)
