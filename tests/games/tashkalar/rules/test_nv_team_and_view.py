"""NV-14 and NV-15: Nethervoid in team play, and what everybody sees of it."""

import pytest
from games.tashkalar.support.nethervoid import EVERY_FORM, FORMS, HOUND, SUMMONER, TEAMS, gateway, men, watchers
from games.tashkalar.support.table import (
    board,
    deck,
    flares,
    heard,
    offered,
    pieces,
    pile,
    play,
    position,
    skip_turn,
    verbs,
)

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state import events

DECK = "Shadow Imp, Flame Imp, Gate Keeper, Demon of Pride, Power Seeker, Hell Rider, Demon of Lust"


# -------------------------------------------------------------------------------------------------------------- NV-14


@pytest.mark.rule("NV-14")
@TEAMS
def test_nv_14_the_teammate_uses_it_in_patterns(form: str) -> None:
    state = position(f"{form} | active: 2 | hand 2: Sapling | gateway: e6", "A e6, a e7")
    play(state, "summon Sapling e5")
    assert board(state) == pieces("A e5 e6, a e7")
    assert gateway(state) == "e6"


@pytest.mark.rule("NV-14", "NV-2")
@TEAMS
def test_nv_14_the_teammate_may_move_it_and_the_marker_goes_along(form: str) -> None:
    state = position(f"{form} | active: 2 | hand 2: Naiad | gateway: f4", "a c6 d6 e6, A f4")
    play(state, "summon Naiad e5", "move f4 f3", "decline")
    assert gateway(state) == "f3"


@pytest.mark.rule("NV-14", "NV-6")
@TEAMS
def test_nv_14_the_teammate_may_lose_it(form: str) -> None:
    """By summoning onto it, by a move, by picking it up."""
    state = position(f"{form} | active: 2 | hand 2: Sapling | gateway: e5", "a e5 e6 e7")
    play(state, "summon Sapling e5")
    assert gateway(state) is None
    state = position(f"{form} | active: 2 | hand 2: Unicorn | gateway: f3", "a e4 d5 e5 d6, A f3")
    play(state, "summon Unicorn f4", "move f4 f3")
    assert gateway(state) is None
    state = position(f"{form} | active: 2 | gateway: f3 | supply: 0 3, 16 3", "a f3")
    play(state, "lift f3", "place f3")
    assert gateway(state) is None


@pytest.mark.rule("NV-14", "PASS-3")
@TEAMS
def test_nv_14_the_teammate_may_lose_it_after_control_was_passed(form: str) -> None:
    state = position(f"{form} | gateway: f3 | supply: 0 3, 16 3", "a f3 f4")
    play(state, "pass", "lift f3", "place c9")
    assert (state.control, gateway(state)) == (2, None)


@pytest.mark.rule("NV-14", "NV-4")
@TEAMS
def test_nv_14_only_nethervoid_beings_become_it_after_that(form: str) -> None:
    """The teammate's Dryad does not become the Gateway; the Nethervoid player's next being does."""
    text = f"{form} | active: 2 | hand 2: Dryad | hand 0: Flame Imp | actions: 1"
    state = position(text, "a d4 e5 e6 c7 d8")
    play(state, "summon Dryad e5")
    assert (state.active, gateway(state)) == (3, None)
    skip_turn(state)
    assert (state.active, gateway(state)) == (0, None)
    play(state, "summon Flame Imp e7", "decline")
    assert gateway(state) == "e7"


@pytest.mark.rule("NV-14", "PASS-2")
@TEAMS
@pytest.mark.parametrize(
    ("card", "there", "answer", "at"),
    [
        ("Gate Master", "A c9", "gateway f4", "f4"),
        ("Gate Keeper", "A c9", "put a common b4", "b4"),
        ("Gate Keeper", "A c9", "upgrade e4", "e4"),
        ("Vortexmaster", "A c7", "move c7 c6", "c6"),
        ("Demon of Pride", "A c9", "move e5 e4", "e4"),
    ],
)
def test_nv_14_after_passing_the_teammate_makes_the_decisions(
    form: str, card: str, there: str, answer: str, at: str
) -> None:
    state = position(f"{form} | hand 0: {card} | gateway: {there.split()[1]}", men(card, there))
    play(state, f"summon {card} e5")
    options = offered(state)
    assert "pass" in options
    play(state, "pass")
    assert offered(state) == options - {"pass"}
    with pytest.raises(ChoiceError):
        state.apply(0, TASHKALAR.read(state, answer))
    state.apply(2, TASHKALAR.read(state, answer))
    if "decline" in offered(state):
        play(state, "decline")
    assert gateway(state) == at
    assert (state.active, state.control) == (0, 2)
    assert pile(state, 0) == [card]


@pytest.mark.rule("NV-14", "PASS-2")
@TEAMS
def test_nv_14_after_passing_the_shadow_imp_goes_on_with_the_gateway(form: str) -> None:
    state = position(f"{form} | hand 0: Shadow Imp | gateway: c7", "a d4 f5, A c7")
    play(state, "summon Shadow Imp e5", "move e5 e4", "pass")
    assert offered(state) == {"move c7 c6", "decline"}
    state.apply(2, TASHKALAR.read(state, "move c7 c6"))
    assert gateway(state) == "c6"


@pytest.mark.rule("NV-14", "PASS-2")
@TEAMS
def test_nv_14_after_passing_the_owner_decides_about_the_flare(form: str) -> None:
    """Possessed Summoner: the teammate does not see it (INFO-1), so that part stays with its owner."""
    state = position(f"{form} | hand 0: Possessed Summoner | flares 0: flare 3", SUMMONER | pieces("b b3"))
    play(state, "summon Possessed Summoner e5", "put b common b4")
    assert offered(state) == {"discard flare 3", "decline", "pass"}
    play(state, "pass")
    assert (state.asked, offered(state)) == (0, {"discard flare 3", "decline"})
    play(state, "discard flare 3")
    assert flares(state, 0) == []
    assert (state.asked, verbs(state)) == (2, {"place"})


@pytest.mark.rule("NV-14")
@TEAMS
def test_nv_14_it_is_an_enemy_piece_for_both_opponents(form: str) -> None:
    for seat, card, there in ((1, "Knight", "b d6 e6 f6 d7"), (3, "Hungry Bear", "b f5 e6 f6")):
        state = position(f"{form} | active: {seat} | hand {seat}: {card} | gateway: e5", f"A e5, {there}")
        play(state, f"summon {card} e5", "decline")
        assert gateway(state) is None
        assert state.destroyed[:3] == [0, 1, 0]


# -------------------------------------------------------------------------------------------------------------- NV-15


@pytest.mark.rule("NV-15")
@EVERY_FORM
def test_nv_15_everybody_sees_who_carries_the_marker(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Vortexmaster | gateway: c6", men("Vortexmaster", "A c6"))
    for choice, at in (("summon Vortexmaster e5", "c6"), ("move c6 c7", "c7")):
        play(state, choice)
        for watcher in watchers(state):
            assert state.view(watcher).gateway == at


@pytest.mark.rule("NV-15")
@EVERY_FORM
def test_nv_15_everybody_is_told_where_the_marker_goes(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Gate Keeper", men("Gate Keeper"))
    log = play(state, "summon Gate Keeper e5", "put a common c9")
    for watcher in watchers(state):
        assert [fact.at for fact in heard(log, events.Gateway, watcher)] == ["e5", "c9"]


@pytest.mark.rule("NV-11", "NV-15")
@EVERY_FORM
def test_nv_15_everybody_knows_that_the_hell_hound_lies_under_the_deck(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0: {DECK}", HOUND)
    log = play(state, "summon Hell Hound e5", "decline")
    for watcher in watchers(state):
        assert heard(log, events.PutUnder, watcher) == [events.PutUnder(0, "Hell Hound")]
        assert state.view(watcher).decks[0] == (None,) * 7 + ("Hell Hound",)


@pytest.mark.rule("NV-11", "NV-15")
@EVERY_FORM
def test_nv_15_but_not_what_was_returned_above_it(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Hell Hound, Flame Imp, Gate Keeper | deck 0: | actions: 3"
    state = position(text, HOUND)
    play(state, "discard Flame Imp", "return Gate Keeper", "decline", "summon Hell Hound e5", "decline")
    for watcher in watchers(state):
        mine = "Gate Keeper" if watcher == 0 else None
        assert state.view(watcher).decks[0] == (mine, "Hell Hound")


@pytest.mark.rule("NV-15")
@EVERY_FORM
def test_nv_15_a_state_made_up_from_a_view_has_marker_and_hound_where_they_are(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0: {DECK} | hand 1: Knight, Bomb", HOUND)
    play(state, "summon Hell Hound e5", "decline")
    for watcher in watchers(state):
        made_up = TASHKALAR.determinize(state.view(watcher), Dealer.from_seed(form))
        assert gateway(made_up) == "e5"
        assert deck(made_up, 0)[-1] == "Hell Hound"
