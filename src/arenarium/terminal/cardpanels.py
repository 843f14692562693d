"""Cards as panels, side by side as far as the width allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arenarium.cards.cardtext import CardText

WIDTH = 38
"""The least that a card needs to be read with ease."""
_PIECES = {"c": "white", "h": "yellow", "l": "magenta", "C": "white", "H": "yellow", "L": "magenta", "@": "bold cyan"}


@dataclass(frozen=True, slots=True)
class Shown:
    """A card on the screen."""

    card: CardText
    playable: bool = False
    """It can be played now."""


def card_panel(shown: Shown) -> Panel:
    """A card with its pattern beside its text."""
    card = shown.card
    texts: list[RenderableType] = [Text(" · ".join(card.facts), style="dim")]
    for heading, text in card.texts:
        paragraph = Text()
        if heading:
            paragraph.append(f"{heading}: ", style="bold")
        texts.append(paragraph.append(text))
    if card.flavour:
        texts.append(Text(card.flavour, style="italic dim"))
    inside: RenderableType = Group(*texts)
    if card.picture:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(Text("\n").join(_picture_row(row) for row in card.picture), inside)
        inside = grid
    return Panel(
        inside,
        title=Text(capital(card.title) + (" ✓" if shown.playable else ""), style="bold"),
        title_align="left",
        border_style="green" if shown.playable else "dim",
        padding=(0, 1),
    )


def _picture_row(row: str) -> Text:
    line = Text()
    for sign in row.split():
        line.append(sign + " ", style=_PIECES.get(sign, "dim"))
    return line


def capital(title: str) -> str:
    return title[:1].upper() + title[1:]


def side_by_side(panels: Sequence[RenderableType], width: int, least: int = WIDTH) -> Table:
    """Panels in rows, as many beside each other as there is room for."""
    columns = max(1, min(width // least, len(panels)))
    grid = Table.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for start in range(0, len(panels), columns):
        row = list(panels[start : start + columns])
        grid.add_row(*row, *[""] * (columns - len(row)))
    return grid
