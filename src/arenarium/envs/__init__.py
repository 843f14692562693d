"""The games as environments, for programs that learn. Everything here is imported when it is first used.

- `play` is a match with actions and observations as numpy arrays; it needs numpy alone, and is the fastest from Python.
- `batch` has many matches side by side.
- A game's id with a version, as in `from arenarium.envs import mygame_v0`, is what PettingZoo calls an environment:
  `env`, `raw_env` and `parallel_env`. The version rises when a number comes to mean something else.
- `gym` registers environments of Gymnasium against computer players, `open_spiel` the games of OpenSpiel.
"""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from arenarium.extras import require

require("bots")


def __getattr__(name: str) -> Any:
    """The environments of a game, by its id and their version."""
    found = re.fullmatch(r"([a-z]+)_v(\d+)", name)
    if found is not None:
        from arenarium.envs import zoo
        from arenarium.games import kits

        kit = kits().get(found[1])
        if kit is not None and kit.spaces_ is not None and name == zoo.name_of(kit):
            environments: SimpleNamespace = zoo.environments_of(kit)
            return environments
    raise AttributeError(f"module 'arenarium.envs' has no attribute '{name}'")
