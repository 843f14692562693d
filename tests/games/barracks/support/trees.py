"""Trees of the card language of Barracks for property tests: everything that its grammar can say.

Each strategy makes one kind of phrase, put together as the transformer of `barracks/language.py` does it. What it
refuses, such as stealing boosts from oneself, is left out; `test_language` has such texts by name.
"""

from __future__ import annotations

import inspect

from hypothesis import strategies as st

from arenarium.cards.tree import Act, Clause, Condition, Effect, Node, Otherwise, Sentence, Together, parts
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Group, Modifier, Sort, Status, Trigger, Who

OF_ALL_GAMES = (Effect, Sentence, Clause, Otherwise, Together)
"""What Barracks has of the language of all games; the rest offers choices, which it refuses."""
KINDS: list[type[Node]] = [
    *OF_ALL_GAMES,
    *(
        kind
        for kind in vars(tree).values()
        if inspect.isclass(kind)
        and issubclass(kind, Node)
        and kind.__module__ == tree.__name__
        and kind is not Modifier
    ),
]
"""Every kind of node that a card of Barracks can hold."""
CATEGORIES = ("iron", "bow", "fire", "water", "forest", "bone", "beast", "prayer")


def kinds(found: Node) -> set[type]:
    return {type(part) for part in parts(found) if isinstance(part, Node)}


numbers = st.integers(1, 25)
chances = st.integers(1, 5)
statuses = st.sampled_from(Status)
boosts = st.sampled_from(Boost)
categories = st.sampled_from(("", *CATEGORIES))

# ----------------------------------------------------------------------------------------------------------------- who

DESCRIBED = (Who.HIT, Who.ENEMIES, Who.EVERYONE)
"""Those that can be told apart by what they suffer from."""
IN_MOVES = tuple(who for who in Who if who is not Who.ATTACKER)
ROBBED = (Who.HIT, Who.ENEMIES, Who.ALLY, Who.ATTACKER)


def heard_at(event: Trigger) -> tuple[Who, ...]:
    """Who can be spoken of when an ability does something."""
    known_only_then = {Who.ATTACKER: Trigger.HIT, Who.HIT: Trigger.DAMAGES}
    return tuple(who for who in Who if known_only_then.get(who, event) is event)


def groups(whose: tuple[Who, ...]) -> st.SearchStrategy[Group]:
    plain = st.builds(Group, st.sampled_from(whose))
    return plain | st.builds(Group, st.sampled_from([who for who in whose if who in DESCRIBED]), statuses)


# ---------------------------------------------------------------------------------------------------------------- acts


def acts(whose: tuple[Who, ...], damage_is_known: bool) -> st.SearchStrategy[Act]:
    """What can be done to warriors; none of them is a modifier."""
    whom = groups(whose)
    robbed = groups(tuple(who for who in whose if who in ROBBED))
    simple: st.SearchStrategy[Act] = st.one_of(
        st.builds(tree.Inflict, statuses, whom),
        st.builds(tree.Give, numbers, boosts, whom),
        st.builds(tree.Heal, numbers, whom),
        st.builds(tree.Hurt, numbers, whom),
        st.builds(tree.Cure, whom),
        st.builds(tree.Clear, st.sampled_from(Sort), whom),
        st.builds(tree.Steal, robbed),
        *([st.just(tree.HealDealt())] if damage_is_known else []),
    )
    return simple | st.builds(tree.Chance, chances, simple)


suffering_targets = st.builds(Group, st.just(Who.HIT), statuses)
modifiers_of_moves: st.SearchStrategy[Modifier] = st.one_of(
    st.builds(tree.DealMore, numbers, whom=st.none() | suffering_targets),
    st.just(tree.IgnoreDefence()),
)
modifiers_of_warriors: st.SearchStrategy[Modifier] = st.one_of(
    st.builds(tree.DealMore, numbers, categories, st.none() | suffering_targets),
    st.builds(tree.TakeLess, numbers, categories),
    st.just(tree.IgnoreDefence()),
    st.builds(tree.ImmuneToStatus, st.none() | statuses),
    st.builds(tree.ImmuneToBoost, boosts),
    st.builds(tree.ActSooner, numbers, categories),
    st.just(tree.KeepBoosts()),
)

# ------------------------------------------------------------------------------------------------------------- effects


def clause_lists(found: st.SearchStrategy[Act]) -> st.SearchStrategy[tuple[Clause, ...]]:
    return st.lists(st.builds(Clause, found), min_size=1, max_size=4).map(tuple)


acts_of_moves = acts(IN_MOVES, damage_is_known=True)
known_before: st.SearchStrategy[Condition] = st.one_of(
    st.just(tree.Alone()),
    st.just(tree.Wounded()),
    st.builds(tree.Ails, st.none() | statuses),
)
"""What can be looked at while the damage is added up."""
facts = known_before | st.just(tree.Eliminated())
sentences = st.one_of(
    st.builds(
        Sentence,
        clause_lists(acts_of_moves | modifiers_of_moves),
        st.none() | known_before | st.builds(Together, known_before, known_before),
    ),
    st.builds(
        Sentence,
        clause_lists(acts_of_moves),
        facts | st.just(Otherwise()) | st.builds(Together, facts, facts),
    ),
)


def _asks_first(effect: Effect) -> bool:
    """Before "otherwise" there is a condition."""
    conditions = [sentence.condition for sentence in effect.sentences if sentence.condition is not None]
    return not (conditions and isinstance(conditions[0], Otherwise))


effects = st.builds(Effect, st.lists(sentences, min_size=1, max_size=3).map(tuple)).filter(_asks_first)

# ----------------------------------------------------------------------------------------------------------- abilities


def happenings(event: Trigger) -> st.SearchStrategy[tree.When]:
    done = acts(heard_at(event), damage_is_known=event is Trigger.DAMAGES)
    return st.builds(tree.When, st.just(event), clause_lists(done))


ability_parts = st.builds(tree.Always, modifiers_of_warriors) | st.one_of([happenings(event) for event in Trigger])
abilities = st.builds(tree.Ability, st.lists(ability_parts, min_size=1, max_size=4).map(tuple))
