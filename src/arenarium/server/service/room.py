"""One table as this process knows it: who watches, and the game as far as it has been read.

The database has the truth. What is known here may be thrown away and read again at any time, and is, whenever anything
goes wrong: so nobody ever sees what was not kept.
"""

from __future__ import annotations

import asyncio
import random
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Protocol

import msgspec

from arenarium.games import game_of
from arenarium.server.bus.base import Bus, News
from arenarium.server.errors import Conflict, Forbidden, Invalid, NotFound
from arenarium.server.live.live_match import Asked, Sitting
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages import socket as wire
from arenarium.server.metrics import Metrics
from arenarium.server.service.accounts import Identity
from arenarium.server.service.info import names_of, plan_of, table_info
from arenarium.server.service.names import UNSEEN
from arenarium.server.store.ratings import COMPUTER, Ranked
from arenarium.server.store.rows import CLOSED, ChatRow, TableRow
from arenarium.server.store.steps import Consequences, Overtaken, Steps
from arenarium.server.store.tables import Tables

GRACE = 10_000
"""Milliseconds after which another process looks after a computer player that has not answered."""
ABANDONED = 30 * 24 * 60 * 60 * 1000
"""A game without a clock at which nothing has happened for so long is closed; milliseconds."""
_ATTEMPTS = 10
_SLICE = 64
"""Steps that are played again in one go, before others get their turn."""

_JOINERS = "\u200c\u200d"
"""Invisible, but words of some languages, and pictures of families, are put together with them."""

encode = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """Somebody who looks at a table."""

    @property
    def who(self) -> Identity | None: ...

    @property
    def language(self) -> str | None: ...

    def send(self, message: bytes) -> None:
        """Never waits: who cannot keep up is sent away, and comes back to where it was."""

    def doubt(self) -> None:
        """Find out again who it is: a session may have ended."""


@dataclass(frozen=True, slots=True)
class Backstage:
    """What rooms work with."""

    tables: Tables
    steps: Steps
    bus: Bus
    metrics: Metrics
    now: Callable[[], int]


class Room:
    """Everything here happens while `lock` is held."""

    def __init__(self, table: str, backstage: Backstage) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.visits = 0
        """Who is in here, or waits at the door."""
        self.watchers: set[Watcher] = set()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Computer players at work, by seat and id of the question."""
        self._backstage = backstage
        self._row: TableRow | None = None
        self._sitting: Sitting | None = None
        self._reporters: dict[str | None, Reporter] = {}
        self._told: int | None = None
        """The last step of which the watchers know; None before the first position."""
        self._said = 0

    # ------------------------------------------------------------------------------------------------ what is the case

    @property
    def row(self) -> TableRow:
        assert self._row is not None
        return self._row

    @property
    def sitting(self) -> Sitting | None:
        """The game, once it has begun."""
        return self._sitting

    @property
    def known(self) -> News | None:
        """How far the table has got, as far as it is known here."""
        if self._row is None:
            return None
        number = self._sitting.number if self._sitting else self._row.number
        return News(self.table, self._row.revision, number, self._said)

    def knows(self, news: News) -> bool:
        known = self.known
        return known is not None and all(here >= there for here, there in zip(known[1:4], news[1:4], strict=True))

    def forget(self) -> None:
        """What is known may be wrong."""
        self._sitting = None
        self._row = None
        self._reporters.clear()

    async def ready(self) -> None:
        """Know the table. Raises NotFound where there is none."""
        if self._row is None:
            await self.catch_up()

    async def catch_up(self, news: News | None = None) -> None:
        """Read what is new, and tell it. News that is only of steps and chat spares reading the table itself."""
        old = self._row
        if old is not None and news is not None and news.revision == old.revision:
            row: TableRow | None = replace(old, number=news.number, said=news.said)
        else:
            row = await self._backstage.tables.get(self.table)
        if row is None:
            raise NotFound("there is no such table", "no-such-table")
        self._row = row
        if old is None or old.revision != row.revision:
            self._reporters.clear()
            self._tell_table()
            self._doubt_who_had_a_seat(old)
        if row.started_at is not None:
            if self._sitting is None:
                self._sitting = Sitting(plan_of(row))
            steps = await self._steps_after(self._sitting.number, news)
            for count, (step, following) in enumerate(zip_longest(steps, steps[1:])):
                self._sitting.play(step)
                if following is not None:
                    self._sitting.supply_left_out(following)
                if count % _SLICE == _SLICE - 1:
                    await asyncio.sleep(0)
            self._tell_steps()
        if row.said > self._said:
            lines = await self._backstage.steps.said(self.table, self._said)
            self._said = row.said
            self._tell(lambda watcher: encode(wire.Said(self._lines(lines))))

    async def _steps_after(self, number: int, news: News | None) -> Sequence[Step]:
        """What the news brings along need not be read."""
        if news is not None and news.step is not None and news.step.number == news.number == number + 1:
            return [news.step]
        return await self._backstage.steps.since(self.table, number)

    async def publish(self, step: Step | None = None) -> None:
        """Let other processes know that there is something new."""
        if self.known is not None:
            await self._backstage.bus.publish(self.known._replace(step=step))

    # --------------------------------------------------------------------------------------------------------- telling

    def _tell(self, message: Callable[[Watcher], bytes]) -> None:
        for watcher in list(self.watchers):
            watcher.send(message(watcher))

    def _tell_table(self) -> None:
        self._tell(lambda watcher: encode(wire.Changed(table_info(self.row, watcher.who), self.seat_of(watcher.who))))

    def _doubt_who_had_a_seat(self, old: TableRow | None) -> None:
        """A player who got up is still the same; but a guest who has logged in is not: it comes back as the account."""
        for watcher in self.watchers:
            had_seat = old is not None and watcher.who is not None and old.seat_of(watcher.who.id) is not None
            if had_seat and self.seat_of(watcher.who) is None:
                watcher.doubt()

    def _tell_steps(self) -> None:
        """Send what has been played since the last report: to each watcher what it may know."""
        sitting = self._sitting
        assert sitting is not None
        if self._told == sitting.number:
            return
        news = sitting.log[self._told or 0 :]
        self._told = sitting.number
        made: dict[tuple[int | None, str | None], bytes] = {}

        def message(watcher: Watcher) -> bytes:
            seat = self.seat_of(watcher.who)
            key = (seat, watcher.language)
            if key not in made:
                reporter = self._reporter(watcher.language)
                made[key] = encode(wire.Played(reporter.steps(news, seat), reporter.position(seat)))
            return made[key]

        self._tell(message)

    def _reporter(self, language: str | None) -> Reporter:
        assert self._sitting is not None
        if language not in self._reporters:
            names = names_of(self.row, language) if language is not None else []
            self._reporters[language] = Reporter(self._sitting, language, names)
        return self._reporters[language]

    def _lines(self, rows: Sequence[ChatRow]) -> list[wire.ChatLine]:
        return [wire.ChatLine(row.number, row.at, row.name, self.row.seat_of(row.player), row.text) for row in rows]

    def seat_of(self, who: Identity | None) -> int | None:
        return None if who is None else self.row.seat_of(who.id)

    async def welcome(self, watcher: Watcher, since: int) -> None:
        """Tell a newcomer everything after the step that it has seen last, and keep it informed."""
        await self.catch_up()
        chat = await self._backstage.steps.said(self.table, 0)
        seat, sitting = self.seat_of(watcher.who), self._sitting
        steps, position = [], None
        if sitting is not None:
            reporter = self._reporter(watcher.language)
            steps, position = reporter.steps(sitting.log[since:], seat), reporter.position(seat)
        table = table_info(self.row, watcher.who)
        watcher.send(encode(wire.Welcome(wire.PROTOCOL, table, seat, steps, position, self._lines(chat))))
        self.watchers.add(watcher)

    # ---------------------------------------------------------------------------------------------------------- acting

    async def act(self, who: Identity, message: wire.FromClient) -> None:
        """What somebody at the table wants to do. Raises a Refusal where it is not possible."""
        if isinstance(message, wire.Say):
            await self._say(who, message.text)
            return

        def wanted(sitting: Sitting) -> Step:
            return self._step(sitting, self._own_seat(sitting, who), message)

        await self._make(wanted)

    async def answer(self, seat: int, asked: int, choice: str | None) -> None:
        """The choice of a computer player; None: any of its options. Raises a Refusal where it comes too late."""

        def wanted(sitting: Sitting) -> Step:
            _still_asked(sitting, seat, asked)
            text = choice if choice is not None else _any_option(sitting, seat)
            return Step(sitting.number + 1, self._time(sitting), Kind.CHOICE, seat, text)

        await self._make(wanted)

    async def time_is_up(self) -> None:
        """End the turns of all whose time is up."""
        await self._make(lambda sitting: None)

    async def _make(self, wanted: Callable[[Sitting], Step | None]) -> None:
        """Make the step that is wanted, as soon as what time has done before is done, and what computer players have to
        say to it."""
        made = False
        for _ in range(_ATTEMPTS):
            await self.ready()
            sitting = self._sitting
            if sitting is None:
                raise Conflict("the game has not begun", "not-begun")
            if self.row.status == CLOSED:
                raise Conflict("the table is closed: nothing has happened here for too long", "closed")
            now = self._backstage.now()
            due = sitting.overdue(now) or sitting.owed_word(now)
            step = due or (None if made else wanted(sitting))
            if step is None:
                return
            try:
                await self._keep(sitting, step)
            except Overtaken:
                self.forget()  # another process was faster
                continue
            made = made or step is not due
        if not made:
            raise Conflict("too much is going on at this table; try again", "busy")

    async def _keep(self, sitting: Sitting, step: Step) -> None:
        """Play a step, keep it, and only then tell it. If it cannot be kept, it was not played."""
        entry = sitting.play(step)
        outcome = sitting.outcome
        then = Consequences(
            due_at=self.due(sitting),
            takes_over={seat: player for seat in entry.takes_over if (player := sitting.computers[seat])},
            outcome=None if outcome is None else outcome.to_json(),
            ranked=None if outcome is None else self._ranked(sitting),
        )
        try:
            await self._backstage.steps.append(self.table, entry.step, then)
        except BaseException:
            self.forget()
            raise
        self._backstage.metrics.choices.labels(sitting.plan.game).inc()
        if outcome is not None or entry.takes_over:
            await self.catch_up()
        else:
            self._tell_steps()
        await self.publish(entry.step)

    def due(self, sitting: Sitting) -> int | None:
        """When the server has to look at this table again."""
        if sitting.outcome is not None:
            return None
        if sitting.waiting_computers() or sitting.owes_word:
            return self._backstage.now() + GRACE
        end = sitting.clocks.next_end()
        return sitting.at + ABANDONED if end is None else end[0]

    def _ranked(self, sitting: Sitting) -> Ranked | None:
        """The game for the ratings: those of accounts and computer players. Who left is the last."""
        seats, outcome = self.row.seats, sitting.outcome
        assert outcome is not None
        if not any(seat.account for seat in seats) or any(seat.player and not seat.account for seat in seats):
            return None
        who = [seat.player or f"{COMPUTER}{seat.computer}" for seat in seats]
        gone = {number for number, seat in enumerate(seats) if seat.player and sitting.computers[number]}
        sides = game_of(self.row.game).sides(self.row.setup)
        last = len(seats) + 1
        ranking = [last if gone.intersection(side) else outcome.ranking[side[0]] for side in sides]
        return Ranked(self.row.game, self.row.way, [[who[seat] for seat in side] for side in sides], ranking)

    def _time(self, sitting: Sitting) -> int:
        """Now; clocks of several machines may differ a little, steps do not go back in time."""
        return max(self._backstage.now(), sitting.at)

    def _own_seat(self, sitting: Sitting, who: Identity) -> int:
        seat = self.row.seat_of(who.id)
        if seat is None:
            raise Forbidden("you have no seat at this table", "no-seat")
        if sitting.computers[seat] is not None:
            raise Forbidden("a computer player has taken over your seat", "taken-over")
        return seat

    def _step(self, sitting: Sitting, seat: int, message: wire.FromClient) -> Step:
        number, at = sitting.number + 1, self._time(sitting)
        match message:
            case wire.Choose():
                _still_asked(sitting, seat, message.request)
                return Step(number, at, Kind.CHOICE, seat, message.choice)
            case wire.Undo():
                if message.number != sitting.number:
                    raise Conflict(f"the last step is {sitting.number} now, not {message.number}", "stale")
                return Step(number, at, Kind.UNDO, seat)
            case wire.Declare():
                return Step(number, at, Kind.DECLARE, seat, message.declaration.value)
            case wire.Leave():
                return Step(number, at, Kind.LEAVE, seat)
            case wire.Agree():
                return Step(number, at, Kind.AGREE, seat, str(message.seat))
            case wire.Claim():
                return Step(number, at, Kind.CLAIM, seat, str(message.seat))
        raise AssertionError(f"{type(message).__name__} makes no step")

    async def _say(self, who: Identity, text: str) -> None:
        await self.ready()
        told = " ".join(text.split())
        if any(unicodedata.category(sign) in UNSEEN and sign not in _JOINERS for sign in told):
            raise Invalid("text: control characters and invisible characters are not allowed")
        if not told.strip(f" {_JOINERS}"):
            raise Invalid("there is nothing to read in this line", "empty")
        await self._backstage.steps.say(self.table, self._backstage.now(), who.id, who.name, told)
        await self.catch_up()
        await self.publish()


def _still_asked(sitting: Sitting, seat: int, id: int) -> Asked:
    asked = sitting.asked.get(seat)
    if asked is None:
        raise Conflict(
            "the game is over" if sitting.outcome else "this seat is not asked for anything now", "not-asked"
        )
    if asked.id != id:
        raise Conflict(f"this answers question {id}; the one that is asked now is {asked.id}", "stale")
    return asked


def _any_option(sitting: Sitting, seat: int) -> str:
    return sitting.game.say(sitting.state, random.choice(sitting.asked[seat].request.options))
