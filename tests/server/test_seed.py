"""The seed is made by everybody at the table: every number counts, and `verify` finds one that was changed."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from server.serving import House, accepted, choose, refused_call
from support.games import GAMES
from support.tableclient import Message, TableClient
from typer.testing import CliRunner

from arenarium.cli import _app
from arenarium.core.fingerprint import fingerprint
from arenarium.core.record import Record
from arenarium.core.seed import seed_of
from arenarium.core.verify import Verdict, verify

pytestmark = pytest.mark.asyncio(loop_scope="module")

NUMBERS = [f"{number:064x}" for number in (1, 2)]
OTHER = f"{3:064x}"
SETUP = {"form": "duel"}


async def begun(house: House, *numbers: str | None) -> list[TableClient]:
    """A game of two who add these numbers when they sit down."""
    first, second = await house.guest("Hanka"), await house.guest("Jirka")
    own = {"random": numbers[0]} if numbers[0] else {}
    table = (await first.make("tashkalar", SETUP, **own))["id"]
    body = {"random": numbers[1]} if numbers[1] else {}
    await second.call("POST", f"/api/tables/{table}/join", body)
    return [await house.client(person, table) for person in (first, second)]


async def recorded(house: House, *numbers: str | None) -> Message:
    """The record of such a game, after some choices and a resignation."""
    clients = await begun(house, *numbers)
    promised = clients[0].info["fingerprint"]
    for _ in range(4):
        asked = next(client for client in clients if "request" in client.position)
        await choose(asked, *(client for client in clients if client is not asked))
    await accepted(clients[0], clients[1:], type="declare", declaration="resign")
    record: Message = await clients[0].person.call("GET", f"/api/tables/{clients[0].table}/record")
    assert record["fingerprint"] == promised, "what was promised before the first choice"
    return record


def failures(record: Message, added: str | None = None) -> list[str]:
    """The checks that fail."""
    findings = verify(GAMES[record["game"]], Record.from_json(record), added=added)
    return [finding.what for finding in findings if finding.verdict is Verdict.FAILS]


def findings(record: Message, added: str | None = None) -> set[str]:
    return {finding.what for finding in verify(GAMES[record["game"]], Record.from_json(record), added=added)}


async def test_everybody_sees_what_everybody_adds_and_nobody_what_was_drawn(house: House) -> None:
    for client in await begun(house, *NUMBERS):
        assert [seat["random"] for seat in client.info["seats"]] == NUMBERS
        assert client.info["seed"] is None
        assert len(client.info["fingerprint"]) == 64


async def test_the_game_is_dealt_from_the_seed_of_all(house: House) -> None:
    record = await recorded(house, *NUMBERS)
    assert record["added"] == NUMBERS
    assert fingerprint(record["drawn"]) == record["fingerprint"]
    made = "\n".join(["arenarium seed", record["drawn"], *NUMBERS])
    assert record["seed"] == sha256(made.encode()).hexdigest(), "as ADR 23 has it"
    assert failures(record) == []
    assert {"seed-made", "seed-kept", "choices-legal", "outcome-true", "added-kept"} <= findings(record, NUMBERS[1])
    assert failures(record, OTHER) == ["added-missing"]


@pytest.mark.parametrize("seat", [0, 1])
async def test_a_changed_number_is_found(house: House, seat: int) -> None:
    record = await recorded(house, *NUMBERS)
    changed = {**record, "added": [*NUMBERS[:seat], OTHER, *NUMBERS[seat + 1 :]]}
    assert failures(changed) == ["seed-made-otherwise"]
    assert failures(changed, NUMBERS[seat]) == ["seed-made-otherwise", "added-missing"]
    dropped = {**record, "added": [*NUMBERS[:seat], None, *NUMBERS[seat + 1 :]]}
    assert "seed-made-otherwise" in failures(dropped)
    assert "seed-made-otherwise" in failures({**record, "added": NUMBERS[::-1]}), "whose number it is counts"
    assert "seed-made-otherwise" in failures({**record, "added": []})


async def test_another_draw_is_found(house: House) -> None:
    record = await recorded(house, *NUMBERS)
    assert {"seed-changed", "seed-made-otherwise"} <= set(failures({**record, "drawn": "f" * 64}))
    dealt_anew = {**record, "drawn": "f" * 64, "seed": seed_of("f" * 64, NUMBERS)}
    assert "seed-changed" in failures(dealt_anew), "the fingerprint was shown before anybody added anything"
    assert "seed-made-otherwise" in failures({**record, "seed": "e" * 64})


async def test_each_number_alone_makes_another_seed() -> None:
    seeds = [seed_of("drawn", numbers) for numbers in (NUMBERS, [OTHER, NUMBERS[1]], [NUMBERS[0], OTHER])]
    seeds += [seed_of("drawn", [NUMBERS[0], None]), seed_of("drawn", [None, NUMBERS[0]]), seed_of("other", NUMBERS)]
    assert len(set(seeds)) == len(seeds)


async def test_one_number_is_enough(house: House) -> None:
    record = await recorded(house, None, NUMBERS[1])
    assert record["added"] == [None, NUMBERS[1]]
    assert record["seed"] != record["drawn"]
    assert failures(record, NUMBERS[1]) == []


async def test_a_table_without_numbers_is_as_tables_were(house: House) -> None:
    record = await recorded(house, None, None)
    assert not {"drawn", "added"} & record.keys()
    assert fingerprint(record["seed"]) == record["fingerprint"]
    assert failures(record) == []
    assert "seed-kept" in findings(record)
    assert not {"seed-made", "seed-made-otherwise"} & findings(record)
    assert failures(record, NUMBERS[0]) == ["added-missing"], "a number that was left out is missed"


async def test_who_sits_down_again_adds_another_number(house: House) -> None:
    first, second = await house.guest("Hanka"), await house.guest("Jirka")
    table = (await first.make("tashkalar", SETUP, random=NUMBERS[0], start_when_full=False))["id"]
    path = f"/api/tables/{table}"
    await second.call("POST", f"{path}/join", {"random": NUMBERS[1]})
    left = await second.call("POST", f"{path}/leave")
    assert [seat.get("random") for seat in left["seats"]] == [NUMBERS[0], None]
    joined = await second.call("POST", f"{path}/join", {"random": OTHER})
    assert [seat.get("random") for seat in joined["seats"]] == [NUMBERS[0], OTHER]
    again = await second.call("POST", f"{path}/join", {"random": NUMBERS[1]})
    assert again["seats"][1]["random"] == OTHER, "who sits there does not change it"


@pytest.mark.parametrize("number", ["", "1", "G" * 64, "A" * 64, "0" * 63, "0" * 65, 7])
async def test_what_is_no_number_is_refused(house: House, number: Any) -> None:
    person = await house.guest("Hanka")
    assert (await refused_call(person.make("tashkalar", SETUP, random=number)))[0] == 422
    table = (await (await house.guest("Jirka")).make("tashkalar", SETUP))["id"]
    call = person.call("POST", f"/api/tables/{table}/join", {"random": number})
    assert (await refused_call(call))[0] == 422


async def test_the_command_tells_it_in_words(house: House, tmp_path: Path) -> None:
    record = await recorded(house, *NUMBERS)
    file = tmp_path / "match.json"

    def run(data: Message, *words: str) -> tuple[int, str]:
        file.write_text(json.dumps(data))
        result = CliRunner().invoke(_app, ["verify", str(file), *words])
        return result.exit_code, result.output

    code, told = run(record, "--added", f" {NUMBERS[0].upper()} ")
    assert code == 0, told
    assert "✓ Seed: it is made of what the server drew and the numbers that 2 players added." in told
    assert "✓ Your number: it is among those of which the seed is made." in told
    code, told = run({**record, "added": [OTHER, NUMBERS[1]]}, "--added", NUMBERS[0])
    assert code == 1
    assert "✗ Seed: it is not made of what the server drew and the players added." in told
    assert "✗ Your number: it is not among those of which the seed is made." in told
