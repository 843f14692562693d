"""END: how a game ends."""

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
    picking,
    play,
    recruiting,
    turn,
)

from arenarium.core.declaration import Declaration
from arenarium.core.errors import ChoiceError
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.game import State

pytestmark = pytest.mark.usefixtures("cards", "dice")


def outcome(state: State) -> Outcome:
    assert state.outcome is not None, "the game goes on"
    return state.outcome


# ------------------------------------------------------------------------------------------------------------- END-1


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_end_1_when_all_warriors_of_a_squad_are_eliminated_the_opponent_wins(seat: int) -> None:
    squads = [f"Swift [{SWEEP}, {REST}]; Slow [{REST}, -]; Spare [-, -]", "Quick [-, -] hurt 8; Steady [-, -] hurt 9"]
    orders = ["use 1, use 1", "wait, wait"]
    if seat == 1:
        squads.reverse()
        orders.reverse()
    state = battle(*squads)
    events = turn(state, *orders)
    assert outcome(state).winners == (seat,)
    assert outcome(state).ranking == ((1, 2), (2, 1))[seat]
    assert outcome(state).scores == ((3, 0), (0, 3))[seat]
    assert outcome(state).reason == outcome(state).decided_by == "eliminated"
    assert facts(events, "over") == [outcome(state).to_json()]
    assert state.requests() == {}


@pytest.mark.rule("END-1")
def test_end_1_it_goes_on_as_long_as_one_is_left_in_the_barracks() -> None:
    state = battle(
        f"Swift [{SWEEP}, {REST}]",
        "Quick [-, -] hurt 9; Steady [-, -] hurt 9; Idle [-, -] hurt 10; Spare [-, -] hurt 9",
    )
    turn(state, "use 1", "wait, wait")
    assert state.outcome is None
    assert field(state, 1) == ["Spare"]
    turn(state, "use 1", "wait")
    assert outcome(state).winners == (0,)


@pytest.mark.rule("END-1")
def test_end_1_it_ends_at_once_and_slower_warriors_do_not_move() -> None:
    state = battle(
        f"Swift [{SWEEP}, {REST}]; Slow [{REST}, {REST}]", f"Quick [{SWEEP}, {REST}] hurt 9; Steady [{SWEEP}, -] hurt 9"
    )
    events = turn(state, "use 1, use 1", "use 1, use 1")
    assert names(events, "used") == ["Swift"]
    assert outcome(state).winners == (0,)
    assert hurt(state, "Swift") == 0


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    "effect",
    [
        "Deal 1 damage to this warrior.",
        "Heal this warrior 3.",
        "If this eliminated a warrior, deal 3 damage to this warrior.",
        "With a 3/6 chance, give this warrior 1 power.",
    ],
)
def test_end_1_what_the_move_would_still_do_no_longer_happens(cards: Cards, effect: str) -> None:
    """Not even a die is rolled. Recoil that would eliminate the user is not taken."""
    cards.move("Ram", effect, icons=1, damage=3)
    state = battle(f"Swift [Ram, {REST}] hurt 9", "Quick [-, -] hurt 9")
    events = turn(state, "use 1", "wait", "Quick")
    assert outcome(state).winners == (0,)
    assert hurt(state, "Swift") == 9
    assert kinds(events)[-3:] == ["damage", "eliminated", "over"]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(
    "ability",
    [
        "When this warrior is eliminated, deal 2 damage to every warrior.",
        "When this warrior is hit, deal 2 damage to the attacker.",
    ],
)
def test_end_1_no_ability_answers_to_the_blow_that_ends_the_game(cards: Cards, ability: str) -> None:
    """Ruling: the blow comes first. Neither a last word nor a thorn avenges the squad any more."""
    cards.warrior("Dragon", ability)
    state = battle(f"Swift [{SWEEP}, {REST}] hurt 9", "Dragon [-, -] hurt 9")
    events = turn(state, "use 1", "wait")
    assert outcome(state).winners == (0,)
    assert names(events, "ability") == []


@pytest.mark.rule("END-1")
def test_end_1_an_ability_that_ends_the_game_is_the_end_of_the_move(cards: Cards) -> None:
    """A thorn eliminates the last attacker: the second one hit, the user's own ability and the move do nothing more."""
    cards.warrior("Thorn", "When this warrior is hit, deal 2 damage to the attacker.")
    cards.warrior("Thistle", "When this warrior is hit, heal this warrior 1.")
    cards.move("Sting", "Give each enemy 1 exposure.", icons=2, damage=2)
    state = battle(f"Swift [Sting, {REST}] hurt 9", "Thorn [-, -]; Thistle [-, -]")
    events = turn(state, "use 1", "wait, wait")
    assert outcome(state).winners == (1,)
    assert names(events, "ability") == ["Thorn"]
    assert hurt(state, "Thistle") == DAMAGE
    assert boosts(state, "Thorn") == {}


@pytest.mark.rule("END-1")
def test_end_1_the_end_of_the_turn_does_not_come_any_more(cards: Cards) -> None:
    """An ability of the turn's end wins, and the poison that would make it a draw no longer works."""
    cards.warrior("Bell", "When the turn ends, deal 1 damage to each enemy.")
    state = battle("Bell [Rest, -] hurt 9 poison", "Quick [-, -] hurt 9")
    turn(state, "use 1", "wait")
    assert outcome(state).winners == (0,)
    assert hurt(state, "Bell") == 9


@pytest.mark.rule("END-1")
def test_end_1_a_second_newcomer_has_nothing_to_answer_any_more(cards: Cards) -> None:
    for name, wings in (("Bomb", 9), ("Powder", 1)):
        cards.warrior(name, "When this warrior enters the battlefield, deal 10 damage to each enemy.", wings=wings)
    state = barracks("Bomb [-, -]; Swift [-, -]; Slow [-, -]", "Powder [-, -]; Quick [-, -]")
    events = both(state, "send 1 2", "send 1 2")
    assert outcome(state).winners == (0,)
    assert names(events, "ability") == ["Bomb"]


@pytest.mark.rule("END-1")
def test_end_1_by_poison() -> None:
    state = battle(f"Swift [{REST}, {REST}]", "Quick [-, -] hurt 9 poison")
    turn(state, "use 1", "wait")
    assert outcome(state).winners == (0,)


@pytest.mark.rule("END-1")
def test_end_1_by_the_ability_of_a_newcomer(cards: Cards) -> None:
    """Ruling: it is looked at when newcomers have come, too."""
    cards.warrior("Bomb", "When this warrior enters the battlefield, deal 10 damage to each enemy.")
    state = barracks(f"Bomb [{REST}, -]; Swift [-, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]")
    events = both(state, "send 1 2", "send 1 2")
    assert outcome(state).winners == (0,)
    assert facts(events, "turn") == []
    assert state.turn == 0


@pytest.mark.rule("END-1")
def test_end_1_who_eliminates_the_own_last_warrior_has_lost() -> None:
    state = battle(f"Swift [{HIT}, {REST}] hurt 9", "Quick [-, -] hurt 9")
    turn(state, "use 1", "wait", "Swift")
    assert outcome(state).winners == (1,)


@pytest.mark.rule("END-1")
def test_end_1_nothing_can_be_chosen_after_the_end() -> None:
    state = battle(f"Swift [{SWEEP}, {REST}]", "Quick [-, -] hurt 9")
    turn(state, "use 1", "wait")
    before = state.to_json()
    for seat in (0, 1):
        with pytest.raises(ChoiceError, match="the game is over"):
            choose(state, seat, "orders use 1")
    assert state.to_json() == before


# ------------------------------------------------------------------------------------------------------------- END-2


def assert_drawn(state: State, scores: tuple[int, int] = (0, 0)) -> None:
    assert outcome(state).ranking == (1, 1)
    assert outcome(state).winners == (0, 1)
    assert outcome(state).scores == scores
    assert outcome(state).decided_by == "tie"
    assert state.requests() == {}


@pytest.mark.rule("END-2")
def test_end_2_drawn_when_both_last_warriors_fall_by_poison(dice: Dice) -> None:
    state = battle(f"Swift [{REST}, {REST}] hurt 9 poison", "Quick [-, -] hurt 9 poison")
    turn(state, "use 1", "wait")
    assert_drawn(state)


@pytest.mark.rule("END-1", "END-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_end_2_no_draw_by_a_blow_that_leaves_its_user_standing(cards: Cards, seat: int) -> None:
    """With 3 icons its ally falls together with the last enemies. Their thorns and last words come too late."""
    cards.warrior("Thorn", "When this warrior is hit, deal 9 damage to the attacker.")
    cards.warrior("Dragon", "When this warrior is eliminated, deal 9 damage to every warrior.")
    squads = [f"Swift [{STORM}, {REST}] hurt 1; Slow [-, -] hurt 9", "Thorn [-, -] hurt 8; Dragon [-, -] hurt 9"]
    orders = ["use 1, wait", "wait, wait"]
    if seat == 1:
        squads.reverse()
        orders.reverse()
    state = battle(*squads)
    events = turn(state, *orders)
    assert names(events, "eliminated") == ["Thorn", "Dragon", "Slow"]
    assert names(events, "ability") == []
    assert outcome(state).winners == (seat,)


@pytest.mark.rule("END-2")
def test_end_2_drawn_when_one_effect_takes_the_last_warriors_of_both(cards: Cards) -> None:
    """Damage to several by one sentence is one moment, too."""
    cards.move("Powder Magazine", "Deal 2 damage to every warrior.", icons=0)
    state = battle(f"Swift [Powder Magazine, {REST}] hurt 8", "Quick [-, -] hurt 9; Steady [-, -] hurt 8")
    events = turn(state, "use 1", "wait, wait")
    assert_drawn(state)
    assert names(events, "eliminated") == ["Swift", "Quick", "Steady"]


@pytest.mark.rule("END-2")
def test_end_2_drawn_by_the_last_word_of_one_who_was_not_the_last(cards: Cards) -> None:
    cards.warrior("Dragon", "When this warrior is eliminated, deal 2 damage to every warrior.")
    state = battle(f"Swift [{HIT}, {REST}] hurt 8", "Dragon [-, -] hurt 9; Quick [-, -] hurt 9")
    turn(state, "use 1", "wait, wait", "Dragon")
    assert_drawn(state)


@pytest.mark.rule("END-2")
def test_end_2_no_draw_when_one_falls_a_move_earlier() -> None:
    state = battle(f"Swift [{HIT}, {REST}] hurt 9", f"Quick [{SWEEP}, {REST}] hurt 9; Steady [-, -] hurt 9")
    turn(state, "use 1", "use 1, wait", "Steady")
    assert outcome(state).winners == (1,)


STAGES = {
    "recruiting": lambda: recruiting(),
    "picking": lambda: picking("Swift [-, -]", "Quick [-, -]"),
    "sending": lambda: barracks("Swift [-, -]; Slow [-, -]; Spare [-, -]", "Quick [-, -]; Steady [-, -]; Idle [-, -]"),
    "orders": lambda: battle(f"Swift [{HIT}, {REST}]", f"Quick [{HIT}, {REST}]"),
}


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("stage", STAGES)
def test_end_2_a_player_may_resign_at_any_time(stage: str, seat: int) -> None:
    state = STAGES[stage]()
    assert state.requests()
    assert Declaration.RESIGN in state.declarations(seat)
    events = state.declare(seat, Declaration.RESIGN)
    assert outcome(state).winners == (1 - seat,)
    assert outcome(state).reason == "resigned"
    assert facts(events, "resigned") == [{"seat": seat}]
    assert [state.options(each) for each in (0, 1)] == [[], []]
    assert facts(events, "over") == [outcome(state).to_json()]
    assert state.requests() == {}


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("seat", [0, 1])
def test_end_2_also_while_a_target_is_chosen_or_a_secret_choice_waits(seat: int) -> None:
    state = STAGES["orders"]()
    turn(state, "use 1", "use 1")
    assert state.phase == "target"
    state.declare(seat, Declaration.RESIGN)
    assert outcome(state).winners == (1 - seat,)
    for chosen in (0, 1):
        state = STAGES["orders"]()
        choose(state, chosen, "orders use 2")
        state.declare(seat, Declaration.RESIGN)
        assert outcome(state).winners == (1 - seat,)
        assert state.to_json()["chosen"] == [None, None]


@pytest.mark.rule("END-2")
def test_end_2_nobody_resigns_after_the_end_and_nobody_from_elsewhere() -> None:
    state = STAGES["orders"]()
    with pytest.raises(ChoiceError, match="no seat 2"):
        state.declare(2, Declaration.RESIGN)
    assert state.outcome is None
    state.declare(0, Declaration.RESIGN)
    for seat in (0, 1):
        assert not state.declarations(seat)
        with pytest.raises(ChoiceError, match="the game is over"):
            state.declare(seat, Declaration.RESIGN)
    assert outcome(state).winners == (1,)


@pytest.mark.rule("END-2")
def test_end_2_resigning_is_no_option_among_others() -> None:
    """It is open also to a seat that is not asked, and says nothing about the battle."""
    state = STAGES["orders"]()
    turn(state, "use 1", "use 1")
    aim(state, "Quick")
    play(state, "target 0 1")
    assert state.asks() == (0, 1)
    state.declare(1, Declaration.RESIGN)
    assert outcome(state).scores == (1, 1)
