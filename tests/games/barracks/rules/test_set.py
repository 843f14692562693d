"""SET: from a setup and a seed to the first turn: recruiting, and move cards for the recruits."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from games.barracks.support.printed import MOVES, WARRIORS
from games.barracks.support.table import (
    HIT,
    REST,
    Cards,
    Dice,
    barracks,
    battle,
    both,
    choose,
    facts,
    field,
    hurt,
    names,
    offered,
    picking,
    play,
    recruiting,
    seen,
    soldier,
    turn,
)
from support.games import data_of

from arenarium.core.errors import ArenariumError, NotationError, SetupError
from arenarium.games.barracks.cards.cards import LEVELS
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.words import NO_MOVE

SEEDS = range(200)
POINTS = {"classic": 10, "simplified": 15, "hard": 8, "quick": 5}
EVERY_DIFFICULTY = pytest.mark.parametrize("difficulty", POINTS)
BY_LEVEL = {level: [warrior.name for warrior in WARRIORS if warrior.level == level] for level in LEVELS}
COPIES = {move.name: move.copies for move in MOVES}


def new(difficulty: str = "classic", seed: int = 1, **more: Any) -> State:
    return BARRACKS.new({"difficulty": difficulty, **more}, seed)


def stacks(state: State) -> dict[int, list[str]]:
    """The stacks by level, the next card last."""
    return dict(zip(LEVELS, data_of(state)["stacks"], strict=True))


def squad(state: State, seat: int) -> list[str]:
    return [WARRIORS[soldier.card].name for soldier in state.squads[seat]]


def points(state: State) -> list[int]:
    return list(state.points)


def draws(*levels: int) -> set[str]:
    return {f"draw {level}" for level in levels}


def recruited(difficulty: str, seed: int) -> State:
    """A match with squads of cheap warriors, at least three on each side."""
    rng = Random(seed)
    state = new(difficulty, seed)
    while state.phase == "recruit":
        (seat,) = state.asks()
        play(state, rng.choice(sorted(offered(state, seat) & {"draw 1", "draw 2"})))
    return state


def ready(difficulty: str, seed: int) -> State:
    """A match whose squads have taken their move cards, whichever come."""
    rng = Random(seed)
    state = recruited(difficulty, seed)
    while state.phase == "pick":
        (seat,) = state.asks()
        state.advance(seat, rng.choice(state.options(seat)))
    return state


# ------------------------------------------------------------------------------------------------------------- SET-1


@pytest.mark.rule("SET-1")
def test_set_1_two_players() -> None:
    for setup in BARRACKS.example_setups():
        assert BARRACKS.seats(setup) == 2
        assert len(data_of(BARRACKS.new(setup, 1))["squads"]) == 2
    for wrong in (1, 3, "two", None):
        with pytest.raises(SetupError, match="Barracks is for 2 players"):
            new(seats=wrong)


@pytest.mark.rule("SET-1")
@EVERY_DIFFICULTY
def test_set_1_five_stacks_hold_all_warriors_by_level(difficulty: str) -> None:
    state = new(difficulty)
    assert list(stacks(state)) == [1, 2, 3, 4, 5]
    for level, stack in stacks(state).items():
        assert sorted(stack) == sorted(BY_LEVEL[level])


@pytest.mark.rule("SET-1")
def test_set_1_every_stack_is_shuffled() -> None:
    """Each warrior comes to lie in each third of its stack."""
    states = [new(seed=seed) for seed in SEEDS]
    for level in LEVELS:
        orders = [stacks(state)[level] for state in states]
        assert len(set(map(tuple, orders))) > 0.9 * len(states)
        third = len(orders[0]) // 3
        for part in (slice(third), slice(third, 2 * third), slice(-third, None)):
            assert set().union(*(order[part] for order in orders)) == set(BY_LEVEL[level])


@pytest.mark.rule("SET-1")
def test_set_1_the_same_seed_gives_the_same_stacks() -> None:
    assert new(seed=7) == new(seed=7)
    assert stacks(new(seed=7)) != stacks(new(seed=8))


@pytest.mark.rule("SET-1")
@EVERY_DIFFICULTY
def test_set_1_the_pile_holds_all_copies_of_all_moves_and_is_not_shuffled(difficulty: str) -> None:
    """Open to all: nothing of it is gone, and whoever picks first can take whatever fits."""
    for seed in range(5):
        state = new(difficulty, seed)
        assert data_of(state)["pile"] == COPIES
        assert list(data_of(state)["pile"]) == [move.name for move in MOVES]
        assert [state.view(watcher).gone for watcher in (0, 1, None)] == [(), (), ()]


# ------------------------------------------------------------------------------------------------------------- SET-2


@pytest.mark.rule("SET-2")
@EVERY_DIFFICULTY
def test_set_2_the_difficulty_gives_both_the_same_recruiting_points(difficulty: str) -> None:
    state = new(difficulty)
    assert points(state) == [POINTS[difficulty]] * 2
    assert state.view(None).difficulty == difficulty


@pytest.mark.rule("SET-2")
def test_set_2_there_are_four_difficulties() -> None:
    assert {setup["difficulty"] for setup in BARRACKS.example_setups()} == set(POINTS)


@pytest.mark.rule("SET-2", "SET-3")
@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"difficulty": "easy"}, ["'easy'", "classic, simplified, hard, quick"]),
        ({"difficulty": 10}, ["10", "classic"]),
        ({"difficulty": ["hard"]}, ["['hard']", "classic"]),
        ({"difficulty": None}, ["None", "classic"]),
        ({"dificulty": "hard"}, ["unknown setup key 'dificulty'", "difficulty"]),
        ({"first": 2}, ["'first' is 2", "0, 1 or 'random'"]),
        ({"first": -1}, ["'first' is -1"]),
        ({"first": True}, ["'first' is True"]),
        ({"first": 1.0}, ["'first' is 1.0"]),
        ({"first": "me"}, ["'first' is 'me'", "random"]),
        ({"first": None}, ["'first' is None"]),
    ],
)
def test_set_2_and_3_a_wrong_setup_is_refused_with_words_that_help(setup: dict[str, Any], words: list[str]) -> None:
    for ask in (lambda: BARRACKS.new(setup, 1), lambda: BARRACKS.seats(setup)):
        with pytest.raises(SetupError) as refused:
            ask()
        for word in words:
            assert word in str(refused.value)


# ------------------------------------------------------------------------------------------------------------- SET-3


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize("level", LEVELS)
def test_set_3_a_warrior_of_a_level_costs_as_many_points(level: int) -> None:
    state = new(first=0)
    before = stacks(state)
    play(state, f"draw {level}")
    assert points(state) == [10 - level, 10]
    assert squad(state, 0) == [before[level][-1]]
    assert stacks(state) == {**before, level: before[level][:-1]}
    assert squad(state, 1) == []


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize("left", range(1, 8))
def test_set_3_only_what_can_be_paid_is_offered(left: int) -> None:
    state = recruiting(f"points: {left} 10 | squad 0: Golem [-, -] | squad 1: Uhlan [-, -] | field 0: | field 1:")
    state = BARRACKS.parse_position(BARRACKS.position(state).replace("done: yes yes", "done: no no"))
    assert offered(state, 0) == draws(*range(1, min(left, 5) + 1)) | {"pass"}


@pytest.mark.rule("SET-3")
def test_set_3_points_may_be_left_over() -> None:
    state = new(first=0)
    play(state, "draw 1", "draw 1", "pass", "pass")
    assert points(state) == [9, 9]
    assert [len(squad(state, seat)) for seat in (0, 1)] == [1, 1]
    assert state.phase == "pick"


@pytest.mark.rule("SET-3")
def test_set_3_players_recruit_in_turns_one_draw_at_a_time() -> None:
    state = new("simplified", first=1)
    asked: list[int] = []
    for level in (1, 2, 3, 1, 2, 3):
        asked += state.asks()
        events = play(state, f"draw {level}")
        assert facts(events, "recruited") == [{"seat": asked[-1], "level": level}]
    assert asked == [1, 0, 1, 0, 1, 0]


@pytest.mark.rule("SET-3")
def test_set_3_who_begins_is_drawn_at_random() -> None:
    starters = Counter(new(seed=seed).asks() for seed in SEEDS)
    assert set(starters) == {(0,), (1,)}
    assert min(starters.values()) > len(SEEDS) / 3
    assert Counter(new(seed=seed, first="random").asks() for seed in SEEDS) == starters
    for seat in (0, 1):
        assert {new(seed=seed, first=seat).asks() for seed in range(10)} == {(seat,)}


@pytest.mark.rule("SET-3")
@pytest.mark.parametrize("first", [0, 1])
def test_set_3_who_passes_is_done_and_the_other_goes_on_until_passing(first: int) -> None:
    state = new(first=first)
    play(state, "draw 1", "draw 1", "draw 1")
    assert facts(play(state, "pass"), "passed") == [{"seat": 1 - first}]
    for _ in range(3):
        assert state.asks() == (first,)
        play(state, "draw 1")
    assert state.phase == "recruit"
    play(state, "pass")
    assert state.phase == "pick"
    assert [len(squad(state, seat)) for seat in (first, 1 - first)] == [5, 1]


@pytest.mark.rule("SET-3")
def test_set_3_a_squad_has_at_least_one_warrior() -> None:
    state = new(first=0)
    for _ in (0, 1):
        assert offered(state, state.asks()[0]) == draws(*LEVELS)
        play(state, "draw 2")
    for _ in (0, 1):
        assert "pass" in offered(state, state.asks()[0])
        play(state, "pass")


@pytest.mark.rule("SET-3")
def test_set_3_an_empty_stack_cannot_be_drawn_from() -> None:
    state = recruiting("stack 1: | stack 4: Golem")
    assert offered(state, 0) == draws(2, 3, 4, 5)
    play(state, "draw 4")
    assert squad(state, 0) == ["Golem"]
    assert offered(state, 1) == draws(2, 3, 5)


@pytest.mark.rule("SET-3")
def test_set_3_who_can_pay_for_nothing_more_is_done_without_passing() -> None:
    state = new("quick", first=0)
    events = play(state, "draw 5")
    assert facts(events, "passed") == []
    for _ in range(5):
        assert state.asks() == (1,)
        play(state, "draw 1")
    assert state.phase == "pick"


@pytest.mark.rule("SET-3")
def test_set_3_who_could_pay_only_for_an_empty_stack_is_done_too() -> None:
    state = recruiting("difficulty: quick | stack 1: Tinker")
    play(state, "draw 4", "draw 1")  # the last of level I is gone: the one point left buys nothing
    assert data_of(state)["done"] == [True, False]
    assert state.asks() == (1,)
    play(state, "draw 4")
    assert state.phase == "pick"


@pytest.mark.rule("SET-3", "INFO-1")
def test_set_3_a_drawn_warrior_is_seen_by_its_owner_alone_before_the_next_draw() -> None:
    state = new(first=0)
    name = stacks(state)[3][-1]
    events = play(state, "draw 3")
    public = {"event": "recruited", "seat": 0, "level": 3}
    assert seen(events, 0) == [{**public, "warrior": name}]
    assert seen(events, 1) == seen(events, None) == [public]
    assert [state.view(watcher).squads[0][0].warrior for watcher in (0, 1, None)] == [name, None, None]


# ------------------------------------------------------------------------------------------------------------- SET-4


@pytest.mark.rule("SET-4")
@EVERY_DIFFICULTY
@pytest.mark.parametrize("seed", range(4))
def test_set_4_two_move_cards_are_taken_for_each_warrior_in_turns(difficulty: str, seed: int) -> None:
    state = recruited(difficulty, seed)
    rng = Random(seed)
    left = [2 * len(squad(state, seat)) for seat in (0, 1)]
    last = None
    while state.phase == "pick":
        (seat,) = state.asks()
        assert seat != last or left[1 - seat] == 0
        state.advance(seat, rng.choice(state.options(seat)))
        left[seat] -= 1
        last = seat
    assert left == [0, 0]
    for each in (0, 1):
        assert all(NO_MOVE not in soldier.moves for soldier in state.squads[each])


@pytest.mark.rule("SET-4")
def test_set_4_any_open_line_of_any_own_warrior_by_choice() -> None:
    """Ruling: in any order. Nothing of the opponent's squad is offered."""
    state = picking("Tinker [-, -]; Charcoal Burner [Torch Poke, -]", "Shepherd [-, -]")
    lines = {tuple(text.split()[1:3]) for text in offered(state, 0)}
    assert lines == {("1", "1"), ("1", "2"), ("2", "2")}
    play(state, "pick 2 2 Plain Cut")
    assert soldier(state, "Charcoal Burner")["moves"] == ["Torch Poke", "Plain Cut"]
    assert soldier(state, "Tinker")["moves"] == ["", ""]


@pytest.mark.rule("SET-4")
def test_set_4_the_pile_holds_a_limited_number_of_copies(cards: Cards) -> None:
    cards.move("Rarity", copies=2)
    state = picking("Swift [-, -]; Quick [-, -]", "Slow [-, -]; Steady [-, -]")
    events = play(state, "pick 1 1 Rarity")
    assert data_of(state)["pile"]["Rarity"] == 1
    assert facts(events, "last-copy") == []
    assert "pick 1 1 Rarity" in offered(state, 1)
    events = play(state, "pick 1 1 Rarity")
    assert facts(events, "last-copy") == [{"move": "Rarity"}]
    assert data_of(state)["pile"]["Rarity"] == 0
    for seat in (0, 1):
        assert not [text for text in offered(state, state.asks()[0]) if text.endswith("Rarity")]
        play(state, f"pick {2 - seat} 2 {HIT}")


@pytest.mark.rule("SET-4", "INFO-1")
def test_set_4_which_cards_were_taken_stays_hidden_but_what_is_gone_is_seen(cards: Cards) -> None:
    cards.move("Rarity", copies=1)
    state = picking("Swift [-, -]", "Slow [-, -]")
    events = play(state, f"pick 1 2 {HIT}")
    public = {"event": "picked", "seat": 0, "slot": 0, "line": 1}
    assert seen(events, 0) == [{**public, "warrior": "Swift", "move": HIT}]
    assert seen(events, 1) == seen(events, None) == [public]
    assert [state.view(watcher).squads[0][0].moves for watcher in (0, 1, None)] == [
        ("", HIT),
        ("", None),
        ("", None),
    ]
    events = play(state, "pick 1 1 Rarity")
    gone = {"event": "last-copy", "move": "Rarity"}
    assert [gone in seen(events, watcher) for watcher in (0, 1, None)] == [True] * 3
    assert [state.view(watcher).gone for watcher in (0, 1, None)] == [("Rarity",)] * 3


@pytest.mark.rule("SET-4", "INFO-1")
def test_set_4_nobody_sees_how_many_copies_are_left() -> None:
    """Ruling. Two piles that differ in copies left, not in what is gone, look the same."""
    views = []
    for left in (1, 3):
        state = picking("Tinker [-, -]", "Shepherd [-, -]", f"pile: Plain Cut {left}")
        views.append([state.view(watcher) for watcher in (0, 1, None)])
    assert views[0] == views[1]


@pytest.mark.rule("SET-4")
def test_set_4_who_finds_no_fitting_card_is_passed_over_and_the_other_goes_on() -> None:
    state = picking("Tinker [Plain Cut, -]", "Shepherd [-, -]; Reaper Woman [-, -]")
    play(state, "pick 1 2 Plain Cut")
    for choice in ("pick 1 1 Straight Arrow", "pick 2 1 Plain Cut", "pick 1 2 Candlestick Blow"):
        assert state.asks() == (1,)
        play(state, choice)
    assert state.phase == "pick"
    play(state, "pick 2 2 Snare")
    assert state.phase in ("send", "orders")


# ---------------------------------------------------------------------------------------------------- SET-5, SET-6


@pytest.mark.rule("SET-5")
def test_set_5_a_card_fits_a_line_that_shows_its_category(cards: Cards) -> None:
    cards.warrior("Archer", lines=(("iron",), ("bow", "fire")))
    cards.warrior("Other")
    state = picking("Archer [-, -]", "Other [-, -]")
    by_line = {
        line: {move.category for move in MOVES if f"pick 1 {line} {move.name}" in offered(state, 0)} for line in (1, 2)
    }
    assert by_line == {1: {"iron"}, 2: {"bow", "fire"}}
    for line, categories in by_line.items():
        for move in MOVES:
            assert (f"pick 1 {line} {move.name}" in offered(state, 0)) == (move.category in categories)


@pytest.mark.rule("SET-5")
@pytest.mark.parametrize("line", [1, 2])
def test_set_5_one_card_per_line(line: int) -> None:
    state = picking("Tinker [-, -]", "Shepherd [-, -]")
    play(state, f"pick 1 {line} Plain Cut", "pick 1 2 Candlestick Blow")
    assert {text.split()[2] for text in offered(state, 0)} == {str(3 - line)}
    with pytest.raises(ArenariumError):
        choose(state, 0, f"pick 1 {line} Shield Bash")


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("level", LEVELS)
def test_set_6_a_card_of_a_higher_level_than_the_warrior_does_not_fit(cards: Cards, level: int) -> None:
    cards.warrior("Recruit", level=level)
    for each in LEVELS:
        cards.move(f"Trick {each}", level=each)
    state = picking("Recruit [-, -]", "Swift [-, -]")
    offered_lines = {int(text[-1]) for text in offered(state, 0) if "Trick" in text}
    assert offered_lines == set(range(1, level + 1))


@pytest.mark.rule("SET-5", "SET-6")
@pytest.mark.parametrize(
    ("soldier", "said"),
    [
        ("Tinker [Straight Arrow, -]", "'Straight Arrow' does not fit line 1 of Tinker"),
        ("Charcoal Burner [Plain Cut, -]", "'Plain Cut' does not fit line 1 of Charcoal Burner"),
        ("Tinker [Flail Swing, -]", "'Flail Swing' does not fit line 1 of Tinker"),
        ("Tinker [-, Saber Windmill]", "'Saber Windmill' does not fit line 2 of Tinker"),
    ],
)
def test_set_5_and_6_no_position_has_a_card_that_does_not_fit(soldier: str, said: str) -> None:
    with pytest.raises(NotationError, match=said):
        battle(soldier, "Golem [-, -]")


# ------------------------------------------------------------------------------------------------------------- SET-7

NO_WATER = "pile: " + ", ".join(f"{move.name} 0" for move in MOVES if move.category == "water")


@pytest.mark.rule("SET-7")
def test_set_7_a_line_for_which_no_card_is_left_stays_empty() -> None:
    state = picking("Pond Fisher [-, -]", "Tinker [-, -]", NO_WATER)
    assert {text.split()[2] for text in offered(state, 0)} == {"2"}
    play(state, "pick 1 2 Straight Arrow", "pick 1 1 Plain Cut")
    assert state.asks() == (1,)
    play(state, "pick 1 2 Plain Cut")
    assert state.phase == "orders"  # both have one warrior: who is sent needs no answer
    assert soldier(state, "Pond Fisher")["moves"] == ["", "Straight Arrow"]
    assert offered(state, 1) == {"orders use 1", "orders use 2"}


@pytest.mark.rule("SET-7")
def test_set_7_a_warrior_without_any_card_may_be_fielded_and_does_nothing(cards: Cards) -> None:
    cards.warrior("Bare", lines=(("water",), ("water",)))
    cards.warrior("Clad", lines=(("iron",), ("water",)))
    state = picking("Bare [-, -]; Clad [-, -]", f"Swift [{HIT}, {REST}]; Slow [-, -]; Spare [-, -]", NO_WATER)
    play(state, f"pick 2 1 {HIT}")
    while state.phase == "pick":
        choose(state, 1, min(offered(state, 1)))
    assert soldier(state, "Bare")["moves"] == ["", ""]
    choose(state, 1, "send 1 2")
    assert field(state, 0) == ["Bare", "Clad"]
    assert offered(state, 0) == {"orders wait, use 1"}
    events = turn(state, "wait, use 1", "use 2, use 1")
    assert "Bare" not in names(events, "used")
    assert names(events, "waited") == ["Bare"]


@pytest.mark.rule("SET-7", "TURN-4")
def test_set_7_it_does_nothing_or_is_withdrawn_where_there_is_a_reserve(cards: Cards) -> None:
    state = battle("Swift [-, -]; Slow [Rest, -]; Spare [Rest, -]", "Quick [Rest, Rest]")
    assert offered(state, 0) == {
        "orders wait, use 1",
        "orders wait, withdraw 3",
        "orders withdraw 3, use 1",
    }


@pytest.mark.rule("SET-7", "TURN-4")
def test_set_7_two_warriors_without_cards_and_one_reserve(cards: Cards, dice: Dice) -> None:
    state = battle("Swift [Rest, Rest] hurt 9; Slow [-, -]; Spare [-, -]; Idle [-, -]", "Quick [Hit, Rest]")
    turn(state, "withdraw 3, withdraw 4", "use 2")
    assert offered(state, 0) >= {"orders wait, wait", "orders withdraw 1, wait", "orders wait, withdraw 1"}


# ------------------------------------------------------------------------------------------------------ SET-8, SET-9


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("hearts", [1, 2, 5])
def test_set_8_a_warrior_has_as_many_hit_points_as_hearts(cards: Cards, hearts: int) -> None:
    cards.warrior("Target", hearts=hearts)
    cards.move("Prick", icons=1, damage=1)
    state = battle("Swift [Prick, Rest]", "Target [-, -]; Slow [-, -]")
    for number in range(1, hearts + 1):
        assert field(state, 1) == ["Target", "Slow"]
        turn(state, "use 1", "wait, wait", "Target")
        assert hurt(state, "Target") == number
    assert field(state, 1) == ["Slow"]


@pytest.mark.rule("SET-8")
@EVERY_DIFFICULTY
def test_set_8_nobody_is_hurt_when_the_battle_begins(difficulty: str) -> None:
    state = ready(difficulty, 5)
    for squad_ in state.squads:
        assert [soldier.hurt for soldier in squad_] == [0] * len(squad_)
        assert [soldier.status for soldier in squad_] == [0] * len(squad_)


@pytest.mark.rule("SET-9", "INFO-1")
@EVERY_DIFFICULTY
@pytest.mark.parametrize("seed", range(3))
def test_set_9_squads_are_hidden_rows_in_the_barracks(difficulty: str, seed: int) -> None:
    state = ready(difficulty, seed)
    assert state.field == [(), ()]
    for watcher in (0, 1, None):
        for seat, squad_ in enumerate(state.view(watcher).squads):
            assert len(squad_) == len(state.squads[seat])
            for told, true in zip(squad_, state.squads[seat], strict=True):
                assert told.level == WARRIORS[true.card].level
                if seat == watcher:
                    assert told.warrior == WARRIORS[true.card].name
                    assert None not in told.moves
                else:
                    assert told.warrior is None
                    assert [move for move in told.moves if move] == []


@pytest.mark.rule("SET-9")
def test_set_9_nobody_is_on_the_battlefield_before_the_first_turn(cards: Cards) -> None:
    state = barracks("Swift [Rest, -]; Slow [-, -]; Spare [-, -]", "Quick [Rest, -]; Steady [-, -]; Idle [-, -]")
    assert [field(state, seat) for seat in (0, 1)] == [[], []]
    both(state, "send 1 2", "send 2 3")
    assert [field(state, seat) for seat in (0, 1)] == [["Swift", "Slow"], ["Steady", "Idle"]]
