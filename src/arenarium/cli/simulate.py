"""`arenarium simulate` and `arenarium replay`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.cli.cardfiles import Cards, PlayedCards, cards_for
from arenarium.cli.kept import Kept, Out, Records
from arenarium.cli.recordfile import read_record
from arenarium.cli.setup import GAME_HELP, way_of, with_setup_flags
from arenarium.core.plain import Json
from arenarium.core.record import replay
from arenarium.games import game_for, kit_of
from arenarium.lab.simulate import SimulationPlan, played_games
from arenarium.lab.summary import Summary, by_name, by_number, spread
from arenarium.terminal.running import Cluster, Jobs, JournalFile, Resume, Running


@with_setup_flags(counting_seats=False)
def simulate_command(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    setup: dict[str, Json],
    players: Annotated[
        str,
        typer.Option(
            help="A player for each seat, separated by commas; my_module:MyBot is one of yours, cmd:COMMAND a program."
        ),
    ] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    cards: Cards = None,
    out: Out = None,
    records: Records = False,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the summary to this file, too.")] = None,
) -> None:
    """Play many games between computer players and sum them up."""
    names = tuple(players.split(","))
    setup = {option.name: len(names) for option in kit_of(game).options if option.counts_seats} | setup
    plan = SimulationPlan(game, setup, names, games, seed, cards_for(kit_of(game), cards), records)
    plan.check()
    kept = Kept(out, records)
    running = Running(jobs, cluster, kept.journal(journal), resume)
    summary, interrupt = Summary.of(plan.rules.tallied), None
    with running.runner(way_of(game, setup), games, plan.about()) as runner:
        try:
            for number, result in played_games(plan, runner):
                summary.add(number, result)
            kept.write(runner.journal, plan.rows)
        except KeyboardInterrupt as error:
            interrupt = error
    kept.tidy_up(running, journal, interrupt)
    if json_file is not None:
        report = {"game": game, "setup": setup, "players": list(names), "seed": seed, **summary.to_json()}
        if plan.cards is not None:
            report["cards"] = {"id": plan.cards.id, "name": plan.cards.name}
        json_file.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    _print(Console(), summary, plan.rules.countable)
    if interrupt is not None:
        running.leave(interrupt, f"{summary.games} of {games} games were played")
    if summary.errors:
        raise typer.Exit(1)


def _print(console: Console, summary: Summary, countable: Mapping[str, Sequence[str]]) -> None:
    facts = Table(box=None, show_header=False, pad_edge=False)
    for key, numbers in (("turns", summary.turns), ("decisions", summary.decisions)):
        facts.add_row(key, _counts(spread(numbers)))
    facts.add_row("ended by", _counts(by_number(summary.reasons)))
    facts.add_row("decided by", _counts(by_number(summary.decided_by)))
    facts.add_row("wins by seat", _counts(by_name(summary.wins)))
    facts.add_row("scores", _counts(by_name(summary.scores)))
    console.print(f"[bold]{summary.games} games[/bold]")
    console.print(facts)
    for kind, tally in sorted(summary.tallies.items()):
        console.print(f"\n[bold]{kind}[/bold] ({tally.total()})")
        console.print(_counts(by_number(tally)) or "none", highlight=False)
        missing = [name for name in countable[kind] if name not in tally]
        if missing and tally:
            console.print(f"[dim]never: {', '.join(missing)}[/dim]", highlight=False)
    for error in summary.errors:
        console.print(f"[red]{error}[/red]", highlight=False)


def _counts(counts: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.items())


def replay_command(
    record: Annotated[Path, typer.Argument(help="A record: setup, seed and choices as JSON.")],
    upto: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    cards: PlayedCards = None,
) -> None:
    """Play a record again and print the position it leads to."""
    loaded = read_record(record)
    game = game_for(loaded, cards_for(kit_of(loaded.game), cards))
    if upto is not None:
        loaded.choices = loaded.choices[:upto]
    *_, state = replay(game, loaded)
    typer.echo(game.position(state))
    if state.outcome is not None:
        typer.echo(f"\n{state.outcome}")
