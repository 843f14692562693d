"""`arenarium bot`: let a computer player, or a program of your own, play at a server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from random import Random
from typing import Annotated

import typer

from arenarium.bots.registry import bot_of
from arenarium.cli.setup import GAME_HELP
from arenarium.games import kit_of, kits


def bot_command(
    server: Annotated[str, typer.Argument(help="The address of the server, such as http://localhost:8000.")],
    player: Annotated[str, typer.Argument(help="cmd:COMMAND for a program of yours, or a player such as level3.")],
    token: Annotated[str, typer.Option(envvar="ARENARIUM_TOKEN", help="Of the account that plays.")],
    game: Annotated[str, typer.Option(help=f"{GAME_HELP} Without it, all.")] = "",
    table: Annotated[str, typer.Option(help="Sit down at this table, and leave when its game is over.")] = "",
    most: Annotated[int, typer.Option("--games", min=1, help="How many games at once.")] = 2,
) -> None:
    """Let a computer player, or a program of your own, play at a server."""
    names = [kit_of(game).id] if game else list(kits())
    for name in names:
        bot_of(kit_of(name), player, Random(0))  # says what is wrong before anybody is challenged
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play(server, token, player, names, table, most))


async def _play(server: str, token: str, player: str, games: list[str], table: str, most: int) -> None:
    from arenarium.client import Client, play_games, play_table
    from arenarium.client.players import LocalPlayer

    async with Client(server, token) as client:
        if not table:
            me = (await client.me()).player
            typer.echo(f"{me.name if me else 'nobody'} waits for challenges (Ctrl+C ends it)")
            await play_games(client, lambda game: LocalPlayer(game, player), games=games, most=most)
            return
        joined = await client.join(table)
        local = LocalPlayer(joined.game, player)
        try:
            outcome = await play_table(client, table, local)
        finally:
            local.close()
        typer.echo("the table was closed" if outcome is None else f"ranking by seat: {outcome.ranking}")
