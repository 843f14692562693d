"""The client library: what happens is heard, challenges are accepted, games are played, broken lines are mended."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from server.serving import House, house  # noqa: F401 - the fixture
from support.patience import PATIENCE
from support.tableclient import Person

import arenarium.client.client as client_module
import arenarium.client.table as table_module
from arenarium.client import Client, ServerRefused, Turn, play_games, play_table
from arenarium.client.players import LocalPlayer
from arenarium.games import kits
from arenarium.server.messages.events import ChallengeAnswered, Challenged, GameFinished, Hello

pytestmark = pytest.mark.asyncio(loop_scope="module")
PASSWORD = "correct horse"
EXAMPLE = Path(__file__).parents[2] / "examples" / "lines_bot.py"


def small_setup(game: str) -> dict[str, Any]:
    rules = kits()[game].game
    return next(dict(setup) for setup in rules.example_setups() if rules.seats(setup) == 2)


async def account(house: House, name: str) -> tuple[Person, str]:  # noqa: F811
    """An account, and a token of it."""
    person = await house.guest(name)
    await person.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    return person, (await person.call("POST", "/api/tokens", {"label": "test"}))["token"]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arenarium.client.bot.PAUSE", 0.0)
    monkeypatch.setattr(client_module, "RETRY_SECONDS", 0.01)
    monkeypatch.setattr(table_module, "RETRY_SECONDS", 0.01)


@pytest.mark.parametrize("game", kits())
async def test_bots_find_each_other_by_a_challenge_and_play_to_the_end(house: House, game: str) -> None:  # noqa: F811
    (_, one), (_, other) = await account(house, f"First {game}"), await account(house, f"Second {game}")

    def last(turn: Turn) -> str:
        assert turn.view.you == turn.seat
        return turn.options[-1].choice

    async with Client(house.url, one) as ada, Client(house.url, other) as bob, asyncio.timeout(PATIENCE):
        playing = asyncio.create_task(
            play_games(bob, lambda game: LocalPlayer(game, f"cmd:{sys.executable} {EXAMPLE}"))
        )
        challenge = await ada.challenge(game, small_setup(game), f"Second {game}", rated=False)
        assert (challenge.status, challenge.mine) == ("open", True)
        table, finished = None, None
        async for event in ada.events(since=0):
            if isinstance(event, ChallengeAnswered):
                table = event.challenge.table
                assert table is not None
                finished = await play_table(ada, table, last)
            elif isinstance(event, GameFinished):
                assert event.game.table == table
                break
        assert finished is not None
        assert sorted(finished.ranking) in ([1, 1], [1, 2])
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_challenges_are_declined_where_the_bot_does_not_want_them(house: House) -> None:  # noqa: F811
    (_, one), (_, other) = await account(house, "Chooser"), await account(house, "Choosy")
    game = next(iter(kits()))
    async with Client(house.url, one) as ada, Client(house.url, other) as bob, asyncio.timeout(PATIENCE):
        playing = asyncio.create_task(play_games(bob, lambda game: LocalPlayer(game, "random"), games=[]))
        await ada.challenge(game, small_setup(game), "Choosy")
        async for event in ada.events(since=0):
            if isinstance(event, ChallengeAnswered):
                assert event.challenge.status == "declined"
                break
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert await bob.challenges() == []


async def test_what_was_missed_while_the_line_was_broken_is_heard_once(
    house: House,  # noqa: F811
    caplog: pytest.LogCaptureFixture,
) -> None:
    (_, one), (_, other) = await account(house, "Breaker"), await account(house, "Mender")
    game = next(iter(kits()))
    with caplog.at_level(logging.WARNING):
        async with Client(house.url, one) as ada, Client(house.url, other) as bob, asyncio.timeout(PATIENCE):
            heard: list[str] = []
            async for event in bob.events():
                if isinstance(event, Hello) and not heard:
                    await ada.challenge(game, small_setup(game), "Mender")
                    heard.append("hello")
                elif isinstance(event, Challenged):
                    heard.append(event.challenge.id)
                    if len(heard) == 3:
                        break
                    house.services.feeds.end_streams()  # the server ends it; meanwhile something happens
                    await ada.challenge(game, small_setup(game), "Mender")
            assert len(set(heard)) == 3


async def test_refusals_are_told_in_words(house: House) -> None:  # noqa: F811
    _, token = await account(house, "Refused One")
    async with Client(house.url, token) as ada:
        with pytest.raises(ServerRefused, match="there is no account 'Nobody at all'"):
            await ada.challenge(next(iter(kits())), small_setup(next(iter(kits()))), "Nobody at all")
        with pytest.raises(ServerRefused, match="there is no such challenge"):
            await ada.accept("nothing-here")
    async with Client(house.url, "arenarium_wrong") as nobody:
        with pytest.raises(ServerRefused, match="not valid") as refused:
            async for _ in nobody.events():
                pass
        assert refused.value.status == 401


async def test_the_schema_of_the_messages_is_served_and_true(house: House) -> None:  # noqa: F811
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as http:
        schema = (await http.get("/api/socket-schema.json")).json()
    assert schema["properties"].keys() == {"ToClient", "FromClient", "Event"}
    of = {name: part | {"definitions": schema["definitions"]} for name, part in schema["properties"].items()}
    to_client = jsonschema_rs.validator_for(of["ToClient"])
    clients = await house.pair()
    welcome, _ = await house.knock(clients[0].table)
    assert welcome["type"] == "welcome"
    to_client.validate(welcome)
    assert not to_client.is_valid({"type": "shout"})
    from_client = jsonschema_rs.validator_for(of["FromClient"])
    from_client.validate({"type": "choose", "request": 1, "choice": "pass"})
    assert not from_client.is_valid({"type": "choose", "request": -1, "choice": "pass"})
