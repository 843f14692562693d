"""DRAW: refilling hands at the end of a turn."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_3,
    TEAM_DUEL,
    TEAM_HIGH,
    deck,
    flares,
    hand,
    legends,
    pile,
    play,
    position,
    skip_turn,
)

ALONE = pytest.mark.parametrize("form", ["high", "duel", "melee of 3", "melee of 4"])
TEAMS = pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
DECKS = (
    "deck 0: Herald, Cannon, Assassin, Champion | deck legends: Titan, Leviathan, Hell Bull | "
    "deck flares: flare 4, flare 5"
)


# ------------------------------------------------------------------------------------------------------------- DRAW-1


@pytest.mark.rule("DRAW-1")
@ALONE
def test_draw_1_to_3_beings_2_legends_and_a_flare_from_the_top(form: str) -> None:
    state = position(f"{FORMS[form]} | {DECKS}")
    skip_turn(state)
    assert hand(state, 0) == ["Herald", "Cannon", "Assassin"]
    assert legends(state, 0) == ["Titan", "Leviathan"]
    assert flares(state, 0) == ["flare 4"]
    assert (deck(state, 0), deck(state, "legends"), deck(state, "flares")) == (["Champion"], ["Hell Bull"], ["flare 5"])
    assert (hand(state, 1), legends(state, 1), flares(state, 1)) == ([], [], [])


@pytest.mark.rule("DRAW-1")
@ALONE
def test_draw_1_only_what_is_missing(form: str) -> None:
    cards = "hand 0: Knight, Bomb | legends 0: Fire Dragon | flares 0: flare 1"
    state = position(f"{FORMS[form]} | {cards} | {DECKS}")
    skip_turn(state)
    assert hand(state, 0) == ["Knight", "Bomb", "Herald"]
    assert legends(state, 0) == ["Fire Dragon", "Titan"]
    assert flares(state, 0) == ["flare 1"]
    assert len(deck(state, "flares")) == 2


@pytest.mark.rule("DRAW-1")
def test_draw_1_at_the_end_of_the_turn_not_before() -> None:
    state = position(f"{DUEL} | hand 0: Knight | {DECKS}")
    play(state, "discard Knight")
    assert hand(state, 0) == []
    play(state, "place a3")
    assert len(hand(state, 0)) == 3


# ------------------------------------------------------------------------------------------------------------- DRAW-2


@pytest.mark.rule("DRAW-2")
@TEAMS
@pytest.mark.parametrize("active", range(4))
def test_draw_2_team_the_legends_go_to_the_teammate_who_draws_to_2(form: str, active: int) -> None:
    mate = (active + 2) % 4
    cards = f"legends {active}: Fire Dragon | deck legends: Titan, Leviathan, Hell Bull"
    state = position(f"{form} | active: {active} | {cards}")
    skip_turn(state)
    assert legends(state, active) == []
    assert legends(state, mate) == ["Fire Dragon", "Titan"]
    assert deck(state, "legends") == ["Leviathan", "Hell Bull"]
    assert (len(hand(state, active)), len(flares(state, active))) == (3, 1)
    assert (hand(state, mate), flares(state, mate)) == ([], [])


@pytest.mark.rule("DRAW-2")
@TEAMS
def test_draw_2_team_with_two_legends_none_is_drawn(form: str) -> None:
    state = position(f"{form} | legends 0: Fire Dragon, Bone Catapult | legends 1: Titan, Hell Bull")
    number = len(deck(state, "legends"))
    skip_turn(state)
    assert legends(state, 2) == ["Fire Dragon", "Bone Catapult"]
    assert legends(state, 1) == ["Titan", "Hell Bull"]
    assert len(deck(state, "legends")) == number


@pytest.mark.rule("DRAW-2")
@TEAMS
def test_draw_2_team_legends_kept_by_the_teammate_count(form: str) -> None:
    """After passing control the teammate holds them already."""
    state = position(f"{form} | legends 0: Fire Dragon | deck legends: Titan, Leviathan")
    play(state, "pass", "place a3", "place a4")
    assert legends(state, 2) == ["Fire Dragon", "Titan"]
    assert legends(state, 0) == []


# ------------------------------------------------------------------------------------------------------------- DRAW-3


@pytest.mark.rule("DRAW-3")
@pytest.mark.parametrize("form", FORMS)
def test_draw_3_legends_that_run_out_are_made_anew_from_the_discard_pile(form: str) -> None:
    """One is left in the deck: it is drawn first, the other one comes from the shuffled pile."""
    mate = 2 if "team" in form else 0
    text = f"{FORMS[form]} | deck legends: Titan | pile legends: Leviathan, Hell Bull, Fire Dragon, Bone Catapult"
    seconds = set()
    for dealer in range(1, 30):
        state = position(f"{text} | dealer: {dealer}")
        skip_turn(state)
        first, second = legends(state, mate)
        assert first == "Titan"
        seconds.add(second)
        assert sorted([second, *deck(state, "legends")]) == ["Bone Catapult", "Fire Dragon", "Hell Bull", "Leviathan"]
        assert pile(state, "legends") == []
    assert seconds == {"Bone Catapult", "Fire Dragon", "Hell Bull", "Leviathan"}


@pytest.mark.rule("DRAW-3")
@pytest.mark.parametrize("form", FORMS)
def test_draw_3_flares_that_run_out_are_made_anew_too(form: str) -> None:
    drawn = set()
    for dealer in range(1, 30):
        text = f"{FORMS[form]} | deck flares: | pile flares: flare 1, flare 2, flare 3 | dealer: {dealer}"
        state = position(text)
        skip_turn(state)
        drawn.update(flares(state, 0))
        assert sorted([*flares(state, 0), *deck(state, "flares")]) == ["flare 1", "flare 2", "flare 3"]
        assert pile(state, "flares") == []
    assert drawn == {"flare 1", "flare 2", "flare 3"}


@pytest.mark.rule("DRAW-3")
def test_draw_3_a_deck_that_has_not_run_out_is_left_alone() -> None:
    state = position(f"{DUEL} | deck legends: Titan, Hell Bull, Leviathan | pile legends: Fire Dragon")
    skip_turn(state)
    assert legends(state, 0) == ["Titan", "Hell Bull"]
    assert (deck(state, "legends"), pile(state, "legends")) == (["Leviathan"], ["Fire Dragon"])


@pytest.mark.rule("DRAW-3")
@pytest.mark.parametrize("form", FORMS)
def test_draw_3_if_the_pile_is_empty_too_what_there_is_is_drawn(form: str) -> None:
    mate = 2 if "team" in form else 0
    state = position(f"{FORMS[form]} | deck legends: Titan | deck flares: ")
    skip_turn(state)
    assert legends(state, mate) == ["Titan"]
    assert flares(state, 0) == []
    assert state.active == 1


# ------------------------------------------------------------------------------------------------------------- DRAW-4


@pytest.mark.rule("DRAW-4")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_3])
def test_draw_4_your_own_deck_is_never_reshuffled(form: str) -> None:
    state = position(f"{form} | hand 0: Knight | deck 0: Bomb | pile 0: Herald, Cannon, Assassin")
    skip_turn(state)
    assert hand(state, 0) == ["Knight", "Bomb"]
    assert deck(state, 0) == []
    assert pile(state, 0) == ["Herald", "Cannon", "Assassin"]
    while state.active != 0:
        skip_turn(state)
    play(state, "discard Bomb", "decline", "place a3")
    assert hand(state, 0) == ["Knight"]


@pytest.mark.rule("DRAW-4")
@TEAMS
def test_draw_4_team_sideways_cards_are_drawn_until_there_are_none(form: str) -> None:
    state = position(f"{form} | deck 0: Bomb, Champion | pile 0: Herald, Cannon, Assassin | end_by: 1 | last_turns: 3")
    skip_turn(state)
    assert hand(state, 0) == ["Bomb", "Champion"]
    assert (deck(state, 0), len(pile(state, 0))) == ([], 3)
