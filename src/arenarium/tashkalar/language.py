"""Reads the card language of Tash-Kalar: effects and task criteria, text to tree."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from lark import v_args

from arenarium.core.errors import CardError
from arenarium.script.parse import Language, SharedTransformer
from arenarium.script.tree import Act, AnyNumber, Clause, Count, Effect, Every, Exactly, Node, OneOf, UpTo
from arenarium.tashkalar import tree
from arenarium.tashkalar.tree import (
    Area,
    Colour,
    Course,
    Ends,
    Keeping,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Region,
    Side,
    Spread,
    Target,
    To,
    ToIt,
    Where,
)

Words = tuple[str, ...]


def parse_effect(text: str) -> Effect:
    """The tree of an effect text. Raises CardError where it is not in the card language."""
    return language().parse(text, Effect)


def parse_criterion(text: str) -> tree.Criterion:
    """The tree of a task's criterion."""
    return language().parse(text, tree.Criterion, start="criterion")


@cache
def language() -> Language:
    grammar = resources.files("arenarium.tashkalar").joinpath("grammar.lark").read_text("utf-8")
    return Language(grammar, _Transformer(), starts=("effect", "criterion"))


def _word(value: Any) -> Any:
    return lambda self: value


@v_args(inline=True)
class _Transformer(SharedTransformer):
    # acts ------------------------------------------------------------------------------------------------------
    def destroy(self, what: Target, uncounted: object) -> Act:
        return tree.Destroy(what, uncounted=uncounted is not None)

    def upgrade(self, what: Target) -> Act:
        return tree.Upgrade(what)

    def downgrade(self, what: Target) -> Act:
        return tree.Downgrade(what)

    def convert(self, what: Target, to: Ranks | None) -> Act:
        return tree.Convert(what, to)

    def place(self, count: Count, enemy: object, rank: Ranks, *where: Where) -> Act:
        _counted(count, "pieces are placed")
        return tree.Place(count, rank, Owner.ENEMY if enemy is not None else Owner.YOURS, where)

    def move(
        self,
        count: Count,
        kind: Kind,
        who: Target,
        keeping: Keeping | None,
        to: To | ToIt | None,
        until: object,
        without_this: int | None,
    ) -> Act:
        if isinstance(count, Every):
            raise CardError("moves are counted: say how many, 'up to' how many, or 'any number of'")
        if isinstance(count, AnyNumber) and keeping is None:
            raise CardError("'any number of' moves is one run: say 'keeping to one direction' or 'to that direction'")
        if isinstance(count, AnyNumber) and without_this:
            raise CardError("'but only' goes with counted moves, not with 'any number of'")
        if until and not isinstance(count, AnyNumber):
            raise CardError("'until it destroys a legendary piece' goes with 'any number of' moves only")
        return tree.Move(count, kind, who, keeping or Keeping.FREE, to, until is not None, without_this or 0)

    def mixed_moves(self, combat: Count, standard: int, who: Target) -> Act:
        if not isinstance(combat, Exactly | UpTo):
            raise CardError("moves of two kinds are counted: say how many, or 'up to' how many")
        return tree.MixedMoves(combat.number, standard, who, isinstance(combat, UpTo))

    number_one = _word(1)

    def leap(self, count: Count, kind: Kind, who: Target, to: To | ToIt | None) -> Act:
        _counted(count, "leaps are made")
        return tree.Leap(count, kind, who, to)

    def choose_piece(self, what: Pieces) -> Act:
        return tree.ChoosePiece(what)

    def choose_direction(self, course: Course) -> Act:
        return tree.ChooseDirection(course)

    def gain_one_action(self) -> Act:
        return tree.GainActions(1)

    def gain_actions(self, number: int) -> Act:
        return tree.GainActions(number)

    def draw_being(self) -> Act:
        return tree.DrawExtra(being=True, legend=False)

    def draw_legend(self) -> Act:
        return tree.DrawExtra(being=False, legend=True)

    def draw_both(self) -> Act:
        return tree.DrawExtra(being=True, legend=True)

    def take_another_turn(self) -> Act:
        return tree.TakeAnotherTurn()

    def borrow_enemy(self) -> Act:
        return tree.BorrowEnemy()

    def recover_card(self) -> Act:
        return tree.RecoverCard()

    def for_each_enemy(self, act: Act) -> Act:
        return tree.ForEachEnemy(_simple(act))

    def for_each_placed(self, act: Act) -> Act:
        return tree.ForEachPlaced(_simple(act))

    def repeated(self, repeat: tuple[int, bool], act: Act) -> Clause:
        if repeat[1]:
            for first in [way[0].act for way in act.ways] if isinstance(act, OneOf) else [act]:
                if not _chooses_a_square(first):
                    raise CardError("'each time on a new square' goes with acts that choose one square or piece")
        return super().repeated(repeat, act)

    keeping_one = _word(Keeping.ONE)
    keeping_that = _word(Keeping.THAT)
    until = _word(True)
    uncounted = _word(True)
    placed_owner = _word(True)

    def without_this(self, number: int) -> int:
        return number

    # who and what ------------------------------------------------------------------------------------------------
    def this_being(self) -> tree.ThisBeing:
        return tree.ThisBeing()

    def it(self) -> tree.It:
        return tree.It()

    def pieces(self, count: Count, noun: dict[str, Any]) -> Pieces:
        if isinstance(count, AnyNumber):
            raise CardError("'any number of' counts moves, not pieces; say 'up to' or 'every'")
        return Pieces(count, **noun)

    def one_piece(self, noun: dict[str, Any]) -> Pieces:
        return Pieces(Exactly(1), **noun)

    def any_pieces(self, noun: dict[str, Any]) -> Pieces:
        return Pieces(AnyNumber(), **noun)

    def noun(
        self,
        spread: Spread | None,
        enemy: object,
        ranks: Ranks | None,
        yours: object,
        *more: Where | tuple[str, Any],
    ) -> dict[str, Any]:
        return {
            "owner": _owner(enemy, yours),
            "ranks": ranks or Ranks.ANY,
            "where": tuple(item for item in more if isinstance(item, Where)),
            "spread": spread or Spread.FREE,
            **dict(item for item in more if isinstance(item, tuple)),
        }

    different = _word(Spread.DIFFERENT)
    connected = _word(Spread.CONNECTED)
    enemy = _word(True)
    yours = _word(True)

    other = _word(("other", True))
    used = _word(("used", True))
    one_colour = _word(("colour", Colour.ONE))
    that_colour = _word(("colour", Colour.THAT))

    def more_than_you(self, ranks: Ranks) -> tuple[str, Any]:
        colours = {Ranks.COMMON: Colour.MORE_COMMON, Ranks.UPGRADED: Colour.MORE_UPGRADED}
        if ranks not in colours:
            raise CardError("an opponent is compared by 'common' or by 'upgraded' pieces")
        return "colour", colours[ranks]

    def first_pieces(self, number: int | None, course: Course, shielded: object) -> tree.FirstPieces:
        if number is not None and number > 1 and course is not Course.THAT:
            raise CardError("several 'first pieces' are met in 'that direction' only: choose the direction before")
        return tree.FirstPieces(number or 1, course, shielded is not None)

    shielded = _word(True)

    # where -------------------------------------------------------------------------------------------------------
    def where(self, item: Where) -> Where:
        return item

    def near_any(self, to: tree.Reference) -> Where:
        return tree.Near(to)

    def near_orthogonal(self, to: tree.Reference) -> Where:
        return tree.Near(to, Side.ORTHOGONAL)

    def near_diagonal(self, to: tree.Reference) -> Where:
        return tree.Near(to, Side.DIAGONAL)

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
        return tree.SomePiece(_owner(enemy, yours), ranks or Ranks.ANY)

    def another_piece(self, enemy: object, ranks: Ranks | None, yours: object) -> tree.Reference:
        return tree.SomePiece(_owner(enemy, yours), ranks or Ranks.ANY, another=True)

    def course_that(self, beside: object) -> Course:
        return Course.THAT_OR_BESIDE if beside is not None else Course.THAT

    beside = _word(True)
    indicated = _word(Course.INDICATED)
    diagonal = _word(Course.DIAGONAL)

    def to_square(self, empty: object, area: Area | None, without: Ranks | None, *where: Where) -> To:
        return To(area, empty is not None, without, where)

    def to_it(self) -> ToIt:
        return ToIt()

    empty = _word(True)

    def without_ranks(self, ranks: Ranks) -> Ranks:
        return ranks

    red = _word(Area.RED)
    green = _word(Area.GREEN)
    coloured = _word(Area.COLOURED)
    marked = _word(Area.MARKED)
    common = _word(Ranks.COMMON)
    heroic = _word(Ranks.HEROIC)
    legendary = _word(Ranks.LEGENDARY)
    upgraded = _word(Ranks.UPGRADED)
    non_legendary = _word(Ranks.NON_LEGENDARY)
    standard = _word(Kind.STANDARD)
    combat = _word(Kind.COMBAT)

    # conditions ----------------------------------------------------------------------------------------------------
    action_left = _word(tree.ActionLeft())
    pile_empty = _word(tree.PileEmpty())
    this_destroyed_one = _word(tree.ThisDestroyed(1))
    not_centre = _word(True)

    def summoned_on(self, area: Area, not_centre: object) -> Node:
        return tree.SummonedOn(area, not_centre is not None)

    def occupied(self, area: Area) -> Node:
        return tree.Occupied(area)

    def it_was(self, ranks: Ranks) -> Node:
        return tree.ItWas(ranks)

    def it_stood_on(self, area: Area) -> Node:
        return tree.ItStoodOn(area)

    def this_destroyed(self, number: int) -> Node:
        return tree.ThisDestroyed(number)

    # criteria --------------------------------------------------------------------------------------------------------
    def criterion(self, judgement: tree.Criterion) -> tree.Criterion:
        return judgement

    def both(self, first: tree.Criterion, second: tree.Criterion) -> tree.Criterion:
        return tree.Both(first, second)

    def either(self, first: tree.Criterion, second: tree.Criterion) -> tree.Criterion:
        return tree.Either(first, second)

    def destroyed_this_turn(self, number: int, ranks: Ranks | None, among: tree.Quota | None) -> tree.Criterion:
        return tree.DestroyedThisTurn(number, ranks or Ranks.ANY, among)

    def holds(self, number: int, ranks: Ranks | None, region: Region, among: tree.Quota | None) -> tree.Criterion:
        return tree.Holds(number, region, ranks or Ranks.ANY, among)

    def outnumbers(self, by: int, ranks: Ranks | None, region: Region) -> tree.Criterion:
        return tree.Outnumbers(by, region, ranks or Ranks.ANY)

    def summoned_this_turn(
        self, number: int, region: Region | None, among: tuple[int, Region | None] | None
    ) -> tree.Criterion:
        return tree.SummonedThisTurn(number, region, *(among or (0, None)))

    def chain(self, ends: Ends) -> tree.Criterion:
        return tree.Chain(ends)

    def surrounded(self, number: int) -> tree.Criterion:
        return tree.Surrounded(number)

    def isolated(self, distance: int, steps: int) -> tree.Criterion:
        return tree.Isolated(distance, steps)

    def quota(self, number: int, ranks: Ranks) -> tree.Quota:
        return tree.Quota(number, ranks)

    def quota_on(self, number: int, region: Region) -> tuple[int, Region | None]:
        return number, region

    def quota_legends(self, number: int) -> tuple[int, Region | None]:
        return number, None

    def region_area(self, area: Area) -> Region:
        if area is Area.MARKED:
            raise CardError("tasks know no marked squares")
        return Region(area.value)

    region_central = _word(Region.CENTRAL)
    region_cross = _word(Region.CENTRE_CROSS)
    region_line = _word(Region.MIDDLE_LINE)
    region_diagonal = _word(Region.LONG_DIAGONAL)
    sides = _word(Ends.SIDES)
    corners = _word(Ends.CORNERS)


def _counted(count: Count, what: str) -> None:
    if not isinstance(count, Exactly | UpTo):
        raise CardError(f"{what} one by one: say how many, or 'up to' how many")


def _simple(act: Act) -> Act:
    if isinstance(act, tree.ForEachEnemy | tree.ForEachPlaced):
        raise CardError("'for each' does not go within another 'for each'")
    return act


def _chooses_a_square(act: Act) -> bool:
    if isinstance(act, tree.Place):
        return True
    if not isinstance(act, tree.Destroy | tree.Upgrade | tree.Downgrade | tree.Convert | tree.ChoosePiece):
        return False
    what = act.what
    if isinstance(what, tree.FirstPieces):
        return what.course is not Course.THAT
    return not (isinstance(what, Pieces) and isinstance(what.count, Every))


def _owner(enemy: object, yours: object) -> Owner:
    if enemy is not None and yours is not None:
        raise CardError("a piece cannot be both an enemy piece and yours")
    return Owner.ENEMY if enemy is not None else Owner.YOURS if yours is not None else Owner.ANY
