"""All programs by name, so that an effect in progress can be saved and read back."""

from __future__ import annotations

from arenarium.script.machine import Frame, Program
from arenarium.tashkalar.position import Position
from arenarium.tashkalar.registers import fresh

PROGRAMS: dict[str, Program[Position]] = {}


def register(program: Program[Position]) -> Program[Position]:
    PROGRAMS[program.key] = program
    return program


def start(state: Position, program: Program[Position], registers: dict[int, int] | None = None) -> None:
    """Put a new frame on the stack; it runs as soon as the state goes on."""
    frame = Frame(program, fresh())
    if registers:
        for index, value in registers.items():
            frame.vars[index] = value
    state.stack.append(frame)
