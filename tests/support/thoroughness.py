"""How many examples property tests try: `make fuzz` multiplies them."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_TIMES = int(os.environ.get("ARENARIUM_FUZZ", "1"))


def tried(examples: int) -> settings:
    """Settings for a property test that tries so many examples, or many more when fuzzing."""
    return settings(max_examples=examples * _TIMES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
