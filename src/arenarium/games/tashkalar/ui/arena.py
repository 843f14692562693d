"""The arena of Tash-Kalar, drawn with signs and colours: each says everything without the other."""

from __future__ import annotations

from collections.abc import Set

from rich.text import Text

from arenarium.games.tashkalar.board.board import BOARD, CENTRAL, COLUMNS, GREEN, RED, square
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Position
from arenarium.terminal.colours import STYLES

SIGNS = ("○●◉", "□■▣", "△▲◬", "◇◆◈")
"""By side: a common, a heroic and a legendary piece."""
RED_SIGN, GREEN_SIGN, CENTRAL_SIGN, EMPTY_SIGN, GATEWAY_SIGN = "♦", "♣", "+", "·", "G"
_ROWS = range(9)


def arena(state: Position, possible: Set[int]) -> Text:
    """The board with its coordinates; squares that can be chosen now stand in brackets."""
    letters = "   " + "".join(f" {letter}  " for letter in COLUMNS)
    lines = [Text(letters, style="dim")]
    for row in _ROWS:
        line = Text(f" {row + 1} ", style="dim")
        for column in range(len(COLUMNS)):
            at = square(column, row)
            line.append_text(_cell(state, at, at in possible) if BOARD >> at & 1 else Text("    "))
        line.append(f" {row + 1}", style="dim")
        lines.append(line)
    lines.append(Text(letters, style="dim"))
    return Text("\n").join(lines)


def _cell(state: Position, at: int, possible: bool) -> Text:
    """Four signs: brackets around the piece and the mark of the square."""
    mark, ground = _ground(at, state.table.form)
    index = state.piece_at(at)
    open_, close = ("[", "]") if possible else (" ", " ")
    cell = Text(style=ground)
    cell.append(open_, style="bold bright_cyan")
    if index < 0:
        cell.append(mark or EMPTY_SIGN, style="" if mark else "dim")
        cell.append(" ")
    else:
        cell.append(SIGNS[index // 3][index % 3], style=STYLES[index // 3])
        cell.append(GATEWAY_SIGN if state.gateway >> at & 1 else mark or " ", style="dim")
    cell.append(close, style="bold bright_cyan")
    return cell


def _ground(at: int, form: Form) -> tuple[str, str]:
    """The mark and the colour of a square; only High Form's side of the board marks the central ones (SET-1)."""
    if RED >> at & 1:
        return RED_SIGN, "on #5f1d1d"
    if GREEN >> at & 1:
        return GREEN_SIGN, "on #1d4a1d"
    if form is Form.HIGH and CENTRAL >> at & 1:
        return CENTRAL_SIGN, "on #3a3a46"
    return "", "on #262626"
