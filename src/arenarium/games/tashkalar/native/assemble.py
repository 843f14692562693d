"""Programs to numbers: the trees of a card set are compiled by the compiler of the rules, and each step becomes a row.

So a program has the same steps in both engines, and an effect in progress stands at the same place in both. What an act
or a condition means is taken from its tree; the name of the class that carries it out says which act it is.
"""

from __future__ import annotations

from dataclasses import fields

from arenarium.cards.machine import AllOrNothing, Choose, Do, EndAlternative, Guard, Program, Resolver, Step
from arenarium.cards.tree import Act, AnyNumber, Condition, Count, Every, Exactly, Otherwise, UpTo
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import Kind, Owner, Spread
from arenarium.games.tashkalar.native.phrases import Phrases
from arenarium.games.tashkalar.rules.effects.compiler import EffectCompiler, _Again, _EachColour, _NextColour
from arenarium.games.tashkalar.rules.effects.move import ANY_NUMBER
from arenarium.games.tashkalar.rules.effects.selectors import RANK_SETS
from arenarium.games.tashkalar.rules.effects.targets import OnPieces
from arenarium.games.tashkalar.state.choices import TARGET_VERBS
from arenarium.games.tashkalar.state.position import Position
from arenarium.native.numbers import Unknown

MOST_PLACED = 21
"""How many pieces placed by one act the native engine can remember."""
MOST_EMPTY = 8
"""How many empty squares that count as pieces it can look for."""

Row = dict[str, int]


def called(thing: object) -> str:
    """How the native engine calls what a class or function does."""
    return (thing.__name__ if callable(thing) and hasattr(thing, "__name__") else type(thing).__name__).lstrip("_")


class Assembler(EffectCompiler):
    """The compiler of the rules, which notes down what it compiles. Raises Unknown."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self._phrases = phrases
        self._numbers = phrases.numbers
        self._acts: dict[Resolver[Position], Row] = {}
        self._tests: dict[Guard[Position], int] = {}
        self.alternatives: list[int] = []

    # ---- while compiling
    def resolver(self, act: Act) -> Resolver[Position]:
        resolver = super().resolver(act)
        self._acts[resolver] = self._row(act)
        return resolver

    def _guard(self, condition: Condition | None) -> Guard[Position] | None:
        guard = super()._guard(condition)
        if guard is not None and condition is not None:
            otherwise = isinstance(condition, Otherwise)
            self._tests[guard] = -1 if otherwise else self._phrases.tests.put(self._phrases.test(condition))
        return guard

    # ---- steps
    def rows(self, program: Program[Position]) -> list[list[int]]:
        """The steps of a program that this compiler has made, or of one of the rules."""
        return [
            self._numbers.row("step_fields", {"step": self._numbers("steps", called(step)), **self._step(step)})
            for step in program.steps
        ]

    def _step(self, step: Step[Position]) -> Row:
        match step:
            case Do():
                return self._do(step)
            case Choose():
                first = len(self.alternatives)
                self.alternatives += step.starts
                chosen = {"first": first, "ways": len(step.starts), "over": step.over}
                return {**chosen, "number": step.times, "may": step.may}
            case EndAlternative():
                return {"start": step.start}
            case Guard():
                return {"test": self._tests[step], "over": step.over}
            case AllOrNothing():
                return {"over": step.over}
            case _EachColour():
                return {"placed": step.placed}
            case _NextColour():
                return {"placed": step.placed, "over": step.over}
            case _Again():
                return {"start": step.start}
        raise Unknown(called(step))

    def _do(self, step: Do[Position]) -> Row:
        act = step.act
        row = {
            "act": self._numbers("acts", called(act)),
            "may": step.may,
            "fresh": step.fresh is not None,
            "linked_until": step.linked_until,
            "up_to": act.up_to,
            "happens": act.happens,
            **self._acts.get(act, {}),
        }
        if isinstance(act, OnPieces):
            row |= {"verb": TARGET_VERBS.index(act.verb), "destroys": act.destroys}
        return row

    # ---- acts
    def _row(self, act: Act) -> Row:
        phrases, put = self._phrases, self._phrases.selectors.put
        match act:
            case tree.Destroy(what, uncounted, for_good, twice):
                times = 0 if uncounted else 2 if twice else 1
                return {**self._target(what), "times": times, "for_good": for_good}
            case tree.Convert(what, to):
                return {**self._target(what), "rank": -1 if to is None else RANK_SETS[to][0]}
            case (
                tree.Upgrade(what)
                | tree.Downgrade(what)
                | tree.ChoosePiece(what)
                | tree.MakeGateway(what)
                | tree.Hold(what)
            ):
                return self._target(what)
            case tree.Place():
                return self._place(act)
            case tree.Move():
                return self._move(act)
            case tree.MixedMoves(combat, standard, who):
                return {**self._movers(who), "number": combat + standard, "combat": combat, "standard": standard}
            case tree.Leap(count, kind, who, to):
                number = {"number": _number(count), "combat": kind is Kind.COMBAT}
                return {**self._movers(who), **number, **phrases.goal(to)}
            case tree.ChooseDirection(course):
                return {"course": phrases.course(course)}
            case tree.GainActions(number):
                return {"number": number}
            case tree.DrawExtra(being, legend):
                return {"beings": being, "legends": legend}
            case tree.BorrowEmpty(number):
                if number > MOST_EMPTY:
                    raise Unknown(f"{number} empty squares that count as pieces")
                return {"number": number}
            case tree.Release(kind, to):
                return {"combat": kind is Kind.COMBAT, "verb": TARGET_VERBS.index("release"), **phrases.goal(to)}
            case tree.ChooseSquare(area):
                where = {"select": put(phrases.area(area))} if area else {}
                return {"verb": TARGET_VERBS.index("choose"), **where}
            case tree.Swap(what, other):
                both = {"select": put(phrases.pieces(what)), "other": put(phrases.pieces(other))}
                return {**both, "equal": other.equal_rank}
            case tree.Mirror(what):
                return {"select": put(phrases.pieces(what)), "number": _number(what.count)}
            case tree.Replace(what, rank, owner):
                comes = {"rank": RANK_SETS[rank][0], "enemy": owner is Owner.ENEMY}
                return {"select": put(phrases.single(what)), **comes}
            case tree.DiscardHeld(held):
                return {"flares_only": held is tree.Held.FLARE}
            case tree.CopyWarp(of):
                return {"pending": of is tree.WarpOf.PENDING}
        if fields(act):
            raise Unknown(type(act).__name__)
        return {}  # its name says all

    def _target(self, what: tree.Target) -> Row:
        phrases = self._phrases
        match what:
            case tree.Pieces():
                code = phrases.pieces(what)
                row = {"number": _number(what.count, other=1), "spread": what.spread is not Spread.FREE}
                row["colour"] = self._numbers("colours", what.colour.name)
            case tree.FirstPieces():
                code, row = phrases.first_pieces(what), {"number": 1}
            case _:
                code, row = phrases.single(what), {"number": 1}
        return {"select": phrases.selectors.put(code), **row}

    def _movers(self, who: tree.Target) -> Row:
        phrases = self._phrases
        if not isinstance(who, tree.Pieces):
            if isinstance(who, tree.FirstPieces):
                raise Unknown("the first pieces on a line as movers")
            return {"select": phrases.selectors.put(phrases.single(who))}
        return {
            "select": phrases.selectors.put(phrases.pieces(who)),
            "same": isinstance(who.count, Exactly),
            "different": who.spread is Spread.DIFFERENT,
            "every": isinstance(who.count, Every),
            "colour": self._numbers("colours", who.colour.name),
        }

    def _move(self, act: tree.Move) -> Row:
        in_line = isinstance(act.count, AnyNumber) and bool(act.keeping)
        return {
            **self._movers(act.who),
            "number": 0 if in_line else _number(act.count, other=ANY_NUMBER),
            "combat": act.kind is Kind.COMBAT,
            "keeping": self._phrases.course(act.keeping) if act.keeping else -1,
            "furthest": act.furthest,
            "until_legendary": act.until_legendary,
            "without_this": act.without_this,
            **self._phrases.goal(act.to),
        }

    def _place(self, act: tree.Place) -> Row:
        enemy = act.owner is Owner.ENEMY
        number = _number(act.count)
        if number > MOST_PLACED or (enemy and act.while_fewer):
            raise Unknown("so many pieces placed by one act")
        where = {"select": self._phrases.selectors.put(self._phrases.everywhere(act.where))} if act.where else {}
        what = {"rank": RANK_SETS[act.rank][0], "enemy": enemy}
        return {**where, **what, "number": number, "while_fewer": act.while_fewer}


def _number(count: Count, other: int | None = None) -> int:
    """How many; where the phrase gives no number, the other one."""
    if isinstance(count, Exactly | UpTo):
        return count.number
    if other is None:
        raise Unknown(type(count).__name__)
    return other
