"""The judgment of the queue: who is paired with whom."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from arenarium.server.service.pairing import REACH, WIDENING, pairs
from arenarium.server.store.seeks import SeekRow


def seek(player: str, rating: float, since: int = 0, game: str = "tashkalar", minutes: int = 15) -> SeekRow:
    clock = {"kind": "total", "seconds": 60 * minutes}
    return SeekRow(player, game, "duel-2", {"form": "duel"}, clock, rating, since, since)  # type: ignore[arg-type]


def names(found: list[tuple[SeekRow, SeekRow]]) -> list[tuple[str, str]]:
    return [(one.player, other.player) for one, other in found]


def test_the_nearest_within_reach_is_taken_and_the_reach_grows() -> None:
    waiting = [seek("a", 25), seek("b", 29), seek("c", 28)]
    assert names(pairs(waiting, 0)) == [("b", "c")]
    assert pairs([seek("a", 25), seek("b", 25 + REACH + 0.1)], 0) == []
    later = 1000 * int(1 + 4 / WIDENING)
    assert names(pairs([seek("a", 25), seek("b", 25 + REACH + 4)], later)) == [("a", "b")]


def test_only_those_who_want_the_same_are_paired() -> None:
    assert pairs([seek("a", 25), seek("b", 25, game="barracks"), seek("c", 25, minutes=5)], 10**9) == []


@given(st.lists(st.tuples(st.floats(0, 50), st.integers(0, 100_000)), max_size=12), st.integers(0, 200_000))
def test_nobody_is_paired_twice_and_who_is_left_could_not_be_paired(seeks: list[tuple[float, int]], now: int) -> None:
    waiting = [seek(f"p{number}", rating, since) for number, (rating, since) in enumerate(seeks)]
    found = pairs(waiting, now)
    paired = [player for pair in names(found) for player in pair]
    assert len(paired) == len(set(paired))
    assert pairs([one for one in waiting if one.player not in paired], now) == []
