"""The player of Tash-Kalar that thinks: it searches its whole turn, then what the others may answer.

First one guess of what is hidden, and the best ways to play the turn as far as its own cards show. Then the best few of
them, on one guess after the other of what the others hold: the turns that follow are searched as well, in less breadth,
and what comes out is averaged. After each guess the weaker ones are dropped: the time goes to what is close.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.game import RequestOf
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.classic6.evaluation import Weights, glance, weights_for, worth
from arenarium.games.tashkalar.bots.classic6.nearness import prepare
from arenarium.games.tashkalar.bots.classic6.turns import Breadth, Line, TurnSearch
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import State, TashKalar
from arenarium.games.tashkalar.state.choices import PASS, Choice
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Phase

OWN_TURN = Breadth(places=8, effects=6, positions=100_000)
REPLY = Breadth(places=4, effects=3, positions=150, summonings=12, discards=False)


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How much the player sees."""

    turn: Breadth = OWN_TURN
    """Of its own turn."""
    reply: Breadth = REPLY
    """Of the others' turns."""
    ways: int = 9
    """Ways to play the turn for which the others' replies are looked at; 1: for none."""
    worlds: int = 100
    """Guesses of what the others hold, at most."""
    share: float = 0.4
    """The share of the time for its own turn."""


STRONGEST = SearchLimits()
FINALISTS = 3
"""So many ways to play are compared to the end."""


PRIOR_WORLDS = 4.0
"""What a line is worth before the replies counts as much as so many worlds: a few guesses can be misleading."""
DECISIVE_LEAD = 2.0
"""A lead of that, times the square root of the number of worlds, is hardly chance: it need not be looked at longer."""
RESERVED_SECONDS = 0.02
"""Seconds of a turn that are kept, because the last look can take longer than thought."""
MOST_WORTH = 6.0
"""No single world may speak louder than that."""


def _best(compared: list[tuple[float, Line]]) -> Line:
    return max(compared, key=lambda pair: pair[0])[1]


class Searcher:
    def __init__(
        self,
        rng: Random,
        thinking: TimeBudget,
        game: TashKalar,
        limits: SearchLimits = STRONGEST,
    ) -> None:
        prepare(game.cards)
        self.thinking = thinking
        self._game = game
        self._rng = rng
        self._limits = limits
        self._plan: list[tuple[tuple[Choice, ...], Choice]] = []
        """What is to be answered to the questions to come: their options, and the choice."""

    def choose(self, request: RequestOf[Choice], view: Callable[[], View]) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        if self._plan:
            options, choice = self._plan.pop(0)
            if options == tuple(request.options):
                return choice
        seen = view()
        self.thinking.begin(seen.turn)
        try:
            self._plan = self._planned(seen)
        finally:
            self.thinking.end()
        options, choice = self._plan.pop(0)
        return choice

    # ---------------------------------------------------------------------------------------------------- own turn

    def _planned(self, view: View) -> list[tuple[tuple[Choice, ...], Choice]]:
        seat = view.you
        assert seat is not None
        guess = self._guess(view)
        if guess.phase in (Phase.DRAFT, Phase.START):
            return [(tuple(guess.options()), self._rng.choice(guess.options()))]
        lines = self._own_turn(guess, seat)
        best = self._compared(lines, guess, view, seat) if len(lines) > 1 and self._limits.ways > 1 else lines[0]
        plan = []
        state = guess
        for choice in best.path:
            if state.asked != seat:
                break  # the teammate goes on
            options = tuple(state.options())
            if len(options) > 1:
                plan.append((options, choice))
            state = state.after(choice)
        return plan

    def _has_time(self) -> bool:
        """Whether there is time for another look, which may take a few hundredths of a second."""
        return self.thinking.left() > min(RESERVED_SECONDS, self.thinking.seconds / 10)

    def _guess(self, view: View) -> State:
        return self._game.determinize(view, Dealer(self._rng.getrandbits(64)))

    def _own_turn(self, guess: State, seat: int) -> list[Line]:
        weights = weights_for(guess.table.form)
        side = guess.table.side_of(seat)
        team = guess.table.seats_of(side)
        mine = {*guess.hands[seat], *(card for holder in team for card in guess.legends[holder])}

        def known(state: State) -> list[list[int]]:
            """Its own cards that are known to be held, not those that were dealt in the guess."""
            cards: list[list[int]] = [[] for _ in range(state.table.seats)]
            for holder in team:
                cards[holder] = [card for card in state.hands[holder] + state.legends[holder] if card in mine]
            if state.extras.pending[seat] != NO_CARD:
                cards[seat].append(state.extras.pending[seat])
            return cards

        search = TurnSearch(
            guess,
            lambda state: worth(state, side, known(state), weights),
            glance(guess, side, weights),
            lambda state: known(state)[seat],
            self._limits.turn,
            self._rng,
        )
        enough = self.thinking.seconds * (1.0 - self._limits.share) if self._limits.ways > 1 else 0.0
        return search.run(lambda: self.thinking.left() > enough)

    # ----------------------------------------------------------------------------------------------------- replies

    def _compared(self, lines: list[Line], guess: State, view: View, seat: int) -> Line:
        """The line that does best when the others have answered, as far as the time allows to tell."""
        side = guess.table.side_of(seat)
        left = [(PRIOR_WORLDS * line.worth, line) for line in self._contenders(lines)]
        """With what they are worth, added up over the worlds."""
        world = guess
        for rounds in range(1, self._limits.worlds + 1):
            added: list[tuple[float, Line]] = []
            for total, line in left:
                value = self._after_replies(world, line, side)
                if not self._has_time():
                    # in the first round what was looked at in time counts, later only what all were looked at in
                    return _best(added if rounds == 1 and added else left)
                added.append((total + value, line))
            left = sorted(added, key=lambda pair: -pair[0])
            if rounds > 1 and left[0][0] - left[1][0] > DECISIVE_LEAD * sqrt(rounds):
                break
            if len(left) > FINALISTS:
                left = left[: max(len(left) * 2 // 3, FINALISTS)]
            world = self._guess(view)
        return _best(left)

    def _contenders(self, lines: list[Line]) -> list[Line]:
        """The best lines, and the best in which control is passed: what a partner makes of it shows only now."""
        best = lines[: self._limits.ways]
        return best + [line for line in lines[self._limits.ways :] if PASS in line.path][:1]

    def _after_replies(self, world: State, line: Line, side: int) -> float:
        """The worth after this line and the turns of the others up to the next own one, in that world."""
        state, turn, seat = world, world.turn, world.asked
        weights = weights_for(state.table.form)
        for choice in line.path:
            if state.asked != seat or choice not in state.options():
                break
            state = state.after(choice)
        if state.turn == turn and state.phase != Phase.OVER:
            state = self._finished(state, side, weights)
        for _ in range(state.table.sides - 1):
            if state.phase == Phase.OVER or state.side == side or not self._has_time():
                break
            state = self._replied(state, weights)
        cards = [hand + legends for hand, legends in zip(state.hands, state.legends, strict=True)]
        return max(-MOST_WORTH, min(worth(state, side, cards, weights), MOST_WORTH))

    def _finished(self, state: State, side: int, weights: Weights) -> State:
        """After the rest of a turn that the partner has taken over, who knows its own hand and not the other's."""
        seat = state.control
        mine = [*state.hands[seat], *state.legends[seat]]
        cards = [mine if other == seat else [] for other in range(state.table.seats)]
        search = TurnSearch(
            state,
            lambda lines: worth(lines, side, cards, weights),
            glance(state, side, weights),
            lambda lines: mine,
            self._limits.reply,
            self._rng,
        )
        lines = search.run(self._has_time)
        return lines[0].state if lines else state

    def _replied(self, state: State, weights: Weights) -> State:
        """After the turn that the active seat would play if it held what it holds in this world."""
        mover, seat = state.side, state.active
        quick = glance(state, mover, weights)
        search = TurnSearch(
            state,
            quick,
            quick,
            lambda lines: [*lines.hands[seat], *lines.legends[seat]],
            self._limits.reply,
            self._rng,
        )
        lines = search.run(self._has_time)
        return lines[0].state if lines else state
