"""What a seat knows of a position, ready for JSON (INFO-1): names instead of numbers, None for what is hidden.

The same with nothing hidden is what the text of a position says (`notation`), and what a position is made of again
(`build`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arenarium.cards.machine import Program
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.board.board import NAMES
from arenarium.games.tashkalar.board.text import say_board
from arenarium.games.tashkalar.rules.score import seat_score
from arenarium.games.tashkalar.rules.turn import decider
from arenarium.games.tashkalar.state.extras import Extras
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.frames import EffectInProgress, effect_of
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import EndReason, Phase, Position
from arenarium.games.tashkalar.state.requests import RequestKind

CardNames = tuple[str, ...]
Shown = tuple[str | None, ...]
"""Cards by name; None for those that the watcher does not know."""


@dataclass(frozen=True, slots=True)
class HeldPiece:
    """A piece that lies on a card, off the board (EW-14)."""

    card: str
    side: int
    rank: int
    gateway: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked, and for what; not the options, which would tell the cards in hand."""

    seat: int
    kind: RequestKind
    source: str
    """The card whose effect asks, or nothing."""


@dataclass(frozen=True, slots=True)
class View:
    you: int | None
    """The seat that looks; None for a spectator."""
    form: Form
    schools: tuple[str, ...]
    """By seat."""
    first: int
    """The starting seat."""
    teams: bool
    board: str
    """In one line."""
    supply: tuple[tuple[int, int], ...]
    """By side: two-faced and legendary pieces."""
    gateway: str | None
    frozen: Shown
    """By seat: the frozen card (EF-2)."""
    pending: Shown
    """By seat: the pending being (EW-3)."""
    held: tuple[HeldPiece, ...]
    removed: tuple[tuple[int, int], ...]
    """By side: two-faced and legendary pieces that are out of the game (EF-13)."""
    slowed: int
    """Sides with one action fewer on their next turn, as bits (EF-12)."""
    extra_turns: int
    next_colour: int
    """The side whose pieces the next summoning uses; -1: the player's own (NV-12)."""
    next_empty: int
    counted_more: int
    warped: CardNames
    hands: tuple[Shown, ...]
    legends: tuple[Shown, ...]
    flares: tuple[Shown, ...]
    decks: tuple[Shown, ...]
    """From the top: of each seat, then legends, flares, tasks."""
    known: tuple[tuple[int, ...], ...]
    """As `decks`: the seats that know each card, as bits."""
    piles: tuple[CardNames, ...]
    """Discard piles, oldest first: of each seat, then legends and flares."""
    tasks: tuple[str, ...]
    claimed: tuple[tuple[str, ...], ...]
    """By side."""
    points: tuple[int, ...]
    """Duel: by side. Melee: by seat and colour."""
    improvised: tuple[int, ...]
    """By seat: the colours used up for improvised summoning, as bits."""
    phase: Phase
    turn: int
    active: int
    control: int
    """The seat that decides: the active one, or its teammate."""
    actions: int
    discarded: bool
    destroyed: tuple[int, ...]
    """Enemy pieces destroyed this turn, by side and rank."""
    summoned: tuple[int, int, int, int]
    """This turn: in all, legends, on red and on green squares."""
    extra_cards: tuple[int, int]
    """Beings and legends to be drawn on top."""
    another_turn: bool
    extra_turn: bool
    borrow: bool
    end_by: int
    """The seat whose turn has triggered the end; -1 before."""
    end_reason: EndReason
    last_turns: int
    resigning: tuple[int, ...]
    """Seats that would resign and wait for their teammate's word."""
    outcome: Outcome | None
    stack: tuple[EffectInProgress, ...]
    """Effects in progress, the innermost last."""
    scores: tuple[int, ...]
    """By seat."""
    goal: int
    """The points that trigger the end."""
    request: Asked | None


def view_of(state: Position, seat: int | None) -> View:
    """What a seat, or a spectator (None), knows."""
    return _seen(state, seat, _public(state))


def views_of(state: Position, seats: Iterable[int | None]) -> list[View]:
    """The same for several: what everybody sees is looked at once."""
    public = _public(state)
    return [_seen(state, seat, public) for seat in seats]


def _seen(state: Position, seat: int | None, public: dict[str, Any]) -> View:
    """What everybody sees, and what this one knows besides."""
    table = state.table
    seats = range(table.seats)
    watching = table.everybody if seat is None else 1 << seat  # a spectator knows what everybody knows
    side = -1 if seat is None else table.side_of(seat)
    tasks_deck = table.tasks_deck
    cards, names = state.cards, state.cards.names
    decks = [
        _known(cards.task_names if place == tasks_deck else cards.names, deck.cards, deck.known, watching)
        if any(deck.known)
        else (None,) * len(deck.cards)
        for place, deck in enumerate(state.decks)
    ]
    hands = [
        _names(names, state.hands[owner]) if owner == seat else (None,) * len(state.hands[owner]) for owner in seats
    ]
    legends = [
        _names(names, state.legends[owner]) if table.side_of(owner) == side else (None,) * len(state.legends[owner])
        for owner in seats
    ]
    flares = [
        _names(names, state.flares[owner]) if owner == seat else (None,) * len(state.flares[owner]) for owner in seats
    ]
    return View(
        you=seat, hands=tuple(hands), legends=tuple(legends), flares=tuple(flares), decks=tuple(decks), **public
    )


def open_view(state: Position) -> View:
    """Everything that lies on the table, as if all cards lay face up."""
    *decks, tasks = state.decks
    names = state.cards.names
    return View(
        you=None,
        hands=tuple([_names(names, cards) for cards in state.hands]),
        legends=tuple([_names(names, cards) for cards in state.legends]),
        flares=tuple([_names(names, cards) for cards in state.flares]),
        decks=(*[_names(names, deck.cards) for deck in decks], _names(state.cards.task_names, tasks.cards)),
        **_public(state),
    )


def open_view_of(state: Position, seat: int | None) -> View:
    """What a seat, or a spectator, would know if everybody had shown their cards; decks stay face down."""
    names = state.cards.names
    return replace(
        view_of(state, seat),
        hands=tuple([_names(names, cards) for cards in state.hands]),
        legends=tuple([_names(names, cards) for cards in state.legends]),
        flares=tuple([_names(names, cards) for cards in state.flares]),
    )


def _names(names: Sequence[str], cards: Sequence[int]) -> CardNames:
    return tuple([names[card] for card in cards])


def _known(names: Sequence[str], cards: Sequence[int], known: Sequence[int], watching: int) -> Shown:
    return tuple(
        [names[card] if knowers & watching == watching else None for card, knowers in zip(cards, known, strict=True)]
    )


def _public(state: Position) -> dict[str, Any]:
    """The fields of a view that are the same for everybody."""
    table, extras = state.table, state.extras
    names, task_names = state.cards.names, state.cards.task_names
    request = None
    if state.phase is not Phase.OVER:
        request = Asked(decider(state), request_kind(state), request_source(state))
    return {
        "form": table.form,
        "schools": table.schools,
        "first": table.first,
        "teams": table.teams,
        "board": say_board(state.pieces),
        "supply": tuple(zip(state.two_faced, state.legendary, strict=True)),
        "gateway": NAMES[state.gateway.bit_length() - 1] if state.gateway else None,
        "frozen": _names_or_none(names, extras.frozen),
        "pending": _names_or_none(names, extras.pending),
        "held": _held(names, extras) if extras.held else (),
        "removed": extras.removed,
        "slowed": extras.slowed,
        "extra_turns": extras.extra_turns,
        "next_colour": extras.next_colour - 1,
        "next_empty": extras.next_empty,
        "counted_more": extras.counted_more,
        "warped": _names(names, extras.warped),
        "known": tuple([deck.known for deck in state.decks]),
        "piles": tuple([_names(names, pile) for pile in state.piles]),
        "tasks": _names(task_names, state.tasks),
        "claimed": tuple([_names(task_names, claimed) for claimed in state.claimed]),
        "points": tuple(state.points),
        "improvised": tuple(state.improvised),
        "phase": state.phase,
        "turn": state.turn,
        "active": state.active,
        "control": state.control,
        "actions": state.actions,
        "discarded": state.discarded,
        "destroyed": tuple(state.destroyed),
        "summoned": (state.summoned, state.summoned_legends, state.summoned_red, state.summoned_green),
        "extra_cards": (state.extra_beings, state.extra_legends),
        "another_turn": state.another_turn,
        "extra_turn": state.extra_turn,
        "borrow": state.borrow,
        "end_by": state.end_by,
        "end_reason": state.end_reason,
        "last_turns": state.last_turns,
        "resigning": tuple([seat for seat in range(table.seats) if state.resigning >> seat & 1])
        if state.resigning
        else (),
        "outcome": state.result,
        "stack": tuple([effect_of(state.cards, frame) for frame in state.stack]) if state.stack else (),
        "scores": tuple([seat_score(state, seat) for seat in range(table.seats)]),
        "goal": table.goal,
        "request": request,
    }


def _names_or_none(names: Sequence[str], cards: Sequence[int]) -> Shown:
    return tuple([None if card == NO_CARD else names[card] for card in cards])


def _held(names: Sequence[str], extras: Extras) -> tuple[HeldPiece, ...]:
    return tuple(HeldPiece(names[held.card], held.piece // 3, held.piece % 3, held.gateway) for held in extras.held)


# ---------------------------------------------------------------------------------------------------------- requests

_PROCEDURES = {kind.value: kind for kind in RequestKind}


def request_kind(state: Position) -> RequestKind:
    """What is asked, as long as the game is not over."""
    if state.stack:
        program = state.stack[-1].program
        return RequestKind.EFFECT if program.owned else _PROCEDURES[program.key]
    if state.phase is Phase.ACTIONS:
        return RequestKind.ACTION if state.actions else RequestKind.FREE
    if state.phase is Phase.SCORE:
        return RequestKind.CLAIM if state.table.two_sided else RequestKind.PAIR
    return RequestKind.DRAFT if state.phase is Phase.DRAFT else RequestKind.START


def request_of(program: Program[Position]) -> RequestKind | None:
    """What a program asks; nothing where it is a procedure that asks nothing."""
    return RequestKind.EFFECT if program.owned else _PROCEDURES.get(program.key)


def request_source(state: Position) -> str:
    """The card whose effect asks, or nothing."""
    return state.stack[-1].program.key if state.stack and state.stack[-1].program.owned else ""
