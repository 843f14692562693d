"""Whether a record is what it says: the seed as promised, every choice legal, the outcome as recorded."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from arenarium.core.errors import ArenariumError
from arenarium.core.fingerprint import fingerprint
from arenarium.core.game import Game, State
from arenarium.core.outcome import Outcome
from arenarium.core.record import Record, replay


class Verdict(Enum):
    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "open"
    """There is nothing to compare with, which is no fault."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check has found."""

    verdict: Verdict
    what: str
    """A word for it, from the list below."""
    facts: dict[str, Any] = field(default_factory=dict)


def verify(game: Game, record: Record, noted: str | None = None) -> list[Finding]:
    """All checks of a record, with the fingerprint that a player noted before the match, if there is one.

    seed: `seed-kept`, `seed-changed`, `seed-unpromised`; with a noted fingerprint `noted-kept`, `noted-changed`.
    choices: `choices-legal`, `not-replayed`, after which nothing else can be told.
    outcome: `outcome-true`, `outcome-false`, `outcome-untold`; `unfinished`, `outcome-too-early`.
    """
    findings = _seed(record, noted)
    try:
        *_, last = replay(game, record)
    except ArenariumError as error:
        return [*findings, Finding(Verdict.FAILS, "not-replayed", {"error": str(error)})]
    findings.append(Finding(Verdict.HOLDS, "choices-legal", {"number": len(record.choices)}))
    return [*findings, _outcome(record.outcome, last)]


def _seed(record: Record, noted: str | None) -> list[Finding]:
    found = fingerprint(record.seed)
    if record.fingerprint is None:
        findings = [Finding(Verdict.OPEN, "seed-unpromised", {"found": found})]
    else:
        findings = [_compared("seed", record.fingerprint, found)]
    return findings if noted is None else [*findings, _compared("noted", noted, found)]


def _compared(what: str, told: str, found: str) -> Finding:
    if told == found:
        return Finding(Verdict.HOLDS, f"{what}-kept", {"found": found})
    return Finding(Verdict.FAILS, f"{what}-changed", {"told": told, "found": found})


def _outcome(told: Outcome | None, last: State) -> Finding:
    found = last.outcome
    if found is None:
        return Finding(Verdict.OPEN, "unfinished") if told is None else Finding(Verdict.FAILS, "outcome-too-early")
    if told is None:
        return Finding(Verdict.OPEN, "outcome-untold", {"outcome": found})
    if told == found:
        return Finding(Verdict.HOLDS, "outcome-true", {"outcome": found})
    return Finding(Verdict.FAILS, "outcome-false", {"told": told, "outcome": found})
