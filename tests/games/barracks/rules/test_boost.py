"""BOOST: boost cards, at most 3 of a kind on a warrior."""

import pytest
from games.barracks.support.table import DAMAGE, HIT, STORM, Cards, battle, boosts, facts, hurt, kinds, names, turn

pytestmark = pytest.mark.usefixtures("cards", "dice")

LEVELS = range(-3, 4)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
PAIRS = [("power", "weakness"), ("defence", "exposure"), ("speed", "slowness")]
ON_CARDS = {"defence": "defense"}
"""How cards spell a boost, where positions and events spell it otherwise."""
EVERY_PAIR = pytest.mark.parametrize(("good", "bad"), PAIRS)


@pytest.mark.rule("BOOST-1")
@EVERY_LEVEL
@pytest.mark.parametrize("target", ["Quick", "Slow", "Swift"])
def test_boost_1_each_power_card_is_one_damage_more_each_weakness_card_one_less(
    cards: Cards, level: int, target: str
) -> None:
    """Whomever the move hits: enemy, ally or the user itself."""
    cards.move("Blow", icons=1, damage=5)
    state = battle(f"Swift [Blow, Rest] power {level}; Slow [Rest, -]", "Quick [-, -]; Steady [-, -]")
    turn(state, "use 1, use 1", "wait, wait", target)
    assert hurt(state, target) == 5 + level


@pytest.mark.rule("BOOST-1")
def test_boost_1_power_of_those_hit_or_of_the_ally_changes_nothing() -> None:
    state = battle(f"Swift [{HIT}, Rest]; Slow [Rest, -] power +3", "Quick [-, -] power +3; Steady [-, -] power -3")
    turn(state, "use 1, use 1", "wait, wait", "Quick")
    assert hurt(state, "Quick") == DAMAGE


@pytest.mark.rule("BOOST-1")
def test_boost_1_power_changes_only_moves_that_deal_damage(cards: Cards) -> None:
    cards.move("Touch", "Deal 1 damage to each warrior hit.", icons=1)
    state = battle("Swift [Touch, Rest] power +3", "Quick [-, -]")
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Quick") == 1  # the effect; nothing by the move itself, which has no damage icons


@pytest.mark.rule("BOOST-2")
@EVERY_LEVEL
def test_boost_2_each_defence_card_is_one_damage_less_each_exposure_card_one_more(cards: Cards, level: int) -> None:
    cards.move("Blow", icons=1, damage=5)
    state = battle("Swift [Blow, Rest]", f"Quick [-, -] defence {level}")
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Quick") == 5 - level


@pytest.mark.rule("BOOST-2")
@EVERY_LEVEL
@pytest.mark.parametrize("target", ["Slow", "Swift"])
def test_boost_2_it_does_not_count_against_moves_of_the_own_side(cards: Cards, level: int, target: str) -> None:
    cards.move("Blow", icons=1, damage=5)
    state = battle(f"Swift [Blow, Rest] defence {level}; Slow [Rest, -] defence {level}", "Quick [-, -]")
    turn(state, "use 1, use 1", "wait", target)
    assert hurt(state, target) == 5


@pytest.mark.rule("BOOST-2", "MOVE-1")
def test_boost_2_one_move_can_hit_both_sides() -> None:
    state = battle(
        f"Swift [{STORM}, Rest]; Slow [Rest, -] defence 1", "Quick [-, -] defence 1; Steady [-, -] defence -2"
    )
    turn(state, "use 1, use 1", "wait, wait")
    assert [hurt(state, name) for name in ("Swift", "Slow", "Quick", "Steady")] == [0, DAMAGE, DAMAGE - 1, DAMAGE + 2]


@pytest.mark.rule("BOOST-2")
def test_boost_2_defence_of_the_user_or_of_the_others_changes_nothing() -> None:
    state = battle(f"Swift [{HIT}, Rest] defence +3", "Quick [-, -]; Steady [-, -] defence +3")
    turn(state, "use 1", "wait, wait", "Quick")
    assert hurt(state, "Quick") == DAMAGE


@pytest.mark.rule("BOOST-3", "TURN-5")
@EVERY_LEVEL
def test_boost_3_each_speed_card_is_one_more_speed_each_slowness_card_one_less(cards: Cards, level: int) -> None:
    """Between two warriors that are one slower and one faster than its wings and cards say."""
    cards.warrior("Below", wings=5 + level - 1)
    cards.warrior("Above", wings=5 + level + 1)
    cards.warrior("Five", wings=5)
    state = battle(f"Five [Rest, Rest] speed {level}", "Below [Rest, -]; Above [Rest, -]")
    assert names(turn(state, "use 1", "use 1, use 1"), "used") == ["Above", "Five", "Below"]


@pytest.mark.rule("BOOST-4")
@EVERY_PAIR
@pytest.mark.parametrize("number", [1, 2, 3, 4])
@EVERY_LEVEL
def test_boost_4_a_pair_of_boosts_is_a_level_from_minus_3_to_plus_3(
    cards: Cards, good: str, bad: str, number: int, level: int
) -> None:
    """Card by card: an opposite one is removed if there is any, otherwise one is added if there are fewer than 3."""
    for boost, sign in ((good, 1), (bad, -1)):
        expected = level
        for _ in range(number):
            expected = expected + sign if abs(expected + sign) <= 3 else expected
        cards.move(f"Get {boost}", f"Give this warrior {number} {ON_CARDS.get(boost, boost)}.", icons=0)
        state = battle(f"Swift [Get {boost}, Rest] {good} {level}", "Quick [-, -]")
        events = turn(state, "use 1", "wait")
        assert boosts(state, "Swift") == ({good: expected} if expected else {})
        change = [{"seat": 0, "warrior": "Swift", "boost": boost, "level": expected}] if expected != level else []
        assert facts(events, "boost") == change


@pytest.mark.rule("BOOST-4")
def test_boost_4_the_three_pairs_do_not_touch_each_other(cards: Cards) -> None:
    cards.move("Dance", "Give this warrior 1 power, then give this warrior 2 exposure.", icons=0)
    state = battle("Swift [Dance, Rest] speed -3", "Quick [-, -]")
    turn(state, "use 1", "wait")
    assert boosts(state, "Swift") == {"power": 1, "defence": -2, "speed": -3}


@pytest.mark.rule("BOOST-4")
@pytest.mark.parametrize(
    ("thief", "victim", "thief_after", "victim_after"),
    [
        ("", "power +2", {"power": 2}, {}),
        ("power +2", "power +2", {"power": 3}, {}),
        ("power -2", "power +3", {"power": 1}, {}),
        ("power -3", "power +1", {"power": -2}, {}),
        ("", "power -2 defence +1 speed +3", {"defence": 1, "speed": 3}, {"power": -2}),
        ("speed +1", "defence -1", {"speed": 1}, {"defence": -1}),
    ],
)
def test_boost_4_a_thief_gets_as_many_cards_as_the_other_had_up_to_3(
    cards: Cards, thief: str, victim: str, thief_after: dict[str, int], victim_after: dict[str, int]
) -> None:
    """Ruling on stealing: scale by scale; what is too much is lost; harmful cards stay where they are."""
    cards.move("Theft", "Steal every helpful boost from each warrior hit.", icons=1)
    state = battle(f"Swift [Theft, Rest] {thief}", f"Quick [-, -] {victim}")
    turn(state, "use 1", "wait", "Quick")
    assert boosts(state, "Swift") == thief_after
    assert boosts(state, "Quick") == victim_after


@pytest.mark.rule("BOOST-4")
def test_boost_4_who_steals_from_itself_keeps_everything(cards: Cards) -> None:
    cards.move("Theft", "Steal every helpful boost from each warrior hit.", icons=1)
    state = battle("Swift [Theft, Rest] power +2", "Quick [-, -]")
    events = turn(state, "use 1", "wait", "Swift")
    assert boosts(state, "Swift") == {"power": 2}
    assert not {"boost", "boost-removed"} & set(kinds(events))


@pytest.mark.rule("BOOST-4", "CARDS-3")
@EVERY_PAIR
def test_boost_4_immunity_means_that_the_card_is_not_given_at_all(cards: Cards, good: str, bad: str) -> None:
    """Ruling: not even to remove an opposite one. The opposite kind itself is given as to anybody."""
    for boost in (good, bad):
        cards.warrior(f"No {boost}", f"Be immune to {ON_CARDS.get(boost, boost)}.")
        cards.move(f"Give {boost}", f"Give each warrior hit 1 {ON_CARDS.get(boost, boost)}.", icons=1)
    for mine, other, level in ((good, bad, -2), (bad, good, 2)):
        state = battle(f"Swift [Give {mine}, Rest]; Slow [Give {other}, Rest]", f"No {mine} [-, -] {good} {level}")
        turn(state, "use 1, use 1", "wait", f"No {mine}", f"No {mine}")
        assert boosts(state, f"No {mine}") == {good: -3 if mine == good else 3}


@pytest.mark.rule("BOOST-4", "CARDS-3")
def test_boost_4_a_thief_does_not_get_what_it_is_immune_to(cards: Cards) -> None:
    cards.warrior("Statue", "Be immune to speed.")
    cards.move("Theft", "Steal every helpful boost from each warrior hit.", icons=1)
    state = battle("Statue [Theft, Rest]", "Quick [-, -] speed +2 power +1")
    turn(state, "use 1", "wait", "Quick")
    assert boosts(state, "Statue") == {"power": 1}
