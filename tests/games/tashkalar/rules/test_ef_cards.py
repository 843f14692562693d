"""EF-9, EF-10, EF-12 to EF-15: Everfrost, the end of a turn and of the game, and rules of single cards."""

import pytest
from games.tashkalar.support.everfrost import (
    DUEL,
    EVERY_FORM,
    HIGH,
    MELEE_3,
    MELEE_4,
    TEAM_DUEL,
    TEAM_HIGH,
    TEAMS,
    frozen,
    ready,
    watchers,
)
from games.tashkalar.support.table import (
    SQUARES,
    board,
    happened,
    legendary,
    offered,
    offers,
    pieces,
    pile,
    play,
    points,
    position,
    skip_turn,
    two_faced,
    verbs,
)

from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import events


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


# ---------------------------------------------------------------------------------------------------------------- EF-9


@pytest.mark.rule("EF-9")
@EVERY_FORM
def test_ef_9_an_action_gained_after_the_last_one_must_be_used(form: str) -> None:
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | hand 0: Snow Fox | actions: 1", "a a3")
    play(state, "place f5")
    assert offered(state) == {"thaw Winter Whisperer", "finish"}
    play(state, "thaw Winter Whisperer", "destroy a3", "discard flare 2")
    assert (state.active, state.actions, state.phase) == (0, 1, "actions")
    assert verbs(state) - {"pass"} == {"place", "discard"}  # no finishing
    play(state, "place g6")
    assert state.active == 1
    assert board(state) == pieces("a f5 g6")


@pytest.mark.rule("EF-9")
def test_ef_9_any_action_will_do() -> None:
    text = f"{DUEL} | frozen 0: Winter Whisperer | flares 0: flare 2 | hand 0: Snow Fox | actions: 1"
    state = position(text, "a f5 a3")
    play(state, "place g6", "thaw Winter Whisperer", "destroy a3", "discard flare 2", "summon Snow Fox e5", "decline")
    assert board(state) == pieces("a e5 f5 g6")
    assert state.active == 1


# --------------------------------------------------------------------------------------------------------------- EF-10


@pytest.mark.rule("EF-10")
@EVERY_FORM
def test_ef_10_an_unused_frozen_card_is_worth_nothing(form: str) -> None:
    outcomes = []
    for card in ("", " | frozen 0: Ice Queen"):
        state = position(f"{form}{card} | end_by: 0 | last_turns: 1 | actions: 1", "a e5, A* c3, b h5, B* h7")
        skip_turn(state)
        outcomes.append(ended(state))
        assert frozen(state) == (card.removeprefix(" | frozen 0: ") or None)
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("EF-10")
@EVERY_FORM
def test_ef_10_it_does_not_matter_for_the_end_trigger(form: str) -> None:
    """It is no card of the deck, and none of the 3 in hand. In team play 6 cards lie sideways under the others."""
    under = ", Glacier Giant, Deathbringer, Everfrost Sentinel, Snow Monster, Ice Wyvern, Ice Queen"
    more = under if "teams" in form else ""
    for held, ends in (("Snow Fox, Frost Imp", True), ("Snow Fox, Frost Imp, War Sled", False)):
        cards = f"frozen 0: Crystal Grower | hand 0: {held} | deck 0: Polar Bear{more}"
        state = position(f"{form} | {cards}", "a e5")
        skip_turn(state)
        assert state.end_by == (0 if ends else -1)


@pytest.mark.rule("EF-10", "EF-4")
@EVERY_FORM
def test_ef_10_on_the_last_turn_it_can_still_be_thawed(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | end_by: 0 | last_turns: 1 | actions: 1", "a e5")
    play(state, "place a3", "thaw Crystal Grower", "upgrade e5")
    ended(state)
    assert board(state) == pieces("a a3, A e5")


# --------------------------------------------------------------------------------------------------------------- EF-12


def slow(state: State) -> None:
    """The Everfrost player summons the Sentinel onto an enemy piece and downgrades it."""
    play(state, "summon Everfrost Sentinel e5", "downgrade e5")


def actions_of_turns(state: State, number: int) -> list[tuple[int, int]]:
    """The next turns: seat, and how many actions were used to place."""
    options = []
    for _ in range(number):
        turn, seat = state.turn, state.active
        placed = 0
        while state.turn == turn:
            placed += "place" in verbs(state)
            open_ = offered(state)
            play(state, next((f"place {square}" for square in SQUARES if f"place {square}" in open_), "finish"))
        options.append((seat, placed))
    return options


@pytest.mark.rule("EF-12")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3, MELEE_4])
def test_ef_12_every_other_player_has_one_action_fewer_once(form: str) -> None:
    state = ready(form, "Everfrost Sentinel", others="b e5")
    slow(state)
    seats = state.table.seats
    others = [(seat, 1) for seat in range(1, seats)]
    assert actions_of_turns(state, seats + 1) == [(0, 1), *others, (0, 2)]  # one action was the summoning
    assert actions_of_turns(state, seats - 1) == [(seat, 2) for seat in range(1, seats)]


@pytest.mark.rule("EF-12")
@TEAMS
def test_ef_12_of_the_other_team_only_the_next_turn(form: str) -> None:
    state = ready(form, "Everfrost Sentinel", others="b e5")
    slow(state)
    assert actions_of_turns(state, 5) == [(0, 1), (1, 1), (2, 2), (3, 2), (0, 2)]


@pytest.mark.rule("EF-12")
def test_ef_12_team_the_second_player_of_the_other_team_may_come_first() -> None:
    text = TEAM_DUEL.replace("everfrost, highland", "highland, everfrost")
    state = position(f"{text} | active: 1 | hand 1: Everfrost Sentinel", "b e6 e7 f7 f8, a e5")
    slow(state)
    assert actions_of_turns(state, 5) == [(1, 1), (2, 1), (3, 2), (0, 2), (1, 2)]


@pytest.mark.rule("EF-12")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3])
def test_ef_12_your_extra_turn_comes_first_and_is_not_shortened(form: str) -> None:
    state = ready(form, "Everfrost Sentinel", " | another_turn", others="b e5")
    slow(state)
    seats = state.table.seats
    assert actions_of_turns(state, seats + 1) == [(0, 1), (0, 2), *[(seat, 1) for seat in range(1, seats)]]


@pytest.mark.rule("EF-12")
def test_ef_12_an_extra_turn_of_the_opponent_has_two_actions_again() -> None:
    state = position(f"{DUEL} | slowed: b | actions: 1", "a a7")
    assert actions_of_turns(state, 1) == [(0, 1)]
    assert state.actions == 1
    state.another_turn = True
    assert actions_of_turns(state, 2) == [(1, 1), (1, 2)]


@pytest.mark.rule("EF-12")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3])
def test_ef_12_also_on_final_turns(form: str) -> None:
    seats = 3 if "melee" in form else 2
    state = ready(form, "Everfrost Sentinel", f" | end_by: {seats - 1} | last_turns: {seats}", others="b e5")
    slow(state)
    assert actions_of_turns(state, seats) == [(0, 1), *[(seat, 1) for seat in range(1, seats)]]
    ended(state)


@pytest.mark.rule("EF-12")
def test_ef_12_flags_do_not_add_up() -> None:
    state = ready(DUEL, "Everfrost Sentinel", " | slowed: b", others="b e5")
    slow(state)
    assert actions_of_turns(state, 4) == [(0, 1), (1, 1), (0, 2), (1, 2)]


@pytest.mark.rule("EF-12")
def test_ef_12_only_those_who_have_not_had_their_turn_keep_the_flag() -> None:
    state = position(f"{MELEE_4} | slowed: b c d | actions: 1", "a a7")
    assert actions_of_turns(state, 2) == [(0, 1), (1, 1)]
    assert open_view(state).slowed == 0b1000  # seat 2 is on turn
    assert actions_of_turns(state, 4) == [(2, 1), (3, 1), (0, 2), (1, 2)]


@pytest.mark.rule("EF-12")
def test_ef_12_actions_gained_on_that_turn_are_not_affected() -> None:
    text = "form: duel | schools: everfrost, northern | slowed: b | actions: 1 | hand 1: Time Mage"
    state = position(text, "b e4 d5 f5 e6")
    play(state, "place a3")
    assert (state.active, state.actions) == (1, 1)
    play(state, "summon Time Mage f4")
    assert (state.active, state.actions) == (1, 1)
    play(state, "place a4")
    assert state.active == 0


@pytest.mark.rule("EF-12")
def test_ef_12_who_takes_the_turn_is_told_the_actions() -> None:
    state = ready(DUEL, "Everfrost Sentinel", others="b e5")
    log = play(state, "summon Everfrost Sentinel e5", "downgrade e5")
    assert happened(log, events.Slowed) == [events.Slowed(sides=(1,))]
    (turn,) = happened(play(state, "place a3"), events.Turn)
    assert (turn.seat, turn.actions) == (1, 1)
    for watcher in watchers(state):
        assert state.view(watcher).actions == 1


# --------------------------------------------------------------------------------------------------------------- EF-13


@pytest.mark.rule("EF-13")
@EVERY_FORM
@pytest.mark.parametrize("sign", ["b", "B", "B*"])
def test_ef_13_the_victim_does_not_come_back(form: str, sign: str) -> None:
    """On e6 the pieces of the pattern support even the attack on a legendary piece."""
    state = ready(form, "Deathbringer", others=f"{sign} e6")
    before = (two_faced(state, "b"), legendary(state, "b"))
    play(state, "summon Deathbringer e5", "destroy e6")
    assert "e6" not in board(state)
    assert (two_faced(state, "b"), legendary(state, "b")) == before
    assert open_view(state).removed[:2] == ((0, 0), (0, 1) if sign == "B*" else (1, 0))
    skip_turn(state)
    assert open_view(state).removed[:2] == ((0, 0), (0, 1) if sign == "B*" else (1, 0))


@pytest.mark.rule("EF-13")
def test_ef_13_its_side_has_one_piece_fewer_for_good() -> None:
    """Side b has no piece in supply. One destroyed in the usual way can be placed again, the victim cannot."""
    more = " | supply: 11 3, 0 0 | actions: 1"
    state = ready(DUEL, "Deathbringer", more, "b e5 h3")
    play(state, "summon Deathbringer e5", "decline")
    assert (state.active, two_faced(state, "b"), verbs(state)) == (1, 1, {"place"})
    state = ready(DUEL, "Deathbringer", more, "b e6 h3")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert (state.active, two_faced(state, "b"), verbs(state)) == (1, 0, {"lift"})


@pytest.mark.rule("EF-13")
@pytest.mark.parametrize("left", [0, 1])
def test_ef_13_nor_can_a_legendary_piece_be_had_again(left: int) -> None:
    """Side b has the pieces around c3 for the Hell Bull: it comes only if there is another legendary piece."""
    more = f" | legends 1: Hell Bull | supply: 11 3, 8 {left} | actions: 1"
    state = ready(DUEL, "Deathbringer", more, "b b2 d2 c3 c4, B b3 d3, B* e6")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert state.active == 1
    assert (offers(state, "summon") != set()) is bool(left)


@pytest.mark.rule("EF-13")
@pytest.mark.parametrize(("sign", "scored"), [("b", 1), ("B", 2), ("B*", 4)])
def test_ef_13_it_counts_twice_for_scoring(sign: str, scored: int) -> None:
    for form in (DUEL, TEAM_DUEL):
        state = ready(form, "Deathbringer", " | actions: 1", f"{sign} e6")
        play(state, "summon Deathbringer e5", "destroy e6")
        assert state.active == 1
        assert state.points == [scored, 0]
    state = ready(MELEE_3, "Deathbringer", " | actions: 1", f"{sign.replace('b', 'c').replace('B', 'C')} e6")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert (points(state, 0, "c"), sum(state.points)) == (scored, scored)


@pytest.mark.rule("EF-13")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
@pytest.mark.parametrize(
    ("task", "sign", "before", "met"),
    [
        ("Destruction", "b", 1, True),
        ("Destruction", "b", 0, False),
        ("Heroic Destruction", "B", 1, True),
        ("End of Legends", "B", 0, True),  # two heroic pieces
        ("End of Legends", "b", 2, False),
    ],
)
def test_ef_13_it_counts_twice_for_tasks(form: str, task: str, sign: str, before: int, met: bool) -> None:
    more = f" | actions: 1 | tasks: {task} | destroyed: 0 0 0 {before} 0 0"
    state = ready(form, "Deathbringer", more, f"{sign} e6")
    play(state, "summon Deathbringer e5", "destroy e6")
    assert (state.active == 0) is met
    assert not met or offered(state) == {f"claim {task}", "finish"}


@pytest.mark.rule("EF-13")
@EVERY_FORM
def test_ef_13_an_own_piece_is_gone_too_and_scores_nothing(form: str) -> None:
    state = ready(form, "Deathbringer", " | actions: 1")
    before = two_faced(state)
    play(state, "summon Deathbringer e5", "destroy d5")
    assert two_faced(state) == before - 1
    assert open_view(state).removed[0] == (1, 0)
    assert not any(state.points)


# --------------------------------------------------------------------------------------------------------------- EF-14


SUMMONER = "frozen 0: Frostweave Summoner | hand 0: Snow Fox"


def improvised(form: str) -> str:
    """All improvisations of a melee are used up."""
    return f" | improvised 0: {'b c' if 'southern' not in form else 'b c d'}" if "melee" in form else ""


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_thawing_and_summoning_are_one_choice(form: str) -> None:
    state = position(f"{form} | {SUMMONER}", "a f5, b g6")
    assert offers(state, "thaw") == set()
    assert "Snow Fox e5 thawing" in offers(state, "summon")
    log = play(state, "summon Snow Fox e5 thawing")
    (summoning,) = happened(log, events.Summoning)
    assert (summoning.used, summoning.borrowed, summoning.improvised) == (("f5", "g6"), ("g6",), None)
    assert happened(log, events.Thawed) == [events.Thawed(seat=0, card="Frostweave Summoner")]
    assert (frozen(state), pile(state, 0)) == (None, ["Frostweave Summoner"])
    play(state, "decline")
    assert board(state) == pieces("a e5 f5, b g6")
    assert pile(state, 0) == ["Frostweave Summoner", "Snow Fox"]
    assert state.actions == 1


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_the_card_is_spent_only_with_the_summoning(form: str) -> None:
    """Without one it stays, and after the last action nobody is asked."""
    state = position(f"{form} | {SUMMONER}, Frost Imp", "a f5, b g6")
    play(state, "discard Frost Imp", "decline", "place a3")
    assert state.active == 1
    assert frozen(state) == "Frostweave Summoner"


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_it_helps_with_one_summoning(form: str) -> None:
    state = position(f"{form} | {SUMMONER}, Polar Bear{improvised(form)}", "a f5 g5 f6, b g6 h6")
    assert "Polar Bear e5 thawing" in offers(state, "summon")
    assert "Snow Fox e5 thawing" in offers(state, "summon")
    play(state, "summon Snow Fox e5 thawing", "decline")
    assert not any("thawing" in choice or "Polar Bear" in choice for choice in offers(state, "summon"))


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_not_where_it_is_needless(form: str) -> None:
    state = position(f"{form} | {SUMMONER}", "a f5 g6 h7, b g4")
    choices = {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")}
    assert choices == {"Snow Fox e5"}


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_one_enemy_piece_at_most(form: str) -> None:
    state = position(f"{form} | {SUMMONER}{improvised(form)}", "a a3, b f5 g6")
    assert not any(choice.startswith("Snow Fox e5") for choice in offers(state, "summon"))


@pytest.mark.rule("EF-14")
@EVERY_FORM
def test_ef_14_the_piece_remains_an_enemy_piece(form: str) -> None:
    """On the summoning square it is destroyed as one."""
    state = position(f"{form} | frozen 0: Frostweave Summoner | hand 0: Frozen Chest | actions: 1", "a d5 f5, B e5")
    play(state, "summon Frozen Chest e5 thawing")
    assert state.destroyed[4] == 1
    play(state, "decline")
    assert "high" in form or sum(state.points) == 1


@pytest.mark.rule("EF-14")
def test_ef_14_melee_together_with_an_improvised_summoning() -> None:
    state = position(f"{MELEE_4} | {SUMMONER}", "a a3, b f5, d g6")
    choices = {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")}
    assert choices == {"Snow Fox e5 improvising b thawing", "Snow Fox e5 improvising d thawing"}
    log = play(state, "summon Snow Fox e5 improvising d thawing")
    (summoning,) = happened(log, events.Summoning)
    assert (summoning.borrowed, summoning.improvised) == (("f5", "g6"), 3)
    assert open_view(state).improvised == (0b1000, 0, 0, 0)
    assert frozen(state) is None


@pytest.mark.rule("EF-14")
def test_ef_14_melee_where_one_is_enough_improvising_or_thawing() -> None:
    state = position(f"{MELEE_4} | {SUMMONER}", "a f5, b g6, c g4")
    choices = {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")}
    assert choices == {"Snow Fox e5 improvising b", "Snow Fox e5 improvising c", "Snow Fox e5 thawing"}


@pytest.mark.rule("EF-14")
def test_ef_14_melee_three_enemy_pieces_are_too_many() -> None:
    state = position(f"{MELEE_4} | frozen 0: Frostweave Summoner | hand 0: Royal Reindeer", "a a3 a4, b d6, c e6, d f7")
    assert offers(state, "summon") == set()


@pytest.mark.rule("EF-14")
def test_ef_14_each_help_lends_one_piece() -> None:
    """With an enemy piece lent by another effect, too, thawing is needed for the second one only."""
    for men, way in (("a f5, b g6", "Snow Fox e5"), ("a a3, b f5 g6", "Snow Fox e5 thawing")):
        state = position(f"{DUEL} | {SUMMONER} | borrow", men)
        assert {choice for choice in offers(state, "summon") if choice.startswith("Snow Fox e5")} == {way}


@pytest.mark.rule("EF-14")
@TEAMS
def test_ef_14_team_only_for_a_summoning_of_the_own_turn(form: str) -> None:
    """The teammate could summon the Sapling with the enemy piece on e6."""
    text = f"{form} | frozen 0: Frostweave Summoner | active: 2 | hand 2: Sapling"
    state = position(text, "a e7, b e6")
    assert offers(state, "summon") == set()
    state = position(f"{form} | {SUMMONER}", "a f5, b g6")
    play(state, "pass")
    assert verbs(state) == {"place"}


@pytest.mark.rule("EF-14")
@TEAMS
def test_ef_14_team_a_legend_of_the_team(form: str) -> None:
    text = f"{form} | frozen 0: Frostweave Summoner | legends 0: Hell Bull"
    state = position(text, "a d4 f4 e5 e6, A d5, B f5")
    play(state, "summon Hell Bull e5 thawing", "decline")
    assert board(state)["e5"] == "A*"
    assert (pile(state, 0), pile(state, "legends")) == (["Frostweave Summoner"], ["Hell Bull"])


# --------------------------------------------------------------------------------------------------------------- EF-15


@pytest.mark.rule("EF-15")
@pytest.mark.parametrize("card", ["Ice Wyvern", "Frostweave Illusionist"])
@EVERY_FORM
def test_ef_15_without_a_piece_of_yours_nothing_is_placed_or_converted(form: str, card: str) -> None:
    """The frozen effects. With a piece in supply something happens."""
    men = "A e5, b h3"
    for supply, possible in ((0, False), (1, True)):
        state = position(f"{form} | frozen 0: {card}", men)
        sides = ", ".join([f"{supply} 3", *["13 3"] * (state.table.sides - 1)])
        state = position(f"{form} | frozen 0: {card} | supply: {sides}", men)
        play(state, f"thaw {card}")
        if state.stack:
            play(state, min(offered(state) - {"pass"}))
        assert (board(state) != pieces(men)) is possible
        assert two_faced(state) == 0
        assert pile(state, 0) == [card]


@pytest.mark.rule("EF-15")
def test_ef_15_melee_a_colour_without_pieces_cannot_take_the_illusionists_place() -> None:
    for supply, colour in (("12 3, 0 3, 1 3", "c"), ("12 3, 1 3, 0 3", "b")):
        state = ready(MELEE_3, "Frostweave Illusionist", f" | supply: {supply}")
        play(state, "summon Frostweave Illusionist e5")
        assert board(state)["e5"] == colour
        assert (two_faced(state), two_faced(state, "b"), two_faced(state, "c")) == (12, 0, 0)
    state = ready(MELEE_3, "Frostweave Illusionist", " | supply: 12 3, 0 3, 0 3")
    play(state, "summon Frostweave Illusionist e5")
    assert board(state)["e5"] == "A"
    assert frozen(state) == "Frostweave Illusionist"
