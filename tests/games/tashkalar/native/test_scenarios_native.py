"""Every scenario in both engines: options in order and position after every line."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.tashkalar.support.table import is_done
from support.lockstep import check_equal, handed_over, needs_native
from support.scenario import read_scenarios

from arenarium.games.tashkalar import KIT
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.rules.score import seat_score
from arenarium.games.tashkalar.state.choices import FINISH

FILES = sorted((Path(__file__).parent.parent / "scenarios").glob("*.scenario"))


@needs_native
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    for scenario in read_scenarios(file):
        state = TASHKALAR.parse_position(scenario.before)
        if state.outcome is not None:
            continue
        native = handed_over(KIT, state)
        check_equal(KIT, state, native)
        for line in scenario.script:
            if line.startswith("?"):
                continue
            if is_done(state) and line != "finish":
                native.advance(state.options().index(FINISH))
                state.advance(state.asked, FINISH)
            choice = TASHKALAR.read(state, line)
            native.advance(state.options().index(choice))
            state.advance(state.asked, choice)
            check_equal(KIT, state, native)
            assert native.scores() == tuple(seat_score(state, seat) for seat in range(state.table.seats))
