"""EFF-11 to EFF-18: resolving effects, what is done to pieces: moving, placing, upgrading, destroying, converting."""

import pytest
from games.tashkalar.support.resolving import AROUND_E5, HIGHLAND, SIX_OF_B, SYLVAN, summoned
from games.tashkalar.support.table import (
    DUEL,
    HIGH,
    MELEE_3,
    SQUARES,
    Board,
    board,
    happened,
    legendary,
    offers,
    on,
    pieces,
    play,
    position,
    two_faced,
    verbs,
)

from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import events

LEVIATHAN = "A f5 e5 c6, a d6"
"""On g4."""
DRAGON = "A f3 e4 d5, a f5 g6"
"""Two-Headed Dragon on d3."""


# ------------------------------------------------------------------------------------------------------------- EFF-11


EIGHT = {"d4": "a", "e4": "A", "f4": "A*", "d5": "b", "f5": "B", "d6": "B*"}
"""Around e5 a piece of each side and rank; e6 and f6 are empty."""


def enterable(men: Board, allowed: set[str]) -> set[str]:
    """The neighbours of e5 that are empty or hold one of these signs."""
    return {square for square in AROUND_E5 if square not in men or men[square] in allowed}


@pytest.mark.rule("EFF-11")
@pytest.mark.parametrize(
    ("kind", "mover", "allowed"),
    [
        ("standard", "a", set()),
        ("standard", "A", {"a", "b"}),
        ("standard", "A*", {"a", "b", "A", "B"}),
        ("combat", "a", {"a", "b"}),
        ("combat", "A", {"a", "b", "A", "B"}),
        ("combat", "A*", {"a", "b", "A", "B", "A*", "B*"}),
    ],
)
def test_eff_11_a_move_goes_to_an_adjacent_square_by_rank(kind: str, mover: str, allowed: set[str]) -> None:
    state = standard_mover(mover) if kind == "standard" else combat_mover(mover)
    moves = {text.split()[1] for text in offers(state, "move") if text.startswith("e5 ")}
    assert moves == enterable(EIGHT, allowed)


def combat_mover(mover: str) -> State:
    """The Infantry Captain lets any piece of yours make combat moves."""
    return summoned(HIGH, {**EIGHT, "e5": mover} | pieces("a c8 d8 f8 g8"), "Infantry Captain", "e7")


def standard_mover(mover: str) -> State:
    """Flare 3 moves common pieces, the Tree Shepherd a legendary one; the Werewolf, summoned on e5, is heroic."""
    if mover == "a":
        state = position(f"{HIGH} | flares 0: flare 3", {**EIGHT, "e5": "a"} | pieces("B c1 d1 e1 f1 g1"))
        play(state, "flare 3 against b")
        return state
    if mover == "A":
        return summoned(HIGHLAND, EIGHT | pieces("a c4 b5 c6"), "Werewolf", "e5")
    return summoned(SYLVAN, {**EIGHT, "e5": "A*"} | pieces("a d8 f8 e9 f9"), "Tree Shepherd", "e8")


@pytest.mark.rule("EFF-11")
def test_eff_11_a_leap_goes_to_any_square() -> None:
    """Wild Eagle, common, combat leap: anywhere but onto upgraded pieces and her own square."""
    men = pieces("a d6 f6 a3, A b3, A* c3, b g3, B h3, B* i3")
    state = summoned(HIGHLAND, men, "Wild Eagle", "e5")
    expected = set(SQUARES) - {"e5", "b3", "c3", "h3", "i3"}
    assert offers(state, "move") == {f"e5 {square}" for square in expected}


@pytest.mark.rule("EFF-11")
def test_eff_11_a_heroic_combat_leap() -> None:
    men = pieces("a c5 d6 f6 g5 a3, A b3, A* c3, b g3, B h3, B* i3")
    state = summoned(HIGHLAND, men, "Eagle Lord", "e5")
    assert offers(state, "move") == {f"e5 {square}" for square in set(SQUARES) - {"e5", "c3", "i3"}}


@pytest.mark.rule("EFF-11")
def test_eff_11_a_standard_leap_of_a_common_piece_needs_an_empty_square() -> None:
    men = pieces("a e5, B c3 d3 e3, b g3, B* i3")
    state = position(f"{DUEL} | flares 0: flare 12", men)
    play(state, "flare 12 against b")
    assert offers(state, "move") == {f"e5 {square}" for square in set(SQUARES) - set(men)}


@pytest.mark.rule("EFF-11")
@pytest.mark.parametrize(("there", "counted"), [("b", 1), ("a", 0)])
def test_eff_11_a_piece_on_the_square_is_destroyed_your_own_too(there: str, counted: int) -> None:
    state = summoned(HIGHLAND, pieces("a d6 e6 c7") | {"f4": there, "d3": there}, "Dire Wolf", "e5")
    supply = two_faced(state, there)
    log = play(state, "move e5 f4")
    assert board(state) == pieces("a d6 e6 c7 f4") | {"d3": there}
    assert two_faced(state, there) == supply + 1
    assert sum(state.destroyed) == counted
    assert [fact.at for fact in happened(log, events.Destroyed)] == ["f4"]


@pytest.mark.rule("EFF-11")
def test_eff_11_a_leap_destroys_like_a_move() -> None:
    state = summoned(HIGHLAND, "a d6 f6, b i7", "Wild Eagle", "e5")
    play(state, "move e5 i7")
    assert board(state) == pieces("a d6 f6 i7")
    assert state.destroyed[3] == 1


# ------------------------------------------------------------------------------------------------------------- EFF-12


@pytest.mark.rule("EFF-12")
@pytest.mark.parametrize(("supply", "placed"), [(1, 0), (2, 1), (3, 2)])
def test_eff_12_without_a_piece_in_supply_nothing_is_placed(supply: int, placed: int) -> None:
    """The Summoner herself takes one piece; she may place up to 2. Nothing is picked up for it."""
    men = "a d6 e6 f6 a3, A a5"
    state = summoned(f"{DUEL} | supply: {supply} 3, 16 3", men, "Summoner", "e5")
    for square in ["e4", "d4"][:placed]:
        play(state, f"put a common {square}")
    assert two_faced(state) == 0
    assert verbs(state) == {"lift"}  # the next action; the effect is over
    assert len(board(state)) == 6 + placed


@pytest.mark.rule("EFF-12")
def test_eff_12_a_piece_is_placed_with_the_rank_that_the_text_says() -> None:
    """Flare 1, lower part: a heroic piece, of the same stock as the common ones."""
    state = position(f"{DUEL} | flares 0: flare 1 | supply: 1 3, 10 3", SIX_OF_B)
    play(state, "flare 1 against b", "put a heroic a3")
    assert board(state)["a3"] == "A"
    assert (two_faced(state), legendary(state)) == (0, 3)
    state = position(f"{DUEL} | flares 0: flare 1 | supply: 0 3, 10 3", f"{SIX_OF_B} c2, a a3")
    play(state, "flare 1 against b")
    assert board(state) == pieces(f"{SIX_OF_B} c2, a a3")


@pytest.mark.rule("EFF-12")
@pytest.mark.parametrize(
    ("supply", "there", "ranks"),
    [
        ("3 2", "a", {"common", "heroic", "legendary"}),
        ("3 1", "a", {"common", "heroic"}),
        ("0 1", "A*", {"legendary"}),
    ],
)
def test_eff_12_each_rank_needs_its_own_stock(supply: str, there: str, ranks: set[str]) -> None:
    """Storm Elemental, who takes a legendary piece herself, and puts your piece of her square into the supply."""
    state = summoned(f"{DUEL} | supply: {supply}, 16 3", pieces("A d3 d4 f4") | {"e5": there}, "Storm Elemental", "e5")
    assert {text.split()[1] for text in offers(state, "put")} == ranks


@pytest.mark.rule("EFF-12")
def test_eff_12_an_opponents_piece_comes_from_the_opponents_supply() -> None:
    """Forest Ancient: b has no piece in supply, c has one."""
    text = "form: melee | schools: sylvan, northern, highland | supply: 9 3, 0 3, 1 3"
    state = summoned(text, "a d5 e4 f5 d6, b i7, c i6", "Forest Ancient", "e5")
    assert {said.split()[0] for said in offers(state, "put")} == {"c"}
    play(state, "put c common e6")
    # only one could be placed, so one piece of that colour is destroyed: the only one near
    assert board(state) == pieces("a d5 e4 f5 d6, A e5, b i7, c i6")
    assert state.destroyed[6:] == [1, 0, 0]


# -------------------------------------------------------------------------------------------------- EFF-13 and EFF-14


@pytest.mark.rule("EFF-13")
def test_eff_13_common_to_heroic_by_turning() -> None:
    """No piece in supply is needed, and none comes back."""
    state = position(f"{DUEL} | flares 0: flare 5 | supply: 0 0, 10 3", "a e5, B c1 d1 e1")
    play(state, "flare 5 against b", "upgrade e5")
    assert board(state)["e5"] == "A"
    assert (two_faced(state), legendary(state)) == (0, 0)


@pytest.mark.rule("EFF-13")
def test_eff_13_heroic_to_legendary_by_exchange() -> None:
    state = summoned(f"{DUEL} | supply: 4 2, 16 3", DRAGON, "Two-Headed Dragon", "d3")
    assert (two_faced(state), legendary(state)) == (4, 1)
    play(state, "upgrade e4")
    assert board(state)["e4"] == "A*"
    assert (two_faced(state), legendary(state)) == (5, 0)


@pytest.mark.rule("EFF-13")
@pytest.mark.parametrize(
    ("supply", "targets"),
    [("4 2", {"f3", "e4", "d5", "f5", "g6"}), ("4 1", {"f5", "g6"}), ("0 1", {"f5", "g6"})],
)
def test_eff_13_impossible_with_no_legendary_piece_in_supply(supply: str, targets: set[str]) -> None:
    """The Two-Headed Dragon itself takes one."""
    state = summoned(f"{DUEL} | supply: {supply}, 16 3", DRAGON, "Two-Headed Dragon", "d3")
    assert offers(state, "upgrade") == targets


@pytest.mark.rule("EFF-13")
def test_eff_13_impossible_for_legendary_pieces() -> None:
    state = summoned(f"{DUEL} | supply: 4 2, 16 3", DRAGON.replace("A f3 e4", "A* f3, A e4"), "Two-Headed Dragon", "d3")
    assert offers(state, "upgrade") == {"e4", "d5", "f5", "g6"}


@pytest.mark.rule("EFF-13")
def test_eff_13_the_owners_supply_counts() -> None:
    """High Priestess upgrades a common piece of an enemy: it is the enemy's piece that is turned."""
    state = summoned(DUEL, "a e5 d7 f7, b e4", "High Priestess", "e5")
    supplies = [two_faced(state, side) for side in "ab"]
    play(state, "decline", "upgrade e4")
    assert board(state)["e4"] == "B"
    assert [two_faced(state, side) for side in "ab"] == supplies


@pytest.mark.rule("EFF-14")
def test_eff_14_heroic_to_common_by_turning() -> None:
    state = summoned(f"{DUEL} | supply: 4 3, 0 3", f"{LEVIATHAN}, B a3", "Leviathan", "g4")
    play(state, "downgrade a3")
    assert board(state)["a3"] == "b"
    assert (two_faced(state, "b"), legendary(state, "b")) == (0, 3)


@pytest.mark.rule("EFF-14")
def test_eff_14_legendary_to_heroic_by_exchange() -> None:
    state = summoned(f"{DUEL} | supply: 4 3, 2 1", f"{LEVIATHAN}, B* a3", "Leviathan", "g4")
    play(state, "downgrade a3")
    assert board(state)["a3"] == "B"
    assert (two_faced(state, "b"), legendary(state, "b")) == (1, 2)


@pytest.mark.rule("EFF-14")
@pytest.mark.parametrize(("supply", "possible"), [("0 1", False), ("1 1", True)])
def test_eff_14_impossible_with_no_two_faced_piece_in_supply(supply: str, possible: bool) -> None:
    state = summoned(f"{DUEL} | supply: 4 3, {supply}", f"{LEVIATHAN}, B* a3, B i3", "Leviathan", "g4")
    assert ("a3" in offers(state, "downgrade")) is possible
    assert "i3" in offers(state, "downgrade")


@pytest.mark.rule("EFF-14")
def test_eff_14_impossible_for_common_pieces() -> None:
    state = summoned(DUEL, f"{LEVIATHAN}, b a3", "Leviathan", "g4")
    assert offers(state, "downgrade") == {"f5", "e5", "c6", "g4"}


@pytest.mark.rule("EFF-14")
def test_eff_14_each_exchange_uses_up_a_piece_of_the_supply() -> None:
    state = summoned(f"{DUEL} | supply: 4 3, 1 1", f"{LEVIATHAN}, B* a3 a4", "Leviathan", "g4")
    play(state, "downgrade a3")
    assert "a4" not in offers(state, "downgrade")


# -------------------------------------------------------------------------------------------------- EFF-15 and EFF-16


@pytest.mark.rule("EFF-15")
@pytest.mark.parametrize("there", ["b", "B", "B*"])
def test_eff_15_a_destroyed_piece_leaves_the_board(there: str) -> None:
    men = pieces("a d5 d6 e6 e7")
    state = summoned(f"{DUEL} | supply: 9 3, 9 1", men | {"f4": there}, "Champion", "e5")
    play(state, "destroy f4")
    assert "f4" not in board(state)
    stock = (9, 2) if there == "B*" else (10, 1)
    assert (two_faced(state, "b"), legendary(state, "b")) == stock


QUEEN = "a e6 g6 f7 f8"
"""Sylvan Queen on e5."""


@pytest.mark.rule("EFF-16")
@pytest.mark.parametrize(("there", "becomes"), [("b", "a"), ("B", "A")])
def test_eff_16_converting_keeps_the_rank(there: str, becomes: str) -> None:
    state = summoned(f"{SYLVAN} | supply: 5 3, 5 3", pieces(QUEEN) | {"d4": there}, "Sylvan Queen", "e5")
    play(state, "convert d4")
    assert board(state) == pieces(QUEEN) | {"e5": "A", "d4": becomes}
    assert (two_faced(state, "a"), two_faced(state, "b")) == (3, 6)


@pytest.mark.rule("EFF-16")
def test_eff_16_unless_the_text_says_otherwise() -> None:
    """The Dryad makes a common piece of it."""
    state = summoned(SYLVAN, "a d4 e5 e6, B f5", "Dryad", "e5")
    play(state, "convert f5")
    assert board(state) == pieces("a d4 e6 f5, A e5")


@pytest.mark.rule("EFF-16")
@pytest.mark.parametrize(("supply", "possible"), [(1, False), (2, True)])
def test_eff_16_impossible_if_your_supply_lacks_the_piece(supply: int, possible: bool) -> None:
    """The Sylvan Queen herself takes one."""
    state = summoned(f"{SYLVAN} | supply: {supply} 3, 5 3", f"{QUEEN} a3, b d4, B f4", "Sylvan Queen", "e5")
    assert offers(state, "convert") == ({"d4", "f4"} if possible else set())


@pytest.mark.rule("EFF-16")
def test_eff_16_only_enemy_pieces_are_converted() -> None:
    state = summoned(SYLVAN, f"{QUEEN} d4 f4, b d6", "Sylvan Queen", "e5")
    assert offers(state, "convert") == {"d6"}


# ------------------------------------------------------------------------------------------------------------- EFF-17


@pytest.mark.rule("EFF-17")
@pytest.mark.parametrize(
    ("text", "men", "card", "at", "then"),
    [
        (DUEL, "a e4 e6, {} e5", "Swordmaster", "e5", []),
        (HIGHLAND, "a d6 e6 c7, {} f4", "Dire Wolf", "e5", ["move e5 f4"]),
        (HIGHLAND, "a d6 f6, {} i7", "Wild Eagle", "e5", ["move e5 i7"]),
        (HIGHLAND, "a d6 f4, {} e4", "Clan Axeman", "e5", ["destroy e4"]),
        (SYLVAN, f"{QUEEN}, {{}} d4", "Sylvan Queen", "e5", ["convert d4"]),
    ],
    ids=["summoning onto it", "moving", "leaping", "destroying", "converting"],
)
def test_eff_17_you_destroyed_an_enemy_piece(text: str, men: str, card: str, at: str, then: list[str]) -> None:
    state = summoned(text, men.format("b"), card, at)
    play(state, *then)
    assert state.destroyed == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("EFF-17")
@pytest.mark.parametrize(
    ("text", "men", "card", "then"),
    [
        (DUEL, "a e4 e5 e6", "Swordmaster", []),
        (HIGHLAND, "a d6 e6 c7 f4", "Dire Wolf", ["move e5 f4", "decline"]),
        (HIGHLAND, "a d6 f6 i7", "Wild Eagle", ["move e5 i7"]),
        (HIGHLAND, "a d6 f4 e4", "Clan Axeman", ["destroy e4"]),
    ],
)
def test_eff_17_your_own_pieces_never_count(text: str, men: str, card: str, then: list[str]) -> None:
    state = summoned(text, men, card, "e5")
    play(state, *then)
    assert len(board(state)) == len(pieces(men))  # one more, one less
    assert not any(state.destroyed)


@pytest.mark.rule("EFF-17")
def test_eff_17_the_rank_it_had_counts() -> None:
    state = summoned(SYLVAN, "a d4 e5 e6, B f5", "Dryad", "e5")
    play(state, "convert f5")
    assert state.destroyed == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("EFF-17")
def test_eff_17_upgrading_and_downgrading_never_count() -> None:
    state = summoned(DUEL, f"{LEVIATHAN}, B* a3, B a4", "Leviathan", "g4")
    play(state, "downgrade a3", "downgrade a4")
    assert board(state)["a3"] == "B"
    assert not any(state.destroyed)
    state = summoned(DUEL, "a e5 d7 f7, b e4", "High Priestess", "e5")
    play(state, "decline", "upgrade e4")
    assert not any(state.destroyed)


@pytest.mark.rule("EFF-17")
def test_eff_17_an_effect_may_say_that_its_pieces_do_not_count() -> None:
    """Titan; what it was summoned onto counts as usual."""
    state = summoned(DUEL, "A e6 e7, a d8 e8 f8, B e5, b d4, B* f5", "Titan", "e5")
    assert board(state) == pieces("A e7, a d8 e8 f8, A* e5")
    assert state.destroyed == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("EFF-17")
def test_eff_17_pieces_that_you_move_destroy_for_you() -> None:
    """Hypnotist: an enemy piece moved by you destroys one of its own colour, and one of another."""
    state = position(f"{MELEE_3} | hand 0: Hypnotist", "a d5 d6 f5 f4, b a3 a4, b h3, c i3")
    play(state, "summon Hypnotist e5", "move a3 a4", "move h3 i3")
    assert state.destroyed[3:] == [1, 0, 0, 1, 0, 0]


# ------------------------------------------------------------------------------------------------------------- EFF-18


@pytest.mark.rule("EFF-18")
def test_eff_18_a_removed_piece_goes_back_to_its_owner() -> None:
    state = summoned(f"{HIGHLAND} | supply: 9 3, 5 1", "a e6 d7 e7 f7, B d5, b f5", "Hill Giant", "e5")
    assert (two_faced(state, "a"), two_faced(state, "b")) == (9, 7)  # e6 is back, the Hill Giant is out
    state = summoned(f"{DUEL} | supply: 9 3, 5 1", "a d5 d6 e6 e7, B* f4", "Champion", "e5")
    play(state, "destroy f4")
    assert (two_faced(state, "b"), legendary(state, "b")) == (5, 2)


@pytest.mark.rule("EFF-18")
def test_eff_18_at_once_so_that_it_can_be_used_in_the_same_effect() -> None:
    """Forest Ancient, summoned onto the only piece of b that is not lost: now b has one in supply to be placed."""
    men = "a d5 e4 f5 d6, b i7, b e5"
    state = summoned(f"{SYLVAN} | supply: 9 3, 0 3", men, "Forest Ancient", "e5")
    assert verbs(state) == {"put"}
    assert {text.split()[0] for text in offers(state, "put")} == {"b"}


@pytest.mark.rule("EFF-18")
@pytest.mark.parametrize("form", [DUEL, MELEE_3])
def test_eff_18_in_a_deathmatch_destroyed_pieces_are_counted_and_in_supply_before_scoring(form: str) -> None:
    state = position(f"{form} | hand 0: Swordmaster | actions: 2", "a e4 e6, b d4")
    before = two_faced(state, "b")
    play(state, "summon Swordmaster e5", "destroy d4")
    assert (state.active, state.actions) == (0, 1)
    assert two_faced(state, "b") == before + 1
    assert state.destroyed[3] == 1


@pytest.mark.rule("EFF-18")
def test_eff_18_the_exchanged_piece_of_an_upgrade_is_at_hand() -> None:
    state = summoned(f"{DUEL} | supply: 0 2, 16 3", DRAGON, "Two-Headed Dragon", "d3")
    play(state, "upgrade e4", "decline")
    assert verbs(state) == {"place"}
    assert on(board(state), "A*") == {"d3", "e4"}
