"""TURN-1 to TURN-4: what is chosen in a turn: who is sent, moves, withdrawals."""

from dataclasses import replace

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
        assert state.asks() == (0, 1)
        assert set(state.requests()) == {0, 1}


@pytest.mark.rule("TURN-1")
def test_turn_1_nothing_happens_before_both_have_chosen() -> None:
    for first, second in ((0, 1), (1, 0)):
        state = battle(*FOUR)
        before = {watcher: state.view(watcher) for watcher in (second, None)}
        assert choose(state, first, "orders use 1, use 2") == []
        assert state.asks() == (second,)
        for watcher, view in before.items():
            assert replace(state.view(watcher), asked=()) == replace(view, asked=())
        with pytest.raises(ChoiceError):
            choose(state, first, "orders use 2, use 2")
        assert kinds(choose(state, second, "orders use 1, use 1"))[:4] == ["ordered"] * 4


@pytest.mark.rule("TURN-1", "TURN-3")
def test_turn_1_orders_are_asked_also_of_who_has_only_one_answer() -> None:
    """Ruling: so every turn is seen by itself."""
    state = battle("Swift [Rest, Rest]", "Quick [Rest, -]; Steady [-, -]")
    for number in (1, 2):
        assert state.turn == number
        assert state.asks() == (0, 1)
        assert offered(state, 1) == {"orders use 1, wait"}
        events = turn(state, "use 2", "use 1, wait")
        assert names(events, "used") == ["Swift", "Quick"]


# ------------------------------------------------------------------------------------------------------------ TURN-2


@pytest.mark.rule("TURN-2")
def test_turn_2_each_player_sends_2_warriors_from_the_barracks() -> None:
    state = barracks(*THREE_EACH)
    for seat in (0, 1):
        assert state.requests()[seat].kind == "send"
        assert offered(state, seat) == {"send 1 2", "send 1 3", "send 2 3"}
    events = both(state, "send 1 3", "send 2 3")
    assert [field(state, seat) for seat in (0, 1)] == [["Swift", "Spare"], ["Steady", "Idle"]]
    assert names(events, "entered") == ["Swift", "Spare", "Steady", "Idle"]
    assert facts(events, "turn") == [{"number": 1}]
    assert state.turn == 1
    assert state.phase == "orders"


@pytest.mark.rule("TURN-2")
def test_turn_2_both_choose_secretly_and_reveal_together() -> None:
    state = barracks(*THREE_EACH)
    assert choose(state, 1, "send 1 2") == []
    for watcher in (0, None):
        view = state.view(watcher)
        assert view.chosen == (None, None)
        assert view.field == ((), ())
        assert [soldier.warrior for soldier in view.squads[1]] == [None] * 3
    assert offered(state, 0) == {"send 1 2", "send 1 3", "send 2 3"}
    events = choose(state, 0, "send 1 2")
    for watcher in (0, 1, None):
        entered = [fact["warrior"] for fact in seen(events, watcher) if fact["event"] == "entered"]
        assert entered == ["Swift", "Slow", "Quick", "Steady"]


@pytest.mark.rule("TURN-2", "INFO-1")
def test_turn_2_they_come_face_up_and_the_others_stay_hidden() -> None:
    state = barracks(*THREE_EACH)
    both(state, "send 1 2", "send 1 3")
    assert [one.warrior for one in state.view(0).squads[1]] == ["Quick", None, "Idle"]
    assert [one.warrior for one in state.view(1).squads[0]] == ["Swift", "Slow", None]


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
    events = both(state, "send 1 2", "send 1 2")
    assert kinds(events)[:4] == ["entered"] * 4
    assert names(events, "ability") == ["Horn", "Bell", "Drum"]
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
    events = both(state, "send 1 2", "send 1 2")
    assert names(events, "ability") == ["Fast Bomb"]
    assert field(state, 0) == ["Fast Bomb", "Swift"]


@pytest.mark.rule("TURN-2", "TURN-9")
def test_turn_2_who_has_nobody_left_by_newcomers_sends_others_before_the_turn(cards: Cards) -> None:
    """Ruling on an empty battlefield."""
    cards.warrior("Bomb", "When this warrior enters the battlefield, deal 10 damage to each enemy.", wings=5)
    state = barracks("Bomb [Rest, Rest]; Swift [-, -]; Spare [-, -]", "Slow [-, -]; Quick [-, -]; Idle [-, -]")
    events = both(state, "send 1 2", "send 1 2")
    assert names(events, "eliminated") == ["Slow", "Quick"]
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
    assert state.asks() == (1,)
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
    events = turn(state, f"use {line}, wait", "wait")
    assert [fact["move"] for fact in facts(events, "used")] == [(SWEEP, STORM)[line - 1]]
    assert hurt(state, "Slow") == (0, DAMAGE)[line - 1]


@pytest.mark.rule("TURN-3", "INFO-1")
def test_turn_3_the_cards_lie_face_down_until_both_have_chosen() -> None:
    state = battle(f"Swift [{HIT}, {REST}]; Slow [{REST}, {HIT}]", *FOUR[1:])
    choose(state, 0, "orders use 2, use 1")
    for watcher in (1, None):
        view = state.view(watcher)
        assert view.chosen == (None, None)
        assert [one.moves for one in view.squads[0]] == [(None, None), (None, None)]
    assert state.view(0).chosen == ("orders use 2, use 1", None)
    events = choose(state, 1, "orders use 1, use 1")
    for watcher in (0, 1, None):
        ordered = [fact for fact in seen(events, watcher) if fact["event"] == "ordered"]
        assert [(fact["warrior"], fact["move"]) for fact in ordered] == [
            ("Swift", REST),
            ("Slow", REST),
            ("Quick", REST),
            ("Steady", REST),
        ]
    assert [one.moves for one in state.view(1).squads[0]] == [(None, REST), (REST, None)]


@pytest.mark.rule("TURN-3")
def test_turn_3_all_cards_are_turned_up_together_before_the_first_move() -> None:
    """Also that of a warrior that falls before it can act, and before newcomers answer."""
    state = battle(
        f"Swift [{HIT}, {REST}]; Slow [{REST}, {SWEEP}]",
        f"Quick [{SWEEP}, {STORM}] hurt 9; Steady [-, -]; Spare [-, -]",
    )
    events = turn(state, "use 1, use 2", "use 2, withdraw 3")
    assert state.phase == "target"  # Swift is about to hit: nobody has acted yet
    assert names(events, "used") == []
    for watcher in (0, 1, None):
        squads = state.view(watcher).squads
        assert [one.revealed for one in squads[0]] == [(True, False), (False, True)]
        assert squads[1][0].revealed == (False, True)
        ordered = [fact for fact in seen(events, watcher) if fact["event"] == "ordered"]
        assert [fact["warrior"] for fact in ordered] == ["Swift", "Slow", "Quick"]
    events = aim(state, "Quick")
    assert names(events, "used") == ["Swift", "Slow"]


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
    events = turn(state, "use 1, withdraw 4", "use 1")
    assert field(state, 0) == ["Swift", "Idle"]
    assert facts(events, "withdrawn") == [{"seat": 0, "warrior": "Slow", "instead": "Idle"}]
    assert names(events, "entered") == ["Idle"]


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
    words = {word for text in offered(state, 0) for word in text.split(", ") if "withdraw" in word}
    assert {word.split()[-1] for word in words} == {"4"}


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
    events = choose(state, 1, "orders use 1")
    assert kinds(events).index("entered") < kinds(events).index("used")
    assert [hurt(state, name) for name in ("Slow", "Steady", "Spare")] == [0, 3, 3]


@pytest.mark.rule("TURN-4")
def test_turn_4_the_newcomer_does_not_act_this_turn(cards: Cards) -> None:
    state = battle(f"Slow [Rest, -]; Steady [Rest, -]; Swift [{SWEEP}, {REST}]", "Quick [Rest, Rest]; Idle [-, -]")
    events = turn(state, "withdraw 3, use 1", "use 1, wait")
    assert names(events, "used") == ["Quick", "Steady"]
    events = turn(state, "use 1, use 1", "use 1, wait")
    assert names(events, "used") == ["Swift", "Quick", "Steady"]


@pytest.mark.rule("TURN-4")
def test_turn_4_newcomers_of_both_sides_come_at_one_moment(cards: Cards) -> None:
    """Ruling on newcomers: all stand there before the first ability answers, the fastest first."""
    cards.warrior("Bell", "When this warrior enters the battlefield, give every warrior 1 slowness.", wings=1)
    cards.warrior("Horn", "When this warrior enters the battlefield, give each enemy 1 exposure.", wings=7)
    state = battle("Swift [Rest, -]; Slow [Rest, -]; Bell [Rest, -]", "Quick [Rest, Rest]; Idle [Rest, -]; Horn [-, -]")
    events = turn(state, "withdraw 3, use 1", "use 1, withdraw 3")
    assert kinds(events)[:6] == ["withdrawn", "ordered", "ordered", "withdrawn", "entered", "entered"]
    assert names(events, "ability") == ["Horn", "Bell"]
    assert boosts(state, "Bell") == {"speed": -1, "defence": -1}
    assert boosts(state, "Swift") == {}


@pytest.mark.rule("TURN-4", "END-1")
def test_turn_4_a_newcomer_whose_ability_ends_the_game_ends_it_before_the_moves(cards: Cards) -> None:
    cards.warrior("Bomb", "When this warrior enters the battlefield, deal 10 damage to each enemy.")
    state = battle("Swift [Rest, -]; Slow [Rest, -]; Bomb [-, -]", f"Quick [{SWEEP}, Rest]; Idle [-, -]")
    events = turn(state, "withdraw 3, use 1", "use 1, wait")
    assert names(events, "used") == []
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
