"""What is the same on the screen of every game: header, log, question and options, the prompt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arenarium.core.outcome import Outcome
from arenarium.narration.narrator import Narrator
from arenarium.terminal.menu import Group, Menu

MIN_LOG_LINES = 6
"""Lines of the log that are shown in any case; it takes what else is left of the screen."""
MAX_SHORT_LABEL = 36
"""Labels up to that length stand beside each other."""


UNLIMITED_LINES = 10_000
"""Lines of an output that is no terminal."""


@dataclass(frozen=True, slots=True)
class ScreenSpace:
    """What the screen of a game may take."""

    width: int
    height: int
    lines: Callable[[RenderableType], int]
    """How many lines a part of the screen takes at that width."""


class Page:
    """Draws with rich. Without a terminal nothing is cleared, and all is plain text."""

    def __init__(self, console: Console, narrator: Narrator) -> None:
        self._console, self._narrator = console, narrator
        self._words = narrator.words

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        return self._console.height if self.redraws else UNLIMITED_LINES

    @property
    def redraws(self) -> bool:
        """Whether each question redraws the screen; otherwise everything follows below the last line."""
        return self._console.is_terminal

    def lines(self, part: RenderableType) -> int:
        """How many lines something takes; of no interest where there is always room."""
        return len(self._console.render_lines(part, pad=False)) if self.redraws else 0

    def room_above(self, bottom: RenderableType) -> ScreenSpace:
        """What is left for the game's own part of the screen between the header and the question."""
        return ScreenSpace(self.width, self.height - self.lines(bottom) - 2, self.lines)

    def begin(self, header: str) -> None:
        """A new screen."""
        if self.redraws:
            self._console.clear()
        self._console.print(Rule(Text(header, style="bold"), style="dim"))

    def put(self, part: RenderableType) -> None:
        self._console.print(part, highlight=False)

    def log(self, lines: Sequence[str], height: int = MIN_LOG_LINES) -> RenderableType:
        """The end of the log, as much as there is height for, and how much more there is."""
        shown = [Text(f"› {line}", style="dim") for line in lines]
        first, used = len(shown), 0
        while first and used + self.lines(shown[first - 1]) <= height - (first > 1):
            first -= 1
            used += self.lines(shown[first])
        if first:
            shown[:first] = [Text(self._words("earlier-lines", number=first), style="dim italic")]
        return Stack(*shown)

    def question(self, question: str, menu: Menu, inner: bool) -> RenderableType:
        """The question, its options, and what else can be typed. What does not fit is cut to a line for each option."""
        full = self._question(question, menu, inner, short=False)
        return full if self.lines(full) < self.height - 1 else self._question(question, menu, inner, short=True)

    def _question(self, question: str, menu: Menu, inner: bool, short: bool) -> RenderableType:
        parts: list[RenderableType] = [Text(question, style="bold bright_white")]
        if menu.title:
            parts.append(Text(menu.title, style="bold"))
        number = 1
        for group in menu.groups:
            if group.hint:
                parts.append(Text(f"  {group.hint}"))
            else:
                parts.append(_options(group, number, short))
                number += len(group.items)
        parts.append(Text(self._words("keys-back" if inner else "keys"), style="dim"))
        return Stack(*parts)

    def read(self, prompt: str = "") -> str:
        """A line of input. Raises EOFError where there is no more."""
        answer = self._console.input(Text(f"{prompt} › " if prompt else "› ", style="bold"))
        if not self.redraws:
            self.put(Text(answer))  # from a pipe it has not been seen
        return "".join(sign for sign in answer if sign.isprintable()).strip()

    def show(self, title: str, lines: Sequence[str]) -> None:
        """Something long on a page of its own."""
        self.begin(title)
        for line in lines:
            self.put(Text(line))
        self.read(self._words("press-enter"))

    def cover(self, message: str) -> None:
        """An empty page that hides what was there before."""
        if self.redraws:
            self._console.clear()
            self.put(Padding("", (self.height // 3, 0, 0, 0)))
        self.read(message)

    def waiting(self, message: str) -> AbstractContextManager[object]:
        return self._console.status(message) if self.redraws else nullcontext()

    def last(self, header: str, table: RenderableType, log: Sequence[str]) -> None:
        """The table as it is in the end."""
        self.begin(header)
        self.put(table)
        self.put(self.log(log))

    def outcome(self, outcome: Outcome, reader: int | None) -> None:
        """Who has won, why, and with which scores."""
        headline, *reasons = self._narrator.outcome(outcome, reader)
        self.put(Text(f"\n{headline}", style="bold bright_green"))
        for seat in sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat]):
            place, score = outcome.ranking[seat], outcome.scores[seat]
            self.put(Text("  " + self._words("score-line", place=place, name=self._narrator.seat(seat), score=score)))
        for reason in reasons:
            self.put(Text(reason))


def _options(group: Group, first: int, short: bool) -> RenderableType:
    """Numbered options, short ones beside each other."""
    numbered = list(enumerate(group.items, first))
    if all(len(item.label) <= MAX_SHORT_LABEL for item in group.items):
        columns = [
            Text(f"{number:>3} ", style="bold cyan").append(item.label, style="not bold default")
            for number, item in numbered
        ]
        return Columns(columns, padding=(0, 2, 0, 0), equal=True)
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=3, no_wrap=True, justify="right", style="bold cyan")
    grid.add_column(ratio=1)
    for number, item in numbered:
        grid.add_row(str(number), Text(item.label, no_wrap=short, overflow="ellipsis" if short else "fold"))
    return grid


def stacked(*parts: RenderableType) -> RenderableType:
    """Parts below each other, empty ones left out; plain strings are notices to the player."""
    return Stack(*(Text(part, style="yellow") if isinstance(part, str) else part for part in parts if part))
