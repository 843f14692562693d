"""The effects of beings and legends as programs, and where a card goes when its effect is resolved."""

from __future__ import annotations

from collections.abc import Iterator

from arenarium.cards.machine import Frame, Program
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.rules.effects.cards import to_pile
from arenarium.games.tashkalar.rules.effects.compiler import EffectCompiler
from arenarium.games.tashkalar.rules.frozen import after_thawing, freeze
from arenarium.games.tashkalar.rules.programs import frozen_key, warp_key
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.events import DiscardedFor
from arenarium.games.tashkalar.state.frames import COMPILERS
from arenarium.games.tashkalar.state.position import Position

COMPILER = EffectCompiler()


def _after_effect(state: Position, frame: Frame) -> None:
    """SUM-8: the card is discarded; one with a frozen effect stays in play (EF-2)."""
    card = frame.vars[reg.CARD]
    if state.cards.being(card).frozen_effect is not None:
        freeze(state, card)
    elif not frame.vars[reg.KEPT]:
        to_pile(state, card, DiscardedFor.RESOLVED)


def _compiled(cards: CardSet) -> Iterator[Program[Position]]:
    for being in cards.beings.values():
        yield COMPILER.program(being.name, being.effect, _after_effect)
        if being.frozen_effect is not None:
            yield COMPILER.program(frozen_key(being.name), being.frozen_effect, after_thawing)
        if being.warp_effect is not None:
            # the card lies on the deck as the pending being, or somewhere else if its effect is copied
            yield COMPILER.program(warp_key(being.name), being.warp_effect)


COMPILERS.append(_compiled)
