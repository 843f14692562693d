"""Turns looked at afterwards: what was clearly worse is found, with something better that could have been chosen."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.core.analysis import PlayedChoice
from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.bots import analysis
from arenarium.games.tashkalar.bots.analysis import Played, mistakes
from arenarium.games.tashkalar.bots.bot import Searcher
from arenarium.games.tashkalar.bots.suite.problems import read_line, suite
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.choices import FINISH, Choice

SETUP = {"form": "duel", "schools": ["northern", "southern"]}


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """The beginning of a game between two who choose at random."""
    state, rng = TASHKALAR.new(SETUP, 5), Random(5)
    choices: list[Played] = []
    while state.outcome is None and state.turn < 12:
        (seat,) = state.requests()
        choice = rng.choice(state.requests()[seat].options)
        choices.append(PlayedChoice(seat, state.copy(), choice))
        state.advance(seat, choice)
    return choices


def test_who_plays_at_random_makes_mistakes(played: list[Played]) -> None:
    found = mistakes(TASHKALAR, played, 0)
    assert 1 <= len(found) <= analysis.MOST_MISTAKES
    assert [mistake.first for mistake in found] == sorted(mistake.first for mistake in found)
    for mistake in found:
        begin = played[mistake.first]
        assert (begin.seat, begin.state.active, begin.state.turn) == (0, 0, mistake.turn)
        assert mistake.first == 0 or played[mistake.first - 1].state.turn != mistake.turn, "a turn is seen as a whole"
        assert mistake.better[0] in begin.state.options()
        assert analysis.CLEAR_LOSS <= mistake.loss <= 1


def test_what_the_bot_plays_itself_is_no_mistake(played: list[Played], monkeypatch: pytest.MonkeyPatch) -> None:
    (found, *_) = mistakes(TASHKALAR, played, 0)
    state, better = played[found.first].state.copy(), []
    for choice in found.better:
        better.append(PlayedChoice(0, state.copy(), choice))
        state.advance(0, choice)
    while state.turn == found.turn and state.asks() == (0,):  # what is forced, and what comes to light
        (choice, *_) = state.requests()[0].options
        better.append(PlayedChoice(0, state.copy(), choice))
        state.advance(0, choice)
    before = played[: found.first]
    monkeypatch.setattr(analysis, "MOST_TURNS", 1)
    assert mistakes(TASHKALAR, [*before, *better], 0) == []


def test_only_what_the_seat_could_see_counts(played: list[Played], monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(Searcher, "compare", lambda _, view, choices: asked.append(view))
    assert mistakes(TASHKALAR, played, 1) == []
    other = [
        PlayedChoice(each.seat, TASHKALAR.determinize(each.state.view(1), Dealer(9)), each.choice) for each in played
    ]
    shown, asked[:] = list(asked), []
    mistakes(TASHKALAR, other, 1)
    assert shown == asked
    assert len(shown) >= 5


def test_a_task_that_was_claimed_is_not_looked_at_as_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player says that its actions are over even where nothing else is left; search has ended them by then."""
    problem = next(problem for problem in suite() if problem.id == "high-34")
    line, state = list(read_line(problem.state, problem.line)), problem.state.copy()
    turn, seat, choices = state.turn, state.asked, list[Played]()
    while state.turn == turn:
        choice = FINISH if state.options() == [FINISH] else line.pop(0)
        choices.append(PlayedChoice(seat, state.copy(), choice))
        state.advance(seat, choice)
    looked_at: list[tuple[Choice, ...]] = []
    monkeypatch.setattr(Searcher, "compare", lambda _, view, chosen: looked_at.append(tuple(chosen)))
    assert mistakes(TASHKALAR, choices, seat) == []
    assert FINISH in [made.choice for made in choices]
    assert looked_at == [read_line(problem.state, problem.line)]
