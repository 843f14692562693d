"""Commands of the laboratory for Barracks: `arenarium exploit`, `fit` and `squads`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from arenarium.core.errors import SetupError
from arenarium.core.fingerprint import fingerprint
from arenarium.core.plain import Json
from arenarium.games.barracks.bots import fit as fitting
from arenarium.games.barracks.bots.double_oracle import SquadStudy
from arenarium.games.barracks.bots.experience import POOL
from arenarium.games.barracks.bots.exploit import exploit as exploited
from arenarium.games.barracks.bots.squads import as_text, scores_of, written
from arenarium.games.barracks.state.setup import DIFFICULTIES, Difficulty
from arenarium.terminal.running import Cluster, Jobs, JournalFile, Resume, Running

DifficultyOption = Annotated[str, typer.Option("--difficulty", help="Classic, simplified, hard or quick.")]


def _checked(difficulty: str) -> Difficulty:
    try:
        return Difficulty(difficulty)
    except ValueError:
        raise SetupError(f"difficulty is {difficulty!r}; expected {', '.join(DIFFICULTIES)}") from None


# ------------------------------------------------------------------------------------------------------------- exploit


def exploit(
    player: Annotated[str, typer.Option(help="Whom to exploit; name@seconds sets a turn's time.")] = "level8@0.25",
    positions: Annotated[int, typer.Option(min=1, help="Positions to play on from, each with both sides.")] = 100,
    difficulty: DifficultyOption = "classic",
    seed: Annotated[int, typer.Option(help="The same seed gives the same positions.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the result to this file, too.")] = None,
) -> None:
    """Play against a computer player knowing its mixed strategy, from the middle of games."""
    _checked(difficulty)
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
    player: Annotated[str, typer.Option(help="Who fights: pool for quick players by lot, or a player.")] = POOL,
    from_scratch: Annotated[bool, typer.Option("--from-scratch", help="Begin without any weights.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    out: Annotated[Path | None, typer.Option(help="Write the weights to this file.")] = None,
) -> None:
    """Let computer players play, and find what cards and their company are worth by who won."""
    _check_file(out)
    running = Running(jobs, cluster, journal, resume)
    about: dict[str, Json] = {"player": player, "seed": seed}
    with running.runner(f"fit {player}", games, about) as runner:
        try:
            fitted = fitting.fit(games, seed, player, from_scratch, runner)
        except KeyboardInterrupt as interrupt:
            running.leave(interrupt, "there are no new weights")
    Console().print(
        f"{fitted.positions} positions; who wins games kept apart is told with {fitted.surprise:.3f} bits of surprise, "
        f"with the weights before {fitted.surprise_before:.3f} (a guess: 1)",
        highlight=False,
    )
    if out is not None:
        out.write_text(json.dumps(fitted.worth, indent=1) + "\n", "utf-8")


def _check_file(out: Path | None) -> None:
    if out is not None and out.is_dir():
        raise SetupError(f"'{out}' is a folder; what is found goes into a file")


# -------------------------------------------------------------------------------------------------------------- squads


def squads(
    difficulty: DifficultyOption = "classic",
    player: Annotated[
        str, typer.Option(help="Who fights for both: pool for quick players by lot, or a player.")
    ] = POOL,
    rounds: Annotated[int, typer.Option(min=1, help="After each, the best answers join the inner circle.")] = 3,
    games: Annotated[int, typer.Option(min=2, help="For each pair of squads and each challenger, in a round.")] = 8,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    out: Annotated[Path | None, typer.Option(help="Add what squads won to this file.")] = None,
) -> None:
    """Let squads meet each other, and find the mixed strategy of recruiting (double oracle)."""
    _check_file(out)
    known = json.loads(out.read_text("utf-8")) if out is not None and out.exists() else {}
    way = _checked(difficulty)
    points = str(DIFFICULTIES[way])
    running = Running(jobs, cluster, journal, resume)
    study = SquadStudy(way, scores_of(known.get(points, ())), player, seed)
    about: dict[str, Json] = {"difficulty": difficulty, "player": player, "games": games, "seed": seed}
    about["known"] = fingerprint(json.dumps(known.get(points)))  # it decides who meets
    with running.runner(f"squads {difficulty}", study.meetings(rounds, games), about) as runner:
        try:
            for mix in study.run(rounds, games, runner):
                shares = ", ".join(f"{written(levels)} {share:.0%}" for levels, share in mix.items())
                Console().print(f"{study.games} games: {shares}", highlight=False)
        except KeyboardInterrupt as interrupt:
            running.leave(interrupt, "nothing was added to what is known")
    if out is not None:
        known[points] = [[written(one.first), written(one.second), one.games, one.won] for one in study.known]
        out.write_text(as_text(known), "utf-8")
