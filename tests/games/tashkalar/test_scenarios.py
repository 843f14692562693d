"""Every scenario of `scenarios/`, and that every card has one."""

from pathlib import Path

import pytest
from games.tashkalar.support.printed import CARDS, TASKS
from games.tashkalar.support.scenario import run_scenario
from support.scenario import Scenario, read_scenarios

FOLDER = Path(__file__).parent / "scenarios"
BY_FILE = {file.stem: read_scenarios(file) for file in sorted(FOLDER.glob("*.scenario"))}
SCENARIOS = [
    pytest.param(scenario, id=f"{stem}-{scenario.title}", marks=[pytest.mark.rule(*scenario.rules)])
    for stem, scenarios in BY_FILE.items()
    for scenario in scenarios
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)


def test_every_card_has_a_scenario() -> None:
    covered = {scenario.card for scenarios in BY_FILE.values() for scenario in scenarios}
    printed = {card.name for card in CARDS} | {task.name for task in TASKS}
    assert printed <= covered, f"no scenario for {sorted(printed - covered)}"
