"""Many games at once, and statistics about them.

Each game has a seed of its own that follows from the run's seed: the summary is the same whatever the number of
processes, and any single game can be played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random

from arenarium.bots.registry import bot_of
from arenarium.cards.card_set import BaseCardSet
from arenarium.core.bot import Bot, RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.event import TURN, Event
from arenarium.core.game import Game
from arenarium.core.native import NativeEngine, NativeState
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.core.play import MOST_CHOICES, EndlessGame
from arenarium.games import kit_of
from arenarium.lab.match import MatchFailed, play_match
from arenarium.parallel import in_batches

BATCH_SIZE = 20
"""Games for one process at a time: long enough to be worth the trip, short enough for the progress bar."""


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What to play."""

    game: str
    setup: dict[str, Json]
    players: tuple[str, ...]
    games: int
    seed: int
    cards: BaseCardSet | None = None
    """None: those that come with the game."""

    @property
    def rules(self) -> Game:
        """The game with the cards of the plan."""
        return kit_of(self.game).game_with(self.cards)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


@dataclass(slots=True)
class Summary:
    """What happened in a number of games."""

    games: int = 0
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    decided_by: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; a shared first place counts for all who share it."""
    scores: Counter[int] = field(default_factory=Counter)
    """How often each score was reached, over all seats."""
    tallies: dict[str, Counter[str]] = field(default_factory=dict)
    """What the game wants counted: cards that were played, for instance."""
    errors: list[str] = field(default_factory=list)

    def note(self, decisions: int, turns: int, outcome: Outcome) -> None:
        """One game is over."""
        self.decisions.append(decisions)
        self.turns.append(turns)
        self.reasons[outcome.reason] += 1
        self.decided_by[outcome.decided_by] += 1
        self.wins.update(outcome.winners)
        self.scores.update(outcome.scores)

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.reasons += other.reasons
        self.decided_by += other.decided_by
        self.wins += other.wins
        self.scores += other.scores
        for kind, counts in other.tallies.items():
            self.tallies.setdefault(kind, Counter()).update(counts)
        self.errors += other.errors

    def to_json(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "decisions": spread(self.decisions),
            "turns": spread(self.turns),
            "reasons": by_number(self.reasons),
            "decided_by": by_number(self.decided_by),
            "wins": by_name(self.wins),
            "scores": by_name(self.scores),
            "tallies": {kind: by_number(counts) for kind, counts in sorted(self.tallies.items())},
            "errors": self.errors,
        }


def by_name(counts: Counter[int]) -> dict[str, int]:
    """In the order of what was counted."""
    return {str(name): counts[name] for name in sorted(counts)}


def by_number(counts: Counter[str]) -> dict[str, int]:
    """What was counted most often first."""
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def spread(numbers: list[int]) -> dict[str, float]:
    """Least, median, mean and most."""
    ordered = sorted(numbers)
    if not ordered:
        return {}
    return {
        "least": ordered[0],
        "median": ordered[len(ordered) // 2],
        "mean": round(sum(ordered) / len(ordered), 2),
        "most": ordered[-1],
    }


def play_game(game: Game, plan: SimulationPlan, number: int) -> Summary:
    """Play one game to its end. An error does not stop the run: it is reported with the record of the game."""
    seed = plan.seed_of(number)
    players = _players(game, plan, seed)
    random = [player for player in players if type(player) is RandomBot]  # a class derived from it may look at more
    if len(random) == len(players):
        played = play_natively(game, plan, seed, random)
        if played is not None:
            return played
        players = _players(game, plan, seed)  # they may have chosen something already
    summary = Summary(games=1, tallies={kind: Counter() for kind in game.tallied})
    decisions = turns = 0

    def hear(events: list[Event]) -> None:
        nonlocal decisions, turns
        decisions += 1
        for event in events:
            if event.kind == TURN:
                turns += 1
            elif event.kind in game.tallied:
                summary.tallies[event.kind][getattr(event.public, game.tallied[event.kind])] += 1

    try:
        outcome = play_match(game, plan.setup, seed, players, hear)
    except MatchFailed as failed:
        summary.errors.append(str(failed))
        return summary
    summary.note(decisions, turns, outcome)
    return summary


def _players(game: Game, plan: SimulationPlan, seed: str) -> list[Bot]:
    kit = kit_of(plan.game)
    return [bot_of(kit, name, Random(f"{seed}/{seat}"), game=game) for seat, name in enumerate(plan.players)]


def play_natively(game: Game, plan: SimulationPlan, seed: str, players: list[RandomBot]) -> Summary | None:
    """The same summary from the native engine; None where there is none, or it stumbles: then Python plays the game and
    tells what is wrong."""
    engine = kit_of(plan.game).native
    try:
        native = None if engine is None else engine.to_native(game.new(plan.setup, seed))
        if engine is None or native is None:
            return None
        return _native_game(game, engine, native, players)
    except Exception:  # whatever it is, Python finds out
        return None


def _native_game(game: Game, engine: NativeEngine, native: NativeState, players: list[RandomBot]) -> Summary:
    summary = Summary(games=1, tallies={kind: Counter() for kind in game.tallied})
    decisions = 0
    while not native.over:
        if decisions == MOST_CHOICES:
            raise EndlessGame
        index = players[native.asked].index(native.count)
        for kind, name in engine.advance(native, index):
            summary.tallies[kind][name] += 1
        decisions += 1
    assert native.outcome is not None
    summary.note(decisions, native.turns_begun, native.outcome)
    return summary


def _play_batch(plan: SimulationPlan, numbers: range) -> Summary:
    game = plan.rules
    summary = Summary(tallies={kind: Counter() for kind in game.tallied})
    for number in numbers:
        summary.add(play_game(game, plan, number))
    return summary


def simulate(plan: SimulationPlan, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Summary:
    """Play all games of a plan; `progress` is called with how many more are done."""
    game = plan.rules
    seats = game.seats(plan.setup)
    if len(plan.players) != seats:
        raise SetupError(f"{len(plan.players)} players for {seats} seats")
    for name in plan.players:
        bot_of(kit_of(plan.game), name, Random(0))
    summary = Summary(tallies={kind: Counter() for kind in game.tallied})
    for done, part in in_batches(partial(_play_batch, plan), range(plan.games), BATCH_SIZE, jobs):
        summary.add(part)
        progress(done)
    return summary
