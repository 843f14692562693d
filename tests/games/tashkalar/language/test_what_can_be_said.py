"""The card language: what can be said can be carried out, and what cannot be meant is refused in words."""

from __future__ import annotations

from random import Random

import pytest
from games.tashkalar.support import trees
from games.tashkalar.support.effects import random_board, run_at_random, stock, summoned, summoned_at_random
from games.tashkalar.support.table import DUEL, FORMS, board, pieces, position
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.cards.tree import (
    Effect,
)
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_NUMBERS
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.parse import language, parse_criterion, parse_effect
from arenarium.games.tashkalar.rules.tasks import judge
from arenarium.games.tashkalar.state.choices import DECLINE, Alternative, Target

seeds = st.integers(0, 2**32)


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
    "Do one of these: for each enemy color, gain an action; or gain an action.",
    "Up to 2 times, you may for each enemy color, destroy one piece.",
    "For each enemy color, choose one piece of yours of one color.",
    "For each piece placed, gain an action.",
    "Destroy it.",
    "Do up to 3 standard moves in that direction with it to its square.",
    "Destroy every piece adjacent to that square.",
    "Choose one enemy legendary piece, then destroy every common piece adjacent to that square.",
    "If it stood on a red square, gain an action. If it was common, gain an action.",
    "Destroy every piece up to distance 99 in a diagonal direction.",
    "Destroy every piece within distance 99 of this being.",
    "Destroy every piece at distance 99 from this being.",
    "Place 99 common pieces. For each piece placed, destroy one piece of that color.",
    "Destroy 99 different pieces. Destroy every piece.",
    "Upgrade every piece.",
    "Downgrade every piece.",
    "Convert every piece.",
    "Convert every enemy piece to a legendary piece.",
    "Destroy this being. Do one combat move with this being. Destroy the first piece in a diagonal direction.",
    "Do one standard move with it toward it. Do any number of combat moves with this being toward this being.",
    "Do any number of combat moves with pieces toward the Gateway without entering its square.",
    "Do one combat move with every piece. Do one combat move with every piece toward this being.",
    "Do as many combat moves as possible in that direction with pieces.",
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
    "Use its color as yours in your next summoning this turn. Count up to 99 empty squares as common pieces of yours"
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
        ("Do any number of standard moves with this being.", "is one run: say 'in one direction'"),
        ("Do 2 combat moves with this being until it destroys a legendary piece.", "goes with 'any number of' moves"),
        (
            "Do any number of combat moves in one direction with this being but only 2 if none is with this being.",
            "goes with counted moves",
        ),
        ("Destroy the first 2 pieces in a diagonal direction.", "choose the direction before"),
        ("Do every combat and 2 standard moves in any order with this being.", "moves of two kinds are counted"),
        ("Destroy any number of pieces.", "'any number of' counts moves"),
        ("For each enemy color, for each enemy color, gain an action.", "within another 'for each'"),
        ("For each enemy color, for each piece placed, gain an action.", "within another 'for each'"),
        ("For each piece placed, for each enemy color, gain an action.", "within another 'for each'"),
        ("Do one of these: up to 2 times, you may gain an action; or destroy one piece.", "'up' is not expected"),
        (
            "Up to 2 times, you may do one of these: gain an action, then up to 2 times, you may destroy one piece;"
            " or gain 4 actions.",
            "'up' is not expected",
        ),
        ("Do one of these: do one of these: gain an action; or destroy it; or upgrade it.", "'of' is not expected"),
        ("Do one of these: gain an action.", "expected a comma, ;"),
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
            "Do as many combat moves as possible in one direction with one piece of equal rank.",
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
        ("Destroy 2 pieces of one color of that color.", "the pieces are restricted twice: by color"),
        ("Destroy 2 pieces of one color of one color.", "the pieces are restricted twice: by color"),
        ("Destroy 2 pieces not all of one color of that color.", "the pieces are restricted twice: by color"),
        (
            "Destroy one enemy piece of an opponent with more common pieces than you of that color.",
            "the pieces are restricted twice: by color",
        ),
        (
            "Do one combat move with pieces used to summon this being used to summon this being.",
            "the pieces are restricted twice: by 'used to summon'",
        ),
        ("Swap one piece with one piece of equal rank of equal rank.", "the pieces are restricted twice"),
        ("Destroy one piece not all of one color.", "is said of several pieces that are chosen"),
        ("Destroy every piece not all of one color.", "is said of several pieces that are chosen"),
        ("Swap one piece not all of one color with one piece.", "is said of several pieces that are chosen"),
        ("Do 2 combat moves with one piece not all of one color.", "is said of several pieces that are chosen"),
        ("Do one combat move with every piece not all of one color.", "is said of several pieces that are chosen"),
        ("Destroy one piece adjacent to a piece of its color.", "is said of a piece that is placed"),
        ("Choose one piece diagonally adjacent to a piece of its color.", "is said of a piece that is placed"),
        ("Do one combat move with pieces adjacent to a piece of its color.", "is said of a piece that is placed"),
        (
            "Do one combat leap with this being to a square adjacent to a piece of its color.",
            "is said of a piece that is placed",
        ),
        (
            "Return the piece on this card with a standard leap to a square adjacent to a piece of its color.",
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
            "Do any number of combat moves in that direction or one beside it with this being.",
            "a run keeps to its direction; it cannot turn beside it",
        ),
        (
            "Do as many combat moves as possible in that direction or one beside it with this being.",
            "a run keeps to its direction; it cannot turn beside it",
        ),
        (
            "Do any number of combat moves in one direction with this being toward the Gateway.",
            "keeps to its direction, or goes toward something",
        ),
        (
            "Do as many combat moves as possible in one direction with this being toward the Gateway.",
            "keeps to its direction, or goes toward something",
        ),
        (
            "Do any number of combat moves with this being to a red square.",
            "say 'in one direction', or 'toward' what it goes",
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
            "Do any number of combat moves in one direction with every piece.",
            "goes with one move each",
        ),
        (
            "Do as many combat moves as possible in one direction with every piece.",
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
        ("You may for each enemy color, destroy one piece.", "say 'for each enemy color, you may ...'"),
        (
            "Do one of these: gain an action; or you may for each enemy color, destroy one piece.",
            "say 'for each enemy color, you may ...'",
        ),
        ("For each enemy color, you may for each enemy color, gain an action.", "within another 'for each'"),
        ("All or nothing: destroy one piece.", "'.' is not expected here; expected a comma"),
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
        "for each enemy color, destroy one piece",
        "destroy up to 2 pieces",
        "upgrade every piece",
        "downgrade the first piece in that direction",
        "convert up to 1 enemy piece",
        "place up to 2 common pieces",
        "place one common piece and again while an opponent has more pieces than you",
        "do one combat move with every piece",
        "do up to 2 standard moves with it",
        "do any number of combat moves in one direction with it",
        "do as many combat moves as possible in one direction with it",
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
        choice = Alternative(way) if Alternative(way) in options else options[0]
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
        ("You have at least 3 pieces on colorless squares.", "no colorless squares"),
        ("You summoned at least 2 beings on colorless squares this turn.", "no colorless squares"),
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
