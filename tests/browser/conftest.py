"""One server for all browser tests, and readers with browsers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from playwright.async_api import Browser

from support.browsing import Reader, chromium, reader
from support.stack import Stack

NewReader = Callable[..., Awaitable[Reader]]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with Stack(scaled=False, workers=1) as stack:
        yield stack.addresses[0]


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as found:
        yield found


@pytest.fixture
async def arrive(browser: Browser, address: str) -> AsyncIterator[NewReader]:
    """Makes readers. At the end none of their pages may have complained."""
    readers: list[Reader] = []

    async def make(**how: Any) -> Reader:
        made = await reader(browser, address, **how)
        readers.append(made)
        return made

    yield make
    complaints = [complaint for each in readers for complaint in each.complaints]
    assert complaints == []
