"""Czech for what all games share: how words are declined and counted, how acts are joined into an effect.

A Czech phrase depends on what stands around it, so methods here take more than the node: an act its mood, a
count or a noun phrase its case. What they are given by default is the order ("znič") and the nominative.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import NamedTuple

from arenarium.cards import tree
from arenarium.cards.render import Renderer, capitalised, method_name


class Case(IntEnum):
    """The cases that card texts need, in the order of all tables of endings."""

    NOM = 0
    GEN = 1
    ACC = 2
    LOC = 3
    INS = 4


class Gender(Enum):
    MASCULINE = "m"
    """Of things: the accusative is the nominative."""
    FEMININE = "f"
    NEUTER = "n"


class Form(NamedTuple):
    """What a word agrees with besides gender."""

    case: Case = Case.NOM
    plural: bool = False


class Mood(Enum):
    """Whether an act is an order ("znič") or an offer ("můžeš zničit")."""

    ORDER = "order"
    MAY = "may"


Endings = tuple[str, str, str, str, str]
"""One word or ending for each case, in the order of `Case`."""


@dataclass(frozen=True, slots=True)
class Noun:
    gender: Gender
    singular: Endings
    plural: Endings

    def inflected(self, form: Form) -> str:
        return (self.plural if form.plural else self.singular)[form.case]


@dataclass(frozen=True, slots=True)
class Adjective:
    """An adjective, participle or pronoun: what is put before or after a noun and agrees with it."""

    singular: dict[Gender, Endings]
    plural: dict[Gender, Endings]

    def inflected(self, form: Form, gender: Gender = Gender.MASCULINE) -> str:
        return (self.plural if form.plural else self.singular)[gender][form.case]


@dataclass(frozen=True, slots=True)
class Verb:
    order: str
    infinitive: str

    def inflected(self, mood: Mood, between: str = "") -> str:
        """The verb; what is `between` follows an order, but stands in front of an infinitive."""
        words = (self.order, between) if mood is Mood.ORDER else ("můžeš", between, self.infinitive)
        return " ".join(word for word in words if word)

    def going_on(self, mood: Mood) -> str:
        """The verb as the second of two, whose "můžeš" has been said: "můžeš vzít a položit"."""
        return self.order if mood is Mood.ORDER else self.infinitive


def _with_endings(stem: str, endings: str) -> Endings:
    nom, gen, acc, loc, ins = (stem + ending for ending in endings.split())
    return nom, gen, acc, loc, ins


def hard(stem: str) -> Adjective:
    """Declined like "mladý"."""
    return Adjective(
        {
            Gender.MASCULINE: _with_endings(stem, "ý ého ý ém ým"),
            Gender.FEMININE: _with_endings(stem, "á é ou é ou"),
            Gender.NEUTER: _with_endings(stem, "é ého é ém ým"),
        },
        {
            Gender.MASCULINE: _with_endings(stem, "é ých é ých ými"),
            Gender.FEMININE: _with_endings(stem, "é ých é ých ými"),
            Gender.NEUTER: _with_endings(stem, "á ých á ých ými"),
        },
    )


def soft(stem: str) -> Adjective:
    """Declined like "jarní"; so are the participles in "-ící"."""
    plural = _with_endings(stem, "í ích í ích ími")
    return Adjective(
        {
            Gender.MASCULINE: _with_endings(stem, "í ího í ím ím"),
            Gender.FEMININE: _with_endings(stem, "í í í í í"),
            Gender.NEUTER: _with_endings(stem, "í ího í ím ím"),
        },
        dict.fromkeys(Gender, plural),
    )


CHOOSE = Verb("zvol", "zvolit")

_ONE: dict[Gender, Endings] = {
    Gender.MASCULINE: ("jeden", "jednoho", "jeden", "jednom", "jedním"),
    Gender.FEMININE: ("jedna", "jedné", "jednu", "jedné", "jednou"),
    Gender.NEUTER: ("jedno", "jednoho", "jedno", "jednom", "jedním"),
}
_EACH = hard("každ")
_ANY_NUMBER: Endings = (
    "libovolný počet",
    "libovolného počtu",
    "libovolný počet",
    "libovolném počtu",
    "libovolným počtem",
)


def number(amount: int, case: Case = Case.NOM, gender: Gender = Gender.MASCULINE) -> str:
    """One is a word that agrees with the noun; from two on there are figures."""
    return _ONE[gender][case] if amount == 1 else str(amount)


def governed(amount: int, case: Case) -> Form:
    """What is counted: "jeden kámen", "2 kameny", "5 kamenů", but with an oblique case "5 kameny"."""
    if amount == 1:
        return Form(case)
    if 2 <= amount <= 4 or case not in (Case.NOM, Case.ACC):
        return Form(case, plural=True)
    return Form(Case.GEN, plural=True)


def with_(phrase: str) -> str:
    """The preposition of the instrumental is "se" before a sibilant."""
    return ("se " if phrase[0] in "sšzž" else "s ") + phrase


class Czech(Renderer):
    def inflected(self, node: tree.Node, *manner: object) -> str:
        """Like `text`, in the mood, case or form that the words around ask for."""
        method: Callable[..., str] = getattr(self, method_name(type(node)))
        return method(node, *manner)

    def sentence(self, node: tree.Sentence) -> str:
        body = self.clauses(node.clauses)
        if node.condition is None:
            return capitalised(body) + "."
        if isinstance(node.condition, tree.Otherwise):
            return f"{capitalised(self.text(node.condition))} {body}."
        return f"Pokud {self.text(node.condition)}, {body}."

    def clauses(self, clauses: tuple[tree.Clause, ...]) -> str:
        return ", potom ".join(self.text(clause) for clause in clauses)

    def clause(self, node: tree.Clause) -> str:
        return self.inflected(node.act, Mood.MAY if node.may else Mood.ORDER)

    def done(self, node: tree.Done) -> str:
        return "to uděláš"

    def did_both(self, node: tree.DidBoth) -> str:
        return "uděláš obojí"

    def negated(self, node: tree.Negated) -> str:
        """Of an order too, which nobody may refuse but which may be impossible: hence not "to neuděláš"."""
        if isinstance(node.condition, tree.Done):
            return "k tomu nedojde"
        raise TypeError(f"Czech has no words for the contrary of {type(node.condition).__name__}")

    def together(self, node: tree.Together) -> str:
        """As after "pokud", what is unstressed ("ti zbývá akce") has a word to follow: "zároveň"."""
        return f"{self.text(node.first)} a zároveň {self.text(node.second)}"

    def otherwise(self, node: tree.Otherwise) -> str:
        return "jinak"

    def one_of(self, node: tree.OneOf, mood: Mood = Mood.ORDER) -> str:
        alternatives = "; nebo ".join(self.clauses(clauses) for clauses in node.alternatives)
        return f"{CHOOSE.inflected(mood)} jednu z těchto možností: {alternatives}"

    def linked(self, node: tree.Linked, mood: Mood = Mood.ORDER) -> str:
        """Whether it is all or nothing depends on what can be done; it is not for the reader to choose."""
        return f"platí vše, nebo nic: {self.clauses(tuple(tree.Clause(act) for act in node.acts))}"

    def repeat(self, node: tree.Repeat, mood: Mood = Mood.MAY) -> str:
        """Always an offer, whatever the mood of the clause: declining is what ends it."""
        fresh = ", pokaždé na jiném poli," if node.on_new_squares else ""
        return f"až {node.times}krát{fresh} {self.inflected(node.act, Mood.MAY)}"

    # ---- counts: the word, and the form that it asks of what is counted
    def exactly(self, node: tree.Exactly, case: Case = Case.NOM, gender: Gender = Gender.MASCULINE) -> str:
        return number(node.number, case, gender)

    def up_to(self, node: tree.UpTo, case: Case = Case.NOM, gender: Gender = Gender.MASCULINE) -> str:
        """The usual "až" is avoided with one: "až jeden" could be read as "only one"."""
        return f"{'nejvýše' if node.number == 1 else 'až'} {number(node.number, case, gender)}"

    def every(self, node: tree.Every, case: Case = Case.NOM, gender: Gender = Gender.MASCULINE) -> str:
        return _EACH.inflected(Form(case), gender)

    def any_number(self, node: tree.AnyNumber, case: Case = Case.NOM, gender: Gender = Gender.MASCULINE) -> str:
        return _ANY_NUMBER[case]

    @staticmethod
    def counted_form(count: tree.Count, case: Case) -> Form:
        if isinstance(count, tree.Exactly | tree.UpTo):
            return governed(count.number, case)
        return Form(Case.GEN, plural=True) if isinstance(count, tree.AnyNumber) else Form(case)
