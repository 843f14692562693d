"""TURN: a turn, from secret orders to reinforcements."""

from itertools import permutations

import pytest
from games.barracks.support.table import (
    DAMAGE,
    HIT,
    REST,
    STORM,
    SWEEP,
    Cards,
    Dice,
    aim,
    barracks,
    battle,
    boosts,
    both,
    choose,
    facts,
    field,
    hurt,
    kinds,
    names,
    offered,
    play,
    seen,
    soldier,
    status,
    turn,
)

from arenarium.core.errors import ChoiceError

pytestmark = pytest.mark.usefixtures("cards", "dice")

FOUR = ("Swift [Rest, Rest]; Slow [Rest, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
THREE_EACH = ("Swift [Rest, Rest]; Slow [Rest, -]; Spare [-, -]", "Quick [Rest, -]; Steady [Rest, -]; Idle [-, -]")

# ------------------------------------------------------------------------------------------------------------ TURN-1


@pytest.mark.rule("TURN-1")
def test_turn_1_both_players_are_asked_at_once() -> None:
    for state in (battle(*FOUR), barracks(*THREE_EACH)):
        assert state.asked() == (0, 1)
        assert set(state.requests()) == {0, 1}


@pytest.mark.rule("TURN-1")
def test_turn_1_nothing_happens_before_both_have_chosen() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = battle(*FOUR)
        before = {watcher: state.view(watcher) for watcher in (second, None)}
        assert choose(state, first, "orders use 1, use 2") == []
        assert state.asked() == (second,)
        for watcher, view in before.items():
            assert {**state.view(watcher), "asked": None} == {**view, "asked": None}
        with pytest.raises(ChoiceError):
            choose(state, first, "orders use 2, use 2")
        assert kinds(choose(state, second, "orders use 1, use 1"))[:4] == ["ordered"] * 4


@pytest.mark.rule("TURN-1", "TURN-3")
def test_turn_1_orders_are_asked_also_of_who_has_only_one_answer() -> None:
    """Ruling: so every turn is seen by itself."""
    state = battle("Swift [Rest, Rest]", "Quick [Rest, -]; Steady [-, -]")
    for number in (1, 2):
        assert state.turn == number
        assert state.asked() == (0, 1)
        assert offered(state, 1) == {"orders use 1, wait"}
        told = turn(state, "use 2", "use 1, wait")
        assert names(told, "used") == ["Swift", "Quick"]


# ------------------------------------------------------------------------------------------------------------ TURN-2


@pytest.mark.rule("TURN-2")
def test_turn_2_each_player_sends_2_warriors_from_the_barracks() -> None:
    state = barracks(*THREE_EACH)
    for seat in (0, 1):
        assert state.requests()[seat].kind == "send"
        assert offered(state, seat) == {"send 1 2", "send 1 3", "send 2 3"}
    told = both(state, "send 1 3", "send 2 3")
    assert [field(state, seat) for seat in (0, 1)] == [["Swift", "Spare"], ["Steady", "Idle"]]
    assert names(told, "entered") == ["Swift", "Spare", "Steady", "Idle"]
    assert facts(told, "turn") == [{"number": 1}]
    assert state.turn == 1
    assert state.phase == "orders"


@pytest.mark.rule("TURN-2")
def test_turn_2_both_choose_secretly_and_reveal_together() -> None:
    state = barracks(*THREE_EACH)
    assert choose(state, 1, "send 1 2") == []
    for watcher in (0, None):
        view = state.view(watcher)
        assert view["chosen"] == [None, None]
        assert view["field"] == [[], []]
        assert [soldier["warrior"] for soldier in view["squads"][1]] == [None] * 3
    assert offered(state, 0) == {"send 1 2", "send 1 3", "send 2 3"}
    told = choose(state, 0, "send 1 2")
    for watcher in (0, 1, None):
        entered = [fact["warrior"] for fact in seen(told, watcher) if fact["event"] == "entered"]
        assert entered == ["Swift", "Slow", "Quick", "Steady"]


@pytest.mark.rule("TURN-2", "INFO-1")
def test_turn_2_they_come_face_up_and_the_others_stay_hidden() -> None:
    state = barracks(*THREE_EACH)
    both(state, "send 1 2", "send 1 3")
    assert [one["warrior"] for one in state.view(0)["squads"][1]] == ["Quick", None, "Idle"]
    assert [one["warrior"] for one in state.view(1)["squads"][0]] == ["Swift", "Slow", None]


@pytest.mark.rule("TURN-2")
def test_turn_2_a_player_with_1_warrior_sends_1() -> None:
    state = barracks("Swift [Rest, Rest]", "Quick [-, -]; Slow [-, -]; Spare [-, -]")
    assert offered(state, 0) == {"send 1"}
    both(state, "send 1", "send 1 3")
    assert [field(state, seat) for seat in (0, 1)] == [["Swift"], ["Quick", "Spare"]]


@pytest.mark.rule("TURN-2")
def test_turn_2_all_newcomers_stand_there_before_any_ability_answers(cards: Cards) -> None:
    """Ruling. The abilities answer from the fastest to the slowest, whatever seat and order they were sent in."""
    cards.warrior("Bell", "When this warrior enters the battlefield, give every warrior 1 slowness.", wings=3)
    cards.warrior("Drum", "When this warrior enters the battlefield, give its ally 1 power.", wings=1)
    cards.warrior("Horn", "When this warrior enters the battlefield, give each enemy 1 exposure.", wings=7)
    state = barracks("Drum [-, -]; Bell [Rest, Rest]; Spare [-, -]", "Slow [-, -]; Horn [-, -]; Idle [-, -]")
    told = both(state, "send 1 2", "send 1 2")
    assert kinds(told)[:4] == ["entered"] * 4
    assert names(told, "ability") == ["Horn", "Bell", "Drum"]
    assert boosts(state, "Bell") == {"power": 1, "defence": -1, "speed": -1}
    assert boosts(state, "Drum") == {"defence": -1, "speed": -1}
    assert boosts(state, "Slow") == boosts(state, "Horn") == {"speed": -1}
    assert boosts(state, "Idle") == {}


@pytest.mark.rule("TURN-2", "TURN-7")
@pytest.mark.parametrize(("value", "order"), [(2, ["One", "Two"]), (5, ["Two", "One"])])
def test_turn_2_between_equally_fast_newcomers_the_die_decides(
    cards: Cards, dice: Dice, value: int, order: list[str]
) -> None:
    for name in ("One", "Two"):
        cards.warrior(name, "When this warrior enters the battlefield, give this warrior 1 power.", wings=4)
    state = barracks("One [Rest, Rest]; Swift [-, -]; Spare [-, -]", "Slow [-, -]; Two [-, -]; Idle [-, -]")
    dice(value)
    assert names(both(state, "send 1 2", "send 1 2"), "ability") == order


@pytest.mark.rule("TURN-2", "MOVE-7")
def test_turn_2_a_newcomer_that_fell_meanwhile_does_not_answer(cards: Cards) -> None:
    blow = "When this warrior enters the battlefield, deal 10 damage to each enemy."
    cards.warrior("Fast Bomb", blow, wings=5)
    cards.warrior("Slow Bomb", blow, wings=1)
    state = barracks(
        "Fast Bomb [Rest, Rest]; Swift [-, -]; Spare [-, -]", "Slow Bomb [-, -]; Slow [-, -]; Quick [-, -]; Idle [-, -]"
    )
    told = both(state, "send 1 2", "send 1 2")
    assert names(told, "ability") == ["Fast Bomb"]
    assert field(state, 0) == ["Fast Bomb", "Swift"]


@pytest.mark.rule("TURN-2", "TURN-9")
def test_turn_2_who_has_nobody_left_by_newcomers_sends_others_before_the_turn(cards: Cards) -> None:
    """Ruling on an empty battlefield."""
    cards.warrior("Bomb", "When this warrior enters the battlefield, deal 10 damage to each enemy.", wings=5)
    state = barracks("Bomb [Rest, Rest]; Swift [-, -]; Spare [-, -]", "Slow [-, -]; Quick [-, -]; Idle [-, -]")
    told = both(state, "send 1 2", "send 1 2")
    assert names(told, "eliminated") == ["Slow", "Quick"]
    assert field(state, 1) == ["Idle"]
    assert state.phase == "orders"
    assert state.turn == 1


@pytest.mark.rule("TURN-2", "TURN-9")
def test_turn_2_of_those_others_at_least_one(cards: Cards) -> None:
    """The same ruling: they come as reinforcements do, not as the first two. The other side has no room."""
    cards.warrior("Bomb", "When this warrior enters the battlefield, deal 10 damage to each enemy.", wings=5)
    cards.warrior("Last")
    state = barracks(
        "Bomb [Rest, Rest]; Swift [-, -]; Spare [-, -]", "Slow [-, -]; Quick [-, -]; Idle [-, -]; Last [-, -]"
    )
    both(state, "send 1 2", "send 1 2")
    assert state.asked() == (1,)
    assert offered(state, 1) == {"send 3", "send 4", "send 3 4"}
    play(state, "send 4")
    assert field(state, 1) == ["Last"]
    assert state.turn == 1


# ------------------------------------------------------------------------------------------------------------ TURN-3


@pytest.mark.rule("TURN-3")
def test_turn_3_one_of_its_move_cards_for_each_own_warrior_on_the_battlefield() -> None:
    state = battle("Swift [Rest, Rest]; Slow [Rest, Rest]", "Quick [-, Rest]; Steady [Rest, -]")
    assert offered(state, 0) == {f"orders use {one}, use {other}" for one in (1, 2) for other in (1, 2)}
    assert offered(state, 1) == {"orders use 2, use 1"}
    assert state.requests()[0].kind == "orders"


@pytest.mark.rule("TURN-3")
@pytest.mark.parametrize("line", [1, 2])
def test_turn_3_the_card_picked_is_the_move_made(line: int) -> None:
    state = battle(f"Swift [{SWEEP}, {STORM}]; Slow [-, -]", "Quick [-, -]")
    told = turn(state, f"use {line}, wait", "wait")
    assert [fact["move"] for fact in facts(told, "used")] == [(SWEEP, STORM)[line - 1]]
    assert hurt(state, "Slow") == (0, DAMAGE)[line - 1]


@pytest.mark.rule("TURN-3", "INFO-1")
def test_turn_3_the_cards_lie_face_down_until_both_have_chosen() -> None:
    state = battle(f"Swift [{HIT}, {REST}]; Slow [{REST}, {HIT}]", *FOUR[1:])
    choose(state, 0, "orders use 2, use 1")
    for watcher in (1, None):
        view = state.view(watcher)
        assert view["chosen"] == [None, None]
        assert [one["moves"] for one in view["squads"][0]] == [[None, None], [None, None]]
    assert state.view(0)["chosen"] == ["orders use 2, use 1", None]
    told = choose(state, 1, "orders use 1, use 1")
    for watcher in (0, 1, None):
        ordered = [fact for fact in seen(told, watcher) if fact["event"] == "ordered"]
        assert [(fact["warrior"], fact["move"]) for fact in ordered] == [
            ("Swift", REST),
            ("Slow", REST),
            ("Quick", REST),
            ("Steady", REST),
        ]
    assert [one["moves"] for one in state.view(1)["squads"][0]] == [[None, REST], [REST, None]]


@pytest.mark.rule("TURN-3")
def test_turn_3_all_cards_are_turned_up_together_before_the_first_move() -> None:
    """Also that of a warrior that falls before it can act, and before newcomers answer."""
    state = battle(
        f"Swift [{HIT}, {REST}]; Slow [{REST}, {SWEEP}]",
        f"Quick [{SWEEP}, {STORM}] hurt 9; Steady [-, -]; Spare [-, -]",
    )
    told = turn(state, "use 1, use 2", "use 2, withdraw 3")
    assert state.phase == "target"  # Swift is about to hit: nobody has acted yet
    assert names(told, "used") == []
    for watcher in (0, 1, None):
        squads = state.view(watcher)["squads"]
        assert [one["revealed"] for one in squads[0]] == [[True, False], [False, True]]
        assert squads[1][0]["revealed"] == [False, True]
        ordered = [fact for fact in seen(told, watcher) if fact["event"] == "ordered"]
        assert [fact["warrior"] for fact in ordered] == ["Swift", "Slow", "Quick"]
    told = aim(state, "Quick")
    assert names(told, "used") == ["Swift", "Slow"]


@pytest.mark.rule("TURN-3")
def test_turn_3_a_card_may_be_used_turn_after_turn() -> None:
    state = battle(f"Swift [{SWEEP}, {REST}]", "Quick [-, -]; Slow [-, -]")
    for number in (1, 2, 3):
        turn(state, "use 1", "wait, wait")
        assert hurt(state, "Quick") == number * DAMAGE


# ------------------------------------------------------------------------------------------------------------ TURN-4


@pytest.mark.rule("TURN-4")
def test_turn_4_a_warrior_may_be_withdrawn_and_another_sent_in_its_place() -> None:
    state = battle("Swift [Rest, -]; Slow [Rest, -]; Spare [-, -]; Idle [-, -]", "Quick [Rest, Rest]")
    assert offered(state, 0) == {
        "orders use 1, use 1",
        *(f"orders use 1, withdraw {slot}" for slot in (3, 4)),
        *(f"orders withdraw {slot}, use 1" for slot in (3, 4)),
        "orders withdraw 3, withdraw 4",
        "orders withdraw 4, withdraw 3",
    }
    told = turn(state, "use 1, withdraw 4", "use 1")
    assert field(state, 0) == ["Swift", "Idle"]
    assert facts(told, "withdrawn") == [{"seat": 0, "warrior": "Slow", "instead": "Idle"}]
    assert names(told, "entered") == ["Idle"]


@pytest.mark.rule("TURN-4")
def test_turn_4_the_same_reserve_cannot_replace_both() -> None:
    state = battle("Swift [Rest, -]; Slow [Rest, -]; Spare [-, -]", "Quick [Rest, Rest]")
    assert "orders withdraw 3, use 1" in offered(state, 0)
    assert "orders withdraw 3, withdraw 3" not in offered(state, 0)


@pytest.mark.rule("TURN-4")
def test_turn_4_only_living_warriors_of_the_own_barracks_come() -> None:
    state = battle(
        "Swift [Rest, Rest]; Slow [Rest, -]; Spare [-, -] hurt 10; Idle [-, -]", "Quick [Rest, -]; Steady [-, -]"
    )
    found = {word for text in offered(state, 0) for word in text.split(", ") if "withdraw" in word}
    assert {word.split()[-1] for word in found} == {"4"}


@pytest.mark.rule("TURN-4")
def test_turn_4_a_withdrawn_warrior_loses_its_modification_cards_and_keeps_its_damage() -> None:
    state = battle(
        "Swift [Rest, Hit] hurt 4 burn power +2 defence -1 speed +3; Slow [Rest, -] power +1 poison; Spare [-, -]",
        "Quick [Rest, Rest]",
    )
    turn(state, "withdraw 3, use 1", "use 1")
    assert soldier(state, "Swift") | {"revealed": None} == {
        "warrior": "Swift",
        "level": 5,
        "moves": ["Rest", "Hit"],
        "hurt": 4,
        "status": "",
        "power": 0,
        "defence": 0,
        "speed": 0,
        "shown": True,
        "revealed": None,
    }
    assert status(state, "Slow") == "poison"  # who stays keeps everything
    assert boosts(state, "Slow") == {"power": 1}


@pytest.mark.rule("TURN-4")
def test_turn_4_a_withdrawn_warrior_can_come_back() -> None:
    state = battle("Swift [Rest, -] hurt 4 power 2; Spare [Rest, -]; Slow [Rest, -]", "Quick [Rest, Rest]")
    turn(state, "withdraw 3, use 1", "use 1")
    turn(state, "withdraw 1, use 1", "use 1")
    assert field(state, 0) == ["Swift", "Spare"]
    assert hurt(state, "Swift") == 4
    assert boosts(state, "Swift") == {}


@pytest.mark.rule("TURN-4", "CARDS-3")
def test_turn_4_who_keeps_boosts_when_withdrawn_loses_the_status_all_the_same(cards: Cards) -> None:
    cards.warrior("Pack Mule", "Keep every boost when withdrawn.")
    state = battle("Pack Mule [Rest, -] burn power 2 speed -1; Slow [Rest, -]; Spare [-, -]", "Quick [Rest, Rest]")
    turn(state, "withdraw 3, use 1", "use 1")
    assert boosts(state, "Pack Mule") == {"power": 2, "speed": -1}
    assert status(state, "Pack Mule") == ""


@pytest.mark.rule("TURN-4")
def test_turn_4_withdrawals_are_revealed_with_the_moves_and_happen_before_all_of_them(cards: Cards) -> None:
    """Even before one with priority: the newcomer is hit, the one withdrawn is not."""
    cards.move("First", icons=2, damage=3, priority=9)
    state = battle("Slow [Rest, -]; Steady [Rest, -]; Spare [-, -]", "Quick [First, Rest]")
    assert choose(state, 0, "orders withdraw 3, use 1") == []
    assert field(state, 0) == ["Slow", "Steady"]
    told = choose(state, 1, "orders use 1")
    assert kinds(told).index("entered") < kinds(told).index("used")
    assert [hurt(state, name) for name in ("Slow", "Steady", "Spare")] == [0, 3, 3]


@pytest.mark.rule("TURN-4")
def test_turn_4_the_newcomer_does_not_act_this_turn(cards: Cards) -> None:
    state = battle(f"Slow [Rest, -]; Steady [Rest, -]; Swift [{SWEEP}, {REST}]", "Quick [Rest, Rest]; Idle [-, -]")
    told = turn(state, "withdraw 3, use 1", "use 1, wait")
    assert names(told, "used") == ["Quick", "Steady"]
    told = turn(state, "use 1, use 1", "use 1, wait")
    assert names(told, "used") == ["Swift", "Quick", "Steady"]


@pytest.mark.rule("TURN-4")
def test_turn_4_newcomers_of_both_sides_come_at_one_moment(cards: Cards) -> None:
    """Ruling on newcomers: all stand there before the first ability answers, the fastest first."""
    cards.warrior("Bell", "When this warrior enters the battlefield, give every warrior 1 slowness.", wings=1)
    cards.warrior("Horn", "When this warrior enters the battlefield, give each enemy 1 exposure.", wings=7)
    state = battle("Swift [Rest, -]; Slow [Rest, -]; Bell [Rest, -]", "Quick [Rest, Rest]; Idle [Rest, -]; Horn [-, -]")
    told = turn(state, "withdraw 3, use 1", "use 1, withdraw 3")
    assert kinds(told)[:6] == ["withdrawn", "ordered", "ordered", "withdrawn", "entered", "entered"]
    assert names(told, "ability") == ["Horn", "Bell"]
    assert boosts(state, "Bell") == {"speed": -1, "defence": -1}
    assert boosts(state, "Swift") == {}


@pytest.mark.rule("TURN-4", "END-1")
def test_turn_4_a_newcomer_whose_ability_ends_the_game_ends_it_before_the_moves(cards: Cards) -> None:
    cards.warrior("Bomb", "When this warrior enters the battlefield, deal 10 damage to each enemy.")
    state = battle("Swift [Rest, -]; Slow [Rest, -]; Bomb [-, -]", f"Quick [{SWEEP}, Rest]; Idle [-, -]")
    told = turn(state, "withdraw 3, use 1", "use 1, wait")
    assert names(told, "used") == []
    assert state.outcome is not None
    assert state.outcome.winners == (0,)


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
    told = turn(state, "use 1, use 1", "use 1, use 1")  # 5, 4, 6, 7
    assert names(told, "used") == ["Steady", "Quick", "Swift", "Slow"]


@pytest.mark.rule("TURN-5")
def test_turn_5_speed_may_fall_below_0(cards: Cards) -> None:
    """Otherwise a die would have to be rolled between them."""
    cards.warrior("Stone", wings=0)
    cards.warrior("Snail", wings=1)
    state = battle("Stone [Rest, Rest] speed -1; Snail [Rest, Rest] speed -3", "Idle [Rest, Rest] speed -3")
    told = turn(state, "use 1, use 1", "use 1")
    assert names(told, "used") == ["Stone", "Snail", "Idle"]


@pytest.mark.rule("TURN-5")
def test_turn_5_speed_is_read_anew_before_every_move(cards: Cards) -> None:
    cards.move("Mud", "Give each warrior hit 3 slowness.", icons=1)
    cards.move("Wind", "Give its ally 3 speed.", icons=0)
    state = battle("Swift [Mud, Rest]; Slow [Rest, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
    told = turn(state, "use 1, use 1", "use 1, use 1", "Quick")
    assert names(told, "used") == ["Swift", "Steady", "Quick", "Slow"]
    state = battle("Swift [Wind, Rest]; Slow [Rest, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
    told = turn(state, "use 1, use 1", "use 1, use 1")
    assert names(told, "used") == ["Swift", "Quick", "Slow", "Steady"]


@pytest.mark.rule("TURN-5")
def test_turn_5_a_change_of_speed_gives_nobody_a_second_move(cards: Cards) -> None:
    cards.move("Wind", "Give this warrior and its ally 3 speed.", icons=0)
    state = battle("Swift [Wind, Rest]; Slow [Wind, Rest]", "Quick [Rest, Rest]; Steady [Rest, Rest]")
    told = turn(state, "use 1, use 1", "use 1, use 1")
    assert sorted(names(told, "used")) == ["Quick", "Slow", "Steady", "Swift"]


@pytest.mark.rule("TURN-5")
def test_turn_5_the_next_move_waits_until_the_target_is_chosen() -> None:
    state = battle(f"Swift [{HIT}, Rest]; Slow [Rest, Rest]", f"Quick [{HIT}, Rest]; Steady [Rest, Rest]")
    told = turn(state, "use 1, use 1", "use 1, use 1")
    assert names(told, "used") == []
    assert state.asked() == (0,)
    told = aim(state, "Steady")
    assert names(told, "used") == ["Swift"]
    assert state.asked() == (1,)
    told = aim(state, "Slow")
    assert names(told, "used") == ["Quick", "Steady", "Slow"]


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
    told = turn(state, "use 1, use 1", "use 1, use 1")
    first = "One" if value % 2 == 0 else "Two"
    second = "Two" if value % 2 == 0 else "One"
    assert names(told, "used") == [first, second, "Three", "Four"]
    assert facts(told, "die") == [{"value": value, "why": "first"}]


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("second", [1, 2])
def test_turn_7_of_3_one_of_three_pairs_of_numbers_decides_then_the_rest_roll_again(
    cards: Cards, dice: Dice, value: int, second: int
) -> None:
    state = battle(*equals(cards, 3))
    dice(value, second)
    told = turn(state, "use 1, use 1", "use 1, use 1")
    left = ["One", "Two", "Three"]
    first = left.pop((value - 1) // 2)
    rest = left if second == 2 else left[::-1]
    assert names(told, "used") == [first, *rest, "Four"]


@pytest.mark.rule("TURN-7")
@pytest.mark.parametrize("value", range(1, 5))
def test_turn_7_of_4_the_numbers_1_to_4_decide_then_the_rest_roll_again(cards: Cards, dice: Dice, value: int) -> None:
    state = battle(*equals(cards, 4))
    dice(value, 3, 1)
    told = turn(state, "use 1, use 1", "use 1, use 1")
    left = list(EQUAL)
    first = left.pop(value - 1)
    second = left.pop(1)  # 3: the middle one of three
    assert names(told, "used") == [first, second, left[1], left[0]]  # 1: odd, the other of two


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


# ------------------------------------------------------------------------------------------------------------ TURN-8


@pytest.mark.rule("TURN-8")
def test_turn_8_poison_then_eliminations_then_reinforcements() -> None:
    state = battle("Swift [Rest, Rest]; Slow [-, -] poison", "Quick [-, -] poison hurt 9; Steady [-, -]; Idle [-, -]")
    told = turn(state, "use 1, wait", "wait, wait")
    found = [kind for kind in kinds(told) if kind in ("used", "hurt", "eliminated", "turn")]
    assert found == ["used", "hurt", "hurt", "eliminated"]
    assert names(told, "hurt") == ["Slow", "Quick"]
    assert state.phase == "send"
    assert field(state, 1) == ["Steady"]
    play(state, "send 3")
    assert field(state, 1) == ["Steady", "Idle"]
    assert state.turn == 2


@pytest.mark.rule("TURN-8", "END-1")
def test_turn_8_the_end_of_the_game_is_checked_before_reinforcements() -> None:
    state = battle(
        "Swift [Rest, Rest] poison hurt 9; Slow [-, -]; Spare [-, -]", "Quick [-, -] poison hurt 9", "turn: 7"
    )
    told = turn(state, "use 1, wait", "wait")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.asked() == ()
    assert facts(told, "turn") == []


@pytest.mark.rule("TURN-8")
def test_turn_8_all_poison_works_at_one_moment_then_come_the_eliminations(cards: Cards) -> None:
    """Ruling. The fastest of those who fall has its last word first, but nobody is saved by it any more."""
    cards.warrior("Nurse", "When this warrior is eliminated, heal its ally 4, then cure its ally.", wings=7)
    state = battle("Nurse [-, -] hurt 9 poison; Slow [-, -] hurt 9 poison; Spare [-, -]", "Quick [Rest, Rest]")
    told = turn(state, "wait, wait", "use 1")
    assert names(told, "eliminated") == ["Nurse", "Slow"]
    assert hurt(state, "Slow") == 10
    assert field(state, 0) == ["Spare"]


@pytest.mark.rule("TURN-8", "MOVE-7")
def test_turn_8_who_falls_by_poison_falls_once(cards: Cards) -> None:
    last_word = "When this warrior is eliminated, deal 2 damage to every warrior."
    cards.warrior("Dragon", last_word, wings=7)
    cards.warrior("Lizard", last_word, wings=6)
    state = battle(
        "Dragon [-, -] hurt 9 poison; Slow [Rest, Rest]; Spare [-, -]", "Lizard [-, -] hurt 9 poison; Steady [-, -]"
    )
    told = turn(state, "wait, use 1", "wait, wait")
    assert names(told, "eliminated") == ["Dragon", "Lizard"]
    assert names(told, "ability") == ["Dragon", "Lizard"]
    assert [hurt(state, name) for name in ("Slow", "Steady")] == [4, 4]


@pytest.mark.rule("TURN-8", "TURN-7")
@pytest.mark.parametrize(("value", "order"), [(2, ["One", "Two"]), (3, ["Two", "One"])])
def test_turn_8_between_equally_fast_who_fall_by_poison_the_die_decides(
    cards: Cards, dice: Dice, value: int, order: list[str]
) -> None:
    for name in ("One", "Two"):
        cards.warrior(name, "When this warrior is eliminated, give every warrior 1 power.", wings=4)
    state = battle("One [-, -] hurt 9 poison; Slow [Rest, Rest]", "Two [-, -] hurt 9 poison; Steady [-, -]")
    dice(value)
    told = turn(state, "wait, use 1", "wait, wait")
    assert names(told, "ability") == order


@pytest.mark.rule("TURN-8")
def test_turn_8_the_fastest_of_those_who_fall_is_so_with_its_speed_cards(cards: Cards) -> None:
    for name, wings in (("Lame", 5), ("Brisk", 4)):
        cards.warrior(name, "When this warrior is eliminated, give every warrior 1 power.", wings=wings)
    state = battle("Lame [-, -] hurt 9 poison speed -3; Slow [Rest, Rest]", "Brisk [-, -] hurt 9 poison; Steady [-, -]")
    told = turn(state, "wait, use 1", "wait, wait")
    assert names(told, "ability") == ["Brisk", "Lame"]


@pytest.mark.rule("TURN-8")
def test_turn_8_abilities_of_the_turns_end_come_before_the_poison(cards: Cards) -> None:
    """Ruling. The fastest first: one cures, the other is therefore not hurt."""
    cards.warrior("Healer", "When the turn ends, heal this warrior and its ally 1.", wings=1)
    cards.warrior("Monk", "When the turn ends, cure its ally.", wings=2)
    state = battle("Healer [Rest, Rest] hurt 9 poison; Slow [-, -]", "Monk [-, -]; Quick [-, -] poison")
    told = turn(state, "use 1, wait", "wait, wait")
    assert names(told, "ability") == ["Monk", "Healer"]
    assert names(told, "hurt") == ["Healer"]
    assert hurt(state, "Healer") == 9
    assert hurt(state, "Quick") == 0


@pytest.mark.rule("TURN-8")
def test_turn_8_the_end_comes_after_all_moves() -> None:
    state = battle(f"Swift [{REST}, {REST}]; Slow [{SWEEP}, {REST}]", "Quick [-, -] poison; Steady [-, -]")
    told = turn(state, "use 1, use 1", "wait, wait")
    assert [kind for kind in kinds(told) if kind in ("used", "hurt")] == ["used", "used", "hurt"]


# ------------------------------------------------------------------------------------------------------------ TURN-9


@pytest.mark.rule("TURN-9")
def test_turn_9_who_has_fewer_than_2_may_send_warriors() -> None:
    state = battle(
        f"Swift [{SWEEP}, Rest]; Slow [-, -]; Spare [-, -]", "Quick [-, -] hurt 9; Steady [-, -]; Idle [-, -] hurt 3"
    )
    turn(state, "use 1, wait", "wait, wait")
    assert state.phase == "send"
    assert state.asked() == (1,)  # the other has no room
    assert offered(state, 1) == {"send", "send 3"}
    unhurt = state.copy()
    told = play(state, "send 3")
    assert field(state, 1) == ["Steady", "Idle"]
    assert names(told, "entered") == ["Idle"]
    assert hurt(state, "Idle") == 3  # with its hit point cards as they stand
    assert state.turn == 2
    play(unhurt, "send")
    assert field(unhurt, 1) == ["Steady"]
    assert unhurt.turn == 2


@pytest.mark.rule("TURN-9")
def test_turn_9_who_has_none_on_the_battlefield_must_send_at_least_one() -> None:
    state = battle(
        f"Swift [{SWEEP}, Rest]",
        "Quick [-, -] hurt 9; Steady [-, -] hurt 9; Idle [Rest, -]; Spare [-, -]; Slow [-, -]",
    )
    turn(state, "use 1", "wait, wait")
    assert offered(state, 1) == {"send 3", "send 4", "send 5", "send 3 4", "send 3 5", "send 4 5"}
    play(state, "send 3 5")
    assert field(state, 1) == ["Idle", "Slow"]


@pytest.mark.rule("TURN-9")
def test_turn_9_the_last_one_left_is_sent_without_being_asked() -> None:
    state = battle(
        f"Swift [{SWEEP}, Rest]; Slow [Rest, -]", "Quick [-, -] hurt 9; Steady [-, -] hurt 9; Idle [Rest, -] hurt 1"
    )
    turn(state, "use 1, use 1", "wait, wait")
    assert field(state, 1) == ["Idle"]
    assert state.turn == 2


@pytest.mark.rule("TURN-9")
def test_turn_9_both_choose_secretly_and_reveal_together(cards: Cards) -> None:
    for name in ("Third", "Fourth"):
        cards.warrior(name)
    state = battle(
        f"Swift [{STORM}, Rest]; Slow [-, -] hurt 9; Spare [-, -]; Idle [-, -]",
        "Quick [-, -] hurt 9; Steady [-, -] hurt 9; Third [-, -]; Fourth [-, -]",
    )
    turn(state, "use 1, wait", "wait, wait")
    assert state.asked() == (0, 1)
    assert choose(state, 1, "send 4") == []
    for watcher in (0, None):
        view = state.view(watcher)
        assert view["field"] == [[0], []]
        assert view["chosen"] == [None, None]
        assert [one["warrior"] for one in view["squads"][1][2:]] == [None, None]
    told = choose(state, 0, "send 3")
    assert names(told, "entered") == ["Spare", "Fourth"]
    assert [field(state, seat) for seat in (0, 1)] == [["Swift", "Spare"], ["Fourth"]]


@pytest.mark.rule("TURN-9")
def test_turn_9_who_did_not_send_is_asked_again_after_the_next_turn() -> None:
    state = battle("Swift [Rest, Rest]; Spare [-, -]", "Quick [Rest, -]; Steady [-, -]", "field 0: 1 | field 1: 1 2")
    for _ in range(3):
        turn(state, "use 1", "use 1, wait")
        assert state.asked() == (0,)
        assert offered(state, 0) == {"send", "send 2"}
        play(state, "send")
    turn(state, "use 1", "use 1, wait")
    play(state, "send 2")
    assert field(state, 0) == ["Swift", "Spare"]


@pytest.mark.rule("TURN-9")
def test_turn_9_nobody_is_asked_where_nobody_can_come() -> None:
    """No room on one side, nobody in the barracks of the other, and the eliminated stay away."""
    state = battle(
        "Swift [Rest, Rest]; Slow [-, -]; Spare [-, -]",
        "Quick [Rest, -]; Steady [-, -] hurt 10",
        "field 0: 1 2 | field 1: 1",
    )
    turn(state, "use 1, wait", "use 1")
    assert state.phase == "orders"
    assert state.turn == 2


@pytest.mark.rule("TURN-9")
def test_turn_9_newcomers_bring_their_ability_and_act_in_the_next_turn(cards: Cards) -> None:
    cards.warrior("Horn", "When this warrior enters the battlefield, give each enemy 1 exposure.")
    state = battle(f"Swift [{SWEEP}, Rest]", "Quick [-, -] hurt 9; Steady [-, -]; Horn [Rest, Rest]")
    turn(state, "use 1", "wait, wait")
    told = play(state, "send 3")
    assert names(told, "ability") == ["Horn"]
    assert boosts(state, "Swift") == {"defence": -1}
    assert names(turn(state, "use 2", "wait, use 1"), "used") == ["Swift", "Horn"]


# ----------------------------------------------------------------------------------------------------------- TURN-10


@pytest.mark.rule("TURN-10")
def test_turn_10_after_300_turns_the_game_is_drawn() -> None:
    state = battle("Swift [Rest, Rest]; Slow [-, -]", "Quick [-, -]", "turn: 299")
    turn(state, "use 1, wait", "wait")
    assert state.outcome is None
    assert state.turn == 300
    turn(state, "use 1, wait", "wait")
    assert state.outcome is not None
    assert state.outcome.ranking == (1, 1)
    assert state.outcome.winners == (0, 1)
    assert state.outcome.reason == "turn limit"
    assert state.asked() == ()


@pytest.mark.rule("TURN-10", "END-1")
def test_turn_10_who_wins_in_the_last_turn_has_won() -> None:
    state = battle("Swift [Rest, Rest]", "Quick [-, -] poison hurt 9", "turn: 300")
    turn(state, "use 1", "wait")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.reason == "eliminated"


@pytest.mark.rule("TURN-10")
def test_turn_10_two_who_can_do_nothing_see_every_turn_go_by() -> None:
    """Nothing is to be chosen, and yet each turn is a step of its own."""
    state = battle("Swift [-, -]", "Quick [-, -]")
    for number in range(2, 301):
        told = both(state, "orders wait", "orders wait")
        assert [fact["number"] for fact in facts(told, "turn")] == [number]
    both(state, "orders wait", "orders wait")
    assert state.outcome is not None
    assert state.outcome.ranking == (1, 1)
