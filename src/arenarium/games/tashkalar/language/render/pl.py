"""Tash-Kalar in Polish."""

from __future__ import annotations

import re
from collections.abc import Sequence

from arenarium.cards.lang.pl import (
    Case,
    Gender,
    Mood,
    Noun,
    joined,
    numbered,
    phrase,
    phrase_of_kind,
    possessive,
    with_z,
)
from arenarium.cards.tree import Clause, Count, Effect, Exactly, Negated, Sentence, Together, UpTo
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render import pl_words as words
from arenarium.games.tashkalar.language.render.names import name_or_english
from arenarium.games.tashkalar.language.render.pl_criteria import PolishCriteria
from arenarium.games.tashkalar.language.render.pl_phrases import A_PIECE
from arenarium.games.tashkalar.language.tree import Destination, Owner, Pieces, Single, Target

_SAME_SUBJECT = re.compile(r"^(ta istota|ten pion|Brama) (.*), a \1 ")


class TashKalarPolish(PolishCriteria):
    # ---- one after the other
    def effect(self, node: Effect) -> str:
        return " ".join(self._spoken(node.sentences))

    def clauses(self, clauses: tuple[Clause, ...]) -> str:
        return self.in_order(self._spoken(clauses))

    def _spoken(self, parts: Sequence[Sentence | Clause]) -> list[str]:
        """Each part; what "that square" is called depends on the act before."""
        texts: list[str] = []
        speaker: TashKalarPolish = self
        for part in parts:
            texts.append(speaker.text(part))
            last = part if isinstance(part, Clause) else part.clauses[-1]
            speaker = _OF_CHOSEN_SQUARE if isinstance(last.act, tree.ChooseSquare) else _OF_SQUARE_OF_PIECE
        return texts

    # ---- acts
    def destroy(self, node: tree.Destroy, mood: Mood = Mood.ORDER) -> str:
        verb = words.DESTROY_FOR_GOOD if node.for_good else words.DESTROY
        text = f"{verb.inflected(mood)} {self._inflected(node.what, Case.ACC)}"
        several = self._is_several(node.what)
        if node.uncounted:
            them = "tych pionów" if several else "jej" if self._is_feminine(node.what) else "go"
            return f"{text}, nie zaliczając {them} do zniszczonych"
        if node.twice:
            them = "każdy" if several else self._pronoun(node.what)
            return f"{text}, licząc {them} podwójnie"
        return text

    def upgrade(self, node: tree.Upgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.UPGRADE.inflected(mood)} {self._inflected(node.what, Case.ACC)}"

    def downgrade(self, node: tree.Downgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DOWNGRADE.inflected(mood)} {self._inflected(node.what, Case.ACC)}"

    def convert(self, node: tree.Convert, mood: Mood = Mood.ORDER) -> str:
        plural = isinstance(node.what, Pieces | tree.FirstPieces) and self._form(node.what, Case.ACC).plural
        form = words.PIECE.form(Case.ACC, plural)
        ranks = words.RANKS[node.to] if node.to else ()
        # Polish cannot convert without saying into what
        result = f"{possessive('swój', Case.ACC, plural)} {phrase(words.PIECE, form, *ranks)}"
        same = "" if node.to else "tej samej rangi"
        return joined(words.CONVERT.inflected(mood), self._inflected(node.what, Case.ACC), "na", result, same)

    def place(self, node: tree.Place, mood: Mood = Mood.ORDER) -> str:
        count, form = self._counted(node.count, Gender.MASCULINE, Case.ACC)
        pieces = phrase(words.PIECE, form, *words.RANKS[node.rank], *words.enemy(node.owner))
        # of the squares that were just left there is only one
        squares = words.SQUARE.form(Case.LOC, form.plural and tree.OnLeft() not in node.where)
        where = f"na {self._square(squares, node.where)}" if node.where else ""
        text = joined(words.PLACE.inflected(mood), count, pieces, where)
        if not node.while_fewer:
            return text
        return f"{text} i {words.REPEAT.inflected(mood)} to, dopóki któryś z przeciwników ma więcej pionów niż ty"

    def move(self, node: tree.Move, mood: Mood = Mood.ORDER) -> str:
        runs = self._runs(node.count, words.MOVE, node.kind)
        if node.furthest:
            moves = phrase_of_kind(words.MOVE, words.MOVE.form(Case.GEN, plural=True), words.KINDS[node.kind])
            runs = f"jak najwięcej {moves}"
        direction = words.KEEPING[node.keeping] if node.keeping else ""
        text = self._performed(mood, joined(runs, direction), node.who, node.to, node.count)
        until = ", dopóki nie zniszczysz legendarnego piona" if node.until_legendary else ""
        limit = f", ale najwyżej {node.without_this}, jeśli żadnego z nich nie wykonasz tą istotą"
        return text + until + (limit if node.without_this else "")

    def mixed_moves(self, node: tree.MixedMoves, mood: Mood = Mood.ORDER) -> str:
        count = UpTo if node.up_to else Exactly
        combat = self._runs(count(node.combat), words.MOVE, tree.Kind.COMBAT)
        standard = self._runs(count(node.standard), words.MOVE, tree.Kind.STANDARD)
        return self._performed(mood, f"w dowolnej kolejności {combat} i {standard}", node.who)

    def leap(self, node: tree.Leap, mood: Mood = Mood.ORDER) -> str:
        return self._performed(mood, self._runs(node.count, words.LEAP, node.kind), node.who, node.to, node.count)

    def choose_piece(self, node: tree.ChoosePiece, mood: Mood = Mood.ORDER) -> str:
        return f"{words.CHOOSE.inflected(mood)} {self.pieces(node.what, Case.ACC)}"

    def choose_direction(self, node: tree.ChooseDirection, mood: Mood = Mood.ORDER) -> str:
        return f"{words.CHOOSE.inflected(mood)} {words.COURSE[node.course]}"

    def choose_square(self, node: tree.ChooseSquare, mood: Mood = Mood.ORDER) -> str:
        area = (tree.On(node.area),) if node.area else ()
        return f"{words.CHOOSE.inflected(mood)} {self._square(words.SQUARE.form(Case.ACC), area, ('pusty',))}"

    def swap(self, node: tree.Swap, mood: Mood = Mood.ORDER) -> str:
        other = with_z(self.pieces(node.other, Case.INS))
        return f"{words.SWAP.inflected(mood)} {self.pieces(node.what, Case.ACC)} {other}"

    def mirror(self, node: tree.Mirror, mood: Mood = Mood.ORDER) -> str:
        plural = self._form(node.what, Case.GEN).plural
        image = "swoje piony jako lustrzane odbicia" if plural else "swój pion jako lustrzane odbicie"
        return f"{words.PLACE.inflected(mood)} {image} {self.pieces(node.what, Case.GEN, standing=True)}"

    def replace(self, node: tree.Replace, mood: Mood = Mood.ORDER) -> str:
        yours = possessive("swój", Case.INS, plural=False) if node.owner is Owner.YOURS else ""
        form = words.PIECE.form(Case.INS)
        piece = phrase(words.PIECE, form, *words.RANKS[node.rank], *words.enemy(node.owner))
        return joined(words.REPLACE.inflected(mood), self._inflected(node.what, Case.ACC), yours, piece)

    def hold(self, node: tree.Hold, mood: Mood = Mood.ORDER) -> str:
        what = node.what
        piece = (
            self.pieces(what, Case.ACC, standing=True) if isinstance(what, Pieces) else self._inflected(what, Case.ACC)
        )
        put = f"{words.PUT.inflected(mood)} {self._pronoun(what)} na tej karcie"
        return f"{words.TAKE_OFF.inflected(mood)} z planszy {piece} i {put}"

    def release(self, node: tree.Release, mood: Mood = Mood.ORDER) -> str:
        leap = phrase_of_kind(words.LEAP, words.LEAP.form(Case.ACC), words.KINDS[node.kind])
        to = self.text(node.to) if node.to else "na planszę"
        return f"{words.PERFORM.inflected(mood)} pionem z tej karty {leap} {to}"

    def make_gateway(self, node: tree.MakeGateway, mood: Mood = Mood.ORDER) -> str:
        verb, what = words.MAKE.inflected(mood), self._inflected(node.what, Case.ACC)
        gateway = words.GATEWAY.singular[Case.INS]
        # after many words it would no longer be clear what becomes of the piece
        return f"{verb} {what} {gateway}" if isinstance(node.what, Single) else f"{verb} {gateway} {what}"

    def gain_actions(self, node: tree.GainActions, mood: Mood = Mood.ORDER) -> str:
        form = numbered(node.number, Gender.FEMININE, Case.ACC)
        number = "" if node.number == 1 else str(node.number)
        return joined(words.GAIN.inflected(mood), number, phrase(words.ACTION, form, "dodatkowy"))

    def draw_extra(self, node: tree.DrawExtra, mood: Mood = Mood.ORDER) -> str:
        kinds = [noun for noun, drawn in ((words.BEING, node.being), (words.LEGEND, node.legend)) if drawn]
        cards = " i ".join(f"dodatkową kartę {kind.singular[Case.GEN]}" for kind in kinds)
        return f"na koniec tury {words.DRAW.inflected(mood)} {cards}"

    def take_another_turn(self, node: tree.TakeAnotherTurn, mood: Mood = Mood.ORDER) -> str:
        return f"po tej turze {words.PLAY.inflected(mood)} jeszcze jedną turę"

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
        return f"{words.NEXT_SUMMONING} {words.USE.inflected(mood)} {pieces}"

    def count_more(self, node: tree.CountMore, mood: Mood = Mood.ORDER) -> str:
        return f"do końca tury {words.COUNT.inflected(mood)} o jeden raz więcej każdy wrogi pion, który zniszczysz"

    def count_as_legend(self, node: tree.CountAsLegend, mood: Mood = Mood.ORDER) -> str:
        return f"{words.ACKNOWLEDGE.inflected(mood)} przywołanie tej istoty za przywołanie legendy"

    def lose_action(self, node: tree.LoseAction, mood: Mood = Mood.ORDER) -> str:
        return f"{words.LOSE.inflected(mood)} jedną akcję"

    def slow_opponents(self, node: tree.SlowOpponents, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DEPRIVE.inflected(mood)} każdemu przeciwnikowi jedną akcję w jego następnej turze"

    def recover_card(self, node: tree.RecoverCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.inflected(mood)} jedną kartę ze {words.OWN_PILE} na wierzchu swojej talii"

    def recover_top(self, node: tree.RecoverTop, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.inflected(mood)} wierzchnią kartę {words.OWN_PILE} na wierzchu swojej talii"

    def put_under(self, node: tree.PutUnder, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.inflected(mood)} tę kartę na spodzie swojej talii"

    def freeze_card(self, node: tree.FreezeCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.FREEZE.inflected(mood)} jedną kartę ze {words.OWN_PILE}"

    def discard_held(self, node: tree.DiscardHeld, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DISCARD.inflected(mood)} {words.HELD[node.what]}"

    def take_back_pending(self, node: tree.TakeBackPending, mood: Mood = Mood.ORDER) -> str:
        return f"{words.TAKE.inflected(mood)} z powrotem na rękę swoją oczekującą istotę"

    def copy_warp(self, node: tree.CopyWarp, mood: Mood = Mood.ORDER) -> str:
        return f"{words.COPY.inflected(mood)} {words.WARP_EFFECT} {words.WARP_OF[node.of]}"

    def for_each_enemy(self, node: tree.ForEachEnemy, mood: Mood = Mood.ORDER) -> str:
        may = "możesz " if node.may and mood is Mood.ORDER else ""
        return f"dla każdego wrogiego koloru {may}{self._inflected(node.act, Mood.INFINITIVE if node.may else mood)}"

    def for_each_placed(self, node: tree.ForEachPlaced, mood: Mood = Mood.ORDER) -> str:
        return f"za każdy umieszczony pion {self._inflected(node.act, mood)}"

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
        return f"na twoim stosie kart odrzuconych leży karta „{name_or_english('cards', node.card, 'pl')}”"

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
                return joined("nie był to", phrase(words.PIECE, A_PIECE, *words.RANKS[ranks]))
            case tree.IsGateway(what):
                return f"{self.text(what)} nie jest {words.GATEWAY.singular[Case.INS]}"
        return super().negated(node)

    # ---- helpers: moves
    def _runs(self, count: Count, noun: Noun, kind: tree.Kind) -> str:
        amount, form = self._counted(count, noun.gender, Case.ACC)
        return f"{amount} {phrase_of_kind(noun, form, words.KINDS[kind])}"

    def _performed(
        self, mood: Mood, runs: str, who: Target, to: Destination | None = None, count: Count | None = None
    ) -> str:
        verb, mover = words.PERFORM.inflected(mood), self._inflected(who, Case.INS)
        single = isinstance(count, Exactly | UpTo) and count.number == 1
        goal = self.text(to) if to else ""
        # a short mover stands by the verb; a long one would part the verb from its object, but rather that than the
        # only move from where it goes
        mover_first = isinstance(who, Single) or (single and to is not None)
        text = f"{verb} {mover} {runs}" if mover_first else f"{verb} {runs} {mover}"
        if not goal:
            return text
        return f"{text} {goal}" if single else f"{text}, każdy {goal}"


class _OfChosenSquare(TashKalarPolish):
    """Speaks of a square that is not known by a piece, but was chosen as such."""

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        return phrase(words.SQUARE, words.SQUARE.form(case), "ten")


_OF_SQUARE_OF_PIECE = TashKalarPolish()
_OF_CHOSEN_SQUARE = _OfChosenSquare()
