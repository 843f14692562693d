"""People find each other on the site: a challenge, the queue, a tournament, friends."""

from __future__ import annotations

import re

from browser.test_account import PASSWORD, fill_in
from playwright.async_api import expect
from support.browsing import NewReader, Reader


async def account(arrive: NewReader, name: str) -> Reader:
    reader = await arrive()
    await reader.go("/account")
    await fill_in(reader.page, "Create account", Name=name, Password=PASSWORD)
    await expect(reader.page.get_by_role("heading", name=name)).to_be_visible()
    return reader


async def test_a_challenge_from_a_profile_is_accepted_on_the_first_page(arrive: NewReader) -> None:
    one, other = await account(arrive, "Zora One"), await account(arrive, "Zoltan Two")
    await one.go("/player/Zoltan Two")
    await expect(one.page.get_by_role("heading", name="Zoltan Two")).to_be_visible()
    assert await one.axe() == []
    await one.page.get_by_role("button", name="Challenge", exact=True).click()
    await one.page.get_by_role("button", name="Send challenge").click()
    await expect(one.page.get_by_text("Your challenge is sent.")).to_be_visible()
    assert await one.axe() == []
    await other.go("/")
    await other.page.get_by_role("button", name="Accept: Zora One challenges you").click()
    for reader in (one, other):
        await expect(reader.page).to_have_url(re.compile("/table/"))
    assert one.page.url == other.page.url


async def test_two_who_look_for_an_opponent_find_each_other(arrive: NewReader) -> None:
    one, other = await arrive(), await arrive()
    for reader in (one, other):
        await reader.go("/")
        await reader.page.get_by_role("button", name="Find an opponent").click()  # strangers see more then
        await reader.page.get_by_role("region", name="Find an opponent").get_by_role("button").click()
        if reader is one:  # who goes on to read something is still looking, and says so
            header = one.page.get_by_role("banner")
            await header.get_by_role("link", name="Rules").click()
            await expect(one.page.get_by_role("heading", level=1)).to_be_visible()
            await expect(header.get_by_role("link", name="Looking…")).to_be_visible()
            assert await one.axe() == []
    for reader in (one, other):
        await expect(reader.page).to_have_url(re.compile("/table/"))
    assert one.page.url == other.page.url


async def test_who_goes_to_a_table_looks_for_nobody_any_more(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/")
    await page.get_by_role("button", name="Find an opponent").click()
    await page.get_by_role("region", name="Find an opponent").get_by_role("button").click()
    looking = page.get_by_role("banner").get_by_role("link", name="Looking…")
    await expect(looking).to_be_visible()
    await page.reload()
    await expect(looking).to_be_visible()
    await page.get_by_role("article", name="Barracks").get_by_role("button", name="Play a computer").click()
    await expect(page).to_have_url(re.compile("/table/"))
    await page.go_back()
    await expect(page.get_by_text("Your search ended when you went to a table.")).to_be_visible()
    await expect(looking).to_have_count(0)


async def test_a_tournament_is_made_entered_and_begun(arrive: NewReader) -> None:
    one, other = await account(arrive, "Owner Of Cup"), await account(arrive, "Guest Of Cup")
    await one.go("/tournaments")
    await fill_in(one.page, "Make tournament", Name="Winter cup")
    await expect(one.page.get_by_role("heading", name="Winter cup")).to_be_visible()
    await one.page.get_by_role("button", name="Enter", exact=True).click()
    await expect(one.page.get_by_role("button", name="Leave")).to_be_visible()
    await one.page.get_by_role("button", name="Add to the tournament").click()
    await expect(one.page.get_by_role("row")).to_have_count(3)
    await other.page.goto(one.page.url)
    await other.page.get_by_role("button", name="Enter", exact=True).click()
    await expect(other.page.get_by_role("button", name="Leave")).to_be_visible()
    assert await other.axe() == []
    await one.page.get_by_role("button", name="Start now").click()
    await expect(one.page.get_by_role("heading", name="Round 1")).to_be_visible()
    await expect(one.page.get_by_role("row")).to_have_count(4)
    assert await one.axe() == []
    await expect(other.page.get_by_role("heading", name="Round 1")).to_be_visible()


async def test_friends_are_asked_and_accept(arrive: NewReader) -> None:
    one, other = await account(arrive, "Friendly One"), await account(arrive, "Friendly Two")
    await one.go("/players")
    await fill_in(one.page, "Add a friend", Name="Friendly Two")
    await expect(one.page.get_by_role("link", name="Friendly Two")).to_be_visible()
    await other.go("/players")
    await other.page.get_by_role("button", name="Accept: Friendly One").click()
    await expect(other.page.get_by_role("button", name="Accept: Friendly One")).to_have_count(0)
    assert await other.axe() == []
    await one.go("/player/Friendly Two")
    await expect(one.page.get_by_role("button", name="Remove")).to_be_visible()


async def test_computer_players_introduce_themselves_and_play(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/players")
    players = page.get_by_role("region", name="Computer players").get_by_role("listitem")
    await expect(players).to_have_count(8)
    names = [await player.get_by_role("heading").inner_text() for player in await players.all()]
    assert len(set(names)) == 8
    for player in await players.all():
        await expect(player.locator(".avatar svg")).to_be_visible()
        assert len(await player.get_by_role("paragraph").inner_text()) > 20
    assert await reader.axe() == []
    await page.get_by_role("button", name="Play Barracks against Rogneda").click()
    await expect(page.locator(".bar")).to_be_visible()
    await expect(page.get_by_text("Rogneda").first).to_be_visible()
    await reader.go("/players")
    await players.first.get_by_role("link", name=names[0].split()[0], exact=True).click()
    await expect(page.get_by_role("heading", level=1, name=names[0].split()[0])).to_be_visible()
    assert await reader.axe() == []
    await page.get_by_role("button", name="Play Barracks against").click()
    await expect(page).to_have_url(re.compile("/table/"))
