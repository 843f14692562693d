"""What those who judge the cards are told: who recruited, fielded, picked and used what."""

from __future__ import annotations

from random import Random

from arenarium.core.bot import RandomBot
from arenarium.core.play import answers
from arenarium.games.barracks.bots.balance import BALANCE
from arenarium.games.barracks.cards.card_set import printed
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.state.words import NO_MOVE


def test_squads_and_what_they_did_are_seen() -> None:
    state = BARRACKS.new({"difficulty": "classic"}, 5)
    watch = BALANCE.watch(state)
    told: list[set[str]] = [set(), set()]
    for answer in answers(state, [RandomBot(Random(seat)) for seat in range(2)]):
        events = state.apply(*answer)
        watch.note(events)
        assert watch.settled == (state.phase not in ("recruit", "pick"))
        for event in events:
            if event.kind == "entered":
                told[event.public.seat].add(event.public.warrior)  # type: ignore[attr-defined]
            elif event.kind == "used":
                told[event.public.seat].add(event.public.move)  # type: ignore[attr-defined]
    cards = printed()
    for seat, squad in enumerate(state.squads):
        held = {cards.warriors[soldier.card].name for soldier in squad}
        held |= {cards.moves[move].name for soldier in squad for move in soldier.moves if move != NO_MOVE}
        assert held == watch.held[seat].keys()
        assert watch.used[seat].keys() == told[seat] <= held
        assert all(turn >= 0 for turn in watch.used[seat].values())


def test_cards_are_compared_within_their_level() -> None:
    groups = {fact.name: fact.group for fact in BALANCE.facts(printed())}
    assert groups["Golem"] == f"warriors of level {printed().warrior('Golem').level}"
    assert len(groups) == len(printed().warriors) + len(printed().moves)


def test_both_seats_begin_with_the_same_cards() -> None:
    ((first, second),) = BALANCE.matchups(printed(), {"difficulty": "quick"}, None)
    stacks = [BARRACKS.new(setup, 3).stacks for setup in (first, second)]
    assert stacks[0] == stacks[1]
    assert (first["first"], second["first"]) == (0, 1)
    assert BALANCE.matchups(printed(), {"first": 1}, None) == [[{"first": 1}]]
