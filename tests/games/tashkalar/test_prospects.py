"""Where a pattern fits, and where it lacks one piece: the same as trying it piece by piece."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from games.tashkalar.support.printed import BY_NAME as CARD_BY_NAME
from games.tashkalar.support.printed import CARDS, SUMMONABLE

from arenarium.games.tashkalar.board.board import BOARD, BY_NAME, SQUARES, names
from arenarium.games.tashkalar.board.text import read_board
from arenarium.games.tashkalar.cards.cards import Being
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.rules.prospects import Lack, open_squares, prospects
from arenarium.games.tashkalar.state.choices import Summon
from arenarium.games.tashkalar.state.position import Phase

EMPTY = "5/7/9/9/9/9/9/7/5"


def near(board: str, card: str, side: int = 0) -> list[tuple[str, list[str], str, int]]:
    _, nearest = prospects(read_board(board, 2), side, SUMMONABLE[CARD_BY_NAME[card]])
    return [
        (names(1 << prospect.at)[0], names(prospect.used), names(1 << prospect.lack.at)[0], prospect.lack.rank)
        for prospect in nearest
        if prospect.lack is not None
    ]


def test_an_empty_board_is_near_to_nothing() -> None:
    for card in SUMMONABLE:
        fits, almost = prospects(read_board(EMPTY, 2), 0, SUMMONABLE[card])
        assert fits == []
        assert not almost or SUMMONABLE[card].size == 1


@pytest.mark.rule("SUM-1", "SUM-2", "SUM-5")
def test_they_fit_exactly_where_a_duel_offers_the_summoning() -> None:
    """On boards with pieces to spare, the options of a position are the yardstick."""
    rng = Random(5)
    beings = [
        number
        for number, shown in SUMMONABLE.items()
        if not shown.anywhere and isinstance(being := CARDS[number], Being) and not being.is_legend
    ]
    seen = 0
    for _ in range(60):
        pieces = ["" for _ in SQUARES]
        for place in rng.sample(range(len(SQUARES)), 24):
            pieces[place] = rng.choice(("a", "a", "A", "A*", "b", "B"))
        state = TASHKALAR.parse_position(f"form: duel | schools: northern, highland | board: {EMPTY}")
        masks = [0] * 6
        for square, piece in zip(SQUARES, pieces, strict=True):
            if piece:
                rank = 2 if piece.endswith("*") else int(piece.isupper())
                masks[3 * "ab".index(piece[0].lower()) + rank] |= 1 << square
        state.pieces[:] = masks
        state.two_faced[:], state.legendary[:] = [9, 9], [3, 3]
        state.active = state.control = state.side = 0
        state.phase, state.actions = Phase.ACTIONS, 2
        state.hands[0] = tuple(rng.sample(beings, 8))
        offered = dict.fromkeys(state.hands[0], 0)
        for option in state.requests()[0].options:
            if isinstance(option, Summon):
                offered[option.card] |= 1 << option.at
        for card, squares_offered in offered.items():
            fits, almost = prospects(masks, 0, SUMMONABLE[card])
            assert _mask(prospect.at for prospect in fits) == squares_offered
            assert not _mask(prospect.at for prospect in almost) & squares_offered
            seen += bool(fits)
            for prospect in fits:
                assert prospect.used.bit_count() == SUMMONABLE[card].size
    assert seen > 40


def test_what_lacks_one_piece_fits_when_it_is_there() -> None:
    """Put the missing piece there, and the same way to lay the pattern fits; and nothing else is near."""
    rng = Random(6)
    beings = [card for card in SUMMONABLE if not SUMMONABLE[card].anywhere]
    seen = 0
    for _ in range(25):
        masks = [0] * 6
        for square in rng.sample(SQUARES, 14):
            masks[rng.choice((0, 0, 0, 1, 2, 3, 4))] |= 1 << square
        card = rng.choice(beings)
        fits, almost = prospects(masks, 0, SUMMONABLE[card])
        squares_now = _mask(prospect.at for prospect in fits)
        reached: dict[int, set[Lack]] = {}
        for square in SQUARES:
            for rank in range(3):
                without = [mask & ~(1 << square) for mask in masks]
                without[rank] |= 1 << square
                for prospect in prospects(without, 0, SUMMONABLE[card])[0]:
                    if squares_now >> prospect.at & 1 or not prospect.used >> square & 1:
                        continue
                    reached.setdefault(prospect.at, set()).add(Lack(square, rank))
        by_card: dict[int, set[Lack]] = {}
        for prospect in almost:
            assert prospect.lack is not None
            assert prospect.used.bit_count() == SUMMONABLE[card].size - 1
            by_card.setdefault(prospect.at, set()).add(prospect.lack)
        # a piece that is put on the summoning square itself may be of too high a rank for it, or take one away (SUM-5)
        expected = {
            at: {Lack(lack.at, rank) for lack in lacks for rank in range(lack.rank, 3) if lack.at != at}
            for at, lacks in by_card.items()
        }
        elsewhere = {at: {lack for lack in lacks if lack.at != at} for at, lacks in reached.items()}
        assert {at: lacks for at, lacks in elsewhere.items() if lacks} == {
            at: lacks for at, lacks in expected.items() if lacks
        }
        seen += len(almost)
    assert seen > 100


def test_a_swordmaster_next_to_one_piece() -> None:
    """The pattern: one piece on either side of the summoning square, in a straight line."""
    assert set(map(str, near("5/7/9/9/4a4/9/9/7/5", "Swordmaster"))) == {
        str((at, ["e5"], lack, 0)) for at, lack in (("e4", "e3"), ("e6", "e7"), ("d5", "c5"), ("f5", "g5"))
    }


@pytest.mark.rule("SUM-2")
def test_a_higher_rank_fits_and_a_lower_one_is_missing() -> None:
    card = next(c for c in SUMMONABLE if SUMMONABLE[c].upgraded == 1 and not SUMMONABLE[c].anywhere)
    orientation = SUMMONABLE[card].orientations[0]
    at = BY_NAME["e5"]
    used = orientation.used(at)
    fits, _ = prospects([0, used, 0, 0, 0, 0], 0, SUMMONABLE[card])
    assert at in [prospect.at for prospect in fits]
    _, almost = prospects([used, 0, 0, 0, 0, 0], 0, SUMMONABLE[card])
    (lacking,) = (prospect for prospect in almost if prospect.at == at and prospect.orientation == orientation)
    assert lacking.lack is not None
    assert lacking.lack.rank > 0
    assert lacking.used == used & ~(1 << lacking.lack.at), "the piece that has to be upgraded does not count"


@pytest.mark.rule("SUM-5")
def test_a_piece_of_higher_rank_forbids_the_square() -> None:
    board = "5/7/9/4a4/4{}4/4a4/9/7/5"
    for there, nearest in (("1", True), ("a", True), ("b", True), ("B", False), ("A", False), ("B*", False)):
        fits, _ = prospects(read_board(board.format(there), 2), 0, SUMMONABLE[CARD_BY_NAME["Swordmaster"]])
        assert (BY_NAME["e5"] in [prospect.at for prospect in fits]) is nearest, there


@pytest.mark.rule("EW-15")
def test_a_pattern_without_a_summoning_square_names_the_squares_to_go_to() -> None:
    card = next(c for c in SUMMONABLE if SUMMONABLE[c].anywhere)
    pieces = read_board(EMPTY, 2)
    assert open_squares(pieces, SUMMONABLE[card]) == SUMMONABLE[card].anywhere & BOARD
    taken = SUMMONABLE[card].anywhere & -SUMMONABLE[card].anywhere
    assert open_squares([0, 0, 0, taken, 0, 0], SUMMONABLE[card]) == SUMMONABLE[card].anywhere & ~taken
    assert open_squares(pieces, SUMMONABLE[CARD_BY_NAME["Swordmaster"]]) == 0


def _mask(squares: Iterable[int]) -> int:
    return sum(1 << square for square in set(squares))
