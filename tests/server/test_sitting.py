"""A game at a table is what its plan and its steps make of it: questions, taking back, leaving, replaying."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from contract.walk import IDS, SEEDS, WAYS_TO_PLAY
from hypothesis import example, given
from hypothesis import strategies as st
from server.sittings import START, at_random, choose, everything, make, sitting, to_secret_orders
from support.thoroughness import tried

from arenarium.core.game import Game
from arenarium.core.record import replay
from arenarium.server.errors import Conflict, Invalid, Refusal
from arenarium.server.live import sitting as sitting_module
from arenarium.server.live.reports import Reporter
from arenarium.server.live.sitting import ABSENT, STAND_IN, replayed
from arenarium.server.live.steps import Kind, Step, standing_choices
from arenarium.server.messages.tables import DaysClock, NoClock, TotalClock, TurnClock

DUEL = {"form": "duel", "first": 0}
MELEE = {"form": "melee", "seats": 3, "first": 0}
CLOCKS = [NoClock(), TurnClock(60), TotalClock(900, 30), DaysClock(1)]
every_way = pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)


def refused(table, kind: Kind, seat: int, text: str = "", *, after: float = 0) -> str:
    """The code with which a step is refused; it changes nothing."""
    before = everything(table)
    with pytest.raises(Refusal) as caught:
        make(table, kind, seat, text, after=after)
    assert everything(table) == before
    assert len(str(caught.value)) > 10
    return caught.value.code


# ------------------------------------------------------------------------------------------------------------ replaying


@every_way
@tried(2)
@given(seed=SEEDS, clock=st.sampled_from(CLOCKS))
def test_plan_and_steps_are_all_that_a_game_is(game: Game, setup: dict[str, Any], seed: int, clock: Any) -> None:
    live, _ = at_random(game, setup, clock, seed, list(Kind))
    steps = [entry.step for entry in live.log]
    assert everything(replayed(live.plan, steps)) == everything(live)
    half = replayed(live.plan, steps[: len(steps) // 2])
    for step in steps[len(steps) // 2 :]:
        half.play(step)
    assert everything(half) == everything(live)
    *_, last = replay(game, live.record)
    assert last == live.state, "the record is the game without what was taken back"
    assert standing_choices(steps) == live.record.choices, "which can be told without playing"


def test_games_at_random_have_steps_of_every_kind() -> None:
    made, refusals = set(), 0
    for number, (game, setup) in enumerate(WAYS_TO_PLAY):
        for seed in range(4):
            live, refused = at_random(game, setup, CLOCKS[(number + seed) % 4], seed, list(Kind))
            made |= {entry.step.kind for entry in live.log}
            made |= {"takes over" for entry in live.log if entry.takes_over}
            refusals += refused
    assert made == {*Kind, "takes over"}
    assert refusals > 100


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (Step(2, START, Kind.CHOICE, 0, "x"), "stale"),
        (Step(0, START, Kind.CHOICE, 0, "x"), "stale"),
        (Step(1, START - 1, Kind.LEAVE, 0), "stale"),
        (Step(1, START, Kind.TIME, 0), "stale"),
    ],
)
def test_steps_come_one_after_the_other(step: Step, code: str) -> None:
    table = sitting("tashkalar", DUEL)
    before = everything(table)
    with pytest.raises(Conflict) as caught:
        table.play(step)
    assert caught.value.code == code
    assert everything(table) == before


# ------------------------------------------------------------------------------------------------------------ questions


def test_a_choice_is_kept_in_its_one_proper_form() -> None:
    table = sitting("tashkalar", DUEL)
    entry = choose(table)
    assert entry.step.text == table.record.choices[-1][1]


@pytest.mark.parametrize("game", ["tashkalar", "barracks"])
@given(text=st.text(max_size=60) | st.from_regex(r"[a-z]+( [a-z0-9-]+){0,4}", fullmatch=True))
@example("place ²1")
@example("summon " + "9" * 300)
@example("order " + "1 " * 190)
@tried(150)
def test_whatever_is_no_choice_is_refused(game: str, text: str) -> None:
    table = sitting(game, {} if game == "barracks" else DUEL)
    seat = next(iter(table.asked))
    said = [table.game.say(table.state, choice) for choice in table.asked[seat].request.options]
    if text in said:
        return
    with pytest.raises(Invalid) as caught:
        make(table, Kind.CHOICE, seat, text)
    assert caught.value.code == "not-an-option"
    assert table.number == 0


@every_way
@tried(2)
@given(seed=SEEDS, data=st.data())
def test_choices_that_are_nearly_right_are_refused(game: Game, setup: dict[str, Any], seed: int, data: Any) -> None:
    """What was an option of somebody, some time, with a part of it changed."""
    live, _ = at_random(game, setup, NoClock(), seed, [Kind.LEAVE])
    steps = [entry.step for entry in live.log]
    table = replayed(live.plan, steps[: data.draw(st.integers(0, len(steps) - 1))])
    texts = sorted({step.text for step in steps if step.kind is Kind.CHOICE})
    for _ in range(30):
        words = data.draw(st.sampled_from(texts)).split()
        place = data.draw(st.integers(0, len(words) - 1))
        words[place] = data.draw(
            st.sampled_from(["", "-1", "99999999999999999999", "²", "a1", "z9", "Nobody", "ſ", "-"])
        )
        seat = data.draw(st.integers(0, len(table.computers) - 1))
        before = everything(table)
        try:
            make(table, Kind.CHOICE, seat, " ".join(words))
        except Refusal:
            assert everything(table) == before
        else:
            return


def test_whoever_is_not_asked_cannot_answer() -> None:
    table = sitting("tashkalar", DUEL)
    asked = next(iter(table.asked))
    text = table.game.say(table.state, table.asked[asked].request.options[0])
    assert refused(table, Kind.CHOICE, 1 - asked, text) == "not-asked"


def test_a_question_stays_the_same_when_the_other_seat_answers() -> None:
    table = to_secret_orders(sitting("barracks", {}))
    before = dict(table.asked)
    for first in (0, 1):
        one = replayed(table.plan, [entry.step for entry in table.log])
        choose(one, first, after=5)
        assert one.asked == {1 - first: before[1 - first]}


def test_a_question_that_is_asked_again_after_an_undo_is_a_new_one() -> None:
    table = to_secret_orders(sitting("barracks", {}))
    before = dict(table.asked)
    choose(table, 0)
    make(table, Kind.UNDO, 0)
    assert table.asked[1] == before[1]
    assert table.asked[0].request == before[0].request
    assert table.asked[0].id == table.number, "an old answer, sent again, does not answer it"


# ---------------------------------------------------------------------------------------------------------- taking back


def test_an_undo_takes_back_the_last_choice_that_stands() -> None:
    table = to_secret_orders(sitting("barracks", {}))
    number, state = table.number, table.state.copy()
    choose(table, 0)
    assert make(table, Kind.UNDO, 0).back_to == number + 1
    choose(table, 0, which=1)
    assert make(table, Kind.UNDO, 0).back_to == number + 3
    assert table.state == state
    assert refused(table, Kind.UNDO, 0) in ("undo-turn", "undo-others", "undo-nothing")
    assert [choice for choice in table.record.choices if choice] == table.record.choices[:number]


def test_what_the_other_seat_has_done_since_cannot_be_undone() -> None:
    table = to_secret_orders(sitting("barracks", {}))
    choose(table, 0)
    assert refused(table, Kind.UNDO, 1) == "undo-others"
    choose(table, 1)
    assert refused(table, Kind.UNDO, 0).startswith("undo-")


def test_who_is_back_stays_back_after_an_undo() -> None:
    table = to_secret_orders(sitting("barracks", {}))
    make(table, Kind.LEAVE, 0)
    choose(table, 0)
    make(table, Kind.UNDO, 0)
    assert table.left == set()


def test_who_left_and_takes_back_is_back() -> None:
    table = to_secret_orders(sitting("barracks", {}))
    choose(table, 0)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.UNDO, 0)
    assert (table.left, table.agreed) == (set(), {})


def test_a_game_has_an_end_also_for_those_who_take_back_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sitting_module, "MOST_UNDOS", 3)
    table = to_secret_orders(sitting("barracks", {}))
    for _ in range(3):
        choose(table, 0)
        make(table, Kind.UNDO, 0)
    choose(table, 0)
    assert refused(table, Kind.UNDO, 0) == "undo-enough"
    choose(table, 1)


# ------------------------------------------------------------------------------------------------ leaving and replacing


def test_who_left_is_replaced_as_soon_as_everybody_else_agrees() -> None:
    table = sitting("tashkalar", MELEE)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    assert table.agreed == {0: {1}}
    assert make(table, Kind.AGREE, 2, "0").takes_over == (0,)
    assert table.computers == [STAND_IN, None, None]
    assert (table.left, table.agreed) == (set(), {})
    assert refused(table, Kind.LEAVE, 0) == "left"


def test_whoever_else_leaves_has_no_say_any_more() -> None:
    table = sitting("tashkalar", MELEE)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    assert make(table, Kind.LEAVE, 2).takes_over == (0,)
    assert refused(table, Kind.AGREE, 2, "1") == "left"
    assert refused(table, Kind.LEAVE, 1) == "alone"


def test_whoever_has_agreed_and_left_does_not_count() -> None:
    """Otherwise the last one there could be replaced with nobody at the table who wants it."""
    table = sitting("tashkalar", MELEE)
    asked = next(iter(table.asked))
    others = [seat for seat in range(3) if seat != asked]
    make(table, Kind.AGREE, others[0], str(asked), after=ABSENT / 1000)
    for seat in others:
        assert make(table, Kind.LEAVE, seat).takes_over == ()
    assert (table.agreed, table.people) == ({}, {asked})


def test_to_agree_twice_is_refused() -> None:
    table = sitting("tashkalar", MELEE)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    assert refused(table, Kind.AGREE, 1, "0") == "agreed"


def test_who_plays_again_is_not_replaced() -> None:
    table = sitting("tashkalar", MELEE)
    asked = next(iter(table.asked))
    others = [seat for seat in range(3) if seat != asked]
    make(table, Kind.LEAVE, asked)
    make(table, Kind.AGREE, others[0], str(asked))
    choose(table, asked)
    assert (table.left, table.agreed) == (set(), {})
    assert refused(table, Kind.AGREE, others[1], str(asked)) == "present"


def test_without_a_clock_whoever_does_not_answer_may_be_replaced() -> None:
    table = sitting("tashkalar", DUEL)
    asked = next(iter(table.asked))
    assert refused(table, Kind.AGREE, 1 - asked, str(asked), after=ABSENT / 1000 - 0.001) == "present"
    assert refused(table, Kind.AGREE, asked, str(1 - asked), after=ABSENT / 1000) == "present"
    assert make(table, Kind.AGREE, 1 - asked, str(asked), after=ABSENT / 1000).takes_over == (asked,)


@pytest.mark.parametrize("clock", CLOCKS[1:], ids=lambda clock: type(clock).__name__)
def test_with_a_clock_the_clock_says_how_long_somebody_may_think(clock: Any) -> None:
    table = sitting("tashkalar", DUEL, clock)
    asked = next(iter(table.asked))
    assert refused(table, Kind.AGREE, 1 - asked, str(asked), after=59) == "present"
    if not isinstance(clock, TurnClock):
        assert refused(table, Kind.AGREE, 1 - asked, str(asked), after=ABSENT / 1000) == "present"


@pytest.mark.parametrize("seat", ["-1", "2", "3", "0"])
def test_seats_that_cannot_be_taken_over(seat: str) -> None:
    table = sitting("tashkalar", DUEL, computers=(None, None))
    assert refused(table, Kind.AGREE, 0, seat) == "no-such-seat"


def test_a_computer_player_is_not_replaced() -> None:
    table = sitting("tashkalar", MELEE, computers=("level1", None, None))
    assert refused(table, Kind.AGREE, 1, "0") == "no-such-seat"


def test_resigning_ends_a_game_of_two_sides_and_is_not_open_in_a_melee() -> None:
    duel = sitting("tashkalar", DUEL)
    make(duel, Kind.RESIGN, 0)
    assert duel.outcome is not None
    assert list(duel.outcome.winners) == [1]
    assert refused(duel, Kind.RESIGN, 1) == "over"
    assert refused(duel, Kind.LEAVE, 1) == "over"
    assert refused(sitting("tashkalar", MELEE), Kind.RESIGN, 0) == "no-resigning"


@pytest.mark.parametrize(("setup", "told"), [(MELEE, [True, False]), (DUEL, [False, False])])
def test_a_seat_is_told_where_nobody_can_resign(setup: dict[str, Any], told: list[bool]) -> None:
    reporter = Reporter(sitting("tashkalar", setup), None, [])
    assert [reporter.position(reader).no_resigning for reader in (0, None)] == told


def test_another_seed_is_another_game() -> None:
    table = sitting("barracks", {})
    assert replayed(replace(table.plan, seed="2"), []).state != table.state
