"""Observations: what a seat knows of a position (INFO-1), as one flat array, laid out as `layout` says.

Nothing is looked up that a view would not show (`formats.view`). Cards that lie together become numbers once: hands and
piles change rarely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import TypeAlias

from arenarium.core.spaces import MOST
from arenarium.games.tashkalar.board.board import BOARD, GREEN, RED, STRIDE
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.envs.layout import COLUMNS, COMMON_DECKS, RANKS, ROWS, TRACED, layout_of
from arenarium.games.tashkalar.envs.numbering import NUMBERING
from arenarium.games.tashkalar.formats.view import request_kind
from arenarium.games.tashkalar.rules.score import seat_score
from arenarium.games.tashkalar.rules.turn import decider
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.extras import Extras
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import LEGENDARY, Deck, Phase, Position
from arenarium.games.tashkalar.state.requests import RequestKind

_KEPT = 1 << 14
_ROW = (1 << COLUMNS) - 1
_ROWS = tuple(bytes(row >> column & 1 for column in range(COLUMNS)) for row in range(_ROW + 1))
"""Squares of a row, each a byte."""
_BITS = tuple(tuple(value >> bit & 1 for bit in range(4)) for value in range(16))


@lru_cache(_KEPT)
def _picture(squares: int) -> bytes:
    """A set of squares as a picture of the board."""
    return b"".join([_ROWS[squares >> STRIDE * row & _ROW] for row in range(ROWS)])


_STATIC = b"".join(map(_picture, (BOARD, RED, GREEN)))
_NO_FRAME = bytes(ROWS * COLUMNS * len(TRACED))
_PHASES = {phase: bytes(other is phase for other in Phase) for phase in Phase}
_KINDS = {kind: bytes(other is kind for other in RequestKind) for kind in RequestKind}
_NO_KIND = bytes(len(RequestKind))
_OVER = Phase.OVER
_KnownDeck: TypeAlias = tuple[Deck | None, tuple[int, ...], tuple[int, ...]]
"""A deck, the cards of it that a seat knows, and the first where the seat knows it."""


class Observer:
    """What seats of matches of one kind see."""

    def __init__(self, cards: CardSet, form: Form, seats: int, teams: bool) -> None:
        self.layout = layout_of(cards, form, seats, teams)
        self._cards, self._seats, self._sides = cards, seats, 2 if teams else seats
        self._melee, self._teams = form is Form.MELEE, teams
        self._one = _one_hot(len(cards.cards))
        self._seat = tuple(bytes(other == seat for other in range(seats)) for seat in range(seats))
        self._nobody = bytes(seats)
        self._counted = lru_cache(_KEPT)(lambda held: _counts(held, len(cards.cards)))
        self._task_counts = lru_cache(_KEPT)(lambda tasks: _counts(tasks, len(cards.tasks)))
        self._extras = lru_cache(_KEPT)(self._extras_of)
        self._meant = lru_cache(_KEPT)(self._meant_of)
        self._nothing_said = bytes(len(NUMBERING(cards).texts))
        self._all_seats = tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
        self._all_sides = tuple(
            tuple((side + step) % self._sides for step in range(self._sides)) for side in range(self._sides)
        )
        self._own_first = tuple(
            itemgetter(*(RANKS * side + rank for side in sides for rank in range(RANKS))) for sides in self._all_sides
        )
        """By side: the pieces, those of the side first."""
        self._lengths_from = tuple(
            _in_order(own, own, own, (*own, *range(seats, seats + COMMON_DECKS))) for own in self._all_seats
        )
        """By seat: the numbers that it sees first, second and so on; here of cards in hands and decks."""
        self._results_from = tuple(
            _in_order(sides, *[[len(sides) * other + side for other in own for side in sides]] * 2)
            if self._melee
            else _in_order(sides)
            for own, sides in self._seats_and_sides()
        )
        self._turn_from = tuple(
            _in_order(sides, sides, [RANKS * side + rank for side in sides for rank in range(RANKS)])
            for _, sides in self._seats_and_sides()
        )
        self._last_cards: list[tuple[object, tuple[bytes, bytes]]] = [(None, (b"", b""))] * seats
        self._last_decks: list[list[_KnownDeck]] = [[(None, (), ())] * (seats + COMMON_DECKS - 1) for _ in range(seats)]
        self._last_tasks: list[tuple[object, bytes]] = [(None, b"")] * seats
        self._last_results: list[tuple[object, bytes]] = [(None, b"")] * seats

    def _seats_and_sides(self) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        """By seat: all seats and all sides as it counts them."""
        return ((own, self._all_sides[own[0] % self._sides]) for own in self._all_seats)

    def seen(self, state: Position, seat: int) -> bytes:
        cards, lengths = self._cards_lying(state, seat)
        return b"".join(
            (
                *self._board(state, seat),
                self._nothing_said,
                cards,
                self._one[state.stack[-1].vars[reg.CARD] if state.stack else -1],
                self._tasks(state, seat),
                self._places(state, seat),
                lengths,
                self._results(state, seat),
                self._turn(state, seat),
                self._extras(state.extras, seat),
            )
        )

    def _board(self, state: Position, seat: int) -> list[bytes]:
        """Pieces change on a square or two, so that most pictures have been made before."""
        pictures = [*map(_picture, self._own_first[state.table.side_of(seat)](state.pieces))]
        pictures.append(_picture(state.gateway))
        if state.stack:
            registers = state.stack[-1].vars
            pictures += [_picture(registers[index]) for index in TRACED]
        else:
            pictures.append(_NO_FRAME)
        pictures.append(_STATIC)
        return pictures

    def _cards_lying(self, state: Position, seat: int) -> tuple[bytes, bytes]:
        """What is said by card, and how many cards lie where. Often as when the seat looked last."""
        lying = (*state.hands, *state.legends, *state.flares, *state.decks, *state.piles)
        last, data = self._last_cards[seat]
        if lying != last:
            numbers = list(map(len, lying[: 3 * self._seats]))
            numbers += [len(deck.cards) for deck in state.decks]
            data = b"".join(self._by_card(state, seat)), _small(self._lengths_from[seat](numbers))
            self._last_cards[seat] = lying, data
        return data

    def _by_card(self, state: Position, seat: int) -> list[bytes]:
        counted, table = self._counted, state.table
        pieces = [counted((*state.hands[seat], *state.legends[seat], *state.flares[seat]))]
        if self._teams:
            pieces.append(counted(state.legends[table.teammate(seat)]))
        pieces += map(counted, self._known(state.decks, seat))
        pieces += [counted(state.piles[other]) for other in self._all_seats[seat]]
        pieces.append(counted(state.piles[table.legends_deck] + state.piles[table.flares_deck]))
        return pieces

    def _known(self, decks: Sequence[Deck], seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The cards in decks, but the tasks, that a seat knows, and those of them that lie on top. Mostly one deck or
        two have changed since the seat looked last."""
        known: tuple[int, ...] = ()
        on_top: tuple[int, ...] = ()
        before = self._last_decks[seat]
        for place, deck in enumerate(decks[:-1]):
            last = before[place]
            if deck is not last[0]:
                last = before[place] = deck, *_known_of(deck, 1 << seat)
            if last[1]:
                known, on_top = known + last[1], on_top + last[2]
        return known, on_top

    def _tasks(self, state: Position, seat: int) -> bytes:
        """What is said by task, and the schools. Mostly as when the seat looked last."""
        table = state.table
        deck = state.decks[table.tasks_deck]
        lying = (state.tasks, deck, table.schools, *state.claimed)
        last, data = self._last_tasks[seat]
        if lying != last:
            counted = self._task_counts
            data = b"".join(
                (
                    counted(state.tasks),
                    counted(deck.cards[:1] if deck.known and deck.known[0] >> seat & 1 else ()),
                    *[counted(state.claimed[side]) for side in self._all_sides[table.side_of(seat)]],
                    self._schools_of(table.schools, seat),
                )
            )
            self._last_tasks[seat] = lying, data
        return data

    def _places(self, state: Position, seat: int) -> bytes:
        """Who is meant: of these there are few."""
        if state.phase is _OVER:
            return self._meant(seat, _OVER, None, -1, state.active, state.control, state.table.first, state.end_by)
        kind, asked = request_kind(state), state.active if state.active == state.control else decider(state)
        return self._meant(seat, state.phase, kind, asked, state.active, state.control, state.table.first, state.end_by)

    def _meant_of(self, seat: int, phase: Phase, kind: RequestKind | None, *seats: int) -> bytes:
        """The seats in turn order from the one that looks; nobody is -1."""
        turned = [self._seat[(other - seat) % self._seats] if other >= 0 else self._nobody for other in seats]
        return b"".join((_PHASES[phase], _NO_KIND if kind is None else _KINDS[kind], *turned))

    def _results(self, state: Position, seat: int) -> bytes:
        """Scores, and what they are made of. Mostly as when the seat looked last."""
        counting = (
            *state.points,
            *state.improvised,
            *state.claimed,
            *state.pieces[LEGENDARY::RANKS],
            state.extras.pending,
        )
        last, data = self._last_results[seat]
        if counting != last:
            numbers = [seat_score(state, side) for side in range(self._sides)]
            if self._melee:
                numbers += state.points
                for colours in state.improvised:
                    numbers += _BITS[colours][: self._sides]
            data = _small(self._results_from[seat](numbers))
            self._last_results[seat] = counting, data
        return data

    def _turn(self, state: Position, seat: int) -> bytes:
        """Pieces in supply, and what has happened this turn."""
        numbers = (
            *self._turn_from[seat]((*state.two_faced, *state.legendary, *state.destroyed)),
            *(state.turn, state.actions, state.discarded),
            *(state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green),
            *(state.extra_beings, state.extra_legends, state.another_turn, state.extra_turn, state.borrow),
            *(state.last_turns, state.end_by >= 0, len(state.stack)),
        )
        return _small(numbers)

    def _extras_of(self, extras: Extras, seat: int) -> bytes:
        """What the expansion schools add."""
        seats, sides = self._all_seats[seat], self._all_sides[seat % self._sides]
        numbers = [number for side in sides for number in extras.removed[side]]
        numbers += [
            sum(held.piece == RANKS * side + rank for held in extras.held) for side in sides for rank in range(RANKS)
        ]
        numbers += [extras.slowed >> side & 1 for side in sides]
        numbers += [extras.next_colour == side + 1 for side in sides]
        numbers += (extras.next_empty, extras.counted_more)
        cards = [self._one[extras.frozen[other]] for other in seats]
        cards += [self._one[extras.pending[other]] for other in seats]
        return b"".join((*cards, self._counted(extras.warped), _small(numbers)))

    def _schools_of(self, schools: tuple[str, ...], seat: int) -> bytes:
        known = self._cards.schools
        return bytes(schools[other] == school for other in self._all_seats[seat] for school in known)


def _one_hot(size: int) -> tuple[bytes, ...]:
    """By number; the last, which is also the one before the first, is none of them."""
    return tuple(bytes(other == number for other in range(size)) for number in range(size + 1))


def _counts(cards: Sequence[int], size: int) -> bytes:
    counts = bytearray(size)
    for card in cards:
        counts[card] += 1
    return bytes(counts)


def _known_of(deck: Deck, watching: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if not any(deck.known):
        return (), ()
    known = tuple(compress(deck.cards, map(watching.__and__, deck.known)))
    return known, deck.cards[:1] if deck.known[0] & watching else ()


def _small(numbers: Sequence[int]) -> bytes:
    """Numbers of 8 bits. Nearly always they are from 0 to MOST anyway."""
    try:
        data = bytes(numbers)
    except ValueError:
        data = b"\xff"
    return data if data.isascii() else bytes([max(-MOST, min(number, MOST)) & 0xFF for number in numbers])


def _in_order(*orders: Sequence[int]) -> itemgetter[tuple[int, ...]]:
    """Takes lists that follow each other, each in an order of its own."""
    places: list[int] = []
    for order in orders:
        begin = len(places)
        places += [begin + place for place in order]
    return itemgetter(*places)
