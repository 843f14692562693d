"""Whole games, played through the page by readers who choose what it offers."""

from __future__ import annotations

from typing import Any

from browser.playing import RESULT, KeyboardPlayer, Player, TappingPlayer, play_together
from browser.tables import WEAKEST, follow, link_of, make_table
from playwright.async_api import expect
from support.browsing import PHONE, NewReader


async def test_one_click_starts_a_high_form_game_against_the_computer_that_can_be_played_to_its_end(
    arrive: NewReader,
) -> None:
    reader = await arrive(still=False)
    await reader.go()
    await reader.page.get_by_role("article", name="Tash-Kalar").get_by_role("button", name="Play a computer").click()
    player = Player(reader, seed=1)
    await player.play()
    assert player.choices > 20
    await expect(reader.page.locator(RESULT).get_by_role("link", name="Watch the replay")).to_be_visible()


async def test_two_browsers_play_a_duel(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "tashkalar", "duel-2", "you", "open")
    await follow(await link_of(one), two)
    players = Player(one, seed=2), Player(two, seed=3)
    await play_together(*players)
    assert all(player.choices > 20 for player in players)
    # both read the same end
    assert (
        await one.page.locator(RESULT).locator("li").all_inner_texts()
        == await two.page.locator(RESULT).locator("li").all_inner_texts()
    )


async def test_two_browsers_and_a_computer_play_a_melee(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "tashkalar", "melee-3", "you", "open", WEAKEST)
    await follow(await link_of(one), two)
    await play_together(Player(one, seed=4), Player(two, seed=5))
    await expect(one.page.locator(RESULT).locator("ol").first.locator("> li")).to_have_count(3)


class Teammate(Player):
    """Passes control to the partner as soon as that is possible, and counts how often it comes back."""

    passed = 0
    took_over = 0

    async def act(self, seen: dict[str, Any]) -> None:
        self.took_over += await self.page.locator(".you .control").count()
        handing_over = self.page.locator(".bar .pass")
        if not self.passed and not seen["held"] and await handing_over.count():
            await handing_over.click()
            self.passed += 1
        else:
            await super().act(seen)


async def test_partners_in_a_team_game_of_four_pass_control_to_each_other(arrive: NewReader) -> None:
    one, two = await arrive(), await arrive()
    await make_table(one, "tashkalar", "high-4-teams", "you", WEAKEST, "open", WEAKEST)
    await follow(await link_of(one), two)
    partners = Teammate(one, seed=6), Teammate(two, seed=7)
    await play_together(*partners)
    assert all(partner.passed for partner in partners)
    assert all(partner.took_over for partner in partners)


async def test_two_browsers_play_barracks_from_recruiting_to_the_end(arrive: NewReader) -> None:
    one, two = await arrive(still=False), await arrive()
    await make_table(one, "barracks", "quick", "you", "open")
    await follow(await link_of(one), two)
    players = Player(one, seed=8), Player(two, seed=9)
    await play_together(*players)
    for player in players:
        assert {"stack", "move", "order", "commit"} <= set(player.chosen)


async def test_a_whole_game_can_be_played_by_keyboard_alone(arrive: NewReader) -> None:
    reader = await arrive()
    await reader.go()
    player = KeyboardPlayer(reader, seed=10)
    panel = reader.page.get_by_role("article", name="Tash-Kalar")
    await player.press(panel.get_by_role("button", name="Play a computer"))
    await player.play()
    await player.press(reader.page.locator(RESULT).get_by_role("link", name="Watch the replay"))
    await reader.page.wait_for_url("**/replay/*")


async def test_a_game_of_barracks_can_be_played_by_keyboard_alone(arrive: NewReader) -> None:
    reader = await arrive()
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await KeyboardPlayer(reader, seed=11).play()


async def test_a_whole_game_can_be_played_on_a_phone(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    await reader.go()
    panel = reader.page.get_by_role("article", name="Tash-Kalar")
    await panel.get_by_role("button", name="Play a computer").tap()
    await TappingPlayer(reader, seed=12).play()


async def test_a_game_of_barracks_can_be_played_on_a_phone(arrive: NewReader) -> None:
    reader = await arrive(size=PHONE)
    await make_table(reader, "barracks", "quick", "you", WEAKEST)
    await TappingPlayer(reader, seed=13).play()
