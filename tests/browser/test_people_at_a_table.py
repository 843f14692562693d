"""Friends at one table: one disappears, one leaves, a computer takes over, and everybody knows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from browser.playing import open_menu
from browser.tables import follow, link_of, make_table
from playwright.async_api import Route, expect
from support.browsing import NewReader, Reader
from support.stack import Stack


@pytest.fixture(scope="module")
def hasty_stack() -> Iterator[Stack]:
    """A server at which nobody waits long for those who are not there."""
    with Stack(scaled=False, workers=1, away=1) as started:
        yield started


async def at_a_table(one: Reader, two: Reader) -> str:
    await make_table(one, "tashkalar", "duel-2", "you", "open")
    link = await link_of(one)
    await follow(link, two)
    await expect(one.page.locator("#question")).to_be_visible()
    return link


async def test_a_friend_disappears_and_the_computer_takes_over(arrive: NewReader, hasty_stack: Stack) -> None:
    one, two = await arrive(hasty_stack), await arrive(hasty_stack)
    link = await at_a_table(one, two)
    await two.go("/rules")
    await expect(one.page.get_by_text("has been away for 1 minute.")).to_be_visible()
    await expect(one.page.get_by_role("button", name="Claim the win")).to_be_visible()
    told = await one.page.locator(".attendance").bounding_box()
    board = await one.page.get_by_role("grid").bounding_box()
    assert told is not None
    assert board is not None
    assert told["x"] + told["width"] <= board["x"], "it lies over the board"

    await one.page.get_by_role("button", name="Wait", exact=True).click()
    await expect(one.page.get_by_role("button", name="Claim the win")).to_have_count(0)
    await one.page.get_by_role("button", name="has been away for 1 minute.").click()
    await expect(one.page.get_by_role("button", name="Claim the win")).to_be_visible()

    await two.page.goto(link)
    await expect(one.page.get_by_text("has been away")).to_have_count(0)
    await two.go("/rules")
    await one.page.get_by_role("button", name="Let a computer take over").click()
    await expect(one.page.get_by_text("has been away")).to_have_count(0)

    await two.page.goto(link)
    await expect(two.page.get_by_text("A computer plays for you now.")).to_be_visible()
    await expect(two.page.get_by_text("You win!")).to_have_count(0)
    await two.page.get_by_role("button", name="Back to the game").click()
    await expect(two.page.get_by_text("A computer plays for you now.")).to_have_count(0)
    await one.page.get_by_role("button", name="Log").first.click()
    await expect(one.page.get_by_text("plays again").first).to_be_visible()


async def test_who_leaves_finds_the_way_back(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    link = await at_a_table(one, two)
    menu = await open_menu(two.page)
    await menu.get_by_role("button", name="Leave", exact=True).click()
    dialog = two.page.get_by_role("dialog", name="Leave the table?")
    await dialog.get_by_role("button", name="Leave", exact=True).click()
    await two.page.wait_for_url(lambda url: url.rstrip("/") == two.address.rstrip("/"))
    await expect(one.page.get_by_text("has left the table.")).to_be_visible()

    await two.page.goto(link)
    await two.page.get_by_role("button", name="Come back").click()
    await expect(one.page.get_by_text("has left the table.")).to_have_count(0)
    await expect(two.page.get_by_role("button", name="Come back")).to_have_count(0)


async def test_who_only_watches_reads_so(arrive: NewReader) -> None:
    one, two, watching = await arrive(), await arrive(), await arrive()
    link = await at_a_table(one, two)
    await watching.page.goto(link)
    await expect(watching.page.get_by_text("You’re watching")).to_be_visible()
    await expect(watching.page.get_by_role("button", name="End turn")).to_have_count(0)
    for player in (one, two):
        await expect(player.page.get_by_text("You’re watching")).to_have_count(0)


async def test_who_invites_finds_the_own_name_however_late_it_is_known(arrive: NewReader) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", "duel-2", "you", "open")
    own = reader.page.get_by_label("Your friends see you as")
    name = await own.input_value()
    assert name
    late = asyncio.Event()

    async def after_the_table(route: Route) -> None:
        await late.wait()
        await route.continue_()

    await reader.page.route("**/api/me", after_the_table)
    await reader.page.reload()
    await expect(reader.page.get_by_text("(you)")).to_be_visible()
    late.set()
    await expect(own).to_have_value(name)
