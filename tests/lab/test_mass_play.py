"""Thousands of games in one run, here with fewer: the same bytes, whoever plays them and whoever is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from support.games import GAMES
from support.patience import PATIENCE
from typer.testing import CliRunner

from arenarium.cli import _app
from arenarium.core.record import Record, replay
from arenarium.games import game_of
from arenarium.lab.game_log import GameResult
from arenarium.lab.simulate import WORK, SimulationPlan, played_games
from arenarium.parallel import Cluster, Journal, Runner

SIMULATE = {
    "barracks": ["simulate", "barracks", "--difficulty", "quick", "--games", "60"],
    "tashkalar": ["simulate", "tashkalar", "--form", "duel", "--games", "60"],
}
TOURNAMENT = ["tournament", "barracks", "--difficulty", "quick", "--players", "random,greedy", "--games", "40"]


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def command(*words: str) -> None:
    done = CliRunner().invoke(_app, words)
    assert done.exit_code == 0, done.output


def eventually(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.005)


def games_in(journal: Path) -> list[int]:
    """The numbers of the games that are noted."""
    lines = journal.read_bytes().split(b"\n")[1:-1] if journal.exists() else []
    return [number for line in lines for number, _ in json.loads(line)["done"]]


@contextmanager
def closing_process(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def is_alive(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


@pytest.fixture(params=sorted(SIMULATE))
def words(request: pytest.FixtureRequest) -> list[str]:
    return SIMULATE[request.param]


GATED = """
import os, time

class Gated:
    def __init__(self, rng):
        self.rng = rng
        with open("begun", "ab", buffering=0) as file:
            file.write(b"x")
        while os.path.getsize("begun") > 8 and not os.path.exists("open"):
            time.sleep(0.01)

    def choose(self, request, view):
        return self.rng.choice(request.options)
"""
"""Plays at random, but after some games waits until the gate is open: so the run cannot be over too early."""


@pytest.mark.parametrize("ended", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_killed_worker_and_a_killed_parent_change_no_byte(
    words: list[str], ended: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("gated.py").write_text(GATED)
    words = [*words, "--players", "gated:Gated,random", "--records"]
    wanted = [*words, "--jobs", "2", "--out", "parallel/x.jsonl"]
    out, journal = Path("parallel/x.jsonl"), Path("parallel/x.journal")
    parent = subprocess.Popen(
        [sys.executable, "-m", "arenarium", *wanted], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    with closing_process(parent):
        process = psutil.Process(parent.pid)
        eventually(lambda: len(games_in(journal)) >= 2)
        workers = set(process.children(recursive=True))
        next(iter(workers)).kill()
        eventually(lambda: not set(process.children(recursive=True)) <= workers)
        workers |= set(process.children(recursive=True))
        parent.send_signal(ended)
        parent.communicate(timeout=PATIENCE)
    assert parent.returncode == (-ended if ended == signal.SIGKILL else 128 + ended)
    assert not out.exists()
    eventually(lambda: not any(map(is_alive, workers)))
    kept = journal.read_bytes()
    Path("open").touch()
    command(*wanted, "--resume", "--journal", str(journal))
    command(*words, "--jobs", "1", "--out", "serial/x.jsonl")
    assert journal.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    assert sorted(games_in(journal)) == list(range(60))
    journal.unlink()
    assert files(tmp_path / "parallel") == files(tmp_path / "serial")
    assert sorted(files(tmp_path / "serial")) == ["x.cards.jsonl", "x.jsonl", "x.records.jsonl"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster("local:2") as cluster:
        yield cluster


@pytest.mark.parametrize("game", sorted(SIMULATE))
def test_a_cluster_with_a_killed_worker_plays_the_same_games(game: str, cluster: Cluster, tmp_path: Path) -> None:
    setup = GAMES[game].example_setups()[0]
    plan = SimulationPlan(game, dict(setup), ("random",) * GAMES[game].seats(setup), 150, 7)
    alone = dict(played_games(plan, Runner()))
    with Journal(tmp_path / "x", plan.about()) as journal:
        together: dict[int, GameResult] = {}
        for number, result in played_games(plan, Runner(cluster=cluster, journal=journal)):
            if not together:
                os.kill(next(iter(cluster.client.run(os.getpid).values())), signal.SIGKILL)
            together[number] = result
        assert together == alone
        assert [number for number, _ in journal.results(WORK)] == list(range(150))


@pytest.fixture
def hand_made(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler at an address, and two workers, all started as on machines of their own."""
    dask, where = [sys.executable, "-m", "dask"], tmp_path / "scheduler.json"
    with ExitStack() as running:

        def start(*words: str) -> subprocess.Popen[bytes]:
            process = subprocess.Popen(
                [*dask, *words, "--no-dashboard"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            running.enter_context(closing_process(process))
            return process

        start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(where))
        eventually(lambda: where.exists() and where.read_text().endswith("}"))
        address = json.loads(where.read_text())["address"]
        yield address, [start("worker", address, "--nthreads", "1", "--no-nanny") for _ in range(2)]


def test_a_scheduler_at_an_address_with_a_killed_worker_plays_the_same_games(
    hand_made: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = hand_made
    plan = SimulationPlan("barracks", {"difficulty": "quick"}, ("random", "random"), 150, 7)
    with Cluster(address) as cluster:
        cluster.client.wait_for_workers(len(workers), timeout=PATIENCE)
        together: dict[int, GameResult] = {}
        for number, result in played_games(plan, Runner(cluster=cluster)):
            if not together:
                workers[0].kill()
            together[number] = result
        assert together == dict(played_games(plan, Runner()))
        assert len(cluster.client.scheduler_info(n_workers=-1)["workers"]) == 1


def test_rows_say_what_happened_and_records_replay(words: list[str], tmp_path: Path) -> None:
    game = words[1]
    command(*words[:-1], "5", "--out", str(tmp_path / "x.jsonl"), "--records")
    rows, uses, records = (
        [json.loads(line) for line in (tmp_path / name).read_text("utf-8").splitlines()]
        for name in ("x.jsonl", "x.cards.jsonl", "x.records.jsonl")
    )
    assert [row["number"] for row in rows] == list(range(5))
    for row, record in zip(rows, records, strict=True):
        *_, state = replay(game_of(game), Record.from_json(record))
        assert state.outcome is not None
        assert state.outcome.to_json() == {key: row[key] for key in ("ranking", "scores", "reason", "decided_by")}
        assert len(record["choices"]) == row["decisions"]
        assert record["seed"] == row["seed"] == f"1/{row['number']}"
        assert record["players"] == row["players"] == ["random", "random"]
        assert row["error"] is None
        own = [use for use in uses if use["number"] == row["number"]]
        assert own == sorted(own, key=lambda use: use["turn"])
        assert all(0 <= use["turn"] <= row["turns"] for use in own)
    assert {use["kind"] for use in uses} <= set(game_of(game).tallied)
    assert {use["seat"] for use in uses} == {0, 1}


def test_a_tournament_has_rows_and_a_journal_too(tmp_path: Path) -> None:
    command(*TOURNAMENT, "--jobs", "2", "--out", str(tmp_path / "two" / "x.jsonl"))
    command(*TOURNAMENT, "--jobs", "1", "--out", str(tmp_path / "one" / "x.jsonl"), "--journal", str(tmp_path / "kept"))
    assert files(tmp_path / "one") == files(tmp_path / "two")
    rows = [json.loads(line) for line in (tmp_path / "one" / "x.jsonl").read_text().splitlines()]
    assert len(rows) == 40
    assert {tuple(row["players"]) for row in rows} == {("random", "greedy"), ("greedy", "random")}
    assert sum(row["share"] for row in rows) < 10
    shown = CliRunner().invoke(_app, [*TOURNAMENT, "--journal", str(tmp_path / "kept"), "--resume"])
    assert "40 games" in shown.output


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet

    for suffix in ("jsonl", "parquet"):
        command(*SIMULATE["barracks"], "--out", str(tmp_path / f"x.{suffix}"))
    for name in ("x", "x.cards"):
        rows = [json.loads(line) for line in (tmp_path / f"{name}.jsonl").read_text("utf-8").splitlines()]
        for row in rows:
            if "setup" in row:
                row["setup"] = json.dumps(row["setup"])
        assert parquet.read_table(tmp_path / f"{name}.parquet").to_pylist() == rows


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--records"], "--records goes with --out"),
        (["--resume"], "--resume goes on with a journal"),
        (["--out", "x.csv"], "games are written as .jsonl or .parquet"),
        (["--cluster", "somewhere"], "'somewhere' is no cluster; expected an address such as tcp://"),
    ],
)
def test_what_cannot_be_is_said_before_anything_is_played(words: list[str], said: str) -> None:
    refused = CliRunner().invoke(_app, [*SIMULATE["barracks"], *words])
    assert said in str(refused.exception)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").touch()
    refused = CliRunner().invoke(_app, [*SIMULATE["barracks"], "--out", str(tmp_path / "x.jsonl")])
    assert "is there already: nothing is overwritten" in str(refused.exception)


@pytest.mark.parametrize(
    ("words", "extra"), [(["--cluster", "local:2"], "cluster"), (["--out", "x.parquet"], "parquet")]
)
def test_a_missing_extra_is_named(words: list[str], extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arenarium.extras.find_spec", lambda name: None)
    missing = CliRunner().invoke(_app, [*SIMULATE["barracks"], *words])
    assert f'install "arenarium[{extra}]"' in str(missing.exception)


def test_more_games_can_be_played_later(tmp_path: Path) -> None:
    plan = SimulationPlan("barracks", {"difficulty": "quick"}, ("random", "random"), 10, 1)
    with Journal(tmp_path / "x", plan.about()) as journal:
        list(played_games(plan, Runner(journal=journal)))
        more = dict(played_games(replace(plan, games=20), Runner(journal=journal)))
        assert sorted(more) == list(range(20))
        assert len(list(plan.rows(journal))) == 10
