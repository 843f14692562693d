"""SET: from a setup and a seed to the first position."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.core.dealer import Dealer
from arenarium.core.errors import SetupError
from arenarium.games.tashkalar.board.board import NAMES, START_DUEL, START_MELEE
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.rules.pieces import put
from arenarium.games.tashkalar.rules.score import turn_up_next_task
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.choices import Choice, Start
from arenarium.games.tashkalar.state.extras import nothing
from arenarium.games.tashkalar.state.forms import HAND_BEINGS, HAND_FLARES, HAND_LEGENDS, Form, Table
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.position import COMMON, Deck, EndReason, Phase, Position, face_down
from arenarium.games.tashkalar.state.setup import RANDOM, Setup

_SEATS = {Form.HIGH: (2,), Form.DUEL: (2,), Form.MELEE: (3, 4)}
_ABSURD = 99
"""Seats beyond that are not even counted: a list of them would take all memory."""


def seats_of(setup: Setup, cards: CardSet) -> int:
    """How many seats a setup has; raises SetupError where it is wrong."""
    return len(planned(setup, cards).schools)


@dataclass(frozen=True, slots=True)
class Plan:
    """A checked setup, before chance has filled in what was left to it."""

    form: Form
    schools: tuple[str, ...]
    teams: bool
    first: int | None


def planned(setup: Setup, cards: CardSet) -> Plan:
    schools = _school_of_each(setup, cards, 4 if setup.teams else _SEATS[setup.form][0])
    _check_seating(setup.form, len(schools), setup.teams)
    if len(schools) > len(cards.schools):
        raise SetupError(f"{len(schools)} seats, but there are only {len(cards.schools)} schools")
    first = setup.first
    if isinstance(first, str):
        return Plan(setup.form, schools, setup.teams, None)
    if not 0 <= first < len(schools):
        raise SetupError(f"first is {first!r}; expected a seat from 0 to {len(schools) - 1}, or 'random'")
    return Plan(setup.form, schools, setup.teams, first)


def _school_of_each(setup: Setup, cards: CardSet, usual: int) -> tuple[str, ...]:
    """The school of each seat; where neither seats nor schools are said, there are the usual number of seats."""
    schools = setup.schools
    seats = setup.seats
    if seats is None:
        seats = usual if isinstance(schools, str) else len(schools)
    if not 2 <= seats <= _ABSURD:
        raise SetupError(f"seats is {seats}; expected a number from 2 to 4")
    if isinstance(schools, str):
        return (RANDOM if schools == RANDOM else UNDECIDED,) * seats
    if len(schools) != seats:
        raise SetupError(f"{len(schools)} schools for {seats} seats; each seat needs one (or 'random')")
    for school in schools:
        if school != RANDOM and school not in cards.schools:
            raise SetupError(f"unknown school {school!r}; known are {', '.join(cards.schools)}, random")
        if school != RANDOM and schools.count(school) > 1:
            raise SetupError(f"two seats cannot both play '{school}': each player takes a different school")
    return schools


def _check_seating(form: Form, seats: int, teams: bool) -> None:
    if teams:
        if form is Form.MELEE:
            raise SetupError("a melee has no teams: each player fights alone")
        if seats != 4:
            raise SetupError(f"team play has 4 seats, two against two, not {seats}")
    elif seats not in _SEATS[form]:
        numbers = " or ".join(map(str, _SEATS[form]))
        hint = "; with 4 seats say teams = true" if seats == 4 else ""
        raise SetupError(f"form '{form.value}' is for {numbers} seats, not {seats}{hint}")


def new_table(setup: Setup, cards: CardSet, dealer: Dealer) -> Table:
    """SET-2, SET-4: chance fills in schools and the starting player where the setup leaves them open; of schools that
    the players will choose it knows nothing."""
    plan = planned(setup, cards)
    left = list(dealer.shuffled([school for school in cards.schools if school not in plan.schools]))
    schools = tuple(left.pop() if school == RANDOM else school for school in plan.schools)
    first = dealer.below(len(schools)) if plan.first is None else plan.first
    return Table(plan.form, schools, first, plan.teams)


def deal(state: Position, table: Table, dealer: Dealer) -> None:
    """SET-3 to SET-12, up to the first decision."""
    seats, sides = table.seats, table.sides
    clear(state, table)
    cards = state.cards
    state.decks = [face_down(dealer.shuffled(cards.schools[school].cards)) for school in table.schools]
    state.decks += [face_down(dealer.shuffled(cards.legends)), face_down(dealer.shuffled(cards.flares)), Deck((), ())]
    for step in range(seats):
        seat = (table.first + step) % seats
        state.hands[seat] = _take(state, seat, HAND_BEINGS)
        # SET-6: of a team, only the one who plays sooner draws legends
        if not table.teams or step < sides:
            state.legends[seat] = _take(state, table.legends_deck, HAND_LEGENDS)
        state.flares[seat] = _take(state, table.flares_deck, HAND_FLARES)
    if table.form is Form.HIGH:
        _lay_out_tasks(state, dealer)
    state.dealer = dealer.state
    state.active = state.control = _placing_seat(table)
    state.side = table.side_of(state.active)


def clear(state: Position, table: Table) -> None:
    """An empty board, full supplies, no cards anywhere, nothing happened."""
    seats, sides = table.seats, table.sides
    state.table = table
    state.dealer = 0
    state.pieces = [0] * (3 * sides)
    state.two_faced = [table.two_faced] * sides
    state.legendary = [table.legendary] * sides
    state.gateway = 0
    state.extras = nothing(seats, sides)
    state.hands = [()] * seats
    state.legends = [()] * seats
    state.flares = [()] * seats
    state.decks = [Deck((), ())] * (seats + 3)
    state.piles = [()] * (seats + 2)
    state.tasks = ()
    state.claimed = [()] * sides
    state.points = [0] * (seats * sides if table.form is Form.MELEE else sides)
    state.improvised = [0] * seats
    state.phase = Phase.START
    state.turn = state.active = state.control = state.side = state.actions = 0
    state.discarded = state.another_turn = state.extra_turn = state.borrow = False
    state.destroyed = [0] * (3 * sides)
    state.summoned = state.summoned_legends = state.summoned_red = state.summoned_green = 0
    state.extra_beings = state.extra_legends = 0
    state.end_by, state.end_reason, state.last_turns = -1, EndReason.NONE, 0
    state.resigning = 0
    state.result = None
    state.stack = []
    state.offered = None
    state.log = None


def _take(state: Position, place: int, number: int) -> tuple[int, ...]:
    deck = state.decks[place]
    state.decks[place] = Deck(deck.cards[number:], deck.known[number:])
    return deck.cards[:number]


def _lay_out_tasks(state: Position, dealer: Dealer) -> None:
    """SET-7, SET-8."""
    tasks = state.cards.tasks
    order = list(dealer.shuffled(range(len(tasks))))
    current: list[int] = []
    set_aside: list[int] = []
    while len(current) < 3:
        task = order.pop(0)
        kinds = [tasks[other].kind for other in current]
        third_of_its_kind = len(current) == 2 and kinds == [tasks[task].kind] * 2
        (set_aside if tasks[task].advanced or third_of_its_kind else current).append(task)
    state.tasks = tuple(current)
    state.decks[state.table.tasks_deck] = face_down(dealer.shuffled(sorted(order + set_aside)))
    turn_up_next_task(state)


# -------------------------------------------------------------------------------------------------------- start pieces


def _placing_seat(table: Table) -> int:
    """SET-10, SET-12: who plays last in the first round, which is the player to the starting player's right."""
    return (table.first - 1) % table.seats


def start_options(state: Position) -> list[Choice]:
    """The next start piece: which colour, on which square. High Form starts with an empty board (SET-9)."""
    occupied = state.occupied()
    placed = occupied.bit_count()
    if state.table.form is Form.DUEL and placed < len(START_DUEL):
        free = [square for square in START_DUEL if not occupied >> square & 1]
        return [Start(square, placed) for square in free]
    if state.table.form is Form.MELEE and placed < len(START_MELEE):
        colours = [side for side in _start_colours(state.table) if not state.own(side)]
        return [Start(square, side) for square in START_MELEE[placed] for side in colours]
    return []


def _start_colours(table: Table) -> list[int]:
    """SET-12: with 4 players all but the one who plays second."""
    second = (table.first + 1) % table.seats
    return [side for side in range(table.sides) if table.seats == 3 or side != second]


def place_start_piece(state: Position, choice: Choice) -> None:
    assert isinstance(choice, Start)
    put(state, choice.side, COMMON, choice.at)
    state.emit(events.StartPiece(NAMES[choice.at], choice.side))
