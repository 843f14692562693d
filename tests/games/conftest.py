"""The third game, as a fixture."""

from collections.abc import Iterator

import pytest
from support.third_game import installed

from arenarium.core.kit import GameKit


@pytest.fixture
def kit() -> Iterator[GameKit]:
    with installed() as kit:
        yield kit
