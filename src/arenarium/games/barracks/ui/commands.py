"""Commands of the laboratory for Barracks: `arenarium balance`, `exploit` and `fit`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.core.errors import SetupError
from arenarium.games.barracks.bots import fit as fitting
from arenarium.games.barracks.bots.balance import Rate, Report, play_all, report
from arenarium.games.barracks.bots.exploit import exploit as exploited
from arenarium.games.barracks.state.setup import DIFFICULTIES
from arenarium.terminal.progress import progress_bar

SHOWN = 8
"""Cards at either end of the list."""

Jobs = Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")]
Difficulty = Annotated[str, typer.Option(help="Classic, simplified, hard or quick.")]


def _check(difficulty: str) -> None:
    if difficulty not in DIFFICULTIES:
        raise SetupError(f"difficulty is {difficulty!r}; expected {', '.join(DIFFICULTIES)}")


# ------------------------------------------------------------------------------------------------------------- balance


def balance(
    difficulty: Difficulty = "classic",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the whole report to this file, too.")] = None,
) -> None:
    """Let equal greedy players play many games, and tell how the owners of each card did."""
    _check(difficulty)
    with progress_bar(f"balance {difficulty}", games) as advance:
        tally = play_all(difficulty, games, seed, jobs or os.cpu_count() or 1, advance)
    findings = report(tally)
    if json_file is not None:
        data = {"game": "barracks", "difficulty": difficulty, "seed": seed, **findings}
        json_file.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")
    _print(Console(), findings)
    if findings["problems"]:
        raise typer.Exit(1)


def _print(console: Console, findings: Report) -> None:
    console.print(
        f"[bold]{findings['games']} games[/bold], {findings['mean turns']} turns on average, ends: {findings['ends']}"
    )
    console.print(f"wins by seat: {findings['seats']}   recruited with all points by level: {findings['levels']}")
    for kind, rates in (("warriors", findings["warriors"]), ("moves", findings["moves"])):
        cards = list(rates.items())
        table = Table(f"{kind}, weakest", "wins", "games", f"{kind}, strongest", "wins", "games", box=None)
        for (weak, worst), (strong, best) in zip(cards[:SHOWN], cards[::-1][:SHOWN], strict=True):
            table.add_row(weak, _rate(worst), str(worst["games"]), strong, _rate(best), str(best["games"]))
        console.print(table)
    for problem in findings["problems"]:
        console.print(f"[red]not fair:[/red] {problem}", highlight=False)
    if not findings["problems"]:
        console.print("[green]all fair[/green]")


def _rate(rate: Rate) -> str:
    return "-" if rate["rate"] is None else f"{rate['rate']:.1%}"


# ------------------------------------------------------------------------------------------------------------- exploit


def exploit(
    player: Annotated[str, typer.Option(help="Whom to exploit; name@seconds sets a turn's time.")] = "level6@0.25",
    positions: Annotated[int, typer.Option(min=1, help="Positions to play on from, each with both sides.")] = 100,
    difficulty: Difficulty = "classic",
    seed: Annotated[int, typer.Option(help="The same seed gives the same positions.")] = 1,
    jobs: Jobs = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the result to this file, too.")] = None,
) -> None:
    """Play against a computer player knowing its mixed strategy, from the middle of games."""
    _check(difficulty)
    with progress_bar(f"exploit {difficulty}", positions) as advance:
        result = exploited(player, positions, seed, difficulty, jobs or os.cpu_count() or 1, advance)
    shares = result.report()
    if json_file is not None:
        data = {"game": "barracks", "difficulty": difficulty, "player": player, "seed": seed, **shares}
        json_file.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    low, high = shares["interval"]
    Console().print(
        f"knowing the mixed strategy of {player}, one wins {shares['share']:.1%} (95%: {low:.1%} to {high:.1%}) "
        f"of {shares['games']} games from {shares['positions']} positions",
        highlight=False,
    )


# ----------------------------------------------------------------------------------------------------------------- fit


def fit(
    games: Annotated[int, typer.Option(min=10, help="How many games.")] = 300,
    player: Annotated[str, typer.Option(help="Who plays the games, greedy or a level.")] = "greedy",
    from_scratch: Annotated[bool, typer.Option("--from-scratch", help="Forget the weights that there are.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Jobs = 0,
    out: Annotated[Path | None, typer.Option(help="Put the weights into this folder.")] = None,
) -> None:
    """Let the computer player play against itself, and move what it judges positions by to what wins."""
    if out is not None and out.exists() and not out.is_dir():
        raise SetupError(f"'{out}' is a file; the weights of Barracks are two files and go into a folder")
    with progress_bar(f"fit {player}", games) as advance:
        fitted = fitting.fit(games, seed, player, from_scratch, jobs or os.cpu_count() or 1, advance)
    Console().print(
        f"{fitted.positions} positions; who wins games kept apart is told with {fitted.surprise:.3f} bits of surprise, "
        f"with the weights before {fitted.surprise_before:.3f} (a guess: 1)",
        highlight=False,
    )
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for name, weights in (("worth", fitted.worth), ("squads", fitted.squads)):
            (out / f"{name}.json").write_text(json.dumps(weights, indent=1) + "\n", "utf-8")
