"""What the grammar of the card language lets pass although it means nothing, or nothing yet: refused in words."""

from __future__ import annotations

from arenarium.cards.tree import Act, Condition, Count, Every, Exactly, UpTo
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Colour, Course, Destination, Owner, Pieces, Single, Target, Where
from arenarium.games.tashkalar.language.tree.words import KNOWN_COURSES


def counted(count: Count, otherwise: Mistake) -> None:
    if not isinstance(count, Exactly | UpTo):
        raise CardError(otherwise)


def colour_of(enemy: object) -> Owner:
    return Owner.ENEMY if enemy is not None else Owner.YOURS


NOT_LINKED = Mistake(
    "not-linked", "'all or nothing' joins single acts upon pieces: place, move, destroy, upgrade, convert, swap"
)
MOST_LINKED = 4
"""Acts of an "all or nothing"."""
TWICE = {
    "colour": Mistake("twice-by-color", "the pieces are restricted twice: by color"),
    "other_than": Mistake("twice-other-than", "the pieces are restricted twice: say 'other than ... or ...'"),
    "used": Mistake("twice-used", "the pieces are restricted twice: by 'used to summon'"),
    "equal_rank": Mistake("twice-by-rank", "the pieces are restricted twice: by rank"),
}


def not_its_colour(wheres: tuple[Where, ...]) -> None:
    if any(isinstance(where, tree.Near) and isinstance(where.to, tree.OfItsColour) for where in wheres):
        raise CardError(Mistake("its-color", "'a piece of its color' is said of a piece that is placed"))


def several_if_mixed(pieces: Pieces) -> Pieces:
    if pieces.colour is Colour.MIXED and (pieces.count in (Exactly(1), UpTo(1)) or isinstance(pieces.count, Every)):
        raise CardError(Mistake("not-one-color", "'not all of one color' is said of several pieces that are chosen"))
    return pieces


def not_swapped(what: Target) -> Target:
    if isinstance(what, Pieces) and what.equal_rank:
        raise CardError(Mistake("equal-rank", "'of equal rank' is said of the second piece of a swap"))
    return what


def check_any_number(keeping: Course | None, to: Destination | None, without_this: int | None) -> None:
    if without_this:
        raise CardError(Mistake("but-only-any", "'but only' goes with counted moves, not with 'any number of'"))
    if keeping is Course.THAT_OR_BESIDE:
        raise CardError(Mistake("run-turns", "a run keeps to its direction; it cannot turn beside it"))
    if keeping is None and not isinstance(to, tree.Toward):
        raise CardError(
            Mistake("one-run", "'any number of' moves is one run: say 'in one direction', or 'toward' what it goes")
        )
    if keeping is not None and isinstance(to, tree.Toward):
        raise CardError(
            Mistake("run-or-toward", "a run keeps to its direction, or goes toward something; it cannot be both")
        )


def check_every(who: Target, count: Count) -> None:
    if isinstance(who, Pieces) and isinstance(who.count, Every) and count != Exactly(1):
        raise CardError(
            Mistake("every-piece", "'with every piece' goes with one move each: say 'do one ... move with every ...'")
        )
    if isinstance(who, Pieces):
        not_swapped(who)


def gateway_test(what: Single) -> Condition:
    if isinstance(what, tree.Gateway):
        raise CardError(Mistake("always-gateway", "the Gateway is always the Gateway; ask for 'this being' or 'it'"))
    return tree.IsGateway(what)


def can_be_linked(act: Act) -> bool:
    """Acts that are done once: whether all of them can be is found out by trying, which must not take long."""
    match act:
        case tree.Move(count=Exactly(1), who=who):
            return not (isinstance(who, Pieces) and isinstance(who.count, Every))
        case tree.Place(count=Exactly(1), while_fewer=again):
            return not again
        case tree.Destroy(what) | tree.Upgrade(what) | tree.Downgrade(what) | tree.Convert(what):
            return isinstance(what, Single) or (isinstance(what, Pieces) and what.count == Exactly(1))
    return isinstance(act, tree.Swap)


def simple(act: Act) -> Act:
    if isinstance(act, tree.ForEachEnemy | tree.ForEachPlaced):
        raise CardError(Mistake("for-each-within", "'for each' does not go within another 'for each'"))
    return act


def chooses_a_square(act: Act) -> bool:
    if isinstance(act, tree.Place):
        return not act.while_fewer
    if not isinstance(act, tree.Destroy | tree.Upgrade | tree.Downgrade | tree.Convert | tree.ChoosePiece):
        return False
    what = act.what
    if isinstance(what, tree.FirstPieces):
        return what.course not in KNOWN_COURSES
    return not (isinstance(what, Pieces) and isinstance(what.count, Every))


def owner(enemy: object, yours: object) -> Owner:
    if enemy is not None and yours is not None:
        raise CardError(Mistake("enemy-and-yours", "a piece cannot be both an enemy piece and yours"))
    return Owner.ENEMY if enemy is not None else Owner.YOURS if yours is not None else Owner.ANY
