"""Waiting in line for what only one can have at a time."""

from __future__ import annotations

import asyncio

from arenarium.server.service.line import Line


async def test_who_is_gone_in_the_moment_of_being_called_holds_nobody_up() -> None:
    line, served = Line(), []
    first_may_go = asyncio.Event()

    async def stand(name: str) -> None:
        async with line.turn(name):
            served.append(name)
            if name == "first":
                await first_may_go.wait()

    async with asyncio.TaskGroup() as group:
        group.create_task(stand("first"))
        await asyncio.sleep(0)
        gone = [group.create_task(stand(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        first_may_go.set()
        await asyncio.sleep(0)  # the first leaves when the loop goes on; before that, the others are cancelled
        for task in gone:
            task.cancel()
        last = group.create_task(stand("last"))
        async with asyncio.timeout(10):
            await last
    assert served == ["first", "last"]
    assert len(line) == 0


async def test_who_is_called_and_gone_at_once_calls_the_next() -> None:
    line, served = Line(), []

    async def stand(name: str) -> None:
        async with line.turn(name):
            served.append(name)

    async with asyncio.TaskGroup() as group:
        async with line.turn("first"):
            gone = group.create_task(stand("second"))
            next_one = group.create_task(stand("third"))
            await asyncio.sleep(0)
        gone.cancel()  # it has been called, and has not heard it
        async with asyncio.timeout(10):
            await next_one
    assert served == ["third"]
