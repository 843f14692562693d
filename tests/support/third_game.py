"""A third game, from a package of its own: found by its entry point, here and in every process that is started."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import arenarium
from arenarium.core.kit import GameKit
from arenarium.games import kits

FOLDER = Path(__file__).resolve().parents[1] / "games" / "tictactoe"
"""What an installation would be: the package, and beside it what says which entry points it has."""


@contextmanager
def installed() -> Iterator[GameKit]:
    """Its kit, as long as it is there."""
    paths = (str(FOLDER), str(Path(arenarium.__file__).parents[1]), os.environ.get("PYTHONPATH", ""))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        kits.cache_clear()
        try:
            yield kits()["tictactoe"]
        finally:
            kits.cache_clear()
