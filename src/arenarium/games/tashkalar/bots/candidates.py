"""In which order the options of a question are looked at: of the many squares to place on first those that help some
card or task, of the cards to return the one that is of least use, of everything else all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arenarium.games.tashkalar.board.board import BOARD, CENTRE, WITHIN, neighbours, squares
from arenarium.games.tashkalar.bots.nearness import HELPING, NEAR
from arenarium.games.tashkalar.rules.placements import pieces_at_least
from arenarium.games.tashkalar.rules.task_distance import NEED, WANTED
from arenarium.games.tashkalar.state.choices import Choice, Discard, Place, Put, Return
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Position

COMPLETES = (1.0, 1.6, 2.4)
"""The use of a square that completes a pattern, by the rank of its being."""
HELPS = (0.4, 0.7, 1.0)
"""The use of a square that is one of two to complete a pattern."""
TASK_USE = 4.0
"""The use of all squares together that a task asks for, for each of its points."""
NEAR_USE = 0.2
_PLACING = (Place, Put)
_MIDDLE = WITHIN[2][CENTRE] | 1 << CENTRE


def chunks(
    state: Position, options: Sequence[Choice], known: frozenset[int], places: int, discards: bool
) -> list[list[Choice]]:
    """The options in groups, the most useful first: of the ways to place at most `places` in each, if that is not 0.
    Patterns of `known` cards are those to be prepared."""
    if isinstance(options[0], Return):
        return [_returns(state, options)]
    if not discards:
        options = [option for option in options if not isinstance(option, Discard)]
    if not places or len(options) <= places or not isinstance(options[0], _PLACING):
        return [list(options)]
    others = [option for option in options if not isinstance(option, _PLACING)]
    placing = _by_use(state, [option for option in options if isinstance(option, _PLACING)], known)
    rest = [list(placing[first : first + places]) for first in range(places, len(placing), places)]
    return [[*others, *placing[:places]], *rest]


def _returns(state: Position, options: Sequence[Choice]) -> list[Choice]:
    """No more cards, or the card that is of least use: in which order they go under the deck does not matter."""
    others: list[Choice] = [option for option in options if not isinstance(option, Return)]
    own = pieces_at_least(state, state.side)
    empty = BOARD & ~state.occupied()
    beings, near = state.cards.beings, NEAR(state.cards)
    least, useless = 3, None
    for option in options:
        if isinstance(option, Return) and option.card in beings:
            ready, one, two = near[option.card](*own, empty)
            use = 3 if ready else 2 if one else 1 if two else 0
            if use < least:
                least, useless = use, option
    return others if useless is None else [*others, useless]


def _by_use(state: Position, placing: Sequence[Place | Put], known: frozenset[int]) -> list[Choice]:
    """Ways to place, those on the most useful squares first; on the same square as they come."""
    seat = state.active
    heat = dict.fromkeys((option.at for option in placing), 0.0)
    for use, group in _uses(state, [card for card in state.hands[seat] + state.legends[seat] if card in known]):
        for square in squares(group):
            if square in heat:
                heat[square] += use
    by_heat = sorted(range(len(placing)), key=lambda number: -heat[placing[number].at])
    return [placing[number] for number in by_heat]


def _uses(state: Position, cards: Sequence[int]) -> Iterator[tuple[float, int]]:
    """(use, squares): those that complete a pattern, that are one of two to complete one, that a task asks for, that
    are near its own pieces or the middle."""
    own, upgraded, legendary = pieces_at_least(state, state.side)
    empty = BOARD & ~state.occupied()
    high, middling = state.of_rank(2), state.of_rank(1)
    beings, helping = state.cards.beings, HELPING(state.cards)
    for card in cards:
        rank = beings[card].rank
        where = BOARD if rank == 2 else BOARD & ~high if rank == 1 else BOARD & ~(high | middling)
        one, two = helping[card](own, upgraded, legendary, empty, where)
        yield COMPLETES[rank], one
        yield HELPS[rank], two & ~one
    if state.table.form is Form.HIGH:
        need, wanted = NEED(state.cards), WANTED(state.cards)
        for task in state.tasks:
            yield TASK_USE * state.cards.tasks[task].points / need[task], wanted[task]
    near = neighbours(own)
    yield NEAR_USE, near
    yield NEAR_USE, _MIDDLE
