"""`arenarium serve`: what cannot work is told in a sentence, with exit code 2; what works says where it is."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import uvicorn
from support.patience import PATIENCE
from support.services import Server

from arenarium.cli import app
from arenarium.server import run
from arenarium.server.messages.socket import MAX_MESSAGE_BYTES
from arenarium.server.settings import Settings, default_database
from arenarium.server.store.database import Database

Serve = Callable[..., str]


@pytest.fixture
def serve(
    logs_kept: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Serve:
    """Run the command, which is expected to refuse; the sentence."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, **__: pytest.fail("the server was started"))

    def refused(*words: str, **environment: str) -> str:
        for name, value in environment.items():
            monkeypatch.setenv(f"ARENARIUM_{name.upper()}", value)
        monkeypatch.setattr(sys, "argv", ["arenarium", "serve", *words])
        with pytest.raises(SystemExit) as ended:
            app()
        assert ended.value.code == 2
        return capsys.readouterr().err

    return refused


def test_a_port_in_use(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"cannot listen at 127.0.0.1, port {port}: Address already in use" in serve("--port", str(port))


def test_a_host_that_is_not_here(serve: Serve) -> None:
    assert "cannot listen at 192.0.2.1, port 8000" in serve("--host", "192.0.2.1")


def test_another_kind_of_database(serve: Serve) -> None:
    assert "expected a file for SQLite or postgresql://" in serve("--database", "mysql://somewhere/x")


def test_postgresql_without_a_secret(serve: Serve) -> None:
    assert "a secret is needed" in serve(database="postgresql://localhost/x")


def test_a_secret_that_is_too_short(serve: Serve) -> None:
    assert "the secret is too short: 16 characters or more" in serve(secret="tooshort")


@pytest.mark.parametrize("secret", ["a secret for tests only,", "a secret for tests only,tooshort", "a,b"])
def test_one_of_several_secrets_that_is_too_short(serve: Serve, secret: str) -> None:
    told = serve(secret=secret)
    assert f"secret {'1' if secret == 'a,b' else '2'} of 2 is too short" in told
    assert "tooshort" not in told


def test_a_kept_secret_that_is_empty(serve: Serve, tmp_path: Path) -> None:
    """The disk may have been full: whoever knows that could forge every cookie."""
    (tmp_path / "tables.sqlite.secret").touch()
    told = serve(database=str(tmp_path / "tables.sqlite"))
    assert "tables.sqlite.secret is too short" in told


def test_a_database_that_does_not_answer_and_nothing_of_its_password(serve: Serve) -> None:
    told = serve(database="postgresql://me:hunter2@127.0.0.1:1/x", secret="x" * 20)
    assert "the database cannot be used" in told
    assert "hunter2" not in told


def test_a_file_that_is_no_database(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "poem.sqlite").write_text("Shall I compare thee to a summer's day? " * 100)
    assert "the database cannot be used: file is not a database" in serve(database=str(tmp_path / "poem.sqlite"))


def test_a_folder_that_cannot_be(serve: Serve) -> None:
    assert "the database cannot be used" in serve(database="/dev/null/tables.sqlite")


def test_a_database_in_use_by_another_server(serve: Serve, tmp_path: Path) -> None:
    first = Database(Settings(database=str(tmp_path / "tables.sqlite")))
    first.claim()
    assert "another server uses the database" in serve(database=str(tmp_path / "tables.sqlite"))
    assert first._lock_file is not None
    first._lock_file.close()


def test_an_address_of_redis_that_is_none(serve: Serve) -> None:
    assert "the address of Redis is wrong" in serve(redis="http://localhost")


def test_the_default_database_is_where_the_users_data_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "/data/arenarium/arenarium.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert default_database() == "/home/ada/.local/share/arenarium/arenarium.sqlite"


def test_sockets_are_kept_small_and_proxies_are_only_believed_when_named(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tables.sqlite"))
    plain = run.configuration(settings)
    assert plain.ws_max_size == MAX_MESSAGE_BYTES
    assert not plain.proxy_headers
    assert not plain.access_log
    behind = run.configuration(Settings(database=settings.database, proxies="10.0.0.1,10.0.0.2"))
    assert behind.proxy_headers
    assert behind.forwarded_allow_ips == "10.0.0.1,10.0.0.2"


@pytest.mark.parametrize(
    ("host", "told"),
    [("127.0.0.1", "http://localhost:"), ("0.0.0.0", "http://localhost:"), ("::1", "http://localhost:")],
)
def test_the_address_to_open(host: str, told: str) -> None:
    with run.listen(host, 0) as listener:
        assert run.address(listener).startswith(told)


@pytest.mark.parametrize("told_by", [signal.SIGINT, signal.SIGTERM])
def test_it_runs_without_any_setting_tells_nothing_of_requests_and_ends_when_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, told_by: signal.Signals
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    server = Server(tmp_path, {})
    server.start()
    assert httpx.get(f"{server.address}/api/nowhere/precious?token=precious", timeout=PATIENCE).status_code == 404
    assert (tmp_path / "arenarium" / "arenarium.sqlite").exists()
    assert (tmp_path / "arenarium" / "arenarium.sqlite.secret").stat().st_mode & 0o777 == 0o600
    assert server.process is not None
    server.process.send_signal(told_by)
    assert server.process.wait(PATIENCE) == 0
    told = server.log.read_text()
    assert f"Arenarium is at http://localhost:{server.port}/" in told
    assert "precious" not in told
    assert "Traceback" not in told
    assert "leaked" not in told


def test_a_card_set_of_the_house_with_mistakes(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[set]\nname = "Mine"\n[[task]]\nname = "Odd"\npoints = "many"\n', "utf-8")
    output = serve("--cards", str(file))
    assert f"{file}:5" in output
    assert "'points' is 'many'; expected a number" in output
    assert "'kind' is missing" in output
