"""What can happen during a game: a lost connection, taking back, another language."""

from __future__ import annotations

import json

import pytest
from browser.playing import WAYS, KeyboardPlayer, Player, log_of, open_menu
from browser.tables import WEAKEST, follow, link_of, make_table
from playwright.async_api import Page, WebSocketRoute, expect
from support import frames
from support.browsing import NewReader
from support.stack import Stack

LOST = "Connection lost"


async def pieces(page: Page) -> list[str]:
    """Every square with a piece, as it is read aloud."""
    labels: list[str] = await page.get_by_role("gridcell").evaluate_all(
        "cells => cells.map((cell) => cell.getAttribute('aria-label'))"
    )
    return [label for label in labels if "piece" in label.split(",")[1]]


async def test_a_server_that_dies_in_mid_effect_comes_back_without_a_reload(
    arrive: NewReader, mortal_stack: Stack
) -> None:
    reader = await arrive(at=mortal_stack)
    page = reader.page
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    player = Player(reader, seed=20)
    asked = await player.play_into_an_effect()
    told = await log_of(page)
    await page.evaluate("window.never_loaded_again = true")

    mortal_stack.servers[0].kill()
    await expect(page.get_by_role("alert")).to_contain_text(LOST)
    mortal_stack.servers[0].start()
    await expect(page.get_by_text(LOST)).to_have_count(0)

    assert await player.question() == asked
    assert await log_of(page) == told
    await player.play_some(5)
    assert await log_of(page) != told
    assert await page.evaluate("window.never_loaded_again")
    # the browser itself complains of a server that is not there
    reader.complaints = [complaint for complaint in reader.complaints if "WebSocket connection to" not in complaint]


async def test_a_choice_is_taken_back(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    # who starts has only one action in the first turn
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="1")
    player = Player(reader, seed=21)
    await player.look()
    asked, before, told = await player.question(), await pieces(page), await log_of(page)
    undo = page.get_by_role("button", name="Undo")
    await expect(undo).to_be_disabled()
    await expect(undo).to_have_attribute("title", "You can’t undo that: someone else has acted since.")
    await undo.click(force=True)  # a finger has no tooltip: it is told
    await expect(page.get_by_role("status").filter(has_text="someone else has acted")).to_be_visible()

    await page.locator(WAYS["square"]).first.click()
    await expect(page.locator("#question")).to_contain_text("1 action left")
    assert len(await pieces(page)) == len(before) + 1
    await undo.click()
    await expect(page.locator("#question")).to_contain_text(asked)
    assert await pieces(page) == before
    assert await log_of(page) == told
    await player.play_some(3)


async def test_a_turn_ends_when_its_player_says_so_and_until_then_the_last_action_is_undone(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    # who starts has only one action in the first turn
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    player = Player(reader, seed=25)
    await player.look()
    line, end = page.locator("#question"), page.get_by_role("button", name="End turn")
    undo = page.get_by_role("button", name="Undo")
    await expect(end).to_be_disabled()
    await page.locator(WAYS["square"]).first.click()
    await expect(line).to_contain_text("No actions left")
    await expect(end).to_be_enabled()
    assert await reader.axe() == []

    await undo.click()
    await expect(line).to_contain_text("1 action left")
    await expect(end).to_be_disabled()
    assert await pieces(page) == []
    # by key: a square of the board, back, and once more
    await page.locator("[data-square=e5]").focus()
    await page.keyboard.press("Enter")
    await expect(end).to_be_enabled()
    await page.keyboard.press("u")
    await expect(end).to_be_disabled()
    await page.keyboard.press("Enter")
    await expect(end).to_be_enabled()
    assert len(await pieces(page)) == 1

    # where nothing is left to do, Enter ends the turn, on the board as well
    await page.keyboard.press("Enter")
    await expect(line).to_contain_text("2 actions left")


async def test_enter_ends_a_turn_in_which_a_flare_could_still_be_played(arrive: NewReader) -> None:
    """The last piece was placed with the mouse, and the focus is on its square, where Enter could mean nothing else."""
    reader = await arrive()
    page = reader.page

    def allow(socket: WebSocketRoute) -> None:
        """Whatever needs no action: a flare that the server did not offer."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            position = told.get("position") or told
            request = position.get("request")
            if request and request["kind"] == "free":
                flare = position["view"]["flares"][position["view"]["control"]][0]
                option = {"choice": f"{flare} against b", "facts": {"verb": "flare", "card": flare, "against": 1}}
                request["options"].append(option)
            socket.send(json.dumps(told))

        server.on_message(pass_on)

    await page.route_web_socket("**/play*", allow)
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=27).look()
    line = page.locator("#question")
    await page.locator(WAYS["square"]).first.click()
    await expect(line).to_contain_text("No actions left: play a flare or end your turn")
    assert await page.evaluate("document.activeElement.dataset.square") is not None
    await page.keyboard.press("Enter")
    await expect(line).to_contain_text("2 actions left")


@pytest.mark.parametrize("key", ["e", "E"])
async def test_a_turn_is_ended_by_its_key_unless_somebody_writes(arrive: NewReader, key: str) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST, first="0")
    await Player(reader, seed=26).look()
    await page.keyboard.press(key)
    await page.locator(WAYS["square"]).first.click()
    end = page.get_by_role("button", name="End turn")
    await expect(end).to_be_enabled()
    await page.locator(".bar .log").click()
    await page.get_by_role("tab", name="Chat").click()
    await page.get_by_role("textbox", name="Say something").press(key)
    await expect(page.get_by_role("textbox", name="Say something")).to_have_value(key)
    await expect(end).to_be_enabled()
    await page.get_by_role("tab", name="Log").click()
    await page.keyboard.press(key)
    await expect(page.locator("#question")).to_contain_text("2 actions left")


async def test_what_brought_something_hidden_to_light_is_not_taken_back(
    arrive: NewReader,
) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "barracks", "quick", "you", "open", first="1")
    await follow(await link_of(one), two)
    # one buys all that can be bought at once, so that the other recruits several times in a row
    await two.page.get_by_role("button", name="Draw a warrior of level 5").click()
    await one.page.get_by_role("button", name="Draw a warrior of level 1").click()
    await expect(one.page.locator("#question")).to_contain_text("4 points left")
    await expect(one.page.get_by_role("button", name="Undo")).to_have_count(0)  # a card that was drawn is seen
    await one.page.keyboard.press("u")
    # and nothing is lost
    await one.page.get_by_role("button", name="Draw a warrior of level 1").click()
    await expect(one.page.get_by_role("alert")).to_have_count(0)


async def test_another_language_in_mid_game_keeps_the_place(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST)
    player = Player(reader, seed=22)
    await player.play_some(8)
    address, told, asked = page.url, await log_of(page), await player.question()
    readings = {asked}
    for language, word in (("pl", "Polski"), ("cs", "Čeština")):
        await open_menu(page)
        await page.get_by_role("combobox").filter(has=page.locator("option[value=cs]")).select_option(word)
        await page.keyboard.press("Escape")
        await expect(page.locator("html")).to_have_attribute("lang", language)
        await page.locator(".bar .log").click()
        await expect(page.locator("#aside li").first).not_to_have_text(told[0])
        await page.locator(".bar .log").click()
        assert len(await log_of(page)) == len(told)
        told = await log_of(page)
        readings.add(await player.question())
        assert page.url == address
    assert len(readings) == 3
    await player.play_some(3)


async def test_schools_are_drafted_before_the_cards_are_dealt(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "melee-3", WEAKEST, "you", WEAKEST, first="0", draft=True)
    # the third chooses first, then you, then the one who starts
    player = KeyboardPlayer(reader, seed=23)
    await player.look()
    assert "Choose a school" in await player.question()
    await expect(page.locator(".schools .owner")).to_have_count(1)
    await page.get_by_role("button", name="See the 18 cards Sylvan").click()
    await expect(page.get_by_role("dialog").locator("li")).to_have_count(18)
    assert await reader.axe() == []
    await page.keyboard.press("Escape")
    assert await reader.axe() == []
    free = page.locator(".schools li", has=page.locator(".take"))
    await expect(free).to_have_count(6)
    school = (await free.first.locator("h2").inner_text()).strip()
    await player.press(free.first.locator(".take"))
    await expect(page.get_by_role("gridcell").first).to_be_visible()
    assert await player.focus() != "BODY"
    await expect(page.locator(".you").get_by_text(school)).to_have_count(1)
    await player.play_some(3)


async def test_the_next_frame_shows_what_was_told(arrive: NewReader) -> None:
    reader = await arrive()
    await frames.watch(reader.page)
    await make_table(reader, "tashkalar", "duel-2", "you", WEAKEST)
    await Player(reader, seed=24).play_some(25)
    told = await frames.seen(reader.page)
    assert len(told) > 25
    assert [each.words for each in told if not each.shown] == []


async def test_who_sets_up_a_melee_sees_what_can_go_where_and_the_keys(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await make_table(reader, "tashkalar", "melee-3", WEAKEST, WEAKEST, "you", first="0")
    await expect(page.locator("#question")).to_contain_text("You set up:")
    lit = page.locator("[role=gridcell].lit")
    await expect(lit).to_have_count(2)
    await expect(page.locator("[role=gridcell] .start-piece")).to_have_count(6)

    await lit.first.focus()
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    await page.keyboard.press("Escape")

    await lit.first.click()
    await expect(page.get_by_text("Whose first piece goes there?")).to_be_visible()
    await page.locator(".answers .way").first.click()
    await expect(page.locator("[role=gridcell] .start-piece")).to_have_count(4)


@pytest.mark.parametrize("window", [(390, 844), (360, 740), (844, 390)], ids=str)
async def test_on_a_phone_the_chat_has_a_line_to_write_in(arrive: NewReader, window: tuple[int, int]) -> None:
    reader = await arrive(size=dict(zip(("width", "height"), window, strict=True)))
    page = reader.page
    await make_table(reader, "tashkalar", "high-2", "you", WEAKEST)
    await Player(reader, seed=33).look()
    await page.get_by_role("navigation").get_by_role("button", name="Chat").click()
    # a click where something else lies on top fails
    await page.get_by_label("Say something").click()
    await page.keyboard.type("Good luck!")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".chat li .text")).to_have_text("Good luck!")
    await page.get_by_role("navigation").get_by_role("button", name="Hand").click()
    await expect(page.locator(".chat")).to_have_count(0)
