"""In which order the options of a question are looked at: first what strikes or summons, then squares that help a
pattern or a task, the rest in any order. Nothing is left out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from arenarium.games.tashkalar.board.board import BOARD, CENTRAL, neighbours
from arenarium.games.tashkalar.bots.classic6.nearness import HELPING
from arenarium.games.tashkalar.rules.placements import pieces_at_least
from arenarium.games.tashkalar.rules.task_distance import NEED, WANTED
from arenarium.games.tashkalar.state.choices import Choice, Claim, Flare, Move, Place, Plain, Put, Summon, Target
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Position

CLAIM, SUMMON, STRIKE, FLARE = 9.0, 6.0, 4.0, 3.0
UPGRADE = 2.0
COMPLETES, HELPS, FOR_TASK, NEAR = 2.0, 0.8, 3.0, 0.3
STOP = 1.5
"""To decline, or to finish: what is done already is worth comparing early."""


class Ordering:
    def __init__(self, cards: Collection[int], rng: Random) -> None:
        self._cards = cards
        """For which pieces are worth placing."""
        self._rng = rng

    def best_last(self, state: Position, options: Sequence[Choice]) -> list[Choice]:
        """All of the options, the most promising one last."""
        ordered = list(options)
        if len(ordered) > 1:
            self._rng.shuffle(ordered)  # among those that look alike any
            uses = self._uses(state) if any(isinstance(option, (Place, Put, Move)) for option in ordered) else []
            promise = {option: _promise(state, option, uses) for option in ordered}
            ordered.sort(key=promise.__getitem__)
        return ordered

    def _uses(self, state: Position) -> list[tuple[int, float]]:
        """(squares, use of a piece there)."""
        own = pieces_at_least(state, state.side)
        empty = BOARD & ~state.occupied()
        high, middling = state.of_rank(2), state.of_rank(1)
        beings, helping = state.cards.beings, HELPING(state.cards)
        uses = [(neighbours(own[0]), NEAR), (CENTRAL, NEAR)]
        held = {*state.hands[state.control], *state.legends[state.control]} & set(self._cards)
        for card in sorted(held):
            rank = beings[card].rank
            where = BOARD if rank == 2 else BOARD & ~high if rank == 1 else BOARD & ~(high | middling)
            one, two = helping[card](*own, empty, where)
            uses += [(one, COMPLETES * (1 + rank)), (two & ~one, HELPS * (1 + rank))]
        if state.table.form is Form.HIGH:
            need, wanted = NEED(state.cards), WANTED(state.cards)
            uses += [(wanted[task], FOR_TASK * state.cards.tasks[task].points / need[task]) for task in state.tasks]
        return uses


def _promise(state: Position, option: Choice, uses: list[tuple[int, float]]) -> float:
    match option:
        case Claim(task):
            return CLAIM + state.cards.tasks[task].points
        case Summon(card, at):
            return SUMMON + state.cards.beings[card].rank + _struck(state, at)
        case Flare():
            return FLARE
        case Place(at):
            return _use(at, uses)
        case Put(at, side, rank):
            return _use(at, uses) + (UPGRADE * rank if side == state.side else -rank)
        case Move(_, to):
            return _use(to, uses) + _struck(state, to)
        case Target(at, "destroy" | "convert" | "downgrade"):
            return _struck(state, at)
        case Target(at, "upgrade"):
            return UPGRADE
        case Plain():
            return STOP
    return 0.0


def _use(at: int, uses: list[tuple[int, float]]) -> float:
    return sum(use for squares, use in uses if squares >> at & 1)


def _struck(state: Position, at: int) -> float:
    """What it is good for to hit the piece on a square."""
    piece = state.piece_at(at)
    if piece < 0:
        return 0.0
    side, rank = divmod(piece, 3)
    return -STRIKE * (1 + rank) if side == state.side else STRIKE * (1 + rank)
