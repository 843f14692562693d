"""Events carry what they change: a client that takes it over shows what the next view shows, and knows no rules."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.core.event import Event, Happening
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.setup import Difficulty
from arenarium.games.barracks.state.soldier import SoldierView

WATCHERS = (0, 1, None)


class Client:
    """What a client shows: the squads and the battlefield, as the last view or the last event has them."""

    def __init__(self, view: View) -> None:
        self.squads = [list(squad) for squad in view.squads]
        self.field = view.field

    def take(self, event: Happening) -> None:
        if isinstance(event, events.Recruited):
            self.squads[event.seat].append(event.now)
        elif isinstance(event, events.WarriorChange | events.Picked):
            self.squads[event.seat][event.slot] = event.now
        if isinstance(event, events.Entered | events.Withdrawn | events.Eliminated):
            self.field = event.field

    def shows(self, view: View) -> bool:
        return self.squads == [list(squad) for squad in view.squads] and self.field == view.field


def seen_now(event: Event, watcher: int | None) -> list[SoldierView]:
    happening = event.seen_by(watcher)
    return [happening.now] if isinstance(happening, events.WarriorChange) else []


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("difficulty", Difficulty)
@pytest.mark.parametrize("seed", range(5))
def test_a_turn_is_shown_step_by_step_without_rules(difficulty: Difficulty, seed: int) -> None:
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": difficulty}, seed)
    kinds: set[str] = set()
    for _ in range(400):
        if state.outcome is not None:
            break
        clients = {watcher: Client(state.view(watcher)) for watcher in WATCHERS}
        seat = rng.choice(state.asks())
        happened = state.apply(seat, rng.choice(state.options(seat)))
        kinds |= {event.kind for event in happened}
        for watcher, client in clients.items():
            for event in happened:
                client.take(event.seen_by(watcher))
            assert client.shows(state.view(watcher))
    assert kinds >= {"recruited", "picked", "entered", "ordered", "damage", "eliminated"}


@pytest.mark.rule("INFO-1")
def test_a_move_that_was_never_revealed_is_in_the_events_of_its_own_seat_alone() -> None:
    state = BARRACKS.parse_position(
        "squad 0: Tinker [Plain Cut, Plain Cut] | squad 1: Miller [Plain Cut, -] | phase: orders"
    )
    state.apply(0, "orders use 1")
    happened = state.apply(1, "orders use 1")
    (ordered, *_) = [event for event in happened if event.kind == "ordered"]
    views = {watcher: seen_now(ordered, watcher)[0].moves for watcher in WATCHERS}
    assert views == {
        0: ("Plain Cut", "Plain Cut"),
        1: ("Plain Cut", None),
        None: ("Plain Cut", None),
    }


def test_every_kind_of_event_has_its_own_name() -> None:
    names = [event.__dataclass_fields__["event"].default for event in events.EVENTS]  # type: ignore[attr-defined]
    assert len(set(names)) == len(names) == 29
    assert all(list(event.__dataclass_fields__)[-1] == "event" for event in events.EVENTS)  # type: ignore[attr-defined]
