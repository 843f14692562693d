"""The board as text: one line, or a picture. `a` is a common piece of side a, `A` a heroic, `A*` a legendary one."""

from __future__ import annotations

import re

from arenarium.core.errors import NotationError
from arenarium.games.tashkalar.board.board import DATA, GREEN, RED, square

SIDES = "abcd"
_TOKEN = re.compile(r"(\d)|([a-d])|([A-D])(\*?)|([.rg])")
_SPANS = [(first - 1, last) for first, last in DATA["rows"]]


def say_piece(index: int) -> str:
    side, rank = divmod(index, 3)
    letter = SIDES[side]
    return letter if rank == 0 else letter.upper() + ("*" if rank == 2 else "")


def _cells(pieces: list[int]) -> list[list[str]]:
    """Row by row the pieces, "" for an empty square."""
    return [
        [
            next((say_piece(i) for i, mask in enumerate(pieces) if mask >> square(x, y) & 1), "")
            for x in range(first, last)
        ]
        for y, (first, last) in enumerate(_SPANS)
    ]


def say_board(pieces: list[int]) -> str:
    """One line: rows from the top, separated by strokes; a number stands for so many empty squares."""
    rows = []
    for cells in _cells(pieces):
        text, empty = "", 0
        for cell in (*cells, "end"):
            if cell == "":
                empty += 1
                continue
            text += (str(empty) if empty else "") + ("" if cell == "end" else cell)
            empty = 0
        rows.append(text)
    return "/".join(rows)


def picture(pieces: list[int]) -> str:
    """A picture to look at: `.` empty, `r` and `g` empty red and green squares."""
    lines = ["   " + "  ".join("abcdefghi")]
    for y, ((first, _), cells) in enumerate(zip(_SPANS, _cells(pieces), strict=True)):
        shown = []
        for x, cell in enumerate(cells, first):
            bit = 1 << square(x, y)
            shown.append((cell or ("r" if bit & RED else "g" if bit & GREEN else ".")).ljust(3))
        lines.append(f"{y + 1}  " + "   " * first + "".join(shown).rstrip())
    return "\n".join(lines)


def read_board(text: str, sides: int) -> list[int]:
    """Pieces from a line or from a picture of rows of signs (without letters and numbers at its edges).

    Empty squares of a picture are `.`, or `r` and `g` as `picture` draws them. Raises NotationError.
    """
    rows = text.strip().split("/") if "/" in text else [row for row in text.strip().splitlines() if row.strip()]
    if len(rows) != len(_SPANS):
        raise NotationError(f"the board has {len(_SPANS)} rows, not {len(rows)}")
    pieces = [0] * (3 * sides)
    for y, (row, (first, last)) in enumerate(zip(rows, _SPANS, strict=True)):
        x = first
        signs = "".join(row.split())
        position = 0
        while position < len(signs):
            match = _TOKEN.match(signs, position)
            if match is None:
                raise NotationError(f"row {y + 1} of the board: unknown sign '{signs[position]}'")
            position = match.end()
            number, common, upgraded, star, _ = match.groups()
            if number:
                x += int(number)
                continue
            letter = common or (upgraded or "").lower()
            if letter:
                side = SIDES.index(letter)
                if side >= sides:
                    raise NotationError(f"row {y + 1} of the board: there is no side '{letter}'")
                rank = 0 if common else 2 if star else 1
                if x < last:
                    pieces[3 * side + rank] |= 1 << square(x, y)
            x += 1
        if x != last:
            raise NotationError(f"row {y + 1} of the board has {x - first} squares instead of {last - first}")
    return pieces
