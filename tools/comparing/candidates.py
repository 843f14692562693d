"""States of our engine that agree with everything seen so far of a recording.

The two engines ask differently: what we ask at once they ask in two steps, and the other way round; what is automatic
for one is a question for the other. So not one state is played along but all that could be meant, each with its trail:
the boards it has passed since the last point where both sides stood at the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from arenarium.core.event import Event
from arenarium.core.plain import encoded
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.rules.programs import frozen_key, warp_key
from arenarium.games.tashkalar.state.choices import Choice, Summon
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Phase


class Moment(NamedTuple):
    """A board on the way, and the event that led to it."""

    kind: str
    facts: dict[str, Any]
    pieces: tuple[int, ...]


class Only(NamedTuple):
    """A way was chosen that has no number with us: of our options only these are meant."""

    field: str
    """The field of the choice that tells: its verb, or the rank of a piece put on the board."""
    value: Any

    def allows(self, choice: Choice) -> bool:
        return bool(getattr(choice, self.field, None) == self.value)


@dataclass(frozen=True, slots=True)
class Candidate:
    state: State
    trail: tuple[Moment, ...]
    """The last agreed board first; the last one is the board of the state."""
    summon: Summon | None = None
    """How the being in progress was summoned."""
    improvised: int = -1
    """The colour that was improvised with."""
    needless: frozenset[int] = frozenset()
    """Colours with which improvising would have given nothing more."""
    only: Only | None = None
    wasted: bool = False
    """They have made a choice that does nothing and that we do not offer (see `effects`)."""
    still_open: frozenset[tuple[str, Any]] | None = None
    """What they are still to choose from, where we have chosen all at once (see `effects`)."""
    habits: frozenset[str] = field(default=frozenset())
    """Ids of known differences: ways of the other implementation that this candidate has been made to follow."""

    @property
    def ahead(self) -> bool:
        """We have done something that they have not shown yet."""
        return len(self.trail) > 1

    def key(self) -> tuple[Any, ...]:
        """What two candidates must have in common to be the same, their habits apart."""
        # moves onto equal pieces leave equal boards, but are different choices
        boards = tuple((moment.pieces, *map(moment.facts.get, ("origin", "target"))) for moment in self.trail)
        return self.state.key(), boards, self.summon, self.improvised, self.only, self.wasted, self.still_open


def candidate_of(state: State) -> Candidate:
    return Candidate(state, (Moment("", {}, tuple(state.pieces)),))


def distinct(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Each candidate once, without a habit if it can do without."""
    by_key: dict[tuple[Any, ...], Candidate] = {}
    for candidate in candidates:
        same = by_key.setdefault(candidate.key(), candidate)
        if len(candidate.habits) < len(same.habits):
            by_key[candidate.key()] = candidate
    return list(by_key.values())


# ------------------------------------------------------------------------------------------------------------- playing


def facts_of(event: Event) -> dict[str, Any]:
    facts = encoded(event.public)
    assert isinstance(facts, dict)
    return facts


class _Log(list[Event]):
    """Takes the engine's events and remembers the board after each."""

    def __init__(self, state: State, moments: list[Moment]) -> None:
        super().__init__()
        self._state, self._moments = state, moments

    def append(self, event: Event) -> None:
        self._moments.append(Moment(event.kind, facts_of(event), tuple(self._state.pieces)))


def play(candidate: Candidate, choice: Choice, vary: Callable[[State], None] | None = None) -> Candidate:
    """Our engine after a choice, up to its next question.

    `vary` may change what the choice has led to before the engine goes on.
    """
    state = candidate.state.copy()
    moments = list(candidate.trail)
    state.log = _Log(state, moments)
    state.offered = None
    summon, improvised = candidate.summon, candidate.improvised
    if isinstance(choice, Summon):
        summon = choice
        improvised = choice.improvised
    turn.carry_out(state, choice)
    if vary is not None:
        vary(state)
    turn.go_on(state)
    state.log = None
    now = tuple(state.pieces)
    if moments[-1].pieces != now:
        moments.append(Moment("", {}, now))
    return replace(candidate, state=state, trail=tuple(moments), summon=summon, improvised=improvised, only=None)


def gone_on(candidate: Candidate, vary: Callable[[State], None]) -> Candidate:
    """A candidate with something varied that frees our engine from asking, up to its next question."""
    state = candidate.state.copy()
    vary(state)
    state.offered = None
    turn.go_on(state)
    return replace(candidate, state=state)


def leave_effect(state: State) -> None:
    """All that is in progress is over."""
    for frame in state.stack:
        frame.pc = len(frame.program.steps)


def without_odd_pieces(candidate: Candidate) -> Candidate:
    """A candidate that is asked in which colour odd common pieces score, had it not destroyed them."""

    def make_even(state: State) -> None:
        for index in range(0, len(state.destroyed), 3):
            state.destroyed[index] -= state.destroyed[index] % 2

    return gone_on(candidate, make_even)


def settled(candidate: Candidate, index: int) -> Candidate:
    """They have come as far as that point of the trail."""
    start = candidate.trail[index]
    return replace(candidate, trail=(Moment("", {}, start.pieces), *candidate.trail[index + 1 :]))


def calm_again(candidate: Candidate) -> Candidate:
    """What was in progress is over for both sides."""
    return Candidate(candidate.state, candidate.trail, habits=candidate.habits)


# ------------------------------------------------------------------------------------------------- where a state stands

ACTION, TURN_END, EFFECT, PICK_UP, LEGEND, PAIR, START, OVER = (
    "action", "turn_end", "effect", "pickup", "legend_vs", "pair_vs", "start", "over",
)  # fmt: skip
"""What is asked next, in their words."""
FREEZE = "freeze_choice"
FLARE_VS, IMPROVISE = "flare_vs", "improvise"
"""What they ask after a flare was shown or a being named; with us it is part of that choice."""
CLAIM, INNER = "claim", "inner"
"""What they never ask: whether to claim a task, and the parts of a choice that is one for them."""
CALM = frozenset((ACTION, TURN_END, OVER))
"""Between actions: nothing is in progress."""
_ACTIONS = frozenset(("place", "lift", "summon", "discard"))
FROZEN, WARPED = " (frozen effect)", " (warp effect)"
"""What they add to the name of a card for an effect that is not the one of its summoning."""
_PROCEDURES = {"pick up": PICK_UP, "legend point": LEGEND, "keep one": FREEZE}


def stage(state: State) -> str:
    if state.phase == Phase.OVER:
        return OVER
    if state.stack:
        program = state.stack[-1].program
        return EFFECT if program.owned else _PROCEDURES.get(program.key, INNER)
    if state.phase == Phase.SCORE:
        return CLAIM if state.table.form is Form.HIGH else PAIR
    if state.phase == Phase.START:
        return START
    # a position in which nothing can be done with the actions left is the end of a turn, too
    can_act = state.actions and any(choice.verb in _ACTIONS for choice in state.options())
    return ACTION if can_act else TURN_END


def source(state: State) -> str:
    """The card whose effect asks, in their words. What a card copies from itself is an effect of that card."""
    if stage(state) != EFFECT:
        return ""
    *outer, name = (_their_name(frame.program.key) for frame in state.stack)
    card = name.removesuffix(WARPED)
    return card if card in outer else name


def _their_name(key: str) -> str:
    for ours, theirs in ((frozen_key(""), FROZEN), (warp_key(""), WARPED)):
        if key.endswith(ours):
            return key.removesuffix(ours) + theirs
    return key
