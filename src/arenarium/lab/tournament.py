"""Round robins between computer players, with exchanged seats and equal deals.

Two players meet in *deals*. All games of a deal have the same seed, and in them the first player has each place once:
both seats, both teams, or in a melee every seat, with the second player in all others. Where chance gives the seats
more than cards, such as schools, these are exchanged as well (`GameKit.exchanges`): each player has every seat with
every school. So the luck of the draw and of the seat is the same for both.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, pairwise
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from arenarium.bots.registry import bot_of
from arenarium.cards.card_set import BaseCardSet
from arenarium.core.bot import Bot, Closable
from arenarium.core.errors import SetupError
from arenarium.core.event import TURN
from arenarium.core.game import Choice, Game, Request, View
from arenarium.core.plain import Json, decoded, encoded
from arenarium.core.record import Recorder
from arenarium.core.time_budget import Clock, avoid_long_pauses
from arenarium.games import kit_of
from arenarium.lab.game_log import GameLog, GameResult
from arenarium.lab.match import MatchFailed, events_of
from arenarium.lab.sprt import Decision, Hypotheses, SequentialTest
from arenarium.parallel import Journal, Noted, Runner

WORK = "deals"
"""What the deals are called in a journal."""
PAIRINGS = ("all", "first", "neighbours")


class Pair(NamedTuple):
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """What to play."""

    game: str
    setup: dict[str, Json]
    players: tuple[str, ...]
    games: int
    """For each pair, with `sprt` at most; the last deal is played to its end."""
    seed: int
    pairing: str = "all"
    """Which pairs meet: all, the first player and each other one, or neighbours in the list."""
    both_ways: bool = False
    """In a melee, also the second player of a pair against several of the first."""
    wall: bool = False
    """Whether players think by the clock on the wall, and not by the time that the processor gives to them."""
    cards: BaseCardSet | None = None
    """None: those that come with the game."""
    sprt: Hypotheses | None = None
    """A pair stops as soon as it is clear which of the two is true of its first player."""
    records: bool = False
    """Whether everything that was chosen is kept."""

    @property
    def rules(self) -> Game:
        """The game with the cards of the plan."""
        return kit_of(self.game).game_with(self.cards)

    @property
    def pairs(self) -> list[Pair]:
        names = self.players
        if self.pairing == "first":
            pairs = [Pair(names[0], name) for name in names[1:]]
        elif self.pairing == "neighbours":
            pairs = [Pair(*two) for two in pairwise(names)]
        else:
            pairs = [Pair(*two) for two in combinations(names, 2)]
        return [pair for two in pairs for pair in (two, Pair(two.second, two.first))] if self.both_ways else pairs

    @property
    def seats(self) -> int:
        return self.rules.seats(self.setup)

    @property
    def sides(self) -> int:
        return len(self.rules.sides(self.setup))

    @property
    def draws(self) -> int:
        """How often a deal is played with what chance gave to the seats exchanged."""
        return len(self.setups(0))

    @property
    def deals(self) -> int:
        return -(-self.games // self.games_a_deal)

    @property
    def games_a_deal(self) -> int:
        return self.draws * self.sides

    def seed_of(self, deal: int) -> str:
        return f"{self.seed}/{deal}"

    def setups(self, deal: int) -> Sequence[Mapping[str, Json]]:
        """Of a deal, one for each draw."""
        return kit_of(self.game).exchanges(self.rules, self.setup, self.seed_of(deal))

    def numbered(self, number: int) -> tuple[Pair, int]:
        """The work in its order: all pairs advance together. Which pair plays which deal."""
        pairs = self.pairs
        return pairs[number % len(pairs)], number // len(pairs)

    def about(self) -> dict[str, Json]:
        """Everything that decides how the games go, and what is kept of them. How many are played does not."""
        return {
            "game": self.game,
            "setup": self.setup,
            "players": list(self.players),
            "seed": self.seed,
            "pairing": self.pairing,
            "both_ways": self.both_ways,
            "wall": self.wall,
            "cards": None if self.cards is None else self.cards.id,
            "records": self.records,
        }

    def rows(
        self, journal: Journal, counted: Container[tuple[Pair, int]]
    ) -> Iterator[tuple[dict[str, Json], GameResult]]:
        """The games of the deals that count, in their order, each with what is to be said of it besides."""
        for number, result in journal.results(WORK):
            if self.numbered(number) in counted:
                for played, game in games_of(result):
                    yield self._said(played), game

    def _said(self, played: PlayedGame) -> dict[str, Json]:
        return {
            "game": self.game,
            "setup": dict(self.setups(played.deal)[played.draw]),
            "players": list(self.seating(played.pair, played.side)),
            "cards": None if self.cards is None else self.cards.id,
            "seed": self.seed_of(played.deal),
            "first": played.pair.first,
            "second": played.pair.second,
            "deal": played.deal,
            "draw": played.draw,
            "side": played.side,
            "share": played.share,
        }

    def test_of(self) -> SequentialTest | None:
        """For one pair."""
        return None if self.sprt is None else SequentialTest(self.sprt, self.sides - 1)

    def seating(self, pair: Pair, side: int) -> tuple[str, ...]:
        """Who sits where when the first of a pair has that side."""
        own = self.rules.sides(self.setup)[side]
        return tuple(pair.first if seat in own else pair.second for seat in range(self.seats))

    def check(self) -> None:
        """Raises SetupError if this cannot be played."""
        self.rules.new(self.setup, self.seed)
        if len(self.players) < 2:
            raise SetupError("a tournament needs two players or more, separated by commas")
        for name in self.players:
            if self.players.count(name) > 1:
                raise SetupError(f"'{name}' is named twice; a player does not meet itself")
            bot_of(kit_of(self.game), name, Random(0))
        if self.pairing not in PAIRINGS:
            raise SetupError(f"pairing is '{self.pairing}'; expected {', '.join(PAIRINGS)}")
        if self.both_ways and self.sides == 2:
            raise SetupError("both ways are for a melee: between two sides the seats are exchanged anyway")


@dataclass(slots=True)
class Times:
    """How long a player thought."""

    turns: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: Times) -> None:
        self.turns += other.turns
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game."""

    pair: Pair
    deal: int
    side: int
    """Where the first of the pair sat."""
    draw: int = 0
    """What chance gave to the seats, moved on so often."""
    share: float = 0.0
    """Of the first place: 1 for a win, a half for a draw between two, 0 for a loss."""
    turns: int = 0
    times: tuple[tuple[str, Times], ...] = ()
    """By seat, with the player's name."""
    error: str = ""


class _TimedBot:
    """A player with a watch beside it, which it cannot stop."""

    def __init__(self, player: Bot, clock: Clock) -> None:
        self._player = player
        self._clock = clock
        self._turn = 0.0
        self._asked = False
        self.times = Times()

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        began = self._clock()
        choice = self._player.choose(request, view)
        self._turn += self._clock() - began
        self._asked = True
        return choice

    def close(self) -> None:
        if isinstance(self._player, Closable):
            self._player.close()

    def turn_ended(self) -> None:
        if self._asked:
            self.times.add(Times(1, self._turn, self._turn))
        self._turn, self._asked = 0.0, False


def play_one(plan: TournamentPlan, pair: Pair, deal: int, side: int, draw: int = 0) -> tuple[PlayedGame, GameResult]:
    """An error does not stop the tournament: it is reported with the record of the game."""
    seed = plan.seed_of(deal)
    names = plan.seating(pair, side)
    clock = perf_counter if plan.wall else process_time
    players = [
        _TimedBot(bot_of(kit_of(plan.game), name, Random(f"{seed}/{seat}"), clock, plan.rules), clock)
        for seat, name in enumerate(names)
    ]
    recorder = Recorder(plan.rules, plan.setups(deal)[draw], seed)
    log = GameLog(plan.rules)
    try:
        for events in events_of(recorder, players):
            log.hear(events)
            if any(event.kind == TURN for event in events):
                for player in players:
                    player.turn_ended()
    except MatchFailed as failed:
        error = f"{', '.join(names)}: {failed}"
        return PlayedGame(pair, deal, side, draw, error=error), GameResult(uses=tuple(log.uses), error=error)
    for player in players:
        player.turn_ended()
    outcome = recorder.state.outcome
    assert outcome is not None
    won = sum(names[seat] == pair.first for seat in outcome.winners)
    times = tuple((name, player.times) for name, player in zip(names, players, strict=True))
    recorder.record.players, recorder.record.outcome = names, outcome
    record = recorder.record.to_json() if plan.records else None
    played = PlayedGame(pair, deal, side, draw, won / len(outcome.winners), log.turns, times)
    return played, log.result(outcome, record)


def _play_deal(plan: TournamentPlan, number: int) -> Noted:
    """All games of a deal, and the most memory that this process has needed so far, in MB."""
    pair, deal = plan.numbered(number)
    games = [play_one(plan, pair, deal, side, draw) for draw in range(plan.draws) for side in range(plan.sides)]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        "games": [[encoded(played), result.to_json()] for played, result in games],
        "memory": peak / (2**20 if sys.platform == "darwin" else 2**10),
    }


def games_of(result: Noted) -> Iterator[tuple[PlayedGame, GameResult]]:
    """The games of a deal, as a journal has them."""
    for played, game in result["games"]:
        yield decoded(PlayedGame, played), GameResult.from_json(game)


def play_tournament(plan: TournamentPlan, runner: Runner | None = None) -> Iterator[tuple[list[PlayedGame], float]]:
    """Play all deals and give each as it is done, with the memory that it took. All pairs advance together: you can
    stop at any time.

    With `sprt` a pair that is decided plays no more deals; several processes may have played a few too many by then.
    """
    plan.check()
    avoid_long_pauses()
    tests = {pair: plan.test_of() for pair in plan.pairs}

    def is_open(number: int) -> bool:
        test = tests[plan.numbered(number)[0]]
        return test is None or test.decision is Decision.OPEN

    deals = range(plan.deals * len(tests))
    for _, result in (runner or Runner()).run(WORK, partial(_play_deal, plan), deals, is_open):
        games = [played for played, _ in games_of(result)]
        test = tests[games[0].pair]
        if test is not None:
            test.add(games[0].deal, mean_share(games))
        yield games, result["memory"]


def mean_share(games: Sequence[PlayedGame]) -> float | None:
    """What the first of a pair had of a deal; None where a game ended in an error."""
    return None if any(game.error for game in games) else sum(game.share for game in games) / len(games)
