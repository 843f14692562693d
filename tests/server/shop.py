"""Documents for the workshop, and a server that works on them in this process: its own takes seconds to start."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from arenarium.server.service import studies, workshop

T = TypeVar("T")

HARBOR: dict[str, Any] = {
    "set": {"name": "Harbor"},
    "card": [
        {
            "name": "Lantern Warden",
            "replaces": "Wild Eagle",
            "rank": "common",
            "pattern": "c @ c\n",
            "effect": "Gain an action.",
            "names": {"pl": "Strażnik latarni", "cs": "Strážce lucerny"},
        }
    ],
}
VILLAGE: dict[str, Any] = {
    "set": {"name": "Village"},
    "move": [
        {"name": "Broomstick", "category": "iron", "level": 1, "icons": 1, "damage": 2, "copies": 4},
    ],
}
DOCUMENTS = {"tashkalar": HARBOR, "barracks": VILLAGE}
OWN = {"tashkalar": "Lantern Warden", "barracks": "Broomstick"}
POSITIONS = {
    "tashkalar": (
        "form: duel | schools: highland, northern | hand 0: {card} | hand 1: Knight | board: 5/7/9/9/3a1a3/9/4b4/7/5"
    ),
    "barracks": "squad 0: Goose Girl; Pilgrim | squad 1: Tinker [{card}, -]; Poacher",
}
PRINTED = {"tashkalar": "Wild Eagle", "barracks": "Plain Cut"}


def position(game: str, *, own: bool = False) -> str:
    """One to begin with, with a card of the set or a printed one in hand."""
    return POSITIONS[game].format(card=OWN[game] if own else PRINTED[game])


def changed(document: dict[str, Any], **card: Any) -> dict[str, Any]:
    """A document whose first card is otherwise."""
    other = copy.deepcopy(document)
    kind = next(key for key in other if key != "set")
    other[kind][0] |= card
    return other


class AtHand:
    """Stands for a process of the server."""

    def __init__(self, niceness: int = 0) -> None:
        assert niceness >= 10, "everything else comes first"

    async def run(self, task: Callable[..., T], *args: object) -> T:
        return task(*args)

    def close(self) -> None:
        pass


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (workshop, studies):
        monkeypatch.setattr(module, "WorkerProcess", AtHand)
