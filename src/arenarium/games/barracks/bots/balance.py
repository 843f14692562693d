"""Whether the cards of Barracks are fair: many games between equal greedy players, and how each card's owner did.

A draw counts as half a win. Warriors are judged by the games they were recruited in, moves by those they were taken in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TypedDict

from arenarium.core.play import play_out
from arenarium.games.barracks.bots.greedy import GreedyBarracks
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.state.words import NO_MOVE, SEATS
from arenarium.parallel import in_batches

FAIR = (0.40, 0.60)
FAIR_SEATS = (0.49, 0.51)
BATCH = 50


class Rate(TypedDict):
    """How the owners of a card did."""

    games: int
    rate: float | None
    """The share of wins; None for a card that was never played."""


Report = TypedDict(
    "Report",
    {
        "games": int,
        "mean turns": float,
        "ends": dict[str, int],
        "seats": dict[str, float],
        "levels": dict[str, int],
        "warriors": dict[str, Rate],
        "moves": dict[str, Rate],
        "problems": list[str],
    },
)


@dataclass(slots=True)
class Tally:
    """Games and wins by card, by level, by seat."""

    games: int = 0
    warriors: Counter[int] = field(default_factory=Counter)
    warrior_wins: Counter[int] = field(default_factory=Counter)
    moves: Counter[int] = field(default_factory=Counter)
    move_wins: Counter[int] = field(default_factory=Counter)
    levels: Counter[int] = field(default_factory=Counter)
    """Warriors recruited by players who spent all their points."""
    seats: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    turns: int = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        for name in ("warriors", "warrior_wins", "moves", "move_wins", "levels", "seats", "reasons"):
            getattr(self, name).update(getattr(other, name))


def _play(difficulty: str, seed: str, tally: Tally) -> None:
    state = BARRACKS.new({"difficulty": difficulty}, seed)
    players = [GreedyBarracks(Random(f"{seed}/{seat}"), BARRACKS) for seat in range(SEATS)]
    outcome = play_out(state, players)
    tally.games += 1
    tally.turns += state.turn
    tally.reasons[outcome.reason if outcome.decided_by != "tie" else f"{outcome.reason}, drawn"] += 1
    for seat, squad in enumerate(state.squads):
        won = 0.5 if len(outcome.winners) > 1 else float(seat in outcome.winners)
        tally.seats[seat] += won  # type: ignore[assignment]
        for soldier in squad:
            tally.warriors[soldier.card] += 1
            tally.warrior_wins[soldier.card] += won  # type: ignore[assignment]
            if not state.points[seat]:
                tally.levels[state.cards.warriors[soldier.card].level] += 1
        for move in {move for soldier in squad for move in soldier.moves if move != NO_MOVE}:
            tally.moves[move] += 1
            tally.move_wins[move] += won  # type: ignore[assignment]


def _batch(difficulty: str, seed: int, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        _play(difficulty, f"{seed}/{number}", tally)
    return tally


def play_all(
    difficulty: str, games: int, seed: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Tally:
    """Play so many games; the tally does not depend on the number of processes."""
    total = Tally()
    for done, part in in_batches(partial(_batch, difficulty, seed), range(games), BATCH, jobs):
        total.add(part)
        progress(done)
    return total


def report(tally: Tally) -> Report:
    """Win rates by card, and what is not fair."""
    warriors = _rates(tally.warriors, tally.warrior_wins, [warrior.name for warrior in BARRACKS.cards.warriors])
    moves = _rates(tally.moves, tally.move_wins, [move.name for move in BARRACKS.cards.moves])
    seats = {str(seat): round(tally.seats[seat] / max(tally.games, 1), 4) for seat in range(SEATS)}
    levels = {str(level): tally.levels[level] for level in range(1, 6)}
    problems = [f"warrior {name}: {_in_words(rate)}" for name, rate in warriors.items() if _is_unfair(rate)]
    problems += [f"move {name}: {_in_words(rate)}" for name, rate in moves.items() if _is_unfair(rate)]
    problems += [f"seat {seat} wins {share:.1%}" for seat, share in seats.items() if not _within(share, FAIR_SEATS)]
    problems += [f"nobody recruits level {level}" for level, number in levels.items() if not number]
    return {
        "games": tally.games,
        "mean turns": round(tally.turns / max(tally.games, 1), 1),
        "ends": dict(tally.reasons),
        "seats": seats,
        "levels": levels,
        "warriors": warriors,
        "moves": moves,
        "problems": problems,
    }


def _rates(games: Counter[int], wins: Counter[int], names: list[str]) -> dict[str, Rate]:
    """From the lowest rate to the highest; cards that were never played come last."""
    rates: dict[str, Rate] = {
        name: {"games": games[number], "rate": round(wins[number] / games[number], 4) if games[number] else None}
        for number, name in enumerate(names)
    }
    return dict(sorted(rates.items(), key=lambda item: 2.0 if item[1]["rate"] is None else item[1]["rate"]))


def _in_words(rate: Rate) -> str:
    return "never played" if rate["rate"] is None else f"wins {rate['rate']:.1%} of {rate['games']}"


def _within(rate: float, bounds: tuple[float, float]) -> bool:
    return bounds[0] <= rate <= bounds[1]


def _is_unfair(rate: Rate) -> bool:
    return rate["rate"] is None or not _within(rate["rate"], FAIR)
