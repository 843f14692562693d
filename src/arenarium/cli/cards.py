"""`arenarium cards`: look at cards, check card data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from arenarium.barracks import cardcheck as barracks_check
from arenarium.barracks import cardtext as barracks
from arenarium.barracks.cards import MOVES, WARRIORS, read_moves, read_warriors
from arenarium.core.errors import CardError, NotationError
from arenarium.script.cardfile import CardFile
from arenarium.script.cardtext import CardText, find_named
from arenarium.tashkalar import cardcheck as tashkalar_check
from arenarium.tashkalar import cardtext as tashkalar
from arenarium.tashkalar.cards import CARDS, TASKS, read_own
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
    _print(find_named(name, _texts(lang) if file is None else _texts_of(CardFile.read(file), lang)))


def _is_of_barracks(file: CardFile) -> bool:
    return file.has("warrior") or file.has("move")


def _texts_of(file: CardFile, lang: str) -> dict[str, CardText]:
    """The texts of the cards of a file of somebody's own."""
    if _is_of_barracks(file):
        found = barracks.by_name(read_warriors(file) if file.has("warrior") else read_moves(file))
        return {name: barracks.card_text(card, lang) for name, card in found.items()}
    own = tashkalar.by_name(read_own(file))
    return {name: tashkalar.card_text(card, lang) for name, card in own.items()}


def _texts(lang: str) -> dict[str, CardText]:
    """The texts of all cards of all games, by their names in any language, in small letters."""
    found = {name: barracks.card_text(card, lang) for name, card in barracks.by_name().items()}
    return found | {name: tashkalar.card_text(card, lang) for name, card in tashkalar.by_name().items()}


@app.command("list")
def list_cards(lang: Lang = "en", game: Annotated[str, typer.Option(help="Only the cards of this game.")] = "") -> None:
    """Print the names of all cards."""
    _check_language(lang)
    shown = {
        "tashkalar": [tashkalar.card_text(card, lang) for card in tashkalar.EVERY_CARD],
        "barracks": [barracks.card_text(card, lang) for card in barracks.EVERY_CARD],
    }
    if game and game not in shown:
        raise NotationError(f"unknown game '{game}'; known are {', '.join(shown)}")
    table = Table(box=None, show_header=False)
    table.add_column(no_wrap=True, min_width=max(len(text.title) for texts in shown.values() for text in texts))
    table.add_column(no_wrap=True, overflow="ellipsis")
    for name, texts in shown.items():
        for text in texts if game in ("", name) else ():
            table.add_row(text.title, ", ".join(text.facts))
    Console().print(table)


@app.command("check")
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Card files of your own; none: all that are built in.")
    ] = None,
) -> None:
    """Check card data: patterns, texts, names, renderings."""
    try:
        if files:
            problems = [problem for path in files for problem in _check_file(CardFile.read(path))]
        else:
            problems = tashkalar_check.check_all() + barracks_check.check_all()
    except CardError as error:
        problems = [str(error)]
    for problem in problems:
        typer.secho(problem, fg=typer.colors.RED, err=True)
    if problems:
        raise typer.Exit(1)
    if files:
        typer.echo(f"{len(files)} file(s) in order")
    else:
        typer.echo(f"Tash-Kalar: {len(CARDS)} cards and {len(TASKS)} tasks in order, in {', '.join(LANGUAGES)}")
        typer.echo(f"Barracks: {len(WARRIORS)} warriors and {len(MOVES)} moves in order, in {', '.join(LANGUAGES)}")


def _check_file(file: CardFile) -> list[str]:
    if _is_of_barracks(file):
        return barracks_check.check_file(file)
    return tashkalar_check.check_file(file)


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
    if card.flavour:
        lines += ["", f"[italic dim]{card.flavour}[/italic dim]"]
    Console().print(Panel("\n".join(lines), title=f"[bold]{card.title}[/bold]", width=72, padding=(1, 2)))
