"""What pages and sources speak of is there: files and folders, `make` targets, commands and their options."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer

from arenarium.cli import LazyCommand, _app
from arenarium.narration.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
FOLDERS = ("src", "tests", "docs", "tools", "web/src", "web/tests", "web/public", "examples", "native")
BUILT = {"src/arenarium/server/page"}
"""Not in the repository: `make web` writes it."""

_FENCE = re.compile(r"^ *```[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_SPOKEN = re.compile(r"`([^`\n]+)`")
_DECLARED_OR_SPOKEN = re.compile(r"`(?P<name>[A-Z]+)` is `(?P<meaning>[^`]+)`|`(?P<spoken>[^`\n]+)`")
_FILE = re.compile(r"(?!/)[\w./<>*-]+\.(?:py|md|toml|lark|ftl|svelte|ts|css|html|scenario|sh|yaml|mako)")
_FOLDER = re.compile(r"[\w.<>*-]+/(?:[\w.<>*-]+/)*|[a-z_]+(?:/[a-z_]+)+")
_IN_SOURCES = re.compile(
    r"(?<![\w/.-])(?:src|tests|docs|tools|web|examples)/[\w./-]+\.(?:py|md|toml|ftl|lark|ts|svelte|sh)\b"
)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def known() -> frozenset[str]:
    """Everything in the repository, from its root and from every folder down to it."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    paths += [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir()]
    parts = [path.relative_to(ROOT).parts for path in paths]
    return frozenset("/".join(path[start:]) for path in parts for start in range(len(path))) | BUILT


def is_there(spoken: str) -> bool:
    """Whether there is such a file or folder; <game> stands for any name, xx for any language."""
    name = spoken.rstrip("/")
    if "xx" in re.split(r"\W|_", name):
        return any(is_there(re.sub(r"(?<![a-z])xx(?![a-z])", language, name)) for language in LANGUAGES)
    if "<" in name or "*" in name:
        pattern = re.compile(r"[^/]+".join(map(re.escape, re.split(r"<\w+>|\*", name))))
        return any(pattern.fullmatch(path) for path in known())
    return name in known()


def spoken_paths(page: str) -> Iterator[str]:
    """The paths in backticks, with what the page declares in place of GAME or DATA."""
    declared: dict[str, str] = {}
    for match in _DECLARED_OR_SPOKEN.finditer(_FENCE.sub("", page)):
        if match["name"]:
            declared[match["name"]] = match["meaning"]
        first, slash, rest = (match["meaning"] or match["spoken"]).partition("/")
        spoken = declared.get(first, first) + slash + rest
        if _FILE.fullmatch(spoken) or _FOLDER.fullmatch(spoken):
            yield spoken


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_path_in_a_page_is_there(path: Path) -> None:
    page = path.read_text("utf-8")
    own = set(re.findall(r"^```toml (\S+)$", page, re.MULTILINE))
    missing = sorted({spoken for spoken in spoken_paths(page) if spoken not in own and not is_there(spoken)})
    assert not missing, f"{name_of(path)} speaks of {missing}"


def sources() -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    found += [ROOT / name for name in ("Makefile", "Dockerfile", "compose.yaml", "pyproject.toml", ".ci/run")]
    kinds = (".py", ".ts", ".svelte", ".toml", ".ftl", ".lark", ".sh", ".yaml", "")
    own = name_of(Path(__file__))
    return [path for path in found if path.is_file() and path.suffix in kinds and name_of(path) != own]


def test_every_path_in_the_sources_is_there() -> None:
    missing = [
        f"{name_of(path)}: {spoken}"
        for path in sources()
        for spoken in _IN_SOURCES.findall(path.read_text("utf-8"))
        if not is_there(spoken)
    ]
    assert not missing


# ------------------------------------------------------------------------------------------------------------- commands


def commands(page: str) -> Iterator[str]:
    """What a page says to type: lines of blocks and words in backticks, without prompts and remarks."""
    said = [line for block in _FENCE.findall(page) for line in block.splitlines()]
    said += [spoken for spoken in _SPOKEN.findall(_FENCE.sub("", page)) if spoken == spoken.strip()]
    for line in said:
        command = re.split(r"\s+(?:#|&$)", line.strip())[0].removeprefix("$ ")
        for part in command.split(" && "):
            yield part.removeprefix(".venv/bin/")


@cache
def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@cache
def scripts() -> set[str]:
    content = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return set(content["scripts"])


def problem(command: str) -> str | None:
    """What is wrong with something to type; None where nothing is, or where it is no command of ours."""
    match command.split():
        case ["make", target] if target not in targets():
            return f"there is no target '{target}'"
        case ["npm", "run", *_, script] if script not in scripts():
            return f"there is no script '{script}'"
        case ["pytest" | "python", *arguments]:
            paths = [argument for argument in arguments if "/" in argument and "://" not in argument]
            missing = [path for path in paths if not (ROOT / path).exists()]
            return f"there is no {missing}" if missing else None
        case ["arenarium", *arguments]:
            return unknown(typer.main.get_command(_app), arguments)
    return None


def unknown(command: Any, arguments: list[str]) -> str | None:
    """A subcommand or an option that does not exist."""
    if isinstance(command, LazyCommand):
        command = command.loaded()
    subcommands = getattr(command, "commands", None)
    if subcommands is not None:
        if not arguments:
            return None
        found = subcommands.get(arguments[0])
        return unknown(found, arguments[1:]) if found else f"there is no command '{arguments[0]}'"
    options = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    wrong = [argument for argument in arguments if argument.startswith("--") and argument not in options]
    return f"there is no option {wrong}" if wrong else None


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_command_in_a_page_can_be_given(path: Path) -> None:
    said = set(commands(path.read_text("utf-8")))
    wrong = sorted(f"{command}: {why}" for command in said if (why := problem(command)))
    assert not wrong, f"{name_of(path)} says {wrong}"


def test_every_command_of_make_can_be_given() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8").replace("\\\n", " ")
    for name, value in reversed(re.findall(r"^([A-Z]+) :?\??= ?(.*)$", makefile, re.MULTILINE)):
        makefile = makefile.replace(f"$({name})", value)
    said = [line.strip().removeprefix(".venv/bin/") for line in makefile.splitlines() if line.startswith("\t")]
    assert sum(line.startswith("arenarium ") for line in said) > 10
    assert [f"{line}: {why}" for line in said if (why := problem(line))] == []


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("make tea", "there is no target 'tea'"),
        ("npm run away", "there is no script 'away'"),
        ("pytest tests/docs tests/nowhere", "there is no ['tests/nowhere']"),
        ("arenarium sing", "there is no command 'sing'"),
        ("arenarium cards sing", "there is no command 'sing'"),
        ("arenarium play tashkalar --song", "there is no option ['--song']"),
        ("arenarium play tashkalar --lang pl", None),
        ("make it the Gateway", None),
    ],
)
def test_what_does_not_exist_is_noticed(command: str, why: str | None) -> None:
    assert problem(command) == why


@pytest.mark.parametrize("spoken", ["players/barracks.py", "src/arenarium/chess/", "tests/<game>/songs/", "web/xx.md"])
def test_a_path_that_does_not_exist_is_noticed(spoken: str) -> None:
    assert list(spoken_paths(f"See `{spoken}`.")) == [spoken]
    assert not is_there(spoken)


def test_what_a_page_declares_stands_for_what_it_says() -> None:
    page = "`GAME` is `src/arenarium/tashkalar`: `GAME/turn.py`. `GAME` is `src/arenarium/barracks`: `GAME/dice.py`."
    folders = ("src/arenarium/tashkalar", "src/arenarium/barracks")
    assert list(spoken_paths(page)) == [folders[0], f"{folders[0]}/turn.py", folders[1], f"{folders[1]}/dice.py"]
