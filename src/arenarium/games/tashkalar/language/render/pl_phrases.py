"""What Tash-Kalar speaks of in Polish: pieces, squares, and where they are."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.cards.lang.pl import (
    Case,
    Form,
    Gender,
    Polish,
    adjective,
    joined,
    numbered,
    phrase,
    possessive,
    with_z,
)
from arenarium.cards.tree import AnyNumber, Exactly, UpTo
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render import pl_words as words
from arenarium.games.tashkalar.language.tree import Colour, Owner, Pieces, Ranks, Side, Single, Spread, Target

A_PIECE = Form(Gender.MASCULINE)


class PolishPhrases(Polish):
    # ---- who and what
    def this_being(self, node: tree.ThisBeing, case: Case = Case.NOM) -> str:
        return phrase(words.BEING, words.BEING.form(case), "ten")

    def it(self, node: tree.It, case: Case = Case.NOM) -> str:
        return phrase(words.PIECE, words.PIECE.form(case), "ten")

    def gateway(self, node: tree.Gateway, case: Case = Case.NOM) -> str:
        return words.GATEWAY.singular[case]

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        # "to pole" would be a riddle where no square has been named before
        return self._square_of_it(case)

    def square_of(self, node: tree.SquareOf, case: Case = Case.NOM) -> str:
        return words.square(node.area, case)

    def some_piece(self, node: tree.SomePiece, case: Case = Case.NOM) -> str:
        return self._neighbour(node, words.PIECE.form(case))

    def several(self, node: tree.Several, case: Case = Case.NOM) -> str:
        pieces = self._neighbour(node, numbered(node.number, Gender.MASCULINE, case))
        return f"co najmniej {node.number} {pieces}"

    @staticmethod
    def _neighbour(node: tree.SomePiece | tree.Several, form: Form) -> str:
        # such a piece only ever says where something is, and "swój" would make it the piece of that something
        yours = possessive("twój", form.case, form.plural) if node.owner is Owner.YOURS else ""
        another = adjective("inny", form) if node.another else ""
        return joined(another, yours, phrase(words.PIECE, form, *words.RANKS[node.ranks], *words.enemy(node.owner)))

    def of_its_colour(self, node: tree.OfItsColour, case: Case = Case.NOM) -> str:
        return f"{words.PIECE.singular[case]} tego samego koloru"

    def pieces(self, node: Pieces, case: Case = Case.NOM, standing: bool = False) -> str:
        """The pieces; `standing`: where they are must not be taken for where something is put."""
        form = self._form(node, case)
        # several movers are named without a count: it is their moves that are counted
        bare = isinstance(node.count, AnyNumber)
        count = "" if bare else self._counted(node.count, Gender.MASCULINE, case)[0]
        spread = {
            Spread.FREE: "",
            Spread.DIFFERENT: adjective("różny", form),
            Spread.CONNECTED: adjective("połączony", form) + " ze sobą",
        }[node.spread]
        # a subject cannot be "swój"
        own = possessive("twój" if case is Case.NOM else "swój", form.case, form.plural)
        yours = own if node.owner is Owner.YOURS else ""
        # a piece of an opponent needs no "enemy"
        enemy = () if node.colour in words.OWNED_BY else words.enemy(node.owner)
        piece = phrase(words.PIECE, form, *words.RANKS[node.ranks], *enemy)
        colour = words.COLOURS.get(node.colour, "")
        likeness = " i ".join(filter(None, (colour, "tej samej rangi" if node.equal_rank else "")))
        every = adjective("wszystki", words.PIECE.form(form.case, plural=True))
        mixed = f"(nie {every} jednego koloru)" if node.colour is Colour.MIXED else ""
        return joined(count, spread, yours, piece, likeness, mixed, self._modifiers(node, form, standing))

    def first_pieces(self, node: tree.FirstPieces, case: Case = Case.NOM) -> str:
        form = self._form(node, case)
        number = "" if node.number == 1 else str(node.number)
        pieces = phrase(words.PIECE, form, "pierwszy")
        shielded = f"{adjective('stojący', form)} przed ewentualnym legendarnym pionem" if node.shielded else ""
        return joined(number, pieces, words.IN_COURSE[node.course], shielded)

    # ---- where: what is said of a piece, or of a square, in the form of its noun
    def near(self, node: tree.Near, form: Form = A_PIECE) -> str:
        return self._adjacent([node], form)

    def within(self, node: tree.Within, form: Form = A_PIECE) -> str:
        return f"{self._reach(node.distance)} od {self._inflected(node.of, Case.GEN)}"

    def at_distance(self, node: tree.AtDistance, form: Form = A_PIECE) -> str:
        return f"w odległości {node.distance} od {self._inflected(node.of, Case.GEN)}"

    def on(self, node: tree.On, form: Form = A_PIECE) -> str:
        return f"na {words.square(node.area, Case.LOC, form.plural)}"

    def on_or_near(self, node: tree.OnOrNear, form: Form = A_PIECE) -> str:
        if form.gender is words.SQUARE.gender:
            # a square does not stand on another, it is of that kind
            near = self.near(tree.Near(tree.SquareOf(node.area)), form)
            return f"{words.of_area(node.area, form)} lub {near}"
        return f"na {words.square(node.area, Case.LOC)} lub na polu z nim sąsiadującym"

    def on_left(self, node: tree.OnLeft, form: Form = A_PIECE) -> str:
        # whose square it was need not be said, and "ten pion" is often another piece by now
        return f"na {phrase(words.SQUARE, words.SQUARE.form(Case.LOC), words.JUST_LEFT)}"

    def along(self, node: tree.Along, form: Form = A_PIECE) -> str:
        return joined(self._reach(node.reach) if node.reach else "", words.IN_COURSE[node.course])

    def to(self, node: tree.To) -> str:
        area = (tree.On(node.area),) if node.area else ()
        kind = ("pusty",) if node.empty else ()
        return f"na {self._square(words.SQUARE.form(Case.ACC), (*area, *node.where), kind, node.without)}"

    def to_it(self, node: tree.ToIt) -> str:
        return f"na {self._square_of_it(Case.ACC)}"

    def to_that_square(self, node: tree.ToThatSquare) -> str:
        return f"na {self.that_square(tree.ThatSquare(), Case.ACC)}"

    def toward(self, node: tree.Toward) -> str:
        its = "jej" if self._is_feminine(node.what) else "jego"
        return f"w stronę {self._inflected(node.what, Case.GEN)}" + ("" if node.onto else f", lecz nie na {its} pole")

    # ---- helpers: pieces
    def _form(self, node: Pieces | tree.FirstPieces, case: Case) -> Form:
        if isinstance(node, tree.FirstPieces):
            return numbered(node.number, Gender.MASCULINE, case)
        if isinstance(node.count, AnyNumber):
            return words.PIECE.form(case, plural=True)
        return self._counted(node.count, Gender.MASCULINE, case)[1]

    @staticmethod
    def _is_several(target: Target) -> bool:
        if isinstance(target, Pieces):
            return not isinstance(target.count, Exactly | UpTo) or target.count.number != 1
        return isinstance(target, tree.FirstPieces) and target.number != 1

    @staticmethod
    def _is_feminine(target: Target) -> bool:
        return isinstance(target, tree.ThisBeing | tree.Gateway)

    def _pronoun(self, target: Target) -> str:
        """One piece as the object of a verb, when it has just been named."""
        return "ją" if self._is_feminine(target) else "go"

    def _excluded(self, singles: tuple[Single, ...]) -> str:
        """Says "ta istota, poprzedni pion lub Brama"; beside the piece spoken of, "ten pion" would be that piece."""
        previous = "poprzedni pion" if len(singles) > 1 else "poprzedni"
        *before, last = (previous if isinstance(single, tree.It) else self.text(single) for single in singles)
        return f"{', '.join(before)} lub {last}" if before else last

    def _modifiers(self, node: Pieces, form: Form, standing: bool) -> str:
        """What follows the noun; of several modifiers each must agree with it, to show whose it is."""
        owned = words.OWNED_BY.get(node.colour, "")
        several = len(node.where) + node.used + bool(node.other_than) + bool(owned) > 1
        texts = [f"{adjective('użyty', form)} do przywołania tej istoty"] if node.used else []
        texts += self._wheres(node.where, form, "stojący" if several or standing else "")
        if node.other_than:
            texts.append(f"{adjective('inny', form)} niż {self._excluded(node.other_than)}")
        if owned:
            texts.append(joined(f"{adjective('należący', form)} do" if several else "", owned))
        return " i ".join(texts)

    def _wheres(self, wheres: Sequence[tree.Where], form: Form, standing: str) -> list[str]:
        """Each of the wheres; adverbs come first, under the participle `standing` if there is one."""
        adverbs = [self._inflected(where, form) for where in wheres if not self._agrees(where, form)]
        if adverbs and standing:
            adverbs[0] = f"{adjective(standing, form)} {adverbs[0]}"
        nears = [where for where in wheres if isinstance(where, tree.Near)]
        by_side = [[near for near in nears if near.side is side] for side in Side]
        agreeing = [self._adjacent(group, form) for group in by_side if group]
        others = [where for where in wheres if self._agrees(where, form) and not isinstance(where, tree.Near)]
        return adverbs + agreeing + [self._inflected(where, form) for where in others]

    @staticmethod
    def _agrees(where: tree.Where, form: Form) -> bool:
        of_square = form.gender is words.SQUARE.gender
        return isinstance(where, tree.Near) or (isinstance(where, tree.OnOrNear) and of_square)

    def _adjacent(self, nears: Sequence[tree.Near], form: Form) -> str:
        """Adjacent to all of these, in one and the same way."""
        neighbours = " i ".join(with_z(self._inflected(near.to, Case.INS)) for near in nears)
        return f"{adjective('sąsiadujący', form)}{words.SIDES[nears[0].side]} {neighbours}"

    @staticmethod
    def _reach(distance: int) -> str:
        return "w odległości 1" if distance == 1 else f"w odległości do {distance}"

    # ---- helpers: squares
    def _square_of_it(self, case: Case) -> str:
        return f"{words.SQUARE.singular[case]} {self.it(tree.It(), Case.GEN)}"

    def _square(
        self,
        form: Form,
        wheres: tuple[tree.Where, ...],
        kind: tuple[str, ...] = (),
        without: Ranks | None = None,
    ) -> str:
        """A square, or squares, with what is asked of them; areas become adjectives before the noun."""
        areas = [where.area for where in wheres if isinstance(where, tree.On)]
        left = [words.JUST_LEFT] if tree.OnLeft() in wheres else []
        before = [words.AREAS[area] for area in areas if area not in words.MARKING]
        rest = [where for where in wheres if not isinstance(where, tree.On | tree.OnLeft)]
        texts = [words.of_area(area, form) for area in areas if area in words.MARKING]
        texts += self._wheres(rest, form, "leżący" if len(rest) + len(texts) > 1 else "")
        piece = phrase(words.PIECE, words.PIECE.form(Case.GEN), *words.RANKS[without]) if without else ""
        square = phrase(words.SQUARE, form, *left, *kind, *before)
        return joined(square, f"bez {piece}" if piece else "", " i ".join(texts))
