"""The lessons: their scripts can be played, their hints say what to do, in every language."""

from __future__ import annotations

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from support.games import GAMES

from arenarium.games import kit_of
from arenarium.games.barracks.language.render.names import name
from arenarium.games.tashkalar.cards.text import find_card, title
from arenarium.narration.words import LANGUAGES, source
from arenarium.server.lessons.lesson import lesson_of
from arenarium.server.lessons.tutor import moment
from arenarium.server.messages.lessons import LessonStep

every_game = pytest.mark.parametrize("game", list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def moments(game: str, language: str = "en") -> list[LessonStep]:
    return [moment(game, step, language) for step in range(lesson_of(game).steps + 1)]


@every_game
def test_a_lesson_can_be_played_from_beginning_to_end(game: str) -> None:
    *before, last = moments(game)
    assert 10 <= len(before) <= 18
    number = 0
    for told in [*before, last]:
        for step in told.played:
            number += 1
            assert (step.number, step.kind) == (number, "choice")
        assert told.position.number == number
    for told in before:
        assert not told.done
        assert told.position.request is not None
        assert told.expected in [option.choice for option in told.position.request.options]
        assert told.position.view["you"] == told.seat
        assert len(told.position.request.options) > 1 or told.expected == "finish", "there is something to choose"
    assert last.done
    assert last.expected is None
    assert number == len(lesson_of(game).step), "the script has no choice too many"


@every_game
def test_what_was_played_begins_with_the_choice_that_was_expected(game: str) -> None:
    lesson = lesson_of(game)
    for earlier, later in zip(moments(game), moments(game)[1:], strict=False):
        assert later.played[0].seat == lesson.seat
        assert all(step.seat != lesson.seat for step in later.played[1:])
        assert lesson.step[later.played[0].number - 1].choice == earlier.expected


def test_tash_kalar_is_shown_from_placing_to_a_task() -> None:
    verbs = [step.choice.split()[0] for step in lesson_of("tashkalar").step if step.seat == 0]
    assert {"place", "summon", "destroy", "discard", "flare", "put", "aim", "claim"} <= set(verbs)
    *_, last = moments("tashkalar")
    events = [told.facts["event"] for step in last.played for told in step.events]
    assert "claimed" in events


def test_barracks_is_shown_from_recruiting_to_the_victory() -> None:
    verbs = [step.choice.split()[0] for step in lesson_of("barracks").step if step.seat == 0]
    assert list(dict.fromkeys(verbs)) == ["draw", "pick", "send", "orders", "target"]
    *_, last = moments("barracks")
    assert last.position.outcome is not None
    assert last.position.outcome.ranking == [1, 2]


@every_game
def test_the_learner_has_hints_and_nobody_else(game: str) -> None:
    lesson = lesson_of(game)
    assert [bool(step.hint) for step in lesson.step] == [step.seat == lesson.seat for step in lesson.step]
    assert len(set(lesson.hints)) == len(lesson.hints)


@every_game
@every_language
def test_every_hint_is_there_and_is_used(game: str, language: str) -> None:
    body = FluentParser().parse(source(language, f"{kit_of(game).package}.narration:lesson")).body
    known = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(known) == sorted(lesson_of(game).hints)


@every_game
@every_language
def test_hints_name_what_is_to_be_chosen(game: str, language: str) -> None:
    for told in moments(game, language)[:-1]:
        assert told.position.request is not None
        (facts,) = (option.facts for option in told.position.request.options if option.choice == told.expected)
        named = []
        if facts["verb"] in ("place", "summon", "put", "destroy"):
            named.append(facts["at"])
        if facts["verb"] in ("summon", "discard"):
            named.append(title(find_card(facts["card"]), language))
        if facts["verb"] == "claim":
            named.append(title(find_card(facts["task"]), language))
        if facts["verb"] == "pick":
            named.append(name("moves", facts["move"], language))
        if facts["verb"] == "draw":
            named.append(str(facts["level"]))
        for word in named:
            assert word in told.hint, told.hint


@every_game
@every_language
def test_hints_are_short(game: str, language: str) -> None:
    for told in moments(game, language):
        assert 40 < len(told.hint) < 480


async def test_over_http(client: httpx.AsyncClient) -> None:
    first = await client.get("/api/lessons/tashkalar", params={"lang": "cs"})
    told = first.json()
    assert (told["step"], told["steps"], told["seat"], told["done"]) == (0, 17, 0, False)
    assert told["hint"].startswith("Vítej v aréně!")
    assert told["position"]["request"]["options"][0]["text"].startswith("Umísti kámen")
    again = await client.get(
        "/api/lessons/tashkalar", params={"lang": "cs"}, headers={"If-None-Match": first.headers["etag"]}
    )
    assert again.status_code == 304
    last = (await client.get("/api/lessons/barracks", params={"step": 16})).json()
    assert last["done"]
    assert last["expected"] is None
    assert last["position"]["result"][0] == "You win!"


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/lessons/dominoes", 404, "there is no game 'dominoes'; known are barracks, tashkalar"),
        ("/api/lessons/tashkalar?step=18", 422, "step is 18; the lesson has 17 steps"),
        ("/api/lessons/tashkalar?step=-1", 422, "$.step"),
        ("/api/lessons/tashkalar?lang=de", 422, "$.lang"),
    ],
)
async def test_nonsense_is_refused_in_words(client: httpx.AsyncClient, path: str, status: int, said: str) -> None:
    response = await client.get(path)
    assert response.status_code == status
    assert said in response.json()["text"]
