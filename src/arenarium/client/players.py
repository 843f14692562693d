"""Players of this machine at a server: a computer player of ours, or a program of your own."""

from __future__ import annotations

import asyncio
from random import Random, SystemRandom

from arenarium.bots.registry import bot_of
from arenarium.client.table import Turn
from arenarium.core.bot import Closable
from arenarium.core.dealer import Dealer
from arenarium.games import kit_of


class LocalPlayer:
    """A bot by its name: "level3", "cmd:python my_bot.py". It plays from what its seat may know and nothing else."""

    def __init__(self, game: str, name: str) -> None:
        """Raises SetupError where there is no such bot."""
        kit = kit_of(game)
        self._game, self._bot = kit.game, bot_of(kit, name, Random())

    async def __call__(self, turn: Turn) -> str:
        return await asyncio.to_thread(self._choose, turn)

    def _choose(self, turn: Turn) -> str:
        view = self._game.read_view(turn.position.view)
        possible = self._game.determinize(view, Dealer(SystemRandom().getrandbits(256)))
        request = possible.requests()[turn.seat]
        return self._game.say(possible, self._bot.choose(request, lambda: view))

    def close(self) -> None:
        if isinstance(self._bot, Closable):
            self._bot.close()
