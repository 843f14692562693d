"""TURN-5 to TURN-7: who moves first."""

from itertools import permutations

import pytest
from games.barracks.support.table import (
    HIT,
    Cards,
    Dice,
    Facts,
    aim,
    battle,
    facts,
    names,
    turn,
)

pytestmark = pytest.mark.usefixtures("cards", "dice")


# ------------------------------------------------------------------------------------------------------------ TURN-5


@pytest.mark.rule("TURN-5")
@pytest.mark.parametrize("mine", list(permutations(["Swift", "Quick", "Steady", "Slow"], 2)))
def test_turn_5_from_the_fastest_to_the_slowest(mine: tuple[str, str]) -> None:
    """Whichever side they are on, and in whichever order they stand."""
    theirs = [name for name in ("Slow", "Swift", "Quick", "Steady") if name not in mine]
    state = battle(
        "; ".join(f"{name} [Rest, Rest]" for name in mine), "; ".join(f"{name} [Rest, Rest]" for name in theirs)
    )
    assert names(turn(state, "use 1, use 1", "use 1, use 1"), "used") == ["Swift", "Quick", "Steady", "Slow"]


@pytest.mark.rule("TURN-5", "BOOST-3")
def test_turn_5_speed_is_wings_plus_speed_cards_minus_slowness_cards() -> None:
    state = battle(
        "Swift [Rest, Rest] speed -3; Slow [Rest, Rest] speed +2", "Quick [Rest, Rest]; Steady [Rest, Rest] speed +3"
    )
    events = turn(state, "use 1, use 1", "use 1, use 1")  # 5, 4, 6, 7
    assert names(events, "used") == ["Steady", "Quick", "Swift", "Slow"]


@pytest.mark.rule("TURN-5")
def test_turn_5_speed_may_fall_below_0(cards: Cards) -> None:
    """Otherwise a die would have to be rolled between them."""
    cards.warrior("Stone", wings=0)
    cards.warrior("Snail", wings=1)
    state = battle("Stone [Rest, Rest] speed -1; Snail [Rest, Rest] speed -3", "Idle [Rest, Rest] speed -3")
    events = turn(state, "use 1, use 1", "use 1")
    assert names(events, "used") == ["Stone", "Snail", "Idle"]


@pytest.mark.rule("TURN-5")
def test_turn_5_speed_is_read_anew_before_every_move(cards: Cards) -> None:
    cards.move("Mud", "Give each warrior hit 3 slowness.", icons=1)
    cards.move("Wind", "Give its ally 3 speed.", icons=0)
    state = battle("Swift [Mud, Rest]; Slow [Rest, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
    events = turn(state, "use 1, use 1", "use 1, use 1", "Quick")
    assert names(events, "used") == ["Swift", "Steady", "Quick", "Slow"]
    state = battle("Swift [Wind, Rest]; Slow [Rest, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
    events = turn(state, "use 1, use 1", "use 1, use 1")
    assert names(events, "used") == ["Swift", "Quick", "Slow", "Steady"]


@pytest.mark.rule("TURN-5")
def test_turn_5_a_change_of_speed_gives_nobody_a_second_move(cards: Cards) -> None:
    cards.move("Wind", "Give this warrior and its ally 3 speed.", icons=0)
    state = battle("Swift [Wind, Rest]; Slow [Wind, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
    events = turn(state, "use 1, use 1", "use 1, use 1")
    assert sorted(names(events, "used")) == ["Quick", "Slow", "Steady", "Swift"]


@pytest.mark.rule("TURN-5")
def test_turn_5_the_next_move_waits_until_the_target_is_chosen() -> None:
    state = battle(f"Swift [{HIT}, Rest]; Slow [Rest, Rest]", f"Quick [{HIT}, Rest]; Steady [Rest, Rest]")
    events = turn(state, "use 1, use 1", "use 1, use 1")
    assert names(events, "used") == []
    assert state.asks() == (0,)
    events = aim(state, "Steady")
    assert names(events, "used") == ["Swift"]
    assert state.asks() == (1,)
    events = aim(state, "Slow")
    assert names(events, "used") == ["Quick", "Steady", "Slow"]


# ------------------------------------------------------------------------------------------------------------ TURN-6


@pytest.mark.rule("TURN-6")
@pytest.mark.parametrize(
    ("priorities", "order"),
    [
        ((0, 0, 0, 1), ["Slow", "Swift", "Quick", "Steady"]),
        ((0, 0, 1, 2), ["Slow", "Steady", "Swift", "Quick"]),
        ((0, 1, 1, 1), ["Quick", "Steady", "Slow", "Swift"]),
        ((-1, 0, 0, 0), ["Quick", "Steady", "Slow", "Swift"]),
        ((-2, -1, 0, -1), ["Steady", "Quick", "Slow", "Swift"]),
        ((2, 0, 2, 0), ["Swift", "Steady", "Quick", "Slow"]),
    ],
)
def test_turn_6_higher_priority_goes_first_whatever_the_speed(
    cards: Cards, priorities: tuple[int, ...], order: list[str]
) -> None:
    """And equal priorities go by speed; the usual one is 0."""
    one, two, three, four = (f"Move {number}" for number in range(4))
    for name, priority in zip((one, two, three, four), priorities, strict=True):
        cards.move(name, icons=0, priority=priority)
    state = battle(f"Swift [{one}, Rest]; Slow [{four}, Rest]", f"Quick [{two}, Rest]; Steady [{three}, Rest]")
    assert names(turn(state, "use 1, use 1", "use 1, use 1"), "used") == order


@pytest.mark.rule("TURN-6")
def test_turn_6_the_priority_is_that_of_the_card_used(cards: Cards) -> None:
    cards.move("Soon", icons=0, priority=1)
    state = battle("Swift [Rest, Rest]; Slow [Soon, Rest]", "Quick [Rest, Rest]")
    assert names(turn(state, "use 1, use 2", "use 1"), "used") == ["Swift", "Quick", "Slow"]
    assert names(turn(state, "use 1, use 1", "use 1"), "used") == ["Slow", "Swift", "Quick"]


@pytest.mark.rule("TURN-6", "TURN-7")
def test_turn_6_no_speed_and_no_speed_card_beats_priority(cards: Cards) -> None:
    cards.move("Soon", icons=0, priority=1)
    state = battle("Swift [Rest, Rest] speed +3", "Slow [Soon, Rest] speed -3")
    assert names(turn(state, "use 1", "use 1"), "used") == ["Slow", "Swift"]


@pytest.mark.rule("TURN-6", "CARDS-3")
@pytest.mark.parametrize(("category", "sooner"), [("bow", True), ("iron", False)])
def test_turn_6_an_ability_can_give_more_priority(cards: Cards, category: str, sooner: bool) -> None:
    cards.warrior("Hasty", "Act with 1 more priority with bow moves.", wings=0)
    cards.move("Deed", icons=0, category=category)
    state = battle("Hasty [Deed, Rest]", "Quick [Rest, Rest]")
    assert (names(turn(state, "use 1", "use 1"), "used") == ["Hasty", "Quick"]) is sooner


@pytest.mark.rule("TURN-6", "CARDS-3")
def test_turn_6_what_an_ability_gives_is_added_to_what_the_card_has(cards: Cards) -> None:
    cards.warrior("Hasty", "Act with 1 more priority.", wings=0)
    cards.move("Late", icons=0, priority=-1)
    cards.move("Soon", icons=0, priority=1)
    state = battle("Hasty [Late, Soon]", "Quick [Soon, Rest]")
    assert names(turn(state, "use 1", "use 2"), "used") == ["Quick", "Hasty"]  # both 0: by speed
    assert names(turn(state, "use 2", "use 1"), "used") == ["Hasty", "Quick"]  # 2 before 1


# ------------------------------------------------------------------------------------ the order as everybody is told it


def line_of(event: Facts) -> list[str]:
    """Who goes next and who waits, with priority and speed; `=` where only the die decided."""
    first = f"{event['warrior']} {event['priority']:+d} {event['speed']}"
    return [
        first,
        *(
            f"{move['warrior']} {move['priority']:+d} {move['speed']}{' =' if move['tied'] else ''}"
            for move in event["waiting"]
        ),
    ]


@pytest.mark.rule("TURN-5", "TURN-6")
def test_the_line_is_told_with_each_move_and_follows_abilities_and_speed(cards: Cards) -> None:
    cards.warrior("Hasty", "Act with 1 more priority.", wings=0)
    cards.move("Mud", "Give each enemy 3 slowness.", icons=0)
    state = battle("Hasty [Rest, Rest]; Swift [Mud, Rest]", "Quick [Rest, Rest]; Slow [Rest, Rest]")
    lines = [line_of(event) for event in facts(turn(state, "use 1, use 1", "use 1, use 1"), "next")]
    assert lines == [
        ["Hasty +1 0", "Swift +0 8", "Quick +0 6", "Slow +0 2"],
        ["Swift +0 8", "Quick +0 6", "Slow +0 2"],
        ["Quick +0 3", "Slow +0 -1"],
        ["Slow +0 -1"],
    ]


@pytest.mark.rule("TURN-7")
def test_the_line_says_whom_only_the_die_put_behind(cards: Cards, dice: Dice) -> None:
    state = battle(*equals(cards, 2))
    dice(1)
    lines = [line_of(event) for event in facts(turn(state, "use 1, use 1", "use 1, use 1"), "next")]
    assert lines[0] == ["Two +0 5", "One +0 5 =", "Three +0 2", "Four +0 1"]


# ------------------------------------------------------------------------------------------------------------ TURN-7


EQUAL = ("One", "Two", "Three", "Four")


def equals(cards: Cards, number: int) -> tuple[str, str]:
    """The squads of a battle in which the first `number` of One, Two | Three, Four are equally fast."""
    for place, name in enumerate(EQUAL):
        cards.warrior(name, wings=5 if place < number else 4 - place)
    return "One [Rest, Rest]; Two [Rest, Rest]", "Three [Rest, Rest]; Four [Rest, Rest]"


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("value", range(1, 7))
def test_turn_7_of_2_even_or_odd_decides(cards: Cards, dice: Dice, value: int) -> None:
    state = battle(*equals(cards, 2))
    dice(value)
    events = turn(state, "use 1, use 1", "use 1, use 1")
    first = "One" if value % 2 == 0 else "Two"
    second = "Two" if value % 2 == 0 else "One"
    assert names(events, "used") == [first, second, "Three", "Four"]
    assert facts(events, "die") == [{"value": value, "why": "first"}]


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("second", [1, 2])
def test_turn_7_of_3_one_of_three_pairs_of_numbers_decides_then_the_rest_roll_again(
    cards: Cards, dice: Dice, value: int, second: int
) -> None:
    state = battle(*equals(cards, 3))
    dice(value, second)
    events = turn(state, "use 1, use 1", "use 1, use 1")
    left = ["One", "Two", "Three"]
    first = left.pop((value - 1) // 2)
    rest = left if second == 2 else left[::-1]
    assert names(events, "used") == [first, *rest, "Four"]


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("value", range(1, 5))
def test_turn_7_of_4_the_numbers_1_to_4_decide_then_the_rest_roll_again(cards: Cards, dice: Dice, value: int) -> None:
    state = battle(*equals(cards, 4))
    dice(value, 3, 1)
    events = turn(state, "use 1, use 1", "use 1, use 1")
    left = list(EQUAL)
    first = left.pop(value - 1)
    second = left.pop(1)  # 3: the middle one of three
    assert names(events, "used") == [first, second, left[1], left[0]]  # 1: odd, the other of two


@pytest.mark.rule("TURN-7")
def test_turn_7_of_4_other_numbers_are_rolled_again(cards: Cards, dice: Dice) -> None:
    state = battle(*equals(cards, 4))
    dice(5, 6, 5, 4, 1, 2)
    assert names(turn(state, "use 1, use 1", "use 1, use 1"), "used") == ["Four", "One", "Two", "Three"]


@pytest.mark.rule("TURN-7")
def test_turn_7_those_who_remain_are_those_still_equal(cards: Cards, dice: Dice) -> None:
    """Speed is read anew: one of three may have become slower by then, and no die is needed."""
    squads = equals(cards, 3)
    cards.move("Mud", "Give each warrior hit 1 slowness.", icons=1)
    state = battle(squads[0].replace("One [Rest", "One [Mud"), squads[1])
    dice(1)
    assert names(turn(state, "use 1, use 1", "use 1, use 1", "Two"), "used") == ["One", "Three", "Two", "Four"]


@pytest.mark.rule("TURN-7")
def test_turn_7_no_die_is_rolled_where_priority_or_speed_decides(cards: Cards) -> None:
    cards.warrior("Twin", wings=8)
    cards.move("Soon", icons=0, priority=1)
    state = battle("Swift [Rest, Rest]", "Twin [Soon, Rest]")
    assert names(turn(state, "use 1", "use 1"), "used") == ["Twin", "Swift"]


@pytest.mark.rule("TURN-7")
def test_turn_7_warriors_that_do_not_move_are_not_counted(cards: Cards) -> None:
    """A newcomer or one without a move card is as fast, but no die is rolled for it."""
    for name in ("Twin", "Triplet"):
        cards.warrior(name, wings=8)
    state = battle("Swift [Rest, Rest]; Slow [-, -]; Twin [Rest, -]", "Triplet [-, -]")
    assert names(turn(state, "use 1, withdraw 3", "wait"), "used") == ["Swift"]
