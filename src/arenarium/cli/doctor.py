"""`arenarium doctor`: what is in use on this machine."""

from __future__ import annotations

import platform
from importlib.metadata import version

import typer

from arenarium import native
from arenarium.games import kits


def doctor_command() -> None:
    """Tell what is in use on this machine: versions, engines."""
    typer.echo(f"arenarium {version('arenarium')}, Python {platform.python_version()}, {platform.machine()}")
    for kit in kits().values():
        engine = native.status(kit.id) if kit.native_ is not None else "Python"
        typer.echo(f"{kit.name}: {engine}")
