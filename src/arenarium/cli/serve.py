"""`arenarium serve`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, cast

import typer

from arenarium.cards.problem import CardSetError
from arenarium.cli.cardfiles import by_game, read_files
from arenarium.core.plain import Json
from arenarium.server.config import limit_changes, read_config
from arenarium.server.messages.site import Patience
from arenarium.server.settings import NO_LIMITS, HouseSet, Limits, Settings, default_database

_EXIT_STARTUP_FAILED = 3


def _option(name: str, text: str, **more: Any) -> Any:  # as typer.Option
    return typer.Option(f"--{name}", envvar=f"ARENARIUM_{name.replace('-', '_').upper()}", help=text, **more)


_NOT_IN_FILES = {"config", "open_page", "unlimited"}


def _read_file(context: typer.Context, file: Path | None) -> Path | None:
    """What a file says counts less than a flag or a variable."""
    known = {str(parameter.name) for parameter in context.command.params} - _NOT_IN_FILES
    context.default_map = read_config(file, known)
    return file


def serve_command(
    config: Annotated[
        Path | None,
        _option(
            "config",
            "A file with settings; without it arenarium.toml, if there is one.",
            is_eager=True,
            callback=_read_file,
        ),
    ] = None,
    host: Annotated[str, _option("host", "The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, _option("port", "The port; 0 for any that is free.", min=0, max=65535)] = 8000,
    database: Annotated[
        str, _option("database", "A file for SQLite, or postgresql://...; without it, a file in your data folder.")
    ] = "",
    redis: Annotated[str, _option("redis", "redis://...; needed where several processes share a database.")] = "",
    workers: Annotated[int, _option("workers", "Processes in which computer players think.", min=1, max=64)] = 2,
    secret: Annotated[str, _option("secret", "Signs cookies; 16 characters or more. After a comma: older ones.")] = "",
    origins: Annotated[str, _option("origins", "Other origins whose pages may use the server, with commas.")] = "",
    proxies: Annotated[str, _option("proxies", "Proxies that are believed who the client is, with commas.")] = "",
    hosts: Annotated[str, _option("hosts", "Names under which the server is known, with commas.")] = "",
    metrics_token: Annotated[
        str, _option("metrics-token", "What must be shown to read the metrics from another machine.")
    ] = "",
    log_format: Annotated[str, _option("log-format", "text, or json: an object a line.")] = "text",
    log_level: Annotated[str, _option("log-level", "debug, info, warning or error.")] = "info",
    away: Annotated[
        float, _option("away", "Seconds after which the others may go on without a player who is not connected.", min=1)
    ] = 120,
    abandoned: Annotated[
        float, _option("abandoned", "Days without a step after which a game without a clock is over.", min=1 / 24)
    ] = 14,
    abandoned_guests: Annotated[
        float, _option("abandoned-guests", "The same where a guest has a seat.", min=1 / 24)
    ] = 3,
    trusted: Annotated[
        str, _option("trusted", "Addresses or networks of which nothing is counted by address, with commas.")
    ] = "",
    limits: Annotated[
        list[str] | None,
        typer.Option("--limit", envvar="ARENARIUM_LIMITS", help="Another limit, as in sockets=200; see the docs."),
    ] = None,
    cards: Annotated[
        list[Path] | None,
        typer.Option("--cards", envvar="ARENARIUM_CARDS", help="Offer the card set of this file; again for more."),
    ] = None,
    public_url: Annotated[str, _option("public-url", "Where people open the page, for links in mail.")] = "",
    smtp: Annotated[str, _option("smtp", "Sends mail: smtp://user:password@host:587. Without it there is none.")] = "",
    mail_from: Annotated[str, _option("mail-from", "The address that mail comes from.")] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser, where there is one.")] = False,
    unlimited: Annotated[bool, typer.Option("--unlimited", hidden=True)] = False,
) -> None:
    """Serve tables of all games, for people and computer players."""
    from arenarium.server.run import run  # here, so that other commands need not wait for it

    house_sets = _house_sets(cards or ())
    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis,
        workers=workers,
        secret=secret,
        origins=tuple(origin.strip() for origin in origins.split(",") if origin.strip()),
        proxies=proxies,
        trusted=trusted,
        hosts=tuple(name.strip() for name in hosts.split(",") if name.strip()),
        metrics_token=metrics_token,
        log_format=log_format,
        log_level=log_level,
        limits=(NO_LIMITS if unlimited else Limits()).with_changes(limit_changes(limits or ())),
        house_sets=house_sets,
        away_after=away,
        patience=Patience(abandoned, abandoned_guests),
        public_url=public_url,
        smtp=smtp,
        mail_from=mail_from,
    )

    def tell(address: str) -> None:
        typer.echo(f"Arenarium is at {address} (Ctrl+C ends it)")
        for set_ in house_sets:
            typer.echo(f"Cards of '{set_.name}': {address}workshop/{set_.game}/{set_.id}")
        if open_page:
            typer.launch(address)

    if not run(settings, tell):
        raise typer.Exit(_EXIT_STARTUP_FAILED)


def _house_sets(paths: Sequence[Path]) -> tuple[HouseSet, ...]:
    """The set of each file. Raises CardError, which says all that is wrong."""
    sets = []
    for path in paths:
        for kit, files in by_game(read_files([path])).items():
            assert kit.card_sets is not None  # its cards are in the file
            examined = kit.card_sets.examine(files, loose=False)
            if examined.errors:
                raise CardSetError(examined.errors)
            cards = examined.cards
            document = cast(dict[str, Json], files[0].document)  # a file without errors holds nothing else
            sets.append(HouseSet(kit.id, cards.id, cards.name, cards.source or "", document, tuple(examined.own)))
    return tuple(sets)
