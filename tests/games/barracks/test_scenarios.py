"""Every scenario of `scenarios/`, and that every move and every ability has those that it needs."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from games.barracks.support.printed import MOVES, WARRIORS
from games.barracks.support.scenario import dice_of, run_scenario
from support.scenario import Scenario, read_scenarios

from arenarium.cards.tree import Node, parts
from arenarium.games.barracks.language import tree

FOLDER = Path(__file__).parent / "scenarios"
BY_FILE = {file.stem: read_scenarios(file) for file in sorted(FOLDER.glob("*.scenario"))}
SCENARIOS = [
    pytest.param(scenario, id=f"{stem}-{scenario.title}", marks=[pytest.mark.rule(*scenario.rules)])
    for stem, scenarios in BY_FILE.items()
    for scenario in scenarios
]
TEXTS: dict[str, dict[str, Node | None]] = {
    "moves": {move.name: move.effect for move in MOVES},
    "abilities": {warrior.name: warrior.ability for warrior in WARRIORS if warrior.ability},
}
KINDS = pytest.mark.parametrize("kind", TEXTS)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenario(scenario: Scenario) -> None:
    run_scenario(scenario)


@KINDS
def test_every_card_has_a_scenario(kind: str) -> None:
    covered = {scenario.card for scenario in BY_FILE[kind]}
    assert covered == set(TEXTS[kind])


@KINDS
def test_titles_are_different(kind: str) -> None:
    titles = [scenario.title for scenario in BY_FILE[kind]]
    assert len(set(titles)) == len(titles)


@pytest.mark.rule("MOVE-6")
@KINDS
def test_every_chance_is_tried_on_both_sides_of_its_edge(kind: str) -> None:
    for name, text in TEXTS[kind].items():
        thrown = {die for scenario in BY_FILE[kind] if scenario.card == name for die in dice_of(scenario)}
        for chance in chances(text):
            assert {chance, chance + 1} <= thrown, f"{name} is not tried with {chance} and {chance + 1}"


def chances(text: Node | None) -> Iterable[int]:
    return [part.number for part in parts(text) if isinstance(part, tree.Chance)] if text else []
