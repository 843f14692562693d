"""SUM: summoning beings and legends. `placements` finds out what is possible; here it is carried out."""

from __future__ import annotations

from arenarium.cards.machine import Do, Frame, Program, Resolver
from arenarium.games.tashkalar.board.board import GREEN, NAMES, RED, names
from arenarium.games.tashkalar.cards.cards import CARDS, GATEWAY_CARDS, being
from arenarium.games.tashkalar.rules.choices import WORDS, Choice, Lift, Summon, lift_from
from arenarium.games.tashkalar.rules.effects.compiled import EFFECTS
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
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.extras import NONE
from arenarium.games.tashkalar.state.position import COMMON, HEROIC, Position, without


def summon(state: Position, choice: Summon) -> None:
    """The action (SUM-1): take the card from the hand, settle where the piece comes from, bring it in."""
    card, at, seat = choice.card, choice.at, state.active
    rank = being(card).rank
    # SUM-6: a piece of the needed type on the square itself becomes the being; SUM-7: otherwise one is picked up
    lifted = liftable(state, choice) if is_short(state, rank) and not of_type(state, rank) >> at & 1 else 0
    if state.log is not None:
        _tell(state, choice)
    state.actions -= 1
    state.borrow = False
    state.extras = state.extras.after_summoning()
    if choice.thawing:
        spend(state)
    if being(card).is_legend:
        state.legends[seat] = without(state.legends[seat], card)
    elif card == state.extras.pending[seat]:
        state.extras = state.extras.with_pending(seat, NONE)  # EW-6
    else:
        state.hands[seat] = without(state.hands[seat], card)
    if choice.improvised >= 0:
        state.improvised[seat] |= 1 << choice.improvised  # SUM-10: once a game for each enemy colour
    registers = {reg.CARD: card, reg.AT: at, **_placement(state, choice)}
    if lifted:
        start(state, PICK_UP, {**registers, reg.POOL: lifted})
    else:
        bring_in(state, registers)


def _tell(state: Position, choice: Summon) -> None:
    used = used_squares(state, choice)
    state.tell(
        "summoning",
        seat=state.active,
        card=CARDS[choice.card].name,
        at=NAMES[choice.at],
        used=names(used),
        borrowed=names(used & ~state.own(pattern_side(state))),
        improvised=choice.improvised if choice.improvised >= 0 else None,
    )


def _placement(state: Position, choice: Summon) -> dict[int, int]:
    """Marked squares, arrows and used pieces of the chosen orientation (EFF-9), as far as the effect speaks of them."""
    cares = SUMMONABLE[choice.card].cares
    orientation = being(choice.card).pattern.facing(choice.facing)
    found = {}
    if cares.marks:
        found[reg.MARKED] = orientation.marked(choice.at)
        found[reg.SECOND_MARKED] = orientation.second_marked(choice.at)
    if cares.arrows:
        found[reg.ARROWS] = orientation.arrows
    if cares.used:
        # what stands on the summoning square is replaced: it is not one of the pieces used
        found[reg.USED] = orientation.used(choice.at) & state.occupied() & ~(1 << choice.at)
    return found


class _PickUp(Resolver[Position]):
    """SUM-7: a piece of the needed type that the pattern does not use becomes the new being."""

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return lift_from(frame.vars[reg.POOL])

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Lift)
        index = lift(state, choice.at)
        state.tell("lifted", at=NAMES[choice.at], side=index // 3, rank=index % 3)


def _after_pick_up(state: Position, frame: Frame) -> None:
    kept = (reg.CARD, reg.AT, reg.MARKED, reg.SECOND_MARKED, reg.ARROWS, reg.USED)
    bring_in(state, {index: frame.vars[index] for index in kept})


PICK_UP = register(Program("pick up", [Do(_PickUp(), False, WORDS)], _after_pick_up, owned=False))


def bring_in(state: Position, registers: dict[int, int]) -> None:
    """SUM-3, SUM-5, SUM-6: the new piece on its square; then its effect (SUM-8)."""
    card, at = registers[reg.CARD], registers[reg.AT]
    rank, side = being(card).rank, state.side
    there = state.piece_at(at)
    gateway = state.gateway
    onto = 0
    if there >= 0:
        if is_short(state, rank):
            # SUM-6: with none in supply the piece there becomes the new being; it is not destroyed
            lift(state, at)
            state.tell("reused", at=NAMES[at], side=side, rank=there % 3)
        else:
            destroy(state, at, how="summoned-onto")
            onto = there // 3 + 1
    put(state, side, rank, at)
    state.summoned += 1
    state.summoned_red += RED >> at & 1
    state.summoned_green += GREEN >> at & 1
    if state.log is not None:
        state.tell("summoned", seat=state.active, side=side, card=CARDS[card].name, at=NAMES[at], rank=rank)
    if card in GATEWAY_CARDS and _becomes_gateway(state, rank, at, gateway):
        make_gateway(state, at)
    start(state, EFFECTS[card], {**registers, reg.SELF: 1 << at, reg.ONTO: onto})
    if being(card).is_legend:
        state.summoned_legends += 1
        score_legend(state)


def _becomes_gateway(state: Position, rank: int, at: int, before: int) -> bool:
    """NV-3: whether a being just summoned becomes the Gateway; `before` is where the Gateway was."""
    summoned_onto_it = bool(before >> at & 1)
    outranks_it = rank == HEROIC and bool(state.gateway & state.of_rank(COMMON))
    return not state.gateway or summoned_onto_it or outranks_it
