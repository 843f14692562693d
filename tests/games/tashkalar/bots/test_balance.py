"""What those who judge the cards are told: who held and used what, and who plays against whom."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.core.bot import RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.play import answers
from arenarium.games.tashkalar.bots.balance import BALANCE
from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.game import TASHKALAR


@pytest.mark.parametrize(
    "setup", [{"form": "high"}, {"form": "duel", "schools": "draft"}, {"form": "duel", "teams": True}]
)
def test_hands_summonings_and_tasks_are_seen(setup: dict[str, object]) -> None:
    state = TASHKALAR.new(setup, 5)
    watch = BALANCE.watch(state)
    seats = range(state.table.seats)
    told: list[set[str]] = [set() for _ in seats]
    for answer in answers(state, [RandomBot(Random(seat)) for seat in seats]):
        events = state.apply(*answer)
        watch.note(events)
        for seat in seats:
            hand = {printed().names[card] for card in state.hands[seat] + state.legends[seat] + state.flares[seat]}
            assert hand <= watch.held[seat].keys()
        for event in events:
            if event.kind in ("summoned", "flare"):
                told[event.public.seat].add(event.public.card)  # type: ignore[attr-defined]
            elif event.kind == "claimed":
                told[event.public.seat].add(event.public.task)  # type: ignore[attr-defined]
    assert [set(used) for used in watch.used] == told
    assert any(told)
    tasks = set(printed().task_names)
    for seat in seats:
        assert bool(tasks & watch.held[seat].keys()) == (setup["form"] == "high" and seat == state.table.first)
        own = {printed().names[card] for card in printed().schools[BALANCE.played_as(state, seat)].cards}
        beings = {fact.name for fact in BALANCE.facts(printed()) if fact.kind == "being"}
        assert own >= beings & watch.held[seat].keys(), "beings come from one's own deck"
    assert not watch.settled


def test_every_pair_of_schools_meets_both_ways() -> None:
    matchups = BALANCE.matchups(printed(), {"form": "high"}, None)
    assert len(matchups) == 21
    for first, second in matchups:
        assert first["schools"] == second["schools"][::-1]  # type: ignore[index]


def test_about_a_card_somebody_has_it_and_somebody_has_not() -> None:
    matchups = BALANCE.matchups(printed(), {"form": "duel"}, "Clan Axeman")
    assert [first["schools"][1] for first, _ in matchups] == [  # type: ignore[index]
        school for school in printed().schools if school != "highland"
    ]
    imperial = BALANCE.matchups(printed(), {"form": "duel"}, "Knight")
    assert all({"northern", "southern"} > set(first["schools"][:1]) for first, _ in imperial)  # type: ignore[index, arg-type]
    assert not any({"northern", "southern"} == set(first["schools"]) for first, _ in imperial)  # type: ignore[arg-type]
    melee = BALANCE.matchups(printed(), {"form": "melee", "seats": 4}, "Clan Axeman")
    assert all(len(seatings) == 4 and len(set(seatings[0]["schools"])) == 4 for seatings in melee)  # type: ignore[arg-type]


def test_what_the_setup_says_is_kept() -> None:
    (seatings,) = BALANCE.matchups(printed(), {"schools": ["northern", "sylvan"]}, None)
    assert [seating["schools"] for seating in seatings] == [["northern", "sylvan"], ["sylvan", "northern"]]
    with pytest.raises(SetupError, match="unknown school"):
        BALANCE.matchups(printed(), {"schools": ["northern", "harbor"]}, None)
