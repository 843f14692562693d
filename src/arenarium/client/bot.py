"""A bot at a server: it accepts challenges and plays its games, several at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine
from inspect import isawaitable

from arenarium.client.client import Client, ServerRefused
from arenarium.client.table import TableRefused, Turn
from arenarium.core.bot import Closable
from arenarium.server.messages.challenges import ChallengeInfo
from arenarium.server.messages.events import Challenged, Event, GameStarted, Hello, Paired, YourTurn
from arenarium.server.messages.tables import OutcomeInfo

PAUSE = 0.1
"""Seconds before an answer: the server takes 20 messages a second."""

Choose = Callable[[Turn], str | Awaitable[str]]
"""Picks one of the options of a turn, in the game's notation. What has a `close` is closed with the game."""
Accept = Callable[[ChallengeInfo], bool]

logger = logging.getLogger(__name__)


async def play_table(client: Client, id: str, choose: Choose) -> OutcomeInfo | None:
    """Play a game to its end, and give its outcome; None where the table was closed before."""
    table = client.table(id)
    async for turn in table.turns():
        choice = choose(turn)
        text = await choice if isawaitable(choice) else choice
        await asyncio.sleep(PAUSE)
        await table.answer(turn, text)
    return None if table.position is None else table.position.outcome


async def play_games(
    client: Client,
    new_player: Callable[[str], Choose],
    *,
    games: Collection[str] | None = None,
    accept: Accept = lambda challenge: True,
    most: int = 4,
) -> None:
    """Accept challenges and play, until cancelled. `new_player` makes a player for a game of that name; `games` are
    those that it knows, all without it. At most so many games at once: further challenges wait."""
    bot = _Games(client, new_player, games, accept, most)
    try:
        async for event in client.events():
            bot.hear(event)
    finally:
        await bot.close()


class _Games:
    """The games of a bot, and the challenges that wait."""

    def __init__(
        self,
        client: Client,
        new_player: Callable[[str], Choose],
        games: Collection[str] | None,
        accept: Accept,
        most: int,
    ) -> None:
        self._client, self._new_player, self._games, self._accept = client, new_player, games, accept
        self._most = most
        self._waiting: dict[str, ChallengeInfo] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """By table, the games that are played; by challenge, those that are being answered."""

    def hear(self, event: Event) -> None:
        match event:
            case Hello():
                for now in event.games:
                    self._sit_down(now.game.table, now.game.game)
                for challenge in event.challenges:
                    self._consider(challenge)
            case Challenged():
                self._consider(event.challenge)
            case GameStarted() | YourTurn() | Paired():
                self._sit_down(event.game.table, event.game.game)

    def _consider(self, challenge: ChallengeInfo) -> None:
        if not challenge.mine and challenge.id not in self._tasks:
            self._waiting[challenge.id] = challenge
            self._answer_next()

    def _answer_next(self) -> None:
        if self._waiting and len(self._tasks) < self._most:
            id = next(iter(self._waiting))
            self._begin(id, self._answer(self._waiting.pop(id)))

    async def _answer(self, challenge: ChallengeInfo) -> None:
        accepts = (self._games is None or challenge.game in self._games) and self._accept(challenge)
        try:
            if not accepts:
                await self._client.decline(challenge.id)
                return
            accepted = await self._client.accept(challenge.id)
        except ServerRefused as refused:
            logger.info("a challenge could not be answered: %s", refused)
            return
        assert accepted.table is not None
        self._sit_down(accepted.table, accepted.game)

    def _sit_down(self, table: str, game: str) -> None:
        if table not in self._tasks:
            self._begin(table, self._play(table, game))

    async def _play(self, table: str, game: str) -> None:
        player = self._new_player(game)
        try:
            outcome = await play_table(self._client, table, player)
            logger.info("table %s: %s", table, "closed" if outcome is None else f"over, ranking {outcome.ranking}")
        except TableRefused as refused:
            logger.error("table %s: %s", table, refused)
        except Exception:
            logger.exception("table %s: the player has failed; the game waits", table)
        finally:
            if isinstance(player, Closable):
                await asyncio.to_thread(player.close)

    def _begin(self, id: str, work: Coroutine[None, None, None]) -> None:
        task = self._tasks[id] = asyncio.create_task(work)
        task.add_done_callback(lambda _: self._done(id))

    def _done(self, id: str) -> None:
        self._tasks.pop(id, None)
        self._answer_next()

    async def close(self) -> None:
        self._waiting.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
