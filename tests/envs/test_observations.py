"""Observations show what a seat knows, all of it and no more."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from envs.walks import EVERY_ID, EVERY_WAY, plays, random_way, spaces_of
from support.thoroughness import number_of

from arenarium.core.dealer import Dealer
from arenarium.core.game import Game
from arenarium.envs.play import Play
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.tashkalar.board.board import BY_NAME, STRIDE
from arenarium.games.tashkalar.game import TASHKALAR

every_way = pytest.mark.parametrize(("game", "setup"), EVERY_WAY, ids=EVERY_ID)
PAIRS = number_of(250)
"""Of worlds that a seat cannot tell apart, for each way to play. `make twins` looks at 100,000 in all."""


def seen(play: Play, seat: int) -> tuple[bytes, bytes, str]:
    return play.observe(seat).tobytes(), play.legal_mask(seat).tobytes(), play.observation_string(seat)


def check_twins(game: Game, setup: dict[str, Any], pairs: int, first_seed: int = 0) -> int:
    """In two worlds that look alike to a seat it sees the same, and may do the same; how many pairs were looked at."""
    looked, seed = 0, first_seed
    while looked < pairs:
        for play, rng in plays(game, setup, seed, 700):
            if rng.random() < 0.25 and not play.begun:
                for seat in range(play.seats):
                    other = game.determinize(play.state.view(seat), Dealer(rng.getrandbits(64)))
                    twin = Play(play.spaces, other)
                    assert seen(twin, seat) == seen(play, seat), f"seat {seat} sees what it cannot know"
                    _say_the_same(play.copy(), twin, seat, rng.random())
                    looked += 1
            if looked >= pairs:
                break
        seed += 1
    return looked


def _say_the_same(play: Play, twin: Play, seat: int, part: float) -> None:
    """Also in the middle of a choice that takes several actions."""
    if seat in play.asked:
        legal = list(play.legal(seat))
        action = legal[int(part * len(legal))]
        if not play.act(seat, action):
            assert not twin.act(seat, action)
            assert seen(twin, seat) == seen(play, seat)


@every_way
def test_nothing_depends_on_what_a_seat_cannot_know(game: Game, setup: dict[str, Any]) -> None:
    assert check_twins(game, setup, PAIRS) >= PAIRS


@pytest.mark.parametrize("game", ["barracks", "tashkalar"])
def test_nothing_depends_on_it_with_random_cards(game: str) -> None:
    own, setup = random_way(game, 1)
    check_twins(own, setup, number_of(30))


@every_way
def test_who_sees_something_else_observes_something_else(game: Game, setup: dict[str, Any]) -> None:
    """Two views that differ differ in their strings, and nearly always in what is observed: the array leaves out what
    its layout says that it leaves out, such as the order of a discard pile."""
    by_view: dict[str, bytes] = {}
    for play, _ in plays(game, setup, 11, 150):
        for seat in range(play.seats):
            by_view[play.observation_string(seat)] = play.observe(seat).tobytes()
    assert len(set(by_view.values())) > 0.9 * len(by_view)


@every_way
def test_layouts_name_every_number(game: Game, setup: dict[str, Any]) -> None:
    spaces = spaces_of(game, setup)
    play = Play.new(spaces, setup, 1)
    observation = play.observe(play.asked[0])
    assert observation.dtype == np.int8
    parts = spaces.layout.named(observation)
    assert sum(part.size for part in parts.values()) == observation.size
    assert all(part.meaning for part in spaces.layout.parts)
    many = np.stack([observation, observation])
    assert all(spaces.layout.named(many)[name].shape == (2, *part.shape) for name, part in parts.items())
    out = np.full((3, spaces.layout.size), 99, np.int8)
    assert np.array_equal(play.observe(play.asked[0], out[1]), observation)
    assert np.array_equal(out[1], observation)
    assert (out[[0, 2]] == 99).all()


def test_the_board_is_seen_with_the_own_side_first() -> None:
    spaces = spaces_of(TASHKALAR, {"form": "duel"})
    looked = 0
    for play, _ in plays(TASHKALAR, {"form": "duel"}, 4, 300):
        for seat in range(2):
            board = spaces.layout.named(play.observe(seat))["board"]
            for plane, (side, rank) in enumerate([(seat, 0), (seat, 1), (seat, 2), (1 - seat, 0), (1 - seat, 1)]):
                squares = {(square // STRIDE, square % STRIDE) for square in BY_NAME.values()
                           if play.state.pieces[3 * side + rank] >> square & 1}  # fmt: skip
                assert set(zip(*map(np.ndarray.tolist, np.nonzero(board[plane])), strict=True)) == squares
                looked += bool(squares)
    assert looked > 100


def test_hands_and_numbers_are_seen() -> None:
    spaces = spaces_of(TASHKALAR, {"form": "melee", "seats": 3})
    for play, _ in plays(TASHKALAR, {"form": "melee", "seats": 3}, 4, 300):
        state = play.state
        for seat in range(3):
            parts = spaces.layout.named(play.observe(seat))
            hand = [*state.hands[seat], *state.legends[seat], *state.flares[seat]]
            assert np.flatnonzero(parts["hand"]).tolist() == sorted(set(hand))
            order = [(seat + step) % 3 for step in range(3)]
            assert parts["hands"].tolist() == [
                [len(zone[other]) for other in order] for zone in (state.hands, state.legends, state.flares)
            ]
            assert parts["points"].tolist() == [[state.points[3 * other + side] for side in order] for other in order]
            assert parts["supply"].tolist() == [
                [zone[side] for side in order] for zone in (state.two_faced, state.legendary)
            ]
            assert parts["turn"][:2].tolist() == [state.turn, state.actions]
            assert parts["asked"].tolist() == [other in play.asked for other in order]


def test_squads_are_seen() -> None:
    spaces = spaces_of(BARRACKS, {})
    cards = BARRACKS.cards
    facts = 18 + 2 * 6
    hidden = 0
    for play, _ in plays(BARRACKS, {}, 4, 300):
        state = play.state
        for seat in range(2):
            parts = spaces.layout.named(play.observe(seat))
            for place, owner in enumerate((seat, 1 - seat)):
                for slot, soldier in enumerate(state.squads[owner]):
                    row = parts["squads"][place, slot]
                    view = play.state.view(seat).squads[owner][slot]
                    known = np.flatnonzero(row[facts : facts + len(cards.warriors)]).tolist()
                    assert known == ([soldier.card] if view.warrior else [])
                    hidden += not known
                    moves = row[facts + len(cards.warriors) :].reshape(2, -1)
                    assert [np.flatnonzero(line).tolist() for line in moves] == [
                        [cards.move_numbers[move]] if move else [] for move in view.moves
                    ]
                    assert row[1] == view.hurt
                    assert row[3:6].tolist() == [view.power, view.defence, view.speed]
            assert parts["points"].tolist() == [state.points[seat], state.points[1 - seat]]
    assert hidden
