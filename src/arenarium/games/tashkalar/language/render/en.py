"""Tash-Kalar in English: the card language itself, so that every text parses back to the tree it came from."""

from __future__ import annotations

from arenarium.cards.lang.en import English
from arenarium.cards.render import capitalised
from arenarium.cards.tree import AnyNumber, Negated
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import (
    Colour,
    Course,
    Held,
    Owner,
    Pieces,
    Ranks,
    Region,
    Side,
    Spread,
    WarpOf,
)

_SIDES = {Side.ANY: "", Side.ORTHOGONAL: "orthogonally ", Side.DIAGONAL: "diagonally "}
_COURSES = {
    Course.ONE: "one direction",
    Course.THAT: "that direction",
    Course.THAT_OR_BESIDE: "that direction or one beside it",
    Course.OPPOSITE: "the opposite direction",
    Course.INDICATED: "an indicated direction",
    Course.DIAGONAL: "a diagonal direction",
}
_SPREAD = {Spread.FREE: "", Spread.DIFFERENT: "different ", Spread.CONNECTED: "connected "}
_COLOURS = {
    Colour.FREE: "",
    Colour.ONE: " of one color",
    Colour.THAT: " of that color",
    Colour.MIXED: " not all of one color",
    Colour.MORE_COMMON: " of an opponent with more common pieces than you",
    Colour.MORE_UPGRADED: " of an opponent with more upgraded pieces than you",
}
_HELD = {
    Held.FLARE: "one flare",
    Held.CARD: "one card",
    Held.LEGENDS: "every legend",
    Held.PENDING: "your pending being",
}
_WARP_OF = {
    WarpOf.PENDING: "your pending being",
    WarpOf.PILE: "one card of your discard pile",
    WarpOf.THIS: "this card",
}
_REGIONS = {
    Region.RED: "red squares",
    Region.GREEN: "green squares",
    Region.COLOURED: "colored squares",
    Region.CENTRAL: "central squares",
    Region.CENTRE_CROSS: "one center cross",
    Region.MIDDLE_LINE: "one middle line",
    Region.LONG_DIAGONAL: "each long diagonal",
}


def _plural(number: int, noun: str) -> str:
    return noun if number == 1 else noun + "s"


def _a(noun: str) -> str:
    """A noun phrase with its article."""
    return ("an " if noun[0] in "aeiou" else "a ") + noun


def _ranks(ranks: Ranks) -> str:
    return "" if ranks is Ranks.ANY else ranks.value + " "


class TashKalarEnglish(English):
    # ---- acts
    def destroy(self, node: tree.Destroy) -> str:
        return (
            f"destroy {self.text(node.what)}"
            + (" for good" if node.for_good else "")
            + (" without counting them" if node.uncounted else " counting it twice" if node.twice else "")
        )

    def upgrade(self, node: tree.Upgrade) -> str:
        return f"upgrade {self.text(node.what)}"

    def downgrade(self, node: tree.Downgrade) -> str:
        return f"downgrade {self.text(node.what)}"

    def convert(self, node: tree.Convert) -> str:
        return f"convert {self.text(node.what)}" + (f" to a {node.to.value} piece" if node.to else "")

    def place(self, node: tree.Place) -> str:
        enemy = "enemy " if node.owner is Owner.ENEMY else ""
        plural = self.is_plural(node.count)
        return (
            f"place {self.text(node.count)} {enemy}{node.rank.value} {self._piece(plural)}"
            + self._wheres(node.where, plural)
            + (" and again while an opponent has more pieces than you" if node.while_fewer else "")
        )

    def move(self, node: tree.Move) -> str:
        word = "moves" if self.is_plural(node.count) else "move"
        number = f"{self.text(node.count)} {node.kind.value} {word}"
        if node.furthest:
            number = f"as many {node.kind.value} moves as possible"
        return (
            f"do {number}"
            + (f" in {_COURSES[node.keeping]}" if node.keeping else "")
            + f" with {self.text(node.who)}"
            + (f" {self.text(node.to)}" if node.to else "")
            + (" until it destroys a legendary piece" if node.until_legendary else "")
            + (f" but only {node.without_this} if none is with this being" if node.without_this else "")
        )

    def mixed_moves(self, node: tree.MixedMoves) -> str:
        combat = f"up to {node.combat}" if node.up_to else self._number(node.combat)
        moves = f"{self._number(node.standard)} standard {_plural(node.standard, 'move')}"
        return f"do {combat} combat and {moves} in any order with {self.text(node.who)}"

    def leap(self, node: tree.Leap) -> str:
        word = "leaps" if self.is_plural(node.count) else "leap"
        to = f" {self.text(node.to)}" if node.to else ""
        return f"do {self.text(node.count)} {node.kind.value} {word} with {self.text(node.who)}{to}"

    def choose_piece(self, node: tree.ChoosePiece) -> str:
        return f"choose {self.text(node.what)}"

    def choose_direction(self, node: tree.ChooseDirection) -> str:
        return f"choose {_COURSES[node.course]}"

    def choose_square(self, node: tree.ChooseSquare) -> str:
        return "choose an empty " + (f"{node.area.value} " if node.area else "") + "square"

    def swap(self, node: tree.Swap) -> str:
        return f"swap {self.text(node.what)} with {self.text(node.other)}"

    def mirror(self, node: tree.Mirror) -> str:
        return f"mirror {self.text(node.what)}"

    def replace(self, node: tree.Replace) -> str:
        enemy = "enemy " if node.owner is Owner.ENEMY else ""
        return f"replace {self.text(node.what)} by {_a(enemy + node.rank.value)} piece"

    def hold(self, node: tree.Hold) -> str:
        return f"take {self.text(node.what)} onto this card"

    def release(self, node: tree.Release) -> str:
        to = f" {self.text(node.to)}" if node.to else ""
        return f"return the piece on this card with a {node.kind.value} leap{to}"

    def make_gateway(self, node: tree.MakeGateway) -> str:
        return f"make {self.text(node.what)} the Gateway"

    def gain_actions(self, node: tree.GainActions) -> str:
        return "gain an action" if node.number == 1 else f"gain {node.number} actions"

    def draw_extra(self, node: tree.DrawExtra) -> str:
        cards = [name for name, drawn in (("being", node.being), ("legend", node.legend)) if drawn]
        return "draw " + " and ".join(f"an extra {card}" for card in cards) + " at the end of the turn"

    def take_another_turn(self, node: tree.TakeAnotherTurn) -> str:
        return "take another turn after this one"

    def borrow_enemy(self, node: tree.BorrowEnemy) -> str:
        return "count up to one enemy piece as yours in your next summoning this turn"

    def recover_card(self, node: tree.RecoverCard) -> str:
        return "put one card of your discard pile on top of your deck"

    def recover_top(self, node: tree.RecoverTop) -> str:
        return "put the top card of your discard pile on top of your deck"

    def lose_action(self, node: tree.LoseAction) -> str:
        return "lose an action"

    def slow_opponents(self, node: tree.SlowOpponents) -> str:
        return "give each opponent one action fewer next turn"

    def borrow_empty(self, node: tree.BorrowEmpty) -> str:
        squares = f"{self._number(node.number)} empty {_plural(node.number, 'square')}"
        pieces = "a common piece" if node.number == 1 else "common pieces"
        return f"count up to {squares} as {pieces} of yours in your next summoning this turn"

    def use_colour(self, node: tree.UseColour) -> str:
        return "use its color as yours in your next summoning this turn"

    def count_more(self, node: tree.CountMore) -> str:
        return "count each enemy piece you destroy this turn once more"

    def count_as_legend(self, node: tree.CountAsLegend) -> str:
        return "count this being as a legend"

    def discard_held(self, node: tree.DiscardHeld) -> str:
        return f"discard {_HELD[node.what]}"

    def take_back_pending(self, node: tree.TakeBackPending) -> str:
        return "take back your pending being"

    def freeze_card(self, node: tree.FreezeCard) -> str:
        return "freeze one card of your discard pile"

    def put_under(self, node: tree.PutUnder) -> str:
        return "put this card under your deck"

    def copy_warp(self, node: tree.CopyWarp) -> str:
        return f"copy the warp effect of {_WARP_OF[node.of]}"

    def for_each_enemy(self, node: tree.ForEachEnemy) -> str:
        may = "you may " if node.may else ""
        return f"for each enemy color, {may}{self.text(node.act)}"

    def for_each_placed(self, node: tree.ForEachPlaced) -> str:
        return f"for each piece placed, {self.text(node.act)}"

    # ---- who and what
    def this_being(self, node: tree.ThisBeing) -> str:
        return "this being"

    def it(self, node: tree.It) -> str:
        return "it"

    def gateway(self, node: tree.Gateway) -> str:
        return "the Gateway"

    def several(self, node: tree.Several) -> str:
        other = "other " if node.another else ""
        enemy = "enemy " if node.owner is Owner.ENEMY else ""
        yours = " of yours" if node.owner is Owner.YOURS else ""
        pieces = f"{other}{enemy}{_ranks(node.ranks)}{_plural(node.number, 'piece')}{yours}"
        return f"at least {node.number} {pieces}"

    def of_its_colour(self, node: tree.OfItsColour) -> str:
        return "a piece of its color"

    def that_square(self, node: tree.ThatSquare) -> str:
        return "that square"

    def square_of(self, node: tree.SquareOf) -> str:
        return f"a {node.area.value} square"

    def some_piece(self, node: tree.SomePiece) -> str:
        enemy = "enemy " if node.owner is Owner.ENEMY else ""
        yours = " of yours" if node.owner is Owner.YOURS else ""
        noun = f"{enemy}{_ranks(node.ranks)}piece{yours}"
        return f"another {noun}" if node.another else _a(noun)

    def pieces(self, node: Pieces) -> str:
        plural = self.is_plural(node.count)
        count = "" if isinstance(node.count, AnyNumber) else self.text(node.count) + " "
        enemy = "enemy " if node.owner is Owner.ENEMY else ""
        yours = " of yours" if node.owner is Owner.YOURS else ""
        return (
            f"{count}{_SPREAD[node.spread]}{enemy}{_ranks(node.ranks)}{self._piece(plural)}{yours}"
            + (" used to summon this being" if node.used else "")
            + (" other than " + " or ".join(map(self.text, node.other_than)) if node.other_than else "")
            + _COLOURS[node.colour]
            + (" of equal rank" if node.equal_rank else "")
            + self._wheres(node.where, plural)
        )

    def first_pieces(self, node: tree.FirstPieces) -> str:
        number = "" if node.number == 1 else f"{node.number} "
        shielded = " before any legendary one" if node.shielded else ""
        return f"the first {number}{_plural(node.number, 'piece')} in {_COURSES[node.course]}{shielded}"

    # ---- where
    def near(self, node: tree.Near) -> str:
        return f"{_SIDES[node.side]}adjacent to {self.text(node.to)}"

    def within(self, node: tree.Within) -> str:
        return f"within distance {node.distance} of {self.text(node.of)}"

    def at_distance(self, node: tree.AtDistance) -> str:
        return f"at distance {node.distance} from {self.text(node.of)}"

    def on(self, node: tree.On) -> str:
        return f"on a {node.area.value} square"

    def on_or_near(self, node: tree.OnOrNear) -> str:
        return f"on or adjacent to a {node.area.value} square"

    def on_left(self, node: tree.OnLeft) -> str:
        return "on the square it left"

    def along(self, node: tree.Along) -> str:
        reach = f"up to distance {node.reach} " if node.reach else ""
        return f"{reach}in {_COURSES[node.course]}"

    def to(self, node: tree.To) -> str:
        kind = ("empty " if node.empty else "") + (f"{node.area.value} " if node.area else "")
        without = f" without {_a(node.without.value)} piece" if node.without else ""
        return f"to {'an' if node.empty else 'a'} {kind}square{without}" + self._wheres(node.where, plural=False)

    def to_it(self, node: tree.ToIt) -> str:
        return "to its square"

    def to_that_square(self, node: tree.ToThatSquare) -> str:
        return "to that square"

    def toward(self, node: tree.Toward) -> str:
        return f"toward {self.text(node.what)}" + ("" if node.onto else " without entering its square")

    # ---- conditions
    def action_left(self, node: tree.ActionLeft) -> str:
        return "you have an action left"

    def summoned_on(self, node: tree.SummonedOn) -> str:
        centre = " other than the center" if node.not_centre else ""
        return f"this being was summoned on a {node.area.value} square{centre}"

    def occupied(self, node: tree.Occupied) -> str:
        return f"a piece is on a {node.area.value} square"

    def it_was(self, node: tree.ItWas) -> str:
        return f"it was {node.ranks.value}"

    def it_stood_on(self, node: tree.ItStoodOn) -> str:
        return f"it stood on a {node.area.value} square"

    def this_destroyed(self, node: tree.ThisDestroyed) -> str:
        return "this destroyed a piece" if node.number == 1 else f"this destroyed at least {node.number} pieces"

    def destroyed_nothing(self, node: tree.DestroyedNothing) -> str:
        return "this being destroyed nothing"

    def summoned_onto(self, node: tree.SummonedOnto) -> str:
        return "this being was summoned onto an enemy piece"

    def is_gateway(self, node: tree.IsGateway) -> str:
        return f"{self.text(node.what)} is the Gateway"

    def stands_on(self, node: tree.StandsOn) -> str:
        return f"{self.text(node.what)} is on a {node.area.value} square"

    def in_pile(self, node: tree.InPile) -> str:
        return f'"{node.card}" is in your discard pile'

    def warp_unplayed(self, node: tree.WarpUnplayed) -> str:
        return "you did not play the warp effect of this card this turn"

    def negated(self, node: Negated) -> str:
        match node.condition:
            case tree.ItWas(ranks):
                return f"it was not {ranks.value}"
            case tree.IsGateway(what):
                return f"{self.text(what)} is not the Gateway"
        return super().negated(node)

    def pile_empty(self, node: tree.PileEmpty) -> str:
        return "your discard pile is empty"

    # ---- criteria
    def criterion(self, node: tree.Criterion) -> str:
        """A task's criterion as a sentence."""
        return capitalised(self.text(node)) + "."

    def both(self, node: tree.Both) -> str:
        return f"{self.text(node.first)} and {self.text(node.second)}"

    def either(self, node: tree.Either) -> str:
        return f"{self.text(node.first)} or {self.text(node.second)}"

    def quota(self, node: tree.Quota) -> str:
        return f", at least {node.number} of them {node.ranks.value}"

    def destroyed_this_turn(self, node: tree.DestroyedThisTurn) -> str:
        among = self.text(node.among) if node.among else ""
        pieces = _ranks(node.ranks) + _plural(node.number, "piece")
        return f"you destroyed at least {node.number} enemy {pieces} this turn{among}"

    def holds(self, node: tree.Holds) -> str:
        among = self.text(node.among) if node.among else ""
        pieces = _ranks(node.ranks) + _plural(node.number, "piece")
        return f"you have at least {node.number} {pieces} on {_REGIONS[node.region]}{among}"

    def outnumbers(self, node: tree.Outnumbers) -> str:
        pieces = _ranks(node.ranks) + _plural(node.by, "piece")
        return f"you have at least {node.by} more {pieces} than the opponent on {_REGIONS[node.region]}"

    def summoned_this_turn(self, node: tree.SummonedThisTurn) -> str:
        where = f" on {_REGIONS[node.region]}" if node.region else ""
        text = f"you summoned at least {node.number} {_plural(node.number, 'being')}{where} this turn"
        if not node.among:
            return text
        return f"{text}, at least {node.among} of them " + (
            f"on {_REGIONS[node.among_region]}" if node.among_region else "legends"
        )

    def chain(self, node: tree.Chain) -> str:
        return f"a chain of your pieces joins two opposite {node.ends.value}"

    def surrounded(self, node: tree.Surrounded) -> str:
        return f"an enemy piece has at least {node.number} {_plural(node.number, 'piece')} of yours adjacent to it"

    def isolated(self, node: tree.Isolated) -> str:
        return (
            f"an enemy piece within distance {node.distance} of another cannot get next to one"
            f" in {node.steps} {_plural(node.steps, 'step')} over empty squares"
        )

    # ---- helpers
    @staticmethod
    def _number(number: int) -> str:
        return "one" if number == 1 else str(number)

    @staticmethod
    def _piece(plural: bool) -> str:
        return "pieces" if plural else "piece"

    def _wheres(self, wheres: tuple[tree.Where, ...], plural: bool) -> str:
        """Says "on marked squares" of several pieces, "on a marked square" of one."""
        texts = (
            f"on {where.area.value} squares" if plural and isinstance(where, tree.On) else self.text(where)
            for where in wheres
        )
        return "".join(" " + text for text in texts)
