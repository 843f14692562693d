"""What outsiders, and players who do not play fair, try: each attempt is refused, and nothing comes of it.

All of it on the real server, over real sockets. What is done over HTTP alone is in test_http.py, what two processes do
at once in test_live_play.py, unfair play around the table in test_manners.py, too much of anything in test_floods.py.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import math
import re

import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from server.apps import SECRET
from server.serving import House, accepted, choose, cookie_of, refusal, silence
from starlette.requests import HTTPConnection
from support.patience import PATIENCE
from support.tableclient import Message, TableClient
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from arenarium.server import sockets
from arenarium.server.http.sessions import COOKIE, YEAR, identify

pytestmark = pytest.mark.asyncio(loop_scope="module")


def answer_of(client: TableClient) -> Message:
    """A right answer to the question that is asked."""
    request = client.position["request"]
    return {"type": "choose", "request": request["id"], "choice": request["options"][0]["choice"]}


# ------------------------------------------------------------------------------------------------------ another's seat


@pytest.mark.parametrize("deed", ["choose", "undo", "declare", "leave", "agree", "claim"])
async def test_a_spectator_cannot_do_anything_in_anybodys_seat(house: House, deed: str) -> None:
    ada, bob = await house.pair()
    eve = await house.client(await house.guest("Eve"), ada.table)
    await choose(ada, bob, eve)
    kept = await house.steps(ada.table)
    asked = ada if "request" in ada.position else bob
    messages = {"choose": answer_of(asked), "undo": {"number": 1}, "agree": {"seat": 0}, "claim": {"seat": 0}}
    messages["declare"] = {"declaration": "resign"}
    assert await refusal(eve, **{"type": deed, **messages.get(deed, {})}) == "no-seat"
    await silence(ada, bob)
    assert await house.steps(ada.table) == kept


async def test_nobody_cannot_do_anything_at_all(house: House) -> None:
    ada, bob = await house.pair()
    nobody = TableClient(await house.guest("Eve"), ada.table)
    nobody.person._http.cookies.clear()
    await nobody.connect()
    for message in (answer_of(ada), {"type": "declare", "declaration": "resign"}, {"type": "say", "text": "hello"}):
        assert await refusal(nobody, **message) == "not-known"
    await nobody.disconnect()
    await silence(ada, bob)


async def test_the_opponent_cannot_answer_with_my_request_id(house: House) -> None:
    ada, bob = await house.pair()
    assert await refusal(bob, **answer_of(ada)) == "not-asked"
    await silence(ada)
    await choose(ada, bob)


async def test_the_opponent_cannot_take_back_my_choice(house: House) -> None:
    ada, bob = await house.pair()
    await choose(ada, bob)
    assert await refusal(bob, type="undo", number=1) == "undo-others"
    assert len(await house.steps(ada.table)) == 1


async def test_a_message_cannot_name_a_seat_to_act_for(house: House) -> None:
    ada, bob = await house.pair()
    assert await refusal(bob, **answer_of(ada), seat=ada.seat) == "invalid"
    await silence(ada)


# ------------------------------------------------------------------------------------------------------ another's hand


async def test_a_spectator_and_the_opponent_see_no_hand(house: House) -> None:
    ada, bob = await house.pair()
    eve = await house.client(await house.guest("Eve"), ada.table)
    hand = ada.position["view"]["hands"][ada.seat]
    assert hand
    assert all(hand)
    for other in (bob, eve):
        assert other.position["view"]["hands"][ada.seat] == [None] * len(hand)
    assert not any(card for hand in eve.position["view"]["hands"] for card in hand)
    assert "request" not in eve.position
    assert "request" not in bob.position


async def test_a_secret_order_is_not_told_to_who_still_decides(house: House) -> None:
    ada, bob = await house.pair("barracks", {"difficulty": "quick"})
    eve = await house.client(await house.guest("Eve"), ada.table)
    everybody = [ada, bob, eve]
    while len(ada.position["asked"]) < 2:
        asked = next(client for client in (ada, bob) if "request" in client.position)
        await choose(asked, *[client for client in everybody if client is not asked])
    question = bob.position["request"]["id"]
    await choose(ada, bob, eve)
    assert [step["events"] for step in (bob.told[bob.number], eve.told[eve.number])] == [[], []]
    assert bob.position["view"]["chosen"][ada.seat] is None
    assert bob.position["request"]["id"] == question, "the question to the other is still the same"


async def test_resuming_from_the_start_tells_no_more_than_was_told_before(house: House) -> None:
    ada, bob = await house.pair("barracks")
    for _ in range(6):
        asked = ada if "request" in ada.position else bob
        await choose(asked, bob if asked is ada else ada)
    again = await house.client(bob.person, bob.table)
    assert again.told == bob.told
    assert again.position == bob.position


# ------------------------------------------------------------------------------------------------------- old messages


async def test_an_old_message_that_is_sent_again_is_refused(house: House) -> None:
    ada, bob = await house.pair()
    message = answer_of(ada)
    await accepted(ada, [bob], **message)
    assert await refusal(ada, **message) in ("stale", "not-asked")
    while "request" not in ada.position or ada.number < 2:
        asked = ada if "request" in ada.position else bob
        await choose(asked, bob if asked is ada else ada)
    assert await refusal(ada, **message) == "stale"
    await silence(bob)


async def test_an_old_undo_does_not_take_back_a_later_choice(house: House) -> None:
    ada, bob = await house.pair()
    while not ("request" in ada.position and ada.number > 2):
        asked = ada if "request" in ada.position else bob
        await choose(asked, bob if asked is ada else ada)
    assert await refusal(ada, type="undo", number=1) == "stale"
    await silence(bob)


async def test_of_the_same_choice_sent_twice_at_once_one_counts(house: House) -> None:
    ada, bob = await house.pair()
    message = answer_of(ada)
    second = await house.client(ada.person, ada.table)
    await asyncio.gather(ada.send(**message), second.send(**message), ada.send(**message))
    for client in (ada, second, bob):
        await client.send(type="ping")
        while (await client.hear())["type"] != "pong":
            pass
    assert ada.refusals.total() + second.refusals.total() == 2
    assert len(await house.steps(ada.table)) == 1


# ------------------------------------------------------------------------------------------------------ forged cookies


def forged(content: object, secret: str = SECRET, age: int = 0) -> str:
    class Then(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - age

    options = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    signer = URLSafeTimedSerializer(secret, salt="arenarium session", signer=Then, signer_kwargs=options)
    return str(signer.dumps(content))


async def test_only_the_true_cookie_opens_a_seat(house: House) -> None:
    ada, _ = await house.pair()
    true = cookie_of(ada)
    content = json.loads(base64.urlsafe_b64decode(true.split(".")[0] + "=="))
    player, session = content
    assert (await house.knock(ada.table, Cookie=f"{COOKIE}={forged(content)}"))[0]["seat"] == ada.seat
    false = {
        "wrong key": forged(content, "another secret, just as long"),
        "cut": true[:-1],
        "another player under the same signature": ".".join([_coded([player[::-1], session]), *true.split(".")[1:]]),
        "expired": forged(content, age=YEAR + 60),
        "of a session that has ended": forged([player, session[::-1]]),
        "unsigned": _coded(content),
        "nonsense": "a.b.c",
        "empty": "",
    }
    for what, cookie in false.items():
        welcome, _ = await house.knock(ada.table, Cookie=f"{COOKIE}={cookie}")
        assert welcome["seat"] is None, what
        assert not any(card for hand in welcome["position"]["view"]["hands"] for card in hand), what


def _coded(content: object) -> str:
    return base64.urlsafe_b64encode(json.dumps(content).encode()).decode().rstrip("=")


async def test_a_wrong_token_is_not_even_a_spectator(house: House) -> None:
    ada, _ = await house.pair()
    answer, code = await house.knock(ada.table, Authorization="Bearer arenarium_guessed")
    assert (answer["type"], answer["code"], code) == ("refused", "bad-token", 4401)


async def test_a_token_that_is_revoked_in_mid_game_plays_and_hears_no_more(house: House) -> None:
    owner = await house.guest("Ada")
    await owner.call("POST", "/api/accounts", {"name": "Owner of bots", "password": "correct horse"})
    token = await owner.call("POST", "/api/tokens", {"label": "bot"})
    table = (await owner.make("tashkalar", {"form": "duel"}))["id"]
    url = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(
        url, additional_headers={"Authorization": f"Bearer {token['token']}"}, open_timeout=PATIENCE, proxy=None
    ) as bot:
        assert json.loads(await bot.recv())["seat"] == 0
        await owner.call("DELETE", f"/api/tokens/{token['id']}")
        assert json.loads(await asyncio.wait_for(bot.recv(), PATIENCE))["code"] == "bad-token"
        await bot.wait_closed()
        assert bot.close_code == 4401


async def test_a_session_that_is_ended_elsewhere_hears_no_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where it was ended, in this process; after a while where it was another."""
    ada, bob = await house.pair()
    await ada.person.call("POST", "/api/logout", {"everywhere": True})
    answer = await ada.hear()
    assert (answer["type"], answer["code"]) == ("refused", "session-ended")
    await silence(bob)
    monkeypatch.setattr(sockets, "RECHECK_SECONDS", 0.05)
    ada, _ = await house.pair()
    who = await identify(_with_cookie(house, cookie_of(ada)))
    assert who is not None
    await house.services.accounts.log_out_everywhere(who)
    answer = await ada.hear()
    assert (answer["type"], answer["code"]) == ("refused", "session-ended")


async def test_a_new_password_sends_a_thief_away_at_once(house: House) -> None:
    owner = await house.guest("Ada")
    account = {"name": "Robbed", "password": "correct horse"}
    await owner.call("POST", "/api/accounts", account)
    table = (await owner.make("tashkalar", {"form": "duel"}))["id"]
    robbed = await house.client(owner, table)
    thief = await house.guest("Thief")
    await thief.call("POST", "/api/login", account)
    stolen = await house.client(thief, table)
    assert stolen.seat == 0
    await owner.call("POST", "/api/me/password", {"old": account["password"], "new": "battery staple"})
    for client in (stolen, robbed):
        answer = await client.hear()
        assert (answer["type"], answer["code"]) == ("refused", "session-ended")
    assert (await house.client(owner, table)).seat == 0, "with the new cookie"
    assert (await house.client(thief, table)).seat is None


def _with_cookie(house: House, cookie: str) -> HTTPConnection:
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
    return HTTPConnection({"type": "http", "scheme": "http", "path": "/", "headers": headers, "app": house.app})


async def test_another_site_cannot_open_a_socket(house: House) -> None:
    ada, _ = await house.pair()
    for origin in ("https://evil.example", "null", house.url.replace("http", "https"), f"{house.url}.evil.example"):
        with pytest.raises(InvalidStatus) as caught:
            await house.knock(ada.table, Origin=origin, Cookie=f"{COOKIE}={cookie_of(ada)}")
        assert caught.value.response.status_code == 403
    assert (await house.knock(ada.table, Origin=house.url))[0]["type"] == "welcome"


# --------------------------------------------------------------------------------------------------------- other tables


@pytest.mark.parametrize(("id", "code"), [("AAAAAAAAAAAAAAAA", 4404), ("short", 4422), ("x" * 300, 4422)])
async def test_a_table_that_is_not_there(house: House, id: str, code: int) -> None:
    counted = house.services.metrics.refusals.labels({4404: "no-such-table", 4422: "invalid"}[code])._value
    before = counted.get()
    answer, closed = await house.knock(id)
    assert (answer["type"], closed) == ("refused", code)
    assert counted.get() == before + 1


@pytest.mark.parametrize("query", ["?since=-1", "?since=x", "?since=99999999999", "?lang=xx", "?seat=1"])
async def test_a_socket_is_asked_for_in_the_right_way(house: House, query: str) -> None:
    ada, _ = await house.pair()
    answer, code = await house.knock(ada.table, query=query, Cookie=f"{COOKIE}={cookie_of(ada)}")
    assert (answer["type"], code) == ("refused", 4422)


async def test_who_says_to_have_seen_more_than_there_was_is_told_how_things_stand(house: House) -> None:
    ada, _ = await house.pair()
    answer, _ = await house.knock(ada.table, query="?since=1000000")
    assert answer["steps"] == []
    assert answer["position"]["number"] == 0


async def test_table_ids_cannot_be_guessed_and_private_tables_are_not_listed(house: House) -> None:
    ada = await house.guest("Ada")
    made = [(await ada.make("barracks", {}, public=public))["id"] for public in (False, True) * 20]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{16}", id) for id in made)
    assert 16 * math.log2(64) == 96
    assert len({id[position] for id in made for position in range(16)}) > 40
    listed = set()
    eve = await house.guest("Eve")
    for query in ("", "&status=open", "&mine=true", f"&before={made[-1]}"):
        page = await eve.call("GET", f"/api/tables?limit=100{query}")
        listed |= {table["id"] for table in page["tables"]}
    assert listed >= set(made[1::2])
    assert not listed & set(made[::2])
