"""Where cards could be summoned, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from games.tashkalar.support.printed import CARDS, SUMMONABLE

from arenarium.games.tashkalar.board.board import names
from arenarium.games.tashkalar.board.text import say_board
from arenarium.games.tashkalar.game import TASHKALAR

BOARD = "5/7/9/9/2a1a4/9/9/7/5"


async def ask(client: httpx.AsyncClient, **query: Any) -> httpx.Response:
    return await client.get(
        "/api/tashkalar/places", params={"board": BOARD, "side": 0, "cards": "Swordmaster", **query}
    )


async def test_a_card_has_places_where_it_fits_and_ghosts_where_it_lacks_a_piece(client: httpx.AsyncClient) -> None:
    (cards,) = (await ask(client)).json()["cards"]
    assert cards["card"] == "Swordmaster"
    assert cards["anywhere"] is None
    (fits,) = cards["fits"]
    assert (fits["at"], fits["uses"], fits["missing"]) == ("d5", ["c5", "e5"], None)
    assert {(place["at"], place["missing"]["at"]) for place in cards["near"]} == {
        ("c4", "c3"), ("c6", "c7"), ("b5", "a5"), ("e4", "e3"), ("e6", "e7"), ("f5", "g5"),
    }  # fmt: skip
    assert {(place["missing"]["rank"], place["missing"]["holds"]) for place in cards["near"]} == {(0, "nothing")}


async def test_what_stands_where_a_piece_is_missing_is_told(client: httpx.AsyncClient) -> None:
    (cards,) = (await ask(client, board="5/7/4b4/9/4a4/9/9/7/5")).json()["cards"]
    holds = {place["missing"]["at"]: place["missing"]["holds"] for place in cards["near"]}
    assert holds == {"e3": "enemy", "e7": "nothing", "c5": "nothing", "g5": "nothing"}


async def test_the_board_of_a_view_can_be_asked_as_it_is(client: httpx.AsyncClient) -> None:
    state = TASHKALAR.new({"form": "melee", "seats": 4}, 3)
    state.pieces[9] = 0b1111 << 40
    assert (await ask(client, board=state.view(3).board, side=3)).status_code == 200
    assert state.view(3).board == say_board(state.pieces)


async def test_every_card_can_be_asked_for(client: httpx.AsyncClient) -> None:
    every = [CARDS[card].name for card in SUMMONABLE]
    crowded = "aaaaa/aAaAaAa/9/bbBbaaaaa/aaaaAAAaa/a*".replace("a*", "A*") + "8/aaaaaaaaa/7/5"
    for start in range(0, len(every), 8):
        answer = await ask(client, cards=",".join(every[start : start + 8]), board=crowded)
        assert answer.status_code == 200
        assert [cards["card"] for cards in answer.json()["cards"]] == every[start : start + 8]
        assert len(answer.content) < 400_000


async def test_a_being_without_a_summoning_square_goes_to_any_of_the_squares_named(client: httpx.AsyncClient) -> None:
    card = next(number for number in SUMMONABLE if SUMMONABLE[number].anywhere)
    (cards,) = (await ask(client, cards=CARDS[card].name)).json()["cards"]
    assert cards["anywhere"] == [name for name in names(SUMMONABLE[card].anywhere) if name not in ("c5", "e5")]
    assert all(place["at"] is None for place in (*cards["fits"], *cards["near"]))


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ({"board": "5/7/9/9/9/9/9/7"}, "the board has 9 rows, not 8"),
        ({"board": "5/7/9/9/8/9/9/7/5"}, "row 5 of the board has 8 squares instead of 9"),
        ({"board": "5/7/9/9/4x4/9/9/7/5"}, "$.board"),
        ({"board": "5/7/9/9/9/9/9/7/" + "1" * 200}, "length <= 160"),
        ({"side": 4}, "$.side"),
        ({"cards": "Swordmaister"}, "there is no card called 'Swordmaister'; did you mean 'Swordmaster'?"),
        ({"cards": "flare 1"}, "'flare 1' is no being or legend"),
        ({"cards": "Swordmaster,Swordmaster"}, "named twice"),
        ({"cards": ",".join(CARDS[card].name for card in list(SUMMONABLE)[:9])}, "9 cards are too many; 8 at most"),
        ({"cards": ""}, "$.cards"),
        ({"moon": "full"}, "moon"),
    ],
)
async def test_nonsense_is_refused_in_words(client: httpx.AsyncClient, query: dict[str, Any], said: str) -> None:
    answer = await ask(client, **query)
    assert answer.status_code == 422
    assert said in answer.json()["text"]
