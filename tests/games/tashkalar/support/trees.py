"""Trees of the card language for property tests: everything that its grammar can say and the game can carry out.

Each strategy makes one kind of phrase, put together as the transformer of `tashkalar/language.py` does it. What it
refuses, such as "place every common piece", is left out; `test_what_can_be_said` has such texts by name.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

from hypothesis import strategies as st

from arenarium.cards import tree as script
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
    Node,
    OneOf,
    Repeat,
    Sentence,
    Together,
    UpTo,
)
from arenarium.games.tashkalar.language import tree
from arenarium.games.tashkalar.language.tree import (
    Area,
    Colour,
    Course,
    Criterion,
    Ends,
    Held,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Region,
    Side,
    Spread,
    WarpOf,
    Where,
)
from arenarium.games.tashkalar.language.tree.words import KNOWN_COURSES

ABSTRACT = (script.Node, script.Act, script.Condition, script.Count, tree.Where, tree.Criterion)
KINDS: list[type[Node]] = [
    kind
    for name, module in sorted(sys.modules.items())
    if name.startswith(("arenarium.cards.tree", "arenarium.games.tashkalar.language.tree"))
    for kind in vars(module).values()
    if inspect.isclass(kind) and issubclass(kind, Node) and kind.__module__ == name and kind not in ABSTRACT
]
"""Every kind of node that a card can hold."""


def nodes(found: Any) -> Iterator[Node]:
    """A node and all that it holds."""
    if isinstance(found, tuple):
        for item in found:
            yield from nodes(item)
    elif isinstance(found, Node):
        yield found
        for field in fields(found):
            yield from nodes(getattr(found, field.name))


def kinds(found: Node) -> set[type[Node]]:
    return {type(node) for node in nodes(found)}


CARD_NAMES = ("Bomb", "Gun Tower", "Knight")
"""Some that every language has a name for."""

numbers = st.integers(1, 8)
flags = st.booleans()
areas = st.sampled_from(Area)
ranks = st.sampled_from(Ranks)
named_ranks = st.sampled_from([rank for rank in Ranks if rank is not Ranks.ANY])
single_ranks = st.sampled_from([Ranks.COMMON, Ranks.HEROIC, Ranks.LEGENDARY])
kinds_of_moves = st.sampled_from(Kind)
colours_placed = st.sampled_from([Owner.YOURS, Owner.ENEMY])
courses = st.sampled_from([course for course in Course if course is not Course.ONE])
"""As seen from the being; "one direction" is said only of moves that keep to it."""

# ------------------------------------------------------------------------------------------------------------- counts

some: st.SearchStrategy[Count] = st.one_of(st.builds(Exactly, numbers), st.builds(UpTo, numbers))
some_or_every: st.SearchStrategy[Count] = st.one_of(some, st.just(Every()))

# -------------------------------------------------------------------------------------------------------------- where

not_the_gateway = st.sampled_from([tree.ThisBeing(), tree.It()])
singles = st.one_of(not_the_gateway, st.just(tree.Gateway()))
references = st.one_of(
    singles,
    st.just(tree.ThatSquare()),
    st.builds(tree.SquareOf, areas),
    st.builds(tree.SomePiece, st.sampled_from(Owner), ranks, flags),
)
neighbours = st.one_of(
    references,
    references,
    st.builds(tree.Several, numbers, st.sampled_from(Owner), ranks, flags),
)
wheres: st.SearchStrategy[Where] = st.one_of(
    st.builds(tree.Near, neighbours, st.sampled_from(Side)),
    st.builds(tree.Within, numbers, references),
    st.builds(tree.AtDistance, numbers, references),
    st.builds(tree.On, areas),
    st.builds(tree.OnOrNear, areas),
    st.just(tree.OnLeft()),
    st.builds(tree.Along, courses, st.integers(0, 8)),
)
where_lists = st.lists(wheres, max_size=2).map(tuple)
near_its_colour = st.builds(tree.Near, st.just(tree.OfItsColour()), st.sampled_from(Side))
where_lists_of_placed = st.lists(st.one_of(wheres, wheres, near_its_colour), max_size=2).map(tuple)
"""Only a piece that is placed has a colour before it has a square."""

# ------------------------------------------------------------------------------------------------------- who and what


def pieces(
    counts: st.SearchStrategy[Count],
    equal_rank: bool = False,
    where: st.SearchStrategy[tuple[Where, ...]] = where_lists,
) -> st.SearchStrategy[Pieces]:
    """Pieces of any kind; of equal rank only with another piece to compare them with."""
    found = st.builds(
        Pieces,
        counts,
        st.sampled_from(Owner),
        ranks,
        where,
        st.sampled_from(Spread),
        st.sampled_from(Colour),
        flags,
        st.lists(singles, unique=True, max_size=3).map(tuple),
        flags if equal_rank else st.just(False),
    )
    return found.map(lambda what: replace(what, colour=Colour.ONE) if _mixes_nothing(what) else what)


def _mixes_nothing(what: Pieces) -> bool:
    """One piece has one colour, and of every piece none is chosen."""
    return what.colour is Colour.MIXED and what.count in (Exactly(1), UpTo(1), Every())


one_piece = pieces(st.just(Exactly(1)))
known_courses = st.sampled_from(KNOWN_COURSES)
first_piece = st.builds(tree.FirstPieces, st.just(1), courses.filter(lambda course: course not in KNOWN_COURSES), flags)
"""In a direction that is still to be chosen; only where it is known, several pieces can be met."""
first_pieces = st.one_of(first_piece, st.builds(tree.FirstPieces, numbers, known_courses, flags))
targets = st.one_of(singles, pieces(some_or_every), first_pieces)
movers = st.one_of(singles, one_piece, pieces(st.just(AnyNumber())))
squares = st.one_of(
    st.just(tree.ToIt()),
    st.just(tree.ToThatSquare()),
    st.builds(tree.To, st.none() | areas, flags, st.none() | named_ranks, where_lists),
)
approaches = st.builds(tree.Toward, singles, flags)
destinations = st.one_of(st.none(), squares, approaches)

# --------------------------------------------------------------------------------------------------------------- acts


def destructions(what: st.SearchStrategy[Node]) -> st.SearchStrategy[Act]:
    """Pieces are counted once, not at all or twice."""
    counted = st.sampled_from([(False, False), (True, False), (False, True)])
    return st.builds(
        lambda what, counted, for_good: tree.Destroy(what, counted[0], for_good, counted[1]), what, counted, flags
    )


counted_moves = st.builds(
    tree.Move,
    some,
    kinds_of_moves,
    movers,
    st.none() | st.sampled_from(Course),
    destinations,
    without_this=st.integers(0, 3),
)
moves_of_all = st.builds(
    tree.Move,
    st.just(Exactly(1)),
    kinds_of_moves,
    pieces(st.just(Every())),
    st.none() | st.sampled_from(Course),
    destinations,
)
ways_of_a_run = st.sampled_from([course for course in Course if course is not Course.THAT_OR_BESIDE])
runs = st.one_of(
    st.builds(
        tree.Move,
        st.just(AnyNumber()),
        kinds_of_moves,
        movers,
        ways_of_a_run,
        st.none() | squares,
        until_legendary=flags,
    ),
    st.builds(tree.Move, st.just(AnyNumber()), kinds_of_moves, movers, st.none(), approaches),
    st.builds(
        tree.Move,
        st.just(AnyNumber()),
        kinds_of_moves,
        movers,
        ways_of_a_run,
        st.none() | squares,
        furthest=st.just(True),
    ),
)
placings = st.one_of(
    st.builds(tree.Place, some, single_ranks, colours_placed, where_lists_of_placed),
    st.builds(
        tree.Place, st.just(Exactly(1)), single_ranks, st.just(Owner.YOURS), where_lists_of_placed, st.just(True)
    ),
)
swaps = st.builds(tree.Swap, one_piece, pieces(st.just(Exactly(1)), equal_rank=True))
on_marked = where_lists.map(lambda wheres: (*wheres, tree.On(Area.MARKED)))
acts_on_the_board: list[st.SearchStrategy[Act]] = [
    destructions(targets),
    st.builds(tree.Upgrade, targets),
    st.builds(tree.Downgrade, targets),
    st.builds(tree.Convert, targets, st.none() | single_ranks),
    placings,
    counted_moves,
    moves_of_all,
    runs,
    st.builds(tree.MixedMoves, numbers, numbers, movers, flags),
    st.builds(tree.Leap, some, kinds_of_moves, movers, destinations),
    st.builds(tree.ChoosePiece, pieces(some_or_every)),
    st.builds(tree.ChooseDirection, st.sampled_from([Course.INDICATED, Course.DIAGONAL])),
    st.builds(tree.ChooseSquare, st.none() | areas),
    swaps,
    st.builds(tree.Mirror, pieces(some, where=on_marked)),
    st.builds(tree.Replace, singles, single_ranks, colours_placed),
    st.builds(tree.Hold, st.one_of(singles, one_piece)),
    st.builds(tree.Release, kinds_of_moves, st.none() | squares),
    st.builds(tree.MakeGateway, st.one_of(not_the_gateway, one_piece)),
]
acts_of_turns_and_cards: st.SearchStrategy[Act] = st.one_of(
    st.builds(tree.GainActions, numbers),
    st.sampled_from([tree.DrawExtra(True, False), tree.DrawExtra(False, True), tree.DrawExtra(True, True)]),
    st.builds(tree.BorrowEmpty, numbers),
    st.builds(tree.DiscardHeld, st.sampled_from(Held)),
    st.builds(tree.CopyWarp, st.sampled_from(WarpOf)),
    st.sampled_from(
        [
            tree.TakeAnotherTurn(),
            tree.BorrowEnemy(),
            tree.RecoverCard(),
            tree.RecoverTop(),
            tree.LoseAction(),
            tree.SlowOpponents(),
            tree.UseColour(),
            tree.CountMore(),
            tree.CountAsLegend(),
            tree.TakeBackPending(),
            tree.FreezeCard(),
            tree.PutUnder(),
        ]
    ),
)
simple_acts: st.SearchStrategy[Act] = st.one_of(*acts_on_the_board, *[acts_of_turns_and_cards] * 3)
loops_over_colours = st.builds(tree.ForEachEnemy, simple_acts, flags)
loops_over_placed = st.builds(tree.ForEachPlaced, simple_acts)
loops: st.SearchStrategy[Act] = st.one_of(loops_over_colours, loops_over_placed)
"""A loop does not go within a loop."""
acts = st.one_of(simple_acts, simple_acts, simple_acts, loops)

single_targets = st.one_of(singles, pieces(some), first_piece)
acts_on_a_square: st.SearchStrategy[Act] = st.one_of(
    destructions(single_targets),
    st.builds(tree.Upgrade, single_targets),
    st.builds(tree.Downgrade, single_targets),
    st.builds(tree.Convert, single_targets, st.none() | single_ranks),
    st.builds(tree.Place, some, single_ranks, colours_placed, where_lists_of_placed),
    st.builds(tree.ChoosePiece, pieces(some)),
)
"""Acts in which a square is chosen, so that they can be done "each time on a new square"."""

once = st.just(Exactly(1))
exact_targets = st.one_of(singles, one_piece)
linkable_acts: st.SearchStrategy[Act] = st.one_of(
    st.builds(
        tree.Move,
        once,
        kinds_of_moves,
        movers,
        st.none() | st.sampled_from(Course),
        destinations,
        without_this=st.integers(0, 3),
    ),
    st.builds(tree.Place, once, single_ranks, colours_placed, where_lists_of_placed),
    destructions(exact_targets),
    st.builds(tree.Upgrade, exact_targets),
    st.builds(tree.Downgrade, exact_targets),
    st.builds(tree.Convert, exact_targets, st.none() | single_ranks),
    swaps,
)
"""Acts that are done a fixed number of times, so that they can be "all or nothing". Leaps go too many ways for that."""
linked = st.builds(lambda *acts: Linked(acts), linkable_acts, linkable_acts)
"""Two of them, each done once: whether they can be completed is found by trying, which takes long with many of them."""

# ------------------------------------------------------------------------------------------------ clauses and effects


def plain(acts: st.SearchStrategy[Act]) -> st.SearchStrategy[Clause]:
    """An act as it is, or an offer; that of a loop over colours is made for each colour instead."""
    return st.builds(lambda act, may: Clause(act, may and not isinstance(act, tree.ForEachEnemy)), acts, flags)


plain_clauses = plain(acts)
repeats = st.one_of(st.builds(Repeat, numbers, acts), st.builds(Repeat, numbers, acts_on_a_square, st.just(True)))
"""Always an offer, so that the clause itself is none."""
clauses = st.one_of(plain_clauses, plain_clauses, st.builds(Clause, repeats))


def choices(first_acts: st.SearchStrategy[Act]) -> st.SearchStrategy[OneOf]:
    """Ways, each of them some clauses without repetitions."""
    way = st.builds(lambda first, then: (first, *then), plain(first_acts), st.lists(plain_clauses, max_size=2))
    return st.builds(OneOf, st.lists(way, min_size=2, max_size=3).map(tuple))


choice_clauses = st.one_of(
    st.builds(Clause, choices(acts), flags),
    st.builds(Clause, st.builds(Repeat, numbers, choices(acts))),
    st.builds(Clause, st.builds(Repeat, numbers, choices(acts_on_a_square), st.just(True))),
)
clause_lists = st.one_of(
    st.lists(clauses, min_size=1, max_size=3).map(tuple),
    st.builds(lambda before, last: (*before, last), st.lists(clauses, max_size=2), choice_clauses),
    linked.map(lambda act: (Clause(act),)),
)
"""A choice has no end of its own: it is the last clause of its sentence; "all or nothing" is the only one."""
gateway_tests = st.builds(tree.IsGateway, not_the_gateway)
simple_conditions: st.SearchStrategy[Condition] = st.one_of(
    st.sampled_from(
        [
            script.Done(),
            Negated(script.Done()),
            script.DidBoth(),
            tree.ActionLeft(),
            tree.PileEmpty(),
            tree.DestroyedNothing(),
            tree.SummonedOnto(),
            tree.WarpUnplayed(),
        ]
    ),
    gateway_tests,
    st.builds(Negated, gateway_tests),
    st.builds(Negated, st.builds(tree.ItWas, named_ranks)),
    st.builds(tree.StandsOn, singles, areas),
    st.builds(tree.InPile, st.sampled_from(CARD_NAMES)),
    st.builds(tree.SummonedOn, areas, flags),
    st.builds(tree.Occupied, areas),
    st.builds(tree.ItWas, named_ranks),
    st.builds(tree.ItStoodOn, areas),
    st.builds(tree.ThisDestroyed, numbers),
)
conditions: st.SearchStrategy[Condition] = st.one_of(
    simple_conditions,
    simple_conditions,
    st.just(script.Otherwise()),
    st.builds(Together, simple_conditions, simple_conditions),
)
sentences = st.builds(Sentence, clause_lists, st.none() | conditions)
effects = st.builds(Effect, st.lists(sentences, min_size=1, max_size=3).map(tuple))

# ----------------------------------------------------------------------------------------------------------- criteria

regions = st.sampled_from(Region)
coloured = st.sampled_from([Region.RED, Region.GREEN, Region.COLOURED])
quotas = st.none() | st.builds(tree.Quota, numbers, named_ranks)
facts: st.SearchStrategy[Criterion] = st.one_of(
    st.builds(tree.DestroyedThisTurn, numbers, ranks, quotas),
    st.builds(tree.Holds, numbers, regions, ranks, quotas),
    st.builds(tree.Outnumbers, numbers, regions, ranks),
    st.builds(tree.SummonedThisTurn, numbers, st.none() | coloured),
    st.builds(tree.SummonedThisTurn, numbers, st.none() | coloured, numbers, st.none() | coloured),
    st.builds(tree.Chain, st.sampled_from(Ends)),
    st.builds(tree.Surrounded, numbers),
    st.builds(tree.Isolated, numbers, numbers),
)
criteria: st.SearchStrategy[Criterion] = st.one_of(
    facts,
    st.builds(tree.Both, facts, facts),
    st.builds(tree.Either, facts, facts),
)
