"""No message is left over: each is asked for by name, or by a name put together of parts that the source has."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import arenarium

SOURCE = Path(arenarium.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"
SETS = sorted(path for path in SOURCE.glob("**/data/en/*.ftl") if not path.stem.endswith("lesson"))
LESSONS = sorted(SOURCE.glob("**/data/en/*lesson.ftl"))


def ids_in(path: Path) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, Message)]


@cache
def strings() -> tuple[frozenset[str], frozenset[str]]:
    """The texts and constants of the Python source, and what is put together: "told-*" for f"told-{kind}"."""
    whole, composed = set(), set()
    for path in SOURCE.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole |= {node.value, node.value.replace(" ", "-")}
            elif isinstance(node, ast.Name) and node.id.isupper():
                whole.add(node.id.lower())
            elif isinstance(node, ast.JoinedStr):
                parts = (str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
                composed.add("".join(parts))
    return frozenset(whole), frozenset(text for text in composed if re.fullmatch(r"[a-z-]+-\*|\*-[a-z-]+", text))


@cache
def of_the_client() -> str:
    """The client shows the messages of tables, too."""
    return "".join(path.read_text("utf-8") for path in WEB.glob("**/*") if path.suffix in (".ts", ".svelte"))


def is_used(name: str) -> bool:
    whole, composed = strings()
    return name in whole or f"'{name}'" in of_the_client() or any(fits(name, text, whole) for text in composed)


def fits(name: str, composed: str, whole: frozenset[str]) -> bool:
    """Whether what stands for the star is a text of the source as well."""
    start, end = composed.split("*")
    return name.startswith(start) and name.endswith(end) and name[len(start) : len(name) - len(end)] in whole


@pytest.mark.parametrize("path", SETS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_message_is_used(path: Path) -> None:
    assert [name for name in ids_in(path) if not is_used(name)] == []


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_step_of_a_lesson_says_something(path: Path) -> None:
    script = "".join(toml.read_text("utf-8") for toml in path.parents[3].glob("ui/*.toml"))
    assert [name for name in ids_in(path) if f'"{name}"' not in script] == []


def test_what_nobody_asks_for_is_found() -> None:
    assert not is_used("told-nonsense")
    assert not is_used("nonsense")
