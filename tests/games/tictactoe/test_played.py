"""A third game needs no edit: what knows no game plays it, tells it, records it and serves it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from support.patience import PATIENCE
from support.stack import Stack
from support.tableclient import Person, RefusedError, TableClient

import arenarium
from arenarium import testing
from arenarium.bots.ismcts import InformationSetSearch
from arenarium.bots.registry import bots_of, usual_level
from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, SetupError
from arenarium.core.kit import GameKit
from arenarium.core.record import Recorder
from arenarium.core.time_budget import TimeBudget
from arenarium.core.undo import UndoableMatch, UndoRefusal
from arenarium.core.verify import Verdict, verify
from arenarium.games import kit_of, kits


def test_it_is_found_beside_our_own_and_only_while_it_is_installed(kit: GameKit) -> None:
    assert list(kits()) == ["barracks", "tashkalar", "tictactoe"]
    assert kit_of("tictactoe") is kit
    kits.cache_clear()


def test_without_it_there_are_only_our_own() -> None:
    assert "tictactoe" not in kits()


@pytest.mark.parametrize(
    ("entry", "why"),
    [("other = tictactoe:KIT", "two games call themselves 'tictactoe'"), ("bad = os:sep", "'/' is no GameKit")],
)
def test_an_entry_point_that_is_no_good_is_refused_in_words(
    kit: GameKit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entry: str, why: str
) -> None:
    info = tmp_path / "another-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[arenarium.games]\n{entry}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    kits.cache_clear()
    with pytest.raises(SetupError, match=why):
        kits()


# ------------------------------------------------------------------------------------------------------ in this process


def test_it_keeps_the_contract_and_its_kit_has_all_that_is_needed(kit: GameKit) -> None:
    testing.check_kit(kit, seeds=range(20), depths=range(10))


def test_random_and_searching_players_play_it_and_so_does_its_own(kit: GameKit) -> None:
    assert list(bots_of(kit)) == ["random", "flat", "ismcts", "careful"]
    assert usual_level(kit) == "careful"
    record = arenarium.play("tictactoe", {}, seed=3, players=["careful", "random"])
    assert record.outcome is not None
    assert [finding.verdict for finding in verify(kit.game, record)][1:] == [Verdict.HOLDS] * 2


def test_the_search_finds_a_line_and_spoils_one(kit: GameKit) -> None:
    ticks = iter(range(10**6))
    search = InformationSetSearch(kit.game, Random(1), TimeBudget(1000.0, lambda: float(next(ticks))))
    for board, best in (("xx.oo....", "c1"), ("xx.o.....", "c1")):
        state = kit.game.parse_position(json.dumps({"board": board, "lost": None}))
        ((seat, request),) = state.requests().items()
        assert kit.game.say(state, search.choose(request, lambda: state.view(seat))) == best  # noqa: B023


def test_what_is_told_of_the_end(kit: GameKit) -> None:
    state = kit.game.new({}, 1)
    for text in ("a1", "b1", "a2", "b2", "a3"):
        events = state.apply(state.turn % 2, text)
    narrator = kit.narrator("en", {}, ["Ann", "Bob"])
    assert [narrator.event(event, 1) for event in events] == ["Ann marks a3", ""]
    assert narrator.outcome(state.outcome, 1) == ["Ann wins.", "A line is complete."]
    assert narrator.outcome(state.outcome, 0) == ["You win!", "A line is complete."]


def test_nothing_can_be_taken_back_once_it_is_the_other_ones_turn_and_words_stay(kit: GameKit) -> None:
    match = UndoableMatch(Recorder(kit.game, {}, 1))
    assert match.refusal(0) is UndoRefusal.NOTHING
    match.apply(0, 4)
    assert match.refusal(0) is UndoRefusal.TURN
    with pytest.raises(ChoiceError, match="the turn has gone on"):
        match.undo(0)
    match.declare(1, Declaration.RESIGN)
    assert match.refusal(0) is UndoRefusal.OVER
    assert match.recorder.record.choices == [(0, "b2"), (1, "resign")]
    assert match.state.outcome is not None
    assert match.state.outcome.reason == Forfeit.RESIGNED


# ------------------------------------------------------------------------------------------------------- the command


def arenarium_says(*words: str, typed: str = "", expect: int = 0) -> str:
    """What the command prints, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "arenarium", *words],
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "LC_ALL": "C"},
        check=False,
    )
    assert done.returncode == expect, done.stdout
    return done.stdout


def test_it_is_played_in_the_terminal_by_two_people(kit: GameKit, tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    moves = ["u", "c Ace", "?", "a1", "", "b1", "", "z9", "a1", "a2", "", "3", "", "l", "", "a3"]
    typed = "\n" + "".join(f"{line}\n" for line in moves)
    output = arenarium_says("play", "tictactoe", "--humans", "2", "--lang", "en", "--save", file, typed=typed)
    assert "Nothing to undo." in output
    assert "There’s no card “Ace”." in output
    assert "Type the number of a square" in output
    assert "“a1” isn’t possible right now" in output
    assert "X marks a2" in output
    assert "X wins." in output
    assert "A line is complete." in output
    assert "Everything that can be checked is in order." in arenarium_says("verify", file)
    assert "xo.x.ox.." in arenarium_says("replay", file)


def test_it_is_played_in_the_terminal_against_the_computer_and_given_up(kit: GameKit) -> None:
    output = arenarium_says("play", "tictactoe", "--size", "4", "--lang", "pl", typed="b2\nd\nr\nt\n")
    assert "Nie można teraz zaproponować remisu" in output
    assert "Poddajesz partię." in output
    output = arenarium_says("play", "tictactoe", "--level", "1", "--lang", "cs", typed="b2\nq\n")
    assert "Piškvorky" in output
    refused = arenarium_says("play", "tictactoe", "--level", "2", expect=2)
    assert "there is no level 2; Tic-tac-toe has 1" in refused


def test_games_of_it_are_simulated_and_players_meet_in_a_tournament(kit: GameKit, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    how = ("tictactoe", "--jobs", "2", "--json", str(file))
    output = arenarium_says("simulate", *how, "--players", "careful,random", "--games", "60")
    assert "60 games" in output
    summary = json.loads(file.read_text())
    assert set(summary["reasons"]) == {"line", "full"} or set(summary["reasons"]) == {"line"}
    assert summary["wins"]["0"] > summary["wins"].get("1", 0)
    assert summary["turns"]["least"] >= 4
    assert sum(summary["tallies"]["marked"].values()) >= 60 * 5
    output = arenarium_says(
        *("tournament", *how, "--size", "3", "--players", "careful,random,ismcts@0.01", "--games", "10")
    )
    assert "careful" in output
    assert not json.loads(file.read_text())["errors"]


def test_commands_name_it_and_say_what_it_has_not(kit: GameKit) -> None:
    assert "tictactoe" in arenarium_says("play", "--help")
    assert "3 or 4 squares in a row" in " ".join(arenarium_says("play", "--help").replace("│", " ").split())
    assert "'size' is 9; expected 3 or 4" in arenarium_says("play", "tictactoe", "--size", "9", expect=2)
    assert "tictactoe" not in arenarium_says("fit", "--help")
    arenarium_says("cards", "check")


# -------------------------------------------------------------------------------------------------------- the server


async def test_it_is_played_at_tables_of_the_server(kit: GameKit) -> None:
    with Stack(scaled=False) as stack:
        ann, bob = Person(stack.addresses, "Ann"), Person(stack.addresses, "Bob")
        for person in (ann, bob):
            await person.arrive()
        try:
            await _in_the_lobby(ann)
            await _against_each_other(ann, bob)
            await _against_the_computer(ann)
        finally:
            await ann.leave()
            await bob.leave()


async def _in_the_lobby(ann: Person) -> None:
    games = {game["id"]: game for game in (await ann.call("GET", "/api/games"))["games"]}
    assert games["tictactoe"]["levels"] == ["careful"]
    assert [variant["variant"] for variant in games["tictactoe"]["variants"]] == ["3", "4"]
    for path in ("/api/cards/tictactoe", "/api/lessons/tictactoe"):
        with pytest.raises(RefusedError) as refused:
            await ann.call("GET", path)
        assert refused.value.status == 404
    with pytest.raises(RefusedError, match="'size' is 9; expected 3 or 4"):
        await ann.make("tictactoe", {"size": 9})
    described = await ann.call("GET", "/api/openapi.json")
    assert "tictactoe" in json.dumps(described["paths"]["/api/cards/{game}"])


async def _against_each_other(ann: Person, bob: Person) -> None:
    table = (await ann.make("tictactoe", {"size": 3}))["id"]
    listed = await bob.call("GET", "/api/tables?game=tictactoe")
    assert [each["id"] for each in listed["tables"]] == [table]
    await bob.join(table)
    crosses, noughts = TableClient(ann, table, language="en"), TableClient(bob, table, language="pl")
    for client in (crosses, noughts):
        await client.connect()
    for number, square in enumerate(("b2", "a1", "a3", "c3", "c1"), 1):
        client = noughts if number % 2 == 0 else crosses
        while client.position["number"] < number - 1:
            await client.hear(PATIENCE)
        options = client.position["request"]["options"]
        assert {"choice": square, "facts": {"verb": "mark", "square": square}}.items() <= next(
            option for option in options if option["choice"] == square
        ).items()
        await client.send(type="choose", request=client.position["request"]["id"], choice=square)
    for client in (crosses, noughts):
        while not client.over:
            await client.hear(PATIENCE)
        await client.disconnect()
    assert crosses.position["result"] == ["You win!", "A line is complete."]
    assert noughts.position["outcome"]["ranking"] == [1, 2]
    assert noughts.told[5]["events"][0]["text"] == "Ann: zaznaczone c1"
    replayed = await bob.call("GET", f"/api/tables/{table}/replay?number=3&lang=en")
    assert replayed["position"]["view"]["board"] == "o...x.x.."
    record = await bob.call("GET", f"/api/tables/{table}/record")
    assert [text for _, text in record["choices"]] == ["b2", "a1", "a3", "c3", "c1"]


async def _against_the_computer(ann: Person) -> None:
    seats = [{"kind": "human"}, {"kind": "computer", "level": "careful"}]
    table = (await ann.make("tictactoe", {"size": 4}, seats=seats))["id"]
    player = TableClient(ann, table, language="en", rng=Random(1))
    await player.play()
    assert player.position["outcome"] is not None
    texts = [event["text"] for step in player.told.values() for event in step["events"]]
    assert any(text.startswith("Mila marks") for text in texts)
