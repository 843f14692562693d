"""The card language: text to tree and back, in every language, and that whatever can be said can be carried out."""

from __future__ import annotations

import logging
import re
import tomllib
from importlib import resources
from random import Random
from typing import Any

import pytest
from games.tashkalar.support import trees
from games.tashkalar.support.effects import random_board, run_at_random, stock, summoned, summoned_at_random
from games.tashkalar.support.table import DUEL, FORMS, board, pieces, position
from hypothesis import Phase, example, find, given, settings
from hypothesis import strategies as st
from lark import Lark
from support.thoroughness import tried

from arenarium.cards import tree as script
from arenarium.cards.tree import (
    AnyNumber,
    Clause,
    Condition,
    DidBoth,
    Done,
    Effect,
    Every,
    Exactly,
    Linked,
    Negated,
    Sentence,
    Together,
    UpTo,
)
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_NUMBERS
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES
from arenarium.games.tashkalar.cards.cards import CARDS, TASKS
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import language, parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render import LANGUAGES, RENDERERS
from arenarium.games.tashkalar.language.tree import (
    Area,
    Colour,
    Course,
    Gateway,
    Held,
    It,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Spread,
    WarpOf,
)
from arenarium.games.tashkalar.rules.choices import DECLINE, Target, Way
from arenarium.games.tashkalar.rules.effects.compiler import CONDITIONS, LOOPS, RESOLVERS
from arenarium.games.tashkalar.rules.tasks import JUDGES, judge

DATA = resources.files("arenarium.games.tashkalar.cards") / "data"
KINDS = pytest.mark.parametrize("kind", trees.KINDS, ids=lambda kind: kind.__name__)
EFFECTS = ("effect", "frozen_effect", "warp_effect", "upper_effect", "lower_effect")
"""The keys of a card file that hold an effect."""
seeds = st.integers(0, 2**32)


def sources() -> list[Any]:
    """Every text of the card files with the tree that was made of it."""
    made: dict[tuple[str, str], Any] = {
        (card.name, key): getattr(card, key) for card in CARDS for key in EFFECTS if hasattr(card, key)
    }
    made |= {(task.name, "criterion"): task.criterion for task in TASKS}
    found = []
    for file in sorted(DATA.iterdir(), key=lambda file: file.name):
        for kind, entries in tomllib.loads(file.read_text("utf-8")).items():
            for entry in entries:
                name = f"flare {entry['number']}" if kind == "flare" else entry["name"]
                for key in entry.keys() & {*EFFECTS, "criterion"}:
                    found.append(pytest.param(entry[key], made[name, key], id=f"{name} {key}"))
    return sorted(found, key=lambda param: param.id)


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
    assert parse_effect(said(effect)) == effect


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
        wanted = {word, word.removesuffix("s"), word.replace("an", "a")}
        wanted |= {"a number"} if word.isdigit() else {"a name in quotes"} if NAME.match(word) else set()
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
    known = {*RESOLVERS, *LOOPS, script.OneOf, script.Repeat, script.Linked}
    assert kind in known, f"nothing carries out {kind.__name__}"


@kinds_of(script.Condition)
def test_every_condition_has_a_test(kind: type[script.Condition]) -> None:
    shared = {script.Done, script.Otherwise, script.DidBoth, script.Negated, script.Together}
    assert kind in {*CONDITIONS, *shared}, f"nothing tests {kind.__name__}"


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
    "Do one standard move with it toward it. Do any number of combat moves with this being toward this being.",
    "Do any number of combat moves with pieces toward the Gateway without entering its square.",
    "Do one combat move with every piece. Do one combat move with every piece toward this being.",
    "Do as many combat moves as possible with pieces keeping to that direction.",
    "Place one legendary piece and again while an opponent has more pieces than you.",
    "Place one common piece adjacent to at least 99 pieces.",
    "Destroy every piece for good. Place 99 common pieces.",
    "Make this being the Gateway, then destroy the Gateway, then make it the Gateway.",
    "Make one enemy piece the Gateway. If it is the Gateway, gain an action.",
    "Take this being onto this card. Return the piece on this card with a combat leap to its square.",
    "Take one piece onto this card. Take one piece onto this card. Return the piece on this card with a combat leap.",
    "Return the piece on this card with a standard leap.",
    "Replace it by a legendary piece. Replace this being by an enemy legendary piece, then upgrade it.",
    "Swap one piece with one piece. Swap one piece adjacent to that square with one piece on the square it left.",
    "Mirror up to 3 pieces on marked squares. Mirror one legendary piece on a marked square adjacent to it.",
    "Destroy the first 99 pieces in the opposite direction. Upgrade the first 2 pieces in that direction.",
    "Choose an empty marked square. Do one combat leap with one piece to that square.",
    "Lose an action. Lose an action. Lose an action. Gain an action.",
    "Discard one flare. Discard one flare. Discard every legend. Discard one card. Discard your pending being.",
    "Take back your pending being. Copy the warp effect of your pending being. Copy the warp effect of this card.",
    "Copy the warp effect of one card of your discard pile. Freeze one card of your discard pile.",
    "Put this card under your deck. Put this card under your deck. Put the top card of your discard pile on top of"
    " your deck.",
    "Count this being as a legend. Count this being as a legend. Count each enemy piece you destroy this turn once"
    " more. Destroy every piece.",
    "Use its colour as yours in your next summoning this turn. Count up to 99 empty squares as common pieces of yours"
    " in your next summoning this turn.",
    "All or nothing: destroy one piece, then destroy one piece adjacent to that square, then upgrade it.",
    "All or nothing: destroy this being, then do one combat move with this being. If you do, gain an action.",
    "If you did both, gain an action. If you do and you do not, gain an action. Otherwise, gain 2 actions.",
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
        ("Destroy one piece of equal rank.", "is said of the second piece of a swap"),
        ("Upgrade one piece of equal rank.", "is said of the second piece of a swap"),
        ("Downgrade one piece of equal rank.", "is said of the second piece of a swap"),
        ("Convert one enemy piece of equal rank.", "is said of the second piece of a swap"),
        ("Choose one piece of equal rank.", "is said of the second piece of a swap"),
        ("Mirror one piece of equal rank.", "is said of the second piece of a swap"),
        ("Take one piece of equal rank onto this card.", "is said of the second piece of a swap"),
        ("Make one piece of yours of equal rank the Gateway.", "is said of the second piece of a swap"),
        ("Swap one piece of equal rank with one piece.", "is said of the second piece of a swap"),
        ("Do one combat move with one piece of equal rank.", "is said of the second piece of a swap"),
        ("Do one combat leap with one piece of equal rank.", "is said of the second piece of a swap"),
        (
            "Do one combat and one standard move in any order with pieces of equal rank.",
            "is said of the second piece of a swap",
        ),
        (
            "Do as many combat moves as possible with one piece of equal rank keeping to one direction.",
            "is said of the second piece of a swap",
        ),
        ("Mirror every piece.", "pieces are mirrored one by one"),
        ("Mirror one piece.", "pieces on marked squares are mirrored: say 'on a marked square'"),
        ("Mirror up to 2 pieces adjacent to this being.", "pieces on marked squares are mirrored"),
        ("Mirror one piece on a second marked square.", "pieces on marked squares are mirrored"),
        ("Mirror one piece on or adjacent to a marked square.", "pieces on marked squares are mirrored"),
        ("Swap one piece with 2 pieces.", "one piece is swapped with one piece"),
        ("Swap up to 1 piece with one piece.", "one piece is swapped with one piece"),
        ("Swap every piece with every piece.", "one piece is swapped with one piece"),
        ("Destroy one piece other than it or this being or it.", "the same piece is left out twice"),
        (
            "Destroy one piece other than it other than this being.",
            "the pieces are restricted twice: say 'other than ... or ...'",
        ),
        ("Destroy 2 pieces of one colour of that colour.", "the pieces are restricted twice: by colour"),
        ("Destroy 2 pieces of one colour of one colour.", "the pieces are restricted twice: by colour"),
        ("Destroy 2 pieces not all of one colour of that colour.", "the pieces are restricted twice: by colour"),
        (
            "Destroy one enemy piece of an opponent with more common pieces than you of that colour.",
            "the pieces are restricted twice: by colour",
        ),
        (
            "Do one combat move with pieces used to summon this being used to summon this being.",
            "the pieces are restricted twice: by 'used to summon'",
        ),
        ("Swap one piece with one piece of equal rank of equal rank.", "the pieces are restricted twice"),
        ("Destroy one piece not all of one colour.", "is said of several pieces that are chosen"),
        ("Destroy every piece not all of one colour.", "is said of several pieces that are chosen"),
        ("Swap one piece not all of one colour with one piece.", "is said of several pieces that are chosen"),
        ("Do 2 combat moves with one piece not all of one colour.", "is said of several pieces that are chosen"),
        ("Do one combat move with every piece not all of one colour.", "is said of several pieces that are chosen"),
        ("Destroy one piece adjacent to a piece of its colour.", "is said of a piece that is placed"),
        ("Choose one piece diagonally adjacent to a piece of its colour.", "is said of a piece that is placed"),
        ("Do one combat move with pieces adjacent to a piece of its colour.", "is said of a piece that is placed"),
        (
            "Do one combat leap with this being to a square adjacent to a piece of its colour.",
            "is said of a piece that is placed",
        ),
        (
            "Return the piece on this card with a standard leap to a square adjacent to a piece of its colour.",
            "is said of a piece that is placed",
        ),
        (
            "Place 2 common pieces and again while an opponent has more pieces than you.",
            "'and again while ...' goes with placing one piece of yours",
        ),
        (
            "Place up to 1 common piece and again while an opponent has more pieces than you.",
            "'and again while ...' goes with placing one piece of yours",
        ),
        (
            "Place one enemy common piece and again while an opponent has more pieces than you.",
            "'and again while ...' goes with placing one piece of yours",
        ),
        (
            "Up to 2 times, each time on a new square, you may place one common piece and again while an opponent has"
            " more pieces than you.",
            "on a new square",
        ),
        ("Up to 2 times, each time on a new square, you may choose an empty square.", "on a new square"),
        ("Up to 2 times, each time on a new square, you may swap one piece with one piece.", "on a new square"),
        (
            "Do any number of combat moves with this being keeping to that direction or one beside it.",
            "a run keeps to its direction; it cannot turn beside it",
        ),
        (
            "Do as many combat moves as possible with this being keeping to that direction or one beside it.",
            "a run keeps to its direction; it cannot turn beside it",
        ),
        (
            "Do any number of combat moves with this being keeping to one direction toward the Gateway.",
            "keeps to its direction, or goes toward something",
        ),
        (
            "Do as many combat moves as possible with this being keeping to one direction toward the Gateway.",
            "keeps to its direction, or goes toward something",
        ),
        (
            "Do any number of combat moves with this being to a red square.",
            "say 'keeping to one direction', or 'toward' what it goes",
        ),
        (
            "Do any number of combat moves with this being toward it until it destroys a legendary piece.",
            "goes with moves in one direction",
        ),
        ("Do 2 combat moves with every piece.", "goes with one move each"),
        ("Do up to 1 combat move with every piece.", "goes with one move each"),
        (
            "Do one combat move with every piece but only 1 if none is with this being.",
            "'but only' goes with counted moves, not with 'every piece'",
        ),
        (
            "Do any number of combat moves with every piece keeping to one direction.",
            "goes with one move each",
        ),
        (
            "Do as many combat moves as possible with every piece keeping to one direction.",
            "goes with one move each",
        ),
        ("Do one combat and one standard move in any order with every piece.", "goes with one move each"),
        ("Do one combat leap with every piece.", "goes with one move each"),
        ("Destroy the first 2 pieces in an indicated direction.", "choose the direction before"),
        ("Destroy the first 2 pieces in that direction or one beside it.", "choose the direction before"),
        ("Take 2 pieces onto this card.", "one piece is taken onto a card"),
        ("Take every piece onto this card.", "one piece is taken onto a card"),
        ("Take the first piece in that direction onto this card.", "one piece is taken onto a card"),
        (
            "Return the piece on this card with a standard leap toward the Gateway.",
            "a piece that is not on the board comes no nearer to anything",
        ),
        ("Make 2 pieces of yours the Gateway.", "one piece becomes the Gateway"),
        ("Make every piece of yours the Gateway.", "one piece becomes the Gateway"),
        ("Make the first piece in that direction the Gateway.", "one piece becomes the Gateway"),
        ("Make the Gateway the Gateway.", "the Gateway is the Gateway already"),
        ("If the Gateway is the Gateway, gain an action.", "the Gateway is always the Gateway"),
        ("If the Gateway is not the Gateway, gain an action.", "the Gateway is always the Gateway"),
        ("You may for each enemy colour, destroy one piece.", "say 'for each enemy colour, you may ...'"),
        (
            "Do one of these: gain an action; or you may for each enemy colour, destroy one piece.",
            "say 'for each enemy colour, you may ...'",
        ),
        ("For each enemy colour, you may for each enemy colour, gain an action.", "within another 'for each'"),
        ("All or nothing: destroy one piece.", "'.' is not expected here; expected ,"),
        ("All or nothing: you may destroy one piece, then upgrade it.", "'you' is not expected here"),
        ("You may all or nothing: destroy one piece, then destroy one piece.", "'all' is not expected here"),
        ("Gain an action, then all or nothing: destroy it, then upgrade it.", "'all' is not expected here"),
        ("If you do and you do and you do, gain an action.", "'and' is not expected here"),
        ("If this being is the Gateway or you do, gain an action.", "'or' is not expected here"),
        ("If you do and otherwise, gain an action.", "'otherwise' is not expected here"),
        ("If you have not an action left, gain an action.", "'not' is not expected here"),
        ("Destroy one piece without counting it counting it twice.", "'counting' is not expected here"),
        ("Destroy one piece in one direction.", "'one' is not expected here"),
        ("Choose the opposite direction.", "'the' is not expected here"),
        ("Choose a red square.", "'red' is not expected here"),
        ("Destroy one piece within distance 2 of at least 2 pieces.", "'at' is not expected here"),
        ('If "Knight is in your discard pile, gain an action.', "unknown word '\"'"),
        ('If "" is in your discard pile, gain an action.', "unknown word '\"'"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(CardError, match=words):
        parse_effect(text)


@pytest.mark.parametrize(
    "act",
    [
        "gain an action",
        "choose one piece",
        "choose an empty square",
        "choose a diagonal direction",
        "make it the Gateway",
        "mirror one piece on a marked square",
        "take it onto this card",
        "return the piece on this card with a standard leap",
        "replace it by a common piece",
        "discard one flare",
        "for each enemy colour, destroy one piece",
        "destroy up to 2 pieces",
        "upgrade every piece",
        "downgrade the first piece in that direction",
        "convert up to 1 enemy piece",
        "place up to 2 common pieces",
        "place one common piece and again while an opponent has more pieces than you",
        "do one combat move with every piece",
        "do up to 2 standard moves with it",
        "do any number of combat moves with it keeping to one direction",
        "do as many combat moves as possible with it keeping to one direction",
        "do one combat and one standard move in any order with it",
        "do one combat leap with it",
        "do up to 1 combat leap with it",
    ],
)
def test_only_acts_of_a_known_number_are_all_or_nothing(act: str) -> None:
    for text in (f"All or nothing: {act}, then destroy it.", f"All or nothing: destroy it, then {act}."):
        with pytest.raises(CardError, match="'all or nothing' joins single acts upon pieces: place, move, destroy, "):
            parse_effect(text)


def accept(state: State) -> None:
    """Take every offer, always the first."""
    while state.stack:
        state.advance(state.asked, next(option for option in state.options() if option != DECLINE))


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


def test_different_pieces_are_mirrored_one_after_the_other() -> None:
    marked, second_marked = (sum(1 << SQUARE_NUMBERS[square] for square in row) for row in (["d4", "d5"], ["f4", "f5"]))
    effect = parse_effect("Mirror up to 2 different common pieces on marked squares.")
    state = summoned(effect, pieces("A e5, b d4 d5"), "e5", marked=marked, second_marked=second_marked)
    accept(state)
    assert board(state) == pieces("A e5, b d4 d5, a f4 f5")


def test_all_of_the_first_pieces_in_the_opposite_direction_are_hit() -> None:
    effect = parse_effect("Choose an indicated direction, then destroy the first 2 pieces in the opposite direction.")
    east = 1 << DIRECTIONS.index("E")
    state = summoned(effect, pieces("A e5, b f5 d5 b5 a5"), "e5", arrows=east)
    assert not state.stack, "there was nothing to choose"
    assert board(state) == pieces("A e5, b f5 a5")


def test_a_card_goes_under_its_deck_once() -> None:
    effect = parse_effect("Put this card under your deck. Put this card under your deck.")
    state = summoned(effect, pieces("A e5"), "e5")
    before = summoned(parse_effect("Gain an action."), pieces("A e5"), "e5")
    assert len(state.decks[0].cards) == len(before.decks[0].cards) + 1


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
        state.advance(state.asked, choice)
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
        "Count up to 0 empty squares as common pieces of yours in your next summoning this turn.",
        "Destroy one piece adjacent to at least 0 pieces.",
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
        ("You have at least 3 pieces on second marked squares.", "no second marked squares"),
        ("You have at least 3 pieces on colourless squares.", "no colourless squares"),
        ("You summoned at least 2 beings on colourless squares this turn.", "no colourless squares"),
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


def test_a_name_is_offered_in_words() -> None:
    assert "a name in quotes" in language().next_words("If ")


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


# ----------------------------------------------------------------------------------------------- what a sentence means

THIS = tree.ThisBeing()
GAIN = tree.GainActions(1)


def one(owner: Owner = Owner.ANY, ranks: Ranks = Ranks.ANY, *where: tree.Where, **more: Any) -> Pieces:
    return Pieces(Exactly(1), owner, ranks, where, **more)


def every(owner: Owner = Owner.ANY, ranks: Ranks = Ranks.ANY, *where: tree.Where) -> Pieces:
    return Pieces(Every(), owner, ranks, where)


ACTS: list[tuple[str, script.Act]] = [
    # ---- pieces
    ("Destroy it for good.", tree.Destroy(It(), for_good=True)),
    ("Destroy it counting it twice.", tree.Destroy(It(), twice=True)),
    ("Destroy it for good counting it twice.", tree.Destroy(It(), for_good=True, twice=True)),
    ("Destroy every piece for good without counting them.", tree.Destroy(every(), uncounted=True, for_good=True)),
    (
        "Destroy one piece of yours other than this being or the Gateway.",
        tree.Destroy(one(Owner.YOURS, other_than=(THIS, Gateway()))),
    ),
    (
        "Destroy up to 3 different pieces not all of one colour.",
        tree.Destroy(Pieces(UpTo(3), spread=Spread.DIFFERENT, colour=Colour.MIXED)),
    ),
    (
        "Swap one piece of yours with one enemy heroic piece of equal rank.",
        tree.Swap(one(Owner.YOURS), one(Owner.ENEMY, Ranks.HEROIC, equal_rank=True)),
    ),
    (
        "Mirror up to 2 pieces on marked squares.",
        tree.Mirror(Pieces(UpTo(2), where=(tree.On(Area.MARKED),))),
    ),
    ("Replace this being by an enemy common piece.", tree.Replace(THIS, Ranks.COMMON, Owner.ENEMY)),
    ("Replace the Gateway by a heroic piece.", tree.Replace(Gateway(), Ranks.HEROIC, Owner.YOURS)),
    ("Take it onto this card.", tree.Hold(It())),
    (
        "Take one piece on a colourless square onto this card.",
        tree.Hold(one(Owner.ANY, Ranks.ANY, tree.On(Area.COLOURLESS))),
    ),
    ("Return the piece on this card with a standard leap.", tree.Release(Kind.STANDARD)),
    (
        "Return the piece on this card with a combat leap to an empty square.",
        tree.Release(Kind.COMBAT, tree.To(empty=True)),
    ),
    ("Make this being the Gateway.", tree.MakeGateway(THIS)),
    ("Make one heroic piece of yours the Gateway.", tree.MakeGateway(one(Owner.YOURS, Ranks.HEROIC))),
    (
        "Place one common piece adjacent to the Gateway and again while an opponent has more pieces than you.",
        tree.Place(Exactly(1), Ranks.COMMON, Owner.YOURS, (tree.Near(Gateway()),), while_fewer=True),
    ),
    # ---- where
    (
        "Destroy one piece on a second marked square.",
        tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.On(Area.SECOND_MARKED))),
    ),
    ("Destroy one piece on the square it left.", tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.OnLeft()))),
    (
        "Destroy one piece in the opposite direction.",
        tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.Along(Course.OPPOSITE))),
    ),
    ("Destroy the first piece in the opposite direction.", tree.Destroy(tree.FirstPieces(1, Course.OPPOSITE))),
    ("Destroy the first 2 pieces in the opposite direction.", tree.Destroy(tree.FirstPieces(2, Course.OPPOSITE))),
    (
        "Destroy one piece adjacent to at least 2 pieces of yours.",
        tree.Destroy(one(Owner.ANY, Ranks.ANY, tree.Near(tree.Several(2, Owner.YOURS)))),
    ),
    (
        "Destroy one piece orthogonally adjacent to at least 1 other enemy heroic piece.",
        tree.Destroy(
            one(
                Owner.ANY,
                Ranks.ANY,
                tree.Near(tree.Several(1, Owner.ENEMY, Ranks.HEROIC, another=True), tree.Side.ORTHOGONAL),
            )
        ),
    ),
    (
        "Place one enemy common piece adjacent to a piece of its colour.",
        tree.Place(Exactly(1), Ranks.COMMON, Owner.ENEMY, (tree.Near(tree.OfItsColour()),)),
    ),
    ("Choose an empty square.", tree.ChooseSquare()),
    ("Choose an empty colourless square.", tree.ChooseSquare(Area.COLOURLESS)),
    # ---- moves
    (
        "Do one combat move with every common piece adjacent to that square to that square.",
        tree.Move(
            Exactly(1),
            Kind.COMBAT,
            every(Owner.ANY, Ranks.COMMON, tree.Near(tree.ThatSquare())),
            to=tree.ToThatSquare(),
        ),
    ),
    (
        "Do any number of combat moves with this being toward the Gateway.",
        tree.Move(AnyNumber(), Kind.COMBAT, THIS, to=tree.Toward(Gateway())),
    ),
    (
        "Do one standard leap with it toward this being without entering its square.",
        tree.Leap(Exactly(1), Kind.STANDARD, It(), tree.Toward(THIS, onto=False)),
    ),
    (
        "Do up to 2 combat moves with this being keeping to one direction.",
        tree.Move(UpTo(2), Kind.COMBAT, THIS, Course.ONE),
    ),
    (
        "Do one combat move with this being keeping to that direction or one beside it.",
        tree.Move(Exactly(1), Kind.COMBAT, THIS, Course.THAT_OR_BESIDE),
    ),
    (
        "Do one combat move with the Gateway keeping to the opposite direction.",
        tree.Move(Exactly(1), Kind.COMBAT, Gateway(), Course.OPPOSITE),
    ),
    (
        "Do any number of combat moves with this being keeping to an indicated direction.",
        tree.Move(AnyNumber(), Kind.COMBAT, THIS, Course.INDICATED),
    ),
    (
        "Do as many standard moves as possible with it keeping to a diagonal direction.",
        tree.Move(AnyNumber(), Kind.STANDARD, It(), Course.DIAGONAL, furthest=True),
    ),
    (
        "Do 2 combat moves with pieces toward the Gateway but only 1 if none is with this being.",
        tree.Move(Exactly(2), Kind.COMBAT, Pieces(AnyNumber()), to=tree.Toward(Gateway()), without_this=1),
    ),
    # ---- turns and cards
    ("Lose an action.", tree.LoseAction()),
    ("Give each opponent one action fewer next turn.", tree.SlowOpponents()),
    (
        "Count up to one empty square as a common piece of yours in your next summoning this turn.",
        tree.BorrowEmpty(1),
    ),
    (
        "Count up to 2 empty squares as common pieces of yours in your next summoning this turn.",
        tree.BorrowEmpty(2),
    ),
    ("Use its colour as yours in your next summoning this turn.", tree.UseColour()),
    ("Count each enemy piece you destroy this turn once more.", tree.CountMore()),
    ("Count this being as a legend.", tree.CountAsLegend()),
    ("Put the top card of your discard pile on top of your deck.", tree.RecoverTop()),
    ("Put this card under your deck.", tree.PutUnder()),
    ("Freeze one card of your discard pile.", tree.FreezeCard()),
    ("Discard one flare.", tree.DiscardHeld(Held.FLARE)),
    ("Discard one card.", tree.DiscardHeld(Held.CARD)),
    ("Discard every legend.", tree.DiscardHeld(Held.LEGENDS)),
    ("Discard your pending being.", tree.DiscardHeld(Held.PENDING)),
    ("Take back your pending being.", tree.TakeBackPending()),
    ("Copy the warp effect of your pending being.", tree.CopyWarp(WarpOf.PENDING)),
    ("Copy the warp effect of one card of your discard pile.", tree.CopyWarp(WarpOf.PILE)),
    ("Copy the warp effect of this card.", tree.CopyWarp(WarpOf.THIS)),
    # ---- acts joined
    ("For each enemy colour, you may upgrade it.", tree.ForEachEnemy(tree.Upgrade(It()), may=True)),
    ("For each enemy colour, upgrade it.", tree.ForEachEnemy(tree.Upgrade(It()), may=False)),
    (
        "All or nothing: place one common piece, then do one combat move with it, then destroy one piece.",
        Linked(
            (
                tree.Place(Exactly(1), Ranks.COMMON),
                tree.Move(Exactly(1), Kind.COMBAT, It()),
                tree.Destroy(Pieces(Exactly(1))),
            )
        ),
    ),
]


@pytest.mark.parametrize(("text", "act"), ACTS)
def test_what_an_act_says(text: str, act: script.Act) -> None:
    assert parse_effect(text) == of(act)
    assert said(of(act)) == text


CONDITION_TEXTS: list[tuple[str, Condition]] = [
    ("you do", Done()),
    ("you do not", Negated(Done())),
    ("you did both", DidBoth()),
    ("it was not legendary", Negated(tree.ItWas(Ranks.LEGENDARY))),
    ("this being is the Gateway", tree.IsGateway(THIS)),
    ("it is not the Gateway", Negated(tree.IsGateway(It()))),
    ("the Gateway is on a red square", tree.StandsOn(Gateway(), Area.RED)),
    ("it is on a colourless square", tree.StandsOn(It(), Area.COLOURLESS)),
    ('"Gun Tower" is in your discard pile', tree.InPile("Gun Tower")),
    ("this being destroyed nothing", tree.DestroyedNothing()),
    ("this being was summoned onto an enemy piece", tree.SummonedOnto()),
    ("you did not play the warp effect of this card this turn", tree.WarpUnplayed()),
    ("you do and this being is not the Gateway", Together(Done(), Negated(tree.IsGateway(THIS)))),
    ("you have an action left and you did both", Together(tree.ActionLeft(), DidBoth())),
]


@pytest.mark.parametrize(("text", "condition"), CONDITION_TEXTS)
def test_what_a_condition_says(text: str, condition: Condition) -> None:
    effect = of(GAIN, condition=condition)
    assert parse_effect(f"If {text}, gain an action.") == effect
    assert said(effect) == f"If {text}, gain an action."


@pytest.mark.parametrize("name", ["gUN tower", "gUN  tower", " gUN tower ", "gUN\n    tower", "gUN\ttower"])
def test_the_name_of_a_card_keeps_its_capitals_but_not_its_line_breaks(name: str) -> None:
    assert parse_effect(f'IF "{name}" IS IN YOUR DISCARD PILE, gain an action.') == of(
        GAIN, condition=tree.InPile("gUN tower")
    )
