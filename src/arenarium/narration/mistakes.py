"""Mistakes in cards in words of a language. In English they are said where they are found (`core.mistake`)."""

from __future__ import annotations

from arenarium.cards.problem import CardProblem
from arenarium.core.mistake import Fact, Mistake
from arenarium.narration.words import Words

ENGLISH = "en"


class MistakesIn:
    """Says mistakes in one language. `of`: the messages that a game has for mistakes in its own cards."""

    def __init__(self, language: str, of: str = "") -> None:
        self._words = None if language == ENGLISH else Words(language, "mistakes", *([of] if of else []))

    def __call__(self, mistake: Mistake) -> str:
        if self._words is None:
            return str(mistake)
        return self._words(mistake.id, **{name: self._said(fact) for name, fact in mistake.facts.items()})

    def _said(self, fact: Fact) -> str | int:
        if isinstance(fact, Mistake):
            return self(fact)
        return fact if isinstance(fact, str | int) else ", ".join(str(self._said(item)) for item in fact)

    def problem(self, problem: CardProblem) -> str:
        """As `str` says it in English: with its place."""
        said = self(problem.message)
        if problem.severity == "warning":
            said = f"warning: {said}" if self._words is None else self._words("warning", mistake=said)
        return problem.placed(said)
