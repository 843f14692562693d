"""The suite of positions: every problem is sound, the judge repeats itself, and what solves it is counted as said.

Time is counted in looks at the clock: what is solved here does not depend on the machine.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

from arenarium.bots.registry import bot_of, levels_of
from arenarium.core.bot import Bot
from arenarium.core.dealer import Dealer
from arenarium.core.errors import SetupError
from arenarium.core.game import RequestOf
from arenarium.games import kit_of
from arenarium.games.tashkalar.bots.suite import making
from arenarium.games.tashkalar.bots.suite.problems import (
    Problem,
    is_whole_turn,
    problems_of,
    read_line,
    suite,
    write_problems,
)
from arenarium.games.tashkalar.bots.suite.solving import attempt
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import FINISH, Choice
from arenarium.games.tashkalar.ui import suite_command

KIT = kit_of("tashkalar")
BY_ID = {problem.id: problem for problem in suite()}
SOME = [BY_ID[name] for name in ("duel-81", "duel-85", "high-83", "high-87", "melee-81")]
"""A small part, for what takes long."""


def named(problem: Problem) -> str:
    return problem.id


class Recited:
    """A player that has learned a line by heart."""

    def __init__(self, problem: Problem, line: tuple[str, ...]) -> None:
        self.left = list(read_line(problem.state, line))

    def choose(self, request: RequestOf[Choice], view: Callable[[], View]) -> Choice:
        return self.left.pop(0) if self.left else FINISH


def counting(name: str, looks: int) -> Bot:
    ticks = count()
    return bot_of(KIT, f"{name}@1", Random(1), lambda: next(ticks) / looks)


def test_they_are_of_all_ways_to_play_and_of_many_players() -> None:
    assert len(suite()) >= 60
    assert {problem.way for problem in suite()} == set(making.WAYS_TO_PLAY)
    assert len({problem.found.rpartition(" ")[2] for problem in suite()}) >= 4
    assert len({problem.position for problem in suite()}) == len(BY_ID) == len(suite())


@pytest.mark.parametrize("problem", suite(), ids=named)
def test_both_lines_are_whole_turns_of_different_kinds(problem: Problem) -> None:
    state = problem.state
    better, other = (read_line(state, line) for line in (problem.line, problem.other))
    assert is_whole_turn(state, better)
    assert is_whole_turn(state, other)
    assert making.kind_of(better) != making.kind_of(other)
    assert problem.margin >= making.MARGIN
    assert problem.margin_fitted >= making.MARGIN_FITTED


@pytest.mark.parametrize("problem", SOME, ids=named)
def test_the_judge_says_the_same_again(problem: Problem) -> None:
    state = problem.state
    better, other = (problem.judge.verdict(read_line(state, line)) for line in (problem.line, problem.other))
    assert better.by_hand == pytest.approx(problem.value, abs=0.001)
    assert better.by_hand - other.by_hand == pytest.approx(problem.margin, abs=0.001)
    assert better.fitted - other.fitted == pytest.approx(problem.margin_fitted, abs=0.001)
    assert other.by_hand < problem.enough < better.by_hand


def test_the_judge_looks_at_nothing_hidden() -> None:
    problem = SOME[0]
    state = problem.state
    path = read_line(state, problem.line)
    other_world = KIT.game.determinize(state.view(state.asked), Dealer(7))
    assert other_world != state
    told = TASHKALAR.position(other_world)
    assert replace(problem, position=told).judge.verdict(path) == problem.judge.verdict(path)


def test_who_plays_the_better_line_has_solved_it_and_who_plays_the_other_has_not() -> None:
    problem = SOME[0]
    assert attempt(problem, Recited(problem, problem.line)).solved
    assert not attempt(problem, Recited(problem, problem.other)).solved


def test_a_task_is_claimed_though_the_end_of_the_actions_has_to_be_said() -> None:
    problem = BY_ID["high-34"]
    assert problem.line[-1].startswith("claim")
    player = Recited(problem, problem.line)
    player.left.insert(-1, FINISH)
    tried = attempt(problem, player)
    assert tried.played[-2:] == ("finish", problem.line[-1])
    assert tried.value == problem.value
    assert tried.solved


@pytest.mark.parametrize("name", ["beam", levels_of(KIT)[-1]])
def test_some_are_solved_in_few_looks(name: str) -> None:
    assert sum(attempt(problem, counting(name, looks=800)).solved for problem in SOME) >= 2


def test_what_is_confirmed_is_confirmed_again_and_a_file_keeps_it(tmp_path: Path) -> None:
    problem = SOME[0]
    assert making.confirmed(replace(problem, value=0.0, margin=0.0, margin_fitted=0.0)) == problem
    write_problems(tmp_path / "some.jsonl", [problem])
    assert problems_of((tmp_path / "some.jsonl").read_text("utf-8")) == [problem]


def test_without_a_margin_nothing_is_confirmed() -> None:
    problem = SOME[0]
    assert making.confirmed(replace(problem, line=problem.other, other=problem.line)) is None
    assert making.confirmed(replace(problem, other=problem.line)) is None


def test_a_position_is_examined_alike_again() -> None:
    problem = SOME[0]
    found = making.examined(problem.state, problem.id, problem.found)
    assert found == making.examined(problem.state, problem.id, problem.found)
    if found is not None:
        line, other = (read_line(problem.state, text) for text in (found.line, found.other))
        assert making.kind_of(line) != making.kind_of(other)


def test_problems_are_numbered_and_taken_from_several_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def examined(state: State, name: str, where: str) -> Problem:
        assert state.actions == 2
        return Problem(name, TASHKALAR.position(state), (), (), 0.0, 0.0, 0.0, where)

    monkeypatch.setattr(making, "PLAYERS", ("greedy", "rush"))
    monkeypatch.setattr(making, "LOOKS", 5)
    monkeypatch.setattr(making, "examined", examined)
    monkeypatch.setattr(making, "confirmed", lambda problem: problem if problem.id != "duel-42" else None)
    found = list(making.find_problems("duel", 5, "1", first=41))
    assert [problem.id for problem in found] == ["duel-41", "duel-43", "duel-44", "duel-45"]
    assert [problem.found.split(", ")[1] for problem in found] == ["game 0", "game 0", "game 1", "game 1"]
    assert len({problem.position for problem in found}) == 4


def test_the_command_reports_what_is_solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "some.jsonl", tmp_path / "out.json"
    write_problems(file, SOME[:1])
    suite_command.suite(player="random", seconds=None, way=None, file=file, out=out, make=None)
    told = json.loads(out.read_text("utf-8"))
    assert [made["id"] for made in told["attempts"]] == [SOME[0].id]
    solved = sum(made["solved"] for made in told["attempts"])
    assert f"random solves {solved} of 1 in all" in capsys.readouterr().out


def test_the_command_says_which_ways_to_play_there_are() -> None:
    with pytest.raises(SetupError, match="there are duel, high, melee"):
        suite_command.suite(way="chess")
