"""What a position is judged by: for each side a list of numbers that a weight each can make a worth of.

Nobody's hidden cards are looked at: the caller says which cards count as known, be it the own hand, or a hand that was
dealt at random in a guess of what the others hold. Every other card in a hand counts as the mean of what it may be:
so a card still to be drawn is worth what the deck offers on this board, and the others threaten what their schools
would let them summon, as likely as they hold it.

`native/src/tashkalar/judgement.cpp` works out the same numbers; each is added up in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arenarium.games.tashkalar.board.board import BOARD
from arenarium.games.tashkalar.bots.nearness import NEAR
from arenarium.games.tashkalar.rules.flare import LEAST
from arenarium.games.tashkalar.rules.placements import SUMMONABLE
from arenarium.games.tashkalar.rules.score import melee_points, side_score
from arenarium.games.tashkalar.rules.task_distance import FAR, MISSING, NEED
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position

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
    "task deeds",
    "frozen",
    "flare",
    "tempo",
    "supply",
    "upgraded late",
    "improvising",
    "last word",
)
"""What the numbers mean. "Late" grow toward the end of the game; "second" and "third" are a melee's. "Deeds" are tasks
about what happens in a turn, by how many beings are ready. "Tempo": to be about to play, and with all actions. "Last
word": to play once more after the end was triggered. More of each is better, so that no weight need be negative. In
High Form legendary pieces are points that can be lost again: they count as such only late."""
COUNT = len(NAMES)
_POINTS, _LATE, _SECOND, _THIRD, _COMMON, _HEROIC, _LEGENDARY, _READY = range(8)
(_TASK, _DEEDS, _FROZEN, _FLARE, _TEMPO, _SUPPLY, _UPGRADED_LATE, _IMPROVISING, _LAST_WORD) = (
    NAMES.index(name)
    for name in (
        "task met",
        "task deeds",
        "frozen",
        "flare",
        "tempo",
        "supply",
        "upgraded late",
        "improvising",
        "last word",
    )
)
NEXT_TASK = 0.5
"""What nearness to the next task counts, which cannot be claimed yet."""
_BEINGS_OF_A_DECK = 15
"""Beings in a deck after the first hands."""
_ENOUGH_PIECES = 2
"""Pieces in supply that a turn can use."""
KINDS = 9
"""Ready, one short, two short; of each rank."""


class Knowledge(NamedTuple):
    """What is known of hidden cards."""

    seat: int
    """Whose knowledge it is."""
    known: frozenset[int]
    """These count where they are in its hand, and the legends among them in its partner's; another player may hold a
    card of the same list."""
    beings: tuple[tuple[int, ...], ...]
    """By seat: what any other being in its hand may be."""
    legends: tuple[int, ...]
    """What any other legend in a hand may be."""


Expected = list[tuple[list[float], list[float]]]
"""By seat: how near an unknown being and an unknown legend are, on average, by `KINDS`."""


def lateness(state: Position) -> float:
    """How near the end is, from 0 to 1."""
    if state.end_by >= 0:
        return 1.0
    table = state.table
    if table.form is Form.HIGH:
        points = max(side_score(state, 0), side_score(state, 1)) / table.goal
    else:
        points = max(state.points) / table.goal
    left = min(len(state.decks[seat].cards) for seat in range(table.seats))
    if table.teams:
        left -= 6
    gone = 1.0 - left / _BEINGS_OF_A_DECK
    late = points if points > gone else gone
    return min(max(late, 0.0), 1.0)


def has_another_turn(state: Position, seat: int) -> bool:
    """END-4: whether a seat will play again, the turn that is being played included."""
    return state.end_by < 0 or (seat - state.active) % state.table.seats < state.last_turns


def expected(state: Position, knowledge: Knowledge) -> Expected:
    """How near unknown cards are on this board."""
    empty = BOARD & ~state.occupied()
    means: Expected = []
    for seat in range(state.table.seats):
        side = state.table.side_of(seat)
        means.append((_mean(state, knowledge.beings[seat], side, empty), _mean(state, knowledge.legends, side, empty)))
    return means


def _mean(state: Position, cards: Sequence[int], side: int, empty: int) -> list[float]:
    counts = [0.0] * KINDS
    _count_near(state, cards, side, empty, counts, 0)
    number = len(cards) or 1
    return [count / number for count in counts]


def features(state: Position, knowledge: Knowledge, means: Expected | None = None) -> list[list[float]]:
    """By side. `means`: how near unknown cards are taken to be, if that is not to be found out for this board."""
    late = lateness(state)
    late *= late
    empty = BOARD & ~state.occupied()
    if means is None:
        means = expected(state, knowledge)
    return [_of_side(state, side, knowledge, means, late, empty) for side in range(state.table.sides)]


def _of_side(state: Position, side: int, knowledge: Knowledge, means: Expected, late: float, empty: int) -> list[float]:
    pieces, table = state.pieces, state.table
    form = table.form
    numbers = [0.0] * COUNT
    if form is Form.MELEE:
        points = melee_points(state, side)
        score = points[0]
        numbers[_SECOND] = points[1]
        numbers[_THIRD] = points[2] if len(points) > 2 else 0.0
        numbers[_IMPROVISING] = table.sides - 1 - state.improvised[side].bit_count()
    else:
        score = side_score(state, side)
    heroic, legendary = pieces[3 * side + 1].bit_count(), pieces[3 * side + 2].bit_count()
    numbers[_POINTS] = score - legendary if form is Form.HIGH else score
    numbers[_LATE] = score * late
    numbers[_COMMON] = pieces[3 * side].bit_count()
    numbers[_HEROIC] = heroic
    numbers[_LEGENDARY] = legendary
    numbers[_UPGRADED_LATE] = (heroic + legendary) * late
    for seat in table.seats_of(side):
        if has_another_turn(state, seat):
            _add_hand(state, seat, side, knowledge, means[seat], empty, numbers)
            if state.end_by >= 0:
                numbers[_LAST_WORD] = 1.0
        if state.extras.frozen[seat] != NO_CARD:
            numbers[_FROZEN] += 1.0
    _add_flares(state, side, knowledge, numbers)
    numbers[_TEMPO] = (0.0 if state.extras.slowed >> side & 1 else 1.0) + (1.0 if side == state.side else 0.0)
    numbers[_SUPPLY] = min(state.two_faced[side], _ENOUGH_PIECES) / _ENOUGH_PIECES + min(state.legendary[side], 1)
    if form is Form.HIGH:
        ready = numbers[_READY] + numbers[_READY + 1] + numbers[_READY + 2]
        deed = min(ready, 2.0) / 2.0
        for task in state.tasks:
            _add_task(state, task, 1.0, deed, side, empty, numbers)
        if state.decks[table.tasks_deck].cards:
            _add_task(state, state.decks[table.tasks_deck].cards[0], NEXT_TASK, deed, side, empty, numbers)
    return numbers


def _add_hand(
    state: Position,
    seat: int,
    side: int,
    knowledge: Knowledge,
    means: tuple[list[float], list[float]],
    empty: int,
    numbers: list[float],
) -> None:
    """How near a seat's cards are: those that are known by themselves, the others by the mean."""
    known = knowledge.known
    cards = [card for card in state.hands[seat] if card in known] if seat == knowledge.seat else []
    beings = len(state.hands[seat]) - len(cards)
    if state.extras.pending[seat] != NO_CARD:
        cards.append(state.extras.pending[seat])
    ours = side == state.table.side_of(knowledge.seat)
    held = [card for card in state.legends[seat] if card in known] if ours else []
    legends = len(state.legends[seat]) - len(held)
    if cards or held:
        _count_near(state, cards + held, side, empty, numbers, _READY)
    for unknown, mean in ((beings, means[0]), (legends, means[1])):
        if unknown:
            for kind in range(KINDS):
                numbers[_READY + kind] += unknown * mean[kind]


def _count_near(state: Position, cards: Sequence[int], side: int, empty: int, counts: list[float], at: int) -> None:
    """Count the cards that are ready, one and two pieces short, by rank, from `counts[at]` on."""
    pieces = state.pieces
    legendary = pieces[3 * side + 2]
    upgraded = pieces[3 * side + 1] | legendary
    own = pieces[3 * side] | upgraded
    number = own.bit_count()
    high, middling = state.of_rank(2), state.of_rank(1)
    where_by_rank = (~(high | middling), ~high, BOARD)
    summonable, near = SUMMONABLE(state.cards), NEAR(state.cards)
    for card in cards:
        known = summonable[card]
        if number + 2 < known.size:
            continue
        rank = known.rank
        where = where_by_rank[rank]
        ready, one, two = near[card](own, upgraded, legendary, empty)
        if ready & where:
            counts[at + rank] += 1.0
        elif one & where:
            counts[at + 3 + rank] += 1.0
        elif two & where:
            counts[at + 6 + rank] += 1.0


def _add_flares(state: Position, side: int, knowledge: Knowledge, numbers: list[float]) -> None:
    """The effects of flares that a side could invoke against some other; an unknown flare is any of the set."""
    if not state.cards.flares:
        return
    pieces, least = state.pieces, LEAST(state.cards)
    upgraded = (pieces[3 * side + 1] | pieces[3 * side + 2]).bit_count()
    common = pieces[3 * side].bit_count()
    most_upgraded = most = -99
    for theirs in range(0, len(pieces), 3):
        if theirs != 3 * side:
            more_upgraded = (pieces[theirs + 1] | pieces[theirs + 2]).bit_count() - upgraded
            most_upgraded = max(most_upgraded, more_upgraded)
            most = max(most, more_upgraded + pieces[theirs].bit_count() - common)
    if most_upgraded < least.upper and most < least.lower:
        return
    for seat in state.table.seats_of(side):
        if has_another_turn(state, seat):
            for held in state.flares[seat]:
                cards = (held,) if seat == knowledge.seat and held in knowledge.known else state.cards.flares
                usable = 0
                for card in cards:
                    flare = state.cards.flare(card)
                    usable += (most_upgraded >= flare.upper) + (most >= flare.lower)
                numbers[_FLARE] += usable / len(cards)


def _add_task(
    state: Position, task: int, share: float, deed: float, side: int, empty: int, numbers: list[float]
) -> None:
    """How near a task is to being met, in the points it gives."""
    cards = state.cards
    worth = share * cards.tasks[task].points
    need = NEED(cards)[task]
    if need == FAR:
        numbers[_DEEDS] += worth * deed
        return
    short = MISSING(cards)[task](state.pieces, side, empty)
    if short <= 1:
        numbers[_TASK + short] += worth
    near = 1.0 - short / need
    if near > 0.0:
        numbers[_TASK + 2] += worth * near * near
