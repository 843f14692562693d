"""Tampered positions for `from_json` and `parse_position` of every game, for some minutes.

    python tools/fuzz_positions.py [--minutes M] [--game NAME] [--seed N]

Prints every kind of fault once, with the input that led to it, and ends with 1 if there was any.
"""

from __future__ import annotations

import argparse
import resource
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from support.position_fuzz import PositionFuzzer

from arenarium import games_available
from arenarium.games import kit_of

_ROUND = 200
"""Inputs for one game before it is another's turn."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--game", choices=games_available())
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    names = [arguments.game] if arguments.game else list(games_available())
    fuzzers = {name: PositionFuzzer(kit_of(name).game, arguments.seed) for name in names}
    print(f"seed {arguments.seed}")
    reported: set[str] = set()
    until = time.monotonic() + 60 * arguments.minutes
    while time.monotonic() < until:
        for name, fuzzer in fuzzers.items():
            for fault, (what, given) in fuzzer.run(_ROUND).faults.items():
                if (key := f"{name} {fault}") not in reported:
                    reported.add(key)
                    print(f"{key}\n    {what}({given!r})", flush=True)
    for name, fuzzer in fuzzers.items():
        counts: Counter[str] = fuzzer.findings.inputs
        print(f"{name}: " + ", ".join(f"{what} {number:,}" for what, number in counts.items()))
    print(f"{len(reported)} kinds of faults; {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most")
    sys.exit(1 if reported else 0)


if __name__ == "__main__":
    main()
