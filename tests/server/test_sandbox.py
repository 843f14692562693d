"""Sandboxes: one player, any position, all seats, everything open, everything taken back; and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from server.live_matches import START, choose, make
from server.serving import House, accepted, refusal, refused_call
from server.shop import DOCUMENTS, OWN, at_hand, position  # noqa: F401 - a fixture
from support.tableclient import Person, TableClient

from arenarium.games import kit_of
from arenarium.server.errors import Conflict
from arenarium.server.live import live_match
from arenarium.server.live.live_match import LiveMatch, MatchPlan, replayed
from arenarium.server.live.steps import Kind
from arenarium.server.messages.tables import NoClock
from arenarium.server.service.sandboxes import MOST

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.usefixtures("at_hand")]
GAMES = pytest.mark.parametrize("game", list(DOCUMENTS))
LANGUAGES = pytest.mark.parametrize("language", [None, "en"], ids=["program", "page"])
"""A page is also told whether there is anything to take back."""


async def sandbox(person: Person, game: str, **more: Any) -> Any:
    return await person.call("POST", "/api/sandbox", {"game": game, "position": position(game), **more})


async def answer(client: TableClient, which: int = 0) -> None:
    request = client.position["request"]
    choice = request["options"][which]["choice"]
    await accepted(client, [], type="choose", request=request["id"], choice=choice)


@GAMES
async def test_it_begins_with_the_position_and_its_maker_plays_every_seat(house: House, game: str) -> None:
    ada = await house.guest("Ada")
    table = await sandbox(ada, game)
    assert (table["sandbox"], table["public"], table["status"], table["counted"]) == (True, False, "live", None)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ada"]
    client = await house.client(ada, table["id"], "en")
    played = set()
    for _ in range(12):
        you = client.position["view"]["you"]
        assert client.position["request"] is not None
        assert you in client.position["asked"]
        played.add(you)
        await answer(client, -1)
        if client.position.get("outcome"):
            break
    assert played == {0, 1}


@GAMES
async def test_nothing_is_hidden_from_its_maker(house: House, game: str) -> None:
    ada = await house.guest("Ada")
    client = await house.client(ada, (await sandbox(ada, game))["id"])
    view = client.position["view"]
    held = {
        "tashkalar": lambda: [card for hand in view["hands"] for card in hand],
        "barracks": lambda: [name for squad in view["squads"] for soldier in squad for name in soldier["moves"]],
    }[game]()
    assert held
    assert None not in held


@GAMES
@LANGUAGES
async def test_everything_is_taken_back(house: House, game: str, language: str | None) -> None:
    ada = await house.guest("Ada")
    client = await house.client(ada, (await sandbox(ada, game))["id"], language)
    views = []
    for _ in range(6):
        views.append(client.position["view"])
        await answer(client, -1)
    for view in reversed(views):
        assert client.position.get("no_undo") is None
        await accepted(client, [], type="undo", number=client.number)
        assert client.position["view"] == view
    assert client.position.get("no_undo") == (language and "undo-nothing")
    assert await refusal(client, type="undo", number=client.number) == "undo-nothing"


@LANGUAGES
async def test_an_undo_also_takes_back_what_the_computer_has_answered(house: House, language: str | None) -> None:
    ada = await house.guest("Ada")
    made = await sandbox(ada, "tashkalar", computers={"1": "level1"})
    client = await house.client(ada, made["id"], language)
    before = client.position
    while client.position["asked"] == [0]:
        await answer(client, -1)
    while client.position["asked"] != [0]:
        await client.hear()
    choices = {step["seat"] for step in client.told.values() if step["kind"] == "choice"}
    assert choices == {0, 1}
    while client.position["view"] != before["view"]:
        assert client.position.get("no_undo") is None
        await accepted(client, [], type="undo", number=client.number)


async def test_a_card_is_tried_with_a_set_that_nobody_keeps(house: House) -> None:
    ada = await house.guest("Ada")
    position_ = position("tashkalar", own=True)
    document = DOCUMENTS["tashkalar"]
    made = await sandbox(ada, "tashkalar", position=position_, document=document)
    assert made["cards"]["name"] == "Harbor"
    assert (await ada.call("GET", "/api/card-sets"))["sets"] == []
    client = await house.client(ada, made["id"], "en")
    options = client.position["request"]["options"]
    await accepted(
        client,
        [],
        type="choose",
        request=client.position["request"]["id"],
        choice=next(option["choice"] for option in options if OWN["tashkalar"] in option["choice"]),
    )
    assert OWN["tashkalar"] in str(client.told)


async def test_nobody_else_learns_that_it_is_there(house: House) -> None:
    ada, bob = await house.guest("Ada"), await house.guest("Bob")
    id = (await sandbox(ada, "barracks"))["id"]
    gone = (404, "no-such-table")
    for path in ("", "/invitation", "/replay?number=0", "/record", "/position", "/picture.png"):
        assert await refused_call(bob.call("GET", f"/api/tables/{id}{path}")) == gone, path
    assert await refused_call(bob.call("POST", f"/api/tables/{id}/rematch", {})) == gone
    first, code = await house.knock(id)
    assert (first["type"], first["code"]) == ("refused", "no-such-table"), code
    for person in (ada, bob):
        for query in ("", "?mine=true", "?status=live"):
            tables = (await person.call("GET", f"/api/tables{query}"))["tables"]
            assert id not in [table["id"] for table in tables]
    assert (await ada.call("GET", f"/api/tables/{id}"))["id"] == id


async def test_there_are_only_so_many_and_the_oldest_is_closed(house: House) -> None:
    ada = await house.guest("Ada")
    ids = [(await sandbox(ada, "barracks"))["id"] for _ in range(MOST + 1)]
    states = [(await ada.call("GET", f"/api/tables/{id}"))["status"] for id in ids]
    assert states == ["closed"] + ["live"] * MOST


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"position": "nonsense"}, 422, "bad-position"),
        ({"computers": {"0": "level1", "1": "level1"}}, 422, "bad-seats"),
        ({"computers": {"1": "levelx"}}, 422, "level"),
        ({"computers": {"3": "level1"}}, 422, "no-such-seat"),
        ({"cards": "0" * 64}, 404, "no-such-set"),
        ({"document": {"set": {"name": "Empty"}}}, 422, "bad-cards"),
        ({"cards": "0" * 64, "document": {}}, 422, "bad-cards"),
    ],
)
async def test_what_cannot_be_is_refused(house: House, change: dict[str, Any], status: int, code: str) -> None:
    ada = await house.guest("Ada")
    assert await refused_call(sandbox(ada, "barracks", **change)) == (status, code)


async def test_a_set_that_is_only_tried_is_on_nobodys_list(house: House) -> None:
    ada = await house.guest("Ada")
    body = {"game": "tashkalar", "document": DOCUMENTS["tashkalar"], "tried": True}
    tried = await ada.call("POST", "/api/card-sets", body)
    assert not tried["mine"]
    assert (await ada.call("GET", "/api/card-sets"))["sets"] == []
    made = await sandbox(ada, "tashkalar", position=position("tashkalar", own=True), cards=tried["id"])
    assert made["cards"]["name"] == "Harbor"
    shared = await ada.call("POST", "/api/card-sets", body | {"tried": False})
    assert (shared["id"], shared["mine"]) == (tried["id"], True)
    assert len((await ada.call("GET", "/api/card-sets"))["sets"]) == 1


@GAMES
async def test_it_is_played_on_from_any_of_its_positions(house: House, game: str) -> None:
    ada = await house.guest("Ada")
    id = (await sandbox(ada, game))["id"]
    client = await house.client(ada, id)
    views = []
    for _ in range(3):
        views.append(client.position["view"])
        await answer(client, -1)
    for number, view in enumerate(views):
        told = await ada.call("GET", f"/api/tables/{id}/position?number={number}")
        assert (told["number"], told["cards"]) == (number, None)
        other = await sandbox(ada, game, position=told["text"])
        assert (await house.client(ada, other["id"])).position["view"] == view
    assert await refused_call(ada.call("GET", f"/api/tables/{id}/position?number=99")) == (404, "no-such-step")


async def test_the_position_of_a_game_with_others_is_told_when_it_is_over(house: House) -> None:
    first, second = await house.pair()
    path = f"/api/tables/{first.table}/position"
    for somebody in (first, second):
        assert await refused_call(somebody.person.call("GET", path)) == (409, "not-over")
    start = first.position["view"]["board"]
    await answer(first)
    while second.number < first.number:
        await second.hear()
    await accepted(first, [second], type="declare", declaration="resign")
    cyd = await house.guest("Cyd")
    told = await cyd.call("GET", f"{path}?number=0")
    state = kit_of("tashkalar").game.parse_position(told["text"])
    assert state.view(None).board == start
    made = await sandbox(cyd, "tashkalar", position=told["text"])
    assert made["status"] == "live"


# ------------------------------------------------------------------------------------------------------- in memory


@GAMES
async def test_it_is_the_same_when_it_is_played_again(game: str) -> None:
    rules = kit_of(game).game
    setup = dict(kit_of(game).setup_of_()(rules.parse_position(position(game))))  # type: ignore[misc]
    plan = MatchPlan(game, setup, "1", (None, None), NoClock(), START, None, position(game), sandbox=True)
    live = LiveMatch(plan)
    for number in range(20):
        if live.outcome is not None:
            break
        choose(live, live.seat_in_hand, which=-1)
        if number % 3 == 2:
            make(live, Kind.UNDO, live.seat_in_hand)
    again = replayed(plan, [entry.step for entry in live.log])
    assert again.state == live.state
    assert [entry.back_to for entry in again.log] == [entry.back_to for entry in live.log]


async def test_undos_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_match, "MAX_FREE_UNDOS", 2)
    plan = MatchPlan(
        "barracks", {"difficulty": "classic"}, "1", (None, None), NoClock(), START, None, position("barracks"), True
    )
    live = LiveMatch(plan)
    for _ in range(2):
        choose(live, live.seat_in_hand)
        make(live, Kind.UNDO, live.seat_in_hand)
    choose(live, live.seat_in_hand)
    with pytest.raises(Conflict, match="go on in a new one"):
        make(live, Kind.UNDO, live.seat_in_hand)
