"""What takes long to find out about a game that is over keeps nobody from looking at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from server.serving import House, accepted

from arenarium.server.service import replays
from arenarium.server.service.mistakes import find_mistakes
from arenarium.server.service.replays import LOOKING, SEARCHING

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_no_replay_waits_for_a_search(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    began, may_end = asyncio.Event(), asyncio.Event()

    class Busy:
        """A process that does one thing at a time; mistakes are found when the test says so."""

        def __init__(self, niceness: int) -> None:
            self.niceness, self._turn = niceness, asyncio.Lock()

        async def run(self, task: Callable[..., bytes], *args: Any) -> bytes:
            async with self._turn:
                assert self.niceness == (SEARCHING if task is find_mistakes else LOOKING)
                if task is find_mistakes:
                    began.set()
                    await may_end.wait()
                    return b'{"mistakes": []}'
                return task(*args)

        def close(self) -> None:
            pass

    monkeypatch.setattr(replays, "WorkerProcess", Busy)
    one, other = await house.pair()
    await accepted(one, [other], type="declare", declaration="resign")
    search = asyncio.create_task(one.person.call("GET", f"/api/tables/{one.table}/mistakes?seat=0&lang=en"))
    await began.wait()
    shown = await other.person.call("GET", f"/api/tables/{one.table}/replay?number=0&lang=pl")
    assert shown["position"]["number"] == 0
    assert not search.done()
    may_end.set()
    assert (await search)["mistakes"] == []
