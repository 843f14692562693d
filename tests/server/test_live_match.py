"""A game at a table is what its plan and its steps make of it: questions, taking back, leaving, replaying."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from contract.walk import IDS, SEEDS, WAYS_TO_PLAY
from hypothesis import example, given
from hypothesis import strategies as st
from server.live_matches import START, at_random, choose, everything, live, make, to_secret_orders
from support.games import GAMES
from support.thoroughness import tried

from arenarium.bots.registry import usual_level
from arenarium.core import undo as undo_module
from arenarium.core.game import Game
from arenarium.core.record import Record, replay
from arenarium.games import kit_of
from arenarium.server.errors import Conflict, Invalid, Refusal
from arenarium.server.live import live_match as live_match_module
from arenarium.server.live.attendance import MAX_LEAVES
from arenarium.server.live.live_match import MAX_PROPOSALS, UNANSWERED_AFTER, LiveMatch, MatchPlan, replayed
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step, standing_choices
from arenarium.server.messages.tables import Clock, DaysClock, NoClock, TotalClock, TurnClock

DUEL = {"form": "duel", "first": 0}
TEAMS = {"form": "duel", "seats": 4, "teams": True, "first": 0}
MELEE = {"form": "melee", "seats": 3, "first": 0}
CLOCKS: list[Clock] = [NoClock(), TurnClock(60), TotalClock(900, 30), DaysClock(1)]
every_way = pytest.mark.parametrize(("game", "setup"), WAYS_TO_PLAY, ids=IDS)


def refused(table: LiveMatch, kind: Kind, seat: int, text: str = "", *, after: float = 0) -> str:
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
    made: set[str] = set()
    refusals = 0
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
    table = live("tashkalar", DUEL)
    before = everything(table)
    with pytest.raises(Conflict) as caught:
        table.play(step)
    assert caught.value.code == code
    assert everything(table) == before


# ------------------------------------------------------------------------------------------------------------ questions


def test_a_choice_is_kept_in_its_one_proper_form() -> None:
    table = live("tashkalar", DUEL)
    entry = choose(table)
    assert entry.step.text == table.record.choices[-1][1]


@pytest.mark.parametrize("game", ["tashkalar", "barracks"])
@given(text=st.text(max_size=60) | st.from_regex(r"[a-z]+( [a-z0-9-]+){0,4}", fullmatch=True))
@example("place ²1")
@example("summon " + "9" * 300)
@example("order " + "1 " * 190)
@tried(150)
def test_whatever_is_no_choice_is_refused(game: str, text: str) -> None:
    table = live(game, {} if game == "barracks" else DUEL)
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
        seat = data.draw(st.integers(0, len(table.attendance.computers) - 1))
        before = everything(table)
        try:
            make(table, Kind.CHOICE, seat, " ".join(words))
        except Refusal:
            assert everything(table) == before
        else:
            return


def test_whoever_is_not_asked_cannot_answer() -> None:
    table = live("tashkalar", DUEL)
    asked = next(iter(table.asked))
    text = table.game.say(table.state, table.asked[asked].request.options[0])
    assert refused(table, Kind.CHOICE, 1 - asked, text) == "not-asked"


def test_a_question_stays_the_same_when_the_other_seat_answers() -> None:
    table = to_secret_orders(live("barracks", {}))
    before = dict(table.asked)
    for first in (0, 1):
        one = replayed(table.plan, [entry.step for entry in table.log])
        choose(one, first, after=5)
        assert one.asked == {1 - first: before[1 - first]}


def test_a_question_that_is_asked_again_after_an_undo_is_a_new_one() -> None:
    table = to_secret_orders(live("barracks", {}))
    before = dict(table.asked)
    choose(table, 0)
    make(table, Kind.UNDO, 0)
    assert table.asked[1] == before[1]
    assert table.asked[0].request == before[0].request
    assert table.asked[0].id == table.number, "an old answer, sent again, does not answer it"


# ---------------------------------------------------------------------------------------------------------- taking back


def test_an_undo_takes_back_the_last_choice_that_stands() -> None:
    table = to_secret_orders(live("barracks", {}))
    number, state = table.number, table.state.copy()
    choose(table, 0)
    assert make(table, Kind.UNDO, 0).back_to == number + 1
    choose(table, 0, which=1)
    assert make(table, Kind.UNDO, 0).back_to == number + 3
    assert table.state == state
    assert refused(table, Kind.UNDO, 0) in ("undo-turn", "undo-others", "undo-nothing")
    assert [choice for choice in table.record.choices if choice] == table.record.choices[:number]


def test_what_the_other_seat_has_done_since_cannot_be_undone() -> None:
    table = to_secret_orders(live("barracks", {}))
    choose(table, 0)
    assert refused(table, Kind.UNDO, 1) == "undo-others"
    choose(table, 1)
    assert refused(table, Kind.UNDO, 0).startswith("undo-")


def test_who_is_back_stays_back_after_an_undo() -> None:
    table = to_secret_orders(live("barracks", {}))
    make(table, Kind.LEAVE, 0)
    choose(table, 0)
    make(table, Kind.UNDO, 0)
    assert table.attendance.left == set()


def test_who_left_and_takes_back_is_back() -> None:
    table = to_secret_orders(live("barracks", {}))
    choose(table, 0)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.UNDO, 0)
    assert (table.attendance.left, table.attendance.agreed) == (set(), {})


def test_a_game_has_an_end_also_for_those_who_take_back_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_match_module, "MAX_UNDOS", 3)
    table = to_secret_orders(live("barracks", {}))
    for _ in range(3):
        choose(table, 0)
        make(table, Kind.UNDO, 0)
    choose(table, 0)
    assert refused(table, Kind.UNDO, 0) == "undo-enough"
    choose(table, 1)


def test_a_seat_decides_after_taking_the_same_thing_back_twenty_times() -> None:
    table = live("tashkalar", {"form": "duel"})
    while table.state.turn < 2:  # from the second turn on there are two actions
        choose(table)
    [seat] = table.asked
    for number in range(live_match_module.MAX_UNDOS_IN_A_ROW):
        choose(table, seat, which=number % 3)
        make(table, Kind.UNDO, seat)
    choose(table, seat)
    assert refused(table, Kind.UNDO, seat) == "undo-enough"
    choose(table, seat)  # what stands now is no longer counted against what comes after it
    make(table, Kind.UNDO, seat)
    assert refused(table, Kind.UNDO, seat) == "undo-enough", "what could not be undone before stands for good"


def test_nobody_leaves_and_returns_for_ever() -> None:
    table = live("tashkalar", {"form": "duel"})
    for _ in range(MAX_LEAVES):
        make(table, Kind.LEAVE, 0)
        make(table, Kind.RETURN, 0)
    assert refused(table, Kind.LEAVE, 0) == "left"


def test_what_was_kept_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by other worlds, which takes long, nor by bounds that were wider when it was made."""
    table = to_secret_orders(live("barracks", {}))
    choose(table, 0)
    make(table, Kind.UNDO, 0)
    monkeypatch.setattr(live_match_module, "MAX_UNDOS", 0)

    def judge(*_: object) -> None:
        raise AssertionError("judged again")

    monkeypatch.setattr(undo_module, "why_final", judge)
    again = replayed(table.plan, [entry.step for entry in table.log])
    assert everything(again) == everything(table)


# ------------------------------------------------------------------------------------------------ leaving and replacing


def test_who_left_is_replaced_as_soon_as_everybody_else_agrees() -> None:
    table = live("tashkalar", MELEE)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    assert table.attendance.agreed == {0: {1}}
    assert make(table, Kind.AGREE, 2, "0").takes_over == (0,)
    assert table.attendance.computers == [usual_level(kit_of("tashkalar")), None, None]
    assert (table.attendance.left, table.attendance.agreed) == (set(), {})
    assert refused(table, Kind.LEAVE, 0) == "left"


def test_who_was_replaced_gets_the_seat_back() -> None:
    table = live("tashkalar", DUEL)
    asked = next(iter(table.asked))
    make(table, Kind.LEAVE, asked)
    make(table, Kind.AGREE, 1 - asked, str(asked))
    assert table.attendance.returnable == {asked}
    assert table.waiting_computers().keys() == {asked}
    entry = make(table, Kind.RETURN, asked)
    assert (entry.gives_back, table.attendance.returnable) == ((asked,), set())
    assert [(notice.event, notice.seat) for notice in entry.notices] == [("takeback", asked)]
    assert table.attendance.computers == [None, None]
    choose(table, asked)
    assert refused(table, Kind.RETURN, asked) == "present"
    again = replayed(table.plan, [entry.step for entry in table.log])
    assert everything(again) == everything(table)


def test_who_comes_back_from_a_computer_player_has_the_time_that_was_left() -> None:
    table = live("tashkalar", MELEE, TotalClock(300, 0))
    asked = next(iter(table.asked))
    others = [seat for seat in range(3) if seat != asked]
    make(table, Kind.LEAVE, asked, after=100)
    before = list(table.clocks.left)
    for seat in others:
        make(table, Kind.AGREE, seat, str(asked))
    assert (table.clocks.left[asked], table.clocks.running) == (None, [])
    make(table, Kind.RETURN, asked)
    assert (table.clocks.left, table.clocks.running) == (before, [asked])


def test_who_ran_out_of_time_is_replaced_for_good() -> None:
    table = live("tashkalar", MELEE, TurnClock(60))
    asked = next(iter(table.asked))
    end = table.clocks.next_end()
    assert end is not None
    overdue = table.overdue(end[0])
    assert overdue is not None
    assert table.play(overdue).takes_over == (asked,)
    assert table.attendance.returnable == set()
    assert refused(table, Kind.RETURN, asked) == "present"


def test_whoever_else_leaves_has_no_say_any_more() -> None:
    table = live("tashkalar", MELEE)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    assert make(table, Kind.LEAVE, 2).takes_over == (0,)
    assert refused(table, Kind.AGREE, 2, "1") == "left"
    assert refused(table, Kind.LEAVE, 1) == "alone"


def test_whoever_has_agreed_and_left_does_not_count() -> None:
    """Otherwise the last one there could be replaced with nobody at the table who wants it."""
    table = live("tashkalar", MELEE)
    asked = next(iter(table.asked))
    others = [seat for seat in range(3) if seat != asked]
    make(table, Kind.AGREE, others[0], str(asked), after=UNANSWERED_AFTER / 1000)
    for seat in others:
        assert make(table, Kind.LEAVE, seat).takes_over == ()
    assert (table.attendance.agreed, table.attendance.people) == ({}, {asked})


def test_to_agree_twice_is_refused() -> None:
    table = live("tashkalar", MELEE)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    assert refused(table, Kind.AGREE, 1, "0") == "agreed"


def test_who_plays_again_is_not_replaced() -> None:
    table = live("tashkalar", MELEE)
    asked = next(iter(table.asked))
    others = [seat for seat in range(3) if seat != asked]
    make(table, Kind.LEAVE, asked)
    make(table, Kind.AGREE, others[0], str(asked))
    choose(table, asked)
    assert (table.attendance.left, table.attendance.agreed) == (set(), {})
    assert refused(table, Kind.AGREE, others[1], str(asked)) == "present"


def test_without_a_clock_whoever_does_not_answer_may_be_replaced() -> None:
    table = live("tashkalar", DUEL)
    asked = next(iter(table.asked))
    assert refused(table, Kind.AGREE, 1 - asked, str(asked), after=UNANSWERED_AFTER / 1000 - 0.001) == "present"
    assert refused(table, Kind.AGREE, asked, str(1 - asked), after=UNANSWERED_AFTER / 1000) == "present"
    assert make(table, Kind.AGREE, 1 - asked, str(asked), after=UNANSWERED_AFTER / 1000).takes_over == (asked,)


@pytest.mark.parametrize("clock", CLOCKS[1:], ids=lambda clock: type(clock).__name__)
def test_with_a_clock_the_clock_says_how_long_somebody_may_think(clock: Any) -> None:
    table = live("tashkalar", DUEL, clock)
    asked = next(iter(table.asked))
    assert refused(table, Kind.AGREE, 1 - asked, str(asked), after=59) == "present"
    if not isinstance(clock, TurnClock):
        assert refused(table, Kind.AGREE, 1 - asked, str(asked), after=UNANSWERED_AFTER / 1000) == "present"


@pytest.mark.parametrize("seat", ["-1", "2", "3", "0"])
def test_seats_that_cannot_be_taken_over(seat: str) -> None:
    table = live("tashkalar", DUEL, computers=(None, None))
    assert refused(table, Kind.AGREE, 0, seat) == "no-such-seat"


def test_a_computer_player_is_not_replaced() -> None:
    table = live("tashkalar", MELEE, computers=("level1", None, None))
    assert refused(table, Kind.AGREE, 1, "0") == "no-such-seat"


def test_resigning_ends_a_game_of_two_sides_and_is_not_open_in_a_melee() -> None:
    duel = live("tashkalar", DUEL)
    make(duel, Kind.DECLARE, 0, "resign")
    assert duel.outcome is not None
    assert list(duel.outcome.winners) == [1]
    assert refused(duel, Kind.DECLARE, 1, "resign") == "over"
    assert refused(duel, Kind.LEAVE, 1) == "over"
    assert refused(live("tashkalar", MELEE), Kind.DECLARE, 0, "resign") == "not-to-declare"


@pytest.mark.parametrize("setup", [DUEL, TEAMS])
def test_steps_from_before_there_were_declarations_are_still_played(setup: dict[str, Any]) -> None:
    """In a team one resigned for both then, and a record of that game can still be checked."""
    table = live("tashkalar", setup)
    make(table, Kind.RESIGN, 0)
    assert table.outcome is not None
    assert table.outcome.reason == "resigned"
    assert table.outcome.winners == ((1,) if setup is DUEL else (1, 3))
    assert standing_choices([entry.step for entry in table.log]) == table.record.choices == [(0, "resign")]
    *_, last = replay(table.game, table.record)
    assert last.outcome == table.outcome


def test_an_old_record_of_a_time_that_was_up_is_still_true() -> None:
    """It was told as a resignation then."""
    steps = [Step(1, START, Kind.TIME, 1)]
    assert standing_choices(steps, "resigned") == [(1, "resign")]
    assert standing_choices(steps, "out of time") == [(1, "out of time")]


@pytest.mark.parametrize(
    ("setup", "told"), [(MELEE, [[], []]), (DUEL, [["resign"], []]), (TEAMS, [["propose resigning"], []])]
)
def test_a_seat_is_told_what_it_may_declare(setup: dict[str, Any], told: list[list[str]]) -> None:
    reporter = Reporter(live("tashkalar", setup), None, [])
    assert [reporter.position(reader).declarations for reader in (0, None)] == told


@pytest.mark.rule("END-5")
def test_everybody_is_told_what_waits_for_a_word() -> None:
    table = live("tashkalar", TEAMS)
    make(table, Kind.DECLARE, 1, "propose resigning")
    reporter = Reporter(table, "en", ["Ada", "Bob", "Eva", "Dan"])
    for reader in (0, 1, 2, 3, None):
        assert reporter.position(reader).declared == {"1": "propose resigning"}
    assert reporter.position(1).declarations == ["keep playing"]
    assert reporter.position(3).declarations == ["resign"]
    (told,) = reporter.steps(table.log, 3)
    assert [event.text for event in told.events] == ["Bob wants to resign; the teammate has to agree"]
    assert table.owed_word(START) is None
    make(table, Kind.DECLARE, 1, "keep playing")
    assert reporter.position(3).declared == {}
    make(table, Kind.DECLARE, 3, "propose resigning")
    make(table, Kind.DECLARE, 1, "resign")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)


@pytest.mark.rule("END-5")
def test_a_computer_teammate_owes_its_word_and_agrees() -> None:
    table = live("tashkalar", TEAMS, computers=(None, "level1", "level1", "level1"))
    assert not table.owes_word
    make(table, Kind.DECLARE, 0, "propose resigning")
    assert table.owes_word
    step = table.owed_word(table.at)
    assert step is not None
    assert (step.kind, step.seat, step.text) == (Kind.DECLARE, 2, "resign")
    table.play(step)
    assert table.outcome is not None
    assert table.outcome.winners == (1, 3)
    assert table.owed_word(table.at) is None


@pytest.mark.rule("END-5")
def test_a_computer_player_that_takes_over_agrees_as_well() -> None:
    table = live("tashkalar", TEAMS)
    make(table, Kind.DECLARE, 0, "propose resigning")
    make(table, Kind.LEAVE, 2)
    for seat in (0, 1):
        make(table, Kind.AGREE, seat, "2")
        assert not table.owes_word
    make(table, Kind.AGREE, 3, "2")
    assert table.owes_word


def test_nobody_proposes_to_resign_without_end() -> None:
    table = live("tashkalar", TEAMS)
    for _ in range(MAX_PROPOSALS):
        make(table, Kind.DECLARE, 0, "propose resigning")
        make(table, Kind.DECLARE, 0, "keep playing")
    assert refused(table, Kind.DECLARE, 0, "propose resigning") == "not-to-declare"
    make(table, Kind.DECLARE, 2, "propose resigning")
    make(table, Kind.DECLARE, 0, "resign")
    assert table.outcome is not None


def test_whoever_declares_something_is_back() -> None:
    table = live("tashkalar", TEAMS)
    make(table, Kind.LEAVE, 0)
    make(table, Kind.AGREE, 1, "0")
    make(table, Kind.DECLARE, 0, "propose resigning")
    assert table.attendance.left == set()
    assert table.attendance.agreed == {}


def test_what_is_declared_leaves_questions_clocks_and_undo_alone() -> None:
    table = live("tashkalar", TEAMS, clock=TotalClock(100, 5))
    while not any(option.verb == "discard" for option in next(iter(table.asked.values())).request.options):
        choose(table)
    seat = next(iter(table.asked))
    discard = next(option for option in table.asked[seat].request.options if option.verb == "discard")
    make(table, Kind.CHOICE, seat, table.game.say(table.state, discard))
    asked, left = dict(table.asked), table.clocks.left_at(table.at + 3000)
    make(table, Kind.DECLARE, (seat + 1) % 4, "propose resigning", after=1)
    assert table.asked == asked
    assert table.clocks.left_at(table.at + 2000) == left
    entry = make(table, Kind.UNDO, seat)
    assert entry.back_to == table.number - 2
    assert table.state.declared == {(seat + 1) % 4: "propose resigning"}
    steps = [each.step for each in table.log]
    assert standing_choices(steps) == table.record.choices
    assert everything(replayed(table.plan, steps)) == everything(table)


def test_the_win_can_be_claimed_from_a_side_that_was_left() -> None:
    table = live("tashkalar", TEAMS)
    assert refused(table, Kind.CLAIM, 1, "0") == "not-to-claim"
    make(table, Kind.LEAVE, 0)
    assert [table.claimable(seat) for seat in range(4)] == [[], [0], [], [0]]
    assert refused(table, Kind.CLAIM, 2, "0") == "not-to-claim"
    assert refused(table, Kind.CLAIM, 0, "0") == "left"
    make(table, Kind.CLAIM, 3, "0")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((1, 3), "left")
    assert standing_choices([entry.step for entry in table.log]) == table.record.choices
    *_, last = replay(table.game, table.record)
    assert last.outcome == table.outcome


def test_whoever_is_back_loses_nothing_and_a_melee_goes_on() -> None:
    duel = live("tashkalar", DUEL)
    seat = next(iter(duel.asked))
    make(duel, Kind.LEAVE, seat)
    choose(duel)
    assert refused(duel, Kind.CLAIM, 1 - seat, str(seat)) == "not-to-claim"
    melee = live("tashkalar", MELEE)
    make(melee, Kind.LEAVE, 0)
    assert refused(melee, Kind.CLAIM, 1, "0") == "not-to-claim"


def test_another_seed_is_another_game() -> None:
    table = live("barracks", {})
    assert replayed(replace(table.plan, seed="2"), []).state != table.state


EARLIER = sorted((Path(__file__).parents[1] / "core" / "earlier").glob("*.json"))


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_tables_that_leave_out_the_end_of_turns_go_on(file: Path) -> None:
    """A table that was begun, or ended, before a turn of Tash-Kalar ended by saying so."""
    record = Record.from_json(file.read_text("utf-8"))
    seats = GAMES[record.game].seats(record.setup)
    plan = MatchPlan(record.game, record.setup, record.seed, (None,) * seats, TurnClock(60), START)
    steps = [
        Step(number, START + number, Kind.CHOICE, seat, text) for number, (seat, text) in enumerate(record.choices, 1)
    ]
    table = replayed(plan, steps)
    table.supply_left_out(None)
    assert table.outcome == record.outcome
    half = replayed(plan, steps[: len(steps) // 2])
    assert half.outcome is None
    assert half.asked
