"""An account, as its page has it: logging in brings the guest's games along, a new password ends the tokens."""

from __future__ import annotations

import re

from browser.playing import Player
from browser.tables import WEAKEST, make_table
from playwright.async_api import Page, expect
from support.browsing import NewReader

PASSWORD = "correct horse"


async def fill_in(page: Page, action: str, **fields: str) -> None:
    """Fill in the form with that button, and send it."""
    form = page.locator("form", has=page.get_by_role("button", name=action, exact=True))
    for label, value in fields.items():
        await form.get_by_label(label.replace("_", " "), exact=True).fill(value)
    await form.get_by_role("button", name=action, exact=True).click()


async def test_a_game_goes_on_under_the_account_when_its_guest_logs_in_in_another_tab(arrive: NewReader) -> None:
    home, phone = await arrive(), await arrive()
    await home.go("/account")
    await fill_in(home.page, "Create account", Name="Ada of Home", Password=PASSWORD)
    await expect(home.page.get_by_role("heading", name="Ada of Home")).to_be_visible()

    await make_table(phone, "tashkalar", "duel-2", "you", WEAKEST, first="1")
    player = Player(phone, seed=40)
    await player.play_some(1)
    tab = await phone.context.new_page()
    await tab.goto(f"{phone.address}/account")
    await expect(tab.get_by_text("Your guest games come with you.")).to_be_visible()
    await fill_in(tab, "Sign in", Name="Ada of Home", Password=PASSWORD)
    await expect(tab.get_by_text("Your guest game is in your account now.")).to_be_visible()

    await expect(phone.page.get_by_text("Ada of Home").first).to_be_attached()  # behind a tab, on a phone
    await expect(phone.page.get_by_role("alert")).to_have_count(0)
    await player.play_some(2)
    await expect(phone.page.get_by_role("alert")).to_have_count(0)

    await home.go("/account")
    await expect(home.page.get_by_role("list", name="Live games").get_by_role("listitem")).to_have_count(1)


async def test_a_new_password_takes_the_tokens_off_the_page(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/account")
    await fill_in(page, "Create account", Name="Owner of a bot", Password=PASSWORD)
    await fill_in(page, "Create token", **{"What it’s for": "my bot"})
    revoke = page.get_by_role("button", name="Revoke the token “my bot”")
    await expect(revoke).to_be_visible()
    await fill_in(page, "Change password", Old_password=PASSWORD, New_password="battery staple")
    await expect(page.get_by_text("Password changed, and one token revoked.")).to_be_visible()
    await expect(revoke).to_have_count(0)


async def test_a_password_that_is_too_short_is_told_in_the_page_and_can_be_looked_at(arrive: NewReader) -> None:
    reader = await arrive()
    page = reader.page
    await reader.go("/account")
    await fill_in(page, "Create account", Name="Short of words", Password="horse")
    form = page.locator("form", has=page.get_by_role("button", name="Create account"))
    password = form.get_by_label("Password")
    await expect(password).to_be_focused()
    await expect(password).to_have_accessible_description(re.compile("Too short: at least 8 characters."))
    assert await reader.axe() == []
    await form.get_by_role("button", name="Show").click()
    await expect(password).to_have_attribute("type", "text")
    await password.fill(PASSWORD)
    await expect(page.get_by_text("Too short")).to_have_count(0)
    await form.get_by_role("button", name="Create account").click()
    await expect(page.get_by_role("heading", name="Short of words")).to_be_visible()
