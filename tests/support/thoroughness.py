"""What property tests try: the same examples in every `make test`, and many more, new ones each time, in `make fuzz`."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_TIMES = int(os.environ.get("ARENARIUM_FUZZ", "1"))


def tried(examples: int) -> settings:
    """Settings for a property test that tries so many examples, or many more when fuzzing.

    A change is judged by what it changes, not by luck: what is new is found by fuzzing and then made a test.
    """
    return settings(
        max_examples=examples * _TIMES,
        derandomize=_TIMES == 1,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
