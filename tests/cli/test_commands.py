"""The `arenarium` command, as a user meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import typer
from typer.testing import CliRunner

from arenarium.cli import COMMANDS, _app
from arenarium.core.record import Recorder
from arenarium.games import kits
from arenarium.games.tashkalar.game import TASHKALAR

COMMAND = Path(sys.executable).parent / "arenarium"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *words], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("language", "title", "words"),
    [
        ("en", "Gun Tower", "destroy the first 2 pieces"),
        ("pl", "Wieża Działowa", "zniszcz 2 pierwsze piony"),
        ("cs", "Dělová věž", "znič první 2 kameny"),
    ],
)
def test_a_card_is_shown_in_every_language(language: str, title: str, words: str) -> None:
    shown = run("cards", "show", "gun tower", "--lang", language)
    assert shown.returncode == 0
    assert title in shown.stdout
    assert words in " ".join(shown.stdout.replace("│", " ").split())
    assert "← @ →" in shown.stdout


def test_the_help_tells_of_every_command_without_importing_any() -> None:
    program = "import sys; from arenarium.cli import _app; _app(['--help'], standalone_mode=False); print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    *report, modules = shown.splitlines()
    assert not {"arenarium.games.tashkalar.game", "arenarium.server", "numpy"} & {*modules.split()}
    assert all(any(f" {name} " in line for line in report) for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_says_of_a_command_what_it_says_of_itself(name: str) -> None:
    group = typer.main.get_command(_app)
    stand_in = group.commands[name]  # type: ignore[attr-defined]
    assert stand_in.help == COMMANDS[name][1] == stand_in.loaded().help


def test_a_card_is_found_by_its_name_in_another_language() -> None:
    assert "Gun Tower" in run("cards", "show", "Wieża Działowa").stdout


def test_an_unknown_card_is_refused_with_the_nearest_name() -> None:
    refused = run("cards", "show", "Gun Towr")
    assert refused.returncode == 2
    assert "did you mean 'Gun Tower'?" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_all_card_data_is_in_order() -> None:
    checked = run("cards", "check")
    assert checked.returncode == 0
    assert "132 cards and 24 tasks in order" in checked.stdout
    assert "67 warriors and 105 moves in order" in checked.stdout


def test_every_card_is_listed() -> None:
    listed = run("cards", "list", "--lang", "cs").stdout
    assert len(listed.strip().splitlines()) == 132 + 24 + 67 + 105
    assert len(run("cards", "list", "--game", "barracks").stdout.strip().splitlines()) == 67 + 105
    assert "known are barracks, tashkalar" in run("cards", "list", "--game", "chess").stderr


def test_cards_of_barracks_are_shown_too() -> None:
    shown = run("cards", "show", "Skrzydlaty Husarz", "--lang", "en").stdout
    assert "Winged Hussar" in shown
    assert "When this warrior enters the battlefield" in shown


def test_a_card_file_of_barracks_is_checked_and_shown(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[[move]]\nname = "Rain Dance"\ncategory = "water"\nlevel = 1\nicons = 0\ndamage = 0\ncopies = 2\n'
        'effect = "Heal its ally 2."\n',
        "utf-8",
    )
    assert "1 file in order" in run("cards", "check", str(path)).stdout
    assert "sojusznik" in run("cards", "show", "Rain Dance", "--file", str(path), "--lang", "pl").stdout
    path.write_text(path.read_text("utf-8").replace("Heal", "Heel").replace("damage = 0", "damage = 3"), "utf-8")
    refused = run("cards", "check", str(path))
    assert refused.returncode == 1
    assert "did you mean 'heal'?" in refused.stderr
    path.write_text(path.read_text("utf-8").replace("Heel", "Heal"), "utf-8")
    assert "it hits nobody, so it deals no damage" in run("cards", "check", str(path)).stderr


def test_simulate_plays_barracks_and_names_its_difficulties() -> None:
    shown = run("simulate", "barracks", "--difficulty", "quick", "--players", "greedy,random", "--games", "4")
    assert shown.returncode == 0
    assert "4 games" in shown.stdout
    refused = run("simulate", "barracks", "--difficulty", "easy", "--games", "1")
    assert refused.returncode == 2
    assert "expected classic, simplified, hard, quick" in refused.stderr
    refused = run("simulate", "barracks", "--form", "duel", "--games", "1")
    assert refused.returncode == 2
    assert "unknown setup key 'form'" in refused.stderr
    refused = run("simulate", "tashkalar", "--players", "greedy,clever", "--games", "1")
    assert "unknown player 'clever'; known for tashkalar are random" in refused.stderr


def test_simulate_sums_up_and_writes_json(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    words = ("simulate", "tashkalar", "--form", "duel", "--schools", "northern,sylvan", "--games", "5", "--seed", "3")
    shown = run(*words, "--json", str(first))
    assert shown.returncode == 0
    assert "5 games" in shown.stdout
    run(*words, "--json", str(second), "--jobs", "1")
    assert first.read_text("utf-8") == second.read_text("utf-8")
    report = json.loads(first.read_text("utf-8"))
    assert report["games"] == 5
    assert report["errors"] == []
    assert set(report["tallies"]) == {"claimed", "flare", "summoned", "thawed", "warped"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--form", "low"), "expected high, duel, melee"),
        (("--form", "melee"), "3 or 4 seats"),
        (("--players", "random,genius"), "unknown player 'genius'"),
        (("--schools", "northern,western"), "unknown school 'western'"),
        (("--players", "random,random,random,random"), "teams"),
    ],
)
def test_simulate_refuses_nonsense_in_words(words: tuple[str, ...], said: str) -> None:
    refused = run("simulate", "tashkalar", *words, "--games", "1")
    assert refused.returncode == 2
    assert said in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_record_is_replayed(tmp_path: Path) -> None:
    rng = Random(5)
    recorder = Recorder(TASHKALAR, {"form": "high", "seats": 2}, 5)
    while (requests := recorder.state.requests()) and len(recorder.record.choices) < 40:
        for seat, request in requests.items():
            recorder.apply(seat, rng.choice(request.options))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(recorder.record.to_json()), "utf-8")
    shown = run("replay", str(path))
    assert shown.returncode == 0
    assert shown.stdout.strip() == TASHKALAR.position(TASHKALAR.from_json(recorder.state.to_json()))
    assert run("replay", str(path), "--upto", "3").stdout != shown.stdout
    path.write_text("{}", "utf-8")
    refused = run("replay", str(path))
    assert refused.returncode == 2
    assert "unknown record format" in refused.stderr


def test_doctor_tells_which_engine_plays() -> None:
    report = CliRunner().invoke(_app, ["doctor"]).output.splitlines()
    assert report[0].startswith("arenarium ")
    assert {line.partition(":")[0] for line in report[1:]} == {kit.name for kit in kits().values()}
