"""FLARE: invoking flares."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Program
from arenarium.games.tashkalar.cards.cards import CARDS, FLARES, flare
from arenarium.games.tashkalar.rules.choices import Choice, Flare
from arenarium.games.tashkalar.rules.effects.cards import to_pile
from arenarium.games.tashkalar.rules.effects.compiled import COMPILER
from arenarium.games.tashkalar.rules.programs import register, start
from arenarium.games.tashkalar.rules.score import add_points
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Position, without

UPPER: dict[int, Program[Position]] = {}
LOWER: dict[int, Program[Position]] = {}
for _number in FLARES:
    _card = flare(_number)
    UPPER[_number] = register(COMPILER.program(f"{_card.name} upper", _card.upper_effect))
    LOWER[_number] = register(COMPILER.program(f"{_card.name} lower", _card.lower_effect))


def _discard_after(state: Position, frame: Frame) -> None:
    """FLARE-4."""
    to_pile(state, frame.vars[reg.CARD], "resolved")


RESOLVED: Program[Position] = register(Program("flare resolved", [], _discard_after, owned=False))


_LEAST_UPPER = min(flare(card).upper for card in FLARES)
_LEAST_LOWER = min(flare(card).lower for card in FLARES)


def lead(state: Position, against: int) -> tuple[int, int]:
    """How many more upgraded pieces, and pieces in all, a side has on the board than the active one."""
    pieces, mine, theirs = state.pieces, 3 * state.side, 3 * against
    upgraded = (pieces[theirs + 1] | pieces[theirs + 2]).bit_count() - (pieces[mine + 1] | pieces[mine + 2]).bit_count()
    return upgraded, upgraded + pieces[theirs].bit_count() - pieces[mine].bit_count()


def parts(state: Position, card: int, against: int) -> tuple[bool, bool]:
    """FLARE-1: whether the upper and the lower criterion hold against that side."""
    more_upgraded, more = lead(state, against)
    known = flare(card)
    return more_upgraded >= known.upper, more >= known.lower


def _open_against(state: Position) -> list[int]:
    """The sides against which some flare of the game could be invoked; nearly always none, so this is made cheap."""
    pieces, mine = state.pieces, 3 * state.side
    enough_upgraded = (pieces[mine + 1] | pieces[mine + 2]).bit_count() + _LEAST_UPPER
    enough = enough_upgraded - _LEAST_UPPER + pieces[mine].bit_count() + _LEAST_LOWER
    found = []
    for theirs in range(0, len(pieces), 3):
        if theirs == mine:
            continue
        upgraded = (pieces[theirs + 1] | pieces[theirs + 2]).bit_count()
        if upgraded >= enough_upgraded or upgraded + pieces[theirs].bit_count() >= enough:
            found.append(theirs // 3)
    return found


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
    state.tell("flare", seat=seat, card=CARDS[card].name, against=choice.against, upper=upper, lower=lower)
    if state.table.form is Form.DUEL:
        add_points(state, choice.against, choice.against, 1, "flare")
    elif state.table.form is Form.MELEE:
        add_points(state, choice.against, state.side, 1, "flare")
    start(state, RESOLVED, {reg.CARD: card})
    if lower:
        start(state, LOWER[card])
    if upper:
        start(state, UPPER[card])
