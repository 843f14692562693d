"""A mistake in words that can be said in other languages, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, Union

Fact: TypeAlias = Union[int, str, "Mistake", Sequence[Union[str, "Mistake"]]]
"""What a sentence is given: numbers, what somebody has written, and parts that are said in the same language."""


class Mistake(str):
    """A sentence in English that knows how it was made.

        Mistake("too-many-words", "the text has {words} words; {most} at most", words=130, most=120)

    Whoever wants it in another language takes `id` and `facts` (`narration.mistakes`); the engine alone needs no
    translations. Lists are said with commas.
    """

    id: str
    english: str
    """The sentence with the names of the facts in it."""
    facts: Mapping[str, Fact]

    def __new__(cls, id_: str, english: str, /, **facts: Fact) -> Mistake:
        made = super().__new__(cls, english.format(**{name: in_english(fact) for name, fact in facts.items()}))
        made.id, made.english, made.facts = id_, english, facts
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.id, self.english, self.facts)


def in_english(fact: Fact) -> str:
    return str(fact) if isinstance(fact, str | int) else ", ".join(fact)


def _again(id_: str, english: str, facts: Mapping[str, Fact]) -> Mistake:
    return Mistake(id_, english, **facts)
