"""`arenarium balance`: whether the cards of a game are fair."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from arenarium.barracks.setup import DIFFICULTIES
from arenarium.cli.progress import progress_bar
from arenarium.core.errors import SetupError
from arenarium.lab.balance import play_all, report

SHOWN = 8
"""Cards at either end of the list."""


def balance_command(
    game: Annotated[str, typer.Argument(help="Which game: barracks.")],
    difficulty: Annotated[str, typer.Option(help="Classic, simplified, hard or quick.")] = "classic",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the whole report to this file, too.")] = None,
) -> None:
    """Let equal greedy players play many games, and tell how the owners of each card did."""
    if game != "barracks":
        raise SetupError(f"there is no balance report for '{game}'; known is barracks")
    if difficulty not in DIFFICULTIES:
        raise SetupError(f"difficulty is {difficulty!r}; expected {', '.join(DIFFICULTIES)}")
    with progress_bar(f"{game} {difficulty}", games) as advance:
        tally = play_all(difficulty, games, seed, jobs or os.cpu_count() or 1, advance)
    told = {"game": game, "difficulty": difficulty, "seed": seed, **report(tally)}
    if json_file is not None:
        json_file.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    _print(Console(), told)
    if told["problems"]:
        raise typer.Exit(1)


def _print(console: Console, told: dict[str, Any]) -> None:
    console.print(f"[bold]{told['games']} games[/bold], {told['mean turns']} turns on average, ends: {told['ends']}")
    console.print(f"wins by seat: {told['seats']}   recruited with all points by level: {told['levels']}")
    for kind in ("warriors", "moves"):
        rates = list(told[kind].items())
        table = Table(f"{kind}, weakest", "wins", "games", f"{kind}, strongest", "wins", "games", box=None)
        for (weak, found), (strong, best) in zip(rates[:SHOWN], rates[::-1][:SHOWN], strict=True):
            table.add_row(weak, _rate(found), str(found["games"]), strong, _rate(best), str(best["games"]))
        console.print(table)
    for problem in told["problems"]:
        console.print(f"[red]not fair:[/red] {problem}", highlight=False)
    if not told["problems"]:
        console.print("[green]all fair[/green]")


def _rate(found: dict[str, Any]) -> str:
    return "-" if found["rate"] is None else f"{found['rate']:.1%}"
