"""A bot that speaks lines: it is asked on standard input and answers on standard output.

    arenarium tournament barracks --players "cmd:python examples/lines_bot.py,random" --games 20
    ARENARIUM_TOKEN=... arenarium bot http://localhost:8000 "python examples/lines_bot.py"

It takes the option whose text is longest: replace `choose` by something wiser.
"""

import json
import sys
from typing import Any


def choose(options: list[dict[str, Any]], view: dict[str, Any]) -> int:
    """The number of an option. `facts` of each has the same as data; `view` is what the seat knows."""
    return max(range(len(options)), key=lambda number: len(options[number]["choice"]))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        print(f"playing {message['game']} in seat {message['seat']}", file=sys.stderr)
    elif message["type"] == "request":
        print(choose(message["options"], message["view"]), flush=True)
    elif message["type"] == "over":
        break
