"""Cards whose pattern, marks and texts do not go together: what is said about them."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.tashkalar.support.card_files import GOOD, Write, check_file, place, problem_of
from typer.testing import CliRunner

from arenarium.cards.cardfile import CardFile
from arenarium.cli import _app
from arenarium.games.tashkalar.cards.cards import read_beings
from arenarium.games.tashkalar.language.tree import Area


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("c @ c\n. c\n", "the pattern is not a rectangle of signs separated by spaces"),
        ("\n", "the pattern is not a rectangle of signs separated by spaces"),
        ("c @ c\n. x .\n", "the pattern has the unknown sign 'x'; known are . @ c h l C H L"),
        ("c@c\n.c.\n", "the pattern has the unknown sign '.c.'; known are . @ c h l C H L"),
        ("c @ c\n. @ .\n", "the pattern needs exactly one summoning square (@, C, H or L), not 2"),
        ("c C c\n. @ .\n", "the pattern needs exactly one summoning square (@, C, H or L), not 2"),
        ("c c c\n. c .\n", "the pattern needs exactly one summoning square (@, C, H or L), not 0"),
        (". @ .\n. . .\n", "the pattern asks for no piece"),
        ("c @ c . . .\n. c . . . .\n", "the pattern is larger than 5 by 5 squares"),
        ("@\nc\nc\nc\nc\nc\n", "the pattern is larger than 5 by 5 squares"),
    ],
)
def test_a_wrong_pattern_is_named_with_its_line(write: Write, new: str, message: str) -> None:
    error = problem_of(write("c @ c\n. c .\n", new))
    assert error.message == message
    assert place(error) == (17, 0)


BEAR = GOOD[GOOD.index('pattern = """\nc @ c') :]


@pytest.mark.parametrize(
    ("picture", "message"),
    [
        ("c @ c", "a being that goes on any square ('summon_on') has no summoning square in its pattern"),
        ("c C c", "a being that goes on any square ('summon_on') has no summoning square in its pattern"),
        (". . .", "the pattern asks for no piece"),
    ],
)
def test_a_being_that_goes_anywhere_has_no_summoning_square(write: Write, picture: str, message: str) -> None:
    rest = 'summon_on = "colorless"\neffect = "Gain an action."'
    path = write(BEAR, f'pattern = "c . c"\n{rest}\n')
    assert check_file(path) == []
    assert read_beings(CardFile.read(path), "mine")[1].summon_on is Area.COLOURLESS
    error = problem_of(write(BEAR, f'pattern = "{picture}"\n{rest}\n'))
    assert error.message == message
    assert place(error) == (17, 0)


def test_a_being_that_goes_anywhere_has_no_marks(write: Write) -> None:
    error = problem_of(
        write(BEAR, 'pattern = "c . c"\nmarks = ". * ."\nsummon_on = "red"\neffect = "Gain an action."\n')
    )
    assert error.message == "without a summoning square there is nothing that marks could be seen from"
    assert place(error) == (18, 0)


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("* . * .\n. . . .\n", "the picture of marks is not as large as the pattern"),
        ("* . *\n", "the picture of marks is not as large as the pattern"),
        ("* . *\n. .\n", "the picture of marks is not a rectangle of signs separated by spaces"),
        ("* . #\n. . .\n", "the picture of marks has the unknown sign '#'; known are . * 2 ↑ ↗ → ↘ ↓ ↙ ← ↖"),
        ("* . * . . .\n. . . . . .\n", "the picture of marks is larger than 5 by 5 squares"),
    ],
)
def test_wrong_marks_are_named_with_their_line(write: Write, new: str, message: str) -> None:
    error = problem_of(write("* . *\n. . .\n", new))
    assert error.message == message
    assert place(error) == (21, 0)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            'marks = """\n* . *\n. . .\n"""\n',
            "",
            "the text speaks of marked squares, but the pattern marks none",
        ),
        (
            "* . *\n. . .\n",
            "→ . ←\n. . .\n",
            "the text speaks of marked squares, but the pattern marks none",
        ),
        (
            "You may destroy every piece on a marked square.",
            "Choose an indicated direction.",
            "the text speaks of indicated directions, but the pattern has no arrows",
        ),
        (
            "on a marked square",
            "on a second marked square",
            "the text speaks of second marked squares, but the pattern marks none",
        ),
        (
            "You may destroy every piece on a marked square.",
            'Put this card under your deck."\nfrozen_effect = "Gain an action.',
            "the card cannot go under the deck and stay in play as a frozen card",
        ),
        (
            "You may destroy every piece on a marked square.",
            "You may copy the warp effect of this card.",
            "the text speaks of the warp effect of this card, but it has none",
        ),
        (
            "You may destroy every piece on a marked square.",
            'Gain an action."\nfrozen_effect = "Copy the warp effect of this card.',
            "the text speaks of the warp effect of this card, but it has none",
        ),
        (
            "You may destroy every piece on a marked square.",
            'Gain an action."\nwarp_effect = "Copy the warp effect of this card.',
            "a warp effect cannot copy one, it might never end",
        ),
        (
            "You may destroy every piece on a marked square.",
            'Gain an action."\nwarp_effect = "You may copy the warp effect of one card of your discard pile.',
            "a warp effect cannot copy one, it might never end",
        ),
        (
            "You may destroy every piece on a marked square.",
            "Return the piece on this card with a standard leap.",
            "the text speaks of the piece on this card, but nothing takes one there",
        ),
    ],
)
def test_what_does_not_go_together_is_a_problem(write: Write, old: str, new: str, problem: str) -> None:
    assert_problem(write(old, new), problem)


def assert_problem(path: Path, problem: str) -> None:
    """It is the only one, and the command says the same."""
    assert check_file(path) == [problem]
    result = CliRunner().invoke(_app, ["cards", "check", str(path)])
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{path}:")
    assert result.stderr.endswith(f": {problem}\n")


TEXT = "You may destroy every piece on a marked square."


def with_later(write: Write, later: str, text: str) -> Path:
    """A frozen or a warp effect besides a plain one."""
    return write(f'effect = "{TEXT}"', f"effect = 'Gain an action.'\n{later}_effect = '{text}'")


@pytest.mark.parametrize("later", ["frozen", "warp"])
@pytest.mark.parametrize(
    "text",
    [
        "Upgrade this being.",
        "Destroy one piece other than this being.",
        "Destroy one piece adjacent to this being.",
        "Destroy one piece on a marked square.",
        "Destroy one piece adjacent to a second marked square.",
        "Destroy one piece used to summon this being.",
        "Destroy one piece in that direction.",
        "Destroy the first piece in a diagonal direction.",
        "Choose a diagonal direction.",
        "Do one combat move in an indicated direction with one piece.",
        "Mirror one piece on a marked square.",
        "If this being was summoned on a red square, gain an action.",
        "If this being was summoned onto an enemy piece, gain an action.",
        "If this being destroyed nothing, gain an action.",
        "If you do and this being is the Gateway, gain an action.",
        "Count this being as a legend.",
        "Put this card under your deck.",
        "Return the piece on this card with a standard leap.",
        "For each enemy color, you may destroy one piece adjacent to this being.",
        "Do one of these: gain an action; or upgrade this being.",
        "All or nothing: upgrade it, then upgrade this being.",
    ],
)
def test_a_later_effect_knows_of_no_summoned_being(write: Write, later: str, text: str) -> None:
    problem = "the text speaks of a being that is just being summoned, but there is none then"
    assert_problem(with_later(write, later, text), problem)


@pytest.mark.parametrize(
    "text",
    [
        "Upgrade one piece adjacent to the Gateway, then do one combat move in one direction with it.",
        "Take one piece onto this card.",
        "Place one common piece adjacent to a piece of yours. If you do, destroy every piece adjacent to it.",
        'If "Bomb" is in your discard pile, discard one card.',
    ],
)
@pytest.mark.parametrize("later", ["frozen", "warp"])
def test_a_later_effect_may_speak_of_all_else(write: Write, later: str, text: str) -> None:
    assert check_file(with_later(write, later, text)) == []


@pytest.mark.parametrize(
    "text",
    [
        'Copy the warp effect of this card."\nwarp_effect = "Gain an action.',
        "Copy the warp effect of your pending being.",
        "Copy the warp effect of one card of your discard pile.",
        'Return the piece on this card with a standard leap."\nwarp_effect = "Take one piece onto this card.',
        "Take one piece onto this card. Return the piece on this card with a standard leap.",
        "Put this card under your deck.",
        'Put this card under your deck."\nwarp_effect = "Gain an action.',
    ],
)
def test_what_the_texts_say_of_the_card_itself_may_go_together(write: Write, text: str) -> None:
    assert check_file(write(TEXT, text)) == []


def test_the_pieces_used_cannot_be_told_where_the_pattern_lies_anywhere(write: Write) -> None:
    text = 'pattern = "c . c"\nsummon_on = "red"\neffect = "Destroy one piece used to summon this being."\n'
    assert_problem(write(BEAR, text), "without a summoning square the pieces used cannot be told")


def test_second_marks_are_no_marked_squares_of_the_text(write: Write) -> None:
    """`marked squares` are those with a star (EFF-9), `second marked squares` those with a 2."""
    path = write("* . *\n. . .\n", "2 . 2\n. . .\n")
    assert check_file(path) == ["the text speaks of marked squares, but the pattern marks none"]
    path.write_text(path.read_text("utf-8").replace("a marked square", "a second marked square"), "utf-8")
    assert check_file(path) == []


@pytest.mark.parametrize("card", ["Bomb", "Grey Wolf"])
def test_a_text_may_speak_of_cards_of_the_game_and_of_its_own_file(write: Write, card: str) -> None:
    path = write("If you do, upgrade", f'If "{card}" is in your discard pile, upgrade')
    assert check_file(path) == []


def test_a_card_that_does_not_exist_is_a_problem(write: Write) -> None:
    path = write("If you do, upgrade", 'If "Grey Bear" is in your discard pile, upgrade')
    assert_problem(path, "the text speaks of the card 'Grey Bear', which does not exist")


@pytest.mark.parametrize("later", ["frozen", "warp"])
def test_a_card_that_does_not_exist_is_a_problem_of_a_later_effect_too(write: Write, later: str) -> None:
    path = with_later(write, later, 'If "Grey Bear" is in your discard pile, gain an action.')
    assert_problem(path, "the text speaks of the card 'Grey Bear', which does not exist")


def test_the_name_of_a_card_may_run_over_the_end_of_a_line(write: Write) -> None:
    assert check_file(write("If you do, upgrade", 'If "Gun\n  Tower" is in your discard pile, upgrade')) == []
    path = write("If you do, upgrade", 'If "Grey\n  Bear" is in your discard pile, upgrade')
    assert check_file(path) == ["the text speaks of the card 'Grey Bear', which does not exist"]


def test_a_text_that_cannot_be_carried_out_is_refused_in_words(write: Write) -> None:
    path = write("You may destroy every piece on a marked square.", "Place every common piece on a marked square.")
    result = CliRunner().invoke(_app, ["cards", "check", str(path)])
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.strip()
