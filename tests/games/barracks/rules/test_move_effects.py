"""MOVE-6 and MOVE-7: the special effects of a move, and who is eliminated."""

import pytest
from games.barracks.support.moves import EVERYBODY, four
from games.barracks.support.table import (
    HEARTS,
    HIT,
    REST,
    STORM,
    SWEEP,
    Cards,
    Dice,
    aim,
    battle,
    boosts,
    facts,
    field,
    hurt,
    kinds,
    names,
    offered,
    soldier,
    status,
    turn,
)

pytestmark = pytest.mark.usefixtures("cards", "dice")


# ------------------------------------------------------------------------------------------------------------ MOVE-6


@pytest.mark.rule("MOVE-6")
def test_move_6_first_the_damage_then_the_special_effects_sentence_by_sentence(cards: Cards) -> None:
    cards.move(
        "Combo", "Give each warrior hit 1 weakness, then poison this warrior. Cure this warrior.", icons=2, damage=1
    )
    state = battle(*four("Combo"))
    events = turn(state, "use 1, wait", "wait, wait")
    assert [kind for kind in kinds(events) if kind != "waited"] == [
        *("ordered", "next", "used", "damage", "damage", "boost", "boost", "status", "cured", "turn")
    ]


@pytest.mark.rule("MOVE-6")
def test_move_6_abilities_of_those_hit_then_of_the_user_then_the_effects(cards: Cards) -> None:
    """Ruling: those hit, then the user for damage, then for eliminating; then the words of the move."""
    cards.warrior("Hero", "When this warrior eliminates a warrior, give this warrior 1 speed. "
                  "When this warrior deals damage, give this warrior 1 power.", wings=5)  # fmt: skip
    cards.warrior("Thorn", "When this warrior is hit, give the attacker 1 exposure.")
    cards.move("Blow", "Give this warrior 1 slowness.", icons=2, damage=2)
    state = battle(f"Hero [Blow, {REST}]", "Thorn [-, -]; Quick [-, -] hurt 9; Spare [-, -]")
    events = turn(state, "use 1", "wait, wait")
    order = [kind for kind in kinds(events) if kind in ("damage", "eliminated", "ability", "boost")]
    assert order == ["damage", "damage", "eliminated", *["ability", "boost"] * 3, "boost"]
    assert [fact["boost"] for fact in facts(events, "boost")] == ["exposure", "power", "speed", "slowness"]
    assert [fact["when"] for fact in facts(events, "ability")] == ["hit", "damages", "eliminates"]


@pytest.mark.rule("MOVE-6")
@pytest.mark.parametrize("chance", range(1, 6))
@pytest.mark.parametrize("value", range(1, 7))
def test_move_6_an_x_in_6_chance_happens_on_x_or_less(cards: Cards, dice: Dice, chance: int, value: int) -> None:
    cards.move("Luck", f"With a {chance}/6 chance, give this warrior 1 power.", icons=0)
    state = battle(*four("Luck"))
    dice(value)
    events = turn(state, "use 1, wait", "wait, wait")
    assert boosts(state, "Swift") == ({"power": 1} if value <= chance else {})
    assert facts(events, "die") == [{"value": value, "why": "effect", "chance": chance}]


@pytest.mark.rule("MOVE-6")
def test_move_6_one_roll_for_each_effect_and_each_warrior_hit(cards: Cards, dice: Dice) -> None:
    cards.move(
        "Luck",
        "With a 3/6 chance, give each warrior hit 1 weakness. With a 2/6 chance, give each warrior hit 1 slowness.",
        icons=3,
        damage=1,
    )
    state = battle(*four("Luck"))
    dice(3, 4, 1, 3, 2, 1)
    turn(state, "use 1, wait", "wait, wait")
    assert boosts(state, "Quick") == {"power": -1}
    assert boosts(state, "Steady") == {"speed": -1}
    assert boosts(state, "Slow") == {"power": -1, "speed": -1}


@pytest.mark.rule("MOVE-6")
def test_move_6_effects_on_the_eliminated_do_not_happen_those_on_the_user_do(cards: Cards, dice: Dice) -> None:
    """No die is rolled for a warrior that has just fallen."""
    cards.move(
        "Finish",
        "With a 3/6 chance, poison each warrior hit. Heal each warrior hit 5. Give this warrior 1 speed.",
        icons=2,
        damage=4,
    )
    state = battle(*four("Finish", Quick="hurt 9"))
    dice(1)
    turn(state, "use 1, wait", "wait, wait")
    assert soldier(state, "Quick")["hurt"] == HEARTS
    assert status(state, "Quick") == ""
    assert status(state, "Steady") == "poison"
    assert boosts(state, "Swift") == {"speed": 1}


@pytest.mark.rule("MOVE-6")
@pytest.mark.parametrize(("before", "expected"), [(9, {"speed": 2}), (0, {"speed": -1})])
def test_move_6_whether_the_move_has_eliminated_somebody(cards: Cards, before: int, expected: dict[str, int]) -> None:
    cards.move(
        "Finish",
        "If this eliminated a warrior, give this warrior 2 speed. Otherwise, give this warrior 1 slowness.",
        icons=1,
        damage=2,
    )
    state = battle(*four("Finish", Quick=f"hurt {before}"))
    turn(state, "use 1, wait", "wait, wait", "Quick")
    assert boosts(state, "Swift") == expected


@pytest.mark.rule("MOVE-6")
def test_move_6_a_condition_is_looked_at_when_its_sentence_comes(cards: Cards) -> None:
    cards.move("Fit", "Poison this warrior. If this warrior is poisoned, give this warrior 1 power.", icons=0)
    state = battle(*four("Fit"))
    turn(state, "use 1, wait", "wait, wait")
    assert boosts(state, "Swift") == {"power": 1}


@pytest.mark.rule("MOVE-6")
@pytest.mark.parametrize(
    ("whom", "expected"),
    [
        ("this warrior", ["Swift"]),
        ("its ally", ["Slow"]),
        ("this warrior and its ally", ["Swift", "Slow"]),
        ("each warrior hit", ["Quick"]),
        ("each enemy", ["Quick", "Steady"]),
        ("every warrior", ["Swift", "Slow", "Quick", "Steady"]),
        ("each poisoned warrior hit", []),
        ("each poisoned enemy", ["Steady"]),
        ("every poisoned warrior", ["Slow", "Steady"]),
    ],
)
def test_move_6_whom_an_effect_means(cards: Cards, whom: str, expected: list[str]) -> None:
    """Ruling: those on the battlefield at that moment, nobody in the barracks."""
    cards.move("Nod", f"Give {whom} 1 defense.", icons=1)
    mine, theirs = four("Nod", Slow="poison", Steady="poison", Quick="burn")
    state = battle(f"{mine}; Spare [-, -]", f"{theirs}; Idle [-, -]")
    turn(state, "use 1, wait", "wait, wait", "Quick")
    assert [name for name in (*EVERYBODY, "Spare", "Idle") if boosts(state, name)] == expected


@pytest.mark.rule("MOVE-6")
def test_move_6_damage_by_an_effect_is_changed_by_nothing_and_is_no_hit(cards: Cards) -> None:
    """Ruling: no ability answers to it but that of a warrior that falls."""
    cards.warrior("Thorn", "When this warrior is hit, deal 1 damage to the attacker. Take 1 less damage.")
    cards.warrior("Hero", "When this warrior deals damage, give this warrior 1 power. "
                  "When this warrior eliminates a warrior, heal this warrior 5.", wings=3)  # fmt: skip
    cards.warrior("Martyr", "When this warrior is eliminated, give its ally 1 speed.")
    cards.move("Wave", "Deal 3 damage to each enemy.", icons=0)
    state = battle(f"Hero [Wave, {REST}] power 3 burn hurt 5", "Thorn [-, -] defence 3; Martyr [-, -] hurt 8")
    events = turn(state, "use 1", "wait, wait")
    assert [(fact["warrior"], fact["number"]) for fact in facts(events, "hurt")] == [("Thorn", 3), ("Martyr", 2)]
    assert names(events, "ability") == ["Martyr"]
    assert boosts(state, "Thorn") == {"defence": 3, "speed": 1}
    assert hurt(state, "Hero") == 5
    assert boosts(state, "Hero") == {"power": 3}


# ------------------------------------------------------------------------------------------------------------ MOVE-7


@pytest.mark.rule("MOVE-7")
@pytest.mark.parametrize(("before", "falls"), [(7, False), (8, True), (9, True)])
def test_move_7_a_warrior_without_hit_points_is_eliminated(before: int, falls: bool) -> None:
    state = battle(*four(SWEEP, Quick=f"hurt {before} burn power 1 speed -2"))
    events = turn(state, "use 1, wait", "wait, wait")
    assert field(state, 1) == (["Steady"] if falls else ["Quick", "Steady"])
    assert facts(events, "eliminated") == ([{"seat": 1, "warrior": "Quick"}] if falls else [])
    assert (status(state, "Quick"), boosts(state, "Quick")) == (
        ("", {}) if falls else ("burn", {"power": 1, "speed": -2})
    )


@pytest.mark.rule("MOVE-7")
def test_move_7_it_does_not_come_back() -> None:
    state = battle(f"Swift [{SWEEP}, {REST}]; Slow [-, -]", "Quick [-, -] hurt 9; Steady [-, -]; Idle [-, -]")
    turn(state, "use 1, wait", "wait, wait")
    assert offered(state, 1) == {"send", "send 3"}


@pytest.mark.rule("MOVE-7")
def test_move_7_who_is_eliminated_before_acting_does_not_act(cards: Cards) -> None:
    """At once: the slower one has no move, and nobody can aim at it any more."""
    state = battle(
        f"Swift [{SWEEP}, {REST}]; Slow [{HIT}, {REST}]", f"Quick [{STORM}, -] hurt 9; Steady [{REST}, {REST}]"
    )
    events = turn(state, "use 1, use 1", "use 1, use 1")
    assert offered(state, 0) == {"target 0 1", "target 0 2", "target 1 2"}
    events += aim(state, "Steady")
    assert names(events, "used") == ["Swift", "Steady", "Slow"]
    assert hurt(state, "Slow") == 0


@pytest.mark.rule("MOVE-7")
def test_move_7_who_eliminates_itself_is_gone_too(cards: Cards) -> None:
    cards.move("Ram", "Deal 3 damage to this warrior, then give this warrior 1 power.", icons=1, damage=3)
    state = battle(f"Swift [Ram, {REST}] hurt 8; Slow [{REST}, {REST}]", "Quick [-, -]")
    events = turn(state, "use 1, use 1", "wait", "Quick")
    assert names(events, "eliminated") == ["Swift"]
    assert hurt(state, "Swift") == HEARTS
    assert boosts(state, "Swift") == {}
    assert hurt(state, "Quick") == 3


@pytest.mark.rule("MOVE-7")
def test_move_7_its_move_cards_do_not_come_back_into_the_game() -> None:
    """Ruling: the pile is not used after the picking."""
    state = battle(f"Swift [{SWEEP}, {REST}]", f"Quick [{HIT}, {STORM}] hurt 9; Steady [-, -]; Idle [-, -]")
    before = state.to_json()["pile"]
    turn(state, "use 1", "use 1, wait")
    assert state.to_json()["pile"] == before
