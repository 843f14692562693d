"""The documentation is true: its examples parse, run and print what they say, its links lead somewhere."""

from __future__ import annotations

import contextlib
import inspect
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args

import pytest
from games.barracks.support import trees as barracks_trees
from games.barracks.support.printed import MOVES, WARRIORS
from support.third_game import FOLDER as THIRD_GAME
from support.third_game import installed

from arenarium.cards import tree as script
from arenarium.games.barracks.cards.cards import MoveCard, Warrior
from arenarium.games.barracks.formats.defaults import PartialPosition
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.language import tree as barracks_tree
from arenarium.games.barracks.language.parse import parse_ability
from arenarium.games.barracks.language.parse import parse_effect as parse_move
from arenarium.games.barracks.language.render import LANGUAGES as BARRACKS_LANGUAGES
from arenarium.games.barracks.language.render import RENDERERS as BARRACKS_RENDERERS
from arenarium.games.barracks.rules import effects
from arenarium.games.barracks.rules.damage import Modifiers
from arenarium.games.barracks.rules.traits import Traits
from arenarium.games.barracks.state import choices as barracks_choices
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import language, parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS
from arenarium.games.tashkalar.rules.effects.compiled import COMPILER
from arenarium.games.tashkalar.rules.tasks import judge
from arenarium.games.tashkalar.state import choices

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
REFERENCE = DOCS / "card-language.md"
BARRACKS_REFERENCE = DOCS / "barracks-cards.md"
NOTATION = DOCS / "notation.md"
ADD_A_GAME = DOCS / "howto" / "add-a-game.md"
GUIDES = [ROOT / "README.md", *sorted(DOCS.glob("*.md")), *sorted(DOCS.glob("howto/*.md"))]
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]

_BLOCK = re.compile(r"^```(\w+)(?: ([^\n]*))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A fenced block: its language, what stands after it, its text, and the line where the text begins."""

    kind: str
    title: str
    text: str
    line: int


def blocks(path: Path) -> Iterator[Block]:
    page = path.read_text("utf-8")
    for match in _BLOCK.finditer(page):
        yield Block(match[1], match[2] or "", match[3], page.count("\n", 0, match.start(3)) + 1)


def examples(path: Path, kind: str, title: str = "") -> list[Any]:
    """The blocks of a kind, as parameters named by their line."""
    return [pytest.param(b.text, id=f"line {b.line}") for b in blocks(path) if (b.kind, b.title) == (kind, title)]


def texts(path: Path, kind: str, title: str = "") -> list[str]:
    return [b.text for b in blocks(path) if (b.kind, b.title) == (kind, title)]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --------------------------------------------------------------------------------------------------- the card language


@pytest.mark.parametrize("text", examples(REFERENCE, "card"))
def test_a_card_example_is_rendered_as_it_stands_and_can_be_carried_out(text: str) -> None:
    effect = parse_effect(text)
    assert RENDERERS["en"].text(effect) == " ".join(text.split())
    for said in LANGUAGES:
        RENDERERS[said].text(effect)
    COMPILER.program("example", effect)


@pytest.mark.parametrize("text", examples(REFERENCE, "task"))
def test_a_task_example_is_rendered_as_it_stands_and_can_be_judged(text: str) -> None:
    criterion = parse_criterion(text)
    assert RENDERERS["en"].criterion(criterion) == " ".join(text.split())
    for said in LANGUAGES:
        RENDERERS[said].criterion(criterion)
    judge(criterion)


PARSERS: dict[str, Any] = {"card": parse_effect, "task": parse_criterion}


def concrete_kinds() -> set[type[script.Node]]:
    """The kinds of nodes from which no other is derived."""
    found = {
        kind
        for module in (script, tree)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, script.Node)
    }
    return {kind for kind in found if not any(issubclass(other, kind) for other in found - {kind})}


def shown_parts(path: Path, parsers: dict[str, Any]) -> set[Any]:
    """The nodes and words of all examples of a reference."""
    trees = [parse(text) for kind, parse in parsers.items() for text in texts(path, kind)]
    return {part for found in trees for part in script.parts(found)}


def values_in(module: ModuleType) -> set[Enum]:
    """The values of all enums of a module of trees."""
    kinds = [kind for kind in vars(module).values() if inspect.isclass(kind) and issubclass(kind, Enum)]
    return {value for kind in kinds if kind is not Enum for value in kind}


def words_in(said: list[str]) -> set[str]:
    """The words of some texts; of those with an ending also what they may be without it."""
    words = re.findall(r"[a-z]+", " ".join(said).lower())
    return {form for word in words for form in (word, word.removesuffix("s"), word[:-1])}


def test_the_reference_has_an_example_of_every_kind_of_node() -> None:
    shown = {type(part) for part in shown_parts(REFERENCE, PARSERS)}
    missing = sorted(kind.__name__ for kind in concrete_kinds() - shown)
    assert not missing, f"{name_of(REFERENCE)} has no example of {', '.join(missing)}"


def test_the_reference_has_an_example_of_every_word() -> None:
    """The values of all enums that trees hold, and the words of the grammar."""
    missing = sorted(str(value) for value in values_in(tree) - shown_parts(REFERENCE, PARSERS))
    missing += sorted(language().words - words_in([text for kind in PARSERS for text in texts(REFERENCE, kind)]))
    assert not missing, f"{name_of(REFERENCE)} has no example of {', '.join(missing)}"


# ---------------------------------------------------------------------------------------- the card language of Barracks

BARRACKS_PARSERS: dict[str, Any] = {"move": parse_move, "ability": parse_ability}


def said_as_it_stands(text: str, found: script.Node) -> bool:
    for language_ in BARRACKS_LANGUAGES:
        BARRACKS_RENDERERS[language_].text(found)
    return BARRACKS_RENDERERS["en"].text(found) == " ".join(text.split())


def battle() -> tuple[Any, effects.EffectContext]:
    """Two against two, and one of them who has just hit another."""
    squads = "squad 0: Tinker [-, -]; Shepherd [-, -] | squad 1: Brewer [Oar Blow, -]; Reiter [-, -]"
    return BARRACKS.parse_position(squads), effects.EffectContext((0, 0), hit=((1, 0),), dealt=1, attacker=(1, 0))


@pytest.mark.parametrize("text", examples(BARRACKS_REFERENCE, "move"))
def test_a_move_example_is_rendered_as_it_stands_and_can_be_carried_out(text: str) -> None:
    effect = parse_move(text)
    assert said_as_it_stands(text, effect)
    state, context = battle()
    Modifiers(state, context, MoveCard("Example", "iron", 1, icons=1, damage=1, copies=1, effect=effect))
    for clauses in effects.sentences(state, context, effect):
        effects.run(state, context, clauses)


@pytest.mark.parametrize("text", examples(BARRACKS_REFERENCE, "ability"))
def test_an_ability_example_is_rendered_as_it_stands_and_can_be_carried_out(text: str) -> None:
    ability = parse_ability(text)
    assert said_as_it_stands(text, ability)
    traits = Traits(Warrior("Example", 1, hearts=1, wings=1, lines=(("iron",), ("bow",)), ability=ability))
    for clauses in traits.when.values():
        effects.run(*battle(), clauses)


def test_the_reference_of_barracks_names_every_kind_of_node_and_has_an_example_of_it() -> None:
    page = BARRACKS_REFERENCE.read_text("utf-8")
    shown = {type(part) for part in shown_parts(BARRACKS_REFERENCE, BARRACKS_PARSERS)}
    missing = [kind.__name__ for kind in barracks_trees.KINDS if kind not in shown or f"*{kind.__name__}*" not in page]
    assert not missing, f"{name_of(BARRACKS_REFERENCE)} does not name or show {', '.join(missing)}"


def words_of_barracks() -> set[str]:
    """The words of its own grammar, and those that join acts; what the shared grammar has for choices is refused."""
    grammar = (ROOT / "src" / "arenarium" / "games" / "barracks" / "language" / "grammar.lark").read_text("utf-8")
    return {"if", "and", "then", "otherwise"} | set(re.findall(r'"([a-z]+)', re.sub("//.*", "", grammar)))


def test_the_reference_of_barracks_has_an_example_of_every_word() -> None:
    shown = shown_parts(BARRACKS_REFERENCE, BARRACKS_PARSERS)
    missing = sorted(str(value) for value in values_in(barracks_tree) - shown)
    said = [text for kind in BARRACKS_PARSERS for text in texts(BARRACKS_REFERENCE, kind)]
    missing += sorted(words_of_barracks() - words_in(said))
    assert not missing, f"{name_of(BARRACKS_REFERENCE)} has no example of {', '.join(missing)}"


def test_the_front_page_counts_the_cards_of_barracks() -> None:
    page = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert f"{len(WARRIORS)} warriors and {len(MOVES)} moves" in page


# --------------------------------------------------------------------------------------------------------- the notation


@pytest.mark.parametrize("text", examples(NOTATION, "position"))
def test_a_position_example_says_the_same_when_it_is_said_again(text: str) -> None:
    state = TASHKALAR.parse_position(text)
    assert TASHKALAR.parse_position(TASHKALAR.position(state)) == state


@pytest.mark.parametrize("text", examples(NOTATION, "choices"))
def test_a_choice_example_can_be_read_and_is_said_as_it_stands(text: str) -> None:
    state = TASHKALAR.new({"form": "melee", "seats": 4}, 1)
    for line in text.splitlines():
        assert TASHKALAR.say(state, TASHKALAR.read(state, line)) == line


def keys_shown(title: str) -> set[str]:
    """The keys that the position examples of a game use."""
    items = [item for text in texts(NOTATION, "position", title) for item in re.split(r"\n| \| ", text)]
    return {match[0] for item in items if (match := re.match(r"[a-z_]+", item))}


def test_the_notation_has_an_example_of_every_key() -> None:
    spelled = {"hands": "hand", "decks": "deck", "piles": "pile", "stack": "effect"}
    follows = {"you", "scores", "goal", "request"}  # from who looks, and from the rest of the position
    keys = {field.name for field in fields(View)} - follows | {"dealer"}
    missing = {spelled.get(key, key) for key in keys} - keys_shown("")
    assert not missing, f"{name_of(NOTATION)} has no example of {sorted(missing)}"


def test_the_notation_has_an_example_of_every_kind_of_choice() -> None:
    state = TASHKALAR.new({"form": "high", "seats": 2}, 1)
    shown = [TASHKALAR.read(state, line) for text in texts(NOTATION, "choices") for line in text.splitlines()]
    wanted = {kind.__name__ for kind in get_args(choices.Choice)} | set(choices.TARGETS)
    wanted |= {choice.verb for choice in (choices.FINISH, choices.DECLINE, choices.ACCEPT, choices.PASS)}
    missing = wanted - {type(choice).__name__ for choice in shown} - {choice.verb for choice in shown}
    assert not missing, f"{name_of(NOTATION)} has no example of {sorted(missing)}"


@pytest.mark.parametrize("text", examples(NOTATION, "position", "barracks"))
def test_a_position_example_of_barracks_says_the_same_when_it_is_said_again(text: str) -> None:
    state = BARRACKS.parse_position(text)
    assert BARRACKS.parse_position(BARRACKS.position(state)) == state


@pytest.mark.parametrize("text", examples(NOTATION, "choices", "barracks"))
def test_a_choice_example_of_barracks_can_be_read_and_is_said_as_it_stands(text: str) -> None:
    state = BARRACKS.new({}, 1)
    for line in text.splitlines():
        assert BARRACKS.say(state, BARRACKS.read(state, line)) == line


def test_the_notation_has_an_example_of_every_key_of_barracks() -> None:
    spelled = {"squads": "squad", "stacks": "stack", "draw_offers": "offers"}
    keys = {entry.name for entry in fields(PartialPosition)}
    missing = {spelled.get(key, key) for key in keys} - keys_shown("barracks")
    assert not missing, f"{name_of(NOTATION)} has no example of {sorted(missing)}"


def test_the_notation_has_an_example_of_every_kind_of_choice_of_barracks() -> None:
    state = BARRACKS.new({}, 1)
    said = [line for text in texts(NOTATION, "choices", "barracks") for line in text.splitlines()]
    shown: list[object] = [BARRACKS.read(state, line) for line in said]
    shown += [order for choice in shown if isinstance(choice, barracks_choices.Orders) for order in choice.orders]
    wanted = {*get_args(barracks_choices.Choice), *get_args(barracks_choices.Order)}
    missing = sorted(kind.__name__ for kind in wanted - {type(choice) for choice in shown})
    assert not missing, f"{name_of(NOTATION)} has no example of {missing}"


# ---------------------------------------------------------------------------------------------------- the architecture


@pytest.mark.parametrize("path", sorted(DOCS.glob("adr/*.md")), ids=name_of)
def test_every_decision_is_linked_from_the_architecture(path: Path) -> None:
    assert f"(adr/{path.name})" in (DOCS / "architecture.md").read_text("utf-8")


def test_source_is_made_and_compiled_only_where_it_was_decided() -> None:
    """ADR 4, ADR 18."""
    found = [path for path in (ROOT / "src").rglob("*.py") if re.search(r"\bexec\(", path.read_text("utf-8"))]
    assert sorted(map(name_of, found)) == [
        "src/arenarium/core/position.py",
        "src/arenarium/games/tashkalar/board/shifts.py",
    ]


# ----------------------------------------------------------------------------------------------------------- every page


@pytest.mark.parametrize("path", GUIDES, ids=name_of)
def test_what_a_page_runs_does_what_it_says(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order: `toml NAME` blocks are files, `python` blocks run and print the `output` that follows, and of `console`
    blocks the `arenarium` commands print what stands below them."""
    monkeypatch.chdir(tmp_path)
    with installed() if path == ADD_A_GAME else contextlib.nullcontext():
        run_all(path, tmp_path)


def run_all(path: Path, tmp_path: Path) -> None:
    space: dict[str, Any] = {"__name__": "docs"}
    printed = ""
    for block in blocks(path):
        place = f"{name_of(path)}:{block.line}"
        if block.kind == "toml" and block.title:
            (tmp_path / block.title).write_text(block.text, "utf-8")
        elif block.kind == "python":
            with contextlib.redirect_stdout(io.StringIO()) as said:
                exec(compile("\n" * (block.line - 1) + block.text, place, "exec"), space)
            printed = said.getvalue()
        elif block.kind == "output":
            assert printed == block.text, place
        elif block.kind == "console" and path.parent != ROOT:
            for command, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, re.MULTILINE):
                assert run(command) == expected, f"{place}: {command}"


def test_the_page_on_adding_a_game_shows_the_game_as_it_is() -> None:
    shown = [block for block in blocks(ADD_A_GAME) if block.kind == "py"]
    for block in shown:
        assert block.text in (THIRD_GAME / block.title).read_text("utf-8"), f"{name_of(ADD_A_GAME)}:{block.line}"
    (registered,) = (block.text for block in blocks(ADD_A_GAME) if block.kind == "toml")
    (entry_points,) = THIRD_GAME.glob("*.dist-info/entry_points.txt")
    assert registered.replace('project.entry-points."arenarium.games"', "arenarium.games").replace('"', "") == (
        entry_points.read_text("utf-8")
    )


def run(command: str) -> str:
    program, *arguments = command.split()
    assert program == "arenarium"
    done = subprocess.run(
        [Path(sys.executable).with_name(program), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    return done.stdout


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_lead_to_files(path: Path) -> None:
    text = _BLOCK.sub("", path.read_text("utf-8"))
    targets = [link.partition("#")[0] for link in _LINK.findall(text) if not re.match(r"[a-z]+:", link)]
    missing = [target for target in targets if target and not (path.parent / target).exists()]
    assert not missing, f"{name_of(path)} links to {missing}"


def test_every_page_is_on_the_site() -> None:
    """What is listed in mkdocs.yml; decisions are put in by `tools/site/pages.py`."""
    listed = set(re.findall(r"([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE))
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md") if path.parent.name != "adr"}
    assert listed == pages
