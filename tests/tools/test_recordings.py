"""The games in the tests of the web client are what a server sends: tools/recordings.py."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args, get_type_hints

from arenarium.core.plain import decoded
from arenarium.games import kit_of

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import recordings

STALE = "run `python tools/recordings.py`"


def by_word(kinds: Sequence[type], field: str) -> dict[str, type]:
    """The classes of messages by the words that tell them apart."""
    return {word: kind for kind in kinds for word in get_args(get_type_hints(kind)[field])}


def test_recorded_messages_are_those_that_a_server_sends() -> None:
    messages = kit_of(recordings.GAME).messages_
    assert messages is not None
    events, options = by_word(messages().events, "event"), by_word(messages().options, "verb")
    recorded = json.loads(recordings.FILE.read_text("utf-8"))
    sent = [message for game in recorded["games"] for message in game["messages"]]
    for message in (*sent, *recorded["requests"]):
        decoded(messages().view, message["position"]["view"], STALE)
    for told in (told for message in sent for step in message["news"] for told in step["events"]):
        decoded(events[told["facts"]["event"]], told["facts"], STALE)
    for option in (option for asked in recorded["requests"] for option in asked["position"]["request"]["options"]):
        decoded(options[option["facts"]["verb"]], option["facts"], STALE)
    assert len(sent) == 2 * recordings.MESSAGES


def test_a_recording_has_questions_of_all_kinds() -> None:
    asked = json.loads(recordings.content())["requests"]
    kinds = [question["position"]["request"]["kind"] for question in asked]
    assert set(kinds) == set(recordings.QUESTIONS)
    assert all(kinds.count(kind) <= most for kind, most in recordings.QUESTIONS.items())
