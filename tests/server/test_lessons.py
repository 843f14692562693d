"""The lessons: their scripts can be played, their hints say what to do, in every language."""

from __future__ import annotations

from dataclasses import asdict
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from support.games import GAMES

from arenarium.games.barracks.language.render.names import name
from arenarium.games.tashkalar.cards.card_set import printed
from arenarium.games.tashkalar.cards.text import title
from arenarium.narration.words import LANGUAGES, source
from arenarium.server.lessons.lesson import Lesson, course_of
from arenarium.server.lessons.tutor import moment
from arenarium.server.messages.lessons import LessonStep

LESSONS = [(game, number) for game in GAMES for number in (1, 2)]
every_lesson = pytest.mark.parametrize(("game", "number"), LESSONS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_of(game: str, number: int) -> Lesson:
    return course_of(game).lessons[number - 1]


def moments(game: str, number: int, language: str = "en") -> list[LessonStep]:
    return [moment(game, number, step, language) for step in range(lesson_of(game, number).steps + 1)]


def test_every_lesson_is_tried_here_and_has_a_title_on_the_page() -> None:
    assert [(game, number) for game in GAMES for number in range(1, len(course_of(game).lessons) + 1)] == LESSONS
    web = Path(__file__).parents[2] / "web" / "src" / "games"
    for game, number in LESSONS:
        for language in LANGUAGES:
            words = FluentParser().parse((web / game / "words" / f"{language}.ftl").read_text("utf-8")).body
            assert f"lesson-{game}-{number}" in [each.id.name for each in words if isinstance(each, ast.Message)]


@every_lesson
def test_a_lesson_can_be_played_from_beginning_to_end(game: str, number: int) -> None:
    *before, last = moments(game, number)
    assert 7 <= len(before) <= 18
    made = lesson_of(game, number).own[0] - len(before[0].played)
    assert made == 0, "what comes before the learner's first choice is told"
    for told in [*before, last]:
        for step in told.played:
            made += 1
            assert (step.number, step.kind) == (made, "choice")
        assert told.position.number == made
        assert (told.lesson, told.lessons) == (number, 2)
    for told in before:
        assert not told.done
        assert told.position.request is not None
        assert told.expected in [option.choice for option in told.position.request.options]
        assert told.position.view.you == told.seat
        assert len(told.position.request.options) > 1 or told.expected == "finish", "there is something to choose"
    assert last.done
    assert last.expected is None
    assert made == len(lesson_of(game, number).step), "the script has no choice too many"


@every_lesson
def test_what_was_played_begins_with_the_choice_that_was_expected(game: str, number: int) -> None:
    lesson, told = lesson_of(game, number), moments(game, number)
    for earlier, later in pairwise(told):
        assert later.played[0].seat == lesson.seat
        assert not any(lesson.step[step.number - 1].hint for step in later.played[1:])
        assert lesson.step[later.played[0].number - 1].choice == earlier.expected


@every_lesson
def test_what_is_hidden_appears_once_and_for_good(game: str, number: int) -> None:
    told = moments(game, number)
    introduced = [part for each in told for part in each.introduces]
    assert len(set(introduced)) == len(introduced)
    assert not any(scripted.introduces for scripted in lesson_of(game, number).step if not scripted.hint)
    for earlier, later in pairwise(told):
        assert earlier.hidden == [*later.introduces, *later.hidden]
    assert told[-1].hidden == []


def test_a_first_step_in_tash_kalar_needs_the_board_alone() -> None:
    first, second = moments("tashkalar", 1)[0], moments("tashkalar", 2)[0]
    view = msgspec.to_builtins(first.position.view)
    held = [*view["hands"][0], *view["legends"][0], *view["flares"][0]]
    assert {*held, "tasks", "decks", "pieces", "discarding", "log", "undo"} <= set(first.hidden)
    view = msgspec.to_builtins(second.position.view)
    held = [*view["hands"][0], *view["legends"][0], *view["flares"][0]]
    assert [card for card in held if card not in second.hidden] == ["Hell Bull"]


def test_tash_kalar_is_shown_from_placing_to_a_task() -> None:
    verbs = [step.choice.split()[0] for step in lesson_of("tashkalar", 1).step if step.seat == 0]
    assert {"place", "summon", "destroy", "discard", "flare", "put", "aim", "claim"} <= set(verbs)
    *_, last = moments("tashkalar", 1)
    events = [told.facts.event for step in last.played for told in step.events]
    assert "claimed" in events


def test_barracks_is_shown_from_recruiting_to_the_victory() -> None:
    verbs = [step.choice.split()[0] for step in lesson_of("barracks", 1).step if step.seat == 0]
    assert list(dict.fromkeys(verbs)) == ["draw", "pick", "send", "orders", "target"]
    *_, last = moments("barracks", 1)
    assert last.position.outcome is not None
    assert last.position.outcome.ranking == [1, 2]


def test_the_second_lesson_of_tash_kalar_shows_a_legend_and_a_flare_in_a_duel() -> None:
    lesson = lesson_of("tashkalar", 2)
    assert lesson.setup["form"] == "duel"
    assert {"flare 6 against b", "summon Hell Bull g4"} <= {step.choice for step in lesson.step if step.hint}
    *_, last = moments("tashkalar", 2)
    view = msgspec.to_builtins(last.position.view)
    assert view["points"] == (3, 2)


def test_the_second_lesson_of_barracks_shows_recruiting_statuses_and_withdrawing() -> None:
    own = [step.choice for step in lesson_of("barracks", 2).step if step.hint]
    assert [choice.split()[0] for choice in own[:4]] == ["draw"] * 4
    assert any("withdraw" in choice for choice in own)
    told = moments("barracks", 2)
    statuses = {
        warrior["status"]
        for each in told
        for squad in msgspec.to_builtins(each.position.view)["squads"]
        for warrior in squad
    }
    assert {"paralysis", "poison", "burn"} <= statuses
    assert told[-1].position.outcome is not None
    assert told[-1].position.outcome.ranking == [1, 2]


@every_lesson
def test_the_learner_has_hints_and_nobody_else(game: str, number: int) -> None:
    lesson = lesson_of(game, number)
    assert all(step.seat == lesson.seat for step in lesson.step if step.hint)
    if number == 1:  # once somebody plays for the first time, nothing is done for them
        assert all(step.hint for step in lesson.step[lesson.own[0] :] if step.seat == lesson.seat)
    assert len(set(lesson.hints)) == len(lesson.hints)


@every_lesson
@every_language
def test_every_hint_is_there_and_is_used(game: str, number: int, language: str) -> None:
    body = FluentParser().parse(source(language, course_of(game).words[number - 1])).body
    known = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(known) == sorted(lesson_of(game, number).hints)


@every_lesson
@every_language
def test_hints_name_what_is_to_be_chosen(game: str, number: int, language: str) -> None:
    for told in moments(game, number, language)[:-1]:
        assert told.position.request is not None
        (option,) = (option for option in told.position.request.options if option.choice == told.expected)
        facts = asdict(option.facts)
        named = []
        if facts["verb"] in ("place", "summon", "put", "destroy"):
            named.append(facts["at"])
        if facts["verb"] in ("summon", "discard"):
            named.append(title(printed().named(facts["card"]), language))
        if facts["verb"] == "claim":
            named.append(title(printed().named(facts["task"]), language))
        if facts["verb"] == "pick":
            named.append(name("moves", facts["move"], language))
        if facts["verb"] == "draw":
            named.append(str(facts["level"]))
        for word in named:
            assert word in told.hint, told.hint


@every_lesson
@every_language
def test_hints_are_short(game: str, number: int, language: str) -> None:
    for told in moments(game, number, language):
        assert 40 < len(told.hint) < 480


async def test_over_http(client: httpx.AsyncClient) -> None:
    first = await client.get("/api/lessons/tashkalar", params={"lang": "cs"})
    told = first.json()
    assert (told["step"], told["steps"], told["seat"], told["done"]) == (0, 17, 0, False)
    assert told["hint"].startswith("Cíl: získat devět bodů")
    assert told["position"]["request"]["options"][0]["text"].startswith("Umístit kámen")
    again = await client.get(
        "/api/lessons/tashkalar", params={"lang": "cs"}, headers={"If-None-Match": first.headers["etag"]}
    )
    assert again.status_code == 304
    last = (await client.get("/api/lessons/barracks", params={"step": 7})).json()
    assert last["done"]
    assert last["expected"] is None
    assert last["position"]["result"][0] == "You win!"


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/api/lessons/dominoes", 404, "there is no game 'dominoes'; known are barracks, tashkalar"),
        ("/api/lessons/tashkalar?step=18", 422, "step is 18; the lesson has 17 steps"),
        ("/api/lessons/tashkalar?lesson=3", 422, "lesson is 3; Tash-Kalar has 2"),
        ("/api/lessons/tashkalar?lesson=0", 422, "$.lesson"),
        ("/api/lessons/tashkalar?step=-1", 422, "$.step"),
        ("/api/lessons/tashkalar?lang=de", 422, "$.lang"),
    ],
)
async def test_nonsense_is_refused_in_words(client: httpx.AsyncClient, path: str, status: int, said: str) -> None:
    response = await client.get(path)
    assert response.status_code == status
    assert said in response.json()["text"]
