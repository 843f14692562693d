"""TURN: sending warriors, secret orders, moves one after the other, the end of a turn."""

from __future__ import annotations

from itertools import combinations, product

from arenarium.games.barracks.cards.cards import LINES, MOVES
from arenarium.games.barracks.language.tree import Event
from arenarium.games.barracks.rules.effects import fall, trigger, without_modifications, wound
from arenarium.games.barracks.rules.end import finish, left
from arenarium.games.barracks.rules.move import carry_out_move, loses_move, move_of, target_options
from arenarium.games.barracks.rules.order import in_order, next_mover
from arenarium.games.barracks.rules.setup import changed, pick, pick_options, recruit, recruit_options
from arenarium.games.barracks.rules.traits import TRAITS
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
from arenarium.games.barracks.state.position import (
    LAST_TURN,
    NO_MOVE,
    NO_OFFERS,
    POISON,
    SEATS,
    Mover,
    Phase,
    Place,
    Position,
)

FIELD = 2
"""Warriors of a side on the battlefield."""
_WAIT = Wait()
_USES = tuple(Use(line) for line in range(LINES))


# ------------------------------------------------------------------------------------------------------------- options


def asked(state: Position) -> tuple[int, ...]:
    """The seats that have something to decide now; both at once where choices are secret (TURN-1)."""
    if state.phase in (Phase.RECRUIT, Phase.PICK):
        return (state.active,)
    if state.phase == Phase.TARGET:
        return (state.queue[0].seat,)
    if state.phase == Phase.OVER:
        return ()
    return tuple(seat for seat in range(SEATS) if state.chosen[seat] is None)


def options(state: Position, seat: int) -> list[Choice]:
    """The options of a seat; of one that is not asked, none."""
    found = state.offered
    if found is None:
        to_ask = asked(state)
        found = state.offered = tuple(possible(state, each) if each in to_ask else [] for each in range(SEATS))
    return found[seat]


def possible(state: Position, seat: int) -> list[Choice]:
    """What a seat could choose, whether or not it has already chosen."""
    match state.phase:
        case Phase.RECRUIT:
            return recruit_options(state, seat)
        case Phase.PICK:
            return pick_options(state, seat)
        case Phase.SEND:
            return send_options(state, seat)
        case Phase.ORDERS:
            return order_options(state, seat)
        case Phase.TARGET:
            return target_options(state, seat)
    return []


def send_options(state: Position, seat: int) -> list[Choice]:
    """TURN-2: 2 warriors, or the only one; TURN-9: as many as there is room for, or fewer."""
    reserves = state.reserves(seat)
    room = min(FIELD - len(state.field[seat]), len(reserves))
    first = state.turn == 0 and not any(state.field)
    least = room if first else 0 if state.field[seat] else min(1, room)
    return [Send(slots) for number in range(least, room + 1) for slots in combinations(reserves, number)]


def order_options(state: Position, seat: int) -> list[Choice]:
    """TURN-3, TURN-4: for each warrior a move or a replacement; the same reserve cannot replace both."""
    reserves = [Withdraw(slot) for slot in state.reserves(seat)]
    each: list[list[Order]] = []
    for slot in state.field[seat]:
        moves = state.squads[seat][slot].moves
        orders: list[Order] = [_USES[line] for line in range(LINES) if moves[line] != NO_MOVE]
        each.append([*(orders or [_WAIT]), *reserves])  # SET-7
    if len(each) < FIELD:
        return [Orders(tuple(orders)) for orders in product(*each)]
    return [Orders(pair) for pair in product(*each) if pair[0] != pair[1] or not isinstance(pair[0], Withdraw)]


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
        if state.phase == Phase.PICK:
            _go_on_picking(state)


def _go_on_picking(state: Position) -> None:
    """SET-4, SET-7: in turns, as long as somebody finds a card that fits."""
    for _ in range(SEATS):
        found = pick_options(state, state.active)
        if found:
            state.offered = (found, []) if state.active == 0 else ([], found)
            return
        state.active = 1 - state.active
    _ask(state, Phase.SEND)


def _ask(state: Position, phase: str) -> None:
    """Ask both seats at once. Who has only one answer is not asked whom to send, but always for orders (ruling): a turn
    in which there is nothing to choose is a turn, too, and is not run through unseen."""
    state.phase = phase
    found = tuple(possible(state, seat) for seat in range(SEATS))
    decided = [phase == Phase.SEND and len(offered) == 1 for offered in found]
    state.chosen = tuple(offered[0] if known else None for known, offered in zip(decided, found, strict=True))
    state.offered = tuple([] if known else offered for known, offered in zip(decided, found, strict=True))
    _when_all_have_chosen(state)


def _when_all_have_chosen(state: Position) -> None:
    if any(choice is None for choice in state.chosen):
        return
    chosen, state.chosen = state.chosen, (None,) * SEATS
    state.offered = None
    if state.phase == Phase.SEND:
        _send(state, chosen)
        if state.result is None:
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
    for seat, slot in newcomers:
        state.field[seat] = (*state.field[seat], slot)
    _enter(state, newcomers)


def _enter(state: Position, newcomers: list[Place]) -> None:
    for place in newcomers:
        state.put(place, state.soldier(place)._replace(shown=True))
        state.tell("entered", seat=place[0], warrior=state.name(place))
    _trigger_in_order(state, newcomers, Event.ENTERS)


def _trigger_in_order(state: Position, places: list[Place], event: Event) -> None:
    answering = [place for place in places if _answers(state, place, event)]
    for place in in_order(state, answering) if len(answering) > 1 else answering:
        if place[1] in state.field[place[0]]:
            trigger(state, place, event)


def _answers(state: Position, place: Place, event: Event) -> bool:
    return event in TRAITS[state.soldier(place).card].when


def _begin_turn(state: Position) -> None:
    state.turn += 1
    state.draw_offers = NO_OFFERS
    state.tell("turn", number=state.turn)
    _ask(state, Phase.ORDERS)


def _reveal(state: Position, chosen: tuple[Choice | None, ...]) -> None:
    """TURN-4, TURN-5: all orders are revealed; replacements come before all moves, and newcomers do not act."""
    queue: list[Mover] = []
    newcomers: list[Place] = []
    for seat, choice in enumerate(chosen):
        assert isinstance(choice, Orders)
        field = list(state.field[seat])
        for position, order in enumerate(choice.orders):
            slot = state.field[seat][position]
            if isinstance(order, Withdraw):
                field[position] = order.slot
                newcomers.append((seat, order.slot))
                _withdraw(state, (seat, slot), (seat, order.slot))
            elif isinstance(order, Use):
                queue.append(Mover(seat, slot, order.line))
                _show_move(state, (seat, slot), order.line)
            else:
                state.tell("waited", seat=seat, warrior=state.name((seat, slot)))
        state.field[seat] = tuple(field)
    state.queue = tuple(queue)
    if newcomers:
        _enter(state, newcomers)


def _withdraw(state: Position, place: Place, instead: Place) -> None:
    state.put(place, without_modifications(state.soldier(place)))
    state.tell("withdrawn", seat=place[0], warrior=state.name(place), instead=state.name(instead))


def _show_move(state: Position, place: Place, line: int) -> None:
    soldier = state.soldier(place)
    if not soldier.revealed[line]:
        state.put(place, soldier._replace(revealed=changed(soldier.revealed, line, True)))
    if state.log is not None:
        move = MOVES[soldier.moves[line]].name
        state.tell("ordered", seat=place[0], warrior=state.name(place), move=move)


# --------------------------------------------------------------------------------------------------------------- moves


def _go_on_moving(state: Position) -> None:
    """Move after move, until a target is to be chosen or the turn is over."""
    while state.result is None:
        state.queue = tuple(mover for mover in state.queue if mover.slot in state.field[mover.seat])  # MOVE-7
        if not state.queue:
            _end_turn(state)
            return
        mover = next_mover(state)
        state.queue = (mover, *(other for other in state.queue if other != mover))
        if loses_move(state, mover):
            state.queue = state.queue[1:]
            continue
        if move_of(state, mover).icons == 1:
            state.phase = Phase.TARGET
            return
        carry_out_move(state, None)


# -------------------------------------------------------------------------------------------------------- end of a turn


def _end_turn(state: Position) -> None:
    """TURN-8: abilities of the turn's end (ruling), poison, eliminations, the end of the game, reinforcements."""
    _trigger_in_order(state, state.on_field(), Event.TURN_ENDS)
    if state.result is not None:
        return
    poisoned = [place for place in state.on_field() if state.soldier(place).status == POISON]
    for place in poisoned:
        wound(state, place, 1, "poison")
    dying = [place for place in poisoned if not state.soldier(place).alive]
    last_words = [place for place in dying if _answers(state, place, Event.FALLS)]
    if len(last_words) > 1 and all(left(state, seat) for seat in range(SEATS)):
        last_words = in_order(state, last_words)  # while they still have their speed cards
    fall(state, dying)
    for place in last_words:
        trigger(state, place, Event.FALLS)
    if state.result is not None:
        return
    if state.turn >= LAST_TURN:  # TURN-10
        finish(state, (1, 1), "turn limit")
    elif any(len(state.field[seat]) < FIELD and state.reserves(seat) for seat in range(SEATS)):
        _ask(state, Phase.SEND)
    else:
        _begin_turn(state)


def _reinforce_or_begin(state: Position) -> None:
    """Newcomers may have eliminated all on the other side before the turn began."""
    if any(not state.field[seat] and state.reserves(seat) for seat in range(SEATS)):
        _ask(state, Phase.SEND)
    else:
        _begin_turn(state)
