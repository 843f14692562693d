"""Card files with and without mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cards.cardfile import CardFile
from arenarium.cli import _app
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.cards.cards import read_beings
from arenarium.games.tashkalar.formats.check import check_file as check_card_file

GOOD = '''\
# two cards in order
[[card]]
name = "Grey Wolf"
rank = "common"
pattern = """
. c .
. @ .
"""
effect = """
Destroy one enemy piece adjacent to this being.
If you do, upgrade this being.
"""

[[card]]
name = "Brown Bear"
rank = "heroic"
pattern = """
c @ c
. c .
"""
marks = """
* . *
. . .
"""
effect = "You may destroy every piece on a marked square."
'''

Write = Callable[[str, str], Path]


def check_file(path: Path) -> list[str]:
    return check_card_file(CardFile.read(path))


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the good file with one thing put in place of another."""

    def write(old: str, new: str) -> Path:
        assert GOOD.count(old) == 1, f"'{old}' does not say which place is meant"
        path = tmp_path / "mine.toml"
        path.write_text(GOOD.replace(old, new), "utf-8")
        return path

    return write


def error_of(path: Path) -> CardError:
    """What reading the file complains about; the command says the same."""
    with pytest.raises(CardError) as caught:
        read_beings(CardFile(str(path), path.read_text("utf-8")), path.stem)
    with pytest.raises(CardError) as again:
        check_file(path)
    assert str(again.value) == str(caught.value)
    result = CliRunner().invoke(_app, ["cards", "check", str(path)])
    assert result.exit_code == 1
    assert result.stderr == f"{caught.value}\n"
    assert not result.stdout
    assert caught.value.file == str(path)
    return caught.value


def place(error: CardError) -> tuple[int, int]:
    return error.line, error.column
