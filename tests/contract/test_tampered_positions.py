"""Data and texts that nearly are a position: refused with an error of ours, or a position that can be played on. `make
fuzz` tries more of them, `tools/fuzz_positions.py` as many as you like."""

from __future__ import annotations

import pytest
from support.games import GAMES
from support.position_fuzz import PositionFuzzer
from support.thoroughness import number_of

from arenarium.core.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_tampered_positions_are_refused_or_can_be_played_on(game: Game) -> None:
    findings = PositionFuzzer(game, seed=1).run(number_of(300))
    assert not findings.faults
    assert findings.inputs["refused"] < findings.inputs["from_json"] + findings.inputs["parse_position"], "all refused"
