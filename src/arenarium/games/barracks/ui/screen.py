"""The screen of Barracks: both sides face to face, the reserves, the squad while it is being made.

Everything is drawn from the seat's view: what it hides cannot appear.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from arenarium.games.barracks.cards.cards import Warrior
from arenarium.games.barracks.cards.text import title
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Request, State
from arenarium.games.barracks.language.render import RENDERERS, name
from arenarium.games.barracks.language.tree import Boost
from arenarium.games.barracks.narration.narrator import BarracksNarrator
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.soldier import SoldierView
from arenarium.games.barracks.ui.menu import menu_of, move_line
from arenarium.terminal.cardpanels import side_by_side
from arenarium.terminal.colours import STYLES
from arenarium.terminal.menu import Menu
from arenarium.terminal.page import ScreenSpace

HEART, LOST_HEART, WING = "♥", "♡", "»"


class Detail(Enum):
    """How much of the warriors is shown, from the most to the least."""

    FULL = "panels with the texts of all cards"
    BRIEF = "panels without them"
    LINES = "a line each"


class BarracksScreen:
    def __init__(self, narrator: BarracksNarrator) -> None:
        self._narrator = narrator
        self._words = narrator.words
        self._language = narrator.language

    def menu(self, state: State, seat: int, request: Request) -> Menu:
        return menu_of(self._narrator, state, seat, request.options)

    def header(self, state: State) -> str:
        difficulty = name("difficulties", state.table.difficulty, self._language)
        return self._words("header-barracks", difficulty=difficulty, turn=state.turn)

    def body(self, state: State, seat: int, request: Request, room: ScreenSpace) -> RenderableType:
        """Everything that the seat sees, above its question."""
        view = state.view(seat)
        for detail in Detail:
            look = _Look(self._narrator, view, room.width, detail)
            body = look.mustering(seat) if view.phase in (Phase.RECRUIT, Phase.PICK) else look.battle(seat)
            if room.lines(body) <= room.height:
                break
        return body

    def final(self, state: State, seat: int | None, width: int) -> RenderableType:
        """The field after the last blow."""
        return _Look(self._narrator, state.view(seat), width, Detail.BRIEF).battle(seat)


class _Look:
    """One look at the table, as detailed as there is room for."""

    def __init__(self, narrator: BarracksNarrator, view: View, width: int, detail: Detail) -> None:
        self._narrator, self._view, self._width, self._detail = narrator, view, width, detail
        self._cards = narrator.cards
        self._words = narrator.words
        self._language = narrator.language

    def mustering(self, seat: int) -> RenderableType:
        """Recruiting and picking moves: your own squad in full, of the other one the levels."""
        heads = []
        for owner in (1 - seat, seat):
            levels = ", ".join(str(soldier.level) for soldier in self._view.squads[owner]) or "–"
            facts = self._words("squad-levels", levels=levels, points=self._view.points[owner])
            heads.append(self._name(owner, you=owner == seat).append(f": {facts}", style="not bold dim"))
        return Group(*heads, *self._warriors(self._view.squads[seat], seat))

    def battle(self, seat: int | None) -> RenderableType:
        """Both sides face to face, the reader's own below."""
        near = 0 if seat is None else seat
        far_head, far_fighting = self._side(1 - near, you=False)
        near_head, near_fighting = self._side(near, you=seat is not None)
        return Group(*far_head, *far_fighting, *near_fighting, *near_head)

    def _side(self, seat: int, you: bool) -> tuple[list[RenderableType], list[RenderableType]]:
        """A side and its reserves; its warriors on the battlefield."""
        squad, field = self._view.squads[seat], self._view.field[seat]
        reserves = [soldier for slot, soldier in enumerate(squad) if slot not in field and self._alive(soldier)]
        fallen = len(squad) - len(reserves) - len(field)
        facts = self._words("side-facts", reserves=len(reserves), fallen=fallen)
        head = self._name(seat, you).append(f": {facts}", style="not bold dim")
        return [head, *map(self._in_a_line, reserves)], self._warriors([squad[slot] for slot in field], seat)

    def _warriors(self, soldiers: Sequence[SoldierView], seat: int) -> list[RenderableType]:
        if self._detail is Detail.LINES:
            return [self._in_a_line(soldier, sign="▶" if soldier.shown else " ") for soldier in soldiers]
        panels = [self._panel(soldier, seat) for soldier in soldiers]
        return [side_by_side(panels, self._width)] if panels else []

    def _alive(self, soldier: SoldierView) -> bool:
        name = soldier.warrior
        return name is None or soldier.hurt < self._cards.warrior(name).hearts

    def _name(self, seat: int, you: bool) -> Text:
        line = Text(self._narrator.seat(seat), style=STYLES[seat])
        return line.append(f" ({self._words('you')})", style="not bold") if you else line

    def _in_a_line(self, soldier: SoldierView, sign: str = " ") -> Text:
        """A warrior in the barracks, or on the battlefield where there is no room for more."""
        line = Text(f"{sign} ", overflow="ellipsis", no_wrap=True)
        if soldier.warrior is None:
            return line.append(self._words("unknown-warrior", level=soldier.level), style="dim")
        line.append(self._narrator.warrior(soldier.warrior), style="bold").append("  ")
        line.append_text(self._vitals(soldier, self._cards.warrior(soldier.warrior))).append("  ")
        line.append(" · ".join(self._marks(soldier)), style="bold red").append("  ")
        moves = [self._move_name(move) for move in soldier.moves if move != ""]
        return line.append(", ".join(moves), style="dim")

    def _move_name(self, move: str | None) -> str:
        return "?" if move is None else title(self._cards.move(move), self._language)

    def _panel(self, soldier: SoldierView, seat: int) -> Panel:
        """A warrior with everything that is known of it."""
        if soldier.warrior is None:
            return Panel(self._words("unknown-warrior", level=soldier.level), border_style="dim")
        card = self._cards.warrior(soldier.warrior)
        lines = [self._vitals(soldier, card)]
        marks = list(self._marks(soldier))
        if marks:
            lines.append(Text(" · ".join(marks), style="bold red"))
        for line, move in enumerate(soldier.moves):
            lines.append(self._line(card.lines[line], line, move))
        if card.ability and self._detail is Detail.FULL:
            lines.append(Text(RENDERERS[self._language].text(card.ability), style="italic"))
        return Panel(
            Group(*lines),
            title=Text(self._narrator.warrior(card.name), style="bold"),
            subtitle=Text(self._words("level", level=card.level), style="dim"),
            title_align="left",
            subtitle_align="right",
            border_style=STYLES[seat].removeprefix("bold "),
            padding=(0, 1),
        )

    def _vitals(self, soldier: SoldierView, card: Warrior) -> Text:
        """Hearts left and lost, and wings."""
        left = card.hearts - soldier.hurt
        line = Text(HEART * left, style="red").append(LOST_HEART * soldier.hurt, style="dim")
        line.append(f" {left}/{card.hearts}", style="bold")
        return line.append(f"  {WING}{card.wings}", style="cyan")

    def _marks(self, soldier: SoldierView) -> Iterator[str]:
        """Status and boost cards."""
        if soldier.status:
            yield name("statuses", soldier.status, self._language)
        for level, below, above in (
            (soldier.power, Boost.WEAKNESS, Boost.POWER),
            (soldier.defence, Boost.EXPOSURE, Boost.DEFENCE),
            (soldier.speed, Boost.SLOWNESS, Boost.SPEED),
        ):
            if level:
                yield f"{name('boosts', above if level > 0 else below, self._language)} {abs(level)}"

    def _line(self, categories: tuple[str, ...], number: int, move: str | None) -> Text:
        text = Text(f"{number + 1}. ", style="dim")
        if move:
            return text.append(move_line(self._narrator, self._cards.move(move), self._detail is Detail.FULL))
        if move is None:
            return text.append(self._words("unknown-move"), style="dim")
        listed = ", ".join(name("categories", category, self._language) for category in categories)
        return text.append(self._words("open-line", categories=listed), style="dim")
