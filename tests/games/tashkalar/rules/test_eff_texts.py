"""EFF-1 to EFF-10: resolving effects, how their texts are understood."""

import pytest
from games.tashkalar.support.resolving import AROUND_E5, HIGHLAND, SIX_OF_B, SYLVAN, summoned
from games.tashkalar.support.table import (
    DUEL,
    FORMS,
    MELEE_3,
    MELEE_4,
    TEAM_DUEL,
    TEAM_HIGH,
    board,
    flares,
    hand,
    happened,
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

from arenarium.games.tashkalar.state import events

EVERY_FORM = pytest.mark.parametrize("form", FORMS)
FIRE_ELEMENTAL = "A d6 c7, a f6 e7 g7"
"""On e5."""


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
    log = skip_turn(state)
    assert len(happened(log, events.Placed)) == 2
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
