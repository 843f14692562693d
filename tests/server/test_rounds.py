"""Tournaments as sums: pairings and standings, without tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arenarium.server.service.rounds import (
    Entrant,
    Meeting,
    round_robin,
    round_robin_rounds,
    standings,
    swiss,
    swiss_rounds,
)

RESULTS = st.sampled_from([(1.0, 0.0), (0.5, 0.5), (0.0, 1.0), (0.0, 0.0)])


def field(size: int) -> list[Entrant]:
    return [Entrant(number, float(size - number)) for number in range(size)]


def played(meetings: list[Meeting], data: st.DataObject) -> list[Meeting]:
    return [
        meeting if meeting.points else Meeting(meeting.round, meeting.first, meeting.second, data.draw(RESULTS))
        for meeting in meetings
    ]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 17), st.data())
def test_in_swiss_rounds_nobody_meets_twice_everybody_plays_and_byes_go_round(size: int, data: st.DataObject) -> None:
    entrants, meetings = field(size), list[Meeting]()
    for number in range(1, min(swiss_rounds(size), size - 1 + size % 2) + 1):
        new = swiss(entrants, meetings, number)
        seen = Counter(one for meeting in new for one in (meeting.first, meeting.second) if one is not None)
        assert seen == dict.fromkeys(range(size), 1), "everybody has one place in the round"
        meetings += played(new, data)
    pairs = Counter(frozenset((meeting.first, meeting.second)) for meeting in meetings if meeting.second is not None)
    assert max(pairs.values()) == 1
    byes = Counter(meeting.first for meeting in meetings if meeting.second is None)
    assert max(byes.values(), default=0) <= 1
    for number in range(size):
        firsts = sum(meeting.first == number for meeting in meetings if meeting.second is not None)
        seconds = sum(meeting.second == number for meeting in meetings)
        assert abs(firsts - seconds) <= 2


def test_equal_scores_meet_and_the_upper_half_meets_the_lower() -> None:
    first = swiss(field(8), [], 1)
    assert {frozenset((meeting.first, meeting.second)) for meeting in first} == {
        frozenset(pair) for pair in ((0, 4), (1, 5), (2, 6), (3, 7))
    }
    won = [Meeting(1, meeting.first, meeting.second, (1.0, 0.0)) for meeting in first]
    points = {standing.number: standing.points for standing in standings(field(8), won)}
    for meeting in swiss(field(8), won, 2):
        assert meeting.second is not None
        assert points[meeting.first] == points[meeting.second]


def test_who_has_gone_is_not_paired_and_rematches_come_only_where_there_is_no_other_way() -> None:
    entrants = [Entrant(0), Entrant(1), Entrant(2, active=False)]
    first = swiss(entrants, [], 1)
    assert [(meeting.first, meeting.second) for meeting in first] == [(0, 1)]
    again = swiss(entrants, [Meeting(1, 0, 1, (1.0, 0.0))], 2)
    assert [(meeting.first, meeting.second) for meeting in again] == [(1, 0)], "with the seats exchanged"


@pytest.mark.parametrize("size", range(2, 12))
def test_in_a_round_robin_everybody_meets_everybody_once(size: int) -> None:
    meetings = [m for number in range(1, round_robin_rounds(size) + 1) for m in round_robin(field(size), number)]
    pairs = Counter(frozenset((meeting.first, meeting.second)) for meeting in meetings if meeting.second is not None)
    assert pairs == dict.fromkeys(map(frozenset, combinations(range(size), 2)), 1)
    pauses = Counter(meeting.first for meeting in meetings if meeting.second is None)
    assert pauses == (dict.fromkeys(range(size), 1) if size % 2 else {})
    assert all(meeting.points == (0.0, 0.0) for meeting in meetings if meeting.second is None)


def test_who_meets_somebody_who_has_gone_has_a_point() -> None:
    entrants = [Entrant(0), Entrant(1), Entrant(2), Entrant(3, active=False)]
    free = [meeting for number in (1, 2, 3) for meeting in round_robin(entrants, number) if meeting.second is None]
    assert sorted(meeting.first for meeting in free) == [0, 1, 2]
    assert {meeting.points for meeting in free} == {(1.0, 0.0)}


def test_ties_are_broken_by_the_opponents() -> None:
    meetings = [
        Meeting(1, 0, 1, (1.0, 0.0)),
        Meeting(1, 2, 3, (1.0, 0.0)),
        Meeting(2, 0, 2, (0.5, 0.5)),
        Meeting(2, 1, 3, (1.0, 0.0)),
        Meeting(3, 0, 3, (0.5, 0.5)),
        Meeting(3, 2, 1, (0.5, 0.5)),
    ]
    table = standings(field(4), meetings)
    assert [(s.number, s.rank, s.points) for s in table] == [(0, 1, 2.0), (2, 2, 2.0), (1, 3, 1.5), (3, 4, 0.5)]
    first = table[0]
    assert (first.buchholz, first.sonneborn_berger, first.wins, first.played) == (
        1.5 + 2.0 + 0.5,
        1.5 + 1.0 + 0.25,
        1,
        3,
    )


def test_a_bye_counts_for_the_points_alone_and_equals_share_a_rank() -> None:
    table = standings(field(3), [Meeting(1, 0, 1, (1.0, 0.0)), Meeting(1, 2, None, (1.0, 0.0))])
    assert [(s.number, s.rank, s.points, s.wins, s.played) for s in table] == [
        (0, 1, 1.0, 1, 1),
        (2, 2, 1.0, 0, 0),
        (1, 3, 0.0, 0, 1),
    ]
    assert [standing.rank for standing in standings(field(3), [])] == [1, 1, 1]
