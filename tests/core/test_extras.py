"""The engine needs one package; whatever needs more belongs to an extra, and says which when it is missing."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from arenarium import extras
from arenarium.core.kit import Lazy

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def asked_for(extra: str) -> set[str]:
    """The distributions of an extra, with those of the extras that it takes in."""
    found: set[str] = set()
    for line in PROJECT["optional-dependencies"][extra]:
        name, others = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", line).groups()  # type: ignore[union-attr]
        if name == "arenarium":
            found |= set[str]().union(*(asked_for(other) for other in others.split(",")))
        else:
            found.add(plain(name))
    return found


def plain(distribution: str) -> str:
    return re.sub(r"[-._]+", "-", distribution).lower()


def imported() -> Iterator[str]:
    """Every package that a source of ours imports and that is not Python's own."""
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            yield from {name.partition(".")[0] for name in names} - {"arenarium"} - sys.stdlib_module_names


def test_every_package_that_is_imported_is_of_the_engine_or_of_an_extra() -> None:
    known = {package for packages in extras._NEEDED.values() for package in packages}
    assert set(imported()) <= known | {"lark"}


@pytest.mark.parametrize(("extra", "package"), [(e, p) for e, packages in extras._NEEDED.items() for p in packages])
def test_an_extra_has_what_is_said_to_be_in_it(extra: str, package: str) -> None:
    assert {plain(name) for name in packages_distributions()[package]} & asked_for(extra)


def test_all_is_all_but_torch() -> None:
    """Which on Linux comes with gigabytes for graphics cards, and is for one example."""
    extras_ = set(PROJECT["optional-dependencies"]) - {"torch"}
    assert asked_for("all") == set[str]().union(*map(asked_for, extras_))


def run_without(package: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Python as it would be if a package were not installed."""
    program = f"import sys, runpy; sys.modules['{package}'] = None; sys.argv = {list(words)!r}; {words[0]}"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment)


COMMAND = "runpy.run_module('arenarium', run_name='__main__')"


@pytest.mark.parametrize(("package", "extra"), [("typer", "cli"), ("rich", "cli")])
def test_the_command_says_what_it_lacks(package: str, extra: str) -> None:
    ended = run_without(package, COMMAND, "cards", "list")
    assert ended.stderr == f'{package} is not installed; install "arenarium[{extra}]"\n'
    assert ended.returncode == 2


def test_serving_says_what_it_lacks() -> None:
    ended = run_without("starlette", COMMAND, "serve")
    assert ended.stderr == 'starlette is not installed; install "arenarium[server]"\n'


def test_the_server_says_what_it_lacks() -> None:
    ended = run_without("starlette", "import arenarium.server.settings")
    assert ended.stderr.endswith('MissingExtra: starlette is not installed; install "arenarium[server]"\n')


def test_playing_says_what_it_lacks() -> None:
    ended = run_without("numpy", "import arenarium; arenarium.play('barracks', {}, 1)")
    assert ended.stderr.endswith('MissingExtra: numpy is not installed; install "arenarium[bots]"\n')


@pytest.mark.parametrize(
    ("package", "extra", "module"),
    [
        ("pettingzoo", "envs", "zoo"),
        ("gymnasium", "envs", "gym"),
        ("pyspiel", "openspiel", "open_spiel"),
        ("numpy", "bots", "batch"),
    ],
)
def test_environments_say_what_they_lack(package: str, extra: str, module: str) -> None:
    ended = run_without(package, f"import arenarium.envs.{module}")
    assert ended.stderr.endswith(f'MissingExtra: {package} is not installed; install "arenarium[{extra}]"\n')


def test_what_is_of_no_extra_is_not_explained() -> None:
    error = ModuleNotFoundError("no module named 'songs'", name="songs")
    assert extras.explained(error) is error


@pytest.mark.parametrize(
    ("package", "message"),
    [("rich", 'rich is not installed; install "arenarium[cli]"'), ("nowhere_to_be_found", "No module named")],
)
def test_a_part_of_a_kit_names_the_extra_that_it_lacks(
    package: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"part_with_{package}.py").write_text(f"import {package}.console\nPART = 1\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    if package == "rich":
        monkeypatch.setitem(sys.modules, package, None)
        monkeypatch.delitem(sys.modules, f"{package}.console", raising=False)
    with pytest.raises(ModuleNotFoundError) as refused:
        Lazy[int](f"part_with_{package}:PART")()
    assert message in str(refused.value)
    assert isinstance(refused.value, extras.MissingExtra) is (package == "rich")
