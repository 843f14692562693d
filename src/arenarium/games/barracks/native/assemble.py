"""Effects and abilities to numbers: each act, condition and modifier of the trees of a card set becomes a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from arenarium.cards.tree import Act, Clause, Condition, Effect, Otherwise, Together
from arenarium.games.barracks.cards.cards import CATEGORIES, Warrior
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Group, Trigger
from arenarium.games.barracks.rules.effects import SCALES
from arenarium.games.barracks.rules.traits import STATUS_NUMBERS, Traits
from arenarium.native.numbers import Numbers, Unknown

MOST_ACTS = 64
"""How many acts of one move the native engine can look through while it adds up the damage."""
BOOSTS = list(Boost)
ANY_CATEGORY = -1

Row = list[int]


class Assembler:
    """Rows that grow while a card set is assembled. Raises Unknown."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self.sentences: list[Row] = []
        self.tests: list[Row] = []
        self.acts: list[Row] = []
        self.modifiers: list[Row] = []

    # ---- moves
    def effect(self, effect: Effect | None) -> tuple[int, int]:
        """Where its sentences begin, and how many they are."""
        rows: list[Row] = []
        before = len(self.acts)
        for sentence in effect.sentences if effect else ():
            otherwise = isinstance(sentence.condition, Otherwise)
            test, tests = self._put(self.tests, () if otherwise else map(self._test, _all_of(sentence.condition)))
            act, acts = self.clauses(sentence.clauses)
            row = {"otherwise": otherwise, "test": test, "tests": tests, "act": act, "acts": acts}
            rows.append(self._numbers.row("sentence_fields", row))
        if len(self.acts) - before > MOST_ACTS:
            raise Unknown("so long an effect")
        return self._put(self.sentences, rows)

    def _test(self, condition: Condition) -> Row:
        row = {"test": self._numbers("tests", type(condition).__name__)}
        if isinstance(condition, tree.Ails) and condition.status is not None:
            row["status"] = STATUS_NUMBERS[condition.status]
        return self._numbers.row("test_fields", row)

    # ---- acts
    def clauses(self, clauses: Sequence[Clause]) -> tuple[int, int]:
        """Where the acts begin, and how many they are."""
        return self._put(self.acts, [self._act(clause.act) for clause in clauses])

    def _act(self, act: Act, chance: int = 0) -> Row:
        if isinstance(act, tree.Chance):
            return self._act(act.act, act.number)
        row = {"act": self._numbers("acts", type(act).__name__), "chance": chance}
        match act:
            case tree.Modifier() if chance:  # one that may be or not is never counted with the damage
                row["act"] = self._numbers("acts", "nothing")
            case tree.DealMore(number, _, whom):
                row |= {"number": number, "suffering": _suffering(whom)}
            case tree.Inflict(status):
                row["status"] = STATUS_NUMBERS[status]
            case tree.Give(number, boost):
                scale, sign = SCALES[boost]
                row |= {"number": number, "scale": self._numbers("scales", scale.name), "sign": sign}
                row["boost"] = BOOSTS.index(boost)
            case tree.Heal(number) | tree.Hurt(number):
                row["number"] = number
            case tree.Clear(sort):
                row["sort"] = self._numbers("sorts", sort.name)
            case tree.Cure() | tree.Steal() | tree.HealDealt() | tree.IgnoreDefence():
                pass
            case _:
                raise Unknown(type(act).__name__)
        whom = None if isinstance(act, tree.Modifier) else getattr(act, "whom", None)
        if whom is not None:
            row |= {"who": self._numbers("who", whom.who.name), "suffering": _suffering(whom)}
        return self._numbers.row("act_fields", row)

    # ---- warriors
    def warrior(self, warrior: Warrior, traits: Traits) -> Row:
        deal_more = [self._modifier(one.number, one.category, one.whom) for one in traits.deal_more]
        take_less = [self._modifier(one.number, one.category) for one in traits.take_less]
        more, mores = self._put(self.modifiers, deal_more)
        less, lesses = self._put(self.modifiers, take_less)
        row = {
            "level": warrior.level,
            "hearts": warrior.hearts,
            "wings": warrior.wings,
            "more": more,
            "mores": mores,
            "less": less,
            "lesses": lesses,
            "immune": sum(1 << status for status in traits.immune),
            "immune_boosts": sum(1 << BOOSTS.index(boost) for boost in traits.immune_boosts),
            "ignores_defence": traits.ignores_defence,
            "keeps_boosts": traits.keeps_boosts,
        }
        return self._numbers.row("warrior_fields", row)

    def _modifier(self, number: int, category: str, whom: Group | None = None) -> Row:
        about = CATEGORIES.index(category) if category else ANY_CATEGORY
        row = {"number": number, "category": about, "suffering": _suffering(whom)}
        return self._numbers.row("modifier_fields", row)

    def answers(self, traits: Traits) -> list[Row]:
        """What an ability does at each of the events that there are."""
        rows = []
        for name in self._numbers.names["triggers"]:
            clauses = traits.when.get(Trigger[name])
            act, acts = self.clauses(clauses or ())
            rows.append(self._numbers.row("answer_fields", {"answers": clauses is not None, "act": act, "acts": acts}))
        return rows

    @staticmethod
    def _put(table: list[Row], rows: Iterable[Row]) -> tuple[int, int]:
        first = len(table)
        table += rows
        return first, len(table) - first


def _all_of(condition: Condition | None) -> list[Condition]:
    """The conditions that have to hold together."""
    match condition:
        case None:
            return []
        case Together(first, second):
            return [*_all_of(first), *_all_of(second)]
    return [condition]


def _suffering(whom: Group | None) -> int:
    return 0 if whom is None or whom.suffering is None else STATUS_NUMBERS[whom.suffering]
