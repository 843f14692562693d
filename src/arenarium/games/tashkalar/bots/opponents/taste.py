"""What an opponent of the pool likes in a position: a few weights set by hand, and what they are multiplied with.

Nobody's hidden cards are looked at. Of its own cards a player counts those that it holds when it begins to think, of
the others' all that they could hold, each as likely as the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arenarium.games.tashkalar.board.board import BOARD
from arenarium.games.tashkalar.bots.classic6.nearness import NEAR
from arenarium.games.tashkalar.rules.placements import SUMMONABLE
from arenarium.games.tashkalar.rules.score import melee_points, side_score
from arenarium.games.tashkalar.rules.task_distance import FAR, MISSING, NEED
from arenarium.games.tashkalar.state.forms import END_AT_HIGH, HAND_BEINGS, Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Position

ByRank = tuple[float, float, float]
"""For common, heroic and legendary: pieces, or the beings of a card."""
Boards = tuple[int, int, int]
"""Squares with a side's pieces of at least common, heroic, legendary rank."""

WON = 100.0
"""The worth of a game that is won; of one that is lost, the negative."""


@dataclass(frozen=True, slots=True)
class Taste:
    """How much a player cares for what; a ninth of the way to the end of the game is worth about 1."""

    points: float = 1.0
    """For each point of High Form, which ends at 9; where more are needed, each is worth the less."""
    race: float = 0.6
    """What a point counts besides at the end of the game, growing toward it."""
    pieces: ByRank = (0.14, 0.34, 0.3)
    """Its own, and with the other sign those of the others."""
    ready: ByRank = (0.26, 0.5, 0.9)
    """A card of its own that could be summoned next turn as the board is."""
    one_short: ByRank = (0.16, 0.32, 0.5)
    two_short: ByRank = (0.04, 0.1, 0.2)
    task_met: float = 0.55
    """High Form: for each point of a current task that it meets, which it may claim next turn if it still does."""
    task_one_short: float = 0.3
    task_near: float = 0.35
    """For what is done of a task, squared."""
    their_tasks: float = 0.5
    """What the others' nearness to the tasks counts, as a share of its own."""
    threats: float = 0.0
    """What the others' nearness to their cards counts, as a share of its own."""
    action: float = 0.3
    """What an action still to come in this turn is taken to be worth, for the order of search."""


class Judge:
    """What positions in one turn of a seat are worth to its side."""

    def __init__(self, taste: Taste, root: Position, seat: int) -> None:
        self._taste = taste
        self._seat = seat
        self._side = root.table.side_of(seat)
        self.cards = frozenset(_held(root, seat))
        """Its own cards that it knows."""
        self._point = END_AT_HIGH / root.table.goal
        self._theirs = [
            (other, _could_hold(root, other))
            for other in range(root.table.seats)
            if taste.threats and root.table.side_of(other) != self._side
        ]
        self._threatened: dict[tuple[int, Boards, int], float] = {}
        self._near, self._summonable = NEAR(root.cards), SUMMONABLE(root.cards)  # asked for all the time
        self._missing, self._need = MISSING(root.cards), NEED(root.cards)

    def __call__(self, state: Position) -> float:
        if state.result is not None:
            return self._result(state)
        taste, side = self._taste, self._side
        empty = BOARD & ~state.occupied()
        worth = self._lead(state) + self._pieces(state)
        if _plays_again(state, self._seat):
            worth += self._nearness(state, self._still_held(state), _boards(state, side), empty)
        if state.table.form is Form.HIGH:
            worth += self._tasks(state, side, empty) - taste.their_tasks * self._tasks(state, 1 - side, empty)
        for other, cards in self._theirs:
            if cards and _plays_again(state, other):
                worth -= taste.threats * self._threat(state, other, cards, empty)
        return worth

    def _result(self, state: Position) -> float:
        assert state.result is not None
        winners = {state.table.side_of(seat) for seat in state.result.winners}
        if self._side not in winners:
            return -WON
        return WON / len(winners) + self._lead(state)

    def _lead(self, state: Position) -> float:
        """Points ahead of the best of the others, worth more the nearer the end is."""
        table = state.table
        scores = [_score(state, side) for side in range(table.sides)]
        own = scores.pop(self._side)
        best = max(scores)
        late = min(max(own, best, 0.0) / table.goal, 1.0) if state.end_by < 0 else 1.5
        return (self._taste.points + self._taste.race * late * late) * self._point * (own - best)

    def _pieces(self, state: Position) -> float:
        pieces, worth = state.pieces, 0.0
        others = len(pieces) // 3 - 1
        for index, squares in enumerate(pieces):
            side, rank = divmod(index, 3)
            each = self._taste.pieces[rank] * squares.bit_count()
            worth += each if side == self._side else -each / others
        return worth

    def _still_held(self, state: Position) -> list[int]:
        known = self.cards
        cards = [card for card in state.hands[self._seat] + state.legends[self._seat] if card in known]
        pending = state.extras.pending[self._seat]
        return cards if pending == NO_CARD else [*cards, pending]

    def _nearness(self, state: Position, cards: Sequence[int], boards: Boards, empty: int) -> float:
        """How near cards are to being summoned on a board with these pieces, all together."""
        taste, worth, number = self._taste, 0.0, boards[0].bit_count()
        high = state.of_rank(2)
        where = (~(high | state.of_rank(1)), ~high, BOARD)
        for card in cards:
            known = self._summonable[card]
            if number + 2 < known.size:
                continue
            rank = known.rank
            ready, one, two = self._near[card](*boards, empty)
            if ready & where[rank]:
                worth += taste.ready[rank]
            elif one & where[rank]:
                worth += taste.one_short[rank]
            elif two & where[rank]:
                worth += taste.two_short[rank]
        return worth

    def _threat(self, state: Position, seat: int, cards: Sequence[int], empty: int) -> float:
        """What another seat is near to, whichever of its cards it holds."""
        boards = _boards(state, state.table.side_of(seat))
        key = (seat, boards, empty)
        if key not in self._threatened:
            self._threatened[key] = self._nearness(state, cards, boards, empty) * HAND_BEINGS / len(cards)
        return self._threatened[key]

    def _tasks(self, state: Position, side: int, empty: int) -> float:
        """How near a side is to the current tasks, in points."""
        taste, worth = self._taste, 0.0
        missing, need = self._missing, self._need
        for task in state.tasks:
            if need[task] == FAR:
                continue  # a matter of one turn: nothing can be prepared
            short = missing[task](state.pieces, side, empty)
            nearness = taste.task_met if short == 0 else taste.task_one_short if short == 1 else 0.0
            done = max(1.0 - short / need[task], 0.0)
            worth += state.cards.tasks[task].points * (nearness + taste.task_near * done * done)
        return worth


def _score(state: Position, side: int) -> float:
    if state.table.form is not Form.MELEE:
        return side_score(state, side)
    lowest, *others = melee_points(state, side)
    return lowest + 0.3 * others[0] + 0.1 * sum(others[1:])  # only the lowest counts, but the others may become it


def _boards(state: Position, side: int) -> Boards:
    common, heroic, legendary = state.pieces[3 * side : 3 * side + 3]
    return common | heroic | legendary, heroic | legendary, legendary


def _held(state: Position, seat: int) -> list[int]:
    """The cards of a seat that it can count on: in hand, and what lies open before it."""
    return [*state.hands[seat], *state.legends[seat], *state.piles[seat]]


def _could_hold(state: Position, seat: int) -> list[int]:
    """The beings of a seat that are not seen: in its hand or its deck, which is which nobody else knows."""
    beings = state.cards.beings
    return sorted(card for card in (*state.hands[seat], *state.decks[seat].cards) if card in beings)


def _plays_again(state: Position, seat: int) -> bool:
    """END-4: whether a seat has another turn, the present one included."""
    return state.end_by < 0 or (seat - state.active) % state.table.seats < state.last_turns
