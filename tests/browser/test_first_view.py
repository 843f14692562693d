"""The first view is light, and one click leads to a game: under the usual limits, too."""

from __future__ import annotations

from playwright.async_api import Browser, Response, expect
from support.browsing import reader
from support.stack import Stack

MOST = 200_000
"""Bytes of compressed scripts and styles together."""


async def test_scripts_and_styles_of_the_first_view_are_small_and_all_our_own(arrive) -> None:
    reader = await arrive()
    answers: list[Response] = []
    reader.page.on("response", lambda answer: answers.append(answer))
    await reader.go("/")
    await expect(reader.page.locator("main h1")).to_be_visible()
    await reader.page.wait_for_load_state("networkidle")
    assert {answer.url[: len(reader.address)] for answer in answers} == {reader.address}
    loaded = [answer for answer in answers if answer.url.endswith((".js", ".css"))]
    headers = [await answer.all_headers() for answer in loaded]
    assert {each.get("content-encoding") for each in headers} == {"gzip"}
    assert sum(int(each["content-length"]) for each in headers) < MOST


async def test_whoever_clicks_at_once_is_within_the_limits_of_a_server_as_it_is_run(browser: Browser) -> None:
    with Stack(scaled=False, workers=1, limited=True) as stack:
        for game in ("Tash-Kalar", "Barracks"):
            somebody = await reader(browser, stack.addresses[0])
            await somebody.go("/")
            panel = somebody.page.get_by_role("article", name=game)
            await panel.get_by_role("button", name="Play the computer").click()
            await expect(somebody.page.get_by_role("region", name="The game")).to_be_visible()
            await expect(somebody.page.get_by_text("One moment")).not_to_be_visible()
            await somebody.page.wait_for_load_state("networkidle")
            assert somebody.complaints == []
            await somebody.context.close()
