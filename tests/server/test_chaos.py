"""The crash test in small, and that it would notice a loss. `make chaos` is the long one."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from support.tableclient import Person, TableClient

TOOL = Path(__file__).resolve().parents[2] / "tools" / "chaos.py"


@pytest.mark.parametrize("embedded", [True, False], ids=["embedded", "scaled"])
def test_nothing_is_lost_when_everything_is_killed(embedded: bool) -> None:
    tables, crashes = ("3", "2") if embedded else ("6", "4")
    words = ["--embedded"] if embedded else []
    ended = subprocess.run(
        [sys.executable, TOOL, "--tables", tables, "--crashes", crashes, "--quick", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert " acknowledged, 0 lost" in ended.stdout


@pytest.fixture(scope="module")
def chaos() -> ModuleType:
    spec = importlib.util.spec_from_file_location("chaos", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["chaos"] = module  # dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({}, []),
        ({2: None}, ["step 2 is gone"]),
        ({2: {"seat": 0}}, ["step 2 is another"]),
        ({2: {"at": 9}}, ["step 2 is another"]),
        ({1: {"text": "discard"}}, ["step 1 is not the choice that seat 0 made"]),
    ],
    ids=["nothing", "gone", "seat", "time", "text"],
)
async def test_a_loss_would_be_found(chaos: ModuleType, change: dict[int, Any], found: list[str]) -> None:
    client = TableClient(Person([], "Ada"), "t", seat=0)
    client.told = {number: {"kind": "choice", "seat": number - 1, "at": number} for number in (1, 2)}
    client.chosen = {1: "place"}
    kept = {
        number: SimpleNamespace(**({"kind": "choice", "seat": number - 1, "at": number, "text": "place"} | altered))
        for number in (1, 2)
        if (altered := change.get(number, {})) is not None
    }
    told = chaos.losses(client, kept)
    assert len(told) == len(found)
    assert all(text in each for text, each in zip(found, told, strict=True))
    await client.person.leave()
