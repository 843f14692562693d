"""Games as rows of a file, for those who study them: `games.jsonl`, and beside it `games.cards.jsonl` and
`games.records.jsonl`.

A row for each game, a row for each card that was summoned and each move that was used, and the record of each game
where it is wanted. The rows are in the order of the games: the same plan gives the same bytes, whoever played them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

from arenarium.core.errors import SetupError
from arenarium.core.plain import Json
from arenarium.extras import require
from arenarium.lab.game_log import GameResult

JSON_LINES, PARQUET = ".jsonl", ".parquet"
_GROUP = 10_000
"""Rows of a Parquet file that are held in memory at a time."""


def check_output(path: Path) -> None:
    """Raises SetupError and MissingExtra for a file that could not be written: before hours of games."""
    if path.suffix not in (JSON_LINES, PARQUET):
        raise SetupError(f"'{path}': games are written as {JSON_LINES} or {PARQUET}")
    if path.suffix == PARQUET:
        require("parquet")
    for each in (path, beside(path, "cards")):
        if each.exists():
            raise SetupError(f"{each} is there already: nothing is overwritten")


def beside(path: Path, what: str, suffix: str | None = None) -> Path:
    """`games.cards.jsonl` for `games.jsonl`."""
    return path.with_name(f"{path.stem}.{what}{suffix or path.suffix}")


def write_games(path: Path, games: Iterable[tuple[Mapping[str, Json], GameResult]]) -> list[Path]:
    """Write what was played, each game with what is to be said of it besides. The files, in the order of the names
    above; none is there before all is written."""
    paths = [path, beside(path, "cards"), beside(path, "records", JSON_LINES)]
    with ExitStack() as opened:
        rows, uses, records = (opened.enter_context(_table(each)) for each in paths)
        wrote_records = False
        for number, (said, result) in enumerate(games):
            rows.add({"number": number, **said, **_row(result)})
            for use in result.uses:
                uses.add({"number": number, **use._asdict()})
            if isinstance(result.record, Mapping):
                wrote_records = True
                records.add(result.record)
    written = paths if wrote_records else paths[:2]
    for each in paths:
        if each in written:
            os.replace(_unfinished(each), each)
        else:
            _unfinished(each).unlink()
    return written


def _row(result: GameResult) -> dict[str, Json]:
    outcome = result.outcome
    ended = dict.fromkeys(("ranking", "scores", "reason", "decided_by")) if outcome is None else outcome.to_json()
    return {**ended, "turns": result.turns, "decisions": result.decisions, "error": result.error or None}


class _Rows(Protocol):
    def add(self, row: Mapping[str, Json]) -> None: ...


def _unfinished(path: Path) -> Path:
    return path.with_name(f".{path.name}.unfinished")


@contextmanager
def _table(path: Path) -> Iterator[_Rows]:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == PARQUET:
        table = _ParquetRows(_unfinished(path))
        yield table
        table.close()
    else:
        with _unfinished(path).open("w", encoding="utf-8", newline="\n") as file:
            yield _JsonRows(file)


class _JsonRows:
    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def add(self, row: Mapping[str, Json]) -> None:
        self._file.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


class _ParquetRows:
    """Objects within a row, such as a setup, are written as JSON: not all of them have the same keys."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._rows: list[dict[str, Json]] = []
        self._writer: Any = None  # pyarrow has no types

    def add(self, row: Mapping[str, Json]) -> None:
        objects = {key: json.dumps(value, ensure_ascii=False) for key, value in row.items() if isinstance(value, dict)}
        self._rows.append({**row, **objects})
        if len(self._rows) == _GROUP:
            self._write()

    def _write(self) -> None:
        import pyarrow as arrow  # a large package, which only this needs
        from pyarrow import parquet

        types = _columns(arrow)
        schema = arrow.schema([(name, types[name]) for name in self._rows[0]]) if self._rows else None
        table = arrow.Table.from_pylist(self._rows, schema=schema)
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self._path, table.schema)
        self._writer.write_table(table)
        self._rows = []

    def close(self) -> None:
        if self._rows or self._writer is None:
            self._write()
        self._writer.close()


def _columns(arrow: Any) -> dict[str, Any]:  # pyarrow has no types
    """The columns, so that a file in which a column is always empty has the type that it has in others."""
    text, whole, share = arrow.string(), arrow.int64(), arrow.float64()
    return {
        **dict.fromkeys(("game", "setup", "cards", "seed", "first", "second", "reason", "decided_by"), text),
        **dict.fromkeys(("error", "kind", "name"), text),
        **dict.fromkeys(("number", "deal", "draw", "side", "turns", "decisions", "turn", "seat"), whole),
        "players": arrow.list_(text),
        "ranking": arrow.list_(whole),
        "scores": arrow.list_(whole),
        "share": share,
    }
