"""Pictures of positions: drawn by the game's own state, with nothing hidden in them."""

from __future__ import annotations

from typing import Any

import pytest
from server.live_matches import at_random
from support.games import GAMES

from arenarium.server.live.steps import Kind
from arenarium.server.messages.tables import NoClock
from arenarium.server.service.pictures import png_of, visible

PNG = b"\x89PNG\r\n\x1a\n"


class Drawn:
    """Stands for a state that draws itself."""

    def _repr_svg_(self) -> str:
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'><rect width='9' height='9'/></svg>"


def test_a_drawing_becomes_a_picture_for_messengers() -> None:
    picture = png_of(Drawn())  # type: ignore[arg-type]
    assert picture.startswith(PNG)
    width, height = (int.from_bytes(picture[start : start + 4], "big") for start in (16, 20))
    assert (width, height) == (1200, 630)


@pytest.mark.parametrize(("game", "setup"), [("tashkalar", {"form": "duel", "seats": 2}), ("barracks", {})])
def test_until_the_end_nothing_hidden_can_be_drawn(game: str, setup: dict[str, Any]) -> None:
    live, _ = at_random(GAMES[game], setup, NoClock(), 1, [Kind.CHOICE])
    running = live.match.state
    shown = visible(live, over=False)
    assert shown.view(None) == running.view(None), "a spectator sees the same"
    assert shown.to_json()["dealer"] != running.to_json()["dealer"], "and it is another state"
    assert visible(live, over=True) is running


class Written:
    """Stands for a state whose drawing is a text."""

    def __init__(self, text: str) -> None:
        self._text = text

    def _repr_svg_(self) -> str:
        return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 9'><text y='8'>{self._text}</text></svg>"


def test_a_picture_has_letters_on_a_machine_without_fonts() -> None:
    assert png_of(Written("Golem")) != png_of(Written("")), "run `make web`: the page brings the letters"  # type: ignore[arg-type]
