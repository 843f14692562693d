"""`arenarium cards`: look at cards, check card data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from arenarium.core.errors import CardError, NotationError
from arenarium.script.cardfile import CardFile
from arenarium.tashkalar.cardcheck import check_all, check_file
from arenarium.tashkalar.cards import CARDS, TASKS, read_beings
from arenarium.tashkalar.cardtext import CardText, all_names, card_text, find_card
from arenarium.tashkalar.lang import LANGUAGES

app = typer.Typer(no_args_is_help=True, help="Look at cards and check card data.")
Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
_COLOURS = {"c": "white", "h": "yellow", "l": "magenta", "C": "white", "H": "yellow", "L": "magenta", "@": "bold cyan"}


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(help='The card, in any language: "Gun Tower".')],
    lang: Lang = "en",
    file: Annotated[Path | None, typer.Option(help="Look in this card file of your own.")] = None,
) -> None:
    """Print a card: pattern, facts, text."""
    _check_language(lang)
    card = find_card(name) if file is None else find_card(name, read_beings(CardFile.read(file), file.stem))
    _print(card_text(card, lang))


@app.command("list")
def list_cards(lang: Lang = "en") -> None:
    """Print the names of all cards."""
    _check_language(lang)
    table = Table("", "", box=None, show_header=False)
    for name in all_names():
        shown = card_text(find_card(name), lang)
        table.add_row(shown.title, ", ".join(shown.facts))
    Console().print(table)


@app.command("check")
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Card files of your own; none: all that are built in.")
    ] = None,
) -> None:
    """Check card data: patterns, texts, names, renderings."""
    try:
        problems = [problem for path in files for problem in check_file(path)] if files else check_all()
    except CardError as error:
        problems = [str(error)]
    for problem in problems:
        typer.secho(problem, fg=typer.colors.RED, err=True)
    if problems:
        raise typer.Exit(1)
    if files:
        typer.echo(f"{len(files)} file(s) in order")
    else:
        typer.echo(f"{len(CARDS)} cards and {len(TASKS)} tasks in order, in {', '.join(LANGUAGES)}")


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise NotationError(f"unknown language '{lang}'; known are {', '.join(LANGUAGES)}")


def _print(card: CardText) -> None:
    lines = [f"[dim]{' · '.join(card.facts)}[/dim]", ""]
    for row in card.picture:
        signs = [f"[{_COLOURS[sign]}]{sign}[/]" if sign in _COLOURS else f"[dim]{sign}[/dim]" for sign in row.split()]
        lines.append("   " + " ".join(signs))
    if card.picture:
        lines.append("")
    for heading, text in card.texts:
        lines.append(f"[bold]{heading}:[/bold] {text}" if heading else text)
    Console().print(Panel("\n".join(lines), title=f"[bold]{card.title}[/bold]", width=72, padding=(1, 2)))
