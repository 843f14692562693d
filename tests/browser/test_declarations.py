"""Resigning together and agreeing on a draw, by people at their pages."""

from __future__ import annotations

from browser.playing import LOOK, WAYS, Player
from browser.tables import WEAKEST, follow, link_of, make_table
from playwright.async_api import Locator, expect
from support.browsing import Reader


def button(reader: Reader, name: str) -> Locator:
    return reader.page.get_by_role("button", name=name, exact=True)


async def press(reader: Reader, name: str) -> None:
    """A button of the menu, and the same one where the page asks back."""
    await button(reader, name).click()
    await reader.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


async def play_until(reader: Reader, name: str, *others: Reader) -> None:
    """All play at random until there is such a button."""
    players = [Player(each, seed) for seed, each in enumerate((reader, *others))]
    while not await button(reader, name).is_visible():
        for player in players:
            await player.rest()
            seen = await player.page.evaluate(LOOK, WAYS)
            assert not (seen and seen["over"]), f"the game is over without {name}"
            asked = await player.page.locator(".bar p.yours").count()
            if seen and asked and not await button(reader, name).is_visible():
                await player.act(seen)


async def test_a_team_resigns_when_both_have_said_so(arrive) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "tashkalar", "duel-4-teams", "you", WEAKEST, "open", WEAKEST, first="0")
    await follow(await link_of(one), two)
    waiting = "Waiting for your teammate to agree."
    await press(one, "Resign")
    await expect(one.page.get_by_text(waiting)).to_be_visible()
    await expect(button(one, "Resign")).to_have_count(0)
    await expect(two.page.get_by_text("would like to resign. If you agree, the other side wins.")).to_be_visible()
    assert await one.axe() == []
    assert await two.axe() == []
    await button(one, "Play on after all").click()
    await expect(one.page.get_by_text(waiting)).to_have_count(0)
    await expect(button(two, "Agree and resign")).to_have_count(0)

    await press(two, "Resign")
    await button(one, "Agree and resign").click()
    for reader in (one, two):
        await expect(reader.page.get_by_text("Your team resigned.")).to_be_visible()


async def test_a_computer_teammate_agrees_at_once(arrive) -> None:
    reader = await arrive()
    await make_table(reader, "tashkalar", "duel-4-teams", "you", WEAKEST, WEAKEST, WEAKEST, first="0")
    await press(reader, "Resign")
    await expect(reader.page.get_by_text("Your team resigned.")).to_be_visible()


async def test_a_draw_is_offered_withdrawn_declined_and_accepted(arrive) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "barracks", "quick", "you", "open", first="0")
    await follow(await link_of(one), two)
    await expect(button(one, "Resign")).to_be_visible()
    await expect(button(one, "Offer a draw")).to_have_count(0)
    await play_until(one, "Offer a draw", two)
    await press(one, "Offer a draw")
    await expect(button(two, "Accept")).to_be_in_viewport()
    assert await one.axe() == []
    assert await two.axe() == []
    await button(one, "Withdraw the offer").click()
    await expect(button(two, "Accept")).to_have_count(0)
    await expect(button(one, "Withdraw the offer")).to_have_count(0)
    assert await one.page.evaluate("document.activeElement?.tagName ?? 'BODY'") != "BODY", "the focus is not lost"
    await expect(button(one, "Offer a draw")).to_have_count(0)

    await press(two, "Offer a draw")
    await button(one, "Decline").click()
    await expect(two.page.get_by_text("You have offered a draw.")).to_have_count(0)
    await expect(two.page.locator("#aside li").filter(has_text="declines the draw")).to_have_count(1)
    await expect(button(two, "Offer a draw")).to_have_count(0)

    await play_until(two, "Offer a draw", one)  # in the next turn
    await press(two, "Offer a draw")
    await button(one, "Accept").click()
    for reader in (one, two):
        await expect(reader.page.get_by_text("The players agreed on a draw.")).to_be_visible()


async def test_the_win_is_claimed_from_somebody_who_has_left(arrive) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "barracks", "quick", "you", "open", first="0")
    await follow(await link_of(one), two)
    await expect(button(two, "Leave")).to_be_visible()
    await press(two, "Leave")
    await expect(one.page.get_by_text("has left the table.")).to_be_visible()
    assert await one.axe() == []
    await button(one, "Claim the win").click()
    await expect(one.page.get_by_text("You win!")).to_be_visible()
    await expect(two.page.get_by_text("You left the table.")).to_be_visible()
