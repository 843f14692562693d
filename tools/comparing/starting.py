"""The state in which a recording begins, and a state brought in line with a recording after a difference."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.state.extras import HeldPiece
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Deck, Phase, face_down
from comparing.encoding import (
    OURS,
    Line,
    Step,
    bare_state,
    by_colour,
    card_number,
    deal_hand,
    lay_out,
    read_board,
    table_of,
)
from comparing.printed import FLARES, LEGENDS, SCHOOLS, TASK_BY_NAME

_SOME_TURN = 6
"""Number of the turn in a single effect: any but the first."""


def _cards(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(map(card_number, names))


def first_state(setup: Line) -> State:
    """The state of a setup, up to its first decision. Raises NotCovered."""
    deathmatch = setup["form"] != "high"
    whole_game = "decks" in setup
    first = setup["active"]
    if whole_game and deathmatch:
        # the one who places the start pieces is named as active; the next one has the first turn
        first = (first + 1) % len(setup["schools"])
    state = bare_state(table_of(setup["form"], setup["schools"], first))
    _lay_out_extras(state, setup)
    lay_out(state, read_board(setup["board"], state.table.sides))
    for seat, names in enumerate(setup["hands"]):
        deal_hand(state, seat, names)
    if whole_game:
        _deal_game(state, setup)
    else:
        _deal_effect(state, setup)
    turn.go_on(state)
    return state


def _lay_out_extras(state: State, noted: Line) -> None:
    """What they note of the expansion schools, in a setup or after a step."""
    schools, extras = state.table.schools, state.extras
    if "everfrost" in schools:
        extras = extras.with_frozen(schools.index("everfrost"), _noted_card(noted, "frozen"))
    if "etherweave" in schools:
        extras = extras.with_pending(schools.index("etherweave"), _noted_card(noted, "pending"))
    held: tuple[HeldPiece, ...] = ()
    if "stasis" in noted:
        side, rank = noted["stasis"]
        # they do not note whether it is the Gateway: as long as it is the same piece, we know
        known = [kept for kept in extras.held if kept.piece == 3 * side + rank]
        held = (known[0] if known else HeldPiece(card_number("Merchant of Time"), 3 * side + rank, gateway=False),)
    state.extras = extras._replace(held=held)
    state.gateway = 1 << OURS[noted["gateway"]] if "gateway" in noted else 0


def _noted_card(noted: Line, fact: str) -> int:
    return card_number(noted[fact]) if fact in noted else NO_CARD


def _deal_game(state: State, setup: Line) -> None:
    table = state.table
    decks = [face_down(_cards(names)) for names in setup["decks"]]
    decks += [face_down(_cards(setup["legends"])), face_down(_cards(setup["flares"]))]
    if table.form is Form.HIGH:
        tasks = [setup["tasks"]["next"], *setup["task_deck"]]
        decks.append(face_down(tuple(TASK_BY_NAME[name] for name in tasks)))
        state.tasks = tuple(TASK_BY_NAME[name] for name in setup["tasks"]["open"])
        turn.begin_turn(state, table.first)
    else:
        decks.append(Deck((), ()))
        state.active = state.control = setup["active"]
        state.side = table.side_of(state.active)
    state.decks = decks


def _deal_effect(state: State, setup: Line) -> None:
    """A position out of the middle of a game: the decks hold the cards that are nowhere else."""
    table = state.table
    state.turn = _SOME_TURN
    turn.begin_turn(state, setup["active"])
    state.actions = setup["actions"]
    state.piles[setup["active"]] = _cards(reversed(setup["discard"]))
    for seat, school in enumerate(table.schools):
        left = _without(SCHOOLS[school].cards, (*state.hands[seat], *state.piles[seat], *_in_play(state, seat)))
        state.decks[seat] = face_down(left[: setup["deck_sizes"][seat]])
    legends = [card for hand in state.legends for card in hand]
    flares = [card for hand in state.flares for card in hand]
    state.decks[table.legends_deck] = face_down(_without(LEGENDS, legends))
    state.decks[table.flares_deck] = face_down(_without(FLARES, flares))


def _in_play(state: State, seat: int) -> list[int]:
    """Cards that lie before a player."""
    return [card for card in (state.extras.frozen[seat], state.extras.pending[seat]) if card != NO_CARD]


def _without(cards: Sequence[int], gone: Iterable[int]) -> tuple[int, ...]:
    taken = frozenset(gone)
    return tuple(card for card in cards if card not in taken)


# ----------------------------------------------------------------------------------------- going on after a difference


def adopted(state: State, step: Step, hands: list[list[str]]) -> State:
    """A copy of a state, made to agree with what they noted after a step, as far as they noted it."""
    new = state.copy()
    table = new.table
    _lay_out_extras(new, step)
    lay_out(new, read_board(step["board"], table.sides))
    new.stack, new.offered, new.phase = [], None, Phase.ACTIONS
    new.active = new.control = step["next"][0]
    new.side = table.side_of(new.active)
    new.actions = step["left"]
    _adopt_counters(new, step)
    for seat, names in enumerate(hands):
        deal_hand(new, seat, names)
    for seat, school in enumerate(table.schools):
        _adopt_cards(new, seat, SCHOOLS[school].cards, (*new.hands[seat], *_in_play(new, seat)))
    _adopt_cards(new, table.legends_deck, LEGENDS, [card for hand in new.legends for card in hand])
    _adopt_cards(new, table.flares_deck, FLARES, [card for hand in new.flares for card in hand])
    return new


def _adopt_counters(new: State, step: Step) -> None:
    common, heroic, legendary, new.summoned, new.summoned_legends, new.summoned_red, new.summoned_green = step["turn"]
    new.destroyed = [0] * len(new.pieces)
    if new.table.form is Form.MELEE:
        sides = new.table.sides
        for colour, numbers in by_colour(step.get("killed")).items():
            new.destroyed[3 * colour : 3 * colour + 3] = numbers
        new.points = [points or 0 for row in step["vs"] for points in row]
        everybody = (1 << sides) - 1
        new.improvised = [
            everybody & ~(1 << seat) & ~sum(1 << colour for colour in left)
            for seat, left in enumerate(step["impro_left"])
        ]
        return
    enemy = 3 * (1 - new.side)
    new.destroyed[enemy : enemy + 3] = common, heroic, legendary
    if new.table.form is Form.DUEL:
        new.points = list(step["score"])


def _adopt_cards(new: State, place: int, everything: Sequence[int], held: Sequence[int]) -> None:
    """Cards that they hold are neither in the deck nor in the pile; those that nobody has were discarded."""
    deck = [card for card in new.decks[place].cards if card not in held]
    new.decks[place] = face_down(tuple(deck))
    gone = Counter(everything) - Counter(deck) - Counter(held)
    kept = [card for card in new.piles[place] if card in gone]
    new.piles[place] = (*kept, *(card for card in gone if card not in kept))


def with_shuffled(state: State, step: Step, hands: list[list[str]]) -> State | None:
    """A state in which their shuffled decks lie instead of ours; None if the cards are not the same."""
    new = state.copy()
    table, seat = new.table, step["p"]
    for what, order in step["shuffled"].items():
        place, zone, everything = (
            (table.legends_deck, new.legends, LEGENDS)
            if what.startswith("legend")
            else (table.flares_deck, new.flares, FLARES)
        )
        deck = _cards(order)
        held = tuple(card for card in _cards(hands[seat]) if card in everything)
        if Counter((*new.decks[place].cards, *zone[seat])) != Counter((*deck, *held)):
            return None
        new.decks[place] = face_down(deck)
        zone[seat] = held
    new.offered = None
    return new
