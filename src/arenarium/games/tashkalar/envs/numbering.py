"""Actions: a few hundred numbers with which every choice can be said, one small decision after the other.

Choices themselves are too many to be counted: some ten thousand summonings alone. So a choice is said in words, each a
number: what is done (to summon a certain being is one word), then with which card, where, in which orientation, and so
on, always in the order of `FIELDS`. The numbers are the same in all forms and seatings with one card set.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeAlias

from arenarium.cards.card_set import Derived
from arenarium.cards.machine import Choose
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, SQUARES, squares
from arenarium.games.tashkalar.board.pattern import FACINGS
from arenarium.games.tashkalar.board.text import SIDES
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.cards.cards import RANK_NAMES
from arenarium.games.tashkalar.state.choices import TARGET_VERBS, Summon
from arenarium.games.tashkalar.state.frames import PROGRAMS

Words: TypeAlias = Mapping[Hashable, int]
"""Values of a field as actions."""
Field: TypeAlias = tuple[str, int]
"""What is said, and where a choice has it."""

SUMMON = "summon"
ENOUGH = -1
"""Said after the borrowed squares, in the place of another."""
_CARD, _SQUARE = (("card", 0),), (("square", 0),)
FIELDS: dict[str, tuple[Field, ...]] = {
    "school": (("school", 0),),
    "start": (("square", 0), ("side", 1)),
    "place": _SQUARE,
    "lift": _SQUARE,
    SUMMON: (("square", 1), ("facing", 2), ("improvised", 4), ("thawing", 5)),
    "discard": _CARD,
    "return": _CARD,
    "thaw": _CARD,
    "keep": _CARD,
    "warp": _CARD,
    "flare": (("card", 0), ("side", 1)),
    "claim": (("task", 0),),
    **dict.fromkeys(TARGET_VERBS, _SQUARE),
    "put": (("square", 0), ("side", 1), ("rank", 2)),
    "move": (("square", 0), ("square", 1)),
    "swap": (("square", 0), ("square", 1)),
    "aim": (("direction", 0),),
    "alternative": (("alternative", 0),),
    "recover": _CARD,
    "freeze": _CARD,
    "copy": _CARD,
    "colour": (("side", 0),),
    **dict.fromkeys(("finish", "decline", "accept", "pass"), ()),
}
"""By verb: what is said after it. After a summoning the borrowed squares follow, if there are any, and `enough`."""


class Numbering:
    """The words of a card set. Sides are counted from the one that chooses: what a seat has learned is good for all."""

    def __init__(self, cards: CardSet) -> None:
        self.texts: list[str] = ["nothing"]
        """By action: what it says."""
        plain = [verb for verb in FIELDS if verb != SUMMON]
        self.verbs = self._block(plain, plain)
        self.summonings = self._block(list(cards.beings), [f"summon {cards.names[card]}" for card in cards.beings])
        alternatives = range(1, _most_alternatives(cards) + 1)
        sides = [f"side +{side}" for side in range(len(SIDES))]
        self._words: dict[str, Words] = {
            "card": self._block(range(len(cards.cards)), cards.names),
            "square": self._block(SQUARES, [NAMES[square] for square in SQUARES]),
            "side": self._block(range(len(SIDES)), sides),
            "rank": self._block(range(len(RANK_NAMES)), RANK_NAMES),
            "facing": self._block(list(FACINGS.values()), [facing or "upright" for facing in FACINGS]),
            "thawing": self._block((False, True), ("not thawing", "thawing")),
            "direction": self._block(range(len(DIRECTIONS)), DIRECTIONS),
            "alternative": self._block(alternatives, [f"option {number}" for number in alternatives]),
            "school": self._block(list(cards.schools), list(cards.schools)),
            "task": self._block(range(len(cards.tasks)), cards.task_names),
        }
        self._not_improvised = self._add("not improvising")
        self.first: Words = {**self.verbs, **self.summonings}
        """What is said first: a verb, or the card that is summoned."""
        self.borrowing: Words = {**self._words["square"], ENOUGH: self._add("enough")}
        """What is said at the end of a summoning."""
        self._turned: dict[tuple[int, int], dict[str, Words]] = {}

    def _add(self, text: str) -> int:
        self.texts.append(text)
        return len(self.texts) - 1

    def _block(self, values: Sequence[Hashable], texts: Sequence[str]) -> Words:
        return {value: self._add(text) for value, text in zip(values, texts, strict=True)}

    def words(self, side: int, sides: int) -> dict[str, Words]:
        """What the fields of choices are called by a side, of so many."""
        known = self._turned.get((side, sides))
        if known is None:
            from_there: dict[Hashable, int] = {
                other: self._words["side"][(other - side) % sides] for other in range(sides)
            }
            improvised: Words = {-1: self._not_improvised, **from_there}
            known = {**self._words, "side": from_there, "improvised": improvised}
            self._turned[side, sides] = known
        return known


def borrowed(choice: Summon) -> list[int]:
    """What is said at the end of a summoning."""
    return [*squares(choice.borrowed), ENOUGH]


NUMBERING: Derived[CardSet, Numbering] = Derived(Numbering)


def _most_alternatives(cards: CardSet) -> int:
    """The alternatives of the effect that has most of them."""
    steps = (step for program in PROGRAMS(cards).values() for step in program.steps)
    return max((len(step.starts) for step in steps if isinstance(step, Choose)), default=0)
