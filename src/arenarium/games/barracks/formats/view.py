"""What a seat, or a spectator, knows of a position (INFO-1). What a view hides is dealt by `determinize`."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arenarium.core.outcome import Outcome
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.rules.move import move_of
from arenarium.games.barracks.state.events import Field
from arenarium.games.barracks.state.position import Offer, Phase, Position
from arenarium.games.barracks.state.setup import Difficulty
from arenarium.games.barracks.state.soldier import SOLDIER_VIEWS, SoldierView
from arenarium.games.barracks.state.vocabulary import VOCABULARY


@dataclass(frozen=True, slots=True)
class Question:
    """What the seat of the view is asked. Its options are not here: they are a message of their own."""

    kind: Phase
    source: str
    """The move whose target is chosen, or nothing."""


@dataclass(frozen=True, slots=True)
class View:
    """Seats, slots and lines are counted from 0; cards have their English names."""

    you: int | None
    """The seat whose view it is; None for a spectator."""
    difficulty: Difficulty
    first: int
    """The seat that recruits and picks first."""
    phase: Phase
    turn: int
    """From 1; 0 before the first."""
    active: int
    """Whose turn it is to recruit or to pick."""
    points: tuple[int, ...]
    """Recruiting points left, by seat."""
    done: tuple[bool, ...]
    """Who has finished recruiting, by seat."""
    stacks: tuple[tuple[None, ...], ...]
    """By level: a card face down for each warrior still to be drawn."""
    gone: tuple[str, ...]
    """Moves whose last copy was taken."""
    squads: tuple[tuple[SoldierView, ...], ...]
    """By seat, in the order of recruiting; the eliminated stay at their place."""
    field: Field
    chosen: tuple[str | None, ...]
    """The seat's own secret choice that waits for the other seat's, in words."""
    queue: tuple[tuple[int, int, int], ...]
    """Moves still to come: seat, slot, line; in the phase `target` the first of them is being carried out."""
    draw_offers: tuple[Offer, ...]
    """By seat: this turn's offer of a draw (TURN-10)."""
    outcome: Outcome | None
    asked: tuple[int, ...]
    """The seats that have something to decide."""
    request: Question | None
    teams: bool = False

    @property
    def seat(self) -> int:
        """`you`, in the view of somebody who plays."""
        assert self.you is not None
        return self.you


def acting_move(state: Position) -> str:
    """The move whose target is being chosen, or nothing."""
    return move_of(state, state.queue[0]).name if state.phase == Phase.TARGET else ""


def view_of(state: Position, seat: int | None) -> View:
    """What a seat, or a spectator (None), knows."""
    asked = turn.asked(state)
    phase, view = state.phase, SOLDIER_VIEWS(state.cards)
    return View(
        seat,
        state.table.difficulty,
        state.table.first,
        phase,
        state.turn,
        state.active,
        state.points,
        state.done,
        tuple([(None,) * len(stack) for stack in state.stacks]),
        _gone(state) if 0 in state.pile else (),
        tuple([tuple([view(soldier, owner == seat) for soldier in squad]) for owner, squad in enumerate(state.squads)]),
        tuple(state.field),
        tuple(
            [
                VOCABULARY(state.cards).choices.say(choice) if choice is not None and owner == seat else None
                for owner, choice in enumerate(state.chosen)
            ]
        ),
        state.queue,
        state.draw_offers,
        state.outcome,
        asked,
        Question(phase, acting_move(state)) if seat in asked else None,
    )


def open_view_of(state: Position, seat: int | None) -> View:
    """What a seat, or a spectator, would know if both squads lay open with their moves; stacks stay face down."""
    view = SOLDIER_VIEWS(state.cards)
    squads = [tuple([view(soldier, True) for soldier in squad]) for squad in state.squads]
    return replace(view_of(state, seat), squads=tuple(squads))


def _gone(state: Position) -> tuple[str, ...]:
    return tuple([move.name for move, left in zip(state.cards.moves, state.pile, strict=True) if not left])
