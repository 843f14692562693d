"""`arenarium suite tashkalar`: how many problems a player solves, and which not; or find new problems."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.bots.registry import bot_of
from arenarium.core.bot import Bot
from arenarium.core.errors import SetupError
from arenarium.core.intervals import wilson
from arenarium.core.time_budget import avoid_long_pauses
from arenarium.games import kit_of
from arenarium.games.tashkalar.bots.suite.making import WAYS_TO_PLAY, find_problems
from arenarium.games.tashkalar.bots.suite.problems import Problem, problems_of, write_problems
from arenarium.games.tashkalar.bots.suite.problems import suite as built_in
from arenarium.games.tashkalar.bots.suite.solving import Attempt, attempts
from arenarium.terminal.progress import progress_bar


def suite(
    player: Annotated[str, typer.Option(help="Who is to solve the problems.")] = "level8",
    seconds: Annotated[float | None, typer.Option(help="Processor seconds for each turn.")] = None,
    way: Annotated[str | None, typer.Option(help=f"Only problems of {', '.join(WAYS_TO_PLAY)}.")] = None,
    file: Annotated[Path | None, typer.Option(help="Problems of this file, not those of the package.")] = None,
    out: Annotated[Path | None, typer.Option("--json", help="Write down everything.")] = None,
    make: Annotated[Path | None, typer.Option(help="Find new problems instead, and write them into this file.")] = None,
    number: Annotated[int, typer.Option(min=1, help="How many to find, of each way to play.")] = 30,
    seed: Annotated[int, typer.Option(help="Where to look for new ones: the same seed finds the same.")] = 1,
    first: Annotated[int, typer.Option(min=1, help="The number of the first new one.")] = 1,
) -> None:
    """How many positions with a clearly better line a player solves, and which not."""
    if way is not None and way not in WAYS_TO_PLAY:
        raise SetupError(f"no problems of '{way}'; there are {', '.join(WAYS_TO_PLAY)}")
    if make is not None:
        _make(make, [way] if way else list(WAYS_TO_PLAY), number, str(seed), first)
        return
    problems = built_in() if file is None else problems_of(file.read_text("utf-8"))
    chosen = [problem for problem in problems if way in (None, problem.way)]
    name = player if seconds is None else f"{player}@{seconds}"
    _report(name, _solved(name, chosen), out)


def _make(file: Path, ways: list[str], number: int, seed: str, first: int) -> None:
    """After each problem everything is written: to stop early loses nothing."""
    found: list[Problem] = []
    for way in ways:
        with progress_bar(f"problems of {way}", number) as advance:
            for problem in find_problems(way, number, seed, first):
                found.append(problem)
                write_problems(file, found)
                advance(1)


def _solved(name: str, problems: list[Problem]) -> list[Attempt]:
    kit = kit_of("tashkalar")

    def sat_down(problem: Problem) -> Bot:
        return bot_of(kit, name, Random(problem.id), process_time)

    avoid_long_pauses()
    done: list[Attempt] = []
    with progress_bar(f"{name} solves", len(problems)) as advance:
        for made in attempts(problems, sat_down):
            done.append(made)
            advance(1)
    return done


def _report(name: str, done: list[Attempt], out: Path | None) -> None:
    console = Console()
    failed = [made for made in done if not made.solved]
    if failed:
        table = Table("not solved", "worth", "better", "played", "better line", box=None)
        for made in failed:
            lines = [" ".join(f"{said};" for said in line) for line in (made.played, made.problem.line)]
            table.add_row(made.problem.id, f"{made.value:.2f}", f"{made.problem.value:.2f}", *lines)
        console.print(table)
    for way in [*WAYS_TO_PLAY, None]:
        of_way = [made for made in done if way in (None, made.problem.way)]
        if of_way:
            solved = sum(made.solved for made in of_way)
            low, high = wilson(solved, len(of_way))
            share = f"{solved / len(of_way):.1%} ({low:.1%} to {high:.1%})"
            console.print(f"{name} solves {solved} of {len(of_way)} {way or 'in all'}: {share}", highlight=False)
    if out is not None:
        told = [
            {"id": made.problem.id, "solved": made.solved, "value": made.value, "played": made.played} for made in done
        ]
        out.write_text(json.dumps({"player": name, "attempts": told}, indent=1, ensure_ascii=False) + "\n", "utf-8")
