"""What is the same on the screen of every game: header, log, question and options, the prompt."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from arenarium.cli.table.menu import Group, Menu
from arenarium.core.outcome import Outcome
from arenarium.telling.teller import Teller

LOG_LINES = 6
"""Lines of the log on a screen of ordinary height; higher ones have room for more."""
ORDINARY_HEIGHT = 40
SHORT_LABEL = 36
"""Labels up to that length stand beside each other."""


class Page:
    """Draws with rich. Without a terminal nothing is cleared, and all is plain text."""

    def __init__(self, console: Console, teller: Teller) -> None:
        self._console, self._teller = console, teller
        self._words = teller.words

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height

    def begin(self, header: str) -> None:
        """A new screen."""
        if self._console.is_terminal:
            self._console.clear()
        self._console.print(Rule(Text(header, style="bold"), style="dim"))

    def put(self, part: RenderableType) -> None:
        self._console.print(part, highlight=False)

    def log(self, lines: Sequence[str]) -> None:
        """The end of the log, and how much more there is."""
        room = max(LOG_LINES, LOG_LINES + self.height - ORDINARY_HEIGHT)
        earlier = len(lines) - room
        if earlier > 0:
            self.put(Text(self._words("earlier-lines", number=earlier), style="dim italic"))
        for line in lines[max(0, earlier) :]:
            self.put(Text(f"› {line}", style="dim"))

    def question(self, question: str, menu: Menu, inner: bool) -> None:
        self.put(Text(question, style="bold bright_white"))
        if menu.title:
            self.put(Text(menu.title, style="bold"))
        number = 1
        for group in menu.groups:
            if group.hint:
                self.put(Text(f"  {group.hint}"))
            else:
                self._options(group, number)
                number += len(group.items)
        self.put(Text(self._words("keys-back" if inner else "keys"), style="dim"))

    def _options(self, group: Group, first: int) -> None:
        """Numbered options, short ones beside each other."""
        told = []
        for number, item in enumerate(group.items, first):
            told.append(Text(f"{number:>3} ", style="bold cyan").append(item.label, style="not bold default"))
        if all(len(item.label) <= SHORT_LABEL for item in group.items):
            self.put(Columns(told, padding=(0, 2, 0, 0), equal=True, column_first=False))
        else:
            for line in told:
                self.put(line)

    def notice(self, notice: RenderableType) -> None:
        if notice:
            self.put(Text(notice, style="yellow") if isinstance(notice, str) else notice)

    def read(self, prompt: str = "") -> str:
        """A line of input. Raises EOFError where there is no more."""
        return self._console.input(Text(f"{prompt} › " if prompt else "› ", style="bold"))

    def show(self, title: str, lines: Sequence[str]) -> None:
        """Something long on a page of its own."""
        self.begin(title)
        for line in lines:
            self.put(Text(line))
        self.read(self._words("press-enter"))

    def cover(self, message: str) -> None:
        """An empty page that hides what was there before."""
        if self._console.is_terminal:
            self._console.clear()
            self.put(Padding("", (self.height // 3, 0, 0, 0)))
        self.read(message)

    def waiting(self, message: str) -> AbstractContextManager[Any]:
        return self._console.status(message) if self._console.is_terminal else nullcontext()

    def last(self, header: str, table: RenderableType, log: Sequence[str]) -> None:
        """The table as it is in the end."""
        self.begin(header)
        self.put(table)
        self.log(log)

    def outcome(self, outcome: Outcome, reader: int | None) -> None:
        """Who has won, why, and with which scores."""
        headline, *reasons = self._teller.outcome(outcome, reader)
        self.put(Text(f"\n{headline}", style="bold bright_green"))
        for seat in sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat]):
            place, score = outcome.ranking[seat], outcome.scores[seat]
            self.put(Text("  " + self._words("score-line", place=place, name=self._teller.seat(seat), score=score)))
        for reason in reasons:
            self.put(Text(reason))
