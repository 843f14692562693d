"""`arenarium balance`: whether cards are fair."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from arenarium.cards.card_set import BaseCardSet
from arenarium.cli.cardfiles import Cards, cards_for
from arenarium.cli.setup import GAME_HELP, way_of, with_setup_flags
from arenarium.core.errors import SetupError
from arenarium.core.kit import GameKit
from arenarium.core.plain import Json, encoded
from arenarium.extras import require
from arenarium.games import kit_of
from arenarium.lab.balance import Rate, Report, Study, Verdict, changed, usual_cards
from arenarium.lab.balance.games import balance_of
from arenarium.lab.balance.markdown import markdown
from arenarium.lab.balance.page import page
from arenarium.lab.balance.words import ends, headline, how, interval, played, sentences
from arenarium.parallel import Runner
from arenarium.terminal.running import Cluster, Jobs, JournalFile, Resume, Running

EXIT_UNFAIR = 1
BUILT_IN = "built-in"
SLICE = 60
"""Pairs between two looks: the same for any number of processes, as a study stops only then."""
SELDOM = 50
"""A card that nobody comes to hold in so many pairs for each game that was asked for is given up."""
SHOWN = 5
"""Cards at either end of the list."""


@with_setup_flags()
def balance_command(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    setup: dict[str, Json],
    cards: Cards = None,
    against: Annotated[str, typer.Option(help="The set without the cards: built-in, or a file.")] = BUILT_IN,
    card: Annotated[
        str | None,
        typer.Option(help="Judge only this card, or faction, by pairs of games with and without it."),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(help="One for all seats, or one for each, separated by commas; else one that holds all cards."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games, for each card; with --until-sure at most.")] = 1000,
    until_sure: Annotated[
        bool,
        typer.Option("--until-sure", help="Stop as soon as there is a verdict; it is as sure as any other."),
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    journal: JournalFile = None,
    resume: Resume = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the whole report to this file, too.")] = None,
    markdown_file: Annotated[Path | None, typer.Option("--markdown", help="The same, as Markdown.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="The same, as a page with plots.")] = None,
) -> None:
    """Whether the cards of a game, or cards of your own, are fair."""
    if html_file is not None:
        require("plots")  # before hours of games
    kit = kit_of(game)
    names = (players or balance_of(kit).player).split(",")
    base = (None if against == BUILT_IN else cards_for(kit, [Path(against)])) or usual_cards(kit)
    own = cards_for(kit, cards) or base
    subjects = _subjects(kit, own, base, card)
    studies = [
        Study(kit, own, subject, setup, names, seed, base, at_any_time=until_sure, looked_at=len(subjects))
        for subject in subjects
    ]
    running = Running(jobs, cluster, journal, resume)
    interrupt: KeyboardInterrupt | None = None
    about: dict[str, Json] = {
        "game": game,
        "setup": setup,
        "players": names,
        "seed": seed,
        "cards": own.id,
        "against": base.id,
    }
    with running.runner(way_of(game, setup), games * len(studies), about) as runner:
        try:
            for study in studies:
                _play(study, games, until_sure, runner)
        except KeyboardInterrupt as error:
            interrupt = error
    reports = [study.report() for study in studies]
    if json_file is not None:
        data = [encoded(report) for report in reports]
        json_file.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")
    if markdown_file is not None:
        markdown_file.write_text(markdown(reports), "utf-8")
    if html_file is not None:
        html_file.write_text(page(reports), "utf-8")
    for report in reports:
        _print(Console(), report)
    if interrupt is not None:
        running.leave(interrupt, f"{sum(report.games for report in reports)} games were played")
    if any(report.is_unfair or report.errors for report in reports):
        raise typer.Exit(EXIT_UNFAIR)


def _subjects(kit: GameKit, cards: BaseCardSet, against: BaseCardSet, card: str | None) -> Sequence[str | None]:
    """What to study: what a set has changed; of a set that has changed nothing, the whole. Raises SetupError."""
    changes = changed(kit, cards, against)
    if card is None:
        return changes or [None]
    if card not in changes and any(fact.name == card for fact in balance_of(kit).facts(cards)):
        raise SetupError(
            f"'{card}' is the same in '{cards.name}' and '{against.name}': there is nothing to compare; "
            "the report on the whole set, without --card, has it"
        )
    return [card]


def _play(study: Study, games: int, until_sure: bool, runner: Runner) -> None:
    """Until there are so many games, or a verdict."""
    most = SELDOM * games if study.is_about_a_card else games
    while study.games < games and study.pairs_begun < most and not (until_sure and study.is_sure):
        if study.is_about_a_card:
            before, pairs = study.games, SLICE
            study.play(pairs, replace(runner, progress=lambda done: None))
            runner.progress(study.games - before)
        else:
            pairs = SLICE if until_sure else games
            study.play(pairs, replace(runner, progress=lambda done: runner.progress(done * study.seatings)))


def _print(console: Console, report: Report) -> None:
    color = "red" if report.is_unfair else "green" if report.verdict is Verdict.FAIR else "yellow"
    console.print(f"[bold {color}]{headline(report)}[/]", highlight=False)
    for sentence in sentences(report):
        console.print(sentence, highlight=False, markup=False)
    of_set = report.about.subject is None
    for what, rows in ((report.about.faction, report.factions), ("seat", report.seats)):
        if rows:
            console.print(_rates(what, rows, of_set))
    for kind in dict.fromkeys(card.kind for card in report.cards):
        weak, strong = ends([card.beside for card in report.cards if card.kind == kind], SHOWN)
        if weak:
            console.print(_ends(kind, weak, strong))
    console.print(f"Played: {played(report)}. {how(report)}", style="dim", highlight=False, markup=False)
    for error in report.errors:
        console.print(error, style="red", markup=False, highlight=False)


def _rates(what: str, rows: Sequence[Rate], judged: bool) -> Table:
    table = Table(what, "wins (95%)", "times", *(["verdict"] if judged else []), box=None, pad_edge=False)
    for row in rows:
        table.add_row(row.name, interval(row), str(row.times), *([row.verdict.in_words] if judged else []))
    return table


def _ends(kind: str, weak: Sequence[Rate], strong: Sequence[Rate]) -> Table:
    heads = (f"weakest {kind}", "wins (95%)", "held", "strongest", "wins (95%)", "held")
    table = Table(*heads, box=None, pad_edge=False)
    for worst, best in zip(weak, strong, strict=True):
        table.add_row(worst.name, interval(worst), str(worst.times), best.name, interval(best), str(best.times))
    return table
