"""Which move card to take next: the one that helps the squad most, as a whole.

What a card adds to its warrior counts, and what it adds to the others: a healer is worth more beside somebody who
strikes (`company`). Whom the squad will meet is not known yet, so it is weighed against a usual one.
"""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.games.barracks.bots.company import Gifts, Side
from arenarium.games.barracks.bots.evaluation import Worth
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.rules.setup import changed
from arenarium.games.barracks.state.choices import Pick
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE

USUAL_HEARTS = 7
USUAL_GIFTS = Gifts(strikes=3.0, sweeps=0.5, heals=0.5, guards=0.5, emboldens=0.3, ails=0.2, poisons=0.2, quick=3.0)
"""What a warrior brings as a rule."""


def best_pick(options: Sequence[Pick], view: View, cards: CardSet, worth: Worth) -> Pick:
    squad = [
        Soldier(
            cards.warrior_numbers[soldier.warrior or ""],
            tuple(cards.move_numbers.get(name or "", NO_MOVE) for name in soldier.moves),
        )
        for soldier in view.squads[view.seat]
    ]
    number = len(view.squads[1 - view.seat])
    usual = Side(number, USUAL_HEARTS * number, Gifts(*(number * gift for gift in USUAL_GIFTS)))
    new = [pick for pick in options if pick.move not in squad[pick.slot].moves]  # twice the same is no choice

    def squad_with(pick: Pick) -> list[Soldier]:
        soldier = squad[pick.slot]
        taught = soldier._replace(moves=changed(soldier.moves, pick.line, pick.move))
        return [*squad[: pick.slot], taught, *squad[pick.slot + 1 :]]

    return max(new or options, key=lambda pick: worth.promise(squad_with(pick), usual))
