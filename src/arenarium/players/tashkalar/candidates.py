"""Which options of a question are worth a look: of the many squares to place on those that help some card or task, of
the cards to return those that are of no use soon, of everything else all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from arenarium.players.tashkalar.nearness import HELPING, NEAR
from arenarium.players.tashkalar.tasks import WANTED
from arenarium.tashkalar.board import BOARD, CENTRE, WITHIN, neighbours, squares
from arenarium.tashkalar.choices import Choice, Place, Put, Return
from arenarium.tashkalar.forms import Form
from arenarium.tashkalar.placements import SUMMONABLE
from arenarium.tashkalar.position import Position

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
    return others + [placing[at] for at in _squares(state, cards, places, rng) if at in placing]


def _returns(state: Position, options: Sequence[Choice]) -> list[Choice]:
    """No more cards, or the first card that is of no use soon: in which order they go under the deck hardly matters."""
    others = [option for option in options if not isinstance(option, Return)]
    own, upgraded, legendary = _at_least(state)
    empty = BOARD & ~state.occupied()
    for option in options:
        if isinstance(option, Return) and option.card in SUMMONABLE:
            if not any(NEAR[option.card](own, upgraded, legendary, empty)):
                return [*others, option]
    return others


def _squares(state: Position, cards: Sequence[int], places: int, rng: Random) -> list[int]:
    """Empty squares, the most useful first: those that complete a pattern, that are one of two to complete one, that a
    task asks for, that are near the own pieces or the middle."""
    found: list[int] = []
    left = BOARD & ~state.occupied()
    for group in _groups(state, cards):
        group &= left
        left &= ~group
        listed = squares(group)
        rng.shuffle(listed)
        found += listed
        if len(found) >= places:
            break
    return found[:places]


def _at_least(state: Position) -> tuple[int, int, int]:
    """The pieces of the side to move, of at least common, heroic and legendary rank."""
    common, heroic, legendary = state.pieces[3 * state.side : 3 * state.side + 3]
    upgraded = heroic | legendary
    return common | upgraded, upgraded, legendary


def _groups(state: Position, cards: Sequence[int]) -> list[int]:
    own, upgraded, legendary = _at_least(state)
    empty = BOARD & ~state.occupied()
    completing = helping = 0
    high, middling = state.of_rank(2), state.of_rank(1)
    for card in cards:
        rank = SUMMONABLE[card].rank
        where = BOARD if rank == 2 else BOARD & ~high if rank == 1 else BOARD & ~(high | middling)
        one, two = HELPING[card](own, upgraded, legendary, empty, where)
        completing |= one
        helping |= two
    wanted = 0
    if state.table.form is Form.HIGH:
        for task in state.tasks:
            wanted |= WANTED[task]
    near = neighbours(own)
    return [completing, helping, wanted & near, near, _MIDDLE, BOARD]
