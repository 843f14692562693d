"""The workshop: cards of strangers are checked, completed, written and read; within bounds, and never on the loop."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any

import httpx
import pytest
from server.apps import Running, client_of
from server.asking import ask, refused, registered
from server.shop import DOCUMENTS, HARBOR, OWN, VILLAGE, at_hand, changed, position  # noqa: F401 - a fixture
from starlette.applications import Starlette

from arenarium.server.limiter import Limiter
from arenarium.server.messages.workshop import CompleteText
from arenarium.server.service import workshop_worker
from arenarium.server.service.workshop import MAX_WAITING, Workshop
from arenarium.server.settings import NO_LIMITS, Limits

USED = pytest.mark.usefixtures("at_hand")
GAMES = pytest.mark.parametrize("game", list(DOCUMENTS))


async def check(client: httpx.AsyncClient, game: str, document: Any) -> Any:
    return await ask(client, "POST", "/api/workshop/check", json={"game": game, "document": document})


@USED
@GAMES
async def test_a_card_is_read_in_every_language(client: httpx.AsyncClient, game: str) -> None:
    checked = await check(client, game, DOCUMENTS[game])
    assert (checked["problems"], checked["name"]) == ([], DOCUMENTS[game]["set"]["name"])
    assert len(checked["id"]) == 64
    assert {language: [card["id"] for card in cards] for language, cards in checked["cards"].items()} == {
        language: [OWN[game]] for language in ("en", "pl", "cs")
    }
    assert (await check(client, game, DOCUMENTS[game])) == checked


@USED
async def test_names_in_other_languages_are_shown(client: httpx.AsyncClient) -> None:
    cards = (await check(client, "tashkalar", HARBOR))["cards"]
    assert [cards[language][0]["title"] for language in ("en", "pl", "cs")] == [
        "Lantern Warden",
        "Strażnik latarni",
        "Strážce lucerny",
    ]


@USED
async def test_a_mistake_is_told_with_its_place_and_the_other_cards_are_shown(client: httpx.AsyncClient) -> None:
    document = changed(HARBOR, effect="Gain an axtion.")
    document["card"].append({**HARBOR["card"][0], "name": "Harbor Cat", "replaces": "Clan Axeman"})
    checked = await check(client, "tashkalar", document)
    (problem,) = checked["problems"]
    assert checked["id"] is None
    assert {key: problem[key] for key in ("severity", "kind", "index", "key", "offset", "length", "suggestion")} == {
        "severity": "error",
        "kind": "card",
        "index": 0,
        "key": "effect",
        "offset": 8,
        "length": 6,
        "suggestion": "action",
    }
    assert [card["id"] for card in checked["cards"]["en"]] == ["Harbor Cat"]


@USED
@pytest.mark.parametrize("document", [{}, {"card": 1}, {"card": [1]}, {"set": []}, {"nonsense": [{}]}, {"card": [{}]}])
@GAMES
async def test_whatever_is_sent_is_answered_in_words(client: httpx.AsyncClient, game: str, document: Any) -> None:
    checked = await check(client, game, document)
    assert checked["id"] is None
    assert any(problem["severity"] == "error" and problem["message"] for problem in checked["problems"])


@USED
async def test_what_is_no_toml_can_be_written_as_none(client: httpx.AsyncClient) -> None:
    """JSON has null, TOML has not."""
    checked = await check(client, "tashkalar", changed(HARBOR, effect=None))
    assert checked["id"] is None
    assert checked["problems"]


@USED
async def test_a_text_is_completed_by_the_grammar(client: httpx.AsyncClient) -> None:
    async def completed(kind: str, key: str, text: str, game: str = "tashkalar") -> Any:
        asked = {"game": game, "kind": kind, "key": key, "text": text}
        return await ask(client, "POST", "/api/workshop/complete", json=asked)

    assert await completed("card", "effect", "You may des") == {
        "prefix": "des",
        "words": ["destroy"],
        "complete": False,
    }
    assert "destroy" in (await completed("card", "effect", "You may "))["words"]
    # what is written most often comes first
    beginning = (await completed("card", "effect", ""))["words"][:9]
    assert {"you", "if", "destroy", "place", "upgrade"} <= set(beginning)
    assert (await completed("card", "effect", "Gain an action."))["complete"]
    assert await completed("card", "effect", "Blah ") == {"prefix": "", "words": [], "complete": False}
    assert (await completed("card", "name", "You may "))["words"] == []
    assert (await completed("warrior", "ability", "When this ", "barracks"))["words"] == ["warrior"]
    assert (await completed("task", "criterion", ""))["words"]


@USED
@GAMES
async def test_a_file_and_its_document_are_the_same(client: httpx.AsyncClient, game: str) -> None:
    document = DOCUMENTS[game]
    text = (await ask(client, "POST", "/api/workshop/toml", json={"game": game, "document": document}))["text"]
    read = await ask(client, "POST", "/api/workshop/read", json={"game": game, "text": text})
    assert read == {"document": document, "problems": []}


@USED
async def test_a_text_that_is_no_file_is_refused_in_words(client: httpx.AsyncClient) -> None:
    read = await ask(client, "POST", "/api/workshop/read", json={"game": "tashkalar", "text": "[[card"})
    assert read["document"] is None
    assert "TOML" in read["problems"][0]["message"]["cs"]


@USED
@GAMES
async def test_every_printed_card_can_be_started_from(client: httpx.AsyncClient, game: str) -> None:
    response = await client.get(f"/api/workshop/printed/{game}")
    document = response.json()["document"]
    library = await ask(client, "GET", f"/api/cards/{game}")
    entries = [entry.get("name") or f"flare {entry['number']}" for kind in document.values() for entry in kind]
    assert sorted(entries) == sorted(card["id"] for card in library["cards"])
    again = await client.get(f"/api/workshop/printed/{game}", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304


@USED
@GAMES
async def test_a_position_is_checked_and_completed(client: httpx.AsyncClient, game: str) -> None:
    asked = {"game": game, "document": DOCUMENTS[game], "text": position(game, own=True)}
    checked = await ask(client, "POST", "/api/workshop/position", json=asked)
    assert checked["problems"] == []
    assert checked["seats"] == 2
    assert checked["view"]["you"] is not None
    assert OWN[game] in checked["text"]
    assert "dealer:" in checked["text"]
    dealt = await ask(client, "POST", "/api/workshop/position", json=asked)
    assert dealt["text"] != checked["text"]  # what it does not say is dealt anew
    whole = await ask(client, "POST", "/api/workshop/position", json={**asked, "text": checked["text"]})
    assert whole["text"] == checked["text"]
    del asked["document"]
    unknown = await ask(client, "POST", "/api/workshop/position", json=asked)
    assert (unknown["text"], len(unknown["problems"])) == (None, 1)
    assert OWN[game] in unknown["problems"][0]


@USED
async def test_games_and_bodies_that_are_not_there(client: httpx.AsyncClient) -> None:
    path = "/api/workshop/check"
    assert await refused(client, "POST", path, json={"game": "chess", "document": {}}) == (422, "bad-setup")
    assert await refused(client, "POST", path, json={"game": "tashkalar"}) == (422, "invalid")
    assert await refused(client, "GET", "/api/workshop/printed/chess") == (404, "not-found")


@USED
async def test_bodies_are_bounded(client: httpx.AsyncClient) -> None:
    def sized(number: int) -> dict[str, Any]:
        return {"content": b'{"game":"tashkalar","text":"' + b"x" * number + b'"}', "headers": JSON}

    path = "/api/workshop/read"
    assert (await client.post(path, **sized(100_000))).status_code == 200
    assert await refused(client, "POST", path, **sized(300_000)) == (413, "too-large")
    await registered(client)
    assert await refused(client, "POST", "/api/tables", **sized(20_000)) == (413, "too-large")


JSON = {"Content-Type": "application/json"}


@USED
async def test_an_address_works_only_so_often(running: Running) -> None:
    async with (
        running(limits=replace(NO_LIMITS, workshop="2/minute")) as app,
        client_of(app) as one,
        client_of(app, address="192.0.2.77") as other,
    ):
        for _ in range(2):
            await check(one, "barracks", VILLAGE)
        asked = {"game": "barracks", "document": VILLAGE}
        assert await refused(one, "POST", "/api/workshop/check", json=asked) == (429, "too-many")
        await check(other, "barracks", VILLAGE)


@USED
async def test_what_takes_too_long_is_given_up(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def try_for_ever(rules: object) -> None:
        while True:
            pass

    monkeypatch.setattr(workshop_worker, "try_out", try_for_ever)
    monkeypatch.setattr(workshop_worker, "MAX_SECONDS", 0.2)
    asked = {"game": "barracks", "document": VILLAGE}
    assert await refused(client, "POST", "/api/workshop/check", json=asked) == (422, "bad-cards")


@USED
async def test_who_comes_when_many_wait_is_told_to_come_later(app: Starlette, client: httpx.AsyncClient) -> None:
    line = app.state.services.workshop._line
    line._waiting += [object()] * MAX_WAITING
    asked = {"game": "barracks", "document": VILLAGE}
    assert await refused(client, "POST", "/api/workshop/check", json=asked) == (503, "unavailable")
    line._waiting.clear()


async def test_it_is_done_in_a_process_of_its_own() -> None:
    workshop = Workshop(Limiter(), Limits())
    try:
        words = await workshop.complete(CompleteText(game="barracks", kind="move", key="effect", text="Dea"), "address")
        assert b'"deal"' in words
        assert workshop._process is not None
        assert await workshop._process.run(os.getpid) != os.getpid()
        assert await workshop._process.run(os.nice, 0) == min(19, os.nice(0) + 10)
    finally:
        workshop.close()
