"""The mistakes of a player in a game that is over, found by the game's own analyst and put into words. It takes some
seconds, in a process of its own: no replay waits for it."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.core.analysis import Mistake, PlayedChoice
from arenarium.core.game import State
from arenarium.games import kit_of
from arenarium.narration.narrator import Narrator
from arenarium.server.live.live_match import LiveMatch, MatchPlan
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages.replay import MistakeInfo, MistakeList
from arenarium.server.service.bot_worker import at_most
from arenarium.server.service.teller import encode

MAX_SECONDS = 60.0
"""An analyst that never ends would keep all others waiting."""


def find_mistakes(plan: MatchPlan, steps: Sequence[Step], seat: int, language: str, names: Sequence[str]) -> bytes:
    """Of type `MistakeList`."""
    kit = kit_of(plan.game)
    assert kit.analyst_ is not None
    standing = _standing(steps)
    live = LiveMatch(plan)
    played = _played(live, standing)
    with at_most(MAX_SECONDS):
        mistakes = kit.analyst_()(live.game, played, seat)
    narrator = kit.narrator(language, plan.setup, names, live.game)
    infos = []
    for mistake in mistakes:
        better = _in_words(narrator, played[mistake.first].state, seat, mistake)
        number = standing[mistake.first].number - 1
        infos.append(MistakeInfo(number, mistake.turn, better, round(mistake.loss, 3)))
    return encode(MistakeList(infos))


def _standing(steps: Sequence[Step]) -> list[Step]:
    """The choices that were not taken back."""
    choices: list[Step] = []
    for step in steps:
        if step.kind is Kind.CHOICE:
            choices.append(step)
        elif step.kind is Kind.UNDO:
            choices.pop()
    return choices


def _played(live: LiveMatch, standing: Sequence[Step]) -> list[PlayedChoice[State, object]]:
    game, state = live.game, live.state.copy()
    played: list[PlayedChoice[State, object]] = []
    for step in standing:
        choice = game.read(state, step.text)
        played.append(PlayedChoice(step.seat, state.copy(), choice))
        state.advance(step.seat, choice)
    return played


def _in_words(narrator: Narrator, state: State, seat: int, mistake: Mistake[object]) -> list[str]:
    """What to choose instead, as far as it does not depend on what would have come to light."""
    words, state = [], state.copy()
    for choice in mistake.better:
        request = state.requests().get(seat)
        if request is None or choice not in request.options:
            break
        if len(request.options) > 1:
            words.append(narrator.choice(state, seat, choice))
        state.advance(seat, choice)
    return words
