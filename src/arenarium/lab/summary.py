"""What happened in a number of games, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from arenarium.core.outcome import Outcome
from arenarium.core.plain import Json
from arenarium.lab.game_log import GameResult


@dataclass(slots=True)
class Summary:
    """What happened in a number of games. The order in which they are added does not matter."""

    games: int = 0
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    decided_by: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    """By seat; a shared first place counts for all who share it."""
    scores: Counter[int] = field(default_factory=Counter)
    """How often each score was reached, over all seats."""
    tallies: dict[str, Counter[str]] = field(default_factory=dict)
    """What the game wants counted: cards that were played, for instance."""
    _errors: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, tallied: Iterable[str]) -> Summary:
        """Of no games, with everything that will be counted."""
        return cls(tallies={kind: Counter() for kind in tallied})

    @property
    def errors(self) -> list[str]:
        return [self._errors[number] for number in sorted(self._errors)]

    def add(self, number: int, result: GameResult) -> None:
        """One game more."""
        self.games += 1
        for _, _, kind, name in result.uses:
            self.tallies[kind][name] += 1
        if result.outcome is None:
            self._errors[number] = result.error
        else:
            self._note(result.decisions, result.turns, result.outcome)

    def _note(self, decisions: int, turns: int, outcome: Outcome) -> None:
        self.decisions.append(decisions)
        self.turns.append(turns)
        self.reasons[outcome.reason] += 1
        self.decided_by[outcome.decided_by] += 1
        self.wins.update(outcome.winners)
        self.scores.update(outcome.scores)

    def to_json(self) -> dict[str, Json]:
        return {
            "games": self.games,
            "decisions": spread(self.decisions),
            "turns": spread(self.turns),
            "reasons": by_number(self.reasons),
            "decided_by": by_number(self.decided_by),
            "wins": by_name(self.wins),
            "scores": by_name(self.scores),
            "tallies": {kind: by_number(counts) for kind, counts in sorted(self.tallies.items())},
            "errors": self.errors,
        }


def by_name(counts: Counter[int]) -> dict[str, int]:
    """In the order of what was counted."""
    return {str(name): counts[name] for name in sorted(counts)}


def by_number(counts: Counter[str]) -> dict[str, int]:
    """What was counted most often first."""
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def spread(numbers: list[int]) -> dict[str, float]:
    """Least, median, mean and most."""
    ordered = sorted(numbers)
    if not ordered:
        return {}
    return {
        "least": ordered[0],
        "median": ordered[len(ordered) // 2],
        "mean": round(sum(ordered) / len(ordered), 2),
        "most": ordered[-1],
    }
