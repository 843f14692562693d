"""The card language: text to tree and back, in every language, and that nothing is missing."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest
from games.tashkalar.support import trees
from games.tashkalar.support.printed import CARDS, TASKS
from hypothesis import Phase, assume, example, find, given, settings
from support.thoroughness import tried

from arenarium.cards import tree as script
from arenarium.cards.limits import MOST_WORDS
from arenarium.cards.tree import (
    Clause,
    Condition,
    Effect,
    Exactly,
    Sentence,
)
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import language, parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS
from arenarium.games.tashkalar.language.tree import (
    Colour,
    Owner,
    Pieces,
    Ranks,
)
from arenarium.games.tashkalar.rules.effects.compiler import CONDITIONS, LOOPS, RESOLVERS
from arenarium.games.tashkalar.rules.tasks import JUDGES

DATA = resources.files("arenarium.games.tashkalar.cards") / "data"
KINDS = pytest.mark.parametrize("kind", trees.KINDS, ids=lambda kind: kind.__name__)
EFFECTS = ("effect", "frozen_effect", "warp_effect", "upper_effect", "lower_effect")
"""The keys of a card file that hold an effect."""


def sources() -> list[Any]:
    """Every text of the card files with the tree that was made of it."""
    made: dict[tuple[str, str], Any] = {
        (card.name, key): getattr(card, key) for card in CARDS for key in EFFECTS if hasattr(card, key)
    }
    made |= {(task.name, "criterion"): task.criterion for task in TASKS}
    nodes = []
    for file in sorted(DATA.iterdir(), key=lambda file: file.name):
        for kind, entries in tomllib.loads(file.read_text("utf-8")).items():
            for entry in entries:
                name = f"flare {entry['number']}" if kind == "flare" else entry["name"]
                for key in entry.keys() & {*EFFECTS, "criterion"}:
                    nodes.append(pytest.param(entry[key], made[name, key], id=f"{name} {key}"))
    return sorted(nodes, key=lambda param: param.id)


SOURCES = sources()
every_source = pytest.mark.parametrize(("text", "node"), SOURCES)


def said(node: Any, name: str = "en") -> str:
    """An effect or a criterion in words."""
    renderer = RENDERERS[name]
    return renderer.criterion(node) if isinstance(node, tree.Criterion) else renderer.text(node)


def parsed(text: str, node: Any) -> Any:
    return parse_criterion(text) if isinstance(node, tree.Criterion) else parse_effect(text)


def of(act: script.Act, may: bool = False, condition: Condition | None = None) -> Effect:
    return Effect((Sentence((Clause(act, may),), condition),))


NAME = re.compile(r'("[^"]+")')
"""The name of a card, in which capitals and blanks are as they are."""


# ---------------------------------------------------------------------------------------- English is the card language


@tried(400)
@given(trees.effects)
@example(of(tree.Destroy(Pieces(where=(tree.Near(tree.SomePiece(Owner.ANY)),), colour=Colour.ONE))))
@example(of(tree.Destroy(Pieces(where=(tree.Within(2, tree.SomePiece(Owner.ENEMY)),), colour=Colour.MORE_COMMON))))
def test_every_effect_parses_back_from_its_english_text(effect: Effect) -> None:
    text = said(effect)
    assume(len(text.split()) <= MOST_WORDS)
    assert parse_effect(text) == effect


@tried(400)
@given(trees.criteria)
def test_every_criterion_parses_back_from_its_english_text(criterion: tree.Criterion) -> None:
    assert parse_criterion(said(criterion)) == criterion


def test_every_card_flare_and_task_is_looked_at() -> None:
    looked_at = {node for _, node in (param.values for param in SOURCES)}
    for card in CARDS:
        effects = [getattr(card, key, None) for key in EFFECTS]
        assert {effect for effect in effects if effect is not None and effect.sentences} <= looked_at
    assert {task.criterion for task in TASKS} <= looked_at


@every_source
def test_card_files_are_written_as_the_game_writes_them(text: str, node: Any) -> None:
    assert re.sub(r"- ", "-", " ".join(text.split())) == said(node)


@every_source
def test_card_texts_parse_back(text: str, node: Any) -> None:
    assert parsed(text, node) == node
    assert parsed(said(node), node) == node


@every_source
@pytest.mark.parametrize("written", [str.upper, str.lower, lambda text: text.replace(" ", "\n\t ")])
def test_capitals_and_line_breaks_do_not_matter(text: str, node: Any, written: Any) -> None:
    text = "".join(part if NAME.match(part) else written(part) for part in NAME.split(said(node)))
    assert parsed(text, node) == node


@pytest.mark.parametrize("text", [param.values[0] for param in SOURCES if isinstance(param.values[1], Effect)])
def test_completion_offers_the_word_that_comes_next(text: str) -> None:
    tokens = list(re.finditer(rf"{NAME.pattern}|[a-z]+|\d+|[^\s\w]", text, re.IGNORECASE))
    for token in tokens[:: max(len(tokens) // 8, 1)]:
        word = token.group().lower()
        forms = {word, word.removesuffix("s"), word.replace("an", "a")}
        forms |= {"a number"} if word.isdigit() else {"a name in quotes"} if NAME.match(word) else set()
        offered = language().next_words(text[: token.start()])
        assert forms & set(offered), f"'{word}' is not among {offered} after '{text[: token.start()]}'"


# ------------------------------------------------------------------------------------------------- the other languages


CAPITAL = re.compile(r"[A-ZÁČĎÉÍŇÓŘŠŤÚŽĄĆĘŁŃŚŹŻ]")
UNTIDY = re.compile(r"  | [.,;:)]|\( |[.,;:]{2}|\(\)|^\s|\s$|\bNone\b|\w\.\w|[.,;:]\w|[{}<>_]")


def blemish(text: str) -> str:
    """What is not as it should be in a paragraph of a card; nothing if all is well."""
    if not CAPITAL.match(text):
        return "no capital at its beginning"
    if not text.endswith("."):
        return "no full stop at its end"
    for sentence in re.split(r"(?<=\.) ", text):
        if not CAPITAL.match(sentence):
            return f"no capital at the beginning of '{sentence}'"
    untidy = UNTIDY.search(text)
    if untidy:
        return f"'{untidy.group()}' in '...{text[max(untidy.start() - 30, 0) : untidy.end() + 10]}...'"
    if not all(text.split(" ")) or text.count("(") != text.count(")"):
        return "an empty word or an open bracket"
    return ""


@tried(250)
@given(trees.effects)
def test_every_effect_is_a_tidy_paragraph_in_every_language(effect: Effect) -> None:
    for name in LANGUAGES:
        text = said(effect, name)
        assert not blemish(text), f"{name}: {blemish(text)}: {text}"


@tried(250)
@given(trees.criteria)
def test_every_criterion_is_a_tidy_sentence_in_every_language(criterion: tree.Criterion) -> None:
    for name in LANGUAGES:
        text = said(criterion, name)
        assert not blemish(text), f"{name}: {blemish(text)}: {text}"
        assert text.count(".") == 1


@every_source
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_card_is_a_tidy_paragraph_in_every_language(text: str, node: Any, name: str) -> None:
    assert not blemish(said(node, name)), said(node, name)


@tried(150)
@given(trees.effects)
@example(
    of(tree.Leap(Exactly(1), tree.Kind.COMBAT, tree.ThisBeing(), tree.To(without=Ranks.UPGRADED))),
)
def test_english_articles_go_with_their_words(effect: Effect) -> None:
    assert not re.search(r"\ba [aeiou]|\ban [^aeiou]", said(effect), re.IGNORECASE)


# -------------------------------------------------------------------------------------------------- nothing is missing


def in_cards(kind: type[script.Node]) -> list[Any]:
    return [param.values[1] for param in SOURCES if kind in trees.kinds(param.values[1])]


@KINDS
def test_every_kind_of_node_has_a_text_that_makes_it(kind: type[script.Node]) -> None:
    known = in_cards(kind)
    if not known:
        quickly = settings(max_examples=20_000, deadline=None, phases=[Phase.generate])
        source: Any = trees.criteria if issubclass(kind, tree.Criterion | tree.Quota) else trees.effects
        known = [find(source, lambda node: kind in trees.kinds(node), settings=quickly, random=Random(1))]
    assert kind in trees.kinds(parsed(said(known[0]), known[0]))


@KINDS
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_kind_of_node_can_be_said(kind: type[script.Node], name: str) -> None:
    assert RENDERERS[name].can_say(kind), f"no words for {kind.__name__} in '{name}'"


def kinds_of(base: type[script.Node]) -> pytest.MarkDecorator:
    nodes = [kind for kind in trees.KINDS if issubclass(kind, base)]
    return pytest.mark.parametrize("kind", nodes, ids=lambda kind: kind.__name__)


@kinds_of(script.Act)
def test_every_act_has_something_that_carries_it_out(kind: type[script.Act]) -> None:
    known = {*RESOLVERS, *LOOPS, script.OneOf, script.Repeat, script.Linked}
    assert kind in known, f"nothing carries out {kind.__name__}"


@kinds_of(script.Condition)
def test_every_condition_has_a_test(kind: type[script.Condition]) -> None:
    shared = {script.Done, script.Otherwise, script.DidBoth, script.Negated, script.Together}
    assert kind in {*CONDITIONS, *shared}, f"nothing tests {kind.__name__}"


@kinds_of(tree.Criterion)
def test_every_criterion_has_a_judge(kind: type[tree.Criterion]) -> None:
    assert kind in JUDGES, f"nothing judges {kind.__name__}"
