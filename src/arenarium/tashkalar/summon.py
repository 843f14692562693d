"""SUM: summoning beings and legends. `placements` finds out what is possible; here it is carried out."""

from __future__ import annotations

from arenarium.script.machine import Do, Frame, Program, Resolver
from arenarium.tashkalar import registers as reg
from arenarium.tashkalar.board import GREEN, NAMES, RED, names
from arenarium.tashkalar.cards import CARDS, Being, being
from arenarium.tashkalar.choices import Choice, Lift, Summon, lift_from
from arenarium.tashkalar.keywords.compiler import WORDS, EffectCompiler
from arenarium.tashkalar.pieces import destroy, lift, put
from arenarium.tashkalar.placements import SUMMONABLE, is_short, liftable, of_type, used_squares
from arenarium.tashkalar.position import Position, without
from arenarium.tashkalar.programs import register, start
from arenarium.tashkalar.score import score_legend


def _discard_after(state: Position, frame: Frame) -> None:
    """SUM-8: the effect is resolved, the card is discarded."""
    card = frame.vars[reg.CARD]
    pile = state.table.legends_deck if being(card).is_legend else state.active
    state.piles[pile] = (*state.piles[pile], card)
    state.tell("card-discarded", seat=state.active, card=CARDS[card].name, why="resolved")


COMPILER = EffectCompiler()
EFFECTS: dict[int, Program[Position]] = {
    number: register(COMPILER.program(card.name, card.effect, _discard_after))
    for number, card in enumerate(CARDS)
    if isinstance(card, Being)
}


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
    if being(card).is_legend:
        state.legends[seat] = without(state.legends[seat], card)
    else:
        state.hands[seat] = without(state.hands[seat], card)
    if choice.improvised >= 0:
        state.improvised[seat] |= 1 << choice.improvised  # SUM-10: once a game for each enemy colour
    registers = {reg.CARD: card, reg.AT: at, **_placement(choice)}
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
        borrowed=names(used & ~state.own(state.side)),
        improvised=choice.improvised if choice.improvised >= 0 else None,
    )


def _placement(choice: Summon) -> dict[int, int]:
    """Marked squares, arrows and used pieces of the chosen orientation (EFF-9), as far as the effect speaks of them."""
    cares = SUMMONABLE[choice.card].cares
    orientation = being(choice.card).pattern.facing(choice.facing)
    found = {}
    if cares.marks:
        found[reg.MARKED] = orientation.marked(choice.at)
    if cares.arrows:
        found[reg.ARROWS] = orientation.arrows
    if cares.used:
        # what stands on the summoning square is replaced: it is not one of the pieces used
        found[reg.USED] = orientation.used(choice.at) & ~(1 << choice.at)
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
    kept = (reg.CARD, reg.AT, reg.MARKED, reg.ARROWS, reg.USED)
    bring_in(state, {index: frame.vars[index] for index in kept})


PICK_UP = register(Program("pick up", [Do(_PickUp(), False, WORDS)], _after_pick_up, owned=False))


def bring_in(state: Position, registers: dict[int, int]) -> None:
    """SUM-3, SUM-5, SUM-6: the new piece on its square; then its effect (SUM-8)."""
    card, at = registers[reg.CARD], registers[reg.AT]
    rank, side = being(card).rank, state.side
    there = state.piece_at(at)
    if there >= 0:
        if is_short(state, rank):
            # SUM-6: with none in supply the piece there becomes the new being; it is not destroyed
            lift(state, at)
            state.tell("reused", at=NAMES[at], side=side, rank=there % 3)
        else:
            destroy(state, at, how="summoned-onto")
    put(state, side, rank, at)
    state.summoned += 1
    state.summoned_red += RED >> at & 1
    state.summoned_green += GREEN >> at & 1
    if state.log is not None:
        state.tell("summoned", seat=state.active, side=side, card=CARDS[card].name, at=NAMES[at], rank=rank)
    start(state, EFFECTS[card], {**registers, reg.SELF: 1 << at})
    if being(card).is_legend:
        state.summoned_legends += 1
        score_legend(state)
