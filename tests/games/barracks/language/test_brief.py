"""The short text of a move: whom something happens to, and what."""

from __future__ import annotations

import re

import pytest

from arenarium.games.barracks.cards.card_set import printed
from arenarium.games.barracks.cards.cards import MoveCard
from arenarium.games.barracks.language.parse import parse_effect
from arenarium.games.barracks.language.render import LANGUAGES, RENDERERS
from arenarium.games.barracks.language.render.brief import brief

WITH_EFFECT = [move for move in printed().moves if move.effect]


@pytest.mark.parametrize(
    ("text", "gist"),
    [
        ("Give each warrior hit 1 exposure.", [(None, "Target: exposure +1.")]),
        ("With a 3/6 chance, burn each warrior hit.", [(3, "Target: burn.")]),
        (
            "Give this warrior 1 speed, then give this warrior 1 exposure.",
            [(None, "This warrior: speed +1, exposure +1.")],
        ),
        (
            "Give its ally 2 speed, then heal this warrior 1.",
            [(None, "Ally: speed +2."), (None, "This warrior: hearts +1.")],
        ),
        (
            "If this warrior has no ally and this warrior is wounded, heal this warrior 2.",
            [(None, "If alone, if this warrior is wounded, this warrior: hearts +2.")],
        ),
        ("Deal 1 more damage to each poisoned warrior hit.", [(None, "Poisoned target: damage +1.")]),
        (
            "If this eliminated a warrior, heal this warrior 2. Otherwise, deal 1 damage to this warrior.",
            [
                (None, "If it eliminates someone, this warrior: hearts +2."),
                (None, "Otherwise, this warrior: hearts −1."),
            ],
        ),
    ],
)
def test_whom_and_what(text: str, gist: list[tuple[int | None, str]]) -> None:
    assert brief(parse_effect(text), 1, "en") == gist


@pytest.mark.parametrize(("targets", "whom"), [(1, "Target"), (2, "Each target"), (3, "Each target")])
def test_only_a_move_that_hits_several_speaks_of_each(targets: int, whom: str) -> None:
    effect = parse_effect("Give each warrior hit 1 exposure. With a 2/6 chance, burn each warrior hit.")
    assert brief(effect, targets, "en") == [(None, f"{whom}: exposure +1."), (2, f"{whom}: burn.")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("move", WITH_EFFECT, ids=lambda move: move.name)
def test_every_move_is_told_shorter_and_loses_no_number(move: MoveCard, language: str) -> None:
    assert move.effect
    gists = brief(move.effect, move.icons, language)
    full = RENDERERS[language].text(move.effect)
    line = " ".join(f"{chance}/6 {text}" if chance else text for chance, text in gists)
    assert len(line) <= len(full) + 8
    assert sorted(re.findall(r"\d", line)) == sorted(re.findall(r"\d", full))
