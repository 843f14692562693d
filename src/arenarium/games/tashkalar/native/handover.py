"""Positions to the native engine and back. Both have the same value, also in the middle of an effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arenarium.cards.machine import Frame
from arenarium.core.dealer import Dealer
from arenarium.core.game import Setup as AnySetup
from arenarium.core.native import Counted, NativeBatch, NativeState, NativeValues
from arenarium.core.setup import read_setup
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.game import State, TashKalar
from arenarium.games.tashkalar.native.tables import GAME, NATIVE, NativeCards
from arenarium.games.tashkalar.rules.setup import clear, planned
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import Choice, Claim, Flare, Summon, Thaw, Warp
from arenarium.games.tashkalar.state.extras import Extras, HeldPiece
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.numbers import UNDECIDED
from arenarium.games.tashkalar.state.position import Deck, EndReason, Phase, face_down
from arenarium.games.tashkalar.state.setup import RANDOM, Setup
from arenarium.native import Dealing, batch, say_once

_BY_CHANCE = -1
"""The number of a school that is drawn."""
_SAME = (
    "pieces", "gateway", "two_faced", "legendary", "hands", "legends", "flares", "piles", "tasks", "claimed", "points",
    "improvised", "turn", "active", "control", "actions", "discarded", "destroyed", "summoned", "summoned_legends",
    "summoned_red", "summoned_green", "extra_beings", "extra_legends", "another_turn", "extra_turn", "borrow", "end_by",
    "last_turns", "resigning",
)  # fmt: skip
"""The fields of a position that both engines have in the same form."""
_SAME_EXTRAS = (
    "frozen", "pending", "held", "slowed", "extra_turns", "next_colour", "next_empty", "counted_more", "warped",
)  # fmt: skip


def to_native(state: State) -> NativeState | None:
    """A position in the native engine; None where Python has to play: there is no native engine, it does not know the
    cards, schools are still being chosen, or the game is over."""
    native = NATIVE(state.cards)
    if native is None or state.phase is Phase.DRAFT or state.phase is Phase.OVER:
        return None
    try:
        return native.engine.State(native.tables, state.cards, _values(native, state))
    except ValueError as error:  # a position that somebody has made up
        say_once(str(error))
        return None


def dealing(game: TashKalar, given: AnySetup) -> Dealing | None:
    """New games of a setup, dealt by the native engine; None where Python has to: there is no native engine, it does
    not know the cards, or schools are to be chosen. Raises SetupError."""
    cards, native = game.cards, NATIVE(game.cards)
    plan = planned(read_setup(Setup, given), cards)
    if native is None or UNDECIDED in plan.schools:
        return None
    any_school = next(iter(cards.schools))
    schools = tuple(any_school if school == RANDOM else school for school in plan.schools)
    blank = State()
    blank.cards = cards
    clear(blank, Table(plan.form, schools, plan.first or 0, plan.teams))
    tasks = range(len(cards.tasks) if plan.form is Form.HIGH else 0)
    blank.decks[-3:] = map(face_down, (cards.legends, cards.flares, tuple(tasks)))
    chances: NativeValues = {
        "first": plan.first is None,
        "schools": [native.schools.get(school, _BY_CHANCE) for school in plan.schools],
        "left": [number for school, number in native.schools.items() if school not in plan.schools],
    }
    try:
        return Dealing(native.engine.Dealing(native.tables, cards, _values(native, blank), chances).dealt)
    except ValueError as error:  # cards that nobody has written yet
        say_once(str(error))
        return None


def to_python(native_state: NativeState) -> State:
    """The same position as a state of the rules, with which one can do everything."""
    cards: CardSet = native_state.cards
    native = NATIVE(cards)
    assert native is not None
    values = native_state.values()
    names = native.names
    state = State()
    state.cards = cards
    form = Form[names["forms"][values["form"]]]
    schools = tuple(native.school_list[school] for school in values["schools"])
    state.table = Table(form, schools, values["first"], values["teams"])
    state.dealer = int.from_bytes(values["dealer"], "big")
    for name in _SAME:
        setattr(state, name, values[name])
    state.side = values["side"]
    state.extras = _extras(values)
    state.decks = [Deck(*deck) for deck in zip(values["decks"], values["known"], strict=True)]
    state.phase = Phase[names["phases"][values["phase"]]]
    state.end_reason = EndReason[names["end_reasons"][values["end_reason"]]]
    state.result = native_state.outcome
    state.stack = [_frame(native, frame) for frame in values["stack"]]
    state.offered = state.log = None
    return state


def _values(native: NativeCards, state: State) -> NativeValues:
    numbers, table, extras = native.numbers, state.table, state.extras
    values: NativeValues = {name: getattr(state, name) for name in _SAME}
    values |= {name: getattr(extras, name) for name in _SAME_EXTRAS}
    values |= {
        "form": numbers("forms", table.form.name),
        "teams": table.teams,
        "seats": table.seats,
        "first": table.first,
        "goal": table.goal,
        "schools": [native.schools[school] for school in table.schools],
        "dealer": Dealer(state.dealer).to_bytes(),
        "removed": [number for of_side in extras.removed for number in of_side],
        "decks": [deck.cards for deck in state.decks],
        "known": [deck.known for deck in state.decks],
        "phase": numbers("phases", state.phase.name),
        "end_reason": numbers("end_reasons", state.end_reason.name),
        "stack": [_frame_values(native, frame) for frame in state.stack],
    }
    return values


def _frame_values(native: NativeCards, frame: Frame) -> list[int]:
    program = native.programs.get(frame.program.key, -1)
    place = [program, frame.pc, frame.count, frame.loop, frame.done, frame.earlier, frame.met, frame.steps]
    return place + [frame.vars[register] for register in native.registers]


def _frame(native: NativeCards, values: list[int]) -> Frame:
    registers = reg.fresh()
    for register, value in zip(native.registers, values[8:], strict=True):
        registers[register] = value
    return Frame.from_key(native.program_list[values[0]], values[1:8], registers)


def _extras(values: NativeValues) -> Extras:
    removed = iter(values["removed"])
    return Extras(
        frozen=tuple(values["frozen"]),
        pending=tuple(values["pending"]),
        removed=tuple(zip(removed, removed, strict=True)),
        held=tuple(HeldPiece(*held) for held in values["held"]),
        slowed=values["slowed"],
        extra_turns=values["extra_turns"],
        next_colour=values["next_colour"],
        next_empty=values["next_empty"],
        counted_more=values["counted_more"],
        warped=values["warped"],
    )


class TashKalarNative:
    """As the kit has it."""

    def to_native(self, state: State) -> NativeState | None:
        return to_native(state)

    def dealing(self, game: TashKalar, setup: AnySetup) -> Dealing | None:
        return dealing(game, setup)

    def to_python(self, native: NativeState) -> State:
        return to_python(native)

    def batch(self, states: Sequence[NativeState]) -> NativeBatch:
        return batch(GAME, states)

    def advance(self, native: NativeState, index: int) -> list[Counted]:
        seat, turn = native.asked, native.turns_begun
        counted = [Counted(kind, name, seat, turn) for kind, name in _counted(native, native.option(index))]
        native.advance(index)
        return counted


def _counted(native: NativeState, choice: Choice) -> Iterator[tuple[str, str]]:
    """Each event that is counted has one choice that leads to it."""
    cards: CardSet = native.cards
    match choice:
        case Summon(card, _, _, _, _, thawing):
            if thawing:
                frozen = native.values()["frozen"][native.asked]
                yield "thawed", cards.names[frozen]
            yield "summoned", cards.names[card]
        case Thaw(card):
            yield "thawed", cards.names[card]
        case Warp(card):
            yield "warped", cards.names[card]
        case Flare(card):
            yield "flare", cards.names[card]
        case Claim(task):
            yield "claimed", cards.task_names[task]


NATIVE_ENGINE = TashKalarNative()
