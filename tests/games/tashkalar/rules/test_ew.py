"""EW: Etherweave, warp effects and the pending being. What single cards do is in `scenarios/etherweave.scenario`."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from games.tashkalar.support.effects import random_board, summoned
from games.tashkalar.support.table import (
    SQUARES,
    WAIT,
    Board,
    board,
    deck,
    facts,
    flares,
    hand,
    legendary,
    legends,
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

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Forfeit
from arenarium.core.errors import ChoiceError
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.language.parse import parse_effect

DUEL = "form: duel | schools: etherweave, northern | turn: 12"
HIGH = "form: high | schools: etherweave, northern | turn: 12"
MELEE_3 = "form: melee | schools: etherweave, northern, highland | turn: 12"
MELEE_4 = "form: melee | schools: etherweave, northern, highland, sylvan | turn: 12"
TEAM_DUEL = "form: duel | schools: etherweave, northern, highland, sylvan | teams | turn: 12"
TEAM_HIGH = "form: high | schools: etherweave, northern, highland, sylvan | teams | turn: 12"
NETHER = "form: duel | schools: etherweave, nethervoid | turn: 12"
FORMS = {
    "high": HIGH,
    "duel": DUEL,
    "melee of 3": MELEE_3,
    "melee of 4": MELEE_4,
    "team high": TEAM_HIGH,
    "team duel": TEAM_DUEL,
}
"""Seat 0 plays Etherweave, and it is not the first turn."""
EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
TEAMS = pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH], ids=["duel", "high"])

WITH_WARP = (
    *("Paradox Worm", "Lesser Shadow Twin", "Greater Shadow Twin", "Translocationist", "Antimatter Spirit"),
    *("Merchant of Time", "Gate of Oblivion", "Void Summoner", "Eternal Emperor", "Polarity Queen"),
    "Ziggurat Sentinel",
)
WITHOUT_WARP = (
    *("Doppelganger", "Time Traveler", "Warpmaster", "Dark Sphere", "Reality Patch", "Singularity"),
    "Iris of Eternity",
)
RED, GREEN = ("d2", "e5", "h6", "c8"), ("c3", "g3", "i4", "a5", "f8")
COLOURLESS = [square for square in SQUARES if square not in RED + GREEN]
SIX = "Dark Sphere, Singularity, Iris of Eternity, Doppelganger, Polarity Queen, Reality Patch"
"""Six cards for the bottom of a deck in team play."""


def pending(state: State, seat: int = 0) -> str | None:
    found: str | None = state.to_json()["pending"][seat]
    return found


def ended(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def last_turn(text: str, on_board: str = "") -> Outcome:
    """The game ends with the one action that is left to seat 0, who places on a3."""
    state = position(f"{text} | end_by: 0 | last_turns: 1 | actions: 1", on_board)
    play(state, "place a3")
    if state.outcome is None:
        play(state, "finish")
    return ended(state)


def neighbours(square: str) -> Iterator[tuple[str, str]]:
    """What lies next to a square on the board, and right opposite, on the board or not."""
    column, row = ord(square[0]), int(square[1])
    for dx, dy in ((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)):
        there = f"{chr(column + dx)}{row + dy}"
        if there in SQUARES:
            yield there, f"{chr(column - dx)}{row - dy}"


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
    found = set()
    offsets = [(ord(square[0]) - ord("e"), int(square[1]) - 5) for square in squares]
    for _ in range(4):
        offsets = [(-y, x) for x, y in offsets]
        for side in (1, -1):
            found.add(frozenset(f"{chr(ord('e') + side * x)}{5 + y}" for x, y in offsets))
    return found


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


def seated(form: str, seats: int, seat: int, teams: bool) -> str:
    schools = ["northern", "highland", "sylvan", "southern"][:seats]
    schools[seat] = "etherweave"
    return f"form: {form} | schools: {', '.join(schools)}" + (" | teams" if teams else "")


def warps_by_turn(state: State, seat: int, number: int) -> list[set[str]]:
    """What a seat could play at the beginning of each of its next so many turns."""
    found: list[set[str]] = []
    while len(found) < number:
        if state.active == seat:
            found.append(offers(state, "warp"))
        skip_turn(state)
    return found


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
    before = state.to_json()
    told = play(state, "warp Gate of Oblivion")
    after = state.to_json()
    for key in ("board", "supply", "actions", "discarded", "summoned", "destroyed", "decks", "piles", "active"):
        assert after[key] == before[key]
    assert facts(told, "warped") == [{"seat": 0, "card": "Gate of Oblivion"}]
    assert facts(told, "summoned") == []
    assert {"place", "warp"} & verbs(state) == {"place"}


@pytest.mark.rule("EW-2")
@EVERY_FORM
def test_ew_2_not_on_the_turn_of_another(form: str) -> None:
    seats = len(position(form).to_json()["schools"])
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
    assert set(state.to_json()["pending"][1:]) == {None}
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
    told = play(state, "summon Gate of Oblivion e5")
    assert board(state) == pieces("a d5 f5 d6 f6, A e5")  # what it destroys is its effect
    assert (pending(state), hand(state, 0), pile(state, 0)) == (None, ["Warpmaster"], ["Gate of Oblivion"])
    assert [fact["why"] for fact in facts(told, "card-discarded")] == ["resolved"]
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


# --------------------------------------------------------------------------------------------------------------- EW-8

SEVEN = "Color Conquest, Center Cross, Green Conquest"
"""Three tasks of 7 points together."""


@pytest.mark.rule("EW-8", "END-6")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_ew_8_duel_the_final_score_is_2_lower(form: str) -> None:
    plain = last_turn(f"{form} | points: 10 9")
    assert (plain.scores[:2], plain.ranking[:2]) == ((10, 9), (1, 2))
    lowered = last_turn(f"{form} | points: 10 9 | pending 0: Translocationist")
    assert (lowered.scores[:2], lowered.ranking[:2], lowered.decided_by) == ((8, 9), (2, 1), "score")


@pytest.mark.rule("EW-8", "END-6")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ew_8_high_form_the_final_score_is_2_lower(form: str) -> None:
    text = f"{form} | claimed a: {SEVEN} | claimed b: Color Conquest, Side Chain"
    assert last_turn(text, "A* c4, B* c5").scores[:2] == (8, 7)
    lowered = last_turn(f"{text} | pending 0: Translocationist", "A* c4, B* c5")
    assert (lowered.scores[:2], lowered.ranking[:2]) == ((6, 7), (2, 1))


@pytest.mark.rule("EW-8")
@pytest.mark.parametrize("form", [DUEL, HIGH])
def test_ew_8_the_score_may_become_negative(form: str) -> None:
    assert last_turn(f"{form} | pending 0: Translocationist").scores == (-2, 0)


@pytest.mark.rule("EW-8", "EW-21")
@pytest.mark.parametrize("form", ["duel", "high"])
def test_ew_8_team_the_score_of_the_side_is_lowered_whoever_plays(form: str) -> None:
    for seat in range(4):
        text = f"{seated(form, 4, seat, True)} | turn: 12 | pending {seat}: Translocationist"
        claimed = "claimed a: Color Conquest | claimed b: Color Conquest" if form == "high" else "points: 3 3"
        expected = (1, 3, 1, 3) if seat in (0, 2) else (3, 1, 3, 1)
        assert last_turn(f"{text} | {claimed}").scores == expected


@pytest.mark.rule("EW-8", "END-7")
def test_ew_8_melee_2_less_in_every_colour() -> None:
    """Seat 0 has 5 and 7, seat 1 has 3 and 6: after the penalty both have 3, and seat 1 the better second colour."""
    plain = last_turn(f"{MELEE_3} | points: 0 5 7 3 0 6 0 0 0")
    assert (plain.scores, plain.ranking) == ((5, 3, 0), (1, 2, 3))
    lowered = last_turn(f"{MELEE_3} | points: 0 5 7 3 0 6 0 0 0 | pending 0: Translocationist")
    assert (lowered.scores, lowered.ranking, lowered.decided_by) == ((3, 3, 0), (2, 1, 3), "further points")


@pytest.mark.rule("EW-8", "END-7")
def test_ew_8_melee_of_4_in_the_third_colour_as_well() -> None:
    """After the penalty 2, 4, 6 against 2, 4, 7."""
    text = f"{MELEE_4} | points: 0 4 6 8 2 0 4 7 0 0 0 0 0 0 0 0"
    assert last_turn(text).ranking[:2] == (1, 2)
    lowered = last_turn(f"{text} | pending 0: Translocationist")
    assert (lowered.scores, lowered.ranking[:2]) == ((2, 2, 0, 0), (2, 1))


@pytest.mark.rule("EW-8")
def test_ew_8_melee_negative_points() -> None:
    assert last_turn(f"{MELEE_3} | points: 0 1 0 0 0 0 0 0 0 | pending 0: Translocationist").scores == (-2, 0, 0)


@pytest.mark.rule("EW-8", "END-5")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_ew_8_also_where_a_game_ends_by_resigning(form: str) -> None:
    for seat in (0, 1):
        state = position(f"{form} | points: 10 9 | pending 0: Translocationist")
        state.forfeit(seat, Forfeit.RESIGNED)
        assert ended(state).scores[:2] == (8, 9)


@pytest.mark.rule("EW-8", "END-8")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_3])
def test_ew_8_tie_breaks_are_not_affected(form: str) -> None:
    """Equal after the penalty; then upgraded pieces and pieces on the board decide, and nothing is taken off them."""
    equal = {
        DUEL: "points: 5 3",
        HIGH: "claimed a: Color Conquest | claimed b: Destruction",
        MELEE_3: "points: 0 3 3 1 0 1 0 0 0",
    }[form]
    text = f"{form} | {equal} | pending 0: Translocationist"
    upgraded = last_turn(text, "A c4 c5, B d4, b d5 d6 d7 c1 c2")
    assert (upgraded.ranking[:2], upgraded.decided_by) == ((1, 2), "upgraded pieces")
    pieces_ = last_turn(text, "A c4 c5, B d4 d5")  # and the one placed on a3
    assert (pieces_.ranking[:2], pieces_.decided_by) == ((1, 2), "pieces")
    assert pieces_.scores[0] == pieces_.scores[1]


@pytest.mark.rule("EW-8", "END-3")
@pytest.mark.parametrize(
    ("form", "points_", "ends"),
    [
        (DUEL, "19 0", False),
        (DUEL, "20 0", True),
        (DUEL, "0 18", True),
        (TEAM_DUEL, "19 0", False),
        (TEAM_DUEL, "20 0", True),
        (MELEE_3, "0 13 13 0 0 0 0 0 0", False),
        (MELEE_3, "0 0 14 0 0 0 0 0 0", True),
        (MELEE_3, "0 14 0 0 0 0 0 0 0", True),
        (MELEE_3, "0 0 0 0 0 12 0 0 0", True),
        (MELEE_4, "0 11 11 11 0 0 0 0 0 0 0 0 0 0 0 0", False),
        (MELEE_4, "0 0 0 12 0 0 0 0 0 0 0 0 0 0 0 0", True),
        (MELEE_4, "0 0 0 0 0 0 0 0 0 0 0 0 10 0 0 0", True),
    ],
)
def test_ew_8_the_penalty_delays_the_end_by_points(form: str, points_: str, ends: bool) -> None:
    state = position(f"{form} | points: {points_} | pending 0: Translocationist")
    skip_turn(state)
    assert (state.end_by, state.end_reason) == ((0, "points") if ends else (-1, ""))


@pytest.mark.rule("EW-8", "END-2")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ew_8_the_penalty_delays_the_end_by_points_in_the_high_form(form: str) -> None:
    for legends_, ends in (("A* c4 c5 c6", False), ("", False)):
        state = position(f"{form} | claimed a: {SEVEN} | pending 0: Translocationist", legends_)
        skip_turn(state)
        assert (state.end_by == 0) is ends
    state = position(f"{form} | claimed a: {SEVEN}, Destruction | pending 0: Translocationist", "A* c4 c5 c6")
    skip_turn(state)
    assert state.end_by == 0
    enemy = position(f"{form} | claimed b: {SEVEN} | pending 0: Translocationist", "B* c4 c5")
    skip_turn(enemy)
    assert enemy.end_by == 0


@pytest.mark.rule("EW-8", "END-3")
@EVERY_FORM
def test_ew_8_the_end_comes_with_the_turn_on_which_the_being_leaves(form: str) -> None:
    state = position(form)
    enough = {
        "high": f"claimed a: {SEVEN}, Green Summoning, Red Summoning",
        "duel": "points: 19 0",
        "melee": "points: " + ("0 13 13 0 0 0 0 0 0" if state.table.seats == 3 else "0 11" + " 0" * 14),
    }[state.table.form.value]
    state = position(f"{form} | {enough} | pending 0: Antimatter Spirit", "a f4 d6")
    skip_turn(state)
    assert state.end_by == -1
    while state.active != 0:
        skip_turn(state)
    play(state, "summon Antimatter Spirit e5")
    skip_turn(state)
    assert (state.end_by, state.end_reason, state.last_turns) == (0, "points", state.table.seats)


@pytest.mark.rule("EW-8")
def test_ew_8_the_points_themselves_stay_and_only_the_owner_is_lowered() -> None:
    state = position(f"{DUEL} | points: 7 3 | pending 0: Translocationist")
    skip_turn(state)
    assert state.points == [7, 3]
    freed = position(
        f"{DUEL} | points: 7 3 | pending 0: Antimatter Spirit | end_by: 0 | last_turns: 1 | actions: 1", "a f4 d6"
    )
    play(freed, "summon Antimatter Spirit e5")
    assert ended(freed).scores == (7, 3)


# --------------------------------------------------------------------------------------------------------------- EW-9


@pytest.mark.rule("EW-9")
@pytest.mark.parametrize("card", WITH_WARP)
def test_ew_9_played_to_no_effect_the_being_is_pending_all_the_same(card: str) -> None:
    state = position(f"{DUEL} | hand 0: {card}, Warpmaster | supply: 0 0, 0 0")
    assert offers(state, "warp") == {card}
    play(state, f"warp {card}")
    if card == "Paradox Worm":
        play(state, "decline")
    assert pending(state) == card
    assert board(state) == {}
    assert offers(state, "discard") == {"Warpmaster"}


# -------------------------------------------------------------------------------------------------------------- EW-10


def antimatter_ways(men: Board, supplies: dict[str, int]) -> set[tuple[str, str, str]]:
    """All complete ways of the Antimatter Spirit's warp effect for side a: square, where it moves, enemy colour."""
    found = set()
    for square in COLOURLESS:
        if square in men or not supplies["a"]:
            continue
        for to, back in neighbours(square):
            if back in SQUARES and all(men.get(there, "a").islower() for there in (to, back)):
                for side in supplies.keys() - {"a"}:
                    if supplies[side] or men.get(to) == side:
                        found.add((square, to, side))
    return found


@pytest.mark.rule("EW-10")
@pytest.mark.parametrize("form", [DUEL, MELEE_3])
@pytest.mark.parametrize("seed", range(25))
def test_ew_10_antimatter_spirit_offers_exactly_what_can_be_completed(form: str, seed: int) -> None:
    rng = Random(seed)
    sides = 2 if form == DUEL else 3
    men = random_board(rng, sides, most=14)
    supplies = {side: rng.choice([0, 0, 1]) for side in "abc"[:sides]} | {"a": rng.choice([0, 1, 1, 1, 2])}
    said = ", ".join(f"{supplies[side]} 0" for side in "abc"[:sides])
    ways = antimatter_ways(men, supplies)
    if not ways:
        state = position(f"{form} | hand 0: Antimatter Spirit, Warpmaster | supply: {said}", men)
        play(state, "warp Antimatter Spirit")
        assert (board(state), pending(state)) == (men, "Antimatter Spirit")
    for square, to, side in rng.sample(sorted(ways), min(len(ways), 6)):
        state = position(f"{form} | hand 0: Antimatter Spirit, Warpmaster | supply: {said}", men)
        play(state, "warp Antimatter Spirit")
        if len({way[0] for way in ways}) > 1:
            assert offers(state, "put") == {f"a common {way[0]}" for way in ways}
            play(state, f"put a common {square}")
        if len({way[1] for way in ways if way[0] == square}) > 1:
            assert offers(state, "move") == {f"{square} {way[1]}" for way in ways if way[0] == square}
            play(state, f"move {square} {to}")
        if len({way for way in ways if way[:2] == (square, to)}) > 1:
            assert offers(state, "put") == {f"{way[2]} common {square}" for way in ways if way[:2] == (square, to)}
            play(state, f"put {side} common {square}")
        back = dict(neighbours(square))[to]
        assert board(state) == men | {to: "a", back: side}


@pytest.mark.rule("EW-10")
def test_ew_10_antimatter_spirit_on_an_empty_board() -> None:
    """The corners have no two squares opposite each other."""
    state = position(f"{DUEL} | hand 0: Antimatter Spirit")
    play(state, "warp Antimatter Spirit")
    corners = {"c1", "g1", "a3", "i3", "a7", "i7", "c9", "g9"}
    assert offers(state, "put") == {f"a common {square}" for square in COLOURLESS if square not in corners}


def rank(sign: str) -> int:
    return len(sign) if sign.isupper() else 0


def combat_move(men: Board, at: str, to: str) -> Board | None:
    """The board after a combat move, if it is legal."""
    if to in men and rank(men[to]) > rank(men[at]):
        return None
    after = {square: piece for square, piece in men.items() if square != at}
    return after | {to: men[at]}


def polarity_ways(men: Board, queen: str) -> set[tuple[str, str, str, str]]:
    """All pairs of moves of the Polarity Queen's effect for side a."""
    found = set()
    movers = [square for square, piece in men.items() if piece in ("a", "A") and square != queen]
    for at in movers:
        for to, _ in neighbours(at):
            after = combat_move(men, at, to)
            if after is None:
                continue
            dx, dy = ord(to[0]) - ord(at[0]), int(to[1]) - int(at[1])
            for other in movers:
                target = f"{chr(ord(other[0]) - dx)}{int(other[1]) - dy}"
                alive = other not in (at, to)
                if alive and target in SQUARES and combat_move(after, other, target) is not None:
                    found.add((at, to, other, target))
    return found


@pytest.mark.rule("EW-10")
@pytest.mark.parametrize("seed", range(25))
def test_ew_10_polarity_queen_offers_exactly_what_can_be_completed(seed: int) -> None:
    """All around stand heroic enemies, so that many first moves lead nowhere."""
    rng = Random(seed)
    start = pieces("a d6 f6 e7 e8")
    for square in pieces("B c5 d5 f5 g5 c6 e6 g6 c7 d7 f7 g7 d8 f8 d9 e9 f9"):
        sign = rng.choice([*["B"] * 12, "", "b", "a", "A"])
        start |= {square: sign} if sign else {}
    men = start | {"e5": "A"}
    ways = polarity_ways(men, "e5")
    if not ways:
        state = position(f"{DUEL} | hand 0: Polarity Queen", start)
        play(state, "summon Polarity Queen e5")
        assert board(state) == men
        assert "place" in verbs(state)
    for at, to, other, target in rng.sample(sorted(ways), min(len(ways), 5)):
        state = position(f"{DUEL} | hand 0: Polarity Queen", start)
        play(state, "summon Polarity Queen e5")
        if len({found[:2] for found in ways}) > 1:
            assert offered(state) == {f"move {found[0]} {found[1]}" for found in ways}
            play(state, f"move {at} {to}")
        seconds = {found[2:] for found in ways if found[:2] == (at, to)}
        if len(seconds) > 1:
            assert offered(state) == {f"move {found[0]} {found[1]}" for found in seconds}
            play(state, f"move {other} {target}")
        first = combat_move(men, at, to)
        assert first is not None
        assert board(state) == combat_move(first, other, target)


@pytest.mark.rule("EW-10")
def test_ew_10_trying_out_what_can_be_completed_leaves_no_trace() -> None:
    """Neither the position nor what is told depends on the ways that were looked at."""
    state = position(f"{DUEL} | hand 0: Polarity Queen", "a d6 f6 e7 e8, b c6 g5")
    told = play(state, "summon Polarity Queen e5")
    assert facts(told, "moved") == facts(told, "destroyed") == []
    before = state.to_json()
    assert offered(state) == offered(state)
    assert state.to_json() == before
    assert board(state) == pieces("a d6 f6 e7 e8, A e5, b c6 g5")


# -------------------------------------------------------------------------------------------------------------- EW-11


@pytest.mark.rule("EW-11")
@pytest.mark.parametrize("waiting", ["", "Merchant of Time"])
@pytest.mark.parametrize("card", [card for card in WITH_WARP if card not in ("Merchant of Time", "Ziggurat Sentinel")])
def test_ew_11_nothing_becomes_pending_and_nothing_was_played_by_copying(card: str, waiting: str) -> None:
    text = f"{DUEL} | hand 0: Ziggurat Sentinel | pile 0: {card}" + (f" | pending 0: {waiting}" if waiting else "")
    state = position(text, "a e6 d7 e7 c8 d8, b c4")
    told = play(state, "summon Ziggurat Sentinel e5", f"copy {card}")
    assert facts(told, "copied") == [{"card": card}]
    assert facts(told, "warped") == []
    while state.stack:
        play(state, sorted(offered(state))[0])
    assert pending(state) == (waiting or None)
    assert pile(state, 0) == [card, "Ziggurat Sentinel"]
    assert state.to_json()["warped"] == []


@pytest.mark.rule("EW-11")
def test_ew_11_the_merchant_of_time_cannot_be_copied() -> None:
    state = position(f"{DUEL} | hand 0: Ziggurat Sentinel | pile 0: Merchant of Time", "a e6 d7 e7 c8 d8, b c4")
    play(state, "summon Ziggurat Sentinel e5")
    assert offers(state, "copy") == set()


@pytest.mark.rule("EW-11")
def test_ew_11_what_was_played_is_forgotten_at_the_end_of_the_turn() -> None:
    for more in ("", " | another_turn"):
        state = position(f"{DUEL} | hand 0: Eternal Emperor{more}", "a d4 d5 d6 e6")
        play(state, "warp Eternal Emperor", "put a common a3")
        skip_turn(state)
        while state.active != 0:
            skip_turn(state)
        play(state, "summon Eternal Emperor e5")
        assert offered(state) == {"accept", "decline"}


@pytest.mark.rule("EW-11", "EW-17")
def test_ew_11_a_copy_counts_beside_the_one_that_was_played() -> None:
    state = position(f"{DUEL} | hand 0: Doppelganger, Gate of Oblivion", "a d5 d6")
    play(state, "warp Gate of Oblivion", "summon Doppelganger e5")
    assert state.to_json()["counted_more"] == 2
    assert state.to_json()["warped"] == ["Gate of Oblivion"]


# -------------------------------------------------------------------------------------------------------------- EW-12


@pytest.mark.rule("EW-12", "EW-15")
@EVERY_FORM
def test_ew_12_neither_red_nor_green_and_the_central_squares_have_no_colour(form: str) -> None:
    men = pieces("a b6 c7 d8, b i5")
    state = position(f"{form} | hand 0: Time Traveler", men)
    found = {text.split()[2] for text in offers(state, "summon")}
    assert found == {square for square in COLOURLESS if square not in men}
    assert {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"} < found


@pytest.mark.rule("EW-12", "EW-14")
@EVERY_FORM
def test_ew_12_the_merchant_takes_from_every_colourless_square_and_from_no_other(form: str) -> None:
    for square in SQUARES:
        state = position(f"{form} | hand 0: Merchant of Time", {square: "B"})
        play(state, "warp Merchant of Time")
        assert (board(state) == {}) is (square in COLOURLESS)


# -------------------------------------------------------------------------------------------------------------- EW-13


@pytest.mark.rule("EW-13", "NV-6")
def test_ew_13_the_gateway_marker_stays_with_its_piece() -> None:
    state = position(f"{NETHER} | hand 0: Paradox Worm | gateway: g3", "a d5 b6 c6, b g3 h3")
    play(state, "summon Paradox Worm e5", "swap c6 g3")
    assert board(state) == pieces("a d5 b6 g3 e5, b c6 h3")
    assert state.to_json()["gateway"] == "c6"
    other = position(f"{NETHER} | hand 0: Paradox Worm | gateway: g3", "a d5 b6 c6, b g3 h3")
    play(other, "summon Paradox Worm e5", "swap c6 h3")
    assert other.to_json()["gateway"] == "g3"


@pytest.mark.rule("EW-13", "EFF-4")
def test_ew_13_a_being_that_was_swapped_is_still_this_being() -> None:
    effect = parse_effect("You may swap one heroic piece of yours with one common piece of yours. Upgrade this being.")
    for choice, expected in (("swap e5 b3", "A* b3, a e5 h7"), ("swap e5 h7", "A* h7, a b3 e5")):
        state = summoned(effect, pieces("A e5, a b3 h7"), "e5")
        play(state, choice)
        assert board(state) == pieces(expected)


@pytest.mark.rule("EW-13")
def test_ew_13_a_swap_is_no_move_and_destroys_nothing() -> None:
    state = position(f"{DUEL} | hand 0: Paradox Worm | counted_more: 1", "a d5 b6 c6, A h7, b i3, B c1")
    play(state, "summon Paradox Worm e5")
    told = play(state, "swap h7 c1")
    assert [fact for kind in ("moved", "destroyed", "converted") for fact in facts(told, kind)] == []
    assert facts(told, "swapped") == [{"one": "h7", "other": "c1"}]
    assert not any(state.destroyed)
    assert (two_faced(state, "a"), two_faced(state, "b")) == (11, 14)


# -------------------------------------------------------------------------------------------------------------- EW-14


@pytest.mark.rule("EW-14", "SCORE-3")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
def test_ew_14_a_legendary_piece_on_the_card_gives_no_point_even_at_the_end(form: str) -> None:
    text = f"{form} | pending 0: Merchant of Time | claimed a: {SEVEN}"
    assert last_turn(text, "B* c4 c5").scores[:2] == (5, 2)
    assert last_turn(f"{text} | held: Merchant of Time, b legendary", "B* c4").scores[:2] == (5, 1)
    assert last_turn(f"{text} | held: Merchant of Time, a legendary", "B* c4").scores[:2] == (5, 1)


@pytest.mark.rule("EW-14", "END-8")
def test_ew_14_nor_does_it_count_in_a_tie_break() -> None:
    text = f"{DUEL} | points: 5 3 | pending 0: Merchant of Time | held: Merchant of Time, b legendary"
    assert last_turn(text, "A c4, B c5").ranking == (1, 2)  # the piece placed on a3 decides
    assert last_turn(text, "B c5").ranking == (2, 1)


@pytest.mark.rule("EW-14", "FLARE-1")
@pytest.mark.parametrize(("held", "open_"), [("b common", False), ("", True)])
def test_ew_14_nor_for_a_flare(held: str, open_: bool) -> None:
    """Flare 2 asks for 4 pieces more."""
    text = f"{DUEL} | flares 0: flare 2 | pending 0: Merchant of Time"
    on_board = "b c4 c5 c6" + ("" if held else " c7")
    state = position(text + (f" | held: Merchant of Time, {held}" if held else ""), on_board)
    assert ("flare 2 against b" in offered(state)) is open_


@pytest.mark.rule("EW-14", "SCORE-1")
def test_ew_14_nor_for_a_task_or_a_pattern() -> None:
    text = f"{HIGH} | tasks: Center Cross | hand 0: Merchant of Time, Reality Patch | actions: 1"
    state = position(text, "a e4 d5 e5 f5 e6")
    kept = state.copy()
    assert "summon Reality Patch e5" in offered(state)
    play(state, "warp Merchant of Time", "take e4")
    assert offers(state, "summon") == set()
    play(state, "place a3")
    assert state.active == 1
    play(kept, "place a3", "finish")
    assert offered(kept) == {"claim Center Cross", "finish"}


@pytest.mark.rule("EW-14")
@pytest.mark.parametrize("sign", ["a", "A", "A*", "b", "B", "B*"])
def test_ew_14_the_piece_keeps_owner_and_rank_and_is_in_no_supply(sign: str) -> None:
    men = pieces("a d6 f6 c7 e7")
    state = position(f"{DUEL} | hand 0: Merchant of Time", men | {"h4": sign})
    supply = state.to_json()["supply"]
    told = play(state, "warp Merchant of Time", "take h4")
    assert state.to_json()["supply"] == supply
    assert (facts(told, "destroyed"), any(state.destroyed)) == ([], False)
    play(state, "summon Merchant of Time e5")
    two, great = two_faced(state), legendary(state)
    play(state, "release b3")
    assert board(state) == men | {"e5": "A", "b3": sign}
    assert (two_faced(state), legendary(state)) == (two, great)
    assert state.to_json()["held"] == []
    assert pending(state) is None


def crowded(pattern: str, c: int) -> Board:
    """A piece on every colourless square: the pattern, and others of all four colours, so many common ones of c."""
    men = pieces(pattern)
    signs = [*"a" * 8, *"b" * 14, *"c" * c, *"d" * 14, *["A*", "B*", "C*", "D*"] * 2]
    free = [square for square in COLOURLESS if square not in men]
    return men | dict(zip(free, signs[: len(free)], strict=True))


@pytest.mark.rule("EW-14")
def test_ew_14_with_no_square_to_come_back_to_the_piece_goes_to_its_supply() -> None:
    men = crowded("a d6 f6 c7 e7", c=13)
    state = position(f"{MELEE_4} | pending 0: Merchant of Time | held: Merchant of Time, c common", men)
    assert two_faced(state, "c") == 0
    told = play(state, "summon Merchant of Time e5")
    assert facts(told, "released") == [{"at": None, "side": 2, "rank": 0}]
    assert (board(state), two_faced(state, "c")) == (men | {"e5": "A"}, 1)
    assert not any(state.destroyed)
    assert state.to_json()["held"] == []
    heroic = position(f"{MELEE_4} | pending 0: Merchant of Time | held: Merchant of Time, c heroic", men)
    play(heroic, "summon Merchant of Time e5")
    assert offers(heroic, "release") == {square for square, sign in men.items() if sign.islower()}


@pytest.mark.rule("EW-12", "EFF-3")
def test_ew_12_singularity_without_an_empty_colourless_square_does_nothing() -> None:
    men = crowded("a d4 f4 d6 f6", c=14)
    state = position(f"{MELEE_4} | hand 0: Singularity", men)
    play(state, "summon Singularity e5")
    assert board(state) == men | {"e5": "A"}
    assert "place" in verbs(state)


@pytest.mark.rule("EW-14", "NV-9")
def test_ew_14_a_gateway_that_cannot_come_back_is_none() -> None:
    text = "form: melee | schools: etherweave, nethervoid, highland, sylvan | turn: 12 | pending 0: Merchant of Time"
    men = crowded("a d6 f6 c7 e7", c=14)
    men[next(square for square, sign in men.items() if sign == "b")] = "D*"
    state = position(f"{text} | held: Merchant of Time, b common gateway", men)
    play(state, "summon Merchant of Time e5")
    assert (state.to_json()["gateway"], state.to_json()["held"], two_faced(state, "b")) == (None, [], 1)


@pytest.mark.rule("EW-14")
def test_ew_14_if_the_game_ends_first_it_stays_off_the_board() -> None:
    state = position(
        f"{DUEL} | pending 0: Merchant of Time | held: Merchant of Time, b heroic | end_by: 0 | last_turns: 1"
    )
    skip_turn(state)
    assert state.outcome is not None
    assert len(state.to_json()["held"]) == 1
    assert "B" not in board(state).values()


# -------------------------------------------------------------------------------------------------------------- EW-15


@pytest.mark.rule("EW-15")
@EVERY_FORM
def test_ew_15_time_traveler_never_counts_as_summoned_on_a_coloured_square(form: str) -> None:
    """Its row lies on a red and a green square; what counts is where it is put."""
    state = position(f"{form} | hand 0: Time Traveler", "a c3 d4 e5")
    told = play(state, "summon Time Traveler h7")
    assert state.to_json()["summoned"] == [1, 0, 0, 0]
    assert facts(told, "destroyed") == []
    assert facts(told, "summoning")[0]["used"] == ["c3", "d4", "e5"]


@pytest.mark.rule("EW-15", "SUM-7")
def test_ew_15_in_a_shortage_every_occurrence_of_the_row_sets_pieces_free() -> None:
    """Two rows: whichever is used, the pieces of the other are free but for the one they share."""
    state = position(f"{DUEL} | hand 0: Time Traveler | supply: 0 3, 16 3", "a c4 d5 e6 e4 c6")
    play(state, "summon Time Traveler a3")
    assert offers(state, "lift") == {"c4", "e6", "e4", "c6"}


@pytest.mark.rule("EW-15", "SUM-10", "SUM-7")
def test_ew_15_in_a_shortage_of_a_melee_the_improvised_piece_spares_an_own_one() -> None:
    """With the row b3 c4 d5 of two own pieces and one of b, e6 can be picked up; the own row needs all three."""
    text = f"{MELEE_3} | hand 0: Time Traveler | supply: 0 3, 14 3, 15 3"
    state = position(text, "a c4 d5 e6, b b3")
    assert {text.partition("a3")[2].strip() for text in offers(state, "summon") if " a3" in text} == {"improvising b"}
    play(state, "summon Time Traveler a3 improvising b")
    assert board(state) == pieces("a c4 d5, A a3, b b3")


# -------------------------------------------------------------------------------------------------------------- EW-16


@pytest.mark.rule("EW-16")
@EVERY_FORM
def test_ew_16_it_lapses_at_the_end_of_the_turn_also_before_an_extra_one(form: str) -> None:
    for more in ("", " | another_turn"):
        state = position(f"{form} | pending 0: Greater Shadow Twin | next_empty: 2{more}", "a f5")
        assert "summon Greater Shadow Twin e5" in offered(state)
        skip_turn(state)
        assert state.to_json()["next_empty"] == 0
        while state.active != 0:
            skip_turn(state)
        assert "summon Greater Shadow Twin e5" not in offered(state)


@pytest.mark.rule("EW-16")
def test_ew_16_a_legend_is_a_summoning_too() -> None:
    state = position(f"{DUEL} | legends 0: Storm Elemental | next_empty: 2", "A d3 d4 f4")
    play(state, "summon Storm Elemental e5", "decline")
    assert state.to_json()["next_empty"] == 0


@pytest.mark.rule("EW-16")
def test_ew_16_warp_effects_and_flares_do_not_use_it_up() -> None:
    text = f"{DUEL} | hand 0: Lesser Shadow Twin, Greater Shadow Twin | flares 0: flare 2 | next_empty: 2"
    state = position(text, "a f5, b c1 d1 e1 f1 g1")
    play(state, "warp Lesser Shadow Twin", "flare 2 against b", "put a common c9")
    assert "summon Greater Shadow Twin e5" in offered(state)


# -------------------------------------------------------------------------------------------------------------- EW-17


@pytest.mark.rule("EW-17", "SCORE-6")
def test_ew_17_melee_each_piece_counts_more_in_its_own_colour() -> None:
    """One common piece of b and one heroic of c, each twice: a pair in b, two points in c, and nothing left over."""
    state = position(f"{MELEE_3} | hand 0: Gate of Oblivion", "a d5 f5 d6 f6, b e5, C e6")
    play(state, "warp Gate of Oblivion", "summon Gate of Oblivion e5", "place a3")
    assert (points(state, 0, "b"), points(state, 0, "c")) == (1, 2)
    assert state.active == 1


@pytest.mark.rule("EW-17", "SCORE-1")
def test_ew_17_tasks_count_them_as_well() -> None:
    text = f"{HIGH} | tasks: Devastation, Heroic Devastation | hand 0: Gate of Oblivion | actions: 1"
    board_ = "a d5 f5 d6 f6, b e5, B e6"
    plain = position(text, board_)
    play(plain, "summon Gate of Oblivion e5")
    assert plain.active == 1
    state = position(text, board_)
    play(state, "warp Gate of Oblivion", "summon Gate of Oblivion e5")
    assert offered(state) == {"claim Devastation", "claim Heroic Devastation", "finish"}


@pytest.mark.rule("EW-17")
@pytest.mark.parametrize(
    ("more", "on_board", "choices"),
    [
        ("hand 0: Warpmaster", "a d3 c5 d6, b f4", ("summon Warpmaster e5", "move e5 f4")),
        ("flares 0: flare 6", "a h3, b c4 c5 c6 c7 d4", ("flare 6 against b", "move h3 d4")),
        ("pending 0: Merchant of Time | held: Merchant of Time, a heroic", "a d6 f6 c7 e7, b c4",
         ("summon Merchant of Time e5", "release c4")),
    ],
    ids=["move", "leap", "leap from a card"],
)  # fmt: skip
def test_ew_17_moves_and_leaps_count_more(more: str, on_board: str, choices: tuple[str, ...]) -> None:
    state = position(f"{DUEL} | counted_more: 1 | {more}", on_board)
    play(state, *choices)
    assert state.destroyed == [0, 0, 0, 2, 0, 0]


# -------------------------------------------------------------------------------------------------------------- EW-18


@pytest.mark.rule("EW-18")
@TEAMS
@pytest.mark.parametrize("passed", [True, False])
def test_ew_18_team_the_legends_of_the_team_are_discarded_whoever_decides(form: str, passed: bool) -> None:
    state = position(f"{form} | hand 0: Iris of Eternity | legends 0: Titan, Leviathan", "a d6 f6 d7 f7 e8")
    play(state, "summon Iris of Eternity e5", *(["pass"] if passed else []), "upgrade e5")
    assert (legends(state, 0), legends(state, 2)) == ([], [])
    assert pile(state, "legends") == ["Titan", "Leviathan"]
    assert state.to_json()["summoned"] == [1, 1, 1, 0]


@pytest.mark.rule("EW-18")
def test_ew_18_high_form_there_is_no_point_but_that_of_the_piece() -> None:
    state = position(f"{HIGH} | hand 0: Iris of Eternity | end_by: 0 | last_turns: 1", "a d6 f6 d7 f7 e8")
    play(state, "summon Iris of Eternity e5", "upgrade e5", "place a3")
    assert ended(state).scores == (1, 0)


# -------------------------------------------------------------------------------------------------------------- EW-19


@pytest.mark.rule("EW-19")
def test_ew_19_the_card_being_resolved_is_not_in_the_pile_yet() -> None:
    state = position(f"{DUEL} | hand 0: Ziggurat Sentinel", "a e6 d7 e7 c8 d8")
    play(state, "summon Ziggurat Sentinel e5")
    assert offered(state) == {"move e5 d6", "decline"}
    assert pile(state, 0) == []


@pytest.mark.rule("EW-19")
def test_ew_19_the_pile_keeps_the_order_in_which_cards_came() -> None:
    text = f"{DUEL} | hand 0: Reality Patch, Singularity, Doppelganger | pending 0: Translocationist | actions: 3"
    state = position(text, "a e4 d5 f5 e6")
    play(state, "discard Singularity", "decline", "summon Reality Patch e5", "accept", "discard Doppelganger")
    assert pile(state, 0) == ["Singularity", "Translocationist", "Doppelganger", "Reality Patch"]


@pytest.mark.rule("EW-19", "END-4")
def test_ew_19_a_card_put_back_does_not_undo_the_end() -> None:
    text = f"{DUEL} | hand 0: Time Traveler, Singularity, Doppelganger, Dark Sphere | pile 0: Warpmaster | deck 0: "
    state = position(f"{text} | end_by: 0 | end_reason: deck | last_turns: 2", "a c4 d5 e6, b h4")
    play(state, "summon Time Traveler h5", "destroy h4")
    skip_turn(state)
    assert deck(state, 0) == ["Warpmaster"]
    assert (state.end_by, state.end_reason, state.last_turns) == (0, "deck", 1)


# -------------------------------------------------------------------------------------------------------------- EW-20


@pytest.mark.rule("EW-20", "EW-8")
@pytest.mark.parametrize("in_time", [True, False])
@EVERY_FORM
def test_ew_20_on_the_final_turn_the_penalty_applies_unless_the_being_is_summoned(form: str, in_time: bool) -> None:
    text = f"{form} | hand 0: Antimatter Spirit | end_by: 0 | last_turns: 1 | actions: 1"
    state = position(text, "a f4 d6")
    assert "warp Antimatter Spirit" in offered(state)
    play(state, "warp Antimatter Spirit", "put a common b4", "move b4 b5")
    if state.stack:
        play(state, "put b common b4")
    play(state, "summon Antimatter Spirit e5" if in_time else "place a3")
    assert ended(state).scores[0] == (0 if in_time else -2)


@pytest.mark.rule("EW-20")
def test_ew_20_after_the_very_last_action_too() -> None:
    state = position(f"{DUEL} | hand 0: Gate of Oblivion | end_by: 0 | last_turns: 1 | actions: 1")
    play(state, "place a3", "warp Gate of Oblivion")
    assert ended(state).scores == (-2, 0)


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
    everything = state.to_json()
    keys = ("pending", "held", "next_empty", "counted_more", "warped", "extra_turns")
    for watcher in watchers(state):
        view = state.view(watcher)
        assert {key: view[key] for key in keys} == {key: everything[key] for key in keys}
        assert view["hands"][0] == (["Warpmaster"] if watcher == 0 else [None])
    assert everything["held"] == [{"card": "Merchant of Time", "side": 1, "rank": 1, "gateway": False}]


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_playing_it_is_public_and_also_what_it_does(form: str) -> None:
    state = position(f"{form} | hand 0: Lesser Shadow Twin, Warpmaster", "a e4 e6")
    told = play(state, "warp Lesser Shadow Twin")
    for watcher in watchers(state):
        assert [event.seen_by(watcher) for event in told if event.kind == "warped"] == [
            {"event": "warped", "seat": 0, "card": "Lesser Shadow Twin"}
        ]
        assert state.view(watcher)["pending"][0] == "Lesser Shadow Twin"
        assert state.view(watcher)["request"]["source"] == state.view(0)["request"]["source"]


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_taken_back_it_is_a_hidden_card_of_the_hand(form: str) -> None:
    state = position(f"{form} | hand 0: Warpmaster, Singularity | pending 0: Translocationist", "a d3 c5 d6")
    play(state, "summon Warpmaster e5", "option 1")
    assert hand(state, 0) == ["Singularity", "Translocationist"]
    for watcher in watchers(state)[1:]:
        assert state.view(watcher)["hands"][0] == [None, None]
        assert state.view(watcher)["pending"][0] is None


@pytest.mark.rule("EW-22")
@EVERY_FORM
def test_ew_22_a_card_copied_or_discarded_is_named(form: str) -> None:
    state = position(f"{form} | hand 0: Ziggurat Sentinel | pile 0: Gate of Oblivion", "a e6 d7 e7 c8 d8")
    told = play(state, "summon Ziggurat Sentinel e5", "copy Gate of Oblivion")
    assert facts(told, "copied") == [{"card": "Gate of Oblivion"}]
    state = position(f"{form} | hand 0: Reality Patch, Warpmaster | flares 0: flare 1", "a e4 d5 f5 e6")
    told = play(state, "summon Reality Patch e5", "discard Warpmaster")
    assert [fact["card"] for fact in facts(told, "card-discarded")] == ["Warpmaster", "Reality Patch"]
    for watcher in watchers(state):
        assert state.view(watcher)["piles"][0] == ["Warpmaster", "Reality Patch"]


@pytest.mark.rule("EW-22", "INFO-1")
@EVERY_FORM
def test_ew_22_a_card_put_back_on_the_deck_is_known_to_all_until_it_is_drawn(form: str) -> None:
    cards = "hand 0: Time Traveler | pending 0: Translocationist | pile 0: Warpmaster"
    state = position(f"{form} | {cards}", "a c4 d5 e6, b h4")
    play(state, "summon Time Traveler h5", "destroy h4")
    for watcher in watchers(state):
        assert state.view(watcher)["decks"][0][0] == "Warpmaster"
    skip_turn(state)
    assert hand(state, 0)[0] == "Warpmaster"
    for watcher in watchers(state)[1:]:
        assert set(state.view(watcher)["hands"][0]) == {None}


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
        views.append([{key: state.view(watcher)[key] for key in SEEN} for watcher in watchers(state)[1:]])
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
