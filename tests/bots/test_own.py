"""Bots of your own by module and name, and by entry points: they play, and mistakes are told in words."""

from __future__ import annotations

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import arenarium
from arenarium.bots import own
from arenarium.bots.registry import bot_of
from arenarium.cli import _app
from arenarium.core.errors import SetupError
from arenarium.core.time_budget import TimeBudget
from arenarium.games import kit_of

MODULE = """
from arenarium.core.bot import RandomBot
from arenarium.core.kit import BotSpec

class First:
    def choose(self, request, view):
        return request.options[0]

class Inner:
    Nested = First

class Greedy(First):
    def __init__(self, game, thinking, rng, depth=3):
        self.given = (game, thinking, rng, depth)

def made(rng):
    return RandomBot(rng)

class Everything(First):
    def __init__(self, **anything):
        assert not anything

SPEC = BotSpec(lambda rng, thinking, game: First(), seconds=7)
NUMBER = 7

class Asking(First):
    def __init__(self, network):
        pass

class Failing(First):
    def __init__(self):
        raise ValueError("no weights")

def nothing():
    return None
"""
BARRACKS = kit_of("barracks")


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(MODULE)
    (tmp_path / "broken.py").write_text("import no_such_package")
    (tmp_path / "unfinished.py").write_text("def (")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    for name in ("my_bots", "broken", "unfinished"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize("name", ["First", "Inner.Nested", "made", "Everything", "SPEC"])
def test_it_plays_whole_games(name: str) -> None:
    record = arenarium.play("barracks", {"difficulty": "quick"}, 1, [f"my_bots:{name}", "random"])
    assert record.outcome is not None


def test_it_gets_what_it_asks_for_by_name() -> None:
    rng = Random(1)
    bot = bot_of(BARRACKS, "my_bots:Greedy@0.5", rng, game=BARRACKS.game)
    game, thinking, given, depth = bot.given  # type: ignore[attr-defined]
    assert (game, given, depth) == (BARRACKS.game, rng, 3)
    assert isinstance(thinking, TimeBudget)
    assert thinking.seconds == 0.5


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("no_such:Bot", r"there is no module 'no_such' here \(/.*\) or installed"),
        ("my_bots.deep:Bot", "my_bots.deep cannot be loaded|there is no module 'my_bots.deep'"),
        ("my_bots:Frist", "there is no 'Frist' in my_bots; did you mean 'First'?"),
        ("my_bots:", "there is no '' in my_bots"),
        ("my_bots:NUMBER", "is a int; expected a class"),
        ("my_bots:Asking", "asks for 'network'; it can have rng, thinking, game"),
        ("my_bots:Failing", "cannot be made: ValueError: no weights"),
        ("my_bots:nothing", "gives a NoneType, which has no method 'choose"),
        ("broken:Bot", "broken cannot be loaded: No module named 'no_such_package'"),
        ("unfinished:Bot", "unfinished cannot be loaded: SyntaxError"),
        ("clever", "one of your own is my_module:MyBot, a program is cmd:COMMAND"),
        ("my_bots:First@soon", "'soon' in 'my_bots:First@soon' is not a number of seconds"),
    ],
)
def test_mistakes_are_told_in_words(name: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        bot_of(BARRACKS, name, Random(1))


def test_a_package_brings_bots_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    sys.path.insert(0, ".")
    entries = [EntryPoint("first", "my_bots:First", own.GROUP), EntryPoint("gone", "my_bots:Gone", own.GROUP)]
    monkeypatch.setattr(own, "plugged_in", lambda: {entry.name: entry for entry in entries})
    monkeypatch.setattr("arenarium.bots.registry.plugged_in", own.plugged_in)
    assert type(bot_of(BARRACKS, "first", Random(1))).__name__ == "First"
    with pytest.raises(SetupError, match="'gone' is said to be my_bots:Gone, which cannot be loaded"):
        bot_of(BARRACKS, "gone", Random(1))
    with pytest.raises(SetupError, match=r"level1.*, first, gone"):
        bot_of(BARRACKS, "genius", Random(1))


def test_it_plays_tournaments_in_other_processes(tmp_path: Path) -> None:
    words = ["tournament", "barracks", "--difficulty", "quick", "--players", "my_bots:made,my_bots:First,random"]
    shown = CliRunner().invoke(_app, [*words, "--games", "4", "--jobs", "2", "--json", "report.json"])
    assert shown.exit_code == 0, shown.output
    players = json.loads((tmp_path / "report.json").read_text("utf-8"))["players"]
    assert {player["name"] for player in players} == {"my_bots:made", "my_bots:First", "random"}
