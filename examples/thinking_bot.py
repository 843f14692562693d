"""A bot that lets one of our computer players think, and comes back when the connection breaks.

    ARENARIUM_TOKEN=... python thinking_bot.py http://localhost:8000 TABLE [PLAYER]

PLAYER is a bot of the game: level1 to level8, greedy, ismcts, or `level8@2` for two seconds a turn.
"""

import json
import os
import sys
import time
from random import Random, SystemRandom
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from arenarium.bots.registry import bot_of
from arenarium.core.dealer import Dealer
from arenarium.games import kit_of

PAUSE = 0.1
"""Seconds before an answer: the server takes 20 messages a second."""
PATIENCE = 60.0
"""Seconds that the server may take to answer."""
OVERTAKEN = ("stale", "not-asked")
"""Codes of answers that came too late: the next position has the next question."""
PASSING = ("busy", "too-many", "too-slow", "unavailable")
"""Codes after which it is worth coming back."""


class RefusedError(Exception):
    """The server does not take an answer."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"refused: {text} ({code})")
        self.code = code


class Mind:
    """A computer player in one seat of one game."""

    def __init__(self, game: str, player: str) -> None:
        self._rules = kit_of(game).game
        self._player = bot_of(kit_of(game), player, Random())

    def choose(self, data: dict[str, Any]) -> str:
        """A choice in the game's notation, found from what the seat may know and nothing else."""
        view = self._rules.read_view(data)
        possible = self._rules.determinize(view, Dealer(SystemRandom().getrandbits(256)))
        request = possible.requests()[view.you]
        return self._rules.say(possible, self._player.choose(request, lambda: view))


def play(socket: ClientConnection, mind: Mind) -> dict[str, Any]:
    """Answer every request once, until the game is over: its outcome. Raises RefusedError."""
    answered = None
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "refused" and message["code"] not in OVERTAKEN:
            raise RefusedError(message["code"], message["text"])
        position = message.get("position") or {}
        if "outcome" in position:
            outcome: dict[str, Any] = position["outcome"]
            return outcome
        request = position.get("request")
        if request and request["id"] != answered:
            time.sleep(PAUSE)
            choice = mind.choose(position["view"])
            socket.send(json.dumps({"type": "choose", "request": request["id"], "choice": choice}))
            answered = request["id"]


def main(server: str, table: str, player: str = "level3") -> None:
    headers = {"Authorization": f"Bearer {os.environ['ARENARIUM_TOKEN']}"}
    joined = httpx.post(f"{server}/api/tables/{table}/join", headers=headers, json={}, timeout=PATIENCE)
    mind = Mind(joined.raise_for_status().json()["game"], player)
    address = f"ws{server[4:]}/api/tables/{table}/play"
    while True:
        try:
            with connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE) as socket:
                print(play(socket, mind))
                return
        except RefusedError as refused:
            if refused.code not in PASSING:
                sys.exit(str(refused))
            print(f"{refused}; trying again", file=sys.stderr)
        except (ConnectionClosed, InvalidStatus, OSError) as error:
            print(f"{error}; trying again", file=sys.stderr)
        time.sleep(2)


if __name__ == "__main__":
    main(*sys.argv[1:])
