"""How things stand for a player who has just come: games in progress, challenges."""

from __future__ import annotations

from arenarium.server.messages.events import GameNow, Hello
from arenarium.server.service import happenings
from arenarium.server.service.accounts import Identity
from arenarium.server.service.challenges import Challenges
from arenarium.server.service.rooms import Rooms
from arenarium.server.store.rows import LIVE
from arenarium.server.store.tables import Tables

_MOST_GAMES = 100


class Overview:
    def __init__(self, tables: Tables, rooms: Rooms, challenges: Challenges) -> None:
        self._tables, self._rooms, self._challenges = tables, rooms, challenges

    async def hello(self, who: Identity, number: int) -> Hello:
        games = []
        for row in await self._tables.find(status=LIVE, player=who.id, limit=_MOST_GAMES):
            seat = row.seat_of(who.id)
            if seat in happenings.people(row):
                asked = await self._rooms.asked(row.id)
                games.append(GameNow(happenings.brief(row, seat), seat in asked))
        challenges = await self._challenges.open_of(who)
        return Hello(number=number, games=games, challenges=challenges.challenges)
