"""From a view back to a position. Nothing is checked here: views come from positions, texts are checked afterwards.

What a seat cannot know is dealt at random (INFO-1): cards that are nowhere to be seen go to the unseen places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from arenarium.cards.card_set import Derived
from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_BY_NAME
from arenarium.games.tashkalar.board.text import read_board
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.rules.programs import frozen_key, warp_key
from arenarium.games.tashkalar.state.extras import Extras, HeldPiece
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.frames import frame_of
from arenarium.games.tashkalar.state.numbers import NO_CARD, UNDECIDED
from arenarium.games.tashkalar.state.position import Deck, Position
from arenarium.games.tashkalar.state.requests import RequestKind

HIDDEN = -1
"""Stands for a card that is not known yet."""

CARD_PROGRAMS: Derived[CardSet, frozenset[str]] = Derived(
    lambda cards: frozenset(
        {RequestKind.PICK_UP, RequestKind.KEEP_ONE, "flare resolved"}
        | {card.name for card in cards.beings.values()}
        | {frozen_key(card.name) for card in cards.beings.values() if card.frozen_effect is not None}
    )
)
"""Programs whose card is in nobody's hand or pile as long as they run."""
WARP_PROGRAMS: Derived[CardSet, frozenset[str]] = Derived(
    lambda cards: frozenset(warp_key(card.name) for card in cards.beings.values() if card.warp_effect is not None)
)
"""Programs that know their card, which lies somewhere else."""


@lru_cache(256)
def _table(form: Form, schools: tuple[str, ...], first: int, teams: bool) -> Table:
    return Table(form, schools, first, teams)


def cards_of(set_: CardSet, school: str) -> tuple[int, ...]:
    return () if school == UNDECIDED else set_.schools[school].cards


def being_resolved(set_: CardSet, view: View) -> list[int]:
    """The cards that lie nowhere because their effects are in progress."""
    cards, programs = [], CARD_PROGRAMS(set_)
    for effect in view.stack:
        card = effect.registers.get("card")
        if isinstance(card, str) and effect.program in programs:
            cards.append(set_.numbers[card])
    return cards


def determinize(state: Position, view: View, dealer: Dealer) -> None:
    """Fill a state that agrees with a view; whatever the view hides is dealt."""
    set_, number = state.cards, state.cards.numbers
    hands, legends, flares = _numbers(number, view.hands), _numbers(number, view.legends), _numbers(number, view.flares)
    *decks, tasks = view.decks
    cards = _numbers(number, decks)
    piles = _numbers(number, view.piles)
    resolved = being_resolved(set_, view) if view.stack else []
    seats = len(view.schools)
    for seat, school in enumerate(view.schools):
        on_table = [number[name] for name in (view.frozen[seat], view.pending[seat]) if name is not None]
        seen = (piles[seat], on_table, resolved if seat == view.active else ())
        _deal(cards_of(set_, school), (hands[seat], cards[seat]), seen, dealer)
    _deal(set_.legends, (*legends, cards[seats]), (piles[seats], resolved), dealer)
    _deal(set_.flares, (*flares, cards[seats + 1]), (piles[seats + 1], resolved), dealer)
    (task_cards,) = _numbers(set_.task_numbers, [tasks])
    if view.form is Form.HIGH:
        shown = [[set_.task_numbers[name] for name in names] for names in (view.tasks, *view.claimed)]
        _deal(range(len(set_.tasks)), (task_cards,), shown, dealer)
    _fill(state, view, hands, legends, flares, [*cards, task_cards], piles)
    state.dealer = dealer.next()


def build(state: Position, view: View, dealer: int) -> None:
    """Fill a state with what a view says that hides nothing."""
    *decks, tasks = view.decks
    set_, number = state.cards, state.cards.numbers
    cards = [*_numbers(number, decks), [set_.task_numbers[name] for name in tasks if name is not None]]
    hands, legends, flares = _numbers(number, view.hands), _numbers(number, view.legends), _numbers(number, view.flares)
    _fill(state, view, hands, legends, flares, cards, _numbers(number, view.piles))
    state.dealer = dealer


def _numbers(number: Mapping[str, int], zones: Iterable[Sequence[str | None]]) -> list[list[int]]:
    return [[HIDDEN if name is None else number[name] for name in names] for names in zones]


def _deal(every: Iterable[int], zones: Sequence[list[int]], seen: Iterable[Iterable[int]], dealer: Dealer) -> None:
    """Put the cards that are nowhere to be seen into the places that are hidden."""
    known = set(chain(*zones, *seen))
    hidden = list(dealer.shuffled([card for card in every if card not in known]))
    for zone in zones:
        for index, card in enumerate(zone):
            if card == HIDDEN:
                zone[index] = hidden.pop()


def _fill(
    state: Position,
    view: View,
    hands: list[list[int]],
    legends: list[list[int]],
    flares: list[list[int]],
    decks: list[list[int]],
    piles: list[list[int]],
) -> None:
    set_, task = state.cards, state.cards.task_numbers
    table = _table(view.form, view.schools, view.first, view.teams)
    state.table = table
    state.pieces = read_board(view.board, table.sides)
    state.two_faced = [two_faced for two_faced, _ in view.supply]
    state.legendary = [legendary for _, legendary in view.supply]
    state.gateway = 1 << SQUARE_BY_NAME[view.gateway] if view.gateway else 0
    state.extras = _extras(set_, view)
    state.hands = [tuple(cards) for cards in hands]
    state.legends = [tuple(cards) for cards in legends]
    state.flares = [tuple(cards) for cards in flares]
    state.decks = [Deck(tuple(cards), known) for cards, known in zip(decks, view.known, strict=True)]
    state.piles = [tuple(cards) for cards in piles]
    state.tasks = tuple([task[name] for name in view.tasks])
    state.claimed = [tuple([task[name] for name in names]) for names in view.claimed]
    state.points = list(view.points)
    state.improvised = list(view.improvised)
    state.phase = view.phase
    state.turn, state.active, state.control = view.turn, view.active, view.control
    state.side = table.side_of(view.active)
    state.actions, state.discarded = view.actions, view.discarded
    state.destroyed = list(view.destroyed)
    state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green = view.summoned
    state.extra_beings, state.extra_legends = view.extra_cards
    state.another_turn, state.extra_turn, state.borrow = view.another_turn, view.extra_turn, view.borrow
    state.end_by, state.end_reason, state.last_turns = view.end_by, view.end_reason, view.last_turns
    state.resigning = sum(1 << seat for seat in view.resigning) if view.resigning else 0
    state.result = view.outcome
    state.stack = [frame_of(set_, effect) for effect in view.stack]
    state.offered = None
    state.log = None


def _extras(set_: CardSet, view: View) -> Extras:
    number = set_.numbers
    return Extras(
        tuple([NO_CARD if name is None else number[name] for name in view.frozen]),
        tuple([NO_CARD if name is None else number[name] for name in view.pending]),
        view.removed,
        tuple([HeldPiece(number[held.card], 3 * held.side + held.rank, held.gateway) for held in view.held]),
        view.slowed,
        view.extra_turns,
        view.next_colour + 1,
        view.next_empty,
        view.counted_more,
        tuple([number[name] for name in view.warped]),
    )
