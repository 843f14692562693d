"""Every computer player, in every way to play: its choice is legal, repeatable, and blind to what its seat cannot know.

Time is counted, not measured: each look at the clock is a part of the turn's time, so that players that think for a
time do the same on every machine.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest
from support.games import GAMES, player_of

from arenarium.bots import registry as known
from arenarium.bots.registry import bots_of
from arenarium.core.bot import Bot
from arenarium.core.dealer import Dealer
from arenarium.core.game import Choice, Game, Request, State, View
from arenarium.core.kit import BotSpec
from arenarium.games import kit_of
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.state.position import Position

LOOKS = 12
"""Looks at the clock in a turn."""
DEPTHS = (0, 3, 17, 60)
"""Choices made at random before a player is asked; most are in the middle of a turn."""

EVERY_PLAYER = [
    pytest.param(game, setup, name, id=f"{game.id}-{'-'.join(map(str, setup.values()))}-{name}")
    for game in GAMES.values()
    for setup in game.example_setups()
    for name in bots_of(kit_of(game.id))
]
every_player = pytest.mark.parametrize(("game", "setup", "name"), EVERY_PLAYER)


def sat_down(game: Game, name: str, seed: int) -> Bot:
    ticks = count()
    return player_of(game.id, f"{name}@1", Random(seed), lambda: next(ticks) / LOOKS)


def answer(player: Bot, state: State, seat: int) -> Choice:
    return player.choose(state.requests()[seat], lambda: state.view(seat))


def some_states(game: Game, setup: dict[str, Any]) -> list[tuple[State, int]]:
    """States with a seat that has something to choose."""
    found = []
    for depth in DEPTHS:
        rng = Random(f"{setup}/{depth}")
        state = game.new(setup, str(depth))
        while (requests := state.requests()) and depth > 0:
            seat = rng.choice(sorted(requests))
            state.advance(seat, rng.choice(requests[seat].options))
            depth -= 1
        while (requests := state.requests()) and len(requests[max(requests)].options) == 1:
            state.advance(max(requests), requests[max(requests)].options[0])
        if requests:
            found.append((state, max(requests)))
    return found


def check_in_two_worlds(game: Game, setup: dict[str, Any], name: str) -> None:
    """Two worlds that look alike to the seat, a player in each: they choose alike as long as the worlds look alike."""
    different = 0
    for real, seat in some_states(game, setup):
        other = game.determinize(real.view(seat), Dealer.from_seed(name))
        different += other != real
        real = real.copy()
        knowing, guessing = sat_down(game, name, 1), sat_down(game, name, 1)
        for _ in range(4):
            # the other world first: nothing that was seen of the real one can have been kept
            guessed = answer(guessing, other, seat)
            choice = answer(knowing, real, seat)
            assert choice in real.requests()[seat].options
            assert choice == guessed, "it chooses by what it cannot know"
            real.advance(seat, choice)
            other.advance(seat, choice)
            if seat not in real.requests() or seat not in other.requests() or real.view(seat) != other.view(seat):
                break
    assert different


@every_player
def test_a_choice_is_legal_and_does_not_depend_on_what_the_seat_cannot_know(
    game: Game, setup: dict[str, Any], name: str
) -> None:
    check_in_two_worlds(game, setup, name)


class Cheat:
    """Reaches behind the view, which Python cannot forbid."""

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        cells = view.__closure__ or ()
        (state,) = (cell.cell_contents for cell in cells if isinstance(cell.cell_contents, Position))
        return request.options[state.dealer % len(request.options)]


def test_a_player_that_looks_behind_the_view_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(known.GENERIC_BOTS, "cheat", BotSpec(lambda rng, thinking, game: Cheat()))
    with pytest.raises(AssertionError, match="what it cannot know"):
        check_in_two_worlds(TASHKALAR, {"form": "high", "seats": 2}, "cheat")


@every_player
def test_the_same_seed_and_view_give_the_same_choice(game: Game, setup: dict[str, Any], name: str) -> None:
    for state, seat in some_states(game, setup)[-2:]:
        before = state.to_json()
        first = answer(sat_down(game, name, 7), state, seat)
        assert state.to_json() == before
        assert answer(sat_down(game, name, 7), game.from_json(before), seat) == first


@pytest.mark.parametrize(
    ("game", "setup"), [(game, setup) for game in GAMES.values() for setup in game.example_setups()]
)
def test_no_way_leads_from_what_a_player_is_shown_to_the_state(game: Game, setup: dict[str, Any]) -> None:
    for state, seat in some_states(game, setup):
        found: list[Any] = [state.requests()[seat], state.view(seat)]
        seen: set[int] = set()
        while found:
            thing = found.pop()
            if id(thing) in seen or isinstance(thing, type):
                continue
            seen.add(id(thing))
            assert not isinstance(thing, type(state))
            found += gc.get_referents(thing)
        assert len(seen) > 10
