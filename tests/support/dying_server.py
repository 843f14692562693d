"""`arenarium serve` that can be told to die at the worst moment: after a step was kept, and before anybody was told.

SIGUSR1 arms it; the next step that is kept is the last thing it does.
"""

from __future__ import annotations

import os
import signal
from typing import Any

from arenarium.cli import app
from arenarium.server.store.steps import Steps

_kept = Steps.append
_armed = False


def _arm(*_: object) -> None:
    global _armed
    _armed = True


async def _keep_and_die(self: Steps, *given: Any) -> None:
    await _kept(self, *given)
    if _armed:
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, _arm)
    Steps.append = _keep_and_die  # type: ignore[method-assign, assignment]
    app()
