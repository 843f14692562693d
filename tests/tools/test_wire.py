"""The web client is told what the server says: tools/wire.py."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Literal

import pytest

from arenarium.core.plain import Between

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import wire
from message_schema import Definitions


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class One:
    kind: Literal["one"] = "one"


@dataclass(frozen=True, slots=True)
class Other:
    colour: Colour


@dataclass(frozen=True, slots=True)
class Whole:
    """Made of parts."""

    parts: tuple[One | Other, ...]
    """All of them."""
    pair: tuple[int, str]
    by_name: dict[str, bool]
    number: Annotated[int, Between(0, 3)] | None = None


def test_what_the_client_knows_of_the_server_is_not_stale() -> None:
    assert wire.stale() == [], "run `make wire`"


def test_a_change_of_a_message_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, text in wire.files().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text.replace('"Welcome"', '"Hello"').replace('"SoldierView"', '"Soldier"'))
    monkeypatch.setattr(wire, "HERE", tmp_path)
    assert wire.stale() == ["shell/api/socket.json", "games/barracks/messages.json"]


def test_a_schema_says_what_json_has_of_a_type() -> None:
    definitions = Definitions()
    assert definitions.reference(Whole) == {"$ref": "#/definitions/Whole"}
    assert definitions.schemas == {
        "Whole": {
            "type": "object",
            "properties": {
                "parts": {
                    "type": "array",
                    "items": {"anyOf": [{"$ref": "#/definitions/One"}, {"$ref": "#/definitions/Other"}]},
                    "description": "All of them.",
                },
                "pair": {
                    "type": "array",
                    "items": [{"type": "integer"}, {"type": "string"}],
                    "minItems": 2,
                    "maxItems": 2,
                },
                "by_name": {"type": "object", "additionalProperties": {"type": "boolean"}},
                "number": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            },
            "required": ["parts", "pair", "by_name", "number"],
            "additionalProperties": False,
            "description": "Made of parts.",
        },
        "One": {
            "type": "object",
            "properties": {"kind": {"enum": ["one"]}},
            "required": ["kind"],
            "additionalProperties": False,
        },
        "Other": {
            "type": "object",
            "properties": {"colour": {"$ref": "#/definitions/Colour"}},
            "required": ["colour"],
            "additionalProperties": False,
        },
        "Colour": {"enum": ["red", "blue"]},
    }


def test_what_has_a_default_may_be_left_out_of_a_setup() -> None:
    definitions = Definitions()
    definitions.reference(Whole, may_be_left_out=True)
    assert definitions.schemas["Whole"]["required"] == ["parts", "pair", "by_name"]


def test_two_messages_of_one_name_are_a_mistake() -> None:
    definitions = Definitions()
    definitions.reference(One)
    with pytest.raises(TypeError, match="two classes of messages are called One"):
        definitions.reference(type("One", (Other,), {}))
