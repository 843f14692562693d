"""The arena as a drawing, for notebooks and pages: SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from arenarium.games.tashkalar.board.board import CENTRAL, COLUMNS, GREEN, RED, SQUARES, STRIDE
from arenarium.games.tashkalar.rules.score import seat_score
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import HEROIC, LEGENDARY, Position

CELL = 40
MARGIN = 26
WIDTH = 9 * CELL + 2 * MARGIN
HEIGHT = WIDTH + 30

FLOOR, LINES, INK, PAPER = "#efe8da", "#b9ad97", "#4a4338", "#faf7f0"
GROUNDS = {"red": "#e6b3a8", "green": "#b9d3a8", "central": "#dccfb4"}
COLOURS = (("#2563ab", "#ffffff"), ("#d99a06", "#2a1d00"), ("#7a3b96", "#ffffff"), ("#f4f4f2", "#23262f"))
"""By side: the piece, and what is drawn on it."""
STAR = "M0,-10 L2.6,-3.4 L9.5,-3.1 L4.1,1.2 L5.9,8.1 L0,4.2 L-5.9,8.1 L-4.1,1.2 L-9.5,-3.1 L-2.6,-3.4 Z"


def svg(state: Position) -> str:
    """The board with its pieces, the coordinates around it and the score below."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="system-ui, sans-serif" text-anchor="middle" role="img" aria-label="{escape(_caption(state))}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{PAPER}"/>',
        *_coordinates(),
        *(_ground(state.table.form, at) for at in SQUARES),
        *(_piece(state, at) for at in SQUARES if state.piece_at(at) >= 0),
        f'<text x="{WIDTH / 2:g}" y="{HEIGHT - 14}" font-size="14" fill="{INK}">{escape(_caption(state))}</text>',
        "</svg>",
    ]
    return "\n".join(parts)


def _centre(at: int) -> tuple[float, float]:
    row, column = divmod(at, STRIDE)
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def _coordinates() -> Iterator[str]:
    for number, letter in enumerate(COLUMNS):
        middle = MARGIN + (number + 0.5) * CELL
        for x, y, text in (
            (middle, MARGIN - 10, letter),
            (middle, WIDTH - MARGIN + 18, letter),
            (MARGIN - 13, middle + 4, number + 1),
            (WIDTH - MARGIN + 13, middle + 4, number + 1),
        ):
            yield f'<text x="{x:g}" y="{y:g}" font-size="12" fill="{LINES}">{text}</text>'


def _ground(form: Form, at: int) -> str:
    """SET-1: the central squares are marked for High Form alone."""
    x, y = _centre(at)
    bit = 1 << at
    kind = "red" if bit & RED else "green" if bit & GREEN else "central" if form is Form.HIGH and bit & CENTRAL else ""
    return (
        f'<rect x="{x - CELL / 2:g}" y="{y - CELL / 2:g}" width="{CELL}" height="{CELL}" '
        f'fill="{GROUNDS.get(kind, FLOOR)}" stroke="{LINES}"/>'
    )


def _piece(state: Position, at: int) -> str:
    """A disc; a heroic piece has a ring on it, a legendary one a star, the Gateway a dashed circle around it."""
    x, y = _centre(at)
    side, rank = divmod(state.piece_at(at), 3)
    colour, ink = COLOURS[side]
    marks = ""
    if rank == HEROIC:
        marks = f'<circle r="8.5" fill="none" stroke="{ink}" stroke-width="2.5"/>'
    elif rank == LEGENDARY:
        marks = f'<path d="{STAR}" fill="{ink}"/>'
    if state.gateway >> at & 1:
        marks += f'<circle r="18" fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 3"/>'
    disc = f'<circle r="15" fill="{colour}" stroke="{INK}"/>'
    return f'<g transform="translate({x:g} {y:g})">{disc}{marks}</g>'


def _caption(state: Position) -> str:
    table = state.table
    scores = " : ".join(str(seat_score(state, table.seats_of(side)[0])) for side in range(table.sides))
    return f"Tash-Kalar, {table.form.value}, turn {state.turn + 1}, {scores}"
