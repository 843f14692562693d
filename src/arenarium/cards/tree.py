"""The part of the card language that every game shares: how acts are put together into an effect.

An effect is read like a paragraph, sentence by sentence. A sentence may begin with a condition on what has just
happened ("If you do, ..."); it holds clauses joined by ", then". What a clause *does* is an act; acts, and the
conditions that speak of a board or of a battle, belong to the games.

All nodes are frozen: a tree can be shared, compared, hashed and rendered, never changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Node:
    """Anything in a card's tree."""


@dataclass(frozen=True, slots=True)
class Act(Node):
    """Something an effect does. Each game derives its own."""


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """Something that may hold when a sentence begins. Each game derives its own."""


@dataclass(frozen=True, slots=True)
class Done(Condition):
    """Says "If you do": the act before was carried out at least once."""


@dataclass(frozen=True, slots=True)
class Otherwise(Condition):
    """Says "Otherwise": the last condition that was tested did not hold."""


@dataclass(frozen=True, slots=True)
class DidBoth(Condition):
    """Says "If you did both": the act before and the one before that were carried out."""


@dataclass(frozen=True, slots=True)
class Negated(Condition):
    """Says "If you do not": the condition does not hold."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Together(Condition):
    """Says "If you do and ...": both conditions hold."""

    first: Condition
    second: Condition


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """One act and how binding it is: "destroy ..." or "you may destroy ..."."""

    act: Act
    may: bool = False


@dataclass(frozen=True, slots=True)
class OneOf(Act):
    """Says "Do one of these: ...; or ...": alternatives, each of them clauses joined by "then"."""

    alternatives: tuple[tuple[Clause, ...], ...]


@dataclass(frozen=True, slots=True)
class Repeat(Act):
    """Says "Up to 3 times, you may ...": the act again and again, declining ends it.

    With `on_new_squares` no square may be used twice.
    """

    times: int
    act: Act
    on_new_squares: bool = False


@dataclass(frozen=True, slots=True)
class Linked(Act):
    """Says "All or nothing: ..., then ...": every act is done, or none of them."""

    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Sentence(Node):
    clauses: tuple[Clause, ...]
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Effect(Node):
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Count(Node):
    """How many: "one", "2", "up to 2", "every", "any number of"."""


@dataclass(frozen=True, slots=True)
class Exactly(Count):
    number: int = 1


@dataclass(frozen=True, slots=True)
class UpTo(Count):
    number: int


@dataclass(frozen=True, slots=True)
class Every(Count):
    pass


@dataclass(frozen=True, slots=True)
class AnyNumber(Count):
    pass


def parts(node: object) -> Iterator[object]:
    """A node and all that it holds: nodes, words, numbers."""
    if isinstance(node, tuple):
        for item in node:
            yield from parts(item)
        return
    yield node
    if isinstance(node, Node) and is_dataclass(node):
        for field in fields(node):
            yield from parts(getattr(node, field.name))


def mapped(node: T, change: Callable[[Node], Node]) -> T:
    """The tree with every node in it changed, the innermost first; what stays as it is is not copied."""
    if isinstance(node, tuple):
        items = tuple(mapped(item, change) for item in node)
        return node if all(new is old for new, old in zip(items, node, strict=True)) else items  # type: ignore[return-value]
    if not isinstance(node, Node) or not is_dataclass(node):
        return node
    held = {field.name: getattr(node, field.name) for field in fields(node)}
    new = {name: made for name, value in held.items() if (made := mapped(value, change)) is not value}
    return change(replace(node, **new) if new else node)  # type: ignore[return-value]
