"""Asking a server, and listening to what happens to you."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from arenarium.client.table import Table
from arenarium.core.errors import ArenariumError
from arenarium.server.messages.challenges import ChallengeInfo, ChallengeList, NewChallenge
from arenarium.server.messages.events import Event, Hello
from arenarium.server.messages.identity import Me
from arenarium.server.messages.tables import Clock, GameList, NewTable, NoClock, TableInfo

PATIENCE = 60.0
"""Seconds that the server may take to answer. On a stream of events something is heard every 15 seconds."""
RETRY_SECONDS = 2.0
"""Pause before the server is asked again."""
_WORTH_TRYING_AGAIN = (408, 429, 500, 502, 503, 504)

T = TypeVar("T")
logger = logging.getLogger(__name__)


class ServerRefused(ArenariumError):
    """The server does not do it, and says why. docs/protocol.md lists the codes."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.status, self.code, self.text = status, code, text


class Client:
    """Somebody at a server: an account, known by a token."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(base_url=self.server, headers=self.headers, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # --------------------------------------------------------------------------------------------------------- asking

    async def me(self) -> Me:
        return await self._ask(Me, "GET", "/api/me")

    async def games(self) -> GameList:
        """The games, and every way to play them."""
        return await self._ask(GameList, "GET", "/api/games")

    async def challenges(self) -> list[ChallengeInfo]:
        """Those to you and by you that wait for an answer."""
        return (await self._ask(ChallengeList, "GET", "/api/challenges")).challenges

    async def challenge(
        self,
        game: str,
        setup: Mapping[str, Any],
        opponent: str | None = None,
        *,
        clock: Clock = NoClock(),  # noqa: B008 - a frozen value
        rated: bool = True,
    ) -> ChallengeInfo:
        """Challenge somebody by name; without one, whoever has the link."""
        new = NewChallenge(game=game, setup=dict(setup), opponent=opponent, clock=clock, rated=rated)
        return await self._ask(ChallengeInfo, "POST", "/api/challenges", new)

    async def accept(self, challenge: str) -> ChallengeInfo:
        """Accept a challenge: its `table` says where it is played."""
        return await self._ask(ChallengeInfo, "POST", f"/api/challenges/{challenge}/accept")

    async def decline(self, challenge: str) -> ChallengeInfo:
        """Decline a challenge, or withdraw your own."""
        return await self._ask(ChallengeInfo, "POST", f"/api/challenges/{challenge}/decline")

    async def make_table(self, table: NewTable) -> TableInfo:
        return await self._ask(TableInfo, "POST", "/api/tables", table)

    async def join(self, table: str) -> TableInfo:
        return await self._ask(TableInfo, "POST", f"/api/tables/{table}/join")

    def table(self, id: str, language: str | None = None) -> Table:
        """A table to play at or to watch: `async for turn in client.table(id).turns()`."""
        return Table(self.server, self.headers, id, language)

    async def _ask(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        content = None if method == "GET" else msgspec.json.encode({} if body is None else body)
        headers = {} if content is None else {"Content-Type": "application/json"}
        answer = await self._http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            raise _refusal(answer.status_code, answer.content)
        return msgspec.json.decode(answer.content, type=kind)

    # ------------------------------------------------------------------------------------------------------- listening

    async def events(self, since: int | None = None) -> AsyncIterator[Event]:
        """What happens to you, until you leave the loop: first how things stand, `Hello`, and then event after event.
        When the connection breaks, it is made again, and goes on after the last event that was heard; each time there
        is a new `Hello`. Raises ServerRefused where it is of no use to try again."""
        while True:
            try:
                async for number, event in self._listen(since):
                    if number is not None:
                        since = number
                    elif isinstance(event, Hello) and since is None:
                        since = event.number
                    yield event
                logger.info("the stream of events has ended; listening again")
            except httpx.HTTPError as error:
                logger.warning("the stream of events has broken (%s); listening again", type(error).__name__)
            except ServerRefused as refused:
                if refused.status not in _WORTH_TRYING_AGAIN:
                    raise
                logger.warning("%s; listening again", refused)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, since: int | None) -> AsyncIterator[tuple[int | None, Event]]:
        headers = {} if since is None else {"Last-Event-ID": str(since)}
        async with self._http.stream("GET", "/api/me/events", headers=headers) as answer:
            if answer.is_error:
                raise _refusal(answer.status_code, await answer.aread())
            number: int | None = None
            async for line in answer.aiter_lines():
                name, _, value = line.partition(":")
                if name == "id":
                    number = int(value)
                elif name == "data":
                    event = _read(value)
                    if event is not None:
                        yield number, event
                    number = None


def _read(text: str) -> Event | None:
    """An event; None for one of a kind that this version does not know."""
    try:
        event: Event = msgspec.json.decode(text, type=Event)
    except msgspec.ValidationError as error:
        logger.warning("an event that is not understood: %s", error)
        return None
    return event


def _refusal(status: int, content: bytes) -> ServerRefused:
    try:
        refusal = msgspec.json.decode(content)
        return ServerRefused(status, refusal["error"], refusal["text"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return ServerRefused(status, "", f"the server has answered {status}")
