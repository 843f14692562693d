"""In a draft schools are chosen by what they won against each other."""

from __future__ import annotations

from random import Random

import pytest

from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.bot import Searcher, SearchLimits
from arenarium.games.tashkalar.bots.school_study import meet, pairs
from arenarium.games.tashkalar.bots.schools import SchoolTable, Score, as_text, schools_for
from arenarium.games.tashkalar.game import TASHKALAR, State
from arenarium.games.tashkalar.state.choices import Choice, School
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.position import Phase

ROCK, PAPER, SCISSORS = "rock", "paper", "scissors"
ROUND = SchoolTable([Score(PAPER, ROCK, 200, 150), Score(SCISSORS, PAPER, 200, 150), Score(ROCK, SCISSORS, 200, 150)])
"""Each is as good as the others on the whole, and beats one of them."""


def table(*schools: str, teams: bool = False) -> Table:
    return Table(Form.DUEL, schools, first=0, teams=teams)


def searcher(seed: int, limits: SearchLimits = SearchLimits()) -> Searcher:  # noqa: B008
    return Searcher(Random(seed), TimeBudget(1.0, lambda: 0.0), TASHKALAR, limits)


def answer(player: Searcher, state: State) -> Choice:
    seat = state.asked
    return player.choose(state.requests()[seat], lambda: state.view(seat))


def test_few_games_say_less_than_many() -> None:
    few, many = (SchoolTable([Score(ROCK, PAPER, games, games)]).chance(ROCK, PAPER) for games in (2, 200))
    assert 0.5 < few < 0.6 < many < 1
    assert SchoolTable([]).chance(ROCK, PAPER) == 0.5


def test_a_chance_and_its_opposite_make_one() -> None:
    known = schools_for(Form.DUEL)
    for first, second in pairs():
        assert known.chance(first, second) + known.chance(second, first) == pytest.approx(1)


def test_who_chooses_last_answers_the_other_school() -> None:
    for theirs, answer_to_it in ((ROCK, PAPER), (PAPER, SCISSORS), (SCISSORS, ROCK)):
        left = [school for school in (ROCK, PAPER, SCISSORS) if school != theirs]
        assert ROUND.best(table(UNDECIDED, theirs), left) == answer_to_it


def test_who_chooses_first_expects_the_answer() -> None:
    # the hammer beats rock and paper clearly and loses to the needle alone; the shield loses to nobody clearly
    known = SchoolTable(
        [
            Score("hammer", ROCK, 400, 360),
            Score("hammer", "shield", 400, 240),
            Score("needle", "hammer", 400, 360),
            Score("shield", "needle", 400, 240),
            Score("shield", ROCK, 400, 240),
            Score(ROCK, "needle", 400, 360),
        ]
    )
    schools = [ROCK, "hammer", "needle", "shield"]
    assert known.on_the_whole("hammer") == max(map(known.on_the_whole, schools))
    assert known.best(table(UNDECIDED, UNDECIDED), schools) == "shield"


def test_a_team_chooses_for_both() -> None:
    strong = SchoolTable([Score("strong", other, 200, 180) for other in ("a", "b", "c", "d")])
    undecided = table(*[UNDECIDED] * 4, teams=True)
    assert strong.best(undecided, ["a", "b", "strong", "c", "d"]) == "strong"


@pytest.mark.parametrize("setup", [{"form": "duel"}, {"form": "high", "teams": True}, {"form": "melee", "seats": 3}])
def test_a_draft_is_not_a_lottery(setup: dict[str, object]) -> None:
    drafts = []
    for seed in (1, 2):
        state = TASHKALAR.new({**setup, "schools": "draft", "first": 0}, 5)
        while state.phase is Phase.DRAFT:
            choice = answer(searcher(seed), state)
            assert isinstance(choice, School)
            state.advance(state.asked, choice)
        drafts.append(state.table.schools)
    assert drafts[0] == drafts[1]


def test_gentle_players_take_any_school() -> None:
    state = TASHKALAR.new({"form": "duel", "schools": "draft", "first": 0}, 5)
    assert len({answer(searcher(seed, SearchLimits(knows_schools=False)), state) for seed in range(20)}) > 1


def test_the_same_deal_is_played_with_schools_exchanged() -> None:
    won = meet("duel", "northern", "sylvan", "a deal")
    assert won == meet("duel", "northern", "sylvan", "a deal")
    assert won + meet("duel", "sylvan", "northern", "a deal") == 2


def test_the_file_has_a_pair_a_line() -> None:
    assert as_text({"duel": [["a", "b", 2, 1.0]]}) == '{\n"duel": [\n["a", "b", 2, 1.0]\n]\n}\n'
