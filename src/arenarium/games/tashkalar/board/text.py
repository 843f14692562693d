"""The board as text: one line, or a picture. `a` is a common piece of side a, `A` a heroic, `A*` a legendary one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from arenarium.core.errors import NotationError
from arenarium.games.tashkalar.board.board import GREEN, RED, bits, square, squares
from arenarium.games.tashkalar.board.data import ARENA

SIDES = "abcd"
_TOKEN = re.compile(r"(\d)|([a-d])|([A-D])(\*?)|([.rg])")
_SPANS = [(first - 1, last) for first, last in ARENA.rows]


def say_piece(index: int) -> str:
    side, rank = divmod(index, 3)
    letter = SIDES[side]
    return letter if rank == 0 else letter.upper() + ("*" if rank == 2 else "")


_SIGNS = tuple(say_piece(index) for index in range(3 * len(SIDES)))
_ROWS = tuple(tuple(square(x, y) for x in range(first, last)) for y, (first, last) in enumerate(_SPANS))
_ROW_MASKS = tuple(bits(row) for row in _ROWS)


def _signs(pieces: Sequence[int]) -> dict[int, str]:
    """The pieces by square."""
    return {at: _SIGNS[index] for index, mask in enumerate(pieces) if mask for at in squares(mask)}


def say_board(pieces: Sequence[int]) -> str:
    """One line: rows from the top, separated by strokes; a number stands for so many empty squares."""
    signs = _signs(pieces)
    occupied = 0
    for mask in pieces:
        occupied |= mask
    rows = []
    for row, row_mask in zip(_ROWS, _ROW_MASKS, strict=True):
        if not occupied & row_mask:
            rows.append(str(len(row)))
            continue
        text, empty = "", 0
        for at in row:
            if at not in signs:
                empty += 1
            elif empty:
                text += f"{empty}{signs[at]}"
                empty = 0
            else:
                text += signs[at]
        rows.append(f"{text}{empty}" if empty else text)
    return "/".join(rows)


def picture(pieces: Sequence[int]) -> str:
    """A picture to look at: `.` empty, `r` and `g` empty red and green squares."""
    signs = _signs(pieces)
    lines = ["   " + "  ".join("abcdefghi")]
    for y, ((first, _), row) in enumerate(zip(_SPANS, _ROWS, strict=True)):
        cells = [signs.get(at) or ("r" if RED >> at & 1 else "g" if GREEN >> at & 1 else ".") for at in row]
        lines.append(f"{y + 1}  " + "   " * first + "".join(cell.ljust(3) for cell in cells).rstrip())
    return "\n".join(lines)


def read_board(text: str, sides: int) -> list[int]:
    """Pieces from a line or from a picture of rows of signs (without letters and numbers at its edges).

    Empty squares of a picture are `.`, or `r` and `g` as `picture` draws them. Raises NotationError.
    """
    rows = text.strip().split("/") if "/" in text else [row for row in text.strip().splitlines() if row.strip()]
    if len(rows) != len(_SPANS):
        raise NotationError(f"the board has {len(_SPANS)} rows, not {len(rows)}")
    pieces = [0] * (3 * sides)
    for y, row in enumerate(rows):
        for index, mask in _read_row(y, row):
            if index >= len(pieces):
                raise NotationError(f"row {y + 1} of the board: there is no side '{SIDES[index // 3]}'")
            pieces[index] |= mask
    return pieces


@lru_cache(1 << 13)
def _read_row(y: int, row: str) -> tuple[tuple[int, int], ...]:
    """The pieces of a row. Remembered: planning reads the same boards again and again."""
    first, last = _SPANS[y]
    pieces = []
    signs = "".join(row.split())
    x, position = first, 0
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
            rank = 0 if common else 2 if star else 1
            if x < last:
                pieces.append((3 * SIDES.index(letter) + rank, 1 << square(x, y)))
        x += 1
    if x != last:
        raise NotationError(f"row {y + 1} of the board has {x - first} squares instead of {last - first}")
    return tuple(pieces)
