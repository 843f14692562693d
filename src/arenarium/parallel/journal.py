"""A file that says what of a run is done: JSON lines, so many results at a time, on the disk as soon as they are there.

The first line says what the run is about; each other one of which work some numbers are done, and what they gave:

    {"journal": 1, "about": {...}}
    {"work": "games", "done": [[17, ...], [18, ...]]}

A run that ended anyhow goes on from its journal. Half a line at the end, by a machine that stopped, is cut off.
"""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from arenarium.core.errors import ArenariumError
from arenarium.core.plain import Json

VERSION = 1
Noted: TypeAlias = Any  # JSON, which only those who note it can read


class JournalError(ArenariumError):
    """A journal that does not belong to this run, or is none."""


class Journal:
    """Open for writing. `about` is everything that decides what the run gives: with another one it does not go on."""

    def __init__(self, path: Path, about: Mapping[str, Json], resume: bool = False) -> None:
        """Raises JournalError where there is a journal and it is not to be resumed, or is one of another run."""
        self.path = path
        self._lines: dict[str, dict[int, int]] = {}
        if path.exists() and not resume:
            raise JournalError(f"{path} is there already: go on with it by --resume, or remove it")
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        try:
            self._lock()
            if not self._read(json.loads(json.dumps(about))):
                self._write({"journal": VERSION, "about": about})
        except BaseException:
            self.close()
            raise

    def _lock(self) -> None:
        """For this process alone: those that it starts do not keep it."""
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"{self.path} is in use: another run goes on with it") from None

    def _read(self, about: Noted) -> bool:
        """Go through what is there, and stand behind it. Whether there was anything."""
        end = 0
        for line in self._file:
            if not line.endswith(b"\n"):
                break  # somebody was killed while writing
            self._index(line, end, about)
            end += len(line)
        self._file.seek(end)
        self._file.truncate()
        return end > 0

    def _index(self, line: bytes, place: int, about: Noted) -> None:
        try:
            data = json.loads(line)
            if not place:
                if data["journal"] != VERSION:
                    raise JournalError(f"{self.path} is of another version of the program")
                self._check(data["about"], about)
            else:
                of_work = self._lines.setdefault(data["work"], {})
                of_work.update((int(number), place) for number, _ in data["done"])
        except (ValueError, KeyError, TypeError):
            raise JournalError(f"{self.path} is no journal: {line[:60]!r}") from None

    def _check(self, before: Noted, now: Noted) -> None:
        if before != now:
            other = [key for key in {**before, **now} if before.get(key) != now.get(key)]
            was = ", ".join(f"{key} was {json.dumps(before.get(key))}" for key in other)
            raise JournalError(f"{self.path} is of another run: {was}")

    def _write(self, data: Mapping[str, Noted]) -> int:
        self._file.seek(0, 2)
        place = self._file.tell()
        self._file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        return place

    def add(self, work: str, done: Sequence[tuple[int, Noted]]) -> None:
        """Note what is done. It is handed to the operating system before this returns."""
        place = self._write({"work": work, "done": done})
        self._lines.setdefault(work, {}).update((number, place) for number, _ in done)

    def done(self, work: str) -> frozenset[int]:
        """The numbers that are done."""
        return frozenset(self._lines.get(work, ()))

    def results(self, work: str) -> Iterator[tuple[int, Noted]]:
        """What is noted of a work, in the order of its numbers."""
        places = self._lines.get(work, {})
        held: tuple[int, dict[int, Noted]] = (-1, {})
        for number in sorted(places):
            place = places[number]
            if place != held[0]:
                self._file.seek(place)
                held = place, {int(each): result for each, result in json.loads(self._file.readline())["done"]}
            yield number, held[1][number]

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
