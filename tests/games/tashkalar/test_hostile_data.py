"""Data of positions that somebody has tampered with: refused in words, or harmless."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from arenarium.core.errors import NotationError
from arenarium.games.tashkalar.game import TASHKALAR

Path = tuple[str | int, ...]
WRONG: list[Any] = [None, -1, 99, 10**30, "", "x", "Knight", "flare 3", [], {}, [1], True, 1.5, ["Knight"], "e5"]


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to everything within some data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def positions() -> list[str]:
    paths = []
    for setup in TASHKALAR.example_setups():
        rng = Random(4)
        state = TASHKALAR.new(setup, 4)
        for _ in range(90):
            state.advance(state.asked, rng.choice(state.options()))
            if state.stack:
                paths.append(json.dumps(state.to_json()))
        paths.append(json.dumps(state.to_json()))
    return paths


def test_spoilt_data_is_refused_or_can_be_played_on() -> None:
    rng = Random(1)
    texts = positions()
    refused = 0
    for _ in range(2500):
        data = json.loads(rng.choice(texts))
        *way, last = rng.choice(list(places(data)))
        where = data
        for key in way:
            where = where[key]
        where[last] = rng.choice(WRONG)
        try:
            state = TASHKALAR.from_json(data)
        except NotationError:
            refused += 1
            continue
        assert state == TASHKALAR.parse_position(TASHKALAR.position(state))
        for seat in (*range(state.table.seats), None):
            json.dumps(asdict(state.view(seat)))
        if state.options():
            state.apply(state.asked, rng.choice(state.options()))
    assert refused > 1000


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("table.form", "chess", "'table.form' is 'chess'; expected high, duel, melee"),
        ("table.schools", ["northern"], "no match of form 'duel' has the seats northern"),
        ("table.schools", ["northern", "northern"], "no match of form 'duel'"),
        ("table.first", 2, "'table.first' speaks of a seat or side that does not play"),
        ("actions", "two", "'actions' is 'two'; expected a number"),
        ("hands", [[], ["Titan"]], "'Titan' does not belong to seat 1"),
        ("hands", [["Knight"], []], "'Knight' lies in two places"),
        ("points", [0, 0, 0], "'points' has 3 entries instead of 2"),
        ("two_faced", [16, 60], "side b has more pieces than there are"),
        ("pieces", [["e5"], [], [], ["e5"], [], []], "two pieces stand on e5"),
        ("gateway", ["e5"], "the Gateway is a common or heroic piece on the board"),
        (
            "stack",
            [{"program": "Knight", "step": [0] * 6, "registers": {}}],
            "the effect 'Knight' in progress needs a card",
        ),
        ("control", 1, "control is with the active player"),
        ("phase", "over", "a game has an outcome when it is over"),
        ("dealer", -1, "expected a number of 256 bits"),
    ],
)
def test_a_mistake_is_named_with_its_key(key: str, value: Any, said: str) -> None:
    data: Any = TASHKALAR.parse_position("form: duel | schools: northern, sylvan").to_json()
    *path, last = key.split(".")
    part = data
    for name in path:
        part = part[name]
    part[last] = value
    with pytest.raises(NotationError, match=said.replace("(", r"\(")):
        TASHKALAR.from_json(data)


def test_a_missing_key_is_named() -> None:
    data = TASHKALAR.parse_position("form: duel | schools: northern, sylvan").to_json()
    del data["points"]
    with pytest.raises(NotationError, match="'points' is missing"):
        TASHKALAR.from_json(data)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"extras": {"next_empty": 1_000_000}}, "'extras.next_empty' is 1000000, and cannot be more than 9"),
        ({"points": [1_000_000, 0]}, "'points' is 1000000"),
        ({"actions": 1_000_000}, "'actions' is 1000000"),
        ({"turn": 1_000_000}, "'turn' is 1000000"),
        ({"extras": {"extra_turns": 1_000_000}}, "'extras.extra_turns' is 1000000"),
        ({"last_turns": 1}, "turns are left to be played"),
        ({"phase": "score"}, "here nothing can be answered"),
    ],
    ids=lambda given: next(iter(given)) if isinstance(given, dict) else "",
)
def test_absurd_numbers_and_questions_without_answers_are_refused(change: dict[str, Any], told: str) -> None:
    state = TASHKALAR.new({"form": "duel", "schools": ["northern", "southern"]}, seed=1)
    while state.turn < 2:
        state.apply(*next((seat, request.options[0]) for seat, request in state.requests().items()))
    data: Any = state.to_json()
    for name, value in change.items():
        data[name] = {**data[name], **value} if isinstance(value, dict) else value
    with pytest.raises(NotationError) as caught:
        TASHKALAR.from_json(data)
    assert told in str(caught.value)


def test_start_pieces_without_a_supply_are_refused() -> None:
    data: Any = TASHKALAR.new({"form": "melee", "seats": 3, "schools": ["southern", "sylvan", "northern"]}, 1).to_json()
    data["two_faced"][1] = 0
    with pytest.raises(NotationError, match="start pieces are being placed"):
        TASHKALAR.from_json(data)


def test_an_effect_that_has_done_something_absurdly_often_is_refused() -> None:
    """One time more, and the position could not be written down."""
    position = "form: duel | schools: etherweave, highland | turn: 13 | actions: 0"
    text = f"{position} | effect: return cards, step 0 1000000 0 0 0 0"
    with pytest.raises(NotationError, match=re.escape("'stack.step' is 1000000")):
        TASHKALAR.parse_position(text)


def test_a_task_in_two_places_is_refused() -> None:
    data: Any = TASHKALAR.new({"form": "high", "schools": ["northern", "southern"]}, seed=1).to_json()
    data["decks"][-1]["cards"][3] = data["tasks"][0]
    with pytest.raises(NotationError, match="lies in two places"):
        TASHKALAR.from_json(data)


def test_a_piece_picked_up_for_nothing_is_refused() -> None:
    data: Any = TASHKALAR.parse_position("form: duel | schools: northern, sylvan").to_json()
    card = data["decks"][0]["cards"].pop()
    data["decks"][0]["known"].pop()
    data["pieces"][0] = ["e5"]
    data["stack"] = [{"program": "pick up", "step": [0] * 6, "registers": {"card": card, "pool": ["e5"]}}]
    with pytest.raises(NotationError, match="picked up for a being"):
        TASHKALAR.from_json(data)
