"""Cards that nobody has written: whatever the language can say, both engines do the same, or Python plays it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from games.tashkalar.support import trees
from games.tashkalar.support.effects import random_board
from games.tashkalar.support.table import DUEL, MELEE_3, SQUARES, position
from hypothesis import given
from hypothesis import strategies as st
from support.lockstep import advance_both, bold, check_equal, handed_over, needs_native
from support.thoroughness import tried

from arenarium.cards.tree import Effect, parts
from arenarium.games.tashkalar import KIT
from arenarium.games.tashkalar.board.board import BY_NAME
from arenarium.games.tashkalar.cards.card_set import CardSet, printed
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.native.tables import NATIVE
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.rules.programs import start
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.frames import PROGRAMS
from arenarium.native import extension

MOST_CHOICES = 60
TIMES = 3
"""How often each effect is tried."""


def with_effects(effects: list[Effect], warp: Effect | None = None) -> CardSet:
    """The printed cards, the first of them with other effects, and perhaps a warp effect."""
    cards = printed()
    changed = [replace(cards.being(number), effect=effect, warp_effect=warp) for number, effect in enumerate(effects)]
    return CardSet("generated", [*changed, *cards.cards[len(changed) :]], cards.schools, cards.tasks)


def summoned(cards: CardSet, card: int, rng: Random) -> State:
    """A being with that card has just been summoned on a board where anything stands."""
    form, sides = rng.choice([(DUEL, 2), (MELEE_3, 3)])
    men = random_board(rng, sides, most=9)
    at = rng.choice(SQUARES)
    men[at] = "A"
    state = position(f"{form} | pile 0: Bomb, Herald", men)
    state.cards = cards
    squares = [1 << BY_NAME[square] for square in SQUARES]
    used = [1 << BY_NAME[square] for square in men if square != at]
    registers = {
        reg.CARD: card,
        reg.SELF: 1 << BY_NAME[at],
        reg.AT: BY_NAME[at],
        reg.MARKED: sum(rng.sample(squares, rng.randint(0, 12))),
        reg.SECOND_MARKED: sum(rng.sample(squares, rng.randint(0, 12))),
        reg.ARROWS: rng.getrandbits(8),
        reg.USED: sum(rng.sample(used, min(len(used), 4))),
    }
    start(state, PROGRAMS(cards)[cards.names[card]], registers)
    turn.go_on(state)
    return state


@needs_native
@tried(40)
@given(st.lists(trees.effects, min_size=4, max_size=4), st.integers(0, 1 << 32))
def test_generated_effects(effects: list[Effect], seed: int) -> None:
    cards = with_effects(effects)
    rng = Random(seed)
    assert NATIVE(cards) is not None, "the native engine does not know something that the language can say"
    for card in [*range(len(effects))] * TIMES:
        state = summoned(cards, card, rng)
        native = handed_over(KIT, state)
        check_equal(KIT, state, native)
        for _ in range(MOST_CHOICES):
            if not state.stack:
                break
            advance_both(state, native, bold(state.options(), rng))
            check_equal(KIT, state, native)


@needs_native
def test_what_it_does_not_know_is_played_in_python(caplog: pytest.LogCaptureFixture) -> None:
    effect = printed().being(0).effect
    unknown = replace(effect.sentences[0].clauses[0], act=tree.BorrowEmpty(99))
    sentence = replace(effect.sentences[0], clauses=(unknown,))
    cards = with_effects([Effect((sentence,))])
    assert any(isinstance(part, tree.BorrowEmpty) for part in parts(cards.being(0).effect))
    for _ in range(2):
        assert KIT.native is not None
        state = TASHKALAR.with_cards(cards).new({"form": "duel"}, 1)
        assert KIT.native.to_native(state) is None
    if extension(KIT.id) is not None:
        assert [record.message for record in caplog.records] == [
            "card set 'generated': Python plays it, as the native engine does not know "
            "99 empty squares that count as pieces"
        ]
