"""Observations: what a seat knows of a position (INFO-1), as one flat array. Its own squad comes first.

Nothing is looked up that a view would not show (`formats.view`). Most of it is made of pieces that are made once:
what is known of a warrior is the same as long as nothing happens to it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import compress, count
from operator import is_not, not_
from typing import NamedTuple

from arenarium.core.errors import SetupError
from arenarium.core.spaces import MOST, Layout, Part
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LEVELS, LINES, MoveCard
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.rules.turn import FIELD
from arenarium.games.barracks.state.choices import Choice, Orders, Send, Use, Withdraw
from arenarium.games.barracks.state.position import Mover, Offer, Phase, Position
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE, SEATS, STATUSES

_KEPT = 1 << 15
_PHASES = {phase: bytes(other is phase for other in Phase) for phase in Phase}
_OFFERS = {Offer.NONE: b"\0\0", Offer.OPEN: b"\1\0", Offer.CLOSED: b"\0\1"}
_STATUSES = tuple(bytes(other == status for other in range(1, len(STATUSES))) for status in range(len(STATUSES)))
WARRIOR_FACTS = 18
LINE_FACTS = 6


class _SeenSquad(NamedTuple):
    """What was made of a squad."""

    squad: tuple[Soldier, ...]
    rows: list[bytes]
    data: bytes


class Observer:
    """What seats of matches with squads of at most so many warriors see."""

    def __init__(self, cards: CardSet, slots: int) -> None:
        self.cards, self.slots = cards, slots
        self._changing = lru_cache(_KEPT)(_changing_of)
        self._lasting = lru_cache(_KEPT)(self._lasting_of)
        self._queue = lru_cache(_KEPT)(self._movers)
        self._secret = lru_cache(_KEPT)(self._waiting)
        self._nobody = bytes(self._row_size)
        self._slot, self._warrior, self._move = (
            _one_hot(slots),
            _one_hot(len(cards.warriors)),
            _one_hot(len(cards.moves)),
        )
        self._move_facts = (*(move_facts(move) for move in cards.moves), bytes(LINE_FACTS))
        self._standing = cache(self._places)
        nobody = _SeenSquad((), [self._nobody] * slots, self._nobody * slots)
        self._last_squads = [[nobody, nobody] for _ in range(SEATS)]
        """By owner, and whether it is the owner who looks."""
        self._last_pile: tuple[tuple[int, ...], bytes] = (), b""
        self.layout = Layout(self._parts())

    @property
    def _row_size(self) -> int:
        cards = self.cards
        return WARRIOR_FACTS + LINES * LINE_FACTS + len(cards.warriors) + LINES * len(cards.moves)

    def _parts(self) -> list[Part]:
        slots, movers = self.slots, SEATS * FIELD
        return [
            Part("phase", (len(Phase),), "recruit, pick, send, orders, target, over"),
            Part("asked", (SEATS,), "who has something to decide; the seat itself first, here and below"),
            Part("turn", (1,), "its number, at most 127"),
            Part("first", (1,), "1: the seat recruits and picks first"),
            Part("active", (1,), "1: it is the seat's turn to recruit or pick"),
            Part("points", (SEATS,), "recruiting points left"),
            Part("done", (SEATS,), "who has finished recruiting"),
            Part("stacks", (len(LEVELS),), "warriors left, by level"),
            Part("gone", (len(self.cards.moves),), "moves whose last copy was taken"),
            Part("offers", (SEATS, 2), "an offer of a draw: open, closed for this turn"),
            Part("queue", (movers, SEATS + slots + LINES), "who has yet to move, the first now: whose, slot, line"),
            Part("field", (SEATS, FIELD, slots), "who stands on the battlefield, by place"),
            Part("chosen", (1 + slots + FIELD * (LINES + 1 + slots),), "the own secret choice that waits: "
                 "1, the slots that are sent, and by place the line, waiting, or who comes instead"),
            Part("squads", (SEATS, slots, self._row_size), "warriors in the order of recruiting: "
                 "eliminated, hearts face down, hearts left, power, defence, speed, paralysis, poison, burn, there, "
                 "known, level, wings, was on the battlefield, moves revealed (2), lines with a card (2); "
                 "by line of a known move: 1, damage, icons, priority, level, has an effect; "
                 "then which warrior, and by line which move"),
        ]  # fmt: skip

    def seen(self, state: Position, seat: int) -> bytes:
        other, table = 1 - seat, state.table
        asked, points, done, offers = turn.asked(state), state.points, state.done, state.draw_offers
        numbers = (
            *(seat in asked, other in asked),
            *(min(state.turn, MOST), table.first == seat, state.active == seat),
            *(points[seat], points[other], done[seat], done[other]),
            *map(len, state.stacks),
        )
        data = b"".join(
            (
                _PHASES[state.phase],
                bytes(numbers),
                self._gone(state.pile),
                _OFFERS[offers[seat]],
                _OFFERS[offers[other]],
                self._queue(state.queue, seat),
                self._standing(state.field[seat]),
                self._standing(state.field[other]),
                self._secret(state.chosen[seat]),
                self._squad(state.squads[seat], seat, True),
                self._squad(state.squads[other], other, False),
            )
        )
        if len(data) != self.layout.size:
            raise SetupError(f"a squad is larger than {self.slots}, which is what this setup can have")
        return data

    def _gone(self, pile: tuple[int, ...]) -> bytes:
        """Which moves are gone. Once all have picked it is always the same pile."""
        last, data = self._last_pile
        if pile is not last:
            data = bytes(map(not_, pile))
            self._last_pile = pile, data
        return data

    def _squad(self, squad: tuple[Soldier, ...], owner: int, is_own: bool) -> bytes:
        """Mostly it is still the one that was looked at last, but for a warrior or two."""
        before, rows, data = self._last_squads[owner][is_own]
        if squad is before:
            return data
        if len(squad) == len(before):
            rows = rows.copy()
            for slot in compress(count(), map(is_not, squad, before)):
                rows[slot] = self._row(squad[slot], is_own)
        else:
            rows = [self._row(soldier, is_own) for soldier in squad] + [self._nobody] * (self.slots - len(squad))
        data = b"".join(rows)
        self._last_squads[owner][is_own] = _SeenSquad(squad, rows, data)
        return data

    def _places(self, slots: tuple[int, ...]) -> bytes:
        """Who stands on the battlefield."""
        nobody = (-1,) * (FIELD - len(slots))
        return b"".join(self._slot[slot] for slot in (*slots, *nobody))

    def _movers(self, queue: tuple[Mover, ...], seat: int) -> bytes:
        nobody = bytes((SEATS + self.slots + LINES) * (SEATS * FIELD - len(queue)))
        return b"".join([self._mover(mover, seat) for mover in queue]) + nobody

    def _mover(self, mover: Mover, seat: int) -> bytes:
        mine = mover.seat == seat
        return bytes((mine, not mine)) + self._slot[mover.slot] + bytes(line == mover.line for line in range(LINES))

    def _waiting(self, choice: Choice | None) -> bytes:
        """A secret choice, to the seat that made it."""
        sent = choice.slots if isinstance(choice, Send) else ()
        orders = choice.orders if isinstance(choice, Orders) else ()
        said = bytearray([choice is not None, *(slot in sent for slot in range(self.slots))])
        for place in range(FIELD):
            order = orders[place] if place < len(orders) else None
            said += bytes(order == Use(line) for line in range(LINES))
            said.append(order is not None and not isinstance(order, Use | Withdraw))
            said += bytes(order == Withdraw(slot) for slot in range(self.slots))
        return bytes(said)

    def _row(self, soldier: Soldier, is_own: bool) -> bytes:
        """What a seat knows of a warrior, as `soldier.soldier_view` has it."""
        card, moves, hurt, status, power, defence, speed, shown, revealed = soldier
        known = is_own or shown
        left = self.cards.hearts[card] - hurt if known else None
        return self._changing(left, hurt, status, power, defence, speed) + self._lasting(
            card, moves, revealed, known, shown, is_own
        )

    def _lasting_of(
        self,
        card: int,
        moves: tuple[int, ...],
        revealed: tuple[bool, ...],
        known: bool,
        shown: bool,
        is_own: bool,
    ) -> bytes:
        """What stays the same through most of a battle."""
        warrior = self.cards.warriors[card]
        seen = [move if is_own or open_ else NO_MOVE for move, open_ in zip(moves, revealed, strict=True)]
        facts = (1, known, warrior.level, warrior.wings if known else 0, shown, *revealed)
        return b"".join(
            (
                bytes((*facts, *(move != NO_MOVE for move in moves))),
                *[self._move_facts[move] for move in seen],
                self._warrior[card if known else -1],
                *[self._move[move] for move in seen],
            )
        )


def _changing_of(left: int | None, hurt: int, status: int, power: int, defence: int, speed: int) -> bytes:
    """What changes in a battle; `left` is None of one that is not known."""
    hearts = (False, min(hurt, MOST), 0) if left is None else (left <= 0, min(hurt, MOST), max(left, 0))
    return bytes((*hearts, power & 0xFF, defence & 0xFF, speed & 0xFF)) + _STATUSES[status]


def _one_hot(size: int) -> tuple[bytes, ...]:
    """By number; the last, which is also the one before the first, is none of them."""
    return tuple(bytes(other == number for other in range(size)) for number in range(size + 1))


def move_facts(card: MoveCard) -> bytes:
    return bytes((1, card.damage, card.icons, card.priority & 0xFF, card.level, card.effect is not None))
