"""FLARE: invoking flares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from arenarium.cards.card_set import Derived
from arenarium.cards.machine import Frame, Program
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.rules.effects.cards import to_pile
from arenarium.games.tashkalar.rules.effects.compiled import COMPILER
from arenarium.games.tashkalar.rules.programs import register, start
from arenarium.games.tashkalar.rules.score import add_points
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import Choice, Flare
from arenarium.games.tashkalar.state.events import DiscardedFor, ScoredFor
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.frames import COMPILERS, PROGRAMS
from arenarium.games.tashkalar.state.position import Position, without


def upper_key(name: str) -> str:
    """How the program of a flare's upper effect is called."""
    return f"{name} upper"


def lower_key(name: str) -> str:
    return f"{name} lower"


def _compiled(cards: CardSet) -> Iterator[Program[Position]]:
    for flare in map(cards.flare, cards.flares):
        yield COMPILER.program(upper_key(flare.name), flare.upper_effect)
        yield COMPILER.program(lower_key(flare.name), flare.lower_effect)


COMPILERS.append(_compiled)


def _discard_after(state: Position, frame: Frame) -> None:
    """FLARE-4."""
    to_pile(state, frame.vars[reg.CARD], DiscardedFor.RESOLVED)


RESOLVED: Program[Position] = register(Program("flare resolved", [], _discard_after, owned=False))


class _Least(NamedTuple):
    """The easiest criteria of all flares."""

    upper: int
    lower: int


LEAST: Derived[CardSet, _Least] = Derived(
    lambda cards: _Least(
        min(cards.flare(card).upper for card in cards.flares), min(cards.flare(card).lower for card in cards.flares)
    )
)


def lead(state: Position, against: int) -> tuple[int, int]:
    """How many more upgraded pieces, and pieces in all, a side has on the board than the active one."""
    pieces, mine, theirs = state.pieces, 3 * state.side, 3 * against
    upgraded = (pieces[theirs + 1] | pieces[theirs + 2]).bit_count() - (pieces[mine + 1] | pieces[mine + 2]).bit_count()
    return upgraded, upgraded + pieces[theirs].bit_count() - pieces[mine].bit_count()


def parts(state: Position, card: int, against: int) -> tuple[bool, bool]:
    """FLARE-1: whether the upper and the lower criterion hold against that side."""
    more_upgraded, more = lead(state, against)
    known = state.cards.flare(card)
    return more_upgraded >= known.upper, more >= known.lower


def _open_against(state: Position) -> list[int]:
    """The sides against which some flare of the game could be invoked; nearly always none, so this is made cheap."""
    pieces, mine, least = state.pieces, 3 * state.side, LEAST(state.cards)
    own_upgraded = (pieces[mine + 1] | pieces[mine + 2]).bit_count()
    enough_upgraded = own_upgraded + least.upper
    enough = own_upgraded + pieces[mine].bit_count() + least.lower
    sides = []
    for theirs in range(0, len(pieces), 3):
        if theirs == mine:
            continue
        upgraded = (pieces[theirs + 1] | pieces[theirs + 2]).bit_count()
        if upgraded >= enough_upgraded or upgraded + pieces[theirs].bit_count() >= enough:
            sides.append(theirs // 3)
    return sides


def flare_options(state: Position) -> list[Choice]:
    """TURN-7: every flare in hand against every opponent for whom a criterion holds (FLARE-2)."""
    cards = state.flares[state.active]
    if not cards:
        return []
    return [Flare(card, side) for side in _open_against(state) for card in cards if any(parts(state, card, side))]


def invoke(state: Position, choice: Flare) -> None:
    """FLARE-3 to FLARE-6. Both criteria are judged now; the upper effect comes first."""
    seat, card = state.active, choice.card
    upper, lower = parts(state, card, choice.against)
    state.flares[seat] = without(state.flares[seat], card)
    state.emit(events.Flare(seat, state.cards.names[card], choice.against, upper, lower))
    if state.table.form is Form.DUEL:
        add_points(state, choice.against, choice.against, 1, ScoredFor.FLARE)
    elif state.table.form is Form.MELEE:
        add_points(state, choice.against, state.side, 1, ScoredFor.FLARE)
    start(state, RESOLVED, {reg.CARD: card})
    programs, name = PROGRAMS(state.cards), state.cards.names[card]
    if lower:
        start(state, programs[lower_key(name)])
    if upper:
        start(state, programs[upper_key(name)])
