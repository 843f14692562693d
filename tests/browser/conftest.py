"""One server and one Chromium for all browser tests of a process, and readers with pages."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from support.browsing import MOMENTS, NewReader, Reader, chromium, reader
from support.stack import Stack

expect.set_options(timeout=MOMENTS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser lives in one event loop, so all tests of this folder run in that one."""
    here = __file__.rsplit("/", 1)[0]
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def stack() -> Iterator[Stack]:
    with Stack(scaled=False, workers=1) as started:
        yield started


@pytest.fixture
def mortal_stack() -> Iterator[Stack]:
    """A server for one test alone, which may end it."""
    with Stack(scaled=False, workers=1) as started:
        yield started


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as found:
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def arrive(browser: Browser, stack: Stack) -> AsyncIterator[NewReader]:
    """Makes readers. At the end none of their pages may have complained."""
    readers: list[Reader] = []

    async def make(at: Stack = stack, **how: Any) -> Reader:
        made = await reader(browser, at.addresses[0], **how)
        readers.append(made)
        return made

    yield make
    complaints = [complaint for each in readers for complaint in each.complaints]
    for each in readers:
        await each.context.close()
    assert complaints == []
