"""The documentation is true: its examples parse, run and print what they say, its links lead somewhere."""

from __future__ import annotations

import contextlib
import inspect
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from arenarium.script import tree as script
from arenarium.tashkalar import choices, tree
from arenarium.tashkalar.effects import COMPILER
from arenarium.tashkalar.game import TASHKALAR
from arenarium.tashkalar.lang import LANGUAGES, RENDERERS
from arenarium.tashkalar.language import language, parse_criterion, parse_effect
from arenarium.tashkalar.tasks import judge

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
REFERENCE = DOCS / "card-language.md"
NOTATION = DOCS / "notation.md"
GUIDES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("howto/*.md"))]
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]

_BLOCK = re.compile(r"^```(\w+)(?: ([^\n]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block: its language, what stands after it, its text, and the line where the text begins."""

    kind: str
    title: str
    text: str
    line: int


def blocks(path: Path) -> Iterator[Block]:
    page = path.read_text("utf-8")
    for match in _BLOCK.finditer(page):
        yield Block(match[1], match[2] or "", match[3], page.count("\n", 0, match.start(3)) + 1)


def examples(path: Path, kind: str) -> list[Any]:
    """The blocks of a kind, as parameters named by their line."""
    return [pytest.param(b.text, id=f"line {b.line}") for b in blocks(path) if b.kind == kind]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --------------------------------------------------------------------------------------------------- the card language


@pytest.mark.parametrize("text", examples(REFERENCE, "card"))
def test_a_card_example_is_rendered_as_it_stands_and_can_be_carried_out(text: str) -> None:
    effect = parse_effect(text)
    assert RENDERERS["en"].text(effect) == " ".join(text.split())
    for said in LANGUAGES:
        RENDERERS[said].text(effect)
    COMPILER.program("example", effect)


@pytest.mark.parametrize("text", examples(REFERENCE, "task"))
def test_a_task_example_is_rendered_as_it_stands_and_can_be_judged(text: str) -> None:
    criterion = parse_criterion(text)
    assert RENDERERS["en"].criterion(criterion) == " ".join(text.split())
    for said in LANGUAGES:
        RENDERERS[said].criterion(criterion)
    judge(criterion)


def concrete_kinds() -> set[type[script.Node]]:
    """The kinds of nodes from which no other is derived."""
    found = {
        kind
        for module in (script, tree)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, script.Node)
    }
    return {kind for kind in found if not any(issubclass(other, kind) for other in found - {kind})}


def parts(node: Any) -> Iterator[Any]:
    """A node and everything in it: nodes and words."""
    if isinstance(node, tuple):
        for item in node:
            yield from parts(item)
    elif isinstance(node, script.Node):
        yield node
        for field in fields(node):
            yield from parts(getattr(node, field.name))
    elif isinstance(node, Enum):
        yield node


def trees() -> list[script.Node]:
    """The trees of all examples of the reference."""
    parsers: dict[str, Any] = {"card": parse_effect, "task": parse_criterion}
    return [parsers[block.kind](block.text) for block in blocks(REFERENCE) if block.kind in parsers]


def test_the_reference_has_an_example_of_every_kind_of_node() -> None:
    shown = {type(part) for found in trees() for part in parts(found)}
    missing = sorted(kind.__name__ for kind in concrete_kinds() - shown)
    assert not missing, f"{name_of(REFERENCE)} has no example of {', '.join(missing)}"


def test_the_reference_has_an_example_of_every_word() -> None:
    """The values of all enums that trees hold, and the words of the grammar."""
    shown = {part for found in trees() for part in parts(found)}
    values = {
        value
        for kind in vars(tree).values()
        if inspect.isclass(kind) and issubclass(kind, Enum) and kind is not Enum
        for value in kind
    }
    missing = sorted(str(value) for value in values - shown)
    said = " ".join(block.text for block in blocks(REFERENCE) if block.kind in ("card", "task")).lower()
    used = {form for word in re.findall(r"[a-z]+", said) for form in (word, word.removesuffix("s"), word[:-1])}
    missing += sorted(language().words - used)
    assert not missing, f"{name_of(REFERENCE)} has no example of {', '.join(missing)}"


# --------------------------------------------------------------------------------------------------------- the notation


@pytest.mark.parametrize("text", examples(NOTATION, "position"))
def test_a_position_example_says_the_same_when_it_is_said_again(text: str) -> None:
    state = TASHKALAR.parse_position(text)
    assert TASHKALAR.parse_position(TASHKALAR.position(state)) == state


@pytest.mark.parametrize("text", examples(NOTATION, "choices"))
def test_a_choice_example_can_be_read_and_is_said_as_it_stands(text: str) -> None:
    state = TASHKALAR.new({"form": "melee", "seats": 4}, 1)
    for line in text.splitlines():
        assert TASHKALAR.say(state, TASHKALAR.read(state, line)) == line


def test_the_notation_has_an_example_of_every_key() -> None:
    state = TASHKALAR.new({"form": "high", "seats": 2}, 1)
    spelled = {"hands": "hand", "decks": "deck", "piles": "pile", "stack": "effect"}
    wanted = {spelled.get(key, key) for key in state.to_json()}
    positions = [block.text for block in blocks(NOTATION) if block.kind == "position"]
    items = [item for text in positions for item in re.split(r"\n| \| ", text)]
    shown = {match[0] for item in items if (match := re.match(r"[a-z_]+", item))}
    assert wanted <= shown, f"{name_of(NOTATION)} has no example of {sorted(wanted - shown)}"


def test_the_notation_has_an_example_of_every_kind_of_choice() -> None:
    state = TASHKALAR.new({"form": "high", "seats": 2}, 1)
    lines = [line for block in blocks(NOTATION) if block.kind == "choices" for line in block.text.splitlines()]
    shown = [TASHKALAR.read(state, line) for line in lines]
    wanted = {kind.__name__ for kind in get_args(choices.Choice)} | set(choices.TARGETS)
    wanted |= {choice.verb for choice in (choices.FINISH, choices.DECLINE, choices.ACCEPT, choices.PASS)}
    missing = wanted - {type(choice).__name__ for choice in shown} - {choice.verb for choice in shown}
    assert not missing, f"{name_of(NOTATION)} has no example of {sorted(missing)}"


# ---------------------------------------------------------------------------------------------------------- the map


def modules() -> list[Path]:
    found = (ROOT / "src" / "arenarium" / "tashkalar").rglob("*.py")
    return sorted(path for path in found if path.name != "__init__.py")


def test_every_module_of_the_game_is_on_the_map() -> None:
    page = (DOCS / "architecture.md").read_text("utf-8")
    lines = page[page.index("## Where to find what") :].splitlines()
    named = {name for line in lines if line.startswith("| ") for name in re.findall(r"`([^`]+)`", line)}
    missing = [name_of(path) for path in modules() if not {path.name, f"{path.parent.name}/{path.name}"} & named]
    assert not missing, f"docs/architecture.md does not tell where {', '.join(missing)} belongs"


def test_the_map_names_only_what_is_there() -> None:
    page = (DOCS / "architecture.md").read_text("utf-8")
    named = set(re.findall(r"`([a-z_/]+\.py)`", page[page.index("## Where to find what") :]))
    known = {path.name for path in modules()} | {f"{path.parent.name}/{path.name}" for path in modules()}
    assert named <= known, f"docs/architecture.md speaks of {sorted(named - known)}"


@pytest.mark.parametrize("path", sorted(DOCS.glob("adr/*.md")), ids=name_of)
def test_every_decision_is_linked_from_the_map(path: Path) -> None:
    assert f"(adr/{path.name})" in (DOCS / "architecture.md").read_text("utf-8")


# ----------------------------------------------------------------------------------------------------------- every page


@pytest.mark.parametrize("path", GUIDES, ids=name_of)
def test_what_a_page_runs_does_what_it_says(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order: `toml NAME` blocks are files, `python` blocks run and print the `output` that follows, and of `console`
    blocks the `arenarium` commands print what stands below them."""
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {"__name__": "docs"}
    printed = ""
    for block in blocks(path):
        place = f"{name_of(path)}:{block.line}"
        if block.kind == "toml" and block.title:
            (tmp_path / block.title).write_text(block.text, "utf-8")
        elif block.kind == "python":
            with contextlib.redirect_stdout(io.StringIO()) as said:
                exec(compile("\n" * (block.line - 1) + block.text, place, "exec"), space)
            printed = said.getvalue()
        elif block.kind == "output":
            assert printed == block.text, place
        elif block.kind == "console" and path.parent != ROOT:
            for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
                assert run(command) == expected, f"{place}: {command}"


def run(command: str) -> str:
    program, *arguments = command.split()
    assert program == "arenarium"
    done = subprocess.run(
        [Path(sys.executable).with_name(program), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    return done.stdout


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_lead_to_files(path: Path) -> None:
    text = _BLOCK.sub("", path.read_text("utf-8"))
    targets = [link.partition("#")[0] for link in _LINK.findall(text) if not re.match(r"[a-z]+:", link)]
    missing = [target for target in targets if target and not (path.parent / target).exists()]
    assert not missing, f"{name_of(path)} links to {missing}"
