"""`arenarium balance`, as a user meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arenarium.cli import _app
from arenarium.core.plain import decoded
from arenarium.lab.balance import Report, Study
from arenarium.parallel import Runner

COMMAND = Path(sys.executable).parent / "arenarium"
QUICK = ("balance", "barracks", "--difficulty", "quick", "--players", "greedy")
RANDOM = ("balance", "tashkalar", "--form", "duel", "--players", "random")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *words], capture_output=True, text=True, check=False)


def test_a_whole_set_is_judged_and_written_down(tmp_path: Path) -> None:
    files = [tmp_path / f"report.{kind}" for kind in ("json", "md", "html")]
    data, markdown, page = files
    shown = run(*QUICK, "--games", "40", "--json", str(data), "--markdown", str(markdown), "--html", str(page))
    assert shown.returncode == 0
    assert shown.stdout.startswith("printed: nothing unfair found (174 too early to say; of 174)")
    assert "40 games" in shown.stdout
    (told,) = json.loads(data.read_text("utf-8"))
    report = decoded(Report, told)
    assert report.games == 40
    assert report.verdict == "too-early"
    text = markdown.read_text("utf-8")
    assert text.startswith("# printed: nothing unfair found")
    assert "| Golem | warriors of level" in text
    html = page.read_text("utf-8")
    assert "plotly" in html
    assert "src=" not in html.split("</style>")[1][:200], "the page has all it needs in it"
    assert html.count("<!doctype html>") == 1


def test_a_school_is_judged_by_itself(tmp_path: Path) -> None:
    page = tmp_path / "card.html"
    shown = run(*RANDOM, "--card", "highland", "--games", "12", "--html", str(page))
    assert shown.returncode == 0
    assert shown.stdout.startswith("highland: too early to say")
    assert "A side that plays it, and is otherwise like the others, wins" in " ".join(shown.stdout.split())
    assert "That is not enough to say more" in shown.stdout
    assert "highland" in page.read_text("utf-8")


def test_it_stops_when_it_is_sure() -> None:
    shown = run(*RANDOM, "--card", "etherweave", "--games", "5000", "--until-sure")
    assert shown.returncode == 1, "something is not fair"
    assert shown.stdout.startswith("etherweave: too weak"), "random players make nothing of it"


HEAVY = """
[set]
name = "Heavy"

[[warrior]]
name = "Clay Golem"
replaces = "Golem"
level = 4
hearts = 26
wings = 0
lines = [["iron"], ["bone", "fire"]]
ability = "Be immune to every status. Be immune to speed."
"""
LIGHT = HEAVY.replace("Heavy", "Light").replace("26", "13")
AXES = """
[set]
name = "Axes"

[[card]]
name = "Mad Axeman"
replaces = "Clan Axeman"
rank = "common"
pattern = '''
. . c
. @ .
c . .
'''
effect = "Destroy one enemy non-legendary piece. Destroy one enemy non-legendary piece."
"""


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """Card files by name."""
    made = {"heavy": HEAVY, "light": LIGHT, "axes": AXES}
    for name, text in made.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return {name: str(tmp_path / f"{name}.toml") for name in made}


def test_a_warrior_of_ones_own_is_judged_by_pairs(files: dict[str, str], tmp_path: Path) -> None:
    page = tmp_path / "card.html"
    shown = run(*QUICK, "--cards", files["heavy"], "--until-sure", "--games", "1000", "--html", str(page))
    assert shown.returncode == 1, "it is not fair"
    assert shown.stdout.startswith("Clay Golem: too strong")
    assert "A side that is the first to hold it, and is otherwise like the others, wins" in " ".join(
        shown.stdout.split()
    )
    assert "cards 'Heavy' against 'printed'" in " ".join(shown.stdout.split())
    assert "Clay Golem" in page.read_text("utf-8")


def test_a_set_may_be_judged_against_another(files: dict[str, str]) -> None:
    words = (*QUICK, "--cards", files["heavy"], "--against", files["light"], "--games", "10")
    shown = run(*words)
    assert shown.returncode == 0
    assert "cards 'Heavy' against 'Light'" in " ".join(shown.stdout.split())
    same = run(*QUICK, "--cards", files["heavy"], "--against", files["heavy"], "--card", "Clay Golem")
    assert same.returncode == 2
    assert "'Clay Golem' is the same in 'Heavy' and 'Heavy'" in same.stderr


def test_a_being_of_ones_own_is_judged_by_pairs(files: dict[str, str]) -> None:
    shown = run(*RANDOM, "--cards", files["axes"], "--games", "60")
    assert shown.returncode == 0
    assert shown.stdout.startswith("Mad Axeman: too early to say")
    assert "the same seat on the same deal without it" in " ".join(shown.stdout.split())


def test_cards_of_another_game_are_refused(files: dict[str, str]) -> None:
    refused = run(*QUICK, "--cards", files["axes"])
    assert refused.returncode == 2
    assert "these are cards of Tash-Kalar" in refused.stderr


def test_what_is_wrong_is_said() -> None:
    for words, said in (
        (("balance", "barracks", "--difficulty", "easy"), "expected classic"),
        ((*QUICK, "--card", "Golm"), "did you mean 'Golem'?"),
        ((*QUICK, "--card", "Golem"), "'Golem' is the same in 'printed' and 'printed'"),
        (("balance", "chess"), "unknown game 'chess'"),
        (("balance", "barracks", "--form", "duel"), "unknown setup key 'form'"),
    ):
        refused = run(*words)
        assert refused.returncode == 2
        assert said in refused.stderr
        assert "Traceback" not in refused.stderr


def test_plots_name_the_extra_that_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("arenarium.extras.find_spec", lambda name: None)
    missing = CliRunner().invoke(_app, [*QUICK, "--html", str(tmp_path / "page.html")])
    assert 'plotly is not installed; install "arenarium[plots]"' in str(missing.exception)


def test_control_c_prints_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    play = Study.play

    def interrupted(study: Study, pairs: int, runner: Runner) -> None:
        if study.games:
            raise KeyboardInterrupt
        play(study, pairs, runner)

    monkeypatch.setattr(Study, "play", interrupted)
    shown = CliRunner().invoke(_app, [*RANDOM, "--card", "sylvan", "--until-sure", "--jobs", "1"])
    assert shown.exit_code == 130
    assert shown.stdout.startswith("sylvan: ")
    assert "games were played" in shown.output
