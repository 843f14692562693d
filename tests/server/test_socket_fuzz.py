"""Whatever comes over a socket, the server answers it or ends that socket; the game goes on, and nothing has happened
that was not allowed.

At a real table, over real sockets: broken and hostile messages of those who play, of another guest and of nobody, in
between a game that is played by the rules.
"""

from __future__ import annotations

import json
import string
from functools import partial
from random import Random
from typing import Any

import pytest
from server.serving import House, choose
from support.tableclient import TableClient
from support.thoroughness import tried

from arenarium.server.messages.socket import MAX_MESSAGE_BYTES

pytestmark = pytest.mark.asyncio(loop_scope="module")

TYPES = ["choose", "undo", "declare", "leave", "agree", "claim", "say", "ping"]
FIELDS = ["type", "id", "request", "choice", "number", "seat", "text"]
ODD_NUMBERS = [-1, 0, 1, 2**31, 2**63, 10**100, -(10**300), 0.5, 2.0, 1e308, float("inf"), float("nan")]
ODD_TEXTS = [
    "",
    " ",
    "\u0000",
    "\u202e",
    "\ud800",
    "é" * 50,
    "x" * 401,
    "x" * 501,
    "null",
    "0",
    "²",
    "%s%n",
    "${x}",
    "';--",
]


class Fuzz:
    """Makes messages that nobody should send."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen: list[dict[str, Any]] = []
        """Messages that were right, once."""

    def message(self) -> str | bytes:
        rng = self.rng
        made = rng.choice([self._noise, self._broken, self._deep, self._odd, self._odd, self._nearly, self._nearly])()
        return made if isinstance(made, bytes) else made[: MAX_MESSAGE_BYTES // 2]

    def _noise(self) -> str | bytes:
        if self.rng.random() < 0.5:
            return self.rng.randbytes(self.rng.randrange(200))
        return "".join(self.rng.choices(string.printable, k=self.rng.randrange(200)))

    def _broken(self) -> str:
        text = json.dumps(self._any_object())
        cut = self.rng.randrange(len(text))
        return self.rng.choice([text[:cut], text[:cut] + text[cut + 1 :], text + text, text.replace('"', "'")])

    def _deep(self) -> str:
        opening, depth = (
            self.rng.choice(["[", '{"a":', '{"type":', '{"type":"ping","id":']),
            self.rng.randrange(1, 2000),
        )
        return opening * depth

    def _odd(self) -> str:
        return json.dumps(self._any_object())

    def _nearly(self) -> str:
        """A message that was right once, with something changed."""
        message = dict(self.rng.choice(self.seen)) if self.seen else self._any_object()
        match self.rng.randrange(4):
            case 0:
                message[self.rng.choice(FIELDS)] = self._any_value()
            case 1:
                message.pop(self.rng.choice(sorted(message)), None)
            case 2:
                message["type"] = self.rng.choice(TYPES)
            case _:
                message["extra"] = 1
        return json.dumps(message)

    def _any_object(self) -> dict[str, Any]:
        found = {field: self._any_value() for field in self.rng.sample(FIELDS[1:], self.rng.randrange(4))}
        return {"type": self.rng.choice([*TYPES, *TYPES, self._any_value()]), **found}

    def _any_value(self) -> Any:
        rng = self.rng
        return rng.choice(
            [
                rng.choice(ODD_NUMBERS),
                rng.choice(ODD_TEXTS),
                rng.choice([None, True, False, [], {}, [[]], {"type": "declare"}]),
                rng.randrange(10),
            ]
        )


async def answers(client: TableClient, message: str | bytes) -> list[dict[str, Any]]:
    """What a client hears because of a message: everything before the answer to a ping that is sent after it."""
    await client.socket.send(message)
    await client.send(type="ping", id="mark")
    heard = []
    while (told := await client.hear()) != {"type": "pong", "id": "mark", "at": told.get("at")}:
        heard.append(told)
    return heard


def means(message: str | bytes) -> str | None:
    """The type of a message that may be a right one, if by accident."""
    try:
        parsed = json.loads(message)
        return parsed.get("type") if isinstance(parsed, dict) else None
    except (ValueError, RecursionError):
        return None


async def play_and_disturb(house: House, game: str, rng: Random, rounds: int) -> None:
    ada, bob = await house.pair(game)
    eve = await house.client(await house.guest("Eve"), ada.table)
    ghost = TableClient(await house.guest("Ghost"), ada.table)
    ghost.person._http.cookies.clear()
    await ghost.connect()
    everybody, fuzz = [ada, bob, eve, ghost], Fuzz(rng)
    for _ in range(rounds):
        if ada.over:
            break
        sender = rng.choice(everybody)
        before = await house.steps(ada.table)
        message = fuzz.message()
        heard = await answers(sender, message)
        after = await house.steps(ada.table)
        kinds = [told["type"] for told in heard if told["type"] != "table"]
        assert len(kinds) == 1, (message, heard)
        if kinds == ["refused"] or kinds == ["pong"]:
            assert after == before, message
            await nothing_heard(everybody, sender)
        elif kinds == ["chat"]:
            assert means(message) == "say"
            assert sender is not ghost
            assert after == before
            await all_hear(everybody, sender, "chat")
        else:
            # by accident it was right: then it is what its type says, and done by who may do it
            assert kinds == ["played"], heard
            assert sender in (ada, bob), message
            assert [step.kind.value for step in after[len(before) :]] == [means(message)]
            assert after[-1].seat == sender.seat
            await all_hear(everybody, sender, "played")
            if len(heard) > 1:
                break  # the game is over, or a computer player has taken over
        if rng.random() < 0.3 and not ada.over:
            asked = next(client for client in (ada, bob) if "request" in client.position)
            options = asked.position["request"]["options"]
            choice: str = rng.choice(options)["choice"]
            fuzz.seen.append({"type": "choose", "request": asked.position["request"]["id"], "choice": choice})
            await choose(asked, *[one for one in everybody if one is not asked], which=partial(_this, choice))
    for client in everybody:
        await client.disconnect()
    again = await house.client(ada.person, ada.table)
    assert again.told == ada.told


async def nothing_heard(everybody: list[TableClient], sender: TableClient) -> None:
    for client in everybody:
        if client is not sender:
            await client.send(type="ping", id="nothing")
            assert (await client.hear())["type"] == "pong"


async def all_hear(everybody: list[TableClient], sender: TableClient, kind: str) -> None:
    for client in everybody:
        if client is not sender:
            await client.hear_until(lambda heard: heard["type"] == kind)


def _this(choice: str, options: list[str]) -> str:
    return choice


@pytest.mark.parametrize("game", ["tashkalar", "barracks"])
async def test_nothing_that_is_sent_disturbs_a_game(house: House, game: str) -> None:
    for seed in range(tried(3).max_examples):
        await play_and_disturb(house, game, Random(seed), rounds=80)
