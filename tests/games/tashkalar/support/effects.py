"""Effects tried out: any effect as that of a being somewhere on a random board, its choices made at random."""

from __future__ import annotations

from random import Random
from typing import Any

from games.tashkalar.support.printed import BY_NAME
from games.tashkalar.support.table import DUEL, MELEE_3, SQUARES, Board, position

from arenarium.cards.machine import Program, Step
from arenarium.cards.tree import Effect
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_NUMBERS
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.rules.effects.compiled import COMPILER
from arenarium.games.tashkalar.rules.programs import start
from arenarium.games.tashkalar.state import registers as reg

CARD = "Knight"
MOST_STEPS = 20_000
PILE = "pile 0: Bomb, Herald"


class _Counted(list[Step[Any]]):
    """The steps of a program, which end in an error where they would go on for ever."""

    taken = 0

    def __getitem__(self, index: Any) -> Any:
        self.taken += 1
        assert self.taken < MOST_STEPS, "the effect does not come to an end"
        return super().__getitem__(index)


def random_board(rng: Random, sides: int, most: int) -> Board:
    """Up to so many two-faced pieces of each side and up to two legendary ones, anywhere."""
    signs = []
    for side in "abcd"[:sides]:
        signs += [rng.choice([side, side.upper()]) for _ in range(rng.randint(0, most))]
        signs += [f"{side.upper()}*"] * rng.randint(0, 2)
    return dict(zip(rng.sample(SQUARES, len(signs)), signs, strict=True))


def summoned(effect: Effect, men: Board, at: str, form: str = DUEL, **registers: int) -> State:
    """A state in which a being of side a has just been summoned on `at`, where `men` has it; its effect begins."""
    state = position(f"{form} | {PILE}", men)
    program = COMPILER.program("tried out", effect)
    bit = 1 << SQUARE_NUMBERS[at]
    values = {reg.NAMES.index(name): value for name, value in registers.items()}
    start(
        state,
        Program(program.key, _Counted(program.steps)),
        {reg.CARD: BY_NAME[CARD], reg.SELF: bit, reg.AT: SQUARE_NUMBERS[at], **values},
    )
    turn.go_on(state)
    return state


def summoned_at_random(effect: Effect, rng: Random) -> State:
    """As `summoned`; the board, the marks, the arrows and the pieces used are anything."""
    form, sides = rng.choice([(DUEL, 2), (MELEE_3, 3)])
    men = random_board(rng, sides, most=9)
    at = rng.choice(SQUARES)
    men[at] = "A"
    squares = [1 << SQUARE_NUMBERS[square] for square in SQUARES]
    used = [1 << SQUARE_NUMBERS[square] for square in men if square != at]
    return summoned(
        effect,
        men,
        at,
        form,
        marked=sum(rng.sample(squares, rng.randint(0, 12))),
        second_marked=sum(rng.sample(squares, rng.randint(0, 12))),
        arrows=rng.getrandbits(8),
        used=sum(rng.sample(used, min(len(used), 4))),
    )


def run_at_random(state: State, rng: Random) -> None:
    """Answer until the effect is resolved."""
    while state.stack:
        options = state.options()
        assert options
        assert len(set(options)) == len(options)
        assert turn.options(state) == options, "what is offered does not follow from the position alone"
        state.advance(state.asked, rng.choice(options))


def stock(state: State) -> list[tuple[int, int]]:
    """Two-faced and legendary pieces of each side: on the board, in supply, on cards, out of the game."""
    assert min(state.two_faced + state.legendary) >= 0, "more pieces on the board than there are"
    values = []
    for side in range(state.table.sides):
        held = [piece.piece % 3 == 2 for piece in state.extras.held if piece.piece // 3 == side]
        two_faced_out, legendary_out = state.extras.removed[side]
        two_faced = state.pieces[3 * side].bit_count() + state.pieces[3 * side + 1].bit_count()
        legendary = state.pieces[3 * side + 2].bit_count()
        values.append(
            (
                two_faced + state.two_faced[side] + held.count(False) + two_faced_out,
                legendary + state.legendary[side] + held.count(True) + legendary_out,
            )
        )
    return values
