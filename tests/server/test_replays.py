"""Games that are over are shown by a process of its own: in line, kept, and given up when nobody waits any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request

from arenarium.server.errors import Unavailable
from arenarium.server.http.endpoint import _unless_gone
from arenarium.server.service import replays as module
from arenarium.server.service.replays import Replays
from arenarium.server.service.worker_process import WorkerProcess


class Work:
    """A process that does nothing before the test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.tasks: list[str] = []
        self.may_end = asyncio.Event()
        work = self

        async def run(_: WorkerProcess, task: Callable[..., bytes], *args: Any) -> bytes:
            work.tasks.append(args[0])
            await work.may_end.wait()
            return task(*args)

        patch.setattr(WorkerProcess, "run", run)


@pytest.fixture
async def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    return Work(monkeypatch)


def show(what: str) -> bytes:
    return what.encode() * 10


def ask(replays: Replays, what: str, address: str = "here") -> asyncio.Task[bytes]:
    return asyncio.create_task(replays.get(what, address, show, what))


async def test_the_same_is_worked_out_once(work: Work) -> None:
    replays = Replays()
    work.may_end.set()
    asked = [ask(replays, "one") for _ in range(5)]
    assert await asyncio.gather(*asked) == [show("one")] * 5
    assert await replays.get("one", "elsewhere", show, "one") == show("one")
    assert work.tasks == ["one"]


async def test_a_long_line_is_not_joined(work: Work) -> None:
    replays = Replays()
    asked = [ask(replays, str(number)) for number in range(1 + module.MAX_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await replays.get("one more", "here", show, "one more")
    work.may_end.set()
    assert len(await asyncio.gather(*asked)) == 1 + module.MAX_WAITING


async def test_addresses_are_served_in_turn(work: Work) -> None:
    replays = Replays()
    asked = [ask(replays, f"many {number}", "many") for number in range(5)]
    await asyncio.sleep(0)
    asked.append(ask(replays, "one", "elsewhere"))
    await asyncio.sleep(0)
    work.may_end.set()
    await asyncio.gather(*asked)
    assert work.tasks[:3] == ["many 0", "one", "many 1"]


async def test_who_has_gone_costs_nothing(work: Work) -> None:
    replays = Replays()
    asked = [ask(replays, str(number)) for number in range(4)]
    await asyncio.sleep(0)
    asked[1].cancel()
    asked[2].cancel()
    await asyncio.sleep(0)
    work.may_end.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert work.tasks == ["0", "3"]


async def test_only_so_much_is_kept(work: Work, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_KEPT_BYTES", 35)
    replays = Replays()
    work.may_end.set()
    for what in ("a", "b", "c", "a", "d", "a", "b"):
        await replays.get(what, "here", show, what)
    assert work.tasks == ["a", "b", "c", "d", "b"], "b was used longest ago when d came"


async def test_a_request_is_given_up_when_its_client_has_gone() -> None:
    gone: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    gone.put_nowait({"type": "http.request", "body": b"", "more_body": False})
    request = Request({"type": "http", "headers": []}, gone.get)
    ended = asyncio.Event()

    async def long_work() -> None:
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ended.set()

    waiting = asyncio.create_task(_unless_gone(request, long_work()))
    await asyncio.sleep(0)
    gone.put_nowait({"type": "http.disconnect"})
    with pytest.raises(ClientDisconnect):
        await waiting
    await ended.wait()
