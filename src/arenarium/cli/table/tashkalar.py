"""The screen of Tash-Kalar: the arena, the players, the tasks, the cards in hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arenarium.cli.table import arena
from arenarium.cli.table.cardpanels import Shown, card_panel, per_row, side_by_side
from arenarium.cli.table.menu import Menu
from arenarium.cli.table.tashkalar_menu import menu_of, possible_squares
from arenarium.script.cardtext import CardText
from arenarium.tashkalar.cards import BY_NAME, CARDS, TASKS
from arenarium.tashkalar.cardtext import card_text, find_card, title
from arenarium.tashkalar.forms import END_AT_DUEL, END_AT_HIGH, END_AT_MELEE, Form
from arenarium.tashkalar.lang import RENDERERS, name
from arenarium.tashkalar.score import side_score
from arenarium.telling.tashkalar import TashKalarTeller, card_of_program

TALL = 52
"""Lines of a terminal that has room for all cards in full."""
ROWS = 2
"""Rows of cards in a lower one."""


class TashKalarScreen:
    def __init__(self, teller: TashKalarTeller) -> None:
        self._teller = teller
        self._words = teller.words
        self._language = teller.language

    def menu(self, state: Any, seat: int, request: Any) -> Menu:
        return menu_of(self._teller, state, seat, request.options)

    def header(self, state: Any) -> str:
        form = name("forms", state.table.form.value, self._language)
        told = self._words("header-tashkalar", form=form, turn=state.turn + 1)
        return f"{told} · {self._words('last-turns')}" if state.end_by >= 0 else told

    def card(self, wanted: str) -> CardText:
        """A card by its name in any language. Raises NotationError."""
        return card_text(find_card(wanted), self._language)

    def body(self, state: Any, seat: int, request: Any, width: int, height: int) -> RenderableType:
        """Everything that the seat sees, above its question."""
        possible = possible_squares(request.kind, request.options) if request else set()
        top = Table.grid(padding=(0, 2, 0, 0), expand=True)
        top.add_column(no_wrap=True)
        top.add_column(ratio=1)
        board = Group(arena.arena(state, possible), Text(self._words("arena-signs"), style="dim"))
        top.add_row(board, Group(*self._players(state, seat), *self._tasks(state)))
        return Group(top, *self._hand(state, seat, request, width, height))

    # -------------------------------------------------------------------------------------------------------- players

    def _players(self, state: Any, seat: int) -> Iterator[Text]:
        for each in range(state.table.seats):
            side = state.table.side_of(each)
            line = Text(" ".join(arena.SIGNS[side]) + " ", style=arena.STYLES[side])
            line.append(self._teller.seat(each), style="bold underline" if each == state.active else "bold")
            if each == seat:
                line.append(f" ({self._words('you')})")
            line.append(f", {name('schools', state.table.schools[each], self._language)}", style="dim")
            yield line
            yield Text("  " + self._facts(state, each), style="dim")

    def _facts(self, state: Any, seat: int) -> str:
        table, side = state.table, state.table.side_of(seat)
        facts = [self._points(state, seat)]
        facts.append(self._words("supply", common=state.two_faced[side], legendary=state.legendary[side]))
        cards = (len(state.hands[seat]), len(state.legends[seat]), len(state.flares[seat]))
        facts.append(self._words("cards-held", hand="+".join(map(str, cards)), deck=len(state.decks[seat].cards)))
        frozen, pending = state.extras.frozen[seat], state.extras.pending[seat]
        for message, card in (("frozen-card", frozen), ("pending-card", pending)):
            if card >= 0:
                facts.append(self._words(message, card=self._teller.card(CARDS[card].name)))
        if table.form is Form.MELEE and state.improvised[seat]:
            used = [arena.SIGNS[colour][1] for colour in range(table.sides) if state.improvised[seat] >> colour & 1]
            facts.append(self._words("improvised-with", signs=" ".join(used)))
        return " · ".join(facts)

    def _points(self, state: Any, seat: int) -> str:
        table = state.table
        if table.form is Form.MELEE:
            points = state.points[seat * table.sides : (seat + 1) * table.sides]
            told = " ".join(
                f"{arena.SIGNS[colour][1]}{points[colour]}" for colour in range(table.sides) if colour != seat
            )
            return self._words("points", points=told, limit=END_AT_MELEE[table.seats])
        limit = END_AT_HIGH if table.form is Form.HIGH else END_AT_DUEL
        return self._words("points", points=str(side_score(state, table.side_of(seat))), limit=limit)

    def _tasks(self, state: Any) -> Iterator[Text]:
        if state.table.form is not Form.HIGH:
            return
        for task in state.tasks:
            yield self._task("task-current", task)
        following = state.decks[state.table.tasks_deck].cards[:1]
        for task in following:
            yield self._task("task-next", task)

    def _task(self, message: str, task: int) -> Text:
        card = TASKS[task]
        told = Text(self._words(message, task=title(card, self._language), points=card.points), style="bold")
        return told.append(" " + RENDERERS[self._language].criterion(card.criterion), style="not bold dim")

    # ----------------------------------------------------------------------------------------------------------- hand

    def _hand(self, state: Any, seat: int, request: Any, width: int, height: int) -> Iterator[RenderableType]:
        options = request.options if request else ()
        playable = {option.card for option in options if hasattr(option, "card") and option.verb in _PLAYED}
        frozen, pending = state.extras.frozen[seat], state.extras.pending[seat]
        held = [*state.hands[seat], *state.legends[seat], *state.flares[seat]]
        held = [card for card in (pending, frozen) if card >= 0] + held
        asking = _asking(request)
        if asking is not None and asking not in held:
            held.insert(0, asking)
        room = len(held) if height >= TALL else ROWS * per_row(width)
        shown = [Shown(card_text(CARDS[card], self._language), card in playable) for card in held]
        if shown:
            yield side_by_side([card_panel(each) for each in shown[:room]], width)
        for each in shown[room:]:
            yield _in_one_line(each.card)

    def final(self, state: Any, width: int) -> RenderableType:
        """The table after the last turn."""
        top = Table.grid(padding=(0, 2, 0, 0), expand=True)
        top.add_column(no_wrap=True)
        top.add_column(ratio=1)
        top.add_row(arena.arena(state, set()), Group(*self._players(state, -1)))
        return top


_PLAYED = ("summon", "flare", "thaw", "warp")


def _asking(request: Any) -> int | None:
    """The card whose effect asks: its text is what the player wants to read now."""
    return BY_NAME[card_of_program(request.source)] if request is not None and request.source else None


def _in_one_line(card: CardText) -> Text:
    line = Text(overflow="ellipsis", no_wrap=True)
    line.append(f" {card.title} ", style="bold")
    line.append(" · ".join(card.facts[-1:]) + " · ", style="dim")
    return line.append(" ".join(text for _, text in card.texts), style="dim")
