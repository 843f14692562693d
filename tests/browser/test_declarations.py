"""Resigning together and agreeing on a draw, by people at their pages."""

from __future__ import annotations

from browser.playing import LOOK, WAYS, Player, log_of, open_menu
from browser.tables import WEAKEST, follow, link_of, make_table
from playwright.async_api import Locator, expect
from support.browsing import NewReader, Reader


def button(reader: Reader, name: str) -> Locator:
    return reader.page.get_by_role("button", name=name, exact=True)


async def press(reader: Reader, name: str, asks: str = "") -> None:
    """A button of the menu, and the same one where the page asks back."""
    menu = await open_menu(reader.page)
    await menu.get_by_role("button", name=name, exact=True).click()
    dialog = reader.page.get_by_role("dialog", name=asks or f"{name}?")
    await dialog.get_by_role("button", name=name, exact=True).click()


async def offers(reader: Reader, name: str) -> bool:
    """Whether the menu has such a button."""
    menu = await open_menu(reader.page)
    found = await menu.get_by_role("button", name=name, exact=True).is_visible()
    await reader.page.keyboard.press("Escape")
    await expect(menu).to_be_hidden()
    return found


async def play_until(reader: Reader, name: str, *others: Reader) -> None:
    """All play at random until there is such a button."""
    players = [Player(each, seed) for seed, each in enumerate((reader, *others))]
    while not await offers(reader, name):
        for player in players:
            await player.rest()
            seen = await player.page.evaluate(LOOK, WAYS)
            assert not (seen and seen["over"]), f"the game is over without {name}"
            asked = await player.page.locator("#question.yours").count()
            if seen and asked and not await offers(reader, name):
                await player.act(seen)


async def test_a_team_resigns_when_both_have_said_so(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "tashkalar", "duel-4-teams", "you", WEAKEST, "open", WEAKEST, first="0")
    await follow(await link_of(one), two)
    waiting = "Waiting for your teammate to agree."
    await press(one, "Resign")
    await expect(one.page.get_by_text(waiting)).to_be_visible()
    assert not await offers(one, "Resign")
    await expect(two.page.get_by_text("wants to resign. If you agree, the other side wins.")).to_be_visible()
    assert await one.axe() == []
    assert await two.axe() == []
    await button(one, "Play on after all").click()
    await expect(one.page.get_by_text(waiting)).to_have_count(0)
    await expect(button(two, "Agree and resign")).to_have_count(0)

    await press(two, "Resign")
    await button(one, "Agree and resign").click()
    for reader in (one, two):
        await expect(reader.page.get_by_text("Your team resigned.")).to_be_visible()


async def test_a_computer_teammate_agrees_at_once(arrive: NewReader) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", "duel-4-teams", "you", WEAKEST, WEAKEST, WEAKEST, first="0")
    await press(reader, "Resign")
    await expect(reader.page.get_by_text("Your team resigned.")).to_be_visible()


async def test_a_draw_is_offered_withdrawn_declined_and_accepted(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "barracks", "quick", "you", "open", first="0")
    await follow(await link_of(one), two)
    assert await offers(one, "Resign")
    assert not await offers(one, "Offer a draw")
    await play_until(one, "Offer a draw", two)
    await press(one, "Offer a draw")
    await expect(button(two, "Accept")).to_be_in_viewport()
    assert await one.axe() == []
    assert await two.axe() == []
    await button(one, "Withdraw the offer").click()
    await expect(button(two, "Accept")).to_have_count(0)
    await expect(button(one, "Withdraw the offer")).to_have_count(0)
    assert await one.page.evaluate("document.activeElement?.tagName ?? 'BODY'") != "BODY", "the focus is not lost"
    assert not await offers(one, "Offer a draw")

    await press(two, "Offer a draw")
    await button(one, "Decline").click()
    await expect(two.page.get_by_text("You have offered a draw.")).to_have_count(0)
    assert sum("declines the draw" in line for line in await log_of(two.page)) == 1
    assert not await offers(two, "Offer a draw")

    await play_until(two, "Offer a draw", one)  # in the next turn
    await press(two, "Offer a draw")
    await button(one, "Accept").click()
    for reader in (one, two):
        await expect(reader.page.get_by_text("The players agreed on a draw.")).to_be_visible()


async def test_the_win_is_claimed_from_somebody_who_has_left(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "barracks", "quick", "you", "open", first="0")
    await follow(await link_of(one), two)
    assert await offers(two, "Leave")
    await press(two, "Leave", "Leave the table?")
    await expect(one.page.get_by_text("has left the table.")).to_be_visible()
    assert await one.axe() == []
    await button(one, "Claim the win").click()
    await expect(one.page.get_by_text("You win!").first).to_be_visible()
    await expect(two.page.get_by_role("heading", name="Continue")).to_have_count(0)  # home, and nothing to go back to
