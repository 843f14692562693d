"""NV: Nethervoid, the Gateway."""

from itertools import pairwise, product
from random import Random
from typing import Any

import pytest
from games.tashkalar.support.effects import summoned
from games.tashkalar.support.table import (
    SQUARES,
    Board,
    board,
    deck,
    facts,
    flares,
    hand,
    kinds,
    new,
    offered,
    offers,
    on,
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
from arenarium.core.errors import ChoiceError
from arenarium.core.event import Event
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.language.parse import parse_effect

HIGH = "form: high | schools: nethervoid, northern"
DUEL = "form: duel | schools: nethervoid, northern"
MELEE_3 = "form: melee | schools: nethervoid, northern, highland"
MELEE_4 = "form: melee | schools: nethervoid, northern, highland, sylvan"
TEAM_HIGH = "form: high | schools: nethervoid, northern, sylvan, highland | teams"
TEAM_DUEL = "form: duel | schools: nethervoid, northern, sylvan, highland | teams"
FORMS = {
    "high": HIGH,
    "duel": DUEL,
    "melee of 3": MELEE_3,
    "melee of 4": MELEE_4,
    "team high": TEAM_HIGH,
    "team duel": TEAM_DUEL,
}
EVERY_FORM = pytest.mark.parametrize("form", FORMS)
TEAMS = pytest.mark.parametrize("form", [TEAM_HIGH, TEAM_DUEL])

PATTERNS = {
    "Shadow Imp": "c . . / . @ c",
    "Flame Imp": "c . @ / . c .",
    "Gate Keeper": ". c . / c @ c",
    "Demon of Gluttony": ". @ . / c c c",
    "Demon of Pride": "@ . / c . / c c",
    "Acolyte of Destruction": ". @ . / c . c / . . . / . c .",
    "Acolyte of Growth": "c . c / c @ c",
    "Power Seeker": "@ c . c . / . . c . c",
    "Hell Hound": ". c c @ . / c . . c .",
    "Vortexmaster": ". c . / c . c / . c . / . @ .",
    "Gate Master": ". c c . / c @ c c",
    "Hell Rider": "C c c / c . .",
    "Demon of Wrath": ". @ c / c . c / . c .",
    "Demon of Greed": "c c . / . @ . / c . c",
    "Demon of Lust": "@ . . / c c . / . c c",
    "Demon of Sloth": ". @ / c .",
    "Demon of Envy": "c . . / . C c",
    "Possessed Summoner": ". @ c / c c . / . c .",
}
COMMON = ["Shadow Imp", "Flame Imp", "Gate Keeper", "Demon of Gluttony", "Demon of Pride"]
HEROIC = [card for card in PATTERNS if card not in COMMON]
EVERY_BEING = pytest.mark.parametrize("card", PATTERNS)


def needed(card: str, at: str = "e5", turns: int = 0, mirrored: bool = False) -> list[str]:
    """Where the pattern of a being wants pieces for a summoning on that square."""
    rows = [row.split() for row in PATTERNS[card].split("/")]
    cells = [(x, y, sign) for y, row in enumerate(rows) for x, sign in enumerate(row)]
    ((x0, y0),) = [(x, y) for x, y, sign in cells if sign in "@C"]
    found = []
    for dx, dy in [(x - x0, y - y0) for x, y, sign in cells if sign in "cC"]:
        if mirrored:
            dx = -dx
        for _ in range(turns):
            dx, dy = -dy, dx
        found.append(f"{chr(ord(at[0]) + dx)}{int(at[1]) + dy}")
    return found


def men(card: str, more: str = "", sign: str = "a") -> Board:
    """What is needed to summon a being on e5, and more pieces, which come first where both want a square."""
    return dict.fromkeys(needed(card), sign) | pieces(more)


def gateway(state: State) -> str | None:
    """The square of the Gateway."""
    found: str | None = state.to_json()["gateway"]
    return found


def next_colour(state: State) -> str | None:
    """The colour that the next summoning uses instead of the own one."""
    side: int = state.to_json()["next_colour"]
    return "abcd"[side] if side >= 0 else None


def on_arrival(told: list[Event]) -> str | None:
    """Where the marker went right after the piece of a new being came onto the board; None: it did not move."""
    ((_, following),) = [pair for pair in pairwise([*told, Event("end", {})]) if pair[0].kind == "summoned"]
    return following.facts["at"] if following.kind == "gateway" else None


def watchers(state: State) -> list[int | None]:
    return [*range(state.table.seats), None]


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
        told = state.apply(state.asked, rng.choice(state.options()))
        beings += "summoned" in kinds(told)
        assert gateway(state) is None
        assert "gateway" not in kinds(told)
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
                before, fact = heard, event.facts
                if event.kind == "gateway":
                    heard = fact["at"]
                elif event.kind == "moved" and fact["origin"] == heard:
                    heard = fact["target"]
                elif event.kind == "swapped" and heard in (fact["one"], fact["other"]):
                    heard = fact["other"] if heard == fact["one"] else fact["one"]
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
    told = play(state, f"summon {card} e5")
    assert facts(told, "destroyed")[0]["at"] == "e5"
    assert on_arrival(told) == gateway(state) == "e5"
    assert two_faced(state) == supply


@pytest.mark.rule("NV-3", "NV-6", "SUM-6")
@pytest.mark.parametrize(
    ("card", "was"), [(card, sign) for card, signs in (("Flame Imp", "a"), ("Demon of Lust", "aA")) for sign in signs]
)
def test_nv_3_reused_for_a_nethervoid_being_it_stays_the_gateway(card: str, was: str) -> None:
    """With no piece in supply the Gateway itself becomes the new being."""
    state = position(f"{DUEL} | hand 0: {card} | gateway: e5 | supply: 0 3, 16 3", men(card, f"{was} e5"))
    told = play(state, f"summon {card} e5")
    assert "destroyed" not in kinds(told)
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

TITAN = "A e6 e7, a d8 e8 f8"
"""For the Titan on e5."""


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
        told = play(state, "summon Gate Keeper e5", "put a common g1")
        assert gateway(state) == "g1"
        assert facts(told, "gateway") == [{"at": "g1"}]
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


# --------------------------------------------------------------------------------------------------------------- NV-6

EVERFROST = "form: duel | schools: nethervoid, everfrost"
HIGHLAND = "form: duel | schools: nethervoid, highland"
SYLVAN = "form: duel | schools: nethervoid, sylvan"
LOST = {
    # how: position, pieces, choices, what stands on the Gateway's square then
    "an enemy's move": (
        f"{DUEL} | active: 1 | hand 1: Knight | gateway: e4",
        "A e4, b d6 e6 f6 d7",
        ["summon Knight e5", "move e5 e4", "decline"],
        ("e4", "B"),
    ),
    "an enemy's leap": (
        f"{HIGHLAND} | active: 1 | hand 1: Eagle Lord | gateway: b3",
        "A b3, b c5 g5 d6 f6",
        ["summon Eagle Lord e5", "move e5 b3"],
        ("b3", "B"),
    ),
    "an enemy summoned onto it": (
        f"{DUEL} | active: 1 | hand 1: Knight | gateway: e5",
        "A e5, b d6 e6 f6 d7",
        ["summon Knight e5", "decline"],
        ("e5", "B"),
    ),
    "an enemy's effect": (
        f"{HIGHLAND} | active: 1 | hand 1: Blood Shaman | gateway: b3",
        "A b3, b f4 f5 d6 e6",
        ["summon Blood Shaman e5", "destroy b3"],
        ("b3", None),
    ),
    "an enemy's effect for good": (
        f"{EVERFROST} | active: 1 | hand 1: Deathbringer | gateway: f4",
        "a f4, b d5 c7 d7 e7",
        ["summon Deathbringer e5", "destroy f4"],
        ("f4", None),
    ),
    "an own move": (
        f"{DUEL} | hand 0: Hell Rider | gateway: e4",
        "a e5 f5 g5 e6, A e4",
        ["summon Hell Rider e5", "move e5 e4", "decline"],
        ("e4", "A"),
    ),
    "an own move toward it": (
        f"{DUEL} | hand 0: Power Seeker | gateway: e3",
        "a f5 h5 g6 i6, A e3",
        ["summon Power Seeker e5", "move e5 e4", "move e4 e3"],
        ("e3", "A"),
    ),
    "an own common being's move": (
        f"{DUEL} | hand 0: Shadow Imp | gateway: e4",
        "a d4 f5 e4",
        ["summon Shadow Imp e5", "move e5 e4"],
        ("e4", "a"),
    ),
    "an own leap": (
        f"{DUEL} | flares 0: flare 6 | gateway: c9",
        "a c9 d1, b c1 e1 f1 g1 b2 c2",
        ["flare 6 against b", "move d1 c9"],
        ("c9", "a"),
    ),
    "an own effect": (
        f"{DUEL} | hand 0: Acolyte of Destruction | gateway: d2",
        "a d3 b4 d5, A d2",
        ["summon Acolyte of Destruction e4", "destroy d3", "destroy d2"],
        ("d2", None),
    ),
    "sloth": (
        f"{DUEL} | hand 0: Demon of Sloth | gateway: c9 | actions: 1",
        "a d6, A c9",
        ["summon Demon of Sloth e5"],
        ("c9", None),
    ),
    "an own legend summoned onto it": (
        f"{DUEL} | legends 0: Titan | gateway: e5",
        f"{TITAN}, A e5",
        ["summon Titan e5"],
        ("e5", "A*"),
    ),
    "an own legend summoned onto it when it is common": (
        f"{DUEL} | legends 0: Titan | gateway: e5",
        f"{TITAN}, a e5",
        ["summon Titan e5"],
        ("e5", "A*"),
    ),
    "an own legend summoned onto it for which another piece is picked up": (
        f"{DUEL} | legends 0: Titan | gateway: e5",
        f"{TITAN}, A e5, A* c1 d1 e1",
        ["summon Titan e5", "lift c1"],
        ("e5", "A*"),
    ),
    "an enemy's legend that upgrades it first": (
        f"{DUEL} | active: 1 | legends 1: Angel of Death | gateway: c9",
        "A c9, B e5, b d4 f4 c5 g5 e6",
        ["summon Angel of Death e5", "choose c9"],
        ("c9", "B*"),
    ),
    "the first meal of gluttony": (
        f"{DUEL} | hand 0: Demon of Gluttony | gateway: e6",
        "a d6 e6 f6",
        ["summon Demon of Gluttony e5", "move e5 e6", "move e6 e7"],
        ("e6", None),
    ),
    "converting": (
        f"{SYLVAN} | active: 1 | hand 1: Sylvan Queen | gateway: d4",
        "A d4, b e6 g6 f7 f8",
        ["summon Sylvan Queen e5", "convert d4"],
        ("d4", "B"),
    ),
    "converting to a common piece": (
        f"{SYLVAN} | active: 1 | hand 1: Dryad | gateway: f6",
        "A f6, b d4 e5 e6",
        ["summon Dryad e5", "convert f6"],
        ("f6", "b"),
    ),
    "converting by a frozen effect": (
        f"{EVERFROST} | active: 1 | frozen 1: Frostweave Illusionist | gateway: f6",
        "a f6 c9",
        ["thaw Frostweave Illusionist", "convert f6"],
        ("f6", "b"),
    ),
    "becoming legendary": (
        f"{DUEL} | legends 0: Two-Headed Dragon | gateway: d4",
        "A e3 d4 c5, a e5 f6",
        ["summon Two-Headed Dragon c3", "upgrade d4", "decline"],
        ("d4", "A*"),
    ),
}


@pytest.mark.rule("NV-6")
@pytest.mark.parametrize("how", LOST)
def test_nv_6_the_marker_is_lost_when_the_piece_is_destroyed_converted_or_legendary(how: str) -> None:
    text, there, choices, (at, sign) = LOST[how]
    state = position(text, there)
    was = gateway(state)
    assert was == at
    told = play(state, *choices)
    assert gateway(state) is None
    assert board(state).get(at) == sign
    assert facts(told, "gateway") == [{"at": None}]


KEPT = {
    "upgraded by an enemy's effect": (
        f"{SYLVAN} | active: 1 | hand 1: Woodland Druid | gateway: c9",
        "a c9, b d4 f4 e6",
        ["summon Woodland Druid e5", "upgrade d4"],
        ("c9", "A"),
    ),
    "upgraded by an own flare": (
        f"{DUEL} | flares 0: flare 5 | gateway: c9",
        "a c9 d9, B c1 d1 e1",
        ["flare 5 against b", "upgrade c9"],
        ("c9", "A"),
    ),
    "downgraded by an enemy's legend": (
        f"{DUEL} | active: 1 | legends 1: Leviathan | gateway: c9",
        "A c9, B e5 f5 c6, b d6",
        ["summon Leviathan g4", "downgrade c9"],
        ("c9", "a"),
    ),
    "swapped with an enemy piece": (
        "form: duel | schools: nethervoid, etherweave | active: 1 | hand 1: Paradox Worm | gateway: c9",
        "a c9, b d5 b6 c6",
        ["summon Paradox Worm e5", "swap b6 c9"],
        ("b6", "a"),
    ),
    "swapped, heroic": (
        "form: duel | schools: nethervoid, etherweave | active: 1 | hand 1: Paradox Worm | gateway: c9",
        "A c9, a d9, b d5 b6 c6, B h3",
        ["summon Paradox Worm e5", "swap h3 c9"],
        ("h3", "A"),
    ),
    "swapped with an own piece by a teammate": (
        "form: duel | schools: nethervoid, northern, etherweave, sylvan | teams | active: 2 | "
        "hand 2: Translocationist | gateway: c9",
        "A c9, a f4 d5 d6 e6",
        ["summon Translocationist e5", "swap c9 f4"],
        ("f4", "A"),
    ),
}


@pytest.mark.rule("NV-6", "NV-2")
@pytest.mark.parametrize("how", KEPT)
def test_nv_6_the_marker_is_kept_by_a_piece_that_is_turned_or_swapped(how: str) -> None:
    text, there, choices, (at, sign) = KEPT[how]
    state = position(text, there)
    play(state, *choices)
    assert gateway(state) == at
    assert board(state)[at] == sign


@pytest.mark.rule("NV-6")
def test_nv_6_two_pieces_swapped_beside_the_gateway_do_not_touch_it() -> None:
    text = "form: duel | schools: nethervoid, etherweave | active: 1 | hand 1: Paradox Worm | gateway: c9"
    state = position(text, "a c9 d9, b d5 b6 c6")
    play(state, "summon Paradox Worm e5", "swap b6 d9")
    assert gateway(state) == "c9"


@pytest.mark.rule("NV-6")
@pytest.mark.parametrize(("first", "at"), [("a6", None), ("a7", "b7")])
def test_nv_6_moved_and_then_destroyed_by_one_effect(first: str, at: str | None) -> None:
    """Singularity draws the Gateway on a6 and the piece on a7 onto one square; who comes last stays."""
    text = "form: duel | schools: nethervoid, etherweave | active: 1 | hand 1: Singularity | gateway: a6"
    state = position(text, "a a6 a7, b d4 f4 d6 f6")
    play(state, "summon Singularity e5", "choose b7")
    assert offered(state) == {"move a6 b7", "move a7 b7"}
    play(state, f"move {first} b7")
    assert on(board(state), "a") == {"b7"}
    assert gateway(state) == at


@pytest.mark.rule("NV-6")
def test_nv_6_converted_back_it_is_not_the_gateway_again() -> None:
    """The Sylvan Princess takes it, flare 4 takes it back."""
    text = f"{SYLVAN} | active: 1 | hand 1: Sylvan Princess | flares 0: flare 4 | actions: 1 | gateway: d4"
    state = position(text, "a d4, b e6 f7 e8 c1")
    play(state, "summon Sylvan Princess e5", "convert d4")
    assert (state.active, board(state)["d4"]) == (0, "b")
    play(state, "flare 4 against b", "convert d4")
    assert board(state)["d4"] == "a"
    assert gateway(state) is None


@pytest.mark.rule("NV-6")
def test_nv_6_downgraded_again_it_is_not_the_gateway_again() -> None:
    """The Two-Headed Dragon turns it legendary, the Leviathan back."""
    text = f"{DUEL} | legends 0: Two-Headed Dragon, Leviathan | actions: 3 | gateway: d4"
    state = position(text, "A e3 d4 c5 e5 f5 c6, a f6 d6")
    play(state, "summon Two-Headed Dragon c3", "upgrade d4", "decline")
    assert board(state)["d4"] == "A*"
    play(state, "summon Leviathan g4", "downgrade d4", "decline")
    assert board(state)["d4"] == "A"
    assert gateway(state) is None


@pytest.mark.rule("NV-6", "NV-14", "SUM-6")
@TEAMS
def test_nv_6_reused_for_a_teammates_being_it_is_lost(form: str) -> None:
    """With no piece in supply the Gateway becomes the Sapling. It is not destroyed, but it is no Gateway any more."""
    state = position(f"{form} | active: 2 | hand 2: Sapling | gateway: e5 | supply: 0 3, 16 3", "a e5 e6 e7")
    told = play(state, "summon Sapling e5")
    assert "destroyed" not in kinds(told)
    assert board(state) == pieces("A e5, a e6 e7")
    assert gateway(state) is None


@pytest.mark.rule("NV-6", "NV-14", "SUM-7")
@TEAMS
@pytest.mark.parametrize(("lifted", "at"), [("c9", None), ("d9", "c9")])
def test_nv_6_picked_up_for_a_teammates_being_it_is_lost(form: str, lifted: str, at: str | None) -> None:
    text = f"{form} | active: 2 | hand 2: Sapling | gateway: c9 | supply: 0 3, 16 3"
    state = position(text, "A c9, a d9 e6 e7")
    play(state, "summon Sapling e5", f"lift {lifted}")
    assert gateway(state) == at


# --------------------------------------------------------------------------------------------------------------- NV-7


@pytest.mark.rule("NV-6", "NV-7")
@EVERY_FORM
@pytest.mark.parametrize("to", ["c9", "e5"])
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_7_picked_up_for_placing_it_is_lost(form: str, sign: str, to: str) -> None:
    """Also if the piece is put back where it stood."""
    state = position(f"{FORMS[form]} | gateway: c9", {"c9": sign})
    state.two_faced[0] = 0
    play(state, "lift c9")
    assert gateway(state) is None
    play(state, f"place {to}")
    assert board(state) == {to: "a"}
    assert gateway(state) is None


@pytest.mark.rule("NV-7")
def test_nv_7_another_piece_picked_up_for_placing_leaves_it() -> None:
    state = position(f"{DUEL} | gateway: c9 | supply: 0 3, 16 3", "a c9 d9")
    play(state, "lift d9", "place e5")
    assert gateway(state) == "c9"


@pytest.mark.rule("NV-3", "NV-7", "SUM-7")
@EVERY_FORM
@pytest.mark.parametrize("card", ["Flame Imp", "Demon of Lust"])
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_7_picked_up_to_summon_a_nethervoid_being_that_being_is_the_gateway(form: str, sign: str, card: str) -> None:
    """A common being, too, though the Gateway was heroic."""
    state = position(f"{FORMS[form]} | hand 0: {card} | gateway: c9", men(card, f"{sign} c9, a d9"))
    state.two_faced[0] = 0
    play(state, f"summon {card} e5", "lift c9")
    assert gateway(state) == "e5"
    assert "c9" not in board(state)


@pytest.mark.rule("NV-3", "NV-7", "SUM-7")
def test_nv_7_another_piece_picked_up_to_summon_leaves_it() -> None:
    for card in ("Flame Imp", "Demon of Lust"):
        text = f"{DUEL} | hand 0: {card} | gateway: c9 | supply: 0 3, 16 3"
        state = position(text, men(card, "A c9, a d9"))
        play(state, f"summon {card} e5", "lift d9")
        assert gateway(state) == "c9"


# --------------------------------------------------------------------------------------------------------------- NV-8


def distance(one: str, other: str) -> int:
    """EFF-10: the least number of king's moves."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))


@pytest.mark.rule("NV-8", "EFF-10")
@pytest.mark.parametrize("at", ["e2", "a5", "g7", "i3", "c9", "d3"])
def test_nv_8_toward_the_gateway_means_at_a_smaller_distance_after_the_move(at: str) -> None:
    """The Demon of Lust may move any piece: every square from which a piece can come nearer, and where to."""
    spread = {square: "b" for number, square in enumerate(SQUARES) if number % 5 == 0}
    there = spread | men("Demon of Lust", f"A {at}")
    there.pop("e5", None)
    state = position(f"{DUEL} | hand 0: Demon of Lust | gateway: {at}", there)
    play(state, "summon Demon of Lust e5")
    now = board(state)
    ranks = {"a": 0, "b": 0, "A": 1}
    wanted = {
        f"{one} {to}"
        for one, to in product(now, SQUARES)
        if distance(one, to) == 1
        and distance(to, at) < distance(one, at)
        and to != at
        and ranks[now.get(to, "a")] <= ranks[now[one]]
    }
    assert len(wanted) > 20
    assert offers(state, "move") == wanted


@pytest.mark.rule("NV-8", "EFF-10")
@pytest.mark.parametrize("at", ["e2", "a5", "g3", "i7", "c9", "d4"])
def test_nv_8_each_move_of_the_power_seeker_comes_nearer(at: str) -> None:
    there = men("Power Seeker", f"A {at}")
    state = position(f"{DUEL} | hand 0: Power Seeker | gateway: {at}", there)
    play(state, "summon Power Seeker e5")
    here, rng = "e5", Random(at)
    while here != at:
        wanted = {to for to in SQUARES if distance(here, to) == 1 and distance(to, at) < distance(here, at)}
        assert offered(state) == {f"move {here} {to}" for to in wanted} | {"decline"}
        before, here = here, rng.choice(sorted(wanted))
        play(state, f"move {before} {here}")
    assert gateway(state) is None
    assert "place" in verbs(state)


@pytest.mark.rule("NV-8")
def test_nv_8_the_gateway_is_the_piece_that_has_the_marker_at_that_moment() -> None:
    """Vortexmaster: the second piece is one next to where the Gateway stands after its move."""
    state = position(f"{DUEL} | hand 0: Vortexmaster | gateway: b6", men("Vortexmaster", "A b6, a b5 b8"))
    play(state, "summon Vortexmaster e5")
    unmoved = state.copy()
    play(unmoved, "decline")
    assert {move.split()[0] for move in offers(unmoved, "move")} == {"b5"}
    play(state, "move b6 b7")
    assert {move.split()[0] for move in offers(state, "move")} == {"b8"}


@pytest.mark.rule("NV-8")
def test_nv_8_without_a_gateway_that_part_does_nothing() -> None:
    """The Shadow Imp destroys the Gateway with its own move; Vortexmaster's second piece does, too."""
    state = position(f"{DUEL} | hand 0: Shadow Imp | gateway: e4", "a d4 f5 e4")
    play(state, "summon Shadow Imp e5", "move e5 e4")
    assert "place" in verbs(state)
    state = position(f"{DUEL} | hand 0: Vortexmaster | gateway: d5", men("Vortexmaster", "A d5"))
    play(state, "summon Vortexmaster e5", "decline", "move e5 d5")
    assert gateway(state) is None
    assert "place" in verbs(state)


@pytest.mark.rule("NV-3", "NV-8")
@pytest.mark.parametrize("was", [None, "a", "A"])
@pytest.mark.parametrize("card", HEROIC)
def test_nv_8_for_a_heroic_being_the_gateway_is_heroic(card: str, was: str | None) -> None:
    state = position(
        f"{DUEL} | hand 0: {card}" + (" | gateway: c9" if was else ""), men(card, f"{was} c9" if was else "")
    )
    told = play(state, f"summon {card} e5")
    at = on_arrival(told)
    assert at == ("e5" if was != "A" else None)


# --------------------------------------------------------------------------------------------------------------- NV-9

MERCHANT = "form: duel | schools: nethervoid, etherweave | turn: 5 | active: 1 | hand 1: Merchant of Time"
MERCHANTS_MEN = "b d6 f6 c7 e7"
"""For the Merchant of Time on e5."""


def held(state: State) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state.to_json()["held"]
    return found


def with_the_gateway_on_the_merchant(sign: str = "A", cards: str = "Flame Imp", more: str = "") -> State:
    """Side b has taken the Gateway; it is side a's turn, who can summon a Flame Imp on e4."""
    text = f"{MERCHANT} | hand 0: {cards} | gateway: g2"
    state = position(text, f"{sign} g2, a c4 d5, {MERCHANTS_MEN}" + more)
    play(state, "warp Merchant of Time", "take g2", "place a3", "place a4")
    assert state.active == 0
    return state


def bring_back(state: State, to: str) -> None:
    """Side a's turn ends, and the Merchant brings the piece back."""
    skip_turn(state)
    assert state.active == 1
    play(state, "summon Merchant of Time e5", f"release {to}")


@pytest.mark.rule("NV-9", "NV-15")
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_9_on_the_merchant_of_time_it_is_off_the_board_and_there_is_no_gateway(sign: str) -> None:
    state = with_the_gateway_on_the_merchant(sign)
    assert "g2" not in board(state)
    assert gateway(state) is None
    rank = {"a": 0, "A": 1}[sign]
    for watcher in watchers(state):
        assert state.view(watcher)["held"] == [{"card": "Merchant of Time", "side": 0, "rank": rank, "gateway": True}]


@pytest.mark.rule("NV-9")
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_9_back_on_the_board_it_is_the_gateway_again(sign: str) -> None:
    state = with_the_gateway_on_the_merchant(sign)
    bring_back(state, "g7")
    assert board(state)["g7"] == sign
    assert gateway(state) == "g7"
    assert held(state) == []


@pytest.mark.rule("NV-9")
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_9_a_nethervoid_being_summoned_meanwhile_takes_the_marker_for_good(sign: str) -> None:
    state = with_the_gateway_on_the_merchant(sign)
    told = play(state, "summon Flame Imp e4", "decline")
    assert on_arrival(told) == gateway(state) == "e4"
    assert [piece["gateway"] for piece in held(state)] == [False]
    bring_back(state, "g7")
    assert board(state)["g7"] == sign
    assert gateway(state) == "e4"


@pytest.mark.rule("NV-9")
def test_nv_9_for_good_even_if_the_new_gateway_is_gone_when_it_comes_back() -> None:
    """The Demon of Sloth becomes the Gateway and destroys itself."""
    state = with_the_gateway_on_the_merchant(cards="Demon of Sloth")
    play(state, "place i7", "summon Demon of Sloth e6")
    assert (state.active, gateway(state)) == (1, None)
    assert "e6" not in board(state)
    play(state, "summon Merchant of Time e5", "release g7")
    assert board(state)["g7"] == "A"
    assert gateway(state) is None


@pytest.mark.rule("NV-9", "NV-4")
def test_nv_9_placing_meanwhile_changes_nothing() -> None:
    state = with_the_gateway_on_the_merchant()
    skip_turn(state)
    assert [piece["gateway"] for piece in held(state)] == [True]
    assert gateway(state) is None


@pytest.mark.rule("NV-9")
def test_nv_9_another_piece_on_the_merchant_is_not_the_gateway() -> None:
    text = f"{MERCHANT} | gateway: g2"
    state = position(text, f"A g2 h2, {MERCHANTS_MEN}")
    play(state, "warp Merchant of Time", "take h2")
    assert gateway(state) == "g2"
    play(state, "summon Merchant of Time e5", "release g7")
    assert gateway(state) == "g2"


@pytest.mark.rule("NV-9", "NV-14")
def test_nv_9_a_teammates_merchant() -> None:
    text = (
        "form: duel | schools: nethervoid, northern, etherweave, sylvan | teams | turn: 6 | active: 2 | "
        "hand 2: Merchant of Time | gateway: g2"
    )
    state = position(text, "A g2, a d6 f6 c7 e7")
    play(state, "warp Merchant of Time", "take g2")
    assert gateway(state) is None
    play(state, "summon Merchant of Time e5", "release g7")
    assert gateway(state) == "g7"


# -------------------------------------------------------------------------------------------------------------- NV-10


@pytest.mark.rule("NV-10")
@EVERY_FORM
def test_nv_10_the_end_of_the_game_does_not_look_at_the_marker(form: str) -> None:
    outcomes = []
    for marked in ("", " | gateway: e5"):
        last = "end_by: 1 | end_reason: deck | last_turns: 1 | active: 1"
        state = position(f"{FORMS[form]} | {last}{marked}", "A e5, a e6, B d5, b d6")
        skip_turn(state)
        outcomes.append(state.outcome)
    assert outcomes[0] is not None
    assert outcomes[0] == outcomes[1]


@pytest.mark.rule("NV-10")
@pytest.mark.parametrize("sign", ["a", "A"])
@pytest.mark.parametrize(("number", "upper", "lower"), [(1, 3, 6), (2, 4, 4), (12, 2, 5)])
def test_nv_10_flares_count_it_like_any_other_piece(number: int, upper: int, lower: int, sign: str) -> None:
    """Side a has the Gateway and nothing else."""
    for enemy, lead in (("b", lower), ("B", upper)):
        own = 1 if enemy == "b" or sign == "A" else 0
        for more, open_ in ((-1, False), (0, True)):
            there = dict.fromkeys(SQUARES[: own + lead + more], enemy) | {"c9": sign}
            state = position(f"{DUEL} | flares 0: flare {number} | gateway: c9", there)
            assert bool(offers(state, "flare")) is open_


@pytest.mark.rule("NV-10")
@EVERY_FORM
def test_nv_10_the_actions_are_the_same_with_it(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Flame Imp, Gate Keeper"
    plain = position(text, "A c9, a c5 d6")
    marked = position(f"{text} | gateway: c9", "A c9, a c5 d6")
    assert offered(plain) == offered(marked)
    play(marked, "discard Gate Keeper", "return Flame Imp")
    assert (gateway(marked), marked.actions) == ("c9", 1)
    assert deck(marked, 0)[-1] == "Flame Imp"


# -------------------------------------------------------------------------------------------------------------- NV-11

HOUND = men("Hell Hound")
DECK = "Shadow Imp, Flame Imp, Gate Keeper, Demon of Pride, Power Seeker, Hell Rider, Demon of Lust"


@pytest.mark.rule("NV-11")
@EVERY_FORM
def test_nv_11_under_the_deck_instead_of_on_the_pile(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0: {DECK}", HOUND)
    told = play(state, "summon Hell Hound e5", "decline")
    assert deck(state, 0) == [*DECK.split(", "), "Hell Hound"]
    assert pile(state, 0) == []
    assert hand(state, 0) == []
    assert facts(told, "card-discarded") == []


@pytest.mark.rule("NV-11")
@EVERY_FORM
def test_nv_11_not_under_an_empty_deck(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0:", HOUND)
    play(state, "summon Hell Hound e5", "decline")
    assert deck(state, 0) == []
    assert pile(state, 0) == ["Hell Hound"]


@pytest.mark.rule("NV-11")
@EVERY_FORM
def test_nv_11_a_card_returned_this_turn_is_a_card_of_the_deck(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Hell Hound, Flame Imp, Gate Keeper | deck 0: | actions: 3"
    state = position(text, HOUND)
    play(state, "discard Flame Imp", "return Gate Keeper", "decline", "summon Hell Hound e5", "decline")
    assert deck(state, 0) == ["Gate Keeper", "Hell Hound"]


@pytest.mark.rule("NV-11", "END-1")
@pytest.mark.parametrize(("victim", "ends"), [("decline", False), ("destroy f6", True)])
@EVERY_FORM
def test_nv_11_it_is_a_card_of_the_deck_when_the_end_is_checked(form: str, victim: str, ends: bool) -> None:
    """One card to draw is left (in team play above the 6 sideways ones, TURN-6); a legendary victim costs the Hound."""
    sideways = 6 if "team" in form else 0
    cards = DECK.split(", ")[: sideways + 1]
    text = f"{FORMS[form]} | hand 0: Hell Hound, Vortexmaster, Gate Master | actions: 1 | deck 0: {', '.join(cards)}"
    state = position(text, HOUND | {"f6": "B*"})
    play(state, "summon Hell Hound e5", victim)
    assert state.active == 1
    assert hand(state, 0) == ["Vortexmaster", "Gate Master", cards[0]]
    assert deck(state, 0) == cards[1:] + ([] if ends else ["Hell Hound"])
    assert state.end_by == (0 if ends else -1)


@pytest.mark.rule("NV-11", "TURN-6")
@TEAMS
def test_nv_11_team_play_the_uppermost_sideways_card_is_straightened(form: str) -> None:
    """All 6 cards left are sideways: the first of them becomes an ordinary one, and drawing it ends nothing more."""
    cards = DECK.split(", ")[:6]
    text = f"{form} | hand 0: Hell Hound, Vortexmaster, Gate Master | actions: 1 | deck 0: {', '.join(cards)}"
    state = position(text, HOUND)
    play(state, "summon Hell Hound e5", "decline")
    assert hand(state, 0)[-1] == cards[0]
    assert deck(state, 0) == [*cards[1:], "Hell Hound"]
    assert state.end_by == 0  # it was the last one that was not sideways


@pytest.mark.rule("NV-11", "END-4")
@EVERY_FORM
def test_nv_11_an_end_that_was_triggered_is_not_undone(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Hell Hound, Flame Imp, Gate Keeper | deck 0: | actions: 3"
    state = position(f"{text} | end_by: 0 | end_reason: deck | last_turns: 1", HOUND)
    play(state, "discard Flame Imp", "return Gate Keeper", "decline", "summon Hell Hound e5", "decline")
    assert (state.end_by, state.last_turns) == (0, 1)
    assert len(deck(state, 0)) == 2
    skip_turn(state)
    assert state.outcome is not None


@pytest.mark.rule("NV-11", "NV-14")
@TEAMS
def test_nv_11_after_passing_control_it_is_still_the_deck_of_the_player_who_summoned_it(form: str) -> None:
    state = position(f"{form} | hand 0: Hell Hound | deck 0: {DECK}", HOUND)
    size = len(deck(state, 2))
    play(state, "summon Hell Hound e5", "pass", "decline")
    assert state.control == 2
    assert deck(state, 0)[-1] == "Hell Hound"
    assert len(deck(state, 2)) == size


# -------------------------------------------------------------------------------------------------------------- NV-12

KEEPER = needed("Gate Keeper")
SUMMONER = men("Possessed Summoner")


def possessed(form: str, card: str, there: Board, more: str = "", zone: str = "hand") -> State:
    """Side a's next summoning uses the pieces of side b."""
    return position(f"{form} | {zone} 0: {card} | next_colour: b{more}", there)


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_the_pattern_is_matched_with_the_other_colour_alone(form: str) -> None:
    enemy = dict.fromkeys(KEEPER, "b")
    assert "Gate Keeper e5" in offers(possessed(FORMS[form], "Gate Keeper", enemy), "summon")
    assert offers(position(f"{FORMS[form]} | hand 0: Gate Keeper", enemy), "summon") == set()
    for own in ([square] for square in KEEPER):
        mixed = enemy | dict.fromkeys(own, "a")
        assert offers(possessed(FORMS[form], "Gate Keeper", mixed), "summon") == set()
    assert offers(possessed(FORMS[form], "Gate Keeper", dict.fromkeys(KEEPER, "a")), "summon") == set()


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_the_new_being_is_yours_and_the_others_stay_theirs(form: str) -> None:
    state = possessed(FORMS[form], "Gate Keeper", dict.fromkeys(KEEPER, "b"))
    supply = two_faced(state)
    play(state, "summon Gate Keeper e5", "decline")
    assert board(state) == dict.fromkeys(KEEPER, "b") | {"e5": "a"}
    assert two_faced(state) == supply - 1
    assert gateway(state) == "e5"
    assert not any(state.destroyed)


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_3, TEAM_DUEL])
def test_nv_12_a_legend_too_with_the_ranks_of_that_colour(form: str) -> None:
    theirs = TITAN.replace("A", "B").replace("a", "b")
    state = possessed(form, "Titan", pieces(theirs), zone="legends")
    assert "Titan e5" in offers(state, "summon")
    for weaker in ("b e6", "b e7"):
        state = possessed(form, "Titan", pieces(theirs) | pieces(weaker), zone="legends")
        assert "Titan e5" not in offers(state, "summon")
    assert offers(possessed(form, "Titan", pieces(TITAN), zone="legends"), "summon") == set()


@pytest.mark.rule("NV-12")
def test_nv_12_the_pieces_that_a_legend_used_are_those_of_that_colour() -> None:
    """The Two-Headed Dragon upgrades one of them; they are still the enemy's."""
    theirs = pieces("B e3 d4 c5, b e5 f6")
    state = possessed(DUEL, "Two-Headed Dragon", theirs, zone="legends")
    play(state, "summon Two-Headed Dragon c3")
    assert offers(state, "upgrade") == set(theirs)
    play(state, "upgrade e5")
    assert board(state)["e5"] == "B"


@pytest.mark.rule("NV-12", "SUM-5")
@pytest.mark.parametrize(("sign", "counted"), [("b", [1, 0, 0]), ("B", [0, 1, 0])])
@pytest.mark.parametrize("card", ["Hell Rider", "Demon of Envy"])
def test_nv_12_a_required_piece_on_the_summoning_square_is_destroyed_as_an_enemy_piece(
    card: str, sign: str, counted: list[int]
) -> None:
    state = possessed(DUEL, card, men(card, f"{sign} e5", sign="b"))
    told = play(state, f"summon {card} e5")
    assert board(state)["e5"] == "A"
    assert state.destroyed == [0, 0, 0, *counted]
    assert facts(told, "destroyed")[0]["at"] == "e5"


@pytest.mark.rule("NV-12", "SUM-4", "SUM-5")
@pytest.mark.parametrize("there", ["a", "A", "B*", ""])
def test_nv_12_it_must_be_of_that_colour_and_of_no_higher_rank(there: str) -> None:
    men_ = men("Hell Rider", sign="b") | {"e5": there}
    state = possessed(DUEL, "Hell Rider", {square: sign for square, sign in men_.items() if sign})
    assert "Hell Rider e5" not in offers(state, "summon")


@pytest.mark.rule("NV-12", "SUM-5")
@pytest.mark.parametrize(("sign", "open_"), [("a", True), ("A", False), ("b", True), ("B", False), ("A*", False)])
def test_nv_12_what_stands_on_a_free_summoning_square_is_treated_as_usual(sign: str, open_: bool) -> None:
    state = possessed(DUEL, "Gate Keeper", men("Gate Keeper", f"{sign} e5", sign="b"))
    assert ("Gate Keeper e5" in offers(state, "summon")) is open_
    if open_:
        play(state, "summon Gate Keeper e5", "decline")
        assert state.destroyed == [0, 0, 0, int(sign == "b"), 0, 0]


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize("form", [DUEL, HIGH, MELEE_4, TEAM_DUEL])
def test_nv_12_it_lasts_for_one_summoning(form: str) -> None:
    there = dict.fromkeys(KEEPER, "b") | pieces("a c5 d6, b h3")
    text = f"{form} | hand 0: Gate Keeper, Demon of Sloth | next_colour: b | actions: 3 | improvised 0: b c d"
    state = position(text if "melee" in form else text.replace(" | improvised 0: b c d", ""), there)
    assert "Demon of Sloth b4" not in offers(state, "summon")  # beside c5
    assert "Demon of Sloth g2" in offers(state, "summon")  # beside h3
    play(state, "summon Gate Keeper e5", "decline")
    assert next_colour(state) is None
    assert "Demon of Sloth b4" in offers(state, "summon")
    assert "Demon of Sloth g2" not in offers(state, "summon")


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_other_actions_do_not_use_it_up(form: str) -> None:
    there = dict.fromkeys(KEEPER, "b") | pieces("b c1 d1 e1")
    cards = "hand 0: Gate Keeper, Flame Imp, Hell Rider | flares 0: flare 2"
    state = position(f"{FORMS[form]} | {cards} | next_colour: b | actions: 4", there)
    play(state, "flare 2 against b", "put a common a3", "place a4", "discard Flame Imp", "return Hell Rider", "decline")
    assert next_colour(state) == "b"
    assert offers(state, "summon") == {"Gate Keeper e5"}


@pytest.mark.rule("NV-12")
@EVERY_FORM
def test_nv_12_it_lapses_at_the_end_of_the_turn(form: str) -> None:
    state = possessed(FORMS[form], "Gate Keeper", dict.fromkeys(KEEPER, "b") | pieces("a h3 h5 g4"))
    assert "Gate Keeper e5" in offers(state, "summon")
    assert "Gate Keeper h4" not in offers(state, "summon")
    for _ in range(state.table.seats):
        skip_turn(state)
        assert next_colour(state) is None
    assert state.active == 0
    assert "Gate Keeper e5" not in {text.partition(" improvising")[0] for text in offers(state, "summon")}
    assert "Gate Keeper h4" in offers(state, "summon")


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize("form", [DUEL, HIGH, TEAM_DUEL])
def test_nv_12_also_if_an_extra_turn_follows(form: str) -> None:
    state = possessed(form, "Gate Keeper", dict.fromkeys(KEEPER, "b"), " | another_turn")
    skip_turn(state)
    assert (state.active, state.extra_turn) == (0, True)
    assert next_colour(state) is None
    assert offers(state, "summon") & {"Gate Keeper e5"} == set()


@pytest.mark.rule("NV-12")
def test_nv_12_from_the_possessed_summoner_to_the_end() -> None:
    text = f"{DUEL} | hand 0: Possessed Summoner, Gate Keeper, Flame Imp | flares 0: flare 7"
    state = position(text, SUMMONER | pieces("b b3 b5, B* h3"))
    play(state, "summon Possessed Summoner e5", "put b common c4")
    assert next_colour(state) == "b"
    assert state.actions == 1
    told = play(state, "discard flare 7")
    assert (state.actions, flares(state, 0), pile(state, "flares")) == (2, [], ["flare 7"])
    assert "flare" not in kinds(told)
    assert facts(told, "scored") == []
    told = play(state, "summon Gate Keeper b4", "decline")
    (summoning,) = facts(told, "summoning")
    assert (sorted(summoning["used"]), summoning["borrowed"]) == (["b3", "b5", "c4"], [])
    assert board(state)["b4"] == "a"
    assert next_colour(state) is None
    assert gateway(state) == "e5"


@pytest.mark.rule("NV-12", "EFF-12")
def test_nv_12_the_placed_piece_comes_from_its_owners_supply() -> None:
    state = position(f"{DUEL} | hand 0: Possessed Summoner", SUMMONER | pieces("b b3"))
    play(state, "summon Possessed Summoner e5", "put b common b4")
    assert (two_faced(state, "a"), two_faced(state, "b")) == (11, 14)
    assert not any(state.destroyed)


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize(("used", "open_"), [("", True), (" | improvised 0: c", False), (" | improvised 0: b", True)])
def test_nv_12_melee_one_improvised_piece_of_a_further_colour(used: str, open_: bool) -> None:
    """Side b's colour itself is not improvised: whether it was used up does not matter, and it is not used up."""
    there = pieces("b e4 d5, c f5")
    state = possessed(MELEE_3, "Gate Keeper", there, used)
    assert offers(state, "summon") == ({"Gate Keeper e5 improvising c"} if open_ else set())
    if open_:
        before = state.improvised[0]
        play(state, "summon Gate Keeper e5 improvising c", "decline")
        assert state.improvised[0] == before | 4
        assert board(state) == pieces("b e4 d5, c f5, a e5")
        assert next_colour(state) is None


@pytest.mark.rule("NV-12")
def test_nv_12_melee_with_that_colour_alone_nothing_is_improvised() -> None:
    state = possessed(MELEE_3, "Gate Keeper", dict.fromkeys(KEEPER, "b"))
    assert offers(state, "summon") == {"Gate Keeper e5"}
    play(state, "summon Gate Keeper e5")
    assert state.improvised[0] == 0


@pytest.mark.rule("NV-12")
@pytest.mark.parametrize(
    "there", ["b e4, c d5 f5", "b e4, c d5, d f5", "b e4, a d5, c f5", "a e4 d5, c f5", "c e4 d5 f5"]
)
def test_nv_12_melee_never_more_than_one_and_never_an_own_one(there: str) -> None:
    state = possessed(MELEE_4, "Gate Keeper", pieces(there))
    assert offers(state, "summon") == set()


@pytest.mark.rule("NV-12", "SUM-11")
def test_nv_12_melee_an_improvised_piece_on_the_summoning_square_is_destroyed() -> None:
    state = possessed(MELEE_3, "Hell Rider", men("Hell Rider", "C e5", sign="b"))
    assert offers(state, "summon") == {"Hell Rider e5 improvising c"}
    play(state, "summon Hell Rider e5 improvising c", "decline")
    assert state.destroyed == [0, 0, 0, 0, 0, 0, 0, 1, 0]


@pytest.mark.rule("NV-12", "SUM-10")
def test_nv_12_melee_the_chosen_colour_is_the_one_that_was_placed() -> None:
    text = f"{MELEE_3} | hand 0: Possessed Summoner, Demon of Sloth | improvised 0: b c"
    for colour, open_, closed in (("b", "b2", "h2"), ("c", "h2", "b2")):
        state = position(text, SUMMONER | pieces("b c1, c g1"))
        play(state, "summon Possessed Summoner e5", f"put {colour} common {'d1' if colour == 'b' else 'f1'}")
        assert next_colour(state) == colour
        assert f"Demon of Sloth {open_}" in offers(state, "summon")
        assert f"Demon of Sloth {closed}" not in offers(state, "summon")
        assert "Demon of Sloth c7" not in offers(state, "summon")  # beside d6


@pytest.mark.rule("NV-12", "SUM-10")
@pytest.mark.parametrize("short", [False, True])
def test_nv_12_melee_an_improvised_legend_whose_arrows_matter(short: bool) -> None:
    """Bone Catapult: its pieces are of side b but for one of side c; in a shortage an own legendary is picked up."""
    there = pieces("b d4, B d6 e6, C f6, A* c9, A d9")
    more = " | supply: 14 0, 12 3, 14 3" if short else ""
    state = possessed(MELEE_3, "Bone Catapult", there, more, zone="legends")
    assert offers(state, "summon") == {"Bone Catapult e5 borrowing f6 improvising c"}
    play(state, "summon Bone Catapult e5 borrowing f6 improvising c")
    play(state, "colour b")
    assert on(board(state), "A*") == ({"e5"} if short else {"e5", "c9"})
    assert state.improvised[0] == 4


@pytest.mark.rule("NV-12", "SUM-7")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_nv_12_shortage_any_own_piece_may_be_picked_up(form: str) -> None:
    """The pattern uses none of them."""
    there = men("Gate Keeper", "a c9, A d9, A* e9", sign="b")
    state = possessed(form, "Gate Keeper", there, " | supply: 0 2, 13 3")
    play(state, "summon Gate Keeper e5")
    assert offered(state) == {"lift c9", "lift d9"}
    play(state, "lift d9", "decline")
    assert on(board(state), "a") == {"c9", "e5"}
    assert on(board(state), "A") == set()


@pytest.mark.rule("NV-12", "SUM-7")
def test_nv_12_shortage_then_the_enemy_piece_on_the_square_is_destroyed() -> None:
    state = possessed(DUEL, "Hell Rider", men("Hell Rider", "a c9", sign="b"), " | supply: 0 3, 12 3")
    play(state, "summon Hell Rider e5")
    assert board(state) == men("Hell Rider", "A e5", sign="b")
    assert state.destroyed == [0, 0, 0, 1, 0, 0]
    assert (two_faced(state, "a"), two_faced(state, "b")) == (0, 13)


@pytest.mark.rule("NV-12", "SUM-6")
def test_nv_12_shortage_an_own_piece_on_the_square_becomes_the_being() -> None:
    there = men("Gate Keeper", "a e5 c9", sign="b")
    state = possessed(DUEL, "Gate Keeper", there, " | supply: 0 3, 13 3")
    told = play(state, "summon Gate Keeper e5", "decline")
    assert "reused" in kinds(told)
    assert board(state) == there


@pytest.mark.rule("NV-12", "SUM-7")
def test_nv_12_shortage_with_no_own_piece_at_all_it_is_not_possible() -> None:
    there = dict.fromkeys(KEEPER, "b")
    assert offers(possessed(DUEL, "Gate Keeper", there, " | supply: 0 3, 13 3"), "summon") == set()
    legendary = there | {"c9": "A*"}
    assert offers(possessed(DUEL, "Gate Keeper", legendary, " | supply: 0 2, 13 3"), "summon") == set()


@pytest.mark.rule("NV-12", "SUM-7")
def test_nv_12_shortage_of_legendary_pieces_for_a_legend() -> None:
    theirs = pieces(TITAN.replace("A", "B").replace("a", "b"))
    for more, open_ in (("A* c1", True), ("A c1", False)):
        state = possessed(DUEL, "Titan", theirs | pieces(more), " | supply: 12 0, 11 3", zone="legends")
        assert ("Titan e5" in offers(state, "summon")) is open_
        if open_:
            play(state, "summon Titan e5")
            assert on(board(state), "A*") == {"e5"}


@pytest.mark.rule("NV-12", "NV-14", "PASS-3")
@TEAMS
def test_nv_12_team_play_the_other_teams_colour_and_nothing_after_passing(form: str) -> None:
    text = f"{form} | hand 0: Possessed Summoner, Gate Keeper | hand 2: Sapling"
    state = position(text, SUMMONER | pieces("b b3 b5"))
    play(state, "summon Possessed Summoner e5", "pass", "put b common c4")
    assert (state.control, next_colour(state)) == (2, "b")
    assert verbs(state) == {"place"}
    play(state, "place a3")
    assert next_colour(state) is None


@pytest.mark.rule("NV-12", "NV-15")
@EVERY_FORM
def test_nv_12_everybody_knows_the_colour(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Possessed Summoner", SUMMONER | pieces("b b3"))
    told = play(state, "summon Possessed Summoner e5", "put b common b4")
    assert [event.seen_by(None)["side"] for event in told if event.kind == "next-colour"] == [1]
    for watcher in watchers(state):
        assert state.view(watcher)["next_colour"] == 1


# -------------------------------------------------------------------------------------------------------------- NV-13

MASTER = men("Gate Master", "A c9")


@pytest.mark.rule("NV-13", "SCORE-5")
@pytest.mark.parametrize("form", [DUEL, TEAM_DUEL])
def test_nv_13_duel_a_point_at_once(form: str) -> None:
    state = position(f"{form} | hand 0: Gate Master | gateway: c9 | points: 3 5", MASTER)
    told = play(state, "summon Gate Master e5")
    assert state.points == [4, 5]  # the new Gateway is not chosen yet
    assert [fact["points"] for fact in facts(told, "scored")] == [1]
    play(state, "gateway e5")
    assert state.points == [4, 5]


@pytest.mark.rule("NV-13", "SCORE-7")
@pytest.mark.parametrize(("form", "colours"), [(MELEE_3, "bc"), (MELEE_4, "bcd")])
def test_nv_13_melee_a_point_in_a_colour_of_choice_at_once(form: str, colours: str) -> None:
    for colour in colours:
        state = position(f"{form} | hand 0: Gate Master | gateway: c9", MASTER)
        play(state, "summon Gate Master e5")
        assert offered(state) == {f"colour {letter}" for letter in colours}
        play(state, f"colour {colour}")
        assert (points(state, 0, colour), sum(state.points)) == (1, 1)
        assert verbs(state) == {"gateway"}


@pytest.mark.rule("NV-13")
@EVERY_FORM
@pytest.mark.parametrize("marked", ["c9", None])
def test_nv_13_one_being_a_legend_on_the_gate_masters_square(form: str, marked: str | None) -> None:
    """e5 is red; c9, where the piece may stand that turns legendary, is not."""
    text = f"{FORMS[form]} | hand 0: Gate Master" + (f" | gateway: {marked}" if marked else "")
    state = position(text, MASTER)
    play(state, "summon Gate Master e5", *(["colour b"] if "melee" in form else []))
    assert board(state)[marked or "e5"] == "A*"
    assert state.to_json()["summoned"] == [1, 1, 1, 0]


@pytest.mark.rule("NV-13")
@EVERY_FORM
def test_nv_13_not_without_a_legendary_piece_in_supply(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Gate Master | gateway: c9", MASTER | pieces("A* c1 d1 e1"))
    told = play(state, "summon Gate Master e5")
    assert "gateway c9" in offered(state)
    assert state.to_json()["summoned"] == [1, 0, 1, 0]
    assert facts(told, "scored") == []
    assert not any(state.points)


TASKS_OF_TWO = "Legendary Summoning, Red Summoning, Colored Summoning"


@pytest.mark.rule("NV-13")
@pytest.mark.parametrize("form", [HIGH, TEAM_HIGH])
@pytest.mark.parametrize(
    ("at", "met"),
    [("e5", {"Legendary Summoning", "Red Summoning", "Colored Summoning"}), ("f4", {"Legendary Summoning"})],
)
def test_nv_13_for_tasks_it_is_a_legend_where_it_was_summoned(form: str, at: str, met: set[str]) -> None:
    """On the red e5, or on f4; the Gateway, which turns legendary, is on a red square both times. The Flame Imp is
    on a green one."""
    there = dict.fromkeys(needed("Gate Master", at), "a") | pieces("A h6, a d8 e9")
    text = f"{form} | hand 0: Gate Master, Flame Imp | gateway: h6 | tasks: {TASKS_OF_TWO}"
    state = position(text, there)
    play(state, "summon Flame Imp f8")
    if "decline" in offered(state):
        play(state, "decline")
    play(state, f"summon Gate Master {at}", f"gateway {at}")
    assert board(state)["h6"] == "A*"
    assert offers(state, "claim") == met


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
            assert state.view(watcher)["gateway"] == at


@pytest.mark.rule("NV-15")
@EVERY_FORM
def test_nv_15_everybody_is_told_where_the_marker_goes(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Gate Keeper", men("Gate Keeper"))
    told = play(state, "summon Gate Keeper e5", "put a common c9")
    for watcher in watchers(state):
        assert [event.seen_by(watcher)["at"] for event in told if event.kind == "gateway"] == ["e5", "c9"]


@pytest.mark.rule("NV-11", "NV-15")
@EVERY_FORM
def test_nv_15_everybody_knows_that_the_hell_hound_lies_under_the_deck(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0: {DECK}", HOUND)
    told = play(state, "summon Hell Hound e5", "decline")
    for watcher in watchers(state):
        (fact,) = [event.seen_by(watcher) for event in told if event.kind == "put-under"]
        assert (fact["seat"], fact["card"]) == (0, "Hell Hound")
        assert state.view(watcher)["decks"][0] == [None] * 7 + ["Hell Hound"]


@pytest.mark.rule("NV-11", "NV-15")
@EVERY_FORM
def test_nv_15_but_not_what_was_returned_above_it(form: str) -> None:
    text = f"{FORMS[form]} | hand 0: Hell Hound, Flame Imp, Gate Keeper | deck 0: | actions: 3"
    state = position(text, HOUND)
    play(state, "discard Flame Imp", "return Gate Keeper", "decline", "summon Hell Hound e5", "decline")
    for watcher in watchers(state):
        mine = "Gate Keeper" if watcher == 0 else None
        assert state.view(watcher)["decks"][0] == [mine, "Hell Hound"]


@pytest.mark.rule("NV-15")
@EVERY_FORM
def test_nv_15_a_state_made_up_from_a_view_has_marker_and_hound_where_they_are(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Hell Hound | deck 0: {DECK} | hand 1: Knight, Bomb", HOUND)
    play(state, "summon Hell Hound e5", "decline")
    for watcher in watchers(state):
        made_up = TASHKALAR.determinize(state.view(watcher), Dealer.from_seed(form))
        assert gateway(made_up) == "e5"
        assert deck(made_up, 0)[-1] == "Hell Hound"
