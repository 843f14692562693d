"""The cards of a match that are not the printed ones: from their text to a game, once in each process."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from random import Random

from arenarium.core.game import Game
from arenarium.games import kit_of

MAX_KEPT = 32
"""Games that are kept ready. One that is played stays as long as it is played."""
_TRIED = 12
"""Choices that are tried: so most of what is made of cards when it is first needed is there before anybody waits."""


@dataclass(frozen=True, slots=True)
class MatchCards:
    """A card set as it travels: to another process, and into a record."""

    id: str
    name: str
    source: str
    """A card file that says all of it."""


_kept: OrderedDict[tuple[str, str], Game] = OrderedDict()
_lock = threading.Lock()


def game_with(game: str, cards: MatchCards | None) -> Game:
    """A game with the cards of a match. Reading a set takes a while the first time: on the loop that serves everybody
    it has to be known already (`service.compiling`). Raises CardSetError."""
    if cards is None:
        return kit_of(game).game
    known = known_game(game, cards)
    if known is None:
        known = made(game, cards)
        with _lock:
            _kept[game, cards.id] = known
            while len(_kept) > MAX_KEPT:
                _kept.popitem(last=False)
    return known


def known_game(game: str, cards: MatchCards) -> Game | None:
    """The same where it is ready."""
    with _lock:
        if (game, cards.id) in _kept:
            _kept.move_to_end((game, cards.id))
        return _kept.get((game, cards.id))


def made(game: str, cards: MatchCards) -> Game:
    """Read a set, and play a few choices with it."""
    kit = kit_of(game)
    assert kit.card_sets is not None  # else nobody could have kept a set of this game
    rules = kit.game_with(kit.card_sets.from_source(cards.source))
    try_out(rules)
    return rules


def try_out(rules: Game) -> None:
    """Play a few choices of a match."""
    state, random = rules.new(rules.example_setups()[0], 1), Random(1)
    for _ in range(_TRIED):
        for seat, request in list(state.requests().items())[:1]:
            state.apply(seat, random.choice(request.options))
