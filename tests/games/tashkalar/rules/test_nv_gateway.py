"""NV-1 to NV-5: Nethervoid, which beings become the Gateway, and when."""

from itertools import product
from random import Random
from typing import Any

import pytest
from games.tashkalar.support.effects import summoned
from games.tashkalar.support.nethervoid import (
    COMMON,
    DUEL,
    EVERY_FORM,
    FORMS,
    HEROIC,
    HIGH,
    MELEE_3,
    PATTERNS,
    TEAM_DUEL,
    TEAMS,
    TITAN,
    gateway,
    men,
    needed,
    on_arrival,
)
from games.tashkalar.support.table import (
    SQUARES,
    board,
    happened,
    kinds,
    new,
    offered,
    offers,
    pieces,
    play,
    position,
    skip_turn,
    two_faced,
    verbs,
)

from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.language.parse import parse_effect
from arenarium.games.tashkalar.state import events

EVERY_BEING = pytest.mark.parametrize("card", PATTERNS)


# --------------------------------------------------------------------------------------------------------- the beings


@pytest.mark.rule("SUM-1")
@EVERY_BEING
def test_nethervoid_patterns_every_piece_is_needed_in_every_orientation(card: str) -> None:
    for turns, mirrored in product(range(4), (False, True)):
        squares = needed(card, "e5", turns, mirrored)
        assert set(squares) <= set(SQUARES)
        for instead in ("", "b"):
            for gone in (None, *squares):
                there = {square: "a" if square != gone else instead for square in squares}
                there = {square: sign for square, sign in there.items() if sign}
                state = position(f"{DUEL} | hand 0: {card}", there)
                assert (f"{card} e5" in offers(state, "summon")) is (gone is None)


@pytest.mark.rule("SUM-3", "SUM-5")
@EVERY_BEING
def test_nethervoid_ranks_an_own_piece_of_the_same_rank_makes_way_a_higher_one_does_not(card: str) -> None:
    lower, higher = ("a", "A") if card in COMMON else ("A", "A*")
    assert f"{card} e5" in offers(position(f"{DUEL} | hand 0: {card}", men(card, f"{lower} e5")), "summon")
    assert f"{card} e5" not in offers(position(f"{DUEL} | hand 0: {card}", men(card, f"{higher} e5")), "summon")


# --------------------------------------------------------------------------------------------------------------- NV-1


SETUPS = {
    "high": ("high", ["nethervoid", "sylvan"], False),
    "duel": ("duel", ["etherweave", "nethervoid"], False),
    "melee of 3": ("melee", ["nethervoid", "etherweave", "everfrost"], False),
    "melee of 4": ("melee", ["northern", "everfrost", "nethervoid", "highland"], False),
    "team high": ("high", ["everfrost", "northern", "nethervoid", "etherweave"], True),
    "team duel": ("duel", ["sylvan", "nethervoid", "southern", "etherweave"], True),
}

EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS)


def new_match(setup: str, seed: int) -> State:
    form, schools, teams = SETUPS[setup]
    chosen: dict[str, Any] = {"form": form, "schools": schools, "teams": teams}
    return TASHKALAR.new(chosen, seed)


@pytest.mark.rule("NV-1")
@EVERY_SETUP
def test_nv_1_at_the_start_of_the_game_there_is_no_gateway(setup: str) -> None:
    state = new_match(setup, 1)
    assert gateway(state) is None
    while state.phase == "start":
        play(state, min(offered(state)))
    assert gateway(state) is None
    for _ in range(state.table.seats):
        skip_turn(state)
    assert gateway(state) is None  # pieces alone make none


@pytest.mark.rule("NV-1", "NV-3")
def test_nv_1_a_game_without_nethervoid_never_has_a_gateway() -> None:
    rng = Random(1)
    state = new("melee of 4", 1, schools=["northern", "sylvan", "etherweave", "everfrost"])
    beings = 0
    for _ in range(400):
        if state.outcome is not None:
            break
        log = state.apply(state.asked, rng.choice(state.options()))
        beings += "summoned" in kinds(log)
        assert gateway(state) is None
        assert "gateway" not in kinds(log)
    assert beings > 3


# --------------------------------------------------------------------------------------------------------------- NV-2


@pytest.mark.rule("NV-1", "NV-2", "NV-15")
@EVERY_SETUP
def test_nv_2_the_marker_is_on_one_common_or_heroic_nethervoid_piece_and_events_tell_where(setup: str) -> None:
    """Along games of random choices; who listens to the events knows the Gateway at all times."""
    rng = Random(setup)
    changes = 0
    for seed in range(3):
        state = new_match(setup, seed)
        own = state.table.side_of(state.table.schools.index("nethervoid"))
        heard: str | None = None
        while state.outcome is None:
            options = state.options()
            eager = [option for option in options if option.verb in ("summon", "gateway", "warp", "swap", "take")]
            for event in state.apply(state.asked, rng.choice(eager or options)):
                before = heard
                match event.public:
                    case events.Gateway(at):
                        heard = at
                    case events.Moved(origin=origin, target=target) if origin == heard:
                        heard = target
                    case events.Swapped(one, other) if heard in (one, other):
                        heard = other if heard == one else one
                changes += heard != before
            assert gateway(state) == heard
            if heard is not None:
                assert board(state)[heard] in ("abcd"[own], "ABCD"[own])
    assert changes > 10


@pytest.mark.rule("NV-2")
def test_nv_2_it_is_an_ordinary_piece_in_patterns() -> None:
    """The Gate Keeper needs e4, d5 and f5; the heroic Gateway is one of them, and the marker stays there."""
    state = position(f"{DUEL} | hand 0: Gate Keeper | gateway: d5", "a e4 f5, A d5")
    assert on_arrival(play(state, "summon Gate Keeper e5", "decline")) is None
    assert gateway(state) == "d5"


@pytest.mark.rule("NV-2")
def test_nv_2_it_is_an_ordinary_piece_for_tasks() -> None:
    text = f"{HIGH} | tasks: Center Cross, Central Dominance | actions: 1"
    for marked in ("", " | gateway: d5"):
        state = position(text + marked, "a e4, A d5 e5, a f5")
        play(state, "place e6")
        assert offers(state, "claim") == {"Center Cross", "Central Dominance"}


@pytest.mark.rule("NV-2", "NV-10")
@pytest.mark.parametrize(("sign", "scored"), [("A", 1), ("a", 0)])
def test_nv_2_it_scores_like_any_other_piece_of_its_rank(sign: str, scored: int) -> None:
    """The Knight is summoned onto it."""
    for marked in ("", " | gateway: e5"):
        text = f"{DUEL} | active: 1 | hand 1: Knight | actions: 1{marked}"
        state = position(text, f"{sign} e5, b d6 e6 f6 d7")
        play(state, "summon Knight e5", "decline")
        assert state.active == 0
        assert state.points == [0, scored]


MOVED = {
    # by whom: position, pieces, choices, where the Gateway is then
    "an own move": (
        f"{DUEL} | hand 0: Vortexmaster | gateway: c6",
        "a e2 d3 f3 e4, A c6",
        ["summon Vortexmaster e5", "move c6 c7"],
        "c7",
    ),
    "an own leap": (
        f"{DUEL} | flares 0: flare 12 | gateway: c9",
        "a c9, B c1 d1",
        ["flare 12 against b", "move c9 h3"],
        "h3",
    ),
    "an enemy's effect": (
        f"{DUEL} | active: 1 | hand 1: Hypnotist | gateway: b3",
        "A b3, b f4 d5 f5 d6",
        ["summon Hypnotist e5", "move b3 b4"],
        "b4",
    ),
    "an enemy's effect, onto an own piece": (
        f"{DUEL} | active: 1 | hand 1: Hypnotist | gateway: b3",
        "A b3 b4, b f4 d5 f5 d6",
        ["summon Hypnotist e5", "move b3 b4"],
        "b4",
    ),
    "a run by an enemy's effect": (
        "form: duel | schools: nethervoid, everfrost | active: 1 | hand 1: Frost Imp | gateway: f4",
        "a f4, b d5 e6 f7",
        ["summon Frost Imp e5", "move f4 f1"],
        "f1",
    ),
    "a teammate's run": (
        f"{TEAM_DUEL.replace('sylvan', 'southern').replace('northern', 'everfrost')} | active: 2 | "
        "hand 2: Messenger | gateway: b5",
        "a f6 g7, A b5",
        ["summon Messenger e5", "move b5 b3"],
        "b3",
    ),
}


@pytest.mark.rule("NV-2", "NV-6")
@pytest.mark.parametrize("how", MOVED)
def test_nv_2_the_marker_moves_with_the_piece(how: str) -> None:
    text, there, choices, at = MOVED[how]
    state = position(text, there)
    play(state, *choices)
    assert gateway(state) == at


# --------------------------------------------------------------------------------------------------------------- NV-3


@pytest.mark.rule("NV-3")
@EVERY_BEING
def test_nv_3_without_a_gateway_every_being_becomes_it_before_its_effect(card: str) -> None:
    state = position(f"{DUEL} | hand 0: {card}", men(card, "A c9"))
    assert on_arrival(play(state, f"summon {card} e5")) == "e5"


@pytest.mark.rule("NV-3")
@EVERY_BEING
def test_nv_3_a_heroic_gateway_stays(card: str) -> None:
    state = position(f"{DUEL} | hand 0: {card} | gateway: c9", men(card, "A c9"))
    assert on_arrival(play(state, f"summon {card} e5")) is None


@pytest.mark.rule("NV-3")
@EVERY_BEING
def test_nv_3_a_common_gateway_gives_way_to_heroic_beings_alone(card: str) -> None:
    state = position(f"{DUEL} | hand 0: {card} | gateway: c9", men(card, "a c9"))
    assert on_arrival(play(state, f"summon {card} e5")) == ("e5" if card in HEROIC else None)
    assert board(state).get("c9") == "a"  # what was the Gateway stays on the board


@pytest.mark.rule("NV-3")
@EVERY_FORM
@pytest.mark.parametrize(
    ("card", "was", "at"),
    [
        ("Flame Imp", None, "e5"),
        ("Flame Imp", "a", "c9"),
        ("Flame Imp", "A", "c9"),
        ("Demon of Lust", None, "e5"),
        ("Demon of Lust", "a", "e5"),
        ("Demon of Lust", "A", "c9"),
    ],
)
def test_nv_3_in_every_form_without_a_choice(form: str, card: str, was: str | None, at: str) -> None:
    text = f"{FORMS[form]} | hand 0: {card}" + (" | gateway: c9" if was else "")
    state = position(text, men(card, f"{was} c9" if was else ""))
    play(state, f"summon {card} e5")
    assert gateway(state) == at
    assert "gateway" not in verbs(state)
    if "decline" in offered(state):
        play(state, "decline")
    assert gateway(state) == at


@pytest.mark.rule("NV-3", "NV-6")
@pytest.mark.parametrize(
    ("card", "was"), [(card, sign) for card, signs in (("Flame Imp", "a"), ("Demon of Lust", "aA")) for sign in signs]
)
def test_nv_3_summoned_onto_the_gateway_it_becomes_the_gateway(card: str, was: str) -> None:
    """The old one is destroyed."""
    state = position(f"{DUEL} | hand 0: {card} | gateway: e5", men(card, f"{was} e5"))
    supply = two_faced(state)
    log = play(state, f"summon {card} e5")
    assert happened(log, events.Destroyed)[0].at == "e5"
    assert on_arrival(log) == gateway(state) == "e5"
    assert two_faced(state) == supply


@pytest.mark.rule("NV-3", "NV-6", "SUM-6")
@pytest.mark.parametrize(
    ("card", "was"), [(card, sign) for card, signs in (("Flame Imp", "a"), ("Demon of Lust", "aA")) for sign in signs]
)
def test_nv_3_reused_for_a_nethervoid_being_it_stays_the_gateway(card: str, was: str) -> None:
    """With no piece in supply the Gateway itself becomes the new being."""
    state = position(f"{DUEL} | hand 0: {card} | gateway: e5 | supply: 0 3, 16 3", men(card, f"{was} e5"))
    log = play(state, f"summon {card} e5")
    assert "destroyed" not in kinds(log)
    assert gateway(state) == "e5"
    assert board(state)["e5"] == ("a" if card in COMMON else "A")


@pytest.mark.rule("NV-3")
def test_nv_3_a_being_that_only_uses_the_gateway_in_its_pattern_does_not_become_it() -> None:
    state = position(f"{DUEL} | hand 0: Demon of Lust | gateway: e6", men("Demon of Lust", "A e6"))
    play(state, "summon Demon of Lust e5")
    assert gateway(state) == "e6"


@pytest.mark.rule("NV-3")
def test_nv_3_a_common_being_leaves_even_a_common_gateway_that_it_uses() -> None:
    state = position(f"{DUEL} | hand 0: Flame Imp | gateway: c5", men("Flame Imp"))
    play(state, "summon Flame Imp e5")
    assert gateway(state) == "c5"


@pytest.mark.rule("NV-3")
def test_nv_3_an_improvised_summoning_is_one_too() -> None:
    state = position(f"{MELEE_3} | hand 0: Flame Imp", "a c5, b d6")
    play(state, "summon Flame Imp e5 improvising b", "decline")
    assert gateway(state) == "e5"


@pytest.mark.rule("NV-3")
@pytest.mark.parametrize("active", [1, 3])
def test_nv_3_whatever_seat_has_the_school(active: int) -> None:
    schools = ["northern", "sylvan", "highland", "southern"]
    schools[active] = "nethervoid"
    text = f"form: duel | schools: {', '.join(schools)} | teams | active: {active} | hand {active}: Demon of Lust"
    state = position(f"{text} | gateway: c9", men("Demon of Lust", "b c9", sign="b"))
    play(state, "summon Demon of Lust e5")
    assert gateway(state) == "e5"


# --------------------------------------------------------------------------------------------------------------- NV-4


@pytest.mark.rule("NV-4")
@EVERY_FORM
def test_nv_4_legends_never_become_the_gateway(form: str) -> None:
    state = position(f"{FORMS[form]} | legends 0: Titan", TITAN)
    play(state, "summon Titan e5")
    assert gateway(state) is None


@pytest.mark.rule("NV-4", "NV-14")
@TEAMS
@pytest.mark.parametrize("was", [None, "a"])
def test_nv_4_a_teammates_beings_never_become_the_gateway(form: str, was: str | None) -> None:
    """A heroic Dryad beside a common Gateway, or where there is none."""
    text = f"{form} | active: 2 | hand 2: Dryad" + (" | gateway: c9" if was else "")
    state = position(text, "a d4 e5 e6" + (", a c9" if was else ""))
    play(state, "summon Dryad e5")
    assert board(state)["e5"] == "A"
    assert gateway(state) == ("c9" if was else None)


@pytest.mark.rule("NV-4")
@pytest.mark.parametrize("form", [HIGH, DUEL, MELEE_3, TEAM_DUEL])
def test_nv_4_an_enemys_beings_never_become_the_gateway(form: str) -> None:
    state = position(f"{form} | active: 1 | hand 1: Knight", "b d6 e6 f6 d7")
    play(state, "summon Knight e5")
    assert gateway(state) is None


@pytest.mark.rule("NV-4")
@EVERY_FORM
def test_nv_4_pieces_placed_by_the_action_never_become_the_gateway(form: str) -> None:
    state = position(FORMS[form])
    play(state, "place e5")
    assert gateway(state) is None


@pytest.mark.rule("NV-4")
def test_nv_4_nor_pieces_placed_by_an_effect() -> None:
    state = position(f"{DUEL} | flares 0: flare 1", "B c1 d1 e1, b f1 g1 b2")
    play(state, "flare 1 against b", "put a common e5", "put a heroic e6")
    assert gateway(state) is None
    state = position(f"{DUEL} | hand 0: Acolyte of Growth | gateway: c3", men("Acolyte of Growth", "A c3"))
    play(state, "summon Acolyte of Growth e5", "put a common h6", "put a heroic g5")
    assert gateway(state) == "c3"
    state = position(f"{DUEL} | hand 0: Demon of Envy", men("Demon of Envy"))
    play(state, "summon Demon of Envy e5", "put a common e4")
    assert gateway(state) == "e5"


# --------------------------------------------------------------------------------------------------------------- NV-5


@pytest.mark.rule("NV-5")
@EVERY_FORM
def test_nv_5_the_marker_moves_from_wherever_it_was(form: str) -> None:
    for before in ("a", "A"):
        state = position(f"{FORMS[form]} | hand 0: Gate Keeper | gateway: c9", men("Gate Keeper", f"{before} c9"))
        log = play(state, "summon Gate Keeper e5", "put a common g1")
        assert gateway(state) == "g1"
        assert happened(log, events.Gateway) == [events.Gateway(at="g1")]
        assert board(state)["c9"] == before


@pytest.mark.rule("NV-5")
@EVERY_FORM
def test_nv_5_only_common_and_heroic_pieces_of_the_colour_can_be_named(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Gate Master | gateway: c9"
    state = position(text, men("Gate Master", "A c9 d9, A* e9, a f9, b c1, B d1, B* e1"))
    play(state, "summon Gate Master e5")
    if "colour b" in offered(state):
        play(state, "colour b")
    own = {*needed("Gate Master"), "e5", "d9", "f9"}  # c9 has become legendary
    assert offered(state) - {"pass"} == {f"gateway {square}" for square in own}


@pytest.mark.rule("NV-5", "NV-2")
def test_nv_5_also_where_a_text_would_allow_more() -> None:
    state = summoned(parse_effect("Make one piece the Gateway."), pieces("A e5, a c9, A* d9, b c1, B d1, B* e1"), "e5")
    assert offered(state) == {"gateway e5", "gateway c9"}
    state = summoned(parse_effect("Make this being the Gateway."), pieces("A* e5, a c9"), "e5")
    assert gateway(state) is None


@pytest.mark.rule("NV-5")
def test_nv_5_where_no_piece_can_be_named_there_is_no_gateway() -> None:
    """A pattern of enemy pieces (NV-12): the Gate Master is alone, and turns legendary."""
    state = position(f"{DUEL} | hand 0: Gate Master | next_colour: b", men("Gate Master", sign="b"))
    play(state, "summon Gate Master e5")
    assert board(state)["e5"] == "A*"
    assert gateway(state) is None
    assert "place" in verbs(state)
