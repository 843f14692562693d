"""MOVE-3 to MOVE-5: how much damage a move deals."""

import pytest
from games.barracks.support.moves import EVERYBODY, four
from games.barracks.support.table import (
    DAMAGE,
    HEARTS,
    HIT,
    REST,
    STORM,
    SWEEP,
    Cards,
    aim,
    battle,
    facts,
    hurt,
    status,
    turn,
)

from arenarium.games.barracks.formats.options import TargetOption
from arenarium.games.barracks.game import BARRACKS

pytestmark = pytest.mark.usefixtures("cards", "dice")


# ------------------------------------------------------------------------------------------------------------ MOVE-3


@pytest.mark.rule("MOVE-3")
@pytest.mark.parametrize("damage", [1, 2, 5, 9])
def test_move_3_each_warrior_hit_takes_as_many_points_as_there_are_damage_icons(cards: Cards, damage: int) -> None:
    cards.move("Blow", icons=3, damage=damage)
    state = battle(*four("Blow"))
    events = turn(state, "use 1, wait", "wait, wait")
    assert [hurt(state, name) for name in EVERYBODY] == [0, damage, damage, damage]
    assert [fact["number"] for fact in facts(events, "damage")] == [damage] * 3


@pytest.mark.rule("MOVE-3")
@pytest.mark.parametrize("words", ["power +3", "power -3", ""])
def test_move_3_a_move_without_damage_icons_deals_none(cards: Cards, words: str) -> None:
    """Not even the least of 1, whatever power there is."""
    cards.move("Stare", "Give each warrior hit 1 slowness.", icons=2)
    state = battle(*four("Stare", Swift=words, Quick="defence -3"))
    events = turn(state, "use 1, wait", "wait, wait")
    assert [hurt(state, name) for name in EVERYBODY] == [0] * 4
    assert facts(events, "damage") == []


# ------------------------------------------------------------------------------------------------------------ MOVE-4


FIERCE = "Deal 2 more damage."
TOUGH = "Take 1 less damage."


@pytest.mark.rule("MOVE-4")
@pytest.mark.parametrize("burning", [False, True])
@pytest.mark.parametrize("power", [-3, -1, 0, 2])
@pytest.mark.parametrize("defence", [-2, 0, 1, 3])
def test_move_4_the_order_in_which_damage_is_added_up(cards: Cards, burning: bool, power: int, defence: int) -> None:
    """Icons, power, the user's ability and the move's own words; half of it; then defence and the target's ability."""
    cards.warrior("Fierce", FIERCE, wings=3)
    cards.warrior("Tough", TOUGH, hearts=20)
    for icons in (1, 2, 5):
        cards.move(f"Blow {icons}", "If this warrior has no ally, deal 1 more damage.", icons=1, damage=icons)
        state = battle(
            f"Fierce [Blow {icons}, {REST}] power {power} {'burn' if burning else ''}",
            f"Tough [-, -] defence {defence}",
        )
        turn(state, "use 1", "wait", "Tough")
        expected = icons + power + 2 + 1
        if burning and expected > 0:
            expected = (expected + 1) // 2
        assert hurt(state, "Tough") == max(expected - defence - 1, 1)


@pytest.mark.rule("MOVE-4")
def test_move_4_all_that_the_user_adds_comes_before_burn_all_of_the_target_after_it(cards: Cards) -> None:
    """Each of them odd, so that halving at another place would show."""
    cards.warrior("Fierce", FIERCE, wings=3)
    cards.warrior("Tough", TOUGH)
    cards.move("Blow", "Deal 1 more damage to each poisoned warrior hit.", icons=1, damage=3)
    for user, words, target, expected in (
        ("Fierce", "burn power 1", "Quick", 3),  # (3 + 1 + 2) / 2
        ("Swift", "burn power 2", "Quick", 3),  # (3 + 2) / 2, rounded up
        ("Swift", "burn", "Quick poison", 2),  # (3 + 1) / 2
        ("Swift", "burn", "Quick defence -3", 5),  # 3 / 2, rounded up, + 3
        ("Swift", "burn power 3", "Quick defence 1", 2),  # 6 / 2 - 1
        ("Swift", "burn power 3", "Tough", 2),  # 6 / 2 - 1
    ):
        name, _, split = target.partition(" ")
        state = battle(f"{user} [Blow, {REST}] {words}", f"{name} [-, -] {split}")
        events = turn(state, "use 1", "wait", name)
        assert [fact["number"] for fact in facts(events, "damage")] == [expected]


@pytest.mark.rule("MOVE-4")
@pytest.mark.parametrize(
    "words",
    [{"Swift": "power -3"}, {"Quick": "defence +3"}, {"Swift": "power -3 burn", "Quick": "defence +3"}],
    ids=str,
)
def test_move_4_a_move_that_deals_damage_deals_at_least_1_to_each(words: dict[str, str]) -> None:
    state = battle(*four(SWEEP, **words))
    events = turn(state, "use 1, wait", "wait, wait")
    assert hurt(state, "Quick") == 1
    assert hurt(state, "Steady") >= 1
    assert facts(events, "damage")[0]["number"] == 1


@pytest.mark.rule("MOVE-4", "BOOST-2")
def test_move_4_defence_and_abilities_of_the_target_count_only_against_opponents(cards: Cards) -> None:
    """Ruling: "take less damage" is about moves of opponents, as defence is."""
    cards.warrior("Tough", TOUGH)
    for squads, expected in (
        ((f"Swift [{STORM}, {REST}]; Tough [-, -] defence -2", "Quick [-, -]"), DAMAGE),
        ((f"Swift [{STORM}, {REST}]; Quick [-, -]", "Tough [-, -] defence -2"), DAMAGE + 1),
    ):
        state = battle(*squads)
        turn(state, "use 1, wait", "wait")
        assert hurt(state, "Tough") == expected


@pytest.mark.rule("MOVE-4", "BOOST-2")
@pytest.mark.parametrize(("defence", "expected"), [(3, 4), (1, 4), (0, 4), (-1, 5), (-3, 7)])
@pytest.mark.parametrize("by", ["move", "ability"])
def test_move_4_ignoring_defence_takes_no_account_of_defence_but_of_exposure(
    cards: Cards, by: str, defence: int, expected: int
) -> None:
    """Ruling."""
    cards.warrior("Piercer", "Ignore defense.")
    cards.move("Thrust", "Ignore defense.", icons=1, damage=4)
    cards.move("Blow", icons=1, damage=4)
    user, move = ("Swift", "Thrust") if by == "move" else ("Piercer", "Blow")
    state = battle(f"{user} [{move}, {REST}]", f"Quick [-, -] defence {defence}")
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Quick") == expected


@pytest.mark.rule("MOVE-4")
@pytest.mark.parametrize(
    ("effect", "words", "expected"),
    [
        ("If this warrior has no ally, deal 2 more damage.", {}, 3),
        ("If this warrior is burning, deal 3 more damage.", {"Swift": "burn"}, 3),
        ("If this warrior is burning, deal 3 more damage.", {"Swift": "poison"}, 3),
        ("If this warrior has a status, deal 2 more damage.", {"Swift": "poison"}, 5),
        ("If this warrior has a status, deal 2 more damage.", {}, 3),
        ("If this warrior is wounded, deal 2 more damage.", {"Swift": "hurt 5"}, 5),
        ("If this warrior is wounded, deal 2 more damage.", {"Swift": "hurt 4"}, 3),
        ("Deal 1 more damage to each poisoned warrior hit.", {"Quick": "poison"}, 4),
        ("Deal 1 more damage to each poisoned warrior hit.", {"Quick": "burn", "Steady": "poison"}, 3),
    ],
)
def test_move_4_more_damage_by_the_words_of_the_move(
    cards: Cards, effect: str, words: dict[str, str], expected: int
) -> None:
    cards.move("Blow", effect, icons=1, damage=3)
    state = battle(*four("Blow", **words))
    events = turn(state, "use 1, wait", "wait, wait", "Quick")
    assert [fact["number"] for fact in facts(events, "damage")] == [expected]


@pytest.mark.rule("MOVE-4", "MOVE-6")
def test_move_4_more_damage_is_looked_at_when_it_is_added_up_all_else_afterwards(cards: Cards) -> None:
    """Ruling: whoever is poisoned by this move was not poisoned when it was hit, wherever the sentences stand."""
    cards.move("Bite", "Poison each warrior hit. Deal 2 more damage to each poisoned warrior hit.", icons=2, damage=1)
    state = battle(*four("Bite", Steady="poison"))
    events = turn(state, "use 1, wait", "wait, wait")
    assert [(fact["warrior"], fact["number"]) for fact in facts(events, "damage")] == [("Quick", 1), ("Steady", 3)]
    assert status(state, "Quick") == "poison"


@pytest.mark.rule("MOVE-4")
def test_move_4_the_sum_is_told_with_its_parts(cards: Cards) -> None:
    cards.warrior("Fierce", FIERCE, wings=3)
    cards.warrior("Tough", TOUGH)
    cards.move("Blow", "If this warrior has no ally, deal 1 more damage.", icons=1, damage=4)
    state = battle(f"Fierce [Blow, {REST}] power -1 burn", "Tough [-, -] defence 2")
    (damages,) = facts(turn(state, "use 1", "wait", "Tough"), "damage")
    assert damages["parts"] == [
        ["icons", 4],
        ["power", -1],
        ["ability", 2],
        ["move", 1],
        ["burn", -3],
        ["defence", -2],
        ["target", -1],
        ["least", 1],
    ]
    assert damages["number"] == sum(number for _, number in damages["parts"]) == 1


@pytest.mark.rule("MOVE-4")
@pytest.mark.parametrize(("power", "parts"), [(-1, []), (-2, [["least", 1]]), (-3, [["least", 2]])])
def test_move_4_the_least_of_1_is_told_where_it_counts(power: int, parts: list[list[object]]) -> None:
    state = battle(f"Swift [{HIT}, {REST}] power {power}", "Quick [-, -]")
    (damages,) = facts(turn(state, "use 1", "wait", "Quick"), "damage")
    assert damages["parts"] == [["icons", DAMAGE], ["power", power], *parts]
    assert damages["number"] == 1


# ------------------------------------------------------------------------------------------------------------ MOVE-5


@pytest.mark.rule("MOVE-5")
def test_move_5_each_point_turns_one_hit_point_card_face_down_for_good() -> None:
    state = battle(*four(SWEEP, Quick="hurt 3"))
    turn(state, "use 1, wait", "wait, wait")
    assert hurt(state, "Quick") == 3 + DAMAGE
    turn(state, "use 1, wait", "wait, wait")
    assert hurt(state, "Quick") == 3 + 2 * DAMAGE


@pytest.mark.rule("MOVE-5")
@pytest.mark.parametrize(("before", "healed"), [(9, 3), (3, 3), (2, 2), (0, 0)])
def test_move_5_damage_beyond_the_last_hit_point_is_lost(cards: Cards, before: int, healed: int) -> None:
    """So it is not "damage dealt" either."""
    cards.move("Drain", "Heal this warrior by the damage dealt.", icons=1, damage=7)
    state = battle(*four("Drain", Swift=f"hurt {before}", Quick="hurt 7"))
    events = turn(state, "use 1, wait", "wait, wait", "Quick")
    assert hurt(state, "Quick") == HEARTS
    assert hurt(state, "Swift") == before - healed
    assert [fact["number"] for fact in facts(events, "healed")] == ([healed] if healed else [])


@pytest.mark.rule("MOVE-5")
def test_move_5_damage_dealt_is_that_of_all_who_were_hit_together(cards: Cards) -> None:
    cards.move("Drain", "Heal this warrior by the damage dealt.", icons=3, damage=2)
    state = battle(*four("Drain", Swift="hurt 9", Quick="defence 1", Steady="hurt 9"))
    turn(state, "use 1, wait", "wait, wait")
    assert hurt(state, "Swift") == 9 - (2 + 1 + 1)


@pytest.mark.rule("MOVE-5")
@pytest.mark.parametrize(("before", "number", "after"), [(5, 2, 3), (5, 5, 0), (5, 6, 0), (1, 5, 0), (0, 3, 0)])
def test_move_5_healing_turns_cards_up_again_and_never_exceeds_the_hearts(
    cards: Cards, before: int, number: int, after: int
) -> None:
    cards.move("Salve", f"Heal each warrior hit {number}.", icons=1)
    state = battle(*four("Salve", Slow=f"hurt {before}"))
    events = turn(state, "use 1, wait", "wait, wait", "Slow")
    assert hurt(state, "Slow") == after
    assert [fact["number"] for fact in facts(events, "healed")] == ([before - after] if before > after else [])


# ------------------------------------------------------------------------------------- what a blow would do, beforehand


@pytest.mark.rule("MOVE-4")
def test_move_4_each_target_says_what_the_blow_would_do(cards: Cards) -> None:
    cards.move("Deed", icons=1, damage=3)
    state = battle(*four("Deed", Swift="power 1", Quick="defence 2", Steady=f"hurt {HEARTS - 2}"))
    turn(state, "use 1, wait", "wait, wait")
    options = [BARRACKS.option(state, 0, choice) for choice in state.requests()[0].options]
    by_name = {option.warrior: option for option in options if isinstance(option, TargetOption)}
    assert by_name["Quick"].left == HEARTS - 2
    assert by_name["Quick"].parts == (("icons", 3), ("power", 1), ("defence", -2))
    assert (by_name["Steady"].hearts, by_name["Steady"].left) == (2, 0)
    aim(state, "Quick")
    assert hurt(state, "Quick") == 2
