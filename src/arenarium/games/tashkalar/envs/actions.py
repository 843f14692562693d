"""Saying a choice action by action: of the options, those stay that begin with what has been said."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, repeat
from operator import eq, itemgetter

from arenarium.core.errors import ChoiceError
from arenarium.core.spaces import Answer
from arenarium.games.tashkalar.envs.numbering import FIELDS, NUMBERING, Numbering, Words
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state.choices import Choice, Summon

_VERB = itemgetter(-1)
"""Of a choice. Lists of choices are long, and what is done with all of them is left to C where it can be."""


class Question:
    """What of a choice is still open. What all options that are left have in common goes without saying."""

    __slots__ = ("_choices", "_ids", "_numbering", "_words", "legal", "said")

    def __init__(
        self, numbering: Numbering, words: dict[str, Words], choices: Sequence[Choice], said: tuple[int, ...]
    ) -> None:
        self._numbering, self._words, self._choices = numbering, words, choices
        ids = self._actions(len(said))
        legal = list(dict.fromkeys(ids))
        while len(legal) == 1 and len(choices) > 1:
            said = (*said, legal[0])
            ids = self._actions(len(said))
            legal = list(dict.fromkeys(ids))
        self._ids, self.legal, self.said = ids, legal, said

    def _actions(self, place: int) -> list[int]:
        """What each option says at a place."""
        choices = self._choices
        if not place:
            return self._first_actions()
        verb = choices[0][-1]  # all have the same, since it has been said
        fields = FIELDS[verb]
        if place > len(fields):
            borrowed = place - len(fields) - 1
            return [self._numbering.borrowed(choice)[borrowed] for choice in choices if isinstance(choice, Summon)]
        field, index = fields[place - 1]
        return list(map(self._words[field].__getitem__, map(itemgetter(index), choices)))

    def _first_actions(self) -> list[int]:
        choices, summonings = self._choices, self._numbering.summonings
        by_verb = list(map(self._numbering.verbs.get, map(_VERB, choices)))
        return [
            summonings[choice[0]] if action is None else action
            for action, choice in zip(by_verb, choices, strict=True)
        ]  # fmt: skip

    def answered(self, action: int) -> Question | Answer:
        left = list(compress(self._choices, map(eq, self._ids, repeat(action))))
        if not left:
            raise ChoiceError(f"action {action} is not legal now")
        if len(left) == 1:
            return Answer(left[0])
        return Question(self._numbering, self._words, left, (*self.said, action))

    def action_of(self, choice: Choice) -> int:
        """What says that option here."""
        return self._ids[self._choices.index(choice)]


def question(state: State) -> Question:
    """What the seat that is asked may do."""
    numbering, table = NUMBERING(state.cards), state.table
    side = table.side_of(state.asked)
    return Question(numbering, numbering.words(side, table.sides), state.options(), ())


def actions_of(state: State, choice: Choice) -> tuple[int, ...]:
    """The actions that say one of the options."""
    if choice not in state.options():
        raise ChoiceError(f"{choice} is not one of the options")
    actions: list[int] = []
    asked: Question | Answer = question(state)
    while isinstance(asked, Question):
        actions.append(asked.action_of(choice))
        asked = asked.answered(actions[-1])
    return tuple(actions)
