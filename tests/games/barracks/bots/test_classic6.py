"""The frozen yardstick: it recruits and picks as it always did, with the weights it always had."""

from __future__ import annotations

from hashlib import sha256
from importlib import resources
from itertools import count
from random import Random

from arenarium.core.play import answers, play_out
from arenarium.core.time_budget import TimeBudget
from arenarium.games.barracks.bots.classic6.player import Classic6
from arenarium.games.barracks.game import BARRACKS
from arenarium.games.barracks.state.position import Phase

CHOICES = "b1e0b8b08f436ea9"
"""What both sides chose until the battle began, shortened."""
WEIGHTS = "fd7fdf3c540e67aa"


def classic6(seed: int) -> Classic6:
    """One that thinks for so many looks at the clock."""
    ticks = count()
    return Classic6(Random(seed), TimeBudget(40, lambda: float(next(ticks))), BARRACKS)


def short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def test_squads_are_chosen_as_when_it_was_frozen() -> None:
    state = BARRACKS.new({"difficulty": "classic"}, 5)
    said = []
    for seat, choice in answers(state, [classic6(0), classic6(1)]):
        if state.phase not in (Phase.RECRUIT, Phase.PICK):
            break
        said.append(f"{seat} {BARRACKS.say(state, choice)}")
        state.advance(seat, choice)
    assert short("\n".join(said)) == CHOICES


def test_its_weights_are_those_it_was_frozen_with() -> None:
    folder = resources.files("arenarium.games.barracks.bots.classic6").joinpath("data")
    text = "".join(folder.joinpath(f"{name}.json").read_text("utf-8") for name in ("worth", "squads"))
    assert short(text) == WEIGHTS


def test_it_plays_whole_games_in_its_time() -> None:
    state = BARRACKS.new({"difficulty": "quick"}, 5)
    players = [classic6(0), classic6(1)]
    play_out(state, players)
    assert state.outcome is not None
    for player in players:
        assert 20 < player.thinking.slowest <= 1.2 * 40
