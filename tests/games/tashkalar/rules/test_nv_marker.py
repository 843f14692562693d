"""NV-6 to NV-10: Nethervoid, how the Gateway moves, is lost and comes back."""

from itertools import product
from random import Random

import pytest
from games.tashkalar.support.nethervoid import (
    DUEL,
    EVERY_FORM,
    FORMS,
    HEROIC,
    TEAMS,
    TITAN,
    gateway,
    men,
    on_arrival,
    watchers,
)
from games.tashkalar.support.table import (
    SQUARES,
    board,
    deck,
    happened,
    kinds,
    offered,
    offers,
    on,
    pieces,
    play,
    position,
    skip_turn,
    verbs,
)

from arenarium.games.tashkalar.formats.view import HeldPiece, open_view
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import events

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
    log = play(state, *choices)
    assert gateway(state) is None
    assert board(state).get(at) == sign
    assert happened(log, events.Gateway) == [events.Gateway(at=None)]


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
    log = play(state, "summon Sapling e5")
    assert "destroyed" not in kinds(log)
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
    targets = {
        f"{one} {to}"
        for one, to in product(now, SQUARES)
        if distance(one, to) == 1
        and distance(to, at) < distance(one, at)
        and to != at
        and ranks[now.get(to, "a")] <= ranks[now[one]]
    }
    assert len(targets) > 20
    assert offers(state, "move") == targets


@pytest.mark.rule("NV-8", "EFF-10")
@pytest.mark.parametrize("at", ["e2", "a5", "g3", "i7", "c9", "d4"])
def test_nv_8_each_move_of_the_power_seeker_comes_nearer(at: str) -> None:
    there = men("Power Seeker", f"A {at}")
    state = position(f"{DUEL} | hand 0: Power Seeker | gateway: {at}", there)
    play(state, "summon Power Seeker e5")
    here, rng = "e5", Random(at)
    while here != at:
        targets = {to for to in SQUARES if distance(here, to) == 1 and distance(to, at) < distance(here, at)}
        assert offered(state) == {f"move {here} {to}" for to in targets} | {"decline"}
        before, here = here, rng.choice(sorted(targets))
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
    log = play(state, f"summon {card} e5")
    at = on_arrival(log)
    assert at == ("e5" if was != "A" else None)


# --------------------------------------------------------------------------------------------------------------- NV-9


MERCHANT = "form: duel | schools: nethervoid, etherweave | turn: 5 | active: 1 | hand 1: Merchant of Time"
MERCHANTS_MEN = "b d6 f6 c7 e7"
"""For the Merchant of Time on e5."""


def held(state: State) -> tuple[HeldPiece, ...]:
    return open_view(state).held


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
        assert state.view(watcher).held == (HeldPiece("Merchant of Time", side=0, rank=rank, gateway=True),)


@pytest.mark.rule("NV-9")
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_9_back_on_the_board_it_is_the_gateway_again(sign: str) -> None:
    state = with_the_gateway_on_the_merchant(sign)
    bring_back(state, "g7")
    assert board(state)["g7"] == sign
    assert gateway(state) == "g7"
    assert held(state) == ()


@pytest.mark.rule("NV-9")
@pytest.mark.parametrize("sign", ["a", "A"])
def test_nv_9_a_nethervoid_being_summoned_meanwhile_takes_the_marker_for_good(sign: str) -> None:
    state = with_the_gateway_on_the_merchant(sign)
    log = play(state, "summon Flame Imp e4", "decline")
    assert on_arrival(log) == gateway(state) == "e4"
    assert [piece.gateway for piece in held(state)] == [False]
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
    assert [piece.gateway for piece in held(state)] == [True]
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
