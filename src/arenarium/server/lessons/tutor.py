"""Plays a lesson on the real engine up to a moment, and reports it as a table would."""

from __future__ import annotations

from arenarium.bots.registry import usual_level
from arenarium.games import kit_of
from arenarium.narration.words import Words
from arenarium.server.errors import Invalid
from arenarium.server.lessons.lesson import course_of
from arenarium.server.live.live_match import MatchPlan, replayed
from arenarium.server.live.reports import Reporter
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.lessons import LessonStep
from arenarium.server.messages.tables import NoClock


def moment(game: str, number: int, step: int, language: str) -> LessonStep:
    """The lesson of that number, from 1, after so many choices of the learner. Raises Invalid where there are fewer."""
    course = course_of(game)
    if number > len(course.lessons):
        raise Invalid(f"lesson is {number}; {kit_of(game).name} has {len(course.lessons)}")
    lesson, words = course.lessons[number - 1], Words(language, course.words[number - 1])
    if step > lesson.steps:
        raise Invalid(f"step is {step}; the lesson has {lesson.steps} steps")
    seats = 1 + max(scripted.seat for scripted in lesson.step)
    partner = usual_level(kit_of(game))  # stands for the players of the other seats; it is never asked
    computers = tuple(None if seat == lesson.seat else partner for seat in range(seats))
    plan = MatchPlan(game, lesson.setup, lesson.seed, computers, NoClock(), started_at=0)
    made, made_before = lesson.until(step)
    live = replayed(
        plan,
        [Step(at, 0, Kind.CHOICE, scripted.seat, scripted.choice) for at, scripted in enumerate(lesson.step[:made], 1)],
    )
    reporter = Reporter(live, language, ())
    following = lesson.step[made] if step < lesson.steps else None
    return LessonStep(
        lesson=number,
        lessons=len(course.lessons),
        step=step,
        steps=lesson.steps,
        seat=lesson.seat,
        hint=words(following.hint if following else lesson.end),
        expected=following.choice if following else None,
        played=reporter.steps(live.log[made_before:], lesson.seat),
        position=reporter.position(lesson.seat),
        done=following is None,
        introduces=list(lesson.introduced(step)),
        hidden=lesson.hidden(step),
    )
