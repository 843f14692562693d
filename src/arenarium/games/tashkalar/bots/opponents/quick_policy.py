"""How everybody plays in a game that is only tried out: fast, and not as foolish as by chance.

It claims what it can, summons what it can, the highest first, and places where a summoning becomes possible, if one of
a few squares is such a place. Within effects it does something rather than nothing. All else is chance.
"""

from __future__ import annotations

from collections.abc import Callable

from arenarium.games.tashkalar.bots.opponents.playing import Playing
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.state.choices import DECLINE, FINISH, PASS, Choice, Claim, Discard, Place, Summon

TRIED = 5
"""Squares that are tried before a piece is placed."""
IDLE = (FINISH, DECLINE, PASS)


def quick_choice(at: Playing, cards: CardSet, random: Callable[[], float]) -> int:
    """The place of the option that is taken, in a position that is not over."""
    options = at.options()
    if len(options) == 1:
        return 0
    by_kind: dict[type, list[int]] = {}
    for index, option in enumerate(options):
        if option not in IDLE:
            by_kind.setdefault(type(option), []).append(index)
    if claims := by_kind.get(Claim):
        return max(claims, key=lambda index: _points(options[index], cards))
    if summonings := by_kind.get(Summon):
        return max(summonings, key=lambda index: (_rank(options[index], cards), random()))
    if len(places := by_kind.get(Place, [])) > 1:
        return _place(at, places, random)
    by_kind.pop(Discard, None)
    doing = [index for indices in by_kind.values() for index in indices]
    doing = doing or list(range(len(options)))
    return doing[int(random() * len(doing))]


def _place(at: Playing, places: list[int], random: Callable[[], float]) -> int:
    """Where most can be summoned afterwards."""
    best, most = places[0], -1
    for _ in range(TRIED):
        place = places[int(random() * len(places))]
        after = at.copy()
        after.advance(place)
        summonings = 0 if after.over else sum(isinstance(option, Summon) for option in after.options())
        if summonings > most:
            best, most = place, summonings
    return best


def _rank(option: Choice, cards: CardSet) -> int:
    assert isinstance(option, Summon)
    return cards.beings[option.card].rank


def _points(option: Choice, cards: CardSet) -> int:
    assert isinstance(option, Claim)
    return cards.tasks[option.task].points
