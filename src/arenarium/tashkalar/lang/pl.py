"""Tash-Kalar in Polish."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arenarium.script.lang.pl import (
    Case,
    Form,
    Gender,
    Mood,
    Noun,
    Polish,
    adjective,
    joined,
    numbered,
    phrase,
    possessive,
    with_z,
)
from arenarium.script.render import capitalised
from arenarium.script.tree import AnyNumber, Clause, Count, Effect, Exactly, Negated, Sentence, Together, UpTo
from arenarium.tashkalar import tree
from arenarium.tashkalar.lang import pl_words as words
from arenarium.tashkalar.lang.names import card_name
from arenarium.tashkalar.tree import Colour, Destination, Owner, Pieces, Ranks, Side, Single, Spread, Target

_A_PIECE = Form(Gender.MASCULINE)
_SAME_SUBJECT = re.compile(r"^(ta istota|ten pion|Brama) (.*), a \1 ")


class TashKalarPolish(Polish):
    # ---- one after the other
    def effect(self, node: Effect) -> str:
        return " ".join(self._spoken(node.sentences))

    def clauses(self, clauses: tuple[Clause, ...]) -> str:
        return self.in_order(self._spoken(clauses))

    def _spoken(self, parts: Sequence[Sentence | Clause]) -> list[str]:
        """Each part; what "that square" is called depends on the act before."""
        said: list[str] = []
        speaker: TashKalarPolish = self
        for part in parts:
            said.append(speaker.text(part))
            last = part if isinstance(part, Clause) else part.clauses[-1]
            speaker = _OF_CHOSEN_SQUARE if isinstance(last.act, tree.ChooseSquare) else _OF_SQUARE_OF_PIECE
        return said

    # ---- acts
    def destroy(self, node: tree.Destroy, mood: Mood = Mood.ORDER) -> str:
        verb = words.DESTROY_FOR_GOOD if node.for_good else words.DESTROY
        said = f"{verb.said(mood)} {self._said(node.what, Case.ACC)}"
        several = self._is_several(node.what)
        if node.uncounted:
            them = "tych pionów" if several else "jej" if self._is_feminine(node.what) else "go"
            return f"{said}, nie zaliczając {them} do zniszczonych"
        if node.twice:
            them = "każdy" if several else self._pronoun(node.what)
            return f"{said}, licząc {them} podwójnie"
        return said

    def upgrade(self, node: tree.Upgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.UPGRADE.said(mood)} {self._said(node.what, Case.ACC)}"

    def downgrade(self, node: tree.Downgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DOWNGRADE.said(mood)} {self._said(node.what, Case.ACC)}"

    def convert(self, node: tree.Convert, mood: Mood = Mood.ORDER) -> str:
        plural = isinstance(node.what, Pieces | tree.FirstPieces) and self._form(node.what, Case.ACC).plural
        form = words.PIECE.form(Case.ACC, plural)
        ranks = words.RANKS[node.to] if node.to else ()
        # Polish cannot convert without saying into what
        result = f"{possessive('swój', Case.ACC, plural)} {phrase(words.PIECE, form, *ranks)}"
        same = "" if node.to else "tej samej rangi"
        return joined(words.CONVERT.said(mood), self._said(node.what, Case.ACC), "na", result, same)

    def place(self, node: tree.Place, mood: Mood = Mood.ORDER) -> str:
        count, form = self._counted(node.count, Gender.MASCULINE, Case.ACC)
        pieces = phrase(words.PIECE, form, *words.RANKS[node.rank], *words.enemy(node.owner))
        # of the squares that were just left there is only one
        squares = words.SQUARE.form(Case.LOC, form.plural and tree.OnLeft() not in node.where)
        where = f"na {self._square(squares, node.where)}" if node.where else ""
        said = joined(words.PLACE.said(mood), count, pieces, where)
        if not node.while_fewer:
            return said
        return f"{said} i {words.REPEAT.said(mood)} to, dopóki któryś z przeciwników ma więcej pionów niż ty"

    def move(self, node: tree.Move, mood: Mood = Mood.ORDER) -> str:
        runs = self._runs(node.count, words.MOVE, node.kind)
        if node.furthest:
            runs = f"jak najwięcej {phrase(words.MOVE, words.MOVE.form(Case.GEN, plural=True), words.KINDS[node.kind])}"
        direction = words.KEEPING[node.keeping] if node.keeping else ""
        said = self._performed(mood, joined(runs, direction), node.who, node.to, node.count)
        until = ", dopóki nie zniszczysz legendarnego piona" if node.until_legendary else ""
        limit = f", ale najwyżej {node.without_this}, jeśli żadnego z nich nie wykonasz tą istotą"
        return said + until + (limit if node.without_this else "")

    def mixed_moves(self, node: tree.MixedMoves, mood: Mood = Mood.ORDER) -> str:
        count = UpTo if node.up_to else Exactly
        combat = self._runs(count(node.combat), words.MOVE, tree.Kind.COMBAT)
        standard = self._runs(count(node.standard), words.MOVE, tree.Kind.STANDARD)
        return self._performed(mood, f"w dowolnej kolejności {combat} i {standard}", node.who)

    def leap(self, node: tree.Leap, mood: Mood = Mood.ORDER) -> str:
        return self._performed(mood, self._runs(node.count, words.LEAP, node.kind), node.who, node.to, node.count)

    def choose_piece(self, node: tree.ChoosePiece, mood: Mood = Mood.ORDER) -> str:
        return f"{words.CHOOSE.said(mood)} {self.pieces(node.what, Case.ACC)}"

    def choose_direction(self, node: tree.ChooseDirection, mood: Mood = Mood.ORDER) -> str:
        return f"{words.CHOOSE.said(mood)} {words.COURSE[node.course]}"

    def choose_square(self, node: tree.ChooseSquare, mood: Mood = Mood.ORDER) -> str:
        area = (tree.On(node.area),) if node.area else ()
        return f"{words.CHOOSE.said(mood)} {self._square(words.SQUARE.form(Case.ACC), area, ('pusty',))}"

    def swap(self, node: tree.Swap, mood: Mood = Mood.ORDER) -> str:
        other = with_z(self.pieces(node.other, Case.INS))
        return f"{words.SWAP.said(mood)} {self.pieces(node.what, Case.ACC)} {other}"

    def mirror(self, node: tree.Mirror, mood: Mood = Mood.ORDER) -> str:
        plural = self._form(node.what, Case.GEN).plural
        image = "swoje piony jako lustrzane odbicia" if plural else "swój pion jako lustrzane odbicie"
        return f"{words.PLACE.said(mood)} {image} {self.pieces(node.what, Case.GEN, standing=True)}"

    def replace(self, node: tree.Replace, mood: Mood = Mood.ORDER) -> str:
        yours = possessive("swój", Case.INS, plural=False) if node.owner is Owner.YOURS else ""
        form = words.PIECE.form(Case.INS)
        piece = phrase(words.PIECE, form, *words.RANKS[node.rank], *words.enemy(node.owner))
        return joined(words.REPLACE.said(mood), self._said(node.what, Case.ACC), yours, piece)

    def hold(self, node: tree.Hold, mood: Mood = Mood.ORDER) -> str:
        what = node.what
        piece = self.pieces(what, Case.ACC, standing=True) if isinstance(what, Pieces) else self._said(what, Case.ACC)
        put = f"{words.PUT.said(mood)} {self._pronoun(what)} na tej karcie"
        return f"{words.TAKE_OFF.said(mood)} z planszy {piece} i {put}"

    def release(self, node: tree.Release, mood: Mood = Mood.ORDER) -> str:
        leap = phrase(words.LEAP, words.LEAP.form(Case.ACC), words.KINDS[node.kind])
        to = self.text(node.to) if node.to else "na planszę"
        return f"{words.PERFORM.said(mood)} pionem z tej karty {leap} {to}"

    def make_gateway(self, node: tree.MakeGateway, mood: Mood = Mood.ORDER) -> str:
        verb, what = words.MAKE.said(mood), self._said(node.what, Case.ACC)
        gateway = words.GATEWAY.singular[Case.INS]
        # after many words it would no longer be clear what becomes of the piece
        return f"{verb} {what} {gateway}" if isinstance(node.what, Single) else f"{verb} {gateway} {what}"

    def gain_actions(self, node: tree.GainActions, mood: Mood = Mood.ORDER) -> str:
        form = numbered(node.number, Gender.FEMININE, Case.ACC)
        number = "" if node.number == 1 else str(node.number)
        return joined(words.GAIN.said(mood), number, phrase(words.ACTION, form, "dodatkowy"))

    def draw_extra(self, node: tree.DrawExtra, mood: Mood = Mood.ORDER) -> str:
        kinds = [noun for noun, drawn in ((words.BEING, node.being), (words.LEGEND, node.legend)) if drawn]
        cards = " i ".join(f"dodatkową kartę {kind.singular[Case.GEN]}" for kind in kinds)
        return f"na koniec tury {words.DRAW.said(mood)} {cards}"

    def take_another_turn(self, node: tree.TakeAnotherTurn, mood: Mood = Mood.ORDER) -> str:
        return f"po tej turze {words.PLAY.said(mood)} jeszcze jedną turę"

    def borrow_enemy(self, node: tree.BorrowEnemy, mood: Mood = Mood.ORDER) -> str:
        return self._treated(mood, "jeden wrogi pion jak swój")

    def borrow_empty(self, node: tree.BorrowEmpty, mood: Mood = Mood.ORDER) -> str:
        if node.number == 1:
            return self._treated(mood, "jedno puste pole jak swój zwykły pion")
        squares = phrase(words.SQUARE, numbered(node.number, words.SQUARE.gender, Case.GEN), "pusty")
        return self._treated(mood, f"do {node.number} {squares} jak swoje zwykłe piony")

    @staticmethod
    def _treated(mood: Mood, what: str) -> str:
        # what the act gives is a permission, so that even the order is one
        may = "możesz " if mood is Mood.ORDER else ""
        return f"{words.NEXT_SUMMONING} {may}potraktować {what}"

    def use_colour(self, node: tree.UseColour, mood: Mood = Mood.ORDER) -> str:
        pieces = f"pionów w kolorze {self.it(tree.It(), Case.GEN)} zamiast swoich"
        return f"{words.NEXT_SUMMONING} {words.USE.said(mood)} {pieces}"

    def count_more(self, node: tree.CountMore, mood: Mood = Mood.ORDER) -> str:
        return f"do końca tury {words.COUNT.said(mood)} o jeden raz więcej każdy wrogi pion, który zniszczysz"

    def count_as_legend(self, node: tree.CountAsLegend, mood: Mood = Mood.ORDER) -> str:
        return f"{words.ACKNOWLEDGE.said(mood)} przywołanie tej istoty za przywołanie legendy"

    def lose_action(self, node: tree.LoseAction, mood: Mood = Mood.ORDER) -> str:
        return f"{words.LOSE.said(mood)} jedną akcję"

    def slow_opponents(self, node: tree.SlowOpponents, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DEPRIVE.said(mood)} każdemu przeciwnikowi jedną akcję w jego następnej turze"

    def recover_card(self, node: tree.RecoverCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} jedną kartę ze {words.OWN_PILE} na wierzchu swojej talii"

    def recover_top(self, node: tree.RecoverTop, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} wierzchnią kartę {words.OWN_PILE} na wierzchu swojej talii"

    def put_under(self, node: tree.PutUnder, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} tę kartę na spodzie swojej talii"

    def freeze_card(self, node: tree.FreezeCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.FREEZE.said(mood)} jedną kartę ze {words.OWN_PILE}"

    def discard_held(self, node: tree.DiscardHeld, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DISCARD.said(mood)} {words.HELD[node.what]}"

    def take_back_pending(self, node: tree.TakeBackPending, mood: Mood = Mood.ORDER) -> str:
        return f"{words.TAKE.said(mood)} z powrotem na rękę swoją oczekującą istotę"

    def copy_warp(self, node: tree.CopyWarp, mood: Mood = Mood.ORDER) -> str:
        return f"{words.COPY.said(mood)} {words.WARP_EFFECT} {words.WARP_OF[node.of]}"

    def for_each_enemy(self, node: tree.ForEachEnemy, mood: Mood = Mood.ORDER) -> str:
        may = "możesz " if node.may and mood is Mood.ORDER else ""
        return f"dla każdego wrogiego koloru {may}{self._said(node.act, Mood.INFINITIVE if node.may else mood)}"

    def for_each_placed(self, node: tree.ForEachPlaced, mood: Mood = Mood.ORDER) -> str:
        return f"za każdy umieszczony pion {self._said(node.act, mood)}"

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
    def near(self, node: tree.Near, form: Form = _A_PIECE) -> str:
        return self._adjacent([node], form)

    def within(self, node: tree.Within, form: Form = _A_PIECE) -> str:
        return f"{self._reach(node.distance)} od {self._said(node.of, Case.GEN)}"

    def at_distance(self, node: tree.AtDistance, form: Form = _A_PIECE) -> str:
        return f"w odległości {node.distance} od {self._said(node.of, Case.GEN)}"

    def on(self, node: tree.On, form: Form = _A_PIECE) -> str:
        return f"na {words.square(node.area, Case.LOC, form.plural)}"

    def on_or_near(self, node: tree.OnOrNear, form: Form = _A_PIECE) -> str:
        if form.gender is words.SQUARE.gender:
            # a square does not stand on another, it is of that kind
            near = self.near(tree.Near(tree.SquareOf(node.area)), form)
            return f"{words.of_area(node.area, form)} lub {near}"
        return f"na {words.square(node.area, Case.LOC)} lub na polu z nim sąsiadującym"

    def on_left(self, node: tree.OnLeft, form: Form = _A_PIECE) -> str:
        # whose square it was need not be said, and "ten pion" is often another piece by now
        return f"na {phrase(words.SQUARE, words.SQUARE.form(Case.LOC), words.JUST_LEFT)}"

    def along(self, node: tree.Along, form: Form = _A_PIECE) -> str:
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
        return f"w stronę {self._said(node.what, Case.GEN)}" + ("" if node.onto else f", lecz nie na {its} pole")

    # ---- conditions
    def action_left(self, node: tree.ActionLeft) -> str:
        return "masz jeszcze niewykorzystaną akcję"

    def summoned_on(self, node: tree.SummonedOn) -> str:
        centre = " innym niż środkowe pole planszy" if node.not_centre else ""
        return f"ta istota została przywołana na {words.square(node.area, Case.LOC)}{centre}"

    def occupied(self, node: tree.Occupied) -> str:
        return f"na {words.square(node.area, Case.LOC)} stoi pion"

    def it_was(self, node: tree.ItWas) -> str:
        return joined("ten pion był", *words.RANKS[node.ranks])

    def it_stood_on(self, node: tree.ItStoodOn) -> str:
        return f"ten pion stał na {words.square(node.area, Case.LOC)}"

    def this_destroyed(self, node: tree.ThisDestroyed) -> str:
        pieces = "pion" if node.number == 1 else words.at_least(node.number, words.PIECE)
        return f"w ten sposób zniszczono {pieces}"

    def pile_empty(self, node: tree.PileEmpty) -> str:
        return "twój stos kart odrzuconych jest pusty"

    def in_pile(self, node: tree.InPile) -> str:
        return f"na twoim stosie kart odrzuconych leży karta „{card_name(node.card, 'pl')}”"

    def destroyed_nothing(self, node: tree.DestroyedNothing) -> str:
        return "ta istota nie zniszczyła żadnego piona"

    def summoned_onto(self, node: tree.SummonedOnto) -> str:
        return "ta istota została przywołana na polu zajętym przez wrogi pion"

    def is_gateway(self, node: tree.IsGateway) -> str:
        return f"{self.text(node.what)} jest {words.GATEWAY.singular[Case.INS]}"

    def stands_on(self, node: tree.StandsOn) -> str:
        return f"{self.text(node.what)} stoi na {words.square(node.area, Case.LOC)}"

    def warp_unplayed(self, node: tree.WarpUnplayed) -> str:
        return "w tej turze nie zagrano efektu zakrzywienia tej karty"

    def together(self, node: Together) -> str:
        # what two conditions speak of is named once: "ten pion był legendarny i stał na czerwonym polu"
        return _SAME_SUBJECT.sub(r"\1 \2 i ", super().together(node))

    def negated(self, node: Negated) -> str:
        match node.condition:
            case tree.ItWas(ranks):
                # true also where there was no piece at all
                return joined("nie był to", phrase(words.PIECE, _A_PIECE, *words.RANKS[ranks]))
            case tree.IsGateway(what):
                return f"{self.text(what)} nie jest {words.GATEWAY.singular[Case.INS]}"
        return super().negated(node)

    # ---- criteria: orders, as a task gives them; the past tense would have to know the player's gender
    def criterion(self, node: tree.Criterion) -> str:
        """A task's criterion as a sentence."""
        return capitalised(self.text(node)) + "."

    def both(self, node: tree.Both) -> str:
        return f"{self._closed(node.first)} i {self.text(node.second)}"

    def either(self, node: tree.Either) -> str:
        return f"{self._closed(node.first)} lub {self.text(node.second)}"

    def quota(self, node: tree.Quota) -> str:
        form = numbered(node.number, Gender.MASCULINE, Case.ACC)
        ranks = (adjective(rank, form) for rank in words.RANKS[node.ranks])
        return ", w tym " + joined(f"co najmniej {node.number}", *ranks)

    def destroyed_this_turn(self, node: tree.DestroyedThisTurn) -> str:
        among = self.text(node.among) if node.among else ""
        pieces = words.at_least(node.number, words.PIECE, *words.RANKS[node.ranks], "wrogi")
        return f"zniszcz w tej turze {pieces}{among}"

    def holds(self, node: tree.Holds) -> str:
        among = self.text(node.among) if node.among else ""
        pieces = words.at_least(node.number, words.PIECE, *words.RANKS[node.ranks])
        return f"miej {words.on_region(node.region)} {pieces}{among}"

    def outnumbers(self, node: tree.Outnumbers) -> str:
        pieces = words.amount(node.by, words.PIECE, *words.RANKS[node.ranks])
        return f"miej {words.on_region(node.region)} co najmniej o {pieces} więcej niż przeciwnik"

    def summoned_this_turn(self, node: tree.SummonedThisTurn) -> str:
        where = words.on_region(node.region) if node.region else ""
        said = joined("przywołaj w tej turze", where, words.at_least(node.number, words.BEING))
        if not node.among:
            return said
        if node.among_region is None:
            return f"{said}, w tym {words.at_least(node.among, words.LEGEND)}"
        region = words.on_region(node.among_region, plural=node.among != 1)
        return f"{said}, w tym co najmniej {node.among} {region}"

    def chain(self, node: tree.Chain) -> str:
        return f"połącz łańcuchem swoich pionów dwa przeciwległe {words.ENDS[node.ends]} planszy"

    def surrounded(self, node: tree.Surrounded) -> str:
        form = numbered(node.number, Gender.MASCULINE, Case.ACC)
        pieces = words.at_least(node.number, words.PIECE)
        return f"miej {pieces} {adjective('sąsiadujący', form)} z tym samym wrogim pionem"

    def isolated(self, node: tree.Isolated) -> str:
        steps = phrase(words.STEP, numbered(node.steps, Gender.MASCULINE, Case.LOC))
        return (
            f"odetnij wrogi pion stojący w odległości do {node.distance} od innego wrogiego piona tak,"
            f" aby nawet w {node.steps} {steps} po pustych polach nie mógł dotrzeć na pole"
            " sąsiadujące z innym wrogim pionem"
        )

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
        said = [f"{adjective('użyty', form)} do przywołania tej istoty"] if node.used else []
        said += self._wheres(node.where, form, "stojący" if several or standing else "")
        if node.other_than:
            said.append(f"{adjective('inny', form)} niż {self._excluded(node.other_than)}")
        if owned:
            said.append(joined(f"{adjective('należący', form)} do" if several else "", owned))
        return " i ".join(said)

    def _wheres(self, wheres: Sequence[tree.Where], form: Form, standing: str) -> list[str]:
        """Each of the wheres; adverbs come first, under the participle `standing` if there is one."""
        adverbs = [self._said(where, form) for where in wheres if not self._agrees(where, form)]
        if adverbs and standing:
            adverbs[0] = f"{adjective(standing, form)} {adverbs[0]}"
        nears = [where for where in wheres if isinstance(where, tree.Near)]
        by_side = [[near for near in nears if near.side is side] for side in Side]
        agreeing = [self._adjacent(group, form) for group in by_side if group]
        others = [where for where in wheres if self._agrees(where, form) and not isinstance(where, tree.Near)]
        return adverbs + agreeing + [self._said(where, form) for where in others]

    @staticmethod
    def _agrees(where: tree.Where, form: Form) -> bool:
        of_square = form.gender is words.SQUARE.gender
        return isinstance(where, tree.Near) or (isinstance(where, tree.OnOrNear) and of_square)

    def _adjacent(self, nears: Sequence[tree.Near], form: Form) -> str:
        """Adjacent to all of these, in one and the same way."""
        neighbours = " i ".join(with_z(self._said(near.to, Case.INS)) for near in nears)
        return f"{adjective('sąsiadujący', form)}{words.SIDES[nears[0].side]} {neighbours}"

    @staticmethod
    def _reach(distance: int) -> str:
        return "w odległości 1" if distance == 1 else f"w odległości do {distance}"

    def _closed(self, first: tree.Criterion) -> str:
        """A criterion before another one: a quota or clause at its end has a comma on both sides."""
        ends_open = isinstance(first, tree.Isolated) or getattr(first, "among", None)
        return self.text(first) + ("," if ends_open else "")

    # ---- helpers: moves
    def _runs(self, count: Count, noun: Noun, kind: tree.Kind) -> str:
        amount, form = self._counted(count, noun.gender, Case.ACC)
        return f"{amount} {phrase(noun, form, words.KINDS[kind])}"

    def _performed(
        self, mood: Mood, runs: str, who: Target, to: Destination | None = None, count: Count | None = None
    ) -> str:
        verb, mover = words.PERFORM.said(mood), self._said(who, Case.INS)
        single = isinstance(count, Exactly | UpTo) and count.number == 1
        goal = self.text(to) if to else ""
        # a short mover stands by the verb; a long one would part the verb from its object, but rather that than the
        # only move from where it goes
        mover_first = isinstance(who, Single) or (single and to is not None)
        said = f"{verb} {mover} {runs}" if mover_first else f"{verb} {runs} {mover}"
        if not goal:
            return said
        return f"{said} {goal}" if single else f"{said}, każdy {goal}"

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
        said = [words.of_area(area, form) for area in areas if area in words.MARKING]
        said += self._wheres(rest, form, "leżący" if len(rest) + len(said) > 1 else "")
        piece = phrase(words.PIECE, words.PIECE.form(Case.GEN), *words.RANKS[without]) if without else ""
        square = phrase(words.SQUARE, form, *left, *kind, *before)
        return joined(square, f"bez {piece}" if piece else "", " i ".join(said))


class _OfChosenSquare(TashKalarPolish):
    """Speaks of a square that is not known by a piece, but was chosen as such."""

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        return phrase(words.SQUARE, words.SQUARE.form(case), "ten")


_OF_SQUARE_OF_PIECE = TashKalarPolish()
_OF_CHOSEN_SQUARE = _OfChosenSquare()
