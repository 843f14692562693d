"""SUM: summoning beings and legends. `placements` finds out what is possible; here it is carried out."""

from __future__ import annotations

from arenarium.cards.machine import Do, Frame, Program, Resolver
from arenarium.games.tashkalar.board.board import GREEN, NAMES, RED, names
from arenarium.games.tashkalar.rules.frozen import spend
from arenarium.games.tashkalar.rules.pieces import destroy, lift, make_gateway, put
from arenarium.games.tashkalar.rules.placements import (
    SUMMONABLE,
    is_short,
    liftable,
    of_type,
    pattern_side,
    used_squares,
)
from arenarium.games.tashkalar.rules.programs import register, start
from arenarium.games.tashkalar.rules.score import score_legend
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import ANSWERS, Choice, Lift, Summon, lift_from
from arenarium.games.tashkalar.state.events import Cause
from arenarium.games.tashkalar.state.forms import MOST_COUNTED
from arenarium.games.tashkalar.state.frames import PROGRAMS
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import COMMON, HEROIC, Position, without
from arenarium.games.tashkalar.state.requests import RequestKind


def summon(state: Position, choice: Summon) -> None:
    """The action (SUM-1): take the card from the hand, settle where the piece comes from, bring it in."""
    card, at, seat = choice.card, choice.at, state.active
    being = state.cards.being(card)
    rank = being.rank
    # SUM-6: a piece of the needed type on the square itself becomes the being; SUM-7: otherwise one is picked up
    lifted = liftable(state, choice) if is_short(state, rank) and not of_type(state, rank) >> at & 1 else 0
    if state.log is not None:
        _announce(state, choice)
    state.actions -= 1
    state.borrow = False
    state.extras = state.extras.after_summoning()
    if choice.thawing:
        spend(state)
    if being.is_legend:
        state.legends[seat] = without(state.legends[seat], card)
    elif card == state.extras.pending[seat]:
        state.extras = state.extras.with_pending(seat, NO_CARD)  # EW-6
    else:
        state.hands[seat] = without(state.hands[seat], card)
    if choice.improvised >= 0:
        state.improvised[seat] |= 1 << choice.improvised  # SUM-10: once a game for each enemy colour
    registers = {reg.CARD: card, reg.AT: at, **_placement(state, choice)}
    if lifted:
        start(state, PICK_UP, {**registers, reg.POOL: lifted})
    else:
        bring_in(state, registers)


def _announce(state: Position, choice: Summon) -> None:
    used = used_squares(state, choice)
    state.emit(
        events.Summoning(
            state.active,
            state.cards.names[choice.card],
            NAMES[choice.at],
            tuple(names(used)),
            tuple(names(used & ~state.own(pattern_side(state)))),
            choice.improvised if choice.improvised >= 0 else None,
        )
    )


def _placement(state: Position, choice: Summon) -> dict[int, int]:
    """Marked squares, arrows and used pieces of the chosen orientation (EFF-9), as far as the effect speaks of them."""
    sensitivity = SUMMONABLE(state.cards)[choice.card].sensitivity
    orientation = state.cards.being(choice.card).pattern.facing(choice.facing)
    registers = {}
    if sensitivity.marks:
        registers[reg.MARKED] = orientation.marked(choice.at)
        registers[reg.SECOND_MARKED] = orientation.second_marked(choice.at)
    if sensitivity.arrows:
        registers[reg.ARROWS] = orientation.arrows
    if sensitivity.used:
        # what stands on the summoning square is replaced: it is not one of the pieces used
        registers[reg.USED] = orientation.used(choice.at) & state.occupied() & ~(1 << choice.at)
    return registers


class _PickUp(Resolver[Position]):
    """SUM-7: a piece of the needed type that the pattern does not use becomes the new being."""

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return lift_from(frame.vars[reg.POOL])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Lift)
        index = lift(state, choice.at)
        state.emit(events.Lifted(NAMES[choice.at], index // 3, index % 3))


def _after_pick_up(state: Position, frame: Frame) -> None:
    kept = (reg.CARD, reg.AT, reg.MARKED, reg.SECOND_MARKED, reg.ARROWS, reg.USED)
    bring_in(state, {index: frame.vars[index] for index in kept})


PICK_UP = register(Program(RequestKind.PICK_UP.value, [Do(_PickUp(), False, ANSWERS)], _after_pick_up, owned=False))


def bring_in(state: Position, registers: dict[int, int]) -> None:
    """SUM-3, SUM-5, SUM-6: the new piece on its square; then its effect (SUM-8)."""
    card, at = registers[reg.CARD], registers[reg.AT]
    being, side = state.cards.being(card), state.side
    rank = being.rank
    there = state.piece_at(at)
    gateway = state.gateway
    onto = 0
    if there >= 0:
        if is_short(state, rank):
            # SUM-6: with none in supply the piece there becomes the new being; it is not destroyed
            lift(state, at)
            state.emit(events.Reused(NAMES[at], side, there % 3))
        else:
            destroy(state, at, how=Cause.SUMMONED_ONTO)
            onto = there // 3 + 1
    put(state, side, rank, at)
    state.summoned = min(state.summoned + 1, MOST_COUNTED)
    state.summoned_red = min(state.summoned_red + (RED >> at & 1), MOST_COUNTED)
    state.summoned_green = min(state.summoned_green + (GREEN >> at & 1), MOST_COUNTED)
    if state.log is not None:
        state.emit(events.Summoned(state.active, side, state.cards.names[card], NAMES[at], rank))
    if card in state.cards.gateway_cards and _becomes_gateway(state, rank, at, gateway):
        make_gateway(state, at)
    start(state, PROGRAMS(state.cards)[being.name], {**registers, reg.SELF: 1 << at, reg.ONTO: onto})
    if being.is_legend:
        state.summoned_legends = min(state.summoned_legends + 1, MOST_COUNTED)
        score_legend(state)


def _becomes_gateway(state: Position, rank: int, at: int, before: int) -> bool:
    """NV-3: whether a being just summoned becomes the Gateway; `before` is where the Gateway was."""
    summoned_onto_it = bool(before >> at & 1)
    outranks_it = rank == HEROIC and bool(state.gateway & state.of_rank(COMMON))
    return not state.gateway or summoned_onto_it or outranks_it
