"""Nothing leaks: whatever a reader is sent stays the same, to the byte, when everything hidden from it is changed.

Random games are played at a table in memory, and for some readers in a twin of it (`worlds.py`). Where a step brings
something to light, so that the two may part, what was told is told again in a new twin: so no message goes uncompared.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from contract.walk import IDS, REVEALING, SEEDS, WAYS_TO_PLAY
from hypothesis import given
from server.apps import client_of
from server.worlds import SEED, START, World
from starlette.applications import Starlette
from support.games import data_of
from support.thoroughness import tried

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration
from arenarium.core.event import Event
from arenarium.core.fingerprint import fingerprint
from arenarium.core.game import Game
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.narration.words import LANGUAGES
from arenarium.server.errors import ErrorCode, Invalid, Refusal
from arenarium.server.live.live_match import Entry, LiveMatch
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Step
from arenarium.server.messages import socket as wire
from arenarium.server.messages.tables import Clock, DaysClock, NoClock, TotalClock, TurnClock
from arenarium.server.service.accounts import Identity
from arenarium.server.services import Services

CLOCKS: list[Clock] = [NoClock(), TurnClock(300), TotalClock(3600, 20), DaysClock(1)]


class Leak(AssertionError):
    """Two worlds that a reader cannot tell apart were told differently."""


class Twin:
    """A world beside the real one, for one reader; it lives as long as it looks the same."""

    def __init__(self, real: World, reader: int | None, dealer: Dealer) -> None:
        self.reader = reader
        self.world = real.twin(reader, dealer)
        self.made = 0
        """Choices made since, which can be taken back in both worlds."""


_NO_UNDO = re.compile(rb',"no_undo":"[a-z-]+"')


class Pairs:
    """One random game, and for each reader a twin of it."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: int) -> None:
        self.rng = Random(seed)
        self.dealer = Dealer(self.rng.getrandbits(64))
        self.time = START
        self.real = World.new(game, setup, self.rng.choice(CLOCKS), f"{SEED} {seed}", lambda: self.time)
        self.seats = game.seats(setup)
        self.readers: list[int | None] = self.rng.sample([*range(self.seats), None], 2)
        self.language = self.rng.choice([None, *LANGUAGES])
        self.twins: dict[int | None, Twin] = {}
        self.seen: list[str] = ["pass"]
        """Choices that somebody had, which another may try."""
        self.compared: Counter[str] = Counter()

    async def play(self) -> None:
        for reader in self.readers:
            await self.real.enter(reader, self.language)
        while self.real.live.outcome is None:
            for reader in self.readers:
                if reader not in self.twins:
                    await self._split(reader)
            await self._go_on()
        for ear in self.real.ears.values():
            early = [message for message in ear.heard if b'"status":"over"' not in message]
            if any(SEED.encode() in message for message in early):
                raise Leak("the seed was told before the end")

    async def _split(self, reader: int | None) -> None:
        twin = self.twins[reader] = Twin(self.real, reader, self.dealer)
        since = self.rng.choice([0, self.real.live.number])
        for world in (self.real, twin.world):
            world.room.watchers.discard(world.ears.get(reader))
            await world.enter(reader, self.language, since)
        self._compare("welcome", reader, self.real.ears[reader].heard, twin.world.ears[reader].heard)

    async def _go_on(self) -> None:
        """Something is done in the real world, and in all twins in which it can be done."""
        real, rng = self.real, self.rng
        self.time += rng.choice([0, 5_000, 60_000])
        before = real.live.number
        marks = {reader: len(ear.heard) for reader, ear in real.ears.items()}
        seat, message = self._deed()
        several = len(real.live.asked) > 1
        refusal = await real.act(seat, message)
        for reader, twin in list(self.twins.items()):
            told = real.ears[reader].heard[marks[reader] :]
            if not await self._same(twin, before, seat, message, refusal, told, several):
                del self.twins[reader]
                if real.live.number > before:
                    await self._tell_again(reader, told)

    async def _same(
        self,
        twin: Twin,
        before: int,
        seat: int,
        message: wire.FromClient,
        refusal: bytes | None,
        told: list[bytes],
        several: bool,
    ) -> bool:
        """Do the same in a twin, and compare. False where the two worlds have parted, as they may."""
        world, reader = twin.world, twin.reader
        if isinstance(message, wire.Undo) and not twin.made:
            return False
        ear = world.ears[reader]
        heard = len(ear.heard)
        other = self._other_choice(world, seat, message) if several and seat != reader else message
        answer = await world.act(seat, other)
        if (answer is None) != (refusal is None) and seat != reader:
            return False  # the other seat has other possibilities there
        if seat == reader:
            self._compare("refusal", reader, [refusal] if refusal else [], [answer] if answer else [])
        if told != ear.heard[heard:]:
            known, known_there = self.real.known_to(reader, before), world.known_to(reader, before)
            happened = {event.event for event in known[1] + known_there[1]}
            if known != known_there and happened & REVEALING:
                return False
        if refusal is None and isinstance(message, wire.Choose):
            twin.made += 1
        if refusal is None and isinstance(message, wire.Undo):
            twin.made -= 1
        what = "secret choice" if other != message else "live"
        self._compare(what, reader, told, ear.heard[heard:], same_past=twin.made > 0)
        return True

    async def _tell_again(self, reader: int | None, told: list[bytes]) -> None:
        """What has parted the worlds, told again in a new twin."""
        played = [message for message in told if b'"type":"played"' in message]
        twin = self.twins[reader] = Twin(self.real, reader, self.dealer)
        ear = type(self.real.ears[reader])(reader, self.language)
        await twin.world.tell_again(ear)
        self._compare("told again", reader, played[-1:], ear.heard)

    def _compare(
        self, what: str, reader: int | None, real: list[bytes], twin: list[bytes], same_past: bool = False
    ) -> None:
        """`same_past`: the last choice was made in both worlds. A new twin has no choices yet that could be undone."""
        if not same_past:
            real, twin = ([_NO_UNDO.sub(b"", message) for message in heard] for heard in (real, twin))
        if real != twin:
            raise Leak(f"{what} of reader {reader}:\n{real!r}\n{twin!r}")
        self.compared[what] += len(real)

    # ------------------------------------------------------------------------------------------------ what is done

    def _deed(self) -> tuple[int, wire.FromClient]:
        """Mostly a choice; now and then something else, or what is not possible."""
        live, rng = self.real.live, self.rng
        seat = rng.choice(list(live.asked))
        asked = live.asked[seat]
        options = [live.game.say(live.state, choice) for choice in asked.request.options]
        self.seen = [*self.seen[-200:], rng.choice(options)]
        anybody = rng.randrange(self.seats)
        dice = rng.random()
        if dice < 0.84 or live.attendance.computers[anybody] is not None:
            return seat, wire.Choose(request=asked.id, choice=rng.choice(options))
        if dice < 0.86:
            return rng.choice([seat, anybody]), wire.Undo(number=live.number, id="back")
        if dice < 0.93:
            own = live.asked.get(anybody)
            return anybody, wire.Choose(request=own.id if own else 0, choice=self._nonsense(), id="odd")
        return anybody, rng.choice(
            [
                wire.Leave(id="bye"),
                wire.Agree(seat=rng.randrange(4)),
                wire.Agree(seat=rng.randrange(4)),
                wire.Say(text="well played"),
                wire.Declare(declaration=Declaration.RESIGN) if rng.random() < 0.05 else wire.Say(text="hm"),
            ]
        )

    def _nonsense(self) -> str:
        text = self.rng.choice(self.seen)
        return text if self.rng.random() < 0.7 else " ".join(self.rng.sample(text.split(), len(text.split())))

    def _other_choice(self, world: World, seat: int, message: wire.FromClient) -> wire.FromClient:
        """While several decide at once, what one has chosen is not told: something else will do as well."""
        asked = world.live.asked.get(seat)
        if not isinstance(message, wire.Choose) or asked is None or asked.id != message.request:
            return message
        options = [world.live.game.say(world.live.state, choice) for choice in asked.request.options]
        return wire.Choose(request=asked.id, choice=self.rng.choice(options)) if message.choice in options else message


def play_pairs(game: Game, setup: dict[str, Any], seed: int) -> Counter[str]:
    pairs = Pairs(game, setup, seed)
    asyncio.run(pairs.play())
    return pairs.compared


of_tashkalar, of_barracks = (
    pytest.mark.parametrize(
        ("game", "setup"),
        [way for way in WAYS_TO_PLAY if way[0] is game],
        ids=[name for name, way in zip(IDS, WAYS_TO_PLAY, strict=True) if way[0] is game],
    )
    for game in (TASHKALAR, BARRACKS)
)


@of_tashkalar
@tried(5)
@given(seed=SEEDS)
def test_what_is_hidden_in_tashkalar_changes_no_message(game: Game, setup: dict[str, Any], seed: int) -> None:
    play_pairs(game, setup, seed)


@of_barracks
@tried(40)
@given(seed=SEEDS)
def test_what_is_hidden_in_barracks_changes_no_message(game: Game, setup: dict[str, Any], seed: int) -> None:
    play_pairs(game, setup, seed)


def test_legends_that_leave_together_come_to_light() -> None:
    """A game in which a teammate in control discards all legends (EW-18)."""
    play_pairs(TASHKALAR, {"form": "high", "seats": 4, "teams": True}, 72078847)


def test_every_kind_of_message_is_compared() -> None:
    compared: Counter[str] = Counter()
    for seed in range(8):
        compared += play_pairs(BARRACKS, {"difficulty": "classic"}, seed)
    assert {kind for kind, times in compared.items() if times > 20} >= {
        "live",
        "refusal",
        "secret choice",
        "told again",
    }
    assert compared["welcome"] >= 16


# ---------------------------------------------------------------------------- would it be noticed? reporters that tell


def _tells_secrets(reporter: Reporter, entry: Entry, reader: int | None) -> wire.Step:
    told = [wire.Told(event.private or event.public) for event in entry.events]
    return _step_with(entry, told)


def _tells_in_words(reporter: Reporter, entry: Entry, reader: int | None) -> wire.Step:
    def words(event: Event) -> str | None:
        narrator = reporter._narrator
        return narrator.event(event, min(event.seats, default=reader)) if narrator else None

    return _step_with(entry, [wire.Told(event.seen_by(reader), words(event)) for event in entry.events])


def _tells_choices(reporter: Reporter, entry: Entry, reader: int | None) -> wire.Step:
    return _step_with(entry, [wire.Told({"choice": entry.step.text})])


def _step_with(entry: Entry, told: list[wire.Told]) -> wire.Step:
    step = entry.step
    return wire.Step(step.number, step.kind.value, step.seat, entry.back_to, list(entry.takes_over), told, step.at)


_position = Reporter.position


def _with_view(view: Callable[[LiveMatch, int | None], object]) -> Callable[..., wire.Position]:
    def position(reporter: Reporter, reader: int | None, **known: Any) -> wire.Position:
        told = _position(reporter, reader, **known)
        told.view = view(reporter._live, reader)
        return told

    return position


def _tells_requests(reporter: Reporter, reader: int | None, **known: Any) -> wire.Position:
    told = _position(reporter, reader, **known)
    for seat, asked in reporter._live.asked.items():
        told.request = reporter._request(asked, seat)
    return told


def _refuses_with_a_hint(live: LiveMatch, step: Step) -> list[Event]:
    raise Invalid(f"no; better think of {str(live.state.dealer)[-3:]}", ErrorCode.NOT_AN_OPTION)


@pytest.mark.parametrize(
    ("where", "name", "leaking"),
    [
        pytest.param(Reporter, "step", _tells_secrets, id="secrets of events"),
        pytest.param(Reporter, "step", _tells_in_words, id="secrets in words"),
        pytest.param(Reporter, "step", _tells_choices, id="choices"),
        pytest.param(Reporter, "position", _tells_requests, id="another's request"),
        pytest.param(
            Reporter,
            "position",
            _with_view(lambda live, reader: live.state.view(0 if reader is None else 1 - reader)),
            id="another's view",
        ),
        pytest.param(Reporter, "position", _with_view(lambda live, _: live.state.to_json()), id="everything"),
        pytest.param(
            Reporter,
            "position",
            _with_view(lambda live, _: {"dealer": live.state.dealer}),
            id="the dealer",
        ),
        pytest.param(
            Reporter,
            "position",
            _with_view(lambda live, reader: {"seed": live.plan.seed}),
            id="the seed",
        ),
        pytest.param(LiveMatch, "_choose", _refuses_with_a_hint, id="hints in refusals"),
    ],
)
@pytest.mark.parametrize(
    ("game", "setup"),
    [(TASHKALAR, {"form": "duel"}), (BARRACKS, {"difficulty": "quick"})],
    ids=["tashkalar", "barracks"],
)
def test_a_leak_is_noticed(
    where: type, name: str, leaking: Any, game: Game, setup: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leaking)
    with pytest.raises((Leak, KeyError)):  # noqa: PT012 - in one of these games; there is no card named "hidden"
        for seed in range(6):
            play_pairs(game, setup, seed)


# ----------------------------------------------------------------------------- what else leaves: HTTP, metrics, the log


async def test_http_metrics_and_log_tell_nothing_of_a_running_game(
    app: Starlette, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    services: Services = app.state.services
    async with client_of(app) as ada, client_of(app) as bob:
        for client, name in ((ada, "Ada"), (bob, "Bob")):
            await client.post("/api/me", json={"name": name})
        table = (await ada.post("/api/tables", json={"game": "tashkalar", "setup": {"form": "duel"}})).json()["id"]
        await bob.post(f"/api/tables/{table}/join", json={})
        row = await services.rooms._services.tables.get(table)
        assert row is not None
        told = ""
        for _ in range(12):
            async with services.rooms._enter(table) as room:
                await room.ready()
                live = room.live
                assert live is not None
                seat, asked = next(iter(live.asked.items()))
                choice = live.game.say(live.state, asked.request.options[0])
            player = row.seats[seat].player
            assert player is not None
            await services.rooms.act(table, Identity(player, "x", False), wire.Choose(request=asked.id, choice=choice))
            with pytest.raises(Refusal):
                await services.rooms.act(
                    table, Identity(player, "x", False), wire.Choose(request=asked.id, choice="Yeti")
                )
            for client in (ada, bob):
                for path in ("tables", f"tables/{table}", "metrics", f"tables/{table}/record"):
                    told += (await client.get(f"/api/{path}")).text
                refused = await client.get(f"/api/tables/{table}/replay", params={"number": 1, "seat": 0})
                assert refused.status_code == 409
        told += caplog.text
        assert '"seed":null' in told
        assert row.seed not in told
        assert live is not None
        assert player is not None
        hidden = {card for hand in data_of(live.state)["hands"] for card in hand}
        assert hidden
        assert not [card for card in hidden if card in told]
        assert choice not in caplog.text
        await services.rooms.act(table, Identity(player, "x", False), wire.Declare(declaration=Declaration.RESIGN))
        shown = (await ada.get(f"/api/tables/{table}")).json()
        assert shown["seed"] == row.seed
        assert shown["fingerprint"] == fingerprint(row.seed)
