"""MOVE-1 and MOVE-2: whom a move hits."""

import pytest
from games.barracks.support.moves import EVERYBODY, four
from games.barracks.support.table import (
    DAMAGE,
    HIT,
    REST,
    STORM,
    SWEEP,
    Cards,
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
    turn,
)

from arenarium.core.errors import ChoiceError
from arenarium.games.barracks.game import State

pytestmark = pytest.mark.usefixtures("cards", "dice")
ALL_TARGETS = {"target 0 1", "target 0 2", "target 1 1", "target 1 2"}


# ------------------------------------------------------------------------------------------------------------ MOVE-1


@pytest.mark.rule("MOVE-1")
@pytest.mark.parametrize(
    ("icons", "struck"), [(0, []), (2, ["Quick", "Steady"]), (3, ["Quick", "Steady", "Slow"])], ids=str
)
def test_move_1_the_card_icons_say_whom_it_hits(cards: Cards, icons: int, struck: list[str]) -> None:
    cards.move("Deed", "Give each warrior hit 1 weakness.", icons=icons, damage=3)
    state = battle(*four("Deed"))
    events = turn(state, "use 1, wait", "wait, wait")
    for name in EVERYBODY:
        assert hurt(state, name) == (3 if name in struck else 0)
        assert boosts(state, name) == ({"power": -1} if name in struck else {})
    (used,) = facts(events, "used")
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
    events = turn(state, *(orders if seat == 0 else orders[::-1]))
    assert names(events, "damage") == ["Quick", "Steady", "Slow"]


@pytest.mark.rule("MOVE-1", "MOVE-7")
def test_move_1_a_blow_is_one_moment_for_all_whom_it_hits(cards: Cards) -> None:
    """Ruling: all take the damage before anybody falls. The last word of one protects no other from the same blow."""
    cards.warrior("Martyr", "When this warrior is eliminated, give its ally 2 defense.")
    cards.move("Great Sweep", icons=2, damage=5)
    for squad in ("Martyr [-, -] hurt 9; Quick [-, -]", "Quick [-, -]; Martyr [-, -] hurt 9"):
        state = battle(f"Swift [Great Sweep, {REST}]", squad)
        events = turn(state, "use 1", "wait, wait")
        assert hurt(state, "Quick") == 5
        assert boosts(state, "Quick") == {"defence": 2}
        assert field(state, 1) == ["Quick"]
        order = [kind for kind in kinds(events) if kind in ("damage", "eliminated", "ability")]
        assert order == ["damage", "damage", "eliminated", "ability"]


@pytest.mark.rule("MOVE-1", "MOVE-7")
def test_move_1_who_falls_by_the_last_word_of_another_was_hit_before(cards: Cards) -> None:
    """But has no answer to the hit any more."""
    cards.warrior("Bomb", "When this warrior is eliminated, deal 7 damage to its ally.")
    cards.warrior("Thorn", "When this warrior is hit, deal 1 damage to the attacker.")
    state = battle(f"Swift [{SWEEP}, {REST}]", "Bomb [-, -] hurt 9; Thorn [-, -] hurt 1; Spare [-, -]")
    events = turn(state, "use 1", "wait, wait")
    assert names(events, "damage") == ["Bomb", "Thorn"]
    assert names(events, "eliminated") == ["Bomb", "Thorn"]
    assert names(events, "ability") == ["Bomb"]
    assert hurt(state, "Swift") == 0


@pytest.mark.rule("MOVE-1", "MOVE-7")
def test_move_1_a_user_that_falls_by_an_ability_of_one_has_hit_them_all(cards: Cards) -> None:
    """Ruling: and the effects of its move on others still happen."""
    cards.warrior("Thorn", "When this warrior is hit, deal 9 damage to the attacker.")
    effect = "Give each enemy 1 exposure, then give this warrior 1 power. Give each warrior hit 1 weakness."
    cards.move("Sting", effect, icons=2, damage=2)
    state = battle(f"Swift [Sting, {REST}] hurt 1; Slow [{REST}, {REST}]", "Thorn [-, -]; Quick [-, -]")
    events = turn(state, "use 1, use 1", "wait, wait")
    assert names(events, "damage") == ["Thorn", "Quick"]
    assert hurt(state, "Quick") == 2
    assert names(events, "eliminated") == ["Swift"]
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
    assert state.asks() == (0,)
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
    assert state.asks() == (0,)
    assert offered(state, 0) == {"target 0 1", "target 0 2", "target 1 3"}
    aim(state, "Idle")
    assert hurt(state, "Idle") == 2 * DAMAGE


@pytest.mark.rule("MOVE-2")
def test_move_2_other_moves_ask_for_no_target() -> None:
    for move in (SWEEP, STORM, REST):
        state = battle(*four(move))
        events = turn(state, "use 1, wait", "wait, wait")
        assert names(events, "used") == ["Swift"]


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
    events = turn(state, "use 1", "use 1")
    assert names(events, "eliminated") == ["Quick"]
    assert [fact["targets"] for fact in facts(events, "used")] == [[], []]
    assert names(events, "damage") == []
    assert boosts(state, "Slow") == {"power": 2}
    assert boosts(state, "Idle") == {}


@pytest.mark.rule("MOVE-2")
def test_move_2_with_nobody_left_to_hit_nothing_happens_to_the_ally(cards: Cards) -> None:
    """Of an effect on both, the part of the user happens."""
    effect = "Give its ally 1 power, then give this warrior 1 defense, then give this warrior and its ally 1 speed."
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
    assert state.asks() == (0,)
    return state


@pytest.mark.rule("MOVE-2")
def test_move_2_without_an_enemy_the_move_may_hit_nobody(cards: Cards) -> None:
    """Nobody is hit unasked, not even who stands alone."""
    state = without_enemies(cards)
    assert offered(state, 0) == {"target none", "target 0 1"}
    events = play(state, "target none")
    assert [fact["targets"] for fact in facts(events, "used")] == [[]]
    assert names(events, "damage") == []
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
