"""Tournaments: equal deals, exchanged seats, results that do not depend on how they were computed."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import typer

from arenarium.bots import registry as known
from arenarium.cli import tournament as command
from arenarium.core.bot import RandomBot
from arenarium.core.errors import SetupError
from arenarium.core.game import Request, View
from arenarium.core.kit import BotSpec
from arenarium.core.time_budget import TimeBudget
from arenarium.lab import tournament as lab
from arenarium.lab.standings import Standings, standings
from arenarium.lab.tournament import Pair, PlayedGame, Times, TournamentPlan, play_one, play_tournament
from arenarium.parallel import Runner
from arenarium.terminal.running import EXIT_INTERRUPTED

DUEL = {"form": "duel", "seats": 2}
MELEE = {"form": "melee"}
TEAMS = {"form": "duel", "seats": 4, "teams": True}


def plan(setup: dict[str, Any] = DUEL, players: tuple[str, ...] = ("random", "other"), **more: Any) -> TournamentPlan:
    return TournamentPlan("tashkalar", setup, players, **{"games": 4, "seed": 1, **more})


class Stumbling(RandomBot):
    def choose(self, request: Request, view: Callable[[], View]) -> Any:
        if request.kind == "effect":
            raise RuntimeError("stumbled")
        return super().choose(request, view)


class Resting:
    """Looks at the clock so often that each question takes it a second by a clock that counts."""

    def __init__(self, rng: Random, thinking: TimeBudget) -> None:
        self.thinking = thinking

    def choose(self, request: Request, view: Callable[[], View]) -> Any:
        self.thinking.clock()
        return request.options[0]


@pytest.fixture(autouse=True)
def more_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second name for the random player, so that it can meet itself; one that stumbles; one that rests."""
    monkeypatch.setitem(known.GENERIC_BOTS, "other", BotSpec(lambda rng, thinking, game: RandomBot(rng)))
    monkeypatch.setitem(known.GENERIC_BOTS, "stumbling", BotSpec(lambda rng, thinking, game: Stumbling(rng)))
    monkeypatch.setitem(known.GENERIC_BOTS, "resting", BotSpec(lambda rng, thinking, game: Resting(rng, thinking)))


def all_of(wanted: TournamentPlan, jobs: int = 1) -> list[PlayedGame]:
    return [game for deal, _ in play_tournament(wanted, Runner(jobs)) for game in deal]


@pytest.mark.parametrize(
    ("setup", "seatings"),
    [
        (DUEL, ["AB", "BA"]),
        (TEAMS, ["ABAB", "BABA"]),
        (MELEE, ["ABB", "BAB", "BBA"]),
        ({"form": "melee", "seats": 4}, ["ABBB", "BABB", "BBAB", "BBBA"]),
    ],
)
def test_the_first_player_of_a_pair_sits_everywhere_once(setup: dict[str, Any], seatings: list[str]) -> None:
    wanted = plan(setup)
    assert ["".join(wanted.seating(Pair("A", "B"), side)) for side in range(wanted.sides)] == seatings


@pytest.mark.parametrize(
    ("more", "pairs"),
    [
        ({}, ["ab", "ac", "ad", "bc", "bd", "cd"]),
        ({"pairing": "first"}, ["ab", "ac", "ad"]),
        ({"pairing": "neighbours"}, ["ab", "bc", "cd"]),
        ({"pairing": "first", "both_ways": True}, ["ab", "ba", "ac", "ca", "ad", "da"]),
    ],
)
def test_who_meets_whom(more: dict[str, Any], pairs: list[str]) -> None:
    assert ["".join(pair) for pair in plan(MELEE, tuple("abcd"), **more).pairs] == pairs


@pytest.mark.parametrize("setup", [DUEL, MELEE, TEAMS])
def test_between_equal_players_equal_deals_leave_no_luck(setup: dict[str, Any]) -> None:
    """Both choose alike in the same seat, so that the games of a draw are one game, and each seat's share is fair."""
    games = all_of(plan(setup, games=6))
    sides = plan(setup).sides
    for deal, draw in {(game.deal, game.draw) for game in games}:
        alike = [game for game in games if (game.deal, game.draw) == (deal, draw)]
        assert len(alike) == sides
        assert sum(game.share for game in alike) == pytest.approx(1)
        assert len({game.turns for game in alike}) == 1


@pytest.mark.parametrize("setup", [DUEL, MELEE, TEAMS, {"form": "duel", "schools": ["northern", "sylvan"]}])
def test_in_a_deal_each_player_has_each_seat_with_each_school(setup: dict[str, Any]) -> None:
    wanted = plan(setup)
    for deal in range(3):
        sides = wanted.rules.sides(setup)
        had = set()
        for game_setup in wanted.setups(deal):
            table = wanted.rules.new(game_setup, wanted.seed_of(deal)).view(None)
            assert len(set(table.schools)) == wanted.seats
            had |= {(side, tuple(sorted(table.schools[seat] for seat in seats))) for side, seats in enumerate(sides)}
        assert len(had) == len(sides) ** 2
        assert len({wanted.rules.new(each, wanted.seed_of(deal)).table.first for each in wanted.setups(deal)}) == 1
    starts = {wanted.rules.new(wanted.setups(deal)[0], wanted.seed_of(deal)).table.first for deal in range(20)}
    assert len(starts) == wanted.seats, "who begins is still drawn from deal to deal"


def test_where_the_seats_have_nothing_of_their_own_only_they_are_exchanged() -> None:
    assert plan({"form": "duel", "schools": "draft"}).games_a_deal == 2
    assert TournamentPlan("barracks", {}, ("random", "greedy"), 4, 1).games_a_deal == 2


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(all_of(plan(MELEE, games=4))) == 9
    assert len(all_of(plan(games=5))) == 8


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    wanted = plan(players=("random", "other"), games=8)
    once, twice = (standings(wanted, all_of(wanted, jobs), 0) for jobs in (1, 2))
    assert all(player.mean_seconds >= 0 for player in once.players)
    assert _timeless(once) == _timeless(twice)
    assert once.games == 8
    assert standings(plan(games=8, seed=2), all_of(plan(games=8, seed=2)), 0).mean_turns != once.mean_turns


def _timeless(report: Standings) -> Standings:
    """All that does not depend on the clock."""
    players = tuple(replace(player, mean_seconds=0, slowest_seconds=0) for player in report.players)
    return replace(report, players=players)


def test_each_process_tells_its_memory() -> None:
    assert all(10 < memory < 2_000 for _, memory in play_tournament(plan(), Runner(2)))


def test_a_stronger_player_is_rated_higher() -> None:
    wanted = TournamentPlan("barracks", {"difficulty": "quick"}, ("random", "greedy"), 40, 1)
    results = standings(wanted, all_of(wanted), 0)
    assert [player.name for player in results.players] == ["greedy", "random"]
    lead = results.players[0].lead
    assert lead is not None
    assert lead > 100
    pair = results.pairs[0]
    assert pair.share < 0.3
    assert pair.low < pair.share < pair.high
    assert pair.wins + pair.draws + pair.losses == pair.games == 40
    assert sum(pair.wins_by_side) == pytest.approx(pair.share * 40)


def test_shared_first_places_and_fair_shares_are_told() -> None:
    wanted = plan(MELEE, games=6)
    shares = [1, 1, 0.5, 1, 0, 0.5]
    games = [PlayedGame(Pair("random", "other"), n // 3, n % 3, 0, share, 10) for n, share in enumerate(shares)]
    pair = standings(wanted, games, 0).pairs[0]
    assert (pair.wins, pair.draws, pair.losses) == (3, 2, 1)
    assert pair.share == pytest.approx(4 / 6, abs=1e-4)
    assert pair.fair_shares[0] == pytest.approx(2, abs=1e-3)
    assert pair.wins_by_side == (2, 1, 1)
    assert pair.correlation_in_a_deal < 0
    assert not standings(plan(), [], 0).pairs[0].fair_shares


def test_an_error_in_a_game_is_told_with_the_record_that_leads_to_it() -> None:
    wanted = plan(players=("random", "stumbling"))
    results = standings(wanted, all_of(wanted), 0)
    assert len(results.errors) == 4
    assert results.games == 0
    assert "stumbling, random: game 1/0: RuntimeError: stumbled" in "\n".join(results.errors)
    assert '"choices"' in results.errors[0]


def test_thinking_is_timed_by_turns_and_held_against_what_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10**9))
    monkeypatch.setattr(lab, "process_time", lambda: float(next(ticks)))
    wanted = plan(players=("resting@4", "random"))
    game, _ = play_one(wanted, wanted.pairs[0], 0, 0)
    (name, times), (other, none) = game.times
    assert (name, other) == ("resting@4", "random")
    # a watch looks at the clock before and after: a second, and another in which the resting player looks
    assert times.seconds > 2 * times.turns
    assert times.slowest >= 4
    assert times.seconds % 2 == 0
    assert 0 < none.turns <= none.seconds
    results = standings(wanted, [game], 0)
    resting = next(player for player in results.players if player.name == "resting@4")
    assert resting.seconds == 4
    assert resting.slowest_part == pytest.approx(times.slowest / 4)
    assert resting.turns == times.turns


def test_times_add_up() -> None:
    total = Times()
    total.add(Times(1, 2.0, 2.0))
    total.add(Times(2, 1.0, 0.6))
    assert total == Times(3, 3.0, 2.0)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (plan(players=("random",)), "two players or more"),
        (plan(players=("random", "random")), "'random' is named twice"),
        (plan(players=("random", "genius")), "unknown player 'genius'"),
        (plan({"form": "duel", "seats": 3}), "2 seats, not 3"),
        (plan(pairing="some"), "expected all, first, neighbours"),
        (plan(both_ways=True), "both ways are for a melee"),
        (TournamentPlan("ludo", {}, ("random", "other"), 1, 1), "unknown game 'ludo'"),
    ],
)
def test_a_wrong_plan_is_refused_in_words_before_anything_is_played(wanted: TournamentPlan, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        next(play_tournament(wanted))


def test_a_tournament_can_be_left_at_any_time() -> None:
    games = play_tournament(plan(games=100_000), Runner(2))
    played, _ = next(games)
    assert isinstance(games, Generator)
    games.close()
    assert len(played) == 4


def test_when_interrupted_the_command_tells_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(wanted: TournamentPlan, runner: Runner) -> Iterator[tuple[list[PlayedGame], float]]:
        yield next(play_tournament(wanted))
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_tournament", interrupted)
    with pytest.raises(typer.Exit) as left:
        command.tournament_command(game="tashkalar", players="random,other", games=10, json_file=tmp_path / "told.json")
    assert left.value.exit_code == EXIT_INTERRUPTED
    said = capsys.readouterr()
    assert "interrupted: 4 of 12 games were played" in said.err
    assert "random : other" in said.out
    assert json.loads((tmp_path / "told.json").read_text("utf-8"))["games"] == 4


def test_the_command_prints_and_writes_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "told.json"
    command.tournament_command(game="tashkalar", players="random,other", games=3, form="melee", json_file=path)
    said = capsys.readouterr().out
    results = json.loads(path.read_text("utf-8"))
    assert results["setup"] == {"form": "melee"}
    assert said.startswith("9 games")
    assert "33.3%" in said
    assert "1.00" in said


def test_the_command_ends_with_an_error_when_a_game_did(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as left:
        command.tournament_command(game="tashkalar", players="random,stumbling", games=2, form="duel", teams=True)
    assert left.value.exit_code == 1
    assert "RuntimeError: stumbled" in " ".join(capsys.readouterr().out.split())
