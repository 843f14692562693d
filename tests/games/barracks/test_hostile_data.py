"""Data of positions, texts and choices that somebody has tampered with: refused in words, or harmless."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from games.barracks.support.table import battle, recruiting

from arenarium.core.errors import ChoiceError, NotationError
from arenarium.core.plain import encoded
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.choices import PASS, Draw, Orders, Pick, Send, Target, Use, Wait, Withdraw

Path = tuple[str | int, ...]
WATCHERS = (0, 1, None)
WRONG: list[Any] = [
    *(None, -1, 0, 1, 99, 10**30, 1.5, 1.0, True, False),
    *("", "x", "Golem", "Plain Cut", "orders use 1", "target 0 1", "send 1 2"),
    *("over", "pick", "recruit", "orders", "send", "target"),
    *([], {}, [1], [0, 1], ["Golem"], [[0, 0, 0]]),
]


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to everything within some data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


def spoilt(text: str, rng: Random) -> Any:
    """Data with one value replaced. Copies of cards are so many that they are seldom taken."""
    data = json.loads(text)
    paths = [path for path in places(data) if path[0] not in ("pile", "stacks") or rng.random() < 0.1]
    *way, last = rng.choice(paths)
    where = data
    for key in way:
        where = where[key]
    where[last] = rng.choice(WRONG)
    return data


def states() -> Iterator[State]:
    """Every fifth state of some random games, of all difficulties."""
    for seed, setup in enumerate(BARRACKS.example_setups()):
        rng = Random(seed)
        state = BARRACKS.new(setup, seed)
        number = 0
        while state.outcome is None:
            if number % 5 == 0:
                yield state
            seat = rng.choice(state.asks())
            state.advance(seat, rng.choice(state.options(seat)))
            number += 1
        yield state


def small() -> dict[str, Any]:
    """A battle of a few cards, as data; seat 0 has already chosen."""
    state = battle("Goose Girl [Claw Swipe, -]; Tinker [Plain Cut, -]", "Golem [Plain Cut, -]; Miller [-, -]")
    state.advance(0, BARRACKS.read(state, "orders use 1, use 1"))
    return json.loads(json.dumps(state.to_json()))  # type: ignore[no-any-return]


# ------------------------------------------------------------------------------------------------------------ positions


def test_spoilt_data_is_refused_or_can_be_played_on() -> None:
    rng = Random(1)
    texts = [json.dumps(state.to_json()) for state in states()]
    refused = 0
    for _ in range(2500):
        try:
            state = BARRACKS.from_json(spoilt(rng.choice(texts), rng))
        except NotationError:
            refused += 1
            continue
        assert state == BARRACKS.parse_position(BARRACKS.position(state))
        assert state == BARRACKS.from_json(json.loads(json.dumps(state.to_json())))
        for watcher in WATCHERS:
            json.dumps(encoded(state.view(watcher)))
        for _ in range(10):
            if state.outcome is not None:
                break
            seat = rng.choice(state.asks())
            state.apply(seat, rng.choice(state.options(seat)))
    assert refused > 1000


@pytest.mark.parametrize("key", [key for key in small() if key != "draw_offers"])
def test_a_missing_key_is_named(key: str) -> None:
    data = small()
    del data[key]
    with pytest.raises(NotationError, match=f"'{key}'"):
        BARRACKS.from_json(data)


@pytest.mark.parametrize(
    ("key", "wrong"), [("card", None), ("moves", 3), ("hurt", "x"), ("status", 1), ("shown", 1), ("revealed", None)]
)
def test_a_wrong_value_of_a_warrior_is_named_with_its_place(key: str, wrong: Any) -> None:
    data = small()
    data["squads"][1][0][key] = wrong
    with pytest.raises(NotationError, match=rf"'squads\[1\]\[0\]\.{key}' is"):
        BARRACKS.from_json(data)


def test_a_warrior_without_a_card_is_none() -> None:
    data = small()
    del data["squads"][1][0]["card"]
    with pytest.raises(NotationError, match=r"'squads\[1\]\[0\]\.card' is missing"):
        BARRACKS.from_json(data)


@pytest.mark.parametrize("wrong", [3, "x", None, 1.5, {}, True], ids=repr)
@pytest.mark.parametrize("key", ["stacks", "pile", "points", "done", "squads", "field", "chosen", "queue"])
def test_a_value_of_the_wrong_kind_is_named_with_its_key(key: str, wrong: Any) -> None:
    data = small()
    data[key] = wrong
    with pytest.raises(NotationError) as refused:
        BARRACKS.from_json(data)
    if not (key == "pile" and wrong == {}):  # there the first missing card is named
        assert f"'{key}'" in str(refused.value)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("table", "difficulty"), "easy", "'table.difficulty' is 'easy'; expected classic, simplified, hard, quick"),
        (("table", "first"), 2, "'table.first' is 2; expected a seat"),
        (("active",), True, "'active' is True"),
        (("turn",), 301, "'turn' is 301; expected a number from 0 to 300"),
        (("turn",), "one", "'turn' is 'one'"),
        (("dealer",), -1, "'dealer' is -1"),
        (("dealer",), 2**256, "'dealer' is 1157920892373161954"),
        (("points",), [1, 2, 3], "'points'"),
        (("points",), [-3, 0], "'points'"),
        (("points",), [99, 0], "'points'"),
        (("done",), [1, 0], "'done[0]' is 1; expected true or false"),
        (("phase",), "lunch", "'phase' is 'lunch'"),
        (("phase",), "over", "phase 'over' and outcome do not fit together"),
        (("pile", "Plain Cut"), 99, "copies of 'Plain Cut', not 99"),
        (("pile", "Plain Cut"), -1, "copies of 'Plain Cut', not -1"),
        (("stacks", 0), ["Nobody"], "'stacks[0][0]' is 'Nobody'; expected a warrior"),
        (("stacks", 3), ["Golem"], "in two places"),
        (("stacks",), [[]], "stacks"),
        (("squads", 0, 0, "card"), "Goose Boy", "'squads[0][0].card' is 'Goose Boy'; expected a warrior"),
        (("squads", 0, 0, "card"), "Golem", "in two places"),
        (("squads", 0, 0, "moves"), ["Claw", ""], "'squads[0][0].moves[0]' is 'Claw'; expected a move"),
        (("squads", 0, 0, "moves"), ["Shield Bash", ""], "'Shield Bash' does not fit line 1 of Goose Girl"),
        (("squads", 0, 0, "moves"), ["Claw Swipe"], "Goose Girl: 'moves'"),
        (("squads", 0, 0, "hurt"), 99, "'hurt' is 99, more than its hearts"),
        (("squads", 0, 0, "hurt"), -1, ".hurt' is -1"),
        (("squads", 0, 0, "status"), "drunk", ".status' is 'drunk'"),
        (("squads", 0, 0, "power"), 4, ".power' is 4; expected a number from -3 to 3"),
        (("squads", 0, 0, "speed"), -4, ".speed' is -4"),
        (("squads", 0, 0, "defence"), None, ".defence' is None"),
        (("squads", 0, 0, "revealed"), [True], "Goose Girl: 'moves' and 'revealed' are lists of 2"),
        (("squads", 0, 0, "shown"), False, "Goose Girl"),
        (("field", 0), [0, 0], "seat 0"),
        (("field", 0), [0, 1, 2], "seat 0"),
        (("field", 0), [7], "seat 0"),
        (("field", 1), ["one"], "field"),
        (("field",), [[0]], "'field' is"),
        (("chosen",), ["orders use 1, use 1"], "'chosen'"),
        (("chosen", 0), "orders use 2, use 1", "seat 0 cannot have chosen 'orders use 2, use 1'"),
        (("chosen", 0), "dance", "unknown choice 'dance'"),
        (("chosen", 1), "orders use 1, wait", "nobody has anything to decide"),
        (("queue",), [{"seat": 0, "slot": 5, "line": 0}], "[0, 5, 0] cannot be about to move"),
        (("queue",), [{"seat": 0, "slot": 0, "line": 1}], "[0, 0, 1] has no move card there"),
        (("queue",), [[0, 0]], "queue"),
        (("queue",), [{"seat": 2, "slot": 0, "line": 0}], "'queue[0].seat' is 2; expected a seat"),
    ],
)
def test_a_mistake_is_told_with_what_and_where(path: Path, value: Any, said: str) -> None:
    data = small()
    *way, last = path
    where: Any = data
    for key in way:
        where = where[key]
    where[last] = value
    with pytest.raises(NotationError) as refused:
        BARRACKS.from_json(data)
    assert said in str(refused.value)


def test_a_warrior_lies_in_the_stack_of_its_level() -> None:
    data = small()
    data["stacks"][3].remove("Leshy")
    data["stacks"][0].append("Leshy")
    with pytest.raises(NotationError, match="Leshy"):
        BARRACKS.from_json(data)


def test_a_warrior_of_0_hit_points_does_not_stand_on_the_battlefield() -> None:
    data = small()
    data["squads"][1][0]["hurt"] = 10**3
    with pytest.raises(NotationError, match="'hurt' is 1000"):
        BARRACKS.from_json(data)
    paths = BARRACKS.from_json(small())
    data["squads"][1][0]["hurt"] = paths.hearts(paths.soldier((1, 0)))
    with pytest.raises(NotationError, match="seat 1 has no living warrior"):
        BARRACKS.from_json(data)


# ---------------------------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the position says nothing"),
        ("squad 0", "'squad 0' is not of the form 'key: value'"),
        ("squad: Golem [-, -]", "unknown key"),
        ("moon: full", "'moon: full': unknown key"),
        ("difficulty: easy | squad 0: Golem [-, -] | squad 1: Miller [-, -]", "unknown difficulty 'easy'"),
        ("difficulty: hard", "a position needs 'squad 0: ...' and 'squad 1: ...'"),
        ("squad 0: Golum [-, -] | squad 1: Miller [-, -]", "unknown warrior 'Golum'; did you mean 'Golem'?"),
        ("squad 0: Golem [Plain Cat, -] | squad 1: Miller [-, -]", "unknown move 'Plain Cat'"),
        ("squad 0: Golem [Plain Cut] | squad 1: Miller [-, -]", "Golem: 'moves'"),
        ("squad 0: Golem [-, -] drunk | squad 1: Miller [-, -]", "unknown word 'drunk'"),
        ("squad 0: Golem [-, -] hurt | squad 1: Miller [-, -]", "hurt"),
        ("squad 0: Golem [-, -] hurt lots | squad 1: Miller [-, -]", "'lots'"),
        ("squad 0: Golem [-, -] power +4 | squad 1: Miller [-, -]", ".power' is 4"),
        ("squad 0: Golem [-, - | squad 1: Miller [-, -]", "Golem [-, -"),
        ("squad 0: Golem [-, -] | squad 1: Golem [-, -]", "in two places"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | turn: soon", "'turn: soon'"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | field 0: 2", "seat 0 has no living warrior"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | phase: target", "there is none"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | done: yes maybe", "'done: yes maybe'"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | queue: 0 1", "'queue: 0 1'"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | pile: Plain Cut", "'pile: Plain Cut'"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | chosen 0: hop", "unknown choice 'hop'"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | outcome: {", "'outcome: {'"),
        ("squad 2: Golem [-, -] | squad 1: Miller [-, -]", "squad 2"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | stack 7: Tinker", "stack 7"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | field 5: 1", "field 5"),
        ("squad 0: Golem [-, -] | squad 1: Miller [-, -] | chosen 3: pass", "chosen 3"),
        ("squad 0: Golem [-, -]", "seat 1"),
    ],
)
def test_a_wrong_position_is_refused_with_what_and_where(text: str, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        BARRACKS.parse_position(text)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "unknown choice ''"),
        ("hop 3", "unknown choice 'hop 3'; a choice begins with one of draw, orders, pass, pick, send, target"),
        ("draw", "'draw': expected 'draw LEVEL'"),
        ("draw five", "'draw five': 'five' is no number of a level"),
        ("draw 1 2", "'draw 1 2'"),
        ("pick 1 2", "'pick 1 2': expected 'pick SLOT LINE MOVE'"),
        ("pick 1 x Plain Cut", "'pick 1 x Plain Cut'"),
        ("pick 1 2 Plain Cat", "unknown move 'Plain Cat'; did you mean 'Plain Cut'?"),
        ("send one", "'send one': 'one' is no number of a slot"),
        ("orders", "'orders': expected 'orders ORDERS'"),
        ("orders use", "'orders use': 'use': expected 'use LINE'"),
        ("orders use 1,", "unknown warrior's order ''"),
        ("orders dance 1", "unknown warrior's order 'dance 1'; a warrior's order begins with one of use, wait"),
        ("orders wait 1", "'wait 1': expected 'wait'"),
        ("target 1", "'target 1': expected 'target SEAT SLOT'"),
        ("target 1 2 3", "'target 1 2 3': expected 'target SEAT SLOT'"),
        ("pass now", "'pass now': expected 'pass'"),
        ("wait", "unknown choice 'wait'"),
    ],
)
def test_a_wrong_choice_is_refused_with_what_and_where(text: str, said: str) -> None:
    state = recruiting()
    before = state.to_json()
    with pytest.raises(NotationError) as refused:
        BARRACKS.read(state, text)
    assert said in str(refused.value)
    assert state.to_json() == before


# -------------------------------------------------------------------------------------------------------------- choices

FOREIGN: list[Any] = [
    *(
        Draw(0),
        Draw(6),
        Draw(-1),
        Pick(0, 0, 0),
        Pick(9, 9, 9999),
        Pick(-1, -1, -1),
        Send(()),
        Send((0, 1)),
        Send((7,)),
    ),
    *(Orders(()), Orders((Use(5),)), Orders((Wait(),)), Orders((Use(0), Withdraw(9))), Target(0, 0), Target(5, 5)),
    *(PASS, ("dance",), None, 3, (), ("draw", 1), {}, [1], Orders("ab"), Send(None)),  # type: ignore[arg-type]
]
STAGES = {
    "recruiting": "phase: recruit",
    "picking": "squad 0: Tinker [-, -] | squad 1: Golem [-, -] | phase: pick | turn: 0 | field 0: | field 1:",
    "sending": "squad 0: Tinker [-, -]; Uhlan [-, -]; Miller [-, -] | squad 1: Golem [-, -]; Leshy [-, -]; Abbess"
    " [-, -] | phase: send | turn: 0 | field 0: | field 1:",
    "orders": "squad 0: Tinker [Plain Cut, Plain Cut] | squad 1: Golem [Plain Cut, -]; Miller [-, -]",
    "target": "squad 0: Tinker [Plain Cut, -] | squad 1: Golem [Plain Cut, -] | phase: target | queue: 0 1 1",
}


@pytest.mark.parametrize("stage", STAGES)
def test_a_choice_that_is_not_open_is_refused_and_changes_nothing(stage: str) -> None:
    state = BARRACKS.parse_position(STAGES[stage])
    before = state.to_json()
    for seat in (0, 1):
        options = state.options(seat)
        for choice in FOREIGN:
            if choice in options:
                continue
            for deed in (state.apply, state.advance):
                with pytest.raises(ChoiceError) as refused:
                    deed(seat, choice)
                assert "not one of the options" in str(refused.value) or "not asked" in str(refused.value)
            assert state.to_json() == before
            assert state.copy() == state
    assert BARRACKS.parse_position(STAGES[stage]) == state


@pytest.mark.parametrize("seat", [-1, 2, 99, None, "0"])
@pytest.mark.parametrize("stage", STAGES)
def test_nobody_plays_from_a_seat_that_is_not_there(stage: str, seat: Any) -> None:
    state = BARRACKS.parse_position(STAGES[stage])
    before = state.to_json()
    (first, *_) = state.asks()
    with pytest.raises(ChoiceError, match=f"seat {seat} is not asked"):
        state.apply(seat, state.options(first)[0])
    assert state.to_json() == before


def test_a_refused_choice_says_what_it_was() -> None:
    state = BARRACKS.parse_position(STAGES["orders"])
    for text in ("orders use 1, use 1", "orders withdraw 2", "orders wait", "send 1", "target 1 1", "pass"):
        with pytest.raises(ChoiceError, match=f"'{text}' is not one of the options"):
            state.apply(0, BARRACKS.read(state, text))


@pytest.mark.parametrize(("points", "left"), [([10, 0], 16), ([10, 10], 1)], ids=["no points", "one warrior left"])
def test_a_seat_that_could_never_recruit_anybody_is_refused(points: list[int], left: int) -> None:
    """Its recruiting would be over without a warrior, after the first choice of the other."""
    data: Any = BARRACKS.new({"difficulty": "classic"}, 1).to_json()
    data["points"] = points
    data["stacks"] = [data["stacks"][0][:left], [], [], [], []]
    with pytest.raises(NotationError, match="none is left for it"):
        BARRACKS.from_json(data)
