"""Crash test: while bots play, everything is killed at random moments. Nothing that a client was told may be lost.

    python tools/chaos.py [--embedded] [--tables N] [--crashes N] [--seed N] [--quick] [--keep]

Scaled (two server processes on PostgreSQL and Redis) these are killed with -9, or told to end, and started again: a
server process, also just after it has kept a step and before it has told anybody, a process in which computer players
think, PostgreSQL, Redis. Embedded, there is only one server with its SQLite file. When all crashes have happened the
games are played to their end; then everything is killed once more, and what is in the database is compared with what
every client was told.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psutil
from sqlalchemy import select

from arenarium.core.bot import RandomBot
from arenarium.core.game import Game
from arenarium.core.play import answers
from arenarium.games import game_of, kits
from arenarium.server.settings import Settings
from arenarium.server.store import schema
from arenarium.server.store.database import Database

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from support.services import Service
from support.stack import SECRET, Stack
from support.tableclient import Person, TableClient

AWAY = 1.0
"""Seconds for which something stays away, at most."""
MOST_LOOKS = 600
"""For processes that should have ended, five in a second."""
SILENCE = 20.0
"""Seconds without a word after which a client connects again: what it waits for may have been lost in a crash."""
PATIENCE = 600.0
"""Seconds that the games may take after the last crash."""
COMPUTERS = ("level1", "level2")


@dataclass(frozen=True)
class Weather:
    """How wild it gets."""

    between: tuple[float, float]
    """Seconds from one crash to the next: at least, at most."""
    ways: list[tuple[Game, dict[str, Any]]]
    """What is played at the tables, in turn."""

    def lasts(self, crashes: int) -> float:
        """Seconds, more or less."""
        return crashes * (sum(self.between) / 2 + AWAY)


LONG = Weather((0.5, 4.0), [(kit.game, dict(setup)) for kit in kits().values() for setup in kit.game.example_setups()])
QUICK = Weather(
    (0.2, 1.0),
    [
        (game_of("barracks"), {"difficulty": "classic"}),
        (game_of("tashkalar"), {"form": "duel", "seats": 2}),
        (game_of("barracks"), {"difficulty": "quick"}),
    ],
)


# ---------------------------------------------------------------------------------------------------------- the players


def typical_length(game: Game, setup: dict[str, Any]) -> float:
    """Choices in a random game, on average."""
    choices = 0
    for seed in range(4):
        state, anybody = game.new(setup, seed), RandomBot(Random(seed))
        for answer in answers(state, [anybody] * game.seats(setup)):
            state.advance(*answer)
            choices += 1
    return choices / 4


@dataclass
class Party:
    """A table, and everybody at it."""

    clients: list[TableClient]
    pause: float
    """How long each thinks at most: so that a game lasts about as long as the crashes go on."""

    async def play(self) -> None:
        await asyncio.gather(*(client.play(pause=self.pause) for client in self.clients))


async def gather_party(number: int, addresses: list[str], weather: Weather, seconds: float, rng: Random) -> Party:
    """A table with people in its seats, at every third also computer players; every fifth has a spectator."""
    game, setup = weather.ways[number % len(weather.ways)]
    seats: list[dict[str, str]] = [{"kind": "human"}, *[{"kind": "open"}] * (game.seats(setup) - 1)]
    if number % 3 == 2:
        seats[-1] = {"kind": "computer", "level": COMPUTERS[number % 2]}

    async def person(name: str) -> Person:
        somebody = Person(rng.sample(addresses, len(addresses)), f"{name} {number}")
        await somebody.arrive()
        return somebody

    owner = await person("Owner")
    table = (await owner.make(game.id, setup, seats=seats, public=False))["id"]
    people = [owner]
    for seat, wanted in enumerate(seats):
        if wanted["kind"] == "open":
            people.append(await person(f"Guest {seat}"))
            await people[-1].join(table, seat)
    if (await owner.call("GET", f"/api/tables/{table}"))["status"] == "open":
        await owner.start(table)
    if number % 5 == 4:
        people.append(await person("Spectator"))
    clients = [TableClient(somebody, table, rng=Random(rng.random()), silence=SILENCE) for somebody in people]
    return Party(clients, 2 * seconds / typical_length(game, setup))


# ---------------------------------------------------------------------------------------------------------- the crashes


@dataclass
class Storm:
    """Crashes, one after the other."""

    stack: Stack
    rng: Random
    weather: Weather
    counts: Counter[str] = field(default_factory=Counter)
    between: int = 0
    """How many servers have died between keeping and telling."""
    orphans: set[int] = field(default_factory=set)
    """Processes that belonged to something that was killed: they have to go away by themselves."""

    async def run(self, crashes: int) -> None:
        for number in range(crashes):
            await asyncio.sleep(self.rng.uniform(*self.weather.between))
            name, crash = self._crashes()[number % len(self._crashes())]
            print(f"  {number + 1:2}: {name}", flush=True)
            await crash()
            self.counts[name] += 1

    def _crashes(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        """Every kind in turn; when and to which process is left to chance."""
        stack = self.stack
        kinds: list[tuple[str, Callable[[], Awaitable[None]]]] = [
            ("kill -9 a server process", self._server),
            ("kill -9 a server process between keeping a step and telling it", self._between),
            ("kill -9 a thinking process", self._thinker),
        ]
        if stack.postgres and stack.redis:
            postgres, redis = stack.postgres, stack.redis
            kinds[1:1] = [
                ("kill -9 PostgreSQL", lambda: self._away(postgres, Service.kill)),
                ("kill -9 Redis", lambda: self._away(redis, Service.kill)),
            ]
            kinds += [
                ("restart PostgreSQL", lambda: self._away(postgres, Service.stop)),
                ("restart Redis", lambda: self._away(redis, Service.stop)),
            ]
        return kinds

    async def _away(self, service: Service, end: Callable[[Any], None]) -> None:
        await asyncio.to_thread(end, service)
        await asyncio.sleep(AWAY * self.rng.random())
        await asyncio.to_thread(service.start)

    async def _server(self) -> None:
        server = self.rng.choice(self.stack.servers)
        self.orphans.update(process.pid for process in server.workers())
        await self._away(server, Service.kill)

    async def _between(self) -> None:
        """If nobody makes a step for a while, it is killed all the same."""
        server = self.rng.choice(self.stack.servers)
        assert server.process is not None
        self.orphans.update(process.pid for process in server.workers())
        server.process.send_signal(signal.SIGUSR1)
        for _ in range(MOST_LOOKS):
            if server.process.poll() is not None:
                self.between += 1
                break
            await asyncio.sleep(0.02)
        await self._away(server, Service.kill)

    async def _thinker(self) -> None:
        while not (processes := [process for server in self.stack.servers for process in server.workers()]):
            await asyncio.sleep(0.1)  # those of a server that has just started come soon
        self.rng.choice(processes).kill()

    async def remaining_orphans(self) -> int:
        """How many have not gone away after a while."""
        for _ in range(MOST_LOOKS):
            left = [pid for pid in self.orphans if psutil.pid_exists(pid)]
            if not left:
                break
            await asyncio.sleep(0.2)
        return len(left) if self.orphans else 0


# ----------------------------------------------------------------------------------------------------------- the proof


def losses(client: TableClient, kept: dict[int, Any]) -> list[str]:
    """What that client was told and is not, or not so, among the steps that are kept."""
    losses_ = []
    for number, step in client.told.items():
        row = kept.get(number)
        if row is None:
            losses_.append(f"table {client.table}: step {number} is gone")
        elif (row.kind, row.seat, row.at) != (step["kind"], step["seat"], step["at"]):
            losses_.append(f"table {client.table}: step {number} is another than the one that was told")
        elif client.chosen.get(number, row.text) != row.text:
            losses_.append(f"table {client.table}: step {number} is not the choice that seat {client.seat} made")
    return losses_


async def compare(database: str, clients: Iterable[TableClient]) -> list[str]:
    """All losses, tables that are not over, and steps with gaps."""
    opened = Database(Settings(database=database, secret=SECRET))
    losses_: list[str] = []
    try:
        async with opened.read() as connection:
            for client in clients:
                steps = schema.steps
                rows = await connection.execute(select(steps).where(steps.c.table == client.table))
                kept = {row.number: row for row in rows}
                losses_ += losses(client, kept)
                if sorted(kept) != list(range(1, len(kept) + 1)):
                    losses_.append(f"table {client.table}: the steps have gaps")
                tables = schema.tables
                status = select(tables.c.status).where(tables.c.id == client.table)
                if (await connection.execute(status)).scalar_one() != "over":
                    losses_.append(f"table {client.table} is not over")
    finally:
        await opened.close()
    return losses_


async def storm(stack: Stack, tables: int, crashes: int, seed: int, weather: Weather) -> bool:
    """The whole test; whether nothing was lost and everything finished."""
    rng, begun = Random(seed), time.monotonic()
    seconds = weather.lasts(crashes)
    parties = [await gather_party(number, stack.addresses, weather, seconds, rng) for number in range(tables)]
    clients = [client for party in parties for client in party.clients]
    print(f"{tables} tables with {len(clients)} clients; {crashes} crashes with seed {seed}:", flush=True)
    crashing = Storm(stack, rng, weather)
    playing = asyncio.gather(*(party.play() for party in parties))
    await crashing.run(crashes)
    problems = []
    try:
        await asyncio.wait_for(playing, PATIENCE)
    except TimeoutError:
        problems.append(f"not all games came to their end within {PATIENCE:.0f} s after the last crash")
    orphans = await crashing.remaining_orphans()
    if orphans:
        problems.append(f"{orphans} thinking processes outlived their server")
    await asyncio.to_thread(_crash_everything, stack)
    problems += await compare(stack.database, clients)
    for client in clients:
        await client.person.leave()
    lost = sum("step" in problem for problem in problems)
    refused = sum((client.refusals for client in clients), Counter[str]())
    print("\n".join(problems[:20]))
    breaks, silences = sum(client.breaks for client in clients), sum(client.silences for client in clients)
    print(
        f"{sum(client.over for client in clients)} of {len(clients)} clients saw the end; "
        f"sockets broke {breaks} times, went silent {silences} times; "
        f"refused: {', '.join(f'{code} {times}' for code, times in refused.items()) or 'nothing'}; "
        f"{time.monotonic() - begun:.0f} s"
    )
    acknowledged = sum(len(client.told) for client in clients)
    steps = sum(max(client.number for client in party.clients) for party in parties)
    print(
        f"{crashes} crashes, {crashing.between} of them between keeping and telling; "
        f"{steps} steps, {acknowledged} acknowledged, {lost} lost"
    )
    return not problems


def _crash_everything(stack: Stack) -> None:
    """What is kept has to be there after a last crash, too."""
    for server in stack.servers:
        server.kill()
    if stack.postgres:
        stack.postgres.kill()
        stack.postgres.start()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--embedded", action="store_true", help="one process with SQLite")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--crashes", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="crashes follow each other faster, and games are short")
    parser.add_argument("--keep", action="store_true", help="leave the logs and the database where they are")
    arguments = parser.parse_args()
    with Stack(not arguments.embedded, keep=arguments.keep, module="support.dying_server") as stack:
        if arguments.keep:
            print(f"everything is in {stack.folder}")
        weather = QUICK if arguments.quick else LONG
        well = asyncio.run(storm(stack, arguments.tables, arguments.crashes, arguments.seed, weather))
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
