"""The web client is told what the server says: tools/wire.py."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import wire


def test_what_the_client_knows_of_the_server_is_not_stale() -> None:
    assert wire.stale() == [], "run `make wire`"


def test_a_change_of_a_message_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, text in wire.files().items():
        (tmp_path / name).write_text(text.replace('"Welcome"', '"Hello"'))
    monkeypatch.setattr(wire, "HERE", tmp_path)
    assert wire.stale() == ["socket.json"]
