"""Reads the card language of Barracks: effects of moves and abilities of warriors, text to tree."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import NoReturn, TypeVar

from lark import v_args

from arenarium.cards.hints import NUMBER, Instead, in_digits
from arenarium.cards.parse import Language, SharedTransformer
from arenarium.cards.tree import Act, Clause, Condition, Effect, Node, Otherwise, Sentence, parts
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Group, Modifier, Sort, Status, Trigger, Who

SIDES_OF_A_DIE = 6
T = TypeVar("T")


def parse_effect(text: str) -> Effect:
    """The tree of a move's effect. Raises CardError where it is not in the card language."""
    effect = language().parse(text, Effect)
    _refuse(effect, (tree.TakeLess, tree.ImmuneToStatus, tree.ImmuneToBoost, tree.ActSooner, tree.KeepBoosts))
    for part in parts(effect):
        if isinstance(part, Group) and part.who is Who.ATTACKER:
            raise CardError(
                Mistake("attacker-in-move", "'the attacker' is there only when a warrior with an ability is hit")
            )
        if isinstance(part, tree.DealMore) and part.category:
            raise CardError(
                Mistake("category-in-move", "a move has one category: 'with ... moves' is said in abilities")
            )
    return effect


def parse_ability(text: str) -> tree.Ability:
    """The tree of a warrior's ability."""
    return language().parse(text, tree.Ability, start="ability")


def _refuse(effect: Node, kinds: tuple[type[Node], ...]) -> None:
    for part in parts(effect):
        if isinstance(part, kinds):
            raise CardError(Mistake("in-an-ability", "this can be said in an ability, not in a move"))


_SIDES = 6
"""Of the die that decides a chance."""


def _chance(match: re.Match[str]) -> str:
    """A share of a hundred, as near as a die comes to it."""
    return f"{min(max(round(int(match[1]) * _SIDES / 100), 1), _SIDES - 1)}/{_SIDES}"


_WHOM = {
    r"(you|i|it|me|myself|itself|(this|the|my|your) warrior|(the )?(user|self))": "this warrior",
    r"((the |each )?targets?|each warrior hit)": "each warrior hit",
    r"((the |my |your |its |an? )?(ally|allies|friend))": "its ally",
    r"((the |each |every |all )?(enemy|enemies|opponents?))": "each enemy",
}
_OPPOSITE = {"power": "weakness", "defense": "exposure", "speed": "slowness"}
_BOOST = r"power|weakness|defen[cs]e|exposure|speed|slowness"
_ONE_OF = "|".join(_WHOM)
_GETS = rf"\b(give )?(?P<whom>{_ONE_OF})(:| (may |can )?(gains?|gets?|has|have|receives?)\b)|\b(gain|get)\b"
_GIVEN = (
    rf"({_GETS}) ?((?P<boost>{_BOOST}) ?(?P<sign>[+-])?(?P<number>{NUMBER})?"
    rf"|(?P<sign_after>[+-])?(?P<number_after>{NUMBER}) (?P<after>{_BOOST}))\b"
)


def _give(match: re.Match[str]) -> str:
    """A boost as finished cards say it, 'This warrior: speed +1', or as players do, 'you gain 1 speed'."""
    boost = (match["boost"] or match["after"]).lower().replace("defence", "defense")
    if "-" in (match["sign"] or match["sign_after"] or ""):
        boost = _OPPOSITE.get(boost, boost)
    number = in_digits(match["number"] or match["number_after"] or "1")
    written = match["whom"] or "you"
    whom = next(say for pattern, say in _WHOM.items() if re.fullmatch(pattern, written, re.IGNORECASE))
    return f"give {whom} {number} {boost}"


_HINTS: Instead = {
    _GIVEN: _give,
    rf"heal (by |for )?(?P<number>{NUMBER})( hearts?| hit points?| life| hp)?\b": lambda match: (
        f"heal this warrior {in_digits(match['number'])}"
    ),
    rf"(?P<number>{NUMBER}) (hearts?|hit points?|life|hp)\b": lambda match: in_digits(match["number"]),
    rf"(?P<number>{NUMBER}) (in|of|out of) (?P<all>{NUMBER})\b": lambda match: (
        f"{in_digits(match['number'])}/{in_digits(match['all'])}"
    ),
    r"(\d+) ?%": _chance,
    r"when (it is |it's |being |i am )?(hit|attacked)\b": "when this warrior is hit",
    r"(from|with) (iron|bow|fire|water|forest|bone|beast|prayer)([.,])": r"\1 \2 moves\3",
    r"deal damage\b": "deal 1 damage",
    r"(give this warrior|give its ally|give each enemy) (power|weakness|defense|exposure|speed|slowness)\b": r"\1 1 \2",
    r"(the )?targets?\b": "each warrior hit",
    rf"(the |an? |{NUMBER} )?(enemy|enemies|opponents?)\b": "each enemy",
    r"(the )?(user|itself|self|me)\b": "this warrior",
    r"(an? |the )?(ally|allies|friend)\b": "its ally",
    r"(all|everybody|everyone)\b": "every warrior",
    r"(stun|paralyse)\b": "paralyze",
    r"(hit|damage|hurt|attack)\b": "deal 1 damage to",
    r"restore\b": "heal",
    r"defence\b": "defense",
}
"""What people write, and how the language says it."""


@cache
def language() -> Language:
    grammar = resources.files("arenarium.games.barracks.language").joinpath("grammar.lark").read_text("utf-8")
    return Language(grammar, _Transformer(), starts=("effect", "ability"), hints=_HINTS)


def _word(value: T) -> Callable[[object], T]:
    return lambda transformer: value


def _refused(why: Mistake) -> Callable[..., NoReturn]:
    def refuse(transformer: object, *parts_: object) -> NoReturn:
        raise CardError(why)

    return refuse


_NO_CHOICE = Mistake(
    "no-choice", "nothing is chosen but the target of a move: no 'you may', 'do one of these', 'up to'"
)
_NEVER_ASKED = Mistake("never-asked", "nothing here can be declined, so 'if you do' says nothing")


@v_args(inline=True)
class _Transformer(SharedTransformer):
    # what the shared grammar offers to games with choices
    may = choice = repeat = linked_body = _refused(_NO_CHOICE)
    done = not_done = did_both = _refused(_NEVER_ASKED)

    def sentence(self, condition: Condition | None, clauses: tuple[Clause, ...]) -> Sentence:
        return _with_plain_modifiers(super().sentence(condition, clauses))

    def otherwise_sentence(self, clauses: tuple[Clause, ...]) -> Sentence:
        return _with_plain_modifiers(super().otherwise_sentence(clauses))

    def effect(self, *sentences: Sentence) -> Effect:
        asked = False
        for sentence in sentences:
            if isinstance(sentence.condition, Otherwise) and not asked:
                raise CardError(Mistake("otherwise-alone", "'otherwise' needs a condition before it"))
            asked = asked or sentence.condition is not None
        return super().effect(*sentences)

    # acts ------------------------------------------------------------------------------------------------------
    def act(self, modifier: Act) -> Act:
        return modifier

    def paralyse(self, whom: Group) -> Act:
        return tree.Inflict(Status.PARALYSIS, whom)

    def poison(self, whom: Group) -> Act:
        return tree.Inflict(Status.POISON, whom)

    def burn(self, whom: Group) -> Act:
        return tree.Inflict(Status.BURN, whom)

    def give(self, whom: Group, number: int, boost: Boost) -> Act:
        return tree.Give(number, boost, whom)

    def heal(self, whom: Group, number: int) -> Act:
        return tree.Heal(number, whom)

    def heal_dealt(self, whom: Group) -> Act:
        return tree.HealDealt()

    def hurt(self, number: int, whom: Group) -> Act:
        return tree.Hurt(number, whom)

    def cure(self, whom: Group) -> Act:
        return tree.Cure(whom)

    def clear(self, sort: Sort | None, whom: Group) -> Act:
        return tree.Clear(sort or Sort.ANY, whom)

    def steal(self, whom: Group) -> Act:
        if whom.who not in (Who.HIT, Who.ENEMIES, Who.ALLY, Who.ATTACKER):
            raise CardError(Mistake("stolen-from-others", "boosts are stolen from others"))
        return tree.Steal(whom)

    def chance(self, number: int, sides: int, act: Act) -> Act:
        if sides != SIDES_OF_A_DIE or number >= sides:
            raise CardError(
                Mistake("chance", "a chance is 1/6 to 5/6, not {number}/{sides}", number=number, sides=sides)
            )
        if isinstance(act, Modifier | tree.Chance):
            raise CardError(Mistake("chance-once", "a chance is rolled for something that is done, once"))
        return tree.Chance(number, act)

    # modifiers ---------------------------------------------------------------------------------------------------
    def deal_more(self, number: int, category: str | None, whom: Group | None) -> Modifier:
        if whom is not None and (whom.who is not Who.HIT or whom.suffering is None):
            raise CardError(
                Mistake("to-whom", "say to whom by 'each poisoned warrior hit' or the like; without it all are meant")
            )
        return tree.DealMore(number, category or "", whom)

    def take_less(self, number: int, category: str | None) -> Modifier:
        return tree.TakeLess(number, category or "")

    def immune_to_status(self, status: Status) -> Modifier:
        return tree.ImmuneToStatus(status)

    def immune_to_boost(self, boost: Boost) -> Modifier:
        return tree.ImmuneToBoost(boost)

    def act_sooner(self, number: int, category: str | None) -> Modifier:
        return tree.ActSooner(number, category or "")

    ignore_defence = _word(tree.IgnoreDefence())
    immune_to_all = _word(tree.ImmuneToStatus())
    keep_boosts = _word(tree.KeepBoosts())

    def with_moves(self, category: str) -> str:
        return category

    from_moves = with_moves

    # who ---------------------------------------------------------------------------------------------------------
    def group(self, group: Group) -> Group:
        return group

    this_warrior = _word(Group(Who.THIS))
    ally = _word(Group(Who.ALLY))
    own = _word(Group(Who.OWN))
    attacker = _word(Group(Who.ATTACKER))

    def hit(self, suffering: Status | None) -> Group:
        return Group(Who.HIT, suffering)

    def enemies(self, suffering: Status | None) -> Group:
        return Group(Who.ENEMIES, suffering)

    def everyone(self, suffering: Status | None) -> Group:
        return Group(Who.EVERYONE, suffering)

    is_paralysed = paralysis = _word(Status.PARALYSIS)
    is_poisoned = poison_status = _word(Status.POISON)
    is_burning = burn_status = _word(Status.BURN)
    power = _word(Boost.POWER)
    weakness = _word(Boost.WEAKNESS)
    defence = _word(Boost.DEFENCE)
    exposure = _word(Boost.EXPOSURE)
    speed = _word(Boost.SPEED)
    slowness = _word(Boost.SLOWNESS)
    helpful = _word(Sort.HELPFUL)
    harmful = _word(Sort.HARMFUL)
    iron = _word("iron")
    bow = _word("bow")
    fire = _word("fire")
    water = _word("water")
    forest = _word("forest")
    bone = _word("bone")
    beast = _word("beast")
    prayer = _word("prayer")

    # conditions ----------------------------------------------------------------------------------------------------
    eliminated = _word(tree.Eliminated())
    alone = _word(tree.Alone())
    ails_at_all = _word(tree.Ails())
    wounded = _word(tree.Wounded())

    def ails(self, status: Status) -> Condition:
        return tree.Ails(status)

    # abilities -----------------------------------------------------------------------------------------------------
    def ability(self, *parts_: tree.Always | tree.When) -> tree.Ability:
        return tree.Ability(parts_)

    def always(self, modifier: Modifier) -> Node:
        return tree.Always(modifier)

    def when(self, event: Trigger, clauses: tuple[Clause, ...]) -> Node:
        for part in parts(clauses):
            if isinstance(part, Modifier):
                raise CardError(
                    Mistake("always-holds", "what always holds is a sentence of its own, not something that happens")
                )
            if isinstance(part, Group):
                _check_heard(part.who, event)
            if isinstance(part, tree.HealDealt) and event is not Trigger.DAMAGES:
                raise CardError(
                    Mistake("damage-dealt", "'the damage dealt' is known only when this warrior deals damage")
                )
        return tree.When(event, clauses)

    enters = _word(Trigger.ENTERS)
    is_hit = _word(Trigger.HIT)
    damages = _word(Trigger.DAMAGES)
    eliminates = _word(Trigger.ELIMINATES)
    falls = _word(Trigger.FALLS)
    ails_event = _word(Trigger.AILS)
    turn_ends = _word(Trigger.TURN_ENDS)


def _check_heard(who: Who, event: Trigger) -> None:
    if who is Who.ATTACKER and event is not Trigger.HIT:
        raise CardError(Mistake("attacker-known", "'the attacker' is known only when this warrior is hit"))
    if who is Who.HIT and event is not Trigger.DAMAGES:
        raise CardError(Mistake("hit-known", "'each warrior hit' is known only when this warrior deals damage"))


def _with_plain_modifiers(sentence: Sentence) -> Sentence:
    """A condition may stand before more damage: it is looked at while the damage is added up, not later."""
    unknown = isinstance(sentence.condition, Otherwise) or any(
        isinstance(part, tree.Eliminated) for part in parts(sentence.condition)
    )
    if unknown and any(isinstance(part, Modifier) for part in parts(sentence.clauses)):
        raise CardError(
            Mistake(
                "damage-added-up",
                "damage is added up before anything has happened; this condition cannot be known then",
            )
        )
    return sentence
