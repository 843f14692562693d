"""Runs effects: a stack of frames in the state, each a place in a program and its registers.

A program is compiled once from a tree (or written by a game for a procedure of its rules, such as picking up a piece).
A frame is nothing but numbers: a state can be copied, compared and saved in the middle of any effect. Running
goes on until a seat has something to choose or all frames are finished.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar

from arenarium.cards.limits import MOST_STEPS, MOST_TRIALS
from arenarium.core.game import Choice

S = TypeVar("S", bound="Stacked")
"""The state of a game."""


class Frame:
    """An effect in progress."""

    __slots__ = ("count", "done", "earlier", "loop", "met", "pc", "program", "steps", "vars")

    def __init__(self, program: Program[Any], registers: list[int]) -> None:  # of its game's positions
        self.program = program
        self.vars = registers
        """The game's own registers."""
        self.pc = 0
        self.count = 0
        """How often the current act has been carried out."""
        self.loop = 0
        """How often the current repetition has been carried out."""
        self.done = 0
        """How often the act before was carried out."""
        self.earlier = 0
        """How often the act before that was."""
        self.met = 0
        """Whether the last condition held; "otherwise" asks for it and leaves it as it is."""
        self.steps = 0
        """How many steps it has taken, with those of effects that it began: one that never ends is cut off
        (`MOST_STEPS`)."""

    def copy(self) -> Frame:
        new = Frame.__new__(Frame)
        new.program = self.program
        new.vars = self.vars[:]
        new.pc = self.pc
        new.count = self.count
        new.loop = self.loop
        new.done = self.done
        new.earlier = self.earlier
        new.met = self.met
        new.steps = self.steps
        return new

    def finished(self, times: int) -> None:
        """An act is over, carried out so many times."""
        self.earlier = self.done
        self.done = times

    def key(self) -> tuple[object, ...]:
        """All of it as a value."""
        numbers = (self.pc, self.count, self.loop, self.done, self.earlier, self.met, self.steps)
        return (self.program.key, *numbers, tuple(self.vars))

    @classmethod
    def from_key(cls, program: Program[Any], numbers: list[int], registers: list[int]) -> Frame:  # as above
        """The frame whose `key` had these numbers after the program's name."""
        frame = cls(program, registers)
        frame.pc, frame.count, frame.loop, frame.done, frame.earlier, frame.met, frame.steps = numbers
        return frame


class Stacked(ABC):
    """What the machine needs of a state."""

    __slots__ = ()
    stack: list[Frame]
    offered: list[Choice] | None
    """The options of the current request, once they are known."""

    @abstractmethod
    def copy(self) -> Self:
        """Another state, equal to this one, to try something on."""


class Resolver(ABC, Generic[S]):
    """How an act is carried out. An act that is done several times is asked for and performed one by one."""

    up_to = False
    """Whether it may be declined each time."""
    happens = False
    """Whether it just happens, to all that it concerns: there is never anything to choose, and it is never impossible,
    even if it concerns nothing."""

    @abstractmethod
    def options(self, state: S, frame: Frame) -> list[Choice] | None:
        """The ways to do it (once more); an empty list: impossible; None: nothing to choose, it just happens."""

    @abstractmethod
    def perform(self, state: S, frame: Frame, choice: Choice) -> None:
        """Do it in the way chosen."""

    def asked_of_owner(self, state: S) -> bool:
        """Whether the player of the turn answers, even if somebody else resolves the effect: the options are cards
        that only their owner sees."""
        return False

    def more(self, state: S, frame: Frame) -> bool:
        """Whether, having been performed `frame.count` times, it is to be done again."""
        return False


class Step(ABC, Generic[S]):
    """An instruction of a program. Those that never wait for a seat have no options."""

    @abstractmethod
    def run(self, state: S, frame: Frame) -> bool:
        """Do what needs no decision; True when a seat has to choose, with the options in `state.offered`."""

    def options(self, state: S, frame: Frame) -> list[Choice]:
        """The options, worked out from the state."""
        return []

    def choose(self, state: S, frame: Frame, choice: Choice) -> None:
        """Answer what this step asks."""
        raise ValueError(f"{frame.program.key}: step {frame.pc} asks for nothing")


class Program(Generic[S]):
    """A compiled effect."""

    def __init__(
        self, key: str, steps: list[Step[S]], finish: Callable[[S, Frame], None] | None = None, owned: bool = True
    ) -> None:
        self.key = key
        self.steps = steps
        self.finish = finish
        self.owned = owned
        """Whether it is an effect of a card, not a mere procedure of the rules."""


def run(state: S) -> bool:
    """Run until somebody has to choose (True) or the stack is empty (False). An effect with too many steps is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        steps = frame.program.steps
        frame.steps += 1
        if frame.pc >= len(steps) or frame.steps > MOST_STEPS:
            stack.pop()
            if stack:
                stack[-1].steps += frame.steps
            if frame.program.finish is not None:
                frame.program.finish(state, frame)
        elif steps[frame.pc].run(state, frame):
            return True
    return False


def options(state: Stacked) -> list[Choice]:
    """The options of the request that the top frame waits for."""
    frame = state.stack[-1]
    return frame.program.steps[frame.pc].options(state, frame)


def choose(state: Stacked, choice: Choice) -> None:
    """Answer the request of the top frame."""
    frame = state.stack[-1]
    frame.program.steps[frame.pc].choose(state, frame, choice)


def asks_owner(state: Stacked) -> bool:
    """Whether the request that the top frame waits for is for the player of the turn (see `Resolver`)."""
    frame = state.stack[-1]
    step = frame.program.steps[frame.pc]
    return isinstance(step, Do) and step.act.asked_of_owner(state)


class Answers:
    """The choices that the machine itself offers, as the game has them."""

    def __init__(self, accept: Choice, decline: Choice, alternative: Callable[[int], Choice]) -> None:
        self.accept, self.decline, self.alternative = accept, decline, alternative


class Do(Step[S]):
    """One act."""

    def __init__(self, act: Resolver[S], may: bool, answers: Answers, fresh: int | None = None) -> None:
        self.act, self.may, self.answers = act, may, answers
        self.fresh = fresh
        """The register of squares that earlier rounds of a repetition have used and that may not be used again."""
        self.linked_until = 0
        """Where the acts end of which all or none are to be done; 0: this is not one of them."""

    @property
    def declinable(self) -> bool:
        return self.may or self.act.up_to

    def choices(self, state: S, frame: Frame) -> list[Choice] | None:
        """How the act can be done now; None: there is nothing to choose."""
        choices = self.act.options(state, frame)
        if self.linked_until and choices:
            trials = Trials()
            return [choice for choice in choices if trials.complete(state, self, choice, self.linked_until)]
        if self.fresh is None or not choices or not frame.loop:
            return choices
        taken = frame.vars[self.fresh]
        return [choice for choice in choices if not taken >> choice.at & 1]

    def _optional(self, frame: Frame) -> bool:
        return self.act.up_to or (self.may and frame.count == 0)

    def run(self, state: S, frame: Frame) -> bool:
        choices = self.choices(state, frame)
        optional = self._optional(frame)
        if choices is None:
            if optional:
                state.offered = [self.answers.accept, self.answers.decline]
                return True
            self.perform(state, frame, None)
            return False
        if not choices:
            self._leave(frame)
            return False
        if optional:
            choices.append(self.answers.decline)
        elif len(choices) == 1:
            self.perform(state, frame, choices[0])
            return False
        state.offered = choices
        return True

    def options(self, state: S, frame: Frame) -> list[Choice]:
        choices = self.choices(state, frame)
        if choices is None:
            return [self.answers.accept, self.answers.decline]
        return [*choices, self.answers.decline] if self._optional(frame) else choices

    def choose(self, state: S, frame: Frame, choice: Choice) -> None:
        if choice == self.answers.decline:
            self._leave(frame)
        else:
            self.perform(state, frame, choice)

    def perform(self, state: S, frame: Frame, choice: Choice) -> None:
        """Do the act in the way chosen; when it is not to be done again, go on to the next step."""
        if self.fresh is not None:
            taken = frame.vars[self.fresh] if frame.loop or frame.count else 0
            self.act.perform(state, frame, choice)
            frame.vars[self.fresh] = taken | 1 << choice.at
        else:
            self.act.perform(state, frame, choice)
        frame.count += 1
        if not self.act.more(state, frame):
            self._leave(frame)

    @staticmethod
    def _leave(frame: Frame) -> None:
        frame.finished(frame.count)
        frame.count = 0
        frame.pc += 1


class AllOrNothing(Step[S]):
    """Before linked acts: they are begun only if all of them can be done."""

    def __init__(self) -> None:
        self.over = 0
        """Where the linked acts end."""

    def run(self, state: S, frame: Frame) -> bool:
        trial = state.copy()
        trial.stack[-1].pc += 1
        if Trials().can_complete(trial, self.over):
            frame.pc += 1
        else:
            frame.finished(0)
            frame.pc = self.over
        return False


class Trials:
    """Finds out by trying whether linked acts can be completed.

    What is not found in `MOST_TRIALS` counts as impossible. The order of trials is that of the options: an act that is
    begun, because its first choice could be completed, finds that choice again with as many trials.
    """

    def __init__(self) -> None:
        self._left = MOST_TRIALS

    def complete(self, state: S, step: Do[S], choice: Choice, end: int) -> bool:
        """Whether every act up to `end` can be done, beginning with that choice."""
        if not self._left:
            return False
        self._left -= 1
        trial = state.copy()
        step.perform(trial, trial.stack[-1], choice)
        return self.can_complete(trial, end)

    def can_complete(self, state: Stacked, end: int) -> bool:
        """The same from where `state` is, which is a copy to be used up."""
        frame = state.stack[-1]
        while frame.pc < end:
            step = frame.program.steps[frame.pc]
            assert isinstance(step, Do)
            choices = step.act.options(state, frame)
            if choices is None:
                step.perform(state, frame, None)
                continue
            return any(self.complete(state, step, choice, end) for choice in choices)
        return True


class Guard(Step[S]):
    """A condition before a sentence; where it fails, the sentence is passed over."""

    def __init__(self, holds: Callable[[S, Frame], bool] | None) -> None:
        self.holds = holds
        """None: "otherwise"."""
        self.over = 0
        """Where to go on when it does not hold."""

    def run(self, state: S, frame: Frame) -> bool:
        if self.holds is None:
            met = not frame.met
        else:
            met = self.holds(state, frame)
            frame.met = int(met)
        if met:
            frame.pc += 1
        else:
            frame.finished(0)
            frame.pc = self.over
        return False


class Choose(Step[S]):
    """Alternatives, perhaps several times.

    An alternative is chosen by its first choice ("destroy e5" or "place d4"), without naming it; only where two cannot
    be told apart like that, or begin with something that just happens, they are offered by number. An alternative whose
    first act is impossible is not offered.
    """

    def __init__(self, times: int, may: bool, answers: Answers) -> None:
        self.times, self.may, self.answers = times, may, answers
        self.starts: list[int] = []
        """Where each alternative begins."""
        self.over = 0
        self.steps: list[Step[S]] = []

    def _firsts(self, state: S, frame: Frame) -> list[tuple[int, list[Choice] | None]]:
        """For each alternative, the choices of its first act."""
        firsts: list[tuple[int, list[Choice] | None]] = []
        for number, start in enumerate(self.starts, 1):
            first = self.steps[start]
            choices = first.choices(state, frame) if isinstance(first, Do) and not first.act.happens else None
            if choices and isinstance(first, Do) and first.act.asked_of_owner(state):
                choices = None  # who chooses the alternative does not see them
            firsts.append((number, choices))
        return firsts

    def _offers(self, state: S, frame: Frame) -> list[Choice]:
        firsts = self._firsts(state, frame)
        named = [choice for _, choices in firsts for choice in choices or ()]
        if len(set(named)) < len(named):
            return [self.answers.alternative(number) for number, choices in firsts if choices is None or choices]
        offers: list[Choice] = []
        for number, choices in firsts:
            offers += [self.answers.alternative(number)] if choices is None else choices
        return offers

    @property
    def _optional(self) -> bool:
        firsts = (self.steps[start] for start in self.starts)
        return self.may or self.times > 1 or any(isinstance(first, Do) and first.declinable for first in firsts)

    def run(self, state: S, frame: Frame) -> bool:
        offers = self._offers(state, frame)
        if not offers:
            self.leave(frame)
            return False
        if self._optional:
            offers.append(self.answers.decline)
        elif len(offers) == 1:
            self.choose(state, frame, offers[0])
            return False
        state.offered = offers
        return True

    def options(self, state: S, frame: Frame) -> list[Choice]:
        offers = self._offers(state, frame)
        return [*offers, self.answers.decline] if self._optional else offers

    def choose(self, state: S, frame: Frame, choice: Choice) -> None:
        if choice == self.answers.decline:
            self.leave(frame)
            return
        for number, choices in self._firsts(state, frame):
            if choice == self.answers.alternative(number):
                frame.pc = self.starts[number - 1]
                return
            if choices is not None and choice in choices:
                frame.pc = self.starts[number - 1]
                self.steps[frame.pc].choose(state, frame, choice)
                return

    def leave(self, frame: Frame) -> None:
        frame.finished(frame.loop)
        frame.loop = 0
        frame.pc = self.over


class EndAlternative(Step[S]):
    """The end of an alternative: back for another round, or on."""

    def __init__(self, choose: Choose[S], start: int) -> None:
        self.head, self.start = choose, start

    def run(self, state: S, frame: Frame) -> bool:
        frame.loop += 1
        if frame.loop < self.head.times:
            frame.pc = self.start
        elif self.head.times > 1:
            self.head.leave(frame)
        else:  # "if you do" asks for the last act of the alternative
            frame.loop = 0
            frame.pc = self.head.over
        return False
