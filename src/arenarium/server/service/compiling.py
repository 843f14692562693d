"""Games with card sets that players have made, ready to be played: read off the loop that serves everybody, one after
the other."""

from __future__ import annotations

import asyncio

from arenarium.core.game import Game
from arenarium.games import kit_of
from arenarium.server.errors import ErrorCode, NotFound
from arenarium.server.live.cards import MatchCards, game_with, known_game
from arenarium.server.live.live_match import LiveMatch, MatchPlan
from arenarium.server.service.info import plan_of
from arenarium.server.store.card_sets import CardSets
from arenarium.server.store.rows import TableRow


class Compiler:
    """Sets that are kept were read before, in a process of its own and in little time (`service.workshop`): so it is
    known that they can be, and that it does not take long. A thread is enough."""

    def __init__(self, sets: CardSets) -> None:
        self._sets = sets
        self._turn = asyncio.Lock()

    async def cards(self, id: str, game: str | None = None) -> MatchCards:
        """A set that is kept, of that game. Raises NotFound."""
        kept = await self._sets.source(id)
        if kept is None or (game is not None and kept.game != game):
            raise NotFound("there is no such card set", ErrorCode.NO_SUCH_SET)
        return MatchCards(id, kept.name, kept.source)

    async def game(self, game: str, cards: MatchCards | None) -> Game:
        """A game with these cards."""
        if cards is None:
            return kit_of(game).game
        ready = known_game(game, cards)
        if ready is None:
            async with self._turn:
                ready = await asyncio.to_thread(game_with, game, cards)
        return ready

    async def game_of_set(self, game: str, id: str | None) -> Game:
        """A game with a set that is kept; None: the printed one. Raises NotFound."""
        return await self.game(game, None if id is None else await self.cards(id, game))

    async def plan(self, row: TableRow) -> MatchPlan:
        """What the game at a table was started with."""
        return plan_of(row, None if row.cards is None else await self.cards(row.cards))

    async def begin(self, row: TableRow) -> LiveMatch:
        """The game at a table, before its first step."""
        plan = await self.plan(row)
        return LiveMatch(plan, await self.game(plan.game, plan.cards))
