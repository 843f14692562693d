"""The screen in a terminal: whatever is asked, it fits."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console
from support.games import GAMES, narrator_of

from arenarium.core.event import Event
from arenarium.core.record import Recorder
from arenarium.core.undo import UndoableMatch
from arenarium.games import kit_of
from arenarium.terminal.session import TerminalTable

WAYS = [(name, setup) for name, game in GAMES.items() for setup in game.example_setups()]
WAYS += [("tashkalar", {"form": "high", "schools": ["nethervoid", "etherweave"]})]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LOOKS = 4
"""Positions of a game that are looked at."""


class Look(Exception):
    """One screen has been drawn."""


class OneLook(Console):
    """A terminal at which nobody types."""

    def input(self, *args: Any, **options: Any) -> str:
        raise Look


def drawn(recorder: Recorder, lang: str, events: list[Event], width: int, height: int) -> list[str]:
    """The lines of the screen that the seat which is asked first sees."""
    narrator = narrator_of(recorder.game.id, lang, recorder.record.setup)
    out = io.StringIO()
    console = OneLook(file=out, force_terminal=True, width=width, height=height, color_system=None)
    others: dict[int, Any] = dict.fromkeys(range(recorder.game.seats(recorder.record.setup)))
    others.pop(next(iter(recorder.state.requests())))
    kit = kit_of(recorder.game.id)
    assert kit.screen_ is not None
    session = TerminalTable(
        kit,
        UndoableMatch(recorder),
        narrator,
        kit.screen_()(narrator),
        console,
        others,
        events,
        lambda: None,
    )
    with pytest.raises(Look):
        session.play()
    return ESCAPES.sub("", out.getvalue()).split("\n")


@pytest.mark.parametrize(("width", "height"), [(80, 40), (120, 45)])
@pytest.mark.parametrize(("game", "setup"), WAYS)
def test_a_screen_fits_the_terminal(game: str, setup: dict[str, Any], width: int, height: int) -> None:
    rng = Random(width)
    recorder = Recorder(GAMES[game], setup, 6)
    events: list[Event] = []
    asked = 0
    looks = sorted(rng.sample(range(90 if game == "tashkalar" else 30), LOOKS))
    while (requests := recorder.state.requests()) and asked <= looks[-1]:
        seat, request = next(iter(requests.items()))
        if asked in looks and len(requests) == 1:
            lines = drawn(recorder, rng.choice(["en", "pl", "cs"]), events, width, height)
            assert len(lines) <= height, request.kind  # the last one is the prompt's
            assert max(map(len, lines)) <= width
        asked += 1
        lively = [option for option in request.options if option.verb not in ("place", "lift", "discard", "return")]
        events += recorder.apply(seat, rng.choice(lively or request.options))


def test_a_wide_terminal_shows_more_cards() -> None:
    recorder = Recorder(GAMES["tashkalar"], {"form": "duel", "schools": ["northern", "highland"]}, 6)
    narrow, wide = ("\n".join(drawn(recorder, "en", [], *size)) for size in ((80, 30), (200, 50)))
    assert "More cards:" in narrow
    assert "More cards:" not in wide
