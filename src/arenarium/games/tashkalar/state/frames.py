"""Effects in progress as data: each frame of the stack with its program's name and what its registers hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, TypeAlias

from arenarium.cards.card_set import Derived
from arenarium.cards.limits import MOST_STEPS
from arenarium.cards.machine import Frame, Program
from arenarium.core.errors import NotationError
from arenarium.core.plain import LARGEST, FromCards, Json, decoded, encoded
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_BY_NAME
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.state import registers as reg

if TYPE_CHECKING:
    from arenarium.games.tashkalar.state.position import Position

RULES_PROGRAMS: dict[str, Program[Position]] = {}
"""Programs by name that are of no card. The rules fill it, and the next."""
COMPILERS: list[Callable[[CardSet], Iterable[Program[Position]]]] = []
"""What makes programs of the cards of a set."""


def _programs(cards: CardSet) -> dict[str, Program[Position]]:
    return RULES_PROGRAMS | {program.key: program for compiled in COMPILERS for program in compiled(cards)}


PROGRAMS: Derived[CardSet, dict[str, Program[Position]]] = Derived(_programs)
"""All programs by name: by it an effect in progress is saved and read back."""

RegisterValue: TypeAlias = str | int | tuple[str, ...]
STEP_NUMBERS = 7
"""How many numbers say where in its program a frame stands. The last, the steps that it has taken, may be left out:
then it has taken none."""


@dataclass(frozen=True, slots=True)
class EffectInProgress:
    program: str
    """Named after its card, with the part of it that is carried out."""
    step: tuple[int, ...]
    """Where in the program it stands."""
    registers: dict[str, RegisterValue]
    """What it remembers, by name: squares and cards by their names, sets of squares as lists. What is empty is left
    out."""


def effect_of(cards: CardSet, frame: Frame) -> EffectInProgress:
    values: dict[str, RegisterValue] = {}
    for index, (value, empty) in enumerate(zip(frame.vars, reg.FRESH, strict=True)):
        if value != empty:
            values[reg.NAMES[index]] = cards.names[value] if index == reg.CARD else _SAID[index](value)
    step = (frame.pc, frame.count, frame.loop, frame.done, frame.earlier, frame.met, frame.steps)
    return EffectInProgress(frame.program.key, step, values)


def frame_of(cards: CardSet, effect: EffectInProgress) -> Frame:
    """The frame that an effect was made of; nothing is checked."""
    registers = reg.fresh()
    for name, value in effect.registers.items():
        index = reg.NAMES.index(name)
        registers[index] = _read(cards, index, value)
    return Frame.from_key(PROGRAMS(cards)[effect.program], step_numbers(effect.step), registers)


def step_numbers(said: tuple[int, ...]) -> list[int]:
    """All numbers of a step; an earlier version did not write how many there were before. Raises ValueError."""
    numbers = [*said, min(1 + max(said[1:5]), MOST_STEPS)] if len(said) == STEP_NUMBERS - 1 else [*said]
    if len(numbers) != STEP_NUMBERS:
        raise ValueError(f"a step has {STEP_NUMBERS} numbers")
    return numbers


def _kind(index: int) -> Callable[[int], RegisterValue]:
    if index in reg.SETS:
        return lambda value: tuple(names(value))
    if index in reg.SQUARES:
        return NAMES.__getitem__
    return DIRECTIONS.__getitem__ if index == reg.DIRECTION else int


_SAID = tuple(_kind(index) for index in range(len(reg.NAMES)))


def _read(cards: CardSet, index: int, value: RegisterValue) -> int:
    """Raises KeyError, ValueError or TypeError where a register cannot hold that."""
    if isinstance(value, tuple):
        if index not in reg.SETS or len(set(value)) < len(value):
            raise ValueError(value)
        return sum(1 << SQUARE_BY_NAME[name] for name in value)
    if isinstance(value, str):
        if index == reg.CARD:
            return cards.numbers[value]
        return DIRECTIONS.index(value) if index == reg.DIRECTION else _square(index, value)
    if index == reg.CARD or index == reg.DIRECTION or index in reg.SETS or index in reg.SQUARES:
        raise ValueError(value)
    if not 0 <= value <= LARGEST:
        raise ValueError(value)
    return value


def _square(index: int, name: str) -> int:
    if index not in reg.SQUARES:
        raise ValueError(name)
    return SQUARE_BY_NAME[name]


class FrameCodec:
    """Effects in progress with the cards of a set."""

    plain = EffectInProgress

    def __init__(self, cards: CardSet) -> None:
        self._cards = cards

    def encode(self, value: Frame) -> Json:
        return encoded(effect_of(self._cards, value))

    def decode(self, data: Json) -> Frame:
        try:
            effect = decoded(EffectInProgress, data)
        except NotationError as error:
            raise ValueError(f"an effect in progress ({error})") from None
        programs = PROGRAMS(self._cards)
        if effect.program not in programs:
            raise ValueError("an effect in progress, its program the name of a card with what it does")
        steps = len(programs[effect.program].steps)
        few_or_many = not STEP_NUMBERS - 1 <= len(effect.step) <= STEP_NUMBERS
        if few_or_many or min(effect.step) < 0 or effect.step[0] > steps:
            raise ValueError(f"an effect in progress, its step {STEP_NUMBERS} numbers within the program")
        for name, value in effect.registers.items():
            try:
                _read(self._cards, reg.NAMES.index(name), value)
            except (KeyError, ValueError):
                raise ValueError(f"an effect in progress, not with {name}: {value!r} in its registers") from None
        return frame_of(self._cards, effect)


FRAME = FromCards("effect in progress", plain=EffectInProgress)
SavedFrame = Annotated[Frame, FRAME]
