"""TURN-8 to TURN-10: the end of a turn, reinforcements, the last turn."""

import pytest
from games.barracks.support.table import (
    REST,
    STORM,
    SWEEP,
    Cards,
    Dice,
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
    turn,
)

pytestmark = pytest.mark.usefixtures("cards", "dice")


# ------------------------------------------------------------------------------------------------------------ TURN-8


@pytest.mark.rule("TURN-8")
def test_turn_8_poison_then_eliminations_then_reinforcements() -> None:
    state = battle("Swift [Rest, Rest]; Slow [-, -] poison", "Quick [-, -] poison hurt 9; Steady [-, -]; Idle [-, -]")
    events = turn(state, "use 1, wait", "wait, wait")
    sequence = [kind for kind in kinds(events) if kind in ("used", "hurt", "eliminated", "turn")]
    assert sequence == ["used", "hurt", "hurt", "eliminated"]
    assert names(events, "hurt") == ["Slow", "Quick"]
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
    events = turn(state, "use 1, wait", "wait")
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.asks() == ()
    assert facts(events, "turn") == []


@pytest.mark.rule("TURN-8")
def test_turn_8_all_poison_works_at_one_moment_then_come_the_eliminations(cards: Cards) -> None:
    """Ruling. The fastest of those who fall has its last word first, but nobody is saved by it any more."""
    cards.warrior("Nurse", "When this warrior is eliminated, heal its ally 4, then cure its ally.", wings=7)
    state = battle("Nurse [-, -] hurt 9 poison; Slow [-, -] hurt 9 poison; Spare [-, -]", "Quick [Rest, Rest]")
    events = turn(state, "wait, wait", "use 1")
    assert names(events, "eliminated") == ["Nurse", "Slow"]
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
    events = turn(state, "wait, use 1", "wait, wait")
    assert names(events, "eliminated") == ["Dragon", "Lizard"]
    assert names(events, "ability") == ["Dragon", "Lizard"]
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
    events = turn(state, "wait, use 1", "wait, wait")
    assert names(events, "ability") == order


@pytest.mark.rule("TURN-8")
def test_turn_8_the_fastest_of_those_who_fall_is_so_with_its_speed_cards(cards: Cards) -> None:
    for name, wings in (("Lame", 5), ("Brisk", 4)):
        cards.warrior(name, "When this warrior is eliminated, give every warrior 1 power.", wings=wings)
    state = battle("Lame [-, -] hurt 9 poison speed -3; Slow [Rest, Rest]", "Brisk [-, -] hurt 9 poison; Steady [-, -]")
    events = turn(state, "wait, use 1", "wait, wait")
    assert names(events, "ability") == ["Brisk", "Lame"]


@pytest.mark.rule("TURN-8")
def test_turn_8_abilities_of_the_turns_end_come_before_the_poison(cards: Cards) -> None:
    """Ruling. The fastest first: one cures, the other is therefore not hurt."""
    cards.warrior("Healer", "When the turn ends, heal this warrior and its ally 1.", wings=1)
    cards.warrior("Monk", "When the turn ends, cure its ally.", wings=2)
    state = battle("Healer [Rest, Rest] hurt 9 poison; Slow [-, -]", "Monk [-, -]; Quick [-, -] poison")
    events = turn(state, "use 1, wait", "wait, wait")
    assert names(events, "ability") == ["Monk", "Healer"]
    assert names(events, "hurt") == ["Healer"]
    assert hurt(state, "Healer") == 9
    assert hurt(state, "Quick") == 0


@pytest.mark.rule("TURN-8")
def test_turn_8_the_end_comes_after_all_moves() -> None:
    state = battle(f"Swift [{REST}, {REST}]; Slow [{SWEEP}, {REST}]", "Quick [-, -] poison; Steady [-, -]")
    events = turn(state, "use 1, use 1", "wait, wait")
    assert [kind for kind in kinds(events) if kind in ("used", "hurt")] == ["used", "used", "hurt"]


# ------------------------------------------------------------------------------------------------------------ TURN-9


@pytest.mark.rule("TURN-9")
def test_turn_9_who_has_fewer_than_2_may_send_warriors() -> None:
    state = battle(
        f"Swift [{SWEEP}, Rest]; Slow [-, -]; Spare [-, -]", "Quick [-, -] hurt 9; Steady [-, -]; Idle [-, -] hurt 3"
    )
    turn(state, "use 1, wait", "wait, wait")
    assert state.phase == "send"
    assert state.asks() == (1,)  # the other has no room
    assert offered(state, 1) == {"send", "send 3"}
    unhurt = state.copy()
    events = play(state, "send 3")
    assert field(state, 1) == ["Steady", "Idle"]
    assert names(events, "entered") == ["Idle"]
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
    assert state.asks() == (0, 1)
    assert choose(state, 1, "send 4") == []
    for watcher in (0, None):
        view = state.view(watcher)
        assert view.field == ((0,), ())
        assert view.chosen == (None, None)
        assert [one.warrior for one in view.squads[1][2:]] == [None, None]
    events = choose(state, 0, "send 3")
    assert names(events, "entered") == ["Spare", "Fourth"]
    assert [field(state, seat) for seat in (0, 1)] == [["Swift", "Spare"], ["Fourth"]]


@pytest.mark.rule("TURN-9")
def test_turn_9_who_did_not_send_is_asked_again_after_the_next_turn() -> None:
    state = battle("Swift [Rest, Rest]; Spare [-, -]", "Quick [Rest, -]; Steady [-, -]", "field 0: 1 | field 1: 1 2")
    for _ in range(3):
        turn(state, "use 1", "use 1, wait")
        assert state.asks() == (0,)
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
    events = play(state, "send 3")
    assert names(events, "ability") == ["Horn"]
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
    assert state.asks() == ()


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
        events = both(state, "orders wait", "orders wait")
        assert [fact["number"] for fact in facts(events, "turn")] == [number]
    both(state, "orders wait", "orders wait")
    assert state.outcome is not None
    assert state.outcome.ranking == (1, 1)
