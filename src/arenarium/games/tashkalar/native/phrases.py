"""Phrases to postfix programs: which pieces and squares they mean, and what conditions test.

The same as `rules/effects/selectors`, as numbers.
"""

from __future__ import annotations

from arenarium.cards import tree as shared
from arenarium.cards.tree import Condition
from arenarium.games.tashkalar.board.board import ADJACENT, BOARD, DIAGONAL, ORTHOGONAL, RING, SIZE, WITHIN
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Area, Colour, Course, Owner, Ranks, Side, Spread
from arenarium.games.tashkalar.native.codes import Code, Constants, Pool
from arenarium.games.tashkalar.rules.effects.selectors import FIXED_AREAS, RANK_SETS
from arenarium.native.numbers import Numbers, Unknown

_AND: Code = [("AND", ())]
_NOT: Code = [("NOT", ())]
_NEIGHBOURS = {Side.ANY: ADJACENT, Side.ORTHOGONAL: ORTHOGONAL, Side.DIAGONAL: DIAGONAL}
FURTHEST = len(WITHIN) - 1


def rank_bits(ranks: Ranks) -> int:
    """Ranks as a set of bits."""
    return sum(1 << rank for rank in RANK_SETS[ranks])


class Phrases:
    """Assembles the phrases of one card set. Raises Unknown."""

    def __init__(self, numbers: Numbers, cards: CardSet) -> None:
        self.numbers = numbers
        self._cards = cards
        self.constants = Constants()
        self.square_tables: list[dict[int, int]] = [*WITHIN, ADJACENT]
        self.adjacent = len(WITHIN)
        self.selectors = Pool(
            numbers,
            "selects",
            frozenset(("AND", "OR")),
            frozenset(("NOT", "AROUND", "AROUND_ONE", "SEVERAL", "NEIGHBOURS", "POOL_LATER")),
        )
        self.tests = Pool(numbers, "tests", frozenset(("Together",)), frozenset(("Negated",)))

    def tables(self) -> list[list[int]]:
        return [[table.get(square, 0) for square in range(SIZE)] for table in self.square_tables]

    def _table(self, table: dict[int, int]) -> int:
        if not any(table is known for known in self.square_tables):
            self.square_tables.append(table)
        return next(number for number, known in enumerate(self.square_tables) if known is table)

    def _set(self, register: str) -> Code:
        return [("SET", (self.numbers("sets", register),))]

    def _square(self, register: str) -> Code:
        return [("SQUARE", (self.numbers("numbers", register),))]

    def constant(self, mask: int) -> Code:
        return [("CONSTANT", (self.constants.number(mask),))]

    def course(self, course: Course) -> int:
        return self.numbers("courses", course.name)

    # ---- pieces
    def owned(self, owner: Owner, ranks: Ranks) -> Code:
        return [("OWNED", (self.numbers("owners", owner.name), rank_bits(ranks)))]

    def single(self, what: tree.Single) -> Code:
        match what:
            case tree.ThisBeing():
                return self._set("SELF")
            case tree.It():
                return self._set("IT")
            case tree.Gateway():
                return [("GATEWAY", ())]
        raise Unknown(type(what).__name__)

    def _of_kind(self, owner: Owner, ranks: Ranks, another: bool) -> Code:
        found = self.owned(owner, ranks)
        return [*found, *self._set("SELF"), *_NOT, *_AND] if another else found

    def pieces(self, noun: tree.Pieces) -> Code:
        code: Code = []
        if noun.spread is Spread.DIFFERENT:
            code.append(("POOL_LATER", (int(noun.colour is Colour.ONE),)))
        code += self.owned(noun.owner, noun.ranks)
        if noun.where:
            code += [*self.everywhere(noun.where), *_AND]
        for other in noun.other_than:
            code += [*self.single(other), *_NOT, *_AND]
        if noun.used:
            code += [*self._set("USED"), *_AND]
        match noun.colour:
            case Colour.THAT:
                code += [("BOUND", ()), *_AND]
            case Colour.ONE:
                code += [("BOUND_LATER", ()), *_AND]
            case Colour.MORE_COMMON:
                code += [("MORE", (rank_bits(Ranks.COMMON),)), *_AND]
            case Colour.MORE_UPGRADED:
                code += [("MORE", (rank_bits(Ranks.UPGRADED),)), *_AND]
        if noun.spread is Spread.CONNECTED:
            code += [("CONNECTED", ()), *_AND]
        return code

    def first_pieces(self, noun: tree.FirstPieces) -> Code:
        return [("FIRST", (noun.number, self.course(noun.course), int(noun.shielded)))]

    # ---- squares
    def area(self, kind: Area) -> Code:
        if kind is Area.MARKED:
            return self._set("MARKED")
        if kind is Area.SECOND_MARKED:
            return self._set("SECOND_MARKED")
        return self.constant(FIXED_AREAS[kind])

    def _around(self, of: tree.Neighbour, table: dict[int, int]) -> Code:
        number = self._table(table)
        match of:
            case tree.ThisBeing() | tree.It() | tree.Gateway():
                return [*self.single(of), ("AROUND_ONE", (number,))]
            case tree.ThatSquare():
                return [*self._square("THERE"), ("AROUND_ONE", (number,))]
            case tree.Several(least, owner, ranks, another):
                return [*self._of_kind(owner, ranks, another), ("SEVERAL", (least, number))]
            case tree.OfItsColour():
                return [("BOUND", ()), ("AROUND", (number,))]
            case tree.SquareOf(kind):
                return [*self.area(kind), ("AROUND", (number,))]
            case tree.SomePiece(owner, ranks, another):
                return [*self._of_kind(owner, ranks, another), ("AROUND", (number,))]
        raise Unknown(type(of).__name__)

    def _where(self, condition: tree.Where) -> Code:
        match condition:
            case tree.Near(to, side):
                return self._around(to, _NEIGHBOURS[side])
            case tree.Within(distance, of):
                return self._around(of, WITHIN[min(distance, FURTHEST)])
            case tree.AtDistance(distance, of):
                return self._around(of, RING[min(distance, FURTHEST)])
            case tree.On(kind):
                return self.area(kind)
            case tree.OnOrNear(kind):
                return [*self.area(kind), *self.area(kind), ("NEIGHBOURS", ()), ("OR", ())]
            case tree.OnLeft():
                return self._square("LEFT")
            case tree.Along(course, reach):
                return [("ALONG", (self.course(course), min(reach, FURTHEST)))]
        raise Unknown(type(condition).__name__)

    def everywhere(self, conditions: tuple[tree.Where, ...]) -> Code:
        """The squares for which all conditions hold; there is at least one."""
        code: Code = []
        for number, condition in enumerate(conditions):
            code += [*self._where(condition), *(_AND if number else [])]
        return code

    def goal(self, to: tree.Destination | None) -> dict[str, int]:
        """Where a move or leap may end, as fields of its step."""
        match to:
            case None:
                return {}
            case tree.ToIt():
                return {"goal": self.selectors.put(self._set("IT"))}
            case tree.ToThatSquare():
                return {"goal": self.selectors.put(self._square("THERE"))}
            case tree.Toward(what, onto):
                return {"toward": self.selectors.put(self.single(what)), "onto": int(onto)}
            case tree.To():
                return {"goal": self.selectors.put(self._to(to))}
        raise Unknown(type(to).__name__)

    def _to(self, to: tree.To) -> Code:
        code = self.constant(BOARD)
        if to.empty:
            code += [("OCCUPIED", ()), *_NOT, *_AND]
        for rank in RANK_SETS[to.without] if to.without else ():
            code += [("OF_RANK", (rank,)), *_NOT, *_AND]
        if to.area:
            code += [*self.area(to.area), *_AND]
        if to.where:
            code += [*self.everywhere(to.where), *_AND]
        return code

    # ---- conditions
    def test(self, condition: Condition) -> Code:
        name = type(condition).__name__
        put = self.selectors.put
        match condition:
            case shared.Negated(inner):
                return [*self.test(inner), (name, ())]
            case shared.Together(first, second):
                return [*self.test(first), *self.test(second), (name, ())]
            case tree.SummonedOn(kind, not_centre):
                return [(name, (put(self.area(kind)), int(not_centre)))]
            case tree.Occupied(kind) | tree.ItStoodOn(kind):
                return [(name, (put(self.area(kind)),))]
            case tree.ItWas(ranks):
                return [(name, (rank_bits(ranks),))]
            case tree.ThisDestroyed(number):
                return [(name, (number,))]
            case tree.StandsOn(what, kind):
                return [(name, (put(self.single(what)), put(self.area(kind))))]
            case tree.IsGateway(what):
                return [(name, (put(self.single(what)),))]
            case tree.InPile(card):
                return [(name, (self._cards.numbers.get(card, -1),))]
            case (
                shared.Done()
                | shared.DidBoth()
                | tree.ActionLeft()
                | tree.SummonedOnto()
                | tree.DestroyedNothing()
                | tree.WarpUnplayed()
                | tree.PileEmpty()
            ):
                return [(name, ())]
        raise Unknown(name)
