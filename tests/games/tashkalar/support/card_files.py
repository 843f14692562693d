"""Card files with and without mistakes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cards.cardfile import CardFile
from arenarium.cards.problem import CardProblem
from arenarium.cli import _app
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.formats.card_sets import CARD_SETS

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
    """What is wrong with the cards in a file, in words, without the places. Raises CardError where it is no file."""
    return [problem.message for problem in CARD_SETS.problems([CardFile.read(path)])]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes the good file with one thing put in place of another."""

    def write(old: str, new: str) -> Path:
        assert GOOD.count(old) == 1, f"'{old}' does not say which place is meant"
        path = tmp_path / "mine.toml"
        path.write_text(GOOD.replace(old, new), "utf-8")
        return path

    return write


def problem_of(path: Path) -> CardProblem:
    """The one thing that is wrong with the file; the command says the same."""
    try:
        (problem,) = CARD_SETS.problems([CardFile(str(path), path.read_text("utf-8"))])
    except CardError as error:
        problem = CardProblem.of(error)
    result = CliRunner().invoke(_app, ["cards", "check", str(path)])
    assert result.exit_code == 1
    assert result.stderr == f"{problem}\n"
    assert not result.stdout
    assert problem.file == str(path)
    return problem


def place(error: CardProblem) -> tuple[int, int]:
    return error.line, error.column
