"""`arenarium verify`, as a player meets it after a match: what holds, what does not, and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.games import GAMES
from typer.testing import CliRunner, Result

from arenarium.cli import _app
from arenarium.core.bot import RandomBot
from arenarium.core.declaration import Declaration
from arenarium.core.errors import ArenariumError, RecordError
from arenarium.core.fingerprint import fingerprint
from arenarium.core.play import answers
from arenarium.core.record import Recorder

SEED = "0c5f0f0ba5d6a6b1"
MATCHES: dict[str, dict[str, Any]] = {
    "tashkalar": {"form": "duel", "schools": ["northern", "sylvan"]},
    "barracks": {"difficulty": "quick"},
}
every_game = pytest.mark.parametrize("game", MATCHES)


@cache
def _finished(game: str) -> str:
    recorder = Recorder(GAMES[game], MATCHES[game], SEED)
    for answer in answers(recorder.state, [RandomBot(Random(1))] * 2):
        recorder.apply(*answer)
    record = recorder.record
    record.fingerprint = fingerprint(SEED)
    record.players = ("Hanka", "Jirka")
    record.outcome = recorder.state.outcome
    return json.dumps(record.to_json())


def finished(game: str) -> dict[str, Any]:
    """A match that was played to its end, as a server hands it out."""
    written: dict[str, Any] = json.loads(_finished(game))
    return written


@pytest.fixture
def verify(tmp_path: Path) -> Callable[..., Result]:
    def run(data: Any, *words: str) -> Result:
        file = tmp_path / "match.json"
        file.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
        return CliRunner().invoke(_app, ["verify", str(file), *words])

    return run


Verify = Callable[..., Result]


def failed(result: Result) -> list[str]:
    """The checks that failed, in words; the others are not among them."""
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.output.endswith("This record isn’t in order.\n")
    return [line for line in result.output.splitlines() if line.startswith("✗ ")]


@every_game
def test_a_record_in_order_is_told_line_by_line(game: str, verify: Verify) -> None:
    data = finished(game)
    result = verify(data, "--fingerprint", fingerprint(SEED))
    assert result.exit_code == 0
    seed, note, choices, outcome, last = result.output.splitlines()
    assert seed == f"✓ Seed: its SHA-256 matches the fingerprint in the record, {fingerprint(SEED)}."
    assert note == "✓ Your note: the fingerprint you noted belongs to this seed."
    assert choices == f"✓ Choices: all {len(data['choices'])} are legal."
    winner = data["players"][data["outcome"]["ranking"].index(1)]
    assert outcome.startswith(f"✓ Outcome: matches the record. {winner} wins.")
    assert last == "Everything that can be checked is in order."


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Seed:", "Choices: all", "Outcome: matches"]),
        ("pl", ["Ziarno:", "Decyzje: wszystkie", "Wynik: zgadza się"]),
        ("cs", ["Semínko:", "Volby: všech", "Výsledek: souhlasí"]),
    ],
)
@pytest.mark.parametrize("option", ["--lang", "--language"])
def test_the_report_speaks_every_language(language: str, words: list[str], option: str, verify: Verify) -> None:
    result = verify(finished("barracks"), option, language)
    assert result.exit_code == 0
    for word, line in zip(words, result.output.splitlines(), strict=False):
        assert line.startswith(f"✓ {word}")


def test_a_note_may_have_capital_letters_and_blanks(verify: Verify) -> None:
    assert verify(finished("barracks"), "--fingerprint", f" {fingerprint(SEED).upper()}\n").exit_code == 0


# ------------------------------------------------------------------------------------------------------ what is not so


def test_another_seed_than_the_promised_one_is_found(verify: Verify) -> None:
    """The fingerprint, and the cards that were dealt: the choices do not fit them any more."""
    data = {**finished("tashkalar"), "seed": "another"}
    seed, choices = failed(verify(data))
    assert seed.startswith("✗ Seed: not the one that was promised.")
    assert fingerprint(SEED) in seed
    assert fingerprint("another") in seed
    assert choices.startswith("✗ Choices: the game can’t be replayed. choice ")


def test_a_fingerprint_changed_with_the_seed_is_found_by_the_note(verify: Verify) -> None:
    """Nobody but the player can find this out: a match that was dealt anew, with a fingerprint that fits it."""
    recorder = Recorder(GAMES["barracks"], {}, "another")
    recorder.declare(0, Declaration.RESIGN)
    data = {**recorder.record.to_json(), "fingerprint": fingerprint("another")}
    assert verify(data).exit_code == 0
    (note,) = failed(verify(data, "--fingerprint", fingerprint(SEED)))
    assert note.startswith("✗ Your note: the fingerprint you noted belongs to another seed.")
    assert fingerprint(SEED) in note


def test_a_wrong_fingerprint_is_found(verify: Verify) -> None:
    data = {**finished("barracks"), "fingerprint": fingerprint("another")}
    (seed,) = failed(verify(data))
    assert seed.startswith("✗ Seed:")
    (seed,) = failed(verify(data, "--fingerprint", fingerprint(SEED)))
    assert seed.startswith("✗ Seed:")


@every_game
def test_an_illegal_choice_is_found_with_its_number(game: str, verify: Verify) -> None:
    data = finished(game)
    seat, text = data["choices"][9]
    data["choices"][9] = [1 - seat, text]
    (choices,) = failed(verify(data))
    assert f"choice 10 ({text!r} by seat {1 - seat})" in choices
    data["choices"][9] = [seat, "jump e5"]
    (choices,) = failed(verify(data))
    assert f"choice 10 ('jump e5' by seat {seat})" in choices


@every_game
def test_a_choice_after_the_end_is_found(game: str, verify: Verify) -> None:
    data = finished(game)
    data["choices"].append([0, "resign"])
    (choices,) = failed(verify(data))
    assert f"choice {len(data['choices'])} ('resign' by seat 0)" in choices


@pytest.mark.parametrize(
    ("key", "value"), [("ranking", [2, 1, 3]), ("scores", [99, 99]), ("reason", "resigned"), ("decided_by", "luck")]
)
def test_a_wrong_outcome_is_found(key: str, value: Any, verify: Verify) -> None:
    data = finished("tashkalar")
    true = json.dumps(data["outcome"])
    data["outcome"][key] = value
    if key == "ranking":
        data["outcome"]["scores"] = [0, 0, 0]
    (outcome,) = failed(verify(data))
    assert outcome.startswith("✗ Outcome: doesn’t match the record.")
    assert json.dumps(data["outcome"]) in outcome
    assert true in outcome


def test_a_legal_choice_in_place_of_another_is_found_by_the_outcome(verify: Verify) -> None:
    data = finished("barracks")
    loser = data["outcome"]["ranking"].index(2)
    data["choices"] = [*data["choices"][:-1], [1 - loser, "resign"]]
    (outcome,) = failed(verify(data))
    assert outcome.startswith("✗ Outcome:")


def test_an_outcome_before_the_end_is_found(verify: Verify) -> None:
    data = finished("tashkalar")
    del data["choices"][-3:]  # more than ending the turn, which may be left out
    (outcome,) = failed(verify(data))
    assert outcome == "✗ Outcome: the record names one, but after its last choice the game isn’t over."


def test_a_setup_that_cannot_be_is_found(verify: Verify) -> None:
    (choices,) = failed(verify({**finished("tashkalar"), "setup": {"form": "draughts"}}))
    assert "'form' is 'draughts'" in choices


# ------------------------------------------------------------------------------------------------- what cannot be told


def test_what_a_record_does_not_tell_is_no_fault(verify: Verify) -> None:
    data = finished("tashkalar")
    del data["outcome"], data["fingerprint"], data["players"]
    result = verify(data)
    assert result.exit_code == 0
    assert f"– Seed: the record has no fingerprint. The seed’s SHA-256 is {fingerprint(SEED)}." in result.output
    assert "– Outcome: none in the record. The choices lead to: " in result.output
    del data["choices"][-1]
    result = verify(data, "--fingerprint", fingerprint(SEED))
    assert result.exit_code == 0
    assert "✓ Your note:" in result.output
    assert "– Outcome: none yet, the game isn’t over." in result.output


def test_names_do_not_command_the_terminal(verify: Verify) -> None:
    data = {**finished("barracks"), "players": ["\x1b[2J\rHanka", "\x1b[2J\rJirka"]}
    shown = verify(data).output
    assert "\x1b" not in shown
    assert "\r" not in shown
    assert "ka wins." in shown


@pytest.mark.parametrize(
    ("data", "words", "says"),
    [
        ("{", (), "match.json: not JSON"),
        ({"format": 1}, (), "match.json: 'game' is missing"),
        ({**finished("barracks"), "fingerprint": 7}, (), "'fingerprint' is 7"),
        ({**finished("barracks"), "game": "chess"}, (), "unknown game 'chess'"),
        (finished("barracks"), ("--fingerprint", "abc"), "--fingerprint is 'abc'; expected the 64"),
        (finished("barracks"), ("--lang", "de"), "unknown language 'de'"),
    ],
)
def test_what_cannot_be_checked_at_all_is_refused_in_words(
    data: Any, words: tuple[str, ...], says: str, verify: Verify
) -> None:
    """The command ends with 2 then, as after all mistakes in what was typed."""
    refused = verify(data, *words)
    assert isinstance(refused.exception, ArenariumError)
    assert says in str(refused.exception)
    assert refused.output == ""


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    refused = CliRunner().invoke(_app, ["verify", str(file)])
    assert isinstance(refused.exception, RecordError)
    assert "match.json: No such file" in str(refused.exception)
    file.write_bytes(b"\xff\xfe")
    refused = CliRunner().invoke(_app, ["verify", str(file)])
    assert isinstance(refused.exception, RecordError)
    assert "match.json: this is not a text in UTF-8" in str(refused.exception)
