"""Recruiting as a matrix game: squads that are possible, tables from games, and answers to what is seen."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.games.barracks.bots.double_oracle import Meeting, SquadStudy, meet
from arenarium.games.barracks.bots.squads import (
    Score,
    known_game,
    levels_of,
    mixed,
    next_levels,
    squad_game,
    squads_for,
)
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.state.choices import Draw
from arenarium.games.barracks.state.setup import DIFFICULTIES, Difficulty
from arenarium.parallel import Runner

ROCK, PAPER, SCISSORS = (5, 5), (2, 2, 2, 2, 2), (1, 3, 3, 3)
CYCLE = [Score(PAPER, ROCK, 1000, 900), Score(SCISSORS, PAPER, 1000, 900), Score(ROCK, SCISSORS, 1000, 900)]


def test_squads_cost_all_points() -> None:
    assert squads_for(3) == [(1, 1, 1), (1, 2), (3,)]
    for points in DIFFICULTIES.values():
        assert all(sum(squad) == points and max(squad) <= 5 for squad in squads_for(points))


def test_squads_that_beat_each_other_in_a_circle_are_mixed_evenly() -> None:
    assert mixed(squad_game(CYCLE)) == pytest.approx(dict.fromkeys((ROCK, PAPER, SCISSORS), 1 / 3), abs=0.03)


def test_what_the_other_side_has_recruited_is_answered() -> None:
    game = squad_game(CYCLE)
    assert mixed(game, theirs=(5,)) == {PAPER: 1.0}
    assert mixed(game, own=(1,), theirs=(5,)) == {SCISSORS: 1.0}
    assert mixed(game, own=(4,)) == {}


def test_few_games_lean_on_how_squads_do_on_the_whole() -> None:
    """Two squads that never met: one won everything else, the other lost everything."""
    game = squad_game([Score(ROCK, PAPER, 60, 50), Score(SCISSORS, PAPER, 60, 10)])
    rock, scissors = game.squads.index(ROCK), game.squads.index(SCISSORS)
    assert game.payoffs[rock, scissors] > 0.7
    assert game.payoffs[rock, scissors] + game.payoffs[scissors, rock] == pytest.approx(1.0)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_data_has_a_mixed_strategy_for_every_difficulty(difficulty: str) -> None:
    state = BARRACKS.new({"difficulty": difficulty, "first": 0}, 1)
    shares = next_levels(state.view(0))
    assert sum(shares.values()) == pytest.approx(1.0)
    game = known_game(state.points[0])
    assert game is not None
    mix = mixed(game)
    at = {squad: place for place, squad in enumerate(game.squads)}
    against = [sum(share * game.payoffs[at[own], other] for own, share in mix.items()) for other in at.values()]
    assert min(against) > 0.45, "a squad of the table answers the mixed strategy"


def recruited(state: State, seed: int) -> list[int]:
    rng = Random(seed)
    while state.phase == "recruit":
        (seat,) = state.asks()
        shares = next_levels(state.view(seat))
        state.advance(seat, Draw(rng.choices(list(shares), list(shares.values()))[0]))
    return [sum(state.cards.warriors[soldier.card].level for soldier in squad) for squad in state.squads]


def test_draw_by_draw_all_points_are_spent() -> None:
    for seed in range(10):
        assert recruited(BARRACKS.new({"difficulty": "classic"}, seed), seed) == [10, 10]


def test_two_squads_meet_with_both_seats() -> None:
    meeting = Meeting((5,), (1, 1, 1, 1, 1), "3")
    assert meet("quick", "pool", meeting) in (0.0, 0.5, 1.0, 1.5, 2.0)
    assert meet("quick", "pool", meeting) == meet("quick", "pool", meeting)


def test_a_study_finds_the_squad_that_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the side with more warriors always wins, that is what is recruited."""
    from arenarium.games.barracks.bots import double_oracle

    def more_win(difficulty: str, player: str, meeting: Meeting) -> float:
        return 1.0 + (len(meeting.first) > len(meeting.second)) - (len(meeting.first) < len(meeting.second))

    monkeypatch.setattr(double_oracle, "meet", more_win)
    done: list[int] = []
    study = SquadStudy(Difficulty.HARD, [], seed=4)
    expected = study.meetings(rounds=6, games=20)
    *_, mix = study.run(6, 20, Runner(progress=done.append))
    assert sum(done) == expected == study.games / 2
    assert mix.get(levels_of("11111111"), 0) > 0.8
