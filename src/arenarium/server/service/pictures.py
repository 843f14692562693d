"""Pictures of positions, for messengers that show a link: what the game's own state draws (`_repr_svg_`), as PNG."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from resvg_py import svg_to_bytes

from arenarium.core.dealer import Dealer
from arenarium.core.game import State
from arenarium.games import kit_of
from arenarium.server.live.live_match import LiveMatch, MatchPlan, replayed
from arenarium.server.live.steps import Step

HEIGHT = 630
"""Pixels: what messengers ask for."""


@cache
def can_draw(game: str) -> bool:
    """Whether the states of a game draw themselves."""
    rules = kit_of(game).game
    return hasattr(rules.new(rules.example_setups()[0], "0" * 64), "_repr_svg_")


def picture(plan: MatchPlan, steps: Sequence[Step], over: bool) -> bytes:
    """The position after these steps. Done in a process of its own, as it takes a while."""
    return png_of(visible(replayed(plan, steps), over))


def visible(live: LiveMatch, over: bool) -> State:
    """The state that may be drawn: the real one when the game is over; until then one that a spectator could not tell
    from it, so that nothing hidden is in the picture whatever the drawing shows."""
    return live.state if over else live.game.determinize(live.state.view(None), Dealer(0))


def png_of(state: State) -> bytes:
    """Raises AttributeError for a state that does not draw itself."""
    drawing: str = state._repr_svg_()  # type: ignore[attr-defined]
    return bytes(svg_to_bytes(svg_string=drawing, height=HEIGHT))
