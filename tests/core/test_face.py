"""What `import arenarium` gives: its examples run, its names are there, and it costs nothing."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

import arenarium


def test_the_examples_are_true() -> None:
    names = {name: getattr(arenarium, name) for name in arenarium.__all__}
    failed, tried = doctest.testmod(arenarium, extraglobs=names)
    assert tried > 10
    assert not failed


def test_every_name_is_there_and_told_of() -> None:
    assert arenarium.__all__ == sorted(arenarium.__all__)
    for name in arenarium.__all__:
        assert getattr(arenarium, name) is not None
        assert name in dir(arenarium)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'arenarium' has no attribute 'song'"):
        arenarium.song  # noqa: B018


def test_importing_it_imports_nothing_else() -> None:
    program = "import sys; before = set(sys.modules); import arenarium; print(*sorted(set(sys.modules) - before))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert [name for name in found if name.startswith("arenarium")] == ["arenarium"]
    assert "lark" not in found


def test_the_same_bots_play_the_same_game_again() -> None:
    first, second = (arenarium.play("barracks", {}, "a", ["greedy", "random"]) for _ in range(2))
    assert first == second
    assert arenarium.Record.from_json(first.to_json()) == first


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(arenarium.SetupError, match="1 players for 2 seats"):
        arenarium.play("barracks", {}, 1, ["greedy"])
