"""Tash-Kalar in Czech.

Acts are said in a mood, pieces in a case, and places in the form of the piece or square that they belong to.
"""

from __future__ import annotations

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
from arenarium.script.tree import AnyNumber, Count
from arenarium.tashkalar import tree
from arenarium.tashkalar.lang import cs_words as words
from arenarium.tashkalar.tree import Area, Colour, Kind, Owner, Pieces, Ranks, Spread

_OWNERS = {Owner.YOURS: words.OWN, Owner.ENEMY: words.ENEMY}
_SPREAD = {Spread.DIFFERENT: words.DIFFERENT, Spread.CONNECTED: words.CONNECTED}
_NOMINATIVE = Form()
_Deed = tree.DestroyedThisTurn | tree.SummonedThisTurn
_DEED = "v tomto tahu se ti podařilo "
"""What you did this turn, without a past tense of yours: that would have to know your gender."""


class TashKalarCzech(Czech):
    # ---- acts
    def destroy(self, node: tree.Destroy, mood: Mood = Mood.ORDER) -> str:
        said = f"{words.DESTROY.said(mood)} {self.said(node.what, Case.ACC)}"
        return f"{said} ({self._uncounted(node.what)})" if node.uncounted else said

    def upgrade(self, node: tree.Upgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.UPGRADE.said(mood)} úroveň {self.said(node.what, Case.GEN)}"

    def downgrade(self, node: tree.Downgrade, mood: Mood = Mood.ORDER) -> str:
        return f"{words.DOWNGRADE.said(mood)} úroveň {self.said(node.what, Case.GEN)}"

    def convert(self, node: tree.Convert, mood: Mood = Mood.ORDER) -> str:
        form = Form(Case.ACC, self._is_several(node.what))
        result = words.piece(form, words.OWN, ranks=node.to or Ranks.ANY)
        same = "" if node.to else " stejné úrovně"
        return f"{words.CONVERT.said(mood)} {self._within_clause(node.what, Case.ACC)} ve {result}{same}"

    def place(self, node: tree.Place, mood: Mood = Mood.ORDER) -> str:
        form = self.counted_form(node.count, Case.ACC)
        enemy = (words.ENEMY,) if node.owner is Owner.ENEMY else ()
        pieces = f"{self.said(node.count, Case.ACC)} {words.piece(form, *enemy, ranks=node.rank)}"
        onto = f" {self._onto(node.where, form.plural)}" if node.where else ""
        return f"{words.PLACE.said(mood)} {pieces}{onto}"

    def move(self, node: tree.Move, mood: Mood = Mood.ORDER) -> str:
        said = f"{self._do(mood, node.who)} {self._counted(node.count, node.kind, words.MOVE)}"
        said += words.KEEPING[node.keeping] + self._destination(node.to, node.count)
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
        return "při svém příštím vyvolání v tomto tahu můžeš jeden nepřátelský kámen považovat za svůj"

    def recover_card(self, node: tree.RecoverCard, mood: Mood = Mood.ORDER) -> str:
        return f"{words.PUT.said(mood)} jednu kartu ze svého odhazovacího balíčku navrch svého balíčku"

    def for_each_enemy(self, node: tree.ForEachEnemy, mood: Mood = Mood.ORDER) -> str:
        return f"pro každou nepřátelskou barvu {self.said(node.act, mood)}"

    def for_each_placed(self, node: tree.ForEachPlaced, mood: Mood = Mood.ORDER) -> str:
        return f"za každý umístěný kámen {self.said(node.act, mood)}"

    # ---- who and what
    def this_being(self, node: tree.ThisBeing, case: Case = Case.NOM) -> str:
        return words.THIS_BEING[case]

    def it(self, node: tree.It, case: Case = Case.NOM) -> str:
        return words.THIS_PIECE[case]

    def that_square(self, node: tree.ThatSquare, case: Case = Case.NOM) -> str:
        """The card may not have spoken of the square, only of the piece."""
        return f"{words.SQUARE.said(Form(case))} tohoto kamene"

    def square_of(self, node: tree.SquareOf, case: Case = Case.NOM) -> str:
        return words.square(Form(case), words.AREAS[node.area])

    def some_piece(self, node: tree.SomePiece, case: Case = Case.NOM) -> str:
        owners = {Owner.YOURS: (words.YOURS,), Owner.ENEMY: (words.ENEMY,)}
        which = words.OTHER if node.another else words.SOME
        return words.piece(Form(case), which, *owners.get(node.owner, ()), ranks=node.ranks)

    def pieces(self, node: Pieces, case: Case = Case.NOM) -> str:
        form = self._form(node, case)
        count = "" if isinstance(node.count, AnyNumber) else self.said(node.count, case) + " "
        # the opponent who has more is named, which makes "enemy" superfluous
        owner = None if node.colour in words.RICHER else _OWNERS.get(node.owner)
        adjectives = (word for word in (_SPREAD.get(node.spread), owner) if word)
        noun = f"{count}{words.piece(form, *adjectives, ranks=node.ranks)}"
        if node.colour is not Colour.FREE:
            noun += f" {words.COLOURS[node.colour]}"
        limits = self._limits(node, form)
        return f"{noun}{',' if node.colour in words.RICHER else ''} {limits}" if limits else noun

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
        return f"ve vzdálenosti nejvýše {node.distance} od {self.said(node.of, Case.GEN)}"

    def at_distance(self, node: tree.AtDistance, form: Form = _NOMINATIVE) -> str:
        return f"ve vzdálenosti přesně {node.distance} od {self.said(node.of, Case.GEN)}"

    def on(self, node: tree.On, form: Form = _NOMINATIVE) -> str:
        return self._on(node.area, plural=form.plural)

    def on_or_near(self, node: tree.OnOrNear, form: Form = _NOMINATIVE) -> str:
        there, them = Form(Case.LOC, form.plural), "nimi" if form.plural else "ním"
        beside = f"na {words.square(there)} s {them} {words.ADJACENT.said(there, Gender.NEUTER)}"
        return f"{self._on(node.area, plural=form.plural)} nebo {beside}"

    def along(self, node: tree.Along, form: Form = _NOMINATIVE) -> str:
        course = words.COURSES[node.course]
        if node.reach:
            return f"ve vzdálenosti nejvýše {node.reach} od této bytosti {course}"
        return f"{course} od této bytosti"

    def to(self, node: tree.To) -> str:
        kind = (words.EMPTY if node.empty else None, words.AREAS[node.area] if node.area else None)
        without = f" bez {words.piece(Form(Case.GEN), ranks=node.without)}" if node.without else ""
        return self._onto(node.where, False, *(word for word in kind if word), without=without)

    def to_it(self, node: tree.ToIt) -> str:
        return "na pole tohoto kamene"

    # ---- conditions
    def action_left(self, node: tree.ActionLeft) -> str:
        return "ti zbývá akce"

    def summoned_on(self, node: tree.SummonedOn) -> str:
        if node.not_centre:
            square = words.square(Form(Case.LOC), words.OTHER, words.AREAS[node.area])
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
            f"některý nepřátelský kámen ve vzdálenosti nejvýše {node.distance} od jiného nepřátelského kamene"
            f" se ani {steps} po prázdných polích"
            " nemůže dostat na pole sousedící s jiným nepřátelským kamenem"
        )

    # ---- helpers: acts
    def _do(self, mood: Mood, who: tree.Target) -> str:
        return words.DO.said(mood, between=self._within_clause(who, Case.INS))

    def _counted(self, count: Count, kind: Kind, noun: Noun) -> str:
        form = self.counted_form(count, Case.ACC)
        return f"{self.said(count, Case.ACC)} {words.KINDS[kind].said(form)} {noun.said(form)}"

    def _destination(self, to: tree.To | tree.ToIt | None, count: Count) -> str:
        """Of several moves each has to end there."""
        if to is None:
            return ""
        each = self.counted_form(count, Case.ACC).plural
        return f"{', vždy' if each else ''} {self.text(to)}"

    def _uncounted(self, what: tree.Target) -> str:
        if isinstance(what, tree.ThisBeing):
            return "nepočítá se jako zničená"
        return "nepočítají se jako zničené" if self._is_several(what) else "nepočítá se jako zničený"

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

    def _limits(self, node: Pieces, form: Form) -> str:
        """What follows the noun: where the pieces stand and which of them are meant."""
        said = [self.said(where, form) for where in node.where]
        if node.used:
            said.append(f"{words.USED.said(form)} k vyvolání této bytosti")
        if node.other:
            said.append(f"{words.OTHER.said(form)} než tato bytost")
        return " a zároveň ".join(said)

    def _within_clause(self, what: tree.Target, case: Case) -> str:
        """Pieces in the middle of a clause: a relative clause at their end is closed."""
        said = self.said(what, case)
        if isinstance(what, Pieces) and what.colour in words.RICHER and not self._limits(what, Form(case)):
            return f"{said},"
        return said

    @staticmethod
    def _on(area: Area, *, plural: bool = False) -> str:
        return "na " + words.square(Form(Case.LOC, plural), words.AREAS[area])

    def _onto(self, wheres: tuple[tree.Where, ...], plural: bool, *before: Adjective, without: str = "") -> str:
        """The squares where pieces are put or end: "na prázdné pole sousedící s touto bytostí"."""
        form = Form(Case.ACC, plural)
        areas = (words.AREAS[where.area] for where in wheres if isinstance(where, tree.On))
        squares = f"na {words.square(form, *before, *areas)}{without}"
        limits = [self._square_limit(where, form) for where in wheres if not isinstance(where, tree.On)]
        return f"{squares} {' a zároveň '.join(limits)}" if limits else squares

    def _square_limit(self, where: tree.Where, form: Form) -> str:
        """Unlike a piece, a square is not *on* a red square: it is one."""
        if isinstance(where, tree.OnOrNear):
            area = words.AREAS[where.area].said(form, Gender.NEUTER)
            return f"{area} nebo {self.near(tree.Near(tree.SquareOf(where.area)), form)}"
        return self.said(where, form)

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
