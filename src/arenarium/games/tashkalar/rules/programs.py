"""All programs by name, so that an effect in progress can be saved and read back."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Program
from arenarium.games.tashkalar.cards.cards import CARDS
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.position import Position

PROGRAMS: dict[str, Program[Position]] = {}


def register(program: Program[Position]) -> Program[Position]:
    PROGRAMS[program.key] = program
    return program


def frozen_key(name: str) -> str:
    """How the program of a card's frozen effect is called."""
    return f"{name} frozen"


def warp_key(name: str) -> str:
    """How the program of a card's warp effect is called."""
    return f"{name} warp"


def start_warp(state: Position, card: int) -> None:
    """Resolve a warp effect, played or copied."""
    start(state, PROGRAMS[warp_key(CARDS[card].name)], {reg.CARD: card})


def start(state: Position, program: Program[Position], registers: dict[int, int] | None = None) -> None:
    """Put a new frame on the stack; it runs as soon as the state goes on."""
    frame = Frame(program, reg.fresh())
    if registers:
        for index, value in registers.items():
            frame.vars[index] = value
    state.stack.append(frame)
