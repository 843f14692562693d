"""Reads what effects speak of: pieces, squares, and where they are. `parse` derives from it."""

from __future__ import annotations

from typing import TypedDict

from lark import v_args

from arenarium.cards.tree import AnyNumber, Count, Every, Exactly
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.criteria import CriterionTransformer, word
from arenarium.games.tashkalar.language.semantics import TWICE, not_its_colour, owner, several_if_mixed
from arenarium.games.tashkalar.language.tree import (
    Area,
    Colour,
    Course,
    Destination,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Side,
    Single,
    Spread,
    To,
    Where,
)
from arenarium.games.tashkalar.language.tree.words import KNOWN_COURSES


class Noun(TypedDict, total=False):
    """What is said of pieces, apart from their number: the fields of `Pieces`."""

    owner: Owner
    ranks: Ranks
    where: tuple[Where, ...]
    spread: Spread
    colour: Colour
    used: bool
    other_than: tuple[Single, ...]
    equal_rank: bool


@v_args(inline=True)
class PhraseTransformer(CriterionTransformer):
    # who and what ------------------------------------------------------------------------------------------------
    def this_being(self) -> tree.ThisBeing:
        return tree.ThisBeing()

    def it(self) -> tree.It:
        return tree.It()

    def gateway(self) -> tree.Gateway:
        return tree.Gateway()

    def pieces(self, count: Count, noun: Noun) -> Pieces:
        if isinstance(count, AnyNumber):
            raise CardError(
                Mistake("any-number-of-pieces", "'any number of' counts moves, not pieces; say 'up to' or 'every'")
            )
        return several_if_mixed(Pieces(count, **noun))

    def one_piece(self, noun: Noun) -> Pieces:
        return several_if_mixed(Pieces(Exactly(1), **noun))

    def every_piece(self, noun: Noun) -> Pieces:
        return several_if_mixed(Pieces(Every(), **noun))

    def any_pieces(self, noun: Noun) -> Pieces:
        return Pieces(AnyNumber(), **noun)

    def noun(
        self,
        spread: Spread | None,
        enemy: object,
        ranks: Ranks | None,
        yours: object,
        *more: Where | Noun,
    ) -> Noun:
        where = tuple(item for item in more if isinstance(item, Where))
        not_its_colour(where)
        noun = Noun(owner=owner(enemy, yours), ranks=ranks or Ranks.ANY, where=where, spread=spread or Spread.FREE)
        for restriction in more:
            if isinstance(restriction, Where):
                continue
            for key in restriction:
                if key in noun:
                    raise CardError(TWICE[key])
            noun.update(restriction)
        return noun

    different = word(Spread.DIFFERENT)
    connected = word(Spread.CONNECTED)
    enemy = word(True)
    yours = word(True)

    def other_than(self, *singles: Single) -> Noun:
        if len(set(singles)) < len(singles):
            raise CardError(Mistake("left-out-twice", "the same piece is left out twice"))
        return Noun(other_than=singles)

    used = word(Noun(used=True))
    one_colour = word(Noun(colour=Colour.ONE))
    that_colour = word(Noun(colour=Colour.THAT))
    mixed_colours = word(Noun(colour=Colour.MIXED))
    equal_rank = word(Noun(equal_rank=True))

    def more_than_you(self, ranks: Ranks) -> Noun:
        colours = {Ranks.COMMON: Colour.MORE_COMMON, Ranks.UPGRADED: Colour.MORE_UPGRADED}
        if ranks not in colours:
            raise CardError(Mistake("opponent-compared", "an opponent is compared by 'common' or by 'upgraded' pieces"))
        return Noun(colour=colours[ranks])

    def first_pieces(self, number: int | None, course: Course, shielded: object) -> tree.FirstPieces:
        if number is not None and number > 1 and course not in KNOWN_COURSES:
            raise CardError(
                Mistake(
                    "first-pieces",
                    "several 'first pieces' are met in a known direction only: choose the direction before",
                )
            )
        return tree.FirstPieces(number or 1, course, shielded is not None)

    shielded = word(True)

    # where -------------------------------------------------------------------------------------------------------
    def where(self, item: Where) -> Where:
        return item

    def near_any(self, to: tree.Neighbour) -> Where:
        return tree.Near(to)

    def near_orthogonal(self, to: tree.Neighbour) -> Where:
        return tree.Near(to, Side.ORTHOGONAL)

    def near_diagonal(self, to: tree.Neighbour) -> Where:
        return tree.Near(to, Side.DIAGONAL)

    def several(self, number: int, other: object, enemy: object, ranks: Ranks | None, yours: object) -> tree.Neighbour:
        return tree.Several(number, owner(enemy, yours), ranks or Ranks.ANY, other is not None)

    other_pieces = word(True)
    of_its_colour = word(tree.OfItsColour())
    on_left = word(tree.OnLeft())

    def within(self, distance: int, of: tree.Reference) -> Where:
        return tree.Within(distance, of)

    def at_distance(self, distance: int, of: tree.Reference) -> Where:
        return tree.AtDistance(distance, of)

    def on(self, area: Area) -> Where:
        return tree.On(area)

    def on_or_near(self, area: Area) -> Where:
        return tree.OnOrNear(area)

    def along(self, reach: int | None, course: Course) -> Where:
        return tree.Along(course, reach or 0)

    def that_square(self) -> tree.Reference:
        return tree.ThatSquare()

    def square_of(self, area: Area) -> tree.Reference:
        return tree.SquareOf(area)

    def some_piece(self, enemy: object, ranks: Ranks | None, yours: object) -> tree.Reference:
        return tree.SomePiece(owner(enemy, yours), ranks or Ranks.ANY)

    def another_piece(self, enemy: object, ranks: Ranks | None, yours: object) -> tree.Reference:
        return tree.SomePiece(owner(enemy, yours), ranks or Ranks.ANY, another=True)

    def course_that(self, beside: object) -> Course:
        return Course.THAT_OR_BESIDE if beside is not None else Course.THAT

    course_opposite = word(Course.OPPOSITE)
    beside = word(True)
    indicated = word(Course.INDICATED)
    diagonal = word(Course.DIAGONAL)

    def to_square(self, empty: object, area: Area | None, without: Ranks | None, *where: Where) -> To:
        not_its_colour(where)
        return To(area, empty is not None, without, where)

    to_it = word(tree.ToIt())
    to_that_square = word(tree.ToThatSquare())
    not_onto = word(True)

    def toward(self, what: Single, not_onto: object) -> Destination:
        return tree.Toward(what, not_onto is None)

    empty = word(True)

    def without_ranks(self, ranks: Ranks) -> Ranks:
        return ranks

    red = word(Area.RED)
    green = word(Area.GREEN)
    coloured = word(Area.COLOURED)
    colourless = word(Area.COLOURLESS)
    marked = word(Area.MARKED)
    second_marked = word(Area.SECOND_MARKED)
    common = word(Ranks.COMMON)
    heroic = word(Ranks.HEROIC)
    legendary = word(Ranks.LEGENDARY)
    upgraded = word(Ranks.UPGRADED)
    non_legendary = word(Ranks.NON_LEGENDARY)
    standard = word(Kind.STANDARD)
    combat = word(Kind.COMBAT)
