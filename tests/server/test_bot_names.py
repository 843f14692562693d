"""Computer players have names, also those that take over for somebody."""

from __future__ import annotations

from server.tablerows import table_row

from arenarium.narration.words import LANGUAGES
from arenarium.server.service.info import names_of
from arenarium.server.store.rows import SeatRow


def test_a_computer_that_has_taken_over_is_named_with_the_player_and_like_no_other() -> None:
    robot, replaced = SeatRow(computer="level3"), SeatRow(player="p", name="Anna", computer="level3")
    row = table_row("table-0001", "p", (replaced, robot, SeatRow(player="q", name="Jo"), replaced), game="tashkalar")
    alone = table_row("table-0002", "p", (robot, robot, robot, robot), game="tashkalar")
    for language, between in zip(LANGUAGES, ("for", "za gracza", "za hráče"), strict=True):
        first, second, third, _ = names_of(alone, language)
        assert names_of(row, language) == [f"{second} {between} Anna", first, "Jo", f"{third} {between} Anna"]
