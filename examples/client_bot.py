"""A bot with the client library: it accepts challenges and plays, several games at once, until Ctrl+C.

pip install "arenarium[client]"
ARENARIUM_TOKEN=... python client_bot.py http://localhost:8000
"""

import asyncio
import os
import sys
from random import choice

from arenarium.client import Client, Turn, play_games


def choose(turn: Turn) -> str:
    """Any option. `turn.view` is what the seat knows, `facts` of an option the same as its text, as data."""
    return choice(turn.options).choice


async def main(server: str) -> None:
    async with Client(server, os.environ["ARENARIUM_TOKEN"]) as client:
        await play_games(client, lambda game: choose)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
