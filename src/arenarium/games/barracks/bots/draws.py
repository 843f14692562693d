"""Whether a draw would be welcome."""

from __future__ import annotations

from arenarium.core.dealer import Dealer
from arenarium.core.game import View
from arenarium.games.barracks.bots.evaluation import learned
from arenarium.games.barracks.game import BARRACKS

WORLDS = 8
"""Deals of what the seat does not know, over which its chances are averaged."""


def is_ahead(view: View) -> bool:
    """Whether the seat of a view thinks that it is more likely to win than the other. The same view is judged the same
    at any time: the deals do not depend on chance."""
    dealer, worth = Dealer.from_seed("a draw"), learned()
    chances = [worth.chance(BARRACKS.determinize(view, dealer), view["you"]) for _ in range(WORLDS)]
    return sum(chances) > WORLDS / 2
