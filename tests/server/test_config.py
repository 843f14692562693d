"""The file with settings: what it says counts less than a flag or a variable, and what is wrong in it is told."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from arenarium.cli import app
from arenarium.server import run
from arenarium.server.settings import Limits, Settings

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "arenarium.toml"
Serve = Callable[..., Settings]

FILE = """
host = "0.0.0.0"
port = 8123
proxies = ["127.0.0.1", "10.0.0.0/8"]
trusted = ["192.168.1.0/24"]

[limits]
sockets = 200
requests = "100/second"
"""


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Serve:
    """Run the command in an empty folder: with which settings the server would run."""
    monkeypatch.chdir(tmp_path)
    started: list[Settings] = []

    def note(settings: Settings, tell: object) -> bool:
        started.append(settings)
        return True

    monkeypatch.setattr(run, "run", note)

    def settings(*words: str, **environment: str) -> Settings:
        for name, value in environment.items():
            monkeypatch.setenv(f"ARENARIUM_{name.upper()}", value)
        monkeypatch.setattr(sys, "argv", ["arenarium", "serve", *words])
        with pytest.raises(SystemExit) as ended:
            app()
        assert ended.value.code == (2 if not started else 0)
        return started[-1] if started else Settings()

    return settings


def test_without_a_file_everything_is_as_usual(serve: Serve) -> None:
    assert serve().limits == Limits()


def test_the_file_in_the_folder_is_read(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "arenarium.toml").write_text(FILE)
    settings = serve()
    assert (settings.host, settings.port, settings.workers) == ("0.0.0.0", 8123, 2)
    assert "10.2.3.4" in settings.networks("proxies")
    assert "192.168.1.7" in settings.networks("trusted")
    assert settings.limits == Limits(sockets=200, requests="100/second")


def test_the_example_says_what_is_so_without_it(serve: Serve) -> None:
    assert serve("--config", str(EXAMPLE)) == serve()
    assert set(tomllib.loads(EXAMPLE.read_text("utf-8"))["limits"]) == {limit.name for limit in fields(Limits)}


def test_variables_and_flags_count_more(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text(FILE)
    settings = serve("--config", "other.toml", "--port", "9", host="::1", limits="sockets=7,tables=3")
    assert (settings.host, settings.port) == ("::1", 9)
    assert settings.limits == Limits(sockets=7, tables=3)
    assert serve("--limit", "sockets=8", "--limit", "chat=1/second").limits == Limits(sockets=8, chat="1/second")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hots = 'x'", "there is no setting 'hots'; known are"),
        ("port =", "arenarium.toml: Invalid value"),
        ("limits = 3", "'limits' is a section ([limits])"),
        ("[port]\nx = 1", "'port' is no section"),
        ("[limits]\nsocket = 1", "there is no limit 'socket'; known are"),
        ("[limits]\nrequests = 'x'", "limit requests: 'x' is not"),
    ],
)
def test_what_is_wrong_is_told(
    serve: Serve, tmp_path: Path, text: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "arenarium.toml").write_text(text)
    serve()
    assert told in capsys.readouterr().err


def test_a_file_that_is_not_there(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    serve("--config", "nowhere.toml")
    assert "nowhere.toml cannot be read: No such file" in capsys.readouterr().err
