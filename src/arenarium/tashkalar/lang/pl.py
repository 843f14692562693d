"""Tash-Kalar in Polish."""

from __future__ import annotations

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
from arenarium.script.tree import AnyNumber, Count, Exactly, UpTo
from arenarium.tashkalar import tree
from arenarium.tashkalar.lang import pl_words as words
from arenarium.tashkalar.tree import Keeping, Owner, Pieces, Ranks, Spread, Target

_A_PIECE = Form(Gender.MASCULINE)


class TashKalarPolish(Polish):
    # ---- acts
    def destroy(self, node: tree.Destroy, mood: Mood = Mood.ORDER) -> str:
        said = f"{words.DESTROY.said(mood)} {self._said(node.what, Case.ACC)}"
        if not node.uncounted:
            return said
        if self._is_several(node.what):
            them = "tych pionów"
        else:
            them = "jej" if isinstance(node.what, tree.ThisBeing) else "go"
        return f"{said}, nie zaliczając {them} do zniszczonych"

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
        squares = words.SQUARE.form(Case.LOC, form.plural)
        where = f"na {self._square(squares, node.where)}" if node.where else ""
        return joined(words.PLACE.said(mood), count, pieces, where)

    def move(self, node: tree.Move, mood: Mood = Mood.ORDER) -> str:
        said = self._performed(mood, self._runs(node.count, words.MOVE, node.kind), node.who, node.keeping)
        until = ", dopóki nie zniszczysz legendarnego piona" if node.until_legendary else ""
        limit = f", ale najwyżej {node.without_this}, jeśli żadnego z nich nie wykonasz tą istotą"
        return said + self._destination(node.to, node.count) + until + (limit if node.without_this else "")

    def mixed_moves(self, node: tree.MixedMoves, mood: Mood = Mood.ORDER) -> str:
        count = UpTo if node.up_to else Exactly
        combat = self._runs(count(node.combat), words.MOVE, tree.Kind.COMBAT)
        standard = self._runs(count(node.standard), words.MOVE, tree.Kind.STANDARD)
        return self._performed(mood, f"w dowolnej kolejności {combat} i {standard}", node.who)

    def leap(self, node: tree.Leap, mood: Mood = Mood.ORDER) -> str:
        said = self._performed(mood, self._runs(node.count, words.LEAP, node.kind), node.who)
        return said + self._destination(node.to, node.count)

    def choose_piece(self, node: tree.ChoosePiece, mood: Mood = Mood.ORDER) -> str:
        return f"{words.CHOOSE.said(mood)} {self.pieces(node.what, Case.ACC)}"

    def choose_direction(self, node: tree.ChooseDirection, mood: Mood = Mood.ORDER) -> str:
        return f"{words.CHOOSE.said(mood)} {words.COURSE[node.course]}"

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
        # what the act gives is a permission, so that even the order is one
        may = "możesz " if mood is Mood.ORDER else ""
        return f"przy kolejnym przywołaniu w tej turze {may}potraktować jeden wrogi pion jak swój"

    def recover_card(self, node: tree.RecoverCard, mood: Mood = Mood.ORDER) -> str:
        put = words.PUT.said(mood)
        return f"{put} jedną kartę ze swojego stosu kart odrzuconych na wierzchu swojej talii"

    def for_each_enemy(self, node: tree.ForEachEnemy, mood: Mood = Mood.ORDER) -> str:
        return f"dla każdego wrogiego koloru {self._said(node.act, mood)}"

    def for_each_placed(self, node: tree.ForEachPlaced, mood: Mood = Mood.ORDER) -> str:
        return f"za każdy umieszczony pion {self._said(node.act, mood)}"

    # ---- who and what
    def this_being(self, node: tree.ThisBeing, case: Case = Case.NOM) -> str:
        return phrase(words.BEING, words.BEING.form(case), "ten")

    def it(self, node: tree.It, case: Case = Case.NOM) -> str:
        return phrase(words.PIECE, words.PIECE.form(case), "ten")

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        # "to pole" would be a riddle where no square has been named before
        return f"{words.SQUARE.singular[case]} {self.it(tree.It(), Case.GEN)}"

    def square_of(self, node: tree.SquareOf, case: Case = Case.NOM) -> str:
        return words.square(node.area, case)

    def some_piece(self, node: tree.SomePiece, case: Case = Case.NOM) -> str:
        form = words.PIECE.form(case)
        # such a piece only ever says where something is, and "swój" would make it the piece of that something
        yours = possessive("twój", case, plural=False) if node.owner is Owner.YOURS else ""
        another = adjective("inny", form) if node.another else ""
        piece = phrase(words.PIECE, form, *words.RANKS[node.ranks], *words.enemy(node.owner))
        return joined(another, yours, piece)

    def pieces(self, node: Pieces, case: Case = Case.NOM) -> str:
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
        return joined(count, spread, yours, piece, colour, self._modifiers(node, form))

    def first_pieces(self, node: tree.FirstPieces, case: Case = Case.NOM) -> str:
        form = self._form(node, case)
        number = "" if node.number == 1 else str(node.number)
        pieces = phrase(words.PIECE, form, "pierwszy")
        shielded = f"{adjective('stojący', form)} przed ewentualnym legendarnym pionem" if node.shielded else ""
        return joined(number, pieces, words.IN_COURSE[node.course], shielded)

    # ---- where: what is said of a piece, or of a square, in the form of its noun
    def near(self, node: tree.Near, form: Form = _A_PIECE) -> str:
        adjacent = adjective("sąsiadujący", form) + words.SIDES[node.side]
        return f"{adjacent} {with_z(self._said(node.to, Case.INS))}"

    def within(self, node: tree.Within, form: Form = _A_PIECE) -> str:
        return f"w odległości do {node.distance} od {self._said(node.of, Case.GEN)}"

    def at_distance(self, node: tree.AtDistance, form: Form = _A_PIECE) -> str:
        return f"w odległości {node.distance} od {self._said(node.of, Case.GEN)}"

    def on(self, node: tree.On, form: Form = _A_PIECE) -> str:
        return f"na {words.square(node.area, Case.LOC, form.plural)}"

    def on_or_near(self, node: tree.OnOrNear, form: Form = _A_PIECE) -> str:
        if form.gender is words.SQUARE.gender:
            # a square does not stand on another, it is of that kind
            near = self.near(tree.Near(tree.SquareOf(node.area)), form)
            return f"{adjective(words.AREAS[node.area], form)} lub {near}"
        return f"na {words.square(node.area, Case.LOC)} lub na polu z nim sąsiadującym"

    def along(self, node: tree.Along, form: Form = _A_PIECE) -> str:
        reach = f"w odległości do {node.reach}" if node.reach else ""
        return joined(reach, words.IN_COURSE[node.course])

    def to(self, node: tree.To) -> str:
        area = (words.AREAS[node.area],) if node.area else ()
        kind = ("pusty", *area) if node.empty else area
        return f"na {self._square(words.SQUARE.form(Case.ACC), node.where, kind, node.without)}"

    def to_it(self, node: tree.ToIt) -> str:
        return f"na {self.that_square(tree.ThatSquare(), Case.ACC)}"

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

    def _modifiers(self, node: Pieces, form: Form) -> str:
        """What follows the noun; of several modifiers each must agree with it, to show whose it is."""
        owned = words.OWNED_BY.get(node.colour, "")
        several = len(node.where) + node.used + node.other + bool(owned) > 1
        said = [f"{adjective('użyty', form)} do przywołania tej istoty"] if node.used else []
        said += self._wheres(node.where, form, "stojący" if several else "")
        if node.other:
            said.append(f"{adjective('inny', form)} niż ta istota")
        if owned:
            said.append(joined(f"{adjective('należący', form)} do" if several else "", owned))
        return " i ".join(said)

    def _wheres(self, wheres: Sequence[tree.Where], form: Form, standing: str) -> list[str]:
        """Each of the wheres; adverbs come first, under the participle `standing` if there is one."""
        adverbs = [self._said(where, form) for where in wheres if not self._agrees(where, form)]
        agreeing = [self._said(where, form) for where in wheres if self._agrees(where, form)]
        if adverbs and standing:
            adverbs[0] = f"{adjective(standing, form)} {adverbs[0]}"
        return adverbs + agreeing

    @staticmethod
    def _agrees(where: tree.Where, form: Form) -> bool:
        of_square = form.gender is words.SQUARE.gender
        return isinstance(where, tree.Near) or (isinstance(where, tree.OnOrNear) and of_square)

    def _closed(self, first: tree.Criterion) -> str:
        """A criterion before another one: a quota or clause at its end has a comma on both sides."""
        ends_open = isinstance(first, tree.Isolated) or getattr(first, "among", None)
        return self.text(first) + ("," if ends_open else "")

    # ---- helpers: moves
    def _runs(self, count: Count, noun: Noun, kind: tree.Kind) -> str:
        amount, form = self._counted(count, noun.gender, Case.ACC)
        return f"{amount} {phrase(noun, form, words.KINDS[kind])}"

    def _performed(self, mood: Mood, runs: str, who: Target, keeping: Keeping = Keeping.FREE) -> str:
        mover = self._said(who, Case.INS)
        direction = words.KEEPING[keeping]
        # a short mover stands by the verb, a long one would part the verb from its object
        if isinstance(who, tree.ThisBeing | tree.It):
            return joined(words.PERFORM.said(mood), mover, runs, direction)
        return joined(words.PERFORM.said(mood), runs, direction, mover)

    def _destination(self, to: tree.To | tree.ToIt | None, count: Count) -> str:
        if to is None:
            return ""
        single = isinstance(count, Exactly | UpTo) and count.number == 1
        return (" " if single else ", każdy ") + self.text(to)

    # ---- helpers: squares
    def _square(
        self,
        form: Form,
        wheres: tuple[tree.Where, ...],
        kind: tuple[str, ...] = (),
        without: Ranks | None = None,
    ) -> str:
        """A square, or squares, with what is asked of them; areas become adjectives before the noun."""
        areas = [words.AREAS[where.area] for where in wheres if isinstance(where, tree.On)]
        rest = [where for where in wheres if not isinstance(where, tree.On)]
        said = self._wheres(rest, form, "leżący" if len(rest) > 1 else "")
        piece = phrase(words.PIECE, words.PIECE.form(Case.GEN), *words.RANKS[without]) if without else ""
        return joined(phrase(words.SQUARE, form, *kind, *areas), f"bez {piece}" if piece else "", " i ".join(said))
