"""Messages about how far the sides are with tasks of Tash-Kalar."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_TASKS = 4
"""Three to claim, and the next one."""


class ProgressFor(Struct, forbid_unknown_fields=True):
    board: Annotated[str, Meta(min_length=9, max_length=160, pattern="^[abAB*1-9/]*$")]
    """The board in one line, as in a view. Tasks are for two sides."""
    tasks: Annotated[str, Meta(min_length=1, max_length=200)]
    """English names of tasks, separated by commas; four at most."""


class TaskProgress(Struct):
    task: str
    need: int | None
    """What there is to do on an empty board: each piece and each upgrade counts one. None for a task about what happens
    within one turn, or that cannot be approached piece by piece."""
    missing: list[int | None]
    """By side: how much of that is still to do, 0 when the task is met; where the opponent is to be outnumbered it may
    be more than on an empty board. None for a task that is out of reach for now, as a chain with enemy pieces in every
    way. Empty when `need` is None."""


class ProgressList(Struct):
    tasks: list[TaskProgress]
