"""`arenarium simulate` and `arenarium replay`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from arenarium.cli.recordfile import read_record
from arenarium.cli.setup import GAME_HELP, way_of, with_setup_flags
from arenarium.core.record import replay
from arenarium.games import game_of, kit_of
from arenarium.lab.simulate import Plan, Summary, simulate
from arenarium.terminal.progress import progress_bar


@with_setup_flags(counting_seats=False)
def simulate_command(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    setup: dict[str, Any],
    players: Annotated[str, typer.Option(help="A player for each seat, separated by commas.")] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the summary to this file, too.")] = None,
) -> None:
    """Play many games between computer players and sum them up."""
    names = tuple(players.split(","))
    setup = {option.name: len(names) for option in kit_of(game).options if option.counts_seats} | setup
    plan = Plan(game, setup, names, games, seed)
    with progress_bar(way_of(game, setup), games) as advance:
        summary = simulate(plan, jobs or os.cpu_count() or 1, advance)
    told = {"game": game, "setup": setup, "players": list(names), "seed": seed, **summary.to_json()}
    if json_file is not None:
        json_file.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")
    _print(Console(), summary, told, game_of(game).countable)
    if summary.errors:
        raise typer.Exit(1)


def _print(console: Console, summary: Summary, told: dict[str, Any], countable: Any) -> None:
    facts = Table(box=None, show_header=False, pad_edge=False)
    for key in ("turns", "decisions"):
        spread = told[key]
        facts.add_row(key, ", ".join(f"{name} {value}" for name, value in spread.items()))
    facts.add_row("ended by", _counts(told["reasons"]))
    facts.add_row("decided by", _counts(told["decided_by"]))
    facts.add_row("wins by seat", _counts(told["wins"]))
    facts.add_row("scores", _counts(told["scores"]))
    console.print(f"[bold]{summary.games} games[/bold]")
    console.print(facts)
    for kind, counts in told["tallies"].items():
        console.print(f"\n[bold]{kind}[/bold] ({sum(counts.values())})")
        console.print(_counts(counts) or "none", highlight=False)
        missing = [name for name in countable[kind] if name not in counts]
        if missing and counts:
            console.print(f"[dim]never: {', '.join(missing)}[/dim]", highlight=False)
    for error in summary.errors:
        console.print(f"[red]{error}[/red]", highlight=False)


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.items())


def replay_command(
    record: Annotated[Path, typer.Argument(help="A record: setup, seed and choices as JSON.")],
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
) -> None:
    """Play a record again and print the position it leads to."""
    loaded = read_record(record)
    game = game_of(loaded.game)
    if upto is not None:
        loaded.choices = loaded.choices[:upto]
    *_, state = replay(game, loaded)
    typer.echo(game.position(state))
    if state.outcome is not None:
        typer.echo(f"\n{state.outcome}")
