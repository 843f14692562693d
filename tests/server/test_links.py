"""Links: which addresses there are, what a messenger shows of them, who invites, and where they work."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from server.apps import Running
from server.tablerows import table_row
from starlette.applications import Starlette

from arenarium.server import app as app_module
from arenarium.server.http import network
from arenarium.server.http.link_preview import of_table, with_preview
from arenarium.server.http.network import reach_of
from arenarium.server.http.replies import takes_gzip
from arenarium.server.http.static import StaticFiles
from arenarium.server.store.rows import OVER

ROUTES = Path(__file__).parents[2] / "web" / "public" / "routes.json"
PAGE = "<html><head><title>Arenarium</title></head><body></body></html>"


@pytest.fixture
async def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, running: Running) -> AsyncIterator[httpx.AsyncClient]:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "routes.json").write_text(ROUTES.read_text())
    monkeypatch.setattr(app_module, "StaticFiles", partial(StaticFiles, folder))
    async with running() as app:
        yield browser_of(app)


def browser_of(app: Starlette) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost:8000")


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/new/barracks", 200),
        ("/new/ludo", 404),
        ("/cards/tashkalar/Wild%20Eagle", 200),
        ("/rules/", 200),
        ("/nonsense", 404),
        ("/wp-login.php", 404),
        ("/table", 404),
        ("/table/short", 404),
        ("/table/there-is-no-such-one", 404),
        ("/account/more", 404),
    ],
)
async def test_what_is_no_screen_of_the_client_is_not_found(client: httpx.AsyncClient, path: str, status: int) -> None:
    answer = await client.get(path)
    assert answer.status_code == status
    if status == 404:
        assert answer.text == PAGE, "the client says in the reader's language that there is nothing"


@pytest.mark.parametrize(
    ("path", "language", "title", "text", "page_title"),
    [
        ("/", "en", "Arenarium", "Games you learn in three minutes", "Arenarium"),
        ("/player/%3Cb%3E", "cs", "Arenarium", "Hry, které se naučíš za tři minuty", "Arenarium"),
        ("/rules/barracks", "pl", "Koszary", "Gry, których nauczysz się", "Koszary – Arenarium"),
        ("/cards/tashkalar/Gun%20Tower", "en", "Gun Tower – Tash-Kalar", "", "Gun Tower – Tash-Kalar – Arenarium"),
        ("/cards/barracks/Golem", "pl", "Golem – Koszary", "", "Golem – Koszary – Arenarium"),
        ("/cards/barracks/Nobody", "en", "Barracks", "Games you learn", "Barracks – Arenarium"),
    ],
)
async def test_any_other_link_says_what_it_leads_to(
    client: httpx.AsyncClient, path: str, language: str, title: str, text: str, page_title: str
) -> None:
    answer = await client.get(path, headers={"Accept-Language": language})
    assert f"<title>{page_title}</title>" in answer.text
    assert f'<meta property="og:title" content="{title}" />' in answer.text
    assert f'<meta property="og:description" content="{text}' in answer.text
    assert '<meta property="og:description" content="" />' not in answer.text
    assert '<meta property="og:image" content="http://localhost:8000/icons/icon-512.png" />' in answer.text
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert answer.headers["content-encoding"] == "gzip"
    assert "<b>" not in answer.text


async def test_a_link_to_a_table_says_who_invites_to_what(client: httpx.AsyncClient) -> None:
    await client.post("/api/me", json={"name": 'Ann "<b>"'})
    seats = [{"kind": "human"}, {"kind": "open"}]
    made = await client.post("/api/tables", json={"game": "barracks", "setup": {}, "seats": seats})
    table = made.json()["id"]
    english = (await client.get(f"/table/{table}")).text
    assert '<meta property="og:title" content="Ann &quot;&lt;b&gt;&quot; invites you to Barracks" />' in english
    assert "2 players, 1 seat free." in english
    assert f'<meta property="og:url" content="http://localhost:8000/table/{table}" />' in english
    czech = await client.get(f"/table/{table}", headers={"Accept-Language": "de, cs;q=0.8, en;q=0.5"})
    assert "zve do hry Kasárna" in czech.text
    stranger = httpx.AsyncClient(transport=client._transport, base_url="http://localhost:8000")
    invitation = (await stranger.get(f"/api/tables/{table}/invitation")).json()
    assert (invitation["host"], invitation["game"], invitation["free"]) == ('Ann "<b>"', "barracks", 1)
    assert invitation["seats"] == [{"name": 'Ann "<b>"'}, {}]
    assert (await stranger.get("/api/tables/no-such-table-here/invitation")).status_code == 404


@pytest.mark.parametrize(
    ("step", "picture"),
    [("", "picture.png"), ("0", "picture.png"), ("17", "picture.png?number=17"), ("-1", "picture.png")],
)
def test_a_link_to_a_replay_shows_its_moment_or_else_the_end(step: str, picture: str) -> None:
    row = table_row("a-table", "ann", (), status=OVER, started_at=1)
    preview = of_table(row, "en", step)
    page = with_preview(PAGE.encode(), preview, "http://localhost:8000/replay/a-table").decode()
    assert f'<meta property="og:image" content="http://localhost:8000/api/tables/a-table/{picture}" />' in page


async def test_only_what_is_the_same_for_everybody_is_compressed(client: httpx.AsyncClient) -> None:
    await client.post("/api/me", json={"name": "Ann"})
    cards = await client.get("/api/cards/tashkalar", headers={"Accept-Encoding": "gzip"})
    assert cards.headers["content-encoding"] == "gzip"
    plain = await client.get("/api/cards/tashkalar", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert cards.json() == plain.json()
    assert int(cards.headers["content-length"]) < len(plain.content) / 4
    assert {cards.headers["vary"], plain.headers["vary"]} == {"Accept-Encoding"}
    again = {"Accept-Encoding": "gzip", "If-None-Match": cards.headers["etag"]}
    assert (await client.get("/api/cards/tashkalar", headers=again)).status_code == 304
    for _ in range(8):
        seats = [{"kind": "human"}, {"kind": "open"}]
        await client.post("/api/tables", json={"game": "barracks", "setup": {}, "seats": seats})
    own = await client.get("/api/tables?mine=true", headers={"Accept-Encoding": "gzip"})
    assert len(own.content) > 1024
    assert "content-encoding" not in own.headers, "its length could give away what is in it"


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("", False), ("br", False), ("gzip;q=0", False)],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


@pytest.mark.parametrize(
    ("listens_at", "opened_at", "visitor", "reach", "origin"),
    [
        ("127.0.0.1", "localhost:8000", "127.0.0.1", "computer", None),
        ("0.0.0.0", "localhost:8000", "127.0.0.1", "network", "http://192.168.7.7:8000"),
        ("::", "[::1]:8000", "::1", "network", "http://192.168.7.7:8000"),
        ("0.0.0.0", "192.168.7.7:8000", "192.168.7.9", "network", None),
        ("0.0.0.0", "play.example.org", "203.0.113.5", "anywhere", None),
        ("0.0.0.0", "localhost", "203.0.113.5", "anywhere", None),
        ("0.0.0.0", "", "127.0.0.1", "anywhere", None),
    ],
)
def test_where_a_link_works(
    monkeypatch: pytest.MonkeyPatch, listens_at: str, opened_at: str, visitor: str, reach: str, origin: str | None
) -> None:
    monkeypatch.setattr(network, "local_address", lambda: "192.168.7.7")
    info = reach_of(listens_at, opened_at, "http", visitor)
    assert (info.reach, info.origin) == (reach, origin)


async def test_a_page_can_ask_where_its_links_work(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/address")).json() == {"reach": "computer", "origin": None}
