"""Recruiting and picking, by values learned from games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from arenarium.games.barracks.bots.classic6.worth import Worth, read_weights
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import LEVELS, LINES
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.state.choices import PASS, Choice, Draw, Pick
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE


def counted(levels: Sequence[int]) -> dict[str, float]:
    """What counts of a squad whose warriors are not known yet: how many of each level, and how many in all."""
    features = {f"level {level}": float(levels.count(level)) for level in LEVELS}
    features["crowd"] = float(len(levels) ** 2)
    return features


@cache
def promise(levels: tuple[int, ...]) -> float:
    """How good a squad of these levels is on the whole."""
    weights = read_weights("squads")
    return sum(weights[name] * value for name, value in counted(levels).items())


@cache
def best_squad(levels: tuple[int, ...], points: int) -> float:
    """The most that a squad can become when all points are spent."""
    if not points:
        return promise(levels)
    return max(best_squad(tuple(sorted((*levels, level))), points - level) for level in LEVELS if level <= points)


def best_draw(options: Sequence[Choice], view: View) -> Choice:
    """From which stack to recruit; points that are left over are good for nothing."""
    levels, points = tuple(soldier.level for soldier in view.squads[view.seat]), view.points[view.seat]

    def value(draw: Draw) -> float:
        return best_squad(tuple(sorted((*levels, draw.level))), points - draw.level)

    return max((option for option in options if isinstance(option, Draw)), key=value, default=PASS)


def best_pick(options: Sequence[Pick], view: View, cards: CardSet, worth: Worth) -> Pick:
    """The card that makes its warrior worth most more."""
    squad = [
        Soldier(
            cards.warrior_numbers[soldier.warrior or ""],
            tuple(cards.move_numbers.get(name or "", NO_MOVE) for name in soldier.moves),
        )
        for soldier in view.squads[view.seat]
    ]

    def gain(pick: Pick) -> float:
        soldier = squad[pick.slot]
        moves = tuple(pick.move if line == pick.line else soldier.moves[line] for line in range(LINES))
        return worth.of(soldier._replace(moves=moves), True) - worth.of(soldier, True)

    return max(options, key=gain)
