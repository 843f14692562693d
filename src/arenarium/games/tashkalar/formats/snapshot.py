"""A position as plain data, whole or as somebody sees it, and back (INFO-1).

The one form behind JSON, views, the text notation and determinizing. Names instead of numbers; what is hidden from the
one who looks is None.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from arenarium.cards.machine import Frame
from arenarium.core.errors import NotationError
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_BY_NAME
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.board.text import SIDES, read_board, say_board
from arenarium.games.tashkalar.cards.cards import (
    BY_NAME,
    CARDS,
    FLARES,
    LEGENDS,
    SCHOOLS,
    TASK_BY_NAME,
    TASKS,
    Being,
    being,
)
from arenarium.games.tashkalar.formats import schema as shapes
from arenarium.games.tashkalar.rules.programs import PROGRAMS, frozen_key, warp_key
from arenarium.games.tashkalar.rules.setup import clear
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.extras import NONE, Extras, HeldPiece
from arenarium.games.tashkalar.state.forms import UNDECIDED, Form, Table
from arenarium.games.tashkalar.state.position import COMMON, HEROIC, LEGENDARY, Deck, Position

Data = dict[str, Any]
Cards = list[str | None]

_BEINGS = [card for card in CARDS if isinstance(card, Being)]
CARD_PROGRAMS = frozenset(
    {"pick up", "flare resolved", "keep one"}
    | {card.name for card in _BEINGS}
    | {frozen_key(card.name) for card in _BEINGS if card.frozen_effect is not None}
)
"""Programs whose card is in nobody's hand or pile as long as they run."""
WARP_PROGRAMS = frozenset(warp_key(card.name) for card in _BEINGS if card.warp_effect is not None)
"""Programs that know their card, which lies somewhere else."""


# ------------------------------------------------------------------------------------------------------------ to data


def to_dict(state: Position, seen_by: tuple[int | None] | None = None) -> Data:
    """Everything, or with `seen_by=(seat,)` what that seat knows; `(None,)` is a spectator."""
    table = state.table
    watcher = seen_by[0] if seen_by is not None else None

    def hand(cards: tuple[int, ...], *knowers: int) -> Cards:
        if seen_by is None or watcher in knowers:
            return [CARDS[card].name for card in cards]
        return [None] * len(cards)

    def deck(place: int) -> Cards:
        kinds: Sequence[Any] = TASKS if place == table.tasks_deck else CARDS
        cards, known = state.decks[place]
        if seen_by is None:
            return [kinds[card].name for card in cards]
        watching = (1 << table.seats) - 1 if watcher is None else 1 << watcher
        # a spectator knows what everybody knows
        return [
            kinds[card].name if knowers & watching == watching else None
            for card, knowers in zip(cards, known, strict=True)
        ]

    seats = range(table.seats)
    places = range(table.seats + 3)
    return {
        "form": table.form.value,
        "schools": list(table.schools),
        "first": table.first,
        "teams": table.teams,
        "board": say_board(state.pieces),
        "supply": [[state.two_faced[side], state.legendary[side]] for side in range(table.sides)],
        **_extras_to_dict(state),
        "hands": [hand(state.hands[seat], seat) for seat in seats],
        "legends": [hand(state.legends[seat], *table.sees_legends_of(seat)) for seat in seats],
        "flares": [hand(state.flares[seat], seat) for seat in seats],
        "decks": [deck(place) for place in places],
        "known": [list(state.decks[place].known) for place in places],
        "piles": [[CARDS[card].name for card in pile] for pile in state.piles],
        "tasks": [TASKS[task].name for task in state.tasks],
        "claimed": [[TASKS[task].name for task in claimed] for claimed in state.claimed],
        "points": list(state.points),
        "improvised": list(state.improvised),
        "phase": state.phase,
        "turn": state.turn,
        "active": state.active,
        "control": state.control,
        "actions": state.actions,
        "discarded": state.discarded,
        "destroyed": list(state.destroyed),
        "summoned": [state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green],
        "extra_cards": [state.extra_beings, state.extra_legends],
        "another_turn": state.another_turn,
        "extra_turn": state.extra_turn,
        "borrow": state.borrow,
        "end_by": state.end_by,
        "end_reason": state.end_reason,
        "last_turns": state.last_turns,
        "resigning": [seat for seat in seats if state.resigning >> seat & 1],
        "outcome": state.result.to_json() if state.result else None,
        "stack": [_frame_to_dict(frame) for frame in state.stack],
        "dealer": state.dealer if seen_by is None else None,
    }


def _extras_to_dict(state: Position) -> Data:
    """EF-16, NV-15, EW-22: all of it is public."""
    extras = state.extras
    return {
        "gateway": NAMES[state.gateway.bit_length() - 1] if state.gateway else None,
        "frozen": [_name_or_none(card) for card in extras.frozen],
        "pending": [_name_or_none(card) for card in extras.pending],
        "held": [
            {"card": CARDS[held.card].name, "side": held.piece // 3, "rank": held.piece % 3, "gateway": held.gateway}
            for held in extras.held
        ],
        "removed": [list(removed) for removed in extras.removed],
        "slowed": extras.slowed,
        "extra_turns": extras.extra_turns,
        "next_colour": extras.next_colour - 1,
        "next_empty": extras.next_empty,
        "counted_more": extras.counted_more,
        "warped": [CARDS[card].name for card in extras.warped],
    }


def _name_or_none(card: int) -> str | None:
    return None if card == NONE else CARDS[card].name


def _frame_to_dict(frame: Frame) -> Data:
    key, *numbers, registers = frame.key()
    found: Data = {}
    for index, value in enumerate(registers):
        name = reg.NAMES[index]
        if index == reg.CARD:
            if key in CARD_PROGRAMS or key in WARP_PROGRAMS:
                found[name] = CARDS[value].name
        elif index in reg.SETS:
            if value:
                found[name] = names(value)
        elif index in reg.SQUARES:
            if value >= 0:
                found[name] = NAMES[value]
        elif index == reg.DIRECTION:
            if value >= 0:
                found[name] = DIRECTIONS[value]
        elif value:
            found[name] = value
    return {"program": key, "step": list(numbers), "registers": found}


# ---------------------------------------------------------------------------------------------------------- from data


def from_dict(state: Position, data: Mapping[str, Any]) -> None:
    """Fill a state with what `to_dict` gave. Raises NotationError where the data says nothing possible."""
    shapes.check(data)
    try:
        _fill(state, data)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise NotationError(f"this is no position of Tash-Kalar: {type(error).__name__}: {error}") from error


def _fill(state: Position, data: Mapping[str, Any]) -> None:
    table = Table(Form(data["form"]), tuple(data["schools"]), data["first"], data["teams"])
    clear(state, table)
    state.dealer = data["dealer"]
    state.pieces = read_board(data["board"], table.sides)
    state.two_faced = [two_faced for two_faced, _ in data["supply"]]
    state.legendary = [legendary for _, legendary in data["supply"]]
    state.gateway = 1 << SQUARE_BY_NAME[data["gateway"]] if data["gateway"] else 0
    state.extras = _extras(data)
    state.hands = [_cards(hand) for hand in data["hands"]]
    state.legends = [_cards(hand) for hand in data["legends"]]
    state.flares = [_cards(hand) for hand in data["flares"]]
    decks = [_cards(deck) for deck in data["decks"][:-1]] + [_tasks(data["decks"][-1])]
    state.decks = [Deck(cards, tuple(known)) for cards, known in zip(decks, data["known"], strict=True)]
    state.piles = [_cards(pile) for pile in data["piles"]]
    state.tasks = _tasks(data["tasks"])
    state.claimed = [_tasks(claimed) for claimed in data["claimed"]]
    state.points = list(data["points"])
    state.improvised = list(data["improvised"])
    state.phase = data["phase"]
    state.turn, state.active, state.control = data["turn"], data["active"], data["control"]
    state.side = table.side_of(state.active)
    state.actions, state.discarded = data["actions"], data["discarded"]
    state.destroyed = list(data["destroyed"])
    state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green = data["summoned"]
    state.extra_beings, state.extra_legends = data["extra_cards"]
    state.another_turn, state.extra_turn, state.borrow = data["another_turn"], data["extra_turn"], data["borrow"]
    state.end_by, state.end_reason, state.last_turns = data["end_by"], data["end_reason"], data["last_turns"]
    state.resigning = sum(1 << seat for seat in data.get("resigning", ()))
    state.result = Outcome.from_json(data["outcome"]) if data["outcome"] else None
    state.stack = [_frame_from_dict(frame) for frame in data["stack"]]
    _check(state)


def _extras(data: Mapping[str, Any]) -> Extras:
    held = (HeldPiece(BY_NAME[h["card"]], 3 * h["side"] + h["rank"], h["gateway"]) for h in data["held"])
    return Extras(
        tuple(NONE if name is None else BY_NAME[name] for name in data["frozen"]),
        tuple(NONE if name is None else BY_NAME[name] for name in data["pending"]),
        tuple((two_faced, legendary) for two_faced, legendary in data["removed"]),
        tuple(held),
        data["slowed"],
        data["extra_turns"],
        data["next_colour"] + 1,
        data["next_empty"],
        data["counted_more"],
        _cards(data["warped"]),
    )


def _cards(found: Sequence[str]) -> tuple[int, ...]:
    return tuple(BY_NAME[name] for name in found)


def _tasks(found: Sequence[str]) -> tuple[int, ...]:
    return tuple(TASK_BY_NAME[name] for name in found)


def _frame_from_dict(data: Mapping[str, Any]) -> Frame:
    registers = reg.fresh()
    for name, value in data["registers"].items():
        index = reg.NAMES.index(name)
        if index == reg.CARD:
            value = BY_NAME[value]
        elif index in reg.SETS:
            value = sum(1 << SQUARE_BY_NAME[square] for square in value)
        elif index in reg.SQUARES:
            value = SQUARE_BY_NAME[value]
        elif index == reg.DIRECTION:
            value = DIRECTIONS.index(value)
        registers[index] = value
    return Frame.from_key(PROGRAMS[data["program"]], data["step"], registers)


def _check(state: Position) -> None:
    """Refuse positions that no match can reach: too many pieces, cards in two places.

    One piece more than a side has is let through, so that a board without an empty square can be set up for study.
    """
    table, extras = state.table, state.extras
    for side in range(table.sides):
        held = [piece.piece % 3 == LEGENDARY for piece in extras.held if piece.piece // 3 == side]
        two_faced, legendary = extras.removed[side]
        two_faced += (state.pieces[3 * side] | state.pieces[3 * side + 1]).bit_count() + state.two_faced[side]
        legendary += state.pieces[3 * side + 2].bit_count() + state.legendary[side]
        legendary_held = sum(held)
        if (
            two_faced + len(held) - legendary_held > table.two_faced + 1
            or legendary + legendary_held > table.legendary + 1
        ):
            raise NotationError(f"side {SIDES[side]} has more pieces than there are")
    if state.gateway & ~(state.of_rank(COMMON) | state.of_rank(HEROIC)):
        raise NotationError("the Gateway is a common or heroic piece on the board")
    for card in extras.frozen:
        if card != NONE and being(card).frozen_effect is None:
            raise NotationError(f"'{CARDS[card].name}' has no frozen effect")
    for card in extras.pending:
        if card != NONE and being(card).warp_effect is None:
            raise NotationError(f"'{CARDS[card].name}' has no warp effect")
    for owner, cards in _card_homes(state.table).items():
        lying = Counter(card for card in _where_cards_are(state, owner) if card is not None)
        for card, number in lying.items():
            if number > 1 or card not in cards:
                what = "lies in two places" if card in cards else f"does not belong to {owner}"
                raise NotationError(f"the card '{CARDS[card].name}' {what}")


def _card_homes(table: Table) -> dict[str, tuple[int, ...]]:
    """Which cards there are: of each seat, the legends, the flares."""
    homes = {f"seat {seat}": cards_of(school) for seat, school in enumerate(table.schools)}
    return {**homes, "legends": LEGENDS, "flares": FLARES}


def cards_of(school: str) -> tuple[int, ...]:
    return () if school == UNDECIDED else SCHOOLS[school].cards


def _where_cards_are(state: Position, owner: str) -> list[int]:
    """All cards of an owner that lie anywhere, the ones being resolved included."""
    table = state.table
    limbo = [frame.vars[reg.CARD] for frame in state.stack if frame.program.key in CARD_PROGRAMS]
    if owner == "legends":
        zones = [*state.legends, state.decks[table.legends_deck].cards, state.piles[table.legends_deck]]
        return [card for zone in zones for card in zone] + [card for card in limbo if card in LEGENDS]
    if owner == "flares":
        zones = [*state.flares, state.decks[table.flares_deck].cards, state.piles[table.flares_deck]]
        return [card for zone in zones for card in zone] + [card for card in limbo if card in FLARES]
    seat = int(owner.split()[1])
    found = [*state.hands[seat], *state.decks[seat].cards, *state.piles[seat]]
    found += [card for card in (state.extras.frozen[seat], state.extras.pending[seat]) if card != NONE]
    return found + [card for card in limbo if seat == state.active and card not in LEGENDS and card not in FLARES]


def being_resolved(data: Mapping[str, Any]) -> list[str]:
    """The cards that are being resolved."""
    return [
        frame["registers"]["card"]
        for frame in data["stack"]
        if "card" in frame["registers"] and frame["program"] in CARD_PROGRAMS
    ]


def in_play(data: Mapping[str, Any], seat: int) -> list[str]:
    """A seat's cards that lie face up: the frozen card, the pending being."""
    return [name for name in (data["frozen"][seat], data["pending"][seat]) if name is not None]
