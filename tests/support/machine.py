"""What the machine itself does while something is measured on it: a busy one makes everything slow.

A process of its own sleeps again and again, and says how late it was woken; and the kernel says for how long a process
was ready to run and had no processor.
"""

from __future__ import annotations

import json
import select
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

NAP = 0.01
"""Seconds for which the process sleeps, each time."""


class Machine:
    """From its making until `ask`."""

    def __init__(self, process: int) -> None:
        self._napping = subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._process, self._began, self._waited = process, time.monotonic(), _waited(process)
        self.late = float("nan")
        """Milliseconds: one in 100 naps ended later than that."""
        self.starved = float("nan")
        """The share of the time for which the process waited for a processor."""

    def ask(self) -> Machine:
        self.starved = (_waited(self._process) - self._waited) / (time.monotonic() - self._began)
        told, _ = self._napping.communicate(timeout=60)
        self.late = quantile(json.loads(told), 0.99)
        return self

    def __str__(self) -> str:
        return f"machine: late p99 {self.late:.0f} ms, server without a processor {self.starved:.0%}"


def _waited(process: int) -> float:
    """Seconds for which the main thread of a process was ready to run and had no processor, as Linux counts them."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else float("nan")


def _nap() -> None:
    """Until nobody listens: the milliseconds by which each nap was too long."""
    late = []
    while not select.select([sys.stdin], [], [], 0)[0]:
        began = time.perf_counter()
        time.sleep(NAP)
        late.append(1000 * (time.perf_counter() - began - NAP))
    print(json.dumps(late))


if __name__ == "__main__":
    _nap()
