"""`arenarium play`, as a person at the terminal meets it: typed answers in, screens out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from support.games import GAMES, data_of
from typer.testing import CliRunner, Result

from arenarium.cli import _app
from arenarium.core.errors import ArenariumError, RecordError, SetupError
from arenarium.core.record import Record, Recorder, replay
from arenarium.games import kit_of
from arenarium.narration.words import Words

SQUARES = [f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)]


def play(*words: str, typed: list[str], width: int = 100) -> Result:
    """The command with what is typed, line by line; after that there is no more input."""
    text = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(_app, ["play", *words], input=text, env={"COLUMNS": str(width), "LC_ALL": "C"})


def shown(*words: str, typed: list[str], width: int = 100) -> str:
    result = play(*words, typed=typed, width=width)
    assert result.exception is None, result.exception
    assert result.exit_code == 0
    return result.output


def record_of(path: Path) -> Record:
    return Record.from_json(path.read_text("utf-8"))


TASHKALAR = ("tashkalar", "--level", "random", "--seed", "67", "--lang", "en")
"""The other one begins, on c4; the first turn of the person has two actions, and the Herald is the first card held."""
BARRACKS = ("barracks", "--level", "random", "--seed", "1", "--lang", "en")
"""The first warrior of level 5 is the Cave Dragon."""


# --------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    "words",
    [
        ("--form", "duel", "--lang", "pl"),
        ("--form", "high", "--lang", "cs", "--schools", "etherweave,nethervoid", "--seat", "2"),
        ("--form", "melee", "--lang", "en", "--schools", "everfrost,etherweave,sylvan"),
        ("--form", "duel", "--teams", "--lang", "en", "--partner", "random"),
    ],
    ids=["duel", "high", "melee", "teams"],
)
def test_a_whole_game_of_tashkalar_against_the_computer(words: tuple[str, ...], tmp_path: Path) -> None:
    rng = Random(1)
    answers = [rng.choice(["1", "2", rng.choice(SQUARES), rng.choice(SQUARES)]) for _ in range(900)]
    typed = [line for answer in answers for line in (answer, "", "")]  # Enter twice: takes the only option and says yes
    file = tmp_path / "match.json"
    output = shown("tashkalar", "--level", "random", "--seed", "4", "--save", str(file), *words, typed=typed)
    *_, last = replay(GAMES["tashkalar"], record_of(file))
    assert last.outcome is not None
    lang = words[words.index("--lang") + 1]
    reason = Words(lang, "table", "arenarium.games.tashkalar.narration:game")("end-reason", reason=last.outcome.reason)
    assert reason in output


def test_a_whole_game_of_barracks_against_the_computer(tmp_path: Path) -> None:
    rng = Random(1)
    file = tmp_path / "match.json"
    words = (
        "barracks",
        "--difficulty",
        "quick",
        "--level",
        "random",
        "--seed",
        "3",
        "--lang",
        "pl",
        "--save",
        str(file),
    )
    output = shown(*words, typed=[line for _ in range(1000) for line in (rng.choice("123"), "")])
    *_, last = replay(GAMES["barracks"], record_of(file))
    assert last.outcome is not None
    told_in_polish = Words("pl", "table", "arenarium.games.barracks.narration:game")
    assert told_in_polish("end-reason", reason=last.outcome.reason.replace(" ", "-")) in output


# -------------------------------------------------------------------------------------------------------------- screens


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["High Form", "Blue (you), Northern Imperial", "Your turn: 2 actions left", "type a square"]),
        ("pl", ["Wysoki Styl", "Niebieski (ty), Imperium", "Twoja tura: zostały 2 akcje", "wpisz pole"]),
        ("cs", ["Vznešená hra", "Modrý (ty), Severní císařství", "Tvůj tah: zbývají 2 akce", "napiš pole"]),
    ],
)
@pytest.mark.parametrize("width", [80, 120])
def test_the_screen_of_tashkalar_in_every_language(lang: str, words: list[str], width: int) -> None:
    output = shown("tashkalar", "--level", "random", "--seed", "67", "--lang", lang, typed=["e5"], width=width)
    for word in words:
        assert word in output
    assert re.search(r"5 +♣ +· +· +\+ +○♦ +\+ +· +· +· +5", output), "the piece on the red centre of the board"
    assert max(map(len, output.splitlines())) <= width


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Barracks · Classic · before the battle",
                "Draw a warrior of level 5",
                "Cave Dragon",
                "no move yet (fire)",
            ],
        ),
        (
            "pl",
            ["Koszary · Klasyczny · przed bitwą", "Dobierz wojownika z poziomu 5", "Smok z Jamy", "jeszcze bez ruchu"],
        ),
        (
            "cs",
            [
                "Kasárna · Klasická · před bitvou",
                "Naverbovat válečníka úrovně 5",
                "Drak ze sluje",
                "zatím bez úderu (oheň)",
            ],
        ),
    ],
)
def test_the_screen_of_barracks_in_every_language(lang: str, words: list[str]) -> None:
    output = shown("barracks", "--level", "greedy", "--seed", "1", "--lang", lang, typed=["5"], width=80)
    for word in words:
        assert word in output
    assert "♥♥♥ " in output
    assert max(map(len, output.splitlines())) <= 80


def test_the_language_comes_from_the_surroundings() -> None:
    for locale, word in (("cs_CZ.UTF-8", "Tvůj tah"), ("pl_PL.UTF-8", "Twoja tura"), ("fr_FR", "Your turn")):
        words = ["play", "tashkalar", "--level", "random", "--seed", "67"]
        assert word in CliRunner().invoke(_app, words, input="", env={"LC_ALL": locale}).output


def test_nothing_of_the_others_hand_is_shown(tmp_path: Path) -> None:
    """Of the hidden warriors of the other squad only the level is on the screen."""
    file = tmp_path / "match.json"
    words = ("barracks", "--level", "greedy", "--seed", "1", "--lang", "en", "--save", str(file))
    output = shown(*words, typed=["5", "3", "2"])
    assert "Yellow recruits a warrior of level" in output
    first, *_, last = (data_of(state) for state in replay(GAMES["barracks"], record_of(file)))
    own, others = ({soldier["card"] for soldier in squad} for squad in last["squads"])
    assert own == {"Cave Dragon", "Highland Robber", "Vodnik"}
    assert len(others) == 4
    hidden = {name for stack in first["stacks"] for name in stack} - own
    assert others <= hidden
    assert not [name for name in hidden if name in output]


# -------------------------------------------------------------------------------------------------------------- answers


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("xyz", "“xyz” isn’t a number, a square or a command"),
        ("99", "There’s no option 99"),
        ("a1", "“a1” isn’t possible right now"),
        ("place c4", "“place c4” isn’t possible right now"),
        ("", "Type a number, a square or a command"),
        ("c Nobody", "There’s no card “Nobody”"),
        ("c rycerz", "Do up to 3 combat moves"),
        ("?", "undo your last choice"),
        ("u", "You can’t undo that: someone else has acted since"),
    ],
)
def test_what_is_not_an_answer_gets_a_sentence(typed: str, answer: str) -> None:
    output = shown(*TASHKALAR, typed=[typed])
    assert answer in output
    assert output.count("Your turn:") == 1


def test_an_answer_can_be_a_square_a_number_or_notation(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    for typed, choice in (("E5", "place e5"), ("place e4", "place e4"), ("1", "discard Herald")):
        shown(*TASHKALAR, "--save", str(file), typed=[typed])
        assert record_of(file).choices[2] == (0, choice)


def test_undo_gives_back_the_turn(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    output = shown(*TASHKALAR, "--save", str(file), typed=["e5", "u", "e4", "d4", "u", "d5", "finish", "u"])
    written = [text for seat, text in record_of(file).choices if seat == 0]
    assert written == ["place e4", "place d5", "finish"]
    assert "You can’t undo that: someone else has acted since." in output


def test_a_choice_of_several_parts_goes_back_part_by_part(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    output = shown(*BARRACKS, "--save", str(file), typed=["5", "5", "1", "b", "2", "1"])
    assert "line 1: fire" in output
    assert [text for seat, text in record_of(file).choices if seat == 0][-1].startswith("pick ")


def test_the_log_tells_everything_so_far() -> None:
    output = shown(*TASHKALAR, typed=["e5", "l", ""])
    after = output[output.index("What happened so far") :]
    assert "Yellow common piece on" in after
    assert "Blue common piece on e5" in after


def test_resigning_asks_back(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    output = shown(*TASHKALAR, "--save", str(file), typed=["r", "n", "r", "y"])
    assert output.count("Resign this game? (y/n)") == 2
    assert "Yellow wins." in output
    assert "You resigned." in output
    assert record_of(file).choices[-1] == (0, "resign")
    melee = shown("tashkalar", "--form", "melee", "--level", "random", "--seed", "5", "--lang", "en", typed=["r"])
    assert "You can’t resign here." in melee


@pytest.mark.rule("END-5")
def test_a_computer_teammate_agrees_to_resign(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    teams = ("tashkalar", "--teams", "--form", "duel", "--level", "random", "--seed", "5", "--lang", "en")
    output = shown(*teams, "--save", str(file), typed=["r", "y"])
    assert "Resign? Your teammate has to agree. (y/n)" in output
    assert "Your team resigned." in output
    assert record_of(file).choices[-2:] == [(0, "propose resigning"), (2, "resign")]


@pytest.mark.rule("END-5")
def test_two_people_of_a_team_resign_together(tmp_path: Path) -> None:
    """And the one who wanted to can think again until the other has agreed."""
    file = tmp_path / "match.json"
    teams = ("tashkalar", "--teams", "--form", "duel", "--level", "random", "--seed", "5", "--lang", "en")
    shown(*teams, "--humans", "4", "--save", str(file), typed=["", "r", "y", "r", "y", "r", "n", "r", "y", "q"])
    texts = [text for seat, text in record_of(file).choices]
    assert texts == ["propose resigning", "keep playing", "propose resigning"]


@pytest.mark.rule("TURN-10")
@pytest.mark.parametrize("ahead", [True, False])
def test_a_draw_can_be_offered_to_the_computer_once_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead: bool
) -> None:
    monkeypatch.setitem(vars(kit_of("barracks").is_ahead_), "_loaded", lambda game, view: ahead)
    file = tmp_path / "match.json"
    output = shown(*BARRACKS, "--save", str(file), typed=["d"])
    assert "You can’t offer a draw right now" in output
    recorder = Recorder(GAMES["barracks"], {"difficulty": "quick"}, "5")
    while not recorder.state.turn:
        seat, request = next(iter(recorder.state.requests().items()))
        recorder.apply(seat, request.options[0])
    file.write_text(json.dumps(recorder.record.to_json()), "utf-8")
    output = shown(
        "barracks", "--lang", "en", "--resume", str(file), "--level", "random", typed=["d", "n", "d", "y", "d"]
    )
    assert output.count("Offer a draw? (y/n)") == 2
    texts = record_of(file).choices[-2:]
    assert texts == [(0, "offer draw"), (1, "decline draw" if ahead else "accept draw")]
    assert ("You can’t offer a draw right now" in output) is ahead
    assert ("The players agreed on a draw." in output) is not ahead


# --------------------------------------------------------------------------------------------- leaving and coming back


def test_leaving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    output = shown(*TASHKALAR, "--save", str(file), typed=["e5", "e4", "finish", "q"])
    assert f"Continue with --resume {file}" in " ".join(output.split())
    left = json.loads(file.read_text("utf-8"))
    output = shown("tashkalar", "--level", "random", "--lang", "pl", "--resume", str(file), typed=["l", "", "place a4"])
    assert "Zwykły niebieski pion na e5" in output
    gone_on = json.loads(file.read_text("utf-8"))
    assert gone_on["choices"][: len(left["choices"])] == left["choices"]
    assert gone_on["choices"][len(left["choices"])] == [0, "place a4"]


def test_the_end_of_the_input_leaves_the_table() -> None:
    output = shown(*TASHKALAR, typed=[])
    assert "The game isn’t saved. Use --save FILE to save one." in output
    assert "--seed 67" in output


def test_several_people_at_one_terminal_hide_their_hands() -> None:
    output = shown(*BARRACKS, "--humans", "2", typed=["", "1", "", "1", "", "1"])
    assert "It’s Yellow’s turn. Everyone else, please look away." in output
    assert "It’s Blue’s turn. Everyone else, please look away." in output


@pytest.mark.parametrize(
    ("words", "error", "says"),
    [
        (("chess",), SetupError, "unknown game 'chess'"),
        (("tashkalar", "--form", "draughts"), SetupError, "'form' is 'draughts'"),
        (("tashkalar", "--seat", "3"), SetupError, "there is no seat 3; this match has 2"),
        (("barracks", "--humans", "3"), SetupError, "3 people for 2 seats"),
        (("barracks", "--level", "9"), SetupError, "there is no level 9; Barracks has 8"),
        (("barracks", "--level", "greedy", "--lang", "de"), ArenariumError, "unknown language 'de'"),
        (("barracks", "--resume", "nowhere.json"), RecordError, "nowhere.json: No such file"),
    ],
)
def test_wrong_words_are_refused_in_words(words: tuple[str, ...], error: type[Exception], says: str) -> None:
    refused = play(*words, typed=[])
    assert isinstance(refused.exception, error)
    assert says in str(refused.exception)


def test_a_match_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    shown(*BARRACKS, "--save", str(file), typed=["1"])
    refused = play("tashkalar", "--resume", str(file), typed=[])
    assert isinstance(refused.exception, RecordError)
    assert "holds a match of 'barracks', not of 'tashkalar'" in str(refused.exception)
    broken = json.loads(file.read_text("utf-8"))
    broken["choices"].append([0, "draw 9"])
    file.write_text(json.dumps(broken), "utf-8")
    refused = play("barracks", "--resume", str(file), typed=[])
    assert isinstance(refused.exception, RecordError)
    assert "'draw 9' by seat 0" in str(refused.exception)
