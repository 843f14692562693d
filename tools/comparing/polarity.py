"""Polarity Queen: which moves depend on when the second of her two moves is judged, before the first or after it."""

from __future__ import annotations

from collections.abc import Iterable

from arenarium.games.tashkalar.board.board import DIRECTION_OF, RAYS, squares
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import Move
from arenarium.games.tashkalar.state.position import COMMON, HEROIC
from comparing.encoding import OURS, Step, read_board
from comparing.offers import Offer
from comparing.scene import Scene

CARD = "Polarity Queen"
_TURNED_ROUND = 4
"""How many directions further the opposite one is."""


def explains(step: Step, scene: Scene, only_ours: Iterable[Offer], only_theirs: Iterable[Offer]) -> bool:
    """Whether moves that only one side offers are such moves."""
    before = scene.earlier[-1]
    if before.get("src") == CARD and before["chosen"]:
        origin, target = before["chosen"][1]
        # since the first move one square is free, the other taken by the piece that made it
        return all(verb == "move" and value[1] == origin for verb, value in only_ours) and all(
            verb == "move" and target in value for verb, value in only_theirs
        )
    board = _Board(read_board(scene.board, scene.candidates[0].state.table.sides), step["p"], OURS[step["being"]])
    return all(verb == "move" and not board.has_second(*_ours(value)) for verb, value in only_ours) and all(
        verb == "move" and board.allows(*_ours(value)) for verb, value in only_theirs
    )


def first_moves(state: State) -> list[Move]:
    """The first moves that have a second one, judged before them."""
    board = _Board(state.pieces, state.side, state.stack[-1].vars[reg.AT])
    steps = [(origin, ray[0]) for origin in squares(board.movers) for ray in RAYS[origin] if ray]
    return [Move(origin, target) for origin, target in steps if board.allows(origin, target)]


def _ours(value: tuple[int, int]) -> tuple[int, int]:
    return OURS[value[0]], OURS[value[1]]


class _Board:
    """A position before the first move."""

    def __init__(self, pieces: list[int], side: int, queen: int) -> None:
        self._pieces = pieces
        self.movers = (pieces[3 * side + COMMON] | pieces[3 * side + HEROIC]) & ~(1 << queen)
        """The pieces that may be moved."""

    def _rank(self, square: int) -> int:
        """The rank of the piece there; -1 if there is none."""
        return next((index % 3 for index, mask in enumerate(self._pieces) if mask >> square & 1), -1)

    def _may_move(self, origin: int, target: int) -> bool:
        """A combat move."""
        return bool(self.movers >> origin & 1) and self._rank(target) <= self._rank(origin)

    def _second_moves(self, origin: int, target: int) -> list[int]:
        """The other pieces that can move in the opposite direction."""
        opposite = (DIRECTION_OF[origin, target] + _TURNED_ROUND) % 8
        rays = ((other, RAYS[other][opposite]) for other in squares(self.movers & ~(1 << origin)))
        return [other for other, ray in rays if ray and self._may_move(other, ray[0])]

    def allows(self, origin: int, target: int) -> bool:
        """Whether a first move is legal and has a second one."""
        return self._may_move(origin, target) and bool(self._second_moves(origin, target))

    def has_second(self, origin: int, target: int) -> bool:
        """Whether a first move has a second one, by a piece that it does not destroy."""
        return any(other != target for other in self._second_moves(origin, target))
