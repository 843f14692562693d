"""A match in the terminal: seats that are asked answer, people by typing, computer players by thinking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from rich.console import Console, RenderableType

from arenarium.bots.agreement import answer
from arenarium.cards.cardtext import find_named
from arenarium.core.bot import Bot
from arenarium.core.declaration import Declaration
from arenarium.core.errors import NotationError
from arenarium.core.event import Event
from arenarium.core.game import Choice, Request
from arenarium.core.kit import GameKit
from arenarium.core.undo import UndoableMatch
from arenarium.narration.narrator import Narrator
from arenarium.terminal.cardpanels import Shown, card_panel
from arenarium.terminal.menu import Item, Menu, listing
from arenarium.terminal.page import Page, ScreenSpace, stacked

RESIGNING = (Declaration.RESIGN, Declaration.PROPOSE_RESIGNING, Declaration.KEEP_PLAYING)
DRAWS = (Declaration.OFFER_DRAW, Declaration.ACCEPT_DRAW, Declaration.WITHDRAW_DRAW)
YES = frozenset(("y", "yes", "t", "tak", "a", "ano"))


S_in = TypeVar("S_in", contravariant=True)
"""The state of the game."""
R_in = TypeVar("R_in", contravariant=True)
"""Its requests."""


class ScreenOf(Protocol[S_in, R_in]):
    """How a game looks in the terminal."""

    def menu(self, state: S_in, seat: int, request: R_in) -> Menu: ...

    def header(self, state: S_in) -> str: ...

    def body(self, state: S_in, seat: int, request: R_in, room: ScreenSpace) -> RenderableType: ...

    def final(self, state: S_in, seat: int | None, width: int) -> RenderableType: ...


Screen: TypeAlias = ScreenOf[Any, Any]
"""A screen of any game: state and requests only go from the game to its own screen."""


class Left(Exception):
    """Somebody has left the table."""


class TerminalTable:
    """One match with its people, its computer players and what has happened so far."""

    def __init__(
        self,
        kit: GameKit,
        match: UndoableMatch,
        narrator: Narrator,
        screen: Screen,
        console: Console,
        players: Mapping[int, Bot],
        events: list[Event],
        saved: Callable[[], None],
    ) -> None:
        """Seats that are not among `players` are people's. `saved` is called after each choice."""
        self._kit = kit
        self._match, self._narrator, self._screen, self._players = match, narrator, screen, players
        self._words = narrator.words
        self._page = Page(console, narrator)
        self._events = events
        self._spans: list[slice] = []
        """The events of each choice of this session."""
        self._read_up_to: dict[int, int] = {}
        """How many events each person had seen before its last choice."""
        self._saved = saved
        self._last_asked = -1

    def play(self) -> bool:
        """Play on to the end; False if somebody has left before."""
        try:
            while requests := self._match.state.requests():
                seat = next((seat for seat in requests if seat in self._players), next(iter(requests)))
                if seat in self._players:
                    self._let_think(seat, requests[seat])
                else:
                    self._ask(seat, requests[seat])
        except (Left, EOFError, KeyboardInterrupt):
            return False
        people = [seat for seat in range(self._seats()) if seat not in self._players]
        reader = people[0] if len(people) == 1 else None
        state = self._match.state
        assert state.outcome is not None
        log = self._told(reader, since=self._read_up_to.get(people[0], 0) if people else 0)
        self._page.last(self._screen.header(state), self._screen.final(state, reader, self._page.width), log)
        self._page.outcome(state.outcome, reader)
        return True

    def _seats(self) -> int:
        record = self._match.recorder.record
        return self._match.recorder.game.seats(record.setup)

    # ---------------------------------------------------------------------------------------------------------- choices

    def _let_think(self, seat: int, request: Request) -> None:
        with self._page.waiting(self._words("thinking", name=self._narrator.seat(seat))):
            choice = self._players[seat].choose(request, lambda: self._match.state.view(seat))
        self._apply(seat, choice)

    def _apply(self, seat: int, choice: Choice) -> None:
        events = self._match.apply(seat, choice)
        self._spans.append(slice(len(self._events), len(self._events) + len(events)))
        self._events += events
        self._saved()

    def _answer(self, seat: int, choice: Choice) -> None:
        self._read_up_to[seat] = len(self._events)
        self._apply(seat, choice)

    def _undo(self, seat: int) -> None:
        self._match.undo(seat)
        span = self._spans.pop()
        del self._events[span]  # what was said since stays
        self._read_up_to[seat] = min(self._read_up_to[seat], span.start)
        self._saved()

    # ---------------------------------------------------------------------------------------------------------- dialog

    def _ask(self, seat: int, request: Request) -> None:
        """Ask a person until there is an answer."""
        self._hand_over(seat)
        state = self._match.state
        menus = [self._screen.menu(state, seat, request)]
        notice: RenderableType = ""
        while True:
            self._draw(seat, request, menus, notice)
            text = self._page.read()
            word, _, rest = text.partition(" ")
            match word.lower():
                case "?" | "h":
                    notice = f"{self._words('help-answers')}\n{self._words('help')}"
                case "q":
                    raise Left
                case "l":
                    self._page.show(self._words("log-title"), self._told(seat, since=0))
                    notice = ""
                case "c" if rest:
                    notice = self._card(rest)
                case "b" | "u" if len(menus) > 1:
                    menus.pop()
                    notice = ""
                case "u":
                    refusal = self._match.refusal(seat)
                    if refusal is None:
                        self._undo(seat)
                        return
                    notice = self._words(f"refused-{refusal.name.lower()}")
                case "r" | "d":
                    declaration = self._open_to(seat, RESIGNING if word.lower() == "r" else DRAWS)
                    if declaration is None:
                        notice = self._words("resign-not-allowed" if word.lower() == "r" else "draw-not-allowed")
                    elif self._declare(seat, declaration):
                        return
                    else:
                        notice = ""
                case _:
                    entry = self._entry(text, menus[-1], request)
                    if isinstance(entry, str):
                        notice = entry
                    elif isinstance(entry.leads_to, Menu):
                        menus.append(entry.leads_to)
                        notice = ""
                    else:
                        self._answer(seat, entry.leads_to)
                        return

    def _entry(self, text: str, menu: Menu, request: Request) -> Item | str:
        """What an answer means, or why it means nothing."""
        if not text:
            return menu.only() or self._words("ask-number")
        items = menu.find(text)
        if items:
            return items[0] if len(items) == 1 else Item(text, listing(items))
        if text.isdigit():
            return self._words("no-such-number", text=text)
        game = self._match.recorder.game
        try:
            choice = game.read(self._match.state, text)
        except NotationError:
            squares = {typed for group in menu.groups for item in group.items for typed in item.typed}
            message = "not-possible" if squares and _looks_like_square(text) else "not-understood"
            return self._words(message, text=text)
        return Item(text, choice) if choice in request.options else self._words("not-possible", text=text)

    def _draw(self, seat: int, request: Request, menus: list[Menu], notice: RenderableType) -> None:
        state, page = self._match.state, self._page
        if notice and not page.redraws:
            page.put(stacked(notice))
            return
        inner = len(menus) > 1
        lines = [] if inner else self._told(seat, self._read_up_to.get(seat, 0))
        question = page.question(self._narrator.question(state, seat, request), menus[-1], inner)
        log = page.log(lines)
        room = page.room_above(stacked(log, question, notice))
        body = self._screen.body(state, seat, request, room)
        log = page.log(lines, page.lines(log) + max(0, room.height - page.lines(body)))
        page.begin(self._screen.header(state))
        page.put(stacked(body, log, question, notice))

    def _told(self, reader: int | None, since: int) -> list[str]:
        lines = (self._narrator.event(event, reader) for event in self._events[since:])
        return [line for line in lines if line]

    def _card(self, name: str) -> RenderableType:
        shelf, cards = self._kit.cards_, self._kit.cards_of(self._match.recorder.game)
        try:
            return card_panel(Shown(find_named(name, shelf().texts(cards, self._words.language) if shelf else {})))
        except NotationError:
            return self._words("card-unknown", text=name)

    def _open_to(self, seat: int, about: Sequence[Declaration]) -> Declaration | None:
        """What a seat can say about something; there is never more than one thing, beside declining."""
        open_ = self._match.state.declarations(seat)
        return next((declaration for declaration in about if declaration in open_), None)

    def _declare(self, seat: int, declaration: Declaration) -> bool:
        """Say it, if the player is sure. Who does not accept a draw declines it."""
        if self._page.read(self._words(f"sure-{declaration.value.replace(' ', '-')}")).lower() not in YES:
            if declaration is not Declaration.ACCEPT_DRAW:
                return False
            declaration = Declaration.DECLINE_DRAW
        self._events += self._match.declare(seat, declaration)
        for other in self._players:
            reply = answer(self._kit, self._match.state, other)
            if reply is not None:
                self._events += self._match.declare(other, reply)
        self._saved()
        return True

    def _hand_over(self, seat: int) -> None:
        """With several people at one terminal, nobody sees the hand of another."""
        people = self._seats() - len(self._players)
        if people > 1 and seat != self._last_asked:
            self._page.cover(self._words("hand-over", name=self._narrator.seat(seat)))
        self._last_asked = seat


def _looks_like_square(text: str) -> bool:
    return len(text) == 2 and text[0].isalpha() and text[1].isdigit()
