"""From the words of a command to the setup of a match."""

from __future__ import annotations

from typing import Any


def setup_of(game: str, seats: int, **given: Any) -> dict[str, Any]:
    """What was said of the way to play; the game itself refuses what it does not know."""
    setup = {"seats": seats, **{key: value for key, value in given.items() if value is not None}}
    if game == "tashkalar":
        setup.setdefault("form", "high")
    schools = setup.get("schools")
    if schools is not None and schools not in ("random", "draft"):
        setup["schools"] = schools.split(",")
    return setup
