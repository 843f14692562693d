"""`arenarium tournament`: which computer player is stronger, and by how much."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.cli.cardfiles import Cards, cards_for
from arenarium.cli.kept import Kept, Out, Records
from arenarium.cli.setup import GAME_HELP, way_of, with_setup_flags
from arenarium.core.plain import Json
from arenarium.games import kit_of
from arenarium.lab.sprt import Hypotheses
from arenarium.lab.standings import Standings, counted, standings
from arenarium.lab.tournament import PAIRINGS, PlayedGame, TournamentPlan, play_tournament
from arenarium.terminal.running import Cluster, Jobs, JournalFile, Resume, Running

GAMES = 100
"""For a pair, where nobody has said how many."""
MOST_GAMES = 20_000
"""The same, with a test that stops by itself."""


@with_setup_flags()
def tournament_command(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    setup: dict[str, Json],
    players: Annotated[
        str,
        typer.Option(
            help="Two or more, separated by commas; name@seconds sets a turn's time, "
            "my_module:MyBot is one of yours, cmd:COMMAND a program."
        ),
    ],
    games: Annotated[
        int | None,
        typer.Option(
            min=1,
            help=f"For each pair, {GAMES}, with --sprt at most {MOST_GAMES}; rounded up until all have had everything.",
        ),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1", help="Stop when it is decided whether the first is better by ELO1, or only by ELO0."
        ),
    ] = None,
    pairing: Annotated[str, typer.Option(help=f"Who meets: {', '.join(PAIRINGS)}.")] = PAIRINGS[0],
    both_ways: Annotated[
        bool, typer.Option("--both-ways", help="In a melee also one of the second player against the first.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    cards: Cards = None,
    out: Out = None,
    records: Records = False,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    wall: Annotated[bool, typer.Option("--wall", help="Time to think by the wall clock, not the processor's.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the whole report to this file, too.")] = None,
) -> None:
    """Let all pairs of players meet, with exchanged seats and equal deals, and rate them."""
    hypotheses = None if sprt is None else Hypotheses.read(sprt)
    games = games or (GAMES if hypotheses is None else MOST_GAMES)
    names = tuple(name.strip() for name in players.split(","))
    own = cards_for(kit_of(game), cards)
    plan = TournamentPlan(game, setup, names, games, seed, pairing, both_ways, wall, own, hypotheses, records)
    plan.check()
    kept = Kept(out, records)
    running = Running(jobs, cluster, kept.journal(journal), resume)
    played: list[PlayedGame] = []
    memory = 0.0
    interrupt: KeyboardInterrupt | None = None
    total = len(plan.pairs) * plan.deals
    with running.runner(way_of(game, setup), total, plan.about()) as runner:
        try:
            for deal, peak in play_tournament(plan, runner):
                played += deal
                memory = max(memory, peak)
            kept.write(runner.journal, lambda journal: plan.rows(journal, counted(plan, played)))
        except KeyboardInterrupt as error:
            interrupt = error
    kept.tidy_up(running, journal, interrupt)
    report = standings(plan, played, memory)
    if json_file is not None:
        json_file.write_text(json.dumps(report.to_json(), indent=2, ensure_ascii=False) + "\n", "utf-8")
    _print(Console(), report)
    if interrupt is not None:
        running.leave(interrupt, f"{len(played)} of {total * plan.games_a_deal} games were played")
    if report.errors:
        raise typer.Exit(1)


def _print(console: Console, report: Standings) -> None:
    console.print(
        f"[bold]{report.games} games[/bold], {report.mean_turns:.1f} turns on average, "
        f"{report.memory_mb:.0f} MB, {report.clock} time"
    )
    ranked = Table("player", box=None, pad_edge=False)
    for heading in ("Elo", "95%", "ahead of next", "seconds a turn", "slowest", "allowed"):
        ranked.add_column(heading, justify="right")
    for player in report.players:
        ranked.add_row(
            player.name,
            f"{player.elo:+.0f}",
            f"±{player.margin:.0f}",
            "" if player.lead is None else f"{player.lead:.0f} ±{player.lead_margin:.0f}",
            f"{player.mean_seconds:.3f}",
            f"{player.slowest_seconds:.3f}",
            "" if player.seconds is None else f"{player.seconds:g}",
        )
    console.print(ranked, highlight=False)
    pairs = Table("pair", box=None, pad_edge=False)
    fair = any(pair.fair_shares for pair in report.pairs)
    for heading in ("won", "drawn", "lost", "share", "95%", *(["of fair share"] if fair else [])):
        pairs.add_column(heading, justify="right")
    for pair in report.pairs:
        cells = [f"{pair.first} : {pair.second}", str(pair.wins), str(pair.draws), str(pair.losses)]
        cells += [f"{pair.share:.1%}", f"{pair.low:.1%} to {pair.high:.1%}"]
        if fair:
            cells.append("{:.2f} ({:.2f} to {:.2f})".format(*pair.fair_shares))
        pairs.add_row(*cells)
    console.print()
    console.print(pairs, highlight=False)
    for pair in report.pairs:
        if pair.sprt is not None:
            console.print(pair.sprt.words, highlight=False, markup=False, soft_wrap=True)
    for error in report.errors:
        console.print(error, style="red", markup=False, highlight=False)
