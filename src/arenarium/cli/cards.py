"""`arenarium cards`: look at cards, check card data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from arenarium.cards.card_set import BaseCardSet
from arenarium.cards.card_sets import SET
from arenarium.cards.cardfile import CardFile
from arenarium.cards.cardtext import CardText, find_named
from arenarium.cards.problem import CardProblem, CardSetError
from arenarium.cli.cardfiles import Cards, by_game, cards_for, read_files
from arenarium.core.errors import CardError, NotationError
from arenarium.core.kit import CardSets, CardShelf, GameKit
from arenarium.games import kit_of, kits
from arenarium.narration.mistakes import MistakesIn
from arenarium.narration.words import LANGUAGES

app = typer.Typer(no_args_is_help=True, help="Look at cards and check card data.")
Lang = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]
_COLOURS = {"c": "white", "h": "yellow", "l": "magenta", "C": "white", "H": "yellow", "L": "magenta", "@": "bold cyan"}


def _shelves(game: str = "") -> dict[GameKit, CardShelf]:
    """The cards of all games that have any, or of the one that is wanted. Raises SetupError for an unknown game."""
    among = [kit_of(game)] if game else kits().values()
    return {kit: kit.cards_() for kit in among if kit.cards_ is not None}


@app.command("show")
def show(
    name: Annotated[str, typer.Argument(help='The card, in any language: "Gun Tower".')],
    lang: Lang = "en",
    file: Annotated[
        list[Path] | None, typer.Option(help="Look in this card file of your own, or in several of them.")
    ] = None,
) -> None:
    """Print a card: pattern, facts, text."""
    _check_language(lang)
    texts: dict[str, CardText] = {}
    for kit, shelf in _shelves().items():
        if kit.card_sets is not None and not file:
            texts |= shelf.texts(kit.card_sets.default, lang)
    for kit, files in by_game(read_files(file or [])).items():
        texts |= _own_texts(kit, files, lang)
    _print(find_named(name, texts))


def _own_texts(kit: GameKit, files: list[CardFile], lang: str) -> Mapping[str, CardText]:
    """The cards of files by their names in any language. Raises CardSetError."""
    assert kit.card_sets is not None
    assert kit.cards_ is not None
    examined = kit.card_sets.examine(files, loose=True)
    if examined.errors:
        raise CardSetError(examined.errors)
    texts = kit.cards_().texts(examined.cards, lang)
    own = {text.title for english, text in texts.items() if english in {name.lower() for name in examined.own}}
    return {name: text for name, text in texts.items() if text.title in own}


@app.command("list")
def list_cards(
    lang: Lang = "en",
    game: Annotated[str, typer.Option(help="Only the cards of this game.")] = "",
    cards: Cards = None,
) -> None:
    """Print the names of all cards."""
    _check_language(lang)
    if cards and not game:
        (kit,) = by_game(read_files(cards))
        game = kit.id
    texts = [
        text
        for kit, shelf in _shelves(game).items()
        if kit.card_sets is not None
        for text in shelf.listed(cards_for(kit, cards) or kit.card_sets.default, lang)
    ]
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
    lang: Lang = "en",
) -> None:
    """Check card data: patterns, texts, names, renderings. All that is wrong is told at once."""
    _check_language(lang)
    if not files:
        _check_built_in()
        return
    problems: list[tuple[MistakesIn, CardProblem]] = []
    sets: list[BaseCardSet] = []
    for path in files:  # what cannot be read at all is told of each file
        try:
            by_game(read_files([path]))
        except CardError as error:
            problems.append((MistakesIn(lang), CardProblem.of(error)))
    if not problems:
        for kit, given in by_game(read_files(files)).items():
            assert kit.card_sets is not None
            together = any(file.has(SET) for file in given)
            for some in [given] if together else [[file] for file in given]:
                examined = kit.card_sets.examine(some)
                say = MistakesIn(lang, kit.card_sets.mistakes)
                told = examined.problems if examined.errors or together else _before_playing(kit.card_sets, some)
                problems += [(say, problem) for problem in told]
                sets += [examined.cards] if together else []
    for say, problem in problems:
        colour = typer.colors.RED if problem.severity == "error" else typer.colors.YELLOW
        typer.secho(say.problem(problem), fg=colour, err=True)
    if any(problem.severity == "error" for _, problem in problems):
        raise typer.Exit(1)
    typer.echo("1 file in order" if len(files) == 1 else f"{len(files)} files in order")
    for cards in sets:
        typer.echo(f"{cards.name}: {cards.id}")


def _before_playing(sets: CardSets, files: list[CardFile]) -> list[CardProblem]:
    """What is still to be done before cards that are looked at by themselves can be played with."""
    return [replace(problem, severity="warning") for problem in sets.examine(files, loose=False).problems]


def _check_built_in() -> None:
    problems = [problem for shelf in _shelves().values() for problem in shelf.check_all()]
    for problem in problems:
        typer.secho(problem, fg=typer.colors.RED, err=True)
    if problems:
        raise typer.Exit(1)
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
