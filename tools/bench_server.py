"""How much of the processor a choice takes on the server: played, kept in SQLite, and told to both players.

    python tools/bench_server.py [--choices N] [--language LANGUAGE] [--profile]

In one process and without a network: from the message that has been read to the messages that are ready to be sent, in
CPU milliseconds of all its threads, on the event loop that serves, with the garbage collector set as it is there.
Without a language players get no words, as programs do. The scheduler, which works by the clock whether anybody plays
or not, is switched off.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import uvloop

from arenarium.games import kit_of
from arenarium.server.messages.socket import Choose
from arenarium.server.messages.tables import NewTable
from arenarium.server.run import collect_rarely
from arenarium.server.service.accounts import Identity
from arenarium.server.service.passwords import Passwords
from arenarium.server.services import Services, open_services
from arenarium.server.settings import NO_LIMITS, Settings

SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "duel": ("tashkalar", {"form": "duel", "schools": ["northern", "highland"]}),
    "high": ("tashkalar", {"form": "high", "schools": ["northern", "highland"]}),
    "barracks": ("barracks", {"difficulty": "quick"}),
}


class Watcher:
    """A player's client, which throws away what it hears."""

    ignores: frozenset[str] = frozenset()

    def __init__(self, who: Identity, language: str | None) -> None:
        self.who, self.language = who, language

    def send(self, message: bytes) -> None: ...

    def recheck(self) -> None: ...


async def play(
    services: Services, name: str, most: int, language: str | None, profile: cProfile.Profile | None
) -> float:
    """CPU milliseconds a choice, in games between two players who choose at random."""
    game, setup = SETUPS[name]
    people = [(await services.accounts.be_guest(None, "192.0.2.1")).who for _ in range(2)]
    rng, made, spent = Random(name), 0, 0.0
    while made < most:
        table = (await services.lobby.create(people[0], NewTable(game=game, setup=setup))).id
        await services.lobby.join(people[1], table, None)
        for who in people:
            await services.rooms.watch(table, Watcher(who, language), 0)
        async with services.rooms._enter(table) as room:
            live = room.live
        assert live is not None
        if profile is not None:
            profile.enable()
        start = time.process_time()
        while live.outcome is None and made < most:
            seat = live.asked_seats[0]
            asked = live.asked[seat]
            choice = live.game.say(live.state, rng.choice(asked.request.options))
            who = next(who for who in people if room.seat_of(who) == seat)
            await services.rooms.act(table, who, Choose(request=asked.id, choice=choice))
            made += 1
        spent += time.process_time() - start
        if profile is not None:
            profile.disable()
    return 1000 * spent / made


async def measure(choices: int, language: str | None, profile: cProfile.Profile | None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=str(Path(folder, "bench.sqlite")), secret="for the benchmark", limits=NO_LIMITS, workers=1
        )
        async with open_services(settings, Passwords()) as services:
            services.scheduler.run_due = AsyncMock()  # type: ignore[method-assign]  # as the docstring says
            for name in SETUPS:
                await play(services, name, choices // 10, language, None)
                each = await play(services, name, choices, language, profile)
                print(f"{name:10} {each:.3f} ms of CPU a choice", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--choices", type=int, default=2000)
    parser.add_argument("--language")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    profile = cProfile.Profile() if given.profile else None
    for game, _ in SETUPS.values():
        assert kit_of(game).game  # loaded, so that the collector leaves it alone
    collect_rarely()
    uvloop.run(measure(given.choices, given.language, profile))
    if profile is not None:
        pstats.Stats(profile).sort_stats("cumulative").print_stats(70)


if __name__ == "__main__":
    main()
