"""Tables with card sets that players have made: beside tables with the printed ones, seen by everybody, unrated, kept
over a restart, on both databases; and nothing leaks there, either."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from server.apps import Running, client_of
from server.asking import ask, refused, registered
from server.shop import DOCUMENTS, HARBOR, OWN, at_hand, changed  # noqa: F401 - a fixture
from server.test_leaks import Pairs
from server.worlds import START, World
from starlette.applications import Starlette

from arenarium.cards.cardfile import CardFile
from arenarium.core.declaration import Declaration
from arenarium.core.game import Game
from arenarium.core.record import Record
from arenarium.core.verify import Verdict, verify
from arenarium.games import game_for, kit_of
from arenarium.server.live import cards as live_cards
from arenarium.server.live.cards import MatchCards, game_with
from arenarium.server.messages.socket import Choose, Declare
from arenarium.server.service import workshop_worker
from arenarium.server.service.accounts import identity_of
from arenarium.server.services import Services
from arenarium.server.settings import Settings

pytestmark = pytest.mark.usefixtures("at_hand")
SETUPS: dict[str, dict[str, Any]] = {
    "tashkalar": {"form": "duel", "schools": ["highland", "northern"], "first": 0},
    "barracks": {"difficulty": "quick"},
}
ANOTHER = {game: changed(document, name="Somebody Else") for game, document in DOCUMENTS.items()}
GAMES = pytest.mark.parametrize("game", list(DOCUMENTS))


async def kept(client: httpx.AsyncClient, game: str, document: dict[str, Any] | None = None) -> str:
    made = await ask(client, "POST", "/api/card-sets", json={"game": game, "document": document or DOCUMENTS[game]})
    return str(made["id"])


async def begun(client: httpx.AsyncClient, other: httpx.AsyncClient, game: str, cards: str | None) -> str:
    """A running game of two."""
    made = await ask(client, "POST", "/api/tables", json={"game": game, "setup": SETUPS[game], "cards": cards})
    await ask(other, "POST", f"/api/tables/{made['id']}/join", json={})
    return str(made["id"])


async def play(app: Starlette, table: str, choices: int) -> None:
    """Some choices at a table, by whoever is asked: the last option each time."""
    services: Services = app.state.services
    for _ in range(choices):
        async with services.rooms._enter(table) as room:
            await room.ready()
            live = room.live
            assert live is not None
            seat = live.asked_seats[0]
            asked, player = live.asked[seat], room.row.seats[seat].player
            choice = live.game.say(live.state, asked.request.options[-1])
        assert player is not None
        who = identity_of(await services.moderation.known(player))
        await services.rooms.act(table, who, Choose(request=asked.id, choice=choice))


async def resigned(app: Starlette, table: str) -> None:
    services: Services = app.state.services
    async with services.rooms._enter(table) as room:
        await room.ready()
        player = room.row.seats[0].player
    assert player is not None
    await services.rooms.act(
        table, identity_of(await services.moderation.known(player)), Declare(declaration=Declaration.RESIGN)
    )


@GAMES
async def test_tables_at_the_same_time_with_sets_of_their_own_and_the_printed_one(
    running: Running, database_settings: Settings, game: str
) -> None:
    database = database_settings.database
    async with running(database=database) as app, client_of(app) as ana, client_of(app) as bob:
        await registered(ana, "Ana")
        await registered(bob, "Bob")
        id = await kept(ana, game)
        another = await kept(bob, game, ANOTHER[game])
        own, printed = await begun(ana, bob, game, id), await begun(ana, bob, game, None)
        third = await begun(ana, bob, game, another)
        shown = await ask(bob, "GET", f"/api/tables/{own}")
        assert shown["cards"] == {"id": id, "name": DOCUMENTS[game]["set"]["name"], "author": "Ana"}
        assert (await ask(bob, "GET", f"/api/tables/{own}/invitation"))["cards"] == shown["cards"]
        assert (await ask(bob, "GET", f"/api/tables/{printed}"))["cards"] is None
        services: Services = app.state.services
        games = []
        for table in (own, printed, third, own, printed, third):
            await play(app, table, 3)
            async with services.rooms._enter(table) as room:
                assert room.live is not None
                games.append(room.live.game)
        assert games[:3] == games[3:]
        assert games[1] is kit_of(game).game
        assert games[0] is not games[1] is not games[2] is not games[0]
        assert (await ask(ana, "GET", f"/api/tables/{third}"))["cards"]["id"] == another != id
        before = await position_of(services, own)
    live_cards._kept.clear()  # another process knows nothing of it
    async with running(database=database) as app:
        services = app.state.services
        assert await position_of(services, own) == before
        await play(app, own, 2)
        assert await position_of(services, own) != before


async def position_of(services: Services, table: str) -> Any:
    async with services.rooms._enter(table) as room:
        await room.ready()
        assert room.live is not None
        return room.live.state.to_json()


async def test_a_game_with_own_cards_is_recorded_replayed_and_unrated(running: Running) -> None:
    async with running() as app, client_of(app) as ana, client_of(app) as bob:
        await registered(ana, "Ana")
        await registered(bob, "Bob")
        id = await kept(ana, "tashkalar")
        table = await begun(ana, bob, "tashkalar", id)
        await play(app, table, 12)
        assert OWN["tashkalar"] in str(await position_of(app.state.services, table))
        assert await refused(bob, "GET", f"/api/tables/{table}/record") == (409, "not-over")
        await resigned(app, table)
        shown = await ask(ana, "GET", f"/api/tables/{table}")
        assert (shown["status"], shown["counted"]) == ("over", False)
        record = Record.from_json(await ask(bob, "GET", f"/api/tables/{table}/record"))
        assert record.cards is not None
        assert record.cards.id == id
        rules = game_for(record)  # the record has its cards with it
        assert Verdict.FAILS not in {finding.verdict for finding in verify(rules, record)}
        again = await ask(ana, "POST", f"/api/tables/{table}/rematch", json={})
        assert again["cards"] == shown["cards"]


@GAMES
async def test_the_library_is_that_of_the_set(client: httpx.AsyncClient, game: str) -> None:
    await registered(client)
    id = await kept(client, game)
    for language in ("en", "pl"):
        own = await ask(client, "GET", f"/api/cards/{game}?set={id}&lang={language}")
        printed = await ask(client, "GET", f"/api/cards/{game}?lang={language}")
        assert OWN[game] in [card["id"] for card in own["cards"]]
        assert OWN[game] not in [card["id"] for card in printed["cards"]]
        assert own.keys() == printed.keys()
    unknown = "0" * 64
    assert await refused(client, "GET", f"/api/cards/{game}?set={unknown}") == (404, "no-such-set")
    other = next(name for name in DOCUMENTS if name != game)
    assert await refused(client, "GET", f"/api/cards/{other}?set={id}") == (404, "no-such-set")
    assert await refused(client, "GET", f"/api/cards/{game}?set=x") == (422, "invalid")


async def test_questions_are_answered_with_the_cards_of_the_set(client: httpx.AsyncClient) -> None:
    await registered(client)
    id = await kept(client, "tashkalar")
    asked = {"board": "5/7/9/9/3a1a3/9/4b4/7/5", "side": 0, "cards": OWN["tashkalar"]}
    assert await refused(client, "GET", "/api/tashkalar/places", params=asked) == (422, "invalid")
    places = await ask(client, "GET", "/api/tashkalar/places", params={**asked, "set": id})
    assert [card["card"] for card in places["cards"]] == [OWN["tashkalar"]]
    assert places["cards"][0]["fits"]


async def test_tables_are_made_with_sets_of_their_own_game(client: httpx.AsyncClient) -> None:
    await registered(client)
    id = await kept(client, "barracks")
    for game, cards in (("tashkalar", id), ("barracks", "0" * 64)):
        made = {"game": game, "setup": SETUPS[game], "cards": cards}
        assert await refused(client, "POST", "/api/tables", json=made) == (404, "no-such-set")


async def test_what_is_read_is_kept_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_cards, "MAX_KEPT", 2)
    live_cards._kept.clear()
    sets = []
    for number in range(3):
        document = {**DOCUMENTS["barracks"], "set": {"name": f"Village {number}"}}
        document["move"] = [{**document["move"][0], "damage": number + 1}]
        checked = workshop_worker.accept("barracks", document)
        assert not isinstance(checked, str)
        sets.append(checked.cards)
        first = game_with("barracks", checked.cards)
        assert game_with("barracks", checked.cards) is first
    assert len(live_cards._kept) == 2
    assert live_cards.known_game("barracks", sets[0]) is None


def own_game(game: str) -> Game:
    kit = kit_of(game)
    assert kit.card_sets is not None
    return kit.game_with(kit.card_sets.read([CardFile.of("own", DOCUMENTS[game])]))


@GAMES
def test_nothing_leaks_with_own_cards(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = own_game(game)
    monkeypatch.setattr(World, "rules", rules)

    async def walk() -> None:
        for seed in range(3):
            pairs = Pairs(rules, SETUPS[game], seed)
            await pairs.play()
            assert pairs.compared

    asyncio.run(walk())


def test_a_set_travels_as_text() -> None:
    checked = workshop_worker.accept("tashkalar", HARBOR)
    assert not isinstance(checked, str)
    other = MatchCards(checked.cards.id, checked.cards.name, checked.cards.source)
    state = game_with("tashkalar", other).new(SETUPS["tashkalar"], START)
    assert OWN["tashkalar"] in str(state.to_json())
