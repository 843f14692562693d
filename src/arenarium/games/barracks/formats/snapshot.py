"""The data of a position, hidden things included, and back. What follows from the types of its fields is refused by
`core.position`; here is what no match can reach."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.core.errors import NotationError
from arenarium.core.plain import Json
from arenarium.core.position import fill
from arenarium.games.barracks.cards.cards import LEVELS, LINES
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.state.position import NO_OFFERS, Offer, Phase, Position
from arenarium.games.barracks.state.vocabulary import VOCABULARY
from arenarium.games.barracks.state.words import NO_MOVE, SEATS


def from_plain(state: Position, data: Json) -> None:
    """Fill a state with what `core.position.to_plain` gave. Raises NotationError."""
    codecs = VOCABULARY(state.cards).codecs
    fill(state, data, absent={"draw_offers": lambda: NO_OFFERS}, codecs=codecs)  # younger than the rest
    state.offered = state.log = None
    _check(state)


def setup_of(state: Position) -> dict[str, Json]:
    """The setup of a match to which a position belongs."""
    return {"difficulty": state.table.difficulty.value, "first": state.table.first}


def _check(state: Position) -> None:
    """Refuse positions that no match can reach."""
    _check_lengths(state)
    _check_outcome(state)
    seen = [card for stack in state.stacks for card in stack]
    seen += [soldier.card for squad in state.squads for soldier in squad]
    for card in seen:
        if seen.count(card) > 1:
            raise NotationError(f"the warrior '{state.cards.warriors[card].name}' is in two places")
    for level, stack in zip(LEVELS, state.stacks, strict=True):
        for card in stack:
            warrior = state.cards.warriors[card]
            if warrior.level != level:
                raise NotationError(f"'{warrior.name}' does not belong to stack {level} of the 'stacks'")
    for seat in range(SEATS):
        _check_squad(state, seat)
    taken = [move for squad in state.squads for soldier in squad for move in soldier.moves]
    for number, move in enumerate(state.cards.moves):
        if state.pile[number] + taken.count(number) > move.copies:
            raise NotationError(f"'pile': there are not so many copies of '{move.name}'")
    _check_phase(state)


def _check_lengths(state: Position) -> None:
    by_seat: dict[str, Sequence[object]] = {
        "points": state.points,
        "done": state.done,
        "squads": state.squads,
        "field": state.field,
        "chosen": state.chosen,
        "draw_offers": state.draw_offers,
    }
    for name, values in by_seat.items():
        if len(values) != SEATS:
            raise NotationError(f"'{name}' is a list of {len(values)}; expected one entry for each of {SEATS} seats")
    if len(state.stacks) != len(LEVELS):
        raise NotationError(f"'stacks' is a list of {len(state.stacks)}; expected one for each of {len(LEVELS)} levels")


def _check_outcome(state: Position) -> None:
    if state.outcome is not None:
        ranking, scores = state.outcome.ranking, state.outcome.scores
        if len(ranking) != SEATS or not set(ranking) <= set(range(1, SEATS + 1)):
            raise NotationError(f"'outcome': the ranking is {list(ranking)}; expected 1 or 2 for each seat")
        if len(scores) != SEATS or min(scores) < 0:
            raise NotationError(f"'outcome': the scores are {list(scores)}; expected warriors left for each seat")
    offers = state.draw_offers
    if offers.count(Offer.OPEN) == SEATS or (offers != NO_OFFERS and not state.turn):
        raise NotationError("a draw is offered by one seat at a time, once the battle has begun")
    if Offer.OPEN in offers and state.phase == Phase.OVER:
        raise NotationError("nobody offers a draw when the game is over")


def _check_squad(state: Position, seat: int) -> None:
    squad, field = state.squads[seat], state.field[seat]
    if not 0 <= state.points[seat] <= state.table.points:
        raise NotationError(
            f"'points': seat {seat} has {state.points[seat]}; this difficulty has 0 to {state.table.points}"
        )
    in_battle = state.phase in (Phase.SEND, Phase.ORDERS, Phase.TARGET)
    if in_battle and not any(state.is_alive(soldier) for soldier in squad):
        raise NotationError(f"seat {seat} has no living warrior: the game would be over")
    if state.done[seat] and not squad:
        raise NotationError(f"'done': seat {seat} has no warrior yet, so it goes on recruiting")
    if state.phase == Phase.RECRUIT and not squad and _payable(state, seat) < SEATS:
        raise NotationError(f"seat {seat} has no warrior, and none is left for it: the other may take the last one")
    if state.phase == Phase.ORDERS and not field:
        raise NotationError(f"'field': seat {seat} has nobody on the battlefield to give orders to")
    for soldier in squad:
        name = state.cards.warriors[soldier.card].name
        if len(soldier.moves) != LINES or len(soldier.revealed) != LINES:
            raise NotationError(f"{name}: 'moves' and 'revealed' are lists of {LINES}, one entry for each line")
        if state.hearts(soldier) < 0:
            raise NotationError(f"{name}: 'hurt' is {soldier.hurt}, more than its hearts")
        for line, move in enumerate(soldier.moves):
            if move != NO_MOVE and move not in state.cards.fitting[soldier.card][line]:
                raise NotationError(f"'{state.cards.moves[move].name}' does not fit line {line + 1} of {name}")
    if len(field) > turn.FIELD or len(set(field)) < len(field):
        raise NotationError(f"'field': seat {seat} has too many warriors on the battlefield")
    for slot in field:
        if slot >= len(squad) or not state.is_alive(squad[slot]):
            raise NotationError(f"'field': seat {seat} has no living warrior {slot + 1} for the battlefield")
        if not squad[slot].shown:
            raise NotationError(f"{state.name((seat, slot))} is on the battlefield, so everybody has seen it")


def _payable(state: Position, seat: int) -> int:
    """How many warriors there are for which a seat has the points."""
    return sum(len(stack) for level, stack in zip(LEVELS, state.stacks, strict=True) if level <= state.points[seat])


def _check_phase(state: Position) -> None:
    if (state.phase == Phase.OVER) != (state.outcome is not None):
        raise NotationError(f"phase '{state.phase}' and outcome do not fit together")
    for mover in state.queue:
        if mover.slot not in state.field[mover.seat] or mover.line not in range(LINES):
            raise NotationError(f"'queue': {list(mover)} cannot be about to move")
        if state.squads[mover.seat][mover.slot].moves[mover.line] == NO_MOVE:
            raise NotationError(f"'queue': {list(mover)} has no move card there")
    if state.phase == Phase.TARGET and not state.queue:
        raise NotationError("a target is chosen for a move, and there is none")
    for seat, choice in enumerate(state.chosen):
        if choice is not None and choice not in turn.possible(state, seat):
            said = VOCABULARY(state.cards).choices.say(choice)
            raise NotationError(f"'chosen': seat {seat} cannot have chosen {said!r}")
    for seat in turn.asked(state):
        if not turn.possible(state, seat):
            raise NotationError(f"seat {seat} has nothing to choose")
    if state.phase != Phase.OVER and not turn.asked(state):
        raise NotationError("nobody has anything to decide")
