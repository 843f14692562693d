"""What a tournament says about its players: ratings, the score of each pair, how long they thought."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from arenarium.bots.registry import bot_of
from arenarium.core.intervals import wilson
from arenarium.games import kit_of
from arenarium.lab.elo import Score, correlation, rate
from arenarium.lab.tournament import Pair, Plan, Played, Times

Told = dict[str, Any]


def standings(plan: Plan, played: Sequence[Played], memory: float) -> Told:
    """The whole report, ready for JSON; it does not depend on the order in which the games were done.

    `memory` is the most that any process needed, in MB.
    """
    games = sorted((game for game in played if not game.error), key=lambda game: (game.deal, game.pair, game.side))
    return {
        "game": plan.game,
        "setup": plan.setup,
        "seed": plan.seed,
        "clock": "wall" if plan.wall else "processor",
        "games": len(games),
        "mean turns": _mean([game.turns for game in games]),
        "memory MB": round(memory, 1),
        "players": _players(plan, games),
        "pairs": [_pair(plan, pair, [game for game in games if game.pair == pair]) for pair in plan.pairs],
        "errors": sorted(game.error for game in played if game.error),
    }


def _players(plan: Plan, games: Sequence[Played]) -> list[Told]:
    """Each player with its rating, the strongest first."""
    number = {name: index for index, name in enumerate(plan.players)}
    scores = []
    for pair in plan.pairs:
        shares = [game.share for game in games if game.pair == pair]
        scores.append(Score(number[pair.first], number[pair.second], len(shares), sum(shares), plan.sides - 1))
    ratings = rate(len(number), scores)
    ordered = sorted(plan.players, key=lambda name: -ratings.elo[number[name]])
    found = []
    for name, weaker in zip(ordered, [*ordered[1:], None], strict=True):
        own = number[name]
        told: Told = {"name": name, "elo": round(ratings.elo[own], 1), "margin": round(ratings.margin(own), 1)}
        if weaker is not None:
            lead, margin = ratings.lead(own, number[weaker])
            told |= {"lead": round(lead, 1), "lead margin": round(margin, 1)}
        found.append(told | _times(plan, name, games))
    return found


def _times(plan: Plan, name: str, games: Sequence[Played]) -> Told:
    """Seconds a turn, measured from outside; players that have a time of their own are held against it."""
    total = Times()
    for game in games:
        for who, times in game.times:
            if who == name:
                total.add(times)
    told: Told = {
        "turns": total.turns,
        "mean seconds": round(total.seconds / max(total.turns, 1), 4),
        "slowest seconds": round(total.slowest, 4),
    }
    thinking = getattr(bot_of(kit_of(plan.game), name, Random(0)), "thinking", None)
    if thinking is not None:
        told |= {"seconds": thinking.seconds, "slowest part": round(total.slowest / thinking.seconds, 3)}
    return told


def _pair(plan: Plan, pair: Pair, games: Sequence[Played]) -> Told:
    shares = [game.share for game in games]
    low, high = wilson(sum(shares), len(shares))
    share = _mean(shares)
    told: Told = {
        "first": pair.first,
        "second": pair.second,
        "games": len(shares),
        "wins": shares.count(1.0),
        "draws": sum(0 < each < 1 for each in shares),
        "losses": shares.count(0.0),
        "share": share,
        "low": round(low, 4),
        "high": round(high, 4),
        "mean turns": _mean([game.turns for game in games]),
        "correlation in a deal": round(correlation(_deals(games)), 3),
        "wins by side": [sum(game.share for game in games if game.side == side) for side in range(plan.sides)],
    }
    if plan.sides > 2:
        told["fair shares"] = [round(each * plan.sides, 3) for each in (share, low, high)]
    return told


def _deals(games: Sequence[Played]) -> list[list[float]]:
    """The results deal by deal."""
    found: dict[int, list[float]] = {}
    for game in games:
        found.setdefault(game.deal, []).append(game.share)
    return list(found.values())


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / max(len(numbers), 1), 4)
