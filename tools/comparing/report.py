"""Counting what agreed and what did not, and printing it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Difference:
    """Something in which we and they differ."""

    where: str
    """Which line, which step of it."""
    what: str
    detail: tuple[str, ...] = ()
    known: str = ""
    """The id of the known difference that it is an instance of, or nothing."""


@dataclass(slots=True)
class LineReport:
    """What comparing one line found."""

    steps: int = 0
    """Decisions compared (for single positions: cards or tasks)."""
    agreed: int = 0
    passed_over: int = 0
    """Steps not compared, because they came after a difference and before the next calm moment."""
    asked_otherwise: Counter[str] = field(default_factory=Counter)
    """Steps that agree although they ask in another way than we do, by the id of that way."""
    differences: list[Difference] = field(default_factory=list)
    not_covered: str = ""
    """Why the line could not be compared at all."""

    def add(self, where: str, what: str, *detail: str, known: str = "") -> None:
        self.differences.append(Difference(where, what, detail, known))


@dataclass(slots=True)
class FileReport:
    name: str
    lines: int = 0
    same: int = 0
    same_but_known: int = 0
    differing: int = 0
    steps: int = 0
    agreed: int = 0
    passed_over: int = 0
    asked_otherwise: Counter[str] = field(default_factory=Counter)
    not_covered: Counter[str] = field(default_factory=Counter)
    known: Counter[str] = field(default_factory=Counter)
    differences: list[Difference] = field(default_factory=list)

    def add(self, line: LineReport) -> None:
        self.lines += 1
        if line.not_covered:
            self.not_covered[line.not_covered] += 1
            return
        self.steps += line.steps
        self.agreed += line.agreed
        self.passed_over += line.passed_over
        self.asked_otherwise += line.asked_otherwise
        unknown = [difference for difference in line.differences if not difference.known]
        self.known.update(difference.known for difference in line.differences if difference.known)
        self.differences += unknown
        if unknown:
            self.differing += 1
        elif line.differences:
            self.same_but_known += 1
        else:
            self.same += 1

    def text(self, show: int) -> list[str]:
        """The report in lines, with the first `show` differences."""
        compared = self.lines - sum(self.not_covered.values())
        told = [
            f"{self.name}: {self.same} of {compared} lines agree"
            + (f", {self.same_but_known} but for known differences" if self.same_but_known else "")
            + (f", {self.differing} DIFFER" if self.differing else "")
            + f"; {self.agreed} of {self.steps} steps agree"
            + (f", {self.passed_over} passed over" if self.passed_over else "")
        ]
        if self.not_covered:
            most = [f"{why} {number}" for why, number in self.not_covered.most_common(4)]
            others = f" and {len(self.not_covered) - 4} more reasons" if len(self.not_covered) > 4 else ""
            told.append(f"  not covered: {sum(self.not_covered.values())} lines ({', '.join(most)}{others})")
        told += [f"  known: {name} {number}" for name, number in sorted(self.known.items())]
        for difference in self.differences[:show]:
            told.append(f"  {difference.where}: {difference.what}")
            told += [f"      {line}" for line in difference.detail]
        if len(self.differences) > show:
            told.append(f"  ... and {len(self.differences) - show} more differences")
        return told
