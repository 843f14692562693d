"""The card language: text to tree and back, in every language, and that whatever can be said can be carried out."""

from __future__ import annotations

import logging
import re
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, example, find, given, settings
from hypothesis import strategies as st
from lark import Lark
from support import trees
from support.effects import random_board, run_at_random, stock, summoned, summoned_at_random
from support.table import DUEL, FORMS, pieces, position
from support.thoroughness import tried

from arenarium.core.errors import CardError
from arenarium.script import tree as script
from arenarium.script.tree import Clause, Effect, Exactly, Sentence, UpTo
from arenarium.tashkalar import tree
from arenarium.tashkalar.board import NAMES
from arenarium.tashkalar.cards import CARDS, TASKS, Being, FlareCard
from arenarium.tashkalar.choices import DECLINE, Target, Way
from arenarium.tashkalar.game import State
from arenarium.tashkalar.keywords.compiler import CONDITIONS, LOOPS, RESOLVERS
from arenarium.tashkalar.lang import LANGUAGES, RENDERERS
from arenarium.tashkalar.language import language, parse_criterion, parse_effect
from arenarium.tashkalar.tasks import JUDGES, judge
from arenarium.tashkalar.tree import Colour, Owner, Pieces, Ranks

DATA = resources.files("arenarium.tashkalar") / "data" / "cards"
KINDS = pytest.mark.parametrize("kind", trees.KINDS, ids=lambda kind: kind.__name__)
seeds = st.integers(0, 2**32)


def sources() -> list[Any]:
    """Every text of the card files with the tree that was made of it."""
    effects: dict[str, Effect] = {}
    for card in CARDS:
        match card:
            case Being():
                effects[card.name] = card.effect
            case FlareCard():
                effects[f"{card.name} upper_effect"] = card.upper_effect
                effects[f"{card.name} lower_effect"] = card.lower_effect
    criteria = {task.name: task.criterion for task in TASKS}
    found = []
    for file in sorted(DATA.iterdir(), key=lambda file: file.name):
        for kind, entries in tomllib.loads(file.read_text("utf-8")).items():
            for entry in entries:
                for key in entry.keys() & {"effect", "upper_effect", "lower_effect", "criterion"}:
                    name = f"flare {entry['number']} {key}" if kind == "flare" else entry["name"]
                    known: dict[str, Any] = criteria if kind == "task" else effects
                    found.append(pytest.param(entry[key], known[name], id=name))
    return sorted(found, key=lambda param: param.id)


SOURCES = sources()
every_source = pytest.mark.parametrize(("text", "node"), SOURCES)


def said(node: Any, name: str = "en") -> str:
    """An effect or a criterion in words."""
    renderer = RENDERERS[name]
    return renderer.criterion(node) if isinstance(node, tree.Criterion) else renderer.text(node)


def parsed(text: str, node: Any) -> Any:
    return parse_criterion(text) if isinstance(node, tree.Criterion) else parse_effect(text)


def of(act: script.Act, may: bool = False) -> Effect:
    return Effect((Sentence((Clause(act, may),)),))


# ---------------------------------------------------------------------------------------- English is the card language


@tried(400)
@given(trees.effects)
@example(of(tree.Destroy(Pieces(where=(tree.Near(tree.SomePiece(Owner.ANY)),), colour=Colour.ONE))))
@example(of(tree.Destroy(Pieces(where=(tree.Within(2, tree.SomePiece(Owner.ENEMY)),), colour=Colour.MORE_COMMON))))
def test_every_effect_parses_back_from_its_english_text(effect: Effect) -> None:
    assert parse_effect(said(effect)) == effect


@tried(400)
@given(trees.criteria)
def test_every_criterion_parses_back_from_its_english_text(criterion: tree.Criterion) -> None:
    assert parse_criterion(said(criterion)) == criterion


def test_every_card_flare_and_task_is_looked_at() -> None:
    assert len(SOURCES) == sum(isinstance(card, Being) for card in CARDS) + 2 * 12 + len(TASKS)


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
    assert parsed(written(said(node)), node) == node


@pytest.mark.parametrize("text", [param.values[0] for param in SOURCES if isinstance(param.values[1], Effect)])
def test_completion_offers_the_word_that_comes_next(text: str) -> None:
    tokens = list(re.finditer(r"[a-z]+|\d+|[^\s\w]", text, re.IGNORECASE))
    for token in tokens[:: max(len(tokens) // 8, 1)]:
        word = token.group().lower()
        wanted = {"a number"} if word.isdigit() else {word, word.removesuffix("s"), word.replace("an", "a")}
        offered = language().next_words(text[: token.start()])
        assert wanted & set(offered), f"'{word}' is not among {offered} after '{text[: token.start()]}'"


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


def in_cards(kind: type[tree.Node]) -> list[Any]:
    return [param.values[1] for param in SOURCES if kind in trees.kinds(param.values[1])]


@KINDS
def test_every_kind_of_node_has_a_text_that_makes_it(kind: type[tree.Node]) -> None:
    known = in_cards(kind)
    if not known:
        quickly = settings(max_examples=20_000, deadline=None, phases=[Phase.generate])
        source: Any = trees.criteria if issubclass(kind, tree.Criterion | tree.Quota) else trees.effects
        known = [find(source, lambda node: kind in trees.kinds(node), settings=quickly, random=Random(1))]
    assert kind in trees.kinds(parsed(said(known[0]), known[0]))


@KINDS
@pytest.mark.parametrize("name", LANGUAGES)
def test_every_kind_of_node_can_be_said(kind: type[tree.Node], name: str) -> None:
    assert RENDERERS[name].can_say(kind), f"no words for {kind.__name__} in '{name}'"


def kinds_of(base: type[tree.Node]) -> pytest.MarkDecorator:
    found = [kind for kind in trees.KINDS if issubclass(kind, base)]
    return pytest.mark.parametrize("kind", found, ids=lambda kind: kind.__name__)


@kinds_of(script.Act)
def test_every_act_has_something_that_carries_it_out(kind: type[script.Act]) -> None:
    known = {*RESOLVERS, *LOOPS, script.OneOf, script.Repeat}
    assert kind in known, f"nothing carries out {kind.__name__}"


@kinds_of(script.Condition)
def test_every_condition_has_a_test(kind: type[script.Condition]) -> None:
    assert kind in {*CONDITIONS, script.Done, script.Otherwise}, f"nothing tests {kind.__name__}"


@kinds_of(tree.Criterion)
def test_every_criterion_has_a_judge(kind: type[tree.Criterion]) -> None:
    assert kind in JUDGES, f"nothing judges {kind.__name__}"


# -------------------------------------------------------------------------------- what can be said can be carried out


@tried(300)
@given(trees.effects, seeds)
def test_every_effect_runs_to_its_end(effect: Effect, seed: int) -> None:
    rng = Random(seed)
    state = summoned_at_random(effect, rng)
    before = stock(state)
    run_at_random(state, rng)
    assert stock(state) == before


@tried(200)
@given(trees.criteria, st.sampled_from(sorted(FORMS)), seeds)
def test_every_criterion_can_be_judged(criterion: tree.Criterion, form: str, seed: int) -> None:
    rng = Random(seed)
    sides = 2 if "melee" not in form else int(form[-1])
    state = position(FORMS[form], random_board(rng, sides, most=13))
    state.summoned = rng.randint(0, 3)
    state.destroyed = [rng.randint(0, 2) for _ in state.destroyed]
    assert judge(criterion)(state) in (True, False)


ODD = [
    "Do one of these: for each enemy colour, gain an action; or gain an action.",
    "Up to 2 times, you may for each enemy colour, destroy one piece.",
    "For each enemy colour, choose one piece of yours of one colour.",
    "For each piece placed, gain an action.",
    "Destroy it.",
    "Do up to 3 standard moves with it keeping to that direction to its square.",
    "Destroy every piece adjacent to that square.",
    "Choose one enemy legendary piece, then destroy every common piece adjacent to that square.",
    "If it stood on a red square, gain an action. If it was common, gain an action.",
    "Destroy every piece up to distance 99 in a diagonal direction.",
    "Destroy every piece within distance 99 of this being.",
    "Destroy every piece at distance 99 from this being.",
    "Place 99 common pieces. For each piece placed, destroy one piece of that colour.",
    "Destroy 99 different pieces. Destroy every piece.",
    "Upgrade every piece.",
    "Downgrade every piece.",
    "Convert every piece.",
    "Convert every enemy piece to a legendary piece.",
    "Destroy this being. Do one combat move with this being. Destroy the first piece in a diagonal direction.",
]


@pytest.mark.parametrize("text", ODD)
def test_odd_texts_run_to_their_end(text: str) -> None:
    """Nobody would write them, but they mean something: as much as can be done is done (EFF-3)."""
    effect = parse_effect(text)
    for seed in range(12):
        rng = Random(seed)
        state = summoned_at_random(effect, rng)
        before = stock(state)
        run_at_random(state, rng)
        assert stock(state) == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Place every common piece.", "pieces are placed one by one"),
        ("Place any number of common pieces.", "pieces are placed one by one"),
        ("Do every standard move with this being.", "moves are counted"),
        ("Do every combat leap with this being.", "leaps are made one by one"),
        ("Do any number of combat leaps with this being.", "leaps are made one by one"),
        ("Do any number of standard moves with this being.", "is one run: say 'keeping to one direction'"),
        ("Do 2 combat moves with this being until it destroys a legendary piece.", "goes with 'any number of' moves"),
        (
            "Do any number of combat moves with this being keeping to one direction but only 2 if none is with this"
            " being.",
            "goes with counted moves",
        ),
        ("Destroy the first 2 pieces in a diagonal direction.", "choose the direction before"),
        ("Do every combat and 2 standard moves in any order with this being.", "moves of two kinds are counted"),
        ("Destroy any number of pieces.", "'any number of' counts moves"),
        ("For each enemy colour, for each enemy colour, gain an action.", "within another 'for each'"),
        ("For each enemy colour, for each piece placed, gain an action.", "within another 'for each'"),
        ("For each piece placed, for each enemy colour, gain an action.", "within another 'for each'"),
        ("Do one of these: up to 2 times, you may gain an action; or destroy one piece.", "'up' is not expected"),
        (
            "Up to 2 times, you may do one of these: gain an action, then up to 2 times, you may destroy one piece;"
            " or gain 4 actions.",
            "'up' is not expected",
        ),
        ("Do one of these: do one of these: gain an action; or destroy it; or upgrade it.", "'of' is not expected"),
        ("Do one of these: gain an action.", "expected ,, ;"),
        ("Up to 2 times, each time on a new square, you may choose a diagonal direction.", "on a new square"),
        ("Up to 2 times, each time on a new square, you may gain an action.", "on a new square"),
        ("Up to 2 times, each time on a new square, you may destroy every piece.", "on a new square"),
        ("Up to 2 times, each time on a new square, you may do one standard move with this being.", "a new square"),
        (
            "Up to 2 times, each time on a new square, you may do one of these: destroy one piece; or gain an action.",
            "on a new square",
        ),
        ("Destroy one enemy piece of yours.", "both an enemy piece and yours"),
        ("Destroy one piece adjacent to an enemy piece of yours.", "both an enemy piece and yours"),
        ("Destroy one enemy piece of an opponent with more heroic pieces than you.", "compared by 'common'"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(CardError, match=words):
        parse_effect(text)


def accept(state: State) -> None:
    """Take every offer, always the first."""
    while state.stack:
        state.advance(state.control, next(option for option in state.options() if option != DECLINE))


@pytest.mark.parametrize("sign", ["A", "a"])
def test_upgrading_every_piece_ends_with_the_supply(sign: str) -> None:
    men = pieces(f"{sign} a3 a4 a5 a6 a7 b3 b4, A e5")
    state = summoned(parse_effect("Upgrade every piece. Upgrade every piece."), men, "e5")
    assert state.legendary[0] == 0
    assert state.pieces[2].bit_count() == 3


def test_for_each_piece_placed_means_those_placed_before() -> None:
    effect = parse_effect("Place 2 common pieces. For each piece placed, place one common piece.")
    state = summoned(effect, pieces("A e5"), "e5")
    accept(state)
    assert state.own(0).bit_count() == 1 + 2 + 2


@pytest.mark.parametrize("way", [1, 2])
def test_new_squares_are_new_even_where_the_ways_look_alike(way: int) -> None:
    effect = parse_effect(
        "Up to 3 times, each time on a new square, you may do one of these:"
        " upgrade one non-legendary piece of yours; or upgrade one piece of yours."
    )
    state = summoned(effect, pieces("A e5, a a3 a4"), "e5")
    upgraded = []
    while state.stack:
        options = [option for option in state.options() if option != DECLINE]
        choice = Way(way) if Way(way) in options else options[0]
        upgraded += [choice.at] if isinstance(choice, Target) else []
        state.advance(state.control, choice)
    assert [NAMES[square] for square in upgraded] in (["a3", "a4", "e5"], ["a3", "a4"])


@pytest.mark.parametrize(
    "text",
    [
        "Destroy 0 pieces.",
        "Destroy up to 0 pieces.",
        "Gain 0 actions.",
        "Place 0 common pieces.",
        "Destroy the first 0 pieces in a diagonal direction.",
        "Destroy every piece up to distance 0 in a diagonal direction.",
        "Up to 0 times, you may gain an action.",
        "Do 2 standard moves with pieces of yours but only 0 if none is with this being.",
    ],
)
def test_numbers_begin_with_one(text: str) -> None:
    with pytest.raises(CardError, match="numbers begin with 1, not with 0") as caught:
        parse_effect(text)
    assert caught.value.column == text.index("0") + 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("You have at least 3 pieces on marked squares.", "no marked squares"),
        ("You summoned at least 2 beings on marked squares this turn.", "no marked squares"),
        ("You summoned at least 2 beings on central squares this turn.", "'central' is not expected here"),
        ("You have at least 0 pieces on red squares.", "numbers begin with 1"),
        ("You have at least 3 pieces on red squares and gain an action.", "'gain' is not expected here"),
    ],
)
def test_tasks_that_cannot_be_meant_are_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(CardError, match=words):
        parse_criterion(text)


@pytest.mark.parametrize(
    "text",
    [
        "An enemy piece within distance 99 of another cannot get next to one in 99 steps over empty squares.",
        "You have at least 99 pieces on each long diagonal, at least 99 of them legendary.",
    ],
)
def test_tasks_with_large_numbers_can_be_judged(text: str) -> None:
    assert judge(parse_criterion(text))(position(DUEL, "a e5, b a3 i7")) is False


# --------------------------------------------------------------------------------------------------------- the grammar


def test_the_grammar_is_free_of_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    """Lark resolves a shift/reduce conflict silently, and then some sentence can no longer be said."""
    made = language()._lark
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark(made.source_grammar, parser="lalr", start=list(made.options.start), maybe_placeholders=True)
    conflicts = [record.getMessage() for record in caplog.records]
    assert not conflicts, "\n".join(conflicts)


def test_a_conflict_would_be_noticed(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="lark"):
        Lark('start: a "x"?\na: "y" "x"?', parser="lalr")
    assert any("conflict" in record.getMessage() for record in caplog.records)


def test_no_word_can_be_read_in_two_ways() -> None:
    """Wherever the parser stands, at most one of the words that it accepts fits what is written."""
    made = language()._lark
    patterns = {
        terminal.name: re.compile(terminal.pattern.to_regexp())
        for terminal in made.terminals
        if not terminal.name.startswith("__")
    }
    written = {word + ending for word in language().words for ending in ("", "s", "n")} | set(".,;:-") | {"1", "12"}
    fitting = {text: {name for name, pattern in patterns.items() if pattern.fullmatch(text)} for text in written}
    states: dict[Any, dict[str, Any]] = made.parser.parser._parse_table.states
    assert len(states) > 200
    for accepted in states.values():
        for text, names in fitting.items():
            both = names & accepted.keys()
            assert len(both) <= 1, f"'{text}' is both {' and '.join(sorted(both))}"


def test_up_to_and_exactly_are_different_counts() -> None:
    assert parse_effect("Destroy up to 2 pieces.") == of(tree.Destroy(Pieces(UpTo(2))))
    assert parse_effect("Destroy 2 pieces.") == of(tree.Destroy(Pieces(Exactly(2))))
    assert parse_effect("Destroy one piece.") == parse_effect("Destroy 1 piece.") == of(tree.Destroy(Pieces()))
