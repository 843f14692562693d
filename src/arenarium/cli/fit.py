"""`arenarium fit`: find the weights of a computer player anew, from games against itself."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from arenarium.cli.progress import progress_bar
from arenarium.core.errors import SetupError
from arenarium.lab import fit_barracks, fit_tashkalar
from arenarium.lab.elo import wilson
from arenarium.players.tashkalar.evaluation import Weights, weights_for
from arenarium.players.tashkalar.features import NAMES
from arenarium.tashkalar.forms import Form

GAMES = ("tashkalar", "barracks")


def fit_command(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")],
    form: Annotated[str, typer.Option(help="Tash-Kalar: high, duel or melee.")] = "duel",
    games: Annotated[int, typer.Option(min=10, help="How many games, each round.")] = 300,
    rounds: Annotated[int, typer.Option(min=1, help="Tash-Kalar: play and fit so often.")] = 1,
    deals: Annotated[int, typer.Option(min=0, help="Tash-Kalar: then try the new weights against the old.")] = 40,
    player: Annotated[str, typer.Option(help="Barracks: who plays the games, greedy or a level.")] = "greedy",
    anew: Annotated[bool, typer.Option("--anew", help="Barracks: forget the weights that there are.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    out: Annotated[
        Path | None,
        typer.Option(help="Put the weights there. Tash-Kalar: a file, other forms in it stay; Barracks: a folder."),
    ] = None,
) -> None:
    """Let a computer player play against itself, and move what it judges positions by to what wins."""
    workers = jobs or os.cpu_count() or 1
    if game == "tashkalar":
        _fit_tashkalar(form, games, rounds, deals, seed, workers, out)
    elif game == "barracks":
        _fit_barracks(player, games, anew, seed, workers, out)
    else:
        raise SetupError(f"there is nothing to fit for '{game}'; known are {', '.join(GAMES)}")


def _fit_barracks(player: str, games: int, anew: bool, seed: int, workers: int, out: Path | None) -> None:
    if out is not None and out.exists() and not out.is_dir():
        raise SetupError(f"'{out}' is a file; the weights of Barracks are two files and go into a folder")
    with progress_bar(f"barracks {player}", games) as advance:
        found = fit_barracks.fit(games, seed, player, anew, workers, advance)
    Console().print(
        f"{found.positions} positions; who wins games kept apart is told with {found.surprise:.3f} bits of surprise, "
        f"with the weights before {found.surprise_before:.3f} (a guess: 1)",
        highlight=False,
    )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for name, weights in (("worth", found.worth), ("squads", found.squads)):
            (out / f"{name}.json").write_text(json.dumps(weights, indent=1) + "\n", "utf-8")


def _fit_tashkalar(form: str, games: int, rounds: int, deals: int, seed: int, workers: int, out: Path | None) -> None:
    if form not in fit_tashkalar.WAYS_TO_PLAY:
        raise SetupError(f"unknown form '{form}'; known are {', '.join(fit_tashkalar.WAYS_TO_PLAY)}")
    with progress_bar(f"tashkalar {form}", games * rounds) as advance:
        fits = fit_tashkalar.fit_form(form, games, seed, rounds, workers, advance)
    weights, before = fits[-1].weights, weights_for(Form(form))
    console = Console()
    console.print(_table(before, weights, [fit.pull for fit in fits]))
    if deals:
        with progress_bar("new against old", deals) as advance:
            shares = fit_tashkalar.check(form, deals, seed, weights, before, workers, advance)
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
            told = (before.moving[index], after.moving[index])
            table.add_row(name, *(f"{weight:.3f}" for weight in told), *(f"{pull[index]:+.2f}" for pull in pulls))
    return table


def _write(out: Path, form: str, weights: dict[str, Any]) -> None:
    held = json.loads(out.read_text("utf-8")) if out.exists() else {}
    out.write_text(json.dumps({**held, form: weights}, indent=1) + "\n", "utf-8")
