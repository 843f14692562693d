"""Placing pieces by an effect (EFF-12)."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Resolver
from arenarium.cards.tree import Exactly, UpTo
from arenarium.games.tashkalar.board.board import BOARD, NAMES, squares
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Owner
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS, everywhere
from arenarium.games.tashkalar.rules.pieces import can_supply, put
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import Choice, Put
from arenarium.games.tashkalar.state.position import Position


class PlaceResolver(Resolver[Position]):
    def __init__(self, node: tree.Place) -> None:
        assert isinstance(node.count, Exactly | UpTo)
        self._number = node.count.number
        self.up_to = isinstance(node.count, UpTo)
        self._rank = RANK_SETS[node.rank][0]
        self._enemy = node.owner is Owner.ENEMY
        self._where = everywhere(node.where)
        self._while_fewer = node.while_fewer

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        rank = self._rank
        sides = [side for side in range(state.table.sides) if side != state.side] if self._enemy else [state.side]
        sides = [side for side in sides if can_supply(state, side, rank)]
        if not sides:
            return []
        free = BOARD & ~state.occupied()
        open_ = {side: free & self._allowed(state, frame, side) for side in sides}
        everywhere_ = 0
        for mask in open_.values():
            everywhere_ |= mask
        return [
            Put(square, side, rank) for square in squares(everywhere_) for side in sides if open_[side] >> square & 1
        ]

    def _allowed(self, state: Position, frame: Frame, side: int) -> int:
        """The squares that the text allows for a piece of that colour."""
        if self._where is None:
            return BOARD
        bound = frame.vars[reg.COLOUR]
        frame.vars[reg.COLOUR] = side + 1  # "its colour"
        mask = self._where(state, frame)
        frame.vars[reg.COLOUR] = bound
        return mask

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Put)
        registers = frame.vars
        if not frame.count:
            registers[reg.PLACED] = 0
            registers[reg.DESTROYED] = 0
        put(state, choice.side, choice.rank, choice.at)
        registers[reg.IT] = 1 << choice.at
        registers[reg.THERE] = choice.at
        registers[reg.IT_RANK] = choice.rank
        registers[reg.PLACED] |= choice.side + 1 << 3 * frame.count
        if state.log is not None:
            state.emit(events.Placed(NAMES[choice.at], choice.side, choice.rank))

    def more(self, state: Position, frame: Frame) -> bool:
        if self._while_fewer:
            return _has_fewer(state)
        return frame.count < self._number


def _has_fewer(state: Position) -> bool:
    """Whether some opponent has more pieces on the board than the active side."""
    own = state.own(state.side).bit_count()
    return any(state.own(side).bit_count() > own for side in range(state.table.sides))
