"""Mistakes in cards are said in three languages: every one that the program can find has its words."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cards.cardfile import CardFile
from arenarium.cli import _app
from arenarium.core.mistake import Mistake
from arenarium.games import kit_of
from arenarium.narration.mistakes import MistakesIn
from arenarium.narration.words import source

SOURCE = Path(__file__).parents[2] / "src" / "arenarium"
OTHERS = ("pl", "cs")
CALLED = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
GIVEN = re.compile(r"\{ \$(\w+)")


def messages_of(path: Path) -> str:
    """The set of messages that a module's mistakes are in."""
    parts = path.relative_to(SOURCE).parts
    return f"arenarium.games.{parts[1]}.narration:mistakes" if parts[0] == "games" else "mistakes"


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Set of messages, id, and names of the facts (None: not written there) of every mistake in the program."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("Mistake"), args=[ast.Constant(id_), *_], keywords=keywords):
                    names = {keyword.arg for keyword in keywords if keyword.arg}
                    unknown = any(keyword.arg is None for keyword in keywords)
                    yield messages_of(path), str(id_), None if unknown else names


RAISED = list(raised())


def texts(language: str, of: str) -> dict[str, str]:
    """The messages of a file by their ids."""
    pieces = CALLED.split(source(language, of))[1:]
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


def test_there_are_many() -> None:
    assert len({id_ for _, id_, _ in RAISED}) > 120


@pytest.mark.parametrize("language", OTHERS)
def test_every_mistake_can_be_said(language: str) -> None:
    for of, id_, facts in RAISED:
        said = texts(language, of) | texts(language, "mistakes")
        assert id_ in said, f"{of} has no '{id_}' in '{language}'"
        if facts is not None:
            assert set(GIVEN.findall(said[id_])) == facts, id_


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_said_that_cannot_be_wrong(language: str) -> None:
    for of in {of for of, _, _ in RAISED}:
        known = {id_ for where, id_, _ in RAISED if where == of} | {"warning"}
        assert set(texts(language, of)) <= known


def test_a_mistake_remembers_how_it_was_made() -> None:
    inner = Mistake("a-number", "a number")
    made = Mistake("not-expected", "'{key}' is {value}; expected {expected}", key="x", value="3", expected=[inner, "y"])
    assert made == "'x' is 3; expected a number, y"
    again = pickle.loads(pickle.dumps(made))
    assert (again, again.id, again.facts) == (made, made.id, made.facts)
    assert MistakesIn("en")(made) == made
    assert MistakesIn("pl")(made) == "„x” to 3; oczekiwano: liczba, y"
    assert MistakesIn("cs")(made) == "„x“ je 3; čeká se: číslo, y"


CARD = """\
[[card]]
name = "Wharf Cat"
rank = "comon"
pattern = "c @ q"
effect = "You may do one combt leap with this being."
"""
SAID = {
    "en": ("'rank' is 'comon'; expected", "unknown sign 'q'", "unknown word 'combt'", "did you mean 'combat'?"),
    "pl": ("„rank” to 'comon'; oczekiwano", "nieznany znak „q”", "nieznane słowo „combt”", "czy chodziło o „combat”?"),
    "cs": ("„rank“ je 'comon'; čeká se", "neznámý znak „q“", "neznámé slovo „combt“", "nemělo tam být „combat“?"),
}


@pytest.mark.parametrize("language", SAID)
def test_cards_check_speaks_three_languages(language: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(CARD, "utf-8")
    result = CliRunner().invoke(_app, ["cards", "check", str(file), "--lang", language])
    assert result.exit_code == 1
    for said in SAID[language]:
        assert said in result.stderr
    assert f"{file}:5:" in result.stderr, "the place stays"


def test_a_warning_is_one_in_every_language() -> None:
    sets = kit_of("barracks").card_sets
    assert sets is not None
    text = '[set]\nname = "X"\n\n[[move]]\nname = "Split Arrow"\ncategory = "bow"\nlevel = 1\nicons = 1\n'
    text += "damage = 1\ncopies = 1\n"
    (problem,) = sets.problems([CardFile("mine.toml", text)])
    say = MistakesIn("cs", sets.mistakes)
    assert say.problem(problem).startswith("mine.toml:5: varování: jméno „Split Arrow“ už existuje (úder)")
