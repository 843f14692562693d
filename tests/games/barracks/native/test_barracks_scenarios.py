"""Every scenario in both engines: the choices of its script and some more, with several rows of dice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from games.barracks.support.scenario import position_of
from support.lockstep import check_equal, handed_over, needs_native, play_both
from support.scenario import Scenario, read_scenarios

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.games.barracks import KIT
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.native.handover import NativeBattle, to_native

FILES = sorted((Path(__file__).parent.parent / "scenarios").glob("*.scenario"))
ROWS_OF_DICE = 6
CHOICES_MORE = 6


@needs_native
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenarios(file: Path) -> None:
    for scenario in read_scenarios(file):
        for number in range(ROWS_OF_DICE):
            play_script(scenario, Dealer.from_seed(f"{scenario.title} {number}").state)


def play_script(scenario: Scenario, dealer: int) -> None:
    state = position_of(scenario)
    state.dealer = dealer
    native = to_native(state)
    assert native is not None
    check_equal(KIT, state, native)
    for line in scenario.script:
        if "?" not in line and not choose(state, native, line):
            break  # with these dice it comes differently
        if state.outcome is not None:
            return
    assert handed_over(KIT, state) == native
    play_both(KIT, state, Random(dealer), CHOICES_MORE)


def choose(state: State, native: NativeBattle, line: str) -> bool:
    """Carry out a line of a script, if it can be chosen."""
    said, text = (int(line[0]), line[3:]) if line[1:3] == ": " else (state.asks()[0], line)
    choice = BARRACKS.read(state, text)
    try:
        index = state.options(said).index(choice)
        state.advance(said, choice)
    except (ChoiceError, ValueError):
        return False
    native.answer(said, index)
    check_equal(KIT, state, native)
    return True
