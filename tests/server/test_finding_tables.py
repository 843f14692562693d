"""Tables are found among many, on both databases: the right ones, newest first, and without looking at all of them."""

from __future__ import annotations

from typing import Any

import pytest
from server.backends import ON_SQLITE
from sqlalchemy import event

from arenarium.server.store.database import Database
from arenarium.server.store.migrate import migrate
from arenarium.server.store.schema import metadata
from arenarium.server.store.tables import Tables

STATUSES = ("open", "live", "over", "closed")
MANY = 60


@pytest.fixture
async def tables(empty_database: Database) -> Tables:
    """Tables of all kinds, two made at each moment; Ada sits at every fifth."""
    await migrate(empty_database)
    common: dict[str, Any] = {
        "way": "w",
        "setup": {},
        "clock": {},
        "owner": "bob",
        "seed": "s",
        "start_when_full": True,
    }
    rows = [
        common
        | {"id": f"table-{number:04}", "game": ("barracks", "tashkalar")[number % 2], "created_at": number // 2}
        | {"public": number % 3 > 0, "status": STATUSES[number % 4], "due_at": number}
        for number in range(MANY)
    ]
    seats = [
        {"table": row["id"], "seat": seat, "player": "ada" if seat and number % 5 == 0 else "bob"}
        for number, row in enumerate(rows)
        for seat in (0, 1)
    ]
    async with empty_database.write() as connection:
        people = [{"id": id, "name": id, "created_at": 0} for id in ("ada", "bob")]
        for name, values in (("players", people), ("tables", rows), ("seats", seats)):
            await connection.execute(metadata.tables[name].insert(), values)
    return Tables(empty_database)


def expected(status: str | None, game: str | None, player: str | None) -> list[str]:
    """What is wanted, found in the simplest way."""
    return [
        f"table-{number:04}"
        for number in reversed(range(MANY))
        if (STATUSES[number % 4] == status if status else STATUSES[number % 4] != "closed")
        and game in (None, ("barracks", "tashkalar")[number % 2])
        and (number % 5 == 0 if player else number % 3 > 0)
    ]


async def test_page_by_page_newest_first(tables: Tables) -> None:
    for status in (None, *STATUSES):
        for game, player in ((None, None), ("barracks", None), (None, "ada"), ("tashkalar", "ada")):
            found: list[str] = []
            while True:
                before = found[-1] if found else None
                page = await tables.find(status=status, game=game, player=player, before=before, limit=3)
                found += [row.id for row in page]
                if len(page) < 3:
                    break
            assert found == expected(status, game, player)


async def test_nothing_is_older_than_a_table_that_is_not_there(tables: Tables) -> None:
    assert await tables.find(before="no-such-table") == []


@ON_SQLITE  # PostgreSQL goes by how much there is, which here is nothing
@pytest.mark.parametrize(
    ("wanted", "index"),
    [
        ({}, "ix_tables_created"),
        ({"before": "table-0050"}, "ix_tables_created"),
        ({"status": "open"}, "ix_tables_status_created"),
        ({"player": "ada"}, "ix_seats_player"),
        ({"player": "ada", "status": "over"}, "ix_seats_player"),
    ],
    ids=["all", "older", "of a status", "own", "own of a status"],
)
async def test_not_all_tables_are_looked_at(tables: Tables, empty_database: Database, wanted: Any, index: str) -> None:
    asked: list[tuple[str, Any]] = []
    event.listen(
        empty_database.engine.sync_engine, "before_cursor_execute", lambda *told: asked.append((told[2], told[3]))
    )
    await tables.find(**wanted)
    [(statement, values)] = [each for each in asked if "ORDER BY tables.created_at" in each[0]]
    async with empty_database.read() as connection:
        plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)).all()
    assert f" {index} " in f"{plan[0].detail} "
    assert "player" in wanted or not any(row.detail == "USE TEMP B-TREE FOR ORDER BY" for row in plan)
