"""EFF: resolving effects."""

import pytest
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    HIGH,
    MELEE_3,
    MELEE_4,
    SQUARES,
    TEAM_DUEL,
    TEAM_HIGH,
    Board,
    board,
    facts,
    flares,
    hand,
    legendary,
    legends,
    offered,
    offers,
    on,
    pieces,
    pile,
    play,
    position,
    skip_turn,
    two_faced,
    verbs,
)

from arenarium.games.tashkalar.game import State

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
SYLVAN = "form: duel | schools: sylvan, northern"
HIGHLAND = "form: duel | schools: highland, northern"
SIX_OF_B = "b c1 d1 e1 f1 g1 b2"
AROUND_E5 = ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]


def summoned(text: str, on_board: str | Board, card: str, at: str) -> State:
    """A position in which a being has just been summoned."""
    zone = "legends" if card in LEGENDS else "hand"
    state = position(f"{text} | {zone} 0: {card}", on_board)
    play(state, f"summon {card} {at}")
    return state


LEGENDS = ("Fire Elemental", "Leviathan", "Two-Headed Dragon", "Storm Elemental", "Earth Elemental", "Titan")
FIRE_ELEMENTAL = "A d6 c7, a f6 e7 g7"
"""On e5."""
LEVIATHAN = "A f5 e5 c6, a d6"
"""On g4."""
DRAGON = "A f3 e4 d5, a f5 g6"
"""Two-Headed Dragon on d3."""


# -------------------------------------------------------------------------------------------------------------- EFF-1


@pytest.mark.rule("EFF-1")
@EVERY_FORM
def test_eff_1_no_action_and_no_flare_until_the_effect_is_resolved(form: str) -> None:
    cards = "hand 0: Knight, Swordmaster, Bomb | flares 0: flare 2"
    state = position(f"{FORMS[form]} | {cards}", f"a d6 e6 f6 d7, {SIX_OF_B} c2 d2 e2")
    assert verbs(state) - {"pass"} == {"place", "summon", "discard", "flare"}
    play(state, "summon Knight e5")
    for step in ("move e5 e4", "move e4 e5"):
        assert verbs(state) - {"pass"} == {"move", "decline"}
        play(state, step)
    play(state, "decline")
    assert "place" in verbs(state)


@pytest.mark.rule("EFF-1")
def test_eff_1_no_other_flare_while_one_is_resolved() -> None:
    state = position(f"{DUEL} | flares 0: flare 2, flare 12", SIX_OF_B)
    play(state, "flare 2 against b")
    assert verbs(state) == {"put"}
    play(state, "put a common a3")
    assert "flare 12 against b" in offered(state)


# -------------------------------------------------------------------------------------------------------------- EFF-2


@pytest.mark.rule("EFF-2")
def test_eff_2_may_makes_a_part_optional() -> None:
    state = summoned(DUEL, "a e4 e6, b d4 f4", "Swordmaster", "e5")
    assert offered(state) == {"destroy d4", "destroy f4", "decline"}
    play(state, "decline")
    assert board(state) == pieces("a e4 e5 e6, b d4 f4")


@pytest.mark.rule("EFF-2")
def test_eff_2_up_to_includes_0_and_any_number_below() -> None:
    """The Herald makes up to 2 moves."""
    for moves in ([], ["move d5 c5"], ["move d5 c5", "move c5 b5"]):
        state = summoned(DUEL, "a d4 e4 d5", "Herald", "c3")
        for move in moves:
            assert "decline" in offered(state)
            play(state, move)
        if len(moves) < 2:
            play(state, "decline")
        assert "place" in verbs(state)


@pytest.mark.rule("EFF-2")
def test_eff_2_all_other_parts_are_mandatory() -> None:
    """The Blood Shaman must destroy a piece, if need be his own; the Chronicler must upgrade one."""
    state = summoned(HIGHLAND, "a d6 e6 f5 f4", "Blood Shaman", "e5")
    assert offered(state) == {f"destroy {square}" for square in ("d6", "e6", "f5", "f4", "e5")}
    state = summoned(DUEL, "a d5 f5 e4", "Chronicler", "e5")
    assert offered(state) == {"upgrade d5", "upgrade f5", "upgrade e4"}


@pytest.mark.rule("EFF-2")
def test_eff_2_what_follows_an_optional_part_is_mandatory_once_it_was_done() -> None:
    """The Swordmaster rises whether he likes it or not; without the destruction he does not."""
    state = summoned(DUEL, "a e4 e6, b d4", "Swordmaster", "e5")
    other = state.copy()
    play(state, "destroy d4")
    assert board(state)["e5"] == "A"
    assert "place" in verbs(state)
    play(other, "decline")
    assert board(other)["e5"] == "a"


# -------------------------------------------------------------------------------------------------------------- EFF-3


@pytest.mark.rule("EFF-3")
def test_eff_3_of_two_pieces_one_is_placed_where_there_is_no_other() -> None:
    state = position(f"{DUEL} | flares 0: flare 5 | supply: 1 3, 10 3", SIX_OF_B)
    play(state, "flare 5 against b", "put a common a3")
    assert "place" not in verbs(state)
    assert board(state) == pieces(f"{SIX_OF_B}, a a3")
    assert pile(state, "flares") == ["flare 5"]


@pytest.mark.rule("EFF-3")
def test_eff_3_a_part_that_cannot_be_done_does_not_stop_the_next() -> None:
    """Earth Elemental: nothing stands near a red square, so nothing is destroyed; pieces near green ones are there."""
    state = summoned(DUEL, "a b4 b5 c5, A a3 a6", "Earth Elemental", "c4")
    assert offered(state) == {"upgrade b4", "upgrade b5"}
    play(state, "upgrade b4")
    assert offered(state) == {"move c4 c3", "decline"}


@pytest.mark.rule("EFF-3")
def test_eff_3_where_one_of_several_is_missing_the_others_are_done() -> None:
    """Woodland Druid: one common piece of each colour is upgraded; a has none."""
    state = position(f"{MELEE_3} | hand 2: Woodland Druid | active: 2", "c d4 f4 e6, A a3, b h3 h5")
    play(state, "summon Woodland Druid e5", "upgrade d4", "upgrade h3")
    assert board(state) == pieces("c f4 e6, C d4 e5, A a3, b h5, B h3")


@pytest.mark.rule("EFF-3")
def test_eff_3_all_that_can_be_destroyed_is() -> None:
    """Hill Giant: every common and heroic piece orthogonally next to him, the legendary one stays."""
    state = summoned(HIGHLAND, "a e6 d7 e7 f7, B d5, B* f5", "Hill Giant", "e5")
    assert board(state) == pieces("A e5, a d7 e7 f7, B* f5")


# -------------------------------------------------------------------------------------------------------------- EFF-4


@pytest.mark.rule("EFF-4")
def test_eff_4_the_card_means_its_own_piece() -> None:
    """The Knight alone moves, not the other heroic piece."""
    state = summoned(DUEL, "a d6 e6 f6 d7, A a3", "Knight", "e5")
    assert {text.split()[0] for text in offers(state, "move")} == {"e5"}


@pytest.mark.rule("EFF-4")
def test_eff_4_the_piece_is_followed_when_it_moves() -> None:
    """High Priestess: she moves, then upgrades next to where she is now."""
    state = summoned(DUEL, "a e5 d7 f7 e3 e6 f3", "High Priestess", "e5")
    play(state, "move e5 e4")
    assert offers(state, "upgrade") == {"e3", "f3"}


@pytest.mark.rule("EFF-4")
def test_eff_4_once_the_piece_is_gone_parts_about_it_cannot_be_done() -> None:
    """Warlord: of three moves one must be his. A heroic piece of yours destroys him first: no third move."""
    men = "a d5 f5 c6 g6, A e5"
    state = summoned(HIGHLAND, men, "Warlord", "e4")
    play(state, "move e5 e4", "move d5 d4")
    assert "place" in verbs(state)
    other = summoned(HIGHLAND, men, "Warlord", "e4")
    play(other, "move d5 d4", "move f5 f4")
    assert {text.split()[0] for text in offers(other, "move")} == {"e4"}


@pytest.mark.rule("EFF-4")
def test_eff_4_a_piece_that_takes_its_place_is_not_it() -> None:
    """Master of Intrigue: destroyed by a heroic piece used, which now stands on his square. His moves are gone; the
    used pieces still move."""
    state = summoned(DUEL, "a d4 f4 d6, A f6", "Master of Intrigue", "e5")
    assert "e5" in {text.split()[0] for text in offers(state, "move")}
    play(state, "move f6 e5")
    assert {text.split()[0] for text in offers(state, "move")} == {"d4", "f4", "d6", "e5"}
    # as one of the pieces used it makes combat moves, and may enter a heroic piece's square
    other = summoned(DUEL, "a d4 f4 d6, A f6, B d5", "Master of Intrigue", "e5")
    assert "e5 d5" not in offers(other, "move")
    play(other, "move f6 e5")
    assert "e5 d5" in offers(other, "move")


# -------------------------------------------------------------------------------------------------------------- EFF-5


@pytest.mark.rule("EFF-5")
@EVERY_FORM
def test_eff_5_gaining_an_action_is_one_more_this_turn(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Time Mage", "a e4 d5 f5 e6")
    play(state, "summon Time Mage f4")
    assert (state.active, state.actions) == (0, 2)
    told = skip_turn(state)
    assert len(facts(told, "placed")) == 2
    assert (state.active, state.actions) == (1, 2)  # this turn, not the next one


@pytest.mark.rule("EFF-5")
def test_eff_5_two_actions_may_be_gained() -> None:
    """Ritual Master on a green square."""
    state = summoned(HIGHLAND, "a b2 b4 d4", "Ritual Master", "c3")
    assert state.actions == 3


# -------------------------------------------------------------------------------------------------------------- EFF-6

MYSTIC = "a e4 d5 f6"
"""Forest Mystic on e5: an extra being and an extra legend."""


@pytest.mark.rule("EFF-6")
@pytest.mark.parametrize(
    "text",
    [
        "form: high | schools: sylvan, highland",
        "form: duel | schools: sylvan, highland",
        "form: melee | schools: sylvan, highland, northern",
        "form: melee | schools: sylvan, highland, northern, southern",
    ],
)
def test_eff_6_one_more_card_after_drawing_to_the_limits(text: str) -> None:
    cards = "hand 0: Forest Mystic, Naiad | legends 0: Titan | flares 0: flare 1"
    decks = "deck 0: Dryad, Sapling, Unicorn, Tree Shepherd | deck legends: Hell Bull, Leviathan, Fire Dragon"
    state = position(f"{text} | {cards} | {decks}", MYSTIC)
    play(state, "summon Forest Mystic e5", "place a3")
    assert state.active == 1
    assert hand(state, 0) == ["Naiad", "Dryad", "Sapling", "Unicorn"]
    assert legends(state, 0) == ["Titan", "Hell Bull", "Leviathan"]
    assert flares(state, 0) == ["flare 1"]


@pytest.mark.rule("EFF-6")
def test_eff_6_later_turns_draw_to_the_limit_and_never_discard_down() -> None:
    cards = "hand 0: Naiad, Dryad, Sapling, Unicorn, Forest Mystic | legends 0: Titan, Leviathan, Hell Bull"
    state = position(f"{SYLVAN} | {cards}")
    skip_turn(state)
    assert hand(state, 0) == ["Naiad", "Dryad", "Sapling", "Unicorn", "Forest Mystic"]
    assert legends(state, 0) == ["Titan", "Leviathan", "Hell Bull"]
    skip_turn(state)
    play(state, "discard Naiad", "return Dryad", "return Titan", "return Sapling", "return Unicorn", "decline")
    play(state, "place a3")
    assert len(hand(state, 0)) == 3
    assert legends(state, 0) == ["Leviathan", "Hell Bull"]


@pytest.mark.rule("EFF-6")
def test_eff_6_only_at_the_end_of_this_turn() -> None:
    state = position(f"{SYLVAN} | hand 0: Forest Mystic", MYSTIC)
    play(state, "summon Forest Mystic e5", "place a3")
    assert (len(hand(state, 0)), len(legends(state, 0))) == (4, 3)
    skip_turn(state)
    assert (len(hand(state, 1)), len(legends(state, 1))) == (3, 2)
    skip_turn(state)
    assert (len(hand(state, 0)), len(legends(state, 0))) == (4, 3)


@pytest.mark.rule("EFF-6")
def test_eff_6_the_extra_card_comes_on_top_of_a_hand_that_is_already_full() -> None:
    cards = "hand 0: Forest Mystic, Naiad, Dryad, Sapling, Unicorn | legends 0: Titan, Leviathan, Hell Bull"
    state = position(f"{SYLVAN} | {cards}", MYSTIC)
    play(state, "summon Forest Mystic e5", "place a3")
    assert (len(hand(state, 0)), len(legends(state, 0))) == (5, 4)


@pytest.mark.rule("EFF-6")
def test_eff_6_only_a_card_of_the_type_that_is_named() -> None:
    """The Kiskin Spirit with an empty discard pile: an extra being, no legend."""
    state = position(f"{SYLVAN} | hand 0: Kiskin Spirit", "a d4 d5 f5")
    play(state, "summon Kiskin Spirit f4", "place a3")
    assert (len(hand(state, 0)), len(legends(state, 0)), len(flares(state, 0))) == (4, 2, 1)


@pytest.mark.rule("EFF-7")
@pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])
def test_eff_7_in_a_team_the_extra_legend_is_drawn_by_the_teammate(form: str) -> None:
    cards = "hand 2: Forest Mystic, Naiad | hand 0: Knight | legends 2: Titan"
    state = position(f"{form} | active: 2 | {cards} | deck legends: Hell Bull, Leviathan, Fire Dragon", MYSTIC)
    play(state, "summon Forest Mystic e5", "place a3")
    assert state.active == 3
    assert legends(state, 2) == []
    assert legends(state, 0) == ["Titan", "Hell Bull", "Leviathan"]
    assert len(hand(state, 2)) == 4
    assert hand(state, 0) == ["Knight"]


# -------------------------------------------------------------------------------------------------------------- EFF-8


@pytest.mark.rule("EFF-8")
def test_eff_8_an_enemy_piece_is_one_of_any_opponent() -> None:
    state = position(f"{MELEE_4} | hand 0: Champion", "a d5 d6 e6 e7 f4, b d4, C e4, D* f5")
    play(state, "summon Champion e5")
    assert offers(state, "destroy") == {"d4", "e4", "f5"}


@pytest.mark.rule("EFF-8")
def test_eff_8_in_a_team_the_teammates_pieces_are_your_own() -> None:
    state = position(f"{TEAM_DUEL} | active: 2 | hand 2: Dryad", "a d4 e5 e6 f4 f5, b d6")
    play(state, "summon Dryad e5")
    assert offers(state, "convert") == {"d6"}


@pytest.mark.rule("EFF-8")
def test_eff_8_a_piece_alone_is_anybodys() -> None:
    """Clan Axeman: a common or heroic piece orthogonally next to him."""
    state = position(f"{MELEE_3} | active: 1 | hand 1: Clan Axeman", "b d6 f4, B e4, a d5, C f5, C* e6")
    play(state, "summon Clan Axeman e5")
    assert offers(state, "destroy") == {"e4", "d5", "f5"}


@pytest.mark.rule("EFF-8")
def test_eff_8_your_piece_is_yours_alone() -> None:
    """The Infantry Captain moves pieces of his side only."""
    state = position(f"{MELEE_3} | hand 0: Infantry Captain", "a c6 d6 f6 g6, b a3, c i3")
    play(state, "summon Infantry Captain e5")
    assert {text.split()[0] for text in offers(state, "move")} == {"c6", "d6", "f6", "g6"}


# -------------------------------------------------------------------------------------------------------------- EFF-9

CATAPULT = {(-1, -1): "a", (-1, 1): "A", (0, 1): "A", (1, 1): "A"}
ARROWS = [(0, -1), (1, -1), (-1, 0), (1, 0)]


def turned(dx: int, dy: int, turns: int, mirrored: bool) -> tuple[int, int]:
    if mirrored:
        dx = -dx
    for _ in range(turns):
        dx, dy = -dy, dx
    return dx, dy


def from_e5(dx: int, dy: int) -> str:
    return f"{chr(ord('e') + dx)}{5 + dy}"


@pytest.mark.rule("EFF-9")
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("turns", range(4))
def test_eff_9_arrows_are_turned_and_mirrored_with_the_pattern(turns: int, mirrored: bool) -> None:
    """Bone Catapult: no two orientations look alike. An enemy piece stands in each of the eight directions."""
    men = {from_e5(*turned(*place, turns, mirrored)): sign for place, sign in CATAPULT.items()}
    men |= {from_e5(3 * dx, 3 * dy): "B" for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)}
    state = position(f"{DUEL} | legends 0: Bone Catapult", men)
    (way,) = (text for text in offers(state, "summon") if " e5" in text)
    play(state, f"summon {way}")
    hit = [turned(*arrow, turns, mirrored) for arrow in ARROWS]
    assert offers(state, "destroy") == {from_e5(3 * dx, 3 * dy) for dx, dy in hit}


@pytest.mark.rule("EFF-9")
@pytest.mark.parametrize("turns", range(4))
def test_eff_9_marked_squares_are_turned_with_the_pattern(turns: int) -> None:
    """Assassin: the marked square lies between him and his three pieces."""
    pattern = [(-1, -3), (-2, -2), (-3, -1)]
    men = {from_e5(*turned(*place, turns, False)): "a" for place in pattern}
    men |= dict.fromkeys(AROUND_E5, "b")
    state = position(f"{DUEL} | hand 0: Assassin", men)
    (way,) = (text for text in offers(state, "summon") if text.startswith("Assassin e5"))
    play(state, f"summon {way}")
    assert set(men) - set(board(state)) == {from_e5(*turned(-1, -1, turns, False))}


@pytest.mark.rule("EFF-9")
def test_eff_9_marked_squares_off_the_board_are_none() -> None:
    """Summoner at the edge: of her nine marked squares only those on the board are open."""
    state = summoned(DUEL, "a d2 e2 f2", "Summoner", "e1")
    assert {text.split()[-1] for text in offers(state, "put")} == {"d1", "f1", "c1", "g1"}


@pytest.mark.rule("EFF-9")
def test_eff_9_marks_that_the_text_does_not_speak_of_are_illustration() -> None:
    """Champion: the marks leave out the squares of the pattern, but any adjacent enemy piece may be destroyed."""
    state = position(f"{MELEE_3} | hand 0: Champion", "a d5 d6 e7, b e6")
    play(state, "summon Champion e5 improvising b")
    assert offers(state, "destroy") == {"e6"}


# ------------------------------------------------------------------------------------------------------------- EFF-10


@pytest.mark.rule("EFF-10")
def test_eff_10_adjacent_are_the_eight_neighbours() -> None:
    """Fire Elemental, first way. Every free neighbour of e5 has an enemy piece, and others stand two squares away."""
    near = pieces("b d4 e4 f4, B d5 f5, b e6")
    far = pieces("b c3 e3 g3 c4 g4 c5 g5 c6 g6")
    state = summoned(DUEL, pieces(FIRE_ELEMENTAL) | near | far, "Fire Elemental", "e5")
    play(state, "option 1")
    assert board(state) == pieces(FIRE_ELEMENTAL) | far | {"e5": "A*"}


@pytest.mark.rule("EFF-10")
def test_eff_10_distance_counts_kings_moves() -> None:
    """Fire Elemental, second way: up to distance 2, corners and knight's moves included, and no farther."""
    within = pieces("b d4 e6, b c3 d3 e3 f3 g3 c4 g4 c5 g5 c6 g6")
    beyond = pieces("b b2 e2 h5")
    state = summoned(DUEL, pieces(FIRE_ELEMENTAL) | within | beyond, "Fire Elemental", "e5")
    play(state, "option 2")
    assert board(state) == pieces(FIRE_ELEMENTAL) | beyond | {"e5": "A*"}


@pytest.mark.rule("EFF-10")
def test_eff_10_adjacent_to_something_else_where_the_text_says_so() -> None:
    """Bone Catapult: common pieces next to the piece hit, not to the Catapult."""
    state = position(f"{DUEL} | legends 0: Bone Catapult", "a d4, A d6 e6 f6, B e2, b d1 f3 e3 f5")
    (way,) = (text for text in offers(state, "summon") if " e5" in text)
    play(state, f"summon {way}", "destroy e2")
    assert board(state) == pieces("a d4, A d6 e6 f6, A* e5, b f5")


@pytest.mark.rule("EFF-10")
def test_eff_10_exactly_at_a_distance() -> None:
    """Charging Buck leaps to distance 2: the ring of sixteen squares."""
    state = summoned(SYLVAN, "a d6 e6 d7", "Charging Buck", "e5")
    ring = {from_e5(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if max(abs(dx), abs(dy)) == 2}
    assert offers(state, "move") == {f"e5 {square}" for square in ring}


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
    wanted = set(SQUARES) - {"e5", "b3", "c3", "h3", "i3"}
    assert offers(state, "move") == {f"e5 {square}" for square in wanted}


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
    told = play(state, "move e5 f4")
    assert board(state) == pieces("a d6 e6 c7 f4") | {"d3": there}
    assert two_faced(state, there) == supply + 1
    assert sum(state.destroyed) == counted
    assert [fact["at"] for fact in facts(told, "destroyed")] == ["f4"]


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
