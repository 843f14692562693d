"""Looks for the names of games where no game should be named."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path

GAMES = re.compile("tash-?kalar|barracks|koszar|kasár", re.IGNORECASE)
"""Our games, in three languages, also with other endings."""


def games_named_in(root: Path, own: Collection[str], allowed: Collection[str] = ()) -> Iterator[str]:
    """Each place below a folder that names a game, as `path:line: text`. Not looked into: folders that belong to a game
    (`own`), and single files in which it is right (`allowed`); both are paths below the root."""
    for path in sorted(root.rglob("*")):
        place = path.relative_to(root).as_posix()
        if not path.is_file() or path.suffix == ".pyc" or place in allowed:
            continue
        if any(place.startswith(f"{folder}/") for folder in own):
            continue
        if GAMES.search(place):
            yield f"{place}: the name of the file"
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a picture, or a sound
        for number, line in enumerate(text.splitlines(), 1):
            if GAMES.search(line):
                yield f"{place}:{number}: {line.strip()}"
