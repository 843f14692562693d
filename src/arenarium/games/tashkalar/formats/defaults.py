"""Positions of which only the interesting part was written down: whatever is not said is as usual."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from arenarium.core.errors import NotationError
from arenarium.core.plain import Json, decoded, encoded
from arenarium.games.tashkalar.board.text import SIDES, read_board
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.formats.build import being_resolved, cards_of
from arenarium.games.tashkalar.formats.notation import Sketch
from arenarium.games.tashkalar.formats.snapshot import check_table
from arenarium.games.tashkalar.formats.view import Shown, View, open_view
from arenarium.games.tashkalar.rules.draft import next_to_choose
from arenarium.games.tashkalar.rules.setup import clear
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.position import LEGENDARY, Phase, Position


def with_defaults(sketch: Sketch, cards: CardSet) -> View:
    """Complete a position of which only the interesting part was written down.

    Cards that are not mentioned lie in their decks in the order of the card lists; supplies follow from the board.
    """
    if sketch.form is None:
        raise NotationError("a position needs 'form'")
    if not sketch.schools:
        raise NotationError("a position needs 'schools'")
    table = Table(sketch.form, sketch.schools, sketch.first, sketch.teams)
    check_table(table)
    data: dict[str, Json] = {**encoded_view(_blank(table, cards)), **sketch.values}
    for name, parts in sketch.parts.items():
        data[name] = _with_parts(data[name], parts)
    view = decoded(View, data)
    if "control" not in sketch.values:
        view = replace(view, control=view.active)
    view = _with_decks(view, sketch.parts.get("decks", {}), table, cards)
    if "supply" not in sketch.values:
        view = replace(view, supply=_supply_beside(view, table))
    return view


def encoded_view(view: View) -> Mapping[str, Json]:
    data = encoded(view)
    assert isinstance(data, Mapping)
    return data


def _blank(table: Table, cards: CardSet) -> View:
    """Nothing on the board, no cards anywhere; in the third turn, where everything is possible."""
    blank = Position()
    blank.cards = cards
    clear(blank, table)
    if UNDECIDED in table.schools:
        blank.phase = Phase.DRAFT
        blank.active = blank.control = next_to_choose(table.schools, table.first)
    else:
        blank.phase = Phase.ACTIONS
        blank.turn, blank.actions = 2, 2
    return open_view(blank)


def _with_parts(entries: Json, parts: Mapping[int, Json]) -> list[Json]:
    assert isinstance(entries, list)
    changed = list(entries)
    for place, part in parts.items():
        changed[place] = part
    return changed


def _supply_beside(view: View, table: Table) -> tuple[tuple[int, int], ...]:
    """What is left in supply when these pieces are on the board, on cards, or out of the game."""
    pieces = read_board(view.board, table.sides)
    supply = []
    for side in range(table.sides):
        common, heroic, legendary = pieces[3 * side : 3 * side + 3]
        two_faced_out, legendary_out = view.removed[side]
        held = [piece.rank == LEGENDARY for piece in view.held if piece.side == side]
        left = (
            table.two_faced - (common | heroic).bit_count() - two_faced_out - held.count(False),
            table.legendary - legendary.bit_count() - legendary_out - held.count(True),
        )
        if min(left) < 0:
            raise NotationError(f"side {SIDES[side]} has more pieces on the board than there are")
        supply.append(left)
    return tuple(supply)


def _with_decks(view: View, given: Collection[int], table: Table, set_: CardSet) -> View:
    """Decks that were not given hold what lies nowhere else."""
    seats = table.seats
    zones: list[tuple[tuple[Shown, ...], tuple[int, ...]]] = [
        (
            (view.hands[seat], view.piles[seat], (view.frozen[seat], view.pending[seat])),
            cards_of(set_, table.schools[seat]),
        )
        for seat in range(seats)
    ]
    zones += [
        ((*view.legends, view.piles[seats]), set_.legends),
        ((*view.flares, view.piles[seats + 1]), set_.flares),
    ]
    if UNDECIDED in table.schools:
        zones = []  # nothing is dealt yet
    resolved = {set_.names[card] for card in being_resolved(set_, view)}
    decks = list(view.decks)
    for place, (lying, cards) in enumerate(zones):
        taken = {name for zone in lying for name in zone}
        if place >= seats or place == view.active:
            taken |= resolved
        if place not in given:
            decks[place] = tuple(set_.names[card] for card in cards if set_.names[card] not in taken)
    if zones and table.form is Form.HIGH and table.tasks_deck not in given:
        taken = {*view.tasks, *(name for claimed in view.claimed for name in claimed)}
        decks[table.tasks_deck] = tuple(name for name in set_.task_names if name not in taken)
    known = [(*view.known[place], *(0,) * len(deck))[: len(deck)] for place, deck in enumerate(decks)]
    if table.form is Form.HIGH and decks[table.tasks_deck]:
        known[table.tasks_deck] = (table.everybody, *known[table.tasks_deck][1:])
    return replace(view, decks=tuple(decks), known=tuple(known))
