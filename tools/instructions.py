"""How many instructions of the processor a decision takes inside the native engine: exact, however busy the machine is.

    python tools/instructions.py

Counted by callgrind, in games that are played at random to their end; where there is no valgrind, it says so.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench_native import GAMES, print_goal

from arenarium.games import kit_of

LIBRARY, MARK = "libm.so.6", "j0"
"""A Bessel function, which nobody else calls: callgrind writes down what it has counted before each call."""
COUNTED = "--counted"
PLAYOUTS = 20
MOST = 5_000
"""Instructions a decision."""


def play() -> Iterator[str]:
    """Under callgrind: each way to play, marked before and after, and how many decisions were made in it."""
    mark = getattr(ctypes.CDLL(LIBRARY), MARK)
    mark.argtypes, mark.restype = [ctypes.c_double], ctypes.c_double
    for name, (game, setup) in GAMES.items():
        kit = kit_of(game)
        assert kit.native is not None
        states = [kit.native.to_native(kit.game.new(setup, seed)) for seed in range(PLAYOUTS + 1)]
        assert states[0] is not None
        states[0].copy().playout(0)  # what is made at first use is made
        mark(1.0)
        made = sum(state.playout(seed) for seed, state in enumerate(states[1:]) if state is not None)
        mark(1.0)
        yield f"{name}:{made}"


def main() -> int:
    if COUNTED in sys.argv:
        print("\n".join(play()))
        return 0
    if shutil.which("valgrind") is None:
        print("no valgrind here: instructions are not counted")
        return 0
    kit = kit_of("tashkalar")
    if kit.native is None or kit.native.to_native(kit.game.new({"form": "duel"}, 1)) is None:
        print("there is no native engine: instructions are not counted")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "counted")
        valgrind = ["valgrind", "--tool=callgrind", f"--dump-before=*{MARK}*", f"--callgrind-out-file={out}"]
        done = subprocess.run(
            [*valgrind, sys.executable, __file__, COUNTED], capture_output=True, text=True, check=True
        )
        counted = [_total(Path(f"{out}.{number}")) for number in range(1, 2 * len(GAMES) + 1)]
    most = 0.0
    # of each two parts the first is what was done before the mark, the second what was played
    for said, instructions in zip(done.stdout.split("\n"), counted[1::2], strict=False):
        name, _, made = said.partition(":")
        most = max(most, each := instructions / int(made))
        print(f"{name:18} {each:>9,.0f} instructions a decision")
    print_goal(f"at most {MOST:,} instructions a decision inside", MOST / most, 1.0)
    return 0


def _total(part: Path) -> int:
    found = re.search(r"^(?:summary|totals): (\d+)", part.read_text("utf-8"), re.MULTILINE)
    assert found is not None, part
    return int(found[1])


if __name__ == "__main__":
    sys.exit(main())
