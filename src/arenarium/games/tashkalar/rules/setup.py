"""SET: from a setup and a seed to the first position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.core.errors import SetupError
from arenarium.games.tashkalar.board.board import NAMES, START_DUEL, START_MELEE
from arenarium.games.tashkalar.cards.cards import FLARES, LEGENDS, SCHOOLS, TASKS
from arenarium.games.tashkalar.rules.choices import Choice, Start
from arenarium.games.tashkalar.rules.pieces import put
from arenarium.games.tashkalar.rules.score import turn_up_next_task
from arenarium.games.tashkalar.state.extras import nothing
from arenarium.games.tashkalar.state.forms import HAND_BEINGS, HAND_FLARES, HAND_LEGENDS, UNDECIDED, Form, Table
from arenarium.games.tashkalar.state.position import COMMON, Deck, Phase, Position, face_down

RANDOM, DRAFT = "random", "draft"
_SEATS = {Form.HIGH: (2,), Form.DUEL: (2,), Form.MELEE: (3, 4)}
_KEYS = ("form", "seats", "schools", "teams", "first")
_ABSURD = 99
"""Seats beyond that are not even counted: a list of them would take all memory."""
_FORM_NAMES = ", ".join(form.value for form in Form)


def seats_of(setup: Mapping[str, Any]) -> int:
    """How many seats a setup has; raises SetupError where it is wrong."""
    return len(_read(setup).schools)


class _Plan:
    """A checked setup, before chance has filled in what was left to it."""

    def __init__(self, form: Form, schools: list[str], teams: bool, first: int | None) -> None:
        self.form, self.schools, self.teams, self.first = form, schools, teams, first


def _read(setup: Mapping[str, Any]) -> _Plan:
    for key in setup:
        if key not in _KEYS:
            raise SetupError(f"unknown setup key '{key}'; known are {', '.join(_KEYS)}")
    try:
        form = Form(setup.get("form", Form.HIGH.value))
    except ValueError:
        raise SetupError(f"form is {setup['form']!r}; expected {_FORM_NAMES}") from None
    teams = setup.get("teams", False)
    if not isinstance(teams, bool):
        raise SetupError(f"teams is {teams!r}; expected true or false")
    schools = _read_schools(setup, 4 if teams else _SEATS[form][0])
    _check_seating(form, len(schools), teams)
    first = setup.get("first", RANDOM)
    if first == RANDOM:
        return _Plan(form, schools, teams, None)
    if not isinstance(first, int) or isinstance(first, bool) or not 0 <= first < len(schools):
        raise SetupError(f"first is {first!r}; expected a seat from 0 to {len(schools) - 1}, or 'random'")
    return _Plan(form, schools, teams, first)


def _read_schools(setup: Mapping[str, Any], usual: int) -> list[str]:
    """The school of each seat; where neither seats nor schools are said, there are the usual number of seats."""
    schools = setup.get("schools", RANDOM)
    seats = setup.get("seats", len(schools) if isinstance(schools, list | tuple) else usual)
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= _ABSURD:
        raise SetupError(f"seats is {seats!r}; expected a number from 2 to 4")
    if schools in (RANDOM, DRAFT):
        return [RANDOM if schools == RANDOM else UNDECIDED] * seats
    if not isinstance(schools, list | tuple):
        raise SetupError(f"schools is {schools!r}; expected 'random', 'draft' or a list with a school for each seat")
    if len(schools) != seats:
        raise SetupError(f"{len(schools)} schools for {seats} seats; each seat needs one (or 'random')")
    for school in schools:
        if not isinstance(school, str) or (school != RANDOM and school not in SCHOOLS):
            raise SetupError(f"unknown school {school!r}; known are {', '.join(SCHOOLS)}, random")
        if school != RANDOM and list(schools).count(school) > 1:
            raise SetupError(f"two seats cannot both play '{school}': each player takes a different school")
    return list(schools)


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
    if seats > len(SCHOOLS):
        raise SetupError(f"{seats} seats, but there are only {len(SCHOOLS)} schools")


def new_table(setup: Mapping[str, Any], dealer: Dealer) -> Table:
    """SET-2, SET-4: chance fills in schools and the starting player where the setup leaves them open; of schools that
    the players will choose it knows nothing."""
    plan = _read(setup)
    left = list(dealer.shuffled([school for school in SCHOOLS if school not in plan.schools]))
    schools = tuple(left.pop() if school == RANDOM else school for school in plan.schools)
    first = dealer.below(len(schools)) if plan.first is None else plan.first
    return Table(plan.form, schools, first, plan.teams)


def deal(state: Position, table: Table, dealer: Dealer) -> None:
    """SET-3 to SET-12, up to the first decision."""
    seats, sides = table.seats, table.sides
    clear(state, table)
    state.decks = [face_down(dealer.shuffled(SCHOOLS[school].cards)) for school in table.schools]
    state.decks += [face_down(dealer.shuffled(LEGENDS)), face_down(dealer.shuffled(FLARES)), Deck((), ())]
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
    state.end_by, state.end_reason, state.last_turns = -1, "", 0
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
    order = list(dealer.shuffled(range(len(TASKS))))
    current: list[int] = []
    set_aside: list[int] = []
    while len(current) < 3:
        task = order.pop(0)
        kinds = [TASKS[other].kind for other in current]
        third_of_its_kind = len(current) == 2 and kinds == [TASKS[task].kind] * 2
        (set_aside if TASKS[task].advanced or third_of_its_kind else current).append(task)
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
    state.tell("start-piece", at=NAMES[choice.at], side=choice.side)
