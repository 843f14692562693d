"""What the other side may hold: deals that agree with a view, likelier ones more often.

Warriors come from shuffled stacks, so all that are left are equally likely. Moves were picked: a card that is worth
more to its warrior is likelier to be there than one that is worth less. Which moves are gone the pile tells, and
`determinize` keeps to it.
"""

from __future__ import annotations

from math import exp, log
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.games.barracks.bots.evaluation import Worth
from arenarium.games.barracks.cards.cards import LINES
from arenarium.games.barracks.formats.view import View
from arenarium.games.barracks.game import Barracks, State
from arenarium.games.barracks.rules.setup import changed
from arenarium.games.barracks.state.soldier import Soldier
from arenarium.games.barracks.state.words import NO_MOVE

SHARPNESS = 8.0
"""How much likelier a better card is: by the logarithm of the worth that it gives to its warrior."""
ANYTHING = 0.2
"""How likely a card was picked for no reason that one knows of."""


class Belief:
    def __init__(self, game: Barracks, worth: Worth) -> None:
        self._game = game
        self._worth = worth
        self._kept: dict[tuple[Soldier, int], list[float]] = {}
        """By warrior and line: how likely each fitting move is."""

    def deal(self, view: View, rng: Random) -> State:
        """A position that the seat of a view may be in."""
        state = self._game.determinize(view, Dealer(rng.getrandbits(64)))
        other = 1 - view.seat
        hidden = [
            (slot, line)
            for slot, soldier in enumerate(view.squads[other])
            for line in range(LINES)
            if soldier.moves[line] is None and state.is_alive(state.squads[other][slot])
        ]
        rng.shuffle(hidden)
        for slot, line in hidden:
            self._pick_again(state, (other, slot), line, rng)
        return state

    def _pick_again(self, state: State, place: tuple[int, int], line: int, rng: Random) -> None:
        """Deal the card of a line once more, unless it is one whose last copy is gone: that one has to be somewhere."""
        soldier = state.soldier(place)
        dealt = soldier.moves[line]
        if dealt == NO_MOVE or not state.pile[dealt]:
            return
        pile = changed(state.pile, dealt, state.pile[dealt] + 1)
        without = soldier._replace(moves=changed(soldier.moves, line, NO_MOVE))
        fitting = state.cards.fitting[soldier.card][line]
        likely = self._likely(without, line, fitting)
        weights = [share if pile[move] > 1 else 0.0 for move, share in zip(fitting, likely, strict=True)]
        move = rng.choices(fitting, weights)[0]
        state.pile = changed(pile, move, pile[move] - 1)
        state.put(place, soldier._replace(moves=changed(soldier.moves, line, move)))

    def _likely(self, soldier: Soldier, line: int, fitting: tuple[int, ...]) -> list[float]:
        fresh = Soldier(soldier.card, soldier.moves)
        likely = self._kept.get((fresh, line))
        if likely is None:
            worths = [self._worth.of(fresh._replace(moves=changed(fresh.moves, line, move)), True) for move in fitting]
            best = max(worths)
            shares = [exp(SHARPNESS * log(worth / best)) for worth in worths]
            total = sum(shares)
            likely = [ANYTHING / len(fitting) + (1 - ANYTHING) * share / total for share in shares]
            self._kept[fresh, line] = likely
        return likely
