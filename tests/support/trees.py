"""Trees of the card language for property tests: everything that its grammar can say and the game can carry out.

Each strategy makes one kind of phrase, put together as the transformer of `tashkalar/language.py` does it. What it
refuses, such as "place every common piece", is left out; `test_language` has such texts by name.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from arenarium.script import tree as script
from arenarium.script.tree import (
    Act,
    AnyNumber,
    Clause,
    Condition,
    Count,
    Effect,
    Every,
    Exactly,
    Node,
    OneOf,
    Repeat,
    Sentence,
    UpTo,
)
from arenarium.tashkalar import tree
from arenarium.tashkalar.tree import (
    Area,
    Colour,
    Course,
    Criterion,
    Ends,
    Keeping,
    Kind,
    Owner,
    Pieces,
    Ranks,
    Region,
    Side,
    Spread,
    Where,
)

ABSTRACT = (script.Node, script.Act, script.Condition, script.Count, tree.Where, tree.Criterion)
KINDS: list[type[Node]] = [
    kind
    for name, module in sorted(sys.modules.items())
    if name.startswith(("arenarium.script.tree", "arenarium.tashkalar.tree"))
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
        for field in fields(found):  # type: ignore[arg-type]
            yield from nodes(getattr(found, field.name))


def kinds(found: Node) -> set[type[Node]]:
    return {type(node) for node in nodes(found)}


numbers = st.integers(1, 8)
flags = st.booleans()
areas = st.sampled_from(Area)
ranks = st.sampled_from(Ranks)
named_ranks = st.sampled_from([rank for rank in Ranks if rank is not Ranks.ANY])
single_ranks = st.sampled_from([Ranks.COMMON, Ranks.HEROIC, Ranks.LEGENDARY])

# ------------------------------------------------------------------------------------------------------------- counts

some: st.SearchStrategy[Count] = st.one_of(st.builds(Exactly, numbers), st.builds(UpTo, numbers))
some_or_every: st.SearchStrategy[Count] = st.one_of(some, st.just(Every()))

# -------------------------------------------------------------------------------------------------------------- where

references = st.one_of(
    st.just(tree.ThisBeing()),
    st.just(tree.It()),
    st.just(tree.ThatSquare()),
    st.builds(tree.SquareOf, areas),
    st.builds(tree.SomePiece, st.sampled_from(Owner), ranks, flags),
)
wheres: st.SearchStrategy[Where] = st.one_of(
    st.builds(tree.Near, references, st.sampled_from(Side)),
    st.builds(tree.Within, numbers, references),
    st.builds(tree.AtDistance, numbers, references),
    st.builds(tree.On, areas),
    st.builds(tree.OnOrNear, areas),
    st.builds(tree.Along, st.sampled_from(Course), st.integers(0, 8)),
)
where_lists = st.lists(wheres, max_size=2).map(tuple)

# ------------------------------------------------------------------------------------------------------- who and what


def pieces(counts: st.SearchStrategy[Count]) -> st.SearchStrategy[Pieces]:
    return st.builds(
        Pieces,
        counts,
        st.sampled_from(Owner),
        ranks,
        where_lists,
        st.sampled_from(Spread),
        st.sampled_from(Colour),
        flags,
        flags,
    )


persons = st.one_of(st.just(tree.ThisBeing()), st.just(tree.It()))
first_piece = st.builds(
    tree.FirstPieces, st.just(1), st.sampled_from([course for course in Course if course is not Course.THAT]), flags
)
"""In a direction that is still to be chosen; only where it is known, several pieces can be met."""
first_pieces = st.one_of(first_piece, st.builds(tree.FirstPieces, numbers, st.just(Course.THAT), flags))
targets = st.one_of(persons, pieces(some_or_every), first_pieces)
movers = st.one_of(persons, pieces(st.just(Exactly(1))), pieces(st.just(AnyNumber())))
destinations = st.one_of(
    st.none(),
    st.just(tree.ToIt()),
    st.builds(tree.To, st.none() | areas, flags, st.none() | named_ranks, where_lists),
)

# --------------------------------------------------------------------------------------------------------------- acts

single_moves = st.builds(
    tree.Move,
    some,
    st.sampled_from(Kind),
    movers,
    st.sampled_from(Keeping),
    destinations,
    st.just(False),
    st.integers(0, 3),
)
runs = st.builds(
    tree.Move,
    st.just(AnyNumber()),
    st.sampled_from(Kind),
    movers,
    st.sampled_from([Keeping.ONE, Keeping.THAT]),
    destinations,
    flags,
)
simple_acts: st.SearchStrategy[Act] = st.one_of(
    st.builds(tree.Destroy, targets, flags),
    st.builds(tree.Upgrade, targets),
    st.builds(tree.Downgrade, targets),
    st.builds(tree.Convert, targets, st.none() | single_ranks),
    st.builds(tree.Place, some, single_ranks, st.sampled_from([Owner.YOURS, Owner.ENEMY]), where_lists),
    single_moves,
    runs,
    st.builds(tree.MixedMoves, numbers, numbers, movers, flags),
    st.builds(tree.Leap, some, st.sampled_from(Kind), movers, destinations),
    st.builds(tree.ChoosePiece, pieces(some_or_every)),
    st.builds(tree.ChooseDirection, st.sampled_from([Course.INDICATED, Course.DIAGONAL])),
    st.builds(tree.GainActions, numbers),
    st.sampled_from([tree.DrawExtra(True, False), tree.DrawExtra(False, True), tree.DrawExtra(True, True)]),
    st.just(tree.TakeAnotherTurn()),
    st.just(tree.BorrowEnemy()),
    st.just(tree.RecoverCard()),
)
loops: st.SearchStrategy[Act] = st.one_of(
    st.builds(tree.ForEachEnemy, simple_acts), st.builds(tree.ForEachPlaced, simple_acts)
)
"""A loop does not go within a loop."""
acts = st.one_of(simple_acts, simple_acts, simple_acts, loops)

single_targets = st.one_of(persons, pieces(some), first_piece)
acts_on_a_square: st.SearchStrategy[Act] = st.one_of(
    st.builds(tree.Destroy, single_targets, flags),
    st.builds(tree.Upgrade, single_targets),
    st.builds(tree.Downgrade, single_targets),
    st.builds(tree.Convert, single_targets, st.none() | single_ranks),
    st.builds(tree.Place, some, single_ranks, st.sampled_from([Owner.YOURS, Owner.ENEMY]), where_lists),
    st.builds(tree.ChoosePiece, pieces(some)),
)
"""Acts in which a square is chosen, so that they can be done "each time on a new square"."""

# ------------------------------------------------------------------------------------------------ clauses and effects

plain_clauses = st.builds(Clause, acts, flags)
repeats = st.one_of(st.builds(Repeat, numbers, acts), st.builds(Repeat, numbers, acts_on_a_square, st.just(True)))
"""Always an offer, so that the clause itself is none."""
clauses = st.one_of(plain_clauses, plain_clauses, st.builds(Clause, repeats))


def choices(first_acts: st.SearchStrategy[Act]) -> st.SearchStrategy[OneOf]:
    """Ways, each of them some clauses without repetitions."""
    first = st.builds(Clause, first_acts, flags)
    way = st.builds(lambda first, then: (first, *then), first, st.lists(plain_clauses, max_size=2))
    return st.builds(OneOf, st.lists(way, min_size=2, max_size=3).map(tuple))


choice_clauses = st.one_of(
    st.builds(Clause, choices(acts), flags),
    st.builds(Clause, st.builds(Repeat, numbers, choices(acts))),
    st.builds(Clause, st.builds(Repeat, numbers, choices(acts_on_a_square), st.just(True))),
)
clause_lists = st.one_of(
    st.lists(clauses, min_size=1, max_size=3).map(tuple),
    st.builds(lambda before, last: (*before, last), st.lists(clauses, max_size=2), choice_clauses),
)
"""A choice has no end of its own: it is the last clause of its sentence."""
conditions: st.SearchStrategy[Condition] = st.one_of(
    st.just(script.Done()),
    st.just(script.Otherwise()),
    st.just(tree.ActionLeft()),
    st.just(tree.PileEmpty()),
    st.builds(tree.SummonedOn, areas, flags),
    st.builds(tree.Occupied, areas),
    st.builds(tree.ItWas, named_ranks),
    st.builds(tree.ItStoodOn, areas),
    st.builds(tree.ThisDestroyed, numbers),
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
