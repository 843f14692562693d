"""EFF-11 to EFF-18: what can happen to a piece on the board. Everything that touches the board goes through here."""

from __future__ import annotations

from arenarium.tashkalar.board import NAMES
from arenarium.tashkalar.position import COMMON, HEROIC, LEGENDARY, Position
from arenarium.tashkalar.registers import follow, forget


def can_supply(state: Position, side: int, rank: int) -> bool:
    """Whether a piece of that colour and rank is in supply. Common and heroic pieces are the same stock."""
    return (state.legendary if rank == LEGENDARY else state.two_faced)[side] > 0


def _take(state: Position, side: int, rank: int) -> None:
    (state.legendary if rank == LEGENDARY else state.two_faced)[side] -= 1


def _give_back(state: Position, side: int, rank: int) -> None:
    """EFF-18: a removed piece goes back to its owner's supply at once."""
    (state.legendary if rank == LEGENDARY else state.two_faced)[side] += 1


def put(state: Position, side: int, rank: int, at: int) -> None:
    """Put a piece from supply on an empty square."""
    _take(state, side, rank)
    state.pieces[3 * side + rank] |= 1 << at


def lift(state: Position, at: int) -> int:
    """Take a piece off the board without destroying it; its index in `pieces`."""
    index = state.piece_at(at)
    state.pieces[index] &= ~(1 << at)
    _give_back(state, index // 3, index % 3)
    if state.stack:
        forget(state.stack, 1 << at)
    return index


def destroy(state: Position, at: int, counted: bool = True, how: str = "effect") -> int:
    """EFF-15, EFF-17: remove a piece; it counts for the active side if it is an enemy piece. Its index in `pieces`."""
    index = lift(state, at)
    side, rank = divmod(index, 3)
    if counted and side != state.side:
        state.destroyed[index] += 1
    if state.log is not None:
        state.tell("destroyed", at=NAMES[at], side=side, rank=rank, how=how, counted=counted and side != state.side)
    return index


def relocate(state: Position, origin: int, target: int, how: str) -> int:
    """EFF-11: move or leap; a piece on the target square is destroyed. Its index in `pieces`, or -1."""
    index = state.piece_at(origin)
    captured = -1
    bit = 1 << target
    if state.occupied() & bit:
        captured = destroy(state, target, how=how)
    state.pieces[index] = state.pieces[index] & ~(1 << origin) | bit
    follow(state.stack, 1 << origin, bit)
    if state.log is not None:
        state.tell("moved", origin=NAMES[origin], target=NAMES[target], side=index // 3, rank=index % 3, how=how)
    return captured


def can_upgrade(state: Position, index: int) -> bool:
    """EFF-13."""
    rank = index % 3
    return rank == COMMON or (rank == HEROIC and state.legendary[index // 3] > 0)


def can_downgrade(state: Position, index: int) -> bool:
    """EFF-14."""
    rank = index % 3
    return rank == HEROIC or (rank == LEGENDARY and state.two_faced[index // 3] > 0)


def change_rank(state: Position, at: int, by: int) -> None:
    """EFF-13, EFF-14: turn a two-faced piece, or exchange it with a legendary one."""
    index = state.piece_at(at)
    side, rank = divmod(index, 3)
    state.pieces[index] &= ~(1 << at)
    state.pieces[index + by] |= 1 << at
    if (rank == LEGENDARY) != (rank + by == LEGENDARY):
        _give_back(state, side, rank)
        _take(state, side, rank + by)
    if state.log is not None:
        state.tell("upgraded" if by > 0 else "downgraded", at=NAMES[at], side=side, rank=rank + by)


def convert(state: Position, at: int, rank: int) -> None:
    """EFF-16: replace an enemy piece by one of the active side; it counts as destroyed with the rank it had."""
    index = lift(state, at)
    state.destroyed[index] += 1
    put(state, state.side, rank, at)
    if state.log is not None:
        state.tell("converted", at=NAMES[at], side=index // 3, was=index % 3, by=state.side, rank=rank)
