"""TURN-5 to TURN-7: who goes first. Also for abilities that answer to the same moment (ruling)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from typing import TypeVar

from arenarium.games.barracks.rules.dice import one_of
from arenarium.games.barracks.rules.traits import traits_of
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.position import Mover, Position
from arenarium.games.barracks.state.soldier import Place

T = TypeVar("T")
R = TypeVar("R", int, tuple[int, int])
"""What is compared."""


def speed(state: Position, place: Place) -> int:
    """TURN-5: wings, plus speed cards, minus slowness cards."""
    soldier = state.soldier(place)
    return state.cards.warriors[soldier.card].wings + soldier.speed


def priority(state: Position, mover: Mover) -> int:
    soldier = state.squads[mover.seat][mover.slot]
    return traits_of(state, soldier).priority(state.cards.moves[soldier.moves[mover.line]])


def next_mover(state: Position) -> Mover:
    """The one of the queue that moves now: by priority, then by speed as it is now, then by the die."""
    queue = state.queue
    if len(queue) == 1 and state.log is None:
        return queue[0]
    ranks = [(priority(state, mover), speed(state, (mover.seat, mover.slot))) for mover in queue]
    mover = _first(state, queue, ranks)
    if state.log is not None:
        _emit_order(state, mover, ranks)
    return mover


def _emit_order(state: Position, mover: Mover, ranks: Sequence[tuple[int, int]]) -> None:
    """Tell who goes next and why, and the order of the others as it looks now. All moves lie open by then."""
    by_rank = sorted(zip(ranks, state.queue, strict=True), key=itemgetter(0), reverse=True)  # equals stay as they are
    rank = ranks[state.queue.index(mover)]
    tied = ranks.count(rank) > 1
    why: events.OrderReason = "die" if tied else "priority" if len({first for first, _ in ranks}) > 1 else "speed"
    waiting = tuple(
        events.WaitingMove(other.seat, other.slot, state.name((other.seat, other.slot)), *its_rank, its_rank == rank)
        for its_rank, other in by_rank
        if other != mover
    )
    make = partial(events.GoesNext, why=why, priority=rank[0], speed=rank[1], waiting=waiting)
    state.emit_about((mover.seat, mover.slot), make)


def in_order(state: Position, places: list[Place]) -> list[Place]:
    """Warriors from the fastest to the slowest, the die deciding between equals."""
    left, ordered = list(places), []
    while left:
        fastest = _first(state, left, [speed(state, place) for place in left])
        left.remove(fastest)
        ordered.append(fastest)
    return ordered


def _first(state: Position, candidates: Sequence[T], ranks: Sequence[R]) -> T:
    best = max(ranks)
    tied = [candidate for candidate, rank in zip(candidates, ranks, strict=True) if rank == best]
    return tied[0] if len(tied) == 1 else tied[one_of(state, len(tied))]
