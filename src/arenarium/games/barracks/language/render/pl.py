"""Barracks in Polish.

What a move does is an order ("zatruj każdy cel"); what always holds is a fact ("ten wojownik zadaje o 1
punkt obrażeń więcej").
"""

from __future__ import annotations

from itertools import pairwise

from arenarium.cards.lang.pl import Polish, joined
from arenarium.cards.render import capitalised
from arenarium.cards.tree import Clause, Sentence, Together
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.render import pl_words as words
from arenarium.games.barracks.language.render.mention import (
    THIS_WARRIOR,
    is_of_this,
    last_in_act,
    last_in_condition,
    last_in_event,
)
from arenarium.games.barracks.language.render.pl_words import CARD, POINT, Role, amount
from arenarium.games.barracks.language.tree import Group, Who

_THIS_WARRIOR_IS = "ten wojownik jest "
_THIS_WARRIOR = "ten wojownik "


class BarracksPolish(Polish):
    def __init__(self, last: Who | None = None) -> None:
        """The `last` are those whom the words before spoke of, so that they can be called "him" or "them"."""
        self._last = last
        self._warriors = words.warriors(last)

    # ---- one after the other
    def sentence(self, node: Sentence) -> str:
        return Polish.sentence(BarracksPolish(last_in_condition(node.condition)), node)

    def clauses(self, clauses: tuple[Clause, ...]) -> str:
        texts: list[str] = []
        speaker = self
        for clause in clauses:
            texts.append(speaker.text(clause))
            speaker = BarracksPolish(last_in_act(clause.act, speaker._last))
        return self.in_order(texts)

    # ---- acts
    def inflict(self, node: tree.Inflict) -> str:
        return f"{words.INFLICT[node.status]} {self.group(node.whom, Role.TARGET)}"

    def give(self, node: tree.Give) -> str:
        cards = f"{amount(node.number, CARD, _are_two(node.whom))} {words.BOOSTS[node.boost]}"
        return f"daj {self.group(node.whom, Role.RECEIVER)} {cards}"

    def heal(self, node: tree.Heal) -> str:
        points = amount(node.number, POINT, _are_two(node.whom))
        return f"przywróć {self.group(node.whom, Role.RECEIVER)} {points} życia"

    def heal_dealt(self, node: tree.HealDealt) -> str:
        return f"przywróć {self.group(THIS_WARRIOR, Role.RECEIVER)} tyle punktów życia, ile zadał obrażeń"

    def hurt(self, node: tree.Hurt) -> str:
        points = amount(node.number, POINT, _are_two(node.whom))
        return f"zadaj {self.group(node.whom, Role.RECEIVER)} {points} obrażeń"

    def cure(self, node: tree.Cure) -> str:
        cards = "karty" if _are_two(node.whom) else "kartę"
        return f"zdejmij z {self.group(node.whom, Role.SOURCE)} {cards} statusu"

    def clear(self, node: tree.Clear) -> str:
        return f"zdejmij z {self.group(node.whom, Role.SOURCE)} {words.SORTS[node.sort]}"

    def steal(self, node: tree.Steal) -> str:
        return f"ukradnij {self.group(node.whom, Role.RECEIVER)} {words.SORTS[tree.Sort.HELPFUL]}"

    def chance(self, node: tree.Chance) -> str:
        return f"z szansą {node.number}/6 {self.text(node.act)}"

    # ---- modifiers: those of a move are orders, unless they are facts about a warrior
    def deal_more(self, node: tree.DealMore, verb: str = "zadaj") -> str:
        to = self.group(node.whom, Role.RECEIVER) if node.whom else ""
        points = amount(node.number, POINT)
        return joined(verb, _of_category("ruchami", node.category), to, f"o {points} obrażeń więcej")

    def ignore_defence(self, node: tree.IgnoreDefence, verb: str = "zignoruj") -> str:
        return f"{verb} karty {words.BOOSTS[tree.Boost.DEFENCE]} celów"

    def take_less(self, node: tree.TakeLess) -> str:
        source = _of_category("od ruchów", node.category)
        return joined("otrzymuje", source, f"o {amount(node.number, POINT)} obrażeń mniej")

    def immune_to_status(self, node: tree.ImmuneToStatus) -> str:
        return f"jest odporny na {words.IMMUNITIES[node.status]}"

    def immune_to_boost(self, node: tree.ImmuneToBoost) -> str:
        """Not "odporny", which would be odd of what does good."""
        return f"nie otrzymuje kart {words.BOOSTS[node.boost]}"

    def act_sooner(self, node: tree.ActSooner) -> str:
        moves = _of_category("ruchy", node.category) or "ruchy"
        return f"wykonuje {moves} z pierwszeństwem wyższym o {node.number}"

    def keep_boosts(self, node: tree.KeepBoosts) -> str:
        return f"zachowuje po wycofaniu {words.SORTS[tree.Sort.ANY]}"

    # ---- who
    def group(self, node: Group, role: Role = Role.NAMED) -> str:
        if node.who in self._warriors:
            return self._warriors[node.who][role]
        return words.each(node.who, node.suffering, role)

    # ---- conditions
    def together(self, node: Together) -> str:
        # "ten wojownik" next to "kogoś" would be taken for the one that was eliminated
        first, second = map(
            self.text, sorted((node.first, node.second), key=lambda condition: not is_of_this(condition))
        )
        for beginning in (_THIS_WARRIOR_IS, _THIS_WARRIOR):
            if first.startswith(beginning) and second.startswith(beginning):
                return f"{first} i {second.removeprefix(beginning)}"
        return f"{first}, a {second}"

    def eliminated(self, node: tree.Eliminated) -> str:
        return "ten ruch kogoś wyeliminował"

    def alone(self, node: tree.Alone) -> str:
        return _THIS_WARRIOR + "nie ma sojusznika"

    def ails(self, node: tree.Ails) -> str:
        if node.status is None:
            return _THIS_WARRIOR + "ma kartę statusu"
        return _THIS_WARRIOR_IS + words.SUFFERING[node.status][Role.NAMED]

    def wounded(self, node: tree.Wounded) -> str:
        """Not just "ranny", which one point of damage would be enough for."""
        return _THIS_WARRIOR_IS + "ciężko ranny"

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
        clauses = BarracksPolish(last_in_event(node.event)).clauses(node.clauses)
        return f"{capitalised(words.EVENTS[node.event])} {clauses}."

    def _fact(self, modifier: tree.Modifier) -> str:
        if isinstance(modifier, tree.DealMore):
            return self.deal_more(modifier, verb="zadaje")
        if isinstance(modifier, tree.IgnoreDefence):
            return self.ignore_defence(modifier, verb="ignoruje")
        return self.text(modifier)


def _are_two(group: Group) -> bool:
    """Whether two are named at once, so that it must be said that each of them is meant."""
    return group.who is Who.OWN


def _of_category(moves: str, category: str) -> str:
    return f"{moves} {words.CATEGORIES[category]}" if category else ""
