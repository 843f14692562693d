"""TURN: sending warriors, secret orders, moves one after the other, the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import combinations, product

from arenarium.games.barracks.cards.cards import LINES
from arenarium.games.barracks.language.tree import Trigger
from arenarium.games.barracks.rules.effects import fall, trigger, without_modifications, wound
from arenarium.games.barracks.rules.end import finish, left
from arenarium.games.barracks.rules.move import carry_out_move, loses_move, move_of, target_options
from arenarium.games.barracks.rules.order import in_order, next_mover
from arenarium.games.barracks.rules.setup import changed, pick, pick_options, recruit, recruit_options
from arenarium.games.barracks.rules.traits import TRAITS, traits_of
from arenarium.games.barracks.state import events
from arenarium.games.barracks.state.choices import (
    NOBODY,
    Choice,
    Order,
    Orders,
    Pick,
    Send,
    Target,
    Use,
    Wait,
    Withdraw,
)
from arenarium.games.barracks.state.position import LAST_TURN, NO_OFFERS, EndReason, Mover, Phase, Position
from arenarium.games.barracks.state.soldier import Place
from arenarium.games.barracks.state.words import NO_MOVE, POISON, SEATS

FIELD = 2
"""Warriors of a side on the battlefield."""
_NOTHING_CHOSEN = (None,) * SEATS
_WAIT = Wait()
_USES = tuple(Use(line) for line in range(LINES))
_RECRUIT, _PICK, _SEND, _TARGET, _OVER = Phase.RECRUIT, Phase.PICK, Phase.SEND, Phase.TARGET, Phase.OVER
_ORDERS = Phase.ORDERS
_ENTERS, _TURN_ENDS = Trigger.ENTERS, Trigger.TURN_ENDS
"""Looking up a member of an enum takes five times as long as a name, and these are asked for with every decision."""


# ------------------------------------------------------------------------------------------------------------- options


def asked(state: Position) -> tuple[int, ...]:
    """The seats that have something to decide now; both at once where choices are secret (TURN-1)."""
    phase = state.phase
    if phase is _RECRUIT or phase is _PICK:
        return (state.active,)
    if phase is _TARGET:
        return (state.queue[0].seat,)
    if phase is _OVER:
        return ()
    return tuple([seat for seat, choice in enumerate(state.chosen) if choice is None])


def options(state: Position, seat: int) -> list[Choice]:
    """The options of a seat; of one that is not asked, none."""
    offered = state.offered
    if offered is None:
        seats = asked(state)
        offered = state.offered = tuple([possible(state, other) if other in seats else [] for other in range(SEATS)])
    return offered[seat]


def possible(state: Position, seat: int) -> list[Choice]:
    """What a seat could choose, whether or not it has already chosen."""
    return _OPTIONS[state.phase](state, seat)


def send_options(state: Position, seat: int) -> list[Choice]:
    """TURN-2: 2 warriors, or the only one; TURN-9: as many as there is room for, or fewer."""
    reserves = state.reserves(seat)
    room = min(FIELD - len(state.field[seat]), len(reserves))
    first = state.turn == 0 and not any(state.field)
    least = room if first else 0 if state.field[seat] else min(1, room)
    return [Send(slots) for number in range(least, room + 1) for slots in combinations(reserves, number)]


def order_options(state: Position, seat: int) -> list[Choice]:
    """TURN-3, TURN-4: for each warrior a move or a replacement; the same reserve cannot replace both."""
    return list(orders_of(*what_orders(state, seat)))


def what_orders(state: Position, seat: int) -> tuple[tuple[tuple[bool, ...], ...], tuple[int, ...]]:
    """What decides which orders a seat can give: the lines with a card of its warriors, and its reserves."""
    squad = state.squads[seat]
    return tuple([_with_card(squad[slot].moves) for slot in state.field[seat]]), tuple(state.reserves(seat))


@lru_cache(4096)
def _with_card(moves: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([move != NO_MOVE for move in moves])


@lru_cache(4096)
def orders_of(with_card: tuple[tuple[bool, ...], ...], reserves: tuple[int, ...]) -> tuple[Choice, ...]:
    """Of warriors with cards at these lines. Turn by turn they are mostly the same."""
    instead = [Withdraw(slot) for slot in reserves]
    by_warrior: list[list[Order]] = []
    for lines in with_card:
        orders: list[Order] = [use for use, there in zip(_USES, lines, strict=True) if there]
        by_warrior.append([*(orders or [_WAIT]), *instead])  # SET-7
    if len(by_warrior) < FIELD:
        return tuple([Orders(tuple(orders)) for orders in product(*by_warrior)])
    pairs = [pair for pair in product(*by_warrior) if pair[0] != pair[1] or not isinstance(pair[0], Withdraw)]
    return tuple(map(Orders, pairs))


def _no_options(state: Position, seat: int) -> list[Choice]:
    return []


_OPTIONS: dict[Phase, Callable[[Position, int], list[Choice]]] = {
    Phase.RECRUIT: recruit_options,
    Phase.PICK: pick_options,
    Phase.SEND: send_options,
    Phase.ORDERS: order_options,
    Phase.TARGET: target_options,
    Phase.OVER: _no_options,
}


# -------------------------------------------------------------------------------------------------------- carrying out


def carry_out(state: Position, seat: int, choice: Choice) -> None:
    """Do what a legal choice says, and everything after it that needs no decision."""
    state.offered = None
    if isinstance(choice, Target) or choice == NOBODY:
        carry_out_move(state, (choice.seat, choice.slot) if isinstance(choice, Target) else None)
        _go_on_moving(state)
    elif isinstance(choice, Send | Orders):
        state.chosen = changed(state.chosen, seat, choice)
        _when_all_have_chosen(state)
    elif isinstance(choice, Pick):
        pick(state, seat, choice)
        _go_on_picking(state)
    else:
        recruit(state, seat, choice)
        if state.phase is _PICK:
            _go_on_picking(state)


def _go_on_picking(state: Position) -> None:
    """SET-4, SET-7: in turns, as long as somebody finds a card that fits."""
    for _ in range(SEATS):
        picks = pick_options(state, state.active)
        if picks:
            state.offered = (picks, []) if state.active == 0 else ([], picks)
            return
        state.active = 1 - state.active
    _ask(state, _SEND)


def _ask(state: Position, phase: Phase) -> None:
    """Ask both seats at once. Who has only one answer is not asked whom to send, but always for orders (ruling): a turn
    in which there is nothing to choose is a turn, too, and is not run through unseen."""
    state.phase = phase
    if phase is not _SEND:
        state.chosen, state.offered = _NOTHING_CHOSEN, None  # worked out when somebody looks
        return
    options_ = tuple([possible(state, seat) for seat in range(SEATS)])
    decided = [len(offered) == 1 for offered in options_]
    state.chosen = tuple(offered[0] if known else None for known, offered in zip(decided, options_, strict=True))
    state.offered = tuple([] if known else offered for known, offered in zip(decided, options_, strict=True))
    _when_all_have_chosen(state)


def _when_all_have_chosen(state: Position) -> None:
    if None in state.chosen:
        return
    chosen, state.chosen = state.chosen, _NOTHING_CHOSEN
    state.offered = None
    if state.phase is _SEND:
        _send(state, chosen)
        if state.outcome is None:
            _reinforce_or_begin(state)
    else:
        _reveal(state, chosen)
        _go_on_moving(state)


# --------------------------------------------------------------------------------------------------- coming and going


def _send(state: Position, chosen: tuple[Choice | None, ...]) -> None:
    """TURN-2, TURN-9: both reveal together; then the abilities of the newcomers, the fastest first."""
    newcomers: list[Place] = []
    for seat, choice in enumerate(chosen):
        assert isinstance(choice, Send)
        newcomers += [(seat, slot) for slot in choice.slots]
    _enter(state, newcomers)


def _enter(state: Position, newcomers: list[Place]) -> None:
    """Who replaces another stands on the battlefield already."""
    for seat, slot in newcomers:
        if slot not in state.field[seat]:
            state.field[seat] = (*state.field[seat], slot)
        soldier = state.squads[seat][slot]
        if not soldier.shown:
            state.put((seat, slot), soldier._replace(shown=True))
        if state.log is not None:
            state.emit_change((seat, slot), partial(events.Entered, field=state.battlefield()))
    _trigger_in_order(state, newcomers, _ENTERS)


def _trigger_in_order(state: Position, places: list[Place], event: Trigger) -> None:
    traits, squads = TRAITS(state.cards), state.squads
    answering = [(seat, slot) for seat, slot in places if event in traits[squads[seat][slot].card].when]
    for place in in_order(state, answering) if len(answering) > 1 else answering:
        if place[1] in state.field[place[0]]:
            trigger(state, place, event)


def _answers(state: Position, place: Place, event: Trigger) -> bool:
    return event in traits_of(state, state.soldier(place)).when


def _begin_turn(state: Position) -> None:
    state.turn += 1
    state.draw_offers = NO_OFFERS
    if state.log is not None:
        state.emit(events.TurnBegan(state.turn))
    _ask(state, _ORDERS)


def _reveal(state: Position, chosen: tuple[Choice | None, ...]) -> None:
    """TURN-4, TURN-5: all orders are revealed; replacements come before all moves, and newcomers do not act."""
    queue: list[Mover] = []
    newcomers: list[Place] = []
    for seat, choice in enumerate(chosen):
        assert isinstance(choice, Orders)
        for slot, order in zip(state.field[seat], choice.orders, strict=True):
            if isinstance(order, Withdraw):
                newcomers.append((seat, order.slot))
                _withdraw(state, (seat, slot), (seat, order.slot))
            elif isinstance(order, Use):
                queue.append(Mover(seat, slot, order.line))
                _show_move(state, (seat, slot), order.line)
            else:
                state.emit_about((seat, slot), events.Waited)
    state.queue = tuple(queue)
    if newcomers:
        _enter(state, newcomers)


def _withdraw(state: Position, place: Place, instead: Place) -> None:
    seat, slot = place
    state.field[seat] = tuple(instead[1] if other == slot else other for other in state.field[seat])
    state.put(place, without_modifications(state, state.soldier(place)))
    if state.log is not None:
        make = partial(events.Withdrawn, field=state.battlefield(), instead=state.name(instead))
        state.emit_change(place, make)


def _show_move(state: Position, place: Place, line: int) -> None:
    soldier = state.soldier(place)
    if not soldier.revealed[line]:
        state.put(place, soldier._replace(revealed=changed(soldier.revealed, line, True)))
    if state.log is not None:
        state.emit_change(place, partial(events.Ordered, move=state.cards.moves[soldier.moves[line]].name))


# --------------------------------------------------------------------------------------------------------------- moves


def _go_on_moving(state: Position) -> None:
    """Move after move, until a target is to be chosen or the turn is over."""
    field = state.field
    while state.outcome is None:
        state.queue = tuple([mover for mover in state.queue if mover.slot in field[mover.seat]])  # MOVE-7
        if not state.queue:
            _end_turn(state)
            return
        mover = next_mover(state)
        state.queue = (mover, *[other for other in state.queue if other is not mover])
        if loses_move(state, mover):
            state.queue = state.queue[1:]
            continue
        if move_of(state, mover).icons == 1:
            state.phase = _TARGET
            return
        carry_out_move(state, None)


# -------------------------------------------------------------------------------------------------------- end of a turn


def _end_turn(state: Position) -> None:
    """TURN-8: abilities of the turn's end (ruling), poison, eliminations, the end of the game, reinforcements."""
    _trigger_in_order(state, state.on_field(), _TURN_ENDS)
    if state.outcome is not None:
        return
    poisoned = [place for place in state.on_field() if state.soldier(place).status == POISON]
    if poisoned:
        _suffer_poison(state, poisoned)
        if state.outcome is not None:
            return
    if state.turn >= LAST_TURN:  # TURN-10
        finish(state, (1, 1), EndReason.TURN_LIMIT)
    elif any(len(state.field[seat]) < FIELD and state.reserves(seat) for seat in range(SEATS)):
        _ask(state, _SEND)
    else:
        _begin_turn(state)


def _suffer_poison(state: Position, poisoned: list[Place]) -> None:
    """STATUS-3: all of them at one moment."""
    for place in poisoned:
        wound(state, place, 1, "poison")
    dying = [place for place in poisoned if not state.is_alive(state.soldier(place))]
    last_words = [place for place in dying if _answers(state, place, Trigger.FALLS)]
    if len(last_words) > 1 and all(left(state, seat) for seat in range(SEATS)):
        last_words = in_order(state, last_words)  # while they still have their speed cards
    fall(state, dying)
    for place in last_words:
        trigger(state, place, Trigger.FALLS)


def _reinforce_or_begin(state: Position) -> None:
    """Newcomers may have eliminated all on the other side before the turn began."""
    if any(not state.field[seat] and state.reserves(seat) for seat in range(SEATS)):
        _ask(state, _SEND)
    else:
        _begin_turn(state)
