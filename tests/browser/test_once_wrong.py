"""What players complained of once: each is tried, so that it does not come back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browser.playing import RESULT, Player, open_menu
from browser.tables import WEAKEST, follow, link_of, make_table
from browser.test_after_the_game import resign
from playwright.async_api import Locator, expect
from support.browsing import DESKTOP, PHONE, NewReader, Reader
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


async def test_computers_of_one_level_have_names_and_the_score_of_a_melee_is_a_number(arrive: NewReader) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", "melee-3", "you", WEAKEST, WEAKEST)
    panels = reader.page.locator(".panel")
    await expect(panels).to_have_count(3)
    for number, name in enumerate(("Mila", "Florian")):
        await expect(panels.nth(number)).to_contain_text(name)
    for panel in await panels.all():
        await expect(panel.locator(".points")).to_have_text(re.compile(r"^\s*0\s*lowest\s*$"))


async def test_the_log_has_a_heading_wherever_a_turn_begins(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    player = Player(reader, seed=45)
    await player.look()
    await page.locator("[role=gridcell].lit").first.click()
    await page.get_by_role("button", name="End turn").click()
    await player.look()
    await page.locator(".bar .log").click()
    turns = page.locator("#aside li.turn")
    await expect(turns).to_have_text(["The game begins", "Mila’s turn (2 actions)", "Your turn (2 actions)"])
    await expect(page.locator("#aside li").nth(1)).to_contain_text("common piece on")


# Rows are as high as their texts need, so that only where the hand begins and its columns stay.
_PLACES = """() => {
  const cards = [...document.querySelectorAll('.hand li')].map((card) => card.getBoundingClientRect());
  return { top: Math.round(cards[0].y), columns: cards.map(({ x }) => Math.round(x)) };
}"""


async def test_the_hand_stays_where_it_is_when_a_card_leaves_it(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="1")
    player = Player(reader, seed=46)
    await player.look()
    await page.evaluate("document.fonts.ready.then(() => undefined)")
    cards = page.locator(".hand li")
    before = await page.evaluate(_PLACES)
    names = await cards.locator(".name").all_inner_texts()
    await cards.nth(2).locator("> button").click()
    await cards.nth(2).get_by_role("button", name="Discard instead").click()
    await expect(cards).to_have_count(len(names) - 1)
    await player.look()
    assert await cards.locator(".name").all_inner_texts() == [*names[:2], *names[3:]]
    assert await page.evaluate(_PLACES) == before | {"columns": before["columns"][:-1]}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_directions_are_arrows_on_the_board_and_leave_the_hand_in_sight(
    arrive: NewReader, size: dict[str, int]
) -> None:
    reader = await arrive(size=size)
    page = reader.page
    await reader.go("/learn/tashkalar?step=14")
    arrows = page.locator(".arena .aims .aim")
    await expect(arrows).to_have_count(2)
    await page.evaluate("document.fonts.ready.then(() => undefined)")
    for arrow in await arrows.all():
        assert await within(arrow, page.locator(".arena .board"))
    hand = await page.locator(".hand").bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= size["height"]
    assert await reader.axe() == []
