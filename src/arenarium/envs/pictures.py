"""What an environment looks like: the position in notation, as SVG, or as pixels. Everything is shown, to whoever
looks on; what a seat may know is in its observations."""

from __future__ import annotations

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from arenarium.envs.play import Play

MODES = ["ansi", "rgb_array"]
HEIGHT = 480


def shown(play: Play, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position as a render mode wants it."""
    if mode == "ansi":
        return play.spaces.game.position(play.state)
    return pixels(play._repr_svg_()) if mode == "rgb_array" else None


def pixels(drawing: str) -> NDArray[np.uint8]:
    from PIL import Image
    from resvg_py import svg_to_bytes

    png = bytes(svg_to_bytes(svg_string=drawing, height=HEIGHT))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), np.uint8)
