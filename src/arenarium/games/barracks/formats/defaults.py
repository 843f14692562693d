"""Positions of which only the interesting part was written down: the rest is that of a battle in its first turn."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as field_

from arenarium.core.errors import NotationError
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.cards.cards import LEVELS
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.rules.setup import changed, clear
from arenarium.games.barracks.state.choices import Choice
from arenarium.games.barracks.state.position import Mover, Offer, Phase, Position, Table
from arenarium.games.barracks.state.setup import Difficulty
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import SEATS


@dataclass(slots=True)
class PartialPosition:
    """What a text says of a position; None, or nothing by seat or level, where it is silent."""

    difficulty: Difficulty | None = None
    first: int | None = None
    phase: Phase | None = None
    turn: int | None = None
    active: int | None = None
    dealer: int | None = None
    points: tuple[int, ...] | None = None
    done: tuple[bool, ...] | None = None
    squads: dict[int, tuple[Soldier, ...]] = field_(default_factory=dict)
    field: dict[int, tuple[int, ...]] = field_(default_factory=dict)
    chosen: dict[int, Choice] = field_(default_factory=dict)
    queue: tuple[Mover, ...] | None = None
    stacks: dict[int, tuple[int, ...]] = field_(default_factory=dict)
    """By level, from 1."""
    pile: dict[int, int] = field_(default_factory=dict)
    """Copies left, by move."""
    draw_offers: tuple[Offer, ...] | None = None
    outcome: Outcome | None = None


def complete(state: Position, given: PartialPosition) -> None:
    """Fill a state with what is given, and what is not with its usual value; whether that is possible, `snapshot` finds
    out. Raises NotationError where too little is given."""
    if not given.squads and given.phase is None:
        raise NotationError("a position needs 'squad 0: ...' and 'squad 1: ...'")
    for seat in range(SEATS):
        if not given.squads.get(seat) and given.phase is None:
            raise NotationError(f"seat {seat} has no warriors: say 'squad {seat}: ...'")
    state.table = Table(given.difficulty or Difficulty.CLASSIC, given.first or 0)
    clear(state)
    if given.squads:
        state.phase, state.turn, state.points, state.done = Phase.ORDERS, 1, (0,) * SEATS, (True,) * SEATS
    _take(state, given)
    for seat, squad in given.squads.items():
        state.squads[seat] = squad
    for seat, choice in given.chosen.items():
        state.chosen = changed(state.chosen, seat, choice)
    for seat in range(SEATS):
        usual = range(min(len(state.squads[seat]), turn.FIELD))
        state.field[seat] = given.field.get(seat, tuple(usual))
        state.squads[seat] = tuple(
            soldier._replace(shown=soldier.shown or slot in state.field[seat])
            for slot, soldier in enumerate(state.squads[seat])
        )
    soldiers = [soldier for squad in state.squads for soldier in squad]
    recruited = {soldier.card for soldier in soldiers}
    state.stacks = tuple(
        given.stacks[level] if level in given.stacks else _not_recruited(state, level, recruited) for level in LEVELS
    )
    taken = [move for soldier in soldiers for move in soldier.moves]
    state.pile = tuple(
        given.pile.get(number, max(move.copies - taken.count(number), 0))
        for number, move in enumerate(state.cards.moves)
    )


def _take(state: Position, given: PartialPosition) -> None:
    if given.phase is not None:
        state.phase = given.phase
    if given.turn is not None:
        state.turn = given.turn
    if given.active is not None:
        state.active = given.active
    if given.dealer is not None:
        state.dealer = given.dealer
    if given.points is not None:
        state.points = given.points
    if given.done is not None:
        state.done = given.done
    if given.queue is not None:
        state.queue = given.queue
    if given.draw_offers is not None:
        state.draw_offers = given.draw_offers
    state.outcome = given.outcome


def _not_recruited(state: Position, level: int, recruited: set[int]) -> tuple[int, ...]:
    warriors = enumerate(state.cards.warriors)
    return tuple(card for card, warrior in warriors if warrior.level == level and card not in recruited)
