"""Pictures of positions, for messengers that show a link: what the game's own state draws (`_repr_svg_`), as PNG."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from xml.etree import ElementTree

from resvg_py import svg_to_bytes

from arenarium.core.dealer import Dealer
from arenarium.core.game import State
from arenarium.games import kit_of
from arenarium.server.built_page import PAGE_FOLDER
from arenarium.server.live.live_match import LiveMatch, MatchPlan, replayed
from arenarium.server.live.steps import Step

WIDTH, HEIGHT, MARGIN = 1200, 630, 15
"""Pixels: what messengers ask for, and what is left around the drawing."""
GROUND = "#e9e3d7"
_SVG = "http://www.w3.org/2000/svg"
_TYPE = "Alegreya Sans"
ElementTree.register_namespace("", _SVG)


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
    # with letters of our own, as a server may have no fonts
    fonts = [str(file) for file in PAGE_FOLDER.glob("fonts/*.ttf")]
    family = _TYPE if fonts else None
    return bytes(
        svg_to_bytes(
            svg_string=_framed(drawing),
            skip_system_fonts=bool(fonts),
            font_files=fonts,
            serif_family=family,
            sans_serif_family=family,
        )
    )


def _framed(drawing: str) -> str:
    """The drawing in the middle of a picture of the usual size."""
    inner = ElementTree.fromstring(drawing)  # noqa: S314  # made by the game itself
    place = {"x": MARGIN, "y": MARGIN, "width": WIDTH - 2 * MARGIN, "height": HEIGHT - 2 * MARGIN}
    for name, value in place.items():
        inner.set(name, str(value))
    frame = ElementTree.Element(f"{{{_SVG}}}svg", {"width": str(WIDTH), "height": str(HEIGHT)})
    ElementTree.SubElement(frame, f"{{{_SVG}}}rect", {"width": "100%", "height": "100%", "fill": GROUND})
    frame.append(inner)
    return ElementTree.tostring(frame, encoding="unicode")
