"""Barracks in Czech.

What a move does is an order ("otrav každý cíl"); what always holds is a fact ("tento válečník způsobuje o
1 bod zranění víc").
"""

from __future__ import annotations

from itertools import pairwise

from arenarium.cards.lang.cs import Czech, with_
from arenarium.cards.render import capitalised
from arenarium.cards.tree import Clause, Condition, Sentence, Together
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.render import cs_words as words
from arenarium.games.barracks.language.render.cs_words import CARD, LIFE, POINT, Role, amount
from arenarium.games.barracks.language.render.mention import (
    THIS_WARRIOR,
    is_of_this,
    last_in_act,
    last_in_condition,
    last_in_event,
)
from arenarium.games.barracks.language.tree import Group, Who

_THIS_WARRIOR = "tento válečník "
_IS = "je "


class BarracksCzech(Czech):
    def __init__(self, last: Who | None = None, begun: bool = False) -> None:
        """The `last` are those whom the words before spoke of, so that they can be called "him" or "them".

        With `begun` a word of the same clause stands before the act. "Him" then follows that word, not the verb:
        "dej mu", but "potom mu dej".
        """
        self._last = last
        self._begun = begun
        self._warriors = words.warriors(last)

    # ---- one after the other
    def sentence(self, node: Sentence) -> str:
        return Czech.sentence(BarracksCzech(last_in_condition(node.condition)), node)

    def clauses(self, clauses: tuple[Clause, ...]) -> str:
        texts: list[str] = []
        speaker = self
        for clause in clauses:
            texts.append(speaker.text(clause))
            speaker = BarracksCzech(last_in_act(clause.act, speaker._last), begun=True)
        return ", potom ".join(texts)

    def clause(self, node: Clause) -> str:
        """Nothing can be declined, so that acts need no mood but the order."""
        return self.text(node.act)

    # ---- acts
    def inflict(self, node: tree.Inflict) -> str:
        return self._order(words.INFLICT[node.status], node.whom, Role.TARGET)

    def give(self, node: tree.Give) -> str:
        cards = f"{amount(node.number, CARD, _are_two(node.whom))} {words.BOOSTS[node.boost]}"
        return self._order("dej", node.whom, Role.RECEIVER, cards)

    def heal(self, node: tree.Heal) -> str:
        return self._order("vrať", node.whom, Role.RECEIVER, amount(node.number, LIFE, _are_two(node.whom)))

    def heal_dealt(self, node: tree.HealDealt) -> str:
        return self._order("vrať", THIS_WARRIOR, Role.RECEIVER, "tolik životů, kolik způsobil bodů zranění")

    def hurt(self, node: tree.Hurt) -> str:
        points = amount(node.number, POINT, _are_two(node.whom))
        return self._order("způsob", node.whom, Role.RECEIVER, f"{points} zranění")

    def cure(self, node: tree.Cure) -> str:
        return self._order("odeber", node.whom, Role.RECEIVER, f"{'karty' if _are_two(node.whom) else 'kartu'} stavu")

    def clear(self, node: tree.Clear) -> str:
        return self._order("odeber", node.whom, Role.RECEIVER, words.SORTS[node.sort])

    def steal(self, node: tree.Steal) -> str:
        return self._order("ukradni", node.whom, Role.RECEIVER, words.SORTS[tree.Sort.HELPFUL])

    def chance(self, node: tree.Chance) -> str:
        act = BarracksCzech(self._last, begun=True).text(node.act)
        return f"{with_('šancí')} {node.number}/6 {act}"

    def _order(self, verb: str, whom: Group, role: Role, what: str = "") -> str:
        named = self.group(whom, role)
        is_pronoun = whom.who is self._last
        return _joined(named, verb, what) if is_pronoun and self._begun else _joined(verb, named, what)

    # ---- modifiers: those of a move are orders, unless they are facts about a warrior
    def deal_more(self, node: tree.DealMore, verb: str = "způsob") -> str:
        to = self.group(node.whom, Role.RECEIVER) if node.whom else ""
        points = amount(node.number, POINT)
        # "údery" alone would be taken for what is caused
        return _joined(verb, _of_category("svými údery", node.category), to, f"o {points} zranění víc")

    def ignore_defence(self, node: tree.IgnoreDefence, verb: str = "ignoruj") -> str:
        return f"{verb} karty {words.BOOSTS[tree.Boost.DEFENCE]} cílů"

    def take_less(self, node: tree.TakeLess) -> str:
        source = _of_category("od úderů", node.category)
        return _joined("dostává", source, f"o {amount(node.number, POINT)} zranění méně")

    def immune_to_status(self, node: tree.ImmuneToStatus) -> str:
        return f"je imunní vůči {words.IMMUNITIES[node.status]}"

    def immune_to_boost(self, node: tree.ImmuneToBoost) -> str:
        """Not "imunní", which would be odd of what does good."""
        return f"nedostává karty {words.BOOSTS[node.boost]}"

    def act_sooner(self, node: tree.ActSooner) -> str:
        moves = _of_category("údery", node.category) or "údery"
        return f"provádí {moves} s předností vyšší o {node.number}"

    def keep_boosts(self, node: tree.KeepBoosts) -> str:
        """Not "si ponechává", whose "si" cannot begin a sentence."""
        return "neztrácí při stažení bonusy ani postihy"

    # ---- who
    def group(self, node: Group, role: Role = Role.NAMED) -> str:
        if node.who in self._warriors:
            return self._warriors[node.who][role]
        return words.each(node.who, node.suffering, role)

    # ---- conditions
    def together(self, node: Together) -> str:
        # after "někoho", "tento válečník" could be taken for the one that was eliminated
        first, second = sorted((node.first, node.second), key=lambda condition: not is_of_this(condition))
        if not is_of_this(second):
            return f"{self.text(first)} a {self.text(second)}"
        of_first, of_second = self._predicate(first), self._predicate(second)
        return f"{_of_this(of_first)} a {of_second.removeprefix(_IS) if of_first.startswith(_IS) else of_second}"

    def eliminated(self, node: tree.Eliminated) -> str:
        return "tento úder někoho vyřadil"

    def alone(self, node: tree.Alone) -> str:
        return _of_this(self._predicate(node))

    def ails(self, node: tree.Ails) -> str:
        return _of_this(self._predicate(node))

    def wounded(self, node: tree.Wounded) -> str:
        return _of_this(self._predicate(node))

    def _predicate(self, condition: Condition) -> str:
        """What a condition says of this warrior."""
        if isinstance(condition, tree.Alone):
            return "nemá spojence"
        if isinstance(condition, tree.Ails):
            return _IS + words.SUFFERING[condition.status][Role.NAMED] if condition.status else "má kartu stavu"
        # not just "zraněný", which one point of damage would be enough for
        return "je těžce zraněný"

    # ---- abilities
    def ability(self, node: tree.Ability) -> str:
        """Of facts one after the other, only the first names the warrior."""
        texts = [self.text(node.parts[0])]
        for before, part in pairwise(node.parts):
            if isinstance(before, tree.Always) and isinstance(part, tree.Always):
                texts.append(self.always(part, subject=""))
            else:
                texts.append(self.text(part))
        return " ".join(texts)

    def always(self, node: tree.Always, subject: str = _THIS_WARRIOR) -> str:
        return capitalised(subject + self._fact(node.modifier)) + "."

    def when(self, node: tree.When) -> str:
        clauses = BarracksCzech(last_in_event(node.event)).clauses(node.clauses)
        return f"{capitalised(words.EVENTS[node.event])} {clauses}."

    def _fact(self, modifier: tree.Modifier) -> str:
        if isinstance(modifier, tree.DealMore):
            return self.deal_more(modifier, verb="způsobuje")
        if isinstance(modifier, tree.IgnoreDefence):
            return self.ignore_defence(modifier, verb="ignoruje")
        return self.text(modifier)


def _of_this(predicate: str) -> str:
    """After "pokud" the unstressed "je" comes first: "je tento válečník otrávený", but "tento válečník má"."""
    if predicate.startswith(_IS):
        return _IS + _THIS_WARRIOR + predicate.removeprefix(_IS)
    return _THIS_WARRIOR + predicate


def _are_two(group: Group) -> bool:
    """Whether two are named at once, so that it must be said that each of them is meant."""
    return group.who is Who.OWN


def _of_category(moves: str, category: str) -> str:
    return f"{moves} {words.CATEGORIES[category]}" if category else ""


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)
