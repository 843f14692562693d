"""Load test: many live tables with two sockets each, played by scripted players in a process of their own.

    python tools/load.py [--scaled] [--tables N] [--rate N] [--seconds S]

Embedded is one server process on SQLite; scaled are two, on PostgreSQL and Redis, and those who play against each other
are at different ones. First nobody plays, and memory is measured. Then choices are sent at a fixed rate, whether or not
earlier ones have been answered, and the time counts from the moment at which a choice was due. At last everybody
answers at once. Measured is the time until the *other* seat's socket has got the step; beside it stands how late the
machine wakes a process that only sleeps. It ends by itself: making the tables may take so many minutes, and no phase
waits for anybody.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import msgspec
import psutil
import uvloop
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from support.machine import Machine, quantile
from support.services import Service
from support.stack import Stack

from arenarium.server.run import raise_file_limit

WANTED = 150.0
"""Milliseconds: 99 of 100 choices at the fixed rate must have reached the other seat by then."""
SETUPS = (("tashkalar", {"form": "duel", "seats": 2}), ("barracks", {"difficulty": "classic"}))
MB = 1 << 20
LONGEST_SETUP = 15 * 60
"""Seconds for making all tables; then it gives up."""


# ----------------------------------------------------------------------- what the players look at of what they are told


class Option(msgspec.Struct):
    choice: str


class Request(msgspec.Struct):
    id: int
    options: list[Option]


class Step(msgspec.Struct):
    seat: int


class Position(msgspec.Struct):
    request: Request | None = None


class Told(msgspec.Struct):
    type: str
    steps: list[Step] = []
    position: Position | None = None


_decoder = msgspec.json.Decoder(Told)


# ---------------------------------------------------------------------------------------------------------- the players


@dataclass
class Measured:
    """What a phase has seen."""

    accepted: int = 0
    refused: int = 0
    late: int = 0
    """Times at which a choice was due, but nobody was asked anything."""
    delays: list[float] = field(default_factory=list)
    """Milliseconds."""


class Player:
    """A seat of a table, and its socket."""

    def __init__(self, crowd: Crowd, socket: ClientConnection, seat: int) -> None:
        self.crowd, self.socket, self.seat = crowd, socket, seat
        self.other: Player
        self.request: Request | None = None
        self.answered: int | None = None
        """The last question that was answered: it may be told once more until the answer has arrived."""
        self.sent_at: float | None = None
        """When the choice was due that the other seat has not heard of."""

    async def listen(self) -> None:
        async for message in self.socket:
            told = _decoder.decode(message)
            if told.type == "refused":
                self.crowd.measured.refused += 1
                self.answered = self.sent_at = None
            elif told.position is not None:
                self._hear(told)

    def _hear(self, told: Told) -> None:
        for step in told.steps:
            if step.seat == self.seat:
                self.crowd.measured.accepted += 1
            elif self.other.sent_at is not None:
                self.crowd.measured.delays.append((time.perf_counter() - self.other.sent_at) * 1000)
                self.other.sent_at = None
                self.crowd.can_answer(self.other)
        assert told.position is not None
        request = told.position.request
        self.request = None if request is not None and request.id == self.answered else request
        self.crowd.can_answer(self)

    def answer(self, due: float) -> str:
        """What to send."""
        request = self.request
        assert request is not None
        self.request, self.answered, self.sent_at = None, request.id, due
        choice = self.crowd.rng.choice(request.options).choice
        return msgspec.json.encode({"type": "choose", "request": request.id, "choice": choice}).decode()


class Crowd:
    """All players."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.players: list[Player] = []
        self.measured = Measured()
        self._ready: deque[Player] = deque()
        self._at_once = False
        self._tasks: set[asyncio.Task[None]] = set()

    def can_answer(self, player: Player) -> None:
        """A player is asked something, and what it said last has been heard by the other."""
        if player.request is None or player.sent_at is not None or player in self._ready:
            return
        if self._at_once:
            self._send(player, time.perf_counter())
        else:
            self._ready.append(player)

    def _send(self, player: Player, due: float) -> None:
        task = asyncio.create_task(player.socket.send(player.answer(due)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def sit_down(self, addresses: list[str], tables: int) -> None:
        """Make the tables, and open all sockets."""
        async with httpx.AsyncClient(timeout=60) as http:
            for number in range(tables):
                cookies = [await _guest(http, address) for address in (addresses[0], addresses[-1])]
                game, setup = SETUPS[number % len(SETUPS)]
                wanted = {"game": game, "setup": setup, "public": False}
                made = await http.post(f"{addresses[0]}/api/tables", json=wanted, headers={"Cookie": cookies[0]})
                path = f"/api/tables/{made.json()['id']}"
                joined = await http.post(f"{addresses[-1]}{path}/join", json={}, headers={"Cookie": cookies[1]})
                assert joined.json()["status"] == "live", joined.text
                pair = [
                    Player(self, await _socket(address + path, cookie), seat)
                    for seat, (address, cookie) in enumerate(zip((addresses[0], addresses[-1]), cookies, strict=True))
                ]
                pair[0].other, pair[1].other = pair[1], pair[0]
                self.players += pair
        for player in self.players:
            task = asyncio.create_task(player.listen())
            self._tasks.add(task)

    async def play_at(self, rate: int, seconds: float) -> Measured:
        """So many choices a second, whatever happens."""
        self.measured = measured = Measured()
        begun = time.perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            if self._ready:
                self._send(self._ready.popleft(), due)
            else:
                measured.late += 1
        await asyncio.sleep(1.0)
        return measured

    async def play_at_once(self, seconds: float) -> Measured:
        """Everybody answers as soon as there is something to answer."""
        self.measured = measured = Measured()
        self._at_once = True
        while self._ready:
            self._send(self._ready.popleft(), time.perf_counter())
        await asyncio.sleep(seconds)
        self._at_once = False
        return measured

    async def leave(self) -> None:
        """Nobody is waited for: the server ends next."""
        for player in self.players:
            player.socket.transport.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _guest(http: httpx.AsyncClient, address: str) -> str:
    answer = await http.post(f"{address}/api/me", json={})
    http.cookies.clear()
    return answer.headers["set-cookie"].split(";")[0]


async def _socket(url: str, cookie: str) -> ClientConnection:
    return await connect(
        f"{url.replace('http', 'ws', 1)}/play",
        additional_headers={"Cookie": cookie},
        compression=None,
        max_size=None,
        open_timeout=60,
        ping_interval=None,
        proxy=None,
    )


# -------------------------------------------------------------------------------------------------------- the measuring


class Watch:
    """Processor time and memory of the processes of the service, by name."""

    def __init__(self, stack: Stack) -> None:
        found: list[tuple[str, Service]] = [(f"server {number}", server) for number, server in enumerate(stack.servers)]
        found += [("PostgreSQL", stack.postgres)] if stack.postgres else []
        found += [("Redis", stack.redis)] if stack.redis else []
        self._roots = {name: psutil.Process(service.process.pid) for name, service in found if service.process}
        self._roots["clients"] = psutil.Process()
        self._servers = [self._roots[name] for name, _ in found if name.startswith("server")]

    @property
    def server(self) -> int:
        """The process of the first server."""
        return int(self._servers[0].pid)

    def memory(self) -> float:
        """Megabytes of the server processes, without those in which computer players think."""
        return float(sum(process.memory_info().rss for process in self._servers) / MB)

    def processor(self) -> dict[str, float]:
        """Seconds of processor time so far."""
        spent = {}
        for name, root in self._roots.items():
            family = [root, *root.children(recursive=True)] if name == "PostgreSQL" else [root]
            times = [process.cpu_times() for process in family]
            spent[name] = sum(each.user + each.system for each in times)
        return spent


def report(title: str, measured: Measured, seconds: float, shares: dict[str, float]) -> None:
    delays, quantiles = measured.delays, (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0))
    told = ", ".join(f"{name} {quantile(delays, share):.0f}" for name, share in quantiles)
    used = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
    print(f"{title}: {measured.accepted / seconds:.0f} choices/s accepted; ms to the other seat: {told}")
    print(f"    processor: {used}; refused {measured.refused}, nobody was asked {measured.late} times", flush=True)


async def load(stack: Stack, tables: int, rates: Iterable[int], seconds: float) -> bool:
    """Everything; whether the first rate was kept as wanted."""
    watch, crowd = Watch(stack), Crowd()
    print(
        f"load average {', '.join(f'{load:.2f}' for load in os.getloadavg())}; {os.cpu_count()} processors", flush=True
    )
    before, begun = watch.memory(), time.perf_counter()
    async with asyncio.timeout(LONGEST_SETUP):
        await crowd.sit_down(stack.addresses, tables)
    await asyncio.sleep(3)
    after = watch.memory()
    took = time.perf_counter() - begun
    print(f"{tables} tables, {len(crowd.players)} sockets after {took:.0f} s; memory of the server:")
    print(f"    {before:.0f} MB, now {after:.0f} MB: {(after - before) / tables:.3f} MB for an idle table", flush=True)
    good = True
    for rate in (*rates, 0):
        spent, begun = watch.processor(), time.perf_counter()
        machine = Machine(watch.server)
        measured = await (crowd.play_at(rate, seconds) if rate else crowd.play_at_once(seconds))
        took = time.perf_counter() - begun
        shares = {name: (value - spent[name]) / took for name, value in watch.processor().items()}
        report(f"{rate} choices/s" if rate else "all at once", measured, seconds, shares)
        print(f"    {machine.ask()}", flush=True)
        good = good and (not rate or quantile(measured.delays, 0.99) < WANTED)
    print(f"memory {watch.memory():.0f} MB; load average {os.getloadavg()[0]:.2f}")
    await crowd.leave()
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scaled", action="store_true", help="two processes on PostgreSQL and Redis")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=int, default=200, help="choices a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0, help="of each phase")
    parser.add_argument("--keep", action="store_true", help="leave the logs where they are")
    arguments = parser.parse_args()
    raise_file_limit()  # two sockets a table, here as well as there
    print("two processes on PostgreSQL and Redis" if arguments.scaled else "one process on SQLite")
    with Stack(arguments.scaled, keep=arguments.keep) as stack:
        try:
            good = uvloop.run(load(stack, arguments.tables, [arguments.rate], arguments.seconds))
        except TimeoutError:
            sys.exit(f"the tables could not be made within {LONGEST_SETUP // 60} minutes")
    print(f"p99 at {arguments.rate} choices/s is {'' if good else 'NOT '}under {WANTED:.0f} ms")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
