"""SUM-1 to SUM-9: summoning beings and legends."""

from itertools import product

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_3,
    SQUARES,
    TEAM_DUEL,
    board,
    hand,
    happened,
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

from arenarium.core.errors import ChoiceError
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state import events

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
KNIGHT = ((-1, 1), (0, 1), (1, 1), (-1, 2))
"""Where the Knight wants common pieces, seen from the summoning square: right, down. No two orientations look alike."""
RANKS = {"common": 0, "heroic": 1, "legendary": 2}


# a being of each rank, and pieces with which it can be summoned on e5
BEINGS = {
    "common": ("Swordmaster", "a e4 e6"),
    "heroic": ("Master of Intrigue", "a d4 f4 d6 f6"),
    "legendary": ("Time Elemental", "A d6 f6 e7, a d8 f8"),
}


def sign(side: str, rank: str) -> str:
    return {"common": side, "heroic": side.upper(), "legendary": f"{side.upper()}*"}[rank]


def shifted(square: str, dx: int, dy: int) -> str:
    return f"{chr(ord(square[0]) + dx)}{int(square[1]) + dy}"


def oriented(offsets: tuple[tuple[int, int], ...], turns: int, mirrored: bool) -> list[tuple[int, int]]:
    turned = [(-dx if mirrored else dx, dy) for dx, dy in offsets]
    for _ in range(turns):
        turned = [(-dy, dx) for dx, dy in turned]
    return turned


# -------------------------------------------------------------------------------------------------------------- SUM-1


@pytest.mark.rule("SUM-1")
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("turns", range(4))
@EVERY_FORM
def test_sum_1_the_pattern_may_be_turned_and_mirrored(form: str, turns: int, mirrored: bool) -> None:
    men = {shifted("e5", *offset): "a" for offset in oriented(KNIGHT, turns, mirrored)}
    state = position(f"{FORMS[form]} | hand 0: Knight", men)
    assert "Knight e5" in offers(state, "summon")
    for square in men:
        fewer = {other: "a" for other in men if other != square}
        for instead in ({}, {square: "b"}):
            if instead and "melee" in form:
                continue  # an enemy piece may take part there (SUM-10)
            state = position(f"{FORMS[form]} | hand 0: Knight", fewer | instead)
            assert "Knight e5" not in offers(state, "summon")


@pytest.mark.rule("SUM-1")
def test_sum_1_the_pattern_fits_anywhere_and_nowhere_else() -> None:
    """All summoning squares are exactly those where the pieces lie as on the card."""
    men = pieces("a d4 e4 f4 d5 f5 e6 d6 g7 f7, A c4 b5, b e5 e3")
    own = {square for square, there in men.items() if there in "aA"}
    state = position(f"{DUEL} | hand 0: Knight", men)
    squares = {
        square
        for square in SQUARES
        for turns, mirrored in product(range(4), (False, True))
        if all(shifted(square, *offset) in own for offset in oriented(KNIGHT, turns, mirrored))
    }
    assert len(squares) == 3
    assert offers(state, "summon") == {f"Knight {square}" for square in squares}


@pytest.mark.rule("SUM-1")
@EVERY_FORM
def test_sum_1_only_cards_in_your_own_hand(form: str) -> None:
    men = "a d4 f6, A c6 e6 d7, a c8 e8"  # for the Clan Axeman on e5, for the Time Elemental on d5
    cards = "Clan Axeman", "Time Elemental"
    theirs = position(f"{FORMS[form]} | hand 1: {cards[0]} | legends 1: {cards[1]} | active: 0", men)
    assert offers(theirs, "summon") == set()
    mine = men.replace("a ", "b ").replace("A ", "B ")
    yours = position(f"{FORMS[form]} | hand 1: {cards[0]} | legends 1: {cards[1]} | active: 1", mine)
    assert offers(yours, "summon") >= {"Clan Axeman e5", "Time Elemental d5"}


@pytest.mark.rule("SUM-1")
def test_sum_1_in_a_team_both_players_use_the_pieces_of_the_team() -> None:
    state = position(f"{TEAM_DUEL} | active: 2 | hand 2: Sapling | hand 0: Swordmaster", "a e4 e6 e7, b c3 c4")
    assert offers(state, "summon") == {"Sapling e5", "Sapling e8"}


@pytest.mark.rule("SUM-1")
def test_sum_1_a_summoning_costs_one_action_and_the_card() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster, Knight", "a e4 e6")
    play(state, "summon Swordmaster e5")
    assert state.actions == 1
    assert hand(state, 0) == ["Knight"]


# -------------------------------------------------------------------------------------------------------------- SUM-2


@pytest.mark.rule("SUM-2")
def test_sum_2_a_piece_of_higher_rank_fits_a_lower_one_does_not() -> None:
    """Leviathan: three heroic pieces and a common one."""
    needs = {"e5": "heroic", "f5": "heroic", "c6": "heroic", "d6": "common"}
    for square, rank in product(needs, RANKS):
        men = {place: sign("a", need) for place, need in needs.items()}
        men[square] = sign("a", rank)
        state = position(f"{HIGH} | legends 0: Leviathan", men)
        fits = RANKS[rank] >= RANKS[needs[square]]
        assert ("Leviathan g4" in offers(state, "summon")) is fits


@pytest.mark.rule("SUM-2")
def test_sum_2_open_squares_may_hold_anything() -> None:
    men = {square: "bB"[number % 2] for number, square in enumerate(SQUARES) if number % 6 == 0}
    men |= pieces("B* d5 f5, A d4 f4, A* d6, a f6, a e4 e6")
    men.pop("e5", None)
    state = position(f"{DUEL} | hand 0: Swordmaster", men)
    assert "Swordmaster e5" in offers(state, "summon")


@pytest.mark.rule("SUM-2")
@pytest.mark.parametrize(
    ("men", "at"),
    [
        # the two rows above the Fire Elemental and the columns beside it are off the board
        ("A b5 a6, a d5 c6 e6", "c4"),
        ("A d2 c3, a f2 e3 g3", "e1"),
        ("A h4 g3, a h6 g5 g7", "i5"),
    ],
)
def test_sum_2_open_squares_may_be_off_the_board(men: str, at: str) -> None:
    state = position(f"{DUEL} | legends 0: Fire Elemental", men)
    assert f"Fire Elemental {at}" in offers(state, "summon")


@pytest.mark.rule("SUM-2")
@pytest.mark.parametrize(
    ("men", "at"),
    [
        ("a c1 d1", {"e1"}),  # b1 is off the board
        ("a f1 g1", {"e1"}),
        ("a h3 i3", {"g3"}),  # and the row below does not follow the row above
        ("a a4 b4", {"c4"}),
        ("a c9 d9", {"e9"}),
        ("a a3 a4", {"a5"}),
        ("a i6 i7", {"i5"}),
        ("a d1 e1", {"c1", "f1"}),
    ],
)
def test_sum_2_the_summoning_square_must_be_on_the_board(men: str, at: set[str]) -> None:
    state = position("form: duel | schools: sylvan, northern | hand 0: Sapling", men)
    assert offers(state, "summon") == {f"Sapling {square}" for square in at}


@pytest.mark.rule("SUM-2")
def test_sum_2_required_squares_must_be_on_the_board() -> None:
    """In a corner the Swordmaster's second piece would have to stand outside, or around the edge of the board."""
    for men in ("a c1 a3", "a i3 a4 i4 a5", "a c9 d1", "a g1 c9", "a h2 b3 a3"):
        state = position(f"{DUEL} | hand 0: Swordmaster", men)
        assert offers(state, "summon") == set()


@pytest.mark.rule("SUM-2")
@pytest.mark.parametrize("men", ["b i4 i6 h5", "b a4 a6 b5", "b d1 f1 e2", "b d9 f9 e8"])
def test_sum_2_a_summoning_square_far_outside_is_none_either(men: str) -> None:
    """The Werewolf would have to stand two squares beyond the edge, which is no square of the next row."""
    state = position(f"{DUEL} | active: 1 | hand 1: Werewolf", men)
    assert offers(state, "summon") == set()


# -------------------------------------------------------------------------------------------------------------- SUM-3


@pytest.mark.rule("SUM-3")
@pytest.mark.parametrize("rank", RANKS)
@EVERY_FORM
def test_sum_3_the_new_piece_has_the_rank_of_the_card(form: str, rank: str) -> None:
    card, men = BEINGS[rank]
    zone = "legends" if rank == "legendary" else "hand"
    state = position(f"{FORMS[form]} | {zone} 0: {card}", men)
    before = (two_faced(state), legendary(state))
    play(state, f"summon {card} e5")
    assert board(state) == pieces(men) | {"e5": sign("a", rank)}
    used = (0, 1) if rank == "legendary" else (1, 0)
    assert (two_faced(state) + used[0], legendary(state) + used[1]) == before


@pytest.mark.rule("SUM-3")
def test_sum_3_the_pieces_of_the_pattern_stay() -> None:
    state = position(f"{DUEL} | active: 1 | hand 1: Eagle Lord", "b c5 d6 f6 g5")
    play(state, "summon Eagle Lord e5", "decline")
    assert board(state) == pieces("b c5 d6 f6 g5, B e5")


# -------------------------------------------------------------------------------------------------------------- SUM-4


@pytest.mark.rule("SUM-4")
@pytest.mark.parametrize("there", ["", ", a e5", ", b e5"])
def test_sum_4_the_summoning_square_may_be_empty_or_not(there: str) -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", f"a e4 e6{there}")
    assert offers(state, "summon") == {"Swordmaster e5"}


@pytest.mark.rule("SUM-4")
@pytest.mark.parametrize(
    ("there", "possible"), [("", False), ("b", False), ("B", False), ("a", True), ("A", True), ("A*", False)]
)
def test_sum_4_where_the_pattern_asks_for_your_piece_it_must_be_there(there: str, possible: bool) -> None:
    """The Cannon; a legendary piece forbids it by SUM-5."""
    men = pieces("a d5 c6") | ({"e5": there} if there else {})
    state = position(f"{DUEL} | hand 0: Cannon", men)
    assert any(text.startswith("Cannon e5") for text in offers(state, "summon")) is possible


@pytest.mark.rule("SUM-4")
@pytest.mark.parametrize(("there", "possible"), [("a", False), ("A", True), ("A*", True)])
def test_sum_4_it_must_have_the_rank_that_the_pattern_asks_for(there: str, possible: bool) -> None:
    """The Angel of Death wants a heroic piece on the summoning square."""
    men = pieces("a d4 f4 c5 g5 e6") | {"e5": there}
    state = position(f"{DUEL} | legends 0: Angel of Death", men)
    assert ("Angel of Death e5" in offers(state, "summon")) is possible


# -------------------------------------------------------------------------------------------------------------- SUM-5


@pytest.mark.rule("SUM-5")
@pytest.mark.parametrize("side", "ab")
@pytest.mark.parametrize("there", RANKS)
@pytest.mark.parametrize("rank", RANKS)
@EVERY_FORM
def test_sum_5_same_or_lower_rank_is_destroyed_a_higher_one_forbids(
    form: str, rank: str, there: str, side: str
) -> None:
    card, men = BEINGS[rank]
    zone = "legends" if rank == "legendary" else "hand"
    state = position(f"{FORMS[form]} | {zone} 0: {card}", pieces(men) | {"e5": sign(side, there)})
    if RANKS[there] > RANKS[rank]:
        assert f"{card} e5" not in offers(state, "summon")
        return
    supply = two_faced(state, side) + legendary(state, side)
    log = play(state, f"summon {card} e5")
    assert board(state) == pieces(men) | {"e5": sign("a", rank)}
    assert two_faced(state, side) + legendary(state, side) == supply + (side == "b")
    squares = [0] * len(state.destroyed)
    if side == "b":
        squares[3 + RANKS[there]] = 1
    assert state.destroyed == squares
    assert [fact.at for fact in happened(log, events.Destroyed)] == ["e5"]


# ---------------------------------------------------------------------------------------------------- SUM-6 and SUM-7


@pytest.mark.rule("SUM-6")
@pytest.mark.parametrize(("rank", "there"), [("common", "a"), ("heroic", "a"), ("heroic", "A"), ("legendary", "A*")])
def test_sum_6_with_none_in_supply_your_piece_on_the_square_becomes_the_being(rank: str, there: str) -> None:
    card, men = BEINGS[rank]
    zone = "legends" if rank == "legendary" else "hand"
    supply = "2 0" if rank == "legendary" else "0 2"
    everywhere = pieces(f"{men}, a a3 a5, A a7, A* i7") | {"e5": there}
    state = position(f"{DUEL} | {zone} 0: {card} | supply: {supply}, 16 3", everywhere)
    log = play(state, f"summon {card} e5")
    assert happened(log, events.Destroyed) == []
    assert happened(log, events.Lifted) == []
    assert board(state) == everywhere | {"e5": sign("a", rank)}
    assert f"{two_faced(state)} {legendary(state)}" == supply
    assert not any(state.destroyed)


@pytest.mark.rule("SUM-6")
def test_sum_6_only_a_piece_of_the_needed_type_becomes_the_being() -> None:
    """A heroic piece cannot become a legend: it is destroyed, and a legendary piece is picked up for the legend."""
    men = "A d6 f6 e7, a d8 f8, A e5, A* i7 i6"
    state = position(f"{DUEL} | legends 0: Time Elemental | supply: 0 0, 16 3", men)
    play(state, "summon Time Elemental e5")
    assert offered(state) == {"lift i6", "lift i7"}
    log = play(state, "lift i6")
    assert [fact.at for fact in happened(log, events.Destroyed)] == ["e5"]
    assert board(state) == pieces("A d6 f6 e7, a d8 f8, A* e5 i7")
    assert (two_faced(state), legendary(state)) == (1, 0)


@pytest.mark.rule("SUM-6", "SUM-7")
@pytest.mark.parametrize("there", ["", "a", "b"])
def test_sum_6_and_7_with_a_piece_in_supply_nothing_is_picked_up(there: str) -> None:
    men = pieces("a e4 e6 a3, A a5") | ({"e5": there} if there else {})
    state = position(f"{DUEL} | hand 0: Swordmaster | supply: 1 3, 16 3", men)
    log = play(state, "summon Swordmaster e5")
    assert board(state) == men | {"e5": "a"}
    assert two_faced(state) == (1 if there == "a" else 0)
    assert len(happened(log, events.Destroyed)) == bool(there)


@pytest.mark.rule("SUM-7")
@pytest.mark.parametrize("there", ["", "b"])
@EVERY_FORM
def test_sum_7_otherwise_a_piece_that_the_pattern_does_not_use_is_picked_up(form: str, there: str) -> None:
    sides = {"melee of 3": 3, "melee of 4": 4}.get(form, 2)
    supply = ", ".join(["0 2"] + ["9 3"] * (sides - 1))
    men = pieces("a e4 e6 a3, A a5, A* a7, b i3, B i4") | ({"e5": there} if there else {})
    state = position(f"{FORMS[form]} | hand 0: Swordmaster | supply: {supply}", men)
    play(state, "summon Swordmaster e5")
    assert offered(state) == {"lift a3", "lift a5"}
    log = play(state, "lift a5")
    del men["a5"]
    assert board(state) == men | {"e5": "a"}
    assert [fact.at for fact in happened(log, events.Destroyed)] == (["e5"] if there else [])
    assert state.destroyed[3] == bool(there)
    assert (two_faced(state), legendary(state), sum(state.destroyed)) == (0, 2, bool(there))


@pytest.mark.rule("SUM-7")
def test_sum_7_picking_up_is_no_destroying_and_costs_nothing_more() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster | supply: 0 3, 16 3", "a e4 e6 a3 a5")
    log = play(state, "summon Swordmaster e5", "lift a3")
    assert happened(log, events.Destroyed) == []
    assert state.actions == 1
    assert pile(state, 0) == ["Swordmaster"]


@pytest.mark.rule("SUM-7")
@pytest.mark.parametrize(("more", "possible"), [("", False), (", A* a7", False), (", b a7", False), (", A a7", True)])
def test_sum_7_without_such_a_piece_the_summoning_is_not_possible(more: str, possible: bool) -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster | supply: 0 2, 16 3", f"a e4 e6{more}")
    assert bool(offers(state, "summon")) is possible


@pytest.mark.rule("SUM-7")
def test_sum_7_a_legend_is_made_of_a_legendary_piece_alone() -> None:
    """One legendary piece is used by the pattern, the other one is free."""
    men = "A d6 e7, A* f6, a d8 f8 a3 a5"
    state = position(f"{DUEL} | legends 0: Time Elemental | supply: 5 0, 16 3", men)
    assert offers(state, "summon") == set()
    state = position(f"{DUEL} | legends 0: Time Elemental | supply: 5 0, 16 3", f"{men}, A* i3")
    play(state, "summon Time Elemental e5")
    assert board(state) == pieces(f"{men}, A* e5")  # the only one: nothing to choose


@pytest.mark.rule("SUM-7", "SUM-8")
def test_sum_7_which_pieces_are_used_is_for_the_summoner_to_choose() -> None:
    """Swordmaster upright or lying: the pieces of the other way are free to be picked up."""
    state = position(f"{DUEL} | hand 0: Swordmaster | supply: 0 3, 16 3", "a e4 e6 d5 f5 c1")
    lifted = set()
    for way in offers(state, "summon"):
        if way.startswith("Swordmaster e5"):
            other = state.copy()
            play(other, f"summon {way}")
            lifted |= offers(other, "lift")
    assert lifted == {"e4", "e6", "d5", "f5", "c1"}


# -------------------------------------------------------------------------------------------------------------- SUM-8


@pytest.mark.rule("SUM-8")
@EVERY_FORM
def test_sum_8_the_effect_is_resolved_with_the_piece_on_the_board(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Swordmaster", "a e4 e6, b d4")
    play(state, "summon Swordmaster e5")
    assert board(state)["e5"] == "a"
    assert offered(state) - {"pass"} == {"destroy d4", "decline"}


@pytest.mark.rule("SUM-8")
@EVERY_FORM
def test_sum_8_then_the_card_is_discarded(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Swordmaster", "a e4 e6, b d4")
    play(state, "summon Swordmaster e5")
    assert (pile(state, 0), hand(state, 0)) == ([], [])
    log = play(state, "decline")
    assert pile(state, 0) == ["Swordmaster"]
    assert happened(log, events.CardDiscarded)[0].card == "Swordmaster"


@pytest.mark.rule("SUM-8")
@EVERY_FORM
def test_sum_8_a_legend_goes_to_the_pile_of_legends(form: str) -> None:
    state = position(f"{FORMS[form]} | legends 0: Hell Bull", "a d4 f4 e5 e6, A d5 f5")
    play(state, "summon Hell Bull e5")
    if "melee" in form:
        play(state, "colour b")
    assert (pile(state, "legends"), legends(state, 0)) == ([], [])
    play(state, "decline")
    assert pile(state, "legends") == ["Hell Bull"]
    assert pile(state, 0) == []


@pytest.mark.rule("SUM-8")
def test_sum_8_of_several_summoning_squares_the_summoner_chooses() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6 g4 g6 c5 e5")
    assert offers(state, "summon") == {f"Swordmaster {square}" for square in ("e5", "g5", "d5", "f4", "f6")}
    play(state, "summon Swordmaster d5")
    assert board(state) == pieces("a e4 e6 g4 g6 c5 e5 d5")


@pytest.mark.rule("SUM-8", "EFF-9")
def test_sum_8_of_several_orientations_the_summoner_chooses() -> None:
    """The Assassin at e5 with two diagonals: each way marks another square."""
    men = "a b4 c3 d2 f8 g7 h6, b d4, B f6"
    state = position(f"{DUEL} | hand 0: Assassin", men)
    ways = [f"summon {text}" for text in offers(state, "summon") if text.startswith("Assassin e5")]
    assert len(ways) == 2
    gone = set()
    for way in ways:
        other = state.copy()
        play(other, way)
        gone.update(set(pieces(men)) - set(board(other)))
    assert gone == {"d4", "f6"}


# -------------------------------------------------------------------------------------------------------------- SUM-9


DRAGON = "A f3 e4 d5, a f5 g6"
"""Two-Headed Dragon on d3, who may upgrade one of these."""


@pytest.mark.rule("SUM-9", "SCORE-5")
def test_sum_9_duel_summoning_a_legend_scores_upgrading_to_legendary_does_not() -> None:
    state = position(f"{DUEL} | legends 0: Two-Headed Dragon", DRAGON)
    log = play(state, "summon Two-Headed Dragon d3", "upgrade e4", "decline")
    assert board(state)["e4"] == "A*"
    assert state.points == [1, 0]
    assert [fact.why for fact in happened(log, events.Scored)] == ["legend"]
    skip_turn(state)
    assert state.points == [1, 0]


@pytest.mark.rule("SUM-9", "SCORE-7")
def test_sum_9_melee_only_the_legend_itself_scores() -> None:
    state = position(f"{MELEE_3} | legends 0: Two-Headed Dragon", DRAGON)
    play(state, "summon Two-Headed Dragon d3", "colour c", "upgrade e4", "decline")
    assert [points(state, 0, colour) for colour in "bc"] == [0, 1]
    assert "place" in verbs(state)


@pytest.mark.rule("SUM-9")
def test_sum_9_high_legendary_summoning_wants_a_card_of_the_legends_deck() -> None:
    """The task wants 2 beings summoned, at least 1 of them a legend."""
    men = "A d6 f6 e7, a d8 f8, a b3 b5 h3 h5, A* c1"
    cards = "legends 0: Time Elemental | hand 0: Swordmaster, Bomb"
    state = position(f"{HIGH} | {cards} | tasks: Legendary Summoning", men)
    other = state.copy()
    play(state, "summon Time Elemental e5", "summon Swordmaster b4")
    assert "claim Legendary Summoning" in offered(state)
    play(other, "summon Swordmaster b4", "summon Bomb a3")
    assert other.active == 1


@pytest.mark.rule("SUM-9")
def test_sum_9_high_an_upgraded_piece_is_not_another_legend_summoned() -> None:
    state = position(f"{HIGH} | legends 0: Two-Headed Dragon | tasks: Legendary Summoning", DRAGON)
    play(state, "summon Two-Headed Dragon d3", "upgrade e4", "decline")
    assert (state.summoned, state.summoned_legends) == (1, 1)
    play(state, "place a3")
    assert state.active == 1


# ------------------------------------------------------------------------------------------------------------- SUM-11


@pytest.mark.rule("SUM-1", "SUM-5")
def test_sum_1_and_5_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6, B e5")
    before = state.copy()
    with pytest.raises(ChoiceError):
        state.apply(0, TASHKALAR.read(state, "summon Swordmaster e5"))
    assert state == before
