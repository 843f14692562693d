"""EW-1 to EW-7: Etherweave, playing warp effects, and the pending being. What single cards do is in
`scenarios/etherweave.scenario`."""

from typing import Any

import pytest
from games.tashkalar.support.etherweave import (
    DUEL,
    EVERY_FORM,
    HIGH,
    MELEE_3,
    MELEE_4,
    TEAM_DUEL,
    WITH_WARP,
    ended,
    pending,
    seated,
)
from games.tashkalar.support.table import (
    board,
    deck,
    hand,
    happened,
    offered,
    offers,
    pieces,
    pile,
    play,
    position,
    skip_turn,
    verbs,
)

from arenarium.core.errors import ChoiceError
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state import events

WITHOUT_WARP = (
    *("Doppelganger", "Time Traveler", "Warpmaster", "Dark Sphere", "Reality Patch", "Singularity"),
    "Iris of Eternity",
)


# --------------------------------------------------------------------------------------------------------------- EW-1


@pytest.mark.rule("EW-1")
@pytest.mark.parametrize("card", [*WITH_WARP, *WITHOUT_WARP])
def test_ew_1_eleven_of_the_cards_have_a_warp_effect(card: str) -> None:
    state = position(f"{DUEL} | hand 0: {card}", "a e4, b d4")
    assert offers(state, "warp") == ({card} if card in WITH_WARP else set())
    assert len(WITH_WARP) == 11
    assert len({*WITH_WARP, *WITHOUT_WARP}) == 18


PATTERNS = {
    "Doppelganger": ("d5 d6", 8),
    "Paradox Worm": ("d5 b6 c6", 8),
    "Lesser Shadow Twin": ("e6 f6 g6", 8),
    "Translocationist": ("f4 d5 d6 e6", 4),
    "Antimatter Spirit": ("f4 d6", 2),
    "Merchant of Time": ("d6 f6 c7 e7", 8),
    "Gate of Oblivion": ("d5 f5 d6 f6", 4),
    "Greater Shadow Twin": ("f5 g5 h5", 4),
    "Warpmaster": ("d3 c5 d6", 8),
    "Dark Sphere": ("e5 d5 d6 e6", 4),
    "Void Summoner": ("f5 e6 d7 f7", 8),
    "Eternal Emperor": ("d4 d5 d6 e6", 8),
    "Reality Patch": ("e4 d5 f5 e6", 1),
    "Polarity Queen": ("d6 f6 e7 e8", 4),
    "Singularity": ("d4 f4 d6 f6", 1),
    "Ziggurat Sentinel": ("e6 d7 e7 c8 d8", 8),
    "Iris of Eternity": ("d6 f6 d7 f7 e8", 4),
}
"""The pieces needed for a summoning on e5, as the card shows them, and in how many ways they can lie around it."""


def turned_and_mirrored(squares: list[str]) -> set[frozenset[str]]:
    """All ways in which these squares can lie around e5."""
    options = set()
    offsets = [(ord(square[0]) - ord("e"), int(square[1]) - 5) for square in squares]
    for _ in range(4):
        offsets = [(-y, x) for x, y in offsets]
        for side in (1, -1):
            options.add(frozenset(f"{chr(ord('e') + side * x)}{5 + y}" for x, y in offsets))
    return options


@pytest.mark.rule("EW-1", "SUM-1")
@pytest.mark.parametrize("card", PATTERNS)
def test_ew_1_the_patterns_of_the_school_in_all_their_ways(card: str) -> None:
    squares, number = PATTERNS[card]
    ways = turned_and_mirrored(squares.split())
    assert len(ways) == number
    for way in ways:
        for missing in (None, *way):
            state = position(f"{DUEL} | hand 0: {card}", dict.fromkeys(way - {missing}, "a"))
            at_e5 = [text for text in offers(state, "summon") if text.startswith(f"{card} e5")]
            assert bool(at_e5) is (missing is None)


# --------------------------------------------------------------------------------------------------------------- EW-2


def warps_by_turn(state: State, seat: int, number: int) -> list[set[str]]:
    """What a seat could play at the beginning of each of its next so many turns."""
    options: list[set[str]] = []
    while len(options) < number:
        if state.active == seat:
            options.append(offers(state, "warp"))
        skip_turn(state)
    return options


@pytest.mark.rule("EW-2")
@pytest.mark.parametrize(
    ("form", "seats", "teams"),
    [
        ("high", 2, False),
        ("duel", 2, False),
        ("melee", 3, False),
        ("melee", 4, False),
        ("high", 4, True),
        ("duel", 4, True),
    ],
)
def test_ew_2_not_on_a_players_first_turn(form: str, seats: int, teams: bool) -> None:
    for seat in range(seats):
        for first in range(seats):
            text = f"{seated(form, seats, seat, teams)} | first: {first} | active: {first} | turn: 0 | actions: 1"
            state = position(f"{text} | hand {seat}: Translocationist, Reality Patch, Warpmaster")
            assert warps_by_turn(state, seat, 3) == [set(), {"Translocationist"}, {"Translocationist"}]


@pytest.mark.rule("EW-2")
def test_ew_2_an_extra_turn_of_another_before_it_does_not_make_a_first_turn_the_second() -> None:
    for seats, extra, seat in ((2, 0, 1), (3, 0, 2), (3, 1, 2), (4, 0, 1), (4, 2, 3)):
        form = "duel" if seats == 2 else "melee"
        text = f"{seated(form, seats, seat, False)} | turn: {extra} | active: {extra} | another_turn"
        state = position(f"{text} | hand {seat}: Translocationist, Reality Patch, Warpmaster")
        skip_turn(state)
        assert state.extra_turn
        assert warps_by_turn(state, seat, 2) == [set(), {"Translocationist"}]


@pytest.mark.rule("EW-2")
def test_ew_2_an_extra_turn_after_the_first_one_is_the_second() -> None:
    text = "form: duel | schools: etherweave, northern | turn: 0 | another_turn | actions: 1"
    state = position(f"{text} | hand 0: Translocationist, Reality Patch, Warpmaster")
    assert warps_by_turn(state, 0, 3) == [set(), {"Translocationist"}, {"Translocationist"}]


@pytest.mark.rule("EW-2")
@EVERY_FORM
def test_ew_2_before_between_and_after_the_actions(form: str) -> None:
    state = position(f"{form} | hand 0: Gate of Oblivion")
    assert offers(state, "warp") == {"Gate of Oblivion"}
    play(state, "place a3")
    assert offers(state, "warp") == {"Gate of Oblivion"}
    play(state, "place b3")
    assert offered(state) == {"warp Gate of Oblivion", "finish"}
    play(state, "warp Gate of Oblivion")
    assert (pending(state), state.active) == ("Gate of Oblivion", 1)


@pytest.mark.rule("EW-2")
@EVERY_FORM
def test_ew_2_directly_before_and_after_a_flare(form: str) -> None:
    state = position(f"{form} | hand 0: Gate of Oblivion | flares 0: flare 2, flare 10", "b c1 d1 e1 f1 g1 b2 c2")
    after = state.copy()
    play(state, "warp Gate of Oblivion", "flare 2 against b", "put a common c9")
    assert (pending(state), state.actions) == ("Gate of Oblivion", 2)
    play(
        after, "flare 2 against b", "put a common c9", "warp Gate of Oblivion", "flare 10 against b", "put a common d9"
    )
    assert (pending(after), after.actions) == ("Gate of Oblivion", 2)


@pytest.mark.rule("EW-2", "TURN-2")
def test_ew_2_also_where_no_action_is_possible() -> None:
    """The rest of the actions is forfeited, but the free moment is there; an action gained is forfeited as well."""
    text = f"{DUEL} | hand 0: Translocationist, Paradox Worm | discarded | supply: 0 0, 15 3"
    state = position(text, "b e4")
    assert offered(state) == {"warp Translocationist", "warp Paradox Worm", "finish"}
    play(state, "warp Translocationist")
    assert (state.active, pending(state)) == (1, "Translocationist")


@pytest.mark.rule("EW-2", "EFF-1")
def test_ew_2_not_while_anything_is_being_resolved() -> None:
    cards = "hand 0: Gate of Oblivion, Translocationist, Lesser Shadow Twin | legends 0: Titan | flares 0: flare 2"
    effect = position(f"{DUEL} | {cards}", "a f4 d5 d6 e6, A b3")
    play(effect, "summon Translocationist e5")
    assert verbs(effect) == {"swap", "decline"}
    flare = position(f"{DUEL} | {cards}", "b c1 d1 e1 f1")
    play(flare, "flare 2 against b")
    assert verbs(flare) == {"put"}
    discarding = position(f"{DUEL} | {cards}")
    play(discarding, "discard Lesser Shadow Twin")
    assert verbs(discarding) == {"return", "decline"}
    warping = position(f"{DUEL} | {cards}", "a c4 c5")
    play(warping, "warp Lesser Shadow Twin")
    assert verbs(warping) == {"upgrade"}


@pytest.mark.rule("EW-2", "TURN-8")
def test_ew_2_too_late_when_tasks_are_claimed_but_in_time_before() -> None:
    text = f"{HIGH} | tasks: Red Conquest | hand 0: Lesser Shadow Twin | actions: 1"
    state = position(text, "a d2, A e5 h6")
    play(state, "place a3")
    late = state.copy()
    play(late, "finish")
    assert offered(late) == {"claim Red Conquest", "finish"}
    state = position(text, "a d2 e5, A h6")
    play(state, "place a3", "warp Lesser Shadow Twin", "upgrade d2")
    assert offered(state) == {"claim Red Conquest", "finish"}


@pytest.mark.rule("EW-2")
@EVERY_FORM
def test_ew_2_it_is_free_and_neither_an_action_nor_a_summoning(form: str) -> None:
    state = position(f"{form} | hand 0: Gate of Oblivion", "a e4")
    before = open_view(state)
    log = play(state, "warp Gate of Oblivion")
    after = open_view(state)
    for key in ("board", "supply", "actions", "discarded", "summoned", "destroyed", "decks", "piles", "active"):
        assert getattr(after, key) == getattr(before, key)
    assert happened(log, events.Warped) == [events.Warped(seat=0, card="Gate of Oblivion")]
    assert happened(log, events.Summoned) == []
    assert {"place", "warp"} & verbs(state) == {"place"}


@pytest.mark.rule("EW-2")
@EVERY_FORM
def test_ew_2_not_on_the_turn_of_another(form: str) -> None:
    seats = position(form).table.seats
    for active in range(1, seats):
        state = position(f"{form} | active: {active} | hand 0: Gate of Oblivion")
        assert offers(state, "warp") == set()


# --------------------------------------------------------------------------------------------------------------- EW-3


@pytest.mark.rule("EW-3")
@EVERY_FORM
def test_ew_3_the_card_leaves_the_hand_and_is_pending_while_its_effect_is_resolved(form: str) -> None:
    state = position(f"{form} | hand 0: Lesser Shadow Twin, Gate of Oblivion", "a c4 c5")
    cards = deck(state, 0)
    play(state, "warp Lesser Shadow Twin")
    assert verbs(state) - {"pass"} == {"upgrade"}
    assert (pending(state), hand(state, 0), pile(state, 0)) == ("Lesser Shadow Twin", ["Gate of Oblivion"], [])
    assert deck(state, 0) == cards
    assert set(open_view(state).pending[1:]) == {None}
    play(state, "upgrade c4")
    assert (pending(state), hand(state, 0), pile(state, 0)) == ("Lesser Shadow Twin", ["Gate of Oblivion"], [])


@pytest.mark.rule("EW-3")
def test_ew_3_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    state = position(f"{DUEL} | hand 0: Warpmaster | pile 0: Gate of Oblivion")
    for card in ("Gate of Oblivion", "Translocationist", "Warpmaster"):
        with pytest.raises(ChoiceError):
            state.apply(0, TASHKALAR.read(state, f"warp {card}"))


# --------------------------------------------------------------------------------------------------------------- EW-4


@pytest.mark.rule("EW-4")
@EVERY_FORM
def test_ew_4_no_second_warp_effect_while_a_being_is_pending(form: str) -> None:
    state = position(f"{form} | hand 0: Gate of Oblivion, Translocationist, Void Summoner")
    assert offers(state, "warp") == {"Gate of Oblivion", "Translocationist", "Void Summoner"}
    play(state, "warp Translocationist")
    assert offers(state, "warp") == set()
    play(state, "place a3")
    assert offers(state, "warp") == set()


@pytest.mark.rule("EW-4")
def test_ew_4_nor_on_a_later_turn() -> None:
    state = position(f"{DUEL} | hand 0: Gate of Oblivion, Void Summoner | pending 0: Translocationist")
    assert offers(state, "warp") == set()
    skip_turn(state)
    skip_turn(state)
    assert state.active == 0
    assert offers(state, "warp") == set()


@pytest.mark.rule("EW-4", "EW-6")
@EVERY_FORM
def test_ew_4_once_it_is_summoned_another_may_be_played_on_the_same_turn(form: str) -> None:
    state = position(f"{form} | hand 0: Lesser Shadow Twin, Gate of Oblivion", "a e6 f6 g6")
    play(state, "warp Lesser Shadow Twin", "upgrade e6")
    assert offers(state, "warp") == set()
    play(state, "summon Lesser Shadow Twin e5")
    assert pending(state) is None
    assert offers(state, "warp") == {"Gate of Oblivion"}
    play(state, "warp Gate of Oblivion")
    assert pending(state) == "Gate of Oblivion"


@pytest.mark.rule("EW-4", "EW-7")
@pytest.mark.parametrize(
    ("card", "on_board", "choices"),
    [
        ("Reality Patch", "a e4 d5 f5 e6", ("summon Reality Patch e5", "accept", "decline")),
        ("Warpmaster", "a d3 c5 d6", ("summon Warpmaster e5", "option 1")),
    ],
)
def test_ew_4_once_it_has_left_by_an_effect_another_may_be_played(card: str, on_board: str, choices: Any) -> None:
    state = position(f"{DUEL} | hand 0: {card}, Void Summoner | pending 0: Translocationist | actions: 1", on_board)
    play(state, *choices)
    back = {"Translocationist"} if card == "Warpmaster" else set()
    assert offers(state, "warp") == {"Void Summoner"} | back
    assert pending(state) is None


@pytest.mark.rule("EW-4", "EW-7")
def test_ew_4_a_paradox_worm_that_discards_itself_opens_the_way() -> None:
    state = position(f"{DUEL} | hand 0: Paradox Worm, Translocationist", "b e4")
    play(state, "warp Paradox Worm", "accept", "warp Translocationist")
    assert (pending(state), pile(state, 0), state.actions) == ("Translocationist", ["Paradox Worm"], 3)


@pytest.mark.rule("EW-4")
def test_ew_4_after_the_last_action_too() -> None:
    state = position(f"{DUEL} | hand 0: Paradox Worm, Gate of Oblivion | actions: 1", "b e4")
    play(state, "place a3", "warp Paradox Worm", "accept")
    assert offered(state) == {"warp Gate of Oblivion", "finish"}


# --------------------------------------------------------------------------------------------------------------- EW-5


@pytest.mark.rule("EW-5", "DRAW-1")
@EVERY_FORM
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (1, 1), (2, 0)])
def test_ew_5_the_pending_being_is_one_of_the_three(form: str, held: int, drawn: int) -> None:
    in_hand = ", ".join(["Warpmaster", "Singularity"][:held])
    state = position(f"{form} | hand 0: {in_hand} | pending 0: Translocationist")
    cards = deck(state, 0)
    skip_turn(state)
    assert hand(state, 0)[held:] == cards[:drawn]
    assert deck(state, 0) == cards[drawn:]
    assert pending(state) == "Translocationist"


@pytest.mark.rule("EW-5")
def test_ew_5_played_from_a_full_hand_nothing_is_drawn_for_it() -> None:
    state = position(f"{DUEL} | hand 0: Gate of Oblivion, Warpmaster, Singularity")
    cards = deck(state, 0)
    play(state, "warp Gate of Oblivion", "place a3", "place b3")
    assert (hand(state, 0), deck(state, 0)) == (["Warpmaster", "Singularity"], cards)


@pytest.mark.rule("EW-5")
def test_ew_5_a_discarded_pending_being_is_replaced() -> None:
    state = position(f"{DUEL} | hand 0: Paradox Worm, Warpmaster, Singularity", "b e4")
    play(state, "warp Paradox Worm", "accept", "place a3", "place b3")
    if state.active == 0:
        play(state, "finish")
    assert len(hand(state, 0)) == 3


@pytest.mark.rule("EW-5", "END-1")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3, MELEE_4])
@pytest.mark.parametrize(("held", "cards", "ends"), [(2, 1, False), (1, 1, True), (1, 2, False), (0, 2, True)])
def test_ew_5_it_neither_delays_nor_hastens_the_end(form: str, held: int, cards: int, ends: bool) -> None:
    in_hand = ", ".join(["Warpmaster", "Singularity"][:held])
    lying = ", ".join(["Dark Sphere", "Time Traveler"][:cards])
    state = position(f"{form} | hand 0: {in_hand} | pending 0: Translocationist | deck 0: {lying}")
    skip_turn(state)
    assert state.end_by == (0 if ends else -1)
    assert pending(state) == "Translocationist"


@pytest.mark.rule("EW-5", "DRAW-4")
def test_ew_5_with_an_empty_deck_it_is_not_drawn() -> None:
    state = position(f"{DUEL} | pending 0: Translocationist | deck 0: Dark Sphere")
    skip_turn(state)
    assert (hand(state, 0), deck(state, 0), pending(state)) == (["Dark Sphere"], [], "Translocationist")


# --------------------------------------------------------------------------------------------------------------- EW-6


@pytest.mark.rule("EW-6")
@EVERY_FORM
def test_ew_6_summoned_like_a_card_of_the_hand_as_early_as_the_same_turn(form: str) -> None:
    state = position(f"{form} | hand 0: Gate of Oblivion, Warpmaster", "a d5 f5 d6 f6, b e6")
    play(state, "warp Gate of Oblivion")
    assert "summon Gate of Oblivion e5" in offered(state)
    log = play(state, "summon Gate of Oblivion e5")
    assert board(state) == pieces("a d5 f5 d6 f6, A e5")  # what it destroys is its effect
    assert (pending(state), hand(state, 0), pile(state, 0)) == (None, ["Warpmaster"], ["Gate of Oblivion"])
    assert [fact.why for fact in happened(log, events.CardDiscarded)] == ["resolved"]
    assert state.actions == 1


@pytest.mark.rule("EW-6")
@EVERY_FORM
def test_ew_6_or_on_a_later_turn_once_and_with_its_pattern(form: str) -> None:
    state = position(f"{form} | pending 0: Antimatter Spirit", "a f4 d6")
    assert offers(state, "summon") == {"Antimatter Spirit e5"}
    play(state, "summon Antimatter Spirit e5")
    assert (pending(state), pile(state, 0), state.actions) == (None, ["Antimatter Spirit"], 1)
    assert offers(state, "summon") == set()
    without = position(f"{form} | pending 0: Antimatter Spirit", "a f4 d5")
    assert offers(without, "summon") == set()


@pytest.mark.rule("EW-6")
def test_ew_6_not_without_an_action() -> None:
    state = position(f"{DUEL} | hand 0: Antimatter Spirit | actions: 1 | supply: 3 3, 0 3 | hand 1: Knight", "a f4 d6")
    play(state, "place a3", "warp Antimatter Spirit")
    assert state.active == 1
    assert pending(state) == "Antimatter Spirit"


@pytest.mark.rule("EW-6")
def test_ew_6_the_owner_alone_summons_it() -> None:
    state = position(f"{TEAM_DUEL} | active: 2 | pending 0: Antimatter Spirit", "a f4 d6")
    assert offers(state, "summon") == set()
    state = position(f"{DUEL} | active: 1 | pending 0: Antimatter Spirit", "b f4 d6, a c4 e6")
    assert offers(state, "summon") == set()


# --------------------------------------------------------------------------------------------------------------- EW-7


@pytest.mark.rule("EW-7", "TURN-5")
@EVERY_FORM
def test_ew_7_neither_discarded_nor_returned_by_the_discard_action(form: str) -> None:
    cards = "hand 0: Warpmaster, Void Summoner | legends 0: Titan | flares 0: flare 1"
    state = position(f"{form} | {cards} | pending 0: Translocationist")
    assert offers(state, "discard") == {"Warpmaster", "Void Summoner"}
    play(state, "discard Warpmaster")
    assert offers(state, "return") == {"Void Summoner", "Titan", "flare 1"}
    play(state, "return Void Summoner", "decline")
    assert (pending(state), pile(state, 0)) == ("Translocationist", ["Warpmaster"])


@pytest.mark.rule("EW-7")
def test_ew_7_with_no_other_being_there_is_no_discard_action() -> None:
    state = position(f"{DUEL} | legends 0: Titan | pending 0: Translocationist")
    assert offers(state, "discard") == set()


@pytest.mark.rule("EW-7", "EW-8")
@pytest.mark.parametrize("leaves", [True, False])
def test_ew_7_no_penalty_arises_from_leaving(leaves: bool) -> None:
    text = f"{DUEL} | points: 5 4 | end_by: 0 | last_turns: 1 | actions: 1 | hand 0: Reality Patch"
    state = position(f"{text} | pending 0: Translocationist", "a e4 d5 f5 e6")
    play(state, "summon Reality Patch e5", "accept" if leaves else "decline")
    assert ended(state).scores == ((5, 4) if leaves else (3, 4))
