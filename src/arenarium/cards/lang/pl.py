"""Polish for what all games share, and the grammar that every Polish text needs: cases, agreement, numerals.

Polish words change with their place in the sentence, so the method of a node may take a second argument, with
a default: acts take the mood of their verb (imperative), noun phrases their case (nominative), and what
describes a noun takes the form of that noun.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum, IntEnum
from typing import NamedTuple

from arenarium.cards import tree
from arenarium.cards.render import Renderer, capitalised, method_name


class Case(IntEnum):
    """The cases that rules need; the value is the place in every table of forms."""

    NOM = 0
    GEN = 1
    ACC = 2
    INS = 3
    LOC = 4


class Gender(Enum):
    MASCULINE = "masculine"
    """Of things: the accusative is the nominative ("zniszcz pion")."""
    FEMININE = "feminine"
    NEUTER = "neuter"


class Form(NamedTuple):
    """The form a noun stands in, which its adjectives share."""

    gender: Gender
    case: Case = Case.NOM
    plural: bool = False


class Noun(NamedTuple):
    gender: Gender
    singular: tuple[str, str, str, str, str]
    plural: tuple[str, str, str, str, str]

    def form(self, case: Case, plural: bool = False) -> Form:
        return Form(self.gender, case, plural)


class Mood(Enum):
    ORDER = "order"
    """"zniszcz"."""
    INFINITIVE = "infinitive"
    """"zniszczyć", after "możesz"."""


class Verb(NamedTuple):
    order: str
    infinitive: str

    def inflected(self, mood: Mood) -> str:
        return self.order if mood is Mood.ORDER else self.infinitive


# "~" is the vowel that the adjective itself ends in: "zwykły", "zwykłym", but "wrogi", "wrogim"
_SINGULAR_ENDINGS = {
    Gender.MASCULINE: ("~", "ego", "~", "~m", "~m"),
    Gender.FEMININE: ("a", "ej", "ą", "ą", "ej"),
    Gender.NEUTER: ("e", "ego", "e", "~m", "~m"),
}
_PLURAL_ENDINGS = ("e", "~ch", "e", "~mi", "~ch")

# words declined like adjectives but not from their first form: the stem, and the forms that differ from it
_IRREGULAR: dict[str, tuple[str, dict[Gender, str]]] = {
    "jeden": ("jedn", {Gender.MASCULINE: "jeden", Gender.NEUTER: "jedno"}),
    "ten": ("t", {Gender.MASCULINE: "ten", Gender.NEUTER: "to", Gender.FEMININE: "tę"}),
}
_POSSESSIVE_ENDINGS = ("ój", "ojego", "ój", "oim", "oim")
_POSSESSIVE_PLURAL_ENDINGS = ("oje", "oich", "oje", "oimi", "oich")
_ANY_NUMBER = ("dowolna liczba", "dowolnej liczby", "dowolną liczbę", "dowolną liczbą", "dowolnej liczbie")

_HARD_AFTER_Z = re.compile(r"[szśźż][^aeiouyąęó]")


def adjective(word: str, form: Form) -> str:
    """An adjective, participle or pronoun, given in the masculine nominative, in the form of its noun."""
    if word in _IRREGULAR:
        stem, exceptions = _IRREGULAR[word]
        # the feminine differs in the accusative alone: "ta istota", but "tę istotę"
        own = form.case is Case.ACC or (form.case is Case.NOM and form.gender is not Gender.FEMININE)
        if own and not form.plural and form.gender in exceptions:
            return exceptions[form.gender]
        word = stem + "y"
    stem, vowel = word[:-1], word[-1]
    ending = (_PLURAL_ENDINGS if form.plural else _SINGULAR_ENDINGS[form.gender])[form.case]
    if vowel == "i" and ending.startswith("e"):
        return stem + "i" + ending
    return stem + ending.replace("~", vowel)


def possessive(word: str, case: Case, plural: bool) -> str:
    """The word "swój" or "twój" with a masculine noun."""
    return word[:2] + (_POSSESSIVE_PLURAL_ENDINGS if plural else _POSSESSIVE_ENDINGS)[case]


def joined(*parts: str) -> str:
    """The parts that are not empty, as one text."""
    return " ".join(part for part in parts if part)


def phrase(noun: Noun, form: Form, *adjectives: str) -> str:
    """A noun after its adjectives, all in one form."""
    forms = noun.plural if form.plural else noun.singular
    return joined(*(adjective(word, form) for word in adjectives), forms[form.case])


def phrase_of_kind(noun: Noun, form: Form, kind: str) -> str:
    """A noun before the adjective that says of which kind it is: "ruch bojowy", not "bojowy ruch"."""
    return joined(phrase(noun, form), adjective(kind, form))


def numbered(number: int, gender: Gender, case: Case) -> Form:
    """The form of a noun after a number: "1 pion", "2 piony", "5 pionów", "12 pionów", "22 piony"."""
    if number == 1:
        return Form(gender, case)
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    governs = case in (Case.NOM, Case.ACC) and not few
    return Form(gender, Case.GEN if governs else case, plural=True)


def with_z(words: str) -> str:
    """The preposition "z", which is "ze" before hard beginnings: "z tą istotą", "ze zwykłym pionem"."""
    return ("ze " if _HARD_AFTER_Z.match(words) else "z ") + words


def _is_of_the_board(condition: tree.Condition) -> bool:
    """Whether a condition speaks of the game, not of what the player has just done."""
    return condition not in (tree.Done(), tree.DidBoth(), tree.Negated(tree.Done()))


class Polish(Renderer):
    def sentence(self, node: tree.Sentence) -> str:
        body = self.clauses(node.clauses)
        if node.condition is None:
            return capitalised(body) + "."
        if isinstance(node.condition, tree.Otherwise):
            return f"{capitalised(self.text(node.condition))} {body}."
        return f"Jeśli {self.text(node.condition)}, {body}."

    def clauses(self, clauses: tuple[tree.Clause, ...]) -> str:
        return self.in_order([self.text(clause) for clause in clauses])

    @staticmethod
    def in_order(clauses: list[str]) -> str:
        *before, last = clauses
        return f"{', następnie '.join(before)}, a następnie {last}" if before else last

    def clause(self, node: tree.Clause) -> str:
        return f"możesz {self._inflected(node.act, Mood.INFINITIVE)}" if node.may else self.text(node.act)

    def done(self, node: tree.Done) -> str:
        return "to zrobisz"

    def did_both(self, node: tree.DidBoth) -> str:
        return "zrobisz jedno i drugie"

    def negated(self, node: tree.Negated) -> str:
        """What a game does not deny in words of its own is "to zrobisz" alone."""
        return "tego nie zrobisz"

    def together(self, node: tree.Together) -> str:
        # "to zrobisz" must stand next to what "to" is
        first, second = sorted((node.first, node.second), key=_is_of_the_board)
        return f"{self.text(first)}, a {self.text(second)}"

    def otherwise(self, node: tree.Otherwise) -> str:
        return "w przeciwnym razie"

    def one_of(self, node: tree.OneOf, mood: Mood = Mood.ORDER) -> str:
        # a way once chosen is an order, whether or not there had to be a choice
        alternatives = "; albo ".join(self.clauses(clauses) for clauses in node.alternatives)
        return f"{Verb('wybierz', 'wybrać').inflected(mood)} jedną z możliwości: {alternatives}"

    def linked(self, node: tree.Linked, mood: Mood = Mood.ORDER) -> str:
        acts = self.clauses(tuple(tree.Clause(act) for act in node.acts))
        return f"{Verb('zrób', 'zrobić').inflected(mood)} wszystko albo nic: {acts}"

    def repeat(self, node: tree.Repeat, mood: Mood = Mood.ORDER) -> str:
        may = "możesz " if mood is Mood.ORDER else ""
        times = "raz" if node.times == 1 else f"do {node.times} razy"
        fresh = ", za każdym razem na innym polu," if node.on_new_squares else ""
        return f"{may}{times}{fresh} {self._inflected(node.act, Mood.INFINITIVE)}"

    def exactly(self, node: tree.Exactly) -> str:
        return self._counted(node, Gender.MASCULINE, Case.NOM)[0]

    def up_to(self, node: tree.UpTo) -> str:
        return self._counted(node, Gender.MASCULINE, Case.NOM)[0]

    def every(self, node: tree.Every) -> str:
        return self._counted(node, Gender.MASCULINE, Case.NOM)[0]

    def any_number(self, node: tree.AnyNumber) -> str:
        return self._counted(node, Gender.MASCULINE, Case.NOM)[0]

    def _inflected(self, node: tree.Node, how: Mood | Case | Form) -> str:
        """The words for a node in the mood, the case or the form that the sentence asks for."""
        method: Callable[..., str] = getattr(self, method_name(type(node)))
        return method(node, how)

    @staticmethod
    def _counted(count: tree.Count, gender: Gender, case: Case) -> tuple[str, Form]:
        """How a count is said of a noun that should stand in `case`, and the form it puts that noun in."""
        if isinstance(count, tree.Exactly) and count.number != 1:
            return str(count.number), numbered(count.number, gender, case)
        if isinstance(count, tree.UpTo):
            if case in (Case.NOM, Case.ACC):
                return f"do {count.number}", numbered(count.number, gender, Case.GEN)
            # "do" takes the genitive and cannot follow a verb or preposition that asks for another case
            return f"najwyżej {count.number}", numbered(count.number, gender, case)
        if isinstance(count, tree.AnyNumber):
            return _ANY_NUMBER[case], Form(gender, Case.GEN, plural=True)
        form = Form(gender, case)
        return adjective("każdy" if isinstance(count, tree.Every) else "jeden", form), form
