"""What a seat cannot know, dealt at random: from a view to a position that agrees with it (INFO-1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar.cards.cards import CARDS, FLARES, LEGENDS, TASKS
from arenarium.games.tashkalar.formats.snapshot import Cards, Data, being_resolved, cards_of, in_play
from arenarium.games.tashkalar.state.forms import Form


def with_unknown_dealt(view: Mapping[str, Any], dealer: Dealer) -> Data:
    """Fill everything unknown of a view at random: cards that are nowhere to be seen go to the unseen places."""
    data = {key: value for key, value in view.items() if key not in ("you", "scores", "goal", "request")}
    seats = len(data["schools"])
    for key in ("hands", "legends", "flares", "decks"):
        data[key] = [list(cards) for cards in data[key]]
    for seat, school in enumerate(data["schools"]):
        limbo = being_resolved(data) if seat == data["active"] else []
        every = [CARDS[card].name for card in cards_of(school)]
        seen = [data["piles"][seat], limbo, in_play(data, seat)]
        _deal_out(every, [data["hands"][seat], data["decks"][seat]], seen, dealer)
    for cards, zone, place in ((LEGENDS, "legends", seats), (FLARES, "flares", seats + 1)):
        every = [CARDS[card].name for card in cards]
        _deal_out(every, [*data[zone], data["decks"][place]], [data["piles"][place], being_resolved(data)], dealer)
    if data["form"] == Form.HIGH.value:
        every = [task.name for task in TASKS]
        _deal_out(every, [data["decks"][seats + 2]], [data["tasks"], *data["claimed"]], dealer)
    data["dealer"] = dealer.next()
    return data


def _deal_out(every: list[str], zones: list[Cards], seen: list[list[str]], dealer: Dealer) -> None:
    """Put the cards that are nowhere to be seen into the places that are None."""
    visible: list[Sequence[str | None]] = [*zones, *seen]
    known = {name for zone in visible for name in zone if name is not None}
    hidden = list(dealer.shuffled([name for name in every if name not in known]))
    for zone in zones:
        for index, name in enumerate(zone):
            if name is None:
                zone[index] = hidden.pop()
