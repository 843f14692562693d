"""SET: from a setup and a seed to the first position."""

from collections import Counter
from typing import Any

import pytest
from games.tashkalar.support.table import (
    FORMS,
    HIGH,
    MELEE_3,
    MELEE_4,
    SETUPS,
    SQUARES,
    board,
    deck,
    flares,
    hand,
    legends,
    new,
    offered,
    offers,
    on,
    pieces,
    pile,
    play,
    position,
    skip_turn,
    tasks,
    two_faced,
    verbs,
)

from arenarium.core.errors import ArenariumError, SetupError
from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import TASHKALAR, State

SEEDS = range(200)
EVERY = pytest.mark.parametrize("setup", SETUPS)
CENTRAL = ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"]
RED = {"d2", "e5", "h6", "c8"}
GREEN = {"c3", "g3", "i4", "a5", "f8"}
MELEE_PAIRS = ({"f2", "g2"}, {"b7", "c7"}, {"g6", "g7"})

KINDS = {
    "destruction": "Destruction, Devastation, Heroic Destruction, Heroic Devastation, End of Legends",
    "colored": "Red Conquest, Green Conquest, Color Conquest, Red Legends, Green Legends, Rainbow Dominance",
    "summoning": "Red Summoning, Green Summoning, Colored Summoning, Legendary Summoning",
    "pattern": "Central Dominance, Center Cross, Line Dominance, Diagonals, Side Chain, Corner Chain",
    "enemy": "Imprisonment, Envelopment, Isolation",
}
KIND = {task: kind for kind, tasks in KINDS.items() for task in tasks.split(", ")}
ADVANCED = {
    "Heroic Devastation",
    "End of Legends",
    "Red Legends",
    "Green Legends",
    "Legendary Summoning",
    "Diagonals",
    "Envelopment",
    "Isolation",
}


def after_start(setup: str, seed: int = 1, **more: Any) -> State:
    """A match whose start pieces are placed, wherever they come first."""
    state = new(setup, seed, **more)
    while state.phase == "start":
        play(state, min(offered(state)))
    return state


def most_of_one_kind(tasks: list[str]) -> int:
    return max(Counter(KIND[task] for task in tasks).values())


# ----------------------------------------------------------------------------------------------------- setups as such


@pytest.mark.rule("SET-2", "SET-4")
@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"form": "low"}, ["'low'", "high, duel, melee"]),
        ({"form": ["high"]}, ["form", "high, duel, melee"]),
        ({"form": "duel", "seets": 2}, ["seets", "seats"]),
        ({"form": "duel", "seats": 3}, ["duel", "2 seats", "not 3"]),
        ({"form": "high", "seats": 3}, ["high", "2 seats", "not 3"]),
        ({"form": "duel", "seats": 4}, ["2 seats", "teams"]),
        ({"form": "melee", "seats": 2}, ["melee", "3 or 4"]),
        ({"form": "melee", "seats": 5}, ["melee", "3 or 4", "5"]),
        ({"form": "duel", "seats": 1}, ["seats", "1"]),
        ({"form": "duel", "seats": "two"}, ["seats", "two"]),
        ({"form": "duel", "seats": True}, ["seats", "True"]),
        ({"form": "melee", "seats": 4, "teams": True}, ["melee", "no teams"]),
        ({"form": "duel", "seats": 2, "teams": True}, ["team play", "4 seats", "not 2"]),
        ({"form": "duel", "seats": 4, "teams": "yes"}, ["teams", "yes"]),
        ({"form": "duel", "schools": ["northern", "northern"]}, ["northern", "different school"]),
        ({"form": "duel", "schools": ["northern", "western"]}, ["western", "highland"]),
        ({"form": "duel", "schools": ["northern", ["highland"]]}, ["highland", "known are"]),
        ({"form": "duel", "schools": "northern"}, ["schools", "northern"]),
        ({"form": "duel", "seats": 2, "schools": ["northern"]}, ["1 schools", "2 seats"]),
        ({"form": "duel", "seats": 2, "first": 2}, ["first", "2", "0 to 1"]),
        ({"form": "duel", "seats": 2, "first": -1}, ["first", "-1"]),
        ({"form": "duel", "seats": 2, "first": True}, ["first", "True"]),
        ({"form": "duel", "seats": 2, "first": "me"}, ["first", "me", "random"]),
    ],
)
def test_set_2_and_4_a_wrong_setup_is_refused_with_words_that_help(setup: dict[str, Any], words: list[str]) -> None:
    for ask in (lambda: TASHKALAR.new(setup, 1), lambda: TASHKALAR.seats(setup)):
        with pytest.raises(SetupError) as refused:
            ask()
        for word in words:
            assert word in str(refused.value)


@pytest.mark.rule("SET-2")
def test_set_2_the_setup_says_how_many_seats_there_are() -> None:
    assert [TASHKALAR.seats(setup) for setup in SETUPS.values()] == [2, 2, 3, 4, 4, 4]
    assert TASHKALAR.seats({"form": "melee", "schools": ["sylvan", "random", "northern"]}) == 3
    assert TASHKALAR.seats({"form": "duel"}) == 2
    for setup in TASHKALAR.example_setups():
        assert TASHKALAR.new(setup, 1).table.seats == TASHKALAR.seats(setup)


# ---------------------------------------------------------------------------------------------------------- the board


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("form", FORMS)
def test_set_1_red_and_green_squares_are_on_both_sides_of_the_board(form: str) -> None:
    """Told by the Ritual Keeper, who upgrades on green, moves on red and does nothing elsewhere."""
    results: dict[str, set[str]] = {"upgrade": set(), "move": set()}
    for square in SQUARES:
        column, row = square[0], square[1]
        around = [(chr(ord(column) + dx), str(int(row) + dy)) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        men = {"".join(place): "a" for place in around if "".join(place) in SQUARES}
        state = position(f"{FORMS[form]} | active: 1 | hand 1: Ritual Keeper", dict.fromkeys(men, "b"))
        play(state, f"summon Ritual Keeper {column}{row}")
        for verb in verbs(state) & set(results):
            results[verb].add(column + row)
    assert results == {"upgrade": GREEN, "move": RED}


@pytest.mark.rule("SET-1")
def test_set_1_the_high_form_marks_nine_central_squares() -> None:
    """Told by a task that wants 5 of them."""
    results = set()
    for square in SQUARES:
        others = [central for central in CENTRAL if central != square][:4]
        men = {**dict.fromkeys(others, "A"), square: "a"}
        # without anything to claim it would be no position to stop at, so Devastation can always be claimed
        tasks = "tasks: Central Dominance, Devastation | destroyed: 0 0 0 9 0 0"
        state = position(f"{HIGH} | phase: score | {tasks}", men)
        if "claim Central Dominance" in offered(state):
            results.add(square)
    assert results == set(CENTRAL)


@pytest.mark.rule("SET-1")
def test_set_1_only_the_deathmatches_have_start_marks() -> None:
    at_start = {setup: new(setup).phase == "start" for setup in SETUPS}
    assert at_start == {
        "high": False,
        "team high": False,
        "duel": True,
        "team duel": True,
        "melee of 3": True,
        "melee of 4": True,
    }


# ------------------------------------------------------------------------------------------------- decks and supplies


@pytest.mark.rule("SET-2")
@EVERY
def test_set_2_every_player_has_a_different_school_with_18_beings(setup: str) -> None:
    one_of = {
        "northern": "Knight",
        "southern": "Knight",
        "highland": "Eagle Lord",
        "sylvan": "Dryad",
        "everfrost": "Snow Fox",
        "nethervoid": "Hell Hound",
        "etherweave": "Dark Sphere",
    }
    dealt = set()
    for seed in range(60):
        state = new(setup, seed)
        schools = state.table.schools
        assert len(set(schools)) == len(schools)
        dealt.add(schools[0])
        for seat, school in enumerate(schools):
            cards = hand(state, seat) + deck(state, seat)
            assert len(cards) == len(set(cards)) == 18
            assert one_of[school] in cards
            assert not (set(one_of.values()) - {one_of[school]}) & set(cards)
    assert dealt == set(one_of)


@pytest.mark.rule("SET-2")
def test_set_2_the_schools_asked_for_are_the_schools_played() -> None:
    state = new("melee of 4", schools=["sylvan", "random", "northern", "random"])
    assert state.table.schools[0] == "sylvan"
    assert state.table.schools[2] == "northern"
    assert len(set(state.table.schools)) == 4


@pytest.mark.rule("SET-2", "SET-10", "SET-11")
@pytest.mark.parametrize(
    ("setup", "sides", "number"),
    [
        ("high", 2, 17),
        ("team high", 2, 17),
        ("duel", 2, 16),
        ("team duel", 2, 16),
        ("melee of 3", 3, 15),
        ("melee of 4", 4, 14),
    ],
)
def test_set_2_10_and_11_the_pieces_of_a_side_less_its_score_markers(setup: str, sides: int, number: int) -> None:
    supply = open_view(new(setup)).supply
    assert supply == ((number, 3),) * sides


@pytest.mark.rule("SET-3")
@EVERY
def test_set_3_the_same_seed_gives_the_same_game_and_another_seed_another(setup: str) -> None:
    assert new(setup, 7) == new(setup, 7)
    assert new(setup, "7") == new(setup, 7)
    assert len({new(setup, seed, first=0) for seed in range(20)}) == 20


@pytest.mark.rule("SET-3")
def test_set_3_every_deck_is_shuffled() -> None:
    """Each card comes to lie in each third of its deck, and no two decks lie alike."""
    schools = ["northern", "southern", "highland", "sylvan"]
    states = [new("melee of 4", seed, schools=schools) for seed in SEEDS]
    for name in (0, 1, 2, 3, "legends", "flares"):
        orders = [deck(state, name) for state in states]
        assert len(set(map(tuple, orders))) > 0.9 * len(states)
        every = set().union(*orders)
        third = len(orders[0]) // 3
        assert set().union(*(order[:third] for order in orders)) == every
        assert set().union(*(order[third : 2 * third] for order in orders)) == every
        assert set().union(*(order[-third:] for order in orders)) == every
    # the same 18 cards in two orders
    assert all(hand(state, 0) + deck(state, 0) != hand(state, 1) + deck(state, 1) for state in states)


@pytest.mark.rule("SET-3")
@EVERY
def test_set_3_legends_and_flares_are_one_deck_of_12_for_all(setup: str) -> None:
    state = new(setup)
    seats = range(state.table.seats)
    for name, held in (("legends", legends), ("flares", flares)):
        cards = deck(state, name) + [card for seat in seats for card in held(state, seat)]
        assert len(cards) == len(set(cards)) == 12
        assert pile(state, name) == []


# --------------------------------------------------------------------------------------------------------- who starts


@pytest.mark.rule("SET-4")
@EVERY
def test_set_4_the_starting_player_is_random_unless_the_table_says_who(setup: str) -> None:
    seats = range(new(setup).table.seats)
    starters = Counter(after_start(setup, seed).active for seed in SEEDS)
    assert set(starters) == set(seats)
    assert min(starters.values()) > len(SEEDS) / len(seats) / 2
    assert {new(setup, 5, first="random").table.first for _ in range(3)} == {new(setup, 5).table.first}
    for seat in seats:
        assert {after_start(setup, seed, first=seat).active for seed in range(10)} == {seat}


@pytest.mark.rule("SET-4")
@EVERY
def test_set_4_play_is_clockwise(setup: str) -> None:
    state = after_start(setup, first=1)
    seats = state.table.seats
    order = []
    for _ in range(2 * seats):
        order.append(state.active)
        skip_turn(state)
    assert order == [(1 + step) % seats for step in range(2 * seats)]


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("setup", ["team high", "team duel"])
def test_set_4_teammates_sit_opposite_so_that_the_teams_take_turns(setup: str) -> None:
    state = after_start(setup, first=2)
    placed = []
    for _ in range(4):
        before = set(board(state).items())
        skip_turn(state)
        placed.append({sign for _, sign in set(board(state).items()) - before})
    assert placed == [{"a"}, {"b"}, {"a"}, {"b"}]


# ---------------------------------------------------------------------------------------------------- the first cards


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("setup", ["high", "duel", "melee of 3", "melee of 4"])
def test_set_5_each_player_draws_3_beings_2_legends_and_a_flare(setup: str) -> None:
    state = new(setup)
    seats = state.table.seats
    for seat in range(seats):
        assert len(hand(state, seat)) == 3
        assert len(legends(state, seat)) == 2
        assert len(flares(state, seat)) == 1
        assert len(deck(state, seat)) == 15
    assert len(deck(state, "legends")) == 12 - 2 * seats
    assert len(deck(state, "flares")) == 12 - seats


@pytest.mark.rule("SET-5", "SET-6")
@pytest.mark.parametrize("setup", ["team high", "team duel"])
@pytest.mark.parametrize("first", range(4))
def test_set_6_of_a_team_only_the_one_who_plays_sooner_draws_legends(setup: str, first: int) -> None:
    state = new(setup, first=first)
    numbers = [len(legends(state, (first + step) % 4)) for step in range(4)]
    assert numbers == [2, 2, 0, 0]
    assert [len(hand(state, seat)) for seat in range(4)] == [3] * 4
    assert [len(flares(state, seat)) for seat in range(4)] == [1] * 4
    assert len(deck(state, "legends")) == 8
    assert len(deck(state, "flares")) == 8


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize(("setup", "straight"), [("team duel", 9), ("team high", 9), ("duel", 15), ("high", 15)])
def test_set_6_six_cards_of_a_teams_deck_lie_sideways_and_do_not_hold_the_end_up(setup: str, straight: int) -> None:
    """Discarding every turn, a player draws one card a turn; the end comes with the last straight one."""
    state = after_start(setup, first=0)
    drawn = 0
    while state.end_by < 0:
        active = state.active
        if active == 0:
            play(state, f"discard {hand(state, 0)[0]}", "decline")
        skip_turn(state)
        drawn += active == 0
    assert (state.end_by, drawn) == (0, straight)


# -------------------------------------------------------------------------------------------------------------- tasks


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize("setup", ["high", "team high"])
def test_set_7_three_current_tasks_none_advanced_and_not_all_of_a_kind(setup: str) -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        current = tasks(new(setup, seed))
        assert len(current) == len(set(current)) == 3
        assert not ADVANCED & set(current)
        assert most_of_one_kind(current) < 3
        seen.update(current)
    assert seen == set(KIND) - ADVANCED


@pytest.mark.rule("SET-7")
def test_set_7_two_current_tasks_may_be_of_a_kind() -> None:
    assert {most_of_one_kind(tasks(new("high", seed))) for seed in SEEDS} == {1, 2}


@pytest.mark.rule("SET-7")
def test_set_7_discarded_tasks_are_shuffled_back_into_the_deck() -> None:
    decks = []
    for seed in range(400):
        state = new("high", seed)
        hidden = deck(state, "tasks")
        assert sorted([*hidden, *tasks(state)]) == sorted(KIND)
        if not any(state.decks[state.table.tasks_deck].known[1:]):  # none went under the deck by SET-8
            decks.append(hidden)
    # 8 of the 21 in the deck are advanced, 38 of 100: anywhere in it, at the bottom, too
    for place in (1, 10, -2, -1):
        advanced = sum(tasks[place] in ADVANCED for tasks in decks)
        assert 0.28 < advanced / len(decks) < 0.48


@pytest.mark.rule("SET-7", "SET-8")
@pytest.mark.parametrize("setup", ["duel", "melee of 3", "melee of 4", "team duel"])
def test_set_7_and_8_there_are_no_tasks_in_the_deathmatches(setup: str) -> None:
    state = new(setup)
    assert tasks(state) == []
    assert deck(state, "tasks") == []


@pytest.mark.rule("SET-8")
def test_set_8_the_next_task_lies_face_up_on_the_deck_and_may_be_advanced() -> None:
    following = set()
    for seed in SEEDS:
        state = new("high", seed)
        seen = state.view(None).decks[-1]
        assert seen[0] is not None
        following.add(seen[0])
        assert most_of_one_kind([*tasks(state), seen[0]]) < 3
    assert following & ADVANCED
    assert following - ADVANCED


@pytest.mark.rule("SET-8")
def test_set_8_a_third_task_of_a_kind_goes_under_the_deck_for_all_to_see() -> None:
    passed = 0
    for seed in SEEDS:
        state = new("high", seed)
        _, *under = state.view(None).decks[-1]
        known = [task for task in under if task is not None]
        assert under[len(under) - len(known) :] == known
        for task in known:
            assert most_of_one_kind([*tasks(state), task]) == 3
        passed += bool(known)
    assert passed > 0


# ---------------------------------------------------------------------------------------------------------- the start


@pytest.mark.rule("SET-9")
@pytest.mark.parametrize("setup", ["high", "team high"])
def test_set_9_the_high_form_starts_with_an_empty_board(setup: str) -> None:
    state = new(setup, first=1)
    assert board(state) == {}
    assert (state.control, state.phase) == (1, "actions")
    assert offers(state, "place") == set(SQUARES)


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize(("setup", "seats"), [("duel", 2), ("team duel", 4)])
def test_set_10_who_plays_last_in_the_first_round_places_the_start_pieces(setup: str, seats: int) -> None:
    for first in range(seats):
        state = new(setup, first=first)
        assert state.control == (first - 1) % seats
        with pytest.raises(ArenariumError):
            state.apply(first, TASHKALAR.read(state, "start a c5"))
        play(state, "start a c5")
        assert (state.control, state.phase) == (first, "actions")


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize("setup", ["duel", "team duel"])
def test_set_10_one_common_piece_of_each_colour_where_the_player_likes(setup: str) -> None:
    ends = []
    state = new(setup)
    for choice in sorted(offered(state)):
        other = state.copy()
        play(other, choice)
        assert [two_faced(other, side) for side in "ab"] == [15, 15]
        ends.append(board(other))
    assert ends == [pieces("a c5, b g5"), pieces("b c5, a g5")]


@pytest.mark.rule("SET-11")
@pytest.mark.parametrize(("form", "enemies"), [(MELEE_3, "bc"), (MELEE_4, "bcd")])
def test_set_11_the_improvised_summoning_of_every_colour_is_unused_at_first(form: str, enemies: str) -> None:
    for setup in ("melee of 3", "melee of 4"):
        assert not any(open_view(new(setup)).improvised)
    for enemy in enemies:
        state = position(f"{form} | hand 0: Swordmaster", f"a e4, {enemy} e6")
        assert offers(state, "summon") == {f"Swordmaster e5 improvising {enemy}"}


def starts(state: State) -> list[dict[str, str]]:
    """All ways to place the start pieces."""
    if state.phase != "start":
        return [board(state)]
    results = []
    for choice in offered(state):
        other = state.copy()
        play(other, choice)
        results += starts(other)
    return results


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize(("setup", "seats"), [("melee of 3", 3), ("melee of 4", 4)])
def test_set_12_the_player_to_the_right_of_the_first_places_three_start_pieces(setup: str, seats: int) -> None:
    for first in range(seats):
        state = new(setup, first=first)
        for _ in range(3):
            assert state.control == (first - 1) % seats
            play(state, min(offered(state)))
        assert (state.control, state.phase) == (first, "actions")
        assert len(board(state)) == 3


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize(
    ("setup", "first", "colours"),
    [("melee of 3", 1, "abc"), ("melee of 4", 0, "acd"), ("melee of 4", 2, "abc"), ("melee of 4", 3, "bcd")],
)
def test_set_12_three_colours_one_next_to_each_symbol(setup: str, first: int, colours: str) -> None:
    """With 4 players the colour of the second is left out. 6 orders of colours, 2 squares at each of 3 symbols."""
    results = starts(new(setup, first=first))
    assert len({tuple(sorted(men.items())) for men in results}) == 48
    for men in results:
        assert sorted(men.values()) == list(colours)
        assert [len(pair & set(men)) for pair in MELEE_PAIRS] == [1, 1, 1]


@pytest.mark.rule("SET-12")
def test_set_12_start_pieces_come_out_of_the_supply() -> None:
    state = after_start("melee of 4", first=0)
    assert [two_faced(state, side) for side in "abcd"] == [13, 14, 13, 13]
    assert len(on(board(state), "b")) == 0
