"""What is wrong with cards of somebody's own: a sentence, and the place for an editor to mark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from arenarium.cards.limits import MOST_PROBLEMS
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class CardProblem:
    """An error, with which a set cannot be played, or a warning. `str` says it as compilers do: file:line:column."""

    message: Mistake
    severity: Severity = "error"
    file: str = ""
    line: int = 0
    """From 1; 0 where it is not known."""
    column: int = 0
    kind: str | None = None
    """Of the entry: card, school, task, ..."""
    index: int | None = None
    """Of the entry among those of its kind in the file, from 0."""
    key: str | None = None
    """What in the entry is wrong; None: the entry as a whole."""
    offset: int | None = None
    """Where in the text of that key, from 0; None: all of it."""
    length: int | None = None
    suggestion: str | None = None
    """The word that was probably meant instead."""

    @classmethod
    def of(cls, error: CardError, severity: Severity = "error") -> CardProblem:
        return cls(
            error.message,
            severity,
            error.file,
            error.line,
            error.column,
            error.kind,
            error.index,
            error.key,
            error.offset,
            (error.length or None) if error.offset is not None else None,
            error.suggestion,
        )

    def __str__(self) -> str:
        return self.placed(self.message if self.severity == "error" else f"warning: {self.message}")

    def placed(self, said: str) -> str:
        """With its place before what is said of it."""
        place = ":".join([self.file, *(str(number) for number in (self.line, self.column) if number)])
        return f"{place}: {said}" if place else said


class CardSetError(CardError):
    """Cards that cannot be played; `problems` has all that is wrong with them."""

    def __init__(self, problems: Sequence[CardProblem]) -> None:
        first = problems[0]
        super().__init__(first.message, file=first.file, line=first.line, column=first.column)
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        return CardSetError, (self.problems,)


def did_you_mean(near: str | None) -> Mistake:
    """The end of a sentence: what was probably meant, if anything is known."""
    return Mistake("did-you-mean", "; did you mean '{near}'?", near=near) if near else Mistake("no-hint", "")


def not_the_same() -> Mistake:
    """What would be a mistake of the program, not of the card."""
    return Mistake("not-the-same", "the text is read, and said again, as something else")


def in_order(problems: Iterable[CardProblem], files: Sequence[str]) -> list[CardProblem]:
    """As they stand in the files, each once, and not more than anybody would read."""

    def place(problem: CardProblem) -> tuple[int, int, int]:
        file = files.index(problem.file) if problem.file in files else len(files)
        return file, problem.line, problem.column

    found = sorted(dict.fromkeys(problems), key=place)
    if len(found) <= MOST_PROBLEMS:
        return found
    return [
        *found[:MOST_PROBLEMS],
        CardProblem(Mistake("and-more", "and {number} more", number=len(found) - MOST_PROBLEMS)),
    ]
