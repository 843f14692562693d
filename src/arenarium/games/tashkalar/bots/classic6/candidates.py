"""Which options of a question are worth a look: of the many squares to place on those that help some card or task, of
the cards to return those that are of no use soon, of everything else all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import islice
from random import Random

from arenarium.games.tashkalar.board.board import BOARD, CENTRE, WITHIN, neighbours, squares
from arenarium.games.tashkalar.bots.classic6.nearness import HELPING, NEAR
from arenarium.games.tashkalar.rules.placements import pieces_at_least
from arenarium.games.tashkalar.rules.task_distance import NEED, WANTED
from arenarium.games.tashkalar.state.choices import Choice, Place, Put, Return
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


def worthy(state: Position, options: Sequence[Choice], cards: Sequence[int], places: int, rng: Random) -> list[Choice]:
    """All options, but of the squares to place on at most `places`; `cards` are those to be prepared."""
    if isinstance(options[0], Return):
        return _returns(state, options)
    if len(options) <= places or not isinstance(options[0], _PLACING):
        return list(options)
    others = [option for option in options if not isinstance(option, _PLACING)]
    placing = {option.at: option for option in options if isinstance(option, _PLACING)}
    return others + [placing[at] for at in _squares(state, list(placing), cards, places, rng)]


def _returns(state: Position, options: Sequence[Choice]) -> list[Choice]:
    """No more cards, or the first card that is of no use soon: in which order they go under the deck hardly matters."""
    others = [option for option in options if not isinstance(option, Return)]
    own = pieces_at_least(state, state.side)
    empty = BOARD & ~state.occupied()
    beings, near = state.cards.beings, NEAR(state.cards)
    returns = (option for option in options if isinstance(option, Return) and option.card in beings)
    useless = (option for option in returns if not any(near[option.card](*own, empty)))
    return [*others, *islice(useless, 1)]


def _squares(state: Position, open_: list[int], cards: Sequence[int], places: int, rng: Random) -> list[int]:
    """Of the open squares the most useful."""
    rng.shuffle(open_)  # among squares of equal use any
    heat = dict.fromkeys(open_, 0.0)
    for use, group in _uses(state, cards):
        for square in squares(group):
            if square in heat:
                heat[square] += use
    return nlargest(places, open_, key=heat.__getitem__)


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
