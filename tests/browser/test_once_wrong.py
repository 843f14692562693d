"""What players complained of once: each is tried, so that it does not come back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.playing import RESULT, Player, open_menu
from browser.tables import WEAKEST, follow, link_of, make_table
from browser.test_after_the_game import resign
from playwright.async_api import Locator, expect
from support.browsing import NewReader, Reader
from support.stack import Stack

_MAKE = """async (table) => {
  const headers = {'Content-Type': 'application/json'};
  const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body), headers});
  await send('/api/me', {name: 'Anna'});
  return (await (await send('/api/tables', table)).json()).id;
}"""


@pytest.fixture(scope="module")
def hasty_stack() -> Iterator[Stack]:
    """A server at which nobody waits long for those who are not there."""
    with Stack(scaled=False, workers=1, away=1) as started:
        yield started


async def sit_down_by_the_clock(reader: Reader, seconds: int) -> None:
    seats = [{"kind": "human"}, {"kind": "computer", "level": WEAKEST}]
    clock = {"kind": "turn", "seconds": seconds}
    setup = {"form": "duel", "seats": 2, "first": 0}
    await reader.go()
    table = await reader.page.evaluate(_MAKE, {"game": "tashkalar", "setup": setup, "seats": seats, "clock": clock})
    await reader.go(f"/table/{table}")


async def within(inner: Locator, outer: Locator) -> bool:
    one, other = await inner.bounding_box(), await outer.bounding_box()
    assert one is not None
    assert other is not None
    return (
        other["x"] <= one["x"]
        and other["y"] <= one["y"]
        and one["x"] + one["width"] <= other["x"] + other["width"]
        and one["y"] + one["height"] <= other["y"] + other["height"]
    )


async def test_a_clock_stands_beside_its_player(arrive: NewReader) -> None:
    reader = await arrive()
    await sit_down_by_the_clock(reader, 3600)
    clock = reader.page.get_by_role("timer")
    await expect(clock).to_have_count(1)  # a computer player has none
    assert await within(clock, reader.page.get_by_role("group", name="Blue").first)


async def test_running_out_of_time_is_not_told_as_resigning(arrive: NewReader) -> None:
    reader = await arrive()
    await sit_down_by_the_clock(reader, 5)
    await expect(reader.page.locator(RESULT)).to_contain_text("You ran out of time.")
    await expect(reader.page.get_by_text("resign")).to_have_count(0)


async def test_who_was_replaced_is_not_told_of_winning(arrive: NewReader, hasty_stack: Stack) -> None:
    one, two = await arrive(hasty_stack), await arrive(hasty_stack)
    await make_table(one, "tashkalar", "duel-2", "you", "open")
    link = await link_of(one)
    await follow(link, two)
    await expect(one.page.locator("#question")).to_be_visible()
    await two.go("/rules")
    await one.page.get_by_role("button", name="Let a computer take over").click()
    await expect(one.page.get_by_text("has been away")).to_have_count(0)
    await resign(one.page)
    await two.page.goto(link)
    await expect(two.page.locator(f"{RESULT} h2")).to_contain_text("wins")
    await expect(two.page.get_by_text("You win!")).to_have_count(0)


async def test_who_played_sees_all_cards_in_the_replay_and_goes_by_turns(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST, first="0")
    await Player(reader, seed=43).play_some(9)
    await resign(page)
    await page.get_by_role("link", name="Watch the replay").click()
    await expect(page.get_by_role("combobox", name="Seen by").locator("option:checked")).to_have_text(
        "everyone: all cards open"
    )
    moments = []
    forward = page.get_by_role("button", name="One turn forward")
    while await forward.is_enabled():
        await forward.click()
        moments.append(int((await page.locator("output").inner_text()).split(" / ")[0]))
    last = int((await page.locator("output").inner_text()).split(" / ")[1])
    assert 1 < len(moments) < last / 2, "turns are fewer than steps"


async def test_a_turn_ends_by_itself_for_those_who_like_it_so(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=44).look()
    menu = await open_menu(page)
    await menu.get_by_text("End my turn after the last action").click()
    await page.keyboard.press("Escape")
    await page.locator("[role=gridcell].lit").first.click()
    await expect(page.locator("#question")).to_contain_text("2 actions left")
