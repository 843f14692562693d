"""The command: which files, in which order, and the summary."""

from __future__ import annotations

import argparse
import gzip
import json
import traceback
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from comparing import known
from comparing.encoding import Line, NotCovered
from comparing.positions import compare_summons, compare_tasks
from comparing.replay import compare_effect, compare_game
from comparing.report import FileReport, LineReport

Comparer = Callable[[Line, LineReport, str], None]
KINDS: dict[str, Comparer] = {
    "summons": compare_summons,
    "tasks": compare_tasks,
    "effects": compare_effect,
    "games": compare_game,
}
"""By how a file's name begins."""


def _lines(path: Path) -> Iterator[str]:
    with gzip.open(path, "rb") if path.suffix == ".gz" else path.open("rb") as file:
        yield from (text.decode("utf-8", "replace") for text in file if text.strip())


def _compare_line(text: str, compare: Comparer, where: str) -> LineReport:
    """One line; whatever goes wrong in it is a difference of that line and stops nothing else."""
    report = LineReport()
    try:
        compare(json.loads(text), report, where)
    except NotCovered as reason:
        report.not_covered = str(reason)
    except Exception as error:  # a broken line, or a broken engine: both are to be told
        place = traceback.extract_tb(error.__traceback__)[-1]
        report.add(where, f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})")
    return report


def compare_file(path: Path) -> FileReport:
    compare = next(compare for start, compare in KINDS.items() if path.name.startswith(start))
    report = FileReport(path.name)
    number = 0
    try:
        for number, text in enumerate(_lines(path), 1):
            report.add(_compare_line(text, compare, f"line {number}"))
    except (OSError, EOFError, zlib.error) as error:
        broken = LineReport()
        broken.add(f"after line {number}", f"the file cannot be read: {error}")
        report.add(broken)
    return report


def _files(folder: Path, only: str | None) -> list[Path]:
    """The files that we can read, in the order of KINDS."""
    files = [
        path
        for start in KINDS
        for path in sorted(folder.iterdir())
        if path.name.startswith(start) and path.name.endswith((".jsonl", ".jsonl.gz"))
    ]
    return [path for path in files if only is None or only in path.name]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="compare.py", description="Compare our engine with recordings.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="folder with .jsonl or .jsonl.gz files")
    parser.add_argument("--only", metavar="FILE", help="only files whose name contains this")
    parser.add_argument("--verbose", type=int, default=3, metavar="N", help="differences to show of each file")
    given = parser.parse_args(arguments)
    if not given.folder.is_dir():
        parser.error(f"{given.folder} is not a folder")
    files = _files(given.folder, given.only)
    if not files:
        parser.error(f"nothing to compare in {given.folder}")
    reports: list[FileReport] = []
    for path in files:
        reports.append(compare_file(path))
        print("\n".join(reports[-1].text(given.verbose)), flush=True)
    return _summary(reports)


def _summary(reports: list[FileReport]) -> int:
    differing = sum(len(report.differences) for report in reports)
    total: Counter[str] = sum((report.known for report in reports), Counter())
    otherwise: Counter[str] = sum((report.asked_otherwise for report in reports), Counter())
    print()
    for asking in known.ASKED_OTHERWISE:
        if otherwise[asking.id]:
            print(f"asked otherwise {asking.id} ({otherwise[asking.id]} times): {asking.what} [{asking.why}]")
    for entry in known.TABLE:
        if total[entry.id]:
            print(f"known difference {entry.id} ({total[entry.id]} times): {entry.what} [{entry.why}]")
    steps, agreed = sum(report.steps for report in reports), sum(report.agreed for report in reports)
    passed_over = sum(report.passed_over for report in reports)
    print(
        f"{agreed} of {steps} steps agree; {sum(total.values())} known and {differing} unknown differences"
        + (f"; {passed_over} steps passed over" if passed_over else "")
    )
    return 1 if differing else 0
