"""The bots in `examples/` play whole games on a real server, and the page about them shows what they are."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from support.patience import PATIENCE
from support.services import Server

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "bot.py"
THINKING_BOT = ROOT / "examples" / "thinking_bot.py"
PAGE = (ROOT / "docs" / "howto" / "write-a-bot.md").read_text("utf-8")
GAME_TIME = 5 * PATIENCE


def code(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


def test_the_bot_has_fifteen_lines() -> None:
    assert len(code(BOT.read_text("utf-8"))) == 15


def test_the_page_shows_the_bot_line_by_line() -> None:
    shown = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert code("".join(shown)) == code(BOT.read_text("utf-8"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, {"database": str(tmp_path / "tables.sqlite"), "workers": "1"})
    server.start()
    yield server
    server.stop()


def token_of(server: Server, name: str) -> str:
    """As the page tells: an account, and a token of it."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        client.post("/api/accounts", json={"name": name, "password": "correct horse"}).raise_for_status()
        answer = client.post("/api/tokens", json={"label": "my first bot"}).raise_for_status()
    token: str = answer.json()["token"]
    return token


def run(bot: Path, server: Server, token: str, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(bot), server.address, *words]
    environment = os.environ | {"ARENARIUM_TOKEN": token}
    return subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def asked(address: str) -> Any:
    return httpx.get(address, timeout=PATIENCE).raise_for_status().json()


def table_in_the_lobby(server: Server) -> str:
    deadline = time.monotonic() + PATIENCE
    while not (found := asked(f"{server.address}/api/tables?status=open")["tables"]):
        assert time.monotonic() < deadline, "the bot makes no table"
        time.sleep(0.1)
    id: str = found[0]["id"]
    return id


def test_bots_play_to_the_end(server: Server) -> None:
    """One makes a table and another, which thinks, sits down; at the same time two meet at a table that is given."""
    ada, bob = token_of(server, "Ada"), token_of(server, "Bob")
    bots = [run(BOT, server, ada)]
    made = table_in_the_lobby(server)
    bots.append(run(THINKING_BOT, server, bob, made, "greedy"))
    wanted = {"game": "barracks", "setup": {"difficulty": "quick"}}
    headers = {"Authorization": f"Bearer {ada}"}
    answer = httpx.post(f"{server.address}/api/tables", headers=headers, json=wanted, timeout=PATIENCE)
    given = answer.raise_for_status().json()["id"]
    bots += [run(BOT, server, token, given) for token in (ada, bob)]
    try:
        told = [bot.communicate(timeout=GAME_TIME)[0] for bot in bots]
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()
    assert [bot.returncode for bot in bots] == [0] * 4, told
    for table in (made, given):
        assert asked(f"{server.address}/api/tables/{table}")["status"] == "over"
