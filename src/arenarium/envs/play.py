"""A match as a program that learns plays it: which actions are legal, what a seat sees, what an action leads to.

Environments are made of it (`arenarium.envs`), and it can be used by itself: it is the fastest way from Python.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ChoiceError
from arenarium.core.game import Choice, OwnState, State
from arenarium.core.plain import Json, encoded
from arenarium.core.spaces import NOOP, Answer, Question, Setup, Spaces, rewards

Observation = NDArray[np.int8]
Mask = NDArray[np.int8]


class Play:
    """A state of a match, with what has been said so far of a choice that takes more than one action.

    Of seats that are asked at once each may act first; what they choose stays hidden until all have.
    """

    __slots__ = ("_acts", "_questions", "_seen", "asked", "spaces", "state")

    def __init__(self, spaces: Spaces, state: State) -> None:
        self.spaces = spaces
        self.state: OwnState = state
        self.asked: tuple[int, ...] = tuple(state.asks())
        """The seats that may act; none when the match is over."""
        self._questions: dict[int, Question] = {}
        self._seen: dict[int, Observation] = {}
        """By seat, made when first asked for: what it knows of the position, whatever is being said of a choice."""
        self._acts: tuple[int, ...] = ()

    @classmethod
    def new(cls, spaces: Spaces, setup: Setup, seed: int | str) -> Play:
        """A new match."""
        return cls(spaces, spaces.game.new(setup, seed))

    def copy(self, dealer: Dealer | None = None) -> Play:
        """An independent copy. For planning, with a dealer: as in the state's own `copy`, chance is then dealt again,
        so that nobody reads the dice that are still to come."""
        new = Play.__new__(Play)
        new.spaces, new.state, new.asked = self.spaces, self.state.copy(dealer), self.asked
        new._questions, new._seen, new._acts = self._questions.copy(), self._seen.copy(), self._acts
        return new

    def resampled(self, seat: int, dealer: Dealer) -> Play:
        """Another match that looks the same to a seat: what it cannot know is dealt again."""
        new = Play(self.spaces, self.spaces.game.determinize(self.state.view(seat), dealer))
        if self._acts and seat in self.asked:
            for action in self._acts:
                new.act(seat, action)
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.spaces, self.state.to_json(), self._acts)

    # ---- what there is to do
    def question(self, seat: int) -> Question:
        """What a seat is asked. Raises ChoiceError for one that is not."""
        known = self._questions.get(seat)
        if known is None:
            if seat not in self.asked:
                raise ChoiceError(f"seat {seat} is not asked for anything now")
            known = self._questions[seat] = self.spaces.question(self.state, seat)
        return known

    def legal(self, seat: int) -> Sequence[int]:
        """The actions of a seat; of one that is not asked, NOOP alone."""
        known = self._questions.get(seat)
        if known is None:
            return self.question(seat).legal if seat in self.asked else (NOOP,)
        return known.legal

    def legal_mask(self, seat: int, out: Mask | None = None) -> Mask:
        """The same as an array with 1 for each legal action."""
        marks = bytearray(self.spaces.num_actions)
        for action in self.legal(seat):
            marks[action] = 1
        mask = np.frombuffer(marks, np.int8)
        if out is None:
            return mask
        out[:] = mask
        return out

    @property
    def begun(self) -> bool:
        """Whether a seat has said a part of its choice, but not all."""
        return bool(self._acts)

    def act(self, seat: int, action: int) -> bool:
        """Carry out an action; whether a choice is complete with it. Raises ChoiceError, and does nothing then."""
        answer = self.question(seat).answered(action)
        if not isinstance(answer, Answer):
            self._questions[seat] = answer
            self._acts += (action,)
            return False
        self.spaces.carry_out(self.state, seat, answer.choice)
        self._ask()
        return True

    def choose(self, seat: int, choice: Choice) -> None:
        """Carry out a whole choice. Raises ChoiceError."""
        self.state.advance(seat, choice)
        self._ask()

    def _ask(self) -> None:
        self.asked = tuple(self.state.asks())
        self._questions.clear()
        self._seen.clear()
        self._acts = ()

    # ---- what there is to see
    def observe(self, seat: int, out: Observation | None = None) -> Observation:
        """What a seat knows, laid out as `spaces.layout` says."""
        seen = self._seen.get(seat)
        if seen is None:
            seen = self._seen[seat] = np.frombuffer(self.spaces.seen(self.state, seat), np.int8)
        if out is None:
            out = seen.copy()
        else:
            out[:] = seen
        if seat in self.asked:
            for action in self.question(seat).said:
                out[self.spaces.layout.said + action] = 1
        return out

    def observation_string(self, seat: int) -> str:
        """What a seat knows as a text, for tables: equal texts are the same to the seat. It says all that a view says,
        and what the seat has said of its choice."""
        said = self.question(seat).said if seat in self.asked else ()
        view = json.dumps(encoded(self.state.view(seat)), separators=(",", ":"))
        return f"{view} {' '.join(map(str, said))}" if said else view

    def _repr_svg_(self) -> str:
        """The whole position, for notebooks; what a seat may know is in its observations."""
        drawing: str = self.state._repr_svg_()
        return drawing

    @property
    def over(self) -> bool:
        return not self.asked

    def rewards(self) -> tuple[float, ...]:
        """By seat, once the match is over: losers lose 1, which winners share; before, and where all are tied, 0."""
        outcome = self.state.outcome
        return rewards(outcome.ranking) if outcome is not None else (0.0,) * self.seats

    @property
    def seats(self) -> int:
        return self.spaces.seats


def _read(spaces: Spaces, data: dict[str, Json], acts: tuple[int, ...]) -> Play:
    """What was saved."""
    play = Play(spaces, spaces.game.from_json(data))
    for action in acts:
        play.act(play.asked[0], action)
    return play
