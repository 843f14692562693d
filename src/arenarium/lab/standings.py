"""What a tournament says about its players: ratings, the score of each pair, how long they thought."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from random import Random

from arenarium.bots.registry import bot_of
from arenarium.core.intervals import wilson
from arenarium.core.plain import Json
from arenarium.games import kit_of
from arenarium.lab.elo import Score, correlation, rate
from arenarium.lab.sprt import BOUND, Decision, SequentialTest
from arenarium.lab.tournament import Pair, PlayedGame, Times, TournamentPlan, mean_share


@dataclass(frozen=True, slots=True)
class PlayerStanding:
    """A player, its rating and the time it took."""

    name: str
    elo: float
    margin: float
    turns: int
    mean_seconds: float
    """A turn, measured from outside."""
    slowest_seconds: float
    lead: float | None = None
    """Over the next weaker player; the last has none."""
    lead_margin: float | None = None
    seconds: float | None = None
    """What it may take for a turn, where it has a time of its own."""
    slowest_part: float | None = None
    """Its slowest turn as a part of that."""


@dataclass(frozen=True, slots=True)
class TestStanding:
    """Whether the first of a pair is better by elo1, or only by elo0."""

    elo0: float
    elo1: float
    decision: Decision
    log_ratio: float
    """Of the likelihoods."""
    bound: float
    """It is decided as soon as that is reached, up or down."""
    deals: int
    words: str


@dataclass(frozen=True, slots=True)
class PairStanding:
    """How two players did against each other. All numbers are the first one's."""

    first: str
    second: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    low: float
    """Of the 95% interval."""
    high: float
    mean_turns: float
    correlation_in_a_deal: float
    wins_by_side: tuple[float, ...]
    fair_shares: tuple[float, ...] = ()
    """Share, low and high as multiples of a fair share, where more than two sides play."""
    sprt: TestStanding | None = None


@dataclass(frozen=True, slots=True)
class Standings:
    """The report on a tournament."""

    game: str
    setup: Mapping[str, Json]
    seed: int
    clock: str
    games: int
    mean_turns: float
    memory_mb: float
    players: tuple[PlayerStanding, ...]
    """The strongest first."""
    pairs: tuple[PairStanding, ...]
    errors: tuple[str, ...]

    def to_json(self) -> Json:
        return asdict(self)


def standings(plan: TournamentPlan, played: Sequence[PlayedGame], memory: float) -> Standings:
    """The whole report; it does not depend on the order in which the games were done.

    `memory` is the most that any process needed, in MB.
    """
    tests = _tests(plan, played)
    looked_at = [game for game in played if _counts(tests[game.pair], game)]
    games = sorted((game for game in looked_at if not game.error), key=_order)
    return Standings(
        plan.game,
        plan.setup,
        plan.seed,
        "wall" if plan.wall else "processor",
        len(games),
        _mean([game.turns for game in games]),
        round(memory, 1),
        tuple(_players(plan, games)),
        tuple(
            _pair(plan, pair, [game for game in games if game.pair == pair], _told(tests[pair], pair))
            for pair in plan.pairs
        ),
        tuple(sorted(game.error for game in looked_at if game.error)),
    )


def counted(plan: TournamentPlan, played: Sequence[PlayedGame]) -> set[tuple[Pair, int]]:
    """The deals that the report is about: those that were on their way when a test was decided are not."""
    tests = _tests(plan, played)
    return {(game.pair, game.deal) for game in played if _counts(tests[game.pair], game)}


def _tests(plan: TournamentPlan, played: Sequence[PlayedGame]) -> dict[Pair, SequentialTest | None]:
    return {pair: _test(plan, [game for game in played if game.pair == pair]) for pair in plan.pairs}


def _order(game: PlayedGame) -> tuple[int, Pair, int, int]:
    return game.deal, game.pair, game.draw, game.side


def _test(plan: TournamentPlan, games: Sequence[PlayedGame]) -> SequentialTest | None:
    """The test of a pair, after its games."""
    test = plan.test_of()
    if test is not None:
        for deal, of_deal in groupby(sorted(games, key=_order), key=lambda game: game.deal):
            test.add(deal, mean_share(list(of_deal)))
    return test


def _counts(test: SequentialTest | None, game: PlayedGame) -> bool:
    return test is None or test.decision is Decision.OPEN or game.deal < test.deals


def _told(test: SequentialTest | None, pair: Pair) -> TestStanding | None:
    if test is None:
        return None
    low, high = test.hypotheses.elo0, test.hypotheses.elo1
    words = {
        Decision.BETTER: f"decided: {pair.first} is better than {pair.second}, by {high:g} Elo rather than {low:g}",
        Decision.NOT_BETTER: f"decided: {pair.first} is not {high:g} Elo better than {pair.second}, {low:g} rather",
        Decision.OPEN: f"open: {pair.first} against {pair.second} needs more games",
    }[test.decision]
    return TestStanding(
        low,
        high,
        test.decision,
        round(test.ratio, 3),
        round(BOUND, 3),
        test.deals,
        f"{words} (log-likelihood ratio {test.ratio:+.2f}, bounds ±{BOUND:.2f}, {test.deals} deals)",
    )


def _players(plan: TournamentPlan, games: Sequence[PlayedGame]) -> Iterator[PlayerStanding]:
    """Each player with its rating, the strongest first."""
    number = {name: index for index, name in enumerate(plan.players)}
    scores = []
    for pair in plan.pairs:
        shares = [game.share for game in games if game.pair == pair]
        scores.append(Score(number[pair.first], number[pair.second], len(shares), sum(shares), plan.sides - 1))
    ratings = rate(len(number), scores)
    ordered = sorted(plan.players, key=lambda name: -ratings.elo[number[name]])
    for name, weaker in zip(ordered, [*ordered[1:], None], strict=True):
        own = number[name]
        total = _times(name, games)
        budget = getattr(bot_of(kit_of(plan.game), name, Random(0)), "thinking", None)
        lead, lead_margin = (None, None) if weaker is None else ratings.lead(own, number[weaker])
        yield PlayerStanding(
            name,
            round(ratings.elo[own], 1),
            round(ratings.margin(own), 1),
            total.turns,
            round(total.seconds / max(total.turns, 1), 4),
            round(total.slowest, 4),
            None if lead is None else round(lead, 1),
            None if lead_margin is None else round(lead_margin, 1),
            None if budget is None else budget.seconds,
            None if budget is None else round(total.slowest / budget.seconds, 3),
        )


def _times(name: str, games: Sequence[PlayedGame]) -> Times:
    total = Times()
    for game in games:
        for player, times in game.times:
            if player == name:
                total.add(times)
    return total


def _pair(plan: TournamentPlan, pair: Pair, games: Sequence[PlayedGame], sprt: TestStanding | None) -> PairStanding:
    shares = [game.share for game in games]
    low, high = wilson(sum(shares), len(shares))
    share = _mean(shares)
    return PairStanding(
        first=pair.first,
        second=pair.second,
        games=len(shares),
        wins=shares.count(1.0),
        draws=sum(0 < part < 1 for part in shares),
        losses=shares.count(0.0),
        share=share,
        low=round(low, 4),
        high=round(high, 4),
        mean_turns=_mean([game.turns for game in games]),
        correlation_in_a_deal=round(correlation(_deals(games)), 3),
        wins_by_side=tuple(sum(game.share for game in games if game.side == side) for side in range(plan.sides)),
        fair_shares=tuple(round(part * plan.sides, 3) for part in (share, low, high)) if plan.sides > 2 else (),
        sprt=sprt,
    )


def _deals(games: Sequence[PlayedGame]) -> list[list[float]]:
    """The results deal by deal."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game.share)
    return list(deals.values())


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / max(len(numbers), 1), 4)
