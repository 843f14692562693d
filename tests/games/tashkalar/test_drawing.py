"""The arena as a drawing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from games.tashkalar.support.table import FORMS, SQUARES, position

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("form", FORMS)
def test_every_square_and_every_piece_is_drawn(form: str) -> None:
    state = position(f"{FORMS[form]} | gateway: d5", "a e4, A d5, A* e6, b c3")
    drawing = ElementTree.fromstring(state._repr_svg_())
    assert len(drawing.findall(f"{SVG}rect")) == 1 + len(SQUARES)
    # a common piece is a disc; a heroic or legendary one has a mark on it, the Gateway a circle around it
    assert sorted(len(piece) for piece in drawing.findall(f"{SVG}g")) == [1, 1, 2, 3]
    assert drawing.get("aria-label", "").startswith("Tash-Kalar")


def test_another_position_is_another_drawing() -> None:
    assert position(FORMS["duel"], "a e4")._repr_svg_() != position(FORMS["duel"], "b e4")._repr_svg_()
