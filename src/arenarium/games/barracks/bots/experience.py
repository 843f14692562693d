"""Experience: positions from games of computer players against each other, and who won.

Both sides recruit anything, and pick now the highest, now any move, now the one that seems best, so that every card is
seen in all company; then they fight. A player that thinks does so for a fixed number of steps: the same games and seed
give the same experience on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

from arenarium.core.bot import Bot, RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.plain import Json
from arenarium.core.play import answers
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.bot import BOTS
from arenarium.games.barracks.bots.greedy import GreedyBarracks
from arenarium.games.barracks.bots.team import Team
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import BARRACKS, Request
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.events import Field
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.vocabulary import VOCABULARY
from arenarium.games.barracks.state.words import SEATS
from arenarium.parallel import Runner

ANY_PICK, HIGHEST_PICK = 0.3, 0.2
"""How often any move is picked, and how often one of the highest level; else what `classic6` would pick."""
STEPS = 60
"""What a turn of a player takes, in looks at the clock."""
DIFFICULTIES = ("classic", "classic", "simplified", "hard", "quick")
POOL = "pool"
"""Stands for one of the quick players, drawn for each side of a game."""
QUICK = ("greedy", "focus", "swarm", "elite")


class Moment(NamedTuple):
    """What lies on the table at the beginning of a turn."""

    squads: tuple[tuple[Soldier, ...], ...]
    field: Field


class PlayedGame(NamedTuple):
    moments: list[Moment]
    won: float
    """By seat 0; a draw is half."""


def play(seed: str, kind: str) -> PlayedGame:
    """One game, turn by turn."""
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": rng.choice(DIFFICULTIES)}, seed)
    recruiter = _Recruiter(rng)
    players = [Team(recruiter, fighter(kind, rng, Random(f"{seed}/{seat}"))) for seat in range(SEATS)]
    moments: list[Moment] = []
    turn = 0
    for answer in answers(state, players):
        state.advance(*answer)
        if state.phase == Phase.ORDERS and state.turn != turn:
            turn = state.turn
            moments.append(Moment(tuple(state.squads), tuple(state.field)))
    assert state.outcome is not None
    ranking = state.outcome.ranking
    return PlayedGame(moments, 0.5 if ranking[0] == ranking[1] else float(ranking[0] == 1))


class _Recruiter:
    """Recruits anything sensible, and picks now this way, now that."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._greedy, self._random = GreedyBarracks(rng, BARRACKS), RandomBot(rng)
        self._worth = _made("classic6", rng)

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        if request.kind == Phase.RECRUIT:
            return self._greedy.choose(request, view)
        drawn = self._rng.random()
        picker: Bot = self._worth
        if drawn < ANY_PICK:
            picker = self._random
        elif drawn < ANY_PICK + HIGHEST_PICK:
            picker = self._greedy
        choice: Choice = picker.choose(request, view)
        return choice


def fighter(kind: str, rng: Random, own: Random) -> Bot:
    """Of a kind, or one of the quick players by lot; by looks at the clock."""
    return _made(rng.choice(QUICK) if kind == POOL else kind, own)


def _made(name: str, rng: Random) -> Bot:
    ticks = count()
    return BOTS[name].make(rng, TimeBudget(STEPS, lambda: float(next(ticks))), BARRACKS)


def check_kind(kind: str) -> None:
    """Raises SetupError if nobody of that kind can fight."""
    if kind != POOL and kind not in BOTS:
        raise SetupError(f"'{kind}' plays no games to learn from; known are {POOL}, {', '.join(BOTS)}")


def _play(seed: int, kind: str, number: int) -> Json:
    return VOCABULARY(BARRACKS.cards).codecs.encoded(play(f"{seed}/{number}", kind))


def collect(games: int, seed: int, kind: str, runner: Runner | None = None) -> list[PlayedGame]:
    """So many games; they do not depend on who plays them."""
    check_kind(kind)
    codecs = VOCABULARY(BARRACKS.cards).codecs
    played = (runner or Runner()).in_order("games", partial(_play, seed, kind), range(games))
    return [codecs.decoded(PlayedGame, game) for game in played]
