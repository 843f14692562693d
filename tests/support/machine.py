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
        self._process, self._began, self._before = process, time.monotonic(), _ran_and_waited(process)
        self.late = float("nan")
        """Milliseconds: one in 100 naps ended later than that."""
        self.used = self.starved = float("nan")
        """The shares of the time for which the process ran, and for which it could have and had no processor."""

    def ask(self) -> Machine:
        seconds, now = time.monotonic() - self._began, _ran_and_waited(self._process)
        self.used, self.starved = ((after - before) / seconds for before, after in zip(self._before, now, strict=True))
        told, _ = self._napping.communicate(timeout=60)
        self.late = quantile(json.loads(told), 0.99)
        return self

    def __str__(self) -> str:
        return (
            f"server runs {self.used:.0%}, waits for a processor {self.starved:.0%}; naps late p99 {self.late:.0f} ms"
        )


def _ran_and_waited(process: int) -> tuple[float, float]:
    """Seconds for which the main thread of a process ran, and for which it was ready to and had no processor, as Linux
    counts them."""
    ran, waited, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


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
