"""Tash-Kalar in Czech. Acts are said in a mood."""

from __future__ import annotations

from arenarium.cards import tree as script
from arenarium.cards.lang.cs import CHOOSE, Case, Form, Mood, Noun, governed, number, with_
from arenarium.cards.tree import Count, UpTo
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.render import cs_words as words
from arenarium.games.tashkalar.language.render.cs_criteria import CzechCriteria
from arenarium.games.tashkalar.language.render.cs_phrases import OWNERS
from arenarium.games.tashkalar.language.render.names import name_or_english
from arenarium.games.tashkalar.language.tree import Kind, Owner, Pieces, Ranks, turns


class TashKalarCzech(CzechCriteria):
    # ---- how acts follow each other
    def effect(self, node: script.Effect) -> str:
        speaker, texts = self, []
        for sentence in node.sentences:
            texts.append(speaker.text(sentence))
            for clause in sentence.clauses:
                speaker = speaker._after(clause.act)
        return " ".join(texts)

    def clauses(self, clauses: tuple[script.Clause, ...]) -> str:
        speaker, texts = self, []
        for clause in clauses:
            texts.append(speaker.text(clause))
            speaker = speaker._after(clause.act)
        return ", potom ".join(texts)

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
        return f"{words.DESTROY.inflected(mood)} {self.inflected(node.what, Case.ACC)}{self._remark(node)}"

    def upgrade(self, node: tree.Upgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.UPGRADE.inflected(mood)} úroveň {self.inflected(node.what, Case.GEN)}"

    def downgrade(self, node: tree.Downgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DOWNGRADE.inflected(mood)} úroveň {self.inflected(node.what, Case.GEN)}"

    def convert(self, node: tree.Convert, mood: Mood = Mood.ORDER) -> str:
        form = Form(Case.ACC, self._is_several(node.what))
        result = words.piece(form, words.OWN, ranks=node.to or Ranks.ANY, equal=node.to is None)
        return f"{words.CONVERT.inflected(mood)} {self._within_clause(node.what, Case.ACC)} ve {result}"

    def place(self, node: tree.Place, mood: Mood = Mood.ORDER) -> str:
        form = self.counted_form(node.count, Case.ACC)
        enemy = (words.ENEMY,) if node.owner is Owner.ENEMY else ()
        pieces = f"{self.inflected(node.count, Case.ACC)} {words.piece(form, *enemy, ranks=node.rank)}"
        onto = f" {self._onto(node.where, form.plural)}" if node.where else ""
        text = f"{words.PLACE.inflected(mood)} {pieces}{onto}"
        if node.while_fewer:
            text += f" a {words.REPEAT.going_on(mood)} to, dokud má některý soupeř v aréně více kamenů než ty"
        return text

    def move(self, node: tree.Move, mood: Mood = Mood.ORDER) -> str:
        moves = self._counted(node.count, node.kind, words.MOVE)
        if node.furthest:
            form = Form(Case.GEN, plural=True)
            moves = f"co nejvíce {words.KINDS[node.kind].inflected(form)} {words.MOVE.inflected(form)}"
        text = f"{self._do(mood, node.who)} {moves}"
        if node.keeping:
            text += f" {words.KEEPING[node.keeping]}"
        text += self._destination(node.to, node.count)
        if node.until_legendary:
            text += ", nejdéle však do zničení legendárního kamene"
        if node.without_this:
            text += f", ale nejvýše {number(node.without_this)}, pokud žádný z nich neprovedeš touto bytostí"
        return text

    def mixed_moves(self, node: tree.MixedMoves, mood: Mood = Mood.ORDER) -> str:
        most = "nejvýše " if node.up_to else ""
        form = governed(node.standard, Case.ACC)
        combat = f"{number(node.combat)} {words.KINDS[Kind.COMBAT].inflected(governed(node.combat, Case.ACC))}"
        standard = f"{number(node.standard)} {words.KINDS[Kind.STANDARD].inflected(form)} {words.MOVE.inflected(form)}"
        return f"{self._do(mood, node.who)} {most}{combat} a {most}{standard} v libovolném pořadí"

    def leap(self, node: tree.Leap, mood: Mood = Mood.ORDER) -> str:
        leaps = self._counted(node.count, node.kind, words.LEAP)
        return f"{self._do(mood, node.who)} {leaps}{self._destination(node.to, node.count)}"

    def choose_piece(self, node: tree.ChoosePiece, mood: Mood = Mood.ORDER) -> str:
        return f"{CHOOSE.inflected(mood)} {self.inflected(node.what, Case.ACC)}"

    def choose_direction(self, node: tree.ChooseDirection, mood: Mood = Mood.ORDER) -> str:
        return f"{CHOOSE.inflected(mood)} {words.CHOSEN_COURSES[node.course]}"

    def choose_square(self, node: tree.ChooseSquare, mood: Mood = Mood.ORDER) -> str:
        areas = (node.area,) if node.area else ()
        return f"{CHOOSE.inflected(mood)} jedno {words.square(Form(Case.ACC), words.EMPTY, *areas)}"

    def swap(self, node: tree.Swap, mood: Mood = Mood.ORDER) -> str:
        other = with_(self.inflected(node.other, Case.INS))
        return f"{words.SWAP.inflected(mood)} {self._within_clause(node.what, Case.ACC)} {other}"

    def mirror(self, node: tree.Mirror, mood: Mood = Mood.ORDER) -> str:
        """What that means is said, too: the word alone does not tell whose piece it will be."""
        several = self._is_several(node.what)
        image = "zrcadlové obrazy" if several else "zrcadlový obraz"
        form = Form(Case.ACC, several)
        placed = f"{words.piece(form, words.OWN, equal=True)} na {words.square(form, words.MIRRORED)}"
        return f"{words.CREATE.inflected(mood)} {image} {self.inflected(node.what, Case.GEN)} (umísti {placed})"

    def replace(self, node: tree.Replace, mood: Mood = Mood.ORDER) -> str:
        new = words.piece(Form(Case.INS), OWNERS[node.owner], ranks=node.rank)
        return f"{words.REPLACE.inflected(mood)} {self.inflected(node.what, Case.ACC)} {new}"

    def hold(self, node: tree.Hold, mood: Mood = Mood.ORDER) -> str:
        it = "ji" if self._is_feminine(node.what) else "ho"
        taken = f"{words.TAKE.inflected(mood)} {self._within_clause(node.what, Case.ACC)}"
        return f"{taken} a {words.PUT.going_on(mood)} {it} na tuto kartu"

    def release(self, node: tree.Release, mood: Mood = Mood.ORDER) -> str:
        leap = f"{words.KINDS[node.kind].inflected(Form(Case.INS))} {words.LEAP.inflected(Form(Case.INS))}"
        to = f" {self.text(node.to)}" if node.to else ""
        return f"{words.RETURN.inflected(mood)} kámen z této karty do arény {leap}{to}"

    def make_gateway(self, node: tree.MakeGateway, mood: Mood = Mood.ORDER) -> str:
        """One particular piece precedes, a described one would part the verb from its "Bránou"."""
        what, gateway = self.inflected(node.what, Case.ACC), words.GATEWAY[Case.INS]
        if isinstance(node.what, Pieces):
            return f"{words.MAKE.inflected(mood)} {gateway} {what}"
        return f"{words.MAKE.inflected(mood)} {what} {gateway}"

    def gain_actions(self, node: tree.GainActions, mood: Mood = Mood.ORDER) -> str:
        amount = "" if node.number == 1 else f"{node.number} "
        return f"{words.GAIN.inflected(mood)} {amount}{words.ACTION.inflected(governed(node.number, Case.ACC))}"

    def draw_extra(self, node: tree.DrawExtra, mood: Mood = Mood.ORDER) -> str:
        cards = ((words.BEING, node.being), (words.LEGEND, node.legend))
        drawn = " a ".join(
            f"jednu {card.inflected(Form(Case.ACC))} navíc" for card, drawn_extra in cards if drawn_extra
        )
        return f"na konci tahu si {words.DRAW.inflected(mood)} {drawn}"

    def take_another_turn(self, node: tree.TakeAnotherTurn, mood: Mood = Mood.ORDER) -> str:
        return f"po tomto tahu {words.PLAY.inflected(mood)} ještě jeden tah"

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
        use = words.USE.inflected(mood, between="místo svých kamenů")
        return f"{words.NEXT_SUMMONING} {use} kameny v barvě tohoto kamene"

    def recover_card(self, node: tree.RecoverCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.inflected(mood)} jednu kartu ze svého odhazovacího balíčku navrch svého balíčku"

    def recover_top(self, node: tree.RecoverTop, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.inflected(mood)} vrchní kartu ze svého odhazovacího balíčku navrch svého balíčku"

    def put_under(self, node: tree.PutUnder, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.inflected(mood)} tuto kartu naspod svého balíčku"

    def lose_action(self, node: tree.LoseAction, mood: Mood = Mood.ORDER) -> str:
        return f"{words.WASTE.inflected(mood)} jednu akci"

    def slow_opponents(self, node: tree.SlowOpponents, mood: Mood = Mood.ORDER) -> str:
        return f"{words.TAKE_AWAY.inflected(mood)} každému soupeři jednu akci z jeho příštího tahu"

    def count_more(self, node: tree.CountMore, mood: Mood = Mood.ORDER) -> str:
        return f"každý nepřátelský kámen, který v tomto tahu zničíš, {words.COUNT.inflected(mood)} jednou navíc"

    def count_as_legend(self, node: tree.CountAsLegend, mood: Mood = Mood.ORDER) -> str:
        return f"{words.REGARD.inflected(mood)} vyvolání této bytosti za vyvolání legendy"

    def discard_held(self, node: tree.DiscardHeld, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DISCARD.inflected(mood)} {words.HELD[node.what]}"

    def take_back_pending(self, node: tree.TakeBackPending, mood: Mood = Mood.ORDER) -> str:
        return f"{words.RETURN.inflected(mood)} svou čekající bytost do ruky"

    def freeze_card(self, node: tree.FreezeCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.FREEZE.inflected(mood)} jednu kartu se zmrazeným účinkem ze svého odhazovacího balíčku"

    def copy_warp(self, node: tree.CopyWarp, mood: Mood = Mood.ORDER) -> str:
        return f"{words.COPY.inflected(mood)} {words.WARP_EFFECT} {words.WARP_OF[node.of]}"

    def for_each_enemy(self, node: tree.ForEachEnemy, mood: Mood = Mood.ORDER) -> str:
        return f"pro každou nepřátelskou barvu {self.inflected(node.act, Mood.MAY if node.may else mood)}"

    def for_each_placed(self, node: tree.ForEachPlaced, mood: Mood = Mood.ORDER) -> str:
        return f"za každý umístěný kámen {self.inflected(node.act, mood)}"

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
        return f"je ve tvém odhazovacím balíčku karta „{name_or_english('cards', node.card, 'cs')}“"

    def warp_unplayed(self, node: tree.WarpUnplayed) -> str:
        return f"v tomto tahu nebyl zahrán {words.WARP_EFFECT} této karty"

    def negated(self, node: script.Negated) -> str:
        match node.condition:
            case tree.ItWas():
                return f"ne{self.text(node.condition)}"
            case tree.IsGateway(what):
                return f"{self.text(what)} není {words.GATEWAY[Case.INS]}"
        return super().negated(node)

    # ---- helpers: acts
    def _do(self, mood: Mood, who: tree.Target) -> str:
        return words.DO.inflected(mood, between=self._within_clause(who, Case.INS))

    def _counted(self, count: Count, kind: Kind, noun: Noun) -> str:
        form = self.counted_form(count, Case.ACC)
        return f"{self.inflected(count, Case.ACC)} {words.KINDS[kind].inflected(form)} {noun.inflected(form)}"

    def _destination(self, to: tree.Destination | None, count: Count) -> str:
        """Of several moves each has to end there."""
        if to is None:
            return ""
        plural = self.counted_form(count, Case.ACC).plural
        return f"{', vždy' if plural else ''} {self.text(to)}"

    def _remark(self, node: tree.Destroy) -> str:
        """What else becomes of destroyed pieces, in brackets."""
        if self._is_several(node.what):
            removed, uncounted, twice = "jsou odstraněny", "nepočítají se jako zničené", "počítají se dvakrát"
        else:
            ending, last = ("a", "á") if self._is_feminine(node.what) else ("", "ý")
            removed, uncounted, twice = f"je odstraněn{ending}", f"nepočítá se jako zničen{last}", "počítá se dvakrát"
        remarks = [(node.for_good, f"{removed} ze hry"), (node.uncounted, uncounted), (node.twice, twice)]
        joined_remarks = " a ".join(remark for applies, remark in remarks if applies)
        return f" ({joined_remarks})" if joined_remarks else ""
