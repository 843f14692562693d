"""The progress bar of long commands, on standard error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class _Rate(ProgressColumn):
    """How many a second; of slow ones, how many a minute."""

    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed
        if rate is None:
            return Text("")
        return Text(f"{rate:.1f}/s" if rate >= 1 else f"{60 * rate:.1f}/min", style="progress.data.speed")


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with how many more are done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), speed_estimate_period=300) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
