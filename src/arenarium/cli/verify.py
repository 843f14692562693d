"""`arenarium verify`: whether a record is what it says, and its shuffle the one that was promised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from arenarium.cli.cardfiles import PlayedCards, cards_for
from arenarium.cli.recordfile import read_record
from arenarium.core.errors import RecordError
from arenarium.core.fingerprint import is_fingerprint
from arenarium.core.outcome import Outcome
from arenarium.core.seed import is_addition
from arenarium.core.verify import Finding, Verdict, verify
from arenarium.games import game_for, kit_of
from arenarium.narration.narrator import Narrator
from arenarium.narration.words import LANGUAGES, Words

_SIGNS = {Verdict.HOLDS: "✓", Verdict.FAILS: "✗", Verdict.OPEN: "–"}
_COLOURS = {Verdict.HOLDS: typer.colors.GREEN, Verdict.FAILS: typer.colors.RED, Verdict.OPEN: None}


def verify_command(
    record: Annotated[Path, typer.Argument(help="The record of a match, as JSON.")],
    fingerprint: Annotated[
        str | None, typer.Option(help="The fingerprint of the seed as you noted it before the match.")
    ] = None,
    added: Annotated[str | None, typer.Option(help="The number that you added to the seed when you sat down.")] = None,
    cards: PlayedCards = None,
    lang: Annotated[str, typer.Option("--lang", "--language", help=f"Language: {', '.join(LANGUAGES)}.")] = LANGUAGES[
        0
    ],
) -> None:
    """Check a record: the seed by its fingerprint, that every choice was legal, and the outcome."""
    words = Words(lang, "verify")
    noted = None if fingerprint is None else _as_noted(fingerprint)
    loaded = read_record(record)
    if added is not None and not is_addition(added.strip().lower()):
        raise RecordError(f"--added is {added!r}; expected 64 hexadecimal digits")
    kit = kit_of(loaded.game)
    game = game_for(loaded, cards_for(kit, cards))
    findings = verify(game, loaded, noted, added and added.strip().lower())
    narrator = kit.narrator(lang, loaded.setup, loaded.players, game)
    for finding in findings:
        sentence = words(finding.what, **_values(finding, narrator))
        typer.secho(_plain(f"{_SIGNS[finding.verdict]} {sentence}"), fg=_COLOURS[finding.verdict])
    if any(finding.verdict is Verdict.FAILS for finding in findings):
        typer.secho(words("not-verified"), fg=typer.colors.RED, bold=True)
        raise typer.Exit(1)
    typer.secho(words("verified"), bold=True)


def _as_noted(text: str) -> str:
    fingerprint = text.strip().lower()
    if not is_fingerprint(fingerprint):
        raise RecordError(f"--fingerprint is {text!r}; expected the 64 hexadecimal digits of a SHA-256")
    return fingerprint


def _values(finding: Finding, narrator: Narrator) -> dict[str, str | int]:
    """The facts of a finding for its message."""
    return {key: _value(finding, value, narrator) for key, value in finding.facts.items()}


def _value(finding: Finding, value: str | int | Outcome, narrator: Narrator) -> str | int:
    """The outcome that was played in words, two that differ as data."""
    if not isinstance(value, Outcome):
        return value
    if finding.what == "outcome-false":
        return json.dumps(value.to_json(), ensure_ascii=False)
    return " ".join(narrator.outcome(value, None))


def _plain(text: str) -> str:
    """Without signs that a terminal would obey: a record may come from anybody."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)
