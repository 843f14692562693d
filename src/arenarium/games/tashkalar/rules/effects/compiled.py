"""The effects of all beings and legends as programs, and where a card goes when its effect is resolved."""

from __future__ import annotations

from arenarium.cards.machine import Frame, Program
from arenarium.games.tashkalar.cards.cards import CARDS, Being, being
from arenarium.games.tashkalar.rules.effects.cards import to_pile
from arenarium.games.tashkalar.rules.effects.compiler import EffectCompiler
from arenarium.games.tashkalar.rules.frozen import after_thawing, freeze
from arenarium.games.tashkalar.rules.programs import frozen_key, register, warp_key
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.position import Position

COMPILER = EffectCompiler()
EFFECTS: dict[int, Program[Position]] = {}
"""By card: what is resolved when it is summoned."""


def _after_effect(state: Position, frame: Frame) -> None:
    """SUM-8: the card is discarded; one with a frozen effect stays in play (EF-2)."""
    card = frame.vars[reg.CARD]
    if being(card).frozen_effect is not None:
        freeze(state, card)
    elif not frame.vars[reg.KEPT]:
        to_pile(state, card, "resolved")


for _number, _card in enumerate(CARDS):
    if isinstance(_card, Being):
        EFFECTS[_number] = register(COMPILER.program(_card.name, _card.effect, _after_effect))
        if _card.frozen_effect is not None:
            register(COMPILER.program(frozen_key(_card.name), _card.frozen_effect, after_thawing))
        if _card.warp_effect is not None:
            # the card lies on the deck as the pending being, or somewhere else if its effect is copied
            register(COMPILER.program(warp_key(_card.name), _card.warp_effect))
