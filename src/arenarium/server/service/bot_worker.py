"""What runs in the processes in which computer players think. They are given a seat's view and nothing else."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from arenarium.bots.registry import bot_of, bots_of
from arenarium.core.bot import Bot
from arenarium.core.dealer import Dealer
from arenarium.core.game import Game, View
from arenarium.core.time_budget import Clock, avoid_long_pauses
from arenarium.games import kit_of, kits
from arenarium.server.live.cards import MatchCards, game_with

MAX_REMEMBERED = 500
"""Players that are kept from one question to the next: they plan whole turns and share their time out over them."""

MAX_SECONDS = 60.0
"""Seconds after which a player is stopped: one that never ends would keep all others of its process waiting."""

_bots: OrderedDict[tuple[str, int, str], tuple[Bot, HastyClock]] = OrderedDict()


class HastyClock:
    """A clock by which a player thinks that is to hurry: it runs faster than the wall's."""

    def __init__(self, clock: Clock = time.perf_counter) -> None:
        self._clock, self._haste = clock, 1.0
        self._shown, self._at = 0.0, clock()

    def __call__(self) -> float:
        return self._shown + (self._clock() - self._at) * self._haste

    def hurry(self, haste: float) -> None:
        """From now on so many times as fast."""
        self._shown, self._at, self._haste = self(), self._clock(), haste


def prepare(parent: int, niceness: int = 0) -> None:
    """Once for each process: load the games, and end when the server has ended, however that came about. The nicer it
    is, the sooner it yields the processor to others."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server itself ends the process
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    for kit in kits().values():
        bots_of(kit)
    avoid_long_pauses()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def choose(
    table: str,
    seat: int,
    game: str,
    player: str,
    view: View,
    cards: MatchCards | None = None,
    haste: float = 1.0,
) -> str:
    """The choice of a computer player, in the game's notation; one that thinks so many times faster than usual."""
    rules = game_with(game, cards)
    state = rules.determinize(view, Dealer(int.from_bytes(os.urandom(32), "big")))
    request = state.requests()[seat]
    bot, clock = _bot(table, seat, rules, player)
    clock.hurry(haste)
    with at_most(MAX_SECONDS):
        return rules.say(state, bot.choose(request, lambda: view))


class _OutOfTime(BaseException):
    """No Exception: what is interrupted may note an error of a game and go on with the next one, without a limit."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raises TimeoutError in the middle of what is done here, if that takes more of the processor: however busy the
    machine is, the same work is done. For worker processes, where nothing else goes on and nothing is waited for."""

    def stop(*_: object) -> None:
        raise _OutOfTime

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    except _OutOfTime:
        raise TimeoutError from None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _bot(table: str, seat: int, game: Game, name: str) -> tuple[Bot, HastyClock]:
    key = (table, seat, name)
    if key not in _bots:
        clock = HastyClock()
        _bots[key] = bot_of(kit_of(game.id), name, Random(os.urandom(16)), clock, game), clock
        if len(_bots) > MAX_REMEMBERED:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]


def ready() -> int:
    """Does nothing; says which process it is."""
    return os.getpid()
