"""Which moves suit a warrior, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from games.barracks.support.printed import MOVE_BY_NAME, MOVES, WARRIORS


async def ask(client: httpx.AsyncClient, **query: Any) -> httpx.Response:
    return await client.get("/api/barracks/moves", params={"warrior": "Winged Hussar", **query})


async def test_every_warrior_has_moves_for_both_lines(client: httpx.AsyncClient) -> None:
    for warrior in WARRIORS:
        lines = (await ask(client, warrior=warrior.name)).json()["lines"]
        assert len(lines) == 2
        for line, moves in zip(warrior.lines, lines, strict=True):
            cards = [MOVES[MOVE_BY_NAME[name]] for name in moves]
            assert cards
            assert {card.category for card in cards} <= set(line)
            assert max(card.level for card in cards) <= warrior.level


async def test_what_is_gone_is_not_recommended_and_a_full_line_needs_nothing(client: httpx.AsyncClient) -> None:
    first, second = (await ask(client)).json()["lines"]
    told = (await ask(client, moves=f"{first[0]},", gone=f"{second[0]},{second[1]}")).json()["lines"]
    assert told[0] == []
    assert set(told[1]) == set(second) - {second[0], second[1]}


async def test_a_warrior_that_cannot_strike_yet_is_taught_to(client: httpx.AsyncClient) -> None:
    for warrior in WARRIORS:
        line = (await ask(client, warrior=warrior.name)).json()["lines"][0]
        quiet = [name for name in line if not MOVES[MOVE_BY_NAME[name]].damage]
        if quiet:
            best = (await ask(client, warrior=warrior.name, moves=f"{quiet[0]},")).json()["lines"][1][0]
            assert MOVES[MOVE_BY_NAME[best]].damage, warrior.name


async def test_the_same_move_twice_is_not_what_is_recommended(client: httpx.AsyncClient) -> None:
    for warrior in WARRIORS:
        first = (await ask(client, warrior=warrior.name)).json()["lines"][0][0]
        second = (await ask(client, warrior=warrior.name, moves=f"{first},")).json()["lines"][1]
        assert second[0] != first or len(second) == 1, warrior.name


@pytest.mark.parametrize(
    "query",
    [
        {"warrior": "Winged Huzzar"},
        {"moves": "Flail Swing"},
        {"moves": "Flail Swin,"},
        {"gone": "nothing"},
        {"warrior": ""},
        {"turn": "3"},
    ],
)
async def test_what_cannot_be_answered_is_refused(client: httpx.AsyncClient, query: dict[str, str]) -> None:
    assert (await ask(client, **query)).status_code == 422
