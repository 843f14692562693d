"""Hints: how far the tasks are and where the own cards would fit, from nothing that the seat does not know."""

from __future__ import annotations

import msgspec
import pytest
from games.tashkalar.support.table import DUEL, HIGH, SETUPS, new, position

from arenarium.core.dealer import Dealer
from arenarium.games.tashkalar import KIT
from arenarium.games.tashkalar.game import TASHKALAR
from arenarium.games.tashkalar.ui.hints import TashKalarHints, hints

CARDS = "hand 0: Knight, Herald | legends 0: Titan | hand 1: Werewolf"
TASKS = "tasks: Center Cross, Red Conquest, Destruction | deck tasks: Imprisonment, Diagonals"


def test_a_seat_is_told_of_its_own_cards_alone() -> None:
    state = position(f"{HIGH} | {CARDS} | {TASKS}", "a e4 d5 e5, b c3")
    assert [places.card for places in hints(state, 0).cards] == ["Knight", "Herald", "Titan"]
    assert [places.card for places in hints(state, 1).cards] == ["Werewolf"]


def test_the_pending_being_is_one_of_them() -> None:
    state = position("form: duel | schools: etherweave, northern | hand 0: Warpmaster | pending 0: Translocationist")
    assert [places.card for places in hints(state, 0).cards] == ["Warpmaster", "Translocationist"]
    assert hints(state, 1).cards == []


def test_tasks_on_the_table_and_the_next_one_are_counted_for_both_sides() -> None:
    state = position(f"{HIGH} | {CARDS} | {TASKS}", "a e4 d5 e5, b c3")
    tasks = hints(state, 0).tasks
    assert [progress.task for progress in tasks] == ["Center Cross", "Red Conquest", "Destruction", "Imprisonment"]
    assert (tasks[0].need, tasks[0].missing) == (5, [2, 5])
    assert (tasks[2].need, tasks[2].missing) == (None, [])  # about what happens in one turn
    assert hints(position(DUEL), 0).tasks == []


def test_where_a_card_fits_and_what_it_lacks() -> None:
    (swordmaster,) = hints(position(f"{DUEL} | hand 0: Swordmaster", "a e4 e6"), 0).cards
    assert "e5" in [place.at for place in swordmaster.fits]
    (swordmaster,) = hints(position(f"{DUEL} | hand 0: Swordmaster", "a e4, b e6"), 0).cards
    lacking = [place.missing for place in swordmaster.near if place.at == "e5"]
    assert [(missing.at, missing.holds) for missing in lacking if missing is not None] == [("e6", "enemy")]


@pytest.mark.parametrize("setup", SETUPS)
def test_nothing_hidden_is_in_them(setup: str) -> None:
    """In other positions that look the same to the seat, the hints are the same."""
    dealer = Dealer.from_seed(setup)
    state = new(setup, 2)
    for _ in range(60):
        for seat in range(state.table.seats):
            assert hints(TASHKALAR.determinize(state.view(seat), dealer), seat) == hints(state, seat)
        state.advance(state.asked, dealer.choice(state.options()))


def test_the_kit_has_them_as_a_message() -> None:
    assert KIT.hints_ is not None
    kit = KIT.hints_()
    made = kit.make(position(f"{HIGH} | {CARDS} | {TASKS}", "a e4"), 0)
    assert kit.message is TashKalarHints
    assert msgspec.json.decode(msgspec.json.encode(made), type=TashKalarHints) == made
