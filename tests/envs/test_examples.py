"""The examples that learn, in small."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "learning"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_cfr_becomes_less_exploitable() -> None:
    found = dict(example("cfr_barracks").solve(iterations=8, every=8))
    assert found[1] > 0.3
    assert found[8] < found[1] / 3


def test_ppo_plays_and_learns_from_it() -> None:
    ppo = example("ppo_barracks")
    shares = list(ppo.train(iterations=2, matches=4, hidden=8))
    assert shares == list(ppo.train(iterations=2, matches=4, hidden=8))
    assert all(0 <= share <= 1 for share in shares)


def test_ppo_with_torch_plays_and_learns_from_it() -> None:
    pytest.importorskip("torch", reason="an extra of its own: on Linux it comes with gigabytes for graphics cards")
    first, last = example("ppo_torch").train(steps=2 * 4 * 16, environments=4, length=16, hidden=8)
    assert (first.steps, last.steps) == (64, 128)
    assert last.episodes >= first.episodes
    assert 0 <= last.won <= 1


def test_ismcts_plays_to_the_end() -> None:
    returns = example("ismcts_duel").play(simulations=2, deal=0, name="arenarium_barracks(difficulty=quick)")
    assert sum(returns) == 0
