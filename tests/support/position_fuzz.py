"""Positions that somebody has tampered with: data and texts that nearly are a position, or not at all.

Reading one either refuses it, with an error of ours, or gives a position that can be played on: somebody is asked and
has an option, it can be shown, written down and guessed at. Nothing takes longer than a second of the processor.
"""

from __future__ import annotations

import json
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.core.errors import ArenariumError, NotationError
from arenarium.core.game import Game, State
from arenarium.testing import random_step

SECONDS = 4.0
"""Of the processor, for all that is done with one input: hundreds of times what it takes."""
_NUMBERS = (-1, 0, 1, 2, 3, 7, 63, 1000, 1_000_000, 2**31, 2**64, 10**30)
_VALUES: tuple[Any, ...] = (None, True, False, "", "x", [], {}, 0.5, [[]], {"x": 1})
_SIGNS = "|:,?-.0123456789 \nxé"


class Hang(Exception):
    """Something takes too long."""


class Fault(AssertionError):
    """A position was accepted that is none."""


@dataclass
class Findings:
    inputs: Counter[str] = field(default_factory=Counter)
    faults: dict[str, tuple[str, str]] = field(default_factory=dict)
    """By the last line of the traceback: what was done, and to what."""


class PositionFuzzer:
    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.rng = game, Random(seed)
        self.findings = Findings()
        self._position: State = self._new()

    def _new(self) -> State:
        setup = self.rng.choice(self.game.example_setups())
        state: State = self.game.new(setup, self.rng.getrandbits(64))
        return state

    def _walk(self) -> State:
        """Another position of a match, now and then of another one."""
        state = self._position
        for _ in range(self.rng.randrange(1, 12)):
            step = random_step(state, self.rng)
            if step is None or self.rng.random() < 0.005:
                state = self._new()
            else:
                state.advance(*step)
        self._position = state
        return state

    def run(self, inputs: int) -> Findings:
        for number in range(inputs):
            state = self._walk() if number % 8 == 0 else self._position
            if self.rng.random() < 0.6:
                self._try("from_json", self._tampered_data(state), self.game.from_json)
            else:
                self._try("parse_position", self._tampered_text(state), self.game.parse_position)
        return self.findings

    # ------------------------------------------------------------------------------------------------------- trying

    def _try(self, what: str, given: Any, read: Callable[[Any], State]) -> None:
        self.findings.inputs[what] += 1
        try:
            with _at_most(SECONDS):
                try:
                    state = read(given)
                except ArenariumError:
                    self.findings.inputs["refused"] += 1
                    return
                self._use(state)
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            name = type(error).__name__
            key = f"{what}: {name} in {place.filename.rpartition('/')[2]}:{place.lineno} {str(error)[:60]}"
            self.findings.faults.setdefault(key, (what, given if isinstance(given, str) else json.dumps(given)))

    def _use(self, state: State) -> None:
        """What can be done with any position."""
        for _ in range(3):
            requests = state.requests()
            if (state.outcome is None) != bool(requests) or set(state.asks()) != set(requests):
                raise Fault("nobody is asked, and the game is not over")
            if not all(request.options for request in requests.values()):
                raise Fault("somebody is asked, and has no option")
            for seat in (None, *requests):
                with suppress(NotationError):  # what is hidden may not come out, and then it says so
                    self.game.determinize(state.view(seat), Dealer(self.rng.getrandbits(64)))
            if self.game.from_json(state.to_json()) != state:
                raise Fault("written down and read again, it is another")
            if self.game.parse_position(self.game.position(state)) != state:
                raise Fault("as a text and read again, it is another")
            step = random_step(state, self.rng)
            if step is None:
                return
            state.apply(*step)

    # ---------------------------------------------------------------------------------------------------- tampering

    def _tampered_data(self, state: State) -> Any:
        data = json.loads(json.dumps(state.to_json()))
        for _ in range(self.rng.choice((1, 1, 1, 2, 4))):
            places = list(_places(data))
            if not places:
                break
            holder, key = self.rng.choice(places)
            match self.rng.randrange(8):
                case 0:
                    del holder[key]
                case 1 if isinstance(holder, list):
                    holder.insert(key, holder[key])
                case 2:
                    holder[key] = deepcopy(self.rng.choice(_VALUES))
                case 3 | 4:
                    other, other_key = self.rng.choice(places)
                    holder[key] = json.loads(json.dumps(other[other_key]))
                case _:
                    old = holder[key]
                    near = isinstance(old, int) and self.rng.random() < 0.5
                    holder[key] = old + self.rng.choice((-1, 1)) if near else self.rng.choice(_NUMBERS)
        return data

    def _tampered_text(self, state: State) -> str:
        text = self.game.position(state)
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            words = text.replace("\n", " \n ").split(" ")
            at = self.rng.randrange(len(words))
            match self.rng.randrange(7):
                case 0:
                    del words[at]
                case 1:
                    words[at] = self.rng.choice(words)
                case 2:
                    words[at] = str(self.rng.choice(_NUMBERS))
                case 3:
                    words.insert(at, self.rng.choice(words))
                case 4 if words[at]:
                    sign = self.rng.randrange(len(words[at]))
                    words[at] = words[at][:sign] + self.rng.choice(_SIGNS) + words[at][sign + 1 :]
                case 5:
                    lines = text.split("\n")
                    lines[self.rng.randrange(len(lines))] = self.rng.choice(lines)
                    words = "\n".join(lines).replace("\n", " \n ").split(" ")
                case _ if words[at]:
                    sign = self.rng.randrange(len(words[at]))
                    words[at] = words[at][:sign] + words[at][sign + 1 :]
            text = " ".join(words).replace(" \n ", "\n")
        return text


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    keys = data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield data, key
        yield from _places(data[key])


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raises Hang after so many seconds of this process's own time, however busy the machine is."""

    def stop(*_: object) -> None:
        raise Hang(f"more than {seconds} s")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
