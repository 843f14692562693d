"""Attacks on a server of our own, one kind after the other, while somebody else plays at it: how long do they wait?

    python tools/siege.py [--seconds S] [--only NAME] [--scaled]

The server runs here, with its usual limits, and listens only to this machine. Those who attack are another process at
another address (127.0.0.2); what they do is bounded in number and time. They run on the same processors, which those of
the world do not, so they are nice about it. Measured are the time from a choice to the other seat's socket, and from a
choice to the answer of a computer player of the first level.

A busy machine makes everything slow, and that is nobody's attack. So beside each figure stands what the machine itself
did meanwhile: for how much of the time the server ran, which is what an attack costs on any machine; for how much it
was ready to run and had no processor; and how late a process was woken that only naps. Where that was later than a
tenth of what a choice may take, or the server waited for a processor for longer than it ran, the machine was too busy
to judge: the tool says so, and ends with 2 instead of 1.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import psutil
import websockets
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from support.machine import Machine, quantile
from support.stack import Stack

CHOICE, LEVEL1 = 500.0, 1000.0
"""Milliseconds: 99 of 100 choices, and of 100 answers, must take less."""
BUSY = CHOICE / 10
"""Milliseconds: where one of 100 naps takes so much longer than it should, the machine is too busy to judge."""
ATTACKER = "127.0.0.2"
MELEE = {"form": "melee", "seats": 4}
Message = dict[str, Any]


class Somebody:
    """A guest at an address."""

    def __init__(self, server: str, address: str = "127.0.0.1") -> None:
        self.server, self.address = server, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=4))
        self.http = httpx.AsyncClient(transport=transport, base_url=server, timeout=60)

    async def arrive(self) -> Somebody:
        await self.call("POST", "/api/me")
        return self

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body if method == "POST" and body is not None else None)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def table(self, game: str, setup: Message, *seats: str) -> str:
        """A table; seats are "human", "open" or a level."""
        wanted = [
            {"kind": seat} if seat in ("human", "open") else {"kind": "computer", "level": seat} for seat in seats
        ]
        made = await self.call("POST", "/api/tables", {"game": game, "setup": setup, "seats": wanted, "public": False})
        if made["status"] == "open" and "open" not in seats:
            await self.call("POST", f"/api/tables/{made['id']}/start")
        return str(made["id"])

    async def socket(self, table: str, since: int = 0, *, known: bool = True) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return await connect(
            f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/play?since={since}",
            additional_headers={"Cookie": cookie} if known else {},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
            proxy=None,
        )


async def hear(socket: ClientConnection) -> Message:
    told: Message = json.loads(await socket.recv())
    return told


def answer(told: Message, rng: Random) -> str:
    request = told["position"]["request"]
    choice = rng.choice(request["options"])["choice"]
    return json.dumps({"type": "choose", "request": request["id"], "choice": choice})


def asked(told: Message) -> bool:
    return bool((told.get("position") or {}).get("request"))


def over(told: Message) -> bool:
    return bool((told.get("position") or {}).get("outcome"))


# ----------------------------------------------------------------------------------------------------- those who play


class Players:
    """Two people at a table, one against a computer player, both again and again. What they wait is in milliseconds."""

    def __init__(self, server: str) -> None:
        self.server, self.rng = server, Random(1)
        self.choices: list[float] = []
        self.answers: list[float] = []

    async def play(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(self._pair(until), self._alone(until))

    async def warm_up(self) -> None:
        """The processes in which computer players think take a moment to start."""
        while not (self.answers and self.choices):
            await self.play(2)

    async def _pair(self, until: float) -> None:
        people = [await Somebody(self.server).arrive() for _ in range(2)]
        while time.monotonic() < until:
            table = await people[0].table("barracks", {"difficulty": "classic"}, "human", "open")
            await people[1].call("POST", f"/api/tables/{table}/join", {})
            sockets = [await person.socket(table) for person in people]
            told = [await hear(socket) for socket in sockets]
            while time.monotonic() < until and not over(told[0]):
                mover = next(seat for seat in (0, 1) if asked(told[seat]))
                sent = time.perf_counter()
                await sockets[mover].send(answer(told[mover], self.rng))
                told[1 - mover] = await self._played(sockets[1 - mover])
                self.choices.append(1000 * (time.perf_counter() - sent))
                told[mover] = await self._played(sockets[mover])
                await asyncio.sleep(0.1)
            for socket in sockets:
                await socket.close()

    async def _played(self, socket: ClientConnection) -> Message:
        while (told := await hear(socket))["type"] != "played":
            if told["type"] == "refused":
                raise RuntimeError(told)
        return told

    async def _alone(self, until: float) -> None:
        person = await Somebody(self.server).arrive()
        while time.monotonic() < until:
            table = await person.table("barracks", {"difficulty": "classic"}, "human", "level1")
            socket = await person.socket(table)
            told, sent = await hear(socket), time.perf_counter()
            while time.monotonic() < until and not over(told):
                waits = 1 in (told.get("position") or {}).get("asked", ())
                if waits:
                    told = await self._played(socket)
                    if any(step["seat"] == 1 for step in told["steps"]):
                        self.answers.append(1000 * (time.perf_counter() - sent))
                elif asked(told):
                    await asyncio.sleep(0.1)
                    sent = time.perf_counter()
                    await socket.send(answer(told, self.rng))
                    told = await self._played(socket)
                else:
                    told = await self._played(socket)
            await socket.close()


# --------------------------------------------------------------------------------------------------- those who attack


async def undos(server: str, until: float) -> None:
    """S1: a game with as many undos as possible, looked at as often as possible."""
    people = [await Somebody(server, ATTACKER).arrive() for _ in range(2)]
    table = await people[0].table("tashkalar", {"form": "duel"}, "human", "open")
    await people[1].call("POST", f"/api/tables/{table}/join", {})
    sockets = [await person.socket(table) for person in people]

    async def take_back(socket: ClientConnection) -> None:
        told, rng = await hear(socket), Random(1)
        while time.monotonic() < until:
            if told["type"] == "played" and asked(told):
                await asyncio.sleep(0.06)
                number = told["position"]["number"]
                undoing = told["steps"] and told["steps"][-1]["kind"] == "choice" and rng.random() < 0.9
                message = json.dumps({"type": "undo", "number": number}) if undoing else answer(told, rng)
                await socket.send(message)
                heard = await hear(socket)
                if heard["type"] == "refused":
                    await socket.send(answer(told, rng))
                    heard = await hear(socket)
                told = heard
            else:
                told = await hear(socket)

    async def look() -> None:
        while time.monotonic() < until:
            with suppress(OSError, websockets.WebSocketException):
                await (await people[0].socket(table, known=False)).close()
            await asyncio.sleep(0.02)

    taking_back = [asyncio.create_task(take_back(socket)) for socket in sockets]
    with suppress(websockets.WebSocketException):
        await asyncio.gather(*(look() for _ in range(4)))
    for task in taking_back:
        task.cancel()


async def thinking(server: str, until: float) -> None:
    """S2: as many of the strongest computer players as possible, answered at once."""

    async def play(person: Somebody, table: str) -> None:
        socket, rng = await person.socket(table), Random(2)
        with suppress(websockets.WebSocketException):
            while time.monotonic() < until:
                told = await hear(socket)
                if asked(told):
                    await socket.send(answer(told, rng))

    async def come() -> None:
        with suppress(httpx.HTTPError):
            person = await Somebody(server, ATTACKER).arrive()
            tables = []
            for _ in range(24):
                tables.append(asyncio.create_task(play(person, await person.table("tashkalar", MELEE, *LEVELS))))
        await asyncio.sleep(max(0.0, until - time.monotonic()))

    await asyncio.gather(*(come() for _ in range(4)))


LEVELS = ("human", "level8", "level8", "level8")


async def pipelines(server: str, until: float) -> None:
    """S3: requests without end, and nobody reads the answers."""
    place = urlsplit(server)

    async def send() -> None:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ATTACKER, 0), limit=1)
            while time.monotonic() < until:
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
                async with asyncio.timeout(1):
                    await writer.drain()

    async def again() -> None:
        while time.monotonic() < until:
            with suppress(TimeoutError):
                await send()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(again() for _ in range(10)))


async def halves(server: str, until: float) -> None:
    """S4: a thousand requests that never come to their end."""
    place, opened = urlsplit(server), []
    for number in range(1000):
        if time.monotonic() > until:
            break
        with suppress(OSError):
            opened.append(await asyncio.open_connection(place.hostname, place.port, local_addr=(ATTACKER, 0)))
            opened[-1][1].write(b"GET / HTTP/1.1\r\nHost: local" if number % 2 else b"")
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    for _, writer in opened:
        writer.close()


async def replays(server: str, until: float) -> None:
    """S5: one game that is over, shown again and again to nobody."""
    people = [await Somebody(server, ATTACKER).arrive() for _ in range(2)]
    table = await people[0].table("tashkalar", {"form": "duel"}, "human", "open")
    await people[1].call("POST", f"/api/tables/{table}/join", {})
    sockets, rng = [await person.socket(table) for person in people], Random(3)
    told = [await hear(socket) for socket in sockets]
    for _ in range(60):
        mover = next(seat for seat in (0, 1) if asked(told[seat]))
        await sockets[mover].send(answer(told[mover], rng))
        told = [await hear(socket) for socket in sockets]
        await asyncio.sleep(0.05)
    await sockets[0].send(json.dumps({"type": "declare", "declaration": "resign"}))
    while not over(told[0]):
        told[0] = await hear(sockets[0])
    place, number = urlsplit(server), told[0]["position"]["number"]
    for count in itertools.count():
        if time.monotonic() > until:
            break
        path = f"/api/tables/{table}/replay?number={number - count % 40}&lang=en"
        with suppress(OSError):
            _, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(ATTACKER, 0))
            writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
            await asyncio.sleep(1 / 45)
            writer.close()


async def pings(server: str, until: float) -> None:
    """S6: sockets with pings and pongs without end."""
    person = await Somebody(server, ATTACKER).arrive()
    table = await person.table("barracks", {"difficulty": "quick"}, "human", "open")

    async def send(opcode: int) -> None:
        while time.monotonic() < until:
            with suppress(OSError, websockets.WebSocketException):
                socket = await person.socket(table)
                while time.monotonic() < until and not socket.transport.is_closing():
                    if socket.transport.get_write_buffer_size() < 100_000:
                        socket.transport.write(bytes([opcode, 0x80, 0, 0, 0, 0]) * 500)
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(send(opcode) for opcode in (0x89, 0x8A, 0x89, 0x8A, 0x89)))


ATTACKS: dict[str, Callable[[str, float], Awaitable[None]]] = {
    "S1 undos": undos,
    "S2 thinking": thinking,
    "S3 pipelines": pipelines,
    "S4 halves": halves,
    "S5 replays": replays,
    "S6 pings": pings,
}


# ------------------------------------------------------------------------------------------------------- the measuring


def measure(stack: Stack, attack: str | None, seconds: float) -> str:
    """One attack: "good" where nobody else has waited too long, "slow", or "busy" where the machine cannot tell."""
    server = stack.addresses[0]
    attackers = None
    if attack is not None:
        words = [sys.executable, __file__, "--attack", attack, "--server", server, "--seconds", str(seconds + 5)]
        attackers = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        time.sleep(5)  # they need some time to get going
    process = stack.servers[0].process
    assert process is not None
    players, machine = Players(server), Machine(process.pid)
    asyncio.run(players.play(seconds))
    machine.ask()
    memory = psutil.Process(process.pid).memory_info().rss >> 20
    if attackers is not None:
        attackers.wait(60)
    told = []
    for name, waited in (("choice", players.choices), ("level1", players.answers)):
        p50, p99, most = (quantile(waited, share) for share in (0.5, 0.99, 1.0))
        told.append(f"{name} p50 {p50:4.0f}  p99 {p99:4.0f}  most {most:4.0f}")
    good = quantile(players.choices, 0.99) < CHOICE and quantile(players.answers, 0.99) < LEVEL1
    verdict = "good" if good else "busy" if machine.late > BUSY or machine.starved > machine.used else "slow"
    remark = {"good": "", "busy": "  TOO SLOW, and so is the machine", "slow": "  TOO SLOW"}[verdict]
    numbers = f"{len(players.choices)} choices, {len(players.answers)} answers"
    print(
        f"{attack or 'nobody':13} {told[0]} | {told[1]} | {machine} | {memory} MB; {numbers}{remark}",
        flush=True,
    )
    return verdict


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="of each attack")
    parser.add_argument("--only", choices=ATTACKS)
    parser.add_argument("--scaled", action="store_true", help="two processes on PostgreSQL and Redis")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--server", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        os.nice(10)
        if urlsplit(arguments.server).hostname != "127.0.0.1":
            sys.exit("only a server on this machine is attacked")
        asyncio.run(_bounded(arguments.attack, arguments.server, arguments.seconds))
        return
    with Stack(arguments.scaled, workers=2, limited=True) as stack:
        asyncio.run(Players(stack.addresses[0]).warm_up())
        names = [None, *([arguments.only] if arguments.only else ATTACKS)]
        verdicts = [measure(stack, name, arguments.seconds) for name in names]
    good = all(verdict == "good" for verdict in verdicts)
    print(f"p99 {'under' if good else 'NOT always under'} {CHOICE:.0f} ms for a choice, {LEVEL1:.0f} ms for level1")
    sys.exit(0 if good else 1 if "slow" in verdicts else 2)


async def _bounded(attack: str, server: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 5):
            await ATTACKS[attack](server, until)


if __name__ == "__main__":
    main()
