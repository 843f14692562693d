"""`arenarium fit`, `squads` and `exploit barracks`, as a user meets them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from arenarium.cli import app
from arenarium.games.barracks.bots.evaluation import STEEPNESS, read_weights


class Ran(NamedTuple):
    code: object
    said: str
    """On both outputs, in one line."""


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command in this process: starting one takes longer than what is tried here."""

    def ran(*words: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["arenarium", *words])
        with pytest.raises(SystemExit) as left:
            app()
        return Ran(left.value.code, " ".join("".join(capsys.readouterr()).split()))

    return ran


def test_weights_are_fitted_and_the_same_seed_gives_the_same(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for path, jobs in zip(files, "12", strict=True):
        words = ("--from-scratch", "--games", "20", "--seed", "3", "--jobs", jobs)
        shown = run("fit", "barracks", *words, "--out", str(path))
        assert shown.code == 0
        assert "bits of surprise" in shown.said
    first, second = (json.loads(path.read_text("utf-8")) for path in files)
    assert first == second
    assert first.keys() <= read_weights("worth").keys()
    assert first[STEEPNESS] > 0


def test_squads_meet_and_what_they_won_is_added_to_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "squads.json"
    words = ("--difficulty", "quick", "--rounds", "1", "--games", "2", "--jobs", "1", "--out", str(path))
    for times in (1, 2):
        shown = run("squads", "barracks", *words, "--seed", str(times))
        assert shown.code == 0
        rows = json.loads(path.read_text("utf-8"))["5"]
        games = sum(row[2] for row in rows)
        assert all(0 <= won <= played for _, _, played, won in rows)
        assert games >= 20 * times  # a round of ten pairs, twice each; more at the beginning


def cut(journal: Path) -> None:
    """Keep half of what a journal says, as if somebody had been killed."""
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) > 3
    journal.write_bytes(b"".join(lines[: len(lines) // 2]))


@pytest.mark.parametrize(
    "words",
    [
        ("fit", "barracks", "--games", "12"),
        ("squads", "barracks", "--difficulty", "quick", "--rounds", "1", "--games", "2"),
    ],
    ids=["fit", "squads"],
)
def test_a_run_that_was_ended_goes_on(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    whole, resumed, journal = tmp_path / "whole.json", tmp_path / "resumed.json", tmp_path / "run.journal"
    assert run(*words, "--jobs", "1", "--journal", str(journal), "--out", str(whole)).code == 0
    cut(journal)
    again = run(*words, "--jobs", "1", "--journal", str(journal), "--resume", "--out", str(resumed))
    assert again.code == 0
    assert resumed.read_bytes() == whole.read_bytes()
    other = run(*words, "--jobs", "1", "--journal", str(journal), "--resume", "--seed", "7")
    assert other.code == 2
    assert "is of another run: seed was 1" in other.said


def test_squads_that_were_added_are_not_added_again(run: Run, tmp_path: Path) -> None:
    words = ("squads", "barracks", "--difficulty", "quick", "--rounds", "1", "--games", "2", "--jobs", "1")
    kept = ("--journal", str(tmp_path / "run.journal"), "--out", str(tmp_path / "squads.json"))
    assert run(*words, *kept).code == 0
    again = run(*words, *kept, "--resume")
    assert again.code == 2
    assert "is of another run: known was" in again.said


def test_mixed_strategies_are_exploited(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "exploit.json"
    words = ("--player", "level6@0.01", "--difficulty", "quick", "--positions", "1", "--seed", "4", "--jobs", "1")
    shown = run("exploit", "barracks", *words, "--json", str(path))
    assert shown.code == 0
    assert "of 2 games from 1 positions" in shown.said
    report = json.loads(path.read_text("utf-8"))
    assert (report["games"], report["seed"], report["player"]) == (2, 4, "level6@0.01")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("fit", "chess"), "No such command 'chess'"),
        (("fit", "barracks", "--player", "nobody"), "'nobody' plays no games to learn from"),
        (("fit", "barracks", "--out", str(Path(__file__).parent)), "is a folder"),
        (("squads", "barracks", "--difficulty", "easy"), "difficulty is 'easy'"),
        (("squads", "barracks", "--player", "nobody"), "'nobody' plays no games to learn from"),
        (("exploit", "tashkalar"), "No such command 'tashkalar'"),
        (("exploit", "barracks", "--difficulty", "easy"), "difficulty is 'easy'"),
        (("exploit", "barracks", "--player", "greedy"), "'greedy' has no mixed strategies"),
    ],
)
def test_nonsense_is_refused_in_words(run: Run, words: tuple[str, ...], said: str) -> None:
    refused = run(*words, "--jobs", "1")
    assert refused.code == 2
    assert said in refused.said
