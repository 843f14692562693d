"""EW-21 and EW-22: Etherweave in team play, and what everybody sees of it."""

import json
from collections.abc import Iterator

import pytest
from games.tashkalar.support.etherweave import DUEL, EVERY_FORM, TEAM_HIGH, TEAMS, WITH_WARP, pending
from games.tashkalar.support.table import (
    WAIT,
    board,
    deck,
    flares,
    hand,
    happened,
    heard,
    legends,
    offered,
    offers,
    pile,
    play,
    position,
    skip_turn,
    verbs,
)

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.formats.view import HeldPiece, open_view
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state import events

SIX = "Dark Sphere, Singularity, Iris of Eternity, Doppelganger, Polarity Queen, Reality Patch"
"""Six cards for the bottom of a deck in team play."""


# -------------------------------------------------------------------------------------------------------------- EW-21


@pytest.mark.rule("EW-21", "PASS-3")
@TEAMS
def test_ew_21_the_teammate_finishes_a_warp_effect_but_can_neither_start_one_nor_summon(form: str) -> None:
    cards = "hand 0: Lesser Shadow Twin, Gate of Oblivion | hand 2: Werewolf | tasks: Red Conquest"
    state = position(f"{form} | {cards if form == TEAM_HIGH else cards.rpartition(' | ')[0]}", "a e6 f6 g6, A h6 e5")
    play(state, "warp Lesser Shadow Twin")
    assert {"upgrade e6", "pass"} < offered(state)
    play(state, "pass")
    assert (state.active, state.control) == (0, 2)
    assert offered(state) == {"upgrade e6", "upgrade f6", "upgrade g6"}
    play(state, "upgrade g6")
    assert verbs(state) == {"place"}
    play(state, "place d2")
    assert verbs(state) == {"place"}
    play(state, "place a3")
    assert (pending(state), board(state)["g6"]) == ("Lesser Shadow Twin", "A")
    if form == TEAM_HIGH:  # control came back for claiming; it is too late for anything else
        assert (state.control, offered(state)) == (0, {"claim Red Conquest", "finish"})
    else:
        assert state.active == 1


@pytest.mark.rule("EW-21", "PASS-3")
@TEAMS
def test_ew_21_after_passing_before_an_action_the_pending_being_waits(form: str) -> None:
    state = position(f"{form} | hand 0: Gate of Oblivion | pending 0: Antimatter Spirit", "a f4 d6")
    assert "summon Antimatter Spirit e5" in offered(state)
    play(state, "pass")
    assert verbs(state) == {"place"}
    state = position(f"{form} | hand 0: Gate of Oblivion", "a f4 d6")
    play(state, "pass")
    assert verbs(state) == {"place"}
    play(state, "place a3", "place b3")
    assert (state.active, hand(state, 0)[0]) == (1, "Gate of Oblivion")


@pytest.mark.rule("EW-21")
@TEAMS
def test_ew_21_on_the_teammates_turn_nothing_can_be_played(form: str) -> None:
    state = position(f"{form} | active: 2 | hand 0: Gate of Oblivion | hand 2: Werewolf")
    assert offers(state, "warp") == set()
    play(state, "pass")
    assert (state.control, verbs(state)) == (0, {"place"})


@pytest.mark.rule("EW-21", "EW-5", "END-1")
@TEAMS
@pytest.mark.parametrize(("held", "straight", "ends"), [(2, 1, False), (1, 1, True), (2, 0, True), (1, 2, False)])
def test_ew_21_the_pending_being_is_not_one_of_the_sideways_cards(
    form: str, held: int, straight: int, ends: bool
) -> None:
    in_hand = ", ".join(["Warpmaster", "Gate of Oblivion"][:held])
    lying = ", ".join([*["Time Traveler", "Void Summoner"][:straight], SIX])
    state = position(f"{form} | hand 0: {in_hand} | pending 0: Translocationist | deck 0: {lying}")
    skip_turn(state)
    assert state.end_by == (0 if ends else -1)
    assert len(deck(state, 0)) == 6 + straight - (2 - held)


@pytest.mark.rule("EW-21", "END-1")
@TEAMS
@pytest.mark.parametrize("back", [True, False])
def test_ew_21_a_card_that_time_traveler_puts_on_the_deck_is_not_sideways(form: str, back: bool) -> None:
    """Of the 7 cards one is not sideways. It is drawn, unless the card put back is drawn instead."""
    text = f"{form} | hand 0: Time Traveler, Warpmaster, Ziggurat Sentinel | pile 0: Gate of Oblivion"
    state = position(f"{text} | deck 0: Void Summoner, {SIX}", "a c4 d5 e6, b h4")
    play(state, "summon Time Traveler h5", "destroy h4" if back else "decline")
    skip_turn(state)
    assert state.end_by == (-1 if back else 0)
    assert hand(state, 0)[-1] == ("Gate of Oblivion" if back else "Void Summoner")


@pytest.mark.rule("EW-21", "INFO-1")
@TEAMS
def test_ew_21_cards_that_the_teammate_does_not_see_are_discarded_by_their_owner(form: str) -> None:
    """Reality Patch after control was passed: that one part is asked of the player whose cards they are."""
    cards = "hand 0: Reality Patch, Warpmaster | flares 0: flare 1 | hand 2: Werewolf | flares 2: flare 2"
    text = f"{form} | {cards} | pending 0: Translocationist"
    state = position(f"{text} | legends 0: Titan, Leviathan", "a e4 d5 f5 e6, B c7")
    play(state, "summon Reality Patch e5", "pass", "destroy c7")
    assert offered(state) == {"accept", "decline"}
    play(state, "accept")
    everything = {"discard Warpmaster", "discard Titan", "discard Leviathan", "discard flare 1", "decline"}
    assert (state.asked, offered(state)) == (0, everything)
    with_being = state.copy()
    play(with_being, "discard Warpmaster")
    assert (hand(with_being, 0), with_being.asked) == ([], 2)
    play(state, "discard Leviathan")
    assert state.asked == 2
    assert legends(state, 2) == ["Titan"]
    assert pile(state, "legends") == ["Leviathan"]
    assert pile(state, 0) == ["Translocationist", "Reality Patch"]
    assert (hand(state, 0), flares(state, 0), hand(state, 2)) == (["Warpmaster"], ["flare 1"], ["Werewolf"])
    without = position(text, "a e4 d5 f5 e6")
    play(without, "summon Reality Patch e5", "pass", "decline", "decline")
    assert verbs(without) == {"place"}


@pytest.mark.rule("EW-21", "INFO-1")
@TEAMS
def test_ew_21_passing_at_the_very_question_leaves_it_with_the_owner(form: str) -> None:
    cards = "hand 0: Reality Patch, Warpmaster | flares 0: flare 1 | legends 0: Titan"
    state = position(f"{form} | {cards}", "a e4 d5 f5 e6")
    play(state, "summon Reality Patch e5")
    assert offered(state) == {"discard Warpmaster", "discard Titan", "discard flare 1", "decline", "pass"}
    play(state, "pass")
    assert (state.asked, state.control) == (0, 2)
    assert offered(state) == {"discard Warpmaster", "discard Titan", "discard flare 1", "decline"}


@pytest.mark.rule("EW-21", "EW-7")
@TEAMS
def test_ew_21_taken_back_by_the_teammate_it_is_in_its_owners_hand(form: str) -> None:
    state = position(f"{form} | hand 0: Warpmaster | pending 0: Translocationist | hand 2: Werewolf", "a d3 c5 d6")
    play(state, "summon Warpmaster e5", "pass", "option 1")
    assert (hand(state, 0), hand(state, 2), pending(state)) == (["Translocationist"], ["Werewolf"], None)


# -------------------------------------------------------------------------------------------------------------- EW-22


def watchers(state: State) -> list[int | None]:
    return [*range(state.table.seats), None]


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_everybody_sees_the_pending_being_and_what_runs(form: str) -> None:
    running = "pending 0: Merchant of Time | held: Merchant of Time, b heroic | next_empty: 2 | counted_more: 1"
    state = position(f"{form} | {running} | warped: Gate of Oblivion | hand 0: Warpmaster", "a e4")
    everything = open_view(state)
    for watcher in watchers(state):
        view = state.view(watcher)
        for key in ("pending", "held", "next_empty", "counted_more", "warped", "extra_turns"):
            assert getattr(view, key) == getattr(everything, key)
        assert view.hands[0] == (("Warpmaster",) if watcher == 0 else (None,))
    assert everything.held == (HeldPiece("Merchant of Time", side=1, rank=1, gateway=False),)


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_playing_it_is_public_and_also_what_it_does(form: str) -> None:
    state = position(f"{form} | hand 0: Lesser Shadow Twin, Warpmaster", "a e4 e6")
    log = play(state, "warp Lesser Shadow Twin")
    for watcher in watchers(state):
        assert heard(log, events.Warped, watcher) == [events.Warped(0, "Lesser Shadow Twin")]
        assert state.view(watcher).pending[0] == "Lesser Shadow Twin"
        assert state.view(watcher).request == state.view(0).request


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_taken_back_it_is_a_hidden_card_of_the_hand(form: str) -> None:
    state = position(f"{form} | hand 0: Warpmaster, Singularity | pending 0: Translocationist", "a d3 c5 d6")
    play(state, "summon Warpmaster e5", "option 1")
    assert hand(state, 0) == ["Singularity", "Translocationist"]
    for watcher in watchers(state)[1:]:
        assert state.view(watcher).hands[0] == (None, None)
        assert state.view(watcher).pending[0] is None


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_a_card_copied_or_discarded_is_named(form: str) -> None:
    state = position(f"{form} | hand 0: Ziggurat Sentinel | pile 0: Gate of Oblivion", "a e6 d7 e7 c8 d8")
    log = play(state, "summon Ziggurat Sentinel e5", "copy Gate of Oblivion")
    assert happened(log, events.Copied) == [events.Copied(card="Gate of Oblivion")]
    state = position(f"{form} | hand 0: Reality Patch, Warpmaster | flares 0: flare 1", "a e4 d5 f5 e6")
    log = play(state, "summon Reality Patch e5", "discard Warpmaster")
    assert [fact.card for fact in happened(log, events.CardDiscarded)] == ["Warpmaster", "Reality Patch"]
    for watcher in watchers(state):
        assert state.view(watcher).piles[0] == ("Warpmaster", "Reality Patch")


@pytest.mark.rule("EW-22", "INFO-1")
@EVERY_FORM
def test_ew_22_a_card_put_back_on_the_deck_is_known_to_all_until_it_is_drawn(form: str) -> None:
    cards = "hand 0: Time Traveler | pending 0: Translocationist | pile 0: Warpmaster"
    state = position(f"{form} | {cards}", "a c4 d5 e6, b h4")
    play(state, "summon Time Traveler h5", "destroy h4")
    for watcher in watchers(state):
        assert state.view(watcher).decks[0][0] == "Warpmaster"
    skip_turn(state)
    assert hand(state, 0)[0] == "Warpmaster"
    for watcher in watchers(state)[1:]:
        assert set(state.view(watcher).hands[0]) == {None}


LAST = "actions: 1"
SEEN = ("request", "active", "actions", "turn", "phase", "hands")


@pytest.mark.rule("EW-22", "INFO-1", "EW-2")
@EVERY_FORM
def test_ew_22_whether_a_last_moment_is_asked_does_not_tell_what_is_in_the_hand(form: str) -> None:
    """A warp effect in hand, or none: to the others it looks the same, and finishing may be all there is."""
    views = []
    for held in ("Gate of Oblivion", "Warpmaster"):
        state = position(f"{form} | hand 0: {held} | {LAST}")
        play(state, "place a3", WAIT)
        views.append([[getattr(state.view(watcher), key) for key in SEEN] for watcher in watchers(state)[1:]])
        assert offers(state, "warp") == ({held} if held in WITH_WARP else set())
        assert "finish" in offered(state)
    assert views[0] == views[1]


def in_the_middle() -> Iterator[State]:
    """Positions in the middle of effects of this school."""
    for text, on_board, choices in (
        ("hand 0: Antimatter Spirit", "b e3", ("warp Antimatter Spirit", "put a common e4")),
        ("hand 0: Merchant of Time", "a e4, b e6", ("warp Merchant of Time",)),
        ("pending 0: Merchant of Time | held: Merchant of Time, b heroic", "a d6 f6 c7 e7",
         ("summon Merchant of Time e5",)),
        ("hand 0: Doppelganger | pending 0: Paradox Worm", "a d5 d6, b c4 h4",
         ("summon Doppelganger e5", "upgrade c4")),
        ("hand 0: Eternal Emperor", "a d4 d5 d6 e6", ("summon Eternal Emperor e5", "accept")),
        ("hand 0: Polarity Queen", "a d6 f6 e7 e8 b3", ("summon Polarity Queen e5", "move b3 a3")),
        ("hand 0: Translocationist", "a f4 d5 d6 e6, A b3 i7", ("summon Translocationist e5", "swap b3 f4")),
        ("hand 0: Singularity", "a d4 f4 d6 f6, b d3", ("summon Singularity e5", "choose e4", "move d4 e4")),
        ("hand 0: Dark Sphere", "a e5 d5 d6 e6, b f5", ("summon Dark Sphere e5", "move d5 c5", "move d6 c6")),
        ("hand 0: Ziggurat Sentinel | pile 0: Antimatter Spirit", "a e6 d7 e7 c8 d8",
         ("summon Ziggurat Sentinel e5", "copy Antimatter Spirit", "put a common e4")),
        ("hand 0: Reality Patch, Warpmaster, Void Summoner | pending 0: Translocationist", "a e4 d5 f5 e6",
         ("summon Reality Patch e5", "accept")),
    ):  # fmt: skip
        state = position(f"{DUEL} | {text} | legends 0: Titan | hand 1: Knight, Bomb", on_board)
        play(state, *choices)
        assert state.stack
        yield state


@pytest.mark.rule("EW-22")
def test_ew_22_a_position_in_the_middle_of_an_effect_is_a_value_like_any_other() -> None:
    for state in in_the_middle():
        assert TASHKALAR.from_json(json.loads(json.dumps(state.to_json()))) == state
        again = TASHKALAR.parse_position(TASHKALAR.position(state))
        assert again == state
        assert offered(again) == offered(state)
        dealer = Dealer.from_seed("middle")
        for watcher in watchers(state):
            view = state.view(watcher)
            assert TASHKALAR.determinize(view, dealer).view(watcher) == view


@pytest.mark.rule("EW-22", "INFO-1")
@pytest.mark.parametrize(
    ("form", "seats", "teams"), [("high", 2, False), ("duel", 2, False), ("melee", 3, False), ("duel", 4, True)]
)
def test_ew_22_along_a_game_a_state_made_up_from_a_view_looks_the_same(form: str, seats: int, teams: bool) -> None:
    schools = ["etherweave", "northern", "highland", "sylvan"][:seats]
    state = TASHKALAR.new({"form": form, "schools": schools, "teams": teams}, seed=11)
    dealer = Dealer.from_seed(form)
    warped = 0
    for _ in range(150):
        if state.outcome is not None:
            break
        for watcher in watchers(state):
            view = state.view(watcher)
            assert TASHKALAR.determinize(view, dealer).view(watcher) == view
        warps = [choice for choice in state.options() if TASHKALAR.say(state, choice).startswith("warp ")]
        warped += bool(warps)
        state.advance(state.asked, dealer.choice(warps or state.options()))
    assert warped
