"""What all commands share that play many games: who plays them, where it is noted, how it goes on after an end."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from arenarium.core.errors import SetupError
from arenarium.core.plain import Json
from arenarium.parallel import Cluster as ClusterOfDask
from arenarium.parallel import Journal, Runner
from arenarium.terminal.progress import progress_bar

EXIT_INTERRUPTED = 130
Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS", help="Play on a Dask cluster: tcp://HOST:8786, or local:4 for four processes of Dask's."
    ),
]
JournalFile = Annotated[
    Path | None,
    typer.Option("--journal", metavar="FILE", help="Note there what is done, as it is done; --resume goes on with it."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with the journal of a run that was ended.")]


@dataclass(frozen=True, slots=True)
class Running:
    """How a command is to do its work, as its options say."""

    jobs: int = 0
    cluster: str | None = None
    journal: Path | None = None
    resume: bool = False

    def __post_init__(self) -> None:
        if self.resume and self.journal is None:
            raise SetupError("--resume goes on with a journal: say which by --journal")

    @contextmanager
    def runner(self, what: str, total: int, about: Mapping[str, Json]) -> Iterator[Runner]:
        """Shows how it goes on. Raises JournalError."""
        with ExitStack() as opened:
            journal = None
            if self.journal is not None:
                journal = opened.enter_context(Journal(self.journal, about, self.resume))
            cluster = None if self.cluster is None else opened.enter_context(ClusterOfDask(self.cluster))
            advance: Callable[[int], None] = opened.enter_context(progress_bar(what, total))
            yield Runner(self.jobs or os.cpu_count() or 1, cluster, journal, advance)

    def leave(self, interrupt: KeyboardInterrupt, done: str) -> NoReturn:
        """Say what was done by then, and end."""
        hint = "" if self.journal is None else f"; --resume goes on with {self.journal}"
        typer.secho(f"interrupted: {done}{hint}", fg=typer.colors.RED, err=True)
        raise typer.Exit(getattr(interrupt, "exit_code", EXIT_INTERRUPTED)) from None
