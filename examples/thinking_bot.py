"""A bot that lets one of our computer players think, and comes back when the connection breaks.

    ARENARIUM_TOKEN=... python thinking_bot.py http://localhost:8000 TABLE [PLAYER]

PLAYER is one of `arenarium.players`: level1 to level6, greedy, ismcts, or `level6@2` for two seconds a turn.
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

from arenarium.core.dealer import Dealer
from arenarium.games import game_of
from arenarium.players.known import player_of

PAUSE = 0.1
"""Seconds between two answers: the server takes 20 messages a second."""


class Mind:
    """A computer player in one seat of one game."""

    def __init__(self, game: str, player: str) -> None:
        self._rules = game_of(game)
        self._player = player_of(game, player, Random())

    def choose(self, view: dict[str, Any]) -> str:
        """A choice in the game's notation, found from what the seat may know and nothing else."""
        possible = self._rules.determinize(view, Dealer(SystemRandom().getrandbits(256)))
        request = possible.requests()[view["you"]]
        return self._rules.say(possible, self._player.choose(request, lambda: view))


def play(socket: ClientConnection, mind: Mind) -> dict[str, Any]:
    """Answer every request once, until the game is over: its outcome."""
    answered = None
    while True:
        message = json.loads(socket.recv())
        position = message.get("position") or {}
        if "outcome" in position:
            return position["outcome"]
        if message["type"] == "refused":
            print("refused:", message["text"], file=sys.stderr)
            answered = None  # the next position tells whether the question still stands
        request = position.get("request")
        if request and request["id"] != answered:
            time.sleep(PAUSE)
            choice = mind.choose(position["view"])
            socket.send(json.dumps({"type": "choose", "request": request["id"], "choice": choice}))
            answered = request["id"]


def main(server: str, table: str, player: str = "level3") -> None:
    headers = {"Authorization": f"Bearer {os.environ['ARENARIUM_TOKEN']}"}
    joined = httpx.post(f"{server}/api/tables/{table}/join", headers=headers, json={}).raise_for_status().json()
    mind = Mind(joined["game"], player)
    while True:
        try:
            address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play"
            with connect(address, additional_headers=headers, max_size=None) as socket:
                print(play(socket, mind))
                return
        except (ConnectionClosed, InvalidStatus, OSError) as error:
            print(f"{error}; trying again", file=sys.stderr)
            time.sleep(2)


if __name__ == "__main__":
    main(*sys.argv[1:])
