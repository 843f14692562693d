"""The first view is light."""

from __future__ import annotations

from playwright.async_api import Response, expect

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
