"""Where the `arenarium` command begins: with a word on what is missing, where only the engine is installed."""

from __future__ import annotations

import sys

from arenarium.extras import MissingExtra, explained


def main() -> None:
    try:
        from arenarium.cli import app  # here, so that it can be missing

        app()
    except ModuleNotFoundError as error:
        missing = explained(error)
        if not isinstance(missing, MissingExtra):
            raise
        print(missing, file=sys.stderr)
        raise SystemExit(2) from None
