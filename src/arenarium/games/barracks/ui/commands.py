"""Commands of the laboratory for Barracks: `arenarium exploit` and `fit`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from arenarium.core.errors import SetupError
from arenarium.core.plain import Json
from arenarium.games.barracks.bots import fit as fitting
from arenarium.games.barracks.bots.exploit import exploit as exploited
from arenarium.games.barracks.state.setup import DIFFICULTIES
from arenarium.terminal.progress import progress_bar
from arenarium.terminal.running import Cluster, Jobs, JournalFile, Resume, Running

Difficulty = Annotated[str, typer.Option(help="Classic, simplified, hard or quick.")]


def _check(difficulty: str) -> None:
    if difficulty not in DIFFICULTIES:
        raise SetupError(f"difficulty is {difficulty!r}; expected {', '.join(DIFFICULTIES)}")


# ------------------------------------------------------------------------------------------------------------- exploit


def exploit(
    player: Annotated[str, typer.Option(help="Whom to exploit; name@seconds sets a turn's time.")] = "level6@0.25",
    positions: Annotated[int, typer.Option(min=1, help="Positions to play on from, each with both sides.")] = 100,
    difficulty: Difficulty = "classic",
    seed: Annotated[int, typer.Option(help="The same seed gives the same positions.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the result to this file, too.")] = None,
) -> None:
    """Play against a computer player knowing its mixed strategy, from the middle of games."""
    _check(difficulty)
    running = Running(jobs, cluster, journal, resume)
    about: dict[str, Json] = {"player": player, "difficulty": difficulty, "seed": seed}
    with running.runner(f"exploit {difficulty}", positions, about) as runner:
        try:
            result = exploited(player, positions, seed, difficulty, runner)
        except KeyboardInterrupt as interrupt:
            running.leave(interrupt, "not all positions were played on from")
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
