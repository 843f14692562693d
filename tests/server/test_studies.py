"""Studies of fairness: one at a time, bounded, stoppable, gone after an hour, given up when the server ends."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import httpx
import pytest
from server.apps import Running, client_of
from server.asking import ask, refused, registered
from server.shop import DOCUMENTS, HARBOR, OWN, VILLAGE, at_hand  # noqa: F401 - a fixture
from starlette.applications import Starlette

from arenarium.core.errors import SetupError
from arenarium.lab.balance import Verdict
from arenarium.server.service import study_worker
from arenarium.server.service.studies import LIFETIME, MOST_RUNNING, SILENCE
from arenarium.server.services import Services
from arenarium.server.settings import NO_LIMITS, Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.schema import players
from arenarium.server.store.studies import DONE, RUNNING, STOPPED, WAITING, Studies, StudyRow

pytestmark = pytest.mark.usefixtures("at_hand")
PATH = "/api/workshop/studies"


@dataclass
class Found:
    games: int
    verdict: Verdict
    curve: tuple[dict[str, float], ...] = ()


class FakeStudy:
    """Knows after some games; holds when it is told to."""

    enough: ClassVar[int] = 5
    holds: ClassVar[bool] = True
    gate: ClassVar[asyncio.Event]

    def __init__(self, kit: Any, cards: Any, card: str, setup: Any, players: Any, seed: int) -> None:
        if card == "Bad":
            raise SetupError("there is no such card")
        self.games = self.pairs_begun = 0

    def play(self, pairs: int) -> None:
        self.pairs_begun += pairs
        self.games += pairs * self.holds

    def report(self) -> Found:
        early = self.games < self.enough
        return Found(self.games, Verdict.TOO_EARLY if early else Verdict.FAIR)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_worker, "Study", FakeStudy)
    monkeypatch.setattr(
        study_worker, "encoded", lambda found: {"games": found.games, "verdict": found.verdict.value, "curve": []}
    )
    monkeypatch.setattr(FakeStudy, "enough", 5)


def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Studies that never know, and give others a turn."""
    monkeypatch.setattr(FakeStudy, "enough", 10**9)
    monkeypatch.setattr(study_worker, "MOST_GAMES", 10**9)


async def begin(client: httpx.AsyncClient, game: str = "tashkalar") -> Any:
    asked = {"game": game, "document": DOCUMENTS[game], "card": OWN[game]}
    return await ask(client, "POST", PATH, json=asked)


async def until(client: httpx.AsyncClient, id: str, *states: str) -> Any:
    while (shown := await ask(client, "GET", f"{PATH}/{id}"))["status"] not in states:
        await asyncio.sleep(0.01)
    return shown


@pytest.mark.parametrize("game", list(DOCUMENTS))
async def test_it_goes_on_until_it_knows(client: httpx.AsyncClient, game: str) -> None:
    await registered(client)
    begun = await begin(client, game)
    assert (begun["status"], begun["games"], begun["card"]) == ("waiting", 0, OWN[game])
    done = await until(client, begun["id"], "done", "failed")
    assert (done["status"], done["games"], done["verdict"], done["problem"]) == ("done", 5, "fair", None)
    assert done["report"]["games"] == 5
    assert [study["id"] for study in (await ask(client, "GET", PATH))["studies"]] == [begun["id"]]


async def test_it_ends_after_so_many_games(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeStudy, "enough", 10**9)
    monkeypatch.setattr(study_worker, "MOST_GAMES", 7)
    await registered(client)
    done = await until(client, (await begin(client))["id"], "done")
    assert (done["games"], done["verdict"]) == (7, "too-early")


async def test_one_at_a_time_and_it_can_be_stopped(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    endless(monkeypatch)
    await registered(client)
    first = (await begin(client))["id"]
    await until(client, first, "running")
    asked = {"game": "barracks", "document": VILLAGE, "card": OWN["barracks"]}
    assert await refused(client, "POST", PATH, json=asked) == (429, "too-many")
    for _ in range(2):
        await ask(client, "DELETE", f"{PATH}/{first}")
    stopped = await ask(client, "GET", f"{PATH}/{first}")
    assert stopped["status"] == "stopped"
    assert stopped["games"] > 0  # what it has found stays
    await asyncio.sleep(0.05)
    assert (await ask(client, "GET", f"{PATH}/{first}"))["games"] == stopped["games"]
    second = (await begin(client))["id"]
    await ask(client, "DELETE", f"{PATH}/{second}")


async def test_two_from_one_address(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    endless(monkeypatch)
    async with running(limits=replace(NO_LIMITS, studies_at_address=2)) as app:
        asked = {"game": "tashkalar", "document": HARBOR, "card": OWN["tashkalar"]}
        statuses = []
        for name, address in (("Ana", "1"), ("Bob", "1"), ("Cyd", "1"), ("Dan", "2")):
            async with client_of(app, address=f"192.0.2.{address}") as client:
                await registered(client, name)
                statuses.append((await client.post(PATH, json=asked)).status_code)
        assert statuses == [201, 201, 429, 201]


async def test_a_study_is_its_players_alone(app: Starlette, client: httpx.AsyncClient) -> None:
    await registered(client)
    id = (await begin(client))["id"]
    async with client_of(app) as other:
        await registered(other, "Bob")
        for method in ("GET", "DELETE"):
            assert await refused(other, method, f"{PATH}/{id}") == (404, "not-found")
        assert (await ask(other, "GET", PATH))["studies"] == []


async def test_only_cards_of_the_document_are_studied(client: httpx.AsyncClient) -> None:
    await registered(client)
    asked = {"game": "tashkalar", "document": HARBOR, "card": "Knight"}
    assert await refused(client, "POST", PATH, json=asked) == (422, "bad-cards")
    asked = {"game": "tashkalar", "document": {}, "card": "Knight"}
    assert await refused(client, "POST", PATH, json=asked) == (422, "bad-cards")


async def test_what_goes_wrong_is_told(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(id: str) -> Any:
        raise study_worker.Lost

    await registered(client)
    monkeypatch.setattr(study_worker, "play", lost)
    failed = await until(client, (await begin(client))["id"], "failed")
    assert failed["problem"] == "interrupted"
    asked = {"game": "tashkalar", "document": HARBOR | {"card": [HARBOR["card"][0] | {"name": "Bad"}]}, "card": "Bad"}
    failed = await until(client, (await ask(client, "POST", PATH, json=asked))["id"], "failed")
    assert (failed["problem"], failed["detail"]) == ("not-playable", "there is no such card")


async def test_a_card_that_nobody_holds_is_given_up(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FakeStudy, "holds", False)
    monkeypatch.setattr(study_worker, "MOST_PAIRS", 9)
    await registered(client)
    done = await until(client, (await begin(client))["id"], "done")
    assert (done["games"], done["verdict"]) == (0, "too-early")


async def test_it_is_given_up_when_the_server_ends(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    endless(monkeypatch)
    async with running() as app, client_of(app) as client:
        await registered(client)
        id = (await begin(client))["id"]
        await until(client, id, "running")
    async with running() as app:
        store: Studies = app.state.services.studies._store
        row = await store.get(id)
        assert row is not None
        assert row.status == STOPPED


async def test_it_is_gone_after_an_hour(app: Starlette, client: httpx.AsyncClient) -> None:
    await registered(client)
    id = (await begin(client))["id"]
    await until(client, id, "done")
    services: Services = app.state.services
    now = services.now()
    services.studies._now = lambda: now + LIFETIME
    assert await refused(client, "GET", f"{PATH}/{id}") == (404, "not-found")
    assert (await ask(client, "GET", PATH))["studies"] == []
    services.studies._now = lambda: now + LIFETIME + 60_000
    await services.studies.tidy()
    assert await services.studies._store.get(id) is None


# --------------------------------------------------------------------------------------------------- on both databases


@pytest.fixture
async def store(empty_database: Database) -> Studies:
    await migrate(empty_database)
    async with empty_database.write() as connection:
        for name in ("ana", "bob"):
            await connection.execute(players.insert().values(id=name, name=name, created_at=0))
    return Studies(empty_database)


ROW = StudyRow("study-0001", "ana", "tashkalar", "Lantern Warden", WAITING, 10, 10)


async def test_how_far_it_is_is_kept(store: Studies) -> None:
    await store.add(ROW)
    assert await store.note(ROW.id, RUNNING, {"report": {"games": 3}}, 20)
    row = await store.get(ROW.id)
    assert row == replace(ROW, status=RUNNING, progress={"report": {"games": 3}}, seen_at=20)
    assert await store.of("ana") == [row]
    assert await store.of("bob") == []
    assert await store.end(ROW.id, STOPPED)
    assert not await store.end(ROW.id, STOPPED)
    assert not await store.note(ROW.id, DONE, {}, 30)  # somebody has stopped it
    await store.tidy(before=10)
    assert await store.get(ROW.id) is not None
    await store.tidy(before=11)
    assert await store.get(ROW.id) is None


async def test_those_that_run_are_counted(store: Studies) -> None:
    for number, (player, status, seen) in enumerate(
        [("ana", WAITING, 10), ("ana", DONE, 10), ("bob", RUNNING, 5), ("bob", RUNNING, 10)]
    ):
        await store.add(replace(ROW, id=f"study-{number}", player=player, status=status, seen_at=seen))
    assert await store.count_unfinished("ana", seen_after=0) == 1
    assert await store.count_unfinished("bob", seen_after=0) == 2
    assert await store.count_unfinished("ana", "bob", seen_after=6) == 2
    assert await store.count_unfinished(seen_after=0) == 3


async def test_a_server_plays_only_so_many(settings: Settings, app: Starlette, client: httpx.AsyncClient) -> None:
    services: Services = app.state.services
    await registered(client)
    async with services.database.write() as connection:
        for number in range(MOST_RUNNING):
            await connection.execute(players.insert().values(id=f"p{number}", name="x", created_at=0))
    now = services.now()
    for number in range(MOST_RUNNING):
        row = replace(ROW, id=f"study-{number}", player=f"p{number}", created_at=now, seen_at=now)
        await services.studies._store.add(row)
    asked = {"game": "tashkalar", "document": HARBOR, "card": OWN["tashkalar"]}
    assert await refused(client, "POST", PATH, json=asked) == (429, "too-many")
    services.studies._now = lambda: now + SILENCE + 1  # their processes were killed
    assert (await client.post(PATH, json=asked)).status_code == 201
