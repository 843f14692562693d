"""The balance report of Barracks: what is counted, and what is called unfair."""

from __future__ import annotations

from games.barracks.support.printed import MOVES, WARRIORS

from arenarium.games.barracks.bots.balance import Tally, play_all, report


def test_the_tally_does_not_depend_on_the_number_of_processes() -> None:
    assert play_all("quick", 60, seed=4, jobs=1) == play_all("quick", 60, seed=4, jobs=2)


def test_every_game_has_a_winner_or_two_halves() -> None:
    tally = play_all("classic", 30, seed=2)
    assert tally.games == sum(tally.reasons.values()) == 30
    assert tally.seats[0] + tally.seats[1] == 30
    recruited = [sum(tally.warriors.values()), sum(tally.levels.values())]
    assert recruited[0] >= recruited[1] > 60, "greedy players spend their points"
    assert all(tally.warrior_wins[card] <= tally.warriors[card] for card in tally.warriors)


def fair_tally() -> Tally:
    tally = Tally(games=100)
    for number in range(len(WARRIORS)):
        tally.warriors[number], tally.warrior_wins[number] = 100, 50
    for number in range(len(MOVES)):
        tally.moves[number], tally.move_wins[number] = 100, 50
    tally.seats.update({0: 50, 1: 50})
    tally.levels.update({1: 5, 2: 5, 3: 5, 4: 5, 5: 5})
    return tally


def test_a_fair_set_of_cards_has_no_problems() -> None:
    assert report(fair_tally())["problems"] == []


def test_what_is_not_fair_is_named() -> None:
    tally = fair_tally()
    tally.warrior_wins[3] = 39
    tally.move_wins[7] = 61
    tally.moves[8] = 0
    tally.seats.update({0: 2, 1: -2})
    tally.levels[5] = 0
    problems = report(tally)["problems"]
    assert problems == [
        f"warrior {WARRIORS[3].name}: wins 39.0% of 100",
        f"move {MOVES[7].name}: wins 61.0% of 100",
        f"move {MOVES[8].name}: never played",
        "seat 0 wins 52.0%",
        "seat 1 wins 48.0%",
        "nobody recruits level 5",
    ]
    tally.warrior_wins[3], tally.move_wins[7] = 40, 60
    assert len(report(tally)["problems"]) == 4, "the bounds themselves are fair"


def test_the_weakest_come_first() -> None:
    tally = fair_tally()
    tally.warrior_wins[5], tally.warrior_wins[6] = 45, 55
    names = list(report(tally)["warriors"])
    assert (names[0], names[-1]) == (WARRIORS[5].name, WARRIORS[6].name)
