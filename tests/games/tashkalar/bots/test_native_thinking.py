"""The native engine thinks what Python thinks: the same worth to the last bit, the same lines, the same replies."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from support.games import GAMES
from support.lockstep import needs_native

import arenarium
from arenarium.games.tashkalar.bots import thinking
from arenarium.games.tashkalar.bots.evaluation import Judgement, weights_for
from arenarium.games.tashkalar.bots.nearness import prepare
from arenarium.games.tashkalar.bots.replies import answered
from arenarium.games.tashkalar.bots.thinking import CONSIDERED, is_native, thinker
from arenarium.games.tashkalar.bots.turns import Breadth, TurnSearch
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.native.handover import to_native
from arenarium.games.tashkalar.native.tables import NATIVE
from arenarium.games.tashkalar.state.choices import Summon
from arenarium.games.tashkalar.state.position import Phase

pytestmark = needs_native

TURN = Breadth(250)
REPLY = Breadth(40, discards=False, judged=3)


def known_to(state: State, seat: int) -> set[int]:
    return {*state.hands[seat], *state.legends[seat], *state.flares[seat]}


def turns(setup: Mapping[str, Any], number: int) -> list[State]:
    """The beginnings of turns in a game between players that summon when they can."""
    rng = Random(str(setup))
    state = TASHKALAR.new(setup, "native thinking")
    found: list[State] = []
    while state.outcome is None and len(found) < number:
        if state.phase is Phase.ACTIONS and not state.stack and state.actions == 2:
            found.append(state.copy())
        options = state.options()
        bold = [option for option in options if option.verb in ("summon", "flare", "warp", "thaw", "claim")]
        state.advance(state.asked, rng.choice(bold or options))
    return found


@pytest.mark.parametrize("setup", GAMES["tashkalar"].example_setups(), ids=str)
def test_both_think_the_same(setup: dict[str, Any]) -> None:
    prepare(TASHKALAR.cards)
    compared = 0
    for state in turns(setup, 24)[3::4]:
        assert is_native(state)
        seat, known, weights = state.active, known_to(state, state.active), weights_for(state.table.form)
        judgement = Judgement(state, seat, known, weights, CONSIDERED)
        native = thinker(state, seat, known, weights)
        lines = TurnSearch(state, judgement, TURN).run(lambda: True)
        found = native.lines(state, TURN, None, lambda: True)
        assert [line[:2] for line in found] == [line[:2] for line in lines]
        for line in lines[:2]:
            mine = answered(state, line.path, judgement, REPLY, CONSIDERED, lambda: True)
            assert native.answered(state, line.path, REPLY, lambda: True) == mine
            compared += 1
    assert compared > 4


def test_a_position_is_worth_the_same_to_the_last_bit() -> None:
    engine: Any = NATIVE(TASHKALAR.cards)
    for setup in GAMES["tashkalar"].example_setups():
        for state in turns(setup, 40)[::3]:
            weights, known = weights_for(state.table.form), known_to(state, 0)
            mine = Judgement(state, 0, known, weights, CONSIDERED)
            native = to_native(state)
            theirs = engine.engine.Thinker(native, 0, sorted(known), CONSIDERED, weights.waiting, weights.moving)
            assert theirs.quick(native) == mine.quick(state)
            assert theirs.full(native) == mine.full(state)


@pytest.mark.parametrize("setup", GAMES["tashkalar"].example_setups(), ids=str)
def test_both_overlook_the_same(setup: dict[str, Any]) -> None:
    """Whether a way to summon is noticed is drawn when it is first come by, so both must come by them in one order."""
    blind = Breadth(200, discards=False, lifts=False, judged=4)
    prepare(TASHKALAR.cards)
    summoned = overlooked = 0
    for number, state in enumerate(turns(setup, 30)[4::3]):
        seat, known, weights = state.active, known_to(state, state.active), weights_for(state.table.form)
        found = []
        for mind in (
            thinker(state, seat, known, weights),
            thinking._InPython(Judgement(state, seat, known, weights, 8)),
        ):
            rng, noticed = Random(number), dict[Summon, bool]()

            def notices(option: Summon, rng: Random = rng, noticed: dict[Summon, bool] = noticed) -> bool:
                if option not in noticed:
                    noticed[option] = rng.random() < 0.5
                return noticed[option]

            found.append(([line[:2] for line in mind.lines(state, blind, notices, lambda: True)], noticed))
            overlooked += list(noticed.values()).count(False)
        assert found[0] == found[1]
        summoned += sum(choice.verb == "summon" for _, path in found[0][0] for choice in path)
    assert summoned
    assert overlooked


def test_who_lifts_no_pieces_discards_instead() -> None:
    """Two that pick up a piece and put it back would never come to an end."""
    compared = 0
    for state in turns({"form": "duel"}, 32):
        if {"lift", "discard"} <= {option.verb for option in state.options()}:
            mind = thinker(state, state.active, known_to(state, state.active), weights_for(state.table.form))
            lines = mind.lines(state, Breadth(300, discards=False, lifts=False), lambda option: False, lambda: True)
            assert {line.path[0].verb for line in lines} == {"discard"}
            compared += 1
    assert compared


@pytest.mark.parametrize("form", ["duel", "high"])
@pytest.mark.parametrize("players", [("level2", "level3"), ("level4", "level5"), ("level6", "level2")], ids=str)
def test_levels_that_count_positions_play_the_same_games(
    form: str, players: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    unhurried = [f"{player}@600" for player in players]
    game = arenarium.play("tashkalar", {"form": form}, seed=3, players=unhurried)
    monkeypatch.setattr(thinking, "is_native", lambda state: False)
    assert arenarium.play("tashkalar", {"form": form}, seed=3, players=unhurried) == game


def test_what_only_python_can_is_left_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turns({"form": "duel"}, 5)[4]
    monkeypatch.setattr(thinking, "to_native", lambda state: None)
    assert thinker(state, 0, (), weights_for(state.table.form)).lines(state, Breadth(30), None, lambda: True)


def test_weights_of_another_number_are_refused() -> None:
    state = turns({"form": "duel"}, 1)[0]
    engine: Any = NATIVE(TASHKALAR.cards)
    weights = weights_for(state.table.form)
    with pytest.raises(ValueError, match="fewer weights"):
        engine.engine.Thinker(to_native(state), 0, [], CONSIDERED, weights.waiting[:-1], weights.moving)
    with pytest.raises(ValueError, match="no such seat"):
        engine.engine.Thinker(to_native(state), 2, [], CONSIDERED, weights.waiting, weights.moving)
