"""The one play loop."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from arenarium.core.bot import RandomBot
from arenarium.core.game import Choice, Request, View
from arenarium.core.play import EndlessGame, answers, play_out
from arenarium.games import game_of

BARRACKS = game_of("barracks")
SETUP = {"difficulty": "quick"}


def random_players() -> list[RandomBot]:
    return [RandomBot(Random(seat)) for seat in range(2)]


class Curious:
    """Takes the first option, and looks at its view."""

    def __init__(self) -> None:
        self.seats: set[object] = set()

    def choose(self, request: Request, view: Callable[[], View]) -> Choice:
        self.seats.add(view().you)
        return request.options[0]


def test_a_match_is_played_to_its_end() -> None:
    state = BARRACKS.new(SETUP, 3)
    outcome = play_out(state, random_players())
    assert state.requests() == {}
    assert outcome == state.outcome


def test_a_player_sees_its_own_seat_alone() -> None:
    players = [Curious(), Curious()]
    play_out(BARRACKS.new(SETUP, 3), players)
    assert [player.seats for player in players] == [{0}, {1}]


def test_the_loop_can_be_left_and_taken_up_again() -> None:
    """What is played in two parts is the same match."""
    whole, parts = BARRACKS.new(SETUP, 3), BARRACKS.new(SETUP, 3)
    play_out(whole, random_players())
    players = random_players()
    for answer in answers(parts, players):
        parts.advance(*answer)
        if len(parts.requests()) == 2:
            break
    assert parts.outcome is None
    play_out(parts, players)
    assert parts == whole


def test_a_game_that_does_not_end_is_noticed() -> None:
    with pytest.raises(EndlessGame, match="after 5 choices the game is not over"):
        play_out(BARRACKS.new(SETUP, 3), random_players(), most=5)


def test_the_last_choice_that_is_allowed_may_end_it() -> None:
    state = BARRACKS.new(SETUP, 3)
    needed = 0
    for answer in answers(state, random_players()):
        state.advance(*answer)
        needed += 1
    play_out(BARRACKS.new(SETUP, 3), random_players(), most=needed)
