"""How long it takes to start: the interpreter alone, the engine, the command. CPU seconds, of several runs the best.

    python tools/startup.py [--runs N]

The machine may be busy with other things, which can only make everything slower; so the best run counts, and what the
interpreter takes by itself is shown first.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

STARTS = {
    "python alone": ("-c", "pass"),
    "import arenarium": ("-c", "import arenarium"),
    "engine of Tash-Kalar": ("-c", "import arenarium; arenarium.game('tashkalar').new({'form': 'duel'}, seed=1)"),
    "engine of Barracks": ("-c", "import arenarium; arenarium.game('barracks').new({}, seed=1)"),
    "help of the command": ("-m", "arenarium", "--help"),
    "help of simulate": ("-m", "arenarium", "simulate", "--help"),
    "help of serve": ("-m", "arenarium", "serve", "--help"),
}


def start(words: tuple[str, ...]) -> tuple[float, float]:
    """CPU seconds and megabytes that one start takes."""
    process = subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, f"{' '.join(words)}: exit code {process.returncode}"
    return used.ru_utime + used.ru_stime, used.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--runs", type=int, default=10)
    runs = parser.parse_args().runs
    for name, words in STARTS.items():
        start(words)  # the first one writes the compiled files
        seconds, megabytes = min(start(words) for _ in range(runs))
        print(f"{name:20} {seconds:6.3f} s {megabytes:6.1f} MB")


if __name__ == "__main__":
    main()
