"""How soon the page shows what happens: computer players play, and a browser watches. `make frames` runs it.

    python tools/frames.py [--messages N]

For each message of the server: how long the page works on it, and whether the next frame that is drawn shows it; at the
beginning of a game, and at its end, when the log has hundreds of lines.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support import frames
from support.browsing import DESKTOP, PHONE, chromium, reader
from support.frames import Seen
from support.stack import Stack
from support.tableclient import Person

LEVEL1 = {"kind": "computer", "level": "level1"}


def told(seen: list[Seen]) -> str:
    work = sorted(each.worked for each in seen)
    late = sum(not each.shown for each in seen)
    return (
        f"{len(seen)} messages, log of {seen[0].lines} to {seen[-1].lines} lines: "
        f"work p50 {work[len(work) // 2]:.1f} ms, p99 {work[len(work) * 99 // 100]:.1f} ms, longest {work[-1]:.1f} ms; "
        f"not in the next frame: {late}"
    )


async def run(messages: int) -> int:
    missed = 0
    with Stack(scaled=False, workers=1) as stack:
        async with chromium() as browser:
            for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
                person = Person(stack.addresses, "Ada")
                await person.arrive()
                watching = await reader(browser, stack.addresses[0], size=size, still=False)
                await frames.watch(watching.page)
                table = await person.make("tashkalar", {"form": "melee", "seats": 4}, seats=[LEVEL1] * 4, public=True)
                await watching.go(f"/table/{table['id']}")
                seen: list[Seen] = []
                while len(seen) < messages:
                    await asyncio.sleep(1)
                    before, seen = len(seen), await frames.seen(watching.page)
                    if len(seen) == before and before:
                        break  # the game is over
                missed += sum(not each.shown for each in seen)
                third = len(seen) // 3
                print(f"{name}, first third: {told(seen[:third])}")
                print(f"{name}, last third:  {told(seen[-third:])}", flush=True)
                await watching.context.close()
    return 1 if missed else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=400)
    sys.exit(asyncio.run(run(parser.parse_args().messages)))


if __name__ == "__main__":
    main()
