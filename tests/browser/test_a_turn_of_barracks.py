"""A turn of Barracks: orders by touch, targets that say what would happen, and the turn shown step by step."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.playing import WAYS, Player, TappingPlayer, too_wide
from browser.tables import WEAKEST, make_table
from playwright.async_api import Page, Route, expect
from support.browsing import DESKTOP, PHONE, NewReader, stop_the_clock

LOG = "#aside li"
STEPS = "ol[aria-label='Order of moves'] li"
SKIP = "[data-skip]"


async def play_until(player: Player, selector: str) -> None:
    """Until something is on the page."""
    while not await player.page.locator(selector).count():
        seen = await player.look()
        assert not seen["over"], f"the game ended before there was {selector}"
        await player.act(seen)
        await player.look()


async def play_to_a_turn(player: Player) -> None:
    """Until orders are given and what comes of them begins to be shown; then the time of the page stands still."""
    page = player.page
    while True:
        seen = await player.look()
        assert not seen["over"], "the game ended before a turn"
        given = (
            "commit" in seen["found"] and "order" not in seen["found"] and await page.locator("[data-order]").count()
        )
        if given:
            await stop_the_clock(page)
        await player.act(seen)
        if given:
            await expect(page.locator(SKIP)).to_be_visible()
            return


async def skip(page: Page) -> None:
    await page.locator(SKIP).click()
    await page.clock.resume()


async def log_of(page: Page) -> list[str]:
    """What the drawer says; it is closed again, as it lies over the dock."""
    button = page.locator("button.log")
    await button.click()
    await expect(page.locator(LOG).first).to_be_attached()
    told = [" ".join(text.split()) for text in await page.locator(LOG).all_text_contents()]
    await button.click()
    return told


async def battle_as_time_passes(page: Page) -> set[str]:
    """What the battlefield says one moment after the other, until it has changed twice or the turn has been shown."""
    shown: set[str] = set()
    for _ in range(40):
        shown.add(await page.locator(".battle").inner_text())
        await page.clock.run_for(400)
        if not await page.locator(SKIP).count() or len(shown) > 2:
            break
    return shown


async def test_a_turn_is_shown_step_by_step_and_can_be_skipped(arrive: NewReader) -> None:
    reader = await arrive(still=False, pace="normal")
    page = reader.page
    await make_table(reader, "barracks", "classic", "you", WEAKEST)
    player = Player(reader, seed=3)
    for _ in range(8):  # a turn may begin with a question, before anything has happened
        await play_to_a_turn(player)
        early = await log_of(page)
        await expect(page.locator(STEPS).first).to_be_visible()
        if len(shown := await battle_as_time_passes(page)) > 1:
            break
        await page.clock.resume()
    assert len(shown) > 1, "nothing happens between the beginning and the end of the turn"
    if await page.locator(SKIP).count():
        await skip(page)
    await expect(page.locator(SKIP)).to_have_count(0)
    late = await log_of(page)
    assert late[: len(early)] == early
    assert len(late) > len(early)


async def test_a_turn_can_be_watched_again_by_those_who_saw_it(arrive: NewReader) -> None:
    reader = await arrive(still=False, pace="normal")
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    player = Player(reader, seed=4)
    await play_to_a_turn(player)
    await skip(page)
    await player.look()  # the computer player may have had to choose a target, and the turn goes on
    again = page.get_by_role("button", name="Watch again")
    await again.click()
    await expect(page.locator(SKIP)).to_be_visible()
    await page.locator(SKIP).click()
    told = await log_of(page)
    await page.reload()
    await player.look()
    assert await log_of(page) == told
    await expect(again).to_have_count(0)


async def test_each_target_says_what_the_blow_would_do(arrive: NewReader) -> None:
    reader = await arrive()
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    player = Player(reader, seed=5)
    await play_until(player, "button[data-target]:has(.forecast)")
    label = await reader.page.locator("button[data-target]:has(.forecast) > .visually-hidden").first.inner_text()
    before, after = [int(word) for word in label.split() if word.isdigit()][:2]
    assert before > after
    assert await reader.axe() == []


async def test_the_move_that_is_shown_is_told_in_the_bar_and_marked_in_line(arrive: NewReader) -> None:
    reader = await arrive(still=False, pace="normal")
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await play_to_a_turn(Player(reader, seed=3))
    told = page.locator("#question .all")
    now = page.locator(f"{STEPS}.now b")
    moves = 0
    while await page.locator(SKIP).count():
        await page.keyboard.press(" ")  # to the next move
        if await now.count():
            moves += 1
            assert (await now.inner_text()).lower() in (await told.inner_text()).lower()
        await page.clock.run_for(700)  # so that the next one is not the second of two
    assert moves
    assert reader.complaints == []


PHONES = [PHONE, {"width": 360, "height": 740}, {"width": 844, "height": 390}]
SIZES = [DESKTOP, {"width": 1366, "height": 768}, {"width": 820, "height": 1180}, *PHONES]


async def test_cards_of_a_row_are_even_and_show_all_their_text(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await page.route("**/api/cards/barracks*", with_long_texts)
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await play_until(Player(reader, seed=9), "[data-order]")
    for size in SIZES:
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        cards = await page.evaluate(_CARDS)
        assert len(cards) > 1, size
        assert len({card["art"] for card in cards}) == 1, size
        assert not any(card["cut"] for card in cards), size


_CARDS = """async () => {
  await new Promise(requestAnimationFrame);
  const dock = document.querySelector('.orders').getBoundingClientRect();
  const shown = [...document.querySelectorAll('[data-order] .move')].filter((card) => card.checkVisibility());
  return shown.map((card) => {
    const text = document.createRange();
    text.selectNodeContents(card.querySelector('.effect'));
    const { bottom } = card.getBoundingClientRect();
    return {
      art: Math.round(card.querySelector('.art').getBoundingClientRect().height),
      cut: text.getBoundingClientRect().bottom > bottom + 1 || bottom > dock.bottom + 1,
    };
  });
}"""


async def test_the_longest_names_are_never_cut(arrive: NewReader) -> None:
    """Where it is chosen who fights, where orders are given, and on the battlefield."""
    reader = await arrive()
    page = reader.page
    await page.route("**/api/cards/barracks*", with_long_texts)
    await make_table(reader, "barracks", "classic", "you", WEAKEST)
    player = Player(reader, seed=9)
    for scene in ("button[data-send]", "[data-order]"):
        await play_until(player, scene)
        for size in SIZES:
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            assert await page.evaluate(_CUT) == [], (scene, size)


_CUT = """async () => {
  await new Promise(requestAnimationFrame);
  const cut = [];
  for (const words of document.querySelectorAll('.ribbon, [data-send] .text > *, .tab .who, .swap .name')) {
    if (!words.checkVisibility() || words.classList.contains('visually-hidden')) continue;
    const box = words.closest('button:not(.warrior), .ribbon').getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(words);
    const { left, right } = text.getBoundingClientRect();
    if (left < Math.max(0, box.left) - 1 || right > Math.min(innerWidth, box.right) + 1) cut.push(words.textContent);
  }
  return cut;
}"""


async def gather_ten(player: Player) -> None:
    """A squad of ten, with moves: one of level I after the other, or what is left of the cheapest."""
    page = player.page
    cheapest = page.locator(".stacks button:enabled:not([aria-disabled=true])").first
    picking = page.locator("button[data-take]")
    while not await picking.count():
        await player.look()
        if await cheapest.count():
            await cheapest.click()
            await player.look()
    await page.get_by_role("button", name="Pick for everyone").click()
    await player.look()


async def test_however_many_could_go_to_the_battlefield_all_are_in_sight(arrive: NewReader) -> None:
    reader = await arrive(size={"width": 1366, "height": 768})
    page = reader.page
    await make_table(reader, "barracks", "classic", "you", WEAKEST)
    await gather_ten(Player(reader, seed=9))
    candidates = page.locator("button[data-send]")
    await expect(candidates).to_have_count(10)
    for number in range(10, 1, -1):
        await expect(candidates).to_have_count(number)
        for size in ({"width": 1366, "height": 768}, DESKTOP, {"width": 1920, "height": 1080}):
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            assert await page.evaluate(_OUT_OF_SIGHT) == [], (number, size)
        await page.evaluate("document.querySelector('li:has(> [data-send])').remove()")


_OUT_OF_SIGHT = """async () => {
  await new Promise(requestAnimationFrame);
  const dock = document.querySelector('.send').getBoundingClientRect();
  return [...document.querySelectorAll('[data-send]')].filter((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < dock.top || bottom > dock.bottom;
  }).map((each) => each.textContent);
}"""


async def test_many_reserves_leave_the_cards_their_room(arrive: NewReader) -> None:
    """A squad of ten: the cards are as high as their dock, and nothing reaches below it."""
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "classic", "you", WEAKEST)
    player = Player(reader, seed=9)
    await gather_ten(player)
    await play_until(player, "[data-order]")
    assert await page.locator(".swap").count() > 8
    for size in SIZES:
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        for card in await page.evaluate(_CARDS):
            assert not card["cut"], size
            assert card["art"] >= 32, size  # chance says how long the texts below are


async def with_long_texts(route: Route) -> None:
    """Every move has the title and text of one of those that say most, every warrior one of the longest names, in any
    language."""
    answer = await route.fetch()
    library = await answer.json()
    every: list[dict[str, Any]] = []
    names: list[str] = []
    for language in ("en", "pl", "cs"):
        same = await (await route.fetch(url=re.sub(r"lang=\w+", f"lang={language}", route.request.url))).json()
        every += [card for card in same["cards"] if card["kind"] == "move"]
        names += [card["title"] for card in same["cards"] if card["kind"] == "warrior"]
    longest = sorted((sum(len(part["text"]) for part in card["brief"]), card["title"], card["brief"]) for card in every)
    for number, card in enumerate(each for each in library["cards"] if each["kind"] == "move"):
        _, card["title"], card["brief"] = longest[-1 - number % 6]
    names.sort(key=len)
    for number, card in enumerate(each for each in library["cards"] if each["kind"] == "warrior"):
        card["title"] = names[-1 - number % 6]
    await route.fulfill(response=answer, json=library)


@pytest.mark.parametrize("size", PHONES, ids=lambda size: size["width"])
async def test_a_whole_turn_is_played_on_a_phone_without_scrolling(arrive: NewReader, size: dict[str, int]) -> None:
    reader = await arrive(size=PHONE if size is PHONE else size)
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    player = TappingPlayer(reader, seed=6) if size is PHONE else Player(reader, seed=6)
    await play_until(player, "[data-order]")
    for _ in range(3):
        seen = await player.look()
        if seen["over"]:
            break
        assert await too_wide(page) == 0
        for kind in seen["found"]:
            await expect_in_sight(page, kind)
        await player.act(seen)


async def expect_in_sight(page: Page, kind: str) -> None:
    """What can be chosen lies within the window, and nothing else lies over it."""
    hidden = await page.evaluate(
        """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
          if (!each.checkVisibility()) return false;
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !each.contains(over);
        }).map((each) => each.outerHTML.slice(0, 200))""",
        WAYS[kind],
    )
    assert hidden == []


async def test_a_status_has_its_room_between_the_warrior_and_the_plates(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await play_until(Player(reader, seed=9), "[data-order]")
    for size in (DESKTOP, {"width": 1366, "height": 768}, {"width": 1920, "height": 1080}):
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        assert await page.evaluate(_ROOM) >= 14, size  # so much of it is above the figure


_ROOM = """async () => {
  await new Promise(requestAnimationFrame);
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const [plates, figures] = [boxes('.pill'), boxes('[data-place] .figure')];
  return Math.min(...figures.map(({ top }) => top)) - Math.max(...plates.map(({ bottom }) => bottom));
}"""


async def test_the_squads_stand_still_while_damage_is_added_up(arrive: NewReader) -> None:
    """In the first lesson a blow is added up: power cards play a part in it."""
    reader = await arrive(still=False, pace="fast")
    page = reader.page
    await reader.go("/learn/barracks?step=1")
    orders = page.locator("button[data-order].expected[aria-pressed='false']")
    commit = page.locator(".commit button:enabled")
    await expect(orders.first).to_be_visible()
    before = await page.evaluate(_SIDES)
    while not await commit.count():
        await orders.first.click()
    await page.evaluate(f"globalThis.whileAdded = ({_WATCH})(), undefined")
    await commit.click()
    assert await page.evaluate("globalThis.whileAdded") == before


_SIDES = "[...document.querySelectorAll('section.side')].map((side) => Math.round(side.getBoundingClientRect().left))"
_WATCH = f"""() => new Promise((resolve) => {{
  const look = () => (document.querySelector('.plaque') ? resolve({_SIDES}) : requestAnimationFrame(look));
  look();
}})"""


async def test_sending_nobody_is_in_sight(arrive: NewReader) -> None:
    """In the second lesson somebody may be sent after a warrior has fallen, or nobody."""
    reader = await arrive()
    page = reader.page
    await reader.go("/learn/barracks/2?step=9")
    nobody = page.get_by_role("button", name="Send nobody")
    await expect(nobody).to_be_visible()
    for size in SIZES:
        await page.set_viewport_size(size)  # type: ignore[arg-type]
        assert await page.evaluate(_BELOW, await nobody.element_handle()) <= 0, size
    assert await reader.axe() == []


_BELOW = """async (button) => {
  await new Promise(requestAnimationFrame);
  const bottoms = [button, document.querySelector('.battle')].map((each) => each.getBoundingClientRect().bottom);
  return Math.round(bottoms[0] - bottoms[1]);
}"""


async def test_the_last_who_joins_is_introduced_before_moves_are_picked(arrive: NewReader) -> None:
    reader = await arrive(still=False, pace="slow")
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    go_on = page.get_by_role("button", name="Pick moves")
    dearest = page.locator(".stacks button:enabled:not([aria-disabled=true])")
    await stop_the_clock(page)
    await expect(dearest.last.or_(go_on)).to_be_visible()
    while not await go_on.count():
        if await dearest.count():
            await dearest.last.click()
        await page.wait_for_timeout(50)
    await expect(page.locator("button[data-take]")).to_have_count(0)
    await go_on.click()
    await expect(page.locator("button[data-take]").first).to_be_visible()


async def test_numbers_choose_and_enter_confirms(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await play_until(Player(reader, seed=9), "button[data-order]")
    orders = page.locator("button[data-order]")
    await page.locator("#question").click()  # nothing has the focus
    await page.keyboard.press("2")
    await expect(orders.nth(1)).to_have_attribute("aria-pressed", "true")
    await expect(orders.nth(0)).to_have_attribute("aria-pressed", "false")


async def test_stopping_with_points_left_asks_first(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "classic", "you", WEAKEST, first="0")
    await Player(reader, seed=7).play_some(1)
    await page.locator(".pass button").click()
    question = page.get_by_role("dialog")
    await expect(question).to_contain_text("unspent?")
    await question.get_by_role("button", name="Keep recruiting").click()
    await expect(page.locator(".stack:enabled").first).to_be_visible()
    await page.locator(".pass button").click()
    await page.locator(".confirm button").click()
    await expect(page.locator(".pass button")).to_have_count(0)


async def test_moves_can_be_picked_by_the_computer(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "barracks", "classic", "you", WEAKEST)
    await play_until(Player(reader, seed=8), "button[data-take]")
    await expect(page.get_by_text("Recommended").first).to_be_visible()
    await page.get_by_role("button", name="Pick for everyone").click()
    await expect(page.locator("button[data-send]").first).to_be_visible()
