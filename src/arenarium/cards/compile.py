"""Effects to programs of the machine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic

from arenarium.cards import tree
from arenarium.cards.machine import (
    AllOrNothing,
    Answers,
    Choose,
    Do,
    EndAlternative,
    Frame,
    Guard,
    Program,
    Resolver,
    S,
    Step,
)

Test = Callable[[S, Frame], bool]


class Compiler(ABC, Generic[S]):
    """Turns effects into programs. A game gives it resolvers for acts and tests for conditions."""

    def __init__(self, answers: Answers, fresh_register: int | None = None) -> None:
        self.answers = answers
        self._fresh_register = fresh_register

    @abstractmethod
    def resolver(self, act: tree.Act) -> Resolver[S]:
        """What carries out an act of the game."""

    @abstractmethod
    def condition(self, condition: tree.Condition) -> Test[S]:
        """The test of a condition of the game."""

    def emit_special(self, act: tree.Act, may: bool, steps: list[Step[S]]) -> bool:
        """Let a game compile acts that hold other acts; False if `act` is not one of them."""
        return False

    def program(self, key: str, effect: tree.Effect, finish: Callable[[S, Frame], None] | None = None) -> Program[S]:
        steps: list[Step[S]] = []
        for sentence in effect.sentences:
            guard = self._guard(sentence.condition)
            if guard is not None:
                steps.append(guard)
            self._emit_clauses(sentence.clauses, steps)
            if guard is not None:
                guard.over = len(steps)
        return Program(key, steps, finish)

    def _guard(self, condition: tree.Condition | None) -> Guard[S] | None:
        match condition:
            case None:
                return None
            case tree.Otherwise():
                return Guard(None)
        return Guard(self._test(condition))

    def _test(self, condition: tree.Condition) -> Test[S]:
        match condition:
            case tree.Done():
                return lambda state, frame: frame.done > 0
            case tree.DidBoth():
                return lambda state, frame: frame.done > 0 and frame.earlier > 0
            case tree.Negated(inner):
                denied = self._test(inner)
                return lambda state, frame: not denied(state, frame)
            case tree.Together(first, second):
                one, other = self._test(first), self._test(second)
                return lambda state, frame: one(state, frame) and other(state, frame)
        return self.condition(condition)

    def _emit_clauses(self, clauses: tuple[tree.Clause, ...], steps: list[Step[S]]) -> None:
        for clause in clauses:
            self.emit(clause.act, clause.may, steps)

    def emit(self, act: tree.Act, may: bool, steps: list[Step[S]]) -> None:
        match act:
            case tree.OneOf(alternatives):
                self._emit_choose(alternatives, 1, may, False, steps)
            case tree.Linked(acts):
                self._emit_linked(acts, steps)
            case tree.Repeat(times, tree.OneOf(alternatives), fresh):
                self._emit_choose(alternatives, times, True, fresh, steps)
            case tree.Repeat(times, inner, fresh):
                self._emit_choose(((tree.Clause(inner),),), times, True, fresh, steps)
            case _:
                if not self.emit_special(act, may, steps):
                    steps.append(Do(self.resolver(act), may, self.answers))

    def _emit_linked(self, acts: tuple[tree.Act, ...], steps: list[Step[S]]) -> None:
        start: AllOrNothing[S] = AllOrNothing()
        steps.append(start)
        linked = [Do(self.resolver(act), False, self.answers) for act in acts]
        steps += linked
        start.over = len(steps)
        for do in linked:
            do.linked_until = start.over

    def _emit_choose(
        self,
        alternatives: tuple[tuple[tree.Clause, ...], ...],
        times: int,
        may: bool,
        fresh: bool,
        steps: list[Step[S]],
    ) -> None:
        start = len(steps)
        choose: Choose[S] = Choose(times, may, self.answers)
        steps.append(choose)
        for alternative in alternatives:
            choose.starts.append(len(steps))
            if fresh:
                first = alternative[0]
                steps.append(Do(self.resolver(first.act), first.may, self.answers, self._fresh_register))
            self._emit_clauses(alternative[1:] if fresh else alternative, steps)
            steps.append(EndAlternative(choose, start))
        choose.over = len(steps)
        choose.steps = steps
