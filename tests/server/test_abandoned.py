"""Games without a clock that nobody plays on end by rules that everybody can read."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.apps import SECRET
from server.serving import House, choose, house, serving  # noqa: F401 - the fixture
from support.eventstream import listening
from support.tableclient import Person

from arenarium.server.messages.site import Patience
from arenarium.server.service import abandoned
from arenarium.server.settings import NO_LIMITS, Settings

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 24 * 60 * 60 * 1000


async def attend_much_later(house: House, table: str) -> None:  # noqa: F811
    """The server looks at a table, and whatever happened there happened long ago."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(abandoned, "_DAY", 0)
        await house.services.rooms.attend(table)


async def account(house: House, name: str) -> Person:  # noqa: F811
    person = await house.guest(name)
    await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    return person


async def test_who_keeps_the_other_waiting_loses(house: House) -> None:  # noqa: F811
    clients = await house.pair()
    idle, other = clients
    async with listening(other.person) as heard:
        await heard.hear("hello")
        await attend_much_later(house, idle.table)
        assert (await heard.hear("finished"))["result"] == "won"
    table = await idle.person.call("GET", f"/api/tables/{idle.table}")
    assert table["status"] == "over"
    assert table["outcome"]["ranking"][idle.seat or 0] == 2
    assert table["outcome"]["reason"] == "left"
    assert [step.kind.value for step in await house.steps(idle.table)] == ["away", "claim"]


async def test_where_both_keep_each_other_waiting_nobody_wins(house: House) -> None:  # noqa: F811
    clients = await house.pair("barracks")
    while len(clients[0].position["asked"]) < 2:
        asked = next(client for client in clients if "request" in client.position)
        await choose(asked, *(client for client in clients if client is not asked))
    await attend_much_later(house, clients[0].table)
    table = await clients[0].person.call("GET", f"/api/tables/{clients[0].table}")
    assert (table["status"], table["outcome"]) == ("closed", None)


async def test_with_a_clock_the_clock_decides(house: House) -> None:  # noqa: F811
    clients = await house.pair(clock={"kind": "days", "days": 30})
    await attend_much_later(house, clients[0].table)
    table = await clients[0].person.call("GET", f"/api/tables/{clients[0].table}")
    assert table["status"] == "live"


async def test_nothing_happens_before_its_time_and_guests_are_waited_for_less(house: House) -> None:  # noqa: F811
    clients = await house.pair()
    await house.services.rooms.attend(clients[0].table)
    row = await house.services.lobby.find_row(clients[0].table)
    assert row is not None
    assert row.started_at is not None
    assert (row.status, row.due_at) == ("live", row.started_at + 3 * DAY)
    ada, bob = await account(house, "Abandoned Ada"), await account(house, "Abandoned Bob")
    table = (await ada.make("tashkalar", {"form": "duel"}))["id"]
    await bob.join(table)
    row = await house.services.lobby.find_row(table)
    assert row is not None
    assert row.started_at is not None
    assert row.due_at == row.started_at + 14 * DAY


async def test_the_rules_are_told_to_everybody(house: House) -> None:  # noqa: F811
    page = (Path(__file__).parents[2] / "docs" / "playing.md").read_text("utf-8")
    assert f"for {Patience().days} days" in page
    assert f"for {Patience().days_with_guests} days" in page
    told = await (await house.guest("Ada")).call("GET", "/api/site")
    assert told["abandoned_after"] == {"days": 14, "days_with_guests": 3}


@pytest.mark.asyncio(loop_scope="function")
async def test_a_host_waits_longer_or_shorter(tmp_path: Path) -> None:
    patience = Patience(days=30, days_with_guests=0.5)
    settings = Settings(database=str(tmp_path / "t.sqlite"), secret=SECRET, limits=NO_LIMITS, patience=patience)
    async with serving(settings) as patient:
        clients = await patient.pair()
        await patient.services.rooms.attend(clients[0].table)
        row = await patient.services.lobby.find_row(clients[0].table)
        assert row is not None
        assert row.started_at is not None
        assert row.due_at == row.started_at + DAY // 2
        told = await clients[0].person.call("GET", "/api/site")
        assert told["abandoned_after"] == {"days": 30, "days_with_guests": 0.5}
