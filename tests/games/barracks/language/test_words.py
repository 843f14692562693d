"""Texts and printed labels speak of the same things: the words of the renderers are those of the files of names."""

from __future__ import annotations

from types import ModuleType

import pytest

from arenarium.games.barracks.cards.cards import CATEGORIES
from arenarium.games.barracks.language.render import cs_words, name, pl_words
from arenarium.games.barracks.language.tree import Boost, Status

WORDS = {"pl": pl_words, "cs": cs_words}
STEM = 2
"""Letters that no case changes: "moc", "mocy"; "ogień", "ognia"; "oheň", "ohně"."""

languages = pytest.mark.parametrize(("language", "words"), WORDS.items(), ids=WORDS)


def stems(text: str) -> list[str]:
    return [word[:STEM].lower() for word in text.split()]


OPPOSITES = {Boost.WEAKNESS: Boost.POWER, Boost.EXPOSURE: Boost.DEFENCE, Boost.SLOWNESS: Boost.SPEED}


@languages
@pytest.mark.parametrize("boost", Boost)
def test_a_boost_card_is_called_as_its_label(boost: Boost, language: str, words: ModuleType) -> None:
    if language == "pl" and boost in OPPOSITES:
        # the rulebook's "karta braku mocy" stays on the cards; in play nobody is given a lack, but "osłabienie"
        assert words.BOOSTS[boost] == f"braku {words.BOOSTS[OPPOSITES[boost]]}"
        assert not name("boosts", boost.value, language).startswith("brak")
        return
    assert stems(words.BOOSTS[boost]) == stems(name("boosts", boost.value, language))


@languages
@pytest.mark.parametrize("status", Status)
def test_a_status_is_called_as_its_label(status: Status, language: str, words: ModuleType) -> None:
    assert stems(words.IMMUNITIES[status]) == stems(name("statuses", status.value, language))


@pytest.mark.parametrize("status", Status)
def test_what_polish_cards_make_a_warrior_immune_to_is_not_declined(status: Status) -> None:
    assert pl_words.IMMUNITIES[status] == name("statuses", status.value, "pl")


@languages
@pytest.mark.parametrize("status", Status)
def test_to_suffer_from_a_status_is_said_with_the_word_for_getting_it(
    status: Status, language: str, words: ModuleType
) -> None:
    assert stems(words.SUFFERING[status][0]) == stems(words.INFLICT[status])


@languages
@pytest.mark.parametrize("category", CATEGORIES)
def test_a_category_is_called_as_its_label(category: str, language: str, words: ModuleType) -> None:
    assert stems(words.CATEGORIES[category]) == stems(name("categories", category, language))
