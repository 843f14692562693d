"""The clock of the machine is set by mistake: no game ends of it, and the host is told."""

from __future__ import annotations

import pytest
from server.live_matches import live

from arenarium.server.clock import SteadyClock
from arenarium.server.messages.tables import TurnClock

HOUR = 3_600_000


class Machine:
    """Two clocks: one that people set, and one that only goes on."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_000_000, 50.0

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.monotonic += milliseconds / 1000


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def now(machine: Machine) -> SteadyClock:
    return SteadyClock(lambda: machine.wall, lambda: machine.monotonic)


def test_it_follows_the_clock_of_the_machine_and_its_small_corrections(machine: Machine, now: SteadyClock) -> None:
    for correction in (0, 20, -300, 4_000):
        machine.passes(60_000)
        machine.wall += correction
        assert now() == machine.wall
    assert now.ahead == 0


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
def test_a_jump_is_not_followed_and_told_once(
    machine: Machine, now: SteadyClock, jump: int, caplog: pytest.LogCaptureFixture
) -> None:
    before = now()
    machine.wall += jump
    for _ in range(3):
        machine.passes(1_000)
        now()
    assert now() == before + 3_000
    assert now.ahead == jump
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    machine.wall -= jump
    assert now() == machine.wall
    assert now.ahead == 0


def test_nobody_loses_a_game_by_a_jump(machine: Machine, now: SteadyClock) -> None:
    table = live("barracks", {}, TurnClock(60))
    machine.wall = table.at
    now = SteadyClock(lambda: machine.wall, lambda: machine.monotonic)
    machine.wall += HOUR
    machine.passes(30_000)
    assert table.overdue(now()) is None
    machine.passes(31_000)
    assert table.overdue(now()) is not None, "time goes on all the same"


async def test_the_server_goes_by_it(app) -> None:  # type: ignore[no-untyped-def]
    assert isinstance(app.state.services.now, SteadyClock)
    assert b"arenarium_clock_jump_seconds 0.0" in app.state.services.metrics.text()
