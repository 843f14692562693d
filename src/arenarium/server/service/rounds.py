"""Tournaments as sums: who meets whom in a round, and how things stand. Nothing here knows tables or a database.

Swiss rounds pair by a maximum weight matching (networkx): of all ways to pair everybody the best one is found, also in
the last rounds, where taking the next opponent that fits would leave two who have met. Weights say what counts, most
first: nobody meets the same opponent twice, nobody sits on one side for ever, equal scores meet, the upper half of a
score meets the lower, seats change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2

import networkx as nx

_REMATCH, _ONE_SIDED, _SCORE, _FOLD, _SEAT = 10**9, 10**7, 10**4, 4, 1
_MOST_ONE_SIDED = 2
"""So many times more in one seat than in the other is still fair."""


@dataclass(frozen=True, slots=True)
class Entrant:
    number: int
    strength: float = 0.0
    active: bool = True
    """Whether they still play."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two who meet in a round, or one who has nobody to meet."""

    round: int
    first: int
    second: int | None
    points: tuple[float, float] | None = None
    """Of the first and the second; None while they play."""


@dataclass(frozen=True, slots=True)
class Standing:
    number: int
    rank: int
    points: float
    buchholz: float
    """The points of all opponents together."""
    sonneborn_berger: float
    """The points of those who were beaten, and half of those with whom it was a draw."""
    wins: int
    played: int


def standings(entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Standing]:
    """The best first: by points, then Buchholz, then Sonneborn-Berger, then wins. Who is equal in all shares a rank. A
    bye counts for the points and for nothing else."""
    points = {entrant.number: 0.0 for entrant in entrants}
    for meeting in meetings:
        for number, own in _results(meeting):
            points[number] += own
    sums = {number: [0.0, 0.0, 0, 0] for number in points}
    for meeting in meetings:
        if meeting.second is None or meeting.points is None:
            continue
        for own, other, scored in (
            (meeting.first, meeting.second, meeting.points[0]),
            (meeting.second, meeting.first, meeting.points[1]),
        ):
            sums[own][0] += points[other]
            sums[own][1] += scored * points[other]
            sums[own][2] += scored == 1
            sums[own][3] += 1
    strength = {entrant.number: entrant.strength for entrant in entrants}

    def merit(number: int) -> tuple[float, ...]:
        return points[number], *sums[number][:3]

    ordered = sorted(points, key=lambda number: (*(-part for part in merit(number)), -strength[number], number))
    ranks = {number: 1 + sum(merit(other) > merit(number) for other in points) for number in ordered}
    return [
        Standing(
            number,
            ranks[number],
            points[number],
            sums[number][0],
            sums[number][1],
            int(sums[number][2]),
            int(sums[number][3]),
        )
        for number in ordered
    ]


def _results(meeting: Meeting) -> list[tuple[int, float]]:
    if meeting.points is None:
        return []
    first = [(meeting.first, meeting.points[0])]
    return first if meeting.second is None else [*first, (meeting.second, meeting.points[1])]


# --------------------------------------------------------------------------------------------------------------- swiss


def swiss_rounds(entrants: int) -> int:
    """As many rounds as tell one winner."""
    return max(1, ceil(log2(max(2, entrants))))


def swiss(entrants: Sequence[Entrant], meetings: Sequence[Meeting], round: int) -> list[Meeting]:
    """The meetings of the next round, of those who still play. Where their number is odd, the lowest who has not had a
    bye gets one, and a point with it."""
    playing = {entrant.number for entrant in entrants if entrant.active}
    order = [standing for standing in standings(entrants, meetings) if standing.number in playing]
    byes = {meeting.first for meeting in meetings if meeting.second is None}
    resting = None
    if len(order) % 2:
        without = [standing for standing in order if standing.number not in byes]
        resting = (without or order)[-1]
        order.remove(resting)
    graph = nx.Graph()
    graph.add_nodes_from(standing.number for standing in order)
    for place, one in enumerate(order):
        for other in order[place + 1 :]:
            graph.add_edge(one.number, other.number, weight=-_cost(one, other, order, meetings))
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    place_of = {standing.number: place for place, standing in enumerate(order)}
    tables = sorted(matched, key=lambda pair: min(place_of[number] for number in pair))
    paired = []
    for pair in tables:
        better, other = sorted(pair, key=place_of.__getitem__)
        paired.append(Meeting(round, *_seated(better, other, meetings)))
    if resting is not None:
        paired.append(Meeting(round, resting.number, None, (1.0, 0.0)))
    return paired


def _cost(one: Standing, other: Standing, order: Sequence[Standing], meetings: Sequence[Meeting]) -> int:
    """How unwelcome it is that these two meet."""
    pair = {one.number, other.number}
    met = sum({meeting.first, meeting.second} == pair for meeting in meetings)
    apart = round(2 * abs(one.points - other.points))
    same_score = [standing.number for standing in order if standing.points == one.points]
    fold = 0
    if one.points == other.points:
        distance = abs(same_score.index(one.number) - same_score.index(other.number))
        fold = abs(distance - len(same_score) // 2)
    fewer, more = sorted((_firsts(one.number, meetings), _firsts(other.number, meetings)))
    one_sided = max(abs(fewer + 1), abs(more - 1))
    return (
        _REMATCH * met
        + _ONE_SIDED * (one_sided > _MOST_ONE_SIDED)
        + _SCORE * apart * apart
        + _FOLD * fold
        + _SEAT * one_sided
    )


def _firsts(number: int, meetings: Sequence[Meeting]) -> int:
    """How often somebody has sat first, less how often second."""
    met = [meeting for meeting in meetings if meeting.second is not None]
    return sum(meeting.first == number for meeting in met) - sum(meeting.second == number for meeting in met)


def _seated(better: int, other: int, meetings: Sequence[Meeting]) -> tuple[int, int]:
    """Who has sat first less often sits first; else, the better one in every other round."""
    mine, theirs = _firsts(better, meetings), _firsts(other, meetings)
    if mine != theirs:
        return (better, other) if mine < theirs else (other, better)
    rounds = max((meeting.round for meeting in meetings), default=0)
    return (better, other) if rounds % 2 == 0 else (other, better)


# --------------------------------------------------------------------------------------------------------- round robin


def round_robin_rounds(entrants: int) -> int:
    """Everybody meets everybody once."""
    return entrants - 1 + entrants % 2


def round_robin(entrants: Sequence[Entrant], round: int) -> list[Meeting]:
    """A round by the circle method, counted from 1. Where the number is odd, one pauses, without a point: all do once.
    Who meets somebody who plays no more has a point."""
    numbers: list[int | None] = [entrant.number for entrant in entrants]
    if len(numbers) % 2:
        numbers.append(None)
    turning = numbers[1:]
    turn = (round - 1) % len(turning)
    circle = [numbers[0], *turning[turn:], *turning[:turn]]
    half = len(circle) // 2
    active = {entrant.number for entrant in entrants if entrant.active}
    paired = []
    for board, pair in enumerate(zip(circle[:half], reversed(circle[half:]), strict=True)):
        first, second = pair if (round + board) % 2 else pair[::-1]
        here = [number for number in (first, second) if number in active]
        if len(here) == 2 and first is not None:
            paired.append(Meeting(round, first, second))
        elif len(here) == 1:
            pauses = None in (first, second)
            paired.append(Meeting(round, here[0], None, (0.0 if pauses else 1.0, 0.0)))
    return paired
