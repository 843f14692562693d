"""Telling those who are away: Web Push to a push service of the tests' own, mail to a server of the tests' own."""

from __future__ import annotations

import asyncio
import base64
import http.server
import json
import threading
from collections.abc import AsyncIterator, Iterator
from email import message_from_bytes, policy
from typing import Any

import http_ece
import pytest
import pytest_asyncio
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from server.apps import SECRET
from server.serving import House, refused_call, serving
from support.patience import PATIENCE
from support.tableclient import Person

from arenarium.core.errors import ArenariumError
from arenarium.games import kits
from arenarium.narration.words import LANGUAGES
from arenarium.server.messages.challenges import ChallengeInfo
from arenarium.server.messages.events import Challenged
from arenarium.server.messages.tables import NoClock
from arenarium.server.push.mailer import Mailer
from arenarium.server.push.notices import notice_of
from arenarium.server.push.web_push import WebPush, new_key
from arenarium.server.settings import NO_LIMITS, PUSH_SERVICES, Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.notifications import MailAddress, Notifications, Subscription
from arenarium.server.store.players import Player, Players

pytestmark = pytest.mark.asyncio(loop_scope="module")


class PushService:
    """What stands between a server and a browser; it keeps what it is given."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, content))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """One that has subscribed: only it can open what is sealed for it."""

    def __init__(self, service: PushService, path: str) -> None:
        self.endpoint = service.origin + path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        raw = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.subscription = {"endpoint": self.endpoint, "p256dh": _base64(raw), "auth": _base64(self._auth)}

    def open(self, content: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(content, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        opened: dict[str, str] = json.loads(plain)
        return opened


class MailSink:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.port = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        self.got.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


@pytest.fixture(scope="module")
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def mail() -> AsyncIterator[MailSink]:
    sink = MailSink()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(sink, hostname="localhost", loop=loop), "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    yield sink
    server.close()
    await server.wait_closed()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(
    tmp_path_factory: pytest.TempPathFactory, push_service: PushService, mail: MailSink
) -> AsyncIterator[House]:
    settings = Settings(
        database=str(tmp_path_factory.mktemp("club") / "tables.sqlite"),
        secret=SECRET,
        limits=NO_LIMITS,
        workers=1,
        push_services=(push_service.origin,),
        smtp=f"smtp+plain://127.0.0.1:{mail.port}",
        mail_from="club@example.org",
        public_url="https://games.example.org/",
    )
    async with serving(settings) as house:
        yield house


async def account(house: House, name: str) -> Person:
    person = await house.guest(name)
    await person.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
    return person


async def until(happened: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happened():
            await asyncio.sleep(0.01)


async def challenge(person: Person, opponent: str) -> dict[str, Any]:
    wanted = {
        "game": "tashkalar",
        "setup": {"form": "duel"},
        "opponent": opponent,
        "clock": {"kind": "days", "days": 1},
    }
    made: dict[str, Any] = await person.call("POST", "/api/challenges", wanted)
    return made


async def test_a_browser_that_has_subscribed_is_told_in_its_language(club: House, push_service: PushService) -> None:
    ada, bob = await account(club, "Push Ada"), await account(club, "Push Bob")
    settings = await bob.call("GET", "/api/me/notifications")
    assert settings == {"browsers": 0, "mail": {"offered": True, "address": None, "confirmed": False}}, "all is off"
    browser = Browser(push_service, "/bob")
    assert (await bob.call("POST", "/api/me/push", browser.subscription | {"lang": "pl"}))["browsers"] == 1
    made = await challenge(ada, "Push Bob")
    await until(lambda: push_service.got)
    path, headers, content = push_service.got.pop()
    assert path == "/bob"
    notice = browser.open(content)
    assert notice == {
        "title": "Push Ada rzuca ci wyzwanie",
        "text": "Tash-Kalar",
        "path": f"/challenge/{made['id']}",
        "tag": made["id"],
    }
    key = (await bob.call("GET", "/api/push-key"))["key"]
    assert f"k={key}" in headers["authorization"], "signed with the key that the browser was given"
    await bob.call("POST", "/api/me/push/end", {"endpoint": browser.endpoint})
    await challenge(ada, "Push Bob")
    other = Browser(push_service, "/ada")
    await ada.call("POST", "/api/me/push", other.subscription)
    await bob.call("POST", f"/api/challenges/{made['id']}/accept")
    await until(lambda: push_service.got)
    assert {path for path, _, _ in push_service.got} == {"/ada"}, "who has ended it is left alone"
    assert other.open(push_service.got[0][2])["title"] == "Your game begins"
    push_service.got.clear()


async def test_a_browser_that_is_gone_is_forgotten(club: House, push_service: PushService) -> None:
    ada, bob = await account(club, "Gone Ada"), await account(club, "Gone Bob")
    await bob.call("POST", "/api/me/push", Browser(push_service, "/gone").subscription)
    push_service.status = 410
    await challenge(ada, "Gone Bob")
    async with asyncio.timeout(PATIENCE):
        while (await bob.call("GET", "/api/me/notifications"))["browsers"]:
            await asyncio.sleep(0.01)
    push_service.status = 201
    push_service.got.clear()


async def test_only_push_services_are_written_to(club: House, push_service: PushService) -> None:
    bob = await account(club, "Strange Bob")
    good = Browser(push_service, "/x").subscription
    for endpoint in (
        "http://127.0.0.1:1/",
        "https://intranet.example/",
        "http://169.254.169.254/latest",
        "https://x@fcm.googleapis.com/",
    ):
        assert await refused_call(bob.call("POST", "/api/me/push", good | {"endpoint": endpoint})) == (422, "invalid")
    usual = WebPush(new_key(), "mailto:a@example.org", PUSH_SERVICES)
    assert usual.knows("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert usual.knows("https://fcm.googleapis.com/fcm/send/abc")
    for endpoint in (
        "http://fcm.googleapis.com/",
        "https://fcm.googleapis.com.evil.example/",
        "https://evilfcm.googleapis.com:8443/",
        "https://[",
        "https://notfcm.googleapis.com/",
    ):
        assert not usual.knows(endpoint), endpoint


async def test_mail_is_sent_once_the_address_was_confirmed(club: House, mail: MailSink) -> None:
    ada, bob = await account(club, "Mail Ada"), await account(club, "Mail Bob")
    asked = await bob.call("POST", "/api/me/mail", {"address": "bob@example.org", "lang": "cs"})
    assert asked["mail"] == {"offered": True, "address": "bob@example.org", "confirmed": False}
    (message,) = mail.got
    code = message["Subject"].rpartition(" ")[2]
    assert (message["To"], message["From"]) == ("bob@example.org", "club@example.org")
    mail.got.clear()
    await challenge(ada, "Mail Bob")
    wrong = f"{(int(code) + 1) % 10**6:06}"
    assert await refused_call(bob.call("POST", "/api/me/mail/confirm", {"code": wrong})) == (422, "invalid")
    assert (await bob.call("POST", "/api/me/mail/confirm", {"code": code}))["mail"]["confirmed"] is True
    made = await challenge(ada, "Mail Bob")
    await until(lambda: mail.got)
    (message,) = mail.got
    mail.got.clear()
    assert message["Subject"] == "Mail Ada tě vyzývá"
    text = message.get_content()
    assert f"https://games.example.org/challenge/{made['id']}" in text
    assert "https://games.example.org/account" in text
    assert (await bob.call("DELETE", "/api/me/mail"))["mail"]["address"] is None
    guest = await club.guest("Guest")
    assert await refused_call(guest.call("POST", "/api/me/mail", {"address": "a@b.example"})) == (403, "no-account")


@pytest.mark.asyncio(loop_scope="function")
async def test_keys_and_addresses_are_kept(database_settings: Settings) -> None:
    database = Database(database_settings)
    await migrate(database)
    await Players(database).add(Player("player-0001", "Ada"), 0)
    store = Notifications(database)
    assert [await store.kept_key("vapid", key) for key in ("one", "two")] == ["one", "one"], "made once"
    for number in range(4):
        await store.subscribe("player-0001", Subscription(f"id{number}", "https://x", "k", "a", "en"), number, 3)
    assert {one.id for one in await store.subscriptions("player-0001")} == {"id1", "id2", "id3"}
    await store.unsubscribe("id1", "player-0002")
    assert await store.count("player-0001") == 3, "nobody ends what is another's"
    await store.set_mail("player-0001", MailAddress("a@example.org", "en", "code", 10, 0, False))
    assert not await store.try_code("player-0001", "wrong", 5, 2)
    assert not await store.try_code("player-0001", "code", 10, 2), "too late"
    assert not await store.try_code("player-0001", "code", 5, 2), "too many tries"
    await store.set_mail("player-0001", MailAddress("a@example.org", "en", "code", 10, 0, False))
    assert await store.try_code("player-0001", "code", 5, 2)
    assert not await store.try_code("player-0001", "code", 5, 9), "once"
    kept = await store.mail("player-0001")
    assert kept is not None
    assert kept.confirmed
    await store.forget_mail("player-0001")
    assert await store.mail("player-0001") is None
    await database.close()


async def test_a_key_made_here_is_read_again() -> None:
    pem = new_key()
    assert WebPush(pem, "mailto:a@example.org", ()).public_key == WebPush(pem, "mailto:a@example.org", ()).public_key
    assert Vapid02.from_pem(pem.encode()).public_key is not None


TITLES = {("barracks", "pl"): "Koszary", ("barracks", "cs"): "Kasárna"}
"""Where a game is called otherwise than in English."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_happens_is_said_in_every_language(language: str) -> None:
    for game, kit in kits().items():
        info = ChallengeInfo("id", "Ada", "Bob", False, game, "way", {}, NoClock(), True, "open", 0, 1, None)
        notice = notice_of(Challenged(challenge=info), language)
        assert notice is not None
        assert "Ada" in notice.title
        assert notice.text == TITLES.get((game, language), kit.name)


@pytest.mark.parametrize(
    ("address", "sender", "error"),
    [
        ("mail.example.org", "a@example.org", "expected something like smtp://"),
        ("http://mail.example.org", "a@example.org", "expected something like smtp://"),
        ("smtp://host:port", "a@example.org", "smtp: "),
        ("smtp://host", "", "mail-from"),
    ],
)
async def test_settings_for_mail_that_make_no_sense_are_told_in_words(address: str, sender: str, error: str) -> None:
    with pytest.raises(ArenariumError, match=error):
        Mailer.of(address, sender)
    assert Mailer.of("smtp://u%40x:p%3A@host", "a@example.org") == Mailer(
        "host", 587, "a@example.org", "starttls", "u@x", "p:"
    )
