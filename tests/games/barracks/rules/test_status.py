"""STATUS: status cards, at most one on a warrior."""

import pytest
from games.barracks.support.table import (
    DAMAGE,
    HIT,
    REST,
    STORM,
    Cards,
    Dice,
    battle,
    facts,
    field,
    hurt,
    names,
    status,
    turn,
)

pytestmark = pytest.mark.usefixtures("cards", "dice")

VERBS = {"paralysis": "Paralyze", "poison": "Poison", "burn": "Burn"}
EVERY_STATUS = pytest.mark.parametrize("found", VERBS)


# ---------------------------------------------------------------------------------------------------------- STATUS-1


@pytest.mark.rule("STATUS-1")
@EVERY_STATUS
def test_status_1_a_warrior_without_a_status_card_gets_one(cards: Cards, found: str) -> None:
    cards.move("Curse", f"{VERBS[found]} each warrior hit.", icons=1)
    state = battle(f"Swift [Curse, {REST}]", "Quick [-, -]; Slow [-, -]")
    events = turn(state, "use 1", "wait, wait", "Quick")
    assert status(state, "Quick") == found
    assert status(state, "Slow") == status(state, "Swift") == ""
    assert facts(events, "status") == [{"seat": 1, "warrior": "Quick", "status": found}]


@pytest.mark.rule("STATUS-1")
@EVERY_STATUS
@pytest.mark.parametrize("before", VERBS)
def test_status_1_a_warrior_that_has_one_gets_no_other(cards: Cards, found: str, before: str) -> None:
    cards.move("Curse", f"{VERBS[found]} each warrior hit.", icons=1)
    state = battle(f"Swift [Curse, {REST}]", f"Quick [-, -] {before}")
    events = turn(state, "use 1", "wait", "Quick")
    assert status(state, "Quick") == before
    assert facts(events, "status") == []


@pytest.mark.rule("STATUS-1")
def test_status_1_who_is_cured_can_get_another(cards: Cards) -> None:
    cards.move("Swap", "Cure each warrior hit, then burn each warrior hit.", icons=1)
    state = battle(f"Swift [Swap, {REST}]", "Quick [-, -] paralysis")
    turn(state, "use 1", "wait", "Quick")
    assert status(state, "Quick") == "burn"


# ---------------------------------------------------------------------------------------------------------- STATUS-2


@pytest.mark.rule("STATUS-2")
@pytest.mark.parametrize("value", range(1, 7))
def test_status_2_a_paralyzed_warrior_loses_its_move_on_1_or_2(dice: Dice, value: int) -> None:
    state = battle(f"Swift [{STORM}, {REST}] paralysis", "Quick [-, -]")
    dice(value)
    events = turn(state, "use 1", "wait")
    lost = value <= 2
    assert names(events, "lost-move") == (["Swift"] if lost else [])
    assert names(events, "used") == ([] if lost else ["Swift"])
    assert hurt(state, "Quick") == (0 if lost else DAMAGE)
    assert facts(events, "die") == [{"value": value, "why": "paralysis", "chance": 2}]


@pytest.mark.rule("STATUS-2")
def test_status_2_the_die_is_rolled_when_its_move_comes_up(cards: Cards, dice: Dice) -> None:
    """Who is paralyzed in this turn by a faster one may lose its move already; who is cured in time does not roll."""
    cards.move("Bind", "Paralyze each warrior hit.", icons=1)
    cards.move("Free", "Cure its ally.", icons=0)
    state = battle(f"Swift [Bind, {REST}]", f"Quick [{HIT}, -]")
    dice(2)
    events = turn(state, "use 1", "use 1", "Quick")
    assert names(events, "lost-move") == ["Quick"]

    state = battle(f"Swift [Free, {REST}]; Slow [{STORM}, -] paralysis", "Quick [-, -]")
    turn(state, "use 1, use 1", "wait")
    assert hurt(state, "Quick") == DAMAGE


@pytest.mark.rule("STATUS-2")
def test_status_2_it_goes_on_turn_after_turn_until_it_is_cured(dice: Dice) -> None:
    state = battle(f"Swift [{STORM}, {REST}] paralysis", "Quick [-, -]; Slow [-, -]; Spare [Rest, Rest]")
    for value in (1, 5, 2, 6):
        dice(value)
        turn(state, "use 1", "wait, wait")
        assert status(state, "Swift") == "paralysis"
    assert hurt(state, "Quick") == 2 * DAMAGE


@pytest.mark.rule("STATUS-2")
def test_status_2_only_moves_are_lost(dice: Dice) -> None:
    """Being withdrawn is no move; and nobody rolls for another's paralysis."""
    state = battle(f"Swift [{REST}, -] paralysis; Slow [{REST}, -]; Spare [-, -]", f"Quick [{REST}, {REST}]")
    turn(state, "withdraw 3, use 1", "use 1")
    assert field(state, 0) == ["Spare", "Slow"]


@pytest.mark.rule("STATUS-2")
@pytest.mark.parametrize("other", ["", "poison", "burn"])
def test_status_2_no_other_status_loses_a_move(other: str) -> None:
    state = battle(f"Swift [{STORM}, {REST}] {other}", "Quick [-, -]")
    assert names(turn(state, "use 1", "wait"), "used") == ["Swift"]


# ---------------------------------------------------------------------------------------------------------- STATUS-3


@pytest.mark.rule("STATUS-3", "TURN-8")
def test_status_3_a_poisoned_warrior_takes_1_damage_at_the_end_of_every_turn() -> None:
    state = battle(f"Swift [{REST}, {REST}]; Slow [-, -] hurt 3", "Quick [-, -] poison; Steady [-, -]; Spare [-, -]")
    for number in (1, 2, 3):
        events = turn(state, "use 1, wait", "wait, wait")
        assert facts(events, "hurt") == [{"seat": 1, "warrior": "Quick", "number": 1, "why": "poison"}]
        assert [hurt(state, name) for name in ("Swift", "Slow", "Quick", "Steady")] == [0, 3, number, 0]
        assert status(state, "Quick") == "poison"


@pytest.mark.rule("STATUS-3")
@pytest.mark.parametrize("other", ["", "paralysis", "burn"])
def test_status_3_no_other_status_hurts(other: str) -> None:
    state = battle(f"Swift [{REST}, {REST}]", f"Quick [-, -] {other}")
    turn(state, "use 1", "wait")
    assert hurt(state, "Quick") == 0


@pytest.mark.rule("STATUS-3")
def test_status_3_who_is_poisoned_in_a_turn_takes_the_damage_at_its_end(cards: Cards) -> None:
    cards.move("Venom", "Poison each warrior hit.", icons=1)
    state = battle(f"Swift [Venom, {REST}]", "Quick [-, -]")
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Quick") == 1


@pytest.mark.rule("STATUS-3")
@pytest.mark.parametrize("words", ["defence 3", "defence -3", "power 3", "power -3", "speed 2"])
def test_status_3_no_boost_changes_it(words: str) -> None:
    state = battle(f"Swift [{REST}, {REST}]", f"Quick [-, -] poison {words}")
    turn(state, "use 1", "wait")
    assert hurt(state, "Quick") == 1


@pytest.mark.rule("STATUS-3")
@pytest.mark.parametrize(
    "ability",
    [
        "Take 1 less damage.",
        "Deal 2 more damage.",
        "When this warrior is hit, heal this warrior 5.",
        "When this warrior deals damage, heal this warrior 5.",
    ],
)
def test_status_3_no_ability_changes_it(cards: Cards, ability: str) -> None:
    cards.warrior("Odd", ability)
    state = battle(f"Swift [{REST}, {REST}]", "Odd [-, -] poison hurt 5")
    turn(state, "use 1", "wait")
    assert hurt(state, "Odd") == 6


@pytest.mark.rule("STATUS-3")
def test_status_3_poison_rests_in_the_barracks(cards: Cards) -> None:
    """Only a warrior on the battlefield has status cards at all (TURN-4)."""
    state = battle(f"Swift [{REST}, -] poison; Slow [-, -]; Spare [{REST}, -]", f"Quick [{REST}, {REST}]")
    turn(state, "withdraw 3, wait", "use 1")
    assert hurt(state, "Swift") == 0


# ---------------------------------------------------------------------------------------------------------- STATUS-4


@pytest.mark.rule("STATUS-4", "MOVE-4")
@pytest.mark.parametrize(("icons", "dealt"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 4)])
def test_status_4_the_moves_of_a_burning_warrior_deal_half_rounded_up(cards: Cards, icons: int, dealt: int) -> None:
    cards.move("Blow", icons=3, damage=icons)
    state = battle(f"Swift [Blow, {REST}] burn; Slow [-, -]", "Quick [-, -]; Steady [-, -]")
    turn(state, "use 1, wait", "wait, wait")
    assert [hurt(state, name) for name in ("Slow", "Quick", "Steady")] == [dealt] * 3


@pytest.mark.rule("STATUS-4")
def test_status_4_it_halves_what_is_dealt_not_what_is_taken(cards: Cards) -> None:
    cards.move("Blow", icons=1, damage=6)
    state = battle(f"Swift [Blow, {REST}]", "Quick [-, -] burn")
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Quick") == 6


@pytest.mark.rule("STATUS-4")
@pytest.mark.parametrize("other", ["", "paralysis", "poison"])
def test_status_4_no_other_status_halves(cards: Cards, dice: Dice, other: str) -> None:
    cards.move("Blow", icons=1, damage=6)
    state = battle(f"Swift [Blow, {REST}] {other}", "Quick [-, -]")
    if other == "paralysis":
        dice(3)
    turn(state, "use 1", "wait", "Quick")
    assert hurt(state, "Quick") == 6


@pytest.mark.rule("STATUS-4")
def test_status_4_effects_that_deal_damage_are_not_halved(cards: Cards) -> None:
    cards.move("Touch", "Deal 4 damage to each warrior hit, then deal 2 damage to this warrior.", icons=1)
    state = battle(f"Swift [Touch, {REST}] burn", "Quick [-, -]")
    turn(state, "use 1", "wait", "Quick")
    assert [hurt(state, name) for name in ("Quick", "Swift")] == [4, 2]


@pytest.mark.rule("STATUS-4", "MOVE-4")
@pytest.mark.parametrize("icons", [1, 2, 3])
@pytest.mark.parametrize("power", range(-3, 4))
def test_status_4_burn_never_makes_a_move_deal_more(cards: Cards, icons: int, power: int) -> None:
    """Ruling: a sum that weakness has brought to 0 or below stays as it is."""
    cards.move("Blow", icons=1, damage=icons)
    for defence in range(-3, 4):
        found = {}
        for words in ("", "burn"):
            state = battle(f"Swift [Blow, {REST}] {words} power {power}", f"Quick [-, -] defence {defence}")
            turn(state, "use 1", "wait", "Quick")
            found[words] = hurt(state, "Quick")
        assert found["burn"] <= found[""]
        if icons + power <= 0:
            assert found["burn"] == found[""]
