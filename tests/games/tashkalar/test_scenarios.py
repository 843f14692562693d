"""Every scenario of `scenarios/`, and that every card has one."""

from pathlib import Path

import pytest
from games.tashkalar.support.scenario import Scenario, read_scenarios, run_scenario

from arenarium.games.tashkalar.cards.cards import CARDS, TASKS

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.scenario"))
SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}-{scenario.title}", marks=[pytest.mark.rule(*scenario.rules)])
    for file in FILES
    for scenario in read_scenarios(file)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)


def test_every_card_has_a_scenario() -> None:
    told = {param.values[0].card for param in SCENARIOS}
    wanted = {card.name for card in CARDS} | {task.name for task in TASKS}
    assert wanted <= told, f"no scenario for {sorted(wanted - told)}"
