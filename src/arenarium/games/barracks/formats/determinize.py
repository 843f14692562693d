"""From a view to a position: what the view hides is dealt at random, so that it agrees with all that is known.

The view is one that a position has given; it is not checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from arenarium.core.dealer import Dealer
from arenarium.core.errors import NotationError
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LEVELS, LINES
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.rules.setup import changed
from arenarium.games.barracks.state.position import Mover, Phase, Position, Table
from arenarium.games.barracks.state.soldier import Soldier, SoldierView
from arenarium.games.barracks.state.vocabulary import VOCABULARY
from arenarium.games.barracks.state.words import NO_CARD, NO_MOVE, SEATS, STATUSES

_TRIES = 1000
_LUCK = 50
"""So often any warriors are dealt, which nearly always comes out. Then those that what is gone needs come first."""
_STEPS = 2000
"""Looking for a place for what is gone takes so many steps at most."""
_STATUS_NUMBERS = {word: number for number, word in enumerate(STATUSES)}
_HIDDEN = -2
"""Stands for a warrior or a move that the view hides."""


class _HiddenLine(NamedTuple):
    """A line with a move card that the view hides."""

    moves: list[int]
    """All lines of its warrior."""
    line: int
    fitting: tuple[int, ...]


def determinize(state: Position, view: View, dealer: Dealer) -> None:
    """Fill a state with what a view shows and, at random, with what it hides."""
    _take_over(state, view)
    state.dealer = dealer.next()
    set_ = state.cards
    shown = [[_card(set_, soldier) for soldier in squad] for squad in view.squads]
    lines = [[[_move(set_, name) for name in soldier.moves] for soldier in squad] for squad in view.squads]
    for number in range(_TRIES):
        cards = [squad[:] for squad in shown]
        moves = [[soldier[:] for soldier in squad] for squad in lines]
        if number >= _LUCK:
            _Needed(set_, cards, moves, view, dealer).deal()
        stacks = _deal_warriors(set_, cards, view, dealer)
        pile = _deal_moves(set_, cards, moves, view.gone, dealer)
        if pile is not None:
            break
    else:
        raise NotationError("no deal of the cards agrees with this view")
    state.stacks, state.pile = stacks, pile
    state.squads = [
        tuple(
            [
                _soldier(soldier, card, tuple(moves_))
                for soldier, card, moves_ in zip(squad, squad_cards, squad_moves, strict=True)
            ]
        )
        for squad, squad_cards, squad_moves in zip(view.squads, cards, moves, strict=True)
    ]
    _choose_in_secret(state, view, dealer)


def battlefield(state: Position, view: View) -> None:
    """Fill a state with what a view shows of the battle, for players who plan no further.

    Warriors and moves that the view hides are not to be asked for: any card stands in their place.
    """
    _take_over(state, view)
    state.dealer, state.stacks, state.pile = 0, (), ()
    state.squads = [
        tuple(
            [
                _soldier(
                    soldier,
                    state.cards.warrior_numbers.get(soldier.warrior or "", 0),
                    tuple([state.cards.move_numbers.get(name or "", NO_MOVE) for name in soldier.moves]),
                )
                for soldier in squad
            ]
        )
        for squad in view.squads
    ]


def _take_over(state: Position, view: View) -> None:
    """All but the cards and the secret choices."""
    state.table = Table(view.difficulty, view.first)
    state.points, state.done = view.points, view.done
    state.field = list(view.field)
    state.phase, state.turn, state.active = view.phase, view.turn, view.active
    state.queue = tuple([Mover(*mover) for mover in view.queue])
    state.draw_offers, state.outcome = view.draw_offers, view.outcome
    state.chosen = (None,) * SEATS
    state.offered = state.log = None


def _card(set_: CardSet, soldier: SoldierView) -> int:
    return _HIDDEN if soldier.warrior is None else set_.warrior_numbers[soldier.warrior]


def _move(set_: CardSet, name: str | None) -> int:
    return _HIDDEN if name is None else NO_MOVE if name == NO_CARD else set_.move_numbers[name]


def _soldier(seen: SoldierView, card: int, moves: tuple[int, ...]) -> Soldier:
    status = _STATUS_NUMBERS[seen.status]
    return Soldier(card, moves, seen.hurt, status, seen.power, seen.defence, seen.speed, seen.shown, seen.revealed)


def _deal_warriors(set_: CardSet, cards: list[list[int]], view: View, dealer: Dealer) -> tuple[tuple[int, ...], ...]:
    """Warriors that are nowhere to be seen go to the unseen places of their level; the rest are the stacks."""
    seen = set(chain(*cards))
    unseen_of: dict[int, list[int]] = {level: [] for level in LEVELS}
    for card, warrior in enumerate(set_.warriors):
        if card not in seen:
            unseen_of[warrior.level].append(card)
    stacks = []
    for level in LEVELS:
        unseen = list(dealer.shuffled(unseen_of[level]))
        for squad, soldiers in zip(cards, view.squads, strict=True):
            for slot, soldier in enumerate(soldiers):
                if squad[slot] == _HIDDEN and soldier.level == level:
                    squad[slot] = unseen.pop()
        stacks.append(tuple(unseen[: len(view.stacks[level - 1])]))
    return tuple(stacks)


def _deal_moves(
    set_: CardSet, cards: list[list[int]], moves: list[list[list[int]]], gone: Sequence[str], dealer: Dealer
) -> tuple[int, ...] | None:
    """Cards for the hidden lines: of a move that is gone all copies are somewhere, of another at least one is left.

    None if it does not come out with these warriors.
    """
    left = [move.copies for move in set_.moves]
    hidden: list[_HiddenLine] = []
    for squad, squad_moves in zip(cards, moves, strict=True):
        for card, soldier_moves in zip(squad, squad_moves, strict=True):
            for line in range(LINES):
                move = soldier_moves[line]
                if move == _HIDDEN:
                    hidden.append(_HiddenLine(soldier_moves, line, set_.fitting[card][line]))
                elif move != NO_MOVE:
                    left[move] -= 1
    hidden = [hidden[number] for number in dealer.shuffled(range(len(hidden)))]
    all_taken = {set_.move_numbers[name] for name in gone}
    for move in [set_.move_numbers[name] for name in sorted(gone)]:
        for _ in range(left[move]):
            number = next((number for number, place in enumerate(hidden) if move in place.fitting), None)
            if number is None:
                return None
            place = hidden.pop(number)
            place.moves[place.line] = move
            left[move] -= 1
    for place in hidden:
        open_ = [move for move in place.fitting if left[move] > 1 and move not in all_taken]
        if not open_:
            return None
        move = open_[dealer.below(len(open_))]
        place.moves[place.line] = move
        left[move] -= 1
    return tuple(left)


class _Needed:
    """A place for every copy of the moves that are gone, each with a warrior that may have it.

    Where chance alone would have to deal just these warriors, it takes far too long.
    """

    def __init__(
        self, set_: CardSet, cards: list[list[int]], moves: list[list[list[int]]], view: View, dealer: Dealer
    ) -> None:
        self._set, self._cards, self._moves, self._view, self._dealer = set_, cards, moves, view, dealer
        self._steps = 0

    def deal(self) -> None:
        """Put them into `cards` and `moves`. Where no way was found, these are as before."""
        left = [move.copies for move in self._set.moves]
        for move in chain.from_iterable(chain.from_iterable(self._moves)):
            if move >= 0:
                left[move] -= 1
        gone = (self._set.move_numbers[name] for name in sorted(self._view.gone))
        self._place([move for move in gone for _ in range(left[move])])

    def _place(self, needed: list[int]) -> bool:
        """A place for each, the one with the fewest first."""
        if not needed:
            return True
        ways = min((self._ways(move) for move in dict.fromkeys(needed)), key=lambda found: len(found[1]))
        move, places = ways
        rest = needed[:]
        rest.remove(move)
        for number in self._dealer.shuffled(range(len(places))):
            self._steps += 1
            if self._steps > _STEPS:
                return False
            squad, slot, line, card = places[number]
            before = self._cards[squad][slot]
            self._cards[squad][slot], self._moves[squad][slot][line] = card, move
            if self._place(rest):
                return True
            self._cards[squad][slot], self._moves[squad][slot][line] = before, _HIDDEN
        return False

    def _ways(self, move: int) -> tuple[int, list[tuple[int, int, int, int]]]:
        """A move, and where it may be: squad, slot, line, and the warrior there."""
        seen = set(chain(*self._cards))
        places = []
        for squad, soldiers in enumerate(self._moves):
            for slot, lines in enumerate(soldiers):
                if _HIDDEN not in lines:
                    continue
                card, level = self._cards[squad][slot], self._view.squads[squad][slot].level
                possible = [card] if card != _HIDDEN else [card for card in self._of_level(level) if card not in seen]
                for line in range(LINES):
                    if lines[line] == _HIDDEN:
                        places += [(squad, slot, line, c) for c in possible if move in self._set.fitting[c][line]]
        return move, places

    def _of_level(self, level: int) -> list[int]:
        return [card for card, warrior in enumerate(self._set.warriors) if warrior.level == level]


def _choose_in_secret(state: Position, view: View, dealer: Dealer) -> None:
    """A seat that has already chosen has chosen anything; what the view's own seat has chosen it knows."""
    if state.phase not in (Phase.SEND, Phase.ORDERS):
        return
    for seat, text in enumerate(view.chosen):
        if text is not None:
            state.chosen = changed(state.chosen, seat, VOCABULARY(state.cards).choices.read(text))
        elif seat not in view.asked:
            state.chosen = changed(state.chosen, seat, dealer.choice(turn.possible(state, seat)))
