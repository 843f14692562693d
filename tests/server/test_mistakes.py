"""The mistakes of a game that is over, as the page is told of them."""

from __future__ import annotations

from random import Random

import httpx
import msgspec
import pytest

from arenarium.core.plain import Json
from arenarium.games import kit_of
from arenarium.games.tashkalar.bots import analysis
from arenarium.server.live.live_match import MatchPlan
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.replay import MistakeList
from arenarium.server.messages.tables import NoClock
from arenarium.server.service.mistakes import find_mistakes

SETUP: dict[str, Json] = {"form": "duel", "schools": ["northern", "southern"]}
PLAN = MatchPlan("tashkalar", SETUP, "5", (None, None), NoClock(), started_at=0)


def steps() -> list[Step]:
    """A few turns at random; each choice but the first is taken back once."""
    game = kit_of("tashkalar").game
    state, rng = game.new(SETUP, "5"), Random(5)
    made: list[Step] = []
    for number in range(40):
        (seat,) = state.requests()
        choice = rng.choice(state.requests()[seat].options)
        text = game.say(state, choice)
        made.append(Step(len(made) + 1, 0, Kind.CHOICE, seat, text))
        if number == 0:
            made.append(Step(len(made) + 1, 0, Kind.UNDO, seat))
            made.append(Step(len(made) + 1, 0, Kind.CHOICE, seat, text))
        state.advance(seat, choice)
    return made


def test_each_leads_to_where_its_turn_begins_and_says_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "CLEAR_LOSS", 0.01)
    played = steps()
    found = msgspec.json.decode(find_mistakes(PLAN, played, 0, "pl", ("Anna", "Jirka")), type=MistakeList).mistakes
    assert found
    for mistake in found:
        assert played[mistake.number].seat == 0, "the step after it is the first of the turn"
        assert played[mistake.number].kind is Kind.CHOICE
        assert mistake.better
        assert all(words for words in mistake.better)
        assert 0 < mistake.loss <= 1


async def test_of_a_table_that_is_not_there_nothing_is_said(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/tables/nothing-at-all/mistakes?seat=0")).status_code == 404
    assert (await client.get("/api/tables/nothing-at-all/mistakes")).status_code == 422
