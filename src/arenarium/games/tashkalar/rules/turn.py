"""TURN: whose turn it is, what may be done, and in which order a turn ends. PASS: passing control."""

from __future__ import annotations

from arenarium.cards import machine
from arenarium.cards.machine import Do, Frame, Program, Resolver
from arenarium.games.tashkalar.board.board import BOARD, NAMES
from arenarium.games.tashkalar.rules import end, flare, frozen, score, summon, warp
from arenarium.games.tashkalar.rules.draft import school_options, take_school
from arenarium.games.tashkalar.rules.draw import hand_over_legends, refill
from arenarium.games.tashkalar.rules.effects.cards import to_pile
from arenarium.games.tashkalar.rules.pieces import lift, put
from arenarium.games.tashkalar.rules.placements import summon_options
from arenarium.games.tashkalar.rules.programs import register, start
from arenarium.games.tashkalar.rules.setup import place_start_piece, start_options
from arenarium.games.tashkalar.state import events
from arenarium.games.tashkalar.state.choices import (
    ANSWERS,
    DISCARDS,
    FINISH,
    PASS,
    Choice,
    Claim,
    Colour,
    Discard,
    Flare,
    Lift,
    Place,
    Return,
    School,
    Start,
    Summon,
    Thaw,
    Warp,
    lift_from,
    place_on,
)
from arenarium.games.tashkalar.state.events import DiscardedFor, ScoredFor, Stock
from arenarium.games.tashkalar.state.forms import ACTIONS, MOST_TURNS, Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import COMMON, Phase, Position, without
from arenarium.games.tashkalar.state.requests import RequestKind

_START, _ACTIONS, _SCORE, _OVER = Phase.START, Phase.ACTIONS, Phase.SCORE, Phase.OVER
"""Asked for at every step: members of an enum are slow to look up."""


def begin_turn(state: Position, seat: int, extra: bool = False) -> None:
    """TURN-1: two actions, one on the very first turn. What counts "this turn" starts again."""
    state.phase = Phase.ACTIONS
    state.active = state.control = seat
    state.side = state.table.side_of(seat)
    state.actions = ACTIONS if state.turn else 1
    state.extras = state.extras.after_turn()
    if state.extras.slowed >> state.side & 1:  # EF-12
        state.extras = state.extras._replace(slowed=state.extras.slowed & ~(1 << state.side))
        state.actions -= 1
    if extra:
        state.extras = state.extras._replace(extra_turns=min(state.extras.extra_turns + 1, MOST_TURNS))
    state.discarded = False
    state.destroyed = [0] * len(state.pieces)
    state.summoned = state.summoned_legends = state.summoned_red = state.summoned_green = 0
    state.extra_beings = state.extra_legends = 0
    state.another_turn = state.borrow = False
    state.extra_turn = extra
    if state.log is not None:
        state.emit(events.Turn(seat, state.turn, state.actions, extra))


def has_passed(state: Position) -> bool:
    """PASS-1: the teammate is in control."""
    return state.control != state.active


def decider(state: Position) -> int:
    """The seat that is asked: the one in control, but cards of the active one are discarded by their owner."""
    return state.active if state.stack and machine.asks_owner(state) else state.control


# --------------------------------------------------------------------------------------------------------- options


def options(state: Position) -> list[Choice]:
    """The options of the current request, worked out from the state. Empty if nothing is to be decided."""
    if state.stack:
        choices = machine.options(state)
        return [*choices, PASS] if may_pass(state) else choices
    if state.phase is _ACTIONS:
        return action_options(state)
    if state.phase is _SCORE:
        return score_options(state)
    if state.phase is _START:
        return start_options(state)
    if state.phase is Phase.DRAFT:
        return school_options(state)
    return []


def action_options(state: Position) -> list[Choice]:
    """TURN-2, TURN-7: actions, what is free besides, and when no action is left, ending the turn."""
    if has_passed(state):
        return place_options(state) if state.actions else []  # PASS-3, PASS-4: nothing is asked after them
    if not state.actions:
        return _last_moment(state)
    choices = place_options(state)
    choices += summon_options(state)
    if not state.discarded:
        discards = DISCARDS(state.cards)
        choices += [discards[card] for card in state.hands[state.active]]
    if not choices:
        return _last_moment(state)  # ruling in TURN-2: no action is possible, the rest is forfeited
    _add_free_options(state, choices)
    if state.table.teams:
        choices.append(PASS)
    return choices


def _add_free_options(state: Position, choices: list[Choice]) -> None:
    """TURN-7, EF-4, EW-2: what can be done before or after an action and costs none."""
    choices += flare.flare_options(state)
    if state.extras.frozen[state.active] != NO_CARD:
        choices += frozen.thaw_options(state)
    choices += warp.warp_options(state)


def _last_moment(state: Position) -> list[Choice]:
    """TURN-7: after the last action its player ends the turn by saying so, even if there is nothing else to do.

    Since the question always comes, it gives nothing away about the hand, and the last action can still be taken back.
    """
    choices: list[Choice] = []
    _add_free_options(state, choices)
    choices.append(FINISH)
    return choices


def place_options(state: Position) -> list[Choice]:
    """TURN-3: any empty square; TURN-4: with none in supply, first pick up a common or heroic piece."""
    if state.two_faced[state.side]:
        return place_on(BOARD & ~state.occupied())
    return lift_from(_liftable(state))


def _liftable(state: Position) -> int:
    """TURN-4: the common and heroic pieces of the side."""
    base = 3 * state.side
    return state.pieces[base] | state.pieces[base + 1]


def score_options(state: Position) -> list[Choice]:
    if state.table.form is Form.HIGH:
        claims = score.claim_options(state)
        return [*claims, FINISH] if claims else []
    return score.pair_options(state) if state.table.form is Form.MELEE else []


def may_pass(state: Position) -> bool:
    """PASS-1: also while an effect of one's own is being resolved."""
    return state.table.teams and not has_passed(state) and state.stack[-1].program.owned


# ------------------------------------------------------------------------------------------------------- carrying out


def carry_out(state: Position, choice: Choice) -> None:
    """Do what a legal choice says, without going on to the next request."""
    if state.table.teams and choice == PASS:
        pass_control(state)
    elif state.stack:
        machine.choose(state, choice)
    elif isinstance(choice, Place):
        state.actions -= 1
        _place(state, choice.at)
    elif isinstance(choice, Summon):
        summon.summon(state, choice)
    elif isinstance(choice, Lift):
        state.actions -= 1
        index = lift(state, choice.at)
        if state.log is not None:
            state.emit(events.Lifted(NAMES[choice.at], index // 3, index % 3))
        start(state, PLACE_LIFTED)
    elif isinstance(choice, Discard):
        _discard(state, choice.card)
    elif isinstance(choice, Flare):
        flare.invoke(state, choice)
    elif isinstance(choice, Thaw):
        frozen.thaw(state, choice.card)
    elif isinstance(choice, Warp):
        warp.play(state, choice.card)
    elif isinstance(choice, Claim):
        score.claim(state, choice.task)
        end_turn(state)
    elif isinstance(choice, Colour):
        score.add_points(state, state.active, choice.side, 1, ScoredFor.PAIR)
        end_turn(state)
    elif isinstance(choice, Start):
        place_start_piece(state, choice)
    elif isinstance(choice, School):
        take_school(state, choice)
    elif choice == FINISH:
        if state.phase is _SCORE:
            end_turn(state)
        else:
            to_scoring(state)
    else:
        raise TypeError(choice)


def _place(state: Position, at: int) -> None:
    put(state, state.side, COMMON, at)
    if state.log is not None:
        state.emit(events.Placed(NAMES[at], state.side, COMMON))


class _PlaceLifted(Resolver[Position]):
    """The second half of TURN-4: the square just vacated is empty."""

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        return place_on(BOARD & ~state.occupied())

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Place)
        _place(state, choice.at)


PLACE_LIFTED: Program[Position] = register(
    Program(RequestKind.PLACE_LIFTED.value, [Do(_PlaceLifted(), False, ANSWERS)], owned=False)
)


def _discard(state: Position, card: int) -> None:
    """TURN-5: discard a being, then any number of other cards may go under their decks."""
    state.actions -= 1
    state.discarded = True
    seat = state.active
    state.hands[seat] = without(state.hands[seat], card)
    to_pile(state, card, DiscardedFor.ACTION)
    start(state, RETURN_CARDS)


class _ReturnCards(Resolver[Position]):
    """TURN-5: cards go under their decks one by one, in the order chosen."""

    up_to = True

    def options(self, state: Position, frame: Frame) -> list[Choice]:
        seat = state.active
        cards = {*state.hands[seat], *state.legends[seat], *state.flares[seat]}
        return [Return(card) for card in sorted(cards)]

    def perform(self, state: Position, frame: Frame, choice: Choice) -> None:
        assert isinstance(choice, Return)
        card, seat, table = choice.card, state.active, state.table
        if card in state.cards.all_legends:
            zone, place, what = state.legends, table.legends_deck, Stock.LEGENDS
        elif card in state.cards.all_flares:
            zone, place, what = state.flares, table.flares_deck, Stock.FLARES
        else:
            zone, place, what = state.hands, seat, Stock.BEINGS
        zone[seat] = without(zone[seat], card)
        knowers = table.sees_legends_of(seat) if zone is state.legends else (seat,)
        # TURN-6: the bottom 6 cards are the sideways ones, so that the uppermost of them is straightened by itself
        state.decks[place] = state.decks[place].with_under(card, sum(1 << knower for knower in knowers))
        if state.log is not None:
            state.emit_to(
                frozenset(knowers), events.Returned(seat, what, state.cards.names[card]), events.Returned(seat, what)
            )

    def more(self, state: Position, frame: Frame) -> bool:
        return True


RETURN_CARDS: Program[Position] = register(
    Program(RequestKind.RETURN_CARDS.value, [Do(_ReturnCards(), False, ANSWERS)], owned=False)
)


def pass_control(state: Position) -> None:
    """PASS-1, PASS-2: the teammate takes the legends and decides from now on."""
    state.control = state.table.teammate(state.active)
    state.emit(events.ControlPassed(state.active, state.control))
    hand_over_legends(state, state.active, state.control)


# --------------------------------------------------------------------------------------------------------- going on


def go_on(state: Position) -> None:
    """Do everything that needs no decision, up to the next request or the end of the game."""
    while state.phase is not _OVER:
        if state.stack and machine.run(state):
            if may_pass(state) and state.offered is not None:
                state.offered.append(PASS)
            return
        if state.phase is _ACTIONS and _has_surely_options(state):
            return
        choices = options(state)
        if len(choices) > 1 or (choices and state.phase is not _START):
            state.offered = choices
            return
        if state.phase is _ACTIONS:
            to_scoring(state)
        elif state.phase is _SCORE:
            end_turn(state)  # nothing to claim; a lone odd common piece scores nothing (SCORE-4, SCORE-6)
        elif choices:
            place_start_piece(state, choices[0])
        else:
            begin_turn(state, state.table.first)


def _has_surely_options(state: Position) -> bool:
    """Nearly always there is a piece to place, or the turn to end; then the options need not be worked out before
    somebody asks."""
    if not state.actions:
        return not has_passed(state)
    if state.two_faced[state.side]:
        return state.occupied() != BOARD
    return bool(_liftable(state))


def surely_accepts(state: Position, choice: Choice) -> bool:
    """Whether a choice is plainly an option in the phase of actions: a piece to place or to pick up, the end of the
    turn. Where it is not so plain, the options have to be worked out."""
    if state.stack or state.phase is not _ACTIONS or has_passed(state):
        return False
    if not state.actions:
        return choice == FINISH
    if isinstance(choice, Place):
        return state.two_faced[state.side] > 0 and bool(BOARD & ~state.occupied() & (1 << choice.at))
    return isinstance(choice, Lift) and not state.two_faced[state.side] and bool(_liftable(state) & (1 << choice.at))


def to_scoring(state: Position) -> None:
    """TURN-8, PASS-4: the player of the turn finishes it, even if the partner was in control."""
    state.control = state.active
    state.phase = Phase.SCORE
    if state.table.form is not Form.HIGH:
        score.score_destroyed(state)


def end_turn(state: Position) -> None:
    """TURN-8: after claiming or scoring, draw; then the end of the game is checked; then the next turn."""
    refill(state)
    if state.end_by >= 0 and not state.extra_turn:
        state.last_turns -= 1
    end.check_trigger(state)
    state.turn = min(state.turn + 1, MOST_TURNS)
    if state.another_turn:
        begin_turn(state, state.active, extra=True)
    elif state.end_by >= 0 and state.last_turns == 0:
        end.finish_game(state)
    else:
        begin_turn(state, (state.active + 1) % state.table.seats)
