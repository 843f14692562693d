"""Writes games for the tests of the web client: what a server sends while bots play.

web/src/games/barracks/games.recorded.json has questions of all kinds with all their options, and two games as one seat
gets to see them. A test fails when a server would send other messages; that a card has changed since does no harm.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from arenarium.core.play import answers
from arenarium.core.time_budget import TimeBudget
from arenarium.games import kit_of
from arenarium.server.live.live_match import LiveMatch, MatchPlan
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import NoClock

GAME = "barracks"
FILE = Path(__file__).parent.parent / "web" / "src" / "games" / GAME / "games.recorded.json"
SEEDS = ("25", "19")
"""Of the games that are kept, with events of many kinds; seat 0 sees the first, seat 1 the second."""
MESSAGES = 36
"""Kept of each game, from the first battle on."""
SEEDS_OF_QUESTIONS = range(2, 7)
QUESTIONS = {"recruit": 4, "pick": 3, "send": 6, "orders": 9, "target": 4}
"""How many of each kind are kept, no two of them with as many options where that can be helped."""
MOST_OPTIONS = 50
"""Of a question that is kept: tests press every one of them."""
BATTLE = ("send", "orders", "target", "over")


def content() -> str:
    """What the file should hold."""
    kit = kit_of(GAME)
    assert kit.library_ is not None
    data = {
        "requests": list(_questions()),
        "games": [{"seat": seat, "messages": _messages(seed, seat)} for seat, seed in enumerate(SEEDS)],
        "cards": kit.library_().make(kit.game, "en"),
    }
    plain = json.loads(msgspec.json.encode(data))
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")) + "\n"


def _played(seed: str) -> Iterator[LiveMatch]:
    """A game of greedy bots at a table, before each of its steps and after the last."""
    live = LiveMatch(MatchPlan(GAME, {"difficulty": "classic"}, seed, (None, None), NoClock(), 0))
    yield live
    kit = kit_of(GAME)
    greedy, budget = kit.bots["greedy"], TimeBudget(0, process_time)
    bots = [greedy.make(Random(f"{seed}/{seat}"), budget, kit.game) for seat in (0, 1)]
    for seat, choice in answers(live.state, bots):
        live.play(Step(live.number + 1, 0, Kind.CHOICE, seat, live.game.say(live.state, choice)))
        yield live


def _messages(seed: str, reader: int) -> list[dict[str, object]]:
    messages: list[dict[str, object]] = []
    for live in _played(seed):
        if live.log and live.state.requests() and next(iter(live.state.requests().values())).kind in BATTLE:
            position = Reporter(live, None, ()).position(reader)
            news = Reporter(live, None, ()).steps(live.log[-1:], reader)
            messages.append({"position": position, "news": news})
        if len(messages) == MESSAGES:
            break
    return messages


def _questions() -> Iterator[dict[str, object]]:
    kept: Counter[str] = Counter()
    numbers: set[tuple[str, int]] = set()
    for seed in SEEDS_OF_QUESTIONS:
        for live in _played(str(seed)):
            for seat, request in live.state.requests().items():
                kind, number = request.kind, len(request.options)
                if 1 < number <= MOST_OPTIONS and kept[kind] < QUESTIONS[kind] and (kind, number) not in numbers:
                    kept[kind] += 1
                    numbers.add((kind, number))
                    yield {"seat": seat, "position": Reporter(live, "en", ("Ann", "Bob")).position(seat)}


if __name__ == "__main__":
    FILE.write_text(content(), "utf-8")
    sys.stdout.write(f"{FILE.name} is new\n")
