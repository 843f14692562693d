"""Options as data: enough to tell them apart, ready for JSON, and nothing in them that a seat cannot know."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from contract.walk import DEPTHS, IDS, SEEDS, WAYS_TO_PLAY
from hypothesis import given
from support.thoroughness import tried

from arenarium.core.game import Choice, Game, State
from arenarium.core.plain import encoded
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.tashkalar.board.board import BY_NAME
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state import choices
from arenarium.games.tashkalar.state.events import Summoning
from arenarium.testing import check_option_messages, random_step, state_after

every_way = pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)


@every_way
@tried(25)
@given(seed=SEEDS, depth=DEPTHS)
def test_facts_tell_options_apart_and_nothing_hidden(game: Game, setup: dict[str, Any], seed: int, depth: int) -> None:
    check_option_messages(game, setup, seed, depth)
    state, _ = state_after(game, setup, seed, depth)
    for seat, request in state.requests().items():
        assert [game.option(state, seat, option).verb for option in request.options] == [
            option.verb for option in request.options
        ]


WITH_COPY = 35
"""A seed with which the rarest of all choices is made."""


def documented(game: str) -> dict[str, list[str]]:
    """The facts of each verb, as docs/protocol.md lists them."""
    page = (Path(__file__).resolve().parents[2] / "docs/protocol.md").read_text("utf-8")
    section = page.partition("## Options as data")[2].partition("\n## ")[0]
    part = section.partition(f"In {game}")[2].partition("In Barracks")[0]
    rows = re.findall(r"^\| (`.*?) \| (.*?) ?\|$", part, re.MULTILINE)
    return {
        verb: sorted(re.findall(r"`(\w+)`", facts.partition(":")[0]))
        for verbs, facts in rows
        for verb in re.findall(r"`(\w+)`", verbs)
        if verb != "verb"
    }


def facts_of(game: Game, state: State, seat: int, choice: Choice) -> dict[str, Any]:
    """An option as data, as a client gets it."""
    data = encoded(game.option(state, seat, choice))
    assert isinstance(data, dict)
    return data


def facts_met(game: Game, setups: list[dict[str, Any]], seeds: Iterable[int]) -> dict[str, list[str]]:
    """The facts of each verb that random games meet."""
    met: dict[str, list[str]] = {}
    for seed in seeds:
        for setup in setups:
            state, rng = game.new(setup, seed), Random(seed)
            while (step := random_step(state, rng)) is not None:
                facts = facts_of(game, state, *step)
                verb, names = str(facts.pop("verb")), sorted(facts)
                assert met.setdefault(verb, names) == names
                state.advance(*step)
    return met


def test_every_kind_of_choice_of_tash_kalar_has_the_facts_that_are_documented() -> None:
    pairs = (["everfrost", "etherweave"], ["nethervoid", "etherweave"], ["highland", "sylvan"])
    setups = [{"form": form, "schools": pair} for form in ("duel", "high") for pair in (*pairs, "draft")]
    known = documented("Tash-Kalar")
    assert facts_met(TASHKALAR, [*TASHKALAR.example_setups(), *setups], [*range(8), WITH_COPY]) == known
    kinds = {kind._field_defaults["verb"] for kind in choices.Choice.__args__ if "verb" in kind._field_defaults}
    assert kinds | set(choices.TARGET_VERBS) <= set(known)


ALONE = "phase: target | queue: 0 1 1 | squad 0: Golem [Plain Cut, -] | squad 1: Leshy | field 0: 1 | field 1:"
"""The Golem is about to hit, and no enemy is there: random games hardly ever come to this."""


def test_every_kind_of_choice_of_barracks_has_the_facts_that_are_documented() -> None:
    alone = BARRACKS.parse_position(ALONE)
    hit_nobody = facts_of(BARRACKS, alone, 0, BARRACKS.read(alone, "target none"))
    assert facts_met(BARRACKS, BARRACKS.example_setups(), range(3)) | {
        hit_nobody.pop("verb"): list(hit_nobody)
    } == documented("Barracks")


@pytest.mark.parametrize("form", ["duel", "melee"])
def test_a_summoning_uses_what_its_event_says(form: str) -> None:
    """The pieces used are as many as the pattern needs, and those that the event tells of."""
    seen = 0
    for seed in range(12):
        state, rng = TASHKALAR.new({"form": form, "seats": 2 if form == "duel" else 3}, seed), Random(seed)
        while (step := random_step(state, rng)) is not None:
            seat, choice = step
            facts = facts_of(TASHKALAR, state, seat, choice)
            occupied = state.occupied()
            told = state.apply(seat, choice)
            if isinstance(choice, choices.Summon):
                seen += 1
                (event,) = (event for event in told if event.kind == "summoning")
                assert isinstance(event.public, Summoning)
                assert len(facts["uses"]) == len(event.public.used)
                assert all(occupied >> BY_NAME[name] & 1 for name in facts["uses"])
                assert facts["borrowed"] == list(event.public.borrowed)
                assert facts["improvised"] == event.public.improvised
    assert seen > 40


def test_marks_and_arrows_lie_as_the_pattern_does() -> None:
    state = TASHKALAR.parse_position(
        "form: duel | schools: northern, highland | active: 0 | actions: 2 | hand 0: Gun Tower"
        " | board: 5/7/9/9/9/2aa5/2aa5/7/5"
    )
    told = [
        facts_of(TASHKALAR, state, 0, option)
        for option in state.requests()[0].options
        if isinstance(option, choices.Summon)
    ]
    assert {tuple(facts["uses"]) for facts in told} == {("c6", "d6", "c7", "d7")}
    assert len(told) == 8
    by_square = {facts["at"]: facts for facts in told}
    assert by_square["c5"]["arrows"] == ["E", "W"]
    assert by_square["b6"]["arrows"] == ["N", "S"]
    assert by_square["b6"]["marks"] == []


def test_marked_squares_lie_as_the_pattern_does() -> None:
    state = TASHKALAR.parse_position(
        "form: duel | schools: northern, everfrost | active: 1 | actions: 2 | hand 1: Crystal Mirror"
        " | board: 5/7/9/4b4/9/4b4/9/7/5"
    )
    told = [
        facts_of(TASHKALAR, state, 1, option)
        for option in state.requests()[1].options
        if isinstance(option, choices.Summon)
    ]
    left, right = ["c4", "d4", "c5", "d5", "c6", "d6"], ["f4", "g4", "f5", "g5", "f6", "g6"]
    assert [(facts["at"], facts["marks"], facts["second_marks"]) for facts in told] == [
        ("e5", left, right),
        ("e5", right, left),
    ]


def test_orders_of_barracks_name_slots_moves_and_who_comes_instead() -> None:
    state = BARRACKS.new({"difficulty": "quick"}, 3)
    rng = Random(3)
    while (requests := state.requests()) and next(iter(requests.values())).kind != "orders":
        for seat, request in requests.items():
            choice = rng.choice(request.options)
            facts = facts_of(BARRACKS, state, seat, choice)
            if facts["verb"] == "pick":
                assert set(facts) == {"verb", "slot", "line", "move", "warrior"}
                assert facts["warrior"] == state.name((seat, facts["slot"]))
            state.advance(seat, choice)
    for seat, request in state.requests().items():
        for option in request.options:
            told = facts_of(BARRACKS, state, seat, option)["orders"]
            assert [order["slot"] for order in told] == list(state.field[seat])
            for order in told:
                extra = {"use": {"line", "move", "priority"}, "withdraw": {"instead"}, "wait": set()}[order["verb"]]
                assert set(order) == {"slot", "verb"} | extra
                assert order.get("instead") not in state.field[seat]
