"""What is nearly possible for a seat: how far the sides are with the tasks, and where its cards would fit.

Views do not have this: players plan with thousands of them, and only people look at hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arenarium.core.kit import Hints
from arenarium.games.tashkalar.board.board import BOARD, NAMES, names
from arenarium.games.tashkalar.board.pattern import facing_name
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.formats.options import marks_of
from arenarium.games.tashkalar.language.tree import Holds
from arenarium.games.tashkalar.rules.placements import SUMMONABLE, Summonable
from arenarium.games.tashkalar.rules.prospects import Lack, Prospect, open_squares, prospects
from arenarium.games.tashkalar.rules.task_distance import FAR, MISSING, NEED
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position
from arenarium.games.tashkalar.ui.messages import CardPlaces, Missing, Place, TaskProgress
from arenarium.games.tashkalar.ui.tasks import filled_by, ranks_of

TWO_SIDES = 2
"""Tasks are for two sides."""


@dataclass(frozen=True, slots=True)
class TashKalarHints:
    tasks: list[TaskProgress]
    """The current tasks, then the next one."""
    cards: list[CardPlaces]
    """Beings and legends that the seat holds, and its pending being."""


def hints(state: Position, seat: int) -> TashKalarHints:
    """For a seat: its own cards, and what lies on the table."""
    deck = state.decks[state.table.tasks_deck]
    following = [task for task, knowers in zip(deck.cards[:1], deck.known[:1], strict=True) if knowers >> seat & 1]
    pending = state.extras.pending[seat]
    cards = [*state.hands[seat], *state.legends[seat], *([pending] if pending != NO_CARD else [])]
    side = state.table.side_of(seat)
    return TashKalarHints(
        [task_progress(state.cards, state.pieces, task) for task in (*state.tasks, *following)],
        [card_places(state.cards, state.pieces, side, card) for card in cards],
    )


HINTS = Hints(TashKalarHints, hints)


def task_progress(cards: CardSet, pieces: list[int], task: int) -> TaskProgress:
    """How much of a task each side has still to do."""
    card, need = cards.tasks[task], NEED(cards)[task]
    if need >= FAR:
        return TaskProgress(card.name, None, [], [ranks.value for ranks in ranks_of(card.criterion)], [])
    free = BOARD
    if not isinstance(card.criterion, Holds):  # where pieces are just counted, enemies in the way do not matter
        for mask in pieces:
            free &= ~mask
    numbers = [MISSING(cards)[task](pieces, side, free) for side in range(TWO_SIDES)]
    return TaskProgress(
        task=card.name,
        need=need,
        missing=[None if missing >= FAR else missing for missing in numbers],
        pieces=[ranks.value for ranks in ranks_of(card.criterion)],
        filled=[filled_by(card.criterion, pieces, side) for side in range(TWO_SIDES)],
    )


def card_places(cards: CardSet, pieces: Sequence[int], side: int, card: int) -> CardPlaces:
    """Where the pattern of a card fits, and where it lacks just one piece."""
    summonable = SUMMONABLE(cards)[card]
    fits, near = prospects(pieces, side, summonable)
    anywhere = names(open_squares(pieces, summonable)) if summonable.anywhere else None
    if anywhere == []:
        fits, near = [], []
    return CardPlaces(
        cards.names[card],
        [_place(pieces, side, summonable, prospect) for prospect in fits],
        [_place(pieces, side, summonable, prospect) for prospect in near],
        anywhere,
    )


def _place(pieces: Sequence[int], side: int, summonable: Summonable, prospect: Prospect) -> Place:
    marks = marks_of(summonable, prospect.orientation, prospect.at)
    return Place(
        at=None if summonable.anywhere else NAMES[prospect.at],
        facing=facing_name(prospect.orientation.facing),
        uses=names(prospect.used),
        marks=list(marks.marks),
        second_marks=list(marks.second_marks),
        arrows=list(marks.arrows),
        missing=_missing(pieces, side, prospect.lack) if prospect.lack else None,
    )


def _missing(pieces: Sequence[int], side: int, lack: Lack) -> Missing:
    there = next((index // 3 for index, mask in enumerate(pieces) if mask >> lack.at & 1), None)
    return Missing(NAMES[lack.at], lack.rank, "nothing" if there is None else "own" if there == side else "enemy")
