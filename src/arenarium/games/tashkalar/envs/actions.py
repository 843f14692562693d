"""Saying a choice action by action: of the options, those stay that begin with what has been said."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import compress, repeat
from operator import eq, itemgetter

from arenarium.core.errors import ChoiceError
from arenarium.core.spaces import Answer
from arenarium.games.tashkalar.envs.numbering import FIELDS, SUMMON, Numbering, Words, borrowed
from arenarium.games.tashkalar.state.choices import Choice, Summon

_VERB = itemgetter(-1)
"""Of a choice. Lists of choices are long, and what is done with all of them is left to C where it can be."""


class Question:
    """What of a choice is still open. What all options that are left have in common goes without saying."""

    __slots__ = ("_choices", "_different", "_numbering", "_values", "_words", "legal", "said")

    def __init__(
        self, numbering: Numbering, words: dict[str, Words], choices: Sequence[Choice], said: tuple[int, ...]
    ) -> None:
        self._numbering, self._words, self._choices = numbering, words, choices
        self._look(len(said))
        while len(self.legal) == 1 and len(choices) > 1:
            said = (*said, self.legal[0])
            self._look(len(said))
        self.said = said

    def _look(self, place: int) -> None:
        """What each option says at a place: mostly few different things, and only these are made actions of."""
        self._values = self._values_at(place)
        self._different = list(dict.fromkeys(self._values))
        self.legal = list(map(self._words_at(place).__getitem__, self._different))

    def _values_at(self, place: int) -> list[Hashable]:
        choices = self._choices
        if not place:
            verbs: list[Hashable] = list(map(_VERB, choices))
            if SUMMON not in verbs:
                return verbs
            return [choice[0] if verb == SUMMON else verb for verb, choice in zip(verbs, choices, strict=True)]
        fields = FIELDS[choices[0][-1]]  # all have the same verb, since it has been said
        if place > len(fields):
            number = place - len(fields) - 1
            return [borrowed(choice)[number] for choice in choices if isinstance(choice, Summon)]
        return list(map(itemgetter(fields[place - 1][1]), choices))

    def _words_at(self, place: int) -> Words:
        if not place:
            return self._numbering.first
        fields = FIELDS[self._choices[0][-1]]
        return self._numbering.borrowing if place > len(fields) else self._words[fields[place - 1][0]]

    def answered(self, action: int) -> Question | Answer:
        try:
            place = self.legal.index(action)
        except ValueError:
            raise ChoiceError(f"action {action} is not legal now") from None
        if len(self.legal) == len(self._choices):
            return Answer(self._choices[place])
        value = self._different[place]
        left = list(compress(self._choices, map(eq, self._values, repeat(value))))
        return Answer(left[0]) if len(left) == 1 else Question(self._numbering, self._words, left, (*self.said, action))

    def action_of(self, choice: Choice) -> int:
        """What says that option here. Raises ChoiceError for one that is none."""
        if choice not in self._choices:
            raise ChoiceError(f"{choice} is not one of the options")
        return self.legal[self._different.index(self._values[self._choices.index(choice)])]


def actions_of(asked: Question | Answer, choice: Choice) -> tuple[int, ...]:
    """The actions that say one of the options of a question."""
    actions: list[int] = []
    while isinstance(asked, Question):
        actions.append(asked.action_of(choice))
        asked = asked.answered(actions[-1])
    return tuple(actions)
