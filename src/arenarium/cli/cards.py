"""`arenarium cards`: look at cards, check card data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from arenarium.cards.cardfile import CardFile
from arenarium.cards.cardtext import CardText, find_named
from arenarium.core.errors import CardError, NotationError
from arenarium.core.kit import CardShelf, GameKit
from arenarium.games import kit_of, kits
from arenarium.narration.words import LANGUAGES

app = typer.Typer(no_args_is_help=True, help="Look at cards and check card data.")
Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
_COLOURS = {"c": "white", "h": "yellow", "l": "magenta", "C": "white", "H": "yellow", "L": "magenta", "@": "bold cyan"}


def _shelves(game: str = "") -> dict[GameKit, CardShelf]:
    """The cards of all games that have any, or of the one that is wanted. Raises SetupError for an unknown game."""
    among = [kit_of(game)] if game else kits().values()
    return {kit: kit.cards_() for kit in among if kit.cards_ is not None}


def _shelf_for(file: CardFile) -> CardShelf:
    """Whose cards a file holds. Raises CardError."""
    shelves = _shelves().values()
    for shelf in shelves:
        if any(file.has(table) for table in shelf.tables):
            return shelf
    known = ", ".join(f"[[{table}]]" for shelf in shelves for table in shelf.tables)
    raise CardError(f"no cards in it; expected one of {known}", file=file.name)


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(help='The card, in any language: "Gun Tower".')],
    lang: Lang = "en",
    file: Annotated[Path | None, typer.Option(help="Look in this card file of your own.")] = None,
) -> None:
    """Print a card: pattern, facts, text."""
    _check_language(lang)
    if file is None:
        texts = {known: text for shelf in _shelves().values() for known, text in shelf.texts(lang).items()}
    else:
        own = CardFile.read(file)
        texts = dict(_shelf_for(own).texts_of(own, lang))
    _print(find_named(name, texts))


@app.command("list")
def list_cards(lang: Lang = "en", game: Annotated[str, typer.Option(help="Only the cards of this game.")] = "") -> None:
    """Print the names of all cards."""
    _check_language(lang)
    texts = [text for shelf in _shelves(game).values() for text in shelf.listed(lang)]
    table = Table(box=None, show_header=False)
    table.add_column(no_wrap=True, min_width=max((len(text.title) for text in texts), default=0))
    table.add_column(no_wrap=True, overflow="ellipsis")
    for text in texts:
        table.add_row(text.title, ", ".join(text.facts))
    Console().print(table)


@app.command("check")
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Card files of your own; none: all that are built in.")
    ] = None,
) -> None:
    """Check card data: patterns, texts, names, renderings."""
    problems: list[str] = []
    try:
        if files:
            for path in files:
                file = CardFile.read(path)
                problems += _shelf_for(file).check(file)
        else:
            problems += [problem for shelf in _shelves().values() for problem in shelf.check_all()]
    except CardError as error:
        problems = [str(error)]
    for problem in problems:
        typer.secho(problem, fg=typer.colors.RED, err=True)
    if problems:
        raise typer.Exit(1)
    if files:
        typer.echo(f"{len(files)} file(s) in order")
    else:
        for kit, shelf in _shelves().items():
            typer.echo(f"{kit.name}: {shelf.summary()} in order, in {', '.join(shelf.languages)}")


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
