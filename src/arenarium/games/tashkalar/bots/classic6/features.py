"""What a position is judged by: for each side a list of numbers that a weight each can make a worth of.

Nobody's hidden cards are looked at by themselves: the caller says which cards of each seat count as known, be it the
own hand, or a hand that was dealt at random in a guess of what the others hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.games.tashkalar.board.board import BOARD
from arenarium.games.tashkalar.bots.classic6.nearness import NEAR
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.rules.placements import SUMMONABLE
from arenarium.games.tashkalar.rules.score import melee_points, side_score
from arenarium.games.tashkalar.rules.task_distance import FAR, MISSING, NEED
from arenarium.games.tashkalar.state.forms import END_AT_DUEL, END_AT_HIGH, END_AT_MELEE, Form
from arenarium.games.tashkalar.state.position import Position

Cards = Sequence[Sequence[int]]
"""By seat: the beings and legends that count as known."""

NAMES: tuple[str, ...] = (
    "points",
    "points late",
    "second points",
    "third points",
    "common",
    "heroic",
    "legendary",
    *(f"{near} {rank}" for near in ("ready", "one short", "two short") for rank in ("common", "heroic", "legend")),
    "task met",
    "task one short",
    "task near",
    "frozen",
)
"""What the numbers mean. "Points late" grow toward the end of the game; "second" and "third" are a melee's. More of
each is better, so that no weight need be negative. In High Form legendary pieces are points that can be lost again:
they count as such only late."""
COUNT = len(NAMES)
_READY = NAMES.index("ready common")
_TASK = NAMES.index("task met")
UNKNOWN_CARD = tuple(
    (NAMES.index(name), share)
    for name, share in (
        ("ready common", 0.2),
        ("ready heroic", 0.3),
        ("one short heroic", 0.2),
        ("two short legend", 0.1),
    )
)
"""How near a card that nobody has seen yet may be taken to be."""
_FROZEN = NAMES.index("frozen")
NEXT_TASK = 0.5
"""What nearness to the next task counts, which cannot be claimed yet."""
_BEINGS_OF_A_DECK = 15
"""Beings in a deck after the first hands."""


def lateness(state: Position) -> float:
    """How near the end is, from 0 to 1."""
    if state.end_by >= 0:
        return 1.0
    table = state.table
    if table.form is Form.MELEE:
        points = max(state.points) / END_AT_MELEE[table.seats]
    elif table.form is Form.DUEL:
        points = max(state.points) / END_AT_DUEL
    else:
        points = max(side_score(state, 0), side_score(state, 1)) / END_AT_HIGH
    left = min(len(state.decks[seat].cards) for seat in range(table.seats))
    if table.teams:
        left -= 6
    gone = 1.0 - left / _BEINGS_OF_A_DECK
    late = points if points > gone else gone
    return min(max(late, 0.0), 1.0)


def has_another_turn(state: Position, seat: int) -> bool:
    """END-4: whether a seat will play again, the turn that is being played included."""
    return state.end_by < 0 or (seat - state.active) % state.table.seats < state.last_turns


def features(state: Position, cards: Cards) -> list[list[float]]:
    """By side."""
    late = lateness(state)
    late *= late
    occupied = state.occupied()
    return [_of_side(state, side, cards, late, occupied) for side in range(state.table.sides)]


def _of_side(state: Position, side: int, cards: Cards, late: float, occupied: int) -> list[float]:
    pieces, table = state.pieces, state.table
    common, heroic, legendary = pieces[3 * side : 3 * side + 3]
    upgraded = heroic | legendary
    own = common | upgraded
    numbers = [0.0] * COUNT
    if table.form is Form.MELEE:
        points = melee_points(state, side)
        score = points[0]
        numbers[2] = points[1]
        numbers[3] = points[2] if len(points) > 2 else 0.0
    else:
        score = side_score(state, side)
    legendary_count = legendary.bit_count()
    numbers[0] = score - legendary_count if table.form is Form.HIGH else score
    numbers[1] = score * late
    numbers[4] = common.bit_count()
    numbers[5] = heroic.bit_count()
    numbers[6] = legendary_count
    empty = BOARD & ~occupied
    for seat in table.seats_of(side):
        if has_another_turn(state, seat):
            _add_cards(state, cards[seat], own, upgraded, legendary, empty, numbers)
            unknown = len(state.hands[seat]) + len(state.legends[seat]) - len(cards[seat])
            if unknown > 0:
                for index, share in UNKNOWN_CARD:
                    numbers[index] += unknown * share
        if state.extras.frozen[seat] >= 0:
            numbers[_FROZEN] += 1.0
    if table.form is Form.HIGH:
        for task in state.tasks:
            _add_task(state.cards, task, 1.0, pieces, side, empty, numbers)
        if state.decks[table.tasks_deck].cards:
            following = state.decks[table.tasks_deck].cards[0]
            _add_task(state.cards, following, NEXT_TASK, pieces, side, empty, numbers)
    return numbers


def _add_task(
    set_: CardSet, task: int, share: float, pieces: list[int], side: int, empty: int, numbers: list[float]
) -> None:
    """How near a task is to being met, in the points it gives."""
    need = NEED(set_)[task]
    if need == FAR:
        return
    short = MISSING(set_)[task](pieces, side, empty)
    worth = share * set_.tasks[task].points
    if short <= 1:
        numbers[_TASK + short] += worth
    near = 1.0 - short / need
    if near > 0.0:
        numbers[_TASK + 2] += worth * near * near


def _add_cards(
    state: Position, cards: Sequence[int], own: int, upgraded: int, legendary: int, empty: int, numbers: list[float]
) -> None:
    """How near each card is to being summoned."""
    number = own.bit_count()
    high = state.of_rank(2)
    summonable, near = SUMMONABLE(state.cards), NEAR(state.cards)
    for card in cards:
        known = summonable[card]
        if number + 2 < known.size:
            continue
        rank = known.rank
        where = BOARD if rank == 2 else ~high if rank == 1 else ~(high | state.of_rank(1))
        ready, one, two = near[card](own, upgraded, legendary, empty)
        if ready & where:
            numbers[_READY + rank] += 1.0
        elif one & where:
            numbers[_READY + 3 + rank] += 1.0
        elif two & where:
            numbers[_READY + 6 + rank] += 1.0
