"""INFO: who sees what."""

import json
from itertools import chain
from random import Random
from typing import Any

import pytest
from games.barracks.support.printed import MOVES, WARRIORS
from games.barracks.support.table import (
    HIT,
    REST,
    SWEEP,
    Cards,
    barracks,
    battle,
    both,
    choose,
    play,
    recruiting,
    seen,
    turn,
)

from arenarium.core.dealer import Dealer
from arenarium.core.plain import decoded
from arenarium.core.plain import encoded as plain_data
from arenarium.games.barracks.formats.view import Question, View
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.position import Phase
from arenarium.games.barracks.state.soldier import SoldierView
from arenarium.games.barracks.state.words import NO_MOVE

WATCHERS = (0, 1, None)
PUBLIC = ("phase", "turn", "active", "points", "done", "field", "draw_offers", "outcome")
OPEN_ON_A_WARRIOR = ("hurt", "status", "power", "defence", "speed", "shown", "revealed")


def encoded(message: object) -> Any:
    return plain_data(message)


DIFFICULTIES = ("classic", "simplified", "hard", "quick")
EVERY_DIFFICULTY = pytest.mark.parametrize("difficulty", DIFFICULTIES)


def steps(difficulty: str, seed: int, number: int = 150) -> Any:
    """The states of a game of random choices, and what each choice told."""
    rng = Random(seed)
    state = BARRACKS.new({"difficulty": difficulty}, seed)
    emitted: list[Any] = []
    for _ in range(number):
        yield state, emitted
        if state.outcome is not None:
            return
        seat = rng.choice(state.asks())
        emitted = state.apply(seat, rng.choice(state.options(seat)))


def hidden_names(state: State, watcher: int | None) -> set[str]:
    """The warriors that a watcher has no right to know: never fielded, or still in a stack."""
    squads = [squad for seat, squad in enumerate(state.squads) if seat != watcher]
    hidden = [soldier.card for squad in squads for soldier in squad if not soldier.shown]
    return {WARRIORS[card].name for card in (*hidden, *chain(*state.stacks))}


# ------------------------------------------------------------------------------------------------- what everybody sees


@pytest.mark.rule("INFO-1")
@EVERY_DIFFICULTY
def test_info_1_everybody_sees_the_battle_and_all_numbers(difficulty: str) -> None:
    for state, _ in steps(difficulty, 1):
        everything = state.to_json()
        for watcher in WATCHERS:
            view = state.view(watcher)
            data = encoded(view)
            assert {key: data[key] for key in PUBLIC} == {key: everything[key] for key in PUBLIC}
            assert {"difficulty": view.difficulty, "first": view.first} == everything["table"]
            assert [list(mover) for mover in view.queue] == [list(mover) for mover in state.queue]
            assert view.gone == tuple(name for name, left in everything["pile"].items() if not left)
            assert view.you == watcher
            assert view.asked == state.asks()
            assert [len(stack) for stack in view.stacks] == [len(stack) for stack in everything["stacks"]]
            for seat in (0, 1):
                for emitted, true in zip(data["squads"][seat], everything["squads"][seat], strict=True):
                    assert [emitted[key] for key in OPEN_ON_A_WARRIOR] == [true[key] for key in OPEN_ON_A_WARRIOR]
            assert json.loads(json.dumps(data)) == data
            assert decoded(View, data) == view


@pytest.mark.rule("INFO-1")
@EVERY_DIFFICULTY
def test_info_1_an_own_squad_is_seen_whole_of_another_what_was_fielded_and_revealed(difficulty: str) -> None:
    for state, _ in steps(difficulty, 2):
        for watcher in WATCHERS:
            for seat in (0, 1):
                for emitted, true in zip(state.view(watcher).squads[seat], state.squads[seat], strict=True):
                    own = seat == watcher
                    assert emitted.warrior == (WARRIORS[true.card].name if own or true.shown else None)
                    assert emitted.level == WARRIORS[true.card].level
                    for move, revealed, name in zip(true.moves, true.revealed, emitted.moves, strict=True):
                        known = MOVES[move].name if own or revealed else None
                        assert name == ("" if move == NO_MOVE else known)


@pytest.mark.rule("INFO-1")
@pytest.mark.usefixtures("cards", "dice")
def test_info_1_warriors_and_moves_that_were_seen_stay_known() -> None:
    """Also of one that is back in the barracks, and of one that is eliminated."""
    state = battle(
        f"Swift [{REST}, {HIT}]; Slow [{SWEEP}, -]; Spare [{REST}, -]",
        f"Quick [{HIT}, {REST}] hurt 9; Steady [-, -]; Idle [-, -]",
    )
    assert state.view(1).squads[0][0].moves == (None, None)
    turn(state, "use 1, use 1", "use 2, wait")
    assert state.view(0).squads[1][0] == SoldierView(
        "Quick", 5, (None, REST), 10, "", 0, 0, 0, shown=True, revealed=(False, True)
    )
    play(state, "send 3")
    turn(state, "withdraw 3, use 1", "wait, wait")
    swift = state.view(1).squads[0][0]
    assert swift.warrior == "Swift"
    assert swift.moves == (REST, None)


@pytest.mark.rule("INFO-1")
@pytest.mark.usefixtures("cards", "dice")
def test_info_1_everybody_sees_how_many_are_in_each_barracks() -> None:
    state = battle("Swift [-, -]; Slow [-, -]; Spare [-, -]; Idle [-, -]", f"Quick [{REST}, {REST}]; Steady [-, -]")
    for watcher in WATCHERS:
        view = state.view(watcher)
        assert [len(view.squads[seat]) - len(view.field[seat]) for seat in (0, 1)] == [2, 0]


# ------------------------------------------------------------------------------------------------------ what is hidden


@pytest.mark.rule("INFO-1")
@EVERY_DIFFICULTY
@pytest.mark.parametrize("seed", range(3))
def test_info_1_never_fielded_warriors_are_named_nowhere(difficulty: str, seed: int) -> None:
    """Neither in a view nor in anything that is told."""
    for state, emitted in steps(difficulty, seed):
        for watcher in WATCHERS:
            texts = json.dumps([encoded(state.view(watcher)), *(encoded(event.seen_by(watcher)) for event in emitted)])
            for name in hidden_names(state, watcher):
                assert f'"{name}"' not in texts


@pytest.mark.rule("INFO-1")
def test_info_1_nobody_sees_a_stack_from_within() -> None:
    state = recruiting("stack 1: Tinker, Poacher")
    for watcher in WATCHERS:
        assert state.view(watcher).stacks[0] == (None, None)


@pytest.mark.rule("INFO-1")
@pytest.mark.usefixtures("cards", "dice")
def test_info_1_this_turns_choices_are_hidden_until_both_are_in(cards: Cards) -> None:
    for seat in (0, 1):
        views = []
        for orders in ("use 1, use 1", "use 2, use 1", "withdraw 3, use 1"):
            state = battle(
                f"Swift [{REST}, {HIT}]; Slow [{REST}, -]; Spare [-, -]",
                f"Quick [{REST}, {HIT}]; Steady [{REST}, -]; Idle [-, -]",
            )
            assert choose(state, seat, f"orders {orders}") == []
            assert state.view(seat).chosen[seat] == f"orders {orders}"
            views.append([state.view(watcher) for watcher in WATCHERS if watcher != seat])
        assert views[0] == views[1] == views[2]
        assert views[0][0].chosen == (None, None)


@pytest.mark.rule("INFO-1")
@pytest.mark.usefixtures("cards", "dice")
def test_info_1_only_the_one_who_is_asked_sees_what_is_asked() -> None:
    """And options are no part of a view: those of another would tell its cards."""
    state = barracks("Swift [-, -]; Slow [-, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]; Idle [-, -]")
    for watcher in WATCHERS:
        assert state.view(watcher).request == (None if watcher is None else Question(Phase.SEND, ""))
    choose(state, 0, "send 1 2")
    assert state.view(0).request is None
    assert state.view(1).request == Question(Phase.SEND, "")


@pytest.mark.rule("INFO-1")
@EVERY_DIFFICULTY
def test_info_1_the_dealer_and_the_copies_left_are_never_shown(difficulty: str) -> None:
    """Who knows the dealer's number knows all dice to come."""
    for state, _ in steps(difficulty, 3):
        number = str(state.to_json()["dealer"])
        for watcher in WATCHERS:
            data = encoded(state.view(watcher))
            assert not {"dealer", "pile"} & data.keys()
            assert number not in json.dumps(data)


@pytest.mark.rule("INFO-1")
@EVERY_DIFFICULTY
def test_info_1_a_view_does_not_depend_on_anything_hidden(difficulty: str) -> None:
    """Along a game of random choices, positions that differ only in what is hidden look the same."""
    dealer = Dealer.from_seed(difficulty)
    changed = 0
    for state, _ in steps(difficulty, 5):
        for watcher in WATCHERS:
            other = BARRACKS.determinize(state.view(watcher), dealer)
            changed += other != state
            assert other.view(watcher) == state.view(watcher)
    assert changed > 50


@pytest.mark.rule("INFO-1")
@pytest.mark.usefixtures("cards", "dice")
def test_info_1_moves_are_told_as_they_are_revealed_with_dice_and_sums() -> None:
    """All that happens on the battlefield is told to everybody alike."""
    state = battle(f"Swift [{SWEEP}, {REST}]; Slow [-, -]", f"Quick [{REST}, {HIT}]; Steady [-, -] poison")
    events = turn(state, "use 1, wait", "use 1, wait")
    assert seen(events, 0) == seen(events, 1) == seen(events, None)
    assert {event["event"] for event in seen(events, None)} >= {"ordered", "used", "damage", "hurt", "turn"}


@pytest.mark.rule("INFO-1", "TURN-2")
@pytest.mark.usefixtures("cards", "dice")
def test_info_1_a_warrior_is_known_from_the_moment_it_comes() -> None:
    state = barracks("Swift [-, -]; Slow [-, -]; Spare [-, -]", f"Quick [{REST}, {REST}]; Steady [-, -]; Idle [-, -]")
    events = both(state, "send 2 3", "send 1 2")
    for watcher in WATCHERS:
        assert [fact["warrior"] for fact in seen(events, watcher) if fact["event"] == "entered"] == [
            "Slow",
            "Spare",
            "Quick",
            "Steady",
        ]
    assert [one.warrior for one in state.view(1).squads[0]] == [None, "Slow", "Spare"]
