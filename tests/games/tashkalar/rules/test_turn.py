"""TURN: what a turn is made of."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_4,
    SETUPS,
    SQUARES,
    TEAM_DUEL,
    WAIT,
    board,
    deck,
    flares,
    hand,
    happened,
    kinds,
    legends,
    new,
    offered,
    offers,
    pieces,
    pile,
    play,
    position,
    skip_turn,
    two_faced,
    verbs,
)

from arenarium.core.record import Recorder
from arenarium.core.undo import UndoableMatch
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.choices import FINISH

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
SIX_OF_B = "b c1 d1 e1 f1 g1 b2"
"""Enough for flare 2 (4 more pieces in all) and for flare 12 (5 more)."""


# ------------------------------------------------------------------------------------------------------------- TURN-1


@pytest.mark.rule("TURN-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_turn_1_the_first_turn_of_the_game_has_1_action_every_other_2(setup: str) -> None:
    state = new(setup, first=1)
    while state.phase == "start":
        play(state, min(offered(state)))
    numbers = []
    for _ in range(2 * state.table.seats + 1):
        numbers.append((state.active == 1, state.actions, len(happened(skip_turn(state), events.Placed))))
    (starter, *first), *later = numbers
    assert (starter, *first) == (True, 1, 1)
    assert {(actions, placed) for _, actions, placed in later} == {(2, 2)}
    assert sum(starts for starts, _, _ in later) == 2


# ------------------------------------------------------------------------------------------------------------- TURN-2


@pytest.mark.rule("TURN-2")
@EVERY_FORM
def test_turn_2_place_summon_and_discard_are_open_and_finishing_is_not(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Swordmaster, Knight", "a e4 e6")
    assert verbs(state) - {"pass"} == {"place", "summon", "discard"}
    play(state, "place a3")
    assert state.actions == 1
    assert verbs(state) - {"pass"} == {"place", "summon", "discard"}


@pytest.mark.rule("TURN-2")
def test_turn_2_summoning_may_be_done_with_every_action() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster, Herald", "a e4 e6 b4 c4 b5")
    play(state, "summon Swordmaster e5")
    assert (state.active, state.actions) == (0, 1)
    play(state, "summon Herald a3", "decline")
    assert state.active == 1
    assert pile(state, 0) == ["Swordmaster", "Herald"]


@pytest.mark.rule("TURN-2")
@pytest.mark.parametrize(
    "order", [["place a3", "discard Knight"], ["discard Knight", "place a3"], ["place a3", "place a4"]]
)
def test_turn_2_actions_come_in_any_order(order: list[str]) -> None:
    state = position(f"{DUEL} | hand 0: Knight")
    play(state, order[0])
    assert (state.active, state.actions) == (0, 1)
    play(state, order[1])
    assert state.active == 1


@pytest.mark.rule("TURN-2")
def test_turn_2_discarding_is_done_at_most_once_a_turn() -> None:
    state = position(f"{DUEL} | hand 0: Knight, Bomb, Herald | hand 1: Werewolf | actions: 3")
    play(state, "discard Knight", "decline")
    assert state.actions == 2
    assert offers(state, "discard") == set()
    play(state, "place a3")
    assert offers(state, "discard") == set()
    play(state, "place a4")
    assert state.active == 1
    assert "Werewolf" in offers(state, "discard")  # the next turn has a discard of its own
    skip_turn(state)
    assert "Bomb" in offers(state, "discard")


def full_board() -> dict[str, str]:
    """Side a has 12 common pieces, no two of them adjacent, the others have 19 pieces each."""
    mine = pieces("a a3 c3 e3 g3 i3 a5 c5 e5 g5 i5 a7 c7")
    others = [sign for side in "bcd" for sign in [side] * 15 + [f"{side.upper()}*"] * 4]
    return mine | dict(zip([square for square in SQUARES if square not in mine], others, strict=True))


@pytest.mark.rule("TURN-2")
def test_turn_2_actions_are_forfeited_where_none_is_possible() -> None:
    supply = "supply: 3 3, 0 0, 0 0, 0 0"
    state = position(f"{MELEE_4} | hand 0: Knight | {supply}", full_board())
    assert offered(state) == {"discard Knight"}
    play(state, "discard Knight")
    assert (state.active, state.turn) == (1, 3)
    assert board(state) == full_board()


@pytest.mark.rule("TURN-2", "TURN-7")
def test_turn_2_without_a_possible_action_a_flare_may_still_be_invoked() -> None:
    """Flare 6 lets a common piece leap onto another one, which frees a square: there is an action again."""
    supply = "supply: 3 3, 0 0, 0 0, 0 0"
    state = position(f"{MELEE_4} | flares 0: flare 6 | discarded | {supply}", full_board())
    assert offered(state) == {"flare 6 against b", "flare 6 against c", "flare 6 against d", "finish"}
    finished = state.copy()
    play(finished, "finish")
    assert finished.active == 1
    play(state, "flare 6 against b", "upgrade a3", "move c3 c5")
    assert (state.active, state.actions) == (0, 2)
    assert offers(state, "place") == {"c3"}


# -------------------------------------------------------------------------------------------------- TURN-3 and TURN-4


@pytest.mark.rule("TURN-3")
@EVERY_FORM
def test_turn_3_placing_puts_a_common_piece_of_yours_on_any_empty_square(form: str) -> None:
    taken = "a e5, A c3, A* d4, b a3, B i7, B* g9"
    state = position(f"{FORMS[form]} | active: 1", taken)
    assert offers(state, "place") == set(SQUARES) - set(pieces(taken))
    before = two_faced(state, "b")
    play(state, "place e4")
    assert board(state) == pieces(taken) | {"e4": "b"}
    assert two_faced(state, "b") == before - 1
    assert state.actions == 1


@pytest.mark.rule("TURN-3")
def test_turn_3_teammates_place_pieces_of_the_teams_colour() -> None:
    state = position(f"{TEAM_DUEL} | active: 3")
    play(state, "place e4")
    assert board(state) == {"e4": "b"}


@pytest.mark.rule("TURN-4")
@EVERY_FORM
def test_turn_4_with_no_piece_in_supply_a_common_or_heroic_one_is_picked_up(form: str) -> None:
    sides = 3 if form == "melee of 3" else 4 if form == "melee of 4" else 2
    supply = ", ".join(["0 2"] + ["9 3"] * (sides - 1))
    taken = "a e5, A c3, A* d4, b a3, B i7"
    state = position(f"{FORMS[form]} | supply: {supply}", taken)
    assert verbs(state) - {"pass"} == {"lift"}
    assert offers(state, "lift") == {"e5", "c3"}
    play(state, "lift c3")
    empty = set(SQUARES) - set(pieces(taken)) | {"c3"}
    assert offered(state) == {f"place {square}" for square in empty}
    play(state, "place c3")
    assert board(state) == pieces(taken) | {"c3": "a"}
    assert (state.actions, two_faced(state), sum(state.destroyed)) == (1, 0, 0)


@pytest.mark.rule("TURN-4")
def test_turn_4_while_there_is_a_piece_in_supply_none_is_picked_up() -> None:
    state = position(f"{DUEL} | supply: 1 3, 16 3", "a e5, A c3")
    assert offers(state, "lift") == set()
    play(state, "place a3")
    assert offers(state, "place") == set()
    assert offers(state, "lift") == {"a3", "e5", "c3"}


@pytest.mark.rule("TURN-4")
def test_turn_4_the_piece_goes_to_any_empty_square() -> None:
    state = position(f"{DUEL} | supply: 0 3, 16 3", "a e5")
    play(state, "lift e5", "place g9", "lift g9", "place c1")
    assert board(state) == pieces("a c1")
    assert state.active == 1


# ------------------------------------------------------------------------------------------------------------- TURN-5


@pytest.mark.rule("TURN-5")
@EVERY_FORM
def test_turn_5_only_beings_are_discarded(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Knight, Bomb | legends 0: Titan | flares 0: flare 1")
    assert offers(state, "discard") == {"Knight", "Bomb"}
    play(state, "discard Bomb")
    assert pile(state, 0) == ["Bomb"]
    assert hand(state, 0) == ["Knight"]
    assert state.actions == 1


@pytest.mark.rule("TURN-5")
@EVERY_FORM
def test_turn_5_then_other_cards_may_go_under_their_decks_in_any_order(form: str) -> None:
    cards = "hand 0: Knight, Bomb, Herald | legends 0: Titan, Leviathan | flares 0: flare 1"
    state = position(f"{FORMS[form]} | {cards}")
    play(state, "discard Bomb")
    rest = {"Knight", "Herald", "Titan", "Leviathan", "flare 1"}
    assert offered(state) == {f"return {card}" for card in rest} | {"decline"}
    play(state, "return Leviathan", "return Knight")
    assert offered(state) == {"return Herald", "return Titan", "return flare 1", "decline"}
    play(state, "return Titan", "return flare 1", "return Herald")
    assert deck(state, 0)[-2:] == ["Knight", "Herald"]
    assert deck(state, "legends")[-2:] == ["Leviathan", "Titan"]
    assert deck(state, "flares")[-1] == "flare 1"
    assert (hand(state, 0), legends(state, 0), flares(state, 0)) == ([], [], [])
    assert pile(state, 0) == ["Bomb"]
    assert (state.active, state.actions) == (0, 1)


@pytest.mark.rule("TURN-5")
def test_turn_5_returning_cards_may_stop_at_any_time() -> None:
    state = position(f"{DUEL} | hand 0: Knight, Bomb, Herald | legends 0: Titan")
    play(state, "discard Bomb", "return Herald", "decline")
    assert hand(state, 0) == ["Knight"]
    assert legends(state, 0) == ["Titan"]
    assert "place" in verbs(state)


@pytest.mark.rule("TURN-5")
def test_turn_5_the_cards_that_replace_them_come_from_the_top() -> None:
    state = position(f"{DUEL} | hand 0: Knight, Bomb | deck 0: Herald, Cannon, Assassin, Champion | actions: 1")
    play(state, "discard Bomb", "return Knight")
    assert state.active == 1
    assert hand(state, 0) == ["Herald", "Cannon", "Assassin"]
    assert deck(state, 0) == ["Champion", "Knight"]


@pytest.mark.rule("TURN-5")
def test_turn_5_in_a_team_a_being_goes_under_the_own_deck() -> None:
    state = position(f"{TEAM_DUEL} | active: 2 | hand 2: Dryad, Sapling, Naiad")
    play(state, "discard Dryad", "return Sapling")
    assert deck(state, 2)[-1] == "Sapling"
    assert "Sapling" not in deck(state, 0)


# ------------------------------------------------------------------------------------------------------------- TURN-6

SIX = "Herald, Chronicler, Assassin, Time Mage, Summoner, Hypnotist"


@pytest.mark.rule("TURN-6")
@pytest.mark.parametrize(
    ("held", "returned", "left"),
    [
        (["Messenger", "Bomb"], [], 6),
        (["Messenger", "Bomb"], ["Messenger"], 6),
        (["Messenger", "Bomb", "Champion"], ["Messenger", "Bomb"], 7),
    ],
)
def test_turn_6_exactly_six_cards_stay_sideways(held: list[str], returned: list[str], left: int) -> None:
    """One straight card lies on six sideways ones. Each card put under the deck makes one more straight; the end is
    triggered when the player has drawn the last of these, not before."""
    cards = ", ".join(["Knight", *held])
    state = position(f"{TEAM_DUEL} | hand 0: {cards} | deck 0: Swordmaster, {SIX} | actions: 1")
    play(state, "discard Knight", *(f"return {card}" for card in returned), "decline")
    assert state.active == 1
    assert len(deck(state, 0)) == left
    assert (state.end_by == 0) is (left == 6)


@pytest.mark.rule("TURN-6")
def test_turn_6_the_card_put_under_the_deck_is_itself_sideways() -> None:
    """The uppermost of the six is straightened and drawn; the end comes although the returned card is still there."""
    state = position(f"{TEAM_DUEL} | hand 0: Knight, Messenger, Bomb | deck 0: Swordmaster, {SIX} | actions: 1")
    play(state, "discard Knight", "return Messenger", "decline")
    assert hand(state, 0) == ["Bomb", "Swordmaster", "Herald"]
    assert deck(state, 0) == ["Chronicler", "Assassin", "Time Mage", "Summoner", "Hypnotist", "Messenger"]
    assert state.end_by == 0


# ------------------------------------------------------------------------------------------------------------- TURN-7


@pytest.mark.rule("TURN-7")
@EVERY_FORM
def test_turn_7_a_flare_may_be_invoked_before_between_and_after_actions(form: str) -> None:
    at = f"{FORMS[form]} | flares 0: flare 2"
    before = position(at, SIX_OF_B)
    play(before, "flare 2 against b", "put a common a3")
    assert (before.active, before.actions) == (0, 2)

    between = position(at, SIX_OF_B)
    play(between, "place a4", "flare 2 against b", "put a common a3")
    assert (between.active, between.actions) == (0, 1)

    after = position(at, SIX_OF_B)
    play(after, "place a4", "place a5")
    assert (after.active, after.actions) == (0, 0)
    assert offered(after) == {"flare 2 against b", "finish"}
    play(after, "flare 2 against b", "put a common a3")
    assert after.active == 1
    assert board(after)["a3"] == "a"


@pytest.mark.rule("TURN-7")
def test_turn_7_a_flare_need_not_be_invoked() -> None:
    state = position(f"{DUEL} | flares 0: flare 2", SIX_OF_B)
    play(state, "place a4", "place a5", "finish")
    assert state.active == 1
    assert flares(state, 0) == ["flare 2"]


@pytest.mark.rule("TURN-7")
@EVERY_FORM
@pytest.mark.parametrize("holds", ["", " | flares 0: flare 2"], ids=["nothing", "a flare that fits nothing"])
def test_turn_7_a_turn_ends_when_its_player_says_so(form: str, holds: str) -> None:
    state = position(f"{FORMS[form]}{holds}", "b c1")
    play(state, "place a4", "place a5", WAIT)
    assert (state.active, state.actions) == (0, 0)
    assert state.requests()[0].kind == "free"
    assert offered(state) == {"finish"}
    play(state, "finish")
    assert state.active == 1


@pytest.mark.rule("TURN-7", "TURN-2")
def test_turn_7_the_question_comes_also_where_actions_are_forfeited() -> None:
    state = position(f"{MELEE_4} | discarded | supply: 3 3, 0 0, 0 0, 0 0", full_board())
    assert offered(state) == {"finish"}


@pytest.mark.rule("TURN-7")
@EVERY_FORM
def test_turn_7_the_last_action_can_be_taken_back(form: str) -> None:
    match = UndoableMatch(Recorder(TASHKALAR, SETUPS[form], seed=3))

    def now() -> State:
        assert isinstance(match.state, State)
        return match.state

    while now().turn < 1 or now().actions > 1:
        options = list(now().options())
        match.apply(now().asked, next((option for option in options if option == FINISH), options[0]))
    seat, before = now().active, now().copy()
    match.apply(seat, now().options()[0])
    assert now().actions == 0
    match.undo(seat)
    assert match.state == before


@pytest.mark.rule("TURN-7", "PASS-4")
def test_turn_7_after_passing_control_it_is_not_asked() -> None:
    state = position(f"{TEAM_DUEL} | flares 0: flare 2", SIX_OF_B)
    play(state, "pass", "place a4", "place a5", WAIT)
    assert (state.active, state.control) == (1, 1)


@pytest.mark.rule("TURN-7")
def test_turn_7_planning_pays_nothing_for_the_question() -> None:
    """`after`, which search uses, ends a turn in which nothing else can be done; a flare to invoke is left open."""
    state = position(f"{DUEL} | actions: 1 | flares 0: flare 2", "b c1")
    assert state.after(TASHKALAR.read(state, "place a4")).active == 1
    state = position(f"{DUEL} | actions: 1 | flares 0: flare 2", SIX_OF_B)
    assert offered(state.after(TASHKALAR.read(state, "place a4"))) == {"flare 2 against b", "finish"}


@pytest.mark.rule("TURN-7")
def test_turn_7_any_number_of_flares_one_after_the_other() -> None:
    state = position(f"{DUEL} | flares 0: flare 2, flare 12, flare 3", f"{SIX_OF_B} c2")
    play(state, "flare 12 against b", "flare 3 against b")
    assert state.actions == 4
    play(state, "place a3", "flare 2 against b", "put a common a4")
    assert (state.active, state.actions) == (0, 3)
    assert pile(state, "flares") == ["flare 12", "flare 3", "flare 2"]


@pytest.mark.rule("TURN-7")
def test_turn_7_only_your_own_flares_in_your_own_turn() -> None:
    state = position(f"{DUEL} | flares 1: flare 2", "a c1 d1 e1 f1 g1 b2")
    assert offers(state, "flare") == set()
    state = position(f"{TEAM_DUEL} | flares 2: flare 2", SIX_OF_B)
    assert offers(state, "flare") == set()


# ------------------------------------------------------------------------------------------------------------- TURN-8


@pytest.mark.rule("TURN-8")
def test_turn_8_high_claim_then_draw_then_the_end_is_checked() -> None:
    claimed = "Color Conquest, Side Chain, Green Conquest"
    tasks = f"tasks: Center Cross | claimed a: {claimed} | hand 0: Knight, Bomb"
    state = position(f"{HIGH} | actions: 1 | {tasks}", "a e4 d5 e5 f5")
    log = play(state, "place e6", "claim Center Cross")
    order = [kind for kind in kinds(log) if kind in ("placed", "claimed", "drawn", "end-triggered", "turn")]
    assert order == ["placed", "claimed", "drawn", "drawn", "drawn", "end-triggered", "turn"]


@pytest.mark.rule("TURN-8")
def test_turn_8_deathmatch_score_then_draw_then_the_end_is_checked() -> None:
    state = position(f"{DUEL} | actions: 1 | points: 17 0 | destroyed: 0 0 0 0 1 0")
    log = play(state, "place e6")
    assert kinds(log) == ["placed", "scored", "drawn", "drawn", "drawn", "end-triggered", "turn"]


@pytest.mark.rule("TURN-8")
def test_turn_8_melee_the_odd_piece_is_scored_before_drawing() -> None:
    state = position(f"{MELEE_4} | actions: 1 | hand 0: Knight | destroyed: 0 0 0 1 0 0 1 0 0 0 0 0")
    play(state, "place e6")
    assert hand(state, 0) == ["Knight"]
    log = play(state, "colour b")
    assert kinds(log)[:2] == ["scored", "drawn"]


@pytest.mark.rule("TURN-8")
def test_turn_8_drawing_the_last_card_ends_the_game_in_that_same_turn() -> None:
    state = position(f"{DUEL} | actions: 1 | hand 0: Knight, Bomb | deck 0: Herald")
    play(state, "place e6")
    assert state.end_by == 0


# ------------------------------------------------------------------------------------------------------------- TURN-9


@pytest.mark.rule("TURN-9")
def test_turn_9_an_action_gained_with_the_last_one_is_used_like_the_others() -> None:
    state = position(f"{DUEL} | actions: 1 | hand 0: Time Mage, Swordmaster", "a e4 d5 f5 e6")
    play(state, "summon Time Mage f4")
    assert (state.active, state.actions) == (0, 1)
    assert verbs(state) == {"place", "summon", "discard"}
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("TURN-9")
def test_turn_9_the_gained_action_waits_until_the_effect_is_resolved() -> None:
    """Flare 8: first an action is gained, then a piece is to be placed."""
    state = position(f"{DUEL} | flares 0: flare 8 | actions: 1", "B c1 d1 e1 f1 g1")
    play(state, "flare 8 against b")
    assert state.actions == 2
    assert verbs(state) == {"put"}
    play(state, "put a common a3")
    assert verbs(state) == {"place"}


@pytest.mark.rule("TURN-9")
def test_turn_9_an_action_gained_by_a_flare_after_the_last_action() -> None:
    state = position(f"{DUEL} | flares 0: flare 12 | actions: 1", SIX_OF_B)
    play(state, "place a3", "flare 12 against b")
    assert (state.active, state.actions) == (0, 1)
    assert verbs(state) == {"place"}
