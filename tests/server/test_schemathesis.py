"""Every route, with whatever its description allows and much that it does not: no 5xx, nothing that is not described,
and nothing happens at a table by the hand of somebody who does not sit there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks
from server.apps import SECRET
from server.serving import serving
from support.patience import PATIENCE
from support.thoroughness import tried

from arenarium.server.app import all_routes
from arenarium.server.http.openapi import document
from arenarium.server.http.sessions import COOKIE
from arenarium.server.settings import NO_LIMITS, Settings

# it is the server's thread that asks the `random` module at that moment, not a strategy
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
"""Not that all that fits a schema is accepted: a setup, for instance, is judged by the game."""
EXAMPLES: list[tuple[str, Any]] = [
    ("tashkalar", {"form": "duel"}),
    ("tashkalar", {"form": "melee", "seats": 3}),
    ("barracks", {}),
]

# an answer that never ends is tried elsewhere (test_events.py)
schema = schemathesis.openapi.from_dict(document(all_routes())).exclude(path="/api/me/events")
schema.config.generation.update(with_security_parameters=False)  # who asks is told by the test


class Place:
    """A server in a thread of its own, with tables in every state."""

    def __init__(self) -> None:
        self.url = ""
        self.tables: dict[str, str] = {}
        self._stop: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ready = threading.Event()
        self._calls = 0
        self._cookies: dict[str, dict[str, str]] = {}
        self.session = requests.Session()

    def run(self, settings: Settings) -> None:
        asyncio.run(self._run(settings))

    async def _run(self, settings: Settings) -> None:
        self._stop, self._loop = asyncio.Event(), asyncio.get_running_loop()
        async with serving(settings) as house:
            self.url = house.url
            ada, bob = await house.pair()
            self.tables["live"] = ada.table
            await ada.send(**{"type": "choose", **_answer(ada.position["request"])})
            over, _ = await house.pair()
            self.tables["over"] = over.table
            await over.send(type="declare", declaration="resign")
            await over.hear_until(lambda heard: heard["type"] == "table")
            self.tables["open"] = (await bob.person.make("barracks", {}))["id"]
            self._ready.set()
            await self._stop.wait()

    def start(self, settings: Settings) -> threading.Thread:
        thread = threading.Thread(target=self.run, args=(settings,), daemon=True)
        thread.start()
        assert self._ready.wait(PATIENCE)
        return thread

    def stop(self) -> None:
        assert self._loop is not None
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self.session.close()

    def caller(self, operation: str) -> dict[str, str]:
        """By turns nobody, a guest and an account; new ones for each operation, as some end sessions."""
        self._calls += 1
        who = ("nobody", "guest", "account")[self._calls % 3]
        if who == "nobody":
            return {}
        key = f"{operation} {who}"
        if key not in self._cookies or not self._known(key):
            body = {
                "name": f"{who} {self._calls}",
                **({"password": "correct horse battery"} if who == "account" else {}),
            }
            answer = httpx.post(f"{self.url}/api/{'me' if who == 'guest' else 'accounts'}", json=body, timeout=PATIENCE)
            self._cookies[key] = {"Cookie": f"{COOKIE}={answer.cookies[COOKIE]}"}
        return self._cookies[key]

    def _known(self, key: str) -> bool:
        answer = httpx.get(f"{self.url}/api/me", headers=self._cookies[key], timeout=PATIENCE)
        return answer.json()["player"] is not None

    def id(self) -> str:
        return list(self.tables.values())[self._calls // 3 % len(self.tables)]

    def looks(self) -> dict[str, Any]:
        """How the tables are at which no caller sits and that none may join."""
        live, over = self.tables["live"], self.tables["over"]
        paths = (live, over, f"{over}/record")
        return {path: httpx.get(f"{self.url}/api/tables/{path}", timeout=PATIENCE).json() for path in paths}


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    return {"request": request["id"], "choice": request["options"][0]["choice"]}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    database = str(tmp_path_factory.mktemp("place") / "tables.sqlite")
    place = Place()
    thread = place.start(Settings(database=database, secret=SECRET, limits=NO_LIMITS, workers=1))
    try:
        before = place.looks()
        yield place
        assert place.looks() == before
    finally:
        place.stop()
        thread.join(PATIENCE)


@schema.parametrize()
@settings(tried(8), phases=[Phase.explicit, Phase.generate], database=None)
def test_every_answer_is_as_described(case: schemathesis.Case[Any], place: Place) -> None:
    headers = place.caller(case.operation.label)
    if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
        _make_it_matter(case, place)
    place.session.cookies.clear()
    case.call_and_validate(base_url=place.url, session=place.session, headers=headers, checks=CHECKS, timeout=PATIENCE)


def _make_it_matter(case: schemathesis.Case[Any], place: Place) -> None:
    """Ids of tables that are there, setups that can be played: other right values in place of right ones."""
    number = place._calls
    if "id" in case.path_parameters and number % 4:
        case.path_parameters["id"] = place.id()
    if case.operation.label == "POST /api/tables" and isinstance(case.body, dict) and number % 4:
        game, setup = EXAMPLES[number % len(EXAMPLES)]
        case.body = {**case.body, "game": game, "setup": setup}
        if number % 8 > 3:
            case.body.pop("seats", None)


def test_the_whole_api_is_described() -> None:
    paths = schema.raw_schema["paths"]
    assert len(paths) > 15
    assert all(path.startswith("/api/") for path in paths)
