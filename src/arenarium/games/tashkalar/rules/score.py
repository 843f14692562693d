"""SCORE: points, and the choices that scoring asks for."""

from __future__ import annotations

from arenarium.cards.machine import Do, Frame, Program, Resolver
from arenarium.games.tashkalar.rules.programs import register, start
from arenarium.games.tashkalar.rules.tasks import MEETS
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.choices import ANSWERS, Choice, Claim, Colour
from arenarium.games.tashkalar.state.events import ScoredFor
from arenarium.games.tashkalar.state.forms import MOST_COUNTED, Form
from arenarium.games.tashkalar.state.position import LEGENDARY, Position
from arenarium.games.tashkalar.state.requests import RequestKind

PENALTY = 2
"""For a pending being (EW-8)."""


def side_points(state: Position, side: int) -> int:
    """What a side has scored in the two-sided forms (SCORE-3 to SCORE-5)."""
    if state.table.form is Form.HIGH:
        claimed = sum(state.cards.tasks[task].points for task in state.claimed[side])
        return claimed + state.pieces[3 * side + LEGENDARY].bit_count()
    return state.points[side]


def side_score(state: Position, side: int) -> int:
    """What a side's points count, a pending being of its players considered (EW-8)."""
    points = side_points(state, side)
    for seat in state.table.seats_of(side):
        points -= _penalty(state, seat)
    return points


def melee_points(state: Position, seat: int) -> list[int]:
    """What a melee player's points in the other colours count, lowest first (END-7, EW-8)."""
    sides, penalty = state.table.sides, _penalty(state, seat)
    points = state.points[seat * sides : seat * sides + sides]
    del points[seat]
    points.sort()
    return [number - penalty for number in points] if penalty else points


def _penalty(state: Position, seat: int) -> int:
    return PENALTY if state.extras.pending[seat] >= 0 else 0


def seat_score(state: Position, seat: int) -> int:
    if state.table.form is Form.MELEE:
        return melee_points(state, seat)[0]
    return side_score(state, state.table.side_of(seat))


# ------------------------------------------------------------------------------------------------------------ legends


def score_legend(state: Position) -> None:
    """SCORE-5, SCORE-7: a point each time a legend is summoned."""
    if state.table.form is Form.DUEL:
        add_points(state, state.side, state.side, 1, ScoredFor.LEGEND)
    elif state.table.form is Form.MELEE:
        start(state, LEGEND_POINT)


def add_points(state: Position, scorer: int, colour: int, number: int, why: ScoredFor) -> None:
    """Duel: `scorer` is a side. Melee: a seat, scoring in an enemy colour."""
    melee = state.table.form is Form.MELEE
    place = scorer * state.table.sides + colour if melee else scorer
    state.points[place] = min(state.points[place] + number, MOST_COUNTED)
    if melee:
        state.emit(events.Scored(number, why, seat=scorer, colour=colour))
    else:
        state.emit(events.Scored(number, why, side=scorer))


class _LegendPoint(Resolver[Position]):
    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return [Colour(side) for side in range(state.table.sides) if side != state.side]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Colour)
        add_points(state, state.active, choice.side, 1, ScoredFor.LEGEND)


LEGEND_POINT = register(Program(RequestKind.LEGEND_POINT.value, [Do(_LegendPoint(), False, ANSWERS)], owned=False))


# ----------------------------------------------------------------------------------------------------- end of the turn


def claim_options(state: Position) -> list[Choice]:
    """SCORE-1: the current tasks whose criterion the active side meets."""
    meets = MEETS(state.cards)
    return [Claim(task) for task in state.tasks if meets[task](state)]


def claim(state: Position, task: int) -> None:
    """SCORE-1, SCORE-2: the next task takes its place, and a new next task is turned up."""
    state.claimed[state.side] = (*state.claimed[state.side], task)
    card = state.cards.tasks[task]
    state.emit(events.Claimed(state.side, state.active, card.name, card.points))
    deck = state.decks[state.table.tasks_deck]
    index = state.tasks.index(task)
    following = deck.cards[:1]
    state.tasks = (*state.tasks[:index], *state.tasks[index + 1 :], *following)
    if following:
        state.decks[state.table.tasks_deck] = deck.drawn()
        turn_up_next_task(state)


def turn_up_next_task(state: Position) -> None:
    """SET-8: show the top task; while 3 of the 4 shown are of one kind, put it under the deck and show another."""
    place = state.table.tasks_deck
    everybody = state.table.everybody
    for _ in range(len(state.decks[place].cards)):
        deck = state.decks[place]
        shown = [state.cards.tasks[task].kind for task in (*state.tasks, deck.cards[0])]
        state.emit(events.NextTask(state.cards.task_names[deck.cards[0]]))
        if max(map(shown.count, shown)) < 3:
            break
        # ruling: after one full pass the deck lies as before, and its top task is accepted
        state.decks[place] = deck.drawn().with_under(deck.cards[0], everybody)
    deck = state.decks[place]
    if deck.cards:
        state.decks[place] = deck._replace(known=(everybody, *deck.known[1:]))


def score_destroyed(state: Position) -> None:
    """SCORE-4, SCORE-6: points for enemy pieces destroyed this turn; commons in pairs of one colour."""
    if not any(state.destroyed):
        return
    melee = state.table.form is Form.MELEE
    for colour in range(state.table.sides):
        common, heroic, legendary = state.destroyed[3 * colour : 3 * colour + 3]
        points = 2 * legendary + heroic + common // 2
        if points:
            add_points(state, state.active if melee else state.side, colour, points, ScoredFor.DESTROYED)


def odd_colours(state: Position) -> list[int]:
    """SCORE-6: the colours with an odd common piece left over."""
    return [colour for colour in range(state.table.sides) if state.destroyed[3 * colour] % 2]


def pair_options(state: Position) -> list[Choice]:
    """With odd commons of two or more colours, the player chooses one of the colours for a point."""
    if not any(state.destroyed):
        return []
    colours = odd_colours(state)
    return [Colour(colour) for colour in colours] if len(colours) > 1 else []
