"""EF-11 and EF-16: Everfrost in team play, and what everybody sees of it."""

import pytest
from games.tashkalar.support.everfrost import EVERY_FORM, FIVE_MORE, TEAM_HIGH, TEAMS, frozen, ready, watchers
from games.tashkalar.support.table import (
    board,
    deck,
    flares,
    hand,
    heard,
    legends,
    offered,
    offers,
    pieces,
    pile,
    play,
    position,
    skip_turn,
    verbs,
)

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state import events

# --------------------------------------------------------------------------------------------------------------- EF-11


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_the_teammate_cannot_thaw_it(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower | active: 2", "a e5")
    assert offers(state, "thaw") == set()
    for seat in range(4):
        with pytest.raises(ChoiceError):
            state.apply(seat, TASHKALAR.read(state, "thaw Crystal Grower"))
    play(state, "place a3", "place a4")
    assert state.active == 3


@pytest.mark.rule("EF-11")
@TEAMS
@pytest.mark.parametrize("seat", range(4))
def test_ef_11_the_frozen_card_is_the_everfrost_players(form: str, seat: int) -> None:
    schools = ["northern", "highland", "sylvan", "southern"]
    schools[seat] = "everfrost"
    side = "ab"[seat % 2]
    text = form.replace("everfrost, highland, sylvan, southern", ", ".join(schools))
    state = position(f"{text} | active: {seat} | hand {seat}: Crystal Grower", f"{side} d6 e6")
    play(state, "summon Crystal Grower e5")
    assert [frozen(state, other) for other in range(4)] == [
        "Crystal Grower" if other == seat else None for other in range(4)
    ]
    play(state, "place a3", "finish")
    while state.active != seat:
        assert offers(state, "thaw") == set()
        skip_turn(state)
    play(state, "thaw Crystal Grower", "upgrade e5")
    assert board(state)["e5"] == side.upper()
    assert pile(state, seat) == ["Crystal Grower"]


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_after_passing_control_nothing_is_thawed_and_then_it_is_too_late(form: str) -> None:
    state = position(f"{form} | frozen 0: Crystal Grower", "a e5")
    play(state, "pass")
    for square in ("a3", "a4"):
        assert (state.active, state.control) == (0, 2)
        assert verbs(state) == {"place"}
        for seat in (0, 2):
            with pytest.raises(ChoiceError):
                state.apply(seat, TASHKALAR.read(state, "thaw Crystal Grower"))
        play(state, f"place {square}")
    assert state.active == 1
    assert frozen(state) == "Crystal Grower"


@pytest.mark.rule("EF-11")
def test_ef_11_too_late_when_control_comes_back_for_claiming() -> None:
    state = position(f"{TEAM_HIGH} | frozen 0: Crystal Grower | actions: 1 | tasks: Center Cross", "a e4 d5 e5 f5")
    play(state, "pass", "place e6")
    assert (state.active, state.control) == (0, 0)
    assert offered(state) == {"claim Center Cross", "finish"}


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_the_teammate_finishes_a_frozen_effect_that_is_being_resolved(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Princess | legends 0: Titan", "a e5 c5")
    play(state, "thaw Ice Princess")
    options = offered(state)
    assert "pass" in options
    play(state, "pass")
    assert (state.active, state.control, legends(state, 2)) == (0, 2, ["Titan"])
    assert offered(state) == options - {"pass"}
    with pytest.raises(ChoiceError):
        state.apply(0, TASHKALAR.read(state, "move e5 e6"))
    state.apply(2, TASHKALAR.read(state, "move e5 e6"))
    assert board(state) == pieces("a e6 c5")
    assert (pile(state, 0), pile(state, 2)) == (["Ice Princess"], [])
    assert (state.control, state.actions, verbs(state)) == (2, 2, {"place"})


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_passing_a_frozen_effect_after_the_last_action_ends_the_turn(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Princess | actions: 1 | flares 0: flare 2", f"a e5, {FIVE_MORE} b2")
    play(state, "place a3", "thaw Ice Princess", "pass", "move e5 e6")
    assert (state.active, state.control) == (1, 1)
    assert flares(state, 0) == ["flare 2"]


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_a_being_finished_by_the_teammate_is_frozen_for_its_player(form: str) -> None:
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5", "pass", "decline")
    assert (state.active, state.control) == (0, 2)
    assert offered(state) == {"keep Crystal Grower", "keep Ice Princess"}
    play(state, "keep Ice Princess")
    assert [frozen(state, seat) for seat in range(4)] == ["Ice Princess", None, None, None]
    assert (pile(state, 0), pile(state, 2)) == (["Crystal Grower"], [])
    assert verbs(state) == {"place"}
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("EF-11")
@TEAMS
def test_ef_11_an_action_gained_before_passing_is_used_by_the_teammate(form: str) -> None:
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | actions: 0", "a e5")
    play(state, "thaw Winter Whisperer", "destroy e5", "discard flare 2")
    assert "pass" in offered(state)
    play(state, "pass")
    assert (state.control, state.actions, verbs(state)) == (2, 1, {"place"})
    play(state, "place a3")
    assert state.active == 1


@pytest.mark.rule("EF-11", "INFO-1")
@TEAMS
def test_ef_11_the_flare_is_not_shown_to_the_teammate_who_finishes(form: str) -> None:
    """Its owner is asked about it; then the teammate goes on."""
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 2 | flares 2: flare 9", "a e5")
    play(state, "thaw Winter Whisperer", "pass")
    assert (state.asked, offered(state)) == (2, {"destroy e5", "decline"})
    play(state, "destroy e5")
    assert (state.asked, offered(state)) == (0, {"discard flare 2", "decline"})
    assert list(state.requests()) == [0]
    play(state, "discard flare 2")
    assert (state.asked, verbs(state)) == (2, {"place"})
    assert (state.actions, flares(state, 0), flares(state, 2)) == (3, [], ["flare 9"])


# --------------------------------------------------------------------------------------------------------------- EF-16


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_everybody_sees_the_frozen_card(form: str) -> None:
    state = position(f"{form} | frozen 0: Ice Queen | slowed: b | pile 0: Snow Fox", "A e5")
    for watcher in watchers(state):
        view = state.view(watcher)
        assert view.frozen == open_view(state).frozen
        assert view.frozen[0] == "Ice Queen"
        assert view.slowed == 0b10
        dealt = TASHKALAR.determinize(view, Dealer.from_seed("x"))
        assert frozen(dealt) == "Ice Queen"
        assert "Ice Queen" not in [*hand(dealt, 0), *deck(dealt, 0), *pile(dealt, 0)]


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_the_choice_between_two_frozen_cards_and_thawing_are_public(form: str) -> None:
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5", "decline")
    log = play(state, "keep Crystal Grower", "thaw Crystal Grower")
    for watcher in watchers(state):
        discarded = [fact.card for fact in heard(log, events.CardDiscarded, watcher)]
        thawed = [fact.card for fact in heard(log, events.Thawed, watcher)]
        assert (discarded, thawed) == (["Ice Princess"], ["Crystal Grower"])
    state = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(state, "summon Ice Princess e5", "decline")
    log = play(state, "keep Ice Princess")
    for watcher in watchers(state):
        assert [fact.card for fact in heard(log, events.Frozen, watcher)] == ["Ice Princess"]
        assert [fact.card for fact in heard(log, events.CardDiscarded, watcher)] == ["Crystal Grower"]


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_the_card_recovered_by_the_frozen_chest_is_public(form: str) -> None:
    state = ready(form, "Frozen Chest", " | pile 0: Snow Fox, Ice Queen, Ice Princess")
    play(state, "summon Frozen Chest e5")
    log = play(state, "freeze Ice Princess")
    for watcher in watchers(state):
        (fact,) = heard(log, events.Frozen, watcher)
        assert fact.card == "Ice Princess"
        assert state.view(watcher).piles[0] == ("Snow Fox", "Ice Queen", "Frozen Chest")


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_the_flare_discarded_by_the_whisperer_is_public(form: str) -> None:
    """Discard piles are open (INFO-1)."""
    state = position(f"{form} | frozen 0: Winter Whisperer | flares 0: flare 7", "A e5")
    log = play(state, "thaw Winter Whisperer", "discard flare 7")
    for watcher in watchers(state):
        cards = [fact.card for fact in heard(log, events.CardDiscarded, watcher)]
        assert cards == ["flare 7", "Winter Whisperer"]
        assert state.view(watcher).piles[state.table.seats + 1] == ("flare 7",)


@pytest.mark.rule("EF-16")
@EVERY_FORM
def test_ef_16_a_position_with_frozen_cards_can_be_written_and_read(form: str) -> None:
    """Also in the middle of a frozen effect, and of the choice between two cards."""
    at_choice = ready(form, "Ice Princess", " | frozen 0: Crystal Grower")
    play(at_choice, "summon Ice Princess e5", "decline")
    in_effect = position(f"{form} | frozen 0: Ice Princess | slowed: b | removed: {removed(form)}", "a e5")
    play(in_effect, "thaw Ice Princess")
    for state in (at_choice, in_effect):
        assert TASHKALAR.parse_position(TASHKALAR.position(state)) == state
        assert TASHKALAR.from_json(state.to_json()) == state
        for watcher in watchers(state):
            view = state.view(watcher)
            assert TASHKALAR.determinize(view, Dealer.from_seed("y")).view(watcher) == view


def removed(form: str) -> str:
    sides = 2 if "melee" not in form else form.count(",") + 1
    return ", ".join(["1 0", "0 1", "0 0", "0 0"][:sides])
