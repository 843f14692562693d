"""FLARE: invoking flares."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_3,
    MELEE_4,
    SQUARES,
    TEAM_DUEL,
    TEAM_HIGH,
    Board,
    board,
    flares,
    happened,
    offered,
    offers,
    pile,
    play,
    points,
    position,
    skip_turn,
    verbs,
)

from arenarium.games.tashkalar.state import events

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
CRITERIA = {
    1: (3, 6),
    2: (4, 4),
    3: (3, 5),
    4: (4, 5),
    5: (3, 6),
    6: (4, 4),
    7: (4, 6),
    8: (4, 5),
    9: (5, 4),
    10: (5, 5),
    11: (3, 4),
    12: (2, 5),
}
"""How many more upgraded pieces, and how many more pieces in all, each flare asks for."""


def men(**numbers: int) -> Board:
    """So many pieces of each sign, from the top: men(a=2, B=3). `B_` is a legendary one."""
    signs = [sign.replace("_", "*") for sign, number in numbers.items() for _ in range(number)]
    return dict(zip(SQUARES, signs, strict=False))


# ------------------------------------------------------------------------------------------------------------ FLARE-1


@pytest.mark.rule("FLARE-1")
@pytest.mark.parametrize("number", CRITERIA)
@EVERY_FORM
def test_flare_1_the_upper_criterion_compares_upgraded_pieces(form: str, number: int) -> None:
    """Both have as many pieces in all."""
    needed, _ = CRITERIA[number]
    for lead, allowed in ((needed - 1, False), (needed, True), (needed + 1, True)):
        there = men(A=2, a=lead, B=lead + 1, B_=1)
        state = position(f"{FORMS[form]} | flares 0: flare {number}", there)
        assert (f"flare {number} against b" in offered(state)) is allowed


@pytest.mark.rule("FLARE-1")
@pytest.mark.parametrize("number", CRITERIA)
@EVERY_FORM
def test_flare_1_the_lower_criterion_compares_all_pieces(form: str, number: int) -> None:
    """The opponent has no more upgraded pieces."""
    _, needed = CRITERIA[number]
    for lead, allowed in ((needed - 1, False), (needed, True), (needed + 1, True)):
        there = men(a=1, A=1, b=lead, B=1, B_=0) | {"c9": "b"}
        state = position(f"{FORMS[form]} | flares 0: flare {number}", there)
        assert (f"flare {number} against b" in offered(state)) is allowed


@pytest.mark.rule("FLARE-1")
@pytest.mark.parametrize("number", CRITERIA)
def test_flare_1_the_lower_criterion_counts_upgraded_pieces_too(number: int) -> None:
    """As many upgraded pieces more as are not enough for the upper criterion, and common ones."""
    upper, lower = CRITERIA[number]
    upgraded = min(upper, lower) - 1
    for common, allowed in ((lower - upgraded - 1, False), (lower - upgraded, True)):
        state = position(f"{DUEL} | flares 0: flare {number}", men(a=1, A=1, B=upgraded + 1, b=common + 1))
        assert (f"flare {number} against b" in offered(state)) is allowed


@pytest.mark.rule("FLARE-1")
def test_flare_1_legendary_pieces_are_upgraded_ones_too() -> None:
    state = position(f"{DUEL} | flares 0: flare 12", men(B_=2))
    assert "flare 12 against b" in offered(state)
    state = position(f"{DUEL} | flares 0: flare 12", men(B=2, A_=1))
    assert "flare 12 against b" not in offered(state)


@pytest.mark.rule("FLARE-1")
@EVERY_FORM
def test_flare_1_not_when_it_is_you_who_has_more(form: str) -> None:
    state = position(f"{FORMS[form]} | flares 0: flare 2", men(a=4, A=4))
    assert offers(state, "flare") == set()


@pytest.mark.rule("FLARE-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_flare_1_teams_compare_the_teams_pieces(form: str) -> None:
    state = position(f"{form} | active: 3 | flares 3: flare 2 | flares 1: flare 12", men(a=6))
    assert offers(state, "flare") == {"2 against a"}


# ------------------------------------------------------------------------------------------------------------ FLARE-2


@pytest.mark.rule("FLARE-2")
def test_flare_2_melee_you_choose_whom_you_compare_yourself_with() -> None:
    state = position(f"{MELEE_4} | active: 1 | flares 1: flare 5", men(a=7, b=1, c=6, d=7))
    assert offers(state, "flare") == {"5 against a", "5 against d"}  # 6 more pieces; side c has 5 more


@pytest.mark.rule("FLARE-2")
def test_flare_2_melee_both_criteria_are_judged_against_the_same_opponent() -> None:
    """Flare 8, 4 upgraded or 5 in all: side b leads in upgraded pieces alone, side c in pieces alone."""
    there = men(B=4, c=5)
    against = {}
    for enemy in "bc":
        state = position(f"{MELEE_3} | flares 0: flare 8", there)
        (fact,) = happened(play(state, f"flare 8 against {enemy}"), events.Flare)
        against[enemy] = (fact.upper, fact.lower)
        assert state.actions == (3 if enemy == "b" else 2)
        assert verbs(state) == ({"place"} if enemy == "b" else {"put"})
    assert against == {"b": (True, False), "c": (False, True)}


@pytest.mark.rule("FLARE-2")
def test_flare_2_melee_opponents_are_not_taken_together() -> None:
    state = position(f"{MELEE_4} | flares 0: flare 2", men(b=3, c=3, d=3))
    assert offers(state, "flare") == set()


# ------------------------------------------------------------------------------------------------------------ FLARE-3


@pytest.mark.rule("FLARE-3")
@EVERY_FORM
def test_flare_3_if_the_upper_criterion_holds_the_upper_effect_alone(form: str) -> None:
    """Flare 8: gain an action above, place a piece below."""
    state = position(f"{FORMS[form]} | flares 0: flare 8", men(B=4))
    play(state, "flare 8 against b")
    assert state.actions == 3
    assert "put" not in verbs(state)
    assert pile(state, "flares") == ["flare 8"]


@pytest.mark.rule("FLARE-3")
@EVERY_FORM
def test_flare_3_if_the_lower_criterion_holds_the_lower_effect_alone(form: str) -> None:
    state = position(f"{FORMS[form]} | flares 0: flare 8", men(b=5))
    play(state, "flare 8 against b", "put a common c9")
    assert state.actions == 2
    assert pile(state, "flares") == ["flare 8"]


@pytest.mark.rule("FLARE-3")
@EVERY_FORM
def test_flare_3_if_both_hold_the_upper_effect_comes_first(form: str) -> None:
    """Flare 1: a common piece above, a heroic one below."""
    state = position(f"{FORMS[form]} | flares 0: flare 1", men(B=3, b=3))
    play(state, "flare 1 against b")
    assert {text.split()[2] for text in offered(state) - {"pass"}} == {"common"}
    play(state, "put a common c9")
    assert {text.split()[2] for text in offered(state) - {"pass"}} == {"heroic"}
    play(state, "put a heroic d9")
    assert (board(state)["c9"], board(state)["d9"]) == ("a", "A")


@pytest.mark.rule("FLARE-3")
@EVERY_FORM
def test_flare_3_both_criteria_are_judged_when_the_flare_is_invoked(form: str) -> None:
    """Flare 2 asks for 4 and 4: after the upper piece the lead is 3, and yet the lower effect is resolved."""
    state = position(f"{FORMS[form]} | flares 0: flare 2", men(B=4))
    play(state, "flare 2 against b", "put a common c9")
    assert verbs(state) - {"pass"} == {"put"}
    play(state, "put a common d9")
    assert (board(state)["c9"], board(state)["d9"]) == ("a", "a")


# ------------------------------------------------------------------------------------------------------------ FLARE-4


@pytest.mark.rule("FLARE-4")
@EVERY_FORM
def test_flare_4_the_flare_is_discarded_when_it_is_resolved(form: str) -> None:
    state = position(f"{FORMS[form]} | flares 0: flare 2 | pile flares: flare 5", men(b=4))
    play(state, "flare 2 against b")
    assert flares(state, 0) == []
    assert pile(state, "flares") == ["flare 5"]
    log = play(state, "put a common c9")
    assert pile(state, "flares") == ["flare 5", "flare 2"]
    assert happened(log, events.CardDiscarded)[0].card == "flare 2"


@pytest.mark.rule("FLARE-4")
def test_flare_4_a_new_one_is_drawn_at_the_end_of_the_turn() -> None:
    state = position(f"{DUEL} | flares 0: flare 2 | deck flares: flare 7, flare 8", men(b=4))
    play(state, "flare 2 against b", "put a common c9")
    assert flares(state, 0) == []
    skip_turn(state)
    assert flares(state, 0) == ["flare 7"]


# --------------------------------------------------------------------------------------------------- FLARE-5, FLARE-6


@pytest.mark.rule("FLARE-5")
@pytest.mark.parametrize("there", [men(B=4), men(b=5), men(B=4, b=1)], ids=["upper", "lower", "both"])
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_flare_5_duel_the_opponent_scores_1_point(form: str, there: Board) -> None:
    state = position(f"{form} | flares 0: flare 8", there)
    play(state, "flare 8 against b")
    assert state.points == [0, 1]
    state = position(f"{form} | flares 0: flare 8 | points: 3 4", there)
    play(state, "flare 8 against b")
    assert state.points == [3, 5]


@pytest.mark.rule("FLARE-5")
def test_flare_5_duel_side_b_gives_the_point_to_side_a() -> None:
    for form, active in ((DUEL, 1), (TEAM_DUEL, 1), (TEAM_DUEL, 3)):
        state = position(f"{form} | active: {active} | flares {active}: flare 2", men(a=4))
        play(state, "flare 2 against a")
        assert state.points == [1, 0]


@pytest.mark.rule("FLARE-5")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_flare_5_in_the_high_form_nobody_scores(form: str) -> None:
    state = position(f"{form} | flares 0: flare 2", men(b=4))
    log = play(state, "flare 2 against b", "put a common c9")
    assert happened(log, events.Scored) == []
    assert not any(state.points)


@pytest.mark.rule("FLARE-6")
@pytest.mark.parametrize("there", [men(D=4), men(d=5), men(D=4, d=1)], ids=["upper", "lower", "both"])
def test_flare_6_melee_the_one_compared_with_scores_1_in_your_colour(there: Board) -> None:
    state = position(f"{MELEE_4} | active: 1 | flares 1: flare 8", there)
    play(state, "flare 8 against d")
    assert points(state, 3, "b") == 1
    assert sum(state.points) == 1


@pytest.mark.rule("FLARE-6")
def test_flare_6_melee_another_opponent_scores_nothing() -> None:
    for enemy, seat in (("b", 1), ("c", 2)):
        state = position(f"{MELEE_3} | flares 0: flare 2", men(b=4, c=4))
        play(state, f"flare 2 against {enemy}")
        assert points(state, seat, "a") == 1
        assert sum(state.points) == 1
