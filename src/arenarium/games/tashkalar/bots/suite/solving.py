"""Letting a player solve problems: it is shown its view, plays its turn, and the deeper judge says what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from arenarium.core.bot import Bot
from arenarium.games.tashkalar.bots.suite.deeper import Path, is_over
from arenarium.games.tashkalar.bots.suite.problems import Problem
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.choices import FINISH, Choice


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a player made of a problem."""

    problem: Problem
    played: tuple[str, ...]
    value: float
    """What it is worth to the deeper judge."""

    @property
    def solved(self) -> bool:
        return self.value >= self.problem.enough


def attempt(problem: Problem, player: Bot) -> Attempt:
    path, words = played_turn(problem, player)
    return Attempt(problem, words, round(problem.judge.verdict(path).by_hand, 3))


def attempts(problems: Iterable[Problem], make: Callable[[Problem], Bot]) -> Iterator[Attempt]:
    """One after the other, each by a new player."""
    return (attempt(problem, make(problem)) for problem in problems)


def played_turn(problem: Problem, player: Bot) -> tuple[Path, tuple[str, ...]]:
    """The choices of a player from the position to the end of its turn, also in notation.

    Where nothing is left but to end the actions, `after` has ended them: said once more it would decline a task.
    """
    state = problem.state
    turn, seat = state.turn, state.asked
    path: list[Choice] = []
    words: list[str] = []
    while not is_over(state, turn) and state.asked == seat:
        request = state.requests()[seat]
        choice = player.choose(request, lambda: state.view(seat))
        if tuple(request.options) != (FINISH,):
            path.append(choice)
        words.append(TASHKALAR.say(state, choice))
        state.advance(seat, choice)
    return tuple(path), tuple(words)
