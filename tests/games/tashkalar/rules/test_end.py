"""END: what triggers the end, and who has won."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_3,
    MELEE_4,
    SETUPS,
    TEAM_DUEL,
    TEAM_HIGH,
    deck,
    hand,
    happened,
    legends,
    new,
    offered,
    play,
    position,
    skip_turn,
    turns,
)

from arenarium.core.declaration import Declaration, Forfeit
from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state import events

ALONE = pytest.mark.parametrize("form", ["high", "duel", "melee of 3", "melee of 4"])
EVERY_FORM = pytest.mark.parametrize("form", FORMS)
SIX = "Herald, Chronicler, Assassin, Time Mage, Summoner, Hypnotist"
NINE = "Color Conquest, Side Chain, Diagonals"
"""Three tasks of 3 points."""
EIGHT = "Color Conquest, Side Chain, Center Cross"


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def last_turn(text: str, on_board: str = "") -> Outcome:
    """The game ends with the one action that is left; the last player places on a3."""
    state = position(f"{text} | end_by: 0 | last_turns: 1 | actions: 1", on_board)
    play(state, "place a3")
    return ended(state)


# -------------------------------------------------------------------------------------------------------------- END-1


@pytest.mark.rule("END-1")
@ALONE
@pytest.mark.parametrize(("cards", "ends"), [("Bomb", True), ("Bomb, Herald", False)])
def test_end_1_drawing_the_last_card_of_the_own_deck_triggers(form: str, cards: str, ends: bool) -> None:
    state = position(f"{FORMS[form]} | hand 0: Knight, Cannon | deck 0: {cards}")
    log = skip_turn(state)
    assert state.end_by == (0 if ends else -1)
    assert [fact.seat for fact in happened(log, events.EndTriggered)] == ([0] if ends else [])


@pytest.mark.rule("END-1")
@ALONE
def test_end_1_neither_a_full_hand_nor_another_deck_triggers(form: str) -> None:
    cards = "hand 0: Knight, Cannon, Assassin | deck 0: Bomb | hand 1: Werewolf | deck 1: Warlord"
    state = position(f"{FORMS[form]} | {cards} | deck legends: Titan, Leviathan | deck flares: flare 1")
    skip_turn(state)
    assert state.end_by == -1
    assert legends(state, 0) == ["Titan", "Leviathan"]


@pytest.mark.rule("END-1")
def test_end_1_an_extra_card_may_be_the_last() -> None:
    text = "form: duel | schools: sylvan, northern | hand 0: Forest Mystic, Naiad, Dryad | deck 0: Sapling, Unicorn"
    state = position(text, "a e4 d5 f6")
    play(state, "summon Forest Mystic e5", "place a3")
    assert len(hand(state, 0)) == 4
    assert state.end_by == 0


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
@pytest.mark.parametrize(("straight", "ends"), [("Bomb", True), ("Bomb, Champion", False)])
def test_end_1_team_the_last_card_that_is_not_sideways(form: str, straight: str, ends: bool) -> None:
    state = position(f"{form} | hand 0: Knight, Cannon | deck 0: {straight}, {SIX}")
    skip_turn(state)
    assert (state.end_by == 0) is ends


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_end_1_team_sideways_cards_are_drawn_after_that_if_needed(form: str) -> None:
    state = position(f"{form} | hand 0: Knight | deck 0: Bomb, {SIX}")
    skip_turn(state)
    assert state.end_by == 0
    assert hand(state, 0) == ["Knight", "Bomb", "Herald"]


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_end_1_a_player_who_discards_every_turn_brings_the_end_about(setup: str) -> None:
    state = new(setup, first=0)
    while state.phase == "start":
        play(state, min(offered(state)))
    while state.end_by < 0:
        if state.active == 0:
            play(state, f"discard {hand(state, 0)[0]}", "decline")
        if state.active == 0:
            skip_turn(state)
        while state.active != 0 and state.end_by < 0:
            skip_turn(state)
    assert (state.end_by, state.end_reason) == (0, "deck")
    assert len(deck(state, 0)) == (6 if "team" in setup else 0)


# -------------------------------------------------------------------------------------------------------------- END-2


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
@pytest.mark.parametrize("side", "ab")
@pytest.mark.parametrize(
    ("claimed", "legendary", "ends"), [(NINE, 0, True), (EIGHT, 0, False), (EIGHT, 1, True), (NINE, 2, True)]
)
def test_end_2_high_any_side_has_9_points_at_the_end_of_any_turn(
    form: str, side: str, claimed: str, legendary: int, ends: bool
) -> None:
    squares = " ".join(["c1", "d1"][:legendary])
    state = position(f"{form} | claimed {side}: {claimed}", f"{side.upper()}* {squares}" if legendary else "")
    skip_turn(state)
    assert state.end_by == (0 if ends else -1)


@pytest.mark.rule("END-2")
def test_end_2_high_after_claiming() -> None:
    text = f"{HIGH} | claimed a: Color Conquest, Side Chain, Imprisonment | tasks: Center Cross | actions: 1"
    claimed = position(text, "a e4 d5 e5 f5 e6")
    left = claimed.copy()
    play(claimed, "place a3", "claim Center Cross")
    assert claimed.end_by == 0
    play(left, "place a3", "finish", "finish")
    assert (left.end_by, left.active) == (-1, 1)


@pytest.mark.rule("END-2")
def test_end_2_high_a_score_reached_only_in_the_middle_of_a_turn_triggers_nothing() -> None:
    """Storm Elemental: with 7 claimed points it makes 8; a legendary piece, placed and destroyed again, a moment 9."""
    seven = "Color Conquest, Side Chain, Imprisonment"
    state = position(f"{HIGH} | legends 0: Storm Elemental | claimed a: {seven}", "A d3 d4 f4, a e5")
    play(state, "summon Storm Elemental e5", "put a legendary e6", "decline", "place a3")
    assert state.active == 1
    assert state.end_by == -1


@pytest.mark.rule("END-2", "END-3")
def test_end_2_and_3_each_form_has_its_own_limit() -> None:
    """9 points are nothing in a duel, 18 destroyed enemies nothing in the High Form."""
    state = position(f"{DUEL} | points: 9 9", "A* c1 d1")
    skip_turn(state)
    assert state.end_by == -1


# -------------------------------------------------------------------------------------------------------------- END-3


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
@pytest.mark.parametrize(("before", "ends"), [("17 0", True), ("16 0", False), ("0 17", False), ("0 18", True)])
def test_end_3_duel_a_side_reaches_18(form: str, before: str, ends: bool) -> None:
    """One heroic piece was destroyed: 1 point more for side a."""
    state = position(f"{form} | points: {before} | destroyed: 0 0 0 0 1 0")
    skip_turn(state)
    assert state.end_by == (0 if ends else -1)


@pytest.mark.rule("END-3")
def test_end_3_duel_the_opponents_18th_point_by_a_flare_triggers_in_that_turn() -> None:
    state = position(f"{DUEL} | points: 0 17 | flares 0: flare 12", "B c1 d1")
    play(state, "flare 12 against b", "place a3", "place a4")
    assert state.end_by == 0


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(
    ("form", "points", "ends"),
    [
        (MELEE_3, "0 12 0 0 0 0 0 0 0", True),
        (MELEE_3, "0 11 11 11 0 11 0 0 0", False),
        (MELEE_3, "0 0 0 0 0 12 0 0 0", True),
        (MELEE_4, "0 10 0 0 0 0 0 0 0 0 0 0 0 0 0 0", True),
        (MELEE_4, "0 9 9 9 9 0 9 9 9 9 0 9 0 0 0 0", False),
        (MELEE_4, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 10 0", True),
    ],
)
def test_end_3_melee_12_or_10_points_in_one_colour(form: str, points: str, ends: bool) -> None:
    state = position(f"{form} | points: {points}")
    skip_turn(state)
    assert state.end_by == (0 if ends else -1)


# -------------------------------------------------------------------------------------------------------------- END-4


@pytest.mark.rule("END-4")
@EVERY_FORM
def test_end_4_every_player_takes_one_more_turn_the_triggering_one_last(form: str) -> None:
    seats = len(FORMS[form].split("schools: ")[1].split(" | ")[0].split(", "))
    for trigger in range(seats):
        school = FORMS[form].split("schools: ")[1].split(" | ")[0].split(", ")[trigger]
        one = {"northern": "Knight", "southern": "Knight", "highland": "Werewolf", "sylvan": "Dryad"}[school]
        state = position(f"{FORMS[form]} | active: {trigger} | deck {trigger}: {one}")
        skip_turn(state)
        assert state.end_by == trigger
        assert state.outcome is None
        assert list(turns(state)) == [(trigger + step) % seats for step in range(1, seats + 1)]
        assert ended(state).reason == "deck"


@pytest.mark.rule("END-4")
@pytest.mark.parametrize("form", ["duel", "melee of 3", "melee of 4"])
def test_end_4_later_triggers_change_nothing(form: str) -> None:
    """Seat 1 draws its last card in a last turn."""
    state = position(f"{FORMS[form]} | deck 0: Knight | deck 1: Werewolf")
    skip_turn(state)
    seats = state.table.seats
    assert list(turns(state)) == [*range(1, seats), 0]
    assert state.end_by == 0


@pytest.mark.rule("END-4")
def test_end_4_another_turn_is_not_one_of_the_last_turns() -> None:
    """Time Elemental in the turn that triggers: the extra turn comes first, then every player has one more."""
    state = position(f"{DUEL} | legends 0: Time Elemental | deck 0: Knight", "A d6 f6 e7, a d8 f8")
    play(state, "summon Time Elemental e5", "place a3")
    assert (state.active, state.end_by) == (0, 0)
    assert list(turns(state)) == [0, 1, 0]


@pytest.mark.rule("END-4")
def test_end_4_points_scored_after_the_trigger_count() -> None:
    state = position(f"{DUEL} | active: 1 | end_by: 0 | last_turns: 2 | points: 18 17 | destroyed: 2 1 0 0 0 0")
    assert list(turns(state)) == [1, 0]
    assert ended(state).scores == (18, 19)
    assert ended(state).winners == (1,)


@pytest.mark.rule("END-4")
def test_end_4_nothing_more_is_asked_when_the_game_is_over() -> None:
    state = position(f"{DUEL} | end_by: 0 | last_turns: 1 | actions: 1")
    play(state, "place a3")
    assert state.requests() == {}
    with pytest.raises(ChoiceError, match="over"):
        state.apply(0, TASHKALAR.read(state, "place a4"))


# -------------------------------------------------------------------------------------------------------------- END-5


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("form", [HIGH, DUEL])
@pytest.mark.parametrize("seat", [0, 1])
def test_end_5_a_side_may_resign_at_any_time_and_the_other_wins(form: str, seat: int) -> None:
    state = position(f"{form} | active: 0", "A* c1, B* d1")
    assert Declaration.RESIGN in state.declarations(seat)
    log = state.declare(seat, Declaration.RESIGN)
    assert ended(state).winners == (1 - seat,)
    assert ended(state).ranking == ((2, 1) if seat == 0 else (1, 2))
    assert ended(state).reason == "resigned"
    assert [fact.seat for fact in happened(log, events.Resigned)] == [seat]
    assert state.requests() == {}


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("seat", [0, 1])
def test_end_5_also_in_the_middle_of_an_effect_and_while_start_pieces_are_placed(seat: int) -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster | points: 9 3", "a e4 e6, b d4")
    play(state, "summon Swordmaster e5")
    state.declare(seat, Declaration.RESIGN)
    assert ended(state).winners == (1 - seat,)
    state = new("duel")
    state.declare(seat, Declaration.RESIGN)
    assert ended(state).winners == (1 - seat,)


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("form", [TEAM_HIGH, TEAM_DUEL])
@pytest.mark.parametrize("seat", range(4))
def test_end_5_a_team_resigns_when_both_teammates_have_said_so(form: str, seat: int) -> None:
    state = position(f"{form} | active: 1")
    mate = (seat + 2) % 4
    assert [state.declarations(each) for each in range(4)] == [(Declaration.PROPOSE_RESIGNING,)] * 4
    asked = state.requests()
    log = state.declare(seat, Declaration.PROPOSE_RESIGNING)
    assert [fact.seat for fact in happened(log, events.WouldResign)] == [seat]
    assert state.outcome is None
    assert state.requests() == asked
    assert state.declared == {seat: Declaration.PROPOSE_RESIGNING}
    assert state.view(None).resigning == (seat,)
    assert state.declarations(seat) == (Declaration.KEEP_PLAYING,)
    assert state.declarations((seat + 1) % 4) == (Declaration.PROPOSE_RESIGNING,)
    assert state.declarations(mate) == (Declaration.RESIGN,)
    log = state.declare(mate, Declaration.RESIGN)
    assert [fact.seat for fact in happened(log, events.Resigned)] == [mate]
    assert ended(state).winners == ((1, 3) if seat in (0, 2) else (0, 2))
    assert ended(state).reason == "resigned"
    assert state.declared == {}


@pytest.mark.rule("END-5")
def test_end_5_one_teammate_alone_cannot_resign() -> None:
    state = position(TEAM_DUEL)
    before = state.to_json()
    for seat in range(4):
        with pytest.raises(ChoiceError, match="cannot say 'resign' now"):
            state.declare(seat, Declaration.RESIGN)
    assert state.to_json() == before


@pytest.mark.rule("END-5")
def test_end_5_the_word_can_be_taken_back_until_the_teammate_agrees() -> None:
    state = position(TEAM_HIGH)
    before = state.copy()
    state.declare(1, Declaration.PROPOSE_RESIGNING)
    state.declare(2, Declaration.PROPOSE_RESIGNING)
    assert state != before
    log = state.declare(1, Declaration.KEEP_PLAYING)
    assert [fact.seat for fact in happened(log, events.KeepsPlaying)] == [1]
    assert state.declared == {2: Declaration.PROPOSE_RESIGNING}
    assert state.declarations(3) == (Declaration.PROPOSE_RESIGNING,)
    state.declare(2, Declaration.KEEP_PLAYING)
    assert state == before


@pytest.mark.rule("END-5")
def test_end_5_the_word_stands_while_the_game_goes_on() -> None:
    state = position(f"{TEAM_DUEL} | actions: 1")
    state.declare(3, Declaration.PROPOSE_RESIGNING)
    play(state, "place a3")
    assert state.declared == {3: Declaration.PROPOSE_RESIGNING}
    assert TASHKALAR.parse_position(TASHKALAR.position(state)) == state
    assert TASHKALAR.from_json(state.to_json()).declared == state.declared
    state.declare(1, Declaration.RESIGN)
    assert ended(state).winners == (0, 2)


@pytest.mark.parametrize("spoiled", [0b10000, 0b101, "0", True], ids=["no such seat", "both", "text", "no number"])
def test_impossible_words_are_refused(spoiled: Json) -> None:
    with pytest.raises(NotationError):
        TASHKALAR.from_json({**position(TEAM_DUEL).to_json(), "resigning": spoiled})
    with pytest.raises(NotationError):
        TASHKALAR.from_json({**position(DUEL).to_json(), "resigning": 1})


def test_a_position_from_before_words_were_kept_is_still_read() -> None:
    state = position(TEAM_DUEL)
    data = state.to_json()
    del data["resigning"]
    assert TASHKALAR.from_json(data) == state


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("reason", [Forfeit.OUT_OF_TIME, Forfeit.LEFT])
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_a_side_can_lose_at_once_without_anybodys_word(form: str, reason: Forfeit) -> None:
    state = position(form)
    assert state.may_forfeit(1)
    log = state.forfeit(1, reason)
    assert happened(log, events.Forfeited) == [events.Forfeited(seat=1, side=1, reason=reason)]
    assert ended(state).ranking == (1, 2, 1, 2)[: state.table.seats]
    assert (ended(state).reason, ended(state).decided_by) == (reason.value, reason.value)
    assert not state.may_forfeit(0)
    with pytest.raises(ChoiceError):
        state.forfeit(0, reason)


def test_a_melee_goes_on_without_one_of_its_players() -> None:
    state = position(MELEE_3)
    assert not state.may_forfeit(0)
    with pytest.raises(ChoiceError, match="melee"):
        state.forfeit(0, Forfeit.OUT_OF_TIME)
    assert state.outcome is None


@pytest.mark.rule("END-5")
@pytest.mark.parametrize("form", [MELEE_3, MELEE_4])
def test_end_5_nobody_resigns_in_a_melee(form: str) -> None:
    state = position(form)
    for seat in range(state.table.seats):
        assert not state.declarations(seat)
        with pytest.raises(ChoiceError):
            state.declare(seat, Declaration.RESIGN)
    assert state.outcome is None


@pytest.mark.rule("END-5")
def test_end_5_not_after_the_end() -> None:
    state = position(DUEL)
    state.declare(0, Declaration.RESIGN)
    assert not state.declarations(1)
    with pytest.raises(ChoiceError):
        state.declare(1, Declaration.RESIGN)
    assert ended(state).winners == (1,)


# -------------------------------------------------------------------------------------------------------------- END-6


@pytest.mark.rule("END-6")
@pytest.mark.parametrize(("points", "ranking"), [("7 6", (1, 2)), ("6 7", (2, 1))])
def test_end_6_duel_most_points_win(points: str, ranking: tuple[int, ...]) -> None:
    """Whatever stands on the board."""
    for men in ("", "A* c1 d1, A e1 f1", "B* c1 d1, B e1 f1"):
        outcome = last_turn(f"{DUEL} | points: {points}", men)
        assert outcome.ranking == ranking
        assert outcome.scores == tuple(int(number) for number in points.split())
        assert outcome.decided_by == "score"
    assert last_turn(f"{TEAM_DUEL} | points: {points}").ranking == ranking * 2


@pytest.mark.rule("END-6")
def test_end_6_high_most_points_win() -> None:
    assert last_turn(f"{HIGH} | claimed a: Center Cross | claimed b: Side Chain").ranking == (2, 1)
    assert last_turn(f"{HIGH} | claimed a: Center Cross | claimed b: Side Chain", "A* c1 d1").ranking == (1, 2)
    outcome = last_turn(f"{TEAM_HIGH} | claimed b: Side Chain", "A* c1, A d1 e1 f1")
    assert (outcome.ranking, outcome.scores, outcome.winners) == ((2, 1, 2, 1), (1, 3, 1, 3), (1, 3))


@pytest.mark.rule("END-6")
def test_end_6_the_triggering_player_need_not_win() -> None:
    state = position(f"{DUEL} | points: 18 20 | end_by: 0 | last_turns: 1 | actions: 1")
    play(state, "place a3")
    assert ended(state).winners == (1,)


# -------------------------------------------------------------------------------------------------------------- END-7


@pytest.mark.rule("END-7")
@pytest.mark.parametrize(
    ("points", "scores", "ranking", "decided"),
    [
        # the weakest colour decides, not the sum nor the strongest; one's own colour is none
        ("0 9 1  2 0 3  12 0 0", (1, 2, 0), (2, 1, 3), "score"),
        ("0 1 9  3 0 2  12 0 0", (1, 2, 0), (2, 1, 3), "score"),
        # the second fewest
        ("0 2 5  2 0 4  6 2 0", (2, 2, 2), (2, 3, 1), "further points"),
        ("0 5 2  4 0 2  1 12 0", (2, 2, 1), (1, 2, 3), "further points"),
    ],
)
def test_end_7_melee_of_3_the_colour_with_fewest_points_decides(
    points: str, scores: tuple[int, ...], ranking: tuple[int, ...], decided: str
) -> None:
    outcome = last_turn(f"{MELEE_3} | points: {points}", "A d1, B* e1 f1, C g1 c1")
    assert (outcome.scores, outcome.ranking, outcome.decided_by) == (scores, ranking, decided)


@pytest.mark.rule("END-7")
@pytest.mark.parametrize(
    ("points", "ranking"),
    [
        ("0 3 9 9  1 0 5 5  2 2 0 9  4 4 4 0", (2, 4, 3, 1)),
        ("0 2 3 4  2 0 3 5  3 2 0 3  2 9 2 0", (2, 1, 3, 4)),  # all 2; then 3 3 3 2; then 4 5 3
        ("0 2 3 4  4 0 3 2  3 2 0 3  2 9 2 0", (1, 1, 2, 3)),
    ],
)
def test_end_7_melee_of_4_the_second_and_the_remaining_colour(points: str, ranking: tuple[int, ...]) -> None:
    # b places nothing and a places one common piece: so b needs one on the board to be a's equal
    outcome = last_turn(f"{MELEE_4} | points: {points}", "b c1")
    assert outcome.ranking == ranking


# -------------------------------------------------------------------------------------------------------------- END-8


@pytest.mark.rule("END-8")
@pytest.mark.parametrize(
    ("men", "ranking", "decided"),
    [
        # a has one more common piece, placed with the last action
        ("A c1, B d1 e1", (2, 1), "upgraded pieces"),
        ("A c1, B* d1, B e1, a f1 g1", (2, 1), "upgraded pieces"),
        ("A c1 d1, B e1, b f1 g1 c9 d9", (1, 2), "upgraded pieces"),
        ("A c1, B d1, b e1 f1", (2, 1), "pieces"),
        ("A c1, B d1", (1, 2), "pieces"),
        ("A c1, B d1, b e1", (1, 1), "tie"),
    ],
)
def test_end_8_duel_upgraded_pieces_then_pieces_then_a_tie(men: str, ranking: tuple[int, ...], decided: str) -> None:
    outcome = last_turn(f"{DUEL} | points: 6 6", men)
    assert (outcome.ranking, outcome.decided_by, outcome.scores) == (ranking, decided, (6, 6))
    outcome = last_turn(f"{TEAM_DUEL} | points: 6 6", men)
    assert (outcome.ranking, outcome.decided_by) == (ranking * 2, decided)


@pytest.mark.rule("END-8")
def test_end_8_high_legendary_pieces_are_upgraded_ones() -> None:
    """a has a task of 2 points, b two legendary pieces; then upgraded pieces decide."""
    assert last_turn(f"{HIGH} | claimed a: Center Cross", "A c1, B* e1 f1").ranking == (2, 1)
    assert last_turn(f"{HIGH} | claimed a: Center Cross", "A c1 d1, B* e1 f1").ranking == (1, 2)
    assert last_turn(f"{HIGH} | claimed a: Center Cross", "A c1 d1, B* e1 f1, b g1").ranking == (1, 1)


@pytest.mark.rule("END-8")
@pytest.mark.parametrize(
    ("men", "ranking"),
    [
        ("A c1, B d1 e1, C f1", (2, 1, 3)),
        ("A c1, B d1, C f1, c g1 c9", (2, 3, 1)),
        ("A c1, B d1, C f1, b g1, c c9", (1, 1, 1)),
        ("A c1, B d1, C f1, b g1", (1, 1, 2)),
    ],
)
def test_end_8_melee_ties_after_all_colours(men: str, ranking: tuple[int, ...]) -> None:
    assert last_turn(f"{MELEE_3} | points: 0 3 4 4 0 3 3 4 0", men).ranking == ranking
