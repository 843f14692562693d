"""What Tash-Kalar speaks of in Czech: pieces, squares, and where they are.

Pieces are said in a case, places in the form of the piece or square that they belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from arenarium.cards.lang.cs import Adjective, Case, Czech, Form, Gender, governed, number, with_
from arenarium.cards.tree import AnyNumber, Every
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render import cs_words as words
from arenarium.games.tashkalar.language.tree import Area, Owner, Pieces, Spread

OWNERS = {Owner.YOURS: words.OWN, Owner.ENEMY: words.ENEMY}
_THEIR_OWNERS: dict[Owner, tuple[Adjective, ...]] = {
    Owner.ANY: (),
    Owner.YOURS: (words.YOURS,),
    Owner.ENEMY: (words.ENEMY,),
}
"""Whose pieces are spoken of besides those that are acted upon."""
_TOWARD: dict[type[tree.Single], str] = {
    tree.ThisBeing: "k této bytosti",
    tree.It: "k tomuto kameni",
    tree.Gateway: "k Bráně",
}
"""The only datives."""
_SPREAD = {Spread.DIFFERENT: words.DIFFERENT, Spread.CONNECTED: words.CONNECTED}
_NOMINATIVE = Form()


class CzechPhrases(Czech):
    def __init__(self, square_chosen: bool = False) -> None:
        self._square_chosen = square_chosen
        """Whether "that square" is one that was chosen as such, not the square of a piece."""

    # ---- who and what
    def this_being(self, node: tree.ThisBeing, case: Case = Case.NOM) -> str:
        return words.THIS_BEING[case]

    def it(self, node: tree.It, case: Case = Case.NOM) -> str:
        return words.THIS_PIECE[case]

    def gateway(self, node: tree.Gateway, case: Case = Case.NOM) -> str:
        return words.GATEWAY[case]

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        """The card may not have spoken of the square, only of the piece."""
        return words.THIS_SQUARE[case] if self._square_chosen else f"{words.SQUARE.inflected(Form(case))} tohoto kamene"

    def square_of(self, node: tree.SquareOf, case: Case = Case.NOM) -> str:
        return words.square(Form(case), node.area)

    def some_piece(self, node: tree.SomePiece, case: Case = Case.NOM) -> str:
        which = words.OTHER if node.another else words.SOME
        return words.piece(Form(case), which, *_THEIR_OWNERS[node.owner], ranks=node.ranks)

    def several(self, node: tree.Several, case: Case = Case.NOM) -> str:
        other = (words.OTHER,) if node.another else ()
        pieces = words.piece(governed(node.number, case), *other, *_THEIR_OWNERS[node.owner], ranks=node.ranks)
        return f"alespoň {number(node.number, case)} {pieces}"

    def of_its_colour(self, node: tree.OfItsColour, case: Case = Case.NOM) -> str:
        return f"{words.piece(Form(case), words.OTHER)} téže barvy"

    def pieces(self, node: Pieces, case: Case = Case.NOM) -> str:
        form = self._form(node, case)
        count = "" if isinstance(node.count, AnyNumber) else self.inflected(node.count, case) + " "
        owner = None if node.colour in words.RICHER else OWNERS.get(node.owner)
        adjectives = (word for word in (self._further(node), _SPREAD.get(node.spread), owner) if word)
        pieces = words.piece(form, *adjectives, ranks=node.ranks, equal=node.equal_rank)
        also = " a" if node.equal_rank and node.colour in words.NAMED_COLOURS else ""
        noun = f"{count}{pieces}{also}{words.colour(node.colour, form)}"
        limits = self._limits(node, form)
        return f"{noun}{',' if node.colour in words.CLAUSES else ''} {limits}" if limits else noun

    def first_pieces(self, node: tree.FirstPieces, case: Case = Case.NOM) -> str:
        form = governed(node.number, case)
        amount = "" if node.number == 1 else f"{node.number} "
        pieces = f"{words.FIRST.inflected(form)} {amount}{words.piece(form)}"
        course = f"{words.COURSES[node.course]} od této bytosti"
        if not node.shielded:
            return f"{pieces} {course}"
        # next to its noun, or it could be the being that is "stojící"
        return f"{pieces} {words.STANDING.inflected(form)} {course} před případným legendárním kamenem"

    # ---- where
    def near(self, node: tree.Near, form: Form = _NOMINATIVE) -> str:
        adjacent = words.SIDES[node.side] + words.ADJACENT.inflected(form)
        return f"{adjacent} {with_(self.inflected(node.to, Case.INS))}"

    def within(self, node: tree.Within, form: Form = _NOMINATIVE) -> str:
        return f"{words.distance(node.distance)} od {self.inflected(node.of, Case.GEN)}"

    def at_distance(self, node: tree.AtDistance, form: Form = _NOMINATIVE) -> str:
        return f"ve vzdálenosti přesně {node.distance} od {self.inflected(node.of, Case.GEN)}"

    def on(self, node: tree.On, form: Form = _NOMINATIVE) -> str:
        return self._on(node.area, plural=form.plural)

    def on_or_near(self, node: tree.OnOrNear, form: Form = _NOMINATIVE) -> str:
        there, them = Form(Case.LOC, form.plural), "nimi" if form.plural else "ním"
        beside = f"na {words.square(there)} s {them} {words.ADJACENT.inflected(there, Gender.NEUTER)}"
        return f"{self._on(node.area, plural=form.plural)} nebo {beside}"

    def on_left(self, node: tree.OnLeft, form: Form = _NOMINATIVE) -> str:
        return f"na {words.square(Form(Case.LOC))} {self._left(Form(Case.LOC))}"

    def along(self, node: tree.Along, form: Form = _NOMINATIVE) -> str:
        course = words.COURSES[node.course]
        if node.reach:
            return f"{words.distance(node.reach)} od této bytosti {course}"
        return f"{course} od této bytosti"

    def to(self, node: tree.To) -> str:
        kinds = (words.EMPTY if node.empty else None, node.area)
        without = f" bez {words.piece(Form(Case.GEN), ranks=node.without)}" if node.without else ""
        return self._onto(node.where, False, *(kind for kind in kinds if kind), without=without)

    def to_it(self, node: tree.ToIt) -> str:
        return "na pole tohoto kamene"

    def to_that_square(self, node: tree.ToThatSquare) -> str:
        return f"na {self.that_square(tree.ThatSquare(), Case.ACC)}"

    def toward(self, node: tree.Toward) -> str:
        its = "její" if self._is_feminine(node.what) else "jeho"
        return f"blíže {_TOWARD[type(node.what)]}" + ("" if node.onto else f", ale ne na {its} pole")

    # ---- helpers: pieces and squares
    def _form(self, what: Pieces | tree.FirstPieces, case: Case) -> Form:
        """The form of the noun; "any number of" pieces, which move one by one, are just a plural."""
        if isinstance(what, tree.FirstPieces):
            return governed(what.number, case)
        if isinstance(what.count, AnyNumber):
            return Form(case, plural=True)
        return self.counted_form(what.count, case)

    def _is_several(self, what: tree.Target) -> bool:
        return isinstance(what, Pieces | tree.FirstPieces) and self._form(what, Case.ACC).plural

    @staticmethod
    def _is_feminine(what: tree.Target) -> bool:
        return isinstance(what, tree.ThisBeing | tree.Gateway)

    @staticmethod
    def _further(node: Pieces) -> Adjective | None:
        """Other than "it": one more ("jeden další kámen"), but all the others ("každý jiný kámen")."""
        if tree.It() not in node.other_than:
            return None
        return words.OTHER if isinstance(node.count, Every) else words.FURTHER

    def _limits(self, node: Pieces, form: Form) -> str:
        """What follows the noun: where the pieces stand and which of them are meant."""
        texts = self._wheres(node.where, lambda where: self.inflected(where, form))
        if node.used:
            texts.append(f"{words.USED.inflected(form)} k vyvolání této bytosti")
        if others := [self.text(other) for other in node.other_than if other != tree.It()]:
            texts.append(f"{words.OTHER.inflected(form)} než {' a '.join(others)}")
        return " a zároveň ".join(texts)

    def _wheres(self, wheres: Iterable[tree.Where], say: Callable[[tree.Where], str]) -> list[str]:
        """What is adjacent to two things is so called once: "sousedící s Bránou a zároveň s touto bytostí"."""
        texts: list[str] = []
        before: tree.Where | None = None
        for where in wheres:
            if isinstance(where, tree.Near) and isinstance(before, tree.Near) and where.side is before.side:
                texts.append(with_(self.inflected(where.to, Case.INS)))
            else:
                texts.append(say(where))
            before = where
        return texts

    def _within_clause(self, what: tree.Target, case: Case) -> str:
        """Pieces in the middle of a clause: a relative clause at their end is closed."""
        text = self.inflected(what, case)
        if isinstance(what, Pieces) and what.colour in words.CLAUSES and not self._limits(what, Form(case)):
            return f"{text},"
        return text

    @staticmethod
    def _on(area: Area, *, plural: bool = False) -> str:
        return "na " + words.square(Form(Case.LOC, plural), area)

    def _onto(self, wheres: tuple[tree.Where, ...], plural: bool, *kinds: Adjective | Area, without: str = "") -> str:
        """The squares where pieces are put or end: "na prázdné pole sousedící s touto bytostí"."""
        form = Form(Case.ACC, plural)
        areas = (where.area for where in wheres if isinstance(where, tree.On))
        squares = f"na {words.square(form, *kinds, *areas)}{without}"
        others = (where for where in wheres if not isinstance(where, tree.On))
        limits = self._wheres(others, lambda where: self._square_limit(where, form))
        return f"{squares} {' a zároveň '.join(limits)}" if limits else squares

    def _square_limit(self, where: tree.Where, form: Form) -> str:
        """Unlike a piece, a square is not *on* a red square: it is one."""
        match where:
            case tree.OnOrNear(area):
                return f"{words.area(area, form)} nebo {self.near(tree.Near(tree.SquareOf(area)), form)}"
            case tree.OnLeft():
                return self._left(form)
        return self.inflected(where, form)

    @staticmethod
    def _left(form: Form) -> str:
        return f"{words.LEFT.inflected(form, Gender.NEUTER)} tímto kamenem"
