"""`arenarium serve`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from arenarium.server.settings import UNLIMITED, Limits, Settings, default_database

_STARTUP_FAILED = 3


def _option(name: str, text: str, **more: Any) -> Any:
    return typer.Option(f"--{name}", envvar=f"ARENARIUM_{name.upper()}", help=text, **more)


def serve_command(
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
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser, where there is one.")] = False,
    unlimited: Annotated[bool, typer.Option("--unlimited", hidden=True)] = False,
) -> None:
    """Serve tables of all games, for people and computer players."""
    from arenarium.server.run import run  # here, so that other commands need not wait for it

    settings = Settings(
        host=host,
        port=port,
        database=database or default_database(),
        redis=redis,
        workers=workers,
        secret=secret,
        origins=tuple(origin.strip() for origin in origins.split(",") if origin.strip()),
        proxies=proxies,
        limits=UNLIMITED if unlimited else Limits(),
    )

    def tell(address: str) -> None:
        typer.echo(f"Arenarium is at {address} (Ctrl+C ends it)")
        if open_page:
            typer.launch(address)

    if not run(settings, tell):
        raise typer.Exit(_STARTUP_FAILED)
