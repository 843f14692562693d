"""INFO: who sees what."""

import json
from collections.abc import Sequence
from dataclasses import asdict

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_3,
    SETUPS,
    TEAM_DUEL,
    TEAM_HIGH,
    WAIT,
    deck,
    hand,
    happened,
    heard,
    legends,
    new,
    play,
    position,
    skip_turn,
)

from arenarium.core.dealer import Dealer
from arenarium.core.event import Event, Happening
from arenarium.core.plain import decoded
from arenarium.games.tashkalar.formats.view import Asked, Shown, View, open_view
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.rules.score import seat_score
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.events import Stock
from arenarium.games.tashkalar.state.position import Deck
from arenarium.games.tashkalar.state.requests import RequestKind

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
ZONES = ("hands", "legends", "flares")
PUBLIC = (
    *("form", "schools", "first", "teams", "board", "supply", "piles", "tasks", "claimed", "points", "improvised"),
    *("phase", "turn", "active", "control", "actions", "discarded", "destroyed", "summoned", "end_by", "last_turns"),
)
CARDS = (
    "hand 0: Knight, Bomb | hand 1: Werewolf, Warlord | legends 0: Titan | legends 1: Hell Bull, Leviathan | "
    "flares 0: flare 1 | flares 1: flare 2 | pile 0: Herald | pile 1: Dire Wolf | pile legends: Fire Dragon | "
    "pile flares: flare 9"
)


def watchers(state: State) -> list[int | None]:
    return [*range(state.table.seats), None]


# ---------------------------------------------------------------------------------------------------------- the views


@pytest.mark.rule("INFO-1")
@EVERY_FORM
def test_info_1_everybody_sees_board_supplies_scores_tasks_and_piles(form: str) -> None:
    more = " | tasks: Center Cross, Imprisonment | claimed b: Side Chain" if "high" in form else ""
    state = position(f"{FORMS[form]} | {CARDS}{more} | turn: 7 | discarded", "a e4, A e5, A* e6, b d4, B d5, B* d6")
    everything = open_view(state)
    for watcher in watchers(state):
        view = state.view(watcher)
        for name in PUBLIC:
            assert getattr(view, name) == getattr(everything, name)
        assert view.you == watcher
        assert view.scores == tuple(seat_score(state, seat) for seat in range(state.table.seats))
        assert view.goal == {"high": 9, "duel": 18, "melee": {3: 12, 4: 10}.get(state.table.seats)}[view.form]
        assert decoded(View, json.loads(json.dumps(asdict(view)))) == view
    assert everything.piles[0] == ("Herald",)


@pytest.mark.rule("INFO-1")
@EVERY_FORM
def test_info_1_only_the_holder_sees_a_hand_the_others_its_size(form: str) -> None:
    state = position(f"{FORMS[form]} | {CARDS}")
    everything = open_view(state)
    for watcher in watchers(state):
        view = state.view(watcher)
        for zone in ZONES:
            for seat, cards in enumerate(getattr(everything, zone)):
                knowers = state.table.sees_legends_of(seat) if zone == "legends" else (seat,)
                assert getattr(view, zone)[seat] == (cards if watcher in knowers else (None,) * len(cards))


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_info_1_teammates_do_not_see_each_others_beings_and_flares(form: str) -> None:
    state = position(f"{form} | {CARDS} | hand 2: Dryad | flares 2: flare 5 | legends 2: Bone Catapult")
    mine, mates = state.view(0), state.view(2)
    assert (mates.hands[0], mates.legends[0], mates.flares[0]) == ((None, None), ("Titan",), (None,))
    assert (mine.hands[2], mine.legends[2], mine.flares[2]) == ((None,), ("Bone Catapult",), (None,))
    assert (mates.hands[2], mates.legends[2], mates.flares[2]) == (("Dryad",), ("Bone Catapult",), ("flare 5",))


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_info_1_a_teams_legends_are_known_to_both_whoever_holds_them(form: str) -> None:
    state = position(f"{form} | legends 0: Titan, Leviathan")
    for shown in (("Titan", "Leviathan"), (None, None)):
        for watcher in (0, 2) if shown[0] else (1, 3, None):
            assert state.view(watcher).legends == (shown, (), (), ())
    play(state, "pass")
    for watcher in (0, 2):
        assert state.view(watcher).legends == ((), (), ("Titan", "Leviathan"), ())
        guess = TASHKALAR.determinize(state.view(watcher), Dealer.from_seed(1))
        assert legends(guess, 2) == ["Titan", "Leviathan"]
    for watcher in (1, 3, None):
        assert state.view(watcher).legends == ((), (), (None, None), ())


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_info_1_nobody_sees_the_order_of_a_deck_but_everybody_its_size(setup: str) -> None:
    state = new(setup)
    sizes = [len(deck.cards) for deck in state.decks]
    for watcher in watchers(state):
        decks = state.view(watcher).decks
        assert [len(cards) for cards in decks] == sizes
        for cards in decks[:-1]:
            assert set(cards) == {None}
        if "high" in setup:
            assert decks[-1][0] == deck(state, "tasks")[0]  # the next task lies face up


@pytest.mark.rule("INFO-1")
@EVERY_FORM
def test_info_1_the_dealer_is_never_shown(form: str) -> None:
    """Who knows the dealer's number knows all shuffles to come."""
    state = position(f"{FORMS[form]} | dealer: 1234567890123456789")
    assert state.to_json()["dealer"] == 1234567890123456789
    for watcher in watchers(state):
        assert "1234567890123456789" not in repr(state.view(watcher))


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_3])
def test_info_1_everybody_sees_who_is_asked_but_not_what_is_open_to_them(form: str) -> None:
    """The options would tell the cards in hand."""
    state = position(f"{form} | {CARDS}", "a e4 e6")
    for watcher in watchers(state):
        assert state.view(watcher).request == Asked(0, RequestKind.ACTION, "")


@pytest.mark.rule("INFO-1", "TURN-7")
@EVERY_FORM
def test_info_1_whether_a_turn_goes_on_does_not_tell_which_flare_is_held(form: str) -> None:
    """Side b has 4 pieces more: enough for flare 2, not for flare 8. Others see the same in both cases."""
    views = []
    for held in ("flare 2", "flare 8"):
        state = position(f"{FORMS[form]} | flares 0: {held} | actions: 1", "b c1 d1 e1 f1 g1")
        play(state, "place a3", WAIT)
        view = state.view(1)
        views.append((view.request, view.active, view.actions, view.turn, view.flares))
    assert views[0] == views[1]


# ----------------------------------------------------------------------------------------------- nothing leaks at all


def with_other_secrets(state: State, watcher: int | None, dealer: Dealer) -> State:
    """The same position for the watcher: what the watcher does not know is dealt anew."""
    other, view = state.copy(), state.view(watcher)
    other.offered = None
    seats = range(state.table.seats)

    def deal(zones: list[tuple[Sequence[int], Shown]]) -> list[tuple[int, ...]]:
        unknown = [card for cards, shown in zones for card, name in zip(cards, shown, strict=True) if name is None]
        left = list(dealer.shuffled(unknown))
        return [
            tuple(left.pop() if name is None else card for card, name in zip(cards, shown, strict=True))
            for cards, shown in zones
        ]

    def deck_of(place: int) -> tuple[Sequence[int], Shown]:
        return state.decks[place].cards, view.decks[place]

    def put_deck(place: int, cards: tuple[int, ...]) -> None:
        other.decks[place] = Deck(cards, state.decks[place].known)

    for seat in seats:
        other.hands[seat], cards = deal([(state.hands[seat], view.hands[seat]), deck_of(seat)])
        put_deck(seat, cards)
    *other.legends, cards = deal([*zip(state.legends, view.legends, strict=True), deck_of(state.table.legends_deck)])
    put_deck(state.table.legends_deck, cards)
    *other.flares, cards = deal([*zip(state.flares, view.flares, strict=True), deck_of(state.table.flares_deck)])
    put_deck(state.table.flares_deck, cards)
    put_deck(state.table.tasks_deck, *deal([deck_of(state.table.tasks_deck)]))
    other.dealer = dealer.next()
    return other


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_info_1_a_view_does_not_depend_on_anything_hidden(setup: str) -> None:
    """Along a game of random choices, positions that differ only in what is hidden look the same."""
    dealer = Dealer.from_seed(setup)
    state = new(setup, 3)
    changed = 0
    for _ in range(120):
        for watcher in watchers(state):
            other = with_other_secrets(state, watcher, dealer)
            changed += other != state
            assert other.view(watcher) == state.view(watcher)
        if state.outcome is not None:
            break
        state.advance(state.asked, dealer.choice(state.options()))
    assert changed > 200


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_info_1_a_state_made_up_from_a_view_looks_the_same(setup: str) -> None:
    dealer = Dealer.from_seed(setup)
    state = new(setup, 4)
    for _ in range(60):
        for watcher in watchers(state):
            view = state.view(watcher)
            assert TASHKALAR.determinize(view, dealer).view(watcher) == view
        state.advance(state.asked, dealer.choice(state.options()))


# ------------------------------------------------------------------------------------------------- cards under a deck


@pytest.mark.rule("INFO-1")
@EVERY_FORM
def test_info_1_cards_put_under_a_deck_are_known_to_who_put_them_there(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Knight, Bomb | legends 0: Titan | flares 0: flare 1")
    seats = state.table.seats
    play(state, "discard Bomb", "return Knight", "return Titan", "return flare 1")
    for watcher in watchers(state):
        decks = state.view(watcher).decks
        known = [decks[place][-1] for place in (0, seats, seats + 1)]
        legend = "Titan" if watcher is not None and watcher in state.table.sees_legends_of(0) else None
        assert known == (["Knight", "Titan", "flare 1"] if watcher == 0 else [None, legend, None])
        assert all(card is None for place in (0, seats, seats + 1) for card in decks[place][:-1])


@pytest.mark.rule("INFO-1")
def test_info_1_they_are_known_as_long_as_they_lie_there() -> None:
    decks = "deck legends: Leviathan, Hell Bull, Fire Dragon"
    state = position(f"{DUEL} | hand 0: Knight, Bomb | legends 0: Titan, Bone Catapult | {decks}")
    play(state, "discard Bomb", "return Titan", "return Bone Catapult", "decline", "place a3")
    # seat 0 has drawn Leviathan and Hell Bull; seat 1 draws Fire Dragon and Titan
    assert state.view(0).decks[2] == (None, "Titan", "Bone Catapult")
    assert state.view(1).decks[2] == (None, None, None)
    skip_turn(state)
    assert legends(state, 1) == ["Fire Dragon", "Titan"]
    assert state.view(0).decks[2] == ("Bone Catapult",)
    assert state.view(0).legends[1] == (None, None)


@pytest.mark.rule("INFO-1")
def test_info_1_a_shuffled_deck_is_known_to_nobody() -> None:
    text = f"{DUEL} | legends 0: Titan | deck legends: Leviathan | pile legends: Hell Bull, Fire Dragon, Bone Catapult"
    state = position(text)
    skip_turn(state)
    assert len(deck(state, "legends")) == 3
    for watcher in watchers(state):
        assert state.view(watcher).decks[2] == (None, None, None)


@pytest.mark.rule("INFO-1")
def test_info_1_a_card_taken_back_from_the_open_pile_is_known_to_all() -> None:
    state = position("form: duel | schools: sylvan, northern | hand 0: Kiskin Spirit | pile 0: Naiad", "a d4 d5 f5")
    play(state, "summon Kiskin Spirit f4", "recover Naiad")
    for watcher in watchers(state):
        assert state.view(watcher).decks[0][0] == "Naiad"


# ------------------------------------------------------------------------------------------------------------- events


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("form", ["high", "duel", "melee of 3", "melee of 4"])
def test_info_1_only_the_drawer_sees_what_is_drawn(form: str) -> None:
    state = position(f"{FORMS[form]} | deck 0: Herald, Cannon, Assassin, Champion")
    log = skip_turn(state)
    for watcher in watchers(state):
        drawn = {fact.what: fact for fact in heard(log, events.Drawn, watcher)}
        assert {what: fact.number for what, fact in drawn.items()} == {"beings": 3, "legends": 2, "flares": 1}
        if watcher == 0:
            assert drawn[Stock.BEINGS].cards == tuple(hand(state, 0))
            assert drawn[Stock.LEGENDS].cards == tuple(legends(state, 0))
        else:
            assert all(fact.cards is None for fact in drawn.values())


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_info_1_legends_drawn_by_the_teammate_are_seen_by_both(form: str) -> None:
    state = position(f"{form} | deck legends: Titan, Leviathan, Hell Bull")
    log = skip_turn(state)
    for watcher in watchers(state):
        shown = {fact.what for fact in heard(log, events.Drawn, watcher) if fact.cards is not None}
        expected = {0: {"beings", "flares", "legends"}, 2: {"legends"}}
        assert shown == expected.get(-1 if watcher is None else watcher, set())


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_info_1_legends_handed_over_are_seen_by_the_two_teammates_alone(form: str) -> None:
    state = position(f"{form} | legends 0: Titan, Leviathan")
    log = play(state, "pass")
    for watcher in watchers(state):
        (fact,) = heard(log, events.LegendsHanded, watcher)
        assert fact.number == 2
        assert fact.cards == (("Titan", "Leviathan") if watcher in (0, 2) else None)


@pytest.mark.rule("INFO-1")
@EVERY_FORM
def test_info_1_that_a_card_is_returned_is_public_which_one_is_not(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Knight, Bomb | legends 0: Titan")
    log = play(state, "discard Bomb", "return Titan", "return Knight")
    assert [fact.card for fact in happened(log, events.CardDiscarded)] == ["Bomb"]  # the pile is open
    for watcher in watchers(state):
        returned = heard(log, events.Returned, watcher)
        assert [fact.what for fact in returned] == ["legends", "beings"]
        teammate = state.table.teams and watcher == 2
        known = ["Titan" if watcher == 0 or teammate else None, "Knight" if watcher == 0 else None]
        assert [fact.card for fact in returned] == known
        assert state.view(watcher).decks[state.table.legends_deck][-1] == known[0]


@pytest.mark.rule("INFO-1")
@EVERY_FORM
def test_info_1_a_summoning_and_a_flare_are_public(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Swordmaster | flares 0: flare 2", "a e4 e6, b c1 d1 e1 f1 g1 b2 c2")
    log = play(state, "summon Swordmaster e5", "flare 2 against b")
    for watcher in watchers(state):
        (summoning,) = heard(log, events.Summoning, watcher)
        (flare,) = heard(log, events.Flare, watcher)
        assert (summoning.card, summoning.at, flare.card) == ("Swordmaster", "e5", "flare 2")


@pytest.mark.rule("INFO-1")
@pytest.mark.parametrize("setup", SETUPS)
def test_info_1_events_tell_nothing_that_the_views_hide(setup: str) -> None:
    """The same choice in positions that differ only in what is hidden is told alike, but for what it turns up."""
    dealer = Dealer.from_seed(setup)
    state = new(setup, 5)
    compared = 0
    for _ in range(80):
        choice = dealer.choice(state.options())
        active = state.control
        copies = {
            watcher: with_other_secrets(state, watcher, dealer) for watcher in watchers(state) if watcher != active
        }
        log = state.apply(active, choice)
        for watcher, other in copies.items():
            if choice not in other.options():
                continue  # it plays a card that is elsewhere now
            other_events = other.apply(active, choice)
            assert other.turn == state.turn
            assert as_heard(other_events, watcher) == as_heard(log, watcher)
            compared += 1
        if state.outcome is not None:
            break
    assert compared > 50


def as_heard(told: list[Event], watcher: int | None) -> list[Happening]:
    """What somebody is told, without the cards that they draw themselves and the tasks that are turned up."""
    return [event.seen_by(watcher) for event in told if watcher not in event.seats and event.kind != "next-task"]
