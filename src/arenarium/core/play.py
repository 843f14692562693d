"""The play loop: bots, one for each seat, answer until the game is over.

There is one, and all that lets bots play uses it. Tables with people have loops of their own: a person may undo, leave,
and be asked by any number of screens (`terminal.session`, `server.live`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from arenarium.core.bot import Bot
from arenarium.core.game import Choice, State
from arenarium.core.outcome import Outcome

MOST_CHOICES = 100_000
"""More than any game takes. A game that takes more is caught in a loop."""


class EndlessGame(Exception):
    """A game that does not come to an end: a mistake of its rules or of its bots."""


def answers(state: State, bots: Sequence[Bot], most: int = MOST_CHOICES) -> Iterator[tuple[int, Choice]]:
    """What the bots answer, each for its seat and by that seat's view alone, until the game is over.

    You carry out each answer before you take the next, and so decide how: `state.advance` where nobody listens,
    `state.apply` for the events, `recorder.apply` to write it down as well. Leave the loop where you like; declarations
    are yours to make, too, as bots never begin one. Raises EndlessGame.

        for answer in answers(state, bots):
            state.advance(*answer)
    """
    made = 0
    while requests := state.requests():
        for seat, request in requests.items():
            if made == most:
                raise EndlessGame(f"after {most} choices the game is not over")
            yield seat, bots[seat].choose(request, partial(state.view, seat))
            made += 1


def play_out(state: State, bots: Sequence[Bot], most: int = MOST_CHOICES) -> Outcome:
    """Play a match to its end, changing this state, and give the outcome. Nothing is written down and no events are
    made. Raises EndlessGame."""
    for answer in answers(state, bots, most):
        state.advance(*answer)
    assert state.outcome is not None
    return state.outcome
