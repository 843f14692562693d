"""Reads the card language of Tash-Kalar: effects and task criteria, text to tree."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any

from lark import Token, v_args

from arenarium.core.errors import CardError
from arenarium.script.parse import Language, SharedTransformer
from arenarium.script.tree import (
    Act,
    AnyNumber,
    Clause,
    Condition,
    Count,
    Effect,
    Every,
    Exactly,
    Linked,
    Negated,
    OneOf,
    UpTo,
)
from arenarium.tashkalar import tree
from arenarium.tashkalar.tree import (
    Area,
    Colour,
    Course,
    Destination,
    Ends,
    Held,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Region,
    Side,
    Single,
    Spread,
    Target,
    To,
    WarpOf,
    Where,
)
from arenarium.tashkalar.tree.words import KNOWN_COURSES

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
    def destroy(self, what: Target, for_good: object, counting: str | None) -> Act:
        _not_swapped(what)
        return tree.Destroy(what, counting == "uncounted", for_good is not None, counting == "twice")

    def upgrade(self, what: Target) -> Act:
        return tree.Upgrade(_not_swapped(what))

    def downgrade(self, what: Target) -> Act:
        return tree.Downgrade(_not_swapped(what))

    def convert(self, what: Target, to: Ranks | None) -> Act:
        return tree.Convert(_not_swapped(what), to)

    def place(self, count: Count, enemy: object, rank: Ranks, *more: Where | bool | None) -> Act:
        _counted(count, "pieces are placed")
        *where, while_fewer = more
        if while_fewer and (count != Exactly(1) or enemy is not None):
            raise CardError("'and again while ...' goes with placing one piece of yours")
        wheres = tuple(item for item in where if isinstance(item, Where))
        return tree.Place(count, rank, _colour_of(enemy), wheres, while_fewer is not None)

    def move(
        self,
        count: Count,
        kind: Kind,
        who: Target,
        keeping: Course | None,
        to: Destination | None,
        until: object,
        without_this: int | None,
    ) -> Act:
        if isinstance(count, Every):
            raise CardError("moves are counted: say how many, 'up to' how many, or 'any number of'")
        if isinstance(count, AnyNumber):
            _check_any_number(keeping, to, without_this)
        elif until:
            raise CardError("'until it destroys a legendary piece' goes with 'any number of' moves only")
        if until and keeping is None:
            raise CardError("'until it destroys a legendary piece' goes with moves in one direction")
        _check_every(who, count)
        if without_this and isinstance(who, Pieces) and isinstance(who.count, Every):
            raise CardError("'but only' goes with counted moves, not with 'every piece'")
        return tree.Move(
            count, kind, who, keeping, to, until_legendary=until is not None, without_this=without_this or 0
        )

    def furthest_move(self, kind: Kind, who: Target, keeping: Course, to: Destination | None) -> Act:
        _check_any_number(keeping, to, None)
        _check_every(who, AnyNumber())
        return tree.Move(AnyNumber(), kind, who, keeping, to, furthest=True)

    def mixed_moves(self, combat: Count, standard: int, who: Target) -> Act:
        if not isinstance(combat, Exactly | UpTo):
            raise CardError("moves of two kinds are counted: say how many, or 'up to' how many")
        _check_every(who, AnyNumber())
        return tree.MixedMoves(combat.number, standard, who, isinstance(combat, UpTo))

    number_one = _word(1)

    def leap(self, count: Count, kind: Kind, who: Target, to: Destination | None) -> Act:
        _counted(count, "leaps are made")
        _check_every(who, AnyNumber())
        return tree.Leap(count, kind, who, to)

    def choose_piece(self, what: Pieces) -> Act:
        _not_swapped(what)
        return tree.ChoosePiece(what)

    def choose_square(self, area: Area | None) -> Act:
        return tree.ChooseSquare(area)

    def swap(self, what: Pieces, other: Pieces) -> Act:
        if not what.count == other.count == Exactly(1):
            raise CardError("one piece is swapped with one piece")
        _not_swapped(what)
        return tree.Swap(what, other)

    def mirror(self, what: Pieces) -> Act:
        _counted(what.count, "pieces are mirrored")
        _not_swapped(what)
        if tree.On(Area.MARKED) not in what.where:
            raise CardError("pieces on marked squares are mirrored: say 'on a marked square'")
        return tree.Mirror(what)

    def replace(self, what: Single, enemy: object, rank: Ranks) -> Act:
        return tree.Replace(what, rank, _colour_of(enemy))

    def hold(self, what: Target) -> Act:
        if not (isinstance(what, Single) or (isinstance(what, Pieces) and what.count == Exactly(1))):
            raise CardError("one piece is taken onto a card")
        return tree.Hold(_not_swapped(what))

    def release(self, kind: Kind, to: Destination | None) -> Act:
        if isinstance(to, tree.Toward):
            raise CardError("a piece that is not on the board comes no nearer to anything")
        return tree.Release(kind, to)

    def make_gateway(self, what: Target) -> Act:
        if isinstance(what, tree.FirstPieces) or (isinstance(what, Pieces) and what.count != Exactly(1)):
            raise CardError("one piece becomes the Gateway")
        if isinstance(what, tree.Gateway):
            raise CardError("the Gateway is the Gateway already")
        return tree.MakeGateway(_not_swapped(what))

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

    def borrow_empty(self, number: int) -> Act:
        return tree.BorrowEmpty(number)

    def copy_warp(self, of: WarpOf) -> Act:
        return tree.CopyWarp(of)

    def discard_held(self, what: Held) -> Act:
        return tree.DiscardHeld(what)

    use_colour = _word(tree.UseColour())
    count_more = _word(tree.CountMore())
    count_as_legend = _word(tree.CountAsLegend())
    lose_action = _word(tree.LoseAction())
    slow_opponents = _word(tree.SlowOpponents())
    recover_card = _word(tree.RecoverCard())
    recover_top = _word(tree.RecoverTop())
    put_under = _word(tree.PutUnder())
    freeze_card = _word(tree.FreezeCard())
    take_back_pending = _word(tree.TakeBackPending())
    held_flare = _word(Held.FLARE)
    held_card = _word(Held.CARD)
    held_legends = _word(Held.LEGENDS)
    held_pending = _word(Held.PENDING)
    warp_of_pending = _word(WarpOf.PENDING)
    warp_of_pile = _word(WarpOf.PILE)
    warp_of_this = _word(WarpOf.THIS)

    def for_each_enemy(self, may: object, act: Act) -> Act:
        return tree.ForEachEnemy(_simple(act), may is not None)

    def for_each_placed(self, act: Act) -> Act:
        return tree.ForEachPlaced(_simple(act))

    def repeated(self, repeat: tuple[int, bool], act: Act) -> Clause:
        if repeat[1]:
            for first in [way[0].act for way in act.ways] if isinstance(act, OneOf) else [act]:
                if not _chooses_a_square(first):
                    raise CardError("'each time on a new square' goes with acts that choose one square or piece")
        return super().repeated(repeat, act)

    def may(self, act: Act) -> Clause:
        if isinstance(act, tree.ForEachEnemy):
            raise CardError("say 'for each enemy colour, you may ...'")
        return super().may(act)

    def linked(self, *acts: Act) -> Act:
        if len(acts) > MOST_LINKED:
            raise CardError(f"'all or nothing' joins at most {MOST_LINKED} acts")
        for act in acts:
            if not _can_be_linked(act):
                raise CardError(_NOT_LINKED)
        return Linked(acts)

    keeping_one = _word(Course.ONE)

    def keeping_course(self, course: Course) -> Course:
        return course

    until = _word(True)
    uncounted = _word("uncounted")
    twice = _word("twice")
    for_good = _word(True)
    while_fewer = _word(True)
    each_may = _word(True)
    placed_owner = _word(True)

    def without_this(self, number: int) -> int:
        return number

    # who and what ------------------------------------------------------------------------------------------------
    def this_being(self) -> tree.ThisBeing:
        return tree.ThisBeing()

    def it(self) -> tree.It:
        return tree.It()

    def gateway(self) -> tree.Gateway:
        return tree.Gateway()

    def pieces(self, count: Count, noun: dict[str, Any]) -> Pieces:
        if isinstance(count, AnyNumber):
            raise CardError("'any number of' counts moves, not pieces; say 'up to' or 'every'")
        return _several_if_mixed(Pieces(count, **noun))

    def one_piece(self, noun: dict[str, Any]) -> Pieces:
        return _several_if_mixed(Pieces(Exactly(1), **noun))

    def every_piece(self, noun: dict[str, Any]) -> Pieces:
        return _several_if_mixed(Pieces(Every(), **noun))

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
        said = [item[0] for item in more if isinstance(item, tuple)]
        for key in said:
            if said.count(key) > 1:
                raise CardError(f"the pieces are restricted twice: {_TWICE.get(key, key)}")
        _not_its_colour(tuple(item for item in more if isinstance(item, Where)))
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

    def other_than(self, *singles: Single) -> tuple[str, Any]:
        if len(set(singles)) < len(singles):
            raise CardError("the same piece is left out twice")
        return "other_than", singles

    used = _word(("used", True))
    one_colour = _word(("colour", Colour.ONE))
    that_colour = _word(("colour", Colour.THAT))
    mixed_colours = _word(("colour", Colour.MIXED))
    equal_rank = _word(("equal_rank", True))

    def more_than_you(self, ranks: Ranks) -> tuple[str, Any]:
        colours = {Ranks.COMMON: Colour.MORE_COMMON, Ranks.UPGRADED: Colour.MORE_UPGRADED}
        if ranks not in colours:
            raise CardError("an opponent is compared by 'common' or by 'upgraded' pieces")
        return "colour", colours[ranks]

    def first_pieces(self, number: int | None, course: Course, shielded: object) -> tree.FirstPieces:
        if number is not None and number > 1 and course not in KNOWN_COURSES:
            raise CardError("several 'first pieces' are met in a known direction only: choose the direction before")
        return tree.FirstPieces(number or 1, course, shielded is not None)

    shielded = _word(True)

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
        return tree.Several(number, _owner(enemy, yours), ranks or Ranks.ANY, other is not None)

    other_pieces = _word(True)
    of_its_colour = _word(tree.OfItsColour())
    on_left = _word(tree.OnLeft())

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

    course_opposite = _word(Course.OPPOSITE)
    beside = _word(True)
    indicated = _word(Course.INDICATED)
    diagonal = _word(Course.DIAGONAL)

    def to_square(self, empty: object, area: Area | None, without: Ranks | None, *where: Where) -> To:
        _not_its_colour(where)
        return To(area, empty is not None, without, where)

    to_it = _word(tree.ToIt())
    to_that_square = _word(tree.ToThatSquare())
    not_onto = _word(True)

    def toward(self, what: Single, not_onto: object) -> Destination:
        return tree.Toward(what, not_onto is None)

    empty = _word(True)

    def without_ranks(self, ranks: Ranks) -> Ranks:
        return ranks

    red = _word(Area.RED)
    green = _word(Area.GREEN)
    coloured = _word(Area.COLOURED)
    colourless = _word(Area.COLOURLESS)
    marked = _word(Area.MARKED)
    second_marked = _word(Area.SECOND_MARKED)
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
    destroyed_nothing = _word(tree.DestroyedNothing())
    summoned_onto = _word(tree.SummonedOnto())
    warp_unplayed = _word(tree.WarpUnplayed())
    not_centre = _word(True)

    def CARD_NAME(self, token: Token) -> str:  # noqa: N802 - named by the terminal
        return " ".join(str(token)[1:-1].split())

    def in_pile(self, card: str) -> Condition:
        return tree.InPile(card)

    def is_gateway(self, what: Single) -> Condition:
        return _gateway_test(what)

    def is_not_gateway(self, what: Single) -> Condition:
        return Negated(_gateway_test(what))

    def stands_on(self, what: Single, area: Area) -> Condition:
        return tree.StandsOn(what, area)

    def it_was_not(self, ranks: Ranks) -> Condition:
        return Negated(tree.ItWas(ranks))

    def summoned_on(self, area: Area, not_centre: object) -> Condition:
        return tree.SummonedOn(area, not_centre is not None)

    def occupied(self, area: Area) -> Condition:
        return tree.Occupied(area)

    def it_was(self, ranks: Ranks) -> Condition:
        return tree.ItWas(ranks)

    def it_stood_on(self, area: Area) -> Condition:
        return tree.ItStoodOn(area)

    def this_destroyed(self, number: int) -> Condition:
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
        if area not in (Area.RED, Area.GREEN, Area.COLOURED):
            raise CardError(f"tasks know no {area.value} squares")
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


def _colour_of(enemy: object) -> Owner:
    return Owner.ENEMY if enemy is not None else Owner.YOURS


_NOT_LINKED = "'all or nothing' joins single acts upon pieces: place, move, destroy, upgrade, convert, swap"
MOST_LINKED = 4
"""Acts of an "all or nothing"."""
_TWICE = {
    "colour": "by colour",
    "other_than": "say 'other than ... or ...'",
    "used": "by 'used to summon'",
    "equal_rank": "by rank",
}


def _not_its_colour(wheres: tuple[Where, ...]) -> None:
    if any(isinstance(where, tree.Near) and isinstance(where.to, tree.OfItsColour) for where in wheres):
        raise CardError("'a piece of its colour' is said of a piece that is placed")


def _several_if_mixed(pieces: Pieces) -> Pieces:
    if pieces.colour is Colour.MIXED and (pieces.count in (Exactly(1), UpTo(1)) or isinstance(pieces.count, Every)):
        raise CardError("'not all of one colour' is said of several pieces that are chosen")
    return pieces


def _not_swapped(what: Target) -> Target:
    if isinstance(what, Pieces) and what.equal_rank:
        raise CardError("'of equal rank' is said of the second piece of a swap")
    return what


def _check_any_number(keeping: Course | None, to: Destination | None, without_this: int | None) -> None:
    if without_this:
        raise CardError("'but only' goes with counted moves, not with 'any number of'")
    if keeping is Course.THAT_OR_BESIDE:
        raise CardError("a run keeps to its direction; it cannot turn beside it")
    if keeping is None and not isinstance(to, tree.Toward):
        raise CardError("'any number of' moves is one run: say 'keeping to one direction', or 'toward' what it goes")
    if keeping is not None and isinstance(to, tree.Toward):
        raise CardError("a run keeps to its direction, or goes toward something; it cannot be both")


def _check_every(who: Target, count: Count) -> None:
    if isinstance(who, Pieces) and isinstance(who.count, Every) and count != Exactly(1):
        raise CardError("'with every piece' goes with one move each: say 'do one ... move with every ...'")
    if isinstance(who, Pieces):
        _not_swapped(who)


def _gateway_test(what: Single) -> Condition:
    if isinstance(what, tree.Gateway):
        raise CardError("the Gateway is always the Gateway; ask for 'this being' or 'it'")
    return tree.IsGateway(what)


def _can_be_linked(act: Act) -> bool:
    """Acts that are done once: whether all of them can be is found out by trying, which must not take long."""
    match act:
        case tree.Move(count=Exactly(1), who=who):
            return not (isinstance(who, Pieces) and isinstance(who.count, Every))
        case tree.Place(count=Exactly(1), while_fewer=again):
            return not again
        case tree.Destroy(what) | tree.Upgrade(what) | tree.Downgrade(what) | tree.Convert(what):
            return isinstance(what, Single) or (isinstance(what, Pieces) and what.count == Exactly(1))
    return isinstance(act, tree.Swap)


def _simple(act: Act) -> Act:
    if isinstance(act, tree.ForEachEnemy | tree.ForEachPlaced):
        raise CardError("'for each' does not go within another 'for each'")
    return act


def _chooses_a_square(act: Act) -> bool:
    if isinstance(act, tree.Place):
        return not act.while_fewer
    if not isinstance(act, tree.Destroy | tree.Upgrade | tree.Downgrade | tree.Convert | tree.ChoosePiece):
        return False
    what = act.what
    if isinstance(what, tree.FirstPieces):
        return what.course not in KNOWN_COURSES
    return not (isinstance(what, Pieces) and isinstance(what.count, Every))


def _owner(enemy: object, yours: object) -> Owner:
    if enemy is not None and yours is not None:
        raise CardError("a piece cannot be both an enemy piece and yours")
    return Owner.ENEMY if enemy is not None else Owner.YOURS if yours is not None else Owner.ANY
