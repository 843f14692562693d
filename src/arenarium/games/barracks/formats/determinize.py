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

_TRIES = 2000
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
    for _ in range(_TRIES):
        cards = [squad[:] for squad in shown]
        stacks = _deal_warriors(set_, cards, view, dealer)
        moves = [[soldier[:] for soldier in squad] for squad in lines]
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


def _choose_in_secret(state: Position, view: View, dealer: Dealer) -> None:
    """A seat that has already chosen has chosen anything; what the view's own seat has chosen it knows."""
    if state.phase not in (Phase.SEND, Phase.ORDERS):
        return
    for seat, text in enumerate(view.chosen):
        if text is not None:
            state.chosen = changed(state.chosen, seat, VOCABULARY(state.cards).choices.read(text))
        elif seat not in view.asked:
            state.chosen = changed(state.chosen, seat, dealer.choice(turn.possible(state, seat)))
