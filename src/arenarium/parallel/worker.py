"""A process that works for another: it does the numbers it is handed, and ends with whoever started it."""

from __future__ import annotations

import os
import pickle
import signal
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, NamedTuple

from arenarium.core.time_budget import avoid_long_pauses


class Report(NamedTuple):
    """What a worker has to say."""

    done: list[tuple[int, Any]]  # the results of a task of any kind
    error: BaseException | None = None
    """Why it could not go on."""


def work(task: Callable[[int], Any], orders: Connection, alive: Connection, not_mine: Connection) -> None:
    """Do what is ordered until there is no more. `alive` is closed when the process that gives the orders ends in
    whatever way; `not_mine` is its other end, which must not be held here."""
    not_mine.close()
    _stand_alone()
    Thread(target=_end_with, args=(alive,), daemon=True).start()
    avoid_long_pauses()
    with suppress(EOFError, OSError):  # nobody is there any more
        while (numbers := orders.recv()) is not None:
            _do(task, numbers, orders)


def _do(task: Callable[[int], Any], numbers: Sequence[int], orders: Connection) -> None:
    """Each result is sent at once: it is lost with this process no more."""
    for number in numbers:
        try:
            report = Report([(number, task(number))])
        except Exception as error:
            report = Report([], _portable(error))
        orders.send(report)
        if report.error is not None:
            return


def _stand_alone() -> None:
    """^C at the terminal is for the one who leads; and programs that play are ended together with their worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)


def _end_with(alive: Connection) -> None:
    with suppress(EOFError, OSError):
        alive.recv()
    end_group(os.getpid())
    os._exit(1)


def end_group(pid: int) -> None:
    """End a worker and everything that it has started, at once."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(pid, signal.SIGKILL)


def _portable(error: Exception) -> Exception:
    """An error that can be sent to another process."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:
        return RuntimeError("".join(traceback.format_exception(error)))
    error.add_note("".join(traceback.format_exception(error)))
    return error
