"""Programs by name, and starting them."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Program
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.frames import PROGRAMS, RULES_PROGRAMS
from arenarium.games.tashkalar.state.position import Position


def register(program: Program[Position]) -> Program[Position]:
    """A program of the rules, of no card."""
    RULES_PROGRAMS[program.key] = program
    return program


def frozen_key(name: str) -> str:
    """How the program of a card's frozen effect is called."""
    return f"{name} frozen"


def warp_key(name: str) -> str:
    """How the program of a card's warp effect is called."""
    return f"{name} warp"


def start_warp(state: Position, card: int) -> None:
    """Resolve a warp effect, played or copied."""
    start(state, PROGRAMS(state.cards)[warp_key(state.cards.names[card])], {reg.CARD: card})


def start(state: Position, program: Program[Position], registers: dict[int, int] | None = None) -> None:
    """Put a new frame on the stack; it runs as soon as the state goes on."""
    frame = Frame(program, reg.fresh())
    if registers:
        for index, value in registers.items():
            frame.vars[index] = value
    state.stack.append(frame)
