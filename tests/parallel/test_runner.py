"""Many pieces of work: none is lost and none is done twice, whoever does it and whatever dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest
from support.patience import PATIENCE

from arenarium.core.plain import Json
from arenarium.parallel import Interrupted, Journal, JournalError, Runner
from arenarium.parallel.processes import WorkerDied

ABOUT: dict[str, Json] = {"game": "ludo", "seed": 1}


def square(folder: Path, number: int) -> int:
    """Leaves a mark each time that it is done."""
    with (folder / "done").open("a") as file:
        file.write(f"{number}\n")
    return number * number


def deadly(folder: Path, deaths: int, number: int) -> int:
    """Number 13 ends its process, so often."""
    mark = folder / "deaths"
    before = len(mark.read_text()) if mark.exists() else 0
    if number == 13 and before < deaths:
        mark.write_text("x" * (before + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return square(folder, number)


def stumbling(number: int) -> int:
    if number == 5:
        raise ValueError("five is too much")
    return number


def slow(folder: Path, number: int) -> int:
    (folder / f"begun {number}").touch()
    time.sleep(1000)
    return number


def done_twice(folder: Path) -> list[str]:
    marks = (folder / "done").read_text().split()
    return [number for number in set(marks) if marks.count(number) > 1]


def journaled(path: Path) -> list[int]:
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [number for line in lines for number, _ in line["done"]]


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_everything_is_done_once_and_given_in_order(jobs: int, tmp_path: Path) -> None:
    told: list[int] = []
    results = list(Runner(jobs, progress=told.append).in_order("squares", partial(square, tmp_path), range(100)))
    assert results == [number * number for number in range(100)]
    assert sum(told) == 100
    assert not done_twice(tmp_path)


def test_nothing_is_started_for_nothing() -> None:
    assert list(Runner(2).run("nothing", stumbling, range(0))) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_task_raises_comes_through(jobs: int, tmp_path: Path) -> None:
    with Journal(tmp_path / "x", ABOUT) as journal, pytest.raises(ValueError, match="five is too much"):
        list(Runner(jobs, journal=journal).run("work", stumbling, range(20)))


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost_or_repeated(tmp_path: Path) -> None:
    results = dict(Runner(2).run("squares", partial(deadly, tmp_path, 2), range(200)))
    assert results == {number: number * number for number in range(200)}
    assert (tmp_path / "deaths").read_text() == "xx"


def test_what_ends_every_worker_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(WorkerDied, match="number 13 has ended 3 processes, the last with code -9"):
        list(Runner(2).run("squares", partial(deadly, tmp_path, 99), range(20)))


def test_what_is_not_wanted_when_its_turn_comes_is_left_out() -> None:
    done: set[int] = set()
    for number, _ in Runner(2).run("work", abs, range(10_000), lambda number: len(done) < 50):
        done.add(number)
    assert 50 <= len(done) < 200


def test_a_journal_is_resumed_where_it_ended(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.journal"
    with Journal(path, ABOUT) as journal:
        dict(Runner(2, journal=journal).run("squares", partial(square, tmp_path), range(60)))
    with path.open("ab") as file:
        file.write(b'{"work": "squares", "done": [[60, 36')  # the machine stopped here
    with Journal(path, ABOUT, resume=True) as journal:
        told: list[int] = []
        results = dict(
            Runner(2, journal=journal, progress=told.append).run("squares", partial(square, tmp_path), range(100))
        )
        assert told[0] == 60
        assert [number for number, _ in journal.results("squares")] == list(range(100))
        assert dict(journal.results("squares")) == results
    assert results == {number: number * number for number in range(100)}
    assert sorted(journaled(path)) == list(range(100))
    assert not done_twice(tmp_path)


def test_a_journal_keeps_several_works_apart(tmp_path: Path) -> None:
    with Journal(tmp_path / "x", ABOUT) as journal:
        for work in ("a", "b"):
            list(Runner(2, journal=journal).run(work, abs, range(3)))
        assert journal.done("a") == journal.done("b") == {0, 1, 2}
        assert journal.done("c") == frozenset()


def test_a_journal_of_something_else_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "x.journal"
    Journal(path, ABOUT).close()
    with pytest.raises(JournalError, match="is there already: go on with it by --resume"):
        Journal(path, ABOUT)
    with pytest.raises(JournalError, match="of another run: seed was 1"):
        Journal(path, {**ABOUT, "seed": 2}, resume=True)
    with Journal(path, ABOUT, resume=True):
        opened = f"Journal(Path({str(path)!r}), {ABOUT}, resume=True)"
        code = f"from pathlib import Path; from arenarium.parallel import Journal; {opened}"
        other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "is in use: another run goes on with it" in other.stderr
    path.write_text("Dear diary,\n")
    with pytest.raises(JournalError, match="is no journal: b'Dear diary"):
        Journal(path, ABOUT, resume=True)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_when_interrupted_what_is_done_is_kept_and_no_process_is_left(number: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "x"
    got: dict[int, int] = {}
    workers: set[Any] = set()
    before, others = signal.getsignal(number), children()

    def run(journal: Journal) -> None:
        for each, result in Runner(2, journal=journal).run("squares", partial(square, tmp_path), range(1_000_000)):
            got[each] = result
            if len(got) == 500:
                workers.update(children() - others)
                os.kill(os.getpid(), number)

    with Journal(path, ABOUT) as journal, pytest.raises(Interrupted) as left:
        run(journal)
    assert left.value.exit_code == 128 + number
    assert isinstance(left.value, KeyboardInterrupt)
    assert signal.getsignal(number) is before
    assert sorted(journaled(path)) == sorted(got)
    assert len(workers) >= 2
    assert not any(worker.is_running() for worker in workers)
    assert not done_twice(tmp_path)


def test_when_left_early_no_process_is_left(tmp_path: Path) -> None:
    others = children()
    run = Runner(2).run("squares", partial(square, tmp_path), range(1_000_000))
    next(run)
    workers = children() - others
    assert len(workers) == 2
    run.close()  # type: ignore[attr-defined]
    assert not any(worker.is_running() for worker in workers)


def test_workers_end_with_whoever_started_them_also_in_the_middle_of_their_work(tmp_path: Path) -> None:
    parent = os.fork()
    if not parent:
        list(Runner(2).run("slow", partial(slow, tmp_path), range(2)))
        os._exit(0)
    eventually(lambda: all((tmp_path / f"begun {number}").exists() for number in range(2)))
    workers = psutil.Process(parent).children(recursive=True)
    assert len(workers) == 2
    os.kill(parent, signal.SIGKILL)
    os.waitpid(parent, 0)
    eventually(lambda: not any(_lives(worker) for worker in workers))


def children() -> set[Any]:
    return set(psutil.Process().children(recursive=True))


def eventually(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never came"
        time.sleep(0.01)


def _lives(process: Any) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False
