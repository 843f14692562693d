"""What property tests try: in `make test` the same examples every time, in `make quick` the first few of them, in
`make fuzz` many more and new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_TIMES = float(os.environ.get("ARENARIUM_FUZZ", "1"))


def rounds(number: int, least: int = 1) -> range:
    """So many rounds of a test that makes its own random cases; fewer in `make quick`, but at least some."""
    return range(number if _TIMES >= 1 else max(least, round(number * _TIMES)))


def number_of(examples: int) -> int:
    """So many, or many more when fuzzing."""
    return max(1, round(examples * _TIMES))


def tried(examples: int) -> settings:
    """Settings for a property test that tries so many examples, or many more when fuzzing.

    A change is judged by what it changes, not by luck: what is new is found by fuzzing and then made a test.
    """
    return settings(
        max_examples=number_of(examples),
        derandomize=_TIMES <= 1,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
