"""What a move does in as few words as fit on a card in play: "Target: exposure +1."

Everything is said as whom, then what they get, so that no word needs a form of its own. The full text is the card's.
"""

from __future__ import annotations

from itertools import groupby

from arenarium.cards.render import capitalised
from arenarium.cards.tree import Act, Condition, Effect, Otherwise, Sentence, Together
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.language.render.names import name
from arenarium.games.barracks.language.tree import Group, Who

Gist = tuple[int | None, str]
"""In how many of six cases (None: always), and what then happens."""

_WHO = {Who.THIS: "this", Who.ALLY: "ally", Who.OWN: "own", Who.HIT: "hit", Who.ENEMIES: "enemies", Who.EVERYONE: "all"}
_THIS = Group(Who.THIS)


def brief(effect: Effect, targets: int, language: str) -> list[Gist]:
    """The gist of each part of an effect, in the order in which they happen; `targets` as on the card: 1 is one."""
    return [gist for sentence in effect.sentences for gist in _sentence(sentence, targets, language)]


def _sentence(sentence: Sentence, targets: int, language: str) -> list[Gist]:
    """What the same warriors get with the same chance is said at once; only the first part tells the condition."""
    acts = [_without_chance(clause.act) for clause in sentence.clauses]
    gists: list[Gist] = []
    for (chance, whom), together in groupby(acts, lambda part: (part[0], _whom(part[1]))):
        gets = ", ".join(_what(act, language) for _, act in together)
        gist = f"{_group(whom, targets, language)}: {gets}" if whom else gets
        if sentence.condition and not gists:
            gist = f"{_condition(sentence.condition, language)} {gist}"
        gists.append((chance, f"{capitalised(gist)}."))
    return gists


def _without_chance(act: Act) -> tuple[int | None, Act]:
    return (act.number, act.act) if isinstance(act, tree.Chance) else (None, act)


def _whom(act: Act) -> Group | None:
    """Those to whom something happens; None where it happens to the damage."""
    if isinstance(act, tree.HealDealt):
        return _THIS
    whom = getattr(act, "whom", None)
    return whom if isinstance(whom, Group) else None


def _group(group: Group, targets: int, language: str) -> str:
    key = "target" if group.who is Who.HIT and targets == 1 else _WHO[group.who]
    return name("brief", f"{key}-{group.suffering}" if group.suffering else key, language)


def _what(act: Act, language: str) -> str:
    match act:
        case tree.Inflict():
            return name("statuses", act.status, language)
        case tree.Give():
            return f"{name('boosts', act.boost, language)} +{act.number}"
        case tree.Heal() | tree.Hurt() | tree.DealMore():
            key = {tree.Heal: "heal", tree.Hurt: "hurt", tree.DealMore: "deal-more"}[type(act)]
            return name("brief", key, language).format(number=act.number)
        case tree.Clear():
            return name("brief", f"clear-{act.sort}", language)
        case tree.HealDealt() | tree.Cure() | tree.Steal() | tree.IgnoreDefence():
            key = {
                tree.HealDealt: "heal-dealt",
                tree.Cure: "cure",
                tree.Steal: "steal",
                tree.IgnoreDefence: "ignore-defence",
            }[type(act)]
            return name("brief", key, language)
    raise TypeError(f"a move does not do this: {act}")


def _condition(condition: Condition, language: str) -> str:
    match condition:
        case Together():
            return f"{_condition(condition.first, language)} {_condition(condition.second, language)}"
        case tree.Ails():
            return name("brief", f"if-{condition.status or 'ails'}", language)
        case tree.Eliminated() | tree.Alone() | tree.Wounded() | Otherwise():
            key = {
                tree.Eliminated: "if-eliminated",
                tree.Alone: "if-alone",
                tree.Wounded: "if-wounded",
                Otherwise: "otherwise",
            }[type(condition)]
            return name("brief", key, language)
    raise TypeError(f"a move does not depend on this: {condition}")
