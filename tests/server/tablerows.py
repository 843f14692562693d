"""A table as the database keeps it, for tests that care about some of its columns only."""

from __future__ import annotations

from typing import Any

from arenarium.server.store.rows import OPEN, SeatRow, TableRow

_USUAL: dict[str, Any] = {
    "game": "tashkalar",
    "way": "duel-2",
    "setup": {"form": "duel", "seats": 2},
    "clock": {"kind": "none"},
    "public": True,
    "start_when_full": False,
    "status": OPEN,
    "seed": "seed",
    "created_at": 0,
    "started_at": None,
    "ended_at": None,
    "outcome": None,
    "next": None,
    "revision": 0,
    "number": 0,
    "said": 0,
    "due_at": None,
}


def table_row(id: str, owner: str, seats: tuple[SeatRow, ...], **columns: Any) -> TableRow:
    return TableRow(**{**_USUAL, "id": id, "owner": owner, "seats": seats, **columns})
