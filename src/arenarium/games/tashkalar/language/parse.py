"""Reads the card language of Tash-Kalar: effects and task criteria, text to tree."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from lark import Token, v_args

from arenarium.cards.hints import NUMBER, Instead, in_digits
from arenarium.cards.parse import Language
from arenarium.cards.tree import (
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
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.criteria import word
from arenarium.games.tashkalar.language.phrases import PhraseTransformer
from arenarium.games.tashkalar.language.semantics import (
    MOST_LINKED,
    NOT_LINKED,
    can_be_linked,
    check_any_number,
    check_every,
    chooses_a_square,
    colour_of,
    counted,
    gateway_test,
    not_swapped,
    simple,
)
from arenarium.games.tashkalar.language.tree import (
    Area,
    Course,
    Destination,
    Held,
    Kind,
    Pieces,
    Ranks,
    Single,
    Target,
    WarpOf,
    Where,
)


def parse_effect(text: str) -> Effect:
    """The tree of an effect text. Raises CardError where it is not in the card language."""
    return language().parse(text, Effect)


def parse_criterion(text: str) -> tree.Criterion:
    """The tree of a task's criterion."""
    return language().parse(text, tree.Criterion, start="criterion")


_NOUN = r"(enemy|common|heroic|legendary|upgraded|pieces?)\b"
_EXTRA_BEING = "draw an extra being at the end of the turn"


def _draw(match: re.Match[str]) -> str:
    """One being after the other."""
    return ", then ".join([_EXTRA_BEING] * min(int(in_digits(match["number"] or "one")), 4))


_HINTS: Instead = {
    rf"draw (an? )?(?P<number>{NUMBER})? ?(extra |more )?(cards?|beings?)( at the end of (the|your) turn)?": _draw,
    rf"you (have|destroyed|summoned) (?P<number>{NUMBER})(?= )": lambda match: (
        f"you {match[1].lower()} at least {in_digits(match['number'])}"
    ),
    rf"(destroy|upgrade|downgrade|convert|choose|mirror) {_NOUN}": r"\1 one \2",
    rf"the {_NOUN}": r"one \1",
    r"((an?|one) )?(extra|another|additional|more) action\b": "an action",
    r"gain one action\b": "gain an action",
    r"this (piece|card|unit|creature)\b": "this being",
    r"both(?= )(?! red| green)": "2",
    r"of (your|my) pieces?\b": "piece of yours",
    r"on an? (empty )?(square|cell|tile|field|space) (next|adjacent) to\b": "adjacent to",
    r"(your|my|friendly|own) pieces?\b": "piece of yours",
    r"(your|my|friendly|own)(?= )": "piece of yours",
    r"(opponent'?s?|opposing|hostile|foe)\b": "enemy",
    r"(kill|remove|eliminate|capture)\b": "destroy",
    r"(the )?targets?\b": "one piece",
    r"(explodes?|blow up)\b": "destroy every piece adjacent to this being",
    r"(creature|unit|monster|minion|warrior)\b": "being",
    r"(promote|strengthen)\b": "upgrade",
    r"(create|add|spawn|deploy)\b": "place",
    r"(next to|beside)\b": "adjacent to",
    r"all\b": "every",
    r"(cell|tile|field|space)s?\b": "square",
    r"can\b": "may",
}
"""What people write, and how the language says it."""


@cache
def language() -> Language:
    grammar = resources.files("arenarium.games.tashkalar.language").joinpath("grammar.lark").read_text("utf-8")
    return Language(grammar, _Transformer(), starts=("effect", "criterion"), hints=_HINTS)


@v_args(inline=True)
class _Transformer(PhraseTransformer):
    # acts ------------------------------------------------------------------------------------------------------
    def destroy(self, what: Target, for_good: object, counting: str | None) -> Act:
        not_swapped(what)
        return tree.Destroy(what, counting == "uncounted", for_good is not None, counting == "twice")

    def upgrade(self, what: Target) -> Act:
        return tree.Upgrade(not_swapped(what))

    def downgrade(self, what: Target) -> Act:
        return tree.Downgrade(not_swapped(what))

    def convert(self, what: Target, to: Ranks | None) -> Act:
        return tree.Convert(not_swapped(what), to)

    def place(self, count: Count, enemy: object, rank: Ranks, *more: Where | bool | None) -> Act:
        counted(count, Mistake("one-by-one-placed", "pieces are placed one by one: say how many, or 'up to' how many"))
        *where, while_fewer = more
        if while_fewer and (count != Exactly(1) or enemy is not None):
            raise CardError(Mistake("again-while", "'and again while ...' goes with placing one piece of yours"))
        wheres = tuple(item for item in where if isinstance(item, Where))
        return tree.Place(count, rank, colour_of(enemy), wheres, while_fewer is not None)

    def move(
        self,
        count: Count,
        kind: Kind,
        keeping: Course | None,
        who: Target,
        to: Destination | None,
        until: object,
        without_this: int | None,
    ) -> Act:
        if isinstance(count, Every):
            raise CardError(
                Mistake("moves-counted", "moves are counted: say how many, 'up to' how many, or 'any number of'")
            )
        if isinstance(count, AnyNumber):
            check_any_number(keeping, to, without_this)
        elif until:
            raise CardError(
                Mistake(
                    "until-any-number", "'until it destroys a legendary piece' goes with 'any number of' moves only"
                )
            )
        if until and keeping is None:
            raise CardError(
                Mistake("until-direction", "'until it destroys a legendary piece' goes with moves in one direction")
            )
        check_every(who, count)
        if without_this and isinstance(who, Pieces) and isinstance(who.count, Every):
            raise CardError(Mistake("but-only-every", "'but only' goes with counted moves, not with 'every piece'"))
        return tree.Move(
            count, kind, who, keeping, to, until_legendary=until is not None, without_this=without_this or 0
        )

    def furthest_move(self, kind: Kind, keeping: Course, who: Target, to: Destination | None) -> Act:
        check_any_number(keeping, to, None)
        check_every(who, AnyNumber())
        return tree.Move(AnyNumber(), kind, who, keeping, to, furthest=True)

    def mixed_moves(self, combat: Count, standard: int, who: Target) -> Act:
        if not isinstance(combat, Exactly | UpTo):
            raise CardError(
                Mistake("moves-of-two-kinds", "moves of two kinds are counted: say how many, or 'up to' how many")
            )
        check_every(who, AnyNumber())
        return tree.MixedMoves(combat.number, standard, who, isinstance(combat, UpTo))

    number_one = word(1)

    def leap(self, count: Count, kind: Kind, who: Target, to: Destination | None) -> Act:
        counted(count, Mistake("one-by-one-leaps", "leaps are made one by one: say how many, or 'up to' how many"))
        check_every(who, AnyNumber())
        return tree.Leap(count, kind, who, to)

    def choose_piece(self, what: Pieces) -> Act:
        not_swapped(what)
        return tree.ChoosePiece(what)

    def choose_square(self, area: Area | None) -> Act:
        return tree.ChooseSquare(area)

    def swap(self, what: Pieces, other: Pieces) -> Act:
        if not what.count == other.count == Exactly(1):
            raise CardError(Mistake("swap-one", "one piece is swapped with one piece"))
        not_swapped(what)
        return tree.Swap(what, other)

    def mirror(self, what: Pieces) -> Act:
        counted(
            what.count,
            Mistake("one-by-one-mirrored", "pieces are mirrored one by one: say how many, or 'up to' how many"),
        )
        not_swapped(what)
        if tree.On(Area.MARKED) not in what.where:
            raise CardError(Mistake("mirror-marked", "pieces on marked squares are mirrored: say 'on a marked square'"))
        return tree.Mirror(what)

    def replace(self, what: Single, enemy: object, rank: Ranks) -> Act:
        return tree.Replace(what, rank, colour_of(enemy))

    def hold(self, what: Target) -> Act:
        if not (isinstance(what, Single) or (isinstance(what, Pieces) and what.count == Exactly(1))):
            raise CardError(Mistake("hold-one", "one piece is taken onto a card"))
        return tree.Hold(not_swapped(what))

    def release(self, kind: Kind, to: Destination | None) -> Act:
        if isinstance(to, tree.Toward):
            raise CardError(Mistake("release-toward", "a piece that is not on the board comes no nearer to anything"))
        return tree.Release(kind, to)

    def make_gateway(self, what: Target) -> Act:
        if isinstance(what, tree.FirstPieces) or (isinstance(what, Pieces) and what.count != Exactly(1)):
            raise CardError(Mistake("one-gateway", "one piece becomes the Gateway"))
        if isinstance(what, tree.Gateway):
            raise CardError(Mistake("gateway-already", "the Gateway is the Gateway already"))
        return tree.MakeGateway(not_swapped(what))

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

    use_colour = word(tree.UseColour())
    count_more = word(tree.CountMore())
    count_as_legend = word(tree.CountAsLegend())
    lose_action = word(tree.LoseAction())
    slow_opponents = word(tree.SlowOpponents())
    recover_card = word(tree.RecoverCard())
    recover_top = word(tree.RecoverTop())
    put_under = word(tree.PutUnder())
    freeze_card = word(tree.FreezeCard())
    take_back_pending = word(tree.TakeBackPending())
    held_flare = word(Held.FLARE)
    held_card = word(Held.CARD)
    held_legends = word(Held.LEGENDS)
    held_pending = word(Held.PENDING)
    warp_of_pending = word(WarpOf.PENDING)
    warp_of_pile = word(WarpOf.PILE)
    warp_of_this = word(WarpOf.THIS)

    def for_each_enemy(self, may: object, act: Act) -> Act:
        return tree.ForEachEnemy(simple(act), may is not None)

    def for_each_placed(self, act: Act) -> Act:
        return tree.ForEachPlaced(simple(act))

    def repeated(self, repeat: tuple[int, bool], act: Act) -> Clause:
        if repeat[1]:
            for first in [clauses[0].act for clauses in act.alternatives] if isinstance(act, OneOf) else [act]:
                if not chooses_a_square(first):
                    raise CardError(
                        Mistake(
                            "new-square", "'each time on a new square' goes with acts that choose one square or piece"
                        )
                    )
        return super().repeated(repeat, act)

    def may(self, act: Act) -> Clause:
        if isinstance(act, tree.ForEachEnemy):
            raise CardError(Mistake("for-each-may", "say 'for each enemy color, you may ...'"))
        return super().may(act)

    def linked(self, *acts: Act) -> Act:
        if len(acts) > MOST_LINKED:
            raise CardError(Mistake("too-many-linked", "'all or nothing' joins at most {most} acts", most=MOST_LINKED))
        for act in acts:
            if not can_be_linked(act):
                raise CardError(NOT_LINKED)
        return Linked(acts)

    heading_one = word(Course.ONE)

    def heading_course(self, course: Course) -> Course:
        return course

    until = word(True)
    uncounted = word("uncounted")
    twice = word("twice")
    for_good = word(True)
    while_fewer = word(True)
    each_may = word(True)
    placed_owner = word(True)

    def without_this(self, number: int) -> int:
        return number

    # conditions ----------------------------------------------------------------------------------------------------
    action_left = word(tree.ActionLeft())
    pile_empty = word(tree.PileEmpty())
    this_destroyed_one = word(tree.ThisDestroyed(1))
    destroyed_nothing = word(tree.DestroyedNothing())
    summoned_onto = word(tree.SummonedOnto())
    warp_unplayed = word(tree.WarpUnplayed())
    not_centre = word(True)

    def CARD_NAME(self, token: Token) -> str:  # noqa: N802 - named by the terminal
        return " ".join(str(token)[1:-1].split())

    def in_pile(self, card: str) -> Condition:
        return tree.InPile(card)

    def is_gateway(self, what: Single) -> Condition:
        return gateway_test(what)

    def is_not_gateway(self, what: Single) -> Condition:
        return Negated(gateway_test(what))

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
