"""The screen of Tash-Kalar: the arena, the players, the tasks, the cards in hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arenarium.games.tashkalar.cards.cards import Being, Task
from arenarium.games.tashkalar.cards.text import card_text, school_title, title
from arenarium.games.tashkalar.game import Request, State
from arenarium.games.tashkalar.language.render import RENDERERS, name
from arenarium.games.tashkalar.narration.narrator import TashKalarNarrator, card_of_program
from arenarium.games.tashkalar.rules.score import side_score
from arenarium.games.tashkalar.state.choices import Flare, Summon, Thaw, Warp
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.ui import arena
from arenarium.games.tashkalar.ui.menu import menu_of, possible_squares
from arenarium.terminal.cardpanels import Shown, capital, card_panel, side_by_side
from arenarium.terminal.colours import STYLES
from arenarium.terminal.menu import Menu
from arenarium.terminal.page import ScreenSpace


class TashKalarScreen:
    def __init__(self, narrator: TashKalarNarrator) -> None:
        self._narrator = narrator
        self._words = narrator.words
        self._language = narrator.language

    def menu(self, state: State, seat: int, request: Request) -> Menu:
        return menu_of(self._narrator, state, seat, request.options)

    def header(self, state: State) -> str:
        form = name("forms", state.table.form.value, self._language)
        header = self._words("header-tashkalar", form=form, turn=state.turn + 1)
        return f"{header} · {self._words('last-turns')}" if state.end_by >= 0 else header

    def body(self, state: State, seat: int, request: Request, room: ScreenSpace) -> RenderableType:
        """Everything that the seat sees, above its question; as many cards in full as there is room for."""
        possible = possible_squares(request.kind, request.options)
        signs = Text(self._words("arena-signs", form=state.table.form.value), style="dim")
        top = Table.grid(padding=(0, 2, 0, 0), expand=True)
        top.add_column(no_wrap=True)
        top.add_column(ratio=1)
        top.add_row(arena.arena(state, possible), Group(*self._players(state, seat), signs))
        cards = list(self._cards(state, seat, request))
        for short_tasks, in_full in self._details(len(cards), len(state.hands[seat])):
            body = Group(top, *self._tasks(state, short_tasks), *self._hand(cards, in_full, room.width))
            if room.lines(body) <= room.height:
                break
        return body

    def _details(self, cards: int, beings: int) -> Iterator[tuple[bool, int]]:
        """What to try in turn, from everything to the least: whether tasks are cut short, how many cards are shown."""
        yield from ((False, in_full) for in_full in range(cards, beings - 1, -1))
        yield from ((True, in_full) for in_full in range(cards, -1, -1))

    # -------------------------------------------------------------------------------------------------------- players

    def _players(self, state: State, seat: int | None) -> Iterator[Text]:
        for player in range(state.table.seats):
            side = state.table.side_of(player)
            line = Text(" ".join(arena.SIGNS[side]) + " ", style=STYLES[side])
            line.append(self._narrator.seat(player), style="bold underline" if player == state.active else "bold")
            if player == seat:
                line.append(f" ({self._words('you')})")
            line.append(f", {school_title(state.cards, state.table.schools[player], self._language)}", style="dim")
            yield line
            yield Text("  " + self._facts(state, player), style="dim")

    def _facts(self, state: State, seat: int) -> str:
        table, side = state.table, state.table.side_of(seat)
        facts = []
        if seat == table.seats_of(side)[0]:  # of a team, shown once
            facts.append(self._points(state, seat))
            facts.append(self._words("supply", common=state.two_faced[side], legendary=state.legendary[side]))
        cards = (len(state.hands[seat]), len(state.legends[seat]), len(state.flares[seat]))
        facts.append(self._words("cards-held", hand="+".join(map(str, cards)), deck=len(state.decks[seat].cards)))
        frozen, pending = state.extras.frozen[seat], state.extras.pending[seat]
        for message, card in (("frozen-card", frozen), ("pending-card", pending)):
            if card >= 0:
                facts.append(self._words(message, card=self._narrator.card(state.cards.names[card])))
        if table.form is Form.MELEE and state.improvised[seat]:
            used = [arena.SIGNS[colour][1] for colour in range(table.sides) if state.improvised[seat] >> colour & 1]
            facts.append(self._words("improvised-with", signs=" ".join(used)))
        return " · ".join(facts)

    def _points(self, state: State, seat: int) -> str:
        table = state.table
        if table.form is Form.MELEE:
            points = state.points[seat * table.sides : (seat + 1) * table.sides]
            by_colour = " ".join(
                f"{arena.SIGNS[colour][1]}{points[colour]}" for colour in range(table.sides) if colour != seat
            )
            return self._words("points", points=by_colour, limit=table.goal)
        return self._words("points", points=str(side_score(state, table.side_of(seat))), limit=table.goal)

    def _tasks(self, state: State, short: bool) -> Iterator[Text]:
        if state.table.form is not Form.HIGH:
            return
        for task in state.tasks:
            yield self._task("task-current", state.cards.tasks[task], short)
        for task in state.decks[state.table.tasks_deck].cards[:1]:  # it lies face up
            yield self._task("task-next", state.cards.tasks[task], short)

    def _task(self, message: str, card: Task, short: bool) -> Text:
        line = Text(no_wrap=short, overflow="ellipsis")
        line.append(self._words(message, task=title(card, self._language), points=card.points), style="bold")
        return line.append(" " + RENDERERS[self._language].criterion(card.criterion), style="not bold dim")

    # ----------------------------------------------------------------------------------------------------------- hand

    def _cards(self, state: State, seat: int, request: Request) -> Iterator[Shown]:
        """The cards in hand and before the player, and first of all the one whose effect asks."""
        options = request.options if request else ()
        playable = {option.card for option in options if isinstance(option, Summon | Flare | Thaw | Warp)}
        in_play = [card for card in (state.extras.pending[seat], state.extras.frozen[seat]) if card >= 0]
        asking = [state.cards.numbers[card_of_program(request.source)]] if request and request.source else []
        held = [*asking, *in_play, *state.hands[seat], *state.legends[seat], *state.flares[seat]]
        for card in dict.fromkeys(held):
            text = card_text(state.cards, state.cards.cards[card], self._language)
            if isinstance(state.cards.cards[card], Being):
                text = replace(text, facts=text.facts[1:])  # the school is shown with the player
            yield Shown(text, card in playable)

    def _hand(self, cards: list[Shown], in_full: int, width: int) -> Iterator[RenderableType]:
        """The first cards in full, the others by name."""
        if in_full:
            yield side_by_side([card_panel(shown) for shown in cards[:in_full]], width)
        if cards[in_full:]:
            names = ", ".join(capital(shown.card.title) for shown in cards[in_full:])
            yield Text(self._words("more-cards", names=names), no_wrap=True, overflow="ellipsis")

    def final(self, state: State, seat: int | None, width: int) -> RenderableType:
        """The table after the last turn."""
        top = Table.grid(padding=(0, 2, 0, 0), expand=True)
        top.add_column(no_wrap=True)
        top.add_column(ratio=1)
        top.add_row(arena.arena(state, set()), Group(*self._players(state, seat)))
        return top
