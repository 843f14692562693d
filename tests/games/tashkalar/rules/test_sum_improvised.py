"""SUM-10 and SUM-11: improvised summonings in the melee."""

import pytest
from games.tashkalar.support.table import (
    FORMS,
    MELEE_3,
    MELEE_4,
    board,
    offered,
    offers,
    pieces,
    play,
    position,
    skip_turn,
    two_faced,
)

from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import State

# ------------------------------------------------------------------------------------------------------------- SUM-10


def colours(state: State) -> set[str]:
    """The colours that the summonings on offer would use up."""
    return {text.split()[-1] for text in offers(state, "summon") if "improvising" in text}


@pytest.mark.rule("SUM-10")
@pytest.mark.parametrize(("form", "enemies"), [(MELEE_3, "bc"), (MELEE_4, "bcd")])
def test_sum_10_one_enemy_piece_of_any_colour_counts_as_yours(form: str, enemies: str) -> None:
    for enemy in enemies:
        state = position(f"{form} | hand 0: Swordmaster", f"a e4, {enemy} e6")
        assert offers(state, "summon") == {f"Swordmaster e5 improvising {enemy}"}
        play(state, f"summon Swordmaster e5 improvising {enemy}")
        assert board(state)["e5"] == "a"


@pytest.mark.rule("SUM-10")
@pytest.mark.parametrize("form", ["high", "duel", "team high", "team duel"])
def test_sum_10_only_in_the_melee(form: str) -> None:
    state = position(f"{FORMS[form]} | hand 0: Swordmaster", "a e4, b e6")
    assert offers(state, "summon") == set()


@pytest.mark.rule("SUM-10", "SUM-7")
def test_sum_10_in_a_shortage_it_is_offered_for_another_piece_to_pick_up() -> None:
    """Only with d5 and f5 can e4 or e6 be picked up; d5, which that pattern uses, cannot."""
    others = "c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a3 a4"
    state = position(f"{MELEE_3} | hand 0: Swordmaster", f"a e4 e6 d5 {others}, b f5")
    assert two_faced(state) == 0
    assert {"Swordmaster e5", "Swordmaster e5 improvising b"} <= offers(state, "summon")
    # where no other piece comes free by it, it would be used up for nothing
    assert not {text for text in offers(state, "summon") if "improvising" in text} - {"Swordmaster e5 improvising b"}
    plain = state.copy()
    play(plain, "summon Swordmaster e5")
    assert offers(plain, "lift") == {"d5", *others.split()}
    play(state, "summon Swordmaster e5 improvising b")
    assert offers(state, "lift") == {"e4", "e6", *others.split()}


@pytest.mark.rule("SUM-10", "SUM-6")
def test_sum_10_in_a_shortage_an_own_piece_on_the_square_makes_it_needless() -> None:
    others = "c1 d1 e1 f1 g1 c9 d9 e9 f9 g9 a3"
    state = position(f"{MELEE_3} | hand 0: Swordmaster", f"a e4 e5 e6 d5 {others}, b f5")
    assert offers(state, "summon") >= {"Swordmaster e5"}
    assert "Swordmaster e5 improvising b" not in offers(state, "summon")


@pytest.mark.rule("SUM-10")
def test_sum_10_with_pieces_in_supply_it_is_not_offered_where_it_changes_nothing() -> None:
    state = position(f"{MELEE_3} | hand 0: Swordmaster", "a e4 e6 d5, b f5")
    assert offers(state, "summon") == {"Swordmaster e5"}


@pytest.mark.rule("SUM-10")
def test_sum_10_once_a_game_for_each_colour() -> None:
    state = position(f"{MELEE_3} | hand 0: Swordmaster, Messenger", "a e4, b e6 d3, c f6")
    assert offers(state, "summon") >= {"Swordmaster e5 improvising b", "Messenger f5 improvising b"}
    play(state, "summon Swordmaster e5 improvising b", "decline")
    for _ in range(3):  # in this turn as in later ones
        assert state.active == 0
        assert "b" not in colours(state)
        assert "c" in colours(state)
        for _ in range(3):
            skip_turn(state)


@pytest.mark.rule("SUM-10")
def test_sum_10_what_one_player_has_used_is_open_to_the_others() -> None:
    cards = "hand 0: Swordmaster | hand 1: Clan Axeman | hand 2: Sapling | improvised 0: b c"
    men = "a f3, b d5 f8 h3, c f7 d3"
    open_to = {active: colours(position(f"{MELEE_3} | {cards} | active: {active}", men)) for active in range(3)}
    assert open_to == {0: set(), 1: {"a", "c"}, 2: {"b"}}


@pytest.mark.rule("SUM-10")
def test_sum_10_improvising_uses_up_the_colour_for_yourself_alone() -> None:
    state = position(f"{MELEE_3} | actions: 1 | hand 0: Swordmaster | hand 1: Clan Axeman", "a e4, b h8, c e6 f6")
    play(state, "summon Swordmaster e5 improvising c", "decline")
    assert state.active == 1
    assert open_view(state).improvised == (0b100, 0, 0)
    assert "c" in colours(state)


@pytest.mark.rule("SUM-10")
def test_sum_10_the_used_colour_is_closed_the_others_are_open() -> None:
    men = "a e4, b e6, c g4, d e2"
    for used, left in (("", {"b", "c", "d"}), ("b", {"c", "d"}), ("b d", {"c"}), ("b c d", set())):
        given = f" | improvised 0: {used}" if used else ""
        assert colours(position(f"{MELEE_4} | hand 0: Swordmaster{given}", men)) == left


@pytest.mark.rule("SUM-10")
def test_sum_10_at_most_one_enemy_piece_in_a_summoning() -> None:
    two = position(f"{MELEE_3} | hand 0: Master of Intrigue", "a d4 f4, b d6, c f6")
    assert offers(two, "summon") == set()
    same = position(f"{MELEE_3} | hand 0: Master of Intrigue", "a d4 f4, b d6 f6")
    assert offers(same, "summon") == set()
    one = position(f"{MELEE_3} | hand 0: Master of Intrigue", "a d4 f4 d6, c f6")
    assert offers(one, "summon") == {"Master of Intrigue e5 borrowing f6 improvising c"}


@pytest.mark.rule("SUM-10")
@pytest.mark.parametrize(("there", "possible"), [("b", False), ("B", True), ("B*", True)])
def test_sum_10_the_enemy_piece_counts_with_its_own_rank(there: str, possible: bool) -> None:
    men = pieces("A d6 f6, a d8 f8") | {"e7": there}
    state = position(f"{MELEE_3} | legends 0: Time Elemental", men)
    assert ("Time Elemental e5 improvising b" in offers(state, "summon")) is possible


@pytest.mark.rule("SUM-10")
def test_sum_10_nothing_is_used_up_where_your_own_pieces_match() -> None:
    state = position(f"{MELEE_3} | hand 0: Swordmaster", "a e4 e6, b d5 f5")
    assert "Swordmaster e5" in offers(state, "summon")
    play(state, "summon Swordmaster e5")
    assert open_view(state).improvised == (0, 0, 0)


# ------------------------------------------------------------------------------------------------------------- SUM-11


@pytest.mark.rule("SUM-11")
def test_sum_11_the_piece_keeps_its_colour_and_rank() -> None:
    state = position(f"{MELEE_3} | hand 0: Swordmaster", "a e4, B e6")
    play(state, "summon Swordmaster e5 improvising b")
    assert board(state) == pieces("a e4 e5, B e6")
    assert not any(state.destroyed)


@pytest.mark.rule("SUM-11")
def test_sum_11_it_is_an_enemy_piece_while_the_effect_is_resolved() -> None:
    """The Champion may destroy it."""
    state = position(f"{MELEE_3} | hand 0: Champion", "a d5 d6 e7, c e6")
    play(state, "summon Champion e5 improvising c")
    assert offered(state) == {"destroy e6", "decline"}
    play(state, "destroy e6")
    assert state.destroyed[6:] == [1, 0, 0]


@pytest.mark.rule("SUM-11")
def test_sum_11_it_is_also_a_piece_that_was_used_to_summon() -> None:
    """The Clan Guardian may upgrade one of the pieces used: the enemy's, too."""
    state = position(f"{MELEE_3} | active: 1 | hand 1: Clan Guardian", "b c5 d5, a f5")
    way = next(text for text in offers(state, "summon") if text.startswith("Clan Guardian e5"))
    assert way.endswith("borrowing f5 improvising a")
    play(state, f"summon {way}")
    assert offered(state) == {"upgrade c5", "upgrade d5", "upgrade f5", "decline"}
    play(state, "upgrade f5")
    assert board(state)["f5"] == "A"


@pytest.mark.rule("SUM-11", "SUM-5")
@pytest.mark.parametrize(("there", "possible"), [("c", True), ("C", True), ("C*", False)])
def test_sum_11_on_the_summoning_square_it_is_destroyed_or_forbids(there: str, possible: bool) -> None:
    """The Cannon wants a piece on the summoning square."""
    state = position(f"{MELEE_3} | hand 0: Cannon", pieces("a d5 c6") | {"e5": there})
    ways = [text for text in offers(state, "summon") if text.startswith("Cannon e5")]
    assert bool(ways) is possible
    if possible:
        supply = two_faced(state, "c")
        assert all(text.endswith("improvising c") for text in ways)
        play(state, f"summon {ways[0]}", "decline")
        assert board(state) == pieces("a d5 c6, A e5")
        assert state.destroyed[6:] == [there == "c", there == "C", 0]
        assert two_faced(state, "c") == supply + 1
