"""Tash-Kalar in Czech.

Acts are said in a mood, pieces in a case, and places in the form of the piece or square that they belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from arenarium.script import tree as script
from arenarium.script.lang.cs import (
    CHOOSE,
    Adjective,
    Case,
    Czech,
    Form,
    Gender,
    Mood,
    Noun,
    governed,
    number,
    with_,
)
from arenarium.script.render import capitalised
from arenarium.script.tree import AnyNumber, Count, Every, UpTo
from arenarium.tashkalar import tree
from arenarium.tashkalar.lang import cs_words as words
from arenarium.tashkalar.lang.names import card_name
from arenarium.tashkalar.tree import Area, Kind, Owner, Pieces, Ranks, Spread, turns

_OWNERS = {Owner.YOURS: words.OWN, Owner.ENEMY: words.ENEMY}
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
_Deed = tree.DestroyedThisTurn | tree.SummonedThisTurn
_DEED = "v tomto tahu se ti podařilo "
"""What you did this turn, without a past tense of yours: that would have to know your gender."""


class TashKalarCzech(Czech):
    def __init__(self, square_chosen: bool = False) -> None:
        self._square_chosen = square_chosen
        """Whether "that square" is one that was chosen as such, not the square of a piece."""

    # ---- how acts follow each other
    def effect(self, node: script.Effect) -> str:
        speaker, said = self, []
        for sentence in node.sentences:
            said.append(speaker.text(sentence))
            for clause in sentence.clauses:
                speaker = speaker._after(clause.act)
        return " ".join(said)

    def clauses(self, clauses: tuple[script.Clause, ...]) -> str:
        speaker, said = self, []
        for clause in clauses:
            said.append(speaker.text(clause))
            speaker = speaker._after(clause.act)
        return ", potom ".join(said)

    def _after(self, act: script.Act) -> TashKalarCzech:
        """Who goes on speaking; an act that touches no piece leaves "that square" what it was."""
        match act:
            case tree.ChooseSquare():
                return TashKalarCzech(square_chosen=True)
            case script.Repeat(act=repeated) | tree.ForEachEnemy(act=repeated) | tree.ForEachPlaced(act=repeated):
                return self._after(repeated)
            case tree.ChooseDirection():
                return self
        return self if type(act).__module__ == turns.__name__ else TashKalarCzech()

    # ---- acts
    def destroy(self, node: tree.Destroy, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DESTROY.said(mood)} {self.said(node.what, Case.ACC)}{self._remark(node)}"

    def upgrade(self, node: tree.Upgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.UPGRADE.said(mood)} úroveň {self.said(node.what, Case.GEN)}"

    def downgrade(self, node: tree.Downgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DOWNGRADE.said(mood)} úroveň {self.said(node.what, Case.GEN)}"

    def convert(self, node: tree.Convert, mood: Mood = Mood.ORDER) -> str:
        form = Form(Case.ACC, self._is_several(node.what))
        result = words.piece(form, words.OWN, ranks=node.to or Ranks.ANY, equal=node.to is None)
        return f"{words.CONVERT.said(mood)} {self._within_clause(node.what, Case.ACC)} ve {result}"

    def place(self, node: tree.Place, mood: Mood = Mood.ORDER) -> str:
        form = self.counted_form(node.count, Case.ACC)
        enemy = (words.ENEMY,) if node.owner is Owner.ENEMY else ()
        pieces = f"{self.said(node.count, Case.ACC)} {words.piece(form, *enemy, ranks=node.rank)}"
        onto = f" {self._onto(node.where, form.plural)}" if node.where else ""
        said = f"{words.PLACE.said(mood)} {pieces}{onto}"
        if node.while_fewer:
            said += f" a {words.REPEAT.going_on(mood)} to, dokud má některý soupeř v aréně více kamenů než ty"
        return said

    def move(self, node: tree.Move, mood: Mood = Mood.ORDER) -> str:
        moves = self._counted(node.count, node.kind, words.MOVE)
        if node.furthest:
            form = Form(Case.GEN, plural=True)
            moves = f"co nejvíce {words.KINDS[node.kind].said(form)} {words.MOVE.said(form)}"
        said = f"{self._do(mood, node.who)} {moves}"
        if node.keeping:
            said += f" {words.KEEPING[node.keeping]}"
        said += self._destination(node.to, node.count)
        if node.until_legendary:
            said += ", nejdéle však do zničení legendárního kamene"
        if node.without_this:
            said += f", ale nejvýše {number(node.without_this)}, pokud žádný z nich neprovedeš touto bytostí"
        return said

    def mixed_moves(self, node: tree.MixedMoves, mood: Mood = Mood.ORDER) -> str:
        most = "nejvýše " if node.up_to else ""
        form = governed(node.standard, Case.ACC)
        combat = f"{number(node.combat)} {words.KINDS[Kind.COMBAT].said(governed(node.combat, Case.ACC))}"
        standard = f"{number(node.standard)} {words.KINDS[Kind.STANDARD].said(form)} {words.MOVE.said(form)}"
        return f"{self._do(mood, node.who)} {most}{combat} a {most}{standard} v libovolném pořadí"

    def leap(self, node: tree.Leap, mood: Mood = Mood.ORDER) -> str:
        leaps = self._counted(node.count, node.kind, words.LEAP)
        return f"{self._do(mood, node.who)} {leaps}{self._destination(node.to, node.count)}"

    def choose_piece(self, node: tree.ChoosePiece, mood: Mood = Mood.ORDER) -> str:
        return f"{CHOOSE.said(mood)} {self.said(node.what, Case.ACC)}"

    def choose_direction(self, node: tree.ChooseDirection, mood: Mood = Mood.ORDER) -> str:
        return f"{CHOOSE.said(mood)} {words.CHOSEN_COURSES[node.course]}"

    def choose_square(self, node: tree.ChooseSquare, mood: Mood = Mood.ORDER) -> str:
        areas = (node.area,) if node.area else ()
        return f"{CHOOSE.said(mood)} jedno {words.square(Form(Case.ACC), words.EMPTY, *areas)}"

    def swap(self, node: tree.Swap, mood: Mood = Mood.ORDER) -> str:
        other = with_(self.said(node.other, Case.INS))
        return f"{words.SWAP.said(mood)} {self._within_clause(node.what, Case.ACC)} {other}"

    def mirror(self, node: tree.Mirror, mood: Mood = Mood.ORDER) -> str:
        """What that means is said, too: the word alone does not tell whose piece it will be."""
        several = self._is_several(node.what)
        image = "zrcadlové obrazy" if several else "zrcadlový obraz"
        form = Form(Case.ACC, several)
        placed = f"{words.piece(form, words.OWN, equal=True)} na {words.square(form, words.MIRRORED)}"
        return f"{words.CREATE.said(mood)} {image} {self.said(node.what, Case.GEN)} (umísti {placed})"

    def replace(self, node: tree.Replace, mood: Mood = Mood.ORDER) -> str:
        new = words.piece(Form(Case.INS), _OWNERS[node.owner], ranks=node.rank)
        return f"{words.REPLACE.said(mood)} {self.said(node.what, Case.ACC)} {new}"

    def hold(self, node: tree.Hold, mood: Mood = Mood.ORDER) -> str:
        it = "ji" if self._is_feminine(node.what) else "ho"
        taken = f"{words.TAKE.said(mood)} {self._within_clause(node.what, Case.ACC)}"
        return f"{taken} a {words.PUT.going_on(mood)} {it} na tuto kartu"

    def release(self, node: tree.Release, mood: Mood = Mood.ORDER) -> str:
        leap = f"{words.KINDS[node.kind].said(Form(Case.INS))} {words.LEAP.said(Form(Case.INS))}"
        to = f" {self.text(node.to)}" if node.to else ""
        return f"{words.RETURN.said(mood)} kámen z této karty do arény {leap}{to}"

    def make_gateway(self, node: tree.MakeGateway, mood: Mood = Mood.ORDER) -> str:
        """One particular piece precedes, a described one would part the verb from its "Bránou"."""
        what, gateway = self.said(node.what, Case.ACC), words.GATEWAY[Case.INS]
        if isinstance(node.what, Pieces):
            return f"{words.MAKE.said(mood)} {gateway} {what}"
        return f"{words.MAKE.said(mood)} {what} {gateway}"

    def gain_actions(self, node: tree.GainActions, mood: Mood = Mood.ORDER) -> str:
        amount = "" if node.number == 1 else f"{node.number} "
        return f"{words.GAIN.said(mood)} {amount}{words.ACTION.said(governed(node.number, Case.ACC))}"

    def draw_extra(self, node: tree.DrawExtra, mood: Mood = Mood.ORDER) -> str:
        cards = ((words.BEING, node.being), (words.LEGEND, node.legend))
        drawn = " a ".join(f"jednu {card.said(Form(Case.ACC))} navíc" for card, wanted in cards if wanted)
        return f"na konci tahu si {words.DRAW.said(mood)} {drawn}"

    def take_another_turn(self, node: tree.TakeAnotherTurn, mood: Mood = Mood.ORDER) -> str:
        return f"po tomto tahu {words.PLAY.said(mood)} ještě jeden tah"

    def borrow_enemy(self, node: tree.BorrowEnemy, mood: Mood = Mood.MAY) -> str:
        """Always an offer: the act only grants a permission, which the summoning need not use."""
        return f"{words.NEXT_SUMMONING} můžeš jeden nepřátelský kámen považovat za svůj"

    def borrow_empty(self, node: tree.BorrowEmpty, mood: Mood = Mood.MAY) -> str:
        """Always an offer, too."""
        count = "jedno" if node.number == 1 else self.text(UpTo(node.number))
        squares = f"{count} {words.square(governed(node.number, Case.ACC), words.EMPTY)}"
        pieces = words.piece(Form(Case.ACC, node.number > 1), words.OWN, ranks=Ranks.COMMON)
        return f"{words.NEXT_SUMMONING} můžeš {squares} považovat za {pieces}"

    def use_colour(self, node: tree.UseColour, mood: Mood = Mood.ORDER) -> str:
        """Your own pieces do not count then."""
        use = words.USE.said(mood, between="místo svých kamenů")
        return f"{words.NEXT_SUMMONING} {use} kameny v barvě tohoto kamene"

    def recover_card(self, node: tree.RecoverCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} jednu kartu ze svého odhazovacího balíčku navrch svého balíčku"

    def recover_top(self, node: tree.RecoverTop, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} vrchní kartu ze svého odhazovacího balíčku navrch svého balíčku"

    def put_under(self, node: tree.PutUnder, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} tuto kartu naspod svého balíčku"

    def lose_action(self, node: tree.LoseAction, mood: Mood = Mood.ORDER) -> str:
        return f"{words.WASTE.said(mood)} jednu akci"

    def slow_opponents(self, node: tree.SlowOpponents, mood: Mood = Mood.ORDER) -> str:
        return f"{words.TAKE_AWAY.said(mood)} každému soupeři jednu akci z jeho příštího tahu"

    def count_more(self, node: tree.CountMore, mood: Mood = Mood.ORDER) -> str:
        return f"každý nepřátelský kámen, který v tomto tahu zničíš, {words.COUNT.said(mood)} jednou navíc"

    def count_as_legend(self, node: tree.CountAsLegend, mood: Mood = Mood.ORDER) -> str:
        return f"{words.REGARD.said(mood)} vyvolání této bytosti za vyvolání legendy"

    def discard_held(self, node: tree.DiscardHeld, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DISCARD.said(mood)} {words.HELD[node.what]}"

    def take_back_pending(self, node: tree.TakeBackPending, mood: Mood = Mood.ORDER) -> str:
        return f"{words.RETURN.said(mood)} svou čekající bytost do ruky"

    def freeze_card(self, node: tree.FreezeCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.FREEZE.said(mood)} jednu kartu se zmrazeným účinkem ze svého odhazovacího balíčku"

    def copy_warp(self, node: tree.CopyWarp, mood: Mood = Mood.ORDER) -> str:
        return f"{words.COPY.said(mood)} {words.WARP_EFFECT} {words.WARP_OF[node.of]}"

    def for_each_enemy(self, node: tree.ForEachEnemy, mood: Mood = Mood.ORDER) -> str:
        return f"pro každou nepřátelskou barvu {self.said(node.act, Mood.MAY if node.may else mood)}"

    def for_each_placed(self, node: tree.ForEachPlaced, mood: Mood = Mood.ORDER) -> str:
        return f"za každý umístěný kámen {self.said(node.act, mood)}"

    # ---- who and what
    def this_being(self, node: tree.ThisBeing, case: Case = Case.NOM) -> str:
        return words.THIS_BEING[case]

    def it(self, node: tree.It, case: Case = Case.NOM) -> str:
        return words.THIS_PIECE[case]

    def gateway(self, node: tree.Gateway, case: Case = Case.NOM) -> str:
        return words.GATEWAY[case]

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        """The card may not have spoken of the square, only of the piece."""
        return words.THIS_SQUARE[case] if self._square_chosen else f"{words.SQUARE.said(Form(case))} tohoto kamene"

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
        count = "" if isinstance(node.count, AnyNumber) else self.said(node.count, case) + " "
        owner = None if node.colour in words.RICHER else _OWNERS.get(node.owner)
        adjectives = (word for word in (self._further(node), _SPREAD.get(node.spread), owner) if word)
        pieces = words.piece(form, *adjectives, ranks=node.ranks, equal=node.equal_rank)
        also = " a" if node.equal_rank and node.colour in words.NAMED_COLOURS else ""
        noun = f"{count}{pieces}{also}{words.colour(node.colour, form)}"
        limits = self._limits(node, form)
        return f"{noun}{',' if node.colour in words.CLAUSES else ''} {limits}" if limits else noun

    def first_pieces(self, node: tree.FirstPieces, case: Case = Case.NOM) -> str:
        form = governed(node.number, case)
        amount = "" if node.number == 1 else f"{node.number} "
        pieces = f"{words.FIRST.said(form)} {amount}{words.piece(form)}"
        course = f"{words.COURSES[node.course]} od této bytosti"
        if not node.shielded:
            return f"{pieces} {course}"
        # next to its noun, or it could be the being that is "stojící"
        return f"{pieces} {words.STANDING.said(form)} {course} před případným legendárním kamenem"

    # ---- where
    def near(self, node: tree.Near, form: Form = _NOMINATIVE) -> str:
        adjacent = words.SIDES[node.side] + words.ADJACENT.said(form)
        return f"{adjacent} {with_(self.said(node.to, Case.INS))}"

    def within(self, node: tree.Within, form: Form = _NOMINATIVE) -> str:
        return f"{words.distance(node.distance)} od {self.said(node.of, Case.GEN)}"

    def at_distance(self, node: tree.AtDistance, form: Form = _NOMINATIVE) -> str:
        return f"ve vzdálenosti přesně {node.distance} od {self.said(node.of, Case.GEN)}"

    def on(self, node: tree.On, form: Form = _NOMINATIVE) -> str:
        return self._on(node.area, plural=form.plural)

    def on_or_near(self, node: tree.OnOrNear, form: Form = _NOMINATIVE) -> str:
        there, them = Form(Case.LOC, form.plural), "nimi" if form.plural else "ním"
        beside = f"na {words.square(there)} s {them} {words.ADJACENT.said(there, Gender.NEUTER)}"
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

    # ---- conditions
    def action_left(self, node: tree.ActionLeft) -> str:
        return "ti zbývá akce"

    def summoned_on(self, node: tree.SummonedOn) -> str:
        if node.not_centre:
            square = words.square(Form(Case.LOC), words.OTHER, node.area)
            return f"byla tato bytost vyvolána na {square} než na prostředním poli arény"
        return f"byla tato bytost vyvolána {self._on(node.area)}"

    def occupied(self, node: tree.Occupied) -> str:
        return f"{self._on(node.area)} stojí nějaký kámen"

    def it_was(self, node: tree.ItWas) -> str:
        return f"šlo o {words.piece(Form(Case.ACC), ranks=node.ranks)}"

    def it_stood_on(self, node: tree.ItStoodOn) -> str:
        return f"tento kámen stál {self._on(node.area)}"

    def this_destroyed(self, node: tree.ThisDestroyed) -> str:
        """The participle agrees with 1, with 2 to 4, and is neuter from 5 on."""
        form = governed(node.number, Case.NOM)
        verb = "bylo zničeno" if form.case is Case.GEN else "byly zničeny" if form.plural else "byl zničen"
        return f"tím {verb} alespoň {number(node.number)} {words.piece(form)}"

    def pile_empty(self, node: tree.PileEmpty) -> str:
        return "je tvůj odhazovací balíček prázdný"

    def destroyed_nothing(self, node: tree.DestroyedNothing) -> str:
        return "vyvoláním ani účinkem této bytosti nebyl zničen žádný kámen"

    def summoned_onto(self, node: tree.SummonedOnto) -> str:
        return "byl vyvoláním této bytosti zničen nepřátelský kámen"

    def is_gateway(self, node: tree.IsGateway) -> str:
        return f"je {self.text(node.what)} {words.GATEWAY[Case.INS]}"

    def stands_on(self, node: tree.StandsOn) -> str:
        return f"{self.text(node.what)} stojí {self._on(node.area)}"

    def in_pile(self, node: tree.InPile) -> str:
        """With "karta", whose verb need not agree with the name."""
        return f"je ve tvém odhazovacím balíčku karta „{card_name(node.card, 'cs')}“"

    def warp_unplayed(self, node: tree.WarpUnplayed) -> str:
        return f"v tomto tahu nebyl zahrán {words.WARP_EFFECT} této karty"

    def negated(self, node: script.Negated) -> str:
        match node.condition:
            case tree.ItWas():
                return f"ne{self.text(node.condition)}"
            case tree.IsGateway(what):
                return f"{self.text(what)} není {words.GATEWAY[Case.INS]}"
        return super().negated(node)

    # ---- criteria
    def criterion(self, node: tree.Criterion) -> str:
        """A task's criterion as a sentence."""
        return capitalised(self.text(node)) + "."

    def both(self, node: tree.Both) -> str:
        return self._joined(node.first, "a", node.second)

    def either(self, node: tree.Either) -> str:
        return self._joined(node.first, "nebo", node.second)

    def quota(self, node: tree.Quota) -> str:
        ranks = words.rank(node.ranks, governed(node.number, Case.ACC))
        return f", z toho alespoň {number(node.number)} {ranks}"

    def destroyed_this_turn(self, node: tree.DestroyedThisTurn, opening: str = _DEED) -> str:
        pieces = words.piece(governed(node.number, Case.ACC), words.ENEMY, ranks=node.ranks)
        among = self.text(node.among) if node.among else ""
        return f"{opening}zničit alespoň {number(node.number)} {pieces}{among}"

    def holds(self, node: tree.Holds) -> str:
        pieces = words.piece(governed(node.number, Case.ACC), ranks=node.ranks)
        among = self.text(node.among) if node.among else ""
        return f"máš {words.region(node.region)} alespoň {number(node.number)} {pieces}{among}"

    def outnumbers(self, node: tree.Outnumbers) -> str:
        pieces = words.piece(governed(node.by, Case.ACC), ranks=node.ranks)
        return f"máš {words.region(node.region)} alespoň o {number(node.by)} {pieces} více než soupeř"

    def summoned_this_turn(self, node: tree.SummonedThisTurn, opening: str = _DEED) -> str:
        where = f" {words.region(node.region, plural=node.number != 1)}" if node.region else ""
        beings = words.BEING.said(governed(node.number, Case.ACC))
        said = f"{opening}vyvolat alespoň {self._feminine(node.number)} {beings}{where}"
        if not node.among:
            return said
        if node.among_region:
            some = words.region(node.among_region, plural=node.among != 1)
        else:
            some = words.LEGEND.said(governed(node.among, Case.ACC))
        return f"{said}, z toho alespoň {self._feminine(node.among)} {some}"

    def chain(self, node: tree.Chain) -> str:
        return f"řetěz tvých kamenů spojuje {words.ENDS[node.ends]} arény"

    def surrounded(self, node: tree.Surrounded) -> str:
        pieces = words.piece(governed(node.number, Case.INS), words.YOURS)
        return f"některý nepřátelský kámen sousedí s alespoň {number(node.number, Case.INS)} {pieces}"

    def isolated(self, node: tree.Isolated) -> str:
        steps = f"{number(node.steps, Case.INS)} {words.STEP.said(governed(node.steps, Case.INS))}"
        return (
            f"některý nepřátelský kámen {words.distance(node.distance)} od jiného nepřátelského kamene"
            f" se ani {steps} po prázdných polích"
            " nemůže dostat na pole sousedící s jiným nepřátelským kamenem"
        )

    # ---- helpers: acts
    def _do(self, mood: Mood, who: tree.Target) -> str:
        return words.DO.said(mood, between=self._within_clause(who, Case.INS))

    def _counted(self, count: Count, kind: Kind, noun: Noun) -> str:
        form = self.counted_form(count, Case.ACC)
        return f"{self.said(count, Case.ACC)} {words.KINDS[kind].said(form)} {noun.said(form)}"

    def _destination(self, to: tree.Destination | None, count: Count) -> str:
        """Of several moves each has to end there."""
        if to is None:
            return ""
        each = self.counted_form(count, Case.ACC).plural
        return f"{', vždy' if each else ''} {self.text(to)}"

    def _remark(self, node: tree.Destroy) -> str:
        """What else becomes of destroyed pieces, in brackets."""
        if self._is_several(node.what):
            removed, uncounted, twice = "jsou odstraněny", "nepočítají se jako zničené", "počítají se dvakrát"
        else:
            ending, last = ("a", "á") if self._is_feminine(node.what) else ("", "ý")
            removed, uncounted, twice = f"je odstraněn{ending}", f"nepočítá se jako zničen{last}", "počítá se dvakrát"
        remarks = [(node.for_good, f"{removed} ze hry"), (node.uncounted, uncounted), (node.twice, twice)]
        said = " a ".join(remark for wanted, remark in remarks if wanted)
        return f" ({said})" if said else ""

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
        said = self._wheres(node.where, lambda where: self.said(where, form))
        if node.used:
            said.append(f"{words.USED.said(form)} k vyvolání této bytosti")
        if others := [self.text(other) for other in node.other_than if other != tree.It()]:
            said.append(f"{words.OTHER.said(form)} než {' a '.join(others)}")
        return " a zároveň ".join(said)

    def _wheres(self, wheres: Iterable[tree.Where], say: Callable[[tree.Where], str]) -> list[str]:
        """What is adjacent to two things is so called once: "sousedící s Bránou a zároveň s touto bytostí"."""
        said: list[str] = []
        before: tree.Where | None = None
        for where in wheres:
            if isinstance(where, tree.Near) and isinstance(before, tree.Near) and where.side is before.side:
                said.append(with_(self.said(where.to, Case.INS)))
            else:
                said.append(say(where))
            before = where
        return said

    def _within_clause(self, what: tree.Target, case: Case) -> str:
        """Pieces in the middle of a clause: a relative clause at their end is closed."""
        said = self.said(what, case)
        if isinstance(what, Pieces) and what.colour in words.CLAUSES and not self._limits(what, Form(case)):
            return f"{said},"
        return said

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
        return self.said(where, form)

    @staticmethod
    def _left(form: Form) -> str:
        return f"{words.LEFT.said(form, Gender.NEUTER)} tímto kamenem"

    # ---- helpers: criteria
    def _joined(self, first: tree.Criterion, word: str, second: tree.Criterion) -> str:
        """Two deeds share their opening; a quota is closed by a comma."""
        has_quota = isinstance(first, tree.Holds | _Deed) and first.among
        shared = isinstance(first, _Deed) and isinstance(second, _Deed)
        said = self.said(second, "") if shared else self.text(second)
        return f"{self.text(first)}{',' if has_quota else ''} {word} {said}"

    @staticmethod
    def _feminine(amount: int) -> str:
        return number(amount, Case.ACC, Gender.FEMININE)
