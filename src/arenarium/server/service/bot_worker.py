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
from arenarium.core.bot import Player
from arenarium.core.dealer import Dealer
from arenarium.core.game import View
from arenarium.core.time_budget import avoid_long_pauses
from arenarium.games import game_of, kit_of, kits

REMEMBERED = 500
"""Players that are kept from one question to the next: they plan whole turns and share their time out over them."""

LONGEST = 60.0
"""Seconds after which a player is stopped: one that never ends would keep all others of its process waiting."""

_players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()


def prepare(parent: int) -> None:
    """Once for each process: load the games, and end when the server has ended, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server itself ends the process
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    for kit in kits().values():
        bots_of(kit)
    avoid_long_pauses()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(0)


def choose(table: str, seat: int, game: str, player: str, view: View) -> str:
    """The choice of a computer player, in the game's notation."""
    rules = game_of(game)
    state = rules.determinize(view, Dealer(int.from_bytes(os.urandom(32), "big")))
    request = state.requests()[seat]
    with _at_most(LONGEST):
        return rules.say(state, _player(table, seat, game, player).choose(request, lambda: view))


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raises TimeoutError in the middle of what is done here, if that takes longer."""

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _player(table: str, seat: int, game: str, name: str) -> Player:
    key = (table, seat, name)
    if key not in _players:
        _players[key] = bot_of(kit_of(game), name, Random(os.urandom(16)))
        if len(_players) > REMEMBERED:
            _players.popitem(last=False)
    _players.move_to_end(key)
    return _players[key]


def ready() -> int:
    """Does nothing; says which process it is."""
    return os.getpid()
