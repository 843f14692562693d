"""Habits that no linter checks."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
MOST_LINES = 600


def test_no_test_file_is_too_long() -> None:
    """Longer ones are split by what they are about."""
    long = {
        path.name: lines for path in TESTS.rglob("*.py") if (lines := path.read_text("utf-8").count("\n")) > MOST_LINES
    }
    assert long == {}
