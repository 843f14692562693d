"""The player of Tash-Kalar that thinks: it searches its whole turn, then what the others may answer.

First one guess of what is hidden, and the best ways to play the turn as far as its own cards show. Then the best few of
them that differ in kind, on one guess after the other of what the others hold: the turns that follow are searched as
well, in less breadth, and what comes out is averaged. After each guess the weaker ones are dropped: the time goes to
what is close.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from arenarium.core.dealer import Dealer
from arenarium.core.game import RequestOf
from arenarium.core.time_budget import TimeBudget
from arenarium.games.tashkalar.bots.evaluation import Weights, weights_for
from arenarium.games.tashkalar.bots.nearness import prepare
from arenarium.games.tashkalar.bots.replies import followed
from arenarium.games.tashkalar.bots.schools import schools_for
from arenarium.games.tashkalar.bots.thinking import Notices, Thinker, is_native, thinker
from arenarium.games.tashkalar.bots.turns import Breadth, Line
from arenarium.games.tashkalar.formats.view import View
from arenarium.games.tashkalar.game import State, TashKalar
from arenarium.games.tashkalar.state.choices import PASS, Choice, School, Summon
from arenarium.games.tashkalar.state.position import Phase

OWN_TURN = Breadth(places=10)
REPLY = Breadth(positions=300, discards=False, judged=6)
SLOW_REPLY = Breadth(positions=100, places=6, widens=False, discards=False, judged=1)
"""Where Python has to think."""


NO_END = 1_000


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How much a player sees; the levels are values of it."""

    turn: Breadth = OWN_TURN
    """Of its own turn."""
    reply: Breadth = REPLY
    """Of the others' turns, if the native engine thinks."""
    ways: int = 8
    """Ways to play the turn for which the others' replies are looked at; 1: for none."""
    worlds: int = 200
    """Guesses of what the others hold, at most."""
    share: float = 0.4
    """The share of the time for its own turn."""
    notices: float = 1.0
    """The chance that it notices a way to summon; what is overlooked stays so for the turn."""
    cards: int = NO_END
    """How many of its cards it has in mind: those that it has held longest. The others it neither prepares nor
    summons."""
    knows_schools: bool = True
    """Whether it knows which schools win against which."""


STRONGEST = SearchLimits()
FINALISTS = 3
"""So many ways to play are compared to the end."""
SAME_PLAN = 3
"""Of the ways that are compared so many may be of a plan that another one has, too."""
PRIOR_WORLDS = 4.0
"""What a line is worth before the replies counts as much as so many worlds: a few guesses can be misleading."""
DECISIVE_LEAD = 3.0
"""A lead of that, times the square root of the number of worlds, is hardly chance: it need not be looked at longer."""
RESERVED_SECONDS = 0.02
"""Seconds of a turn that are kept, because the last look can take longer than thought."""
JUDGED_WORLDS = 4
"""Guesses in which a turn that was played is compared with the one that the bot would have played."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A turn that was played, beside the one that the bot thinks best."""

    path: tuple[Choice, ...]
    """The bot's."""
    best: float
    played: float
    """What both are worth after the others' replies."""


def _best(compared: list[tuple[float, Line]]) -> Line:
    return max(compared, key=lambda pair: pair[0])[1]


class Searcher:
    def __init__(
        self,
        rng: Random,
        thinking: TimeBudget,
        game: TashKalar,
        limits: SearchLimits = STRONGEST,
        weights: Weights | None = None,
    ) -> None:
        prepare(game.cards)
        self.thinking = thinking
        self._game = game
        self._rng = rng
        self._limits = limits
        self._weights = weights
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

    def compare(self, view: View, played: Sequence[Choice]) -> Comparison | None:
        """A whole turn that was played from a view on, beside the one that this player would have played. None where it
        is the same, or depends on what came to light in the turn."""
        seat = view.you
        assert seat is not None
        guess = self._guess(view)
        self.thinking.begin(0)
        mind = self._thinker(guess, seat)
        lines = self._own_turn(guess, mind)
        best = self._compared(lines, guess, view, mind) if len(lines) > 1 else lines[0]
        self.thinking.end()
        state = guess
        for choice in played:
            if state.turn != guess.turn or state.phase == Phase.OVER:
                break  # what is forced is done at once, here: the end of a turn in which nothing is left to do
            if state.asked != seat or choice not in state.options():
                return None
            state = state.after(choice)
        if tuple(played) == best.path or state == followed(guess, best.path):
            return None
        worths = []
        for number in range(1, JUDGED_WORLDS + 1):
            world = self._guess(view)
            for path in (best.path, played):
                self.thinking.begin(-2 * number - (path is played))  # each has as much time as the other
                worths.append(self._answered(world, path, mind))
                self.thinking.end()
        return Comparison(best.path, sum(worths[::2]) / JUDGED_WORLDS, sum(worths[1::2]) / JUDGED_WORLDS)

    # ---------------------------------------------------------------------------------------------------- own turn

    def _planned(self, view: View) -> list[tuple[tuple[Choice, ...], Choice]]:
        seat = view.you
        assert seat is not None
        guess = self._guess(view)
        if guess.phase is Phase.DRAFT:
            return [(tuple(guess.options()), self._drafted(guess))]
        if guess.phase is Phase.START:  # to its judgement all ways to put a piece of each color are alike
            return [(tuple(guess.options()), self._rng.choice(guess.options()))]
        mind = self._thinker(guess, seat)
        lines = self._own_turn(guess, mind)
        best = lines[0]
        if len(lines) > 1 and self._limits.ways > 1:
            best = self._compared(lines, guess, view, mind)
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

    def _drafted(self, guess: State) -> Choice:
        """A school: one that wins against those of the others, or any."""
        options = [option for option in guess.options() if isinstance(option, School)]
        if not self._limits.knows_schools:
            return self._rng.choice(options)
        table = guess.table
        return School(schools_for(table.form).best(table, [option.school for option in options]))

    def _has_time(self) -> bool:
        """Whether there is time for another look, which may take a few hundredths of a second."""
        return self.thinking.left() > min(RESERVED_SECONDS, self.thinking.seconds / 10)

    def _guess(self, view: View) -> State:
        return self._game.determinize(view, Dealer(self._rng.getrandbits(64)))

    def _thinker(self, guess: State, seat: int) -> Thinker:
        """By what it knows: its own cards, and its team's legends."""
        table = guess.table
        team = [card for holder in table.seats_of(table.side_of(seat)) for card in guess.legends[holder]]
        known = {*guess.hands[seat], *guess.flares[seat], *team}
        if self._limits.cards < NO_END:
            known = self._in_mind(guess, seat)
        return thinker(guess, seat, known, self._weights or weights_for(table.form))

    def _own_turn(self, guess: State, mind: Thinker) -> list[Line]:
        enough = self.thinking.seconds * (1.0 - self._limits.share) if self._limits.ways > 1 else 0.0
        return mind.lines(guess, self._limits.turn, self._noticing(guess), lambda: self.thinking.left() > enough)

    def _in_mind(self, guess: State, seat: int) -> set[int]:
        """The cards that it thinks of: new ones come last in a hand."""
        return set((guess.hands[seat] + guess.legends[seat])[: self._limits.cards])

    def _noticing(self, guess: State) -> Notices | None:
        """Which ways to summon it sees; None: all."""
        chance, cards = self._limits.notices, self._limits.cards
        if chance >= 1.0 and cards == NO_END:
            return None
        noticed: dict[Choice, bool] = {}
        rng, thought_of = self._rng, self._in_mind(guess, guess.active)

        def notices(option: Summon) -> bool:
            if option not in noticed:
                noticed[option] = option.card in thought_of and rng.random() < chance
            return noticed[option]

        return notices

    # ----------------------------------------------------------------------------------------------------- replies

    def _compared(self, lines: list[Line], guess: State, view: View, mind: Thinker) -> Line:
        """The line that does best when the others have answered, as far as the time allows to tell."""
        left = [(PRIOR_WORLDS * line.worth, line) for line in self._contenders(lines)]
        """With what they are worth, added up over the worlds."""
        world = guess
        for rounds in range(1, self._limits.worlds + 1):
            added: list[tuple[float, Line]] = []
            for total, line in left:
                value = self._answered(world, line.path, mind)
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
        """The best lines of different plans, then the best others; and the best in which control is passed: what a
        partner makes of it shows only now."""
        plans: set[object] = set()
        different: list[Line] = []
        others: list[Line] = []
        for line in lines:
            (others if line.plan in plans else different).append(line)
            plans.add(line.plan)
        ways = self._limits.ways
        chosen = different[: max(ways - SAME_PLAN, ways - len(others), 1)]
        chosen += sorted(different[len(chosen) :] + others, key=lambda line: -line.worth)[: ways - len(chosen)]
        return chosen + [line for line in lines if PASS in line.path and line not in chosen][:1]

    def _answered(self, world: State, path: Sequence[Choice], mind: Thinker) -> float:
        breadth = self._limits.reply if is_native(world) else SLOW_REPLY
        return mind.answered(world, path, breadth, self._has_time)
