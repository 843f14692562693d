"""A club: a server of its own, `arenarium admin` beside it, and members who play their games by themselves."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random

from support.services import Server
from support.tableclient import Choose, Message, Person, TableClient

PASSWORD = "correct horse battery"
_SECRET = "a secret for tests, known to everybody"
_LONG_GAME = 300
"""Steps."""
_LOOK = 0.2
"""Seconds between two looks at what the server does by itself."""


class Club:
    """What a host has: a folder with the database, the server, the command."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.database = str(folder / "club.sqlite")
        settings = {"database": self.database, "workers": "1", "secret": _SECRET}
        self.server = Server(folder / "server", settings, ("--unlimited",))
        self._members: list[Member] = []

    @property
    def addresses(self) -> list[str]:
        return [self.server.address]

    def admin(self, *words: str) -> str:
        """What `arenarium admin` says; it must end well."""
        ended = self.try_admin(*words)
        assert not ended.returncode, ended.stdout + ended.stderr
        return ended.stdout.strip()

    def try_admin(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "arenarium", "admin", *words],
            env={**os.environ, "ARENARIUM_DATABASE": self.database},
            cwd=self.folder,
            capture_output=True,
            text=True,
        )

    def member(self, name: str) -> Member:
        made = Member(self.server.address, name)
        self._members.append(made)
        return made

    async def close(self) -> None:
        for member in self._members:
            await member.leave()
        self.server.stop()


class _Hurried(TableClient):
    """Plays at random, and resigns a game that goes on and on: a table would close without a winner."""

    async def _reply(self, choose: Choose, request: Message) -> None:
        if self.number < _LONG_GAME:
            await super()._reply(choose, request)
        else:
            await self.send(type="declare", declaration="resign")


class Member(Person):
    """Somebody with an account."""

    def __init__(self, address: str, name: str) -> None:
        super().__init__([address], name)
        self._rng = Random(name)

    async def register(self, invitation: str) -> None:
        body = {"name": self.name, "password": PASSWORD, "invitation": invitation}
        await self.call("POST", "/api/accounts", body)

    async def log_in(self) -> None:
        await self.call("POST", "/api/login", {"name": self.name, "password": PASSWORD})

    async def tournament(self, id: str) -> Message:
        info: Message = await self.call("GET", f"/api/tournaments/{id}")
        return info

    async def enter(self, tournament: str) -> None:
        await self.call("POST", f"/api/tournaments/{tournament}/enter")

    async def reach_round(self, id: str, number: int) -> Message:
        """The tournament, once the server has begun that round."""
        while len((info := await self.tournament(id))["rounds"]) < number:
            await asyncio.sleep(_LOOK)
        return info

    async def is_over(self, id: str) -> Message:
        """The tournament, once it is over."""
        while (info := await self.tournament(id))["tournament"]["status"] != "over":
            await asyncio.sleep(_LOOK)
        return info

    async def play_round(self, info: Message) -> None:
        """Play the own game of the newest round to its end."""
        table = self.table_in(info)
        if table is not None:
            await _Hurried(self, table, rng=self._rng).play()

    def table_in(self, info: Message) -> str | None:
        """Where this member plays in the newest round; None for who rests or takes no part."""
        me = self.number_in(info)
        found = (meeting for meeting in info["rounds"][-1] if me in (meeting["first"], meeting["second"]))
        return next((meeting["table"] for meeting in found), None)

    def number_in(self, info: Message) -> int | None:
        return next((one["number"] for one in info["entrants"] if one.get("name") == self.name), None)
