"""Data of positions that somebody has tampered with: refused in words, or harmless."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from arenarium.core.dealer import Dealer
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
    found = []
    for setup in TASHKALAR.example_setups():
        rng = Random(4)
        state = TASHKALAR.new(setup, 4)
        for _ in range(90):
            state.advance(state.asked, rng.choice(state.options()))
            if state.stack:
                found.append(json.dumps(state.to_json()))
        found.append(json.dumps(state.to_json()))
    return found


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
            json.dumps(state.view(seat))
        if state.options():
            state.apply(state.asked, rng.choice(state.options()))
    assert refused > 1000


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("form", "chess", "'form' is 'chess'; expected high, duel or melee"),
        ("schools", ["northern"], "no match of form 'duel' has the seats northern"),
        ("schools", ["northern", "northern"], "no match of form 'duel'"),
        ("actions", "two", "'actions' is 'two'; expected a number"),
        ("hands", [[], ["Titan"]], "'Titan' does not belong to seat 1"),
        ("hands", [["Knight"], []], "'Knight' lies in two places"),
        ("supply", [[16, 3], [60, 3]], "side b has more pieces than there are"),
        ("control", 1, "control is with the active player"),
        ("phase", "over", "a game has an outcome when it is over"),
        ("dealer", -1, "expected a number of 256 bits"),
    ],
)
def test_a_mistake_is_named_with_its_key(key: str, value: Any, said: str) -> None:
    data = TASHKALAR.parse_position("form: duel | schools: northern, sylvan").to_json()
    data[key] = value
    with pytest.raises(NotationError, match=said.replace("(", r"\(")):
        TASHKALAR.from_json(data)


@pytest.mark.parametrize("view", [{}, {"form": "duel"}, {"schools": 3}])
def test_a_view_that_is_none_is_refused(view: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match="no view of Tash-Kalar"):
        TASHKALAR.determinize(view, Dealer(1))


def test_a_missing_key_is_named() -> None:
    data = TASHKALAR.parse_position("form: duel | schools: northern, sylvan").to_json()
    del data["points"]
    with pytest.raises(NotationError, match="'points' is missing"):
        TASHKALAR.from_json(data)
