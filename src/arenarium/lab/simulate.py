"""Many games at once.

Each game has a seed of its own that follows from the run's seed: what comes out is the same whatever the number of
processes, and any single game can be played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from arenarium.bots.registry import bot_of
from arenarium.cards.card_set import BaseCardSet
from arenarium.core.bot import Bot, RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.game import Game
from arenarium.core.native import NativeEngine, NativeState
from arenarium.core.plain import Json
from arenarium.core.play import MOST_CHOICES, EndlessGame
from arenarium.core.record import Recorder
from arenarium.games import kit_of
from arenarium.lab.game_log import GameLog, GameResult, Use
from arenarium.lab.match import MatchFailed, events_of
from arenarium.lab.summary import Summary
from arenarium.parallel import Journal, Noted, Runner

WORK = "games"
"""What the games are called in a journal."""


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
    records: bool = False
    """Whether everything that was chosen is kept."""

    @property
    def rules(self) -> Game:
        """The game with the cards of the plan."""
        return kit_of(self.game).game_with(self.cards)

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def check(self) -> None:
        """Raises SetupError if this cannot be played."""
        seats = self.rules.seats(self.setup)
        if len(self.players) != seats:
            raise SetupError(f"{len(self.players)} players for {seats} seats")
        for name in self.players:
            bot_of(kit_of(self.game), name, Random(0), game=self.rules)

    def about(self) -> dict[str, Json]:
        """Everything that decides how the games go, and what is kept of them. How many are played does not."""
        return {
            "game": self.game,
            "setup": self.setup,
            "players": list(self.players),
            "seed": self.seed,
            "cards": None if self.cards is None else self.cards.id,
            "records": self.records,
        }

    def rows(self, journal: Journal) -> Iterator[tuple[dict[str, Json], GameResult]]:
        """The games of a journal in their order, each with what is to be said of it besides."""
        about = {key: value for key, value in self.about().items() if key not in ("records", "seed")}
        for number, result in journal.results(WORK):
            if number < self.games:
                yield {**about, "seed": self.seed_of(number)}, GameResult.from_json(result)


def play_game(game: Game, plan: SimulationPlan, number: int) -> GameResult:
    """Play one game to its end. An error does not stop the run: it is reported with the record of the game."""
    seed = plan.seed_of(number)
    players = _players(game, plan, seed)
    random = [player for player in players if type(player) is RandomBot]  # a class derived from it may look at more
    if len(random) == len(players) and not plan.records:
        played = play_natively(game, plan, seed, random)
        if played is not None:
            return played
        players = _players(game, plan, seed)  # they may have chosen something already
    recorder, log = Recorder(game, plan.setup, seed), GameLog(game)
    try:
        for events in events_of(recorder, players):
            log.hear(events)
    except MatchFailed as failed:
        return GameResult(uses=tuple(log.uses), error=str(failed))
    outcome = recorder.state.outcome
    assert outcome is not None
    if not plan.records:
        return log.result(outcome)
    recorder.record.players, recorder.record.outcome = plan.players, outcome
    return log.result(outcome, recorder.record.to_json())


def _players(game: Game, plan: SimulationPlan, seed: str) -> list[Bot]:
    kit = kit_of(plan.game)
    return [bot_of(kit, name, Random(f"{seed}/{seat}"), game=game) for seat, name in enumerate(plan.players)]


def play_natively(game: Game, plan: SimulationPlan, seed: str, players: list[RandomBot]) -> GameResult | None:
    """The same result from the native engine; None where there is none, or it stumbles: then Python plays the game and
    tells what is wrong."""
    engine = kit_of(plan.game).native
    try:
        native = None if engine is None else engine.to_native(game.new(plan.setup, seed))
        if engine is None or native is None:
            return None
        return _native_game(engine, native, players)
    except Exception:  # whatever it is, Python finds out
        return None


def _native_game(engine: NativeEngine, native: NativeState, players: list[RandomBot]) -> GameResult:
    decisions = 0
    uses: list[Use] = []
    while not native.over:
        if decisions == MOST_CHOICES:
            raise EndlessGame
        decisions += 1
        index = players[native.asked].index(native.count)
        uses += [Use(turn, seat, kind, name) for kind, name, seat, turn in engine.advance(native, index)]
    assert native.outcome is not None
    return GameResult(decisions, native.turns_begun, native.outcome, tuple(uses))


def _play(plan: SimulationPlan, number: int) -> Noted:
    return play_game(plan.rules, plan, number).to_json()


def played_games(plan: SimulationPlan, runner: Runner) -> Iterator[tuple[int, GameResult]]:
    """All games of a plan with their numbers, as they are done. Raises SetupError, and Interrupted after the last."""
    plan.check()
    for number, result in runner.run(WORK, partial(_play, plan), range(plan.games)):
        yield number, GameResult.from_json(result)


def simulate(plan: SimulationPlan, runner: Runner | None = None) -> Summary:
    """Play all games of a plan, and sum them up."""
    summary = Summary.of(plan.rules.tallied)
    for number, result in played_games(plan, runner or Runner()):
        summary.add(number, result)
    return summary
