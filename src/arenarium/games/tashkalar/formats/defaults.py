"""Positions of which only the interesting part was written down: whatever is not said is as usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.errors import NotationError
from arenarium.games.tashkalar.board.text import SIDES, read_board
from arenarium.games.tashkalar.cards.cards import CARDS, FLARES, LEGENDS, TASKS
from arenarium.games.tashkalar.formats.snapshot import Data, being_resolved, cards_of, in_play, to_dict
from arenarium.games.tashkalar.rules.draft import next_to_choose
from arenarium.games.tashkalar.rules.setup import clear
from arenarium.games.tashkalar.state.forms import UNDECIDED, Form, Table
from arenarium.games.tashkalar.state.position import LEGENDARY, Phase, Position


def with_defaults(given: Mapping[str, Any]) -> Data:
    """Complete a position of which only the interesting part was written down.

    Cards that are not mentioned lie in their decks in the order of the card lists; supplies follow from the board.
    """
    for key in ("form", "schools"):
        if key not in given:
            raise NotationError(f"a position needs '{key}'")
    table = Table(Form(given["form"]), tuple(given["schools"]), given.get("first", 0), given.get("teams", False))
    blank = Position()
    clear(blank, table)
    drafting = UNDECIDED in table.schools
    if drafting:
        blank.phase = Phase.DRAFT
        blank.active = next_to_choose(table.schools, table.first)
    else:
        blank.phase = Phase.ACTIONS
        blank.turn, blank.actions = 2, 2
    data = to_dict(blank)
    sparse = {"hands", "legends", "flares", "decks", "known", "piles", "claimed", "improvised", "frozen", "pending"}
    data.update({key: value for key, value in given.items() if key not in sparse and key != "supply"})
    for key in sparse & set(given):
        for index, value in given[key].items():
            data[key][index] = value
    if "control" not in given:
        data["control"] = data["active"]
    if not drafting:
        _default_decks(data, given.get("decks", {}), table)
    if "supply" in given:
        data["supply"] = given["supply"]
    else:
        data["supply"] = _supply_beside(data, table)
    return data


def _supply_beside(data: Data, table: Table) -> list[list[int]]:
    """What is left in supply when these pieces are on the board, on cards, or out of the game."""
    pieces = read_board(data["board"], table.sides)
    found = []
    for side in range(table.sides):
        common, heroic, legendary = pieces[3 * side : 3 * side + 3]
        two_faced_out, legendary_out = data["removed"][side]
        held = [piece["rank"] == LEGENDARY for piece in data["held"] if piece["side"] == side]
        left = [
            table.two_faced - (common | heroic).bit_count() - two_faced_out - held.count(False),
            table.legendary - legendary.bit_count() - legendary_out - held.count(True),
        ]
        if min(left) < 0:
            raise NotationError(f"side {SIDES[side]} has more pieces on the board than there are")
        found.append(left)
    return found


def _default_decks(data: Data, given: Mapping[int, Any], table: Table) -> None:
    seats = table.seats
    zones: list[tuple[list[Any], tuple[int, ...]]] = [
        ([data["hands"][seat], data["piles"][seat], in_play(data, seat)], cards_of(table.schools[seat]))
        for seat in range(seats)
    ]
    zones += [
        ([*data["legends"], data["piles"][seats]], LEGENDS),
        ([*data["flares"], data["piles"][seats + 1]], FLARES),
    ]
    limbo = being_resolved(data)
    for place, (known, cards) in enumerate(zones):
        taken = {name for zone in known for name in zone}
        if place >= seats or place == data["active"]:
            taken.update(limbo)
        if place not in given:
            data["decks"][place] = [CARDS[card].name for card in cards if CARDS[card].name not in taken]
    if table.form is Form.HIGH and seats + 2 not in given:
        taken = {*data["tasks"], *(name for claimed in data["claimed"] for name in claimed)}
        data["decks"][seats + 2] = [task.name for task in TASKS if task.name not in taken]
    for place, deck in enumerate(data["decks"]):
        known = list(data["known"][place])
        data["known"][place] = (known + [0] * len(deck))[: len(deck)]
    if table.form is Form.HIGH and data["decks"][seats + 2]:
        data["known"][seats + 2][0] = (1 << seats) - 1
