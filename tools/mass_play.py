"""Kill workers and the command itself while it plays thousands of games: the files must be the same to the byte.

    python tools/mass_play.py barracks --games 20000

Three runs of the same games: one process; two processes, of which one is killed, then the command, which is resumed; a
local Dask cluster, of which a worker is killed.
"""

from __future__ import annotations

import hashlib
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil

SUFFIXES = (".jsonl", ".cards.jsonl")


def start(words: list[str], out: Path, *more: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "arenarium", "simulate", *words, "--out", str(out), *more]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_for(size: float, run: subprocess.Popen[bytes], journal: Path) -> None:
    """Until the journal has so many MB."""
    while not journal.exists() or journal.stat().st_size < size * 2**20:
        if run.poll() is not None:
            raise SystemExit(f"{journal}: the run was over before anybody was killed")
        time.sleep(0.05)


def workers_of(run: subprocess.Popen[bytes]) -> list[Any]:
    """The largest first."""
    children = psutil.Process(run.pid).children(recursive=True)
    return sorted(children, key=lambda child: -child.memory_info().rss)


def serial(words: list[str], out: Path) -> str:
    start(words, out, "--jobs", "1").wait()
    return "one process"


def killed(words: list[str], out: Path) -> str:
    run, journal = start(words, out, "--jobs", "2"), out.with_suffix(".journal")
    wait_for(0.5, run, journal)
    victim = workers_of(run)[0]
    victim.kill()
    wait_for(1.5, run, journal)
    workers = workers_of(run)
    run.send_signal(signal.SIGKILL)
    run.wait()
    _, left = psutil.wait_procs(workers, timeout=120)
    lines = journal.read_bytes().count(b"\n")
    start(words, out, "--jobs", "2", "--resume").wait()
    return f"two processes, worker {victim.pid} and the command killed, {len(left)} left, resumed after {lines} lines"


def clustered(words: list[str], out: Path) -> str:
    run, journal = start(words, out, "--cluster", "local:2"), out.with_suffix(".journal")
    wait_for(0.5, run, journal)
    victim = workers_of(run)[0]
    victim.kill()
    run.wait()
    return f"a local Dask cluster of two, worker {victim.pid} killed"


def main() -> int:
    words = sys.argv[1:]
    with TemporaryDirectory() as folder, ThreadPoolExecutor() as pool:
        ways = (serial, killed, clustered)
        outs = [Path(folder, way.__name__, "games.jsonl") for way in ways]
        for out in outs:
            out.parent.mkdir()
        runs = [pool.submit(way, words, out) for way, out in zip(ways, outs, strict=True)]
        sums = []
        for run, out in zip(runs, outs, strict=True):
            told = run.result()
            files = [out.with_suffix(suffix) for suffix in SUFFIXES]
            sums.append([hashlib.sha256(file.read_bytes()).hexdigest() for file in files])
            rows = out.read_bytes().count(b"\n")
            print(f"{told}: {rows} games, {' '.join(digest[:16] for digest in sums[-1])}", flush=True)
    same = all(other == sums[0] for other in sums)
    print("the same bytes" if same else "NOT the same bytes")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
