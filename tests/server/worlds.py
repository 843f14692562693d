"""Tables in memory, in pairs: a real one, and twins that look the same to one reader but differ in everything hidden
from it. What a reader is sent must be the same in both, byte for byte."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import msgspec
from server.tablerows import table_row

from arenarium.core.dealer import Dealer
from arenarium.core.event import Event
from arenarium.core.game import Game
from arenarium.core.undo import UndoableMatch
from arenarium.server.bus.base import NoBus, PresenceNews
from arenarium.server.errors import Refusal
from arenarium.server.live.live_match import Asked, Entry, LiveMatch
from arenarium.server.live.steps import Step
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import Clock
from arenarium.server.metrics import Metrics
from arenarium.server.service.accounts import Identity
from arenarium.server.service.info import plan_of
from arenarium.server.service.room import Room
from arenarium.server.service.room_services import RoomServices
from arenarium.server.service.teller import encode
from arenarium.server.store.rows import CLOSED, LIVE, OVER, ChatRow, SeatRow, TableRow
from arenarium.server.store.steps import Consequences
from arenarium.server.variants import variant_of

SEED = "the seed of the real world, which nobody may be told"
START = 1_000_000
_METRICS = Metrics()


class Memory:
    """Stands for the database of one table."""

    def __init__(self, row: TableRow, steps: list[Step], chat: list[ChatRow]) -> None:
        self.row, self.steps, self.chat = row, steps, chat

    async def get(self, table: str) -> TableRow:
        return self.row

    async def since(self, table: str, number: int) -> list[Step]:
        return self.steps[number:]

    async def append(self, table: str, step: Step, then: Consequences) -> None:
        assert step.number == len(self.steps) + 1
        self.steps.append(step)
        seats = list(self.row.seats)
        for seat, computer in then.players.items():
            seats[seat] = replace(seats[seat], computer=computer)
        changes: dict[str, Any] = {"number": step.number, "seats": tuple(seats)}
        if then.outcome is not None:
            changes |= {"status": OVER, "ended_at": step.at, "outcome": then.outcome}
        if then.outcome is not None or then.players:
            changes["revision"] = self.row.revision + 1
        self.row = replace(self.row, **changes)

    async def close(self, row: TableRow, now: int) -> None:
        self.row = replace(self.row, status=CLOSED, ended_at=now, revision=row.revision + 1)

    async def say(self, table: str, at: int, player: str, name: str, text: str) -> None:
        self.chat.append(ChatRow(len(self.chat) + 1, at, player, name, text))
        self.row = replace(self.row, said=len(self.chat))

    async def removed(self, table: str) -> set[int]:
        return set()

    async def said(self, table: str, number: int) -> list[ChatRow]:
        return self.chat[number:]


@dataclass(eq=False)
class Ear:
    """Somebody who looks at the table and keeps what it is sent."""

    reader: int | None
    language: str | None
    heard: list[bytes] = field(default_factory=list)
    ignores: frozenset[str] = frozenset()

    @property
    def who(self) -> Identity | None:
        return None if self.reader is None else player(self.reader)

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def recheck(self) -> None:
        pass


def player(seat: int) -> Identity:
    return Identity(f"player-{seat}", f"Player {seat}", account=False)


class World:
    """A room, what it keeps, and the ears in it."""

    rules: ClassVar[Game | None] = None
    """The game with its cards, where they are not the printed ones."""

    def __init__(self, memory: Memory, now: Callable[[], int]) -> None:
        self.memory = memory
        self.now = now
        services = RoomServices(memory, memory, NoBus(), _METRICS, now, compiler=self)  # type: ignore[arg-type]
        self.room = Room(memory.row.id, services)
        # who is connected is no secret, and no part of what is compared: here everybody always is
        everybody = PresenceNews(memory.row.id, "another process", tuple(range(len(memory.row.seats))))
        self.room.presence.hear(everybody, now())
        self.ears: dict[int | None, Ear] = {}
        self._past: dict[int | None, list[Entry]] = {}
        """By reader: what has happened, with other secrets."""

    async def begin(self, row: TableRow) -> LiveMatch:
        return LiveMatch(plan_of(row), self.rules)

    @classmethod
    def new(cls, game: Game, setup: dict[str, Any], clock: Clock, seed: str, now: Callable[[], int]) -> World:
        seats = tuple(SeatRow(player(seat).id, player(seat).name) for seat in range(game.seats(setup)))
        row = table_row(
            "table-0001",
            player(0).id,
            seats,
            game=game.id,
            way=variant_of(game, setup),
            setup=setup,
            clock=msgspec.to_builtins(clock),
            start_when_full=True,
            status=LIVE,
            seed=seed,
            created_at=START,
            started_at=START,
        )
        return cls(Memory(row, [], []), now)

    @property
    def live(self) -> LiveMatch:
        live = self.room.live
        assert live is not None
        return live

    async def enter(self, reader: int | None, language: str | None, since: int = 0) -> Ear:
        ear = self.ears[reader] = Ear(reader, language)
        await self.room.welcome(ear, since)
        return ear

    async def act(self, seat: int, message: wire.FromClient) -> bytes | None:
        """What somebody does; the refusal, as the socket sends it."""
        try:
            if self.live.attendance.computers[seat] is not None and isinstance(message, wire.Choose):
                await self.room.answer(seat, message.request, message.choice)
            else:
                await self.room.act(player(seat), message)
        except Refusal as refusal:
            return encode(wire.Refused(refusal.code, str(refusal), message.id))
        return None

    def known_to(self, reader: int | None, since: int) -> tuple[Any, ...]:
        """What the rules let a reader know: the position, and what happened since."""
        events = [event for entry in self.live.log[since:] for event in entry.events]
        return self.live.state.view(reader), [event.seen_by(reader) for event in events]

    def twin(self, reader: int | None, dealer: Dealer) -> World:
        """A world that the reader cannot tell from this one: everything hidden from it is dealt again, also in what has
        happened before. Nobody is in it yet."""
        memory = self.memory
        twin = World(Memory(memory.row, list(memory.steps), list(memory.chat)), self.now)
        twin.room._row = memory.row
        past = self._past.setdefault(reader, [])
        past += [_twin_entry(entry, reader) for entry in self.live.log[len(past) :]]
        twin.room._live = _twin_live_match(self.live, reader, dealer, past)
        twin.room._last_sent = self.live.number
        twin.room._chat_number = memory.row.said
        return twin

    async def tell_again(self, ear: Ear) -> None:
        """The last step, as it was told when it was made."""
        self.room._last_sent = self.live.number - 1
        self.ears[ear.reader] = ear
        self.room.watchers.add(ear)
        await self.room._send_steps()


def _twin_live_match(real: LiveMatch, reader: int | None, dealer: Dealer, past: list[Entry]) -> LiveMatch:
    twin = copy.copy(real)
    recorder = copy.copy(real.match.recorder)
    recorder.state = real.game.determinize(real.state.view(reader), dealer)
    recorder.record = replace(recorder.record, seed="of a twin", choices=[(0, "hidden")] * len(recorder.record.choices))
    twin.plan = replace(real.plan, seed="of a twin")
    twin.match = UndoableMatch(recorder)
    twin.log = list(past)
    twin.attendance, twin._made = copy.deepcopy(real.attendance), list(real._made)
    twin.clocks = copy.deepcopy(real.clocks)
    requests = recorder.state.requests()
    assert list(requests) == list(real.asked), "who is asked can be told from what is hidden"
    twin._asked = {seat: Asked(asked.id, asked.at, requests[seat]) for seat, asked in real.asked.items()}
    return twin


def _twin_entry(entry: Entry, reader: int | None) -> Entry:
    events = [event if reader in event.seats else _other_secret(event) for event in entry.events]
    return replace(entry, step=replace(entry.step, text="hidden"), events=events)


@dataclass(frozen=True)
class Other:
    event: str
    secret: str = "hidden"


def _other_secret(event: Event) -> Event:
    """The event as if those who know more knew something else."""
    return event if event.private is None else replace(event, private=Other(event.kind))
