"""Made-up recordings for the comparing tool."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

TOOL = Path(__file__).resolve().parents[2] / "tools" / "compare.py"
Line = dict[str, Any]
EMPTY = "##.....###.......#.............................................#.......###.....##"
ON_BOARD = [10 * x + y for x in range(1, 10) for y in range(1, 10) if EMPTY[9 * y + x - 10] == "."]
NOT_YET: Line = {"left": 2, "next": [0, "effect"]}


def with_pieces(**pieces: str) -> str:
    """A board with pieces, said as sign and squares: a="54 56"."""
    signs = list(EMPTY)
    for sign, squares in pieces.items():
        for square in squares.split():
            signs[9 * (int(square[1]) - 1) + int(square[0]) - 1] = sign
    return "".join(signs)


def compare(folder: Path, name: str, *lines: Line) -> tuple[int, str]:
    (folder / name).write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    command = [sys.executable, str(TOOL), str(folder), "--verbose", "50"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout


HANDS = [["Swordmaster", "Titan"], ["Clan Healer"]]


def swordmaster() -> Line:
    """A Swordmaster in the centre destroys a piece on a diagonal and is upgraded."""
    setup = {
        "position": "own-0", "sample": 0, "card": "Swordmaster", "form": "high", "schools": ["northern", "highland"],
        "active": 0, "actions": 2, "board": with_pieces(a="54 56", d="44 57"), "hands": HANDS, "deck_sizes": [15, 15],
        "discard": [],
    }  # fmt: skip
    summon = {
        "p": 0, "can": {"Swordmaster": [55]}, "can_flare": False, "k": "summon", "card": "Swordmaster", "at": 55,
        "board": with_pieces(a="54 55 56", d="44 57"), "left": 2, "score": [0, 0], "turn": [0, 0, 0, 1, 0, 1, 0],
        "next": [0, "effect"],
    }  # fmt: skip
    effect = {
        "p": 0, "k": "effect", "src": "Swordmaster", "being": 55, "offer": {"destroy": [44]}, "may_skip": True,
        "chosen": ["destroy", 44], "board": with_pieces(a="54 56", b="55", d="57"), "left": 1, "score": [0, 0],
        "turn": [1, 0, 0, 1, 0, 1, 0], "hands": [["Titan"], ["Clan Healer"]], "next": [0, "action"],
    }  # fmt: skip
    return {"setup": setup, "steps": [summon, effect], "end": {"discard": [], "discard_now": ["Swordmaster"]}}


def noted(kind: str, board: str, **facts: Any) -> Line:
    """A step of player 0 and what is noted after it; one being was summoned this turn if nothing else is said."""
    usual = {"left": 1, "score": [0, 0], "turn": [0, 0, 0, 1, 0, 0, 0], "next": [0, "action"]}
    actions = {"can_flare": False} if kind in ("summon", "thaw", "warp") else {}
    return {"p": 0, "k": kind, "board": board, **actions, **usual, **facts}


def summoned(card: str, at: int, board: str, **facts: Any) -> Line:
    """Summoned, and then its effect asks."""
    return noted("summon", board, **{"card": card, "at": at, **NOT_YET, **facts})
