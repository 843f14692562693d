"""PASS: passing control to the teammate."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    HIGH,
    MELEE_4,
    SQUARES,
    TEAM_DUEL,
    TEAM_HIGH,
    board,
    deck,
    flares,
    hand,
    happened,
    legends,
    offered,
    offers,
    pieces,
    pile,
    play,
    position,
    verbs,
)

from arenarium.core.errors import ChoiceError
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state import events

TEAMS = pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])


def with_an_open_effect(form: str, actions: int = 2) -> State:
    """Seat 0 has summoned the Infantry Captain, who moves up to 2 other pieces."""
    text = f"{form} | hand 0: Infantry Captain, Knight | legends 0: Titan, Leviathan | actions: {actions}"
    state = position(text, "a c6 d6 f6 g6, b h5 h7")
    play(state, "summon Infantry Captain e5")
    assert "move c6 b6" in offered(state)
    return state


# ------------------------------------------------------------------------------------------------------------- PASS-1


@pytest.mark.rule("PASS-1")
@TEAMS
@pytest.mark.parametrize("active", range(4))
def test_pass_1_before_any_action_control_may_be_passed_to_the_teammate(form: str, active: int) -> None:
    first = position(f"{form} | active: {active} | legends {active}: Titan, Leviathan")
    second = first.copy()
    assert "pass" in offered(first)
    play(first, "pass")
    assert (first.active, first.control, first.actions) == (active, (active + 2) % 4, 2)
    play(second, "place e5")
    assert "pass" in offered(second)
    play(second, "pass")
    assert (second.active, second.control, second.actions) == (active, (active + 2) % 4, 1)


@pytest.mark.rule("PASS-1")
@TEAMS
def test_pass_1_the_legends_are_handed_over(form: str) -> None:
    state = position(f"{form} | hand 0: Knight | legends 0: Titan, Leviathan | flares 0: flare 1")
    play(state, "pass")
    assert (legends(state, 0), legends(state, 2)) == ([], ["Titan", "Leviathan"])
    assert (hand(state, 0), flares(state, 0)) == (["Knight"], ["flare 1"])


@pytest.mark.rule("PASS-1")
@TEAMS
def test_pass_1_while_an_effect_is_being_resolved_control_may_be_passed(form: str) -> None:
    state = with_an_open_effect(form)
    assert "pass" in offered(state)
    play(state, "move c6 b6")
    assert "pass" in offered(state)
    play(state, "pass")
    assert (state.active, state.control) == (0, 2)
    assert (legends(state, 0), legends(state, 2)) == ([], ["Titan", "Leviathan"])


@pytest.mark.rule("PASS-1")
@TEAMS
def test_pass_1_the_effect_of_a_flare_is_yours_too(form: str) -> None:
    state = position(f"{form} | flares 0: flare 2", "b c1 d1 e1 f1 g1")
    play(state, "flare 2 against b")
    assert "pass" in offered(state)
    play(state, "pass")
    assert state.control == 2


@pytest.mark.rule("PASS-1")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_4])
def test_pass_1_only_in_team_play(form: str) -> None:
    state = with_an_open_effect(form)
    assert "pass" not in offered(state)
    play(state, "decline")
    assert "pass" not in offered(state)


@pytest.mark.rule("PASS-1")
@TEAMS
def test_pass_1_neither_after_the_actions_nor_when_claiming(form: str) -> None:
    state = position(f"{form} | flares 0: flare 2 | actions: 1", "b c1 d1 e1 f1 g1")
    play(state, "place e5")
    assert offered(state) == {"flare 2 against b", "finish"}
    state = position(f"{TEAM_HIGH} | phase: score | actions: 0 | tasks: Center Cross", "a e4 d5 e5 f5 e6")
    assert offered(state) == {"claim Center Cross", "finish"}


# ------------------------------------------------------------------------------------------------------------- PASS-2


@pytest.mark.rule("PASS-2")
@TEAMS
def test_pass_2_the_teammate_makes_all_remaining_choices_of_the_effect(form: str) -> None:
    state = with_an_open_effect(form)
    play(state, "move c6 b6")
    options = offered(state)
    play(state, "pass")
    assert offered(state) == options - {"pass"}
    assert "decline" in options
    with pytest.raises(ChoiceError):
        state.apply(0, TASHKALAR.read(state, "move g6 h5"))
    state.apply(2, TASHKALAR.read(state, "move g6 h5"))
    assert board(state) == pieces("a b6 d6 f6 h5, A e5, b h7")
    assert pile(state, 0) == ["Infantry Captain"]
    assert pile(state, 2) == []


@pytest.mark.rule("PASS-2")
def test_pass_2_the_effect_stays_the_one_of_the_player_who_passed() -> None:
    """The Kiskin Spirit recovers a card of the own pile, not one of the teammate's."""
    piles = "pile 2: Naiad | pile 0: Bomb"
    state = position(f"{TEAM_DUEL} | active: 2 | hand 2: Kiskin Spirit | {piles}", "a d4 d5 f5")
    play(state, "summon Kiskin Spirit f4", "pass")
    assert state.control == 0
    assert offers(state, "recover") == {"Naiad"}
    play(state, "recover Naiad")
    assert (pile(state, 0), pile(state, 2)) == (["Bomb"], ["Kiskin Spirit"])
    assert deck(state, 2)[0] == "Naiad"


# ------------------------------------------------------------------------------------------------------------- PASS-3


@pytest.mark.rule("PASS-3")
@TEAMS
def test_pass_3_the_teammate_may_only_place_and_must_use_all_actions(form: str) -> None:
    """Seat 2 could summon, discard and invoke a flare if it were its turn; seat 0 could, too."""
    cards = "hand 0: Swordmaster | hand 2: Sapling | legends 0: Titan | flares 0: flare 2 | flares 2: flare 12"
    men = "a e4 e6 e7, b c1 d1 e1 f1 g1 b2 c2 d2 e2 f2"
    state = position(f"{form} | {cards} | actions: 3", men)
    assert verbs(state) == {"place", "summon", "discard", "flare", "pass"}
    play(state, "pass")
    empty = set(SQUARES) - set(pieces(men))
    for square in ("a3", "a4", "a5"):
        assert (state.active, state.control) == (0, 2)
        assert offered(state) == {f"place {square}" for square in empty}
        with pytest.raises(ChoiceError):
            state.apply(0, TASHKALAR.read(state, f"place {square}"))
        state.apply(2, TASHKALAR.read(state, f"place {square}"))
        assert board(state)[square] == "a"
        empty.remove(square)
    assert state.active == 1


@pytest.mark.rule("PASS-3")
@TEAMS
def test_pass_3_also_after_finishing_the_effect(form: str) -> None:
    state = with_an_open_effect(form)
    play(state, "pass", "decline")
    assert (state.control, state.actions) == (2, 1)
    assert verbs(state) == {"place"}
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("PASS-3")
def test_pass_3_an_action_gained_after_passing_is_one_of_them() -> None:
    state = position(f"{TEAM_DUEL} | active: 2 | hand 2: Unicorn | actions: 1", "a e4 d5 e5 d6")
    play(state, "summon Unicorn f4", "pass", "option 2")
    assert (state.active, state.control, state.actions) == (2, 0, 1)
    assert verbs(state) == {"place"}


@pytest.mark.rule("PASS-3")
def test_pass_3_with_no_piece_in_supply_the_teammate_picks_one_up() -> None:
    state = position(f"{TEAM_DUEL} | supply: 0 3, 16 3", "a e4, A e6")
    play(state, "pass")
    assert offered(state) == {"lift e4", "lift e6"}
    play(state, "lift e6")
    assert state.control == 2
    play(state, "place e6")
    assert board(state) == pieces("a e4 e6")


@pytest.mark.rule("PASS-3")
@TEAMS
def test_pass_3_passing_back_is_not_possible(form: str) -> None:
    state = with_an_open_effect(form)
    play(state, "pass")
    assert "pass" not in offered(state)
    play(state, "decline")
    assert "pass" not in offered(state)


# ------------------------------------------------------------------------------------------------------------- PASS-4


@pytest.mark.rule("PASS-4")
def test_pass_4_the_player_of_the_turn_claims() -> None:
    state = position(f"{TEAM_HIGH} | actions: 1 | tasks: Center Cross", "a e4 d5 e5 f5")
    play(state, "pass", "place e6")
    assert (state.active, state.control) == (0, 0)
    with pytest.raises(ChoiceError):
        state.apply(2, TASHKALAR.read(state, "claim Center Cross"))
    log = state.apply(0, TASHKALAR.read(state, "claim Center Cross"))
    assert happened(log, events.Claimed)[0].seat == 0
    assert open_view(state).claimed == (("Center Cross",), ())


@pytest.mark.rule("PASS-4")
@TEAMS
def test_pass_4_the_player_of_the_turn_draws(form: str) -> None:
    state = position(f"{form} | actions: 1 | hand 0: Knight | hand 2: Dryad")
    play(state, "pass", "place e6")
    assert state.active == 1
    assert len(hand(state, 0)) == 3
    assert hand(state, 2) == ["Dryad"]
    assert (len(flares(state, 0)), len(flares(state, 2))) == (1, 0)


@pytest.mark.rule("PASS-4")
@TEAMS
def test_pass_4_it_is_too_late_to_invoke_a_flare(form: str) -> None:
    text = f"{form} | flares 0: flare 2 | flares 2: flare 12 | actions: 1"
    state = position(text, "b c1 d1 e1 f1 g1 b2 c2")
    assert "flare 2 against b" in offered(state)
    play(state, "pass", "place e5")
    assert state.active == 1
    assert flares(state, 0) == ["flare 2"]


@pytest.mark.rule("PASS-4")
@TEAMS
def test_pass_4_also_when_the_last_effect_was_passed(form: str) -> None:
    state = position(f"{form} | flares 0: flare 2, flare 12 | actions: 0", "b c1 d1 e1 f1 g1 b2 c2")
    assert "flare 12 against b" in offered(state)
    play(state, "flare 2 against b", "pass", "put a common e5")
    assert (state.active, state.control) == (1, 1)
    assert flares(state, 0) == ["flare 12"]
