"""A position as a small picture, for notebooks: both squads face to face, as SVG that needs nothing else.

It shows everything, hidden cards included. What a seat sees is for the screen and the web client.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE, SEATS, STATUSES

WIDTH, HEIGHT, GAP, MARGIN = 172, 112, 12, 16
"""Of a warrior's card, and around it."""
HEADING = 26
LEAST_CARDS = 3
"""The picture is at least so wide."""
HEARTS_IN_A_ROW = 14
PAPER, INK, FADED, RED = "#f5efe1", "#2b2723", "#8d8578", "#b3262e"
SIDES = ("#2f5d8a", "#c79a2b")
"""Blue and yellow."""
_SERIF = "font-family='Georgia, serif'"
_SANS = "font-family='system-ui, sans-serif'"


def drawing(state: Position) -> str:
    """The whole position."""
    most = max(LEAST_CARDS, *(len(squad) for squad in state.squads))
    width = 2 * MARGIN + most * (WIDTH + GAP) - GAP
    height = 2 * MARGIN + SEATS * (HEADING + HEIGHT) + GAP + HEADING
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}'"
        f" role='img' aria-label='{_text(_heading(state))}'>",
        f"<rect width='{width}' height='{height}' rx='10' fill='{PAPER}'/>",
        f"<text x='{MARGIN}' y='{MARGIN + 12}' {_SERIF} font-size='15' fill='{INK}'>{_text(_heading(state))}</text>",
    ]
    for row, seat in enumerate(reversed(range(SEATS))):
        top = MARGIN + HEADING + row * (HEADING + HEIGHT + GAP)
        parts += _side(state, seat, top)
    return "".join([*parts, "</svg>"])


def _heading(state: Position) -> str:
    when = f"turn {state.turn}" if state.turn else "before the battle"
    return f"Barracks, {state.table.difficulty}, {when}: {state.phase}"


def _side(state: Position, seat: int, top: int) -> Iterator[str]:
    """A squad: first those on the battlefield, as they stand, then the others."""
    squad, field = state.squads[seat], state.field[seat]
    points = f", {state.points[seat]} points left" if state.points[seat] else ""
    yield f"<rect x='{MARGIN}' y='{top + 5}' width='10' height='10' rx='2' fill='{SIDES[seat]}'/>"
    yield (
        f"<text x='{MARGIN + 16}' y='{top + 14}' {_SANS} font-size='11' fill='{FADED}'>"
        f"seat {seat}{points}{'' if squad else ', nobody yet'}</text>"
    )
    others = [slot for slot in range(len(squad)) if slot not in field]
    for column, slot in enumerate((*field, *others)):
        left = MARGIN + column * (WIDTH + GAP)
        yield from _card(state, squad[slot], seat, left, top + HEADING - 4, on_field=slot in field)


def _card(state: Position, soldier: Soldier, seat: int, left: int, top: int, on_field: bool) -> Iterator[str]:
    """A warrior with its cards; one in the barracks is pale, one that is eliminated is paler still."""
    warrior = state.cards.warriors[soldier.card]
    opacity = 1 if on_field else 0.75 if state.is_alive(soldier) else 0.35
    stroke = f"stroke='{SIDES[seat]}' stroke-width='{2.5 if on_field else 1}'"
    yield f"<g transform='translate({left} {top})' opacity='{opacity}'>"
    yield f"<rect width='{WIDTH}' height='{HEIGHT}' rx='7' fill='#fffdf7' {stroke}/>"
    yield f"<text x='10' y='20' {_SERIF} font-size='13' fill='{INK}'>{_text(warrior.name)}</text>"
    yield (
        f"<text x='{WIDTH - 10}' y='20' text-anchor='end' {_SANS} font-size='10' fill='{FADED}'>"
        f"{warrior.level} · »{warrior.wings}</text>"
    )
    for number in range(warrior.hearts):
        x, y = 10 + number % HEARTS_IN_A_ROW * 11, 30 + number // HEARTS_IN_A_ROW * 11
        fill = RED if number < state.hearts(soldier) else "none"
        yield (
            f"<path d='M{x + 4.5} {y + 8.5}l-4-4a2.4 2.4 0 0 1 4-2.6a2.4 2.4 0 0 1 4 2.6z' fill='{fill}'"
            f" stroke='{RED}' stroke-width='.8'/>"
        )
    for line, move in enumerate(soldier.moves):
        name = "–" if move == NO_MOVE else state.cards.moves[move].name
        y = 68 + 15 * line
        yield f"<text x='10' y='{y}' {_SANS} font-size='10.5' fill='{INK}'>{line + 1}. {_text(name)}</text>"
    marks = _text(" · ".join(_marks(soldier)))
    yield f"<text x='10' y='{HEIGHT - 9}' {_SANS} font-size='10' font-weight='600' fill='{RED}'>{marks}</text></g>"


def _marks(soldier: Soldier) -> Iterator[str]:
    """Status and boost cards."""
    if soldier.status:
        yield STATUSES[soldier.status]
    for level, below, above in (
        (soldier.power, Boost.WEAKNESS, Boost.POWER),
        (soldier.defence, Boost.EXPOSURE, Boost.DEFENCE),
        (soldier.speed, Boost.SLOWNESS, Boost.SPEED),
    ):
        if level:
            yield f"{above if level > 0 else below} {abs(level)}"


def _text(text: str) -> str:
    return escape(text, quote=True)
