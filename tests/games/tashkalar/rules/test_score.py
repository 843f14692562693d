"""SCORE: tasks, points for destruction and legends."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    HIGH,
    MELEE_3,
    MELEE_4,
    TEAM_DUEL,
    TEAM_HIGH,
    board,
    deck,
    happened,
    kinds,
    offered,
    offers,
    play,
    points,
    position,
    skip_turn,
    tasks,
    verbs,
)

from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import events

CROSS = "a e4 d5 e5 f5 e6"
"""Enough for the Center Cross and, with the two upgraded, for Central Dominance."""
BOTH = "a e4 d5 e5, A f5 e6"
HIGH_FORMS = pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
DUELS = pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])


def claimed(state: State) -> list[list[str]]:
    return [list(names) for names in open_view(state).claimed]


# ------------------------------------------------------------------------------------------------------------ SCORE-1


@pytest.mark.rule("SCORE-1")
@HIGH_FORMS
def test_score_1_at_the_end_of_your_turn_you_may_claim_a_task_that_you_meet(form: str) -> None:
    shown = "tasks: Center Cross, Central Dominance, Imprisonment"
    state = position(f"{form} | {shown} | actions: 1", "a e4 d5 e5, A f5")
    play(state, "place e6")  # one upgraded piece: no Central Dominance; no enemy piece: no Imprisonment
    assert (state.active, state.control) == (0, 0)
    assert offered(state) == {"claim Center Cross", "finish"}
    play(state, "claim Center Cross")
    assert claimed(state) == [["Center Cross"], []]
    assert state.active == 1


@pytest.mark.rule("SCORE-1")
@HIGH_FORMS
def test_score_1_claiming_is_not_compulsory(form: str) -> None:
    state = position(f"{form} | tasks: Center Cross | actions: 1", f"{CROSS}")
    play(state, "place a3", "finish", "finish")
    assert claimed(state) == [[], []]
    assert tasks(state) == ["Center Cross"]
    assert state.active == 1


@pytest.mark.rule("SCORE-1")
@HIGH_FORMS
def test_score_1_exactly_one_task_a_turn(form: str) -> None:
    """Also where the next task, which takes its place, is met as well."""
    shown = "tasks: Center Cross, Central Dominance | deck tasks: Destruction, Devastation"
    state = position(f"{form} | {shown} | actions: 1 | destroyed: 0 0 0 4 0 0", BOTH)
    play(state, "place a3")
    assert offered(state) == {"claim Center Cross", "claim Central Dominance", "finish"}
    play(state, "claim Central Dominance")
    assert state.active == 1
    assert claimed(state) == [["Central Dominance"], []]
    skip_turn(state)
    while state.active != 0:
        skip_turn(state)
    play(state, "place a4", "place a5")
    assert "claim Center Cross" in offered(state)  # it waits for the next turn


@pytest.mark.rule("SCORE-1")
def test_score_1_the_next_task_is_not_a_current_one() -> None:
    state = position(f"{HIGH} | tasks: Imprisonment | deck tasks: Center Cross | actions: 1", CROSS)
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("SCORE-1")
def test_score_1_neither_before_the_turn_ends_nor_with_what_was_before() -> None:
    """The criterion is judged at the end of the turn: a cross that was broken in between counts for nothing."""
    state = position(f"{HIGH} | tasks: Center Cross | hand 0: Bomb", f"{CROSS} g3")
    assert verbs(state) == {"place", "summon", "discard"}
    state = position(f"{HIGH} | tasks: Center Cross | supply: 0 3, 17 3", CROSS)
    play(state, "lift e4", "place a3", "lift a3", "place a4")
    assert state.active == 1
    state = position(f"{HIGH} | tasks: Center Cross | supply: 0 3, 17 3", CROSS)
    play(state, "lift e4", "place a3", "lift a3", "place e4")
    assert offered(state) == {"claim Center Cross", "finish"}


@pytest.mark.rule("SCORE-1")
@HIGH_FORMS
def test_score_1_only_in_your_own_turn(form: str) -> None:
    state = position(f"{form} | active: 1 | tasks: Center Cross | actions: 1", CROSS)
    play(state, "place a3")
    assert state.active != 1
    state = position(f"{form} | active: 1 | tasks: Center Cross | actions: 1", CROSS.replace("a ", "b "))
    play(state, "place a3", "claim Center Cross")
    assert claimed(state) == [[], ["Center Cross"]]


@pytest.mark.rule("SCORE-1")
@pytest.mark.parametrize("active", [2, 3])
def test_score_1_a_teammate_claims_for_the_team(active: int) -> None:
    side = "ab"[active % 2]
    state = position(
        f"{TEAM_HIGH} | active: {active} | tasks: Center Cross | actions: 1", CROSS.replace("a ", f"{side} ")
    )
    play(state, "place a3", "claim Center Cross")
    assert claimed(state)[active % 2] == ["Center Cross"]


# ------------------------------------------------------------------------------------------------------------ SCORE-2


@pytest.mark.rule("SCORE-2")
@HIGH_FORMS
def test_score_2_the_next_task_takes_its_place_and_another_is_turned_up(form: str) -> None:
    shown = "tasks: Center Cross, Red Conquest, Destruction"
    state = position(f"{form} | {shown} | deck tasks: Imprisonment, Diagonals, Green Summoning | actions: 1", CROSS)
    log = play(state, "place a3", "claim Center Cross")
    assert tasks(state) == ["Red Conquest", "Destruction", "Imprisonment"]
    assert deck(state, "tasks") == ["Diagonals", "Green Summoning"]
    assert state.view(None).decks[-1] == ("Diagonals", None)
    assert [fact.task for fact in happened(log, events.NextTask)] == ["Diagonals"]


@pytest.mark.rule("SCORE-2", "SET-8")
def test_score_2_a_third_task_of_one_kind_goes_under_the_deck() -> None:
    """Red Conquest and Green Conquest are there: no third coloured one as the next task."""
    shown = "tasks: Center Cross, Red Conquest, Green Conquest"
    following = "Imprisonment, Red Legends, Rainbow Dominance, Diagonals, Color Conquest"
    state = position(f"{HIGH} | {shown} | deck tasks: {following} | actions: 1", CROSS)
    log = play(state, "place a3", "claim Center Cross")
    assert deck(state, "tasks") == ["Diagonals", "Color Conquest", "Red Legends", "Rainbow Dominance"]
    assert state.view(None).decks[-1] == ("Diagonals", None, "Red Legends", "Rainbow Dominance")
    assert [fact.task for fact in happened(log, events.NextTask)] == ["Red Legends", "Rainbow Dominance", "Diagonals"]


@pytest.mark.rule("SCORE-2", "SET-8")
def test_score_2_two_of_one_kind_among_the_four_are_allowed() -> None:
    shown = "tasks: Center Cross, Red Conquest, Destruction"
    state = position(f"{HIGH} | {shown} | deck tasks: Devastation, Green Conquest, Isolation | actions: 1", CROSS)
    play(state, "place a3", "claim Center Cross")
    assert deck(state, "tasks") == ["Green Conquest", "Isolation"]


@pytest.mark.rule("SCORE-2", "SET-8")
def test_score_2_if_the_whole_deck_is_of_that_kind_it_is_accepted_after_one_pass() -> None:
    shown = "tasks: Center Cross, Red Conquest, Green Conquest"
    following = "Imprisonment, Red Legends, Rainbow Dominance, Color Conquest"
    state = position(f"{HIGH} | {shown} | deck tasks: {following} | actions: 1", CROSS)
    play(state, "place a3", "claim Center Cross")
    assert deck(state, "tasks") == ["Red Legends", "Rainbow Dominance", "Color Conquest"]
    assert state.view(None).decks[-1][0] == "Red Legends"


@pytest.mark.rule("SCORE-2")
def test_score_2_with_an_empty_deck_the_place_stays_empty() -> None:
    """No such deck comes about in a real game, where the end comes long before."""
    state = position(f"{HIGH} | tasks: Center Cross, Red Conquest | deck tasks: | actions: 1", CROSS)
    play(state, "place a3", "claim Center Cross")
    assert tasks(state) == ["Red Conquest"]


# ------------------------------------------------------------------------------------------------------------ SCORE-3


def final(text: str, on_board: str) -> tuple[int, ...]:
    """The scores when the game ends with the action that is left."""
    state = position(f"{text} | end_by: 0 | last_turns: 1 | actions: 1", on_board)
    play(state, "place a3")
    if state.outcome is None:
        play(state, "finish")
    assert state.outcome is not None
    return state.outcome.scores


@pytest.mark.rule("SCORE-3")
def test_score_3_points_of_claimed_tasks_and_1_for_each_legendary_piece() -> None:
    tasks_ = "claimed a: Center Cross, Color Conquest, Imprisonment | claimed b: Isolation"  # 2 + 3 + 1 and 2
    assert final(f"{HIGH} | {tasks_}", "a e5, A e6") == (6, 2)
    assert final(f"{HIGH} | {tasks_}", "A* e5 e6, A e7, B* c1 d1 e1") == (8, 5)
    assert final(f"{TEAM_HIGH} | {tasks_}", "A* e5, B* c1 d1 e1") == (7, 5, 7, 5)
    assert final(HIGH, "A c1 d1 e1") == (0, 0)


@pytest.mark.rule("SCORE-3")
def test_score_3_every_task_has_its_points() -> None:
    worth = {
        1: "Destruction, Red Summoning, Green Summoning, Central Dominance, Imprisonment",
        2: "Devastation, Heroic Destruction, End of Legends, Red Conquest, Green Conquest, Rainbow Dominance, "
        "Colored Summoning, Legendary Summoning, Center Cross, Line Dominance, Envelopment, Isolation",
        3: "Heroic Devastation, Color Conquest, Red Legends, Green Legends, Diagonals, Side Chain, Corner Chain",
    }
    assert sum(len(names.split(", ")) for names in worth.values()) == 24
    for number, names in worth.items():
        for name in names.split(", "):
            assert final(f"{HIGH} | claimed b: {name}", "") == (0, number)


@pytest.mark.rule("SCORE-3")
def test_score_3_however_the_piece_became_legendary_and_only_while_it_stands() -> None:
    """Two-Headed Dragon: the summoned legend and the piece it upgrades; one destroyed again does not count."""
    text = f"{HIGH} | legends 0: Two-Headed Dragon | end_by: 0 | last_turns: 1"
    state = position(text, "A f3 e4 d5, a f5 g6")
    play(state, "summon Two-Headed Dragon d3", "upgrade e4", "decline", "place a3")
    assert state.outcome is not None
    assert state.outcome.scores == (2, 0)
    state = position(f"{HIGH} | hand 0: Champion | end_by: 0 | last_turns: 1", "a d5 d6 e6 e7, B* f4 c1")
    play(state, "summon Champion e5", "destroy f4", "place a3", "place a4")  # he gains an action by it
    assert state.outcome is not None
    assert state.outcome.scores == (0, 1)


@pytest.mark.rule("SCORE-3", "SCORE-4", "SCORE-5")
def test_score_3_in_the_high_form_nothing_else_scores() -> None:
    text = f"{HIGH} | legends 0: Time Elemental | destroyed: 0 0 0 2 3 1 | end_by: 0 | last_turns: 1"
    state = position(text, "A d6 f6 e7, a d8 f8")
    play(state, "summon Time Elemental e5", "place a3")
    skip_turn(state)
    assert state.outcome is not None
    assert state.outcome.scores == (1, 0)


# ------------------------------------------------------------------------------------------------------------ SCORE-4


@pytest.mark.rule("SCORE-4")
@pytest.mark.parametrize(
    ("common", "heroic", "legends", "scored"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (2, 0, 0, 1),
        (3, 0, 0, 1),
        (4, 0, 0, 2),
        (5, 0, 0, 2),
        (0, 1, 0, 1),
        (0, 3, 0, 3),
        (0, 0, 1, 2),
        (0, 0, 2, 4),
        (1, 1, 0, 1),
        (3, 2, 1, 5),
    ],
)
@DUELS
def test_score_4_duel_points_for_destroyed_enemy_pieces(
    form: str, common: int, heroic: int, legends: int, scored: int
) -> None:
    state = position(f"{form} | actions: 1 | points: 5 7 | destroyed: 0 0 0 {common} {heroic} {legends}")
    play(state, "place a3")
    assert state.points == [5 + scored, 7]
    state = position(f"{form} | active: 1 | actions: 1 | points: 5 7 | destroyed: {common} {heroic} {legends} 0 0 0")
    play(state, "place a3")
    assert state.points == [5, 7 + scored]


@pytest.mark.rule("SCORE-4")
def test_score_4_an_odd_common_piece_does_not_wait_for_the_next_turn() -> None:
    state = position(f"{DUEL} | actions: 1 | destroyed: 0 0 0 1 0 0")
    play(state, "place a3")
    assert not any(state.destroyed)
    skip_turn(state)
    assert not any(state.destroyed)
    assert state.points == [0, 0]


@pytest.mark.rule("SCORE-4")
def test_score_4_at_the_end_of_the_turn_not_before() -> None:
    state = position(f"{DUEL} | hand 0: Champion", "a d5 d6 e6 e7, B f4")
    play(state, "summon Champion e5", "destroy f4")
    assert state.points == [0, 0]
    play(state, "place a3")
    assert state.points == [1, 0]


@pytest.mark.rule("SCORE-4")
def test_score_4_nothing_for_your_own_pieces() -> None:
    """The Bomb takes two common pieces of its own side and two of the other."""
    state = position(f"{DUEL} | hand 0: Bomb", "a f6 f7 d4, b d5 e4")
    play(state, "summon Bomb e5", "place a3")
    assert len(board(state)) == 2
    assert state.points == [1, 0]


# ------------------------------------------------------------------------------------------------------------ SCORE-5


@pytest.mark.rule("SCORE-5")
@DUELS
@pytest.mark.parametrize("active", [0, 1])
def test_score_5_duel_1_point_each_time_you_summon_a_legend(form: str, active: int) -> None:
    men = "A d6 f6 e7, a d8 f8" if active == 0 else "B d6 f6 e7, b d8 f8"
    state = position(f"{form} | active: {active} | legends {active}: Time Elemental", men)
    play(state, "summon Time Elemental e5")
    assert state.points == [1 - active, active]
    assert state.active == active  # at once, in the middle of the turn


@pytest.mark.rule("SCORE-5")
def test_score_5_duel_two_legends_two_points_a_being_none() -> None:
    cards = "legends 0: Time Elemental, Hell Bull | hand 0: Swordmaster | actions: 3"
    state = position(f"{DUEL} | {cards}", "A d6 f6 e7, a d8 f8, a b3 d3 c4 c5, A b4 d4")
    play(state, "summon Time Elemental e5", "summon Hell Bull c4", "decline")
    assert state.points == [2, 0]
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6, b d4")
    play(state, "summon Swordmaster e5", "decline")
    assert state.points == [0, 0]


# ------------------------------------------------------------------------------------------------------------ SCORE-6


@pytest.mark.rule("SCORE-6")
def test_score_6_melee_points_in_the_colour_of_the_destroyed_pieces() -> None:
    """Of b 3 common and a legendary piece, of c 2 heroic ones, of d 4 common ones."""
    state = position(f"{MELEE_4} | actions: 1 | destroyed: 0 0 0 3 0 1 0 2 0 4 0 0")
    play(state, "place a3")
    assert [points(state, 0, colour) for colour in "bcd"] == [3, 2, 2]
    assert sum(state.points) == 7


@pytest.mark.rule("SCORE-6")
@pytest.mark.parametrize("active", range(4))
def test_score_6_melee_the_points_are_the_active_players(active: int) -> None:
    enemy = (active + 1) % 4
    destroyed = " ".join("2" if index == 3 * enemy else "0" for index in range(12))
    state = position(f"{MELEE_4} | active: {active} | actions: 1 | destroyed: {destroyed}")
    play(state, "place a3")
    assert points(state, active, "abcd"[enemy]) == 1
    assert sum(state.points) == 1


@pytest.mark.rule("SCORE-6")
@pytest.mark.parametrize(
    ("form", "odd", "choices"),
    [
        (MELEE_3, "1 1", {"colour b", "colour c"}),
        (MELEE_4, "1 1 0", {"colour b", "colour c"}),
        (MELEE_4, "3 0 1", {"colour b", "colour d"}),
        (MELEE_4, "1 3 5", {"colour b", "colour c", "colour d"}),
    ],
)
def test_score_6_melee_of_odd_pieces_in_two_or_three_colours_one_scores(form: str, odd: str, choices: set[str]) -> None:
    numbers = [int(number) for number in odd.split()]
    destroyed = " ".join(f"{number} 0 0" for number in [0, *numbers])
    for choice in sorted(choices):
        state = position(f"{form} | actions: 1 | destroyed: {destroyed}")
        play(state, "place a3")
        assert offered(state) == choices
        play(state, choice)
        scores = [number // 2 + (choice[-1] == colour) for number, colour in zip(numbers, "bcd", strict=False)]
        assert [points(state, 0, colour) for colour in "bcd"[: len(numbers)]] == scores
        assert state.active == 1


@pytest.mark.rule("SCORE-6")
@pytest.mark.parametrize("destroyed", ["0 0 0 1 0 0 0 0 0", "0 0 0 3 0 0 2 0 0", "0 0 0 1 0 0 0 1 1"])
def test_score_6_melee_one_odd_piece_alone_scores_nothing(destroyed: str) -> None:
    """Pairs must be of one colour; a heroic piece of another colour does not make a pair either."""
    state = position(f"{MELEE_3} | actions: 1 | destroyed: {destroyed}")
    play(state, "place a3")
    assert state.active == 1
    common, _, _, other, heroic, legend = (int(number) for number in destroyed.split()[3:])
    assert points(state, 0, "b") == common // 2
    assert points(state, 0, "c") == other // 2 + heroic + 2 * legend


# ------------------------------------------------------------------------------------------------------------ SCORE-7


@pytest.mark.rule("SCORE-7")
@pytest.mark.parametrize(("form", "enemies"), [(MELEE_3, "bc"), (MELEE_4, "bcd")])
def test_score_7_melee_a_legend_scores_1_in_an_enemy_colour_of_your_choice(form: str, enemies: str) -> None:
    for colour in enemies:
        state = position(f"{form} | legends 0: Time Elemental", "A d6 f6 e7, a d8 f8")
        play(state, "summon Time Elemental e5")
        assert offered(state) == {f"colour {enemy}" for enemy in enemies}
        play(state, f"colour {colour}")
        assert points(state, 0, colour) == 1
        assert sum(state.points) == 1
        assert (state.active, state.actions) == (0, 1)


@pytest.mark.rule("SCORE-7")
def test_score_7_melee_each_time() -> None:
    cards = "legends 0: Time Elemental, Hell Bull"
    state = position(f"{MELEE_3} | {cards}", "A d6 f6 e7, a d8 f8, a b3 d3 c4 c5, A b4 d4")
    play(state, "summon Time Elemental e5", "colour c", "summon Hell Bull c4", "colour b", "decline")
    assert [points(state, 0, colour) for colour in "bc"] == [1, 1]


@pytest.mark.rule("SCORE-7")
def test_score_7_melee_a_being_scores_nothing() -> None:
    state = position(f"{MELEE_3} | hand 0: Swordmaster", "a e4 e6")
    assert "scored" not in kinds(play(state, "summon Swordmaster e5"))
    assert offers(state, "colour") == set()


# ------------------------------------------------------------------------------------------------------------ SCORE-8


@pytest.mark.rule("SCORE-8")
def test_score_8_pieces_destroyed_under_the_teammates_control_count_for_your_turn() -> None:
    state = position(f"{TEAM_DUEL} | hand 0: Champion | actions: 1", "a d5 d6 e6 e7, B f4")
    play(state, "summon Champion e5", "pass", "destroy f4")
    assert state.active == 1
    assert state.points == [1, 0]


@pytest.mark.rule("SCORE-8")
def test_score_8_in_the_high_form_they_count_for_the_tasks() -> None:
    text = f"{TEAM_HIGH} | hand 0: Champion | actions: 1 | tasks: Destruction | destroyed: 0 0 0 2 0 0"
    state = position(text, "a d5 d6 e6 e7, B f4")
    play(state, "summon Champion e5", "pass", "destroy f4")
    assert state.control == 0
    assert offered(state) == {"claim Destruction", "finish"}


@pytest.mark.rule("SCORE-8")
def test_score_8_they_do_not_count_for_the_teammates_own_turn() -> None:
    state = position(f"{TEAM_DUEL} | hand 0: Champion | actions: 1", "a d5 d6 e6 e7, b f4")
    play(state, "summon Champion e5", "pass", "destroy f4")
    skip_turn(state)
    assert state.active == 2
    assert not any(state.destroyed)
