"""docs/protocol.md is complete and true: every message, every field, every code, and examples that decode."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from arenarium.core import undo
from arenarium.server import errors, sockets
from arenarium.server.errors import ErrorCode
from arenarium.server.http import replies
from arenarium.server.live import steps
from arenarium.server.messages import socket as wire
from arenarium.server.messages import tables
from arenarium.server.settings import Limits

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
MESSAGES = {kind.__struct_config__.tag: kind for kind in (*get_args(wire.FromClient), *get_args(wire.ToClient))}
PARTS = {
    kind.__name__: kind
    for kind in vars(wire).values()
    if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind not in MESSAGES.values()
    if kind is not msgspec.Struct and not kind.__name__.startswith("_")
} | {"SeatInfo": tables.SeatInfo}
EXAMPLES = {
    f"line {PAGE.count(chr(10), 0, match.start()) + 1}": (match[1], match[2])
    for match in re.finditer(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
}


def section(title: str) -> str:
    """What stands below a heading, up to the next one."""
    _, found, below = PAGE.partition(f"\n### {title}\n")
    if not found:
        _, found, below = PAGE.partition(f"\n## {title}\n")
    assert found, f"docs/protocol.md has no heading '{title}'"
    return re.split(r"^##", below, maxsplit=1, flags=re.MULTILINE)[0]


def rows(title: str) -> list[list[str]]:
    """The rows of the table in a section, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def fields(kind: type[msgspec.Struct]) -> list[str]:
    return sorted(field.encode_name for field in msgspec.structs.fields(kind))


@pytest.mark.parametrize("tag", MESSAGES)
def test_every_message_is_told_with_all_its_fields(tag: str) -> None:
    assert sorted(name for row in rows(f"`{tag}`") for name in named(row[0])) == fields(MESSAGES[tag])


@pytest.mark.parametrize("name", PARTS)
def test_every_part_of_a_message_is_told_with_all_its_fields(name: str) -> None:
    assert sorted(field for row in rows(name) for field in named(row[0])) == fields(PARTS[name])


def test_every_clock_is_told_with_all_its_fields() -> None:
    told = {named(kind)[0]: sorted(named(given)) for kind, given, _ in rows("Clocks")}
    assert told == {kind.__struct_config__.tag: fields(kind) for kind in get_args(tables.Clock)}


def test_every_kind_of_step_is_told() -> None:
    told = next(row[1] for row in rows("Step") if row[0] == "`kind`")
    assert named(told) == [kind.value for kind in steps.Kind]


# ------------------------------------------------------------------------------------------------------------- examples


@pytest.mark.parametrize(("side", "text"), EXAMPLES.values(), ids=EXAMPLES)
def test_an_example_is_a_message_as_it_is_sent(side: str, text: str) -> None:
    kind: Any = {"client": wire.FromClient, "server": wire.ToClient}[side]
    message = msgspec.json.decode(text, type=kind)
    given = json.loads(text)
    if side == "server":
        assert json.loads(msgspec.json.encode(message)) == given, "a field is missing, or there is none of that name"
    else:
        assert given.items() <= json.loads(msgspec.json.encode(message)).items()


def test_every_message_has_an_example() -> None:
    shown = {json.loads(text)["type"] for _, text in EXAMPLES.values()}
    assert shown == MESSAGES.keys()


# ------------------------------------------------------------------------------------------------- codes and limits


def refusals() -> dict[str, type[errors.Refusal]]:
    """By name: all kinds, except the one from which the others come."""
    found = {**vars(errors), **vars(replies)}.values()
    return {
        kind.__name__: kind
        for kind in found
        if inspect.isclass(kind) and issubclass(kind, errors.Refusal) and kind is not errors.Refusal
    }


def raised() -> Iterator[tuple[str, int]]:
    """Every code in the source of the server, with its status."""
    kinds = refusals()
    yield from ((kind.code, kind.status) for kind in kinds.values())
    for path in (ROOT / "src" / "arenarium" / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1):
                continue
            match node.func.id, node.args[1]:
                case str(name), ast.Attribute(value=ast.Name(id="ErrorCode"), attr=code) if name in kinds:
                    yield ErrorCode[code], kinds[name].status
                case str(name), ast.Call(func=ast.Name(id="ErrorCode"), args=[ast.JoinedStr()]) if name in kinds:
                    yield from ((f"undo-{reason.name.lower()}", kinds[name].status) for reason in undo.UndoRefusal)
                case str(name), code if name in kinds:
                    pytest.fail(f"{path.name}:{code.lineno}: a code that cannot be read here")


def test_every_code_of_a_refusal_is_told_with_its_status() -> None:
    told = {(named(code)[0], int(each)) for code, status, _ in rows("Refusals") for each in status.split(", ")}
    assert told == {*raised(), ("internal", 500)}


def test_every_code_is_used() -> None:
    assert {code for code, _ in raised()} | {ErrorCode.INTERNAL} == {*ErrorCode}


def test_the_codes_are_in_order() -> None:
    codes = [named(row[0])[0] for row in rows("Refusals")]
    assert codes == sorted(codes)


def test_the_version_and_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    assert f"**version {wire.PROTOCOL}**" in PAGE
    told = {row[0]: re.findall(r"\d+", row[1]) for row in rows("Limits")}
    assert told == {
        "a message": [str(wire.MAX_MESSAGE_BYTES)],
        "messages over one socket": re.findall(r"\d+", limits.messages),
        "lines of chat": [*re.findall(r"\d+", limits.chat), "500"],
        "sockets": [str(limits.sockets)],
        "requests and handshakes": re.findall(r"\d+", limits.requests),
        "messages that wait for a slow reader": [str(sockets.MAX_QUEUED_MESSAGES)],
    }
