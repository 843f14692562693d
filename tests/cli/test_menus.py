"""Menus: every option of a question can be reached, by its number or by what may be typed, and none is repeated."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.games import GAMES

from arenarium.games import kit_of
from arenarium.games.barracks.narration.narrator import BarracksNarrator
from arenarium.games.barracks.ui.screen import BarracksScreen
from arenarium.games.tashkalar.narration.narrator import TashKalarNarrator
from arenarium.games.tashkalar.ui.screen import TashKalarScreen
from arenarium.terminal.menu import Menu

WAYS = [(name, setup) for name, game in GAMES.items() for setup in game.example_setups()]
WAYS += [("tashkalar", {"form": "melee", "schools": ["everfrost", "nethervoid", "etherweave"]})]


def reached(menu: Menu) -> list[Any]:
    """The choices that a person can come to, each by the shortest way."""
    answers: list[Any] = []
    for group in menu.groups:
        for item in group.items:
            if group.hint:
                assert item in menu.find(item.typed[0])
            answers += reached(item.leads_to) if isinstance(item.leads_to, Menu) else [item.leads_to]
    for number, item in enumerate(menu.listed(), 1):
        assert menu.find(str(number)) == [item]
    return answers


def screen_of(game: str, setup: dict[str, Any]) -> Any:
    kit = kit_of(game)
    assert kit.screen_ is not None
    return kit.screen_()(kit.narrator("pl", setup))


@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_a_menu_leads_to_exactly_the_options(game: str, setup: dict[str, Any]) -> None:
    rng = Random(2)
    state = GAMES[game].new(setup, 2)
    screen = screen_of(game, setup)
    seen: dict[Any, int] = {}
    while requests := state.requests():
        seat, request = next(iter(requests.items()))
        key = (request.kind, getattr(request, "source", ""))
        seen[key] = seen.get(key, 0) + 1
        if seen[key] < 4:
            menu = screen.menu(state, seat, request)
            answers = reached(menu)
            assert len(answers) == len(request.options)
            assert set(answers) == set(request.options)
            assert len(menu.listed()) <= 40
        lively = [option for option in request.options if option.verb not in ("place", "lift", "discard", "return")]
        state.advance(seat, rng.choice(lively or request.options))


def test_without_an_enemy_a_menu_begins_with_hitting_nobody() -> None:
    state = GAMES["barracks"].parse_position(
        "phase: target | queue: 0 1 1 | squad 0: Golem [Plain Cut, -]; Tinker | squad 1: Leshy"
        " | field 0: 1 2 | field 1:"
    )
    menu = BarracksScreen(BarracksNarrator("en")).menu(state, 0, state.requests()[0])
    assert [item.label for item in menu.listed()] == ["Nobody", "Golem itself", "Your own Tinker"]


def test_one_square_of_two_asks_for_the_other() -> None:
    narrator = TashKalarNarrator("en")
    state = GAMES["tashkalar"].parse_position(
        "form: duel | schools: northern, highland | hand 0: Knight\nboard: 5/7/9/9/9/3aaa3/3a5/7/5"
    )
    state.advance(0, GAMES["tashkalar"].read(state, "summon Knight e5"))
    request = state.requests()[0]
    menu = TashKalarScreen(narrator).menu(state, 0, request)
    assert [item.label for item in menu.find("e5-e4")] == ["Move from e5 to e4"]
    assert len(menu.find("E5")) == len(request.options) - 1
    assert menu.find("a9") == []
    assert menu.find("0") == []
