"""A position as data, all of it, and back. The fields of a position say how they are written (`state.position`); what
has the right form and still is impossible is refused here, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from arenarium.cards.limits import MOST_STEPS
from arenarium.cards.machine import Frame
from arenarium.core.errors import NotationError
from arenarium.core.plain import Json
from arenarium.core.position import fill
from arenarium.games.tashkalar.board.board import NAMES, squares
from arenarium.games.tashkalar.board.text import SIDES
from arenarium.games.tashkalar.formats.build import CARD_PROGRAMS, WARP_PROGRAMS, cards_of
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.rules.draft import next_to_choose
from arenarium.games.tashkalar.rules.score import PENALTY
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import MOST_COUNTED, MOST_TURNS, Form, Table
from arenarium.games.tashkalar.state.numbers import NO_CARD, UNDECIDED
from arenarium.games.tashkalar.state.position import COMMON, HEROIC, LEGENDARY, Phase, Position
from arenarium.games.tashkalar.state.requests import RequestKind
from arenarium.games.tashkalar.state.setup import DRAFT
from arenarium.games.tashkalar.state.vocabulary import VOCABULARY

_RESIGNING = {"resigning": int}
"""Younger than the rest of a position."""


def read(state: Position, data: Json) -> None:
    """Fill a state with what `to_plain` gave. Raises NotationError where the data says nothing possible."""
    fill(state, data, absent=_RESIGNING, codecs=VOCABULARY(state.cards).codecs)
    check_table(state.table)
    _check_sizes(state)
    state.side = state.table.side_of(state.active)
    state.offered = None
    state.log = None
    check(state)


def setup_of(state: Position) -> dict[str, Json]:
    """The setup of a match to which a position belongs."""
    table = state.table
    schools = DRAFT if UNDECIDED in table.schools else list(table.schools)
    teams: dict[str, Json] = {"teams": True} if table.teams else {}
    return {"form": table.form.value, **teams, "schools": schools, "first": table.first}


def check(state: Position) -> None:
    """Refuse a position that no match can reach."""
    _check_counts(state)
    _check_course(state)
    _check_effects(state)
    _check_pieces(state)
    _check_cards(state)
    _check_question(state)


# -------------------------------------------------------------------------------------------------------------- form


def check_table(table: Table) -> None:
    """Refuse seats that no match has."""
    melee = table.form is Form.MELEE
    possible: tuple[int, ...] = (2,)
    if table.teams or melee:
        possible = () if table.teams and melee else (4,) if table.teams else (3, 4)
    decided = [school for school in table.schools if school != UNDECIDED]
    if len(set(decided)) < len(decided) or table.seats not in possible:
        raise NotationError(f"no match of form '{table.form.value}' has the seats {', '.join(table.schools)}")


def _check_sizes(state: Position) -> None:
    """Whether every list has an entry for each seat or side, and every number is one of them."""
    table, extras = state.table, state.extras
    seats, sides = table.seats, table.sides
    lists: tuple[tuple[str, Sequence[object], int], ...] = (
        ("pieces", state.pieces, 3 * sides),
        ("two_faced", state.two_faced, sides),
        ("legendary", state.legendary, sides),
        ("extras.frozen", extras.frozen, seats),
        ("extras.pending", extras.pending, seats),
        ("extras.removed", extras.removed, sides),
        ("hands", state.hands, seats),
        ("legends", state.legends, seats),
        ("flares", state.flares, seats),
        ("decks", state.decks, seats + 3),
        ("piles", state.piles, seats + 2),
        ("claimed", state.claimed, sides),
        ("points", state.points, seats * sides if table.form is Form.MELEE else sides),
        ("improvised", state.improvised, seats),
        ("destroyed", state.destroyed, 3 * sides),
    )
    for name, entries, number in lists:
        if len(entries) != number:
            raise NotationError(f"'{name}' has {len(entries)} entries instead of {number}")
    numbers = (
        ("table.first", table.first, seats - 1),
        ("active", state.active, seats - 1),
        ("control", state.control, seats - 1),
        ("end_by", state.end_by, seats - 1),
        ("last_turns", state.last_turns, seats),
        ("resigning", state.resigning, table.everybody),
        ("extras.slowed", extras.slowed, (1 << sides) - 1),
        ("extras.next_colour", extras.next_colour, sides),
        *(("improvised", colours, (1 << sides) - 1) for colours in state.improvised),
        *(("extras.held", held.piece, 3 * sides - 1) for held in extras.held),
        *(("decks", knowers, table.everybody) for deck in state.decks for knowers in deck.known),
    )
    for name, value, most in numbers:
        if value > most:
            raise NotationError(
                f"'{name}' speaks of a seat or side that does not play: {value}, and {most} is the last"
            )
    for place, deck in enumerate(state.decks):
        if len(deck.cards) != len(deck.known):
            raise NotationError(f"deck {place} has {len(deck.cards)} cards, but 'known' speaks of {len(deck.known)}")
    tasks = state.decks[table.tasks_deck]
    if table.form is Form.HIGH and tasks.known and tasks.known[0] != table.everybody:
        raise NotationError("the first task lies face up on its deck, so everybody knows it")


_MOST_EMPTY = 9
"""No pattern has more squares."""


def _check_counts(state: Position) -> None:
    extras = state.extras
    counts = (
        ("turn", state.turn, MOST_TURNS),
        ("extras.extra_turns", extras.extra_turns, state.turn + 1),
        *(("points", points, MOST_COUNTED) for points in state.points),
        *(("destroyed", pieces, MOST_COUNTED) for pieces in state.destroyed),
        ("actions", state.actions, MOST_COUNTED),
        ("summoned", state.summoned, MOST_COUNTED),
        ("summoned_legends", state.summoned_legends, MOST_COUNTED),
        ("summoned_red", state.summoned_red, state.summoned),
        ("summoned_green", state.summoned_green, state.summoned),
        ("extra_beings", state.extra_beings, MOST_COUNTED),
        ("extra_legends", state.extra_legends, MOST_COUNTED),
        ("extras.next_empty", extras.next_empty, _MOST_EMPTY),
        ("extras.counted_more", extras.counted_more, MOST_COUNTED),
        *(("stack.step", frame.steps, MOST_STEPS) for frame in state.stack),
        *(("stack.step", times, frame.steps) for frame in state.stack for times in _times(frame)),
        *(("stack.step", times, frame.steps - 1) for frame in state.stack[-1:] for times in _times(frame)),
    )
    for name, value, most in counts:
        if value > most:
            raise NotationError(f"'{name}' is {value}, and cannot be more than {most} here")


def _times(frame: Frame) -> tuple[int, ...]:
    """How often an effect in progress has done what: at most once in a step, and not yet in the one that asks."""
    return frame.count, frame.loop, frame.done, frame.earlier


# ------------------------------------------------------------------------------------------------------------ course


def _check_course(state: Position) -> None:
    table, result = state.table, state.result
    if (state.phase is Phase.OVER) != (result is not None):
        raise NotationError("a game has an outcome when it is over, and only then")
    if result is not None and not (
        len(result.ranking) == len(result.scores) == table.seats
        and all(1 <= rank <= table.seats for rank in result.ranking)
        and min(result.scores) >= -PENALTY
    ):
        raise NotationError(f"an outcome has a rank, from 1, and a score for each of {table.seats} seats")
    undecided = UNDECIDED in table.schools
    if undecided and state.phase not in (Phase.DRAFT, Phase.OVER):
        raise NotationError("a seat has no school, but they are not being chosen")
    dealt = (*state.hands, *state.legends, *state.flares, *state.piles, *(deck.cards for deck in state.decks))
    if undecided and any(dealt):
        raise NotationError("nothing is dealt before all seats have a school")
    if state.phase is Phase.DRAFT:
        if not undecided:
            raise NotationError("all seats have a school, so none is being chosen")
        if state.active != next_to_choose(table.schools, table.first):
            raise NotationError("the seat that is active is not the next to choose a school")
    if state.phase is not Phase.OVER and (state.end_by >= 0) != (state.last_turns > 0):
        raise NotationError("turns are left to be played when the end was triggered, and only then")
    if state.control != state.active and not (table.teams and state.control == table.teammate(state.active)):
        raise NotationError("control is with the active player, or in team play with the teammate")
    resigning = [seat for seat in range(table.seats) if state.resigning >> seat & 1]
    if resigning and (
        not table.teams or state.phase is Phase.OVER or len({seat % 2 for seat in resigning}) < len(resigning)
    ):
        raise NotationError("in team play, of each team one may wait for the other to resign, too")


def _check_question(state: Position) -> None:
    """Whatever a position stops at is a question that can be answered."""
    if state.phase is Phase.OVER:
        return
    try:
        answers = turn.options(state)
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError) as error:
        raise NotationError(f"the effect in progress does not fit the position: {error!r}") from None
    if not answers:
        raise NotationError("a position stops at a question, and here nothing can be answered")


def _check_effects(state: Position) -> None:
    if state.stack and state.phase is not Phase.ACTIONS:
        raise NotationError("effects are in progress only while actions are taken")
    if state.stack and state.stack[-1].pc == len(state.stack[-1].program.steps):
        raise NotationError("the effect that was begun last asks for something")
    named_after_cards = CARD_PROGRAMS(state.cards) | WARP_PROGRAMS(state.cards)
    lifted = [frame.program.key for frame in state.stack].count(RequestKind.PLACE_LIFTED.value)
    if lifted > min(1, state.two_faced[state.side]):
        raise NotationError("one piece at a time is picked up, and it is in supply until it is placed")
    for frame in state.stack:
        program, card = frame.program.key, frame.vars[reg.CARD]
        if (program in named_after_cards) != (card != NO_CARD):
            what = "needs a card" if card == NO_CARD else "has no card"
            raise NotationError(f"the effect '{program}' in progress {what}")
        if program == RequestKind.PICK_UP.value and (frame.vars[reg.AT] < 0 or card not in state.cards.beings):
            raise NotationError("a piece is picked up for a being, which comes to a square")


# ------------------------------------------------------------------------------------------------------------ pieces


def _check_pieces(state: Position) -> None:
    """One piece more than a side has is let through: so a board without an empty square can be set up for study."""
    table, extras = state.table, state.extras
    occupied = 0
    for mask in state.pieces:
        if mask & occupied:
            raise NotationError(f"two pieces stand on {NAMES[squares(mask & occupied)[0]]}")
        occupied |= mask
    for side in range(table.sides):
        held = [piece.piece % 3 == LEGENDARY for piece in extras.held if piece.piece // 3 == side]
        two_faced, legendary = extras.removed[side]
        two_faced += (state.pieces[3 * side] | state.pieces[3 * side + 1]).bit_count() + state.two_faced[side]
        legendary += state.pieces[3 * side + 2].bit_count() + state.legendary[side]
        legendary_held = sum(held)
        if (
            two_faced + len(held) - legendary_held > table.two_faced + 1
            or legendary + legendary_held > table.legendary + 1
        ):
            raise NotationError(f"side {SIDES[side]} has more pieces than there are")
    if state.phase is Phase.START and not all(state.two_faced):
        raise NotationError("start pieces are being placed, and a side has none in its supply")
    if state.gateway.bit_count() > 1 or state.gateway & ~(state.of_rank(COMMON) | state.of_rank(HEROIC)):
        raise NotationError("the Gateway is a common or heroic piece on the board")


# ------------------------------------------------------------------------------------------------------------- cards


def _check_cards(state: Position) -> None:
    for card in state.extras.frozen:
        if card != NO_CARD and state.cards.being(card).frozen_effect is None:
            raise NotationError(f"'{state.cards.names[card]}' has no frozen effect")
    for card in state.extras.pending:
        if card != NO_CARD and state.cards.being(card).warp_effect is None:
            raise NotationError(f"'{state.cards.names[card]}' has no warp effect")
    for owner, cards, lying in _homes(state):
        for card, number in Counter(lying).items():
            if number > 1 or card not in cards:
                what = "lies in two places" if card in cards else f"does not belong to {owner}"
                raise NotationError(f"the card '{state.cards.names[card]}' {what}")
    tasks = [*state.tasks, *(task for claimed in state.claimed for task in claimed)]
    tasks += state.decks[state.table.tasks_deck].cards
    for task, number in Counter(tasks).items():
        if number > 1:
            raise NotationError(f"the task '{state.cards.task_names[task]}' lies in two places")


def _homes(state: Position) -> Iterator[tuple[str, tuple[int, ...], list[int]]]:
    """Of each seat, the legends and the flares: which cards there are, and those that lie anywhere, the ones that are
    being resolved included."""
    table, set_ = state.table, state.cards
    card_programs = CARD_PROGRAMS(set_)
    resolved = [frame.vars[reg.CARD] for frame in state.stack if frame.program.key in card_programs]
    for seat, school in enumerate(table.schools):
        lying = [*state.hands[seat], *state.decks[seat].cards, *state.piles[seat]]
        lying += [card for card in (state.extras.frozen[seat], state.extras.pending[seat]) if card != NO_CARD]
        if seat == state.active:
            lying += [card for card in resolved if card not in set_.all_legends and card not in set_.all_flares]
        yield f"seat {seat}", cards_of(set_, school), lying
    for owner, cards, place, held in (
        ("legends", set_.legends, table.legends_deck, state.legends),
        ("flares", set_.flares, table.flares_deck, state.flares),
    ):
        lying = [card for zone in (*held, state.decks[place].cards, state.piles[place]) for card in zone]
        yield owner, cards, lying + [card for card in resolved if card in cards]
