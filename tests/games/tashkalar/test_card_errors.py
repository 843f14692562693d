"""Mistakes in card files: what is said about them, and to which file, line and column it points."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from games.tashkalar.support.card_files import GOOD, Write, check_file, place, problem_of
from typer.testing import CliRunner

from arenarium.cards.cardfile import CardFile
from arenarium.cli import _app
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.cards.cards import TASK_KINDS, read_beings, read_flares, read_tasks
from arenarium.games.tashkalar.formats.check import check_all
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect

KEYS = (
    "name, rank, pattern, marks, summon_on, effect, frozen_effect, warp_effect, bound, school, replaces, picture,"
    " names, flavor, flavour"
)
ARENARIUM = Path(sys.executable).parent / "arenarium"


def test_the_good_file_is_good(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(GOOD, "utf-8")
    assert check_file(path) == []
    names = [card.name for card in read_beings(CardFile(str(path), GOOD), "mine")]
    assert names == ["Grey Wolf", "Brown Bear"]
    result = CliRunner().invoke(_app, ["cards", "check", str(path), str(path)])
    assert (result.exit_code, result.stdout) == (0, "2 files in order\n")
    assert all("warning: it has no place in a match" in line for line in result.stderr.splitlines())


# --------------------------------------------------------------------------------------------------------- words


WORDS = [
    # old, new, line, column, beginning, among what is expected, nearest word
    ("one enemy", "one enmy", 10, 13, "unknown word 'enmy'", "enemy", "enemy"),
    ("Destroy one", "Destroi one", 10, 1, "unknown word 'Destroi'", "destroy", "destroy"),
    ("adjacent to", "ajdacent to", 10, 25, "unknown word 'ajdacent'", "adjacent", "adjacent"),
    ("upgrade this being", "upgrade that being", 11, 20, "'that' is not expected here", "this", ""),
    ("upgrade this being", "upgrade this thing", 11, 25, "unknown word 'thing'", "being", "being"),
    ("If you do", "If you done", 11, 8, "unknown word 'done'", "do", "do"),
    ("If you do", "If you did", 11, 11, "',' is not expected here", "both", ""),
    ("If you do", "If Brown Bear is in your discard pile", 11, 4, "unknown word 'Brown'", "a name in quotes", ""),
    ("If you do, upgrade", "If you do upgrade", 11, 11, "'upgrade' is not expected here", ",", ""),
    ("destroy every piece on", "destroy every peice on", 25, 33, "unknown word 'peice'", "piece", "piece"),
    ("a marked square", "a markd square", 25, 44, "unknown word 'markd'", "marked", "marked"),
    ("a marked square", "a secnd marked square", 25, 44, "unknown word 'secnd'", "second", "second"),
    ("You may destroy", "You may 3 destroy", 25, 19, "'3' is not expected here", "destroy", ""),
    ("You may destroy", "You may destroy!", 25, 26, "unknown word '!'", "every", ""),
    ("adjacent to this being.", "adjacent to this being;", 10, 47, "';' is not expected here", "a full stop", ""),
    ("upgrade this being.", "upgrade this being. 5", 11, 32, "'5' is not expected here", "destroy", ""),
]


@pytest.mark.parametrize(("old", "new", "line", "column", "said", "expected", "nearest"), WORDS)
def test_a_wrong_word_is_pointed_at(
    write: Write, old: str, new: str, line: int, column: int, said: str, expected: str, nearest: str
) -> None:
    path = write(old, new)
    error = problem_of(path)
    assert str(error).startswith(f"{path}:{line}:{column}: {said}; expected ")
    assert place(error) == (line, column)
    words, _, hint = error.message.partition("; expected ")[2].partition("; did you mean ")
    assert expected in words.split(", ") or expected == ","
    assert hint == (f"'{nearest}'?" if nearest else "")


def test_the_place_is_that_of_the_word_in_the_file(write: Write) -> None:
    """All these places are where the text editor shows the word."""
    for old, new, *_ in WORDS:
        path = write(old, new)
        error = problem_of(path)
        word = error.message.split("'")[1]
        assert path.read_text("utf-8").splitlines()[error.line - 1][error.column - 1 :].startswith(word)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "expected"),
    [
        ("upgrade this being.", "upgrade this", 11, 24, "being"),
        ("upgrade this being.", "", 11, 12, "destroy"),
        ("a marked square.", "a marked", 25, 50, "square"),
        ("You may destroy every piece on a marked square.", "", 25, 11, "destroy"),
    ],
)
def test_a_text_that_ends_too_early(write: Write, old: str, new: str, line: int, column: int, expected: str) -> None:
    error = problem_of(write(old, new))
    assert error.message.startswith("the text ends too early; expected ")
    assert expected.strip(" ,") in error.message.partition("; expected ")[2].replace(",", " ").split()
    assert place(error) == (line, column)


@pytest.mark.parametrize(
    ("text", "line", "column"), [("upgrade this being", 11, 30), ("a marked square", 25, 57)], ids=["last", "first"]
)
def test_a_full_stop_that_is_missing(write: Write, text: str, line: int, column: int) -> None:
    error = problem_of(write(f"{text}.", text))
    assert error.message == "the full stop at the end is missing"
    assert (place(error), error.suggestion) == ((line, column), ".")


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('effect    =   "You may gain an acton."', 25, 32),
        ('effect = """You may gain an acton."""', 25, 29),
        ('effect = """You may\ngain an acton."""', 26, 9),
        ('effect = """\nYou may\n   gain an acton.\n"""', 27, 12),
        ("effect = 'You may gain an acton.'", 25, 27),
        ("effect = '''\nYou may gain an acton.\n'''", 26, 17),
        ("effect = '''You may gain an acton.'''", 25, 29),
        ('"effect" = "You may gain an acton."', 25, 29),
    ],
)
def test_however_a_text_is_quoted_its_words_are_found(write: Write, text: str, line: int, column: int) -> None:
    error = problem_of(write('effect = "You may destroy every piece on a marked square."', text))
    assert error.message.startswith("unknown word 'acton'; expected action; did you mean 'action'?")
    assert place(error) == (line, column)


def test_signs_are_called_by_what_is_written() -> None:
    with pytest.raises(CardError, match=r"'legendary' is not expected here; expected -$"):
        parse_effect("Destroy one non legendary piece.")


@pytest.mark.parametrize(
    ("text", "at", "words"),
    [
        ("Destroy any number of pieces.", "any", "'any number of' counts moves, not pieces; say 'up to' or 'every'"),
        ("Destroy one enemy piece of yours.", "enemy", "a piece cannot be both an enemy piece and yours"),
        (
            "You may place every common piece.",
            "place",
            "pieces are placed one by one: say how many, or 'up to' how many",
        ),
        ("Upgrade this being. Gain 0 actions.", "0", "numbers begin with 1, not with 0"),
        ("You may swap one piece with 2 pieces.", "swap", "one piece is swapped with one piece"),
        ("Make 2 pieces the Gateway.", "Make", "one piece becomes the Gateway"),
        (
            "Upgrade it. Destroy one piece of equal rank.",
            "Destroy",
            "'of equal rank' is said of the second piece of a swap",
        ),
        (
            "If the Gateway is the Gateway, upgrade it.",
            "the",
            "the Gateway is always the Gateway; ask for 'this being' or 'it'",
        ),
        ("Upgrade it. You may for each enemy color, upgrade it.", "You", "say 'for each enemy color, you may ...'"),
        (
            "All or nothing: upgrade it, then gain an action.",
            "upgrade",
            "'all or nothing' joins single acts upon pieces: place, move, destroy, upgrade, convert, swap",
        ),
        ("You may make the Gateway the Gateway.", "make", "the Gateway is the Gateway already"),
        (
            "Upgrade it. Mirror one piece.",
            "Mirror",
            "pieces on marked squares are mirrored: say 'on a marked square'",
        ),
        (
            "Destroy 2 enemy pieces of one color of that color.",
            "enemy",
            "the pieces are restricted twice: by color",
        ),
        (
            "Destroy every piece not all of one color.",
            "every",
            "'not all of one color' is said of several pieces that are chosen",
        ),
        (
            "Destroy one common piece adjacent to a piece of its color.",
            "common",
            "'a piece of its color' is said of a piece that is placed",
        ),
    ],
)
def test_a_contradiction_is_pointed_at(write: Write, text: str, at: str, words: str) -> None:
    error = problem_of(write("upgrade this being.", f"upgrade this being.\n{text}"))
    assert error.message == words
    assert place(error) == (12, text.index(at) + 1)


def test_a_text_of_its_own_has_a_place_too() -> None:
    with pytest.raises(CardError) as caught:
        parse_effect("Gain an action.\nGain an acton.")
    assert str(caught.value).startswith("card text:2:9: unknown word 'acton'")
    with pytest.raises(CardError) as caught:
        parse_criterion("You have at least 3 pieces on blue squares.")
    assert str(caught.value).startswith("card text:1:31: unknown word 'blue'; expected central, colored, colorless, ")


# -------------------------------------------------------------------------------------------------------- fields


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ('rank = "heroic"', 'rank = "epic"', 16, "'rank' is 'epic'; expected common, heroic, legendary"),
        ('rank = "heroic"', 'rank = ""', 16, "'rank' is ''; expected common, heroic, legendary"),
        ('rank = "heroic"', "rank = 2", 16, "'rank' is 2; expected a text"),
        ('name = "Brown Bear"', "name = true", 15, "'name' is True; expected a text"),
        ('rank = "heroic"\n', "", 14, "'rank' is missing; expected a text"),
        ('name = "Brown Bear"\n', "", 14, "'name' is missing; expected a text"),
        ('pattern = """\nc @ c\n. c .\n"""\n', "", 14, "'pattern' is missing; expected a text"),
        ('effect = "You may destroy every piece on a marked square."', "", 14, "'effect' is missing; expected a text"),
        (
            'rank = "heroic"',
            'rank = "heroic"\nefect = "?"',
            17,
            f"unknown key 'efect'; known are {KEYS}; did you mean 'effect'?",
        ),
        (
            'rank = "heroic"',
            'rank = "heroic"\nline = 3',
            17,
            f"unknown key 'line'; known are {KEYS}",
        ),
        ('name = "Brown Bear"', 'name = "Grey Wolf"', 14, "there is a second card called 'Grey Wolf'"),
        ('rank = "heroic"', 'rank = "heroic"\nfrozen_effect = 3', 17, "'frozen_effect' is 3; expected a text"),
        ('rank = "heroic"', 'rank = "heroic"\nwarp_effect = true', 17, "'warp_effect' is True; expected a text"),
        ('rank = "heroic"', 'rank = "heroic"\nbound = "yes"', 17, "'bound' is 'yes'; expected true or false"),
        ('rank = "heroic"', 'rank = "heroic"\nbound = 1', 17, "'bound' is 1; expected true or false"),
        (
            'rank = "heroic"',
            'rank = "heroic"\nbound = true',
            17,
            "'bound' is about a warp effect, and there is none",
        ),
        (
            'rank = "heroic"',
            'rank = "heroic"\nbound = true\nfrozen_effect = "Gain an action."',
            17,
            "'bound' is about a warp effect, and there is none",
        ),
        (
            'rank = "heroic"',
            'rank = "heroic"\nsummon_on = "marked"',
            17,
            "'summon_on' is 'marked'; expected red, green, colored, colorless",
        ),
        ('rank = "heroic"', 'rank = "heroic"\nsummon_on = true', 17, "'summon_on' is True; expected a text"),
    ],
)
def test_a_wrong_field_is_named_with_its_line(write: Write, old: str, new: str, line: int, message: str) -> None:
    error = problem_of(write(old, new))
    assert error.message == message
    assert place(error) == (line, 0)
    assert str(error).endswith(f"mine.toml:{line}: {message}")


@pytest.mark.parametrize("key", ["frozen_effect", "warp_effect"])
def test_a_wrong_word_of_a_later_effect_is_pointed_at(write: Write, key: str) -> None:
    error = problem_of(write('rank = "heroic"', f'rank = "heroic"\n{key} = "Gain an acton."'))
    assert error.message.startswith("unknown word 'acton'; expected action")
    assert place(error) == (17, len(key) + 5 + len("Gain an "))


@pytest.mark.parametrize("later", ["frozen_effect", "warp_effect"])
def test_a_card_with_a_later_effect_needs_no_other(write: Write, later: str) -> None:
    path = write('effect = "You may destroy every piece on a marked square."', f'{later} = "Gain an action."')
    assert check_file(path) == []
    card = read_beings(CardFile.read(path), "mine")[1]
    assert card.effect.sentences == ()
    assert getattr(card, later) == parse_effect("Gain an action.")


def test_the_keys_of_later_effects_are_read(write: Write) -> None:
    path = write('rank = "heroic"', 'rank = "heroic"\nwarp_effect = "Gain an action."\nbound = true')
    assert check_file(path) == []
    wolf, bear = read_beings(CardFile.read(path), "mine")
    assert (bear.warp_effect, bear.frozen_effect, bear.bound) == (parse_effect("Gain an action."), None, True)
    assert (wolf.warp_effect, wolf.frozen_effect, wolf.bound) == (None, None, False)


@pytest.mark.parametrize("header", ["[[card]] # the second", "[[ card ]]", "  [[card]]"])
def test_however_a_header_is_written_its_fields_are_found(write: Write, header: str) -> None:
    path = write('[[card]]\nname = "Brown Bear"\nrank = "heroic"', f'{header}\nname = "Brown Bear"\nrank = "epic"')
    assert place(problem_of(path)) == (16, 0)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[card]\nname = "Wolf"\n', "'card' is no list of tables; write [[card]] above each"),
        ("card = 3\n", "'card' is no list of tables; write [[card]] above each"),
        ("card = [1, 2]\n", "'card' is no list of tables; write [[card]] above each"),
        ("card = []\n", "no cards in it; expected [[card]], [[flare]], [[task]], [[school]]"),
    ],
)
def test_a_file_without_cards(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    error = problem_of(path)
    assert error.message == message
    assert str(error).startswith(f"{path}:")


@pytest.mark.parametrize("text", ["", "# nothing\n", '[[cards]]\nname = "Wolf"\n'])
def test_a_file_that_no_game_knows(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    result = CliRunner().invoke(_app, ["cards", "check", str(path)])
    assert result.exit_code == 1
    expected = "[[warrior]], [[move]], [[card]], [[flare]], [[task]]"
    assert result.stderr == f"{path}: no cards in it; expected {expected}\n"


def test_a_misspelt_header_is_noticed(write: Write) -> None:
    """The card below it would be left out without a word."""
    error = problem_of(write('[[card]]\nname = "Brown Bear"', '[[crad]]\nname = "Brown Bear"'))
    assert "'crad'" in error.message


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('rank = "heroic"', "rank = heroic", "line 16, column 8"),
        ('rank = "heroic"', 'rank = "heroic', "line 16, column 15"),
        ('rank = "heroic"', 'rank "heroic"', "line 16, column 6"),
        ('rank = "heroic"', 'rank = "heroic"\nrank = "common"', "line 17, column 16"),
    ],
)
def test_what_is_not_toml_is_said_to_be_none(write: Write, old: str, new: str, where: str) -> None:
    error = problem_of(write(old, new))
    assert error.message.startswith("not TOML: ")
    assert error.message.endswith(f"(at {where})")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path, words in ((tmp_path / "none.toml", "No such file or directory"), (tmp_path, "Is a directory")):
        with pytest.raises(CardError) as caught:
            check_file(path)
        assert str(caught.value) == f"{path}: {words}"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(GOOD.encode("utf-16"))
    with pytest.raises(CardError) as caught:
        check_file(path)
    assert caught.value.file == str(path)


# ------------------------------------------------------------------------------------------------ flares and tasks


FLARE = """\
[[flare]]
number = 13
upper = 3
upper_effect = "Gain an action."
lower = 6
lower_effect = "Gain 2 actions."
"""

TASK = """\
[[task]]
name = "Chain"
kind = "pattern"
advanced = false
points = 3
criterion = "A chain of your pieces joins two opposite sides."
"""


def test_good_flares_and_tasks_are_read() -> None:
    assert [card.name for card in read_flares(CardFile("flares.toml", FLARE))] == ["flare 13"]
    assert [task.name for task in read_tasks(CardFile("tasks.toml", TASK))] == ["Chain"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("number = 13", "number = true", "x.toml:2: 'number' is True; expected a number"),
        ("upper = 3", 'upper = "3"', "x.toml:3: 'upper' is '3'; expected a number"),
        ("lower = 6\n", "", "x.toml:1: 'lower' is missing; expected a number"),
        ("an action", "an acton", "x.toml:4:25: unknown word 'acton'; expected action; did you mean 'action'?"),
        ("2 actions", "2 moons", "x.toml:6:24: unknown word 'moons'; expected actions"),
        ("[[flare]]", "[[card]]", "x.toml: no [[flare]] in it"),
        (
            "lower = 6",
            "lower = 6\nmiddle = 5",
            "x.toml:6: unknown key 'middle'; known are number, upper, upper_effect, lower, lower_effect, replaces",
        ),
        (FLARE, FLARE + FLARE, "x.toml:8: there is a second flare with the number 13"),
    ],
)
def test_wrong_flares(old: str, new: str, said: str) -> None:
    with pytest.raises(CardError) as caught:
        read_flares(CardFile("x.toml", FLARE.replace(old, new)))
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"pattern"', '"picture"', f"x.toml:3: 'kind' is 'picture'; expected {', '.join(TASK_KINDS)}"),
        ("advanced = false\n", "", "x.toml:1: 'advanced' is missing; expected true or false"),
        ("sides", "side", "x.toml:6:56: unknown word 'side'; expected corners, sides; did you mean 'sides'?"),
        ("sides.", "sides", "x.toml:6:61: the full stop at the end is missing"),
        ("[[task]]", "[[card]]", "x.toml: no [[task]] in it"),
        (
            "points = 3",
            "points = 3\npoint = 3",
            "x.toml:6: unknown key 'point'; known are name, kind, advanced, points, criterion, replaces, "
            "picture, names, flavor, flavour; did you mean 'points'?",
        ),
        (TASK, TASK + TASK, "x.toml:7: there is a second task called 'Chain'"),
    ],
)
def test_wrong_tasks(old: str, new: str, said: str) -> None:
    with pytest.raises(CardError) as caught:
        read_tasks(CardFile("x.toml", TASK.replace(old, new)))
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("text", "old", "new", "problem"),
    [
        (FLARE, "", "", None),
        (FLARE, "upper = 3", "upper = 0", "the opponent needs at least 1 piece more, not 0"),
        (
            FLARE,
            "Gain 2 actions.",
            "Upgrade this being.",
            "the text speaks of a being that is just being summoned, but there is none then",
        ),
        (
            FLARE,
            "Gain 2 actions.",
            r"If \"Grey Bear\" is in your discard pile, gain an action.",
            "the text speaks of the card 'Grey Bear', which does not exist",
        ),
        (TASK, "", "", None),
        (TASK, "points = 3", "points = 0", "it is worth at least 1 point, not 0"),
    ],
)
def test_files_of_flares_and_of_tasks_are_checked(
    tmp_path: Path, text: str, old: str, new: str, problem: str | None
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new) if old else text, "utf-8")
    result = CliRunner().invoke(_app, ["cards", "check", str(path)])
    if problem is None:
        assert (result.exit_code, result.stdout, result.stderr) == (0, "1 file in order\n", "")
    else:
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr.startswith(f"{path}:")
        assert result.stderr.endswith(f": {problem}\n")


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        (FLARE, "flare 13", "Otrzymaj 2 dodatkowe akcje."),
        (TASK.replace("Chain", "Long Chain"), "Long Chain", "Połącz łańcuchem"),
    ],
)
def test_flares_and_tasks_of_a_file_are_shown(tmp_path: Path, text: str, name: str, said: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    result = CliRunner().invoke(_app, ["cards", "show", name, "--file", str(path), "--lang", "pl"])
    assert result.exit_code == 0, result.output
    assert said in result.stdout


# --------------------------------------------------------------------------------------------------- the command


def test_the_command_says_it_without_a_traceback(write: Write) -> None:
    path = write("one enemy", "one enmy")
    done = subprocess.run([ARENARIUM, "cards", "check", path], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"{path}:10:13: unknown word 'enmy'; expected ")
    assert done.stderr.endswith("; did you mean 'enemy'?\n")
    assert done.stderr.count("\n") == 1


def test_the_cards_that_are_built_in_are_in_order() -> None:
    assert check_all() == []
    result = CliRunner().invoke(_app, ["cards", "check"])
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Tash-Kalar: 132 cards and 24 tasks in order, in en, pl, cs\n" in result.stdout
