"""What property tests try: in `make test` the same examples every time, in `make quick` the first few of them, in
`make fuzz` many more and new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_TIMES = float(os.environ.get("ARENARIUM_FUZZ", "1"))


def tried(examples: int) -> settings:
    """Settings for a property test that tries so many examples, or many more when fuzzing.

    A change is judged by what it changes, not by luck: what is new is found by fuzzing and then made a test.
    """
    return settings(
        max_examples=max(1, round(examples * _TIMES)),
        derandomize=_TIMES <= 1,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
