"""Whether a record is what it says: the seed as promised, every choice legal, the outcome as recorded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from arenarium.core.errors import ArenariumError
from arenarium.core.fingerprint import fingerprint
from arenarium.core.game import Game, State
from arenarium.core.outcome import Outcome
from arenarium.core.record import Record, replay
from arenarium.core.seed import seed_of


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
    facts: Mapping[str, str | int | Outcome] = field(default_factory=dict)


def verify(game: Game, record: Record, noted: str | None = None, added: str | None = None) -> list[Finding]:
    """All checks of a record, with the fingerprint that a player noted before the match and the number that the player
    added to the seed, if there is one.

    seed: `seed-kept`, `seed-changed`, `seed-unpromised`; with a noted fingerprint `noted-kept`, `noted-changed`. Where
    seats have added something: `seed-made`, `seed-made-otherwise`; with a number `added-kept`, `added-missing`.
    choices: `choices-legal`, `not-replayed`, after which nothing else can be told.
    outcome: `outcome-true`, `outcome-false`, `outcome-untold`; `unfinished`, `outcome-too-early`.
    """
    findings = [*_seed(record, noted), *_made(record, added)]
    try:
        *_, last = replay(game, record)
    except ArenariumError as error:
        return [*findings, Finding(Verdict.FAILS, "not-replayed", {"error": str(error)})]
    findings.append(Finding(Verdict.HOLDS, "choices-legal", {"number": len(record.choices)}))
    return [*findings, _outcome(record.outcome, last)]


def _seed(record: Record, noted: str | None) -> list[Finding]:
    actual = fingerprint(record.seed if record.drawn is None else record.drawn)
    if record.fingerprint is None:
        findings = [Finding(Verdict.OPEN, "seed-unpromised", {"found": actual})]
    else:
        findings = [_compared("seed", record.fingerprint, actual)]
    return findings if noted is None else [*findings, _compared("noted", noted, actual)]


def _made(record: Record, added: str | None) -> list[Finding]:
    """Whether the seed is made of what was drawn and added, and the reader's own number among it."""
    findings = []
    if record.drawn is not None:
        made = seed_of(record.drawn, record.added) == record.seed
        number = sum(share is not None for share in record.added)
        findings.append(
            Finding(Verdict.HOLDS, "seed-made", {"number": number})
            if made
            else Finding(Verdict.FAILS, "seed-made-otherwise")
        )
    if added is not None:
        kept = added in record.added
        findings.append(Finding(Verdict.HOLDS, "added-kept") if kept else Finding(Verdict.FAILS, "added-missing"))
    return findings


def _compared(what: str, claimed: str, actual: str) -> Finding:
    if claimed == actual:
        return Finding(Verdict.HOLDS, f"{what}-kept", {"found": actual})
    return Finding(Verdict.FAILS, f"{what}-changed", {"told": claimed, "found": actual})


def _outcome(claimed: Outcome | None, last: State) -> Finding:
    actual = last.outcome
    if actual is None:
        return Finding(Verdict.OPEN, "unfinished") if claimed is None else Finding(Verdict.FAILS, "outcome-too-early")
    if claimed is None:
        return Finding(Verdict.OPEN, "outcome-untold", {"outcome": actual})
    if claimed == actual:
        return Finding(Verdict.HOLDS, "outcome-true", {"outcome": actual})
    return Finding(Verdict.FAILS, "outcome-false", {"told": claimed, "outcome": actual})
