"""Commands of the laboratory for Tash-Kalar: `arenarium fit tashkalar`."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.core.errors import SetupError
from arenarium.core.intervals import wilson
from arenarium.games.tashkalar.bots.evaluation import Weights, weights_for
from arenarium.games.tashkalar.bots.features import NAMES
from arenarium.games.tashkalar.bots.fit import WAYS_TO_PLAY, check, fit_form
from arenarium.games.tashkalar.state.forms import Form
from arenarium.terminal.progress import progress_bar


def fit(
    form: Annotated[str, typer.Option(help="High, duel or melee.")] = "duel",
    games: Annotated[int, typer.Option(min=10, help="How many games, each round.")] = 300,
    rounds: Annotated[int, typer.Option(min=1, help="Play and fit so often.")] = 1,
    deals: Annotated[int, typer.Option(min=0, help="Then try the new weights against the old.")] = 40,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Put the weights into this file; other forms in it stay.")] = None,
) -> None:
    """Let the computer player play against itself, and move what it judges positions by to what wins."""
    workers = jobs or os.cpu_count() or 1
    if form not in WAYS_TO_PLAY:
        raise SetupError(f"unknown form '{form}'; known are {', '.join(WAYS_TO_PLAY)}")
    with progress_bar(f"fit {form}", games * rounds) as advance:
        fits = fit_form(form, games, seed, rounds, workers, advance)
    weights, before = fits[-1].weights, weights_for(Form(form))
    console = Console()
    console.print(_table(before, weights, [fit.pull for fit in fits]))
    if deals:
        with progress_bar("new against old", deals) as advance:
            shares = check(form, deals, seed, weights, before, workers, advance)
        low, high = wilson(sum(shares), len(shares))
        console.print(
            f"new against old weights: {sum(shares) / len(shares):.3f} of {len(shares)} games ({low:.3f} to {high:.3f})"
        )
    if out is not None:
        _write(out, form, weights.to_json())


def _table(before: Weights, after: Weights, pulls: list[tuple[float, ...]]) -> Table:
    table = Table("number", "before", "after", *(f"pull {number}" for number in range(1, len(pulls) + 1)), box=None)
    for index, name in enumerate(NAMES):
        if before.moving[index]:
            pair = (before.moving[index], after.moving[index])
            table.add_row(name, *(f"{weight:.3f}" for weight in pair), *(f"{pull[index]:+.2f}" for pull in pulls))
    return table


def _write(out: Path, form: str, weights: Mapping[str, object]) -> None:
    held = json.loads(out.read_text("utf-8")) if out.exists() else {}
    out.write_text(json.dumps({**held, form: weights}, indent=1) + "\n", "utf-8")
