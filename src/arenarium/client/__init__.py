"""A client of a server: what happens to you, challenges, and games played over sockets that may break.

    from arenarium.client import Client, play_games

    async with Client("http://localhost:8000", token) as client:
        await play_games(client, lambda game: lambda turn: turn.options[0].choice)

`pip install "arenarium[client]"`; docs/howto/write-a-bot.md tells more.
"""

from arenarium.client.bot import Choose, play_games, play_table
from arenarium.client.client import Client, ServerRefused
from arenarium.client.table import Table, Turn

__all__ = ["Choose", "Client", "ServerRefused", "Table", "Turn", "play_games", "play_table"]
