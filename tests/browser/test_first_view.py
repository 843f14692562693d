"""The first view is light, and one click leads to a game: under the usual limits, too."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Response, expect
from support.browsing import NewReader, reader
from support.stack import Stack

MOST = 250_000
"""Bytes of everything together, as it is sent: scripts, styles, fonts, pictures, what the server is asked."""


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
async def test_the_first_view_is_small_and_all_its_own(arrive: NewReader, language: str) -> None:
    reader = await arrive()
    answers: list[Response] = []
    await reader.page.add_init_script(f"localStorage.setItem('arenarium.language', '{language}')")
    # what is kept for later, offline, is not needed for the first view
    await reader.page.route("**/sw.js", lambda route: route.abort())
    reader.page.on("response", lambda answer: answers.append(answer))
    await reader.go("/")
    await expect(reader.page.locator("main h1")).to_be_visible()
    await reader.page.wait_for_load_state("networkidle")
    assert {answer.url[: len(reader.address)] for answer in answers} == {reader.address}
    headers = {answer.url: await answer.all_headers() for answer in answers}
    texts = [name for name in headers if name.endswith((".js", ".css"))]
    assert {headers[name].get("content-encoding") for name in texts} == {"gzip"}
    sizes = {name: int(header.get("content-length", 0)) for name, header in headers.items()}
    assert sum(sizes.values()) < MOST, sizes


async def test_a_click_at_once_is_within_the_limits_of_a_server_as_it_is_run(browser: Browser) -> None:
    with Stack(scaled=False, workers=1, limited=True) as stack:
        for game in ("Tash-Kalar", "Barracks"):
            somebody = await reader(browser, stack.addresses[0])
            await somebody.go("/")
            panel = somebody.page.get_by_role("article", name=game)
            await panel.get_by_role("button", name="Play a computer").click()
            await expect(somebody.page.locator("html[data-at-table]")).to_be_visible()
            await expect(somebody.page.get_by_text("One moment")).not_to_be_visible()
            await somebody.page.wait_for_load_state("networkidle")
            assert somebody.complaints == []
            await somebody.context.close()
