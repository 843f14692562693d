"""The tables of a grammar are kept beside the compiled modules, and a language read from them is the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from arenarium.cards import parse
from arenarium.cards.tree import Effect
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.language import parse as tashkalar

TEXT = "Destroy one enemy piece adjacent to this being."


def fresh() -> parse.Language:
    return tashkalar.language.__wrapped__()


def said_of(language: parse.Language, text: str) -> str:
    with pytest.raises(CardError) as wrong:
        language.parse(text, Effect)
    return str(wrong.value)


def test_a_language_from_kept_tables_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.tables"
    monkeypatch.setattr(parse, "_tables_file", lambda grammar: str(file))
    made = fresh()
    written = file.read_bytes()
    kept = fresh()
    assert file.read_bytes() == written, "nothing was made again"
    assert kept.parse(TEXT, Effect) == made.parse(TEXT, Effect)
    for wrong in ("Destroy one enemy", "Destroy one enmy piece.", "Destroy one enemy piece. Bogus"):
        assert said_of(kept, wrong) == said_of(made, wrong)
    assert kept.next_words("Destroy one") == made.next_words("Destroy one")


def test_what_is_broken_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.tables"
    file.write_bytes(b"nonsense")
    monkeypatch.setattr(parse, "_tables_file", lambda grammar: str(file))
    assert fresh().parse(TEXT, Effect)
    assert file.read_bytes() != b"nonsense"


def test_where_python_keeps_nothing_neither_do_we(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert parse._tables_file("a grammar") == ""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert parse._tables_file("a grammar") == ""
