"""Commands of the laboratory for Tash-Kalar: `arenarium fit tashkalar` and `schools`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.core.errors import SetupError
from arenarium.core.intervals import wilson
from arenarium.core.plain import Json
from arenarium.games.tashkalar.bots.evaluation import Weights, weights_for
from arenarium.games.tashkalar.bots.features import NAMES
from arenarium.games.tashkalar.bots.fit import WAYS_TO_PLAY, check, fit_form
from arenarium.games.tashkalar.bots.school_study import FORMS, GAMES_A_DEAL, pairs, study
from arenarium.games.tashkalar.bots.schools import SchoolTable, Score, as_text
from arenarium.games.tashkalar.state.forms import Form
from arenarium.terminal.running import Cluster, Jobs, JournalFile, Resume, Running


def fit(
    form: Annotated[str, typer.Option(help="High, duel or melee.")] = "duel",
    games: Annotated[int, typer.Option(min=10, help="How many games, each round.")] = 300,
    rounds: Annotated[int, typer.Option(min=1, help="Play and fit so often.")] = 1,
    deals: Annotated[int, typer.Option(min=0, help="Then try the new weights against the old.")] = 40,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    start: Annotated[
        Path | None, typer.Option(exists=True, help="Begin with the weights of this file, not with those built in.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Put the weights into this file; other forms in it stay.")] = None,
) -> None:
    """Let the computer player play against itself, and move what it judges positions by to what wins."""
    if form not in WAYS_TO_PLAY:
        raise SetupError(f"unknown form '{form}'; known are {', '.join(WAYS_TO_PLAY)}")
    running, before = Running(jobs, cluster, journal, resume), _start(start, form)
    about: dict[str, Json] = {"form": form, "games": games, "rounds": rounds, "seed": seed, "weights": before.to_json()}
    shares: list[float] = []
    with running.runner(f"fit {form}", games * rounds + deals, about) as runner:
        try:
            fits = fit_form(form, before, games, seed, rounds, runner)
            shares = check(form, deals, seed, fits[-1].weights, before, runner)
        except KeyboardInterrupt as interrupt:
            running.leave(interrupt, "there are no new weights")
    weights = fits[-1].weights
    console = Console()
    console.print(_table(before, weights, [fit.pull for fit in fits]))
    if shares:
        low, high = wilson(sum(shares), len(shares))
        console.print(
            f"new against old weights: {sum(shares) / len(shares):.3f} of {len(shares)} games ({low:.3f} to {high:.3f})"
        )
    if out is not None:
        _write(out, form, weights.to_json())


def _start(file: Path | None, form: str) -> Weights:
    if file is None:
        return weights_for(Form(form))
    held = json.loads(file.read_text("utf-8"))
    if form not in held:
        raise SetupError(f"{file} has no weights for '{form}'")
    return Weights.from_json(held[form])


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


def schools(
    form: Annotated[str, typer.Option(help="High or duel.")] = "duel",
    games: Annotated[int, typer.Option(min=2, help="For each pair of schools.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    out: Annotated[Path | None, typer.Option(help="Put what they won into this file; other forms in it stay.")] = None,
) -> None:
    """Let the schools meet each other, and find out which win against which."""
    if form not in FORMS:
        raise SetupError(f"unknown form '{form}'; known are {', '.join(FORMS)}")
    running = Running(jobs, cluster, journal, resume)
    about: dict[str, Json] = {"form": form, "seed": seed}
    deals = len(pairs()) * -(-games // GAMES_A_DEAL)
    with running.runner(f"schools {form}", deals, about) as runner:
        try:
            scores = study(form, games, seed, runner)
        except KeyboardInterrupt as interrupt:
            running.leave(interrupt, "nothing is known of the schools")
    Console().print(_school_table(SchoolTable(scores), [*dict.fromkeys(name for pair in pairs() for name in pair)]))
    if out is not None:
        _write_schools(out, form, scores)


def _school_table(known: SchoolTable, names: list[str]) -> Table:
    """What each school may hope for against the school of the column."""
    table = Table("school", "all", *names, box=None)
    for name in sorted(names, key=known.on_the_whole, reverse=True):
        chances = ("" if name == other else f"{known.chance(name, other):.0%}" for other in names)
        table.add_row(name, f"{known.on_the_whole(name):.0%}", *chances)
    return table


def _write_schools(out: Path, form: str, scores: list[Score]) -> None:
    held = json.loads(out.read_text("utf-8")) if out.exists() else {}
    out.write_text(as_text({**held, form: [list(score) for score in scores]}), "utf-8")
