"""The picture of a position, as notebooks show it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from arenarium.games.barracks.game import BARRACKS

TEXT = "{http://www.w3.org/2000/svg}text"


def texts(svg: str) -> list[str]:
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter(TEXT)]


def test_it_shows_both_squads_with_hearts_moves_and_marks() -> None:
    state = BARRACKS.parse_position(
        "squad 0: Golem [Plain Cut, -] hurt 2 burn power +2; Oak-Tearer | squad 1: Miller [Oar Blow, -]; Pilgrim hurt 1"
    )
    svg = state._repr_svg_()
    words = texts(svg)
    assert words[0] == "Barracks, classic, turn 1: orders"
    for word in ("Golem", "Oak-Tearer", "Miller", "Pilgrim", "1. Plain Cut", "2. –", "burn · power 2"):
        assert word in words
    hearts = sum(state.hearts(state.soldier(place)) for place in ((0, 0), (1, 0)))
    assert svg.count("fill='none'") == 3
    assert svg.count("<path") > hearts


@pytest.mark.parametrize("setup", BARRACKS.example_setups(), ids=str)
def test_it_is_there_before_anybody_is_recruited(setup: dict[str, object]) -> None:
    assert "seat 0, " in " ".join(texts(BARRACKS.new(setup, 1)._repr_svg_()))
