"""What people write before they know a card language: the hint says what to write, and taking it makes a card of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arenarium.core.errors import CardError
from arenarium.games.barracks.language import parse as barracks
from arenarium.games.tashkalar.language import parse as tashkalar
from arenarium.narration.mistakes import MistakesIn

EXTRA = "raw an extra being at the end of the turn"
BEINGS = {
    "Draw three cards.": f"D{EXTRA}, then d{EXTRA}, then d{EXTRA}.",
    "Upgrade the target.": "Upgrade one piece.",
    "Explode.": "Destroy every piece adjacent to this being.",
    "Upgrade this being": "Upgrade this being.",
    "Draw a card.": f"D{EXTRA}.",
    "Gain two actions.": "Gain 2 actions.",
    "Gain one action.": "Gain an action.",
    "Gain another action.": "Gain an action.",
    "Destroy two enemy pieces.": "Destroy 2 enemy pieces.",
    "Destroy both enemy pieces.": "Destroy 2 enemy pieces.",
    "Destroy twelve pieces.": "Destroy 12 pieces.",
    "Destroy an enemy piece.": "Destroy one enemy piece.",
    "Destroy enemy piece adjacent to this being.": "Destroy one enemy piece adjacent to this being.",
    "Kill the common piece next to this being.": "Destroy one common piece adjacent to this being.",
    "Up to three times, you can destroy one piece.": "Up to 3 times, you may destroy one piece.",
    "Upgrade one of your pieces.": "Upgrade one piece of yours.",
    "Upgrade this piece.": "Upgrade this being.",
    "Place a common piece on a square next to this being.": "Place one common piece adjacent to this being.",
    "Destroy one piece within distance two of this being.": "Destroy one piece within distance 2 of this being.",
}
TASKS = {"You have three pieces on red squares.": "You have at least 3 pieces on red squares."}
MOVES = {
    "Heal two hearts.": "Heal this warrior 2.",
    "Heal 2.": "Heal this warrior 2.",
    "Heal this warrior two hearts.": "Heal this warrior 2.",
    "Deal two damage to the target.": "Deal 2 damage to each warrior hit.",
    "Deal damage to each enemy.": "Deal 1 damage to each enemy.",
    "Burn the target.": "Burn each warrior hit.",
    "Poison two enemies.": "Poison each enemy.",
    "Give this warrior power.": "Give this warrior 1 power.",
    "You gain speed +1.": "Give this warrior 1 speed.",
    "You may gain 1 speed.": "Give this warrior 1 speed.",
    "This warrior gains two power.": "Give this warrior 2 power.",
    "This warrior: speed +1.": "Give this warrior 1 speed.",
    "Target: power -1.": "Give each warrior hit 1 weakness.",
    "Its ally gets defence +2.": "Give its ally 2 defense.",
    "Each enemy gets speed -1": "Give each enemy 1 slowness.",
    "Gain 1 power.": "Give this warrior 1 power.",
    "With a three in six chance, burn each enemy.": "With a 3/6 chance, burn each enemy.",
    "With a one/six chance, burn each enemy.": "With a 1/6 chance, burn each enemy.",
    "With a 50% chance, burn each enemy.": "With a 3/6 chance, burn each enemy.",
}
ABILITIES = {
    "When hit, heal this warrior one.": "When this warrior is hit, heal this warrior 1.",
    "Take two less damage from fire.": "Take 2 less damage from fire moves.",
}
CASES = [
    *((tashkalar.parse_effect, *case) for case in BEINGS.items()),
    *((tashkalar.parse_criterion, *case) for case in TASKS.items()),
    *((barracks.parse_effect, *case) for case in MOVES.items()),
    *((barracks.parse_ability, *case) for case in ABILITIES.items()),
]
MOST_HINTS = 3
"""That are needed for one of these."""


def mistake(parse: Callable[[str], object], text: str) -> CardError:
    with pytest.raises(CardError) as caught:
        parse(text)
    return caught.value


@pytest.mark.parametrize(("parse", "written", "meant"), CASES, ids=[written for _, written, _ in CASES])
def test_hints_lead_to_what_was_meant(parse: Callable[[str], object], written: str, meant: str) -> None:
    text = written
    for _ in range(MOST_HINTS):
        if text == meant:
            break
        wrong = mistake(parse, text)
        assert wrong.suggestion is not None, f"no hint for '{text}'"
        assert wrong.suggestion == wrong.suggestion.strip()
        start = wrong.column - 1
        text = text[:start] + wrong.suggestion + text[start + wrong.length :]
    assert text == meant
    parse(text)


def test_numbers_in_words_are_explained_in_every_language() -> None:
    message = mistake(tashkalar.parse_effect, "Gain three actions.").message
    assert str(message).endswith("numbers are written in digits: say '3'")
    assert MistakesIn("pl")(message).endswith("liczby zapisuje się cyframi: napisz „3”")
    assert MistakesIn("cs")(message).endswith("čísla se píší číslicemi: napiš „3“")
