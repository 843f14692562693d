"""Who uses one thing loads that alone: large libraries are imported when they are first needed."""

from __future__ import annotations

import subprocess
import sys

LARGE = ["numpy", "pettingzoo", "gymnasium", "pyspiel", "distributed", "pyarrow", "PIL", "scipy", "plotly"]
PROGRAM = f"""
import sys
import arenarium.cli.simulate, arenarium.envs, arenarium.lab.output, arenarium.lab.simulate, arenarium.parallel
from arenarium.games import kits

def loaded():
    print(*[name for name in {LARGE} if name in sys.modules], sep=",")

loaded()
for kit in kits().values():
    setup = kit.game.example_setups()[0]
    spaces, state = kit.spaces(setup), kit.game.new(setup, 1)
    seat = list(state.asks())[0]
    assert len(spaces.seen(state, seat)) == spaces.layout.size and spaces.question(state, seat).legal
loaded()
import arenarium.envs.batch
loaded()
from arenarium.envs import barracks_v0
loaded()
"""


def test_large_libraries_are_imported_when_they_are_needed() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    nothing, spaces, batch, zoo = run.stdout.splitlines()
    assert nothing == spaces == ""
    assert batch == "numpy"
    assert {"pettingzoo", "gymnasium"} <= set(zoo.split(","))
    assert not {"pyspiel", "distributed"} & set(zoo.split(","))
