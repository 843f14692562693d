"""Whether a draw would be welcome."""

from __future__ import annotations

from arenarium.core.dealer import Dealer
from arenarium.games.barracks.bots.evaluation import learned
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Barracks

WORLDS = 8
"""Deals of what the seat does not know, over which its chances are averaged."""


def is_ahead(game: Barracks, view: View) -> bool:
    """Whether the seat of a view thinks that it is more likely to win than the other. The same view is judged the same
    at any time: the deals do not depend on chance."""
    dealer, worth = Dealer.from_seed("a draw"), learned(game.cards)
    chances = [worth.chance(game.determinize(view, dealer), view.seat) for _ in range(WORLDS)]
    return sum(chances) > WORLDS / 2
