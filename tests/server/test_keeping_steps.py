"""Steps are kept in order, each number once, on both databases; those of many tables with one write to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from server.backends import ON_SQLITE
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from arenarium.server.live.steps import Kind, Step
from arenarium.server.store import group_commit
from arenarium.server.store.database import Database
from arenarium.server.store.group_commit import GroupCommit, PendingStep
from arenarium.server.store.migrate import migrate
from arenarium.server.store.ratings import Ranked, Ratings
from arenarium.server.store.schema import metadata
from arenarium.server.store.steps import Consequences, Overtaken, Steps

TABLES = [f"table{number}" for number in range(8)]
NOTHING_ELSE = Consequences(due_at=5)


@pytest.fixture
async def steps(empty_database: Database) -> Steps:
    """A database with some tables, at which nothing has been done."""
    await migrate(empty_database)
    async with empty_database.write() as connection:
        await connection.execute(metadata.tables["players"].insert().values(id="ada", name="Ada", created_at=0))
        common: dict[str, Any] = {"game": "g", "way": "w", "setup": {}, "clock": {}, "public": True, "status": "live"}
        common |= {"start_when_full": True, "owner": "ada", "seed": "s", "created_at": 0}
        await connection.execute(metadata.tables["tables"].insert(), [{"id": table, **common} for table in TABLES])
        await connection.execute(
            metadata.tables["seats"].insert(), [{"table": table, "seat": seat} for table in TABLES for seat in (0, 1)]
        )
    return Steps(empty_database)


def step(number: int, words: str = "place") -> Step:
    return Step(number, 100 + number, Kind.CHOICE, number % 2, words)


async def test_steps_come_back_as_they_were_kept(steps: Steps) -> None:
    for number in (1, 2, 3):
        await steps.append("table0", step(number), NOTHING_ELSE)
    assert await steps.since("table0", 1) == [step(2), step(3)]
    assert await steps.since("table1", 0) == []


@pytest.mark.parametrize("number", [1, 3], ids=["again", "with a gap"])
async def test_a_step_that_is_not_the_next_is_refused(steps: Steps, number: int) -> None:
    await steps.append("table0", step(1), NOTHING_ELSE)
    with pytest.raises(Overtaken):
        await steps.append("table0", step(number, "other"), NOTHING_ELSE)
    with pytest.raises(Overtaken):
        await steps.append("table0", step(number, "other"), Consequences(due_at=None, players={0: "level1"}))
    assert await steps.since("table0", 0) == [step(1)]


async def test_of_many_that_want_the_same_number_one_gets_it(steps: Steps) -> None:
    wanted = [steps.append("table0", step(1, f"choice {rival}"), NOTHING_ELSE) for rival in range(10)]
    results = await asyncio.gather(*wanted, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Overtaken) for result in results) == 9
    [kept] = await steps.since("table0", 0)
    assert kept.text == f"choice {results.index(None)}"


async def test_many_tables_at_once_and_one_of_them_overtaken(steps: Steps) -> None:
    await steps.append("table3", step(1), NOTHING_ELSE)
    results = await asyncio.gather(
        *(steps.append(table, step(1), NOTHING_ELSE) for table in TABLES), return_exceptions=True
    )
    assert [isinstance(result, Overtaken) for result in results] == [table == "table3" for table in TABLES]
    for table in TABLES:
        assert await steps.since(table, 0) == [step(1)]


async def test_what_a_step_changes_is_kept_with_it(steps: Steps, empty_database: Database) -> None:
    await steps.append("table0", step(1), Consequences(due_at=7, players={1: "level3"}))
    await steps.append("table0", step(2), Consequences(due_at=None, outcome={"ranking": [1, 2]}))
    async with empty_database.read() as connection:
        row = (await connection.execute(text("SELECT * FROM tables WHERE id = 'table0'"))).one()
        seats = await connection.execute(text("SELECT computer FROM seats WHERE \"table\" = 'table0' ORDER BY seat"))
        assert (row.status, row.number, row.revision, row.due_at, row.ended_at) == ("over", 2, 2, None, 102)
        assert list(seats.scalars()) == [None, "level3"]


async def test_games_that_end_at_once_are_all_rated(steps: Steps, empty_database: Database) -> None:
    """Also the first games of their players, of whom nothing is known yet."""
    everybody = [["ada"], ["computer level1"], ["computer level2"]]
    ends = [
        Consequences(None, {}, {}, Ranked("g", "w", everybody[turn % 3 :] + everybody[: turn % 3], [1, 2, 3]))
        for turn in range(8)
    ]
    await asyncio.gather(*(steps.since(table, 0) for table in TABLES))  # all have their connections
    await asyncio.gather(*(steps.append(table, step(1), end) for table, end in zip(TABLES, ends, strict=True)))
    found = await Ratings(empty_database).of("g", "w")
    assert sorted((row.who, row.games) for row in found) == sorted((who, 8) for [who] in everybody)


@ON_SQLITE
class TestTogether:
    """On SQLite, where everybody waits for the disk."""

    @pytest.fixture
    def commits(self, steps: Steps, empty_database: Database, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        found: list[int] = []
        turn = empty_database.write_in_one_go

        def noted() -> Any:
            found.append(1)
            return turn()

        monkeypatch.setattr(empty_database, "write_in_one_go", noted)
        return found

    async def test_many_are_kept_with_few_writes(self, steps: Steps, commits: list[int]) -> None:
        await asyncio.gather(*(steps.append(table, step(1), NOTHING_ELSE) for table in TABLES))
        assert len(commits) <= 2

    async def test_who_goes_away_while_waiting_takes_nobody_along(self, steps: Steps, commits: list[int]) -> None:
        waiting = [asyncio.create_task(steps.append(table, step(1), NOTHING_ELSE)) for table in TABLES]
        await asyncio.sleep(0)
        waiting[0].cancel()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(results[0], asyncio.CancelledError)
        assert results[1:] == [None] * (len(TABLES) - 1)

    async def test_a_write_that_fails_fails_for_all_and_keeps_nothing(
        self, steps: Steps, commits: list[int], empty_database: Database, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(*_: Any) -> Any:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(empty_database, "write_in_one_go", broken)
            results = await asyncio.gather(
                *(steps.append(table, step(1), NOTHING_ELSE) for table in TABLES), return_exceptions=True
            )
        assert all(isinstance(result, OSError) for result in results)
        await steps.append("table0", step(1), NOTHING_ELSE)
        assert await steps.since("table0", 0) == [step(1)]

    async def test_a_full_disk_is_told_as_the_engine_tells_it(self, steps: Steps, empty_database: Database) -> None:
        await steps.append("table0", step(1), NOTHING_ELSE)
        writer = empty_database._writer
        assert writer is not None
        await asyncio.get_running_loop().run_in_executor(
            writer._thread, lambda: writer._connected().execute("PRAGMA max_page_count = 1")
        )
        with pytest.raises(OperationalError, match="full"):
            await steps.append("table0", step(2, "x" * 100_000), NOTHING_ELSE)
        assert "full" in (empty_database.writing.problem or "")
        assert await steps.since("table0", 0) == [step(1)]


# ------------------------------------------------------------------------------------------------------- many at once


class Disk:
    """Stands for a database: it notes how many steps each write has, and writes when it is let."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def write_in_one_go(self) -> AsyncIterator[Any]:
        async with self.turn:
            yield self

    async def write(self, work: Any) -> None:
        work(self)
        await asyncio.sleep(0)

    def executemany(self, statement: str, rows: list[Any]) -> Any:
        if statement is group_commit._SQLITE_INSERT:
            self.batches.append(len(rows))
        return SimpleNamespace(rowcount=len(rows))


async def test_hundreds_of_steps_are_written_in_pieces_and_told_in_smaller_ones() -> None:
    disk = Disk()
    commit = GroupCommit(disk)  # type: ignore[arg-type]
    told: list[int] = []
    rounds: list[int] = []

    async def make(number: int) -> None:
        await commit.write(PendingStep(f"table {number}", Step(1, 0, Kind.CHOICE, 0), None))
        told.append(number)

    async def count_rounds() -> None:
        while len(told) < 300:
            before = len(told)
            await asyncio.sleep(0)
            rounds.append(len(told) - before)

    await asyncio.gather(*(make(number) for number in range(300)), count_rounds())
    assert sorted(told) == list(range(300))
    assert max(disk.batches) <= group_commit.MAX_BATCH
    assert sum(disk.batches) == 300
    assert max(rounds) <= group_commit.MAX_BATCH, "a crowd goes on at once"
    assert not commit._following
