"""Actions and observations as methods of a game and its states, for those that have spaces (`core.spaces`).

A convenience: matches that are played action by action are faster as `arenarium.envs.play`, which remembers what was
asked. Arrays are numpy's, which is loaded when the first one is made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from arenarium.core.errors import ChoiceError
from arenarium.core.game import Choice, OwnState, Setup
from arenarium.core.kit import Lazy
from arenarium.core.spaces import NOOP, Answer, Array, Question, Spaces

_ZEROS: Lazy[Callable[[int, str], Array]] = Lazy("numpy:zeros")
_READ: Lazy[Callable[[bytes, str], Array]] = Lazy("numpy:frombuffer")


class LearnableGame:
    """What a game derives from besides `BaseGame`.

    Where a choice takes several actions, `said` are those that have been said of it already.
    """

    def spaces(self, setup: Setup) -> Spaces:
        """Actions and observations of matches with a setup. Raises SetupError."""
        raise NotImplementedError

    def num_actions(self, setup: Setup) -> int:
        """Actions of matches with a setup are numbers below it."""
        return self.spaces(setup).num_actions

    def action_id(self, state: OwnState, choice: Choice, said: Sequence[int] = ()) -> int:
        """The next action that says one of the options. Raises ChoiceError."""
        spaces: Spaces = state.spaces
        seat = next((seat for seat in state.asks() if state.accepts(seat, choice)), None)
        if seat is None:
            raise ChoiceError(f"{choice} is not one of the options")
        actions = spaces.actions(state, seat, choice)
        if tuple(said) != actions[: len(said)] or len(said) == len(actions):
            raise ChoiceError(f"{choice} is said by {actions}, which does not go on after {tuple(said)}")
        return actions[len(said)]

    def choice(self, state: OwnState, action: int, said: Sequence[int] = ()) -> Choice | None:
        """The choice that is complete with an action; None where there is more to say. Raises ChoiceError."""
        for seat in state.asks():
            question = _question(state, seat, said)
            if action in question.legal:
                answer = question.answered(action)
                return answer.choice if isinstance(answer, Answer) else None
        raise ChoiceError(f"action {action} is not legal now")


class LearnableState:
    """What a state derives from besides `BaseState`."""

    __slots__ = ()

    @property
    def spaces(self) -> Spaces:
        """Actions and observations of this match."""
        raise NotImplementedError

    def asks(self) -> Collection[int]:
        raise NotImplementedError

    def legal_mask(self, seat: int, out: Array | None = None, said: Sequence[int] = ()) -> Array:
        """1 for each legal action of a seat; of one that is not asked, NOOP alone."""
        if out is None:
            out = _ZEROS()(self.spaces.num_actions, "int8")
        else:
            out.fill(0)
        out[_question(self, seat, said).legal if seat in self.asks() else NOOP] = 1
        return out

    def observe(self, seat: int, out: Array | None = None, said: Sequence[int] = ()) -> Array:
        """What a seat knows, laid out as `spaces.layout` says."""
        spaces = self.spaces
        if out is None:
            out = _ZEROS()(spaces.layout.size, "int8")
        out[:] = _READ()(spaces.seen(self, seat), "int8")
        for action in _question(self, seat, said).said if seat in self.asks() else ():
            out[spaces.layout.said + action] = 1
        return out


def _question(state: OwnState, seat: int, said: Sequence[int]) -> Question:
    """What a seat is asked after what it has said. Raises ChoiceError."""
    spaces: Spaces = state.spaces
    question = spaces.question(state, seat)
    for action in said:
        answer = question.answered(action)
        if isinstance(answer, Answer):
            raise ChoiceError(f"{tuple(said)} says more than a choice")
        question = answer
    return question
