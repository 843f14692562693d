"""The command: which files, in which order, and the summary."""

from __future__ import annotations

import argparse
import gzip
import json
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from comparing.encoding import Line, NotCovered
from comparing.positions import compare_summons, compare_tasks
from comparing.report import FileReport, LineReport

Comparer = Callable[[Line, LineReport, str], None]


def _lines(path: Path) -> Iterator[str]:
    opened = gzip.open(path, "rt", encoding="utf-8") if path.suffix == ".gz" else path.open(encoding="utf-8")
    with opened as file:
        yield from (text for text in file if text.strip())


def _compare_line(text: str, compare: Comparer, where: str) -> LineReport:
    """One line; whatever goes wrong in it is a difference of that line and stops nothing else."""
    report = LineReport()
    try:
        compare(json.loads(text), report, where)
    except NotCovered as reason:
        report.not_covered = str(reason)
    except Exception as error:  # a broken line, or a broken engine: both are to be told
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
        report.add(where, what)
    return report
