"""The card library over HTTP: complete in every language, and fetched only once."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from games.barracks.support.printed import MOVES, WARRIORS
from games.tashkalar.support.printed import CARDS, LEGENDS, SCHOOLS, TASKS

from arenarium.games.tashkalar.board.board import NAMES
from arenarium.narration.words import LANGUAGES
from arenarium.server.app import all_routes


async def library(client: httpx.AsyncClient, game: str, lang: str = "en") -> Any:
    response = await client.get(f"/api/cards/{game}", params={"lang": lang})
    assert response.status_code == 200
    return response.json()


def by_id(told: Any) -> dict[str, Any]:
    return {card["id"]: card for card in told["cards"]}


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_card_of_tash_kalar_is_there(client: httpx.AsyncClient, lang: str) -> None:
    told = await library(client, "tashkalar", lang)
    assert list(by_id(told)) == [card.name for card in (*CARDS, *TASKS)]
    kinds = [card["kind"] for card in told["cards"]]
    assert (kinds.count("legend"), kinds.count("task")) == (len(LEGENDS), len(TASKS))
    for card in told["cards"]:
        assert card["title"]
        assert all(part["text"] for part in card["texts"])
        assert bool(card.get("schools")) is (card["kind"] == "being")
    assert {school["id"] for school in told["schools"]} == set(SCHOOLS)
    assert len(told["ranks"]) == 3


async def test_a_being_as_it_is_printed(client: httpx.AsyncClient) -> None:
    tower = by_id(await library(client, "tashkalar", "pl"))["Gun Tower"]
    assert tower == {
        "kind": "being",
        "id": "Gun Tower",
        "title": "Wieża Działowa",
        "schools": ["northern", "southern"],
        "rank": 1,
        "pattern": [". @ .", ". c c", ". c c"],
        "marks": ["← . →", ". . .", ". . ."],
        "summon_on": None,
        "facts": ["Imperium Północy / Imperium Południa", "ranga: heroiczna"],
        "texts": tower["texts"],
        "needs": 4,
        "ways": 8,
        "picture": None,
    }
    (part,) = tower["texts"]
    assert part["heading"] == ""
    assert part["text"].startswith("Możesz wybrać jeden ze wskazanych kierunków.")


async def test_the_arena_and_which_marks_count(client: httpx.AsyncClient) -> None:
    told = await library(client, "tashkalar")
    squares = {square["name"]: square for square in told["arena"]["squares"]}
    assert list(squares) == list(NAMES.values())
    assert squares["e5"] == {"name": "e5", "column": 5, "row": 5, "red": True, "green": False, "central": True}
    assert [name for name, square in squares.items() if square["green"]] == ["c3", "g3", "i4", "a5", "f8"]
    assert sum(square["central"] for square in squares.values()) == 9
    marks = {form["id"]: (form["marks"], form["start"]) for form in told["forms"]}
    assert marks["high"] == (["red", "green", "central"], [])
    assert marks["duel"] == (["red", "green", "start"], [["c5"], ["g5"]])
    assert [len(symbol) for symbol in marks["melee"][1]] == [2, 2, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_card_of_barracks_is_there(client: httpx.AsyncClient, lang: str) -> None:
    told = await library(client, "barracks", lang)
    assert list(by_id(told)) == [*(warrior.name for warrior in WARRIORS), *(move.name for move in MOVES)]
    categories = {named["id"] for named in told["categories"]}
    for card in told["cards"]:
        assert card["title"]
        assert card["flavour"]
        assert {*(category for line in card.get("lines", ()) for category in line), card.get("category", "iron")} <= (
            categories
        )
    assert [named["id"] for named in told["statuses"]] == ["paralysis", "poison", "burn"]
    assert len({named["name"] for named in told["boosts"]}) == 6
    assert {way["id"]: way["points"] for way in told["difficulties"]} == {
        "classic": 10, "simplified": 15, "hard": 8, "quick": 5,
    }  # fmt: skip


async def test_a_warrior_and_a_move_as_they_are_printed(client: httpx.AsyncClient) -> None:
    cards = by_id(await library(client, "barracks", "pl"))
    warrior = WARRIORS[0]
    told = cards[warrior.name]
    assert told["title"] == "Gęsiarka"
    assert [told[key] for key in ("kind", "level", "hearts", "wings")] == [
        "warrior", warrior.level, warrior.hearts, warrior.wings,
    ]  # fmt: skip
    assert told["lines"] == [list(line) for line in warrior.lines]
    assert told["ability"].endswith(".")
    assert cards["Jack of the Stove"]["ability"] is None
    shield = cards["Raised Shield"]
    assert [shield[key] for key in ("kind", "category", "targets", "priority", "copies")] == ["move", "iron", 0, 1, 3]
    assert shield["effect"]


@pytest.mark.parametrize("game", ["tashkalar", "barracks"])
async def test_it_is_fetched_once(client: httpx.AsyncClient, game: str) -> None:
    path = f"/api/cards/{game}"
    first = await client.get(path, params={"lang": "cs"})
    tag = first.headers["etag"]
    assert tag.startswith('W/"')
    assert first.headers["cache-control"] == "public, no-cache"
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = await client.get(path, params={"lang": "cs"}, headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "public, no-cache"
    for known in ("", '"other"', tag.strip('"')):
        again = await client.get(path, params={"lang": "cs"}, headers={"If-None-Match": known})
        assert (again.status_code, again.headers["etag"]) == (200, tag)
    other = await client.get(path, params={"lang": "pl"}, headers={"If-None-Match": tag})
    assert other.status_code == 200
    assert other.headers["etag"] != tag


def test_only_what_is_the_same_for_everybody_is_kept_by_browsers() -> None:
    cached = [route for route in all_routes() if route.cached]
    assert {route.path for route in cached} == {
        f"/api/{what}/{{game}}" for what in ("cards", "lessons", "workshop/printed")
    }
    assert all(route.needs == "public" and route.method == "GET" for route in cached)


async def test_nothing_else_is_kept_by_browsers(client: httpx.AsyncClient) -> None:
    for path in ("/api/me", "/api/games", "/api/cards/dominoes", "/api/cards/tashkalar?lang=de"):
        response = await client.get(path)
        assert response.headers["cache-control"] == "no-store"
        assert "etag" not in response.headers


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/cards/dominoes", 404, "there is no game 'dominoes'; known are barracks, tashkalar"),
        ("/api/cards/tashkalar?lang=de", 422, "$.lang"),
        ("/api/cards/tashkalar?moon=full", 422, "moon"),
    ],
)
async def test_nonsense_is_refused_in_words(client: httpx.AsyncClient, path: str, status: int, said: str) -> None:
    response = await client.get(path)
    assert response.status_code == status
    assert said in response.json()["text"]
