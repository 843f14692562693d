"""Records: what a server adds, records of before, and mistakes by their key."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import arenarium
from arenarium.core.errors import RecordError
from arenarium.core.fingerprint import fingerprint, is_fingerprint
from arenarium.core.outcome import Outcome
from arenarium.core.record import Record, Recorder, replay
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.setup import Setup

EARLIER = Path(__file__).parent / "earlier"
"""Whole games as they were written before a turn ended by saying so."""
OUTCOME = {"ranking": [1, 2], "scores": [18, -2], "reason": "points", "decided_by": "score"}
OLD: dict[str, Any] = {"format": 1, "game": "tashkalar", "setup": {}, "seed": "7", "choices": [[0, "place e5"]]}
NEW = {**OLD, "fingerprint": fingerprint("7"), "players": ["Hanka", "Jiří"], "outcome": OUTCOME}


@pytest.mark.parametrize("data", [OLD, NEW], ids=["old", "new"])
def test_a_record_is_read_and_written_as_it_stands(data: dict[str, Any]) -> None:
    assert Record.from_json(data).to_json() == data
    assert Record.from_json(json.dumps(data)).to_json() == data


def test_what_a_server_adds_is_optional() -> None:
    plain = Record.from_json(OLD)
    assert (plain.fingerprint, plain.players, plain.outcome) == (None, (), None)
    assert Record.from_json({**OLD, "fingerprint": None, "players": None, "outcome": None}) == plain
    full = Record.from_json(NEW)
    assert full.fingerprint == fingerprint("7")
    assert full.players == ("Hanka", "Jiří")
    assert full.outcome == Outcome((1, 2), (18, -2), "points", "score")
    only_names = Record.from_json({**OLD, "players": ["Hanka"]}).to_json()
    assert set(only_names) - set(OLD) == {"players"}


def test_what_is_added_does_not_change_the_match() -> None:
    recorder = Recorder(TASHKALAR, {"form": "duel", "first": 0}, 7)
    ((seat, request),) = recorder.state.requests().items()
    recorder.apply(seat, request.options[0])
    added = {key: NEW[key] for key in ("fingerprint", "players", "outcome")}
    *_, last = replay(TASHKALAR, Record.from_json({**recorder.record.to_json(), **added}))
    assert last == recorder.state


@pytest.mark.parametrize("file", sorted((EARLIER / "untyped").glob("*.json")), ids=lambda file: file.stem)
def test_records_written_before_choices_were_typed_still_replay(file: Path) -> None:
    record = Record.from_json(file.read_text("utf-8"))
    assert record.outcome is not None
    *_, last = replay(arenarium.game(record.game), record)
    assert last.outcome == record.outcome


@pytest.mark.parametrize("file", sorted(EARLIER.glob("*.json")), ids=lambda file: file.stem)
def test_records_that_leave_out_the_end_of_turns_still_replay(file: Path) -> None:
    record = Record.from_json(file.read_text("utf-8"))
    assert record.outcome is not None
    assert "finish" not in [text for _, text in record.choices][:6]
    *_, last = replay(TASHKALAR, record)
    assert last.outcome == record.outcome
    broken = replace(record, choices=[record.choices[0], (1 - record.choices[0][0], "place e5")])
    with pytest.raises(RecordError, match="choice 2 "):
        list(replay(TASHKALAR, broken))


def test_a_turn_that_was_not_ended_is_not_ended_by_replaying() -> None:
    recorder = Recorder(TASHKALAR, {"form": "high", "first": 0}, 7)
    recorder.play_again(0, "place e5")
    *_, last = replay(TASHKALAR, Record.from_json(recorder.record.to_json()))
    assert last == recorder.state
    assert list(last.requests()) == [0]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("fingerprint", 7),
        ("fingerprint", ""),
        ("fingerprint", fingerprint("7")[:-1]),
        ("fingerprint", fingerprint("7") + "\n"),
        ("fingerprint", fingerprint("7").upper()),
        ("fingerprint", "g" * 64),
        ("players", "Hanka"),
        ("players", {"0": "Hanka"}),
        ("players", ["Hanka", None]),
        ("players", ["Hanka", "\ud800"]),
        ("outcome", "points"),
        ("outcome", [1, 2]),
        ("outcome", {}),
        ("outcome", {**OUTCOME, "ranking": 1}),
        ("outcome", {**OUTCOME, "ranking": [1, "2"]}),
        ("outcome", {**OUTCOME, "ranking": [True, 2]}),
        ("outcome", {**OUTCOME, "ranking": [0, 1]}),
        ("outcome", {**OUTCOME, "scores": [18]}),
        ("outcome", {**OUTCOME, "scores": [18, 1.5]}),
        ("outcome", {**OUTCOME, "reason": None}),
        ("outcome", {key: value for key, value in OUTCOME.items() if key != "decided_by"}),
        ("seed", "\udfff"),
        ("seed", 7),
        ("choices", [[True, "place e5"]]),
        ("choices", [[0, "place e5", "d4"]]),
    ],
)
def test_a_mistake_is_named_by_its_key(key: str, value: Any) -> None:
    with pytest.raises(RecordError, match=f"'{key}" if key != "choices" else "choice 1"):
        Record.from_json({**NEW, key: value})


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, "1" * 5000, "[]", "null", '{"format": 2}'])
def test_what_is_no_record_is_refused_in_words(text: str) -> None:
    with pytest.raises(RecordError):
        Record.from_json(text)


def test_the_fingerprint_is_the_plain_sha_256_of_the_seed() -> None:
    """As anybody can compute it: `printf %s 7 | sha256sum`."""
    assert fingerprint("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert fingerprint("žluťoučký") == sha256("žluťoučký".encode()).hexdigest()
    assert is_fingerprint(fingerprint(""))
    assert not is_fingerprint(fingerprint("") + "0")


def test_a_record_holds_the_setup_as_plain_data() -> None:
    """However it was given: with tuples, or as a setup of the game's own."""
    given: tuple[object, ...] = (
        {"form": "melee", "schools": ("northern", "highland", "sylvan")},
        Setup(Form.MELEE, schools=("northern", "highland", "sylvan")),
    )
    for setup in given:
        data = Recorder(TASHKALAR, setup, 7).record.to_json()
        assert data["setup"] == {"form": "melee", "schools": ["northern", "highland", "sylvan"]}
        assert Record.from_json(json.dumps(data)).to_json() == data
