"""EW-8 and EW-9, EW-20: Etherweave, what a pending being costs, and the end of the game."""

import pytest
from games.tashkalar.support.etherweave import (
    DUEL,
    EVERY_FORM,
    HIGH,
    MELEE_3,
    MELEE_4,
    SEVEN,
    TEAM_DUEL,
    TEAM_HIGH,
    WITH_WARP,
    ended,
    last_turn,
    pending,
    seated,
)
from games.tashkalar.support.table import (
    board,
    offered,
    offers,
    play,
    position,
    skip_turn,
)

from arenarium.core.declaration import Forfeit

# --------------------------------------------------------------------------------------------------------------- EW-8


@pytest.mark.rule("EW-8", "END-6")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_ew_8_duel_the_final_score_is_2_lower(form: str) -> None:
    plain = last_turn(f"{form} | points: 10 9")
    assert (plain.scores[:2], plain.ranking[:2]) == ((10, 9), (1, 2))
    lowered = last_turn(f"{form} | points: 10 9 | pending 0: Translocationist")
    assert (lowered.scores[:2], lowered.ranking[:2], lowered.decided_by) == ((8, 9), (2, 1), "score")


@pytest.mark.rule("EW-8", "END-6")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ew_8_high_form_the_final_score_is_2_lower(form: str) -> None:
    text = f"{form} | claimed a: {SEVEN} | claimed b: Corner Chain, Side Chain"
    assert last_turn(text, "A* c4, B* c5").scores[:2] == (8, 7)
    lowered = last_turn(f"{text} | pending 0: Translocationist", "A* c4, B* c5")
    assert (lowered.scores[:2], lowered.ranking[:2]) == ((6, 7), (2, 1))


@pytest.mark.rule("EW-8")
@pytest.mark.parametrize("form", [DUEL, HIGH])
def test_ew_8_the_score_may_become_negative(form: str) -> None:
    assert last_turn(f"{form} | pending 0: Translocationist").scores == (-2, 0)


@pytest.mark.rule("EW-8", "EW-21")
@pytest.mark.parametrize("form", ["duel", "high"])
def test_ew_8_team_the_score_of_the_side_is_lowered_whoever_plays(form: str) -> None:
    for seat in range(4):
        text = f"{seated(form, 4, seat, True)} | turn: 12 | pending {seat}: Translocationist"
        claimed = "claimed a: Color Conquest | claimed b: Side Chain" if form == "high" else "points: 3 3"
        expected = (1, 3, 1, 3) if seat in (0, 2) else (3, 1, 3, 1)
        assert last_turn(f"{text} | {claimed}").scores == expected


@pytest.mark.rule("EW-8", "END-7")
def test_ew_8_melee_2_less_in_every_colour() -> None:
    """Seat 0 has 5 and 7, seat 1 has 3 and 6: after the penalty both have 3, and seat 1 the better second colour."""
    plain = last_turn(f"{MELEE_3} | points: 0 5 7 3 0 6 0 0 0")
    assert (plain.scores, plain.ranking) == ((5, 3, 0), (1, 2, 3))
    lowered = last_turn(f"{MELEE_3} | points: 0 5 7 3 0 6 0 0 0 | pending 0: Translocationist")
    assert (lowered.scores, lowered.ranking, lowered.decided_by) == ((3, 3, 0), (2, 1, 3), "further points")


@pytest.mark.rule("EW-8", "END-7")
def test_ew_8_melee_of_4_in_the_third_colour_as_well() -> None:
    """After the penalty 2, 4, 6 against 2, 4, 7."""
    text = f"{MELEE_4} | points: 0 4 6 8 2 0 4 7 0 0 0 0 0 0 0 0"
    assert last_turn(text).ranking[:2] == (1, 2)
    lowered = last_turn(f"{text} | pending 0: Translocationist")
    assert (lowered.scores, lowered.ranking[:2]) == ((2, 2, 0, 0), (2, 1))


@pytest.mark.rule("EW-8")
def test_ew_8_melee_negative_points() -> None:
    assert last_turn(f"{MELEE_3} | points: 0 1 0 0 0 0 0 0 0 | pending 0: Translocationist").scores == (-2, 0, 0)


@pytest.mark.rule("EW-8", "END-5")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_ew_8_also_where_a_game_ends_by_resigning(form: str) -> None:
    for seat in (0, 1):
        state = position(f"{form} | points: 10 9 | pending 0: Translocationist")
        state.forfeit(seat, Forfeit.RESIGNED)
        assert ended(state).scores[:2] == (8, 9)


@pytest.mark.rule("EW-8", "END-8")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_3])
def test_ew_8_tie_breaks_are_not_affected(form: str) -> None:
    """Equal after the penalty; then upgraded pieces and pieces on the board decide, and nothing is taken off them."""
    equal = {
        DUEL: "points: 5 3",
        HIGH: "claimed a: Color Conquest | claimed b: Destruction",
        MELEE_3: "points: 0 3 3 1 0 1 0 0 0",
    }[form]
    text = f"{form} | {equal} | pending 0: Translocationist"
    upgraded = last_turn(text, "A c4 c5, B d4, b d5 d6 d7 c1 c2")
    assert (upgraded.ranking[:2], upgraded.decided_by) == ((1, 2), "upgraded pieces")
    pieces_ = last_turn(text, "A c4 c5, B d4 d5")  # and the one placed on a3
    assert (pieces_.ranking[:2], pieces_.decided_by) == ((1, 2), "pieces")
    assert pieces_.scores[0] == pieces_.scores[1]


@pytest.mark.rule("EW-8", "END-3")
@pytest.mark.parametrize(
    ("form", "points_", "ends"),
    [
        (DUEL, "19 0", False),
        (DUEL, "20 0", True),
        (DUEL, "0 18", True),
        (TEAM_DUEL, "19 0", False),
        (TEAM_DUEL, "20 0", True),
        (MELEE_3, "0 13 13 0 0 0 0 0 0", False),
        (MELEE_3, "0 0 14 0 0 0 0 0 0", True),
        (MELEE_3, "0 14 0 0 0 0 0 0 0", True),
        (MELEE_3, "0 0 0 0 0 12 0 0 0", True),
        (MELEE_4, "0 11 11 11 0 0 0 0 0 0 0 0 0 0 0 0", False),
        (MELEE_4, "0 0 0 12 0 0 0 0 0 0 0 0 0 0 0 0", True),
        (MELEE_4, "0 0 0 0 0 0 0 0 0 0 0 0 10 0 0 0", True),
    ],
)
def test_ew_8_the_penalty_delays_the_end_by_points(form: str, points_: str, ends: bool) -> None:
    state = position(f"{form} | points: {points_} | pending 0: Translocationist")
    skip_turn(state)
    assert (state.end_by, state.end_reason) == ((0, "points") if ends else (-1, ""))


@pytest.mark.rule("EW-8", "END-2")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ew_8_the_penalty_delays_the_end_by_points_in_the_high_form(form: str) -> None:
    for legends_, ends in (("A* c4 c5 c6", False), ("", False)):
        state = position(f"{form} | claimed a: {SEVEN} | pending 0: Translocationist", legends_)
        skip_turn(state)
        assert (state.end_by == 0) is ends
    state = position(f"{form} | claimed a: {SEVEN}, Destruction | pending 0: Translocationist", "A* c4 c5 c6")
    skip_turn(state)
    assert state.end_by == 0
    enemy = position(f"{form} | claimed b: {SEVEN} | pending 0: Translocationist", "B* c4 c5")
    skip_turn(enemy)
    assert enemy.end_by == 0


@pytest.mark.rule("EW-8", "END-3")
@EVERY_FORM
def test_ew_8_the_end_comes_with_the_turn_on_which_the_being_leaves(form: str) -> None:
    state = position(form)
    enough = {
        "high": f"claimed a: {SEVEN}, Green Summoning, Red Summoning",
        "duel": "points: 19 0",
        "melee": "points: " + ("0 13 13 0 0 0 0 0 0" if state.table.seats == 3 else "0 11" + " 0" * 14),
    }[state.table.form.value]
    state = position(f"{form} | {enough} | pending 0: Antimatter Spirit", "a f4 d6")
    skip_turn(state)
    assert state.end_by == -1
    while state.active != 0:
        skip_turn(state)
    play(state, "summon Antimatter Spirit e5")
    skip_turn(state)
    assert (state.end_by, state.end_reason, state.last_turns) == (0, "points", state.table.seats)


@pytest.mark.rule("EW-8")
def test_ew_8_the_points_themselves_stay_and_only_the_owner_is_lowered() -> None:
    state = position(f"{DUEL} | points: 7 3 | pending 0: Translocationist")
    skip_turn(state)
    assert state.points == [7, 3]
    freed = position(
        f"{DUEL} | points: 7 3 | pending 0: Antimatter Spirit | end_by: 0 | last_turns: 1 | actions: 1", "a f4 d6"
    )
    play(freed, "summon Antimatter Spirit e5")
    assert ended(freed).scores == (7, 3)


# --------------------------------------------------------------------------------------------------------------- EW-9


@pytest.mark.rule("EW-9")
@pytest.mark.parametrize("card", WITH_WARP)
def test_ew_9_played_to_no_effect_the_being_is_pending_all_the_same(card: str) -> None:
    state = position(f"{DUEL} | hand 0: {card}, Warpmaster | supply: 0 0, 0 0")
    assert offers(state, "warp") == {card}
    play(state, f"warp {card}")
    if card == "Paradox Worm":
        play(state, "decline")
    assert pending(state) == card
    assert board(state) == {}
    assert offers(state, "discard") == {"Warpmaster"}


# -------------------------------------------------------------------------------------------------------------- EW-20


@pytest.mark.rule("EW-20", "EW-8")
@pytest.mark.parametrize("in_time", [True, False])
@EVERY_FORM
def test_ew_20_on_the_final_turn_the_penalty_applies_unless_the_being_is_summoned(form: str, in_time: bool) -> None:
    text = f"{form} | hand 0: Antimatter Spirit | end_by: 0 | last_turns: 1 | actions: 1"
    state = position(text, "a f4 d6")
    assert "warp Antimatter Spirit" in offered(state)
    play(state, "warp Antimatter Spirit", "put a common b4", "move b4 b5")
    if state.stack:
        play(state, "put b common b4")
    play(state, "summon Antimatter Spirit e5" if in_time else "place a3")
    assert ended(state).scores[0] == (0 if in_time else -2)


@pytest.mark.rule("EW-20")
def test_ew_20_after_the_very_last_action_too() -> None:
    state = position(f"{DUEL} | hand 0: Gate of Oblivion | end_by: 0 | last_turns: 1 | actions: 1")
    play(state, "place a3", "warp Gate of Oblivion")
    assert ended(state).scores == (-2, 0)
