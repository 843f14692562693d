"""Fair play at and around a table: taking seats, starting, setups, leaving, rematches, chat."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from server.serving import House, accepted, choose, cookie_of, refusal, refused_call, silence
from support.patience import PATIENCE
from support.tableclient import Message, RefusedError, TableClient

from arenarium.bots.registry import usual_level
from arenarium.games import kit_of
from arenarium.server.http.sessions import COOKIE
from arenarium.server.live import live_match as live

pytestmark = pytest.mark.asyncio(loop_scope="module")


# ----------------------------------------------------------------------------------------------------- before the start


async def test_a_seat_that_two_want_at_once_is_taken_once(house: House) -> None:
    ada = await house.guest("Ada")
    table = (await ada.make("tashkalar", {"form": "melee", "seats": 3}))["id"]
    rivals = [await house.guest(f"Rival {number}") for number in range(6)]
    answers = await asyncio.gather(*(rival.join(table, 1) for rival in rivals), return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    refusals = [answer for answer in answers if isinstance(answer, RefusedError)]
    assert [refused.code for refused in refusals] == ["taken"] * (len(rivals) - 1)


async def test_who_does_not_sit_at_a_table_cannot_start_change_or_leave_it(house: House) -> None:
    ada, eve = await house.guest("Ada"), await house.guest("Eve")
    table = (await ada.make("tashkalar", {"form": "duel"}, start_when_full=False))["id"]
    before = await ada.call("GET", f"/api/tables/{table}")
    assert await refused_call(eve.call("POST", f"/api/tables/{table}/start")) == (403, "no-seat")
    assert await refused_call(eve.call("POST", f"/api/tables/{table}/leave")) == (403, "no-seat")
    assert await refused_call(ada.call("POST", f"/api/tables/{table}/start")) == (409, "not-full")
    assert await ada.call("GET", f"/api/tables/{table}") == before


async def test_a_seat_that_is_kept_for_somebody_is_nobody_elses(house: House) -> None:
    ada, bob, eve = [await house.guest(name) for name in ("Ada", "Bob", "Eve")]
    await bob.call("POST", "/api/accounts", {"name": "Bob the Awaited", "password": "correct horse"})
    seats = [{"kind": "human"}, {"kind": "open", "reserved_for": "Bob the Awaited"}]
    table = (await ada.make("tashkalar", {"form": "duel"}, seats=seats))["id"]
    assert await refused_call(eve.join(table)) == (409, "full")
    assert await refused_call(eve.join(table, 1)) == (409, "taken")
    assert (await bob.join(table))["status"] == "live"


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("tashkalar", {"form": "melee", "seats": 10**18}),
        ("tashkalar", {"form": "melee", "seats": -3}),
        ("tashkalar", {"form": "duel", "seats": 2.0}),
        ("tashkalar", {"form": "duel", "seats": True}),
        ("tashkalar", {"form": ["duel"]}),
        ("tashkalar", {"form": "duel", "schools": [[[[["northern"]]]], "highland"]}),
        ("tashkalar", {"form": "duel", "schools": {"northern": "highland"}}),
        ("tashkalar", {"form": "duel", "schools": ["northern"] * 1000}),
        ("tashkalar", {"form": "duel", "first": 10**30}),
        ("tashkalar", {"form": "duel", "teams": "yes"}),
        ("tashkalar", {"form": "duel", "\u0000": 1}),
        ("barracks", {"difficulty": ["classic"]}),
        ("barracks", {"difficulty": {}}),
        ("barracks", {"difficulty": None}),
        ("barracks", {"seats": 3}),
        ("barracks", {"seats": [2]}),
        ("barracks", {"first": {"first": {}}}),
        ("barracks", {"first": True}),
        ("ludo", {}),
    ],
    ids=lambda value: str(value)[:40],
)
async def test_a_setup_that_makes_no_sense_is_refused(house: House, game: str, setup: Message) -> None:
    ada = await house.guest("Ada")
    assert await refused_call(ada.make(game, setup)) == (422, "bad-setup")


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        ([{"kind": "human"}], "invalid"),
        ([{"kind": "human"}] * 2, "bad-seats"),
        ([{"kind": "open"}] * 3, "bad-seats"),
        ([{"kind": "open"}] * 5, "invalid"),
        ([{"kind": "human"}, {"kind": "computer", "level": "level99"}], "level"),
        ([{"kind": "human"}, {"kind": "computer", "level": "../../etc"}], "invalid"),
        ([{"kind": "human"}, {"kind": "open", "reserved_for": "Nobody at all"}], "no-such-account"),
        ([{"kind": "human"}, {"kind": "open", "reserved_for": "\u0000"}], "no-such-account"),
    ],
    ids=lambda value: str(value)[:60],
)
async def test_seats_that_make_no_sense_are_refused(house: House, seats: list[Message], code: str) -> None:
    ada = await house.guest("Ada")
    assert await refused_call(ada.make("tashkalar", {"form": "duel"}, seats=seats)) == (422, code)


# ----------------------------------------------------------------------------------------------- leaving and afterwards


async def test_nobody_is_replaced_who_is_there(house: House) -> None:
    ada, bob = await house.pair()
    assert await refusal(bob, type="agree", seat=ada.seat) == "present"
    assert await refusal(ada, type="agree", seat=ada.seat) == "no-such-seat"
    assert await refusal(ada, type="agree", seat=3) == "no-such-seat"
    for seat in (-1, 4, 2**70, "0", None):
        assert await refusal(ada, type="agree", seat=seat) == "invalid"
    await silence(ada, bob)


async def test_nobody_is_replaced_for_thinking_as_long_as_the_clock_allows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "UNANSWERED_AFTER", 0)
    ada, bob = await house.pair(clock={"kind": "days", "days": 1})
    assert await refusal(bob, type="agree", seat=ada.seat) == "present"
    ada, bob = await house.pair()
    await accepted(bob, [ada], type="agree", seat=ada.seat)


async def test_who_leaves_is_replaced_when_all_others_agree(house: House) -> None:
    ada, bob, cyd = await house.table("tashkalar", {"form": "melee", "seats": 3}, 3)
    await accepted(ada, [bob, cyd], type="leave")
    assert await refusal(ada, type="leave") == "left"
    assert await refusal(ada, type="agree", seat=1) == "left"
    await accepted(bob, [ada, cyd], type="agree", seat=0)
    assert cyd.told[2]["takes_over"] == []
    await accepted(cyd, [ada, bob], type="agree", seat=0)
    assert bob.told[3]["takes_over"] == [0]
    assert await refusal_in_passing(ada, type="declare", declaration="resign") == "taken-over"
    info = await bob.person.call("GET", f"/api/tables/{bob.table}")
    assert info["seats"][0]["computer"] == usual_level(kit_of("tashkalar"))


async def test_who_was_replaced_gets_the_seat_back_and_everybody_hears_of_it(house: House) -> None:
    ada, bob = await house.pair()
    await accepted(ada, [bob], type="leave")
    await accepted(bob, [ada], type="agree", seat=ada.seat)
    assert bob.position["returnable"] == [ada.seat]
    assert await refusal_in_passing(bob, type="return") == "present"
    await ada.send(type="return")
    for client in (ada, bob):
        told = await client.hear_until(lambda heard: "takeback" in kinds_of_events(heard))
        assert told["position"].get("returnable", []) == []
    info = await bob.person.call("GET", f"/api/tables/{bob.table}")
    assert "computer" not in info["seats"][ada.seat]


def kinds_of_events(message: Message) -> list[str]:
    """What the steps of a message say that has happened."""
    return [told["facts"]["event"] for step in message.get("steps", []) for told in step["events"]]


async def refusal_in_passing(client: TableClient, **message: object) -> str:
    """The refusal of a message while a computer player goes on playing."""
    await client.send(**message)
    told = await client.hear_until(lambda heard: heard["type"] == "refused")
    return str(told["code"])


async def test_the_last_one_cannot_leave_and_who_comes_back_is_not_replaced(house: House) -> None:
    ada, bob = await house.pair()
    await accepted(ada, [bob], type="leave")
    assert await refusal(bob, type="leave") == "alone"
    await choose(ada, bob)
    assert bob.position.get("left", []) == []
    assert await refusal(bob, type="agree", seat=ada.seat) == "present"


async def test_a_rematch_is_for_those_who_played(house: House) -> None:
    ada, bob = await house.pair()
    eve = await house.guest("Eve")
    again = f"/api/tables/{ada.table}/rematch"
    assert await refused_call(ada.person.call("POST", again)) == (409, "not-over")
    await accepted(ada, [bob], type="declare", declaration="resign")
    assert await refused_call(eve.call("POST", again)) == (403, "no-seat")
    made = await ada.person.call("POST", again)
    assert await refused_call(eve.join(made["id"])) == (409, "full")
    assert (await bob.person.call("POST", again))["id"] == made["id"]
    for client in (ada, bob):
        await client.hear_until(lambda heard: heard["type"] == "table" and heard["table"]["rematch"] == made["id"])
        assert await refusal(client, type="declare", declaration="resign") == "over"


async def test_a_running_game_is_neither_told_nor_replayed(house: House) -> None:
    ada, _ = await house.pair()
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as anybody:
        for path in ("record", "replay?number=0", "replay?number=0&seat=0"):
            answer = await anybody.get(
                f"/api/tables/{ada.table}/{path}", headers={"Cookie": f"{COOKIE}={cookie_of(ada)}"}
            )
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


# ----------------------------------------------------------------------------------------------------------------- chat


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "invalid"),
        ("x" * 501, "invalid"),
        ("   \t ", "empty"),
        ("\u200d\u200c \u200d", "empty"),
        ("nul \u0000", "invalid"),
        ("bell \u0007", "invalid"),
        ("escape \u001b[31m", "invalid"),
        ("turned \u202e round", "invalid"),
        ("isolated \u2066 left", "invalid"),
        ("zero \u200b width", "invalid"),
        ("marked \ufeff", "invalid"),
        ("private \ue000", "invalid"),
        ("no character \uffff", "invalid"),
    ],
    ids=lambda value: ascii(value)[:30],
)
async def test_lines_of_chat_that_are_refused(house: House, text: str, code: str) -> None:
    ada, bob = await house.pair()
    assert await refusal(ada, type="say", text=text) == code
    await silence(bob)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<b>dobrý den</b> & \"cześć\" 'x'", "<b>dobrý den</b> & \"cześć\" 'x'"),
        ("  two\n\n lines\t", "two lines"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("'; DROP TABLE chat; --", "'; DROP TABLE chat; --"),
    ],
    ids=lambda value: ascii(value)[:20],
)
async def test_lines_of_chat_that_are_told_as_they_are(house: House, text: str, shown: str) -> None:
    ada, bob = await house.pair()
    await ada.send(type="say", text=text)
    told = await bob.hear()
    assert [(line["name"], line["seat"], line["text"]) for line in told["lines"]] == [
        (ada.person.name, ada.seat, shown)
    ]
