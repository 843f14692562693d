"""One table as this process knows it: who watches, and the game as far as it has been read.

The database has the truth. What is known here may be thrown away and read again at any time, and is, whenever anything
goes wrong: so nobody ever sees what was not kept.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from arenarium.server.bus.base import News, PresenceNews
from arenarium.server.errors import Conflict, ErrorCode, Forbidden, NotFound
from arenarium.server.live.live_match import MAX_CHOICES, LiveMatch, replaying
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import DaysClock
from arenarium.server.service import abandoned, chat, dealing, happenings, requested
from arenarium.server.service.accounts import Identity
from arenarium.server.service.info import expect_allowed, table_info
from arenarium.server.service.presence import Presence
from arenarium.server.service.rated import ranked
from arenarium.server.service.room_services import BOT_GRACE, RoomServices, Watcher
from arenarium.server.service.slices import in_slices
from arenarium.server.service.teller import Reader, Teller, encode
from arenarium.server.store.rows import CLOSED, LIVE, ChatRow, TableRow
from arenarium.server.store.steps import Consequences, Overtaken

_MAX_ATTEMPTS = 10


class Room:
    """Everything here happens while `lock` is held."""

    def __init__(self, table: str, services: RoomServices) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.visits = 0
        """Who is in here, or waits at the door."""
        self.watchers: set[Watcher] = set()
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Computer players at work, by seat and id of the question."""
        self._services = services
        self._row: TableRow | None = None
        self._live: LiveMatch | None = None
        self._teller: Teller | None = None
        self._last_sent: int | None = None
        """The last step of which the watchers know; None before the first position."""
        self._chat_number = 0
        self._removed: set[int] = set()
        """Lines of chat that hosts have removed."""
        self.presence = Presence()
        self.resting_since: float | None = None
        """Since when nobody is here, by the monotonic clock: what is known is kept for a while, and may be old."""

    # ------------------------------------------------------------------------------------------------ what is the case

    @property
    def row(self) -> TableRow:
        assert self._row is not None
        return self._row

    @property
    def live(self) -> LiveMatch | None:
        """The game, once it has begun."""
        return self._live

    @property
    def known(self) -> News | None:
        """How far the table has got, as far as it is known here."""
        if self._row is None:
            return None
        number = self._live.number if self._live else self._row.number
        return News(self.table, self._row.revision, number, self._chat_number)

    def knows(self, news: News) -> bool:
        known = self.known
        return known is not None and all(here >= there for here, there in zip(known[1:4], news[1:4], strict=True))

    def forget(self) -> None:
        """What is known may be wrong."""
        self._live = None
        self._row = None
        self._teller = None

    def rest(self) -> None:
        """Nobody is here any more. Other processes are not heard until somebody comes."""
        self.resting_since = time.monotonic()
        self.presence = Presence()

    async def ready(self) -> None:
        """Know the table. Raises NotFound where there is none."""
        if self._row is None or self.resting_since is not None:
            await self.catch_up()

    async def catch_up(self, news: News | None = None) -> None:
        """Read what is new, and tell it. News that is only of steps and chat spares reading the table itself."""
        old = self._row
        if old is not None and news is not None and news.revision == old.revision:
            row: TableRow | None = replace(old, number=news.number, said=news.said)
        else:
            row = await self._services.tables.get(self.table)
        if row is None:
            raise NotFound("there is no such table", ErrorCode.NO_SUCH_TABLE)
        self._row, self.resting_since = row, None
        if old is None or old.revision != row.revision:
            self._teller = None
            self._send_table()
            self._recheck_former_players(old)
            self.update_presence()
            if row.said:
                await self._look_for_removed(told=old is not None)
        if row.started_at is not None:
            if self._live is None:
                self._live = await self._services.begin(row)
            steps = await self._steps_after(self._live.number, news)
            await in_slices(replaying(self._live, steps))
            await self._send_steps()
        if row.said > self._chat_number:
            lines = await self._services.steps.said(self.table, self._chat_number)
            self._chat_number = row.said
            self._send(lambda watcher: encode(wire.Said(shown)) if (shown := self._lines(lines, watcher)) else None)

    async def _look_for_removed(self, *, told: bool) -> None:
        """Find out whether hosts have removed lines of chat, and take them from everybody's sight."""
        removed = await self._services.steps.removed(self.table)
        if told and (new := sorted(removed - self._removed)):
            self._send(lambda watcher: encode(wire.Unsaid(new)))
        self._removed = removed

    async def _steps_after(self, number: int, news: News | None) -> Sequence[Step]:
        """What the news brings along need not be read."""
        if news is not None and news.step is not None and news.step.number == news.number == number + 1:
            return [news.step]
        return await self._services.steps.since(self.table, number)

    async def publish(self, step: Step | None = None) -> None:
        """Let other processes know that there is something new."""
        if self.known is not None:
            await self._services.bus.publish(self.known._replace(step=step))

    # --------------------------------------------------------------------------------------------------------- telling

    def _send(self, message: Callable[[Watcher], bytes | None]) -> None:
        for watcher in list(self.watchers):
            if (content := message(watcher)) is not None:
                watcher.send(content)

    def _send_table(self) -> None:
        self._send(lambda watcher: encode(wire.Changed(table_info(self.row, watcher.who), self.seat_of(watcher.who))))

    def _recheck_former_players(self, old: TableRow | None) -> None:
        """A player who got up is still the same; but a guest who has logged in is not: it comes back as the account."""
        for watcher in self.watchers:
            had_seat = old is not None and watcher.who is not None and old.seat_of(watcher.who.id) is not None
            if had_seat and self.seat_of(watcher.who) is None:
                watcher.recheck()

    async def _send_steps(self) -> None:
        """Send what has been played since the last report: to each watcher what it may know.

        Who is asked nothing hears it before the questions to the others are put together: how long that takes depends
        on what they have in their hands. Of several who are asked, chance says who is first.
        """
        live = self._live
        assert live is not None
        if self._last_sent == live.number:
            return
        news, teller = live.log[self._last_sent or 0 :], self._tell(live)
        self._last_sent = live.number
        readers: dict[Reader, list[Watcher]] = {}
        for watcher in self.watchers:
            readers.setdefault(self._reader(watcher), []).append(watcher)
        asked = live.asked_seats
        groups = [[reader for reader in readers if reader[0] not in asked]]
        groups += [[reader for reader in readers if reader[0] == seat] for seat in random.sample(asked, len(asked))]
        message_to = teller.played(news, readers)
        for group in groups:
            for reader in group:
                message = message_to(reader)
                for watcher in readers[reader]:
                    watcher.send(message)
            await asyncio.sleep(0)  # what has been said so far goes out

    def _reader(self, watcher: Watcher) -> Reader:
        return self.seat_of(watcher.who), watcher.language

    def _tell(self, live: LiveMatch) -> Teller:
        if self._teller is None:
            self._teller = Teller(self.row, live)
        return self._teller

    def _lines(self, rows: Sequence[ChatRow], watcher: Watcher) -> list[wire.ChatLine]:
        return [
            wire.ChatLine(row.number, row.at, row.name, self.row.seat_of(row.player), row.text, row.removed)
            for row in rows
            if row.player not in watcher.ignores
        ]

    def seat_of(self, who: Identity | None) -> int | None:
        """The seat that somebody plays; in a sandbox its owner plays one after the other."""
        seat = None if who is None else self.row.seat_of(who.id)
        return self._live.seat_in_hand if seat is not None and self.row.sandbox and self._live else seat

    def _seats_of(self, who: Identity | None) -> list[int]:
        """All of them."""
        return [] if who is None else [seat for seat, other in enumerate(self.row.seats) if other.player == who.id]

    async def welcome(self, watcher: Watcher, since: int) -> None:
        """Tell a newcomer everything after the step that it has seen last, and keep it informed."""
        await self.catch_up()
        expect_allowed(self.row, watcher.who)
        chat = await self._services.steps.said(self.table, 0)
        reader, live = self._reader(watcher), self._live
        steps, position = [], None
        if live is not None:
            teller = self._tell(live)
            steps, position = await teller.steps(since, reader), teller.position(reader)
        seat = reader[0]
        table = table_info(self.row, watcher.who)
        self.watchers.add(watcher)
        self.update_presence(newcomer=watcher)
        lines, away = self._lines(chat, watcher), self._away()
        watcher.send(encode(wire.Welcome(wire.PROTOCOL, table, seat, steps, position, lines, away)))

    # -------------------------------------------------------------------------------------------------------- presence

    def _away(self) -> dict[str, int]:
        return {str(seat): since for seat, since in self.presence.away.items()}

    def update_presence(self, *, newcomer: Watcher | None = None) -> None:
        """Find out who of the players is connected, and tell it where that has changed."""
        if self._row is None:
            return  # it is found out when the table is read again
        here = frozenset(seat for watcher in self.watchers for seat in self._seats_of(watcher.who))
        if here != self.presence.here or (newcomer is not None and len(self.watchers) == 1):
            self.presence.here = here
            self.say_who_is_here(asks=newcomer is not None and len(self.watchers) == 1)
        players = {number for number, seat in enumerate(self._row.seats) if seat.player and not seat.computer}
        if self.presence.update(players, self._services.now()):
            message = encode(wire.Presence(self._away()))
            self._send(lambda watcher: None if watcher is newcomer else message)

    def say_who_is_here(self, *, asks: bool = False) -> None:
        """To the other processes."""
        news = PresenceNews(self.table, self._services.process, tuple(sorted(self.presence.here)), asks)
        self._services.bus.publish_presence(news)

    def hear_presence(self, news: PresenceNews) -> None:
        """Another process has said who is connected to it."""
        if news.asks and self.presence.here:
            self.say_who_is_here()
        self.presence.hear(news, self._services.now())
        self.update_presence()

    @property
    def needs_presence_steps(self) -> bool:
        """Whether a player has been away for too long, or is back."""
        live = self._live
        if live is None or self._row is None or not (live.attendance.away or self.presence.away):
            return False
        return self._presence_step(live) is not None

    async def make_presence_steps(self) -> None:
        """Note that players have been away for too long, or are back."""
        while self.needs_presence_steps:
            await self._make(self._presence_step)

    def _presence_step(self, live: LiveMatch) -> Step | None:
        if live.outcome is not None or self.row.status != LIVE or self.row.sandbox:
            return None
        number, at = live.number + 1, self._time(live)
        for seat in sorted(live.attendance.away & self.presence.here):
            return Step(number, at, Kind.RETURN, seat)
        if isinstance(live.plan.clock, DaysClock) or not self._services.bus.connected:
            return None  # by correspondence nobody stays; and without the bus nobody knows who is where
        waits = any(self.presence.connected(seat) for seat in live.attendance.people)
        for seat, since in self.presence.away.items():
            gone = self._services.now() - since >= self._services.away_after
            if gone and waits and seat in live.attendance.people and len(live.attendance.people) > 1:
                return Step(number, at, Kind.AWAY, seat)
        return None

    # ---------------------------------------------------------------------------------------------------------- acting

    async def act(self, who: Identity, message: wire.FromClient) -> None:
        """What somebody at the table wants to do. Raises a Refusal where it is not possible."""
        if isinstance(message, wire.Say):
            await self._say(who, message.text)
            return
        if isinstance(message, wire.Add):
            await self._add(who, message.random)
            return

        def next_step(live: LiveMatch) -> Step:
            return requested.step(live, requested.own_seat(self.row, live, who, message), message, self._time(live))

        await self._make(next_step)

    async def _add(self, who: Identity, random: str) -> None:
        """Somebody has come to a game that is not dealt yet, and adds a number to its seed; the last one lets it be
        dealt."""
        for _ in range(_MAX_ATTEMPTS):
            await self.catch_up()
            row, seat = self.row, self.seat_of(who)
            if seat is None:
                raise Forbidden("you have no seat at this table", ErrorCode.NO_SEAT)
            if not dealing.is_called(row) or row.seats[seat].random is not None:
                return
            added = replace(row.seats[seat], random=random)
            try:
                await self._services.tables.seat(row, seat, added)
            except Conflict:
                continue  # somebody else has come at the same moment
            await self.catch_up()
            await self.deal_if_due()
            await self.publish()
            return
        raise Conflict("too much is going on at this table; try again", ErrorCode.BUSY)

    async def deal_if_due(self, *, at_once: bool = False) -> None:
        """Deal the cards where everybody has come, or was waited for long enough; or without waiting any longer."""
        row, now = self.row, self._services.now()
        waits = dealing.awaited(row.seats) and now < dealing.dealt_by(row) and not at_once
        if waits or not dealing.is_called(row):
            return
        with suppress(Conflict):  # another process was faster
            await self._services.tables.change(row, started_at=now, due_at=now + BOT_GRACE)
        await self.catch_up()
        if (live := self._live) is not None:
            await self._services.tables.set_due(self.table, live.number, self.due(live))
            absent = {seat for seat in live.asked_seats if not self.presence.connected(seat)}
            self._services.tell(happenings.turns(self.row, absent))

    async def answer(self, seat: int, asked: int, choice: str | None) -> None:
        """The choice of a computer player; None: any of its options. Raises a Refusal where it comes too late."""

        def next_step(live: LiveMatch) -> Step:
            requested.still_asked(live, seat, asked)
            if live.attendance.computers[seat] is None:
                raise Conflict("the player of this seat is back", ErrorCode.STALE)
            text = choice if choice is not None else requested.any_option(live, seat)
            return Step(live.number + 1, self._time(live), Kind.CHOICE, seat, text)

        await self._make(next_step)

    async def time_is_up(self) -> None:
        """End the turns of all whose time is up."""
        await self._make(lambda live: None)

    async def end_abandoned(self) -> bool:
        """End a game that nobody plays on, by the rules for that. Whether it was one."""
        live, now = self._live, self._services.now()
        if live is None or live.outcome is not None or self.row.clock_runs:
            return False
        if abandoned.abandoned_at(self.row, live, self._services.patience) > now:
            return False
        while live.outcome is None and abandoned.next_step(live, now):
            await self._make(lambda live: abandoned.next_step(live, self._time(live)))
            live = self._live
            if live is None:
                return True
        if live.outcome is None:
            await self._services.tables.close(self.row, now)
            await self.catch_up()
            self._services.tell(happenings.finished(self.row))
        return True

    async def _make(self, next_step: Callable[[LiveMatch], Step | None]) -> None:
        """Make the next step, after the steps that are due by themselves: a time that is up, an answer that a computer
        player owes."""
        made = False
        for _ in range(_MAX_ATTEMPTS):
            await self.ready()
            live = self._live
            if live is None:
                raise Conflict("the game has not begun", ErrorCode.NOT_BEGUN)
            if live.too_long and self.row.status == LIVE:
                await self._services.tables.close(self.row, self._services.now())
                await self.catch_up()
            if self.row.status == CLOSED:
                why = f": after {MAX_CHOICES} choices" if live.too_long else ""
                raise Conflict(f"the table is closed{why}", ErrorCode.CLOSED)
            now = self._services.now()
            due = live.overdue(now) or live.owed_word(now)
            step = due or (None if made else next_step(live))
            if step is None:
                return
            try:
                await self._keep(live, step)
            except Overtaken:
                self.forget()  # another process was faster
                continue
            made = made or step is not due
        if not made:
            raise Conflict("too much is going on at this table; try again", ErrorCode.BUSY)

    async def _keep(self, live: LiveMatch, step: Step) -> None:
        """Play a step, keep it, and only then tell it. If it cannot be kept, it was not played."""
        waited_for = set(live.asked)
        entry = live.play(step)
        outcome = live.outcome
        then = Consequences(
            due_at=self.due(live),
            players={seat: live.attendance.computers[seat] for seat in entry.takes_over + entry.gives_back},
            outcome=None if outcome is None else outcome.to_json(),
            ranked=None if outcome is None else ranked(self.row, live),
        )
        try:
            await self._services.steps.append(self.table, entry.step, then)
        except BaseException:
            self.forget()
            raise
        self._services.metrics.choices.labels(live.plan.game).inc()
        if not then.only_the_step:
            await self.catch_up()
        else:
            await self._send_steps()
        await self.publish(entry.step)
        if outcome is not None:
            self._services.tell(happenings.finished(self.row))
        elif absent := {seat for seat in set(live.asked_seats) - waited_for if not self.presence.connected(seat)}:
            self._services.tell(happenings.turns(self.row, absent))

    def due(self, live: LiveMatch) -> int | None:
        """When the server has to look at this table again."""
        if live.outcome is not None:
            return None
        if live.waiting_computers() or live.owes_word:
            return self._services.now() + BOT_GRACE
        end = live.clocks.next_end()
        return abandoned.abandoned_at(self.row, live, self._services.patience) if end is None else end[0]

    def _time(self, live: LiveMatch) -> int:
        """Now; clocks of several machines may differ a little, steps do not go back in time."""
        return max(self._services.now(), live.at)

    async def _say(self, who: Identity, text: str) -> None:
        await self.ready()
        seat = self.row.seat_of(who.id)
        if who.muted_until is not None and self._services.now() < who.muted_until:
            raise Forbidden("a host has taken the word from you for a while", ErrorCode.MUTED)
        if self._services.site is not None:
            await self._services.site.expect_chat(seated=seat is not None)
        line, name = chat.readable(text), chat.name_of(self.row, seat, who)
        await self._services.steps.say(self.table, self._services.now(), who.id, name, line)
        await self.catch_up()
        await self.publish()
