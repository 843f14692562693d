"""What runs in the process in which studies are played: a slice of one at a time."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from arenarium.core.errors import ArenariumError
from arenarium.core.plain import Json, encoded
from arenarium.games import kit_of
from arenarium.lab.balance import Study, Verdict
from arenarium.lab.balance.games import balance_of
from arenarium.server.live.cards import MatchCards
from arenarium.server.service.bot_worker import at_most

MOST_GAMES = 2000
"""Of one study: enough to tell a card that wins 55% of its games from a fair one."""
MOST_PAIRS = 10 * MOST_GAMES
"""In most of which nobody came to hold the card: it is given up."""
MAX_SECONDS = 120.0
"""For a slice."""
MAX_KEPT = 16
SEED = 20
"""The same for all: who asks again is told the same."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be found out."""

    id: str
    game: str
    cards: MatchCards
    card: str
    setup: dict[str, Json]


class Lost(Exception):
    """The process in which a study was played has ended, and what it knew with it."""


_studies: OrderedDict[str, Study] = OrderedDict()


def begin(order: Order) -> str | None:
    """Get a study ready; what is wrong with it, in words."""
    kit = kit_of(order.game)
    assert kit.card_sets is not None
    with at_most(MAX_SECONDS):
        try:
            cards = kit.card_sets.from_source(order.cards.source)
            player = balance_of(kit).player
            _studies[order.id] = Study(kit, cards, order.card, order.setup, (player,), SEED)
        except ArenariumError as error:
            return str(error)
    while len(_studies) > MAX_KEPT:
        _studies.popitem(last=False)
    return None


def play(id: str) -> tuple[dict[str, Json], bool]:
    """Play one deal more: what is known now, and whether that is enough. Raises Lost."""
    study = _studies.get(id)
    if study is None:
        raise Lost
    with at_most(MAX_SECONDS):
        study.play(1)
    report = study.report()
    known = encoded(report)
    assert isinstance(known, dict)
    enough = study.games >= MOST_GAMES or study.pairs_begun >= MOST_PAIRS
    return known, enough or report.verdict is not Verdict.TOO_EARLY


def forget(id: str) -> None:
    _studies.pop(id, None)
