"""EFF-11 to EFF-18: what can happen to a piece on the board. Everything that touches the board goes through here.

The Gateway marker is kept with its piece here, too (NV-2, NV-6).
"""

from __future__ import annotations

from arenarium.games.tashkalar.board.board import NAMES
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.events import Cause
from arenarium.games.tashkalar.state.extras import HeldPiece
from arenarium.games.tashkalar.state.forms import MOST_COUNTED
from arenarium.games.tashkalar.state.position import COMMON, HEROIC, LEGENDARY, Position
from arenarium.games.tashkalar.state.registers import exchange, follow, forget


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
    """Take a piece off the board, back to its supply, without destroying it; its index in `pieces`."""
    index = _take_off(state, at)
    _give_back(state, index // 3, index % 3)
    return index


def _take_off(state: Position, at: int) -> int:
    """A piece leaves the board; the Gateway loses its marker (NV-6)."""
    index = state.piece_at(at)
    bit = 1 << at
    state.pieces[index] &= ~bit
    if state.gateway & bit:
        lose_gateway(state)
    if state.stack:
        forget(state.stack, bit)
    return index


def destroy(state: Position, at: int, times: int = 1, how: Cause = Cause.EFFECT, for_good: bool = False) -> int:
    """EFF-15, EFF-17: remove a piece; it counts for the active side, so many times, if it is an enemy piece.

    `for_good`: it is out of the game (EF-13). The piece's index in `pieces`.
    """
    index = _take_off(state, at)
    side, rank = divmod(index, 3)
    if for_good:
        _remove(state, side, rank)
    else:
        _give_back(state, side, rank)
    if side == state.side:
        times = 0
    elif times:
        times += state.extras.counted_more  # EW-17
    state.destroyed[index] = min(state.destroyed[index] + times, MOST_COUNTED)
    if state.log is not None:
        state.emit(events.Destroyed(NAMES[at], side, rank, how, times))
        if for_good:
            state.emit(events.Removed(side, rank))
    return index


def _remove(state: Position, side: int, rank: int) -> None:
    removed = list(state.extras.removed)
    two_faced, legendary = removed[side]
    removed[side] = (two_faced, legendary + 1) if rank == LEGENDARY else (two_faced + 1, legendary)
    state.extras = state.extras._replace(removed=tuple(removed))


def relocate(state: Position, origin: int, target: int, how: Cause) -> int:
    """EFF-11: move or leap; a piece on the target square is destroyed. Its index in `pieces`, or -1."""
    index = state.piece_at(origin)
    captured = -1
    bit = 1 << target
    if state.occupied() & bit:
        captured = destroy(state, target, how=how)
    state.pieces[index] = state.pieces[index] & ~(1 << origin) | bit
    follow(state.stack, 1 << origin, bit)
    if state.gateway >> origin & 1:
        state.gateway = bit
    if state.log is not None:
        state.emit(events.Moved(NAMES[origin], NAMES[target], index // 3, index % 3, how))
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
    if rank + by == LEGENDARY and state.gateway >> at & 1:
        lose_gateway(state)
    if state.log is not None:
        kind = events.Upgraded if by > 0 else events.Downgraded
        state.emit(kind(NAMES[at], side, rank + by))


def convert(state: Position, at: int, rank: int) -> None:
    """EFF-16: replace an enemy piece by one of the active side; it counts as destroyed with the rank it had."""
    index = lift(state, at)
    state.destroyed[index] = min(state.destroyed[index] + 1 + state.extras.counted_more, MOST_COUNTED)
    put(state, state.side, rank, at)
    if state.log is not None:
        state.emit(events.Converted(NAMES[at], index // 3, index % 3, state.side, rank))


def swap(state: Position, one: int, other: int) -> None:
    """EW-13: two pieces exchange their squares. It is no move, and nothing is destroyed."""
    first, second = state.piece_at(one), state.piece_at(other)
    both = 1 << one | 1 << other
    if first != second:
        state.pieces[first] ^= both
        state.pieces[second] ^= both
    exchange(state.stack, 1 << one, 1 << other)
    if state.gateway & both:
        state.gateway ^= both
    state.emit(events.Swapped(NAMES[one], NAMES[other]))


def replace(state: Position, at: int, side: int, rank: int) -> None:
    """A piece goes back to its supply, another takes its square; nobody has destroyed anything."""
    index = lift(state, at)
    put(state, side, rank, at)
    state.emit(events.Replaced(NAMES[at], index // 3, index % 3, side, rank))


# ------------------------------------------------------------------------------------------------------ on a card


def hold(state: Position, at: int, card: int) -> None:
    """EW-14: a piece leaves the board and is kept on a card: neither destroyed nor in supply."""
    gateway = bool(state.gateway >> at & 1)
    index = _take_off(state, at)
    state.extras = state.extras._replace(held=(*state.extras.held, HeldPiece(card, index, gateway)))
    state.emit(events.Held(NAMES[at], index // 3, index % 3))


def release(state: Position, held: HeldPiece, at: int) -> bool:
    """EW-14: the piece leaps from its card to a square; whether it has destroyed a piece there."""
    state.extras = state.extras.without_held(held)
    captured = bool(state.occupied() >> at & 1)
    if captured:
        destroy(state, at, how=Cause.LEAP)
    state.pieces[held.piece] |= 1 << at
    state.emit(events.Released(NAMES[at], held.piece // 3, held.piece % 3))
    if held.gateway:
        make_gateway(state, at)
    return captured


def release_to_supply(state: Position, held: HeldPiece) -> None:
    """There is no square for it: the piece goes back to its owner."""
    state.extras = state.extras.without_held(held)
    _give_back(state, held.piece // 3, held.piece % 3)
    state.emit(events.Released(None, held.piece // 3, held.piece % 3))


# ---------------------------------------------------------------------------------------------------- the Gateway


def can_be_gateway(state: Position, index: int) -> bool:
    """NV-2, NV-5: a common or heroic piece of the active side."""
    return index // 3 == state.side and index % 3 != LEGENDARY


def make_gateway(state: Position, at: int) -> None:
    """NV-5: the marker moves here, wherever it was; a piece on a card loses it, too (NV-9)."""
    state.gateway = 1 << at
    if any(held.gateway for held in state.extras.held):
        state.extras = state.extras._replace(held=tuple(held._replace(gateway=False) for held in state.extras.held))
    state.emit(events.Gateway(NAMES[at]))


def lose_gateway(state: Position) -> None:
    """NV-6: there is no Gateway until one is made."""
    state.gateway = 0
    state.emit(events.Gateway(None))
