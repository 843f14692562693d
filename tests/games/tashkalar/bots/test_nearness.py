"""How near a pattern is to being complete, against a slow count by its definition."""

from __future__ import annotations

from random import Random

import pytest
from games.tashkalar.support.printed import CARDS, HELPING, NEAR, SUMMONABLE
from hypothesis import given
from hypothesis import strategies as st
from support.thoroughness import tried

from arenarium.games.tashkalar.board.board import BOARD, SQUARES, squares
from arenarium.games.tashkalar.board.pattern import Orientation
from arenarium.games.tashkalar.cards.cards import Being

BEINGS = [number for number, card in enumerate(CARDS) if isinstance(card, Being)]


def random_pieces(rng: Random) -> tuple[int, int, int, int]:
    """Own pieces of at least common, heroic, legendary rank, and the empty squares."""
    own = upgraded = legendary = enemy = 0
    density = rng.uniform(0.1, 0.7)
    for square in SQUARES:
        if rng.random() < density:
            own |= 1 << square
            upgraded |= (rng.random() < 0.5) << square
            legendary |= (rng.random() < 0.2) << square
        else:
            enemy |= (rng.random() < 0.3) << square
    legendary &= own
    upgraded = upgraded & own | legendary
    return own, upgraded, legendary, BOARD & ~own & ~enemy


def cells(orientation: Orientation, at: int) -> list[tuple[int, int]]:
    """(rank, square) of each piece of the pattern; squares off the board included."""
    return [(rank, at + shift) for rank, shift in orientation.right] + [
        (rank, at - shift) for rank, shift in orientation.left
    ]


def lacking(orientation: Orientation, at: int, pieces: tuple[int, int, int, int]) -> list[int] | None:
    """The squares that lack a piece, an upgraded one twice; None if an enemy or the edge is in the way."""
    *at_least, empty = pieces
    helping = []
    for rank, square in cells(orientation, at):
        if square < 0 or not BOARD >> square & 1:
            return None
        if at_least[rank] >> square & 1:
            continue
        if not (empty if rank == 0 else empty | at_least[0]) >> square & 1:
            return None
        helping += [square] if rank == 0 else [square, square]
    return helping


@tried(30)
@given(seed=st.integers(0, 2**32))
def test_what_is_missing_is_counted_by_the_pattern(seed: int) -> None:
    rng = Random(seed)
    pieces = random_pieces(rng)
    for card in rng.sample(BEINGS, 6):
        near = NEAR[card](*pieces)
        shapes = SUMMONABLE[card].pattern.shapes
        for missing in range(3):
            expected = 0
            for at in SQUARES:
                ways = [lacking(shape, at, pieces) for shape in shapes]
                expected |= any(way is not None and len(way) == missing for way in ways) << at
            assert near[missing] == expected, CARDS[card].name


@tried(30)
@given(seed=st.integers(0, 2**32))
def test_squares_that_help_are_those_that_complete_a_pattern(seed: int) -> None:
    rng = Random(seed)
    pieces = random_pieces(rng)
    where = sum(1 << square for square in rng.sample(SQUARES, 50))
    for card in rng.sample(BEINGS, 6):
        expected: list[set[int]] = [set(), set()]
        for at in squares(where):
            for shape in SUMMONABLE[card].pattern.shapes:
                way = lacking(shape, at, pieces)
                if way is not None and len(way) == len(set(way)) and len(way) in (1, 2):
                    expected[len(way) - 1].update(way)
        helping = HELPING[card](*pieces, where)
        assert [set(squares(mask)) for mask in helping] == expected, CARDS[card].name


def test_a_card_on_an_empty_board_is_far() -> None:
    assert all(NEAR[card](0, 0, 0, BOARD)[0] == 0 for card in BEINGS)


@pytest.mark.parametrize("card", BEINGS, ids=lambda card: CARDS[card].name)
def test_every_card_can_be_near(card: int) -> None:
    assert NEAR[card](BOARD, BOARD, BOARD, 0)[0]
