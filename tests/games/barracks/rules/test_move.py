"""MOVE: carrying out a move: whom it hits, how much damage it deals, and its special effects."""

import pytest
from games.barracks.support.table import (
    DAMAGE,
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
    play,
    soldier,
    status,
    turn,
)

from arenarium.core.errors import ChoiceError
from arenarium.games.barracks.game import State

pytestmark = pytest.mark.usefixtures("cards", "dice")

EVERYBODY = ("Swift", "Slow", "Quick", "Steady")
ALL_TARGETS = {"target 0 1", "target 0 2", "target 1 1", "target 1 2"}


def four(move: str, **words: str) -> tuple[str, str]:
    """Swift with a move, its ally Slow, and two enemies; each with what is said of it."""
    said = {name: words.get(name, "") for name in EVERYBODY}
    return (
        f"Swift [{move}, {REST}] {said['Swift']}; Slow [-, -] {said['Slow']}",
        f"Quick [-, -] {said['Quick']}; Steady [-, -] {said['Steady']}",
    )


# ------------------------------------------------------------------------------------------------------------ MOVE-1


@pytest.mark.rule("MOVE-1")
@pytest.mark.parametrize(
    ("icons", "struck"), [(0, []), (2, ["Quick", "Steady"]), (3, ["Quick", "Steady", "Slow"])], ids=str
)
def test_move_1_the_card_icons_say_whom_it_hits(cards: Cards, icons: int, struck: list[str]) -> None:
    cards.move("Deed", "Give each warrior hit 1 weakness.", icons=icons, damage=3)
    state = battle(*four("Deed"))
    told = turn(state, "use 1, wait", "wait, wait")
    for name in EVERYBODY:
        assert hurt(state, name) == (3 if name in struck else 0)
        assert boosts(state, name) == ({"power": -1} if name in struck else {})
    (used,) = facts(told, "used")
    assert [name for _, name in used["targets"]] == struck


@pytest.mark.rule("MOVE-1", "MOVE-2")
@pytest.mark.parametrize("target", EVERYBODY)
def test_move_1_with_1_icon_it_is_any_one_warrior(target: str) -> None:
    state = battle(*four(HIT))
    turn(state, "use 1, wait", "wait, wait", target)
    assert {name: hurt(state, name) for name in EVERYBODY} == dict.fromkeys(EVERYBODY, 0) | {target: DAMAGE}


@pytest.mark.rule("MOVE-1")
def test_move_1_with_0_icons_the_effects_are_about_the_user(cards: Cards) -> None:
    cards.move("Pose", "Give this warrior 1 power, then heal this warrior 2.", icons=0)
    state = battle(*four("Pose", Swift="hurt 3"))
    turn(state, "use 1, wait", "wait, wait")
    assert boosts(state, "Swift") == {"power": 1}
    assert hurt(state, "Swift") == 1


@pytest.mark.rule("MOVE-1")
def test_move_1_warriors_in_the_barracks_are_not_hit() -> None:
    state = battle(f"Swift [{STORM}, {REST}]; Slow [-, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]; Idle [-, -]")
    turn(state, "use 1, wait", "wait, wait")
    assert [hurt(state, name) for name in ("Spare", "Idle")] == [0, 0]


@pytest.mark.rule("MOVE-1")
@pytest.mark.parametrize("move", [SWEEP, STORM])
def test_move_1_whoever_stands_alone_is_hit_alone(move: str) -> None:
    state = battle(f"Swift [{move}, {REST}]", "Quick [-, -]")
    turn(state, "use 1", "wait")
    assert [hurt(state, name) for name in ("Swift", "Quick")] == [0, DAMAGE]


@pytest.mark.rule("MOVE-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_move_1_the_enemies_are_hit_before_the_ally(seat: int) -> None:
    """Ruling: so no side is preferred; each as they stand."""
    mine, theirs = four(STORM)
    state = battle(mine, theirs) if seat == 0 else battle(theirs, mine)
    orders = ("use 1, wait", "wait, wait")
    told = turn(state, *(orders if seat == 0 else orders[::-1]))
    assert names(told, "damage") == ["Quick", "Steady", "Slow"]


@pytest.mark.rule("MOVE-1", "MOVE-7")
def test_move_1_a_blow_is_one_moment_for_all_whom_it_hits(cards: Cards) -> None:
    """Ruling: all take the damage before anybody falls. The last word of one protects no other from the same blow."""
    cards.warrior("Martyr", "When this warrior is eliminated, give its ally 2 defence.")
    cards.move("Great Sweep", icons=2, damage=5)
    for squad in ("Martyr [-, -] hurt 9; Quick [-, -]", "Quick [-, -]; Martyr [-, -] hurt 9"):
        state = battle(f"Swift [Great Sweep, {REST}]", squad)
        told = turn(state, "use 1", "wait, wait")
        assert hurt(state, "Quick") == 5
        assert boosts(state, "Quick") == {"defence": 2}
        assert field(state, 1) == ["Quick"]
        found = [kind for kind in kinds(told) if kind in ("damage", "eliminated", "ability")]
        assert found == ["damage", "damage", "eliminated", "ability"]


@pytest.mark.rule("MOVE-1", "MOVE-7")
def test_move_1_who_falls_by_the_last_word_of_another_was_hit_before(cards: Cards) -> None:
    """But has no answer to the hit any more."""
    cards.warrior("Bomb", "When this warrior is eliminated, deal 7 damage to its ally.")
    cards.warrior("Thorn", "When this warrior is hit, deal 1 damage to the attacker.")
    state = battle(f"Swift [{SWEEP}, {REST}]", "Bomb [-, -] hurt 9; Thorn [-, -] hurt 1; Spare [-, -]")
    told = turn(state, "use 1", "wait, wait")
    assert names(told, "damage") == ["Bomb", "Thorn"]
    assert names(told, "eliminated") == ["Bomb", "Thorn"]
    assert names(told, "ability") == ["Bomb"]
    assert hurt(state, "Swift") == 0


@pytest.mark.rule("MOVE-1", "MOVE-7")
def test_move_1_a_user_that_falls_by_an_ability_of_one_has_hit_them_all(cards: Cards) -> None:
    """Ruling: and the effects of its move on others still happen."""
    cards.warrior("Thorn", "When this warrior is hit, deal 9 damage to the attacker.")
    effect = "Give each enemy 1 exposure, then give this warrior 1 power. Give each warrior hit 1 weakness."
    cards.move("Sting", effect, icons=2, damage=2)
    state = battle(f"Swift [Sting, {REST}] hurt 1; Slow [{REST}, {REST}]", "Thorn [-, -]; Quick [-, -]")
    told = turn(state, "use 1, use 1", "wait, wait")
    assert names(told, "damage") == ["Thorn", "Quick"]
    assert hurt(state, "Quick") == 2
    assert names(told, "eliminated") == ["Swift"]
    assert boosts(state, "Quick") == {"defence": -1, "power": -1}
    assert boosts(state, "Thorn") == {"defence": -1, "power": -1}
    assert boosts(state, "Swift") == {}


# ------------------------------------------------------------------------------------------------------------ MOVE-2


@pytest.mark.rule("MOVE-2")
def test_move_2_the_target_is_chosen_among_all_on_the_battlefield_user_and_ally_included() -> None:
    state = battle(f"Swift [{HIT}, {REST}]; Slow [Rest, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]; Idle [-, -]")
    turn(state, "use 1, use 1", "wait, wait")
    assert state.requests()[0].kind == "target"
    assert state.requests()[0].source == HIT
    assert state.asked() == (0,)
    assert offered(state, 0) == ALL_TARGETS


@pytest.mark.rule("MOVE-2")
def test_move_2_it_is_chosen_also_between_two(cards: Cards) -> None:
    """The last enemy and the user itself."""
    state = battle(f"Swift [{HIT}, {REST}]", "Quick [-, -]")
    turn(state, "use 1", "wait")
    assert offered(state, 0) == {"target 0 1", "target 1 1"}


@pytest.mark.rule("MOVE-2")
def test_move_2_it_is_chosen_when_the_move_is_carried_out() -> None:
    """Whoever has fallen or was withdrawn by then cannot be chosen, newcomers can."""
    state = battle(
        f"Swift [{SWEEP}, {REST}]; Slow [{HIT}, {REST}]",
        "Quick [-, -] hurt 9; Steady [Rest, -]; Idle [-, -]",
    )
    turn(state, "use 1, use 1", "wait, withdraw 3")
    assert state.asked() == (0,)
    assert offered(state, 0) == {"target 0 1", "target 0 2", "target 1 3"}
    aim(state, "Idle")
    assert hurt(state, "Idle") == 2 * DAMAGE


@pytest.mark.rule("MOVE-2")
def test_move_2_other_moves_ask_for_no_target() -> None:
    for move in (SWEEP, STORM, REST):
        state = battle(*four(move))
        told = turn(state, "use 1, wait", "wait, wait")
        assert names(told, "used") == ["Swift"]


@pytest.mark.rule("MOVE-2")
@pytest.mark.parametrize("icons", [2, 3])
def test_move_2_with_nobody_left_to_hit_only_the_effects_on_the_user_happen(cards: Cards, icons: int) -> None:
    """The only enemy falls by its own, faster move. No die is rolled for anybody."""
    cards.move("Fall", "Deal 9 damage to this warrior.", icons=0)
    effect = (
        "Give each warrior hit 1 weakness. Give this warrior 2 power. With a 2/6 chance, give each enemy 1 slowness."
    )
    cards.move("Late Blow", effect, icons=icons, damage=3)
    state = battle(f"Slow [Late Blow, {REST}]", "Quick [Fall, -] hurt 1; Idle [-, -]", "field 0: 1 | field 1: 1")
    told = turn(state, "use 1", "use 1")
    assert names(told, "eliminated") == ["Quick"]
    assert [fact["targets"] for fact in facts(told, "used")] == [[], []]
    assert names(told, "damage") == []
    assert boosts(state, "Slow") == {"power": 2}
    assert boosts(state, "Idle") == {}


@pytest.mark.rule("MOVE-2")
def test_move_2_with_nobody_left_to_hit_nothing_happens_to_the_ally(cards: Cards) -> None:
    """Of an effect on both, the part of the user happens."""
    effect = "Give its ally 1 power, then give this warrior 1 defence, then give this warrior and its ally 1 speed."
    cards.move("Rally", effect, icons=2, damage=1)
    state = battle(
        f"Swift [{SWEEP}, {REST}]; Slow [Rally, -]", "Quick [-, -] hurt 9; Idle [-, -]", "field 0: 1 2 | field 1: 1"
    )
    turn(state, "use 1, use 1", "wait")
    assert boosts(state, "Swift") == {}
    assert boosts(state, "Slow") == {"defence": 1, "speed": 1}


def without_enemies(cards: Cards, more: str = "") -> State:
    """The only enemy falls by its own, faster move; then Slow hits with a move of 1 icon."""
    cards.move("Fall", "Deal 9 damage to this warrior.", icons=0)
    cards.move("Late Hit", "Give each warrior hit 1 weakness. Give this warrior and its ally 1 speed.", damage=DAMAGE)
    mine = f"Slow [Late Hit, {REST}]{more}"
    places = "field 0: 1 2" if more else "field 0: 1"
    state = battle(mine, "Quick [Fall, -] hurt 1; Idle [-, -]", f"{places} | field 1: 1")
    turn(state, "use 1, use 1" if more else "use 1", "use 1")
    assert state.requests()[0].kind == "target"
    assert state.asked() == (0,)
    return state


@pytest.mark.rule("MOVE-2")
def test_move_2_without_an_enemy_the_move_may_hit_nobody(cards: Cards) -> None:
    """Nobody is hit unasked, not even who stands alone."""
    state = without_enemies(cards)
    assert offered(state, 0) == {"target none", "target 0 1"}
    told = play(state, "target none")
    assert [fact["targets"] for fact in facts(told, "used")] == [[]]
    assert names(told, "damage") == []
    assert hurt(state, "Slow") == 0
    assert boosts(state, "Slow") == {"speed": 1}  # its effects on the user happen


@pytest.mark.rule("MOVE-2")
@pytest.mark.parametrize("target", ["none", "0 1", "0 2"])
def test_move_2_without_an_enemy_the_user_and_the_ally_may_still_be_hit(cards: Cards, target: str) -> None:
    state = without_enemies(cards, f"; Spare [{REST}, -]")
    assert offered(state, 0) == {"target none", "target 0 1", "target 0 2"}
    play(state, f"target {target}")
    assert hurt(state, "Slow") == (DAMAGE if target == "0 1" else 0)
    assert hurt(state, "Spare") == (DAMAGE if target == "0 2" else 0)
    assert boosts(state, "Spare").get("speed", 0) == (0 if target == "none" else 1)


@pytest.mark.rule("MOVE-2")
def test_move_2_with_an_enemy_on_the_battlefield_somebody_is_hit(cards: Cards) -> None:
    state = battle(f"Swift [{HIT}, {REST}]", "Quick [-, -]")
    turn(state, "use 1", "wait")
    with pytest.raises(ChoiceError, match="'target none' is not one of the options"):
        play(state, "target none")


# ------------------------------------------------------------------------------------------------------------ MOVE-3


@pytest.mark.rule("MOVE-3")
@pytest.mark.parametrize("damage", [1, 2, 5, 9])
def test_move_3_each_warrior_hit_takes_as_many_points_as_there_are_damage_icons(cards: Cards, damage: int) -> None:
    cards.move("Blow", icons=3, damage=damage)
    state = battle(*four("Blow"))
    told = turn(state, "use 1, wait", "wait, wait")
    assert [hurt(state, name) for name in EVERYBODY] == [0, damage, damage, damage]
    assert [fact["number"] for fact in facts(told, "damage")] == [damage] * 3


@pytest.mark.rule("MOVE-3")
@pytest.mark.parametrize("words", ["power +3", "power -3", ""])
def test_move_3_a_move_without_damage_icons_deals_none(cards: Cards, words: str) -> None:
    """Not even the least of 1, whatever power there is."""
    cards.move("Stare", "Give each warrior hit 1 slowness.", icons=2)
    state = battle(*four("Stare", Swift=words, Quick="defence -3"))
    told = turn(state, "use 1, wait", "wait, wait")
    assert [hurt(state, name) for name in EVERYBODY] == [0] * 4
    assert facts(told, "damage") == []


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
        name, _, found = target.partition(" ")
        state = battle(f"{user} [Blow, {REST}] {words}", f"{name} [-, -] {found}")
        told = turn(state, "use 1", "wait", name)
        assert [fact["number"] for fact in facts(told, "damage")] == [expected]


@pytest.mark.rule("MOVE-4")
@pytest.mark.parametrize(
    "words",
    [{"Swift": "power -3"}, {"Quick": "defence +3"}, {"Swift": "power -3 burn", "Quick": "defence +3"}],
    ids=str,
)
def test_move_4_a_move_that_deals_damage_deals_at_least_1_to_each(words: dict[str, str]) -> None:
    state = battle(*four(SWEEP, **words))
    told = turn(state, "use 1, wait", "wait, wait")
    assert hurt(state, "Quick") == 1
    assert hurt(state, "Steady") >= 1
    assert facts(told, "damage")[0]["number"] == 1


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
    cards.warrior("Piercer", "Ignore defence.")
    cards.move("Thrust", "Ignore defence.", icons=1, damage=4)
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
    told = turn(state, "use 1, wait", "wait, wait", "Quick")
    assert [fact["number"] for fact in facts(told, "damage")] == [expected]


@pytest.mark.rule("MOVE-4", "MOVE-6")
def test_move_4_more_damage_is_looked_at_when_it_is_added_up_all_else_afterwards(cards: Cards) -> None:
    """Ruling: whoever is poisoned by this move was not poisoned when it was hit, wherever the sentences stand."""
    cards.move("Bite", "Poison each warrior hit. Deal 2 more damage to each poisoned warrior hit.", icons=2, damage=1)
    state = battle(*four("Bite", Steady="poison"))
    told = turn(state, "use 1, wait", "wait, wait")
    assert [(fact["warrior"], fact["number"]) for fact in facts(told, "damage")] == [("Quick", 1), ("Steady", 3)]
    assert status(state, "Quick") == "poison"


@pytest.mark.rule("MOVE-4")
def test_move_4_the_sum_is_told_with_its_parts(cards: Cards) -> None:
    cards.warrior("Fierce", FIERCE, wings=3)
    cards.warrior("Tough", TOUGH)
    cards.move("Blow", "If this warrior has no ally, deal 1 more damage.", icons=1, damage=4)
    state = battle(f"Fierce [Blow, {REST}] power -1 burn", "Tough [-, -] defence 2")
    (told,) = facts(turn(state, "use 1", "wait", "Tough"), "damage")
    assert told["parts"] == [
        ("icons", 4),
        ("power", -1),
        ("ability", 2),
        ("move", 1),
        ("burn", -3),
        ("defence", -2),
        ("target", -1),
        ("least", 1),
    ]
    assert told["number"] == sum(number for _, number in told["parts"]) == 1


@pytest.mark.rule("MOVE-4")
@pytest.mark.parametrize(("power", "parts"), [(-1, []), (-2, [("least", 1)]), (-3, [("least", 2)])])
def test_move_4_the_least_of_1_is_told_where_it_counts(power: int, parts: list[tuple[str, int]]) -> None:
    state = battle(f"Swift [{HIT}, {REST}] power {power}", "Quick [-, -]")
    (told,) = facts(turn(state, "use 1", "wait", "Quick"), "damage")
    assert told["parts"] == [("icons", DAMAGE), ("power", power), *parts]
    assert told["number"] == 1


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
    told = turn(state, "use 1, wait", "wait, wait", "Quick")
    assert hurt(state, "Quick") == HEARTS
    assert hurt(state, "Swift") == before - healed
    assert [fact["number"] for fact in facts(told, "healed")] == ([healed] if healed else [])


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
    told = turn(state, "use 1, wait", "wait, wait", "Slow")
    assert hurt(state, "Slow") == after
    assert [fact["number"] for fact in facts(told, "healed")] == ([before - after] if before > after else [])


# ------------------------------------------------------------------------------------------------------------ MOVE-6


@pytest.mark.rule("MOVE-6")
def test_move_6_first_the_damage_then_the_special_effects_sentence_by_sentence(cards: Cards) -> None:
    cards.move(
        "Combo", "Give each warrior hit 1 weakness, then poison this warrior. Cure this warrior.", icons=2, damage=1
    )
    state = battle(*four("Combo"))
    told = turn(state, "use 1, wait", "wait, wait")
    assert [kind for kind in kinds(told) if kind != "waited"] == [
        *("ordered", "used", "damage", "damage", "boost", "boost", "status", "cured", "turn")
    ]


@pytest.mark.rule("MOVE-6")
def test_move_6_abilities_of_those_hit_then_of_the_user_then_the_effects(cards: Cards) -> None:
    """Ruling: those hit, then the user for damage, then for eliminating; then the words of the move."""
    cards.warrior("Hero", "When this warrior eliminates a warrior, give this warrior 1 speed. "
                  "When this warrior deals damage, give this warrior 1 power.", wings=5)  # fmt: skip
    cards.warrior("Thorn", "When this warrior is hit, give the attacker 1 exposure.")
    cards.move("Blow", "Give this warrior 1 slowness.", icons=2, damage=2)
    state = battle(f"Hero [Blow, {REST}]", "Thorn [-, -]; Quick [-, -] hurt 9; Spare [-, -]")
    told = turn(state, "use 1", "wait, wait")
    found = [kind for kind in kinds(told) if kind in ("damage", "eliminated", "ability", "boost")]
    assert found == ["damage", "damage", "eliminated", *["ability", "boost"] * 3, "boost"]
    assert [fact["boost"] for fact in facts(told, "boost")] == ["exposure", "power", "speed", "slowness"]
    assert [fact["when"] for fact in facts(told, "ability")] == ["hit", "damages", "eliminates"]


@pytest.mark.rule("MOVE-6")
@pytest.mark.parametrize("chance", range(1, 6))
@pytest.mark.parametrize("value", range(1, 7))
def test_move_6_an_x_in_6_chance_happens_on_x_or_less(cards: Cards, dice: Dice, chance: int, value: int) -> None:
    cards.move("Luck", f"With a {chance}/6 chance, give this warrior 1 power.", icons=0)
    state = battle(*four("Luck"))
    dice(value)
    told = turn(state, "use 1, wait", "wait, wait")
    assert boosts(state, "Swift") == ({"power": 1} if value <= chance else {})
    assert facts(told, "die") == [{"value": value, "why": "effect", "chance": chance}]


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
    cards.move("Nod", f"Give {whom} 1 defence.", icons=1)
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
    told = turn(state, "use 1", "wait, wait")
    assert [(fact["warrior"], fact["number"]) for fact in facts(told, "hurt")] == [("Thorn", 3), ("Martyr", 2)]
    assert names(told, "ability") == ["Martyr"]
    assert boosts(state, "Thorn") == {"defence": 3, "speed": 1}
    assert hurt(state, "Hero") == 5
    assert boosts(state, "Hero") == {"power": 3}


# ------------------------------------------------------------------------------------------------------------ MOVE-7


@pytest.mark.rule("MOVE-7")
@pytest.mark.parametrize(("before", "falls"), [(7, False), (8, True), (9, True)])
def test_move_7_a_warrior_without_hit_points_is_eliminated(before: int, falls: bool) -> None:
    state = battle(*four(SWEEP, Quick=f"hurt {before} burn power 1 speed -2"))
    told = turn(state, "use 1, wait", "wait, wait")
    assert field(state, 1) == (["Steady"] if falls else ["Quick", "Steady"])
    assert facts(told, "eliminated") == ([{"seat": 1, "warrior": "Quick"}] if falls else [])
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
    told = turn(state, "use 1, use 1", "use 1, use 1")
    assert offered(state, 0) == {"target 0 1", "target 0 2", "target 1 2"}
    told += aim(state, "Steady")
    assert names(told, "used") == ["Swift", "Steady", "Slow"]
    assert hurt(state, "Slow") == 0


@pytest.mark.rule("MOVE-7")
def test_move_7_who_eliminates_itself_is_gone_too(cards: Cards) -> None:
    cards.move("Ram", "Deal 3 damage to this warrior, then give this warrior 1 power.", icons=1, damage=3)
    state = battle(f"Swift [Ram, {REST}] hurt 8; Slow [{REST}, {REST}]", "Quick [-, -]")
    told = turn(state, "use 1, use 1", "wait", "Quick")
    assert names(told, "eliminated") == ["Swift"]
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
