"""Barracks in English: the card language itself, so that every text parses back to the tree it came from."""

from __future__ import annotations

from arenarium.cards.lang.en import English
from arenarium.cards.render import capitalised
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.tree import Boost, Group, Sort, Status, Who

_INFLICT = {Status.PARALYSIS: "paralyze", Status.POISON: "poison", Status.BURN: "burn"}
_SUFFERING = {Status.PARALYSIS: "paralyzed", Status.POISON: "poisoned", Status.BURN: "burning"}
_BOOSTS = {boost: boost.value for boost in Boost} | {Boost.DEFENCE: "defense"}
"""Cards are American; positions and messages keep the name they have."""
_SORTS = {Sort.ANY: "", Sort.HELPFUL: "helpful ", Sort.HARMFUL: "harmful "}


def _with_moves(category: str) -> str:
    return f" with {category} moves" if category else ""


class BarracksEnglish(English):
    # ---- acts
    def inflict(self, node: tree.Inflict) -> str:
        return f"{_INFLICT[node.status]} {self.text(node.whom)}"

    def give(self, node: tree.Give) -> str:
        return f"give {self.text(node.whom)} {node.number} {_BOOSTS[node.boost]}"

    def heal(self, node: tree.Heal) -> str:
        return f"heal {self.text(node.whom)} {node.number}"

    def heal_dealt(self, node: tree.HealDealt) -> str:
        return "heal this warrior by the damage dealt"

    def hurt(self, node: tree.Hurt) -> str:
        return f"deal {node.number} damage to {self.text(node.whom)}"

    def cure(self, node: tree.Cure) -> str:
        return f"cure {self.text(node.whom)}"

    def clear(self, node: tree.Clear) -> str:
        return f"remove every {_SORTS[node.sort]}boost from {self.text(node.whom)}"

    def steal(self, node: tree.Steal) -> str:
        return f"steal every helpful boost from {self.text(node.whom)}"

    def chance(self, node: tree.Chance) -> str:
        return f"with a {node.number}/6 chance, {self.text(node.act)}"

    # ---- modifiers
    def deal_more(self, node: tree.DealMore) -> str:
        to = f" to {self.text(node.whom)}" if node.whom else ""
        return f"deal {node.number} more damage{_with_moves(node.category)}{to}"

    def take_less(self, node: tree.TakeLess) -> str:
        return f"take {node.number} less damage" + (f" from {node.category} moves" if node.category else "")

    def ignore_defence(self, node: tree.IgnoreDefence) -> str:
        return "ignore defense"

    def immune_to_status(self, node: tree.ImmuneToStatus) -> str:
        return f"be immune to {node.status.value if node.status else 'every status'}"

    def immune_to_boost(self, node: tree.ImmuneToBoost) -> str:
        return f"be immune to {_BOOSTS[node.boost]}"

    def act_sooner(self, node: tree.ActSooner) -> str:
        return f"act with {node.number} more priority{_with_moves(node.category)}"

    def keep_boosts(self, node: tree.KeepBoosts) -> str:
        return "keep every boost when withdrawn"

    # ---- who
    def group(self, node: Group) -> str:
        if node.suffering is None:
            return node.who.value
        suffering = _SUFFERING[node.suffering]
        return {
            Who.HIT: f"each {suffering} warrior hit",
            Who.ENEMIES: f"each {suffering} enemy",
            Who.EVERYONE: f"every {suffering} warrior",
        }[node.who]

    # ---- conditions
    def eliminated(self, node: tree.Eliminated) -> str:
        return "this eliminated a warrior"

    def alone(self, node: tree.Alone) -> str:
        return "this warrior has no ally"

    def ails(self, node: tree.Ails) -> str:
        return f"this warrior is {_SUFFERING[node.status]}" if node.status else "this warrior has a status"

    def wounded(self, node: tree.Wounded) -> str:
        return "this warrior is wounded"

    # ---- abilities
    def ability(self, node: tree.Ability) -> str:
        return " ".join(self.text(part) for part in node.parts)

    def always(self, node: tree.Always) -> str:
        return capitalised(self.text(node.modifier)) + "."

    def when(self, node: tree.When) -> str:
        subject = "" if node.event is tree.Trigger.TURN_ENDS else "this warrior "
        return f"When {subject}{node.event.value}, {self.clauses(node.clauses)}."
