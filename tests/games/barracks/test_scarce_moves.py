"""Dealing what a seat cannot know where both squads like the same moves: few warriors can have those that are gone."""

from __future__ import annotations

import pytest

from arenarium.core.dealer import Dealer
from arenarium.games.barracks.formats import determinize
from arenarium.games.barracks.game import BARRACKS, State

CHOICES = """\
1 draw 3
0 draw 2
1 draw 3
0 draw 2
1 draw 2
0 draw 2
1 draw 2
0 draw 2
0 draw 2
1 pick 1 1 Saber Windmill
0 pick 3 2 Rattling Bones
1 pick 1 2 Saber Windmill
0 pick 4 2 Thorn Hedge
1 pick 2 1 Saber Windmill
0 pick 1 1 Leech
1 pick 2 2 Third Knock
0 pick 2 1 Muddy Ford
1 pick 3 1 Flail Swing
0 pick 5 2 Signal Arrow
1 pick 3 2 Flail Swing
0 pick 5 1 Guardian Angel
1 pick 4 1 Pinned Cloak
0 pick 4 1 Pack Hunt
1 pick 4 2 Flail Swing
0 pick 2 2 Pack Hunt
0 pick 1 2 Guardian Angel
0 pick 3 1 Thrown Firebrand
"""
"""Seat and choice: a game between computer players, in which seat 0 could not deal what it does not know."""


def recruited() -> State:
    state = BARRACKS.new({}, "21/0")
    for line in CHOICES.splitlines():
        seat, _, choice = line.partition(" ")
        state.apply(int(seat), choice)
    return state


def test_what_is_gone_finds_warriors_that_may_have_it() -> None:
    state = recruited()
    for seat in state.asks():
        view = state.view(seat)
        assert view.gone
        for number in range(20):
            dealt = BARRACKS.determinize(view, Dealer(number))
            assert dealt.view(seat) == view
            assert min(dealt.pile) == 0


def test_each_copy_of_what_is_gone_is_dealt_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(determinize, "_LUCK", 0)
    state = recruited()
    moves = state.cards.moves
    for number in range(20):
        dealt = BARRACKS.determinize(state.view(0), Dealer(number))
        held = [move for squad in dealt.squads for soldier in squad for move in soldier.moves if move >= 0]
        assert all(held.count(move) + dealt.pile[move] == moves[move].copies for move in range(len(moves)))
        for squad in dealt.squads:
            for soldier in squad:
                for line, move in enumerate(soldier.moves):
                    assert move < 0 or move in state.cards.fitting[soldier.card][line]
