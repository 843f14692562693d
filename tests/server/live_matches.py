"""Sittings for tests: plans, and steps as they come."""

from __future__ import annotations

from random import Random
from typing import Any

from arenarium.core.declaration import Declaration
from arenarium.core.game import Game
from arenarium.games import game_of
from arenarium.server.errors import Refusal
from arenarium.server.live.live_match import Entry, LiveMatch, MatchPlan
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.tables import Clock, NoClock
from arenarium.testing import random_step
from arenarium.testing.walk import FINAL

START = 1_000_000
UNHURRIED = NoClock()


def live(
    game: str, setup: dict[str, Any], clock: Clock = UNHURRIED, *, seed: str = "1", computers: Any = None
) -> LiveMatch:
    seats = game_of(game).seats(setup)
    return LiveMatch(MatchPlan(game, setup, seed, computers or (None,) * seats, clock, START))


def make(table: LiveMatch, kind: Kind, seat: int, text: str = "", *, after: float = 0) -> Entry:
    """The next step, so many seconds after the last."""
    return table.play(Step(table.number + 1, table.at + round(after * 1000), kind, seat, text))


def choose(table: LiveMatch, seat: int | None = None, *, after: float = 0, which: int = 0) -> Entry:
    """The first option, or another, of whoever is asked first, or of somebody."""
    seat = next(iter(table.asked)) if seat is None else seat
    choice = table.asked[seat].request.options[which]
    return make(table, Kind.CHOICE, seat, table.game.say(table.state, choice), after=after)


def to_secret_orders(table: LiveMatch, after: float = 0) -> LiveMatch:
    """Barracks, until both decide at once and each has several options."""
    while not (len(table.asked) == 2 and all(len(asked.request.options) > 1 for asked in table.asked.values())):
        choose(table, after=after)
    return table


def everything(table: LiveMatch) -> tuple[Any, ...]:
    """All that a live match is."""
    log = [
        (entry.step, list(entry.events), entry.before, entry.back_to, entry.takes_over, list(entry.notices))
        for entry in table.log
    ]
    clocks = (table.clocks.left, table.clocks.running, table.clocks.reading(), table.clocks.next_end())
    return (
        table.state.to_json(),
        table.record.to_json(),
        table.attendance.computers,
        log,
        table.asked,
        table.attendance.left,
        table.attendance.away,
        table.attendance.agreed,
        clocks,
        table.outcome,
    )


def at_random(game: Game, setup: dict[str, Any], clock: Clock, seed: int, kinds: list[Kind]) -> tuple[LiveMatch, int]:
    """A game with steps of all these kinds, sensible or not, to its end; and how many were refused. What is refused
    changes nothing."""
    rng = Random(seed)
    seats = game.seats(setup)
    computers = tuple("level1" if rng.random() < 0.15 else None for _ in range(seats))
    table = LiveMatch(MatchPlan(game.id, setup, str(seed), computers, clock, START))
    refused, now = 0, START
    while table.outcome is None:
        now += rng.choice([0, 1, 900, 20_000, 60_000])
        step = table.overdue(now) or _any_step(table, now, rng, kinds)
        before = everything(table)
        try:
            table.play(step)
        except Refusal:
            refused += 1
            assert everything(table) == before
    return table, refused


def _any_step(table: LiveMatch, now: int, rng: Random, kinds: list[Kind]) -> Step:
    number, seats = table.number + 1, len(table.attendance.computers)
    kind = Kind.CHOICE if rng.random() < 0.85 else rng.choice(kinds)
    if table.attendance.left and Kind.CLAIM in kinds and rng.random() < 0.02:
        kind = Kind.CLAIM
    seat, text = rng.randrange(seats), ""
    if kind is Kind.CHOICE:
        found = random_step(table.state, rng)
        assert found is not None
        text = table.game.say(table.state, found[1])
        seat = found[0] if rng.random() < 0.97 else seat
    elif kind is Kind.DECLARE:
        open_ = table.state.declarations(seat)
        declaration = rng.choice(open_) if open_ and rng.random() < 0.9 else rng.choice(list(Declaration))
        if declaration in FINAL and rng.random() < 0.9:
            declaration = Declaration.PROPOSE_RESIGNING
        text = declaration.value
    elif kind is Kind.CLAIM and table.attendance.left and rng.random() < 0.8:
        text, seat = str(min(table.attendance.left)), rng.choice([seat, *table.attendance.people])
    elif kind is Kind.RETURN and table.attendance.left:
        seat = rng.choice([seat, *table.attendance.left])
    elif kind in (Kind.AGREE, Kind.CLAIM):
        text = str(rng.randrange(-1, seats + 1))
    elif kind is Kind.UNDO and table.log:
        seat = rng.choice([seat, table.log[-1].step.seat])
    if (kind is Kind.RESIGN or (kind is Kind.CLAIM and not table.attendance.left)) and rng.random() < 0.7:
        kind = Kind.LEAVE
    if rng.random() < 0.01:
        number += rng.choice([-1, 1])
    return Step(number, now if rng.random() < 0.99 else START - 1, kind, seat, text)
