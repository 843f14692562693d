"""What commands that play many games keep of each: `--out` and `--records`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from arenarium.core.errors import SetupError
from arenarium.core.plain import Json
from arenarium.lab.game_log import GameResult
from arenarium.lab.output import check_output, write_games
from arenarium.parallel import Journal
from arenarium.terminal.running import Running

Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.jsonl",
        help="Write a row for each game, and beside it FILE.cards.jsonl with a row for each card or move that was "
        "used; FILE.parquet writes Parquet.",
    ),
]
Records = Annotated[
    bool, typer.Option("--records", help="With --out: also FILE.records.jsonl, with the record of each game.")
]
Rows = Callable[[Journal], Iterable[tuple[Mapping[str, Json], GameResult]]]


@dataclass(frozen=True, slots=True)
class Kept:
    """Raises SetupError and MissingExtra where it could not be written."""

    out: Path | None
    records: bool

    def __post_init__(self) -> None:
        if self.records and self.out is None:
            raise SetupError("--records goes with --out: say where to write them")
        if self.out is not None:
            check_output(self.out)

    def journal(self, wanted: Path | None) -> Path | None:
        """Where the games are noted until all are there: the one that was asked for, or one beside the output."""
        if wanted is None and self.out is not None:
            return self.out.with_suffix(".journal")
        return wanted

    def write(self, journal: Journal | None, rows: Rows) -> None:
        """All games are played."""
        if self.out is not None:
            assert journal is not None
            for path in write_games(self.out, rows(journal)):
                typer.echo(f"wrote {path}", err=True)

    def tidy_up(self, running: Running, wanted: Path | None, interrupt: KeyboardInterrupt | None) -> None:
        """A journal that nobody asked for is not kept longer than it is needed."""
        if interrupt is None and wanted is None and running.journal is not None:
            running.journal.unlink()
