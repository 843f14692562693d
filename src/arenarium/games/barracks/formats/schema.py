"""What the data of a position must look like, key by key, before anything is made of it.

What looks right here may still be impossible, which `snapshot` finds out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.dealer import STATES
from arenarium.core.errors import NotationError
from arenarium.core.shapes import Test, expect, is_flag, is_list, is_number, is_word
from arenarium.games.barracks.cards.cards import LEVELS, LINES, MOVE_BY_NAME, MOVES, WARRIOR_BY_NAME
from arenarium.games.barracks.rules.setup import DIFFICULTIES
from arenarium.games.barracks.state.position import LAST_TURN, MOST_BOOST, NO_OFFERS, SEATS, STATUSES, Offer, Phase

_PHASES = (Phase.RECRUIT, Phase.PICK, Phase.SEND, Phase.ORDERS, Phase.TARGET, Phase.OVER)

_OFFERS = (Offer.NONE, Offer.OPEN, Offer.CLOSED)


def _or_none(test: Test) -> Test:
    return lambda value: value is None or test(value)


def check(data: Any) -> None:
    """Raise NotationError where the data cannot be that of a position."""
    if not isinstance(data, Mapping):
        raise NotationError("a position is a JSON object")
    slot, scale = is_number(0), is_number(-MOST_BOOST, MOST_BOOST)
    for key, test, expected in (
        ("difficulty", is_word(*DIFFICULTIES), ", ".join(DIFFICULTIES)),
        ("first", is_number(0, SEATS - 1), "a seat"),
        ("active", is_number(0, SEATS - 1), "a seat"),
        ("phase", is_word(*_PHASES), "a phase"),
        ("turn", is_number(0, LAST_TURN), f"a number up to {LAST_TURN}"),
        ("points", is_list(is_number(0, max(DIFFICULTIES.values())), SEATS), "points for each seat"),
        ("done", is_list(is_flag, SEATS), "true or false for each seat"),
        ("stacks", is_list(is_list(is_word()), len(LEVELS)), f"{len(LEVELS)} lists of warriors"),
        ("pile", lambda value: isinstance(value, Mapping), "copies left of each move"),
        ("squads", is_list(is_list(lambda value: isinstance(value, dict)), SEATS), f"{SEATS} lists of warriors"),
        ("field", is_list(is_list(slot), SEATS), f"{SEATS} lists of slots"),
        ("chosen", is_list(_or_none(is_word()), SEATS), "a choice or nothing for each seat"),
        ("queue", is_list(is_list(slot, 3)), "a list of seat, slot and line"),
        ("outcome", _or_none(_is_outcome), "an outcome or nothing"),
        ("dealer", is_number(0, STATES - 1), "a number of 256 bits"),
    ):
        expect(data, key, test, expected)
    if "draw_offers" in data:  # younger than the rest
        expect(data, "draw_offers", is_list(is_word(*_OFFERS), SEATS), f"{', '.join(_OFFERS)} for each seat")
        offers = data["draw_offers"]
        if offers.count(Offer.OPEN) == SEATS or (tuple(offers) != NO_OFFERS and not data["turn"]):
            raise NotationError("a draw is offered by one seat at a time, once the battle has begun")
        if Offer.OPEN in offers and data["phase"] == Phase.OVER:
            raise NotationError("nobody offers a draw when the game is over")
    for stack in data["stacks"]:
        for name in stack:
            _known("warrior", name, WARRIOR_BY_NAME)
    for move in MOVES:
        expect(data["pile"], move.name, is_number(0, move.copies), f"0 to {move.copies} copies")
    for squad in data["squads"]:
        for soldier in squad:
            _check_soldier(soldier, scale)


def _known(what: str, name: str, names: Mapping[str, int]) -> None:
    if name not in names:
        raise NotationError(f"unknown {what} '{name}'")


def _check_soldier(soldier: Mapping[str, Any], scale: Test) -> None:
    expect(soldier, "warrior", is_word(), "the name of a warrior")
    _known("warrior", soldier["warrior"], WARRIOR_BY_NAME)
    try:
        for key, test, expected in (
            ("moves", is_list(is_word(), LINES), f"a move card or nothing for each of {LINES} lines"),
            ("hurt", is_number(0), "a number"),
            ("status", is_word(*STATUSES), "a status or nothing"),
            ("power", scale, "a number from -3 to 3"),
            ("defence", scale, "a number from -3 to 3"),
            ("speed", scale, "a number from -3 to 3"),
            ("shown", is_flag, "true or false"),
            ("revealed", is_list(is_flag, LINES), f"true or false for each of {LINES} lines"),
        ):
            expect(soldier, key, test, expected)
        for name in filter(None, soldier["moves"]):
            _known("move", name, MOVE_BY_NAME)
    except NotationError as error:
        raise NotationError(f"{soldier['warrior']}: {error}") from None


def _is_outcome(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and is_list(is_number(1, SEATS), SEATS)(value.get("ranking"))
        and is_list(is_number(0), SEATS)(value.get("scores"))
        and is_word()(value.get("reason"))
        and is_word()(value.get("decided_by"))
    )
