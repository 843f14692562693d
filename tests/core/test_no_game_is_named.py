"""A game is one folder: what stands outside of it names none."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.naming import games_named_in

SOURCE = Path(__file__).resolve().parents[2] / "src" / "arenarium"
OWN = (
    "games/barracks",
    "games/tashkalar",
    "server/page",  # the web client as it was built; its sources are looked at where they are
)
ALLOWED = {
    "__init__.py": "the examples of the front page are of our games",
}


def test_no_game_is_named_outside_its_folder() -> None:
    assert list(games_named_in(SOURCE, OWN, ALLOWED)) == []


@pytest.mark.parametrize("place", ALLOWED)
def test_every_exception_is_still_needed(place: str) -> None:
    assert any(found.startswith(f"{place}:") for found in games_named_in(SOURCE, OWN))


def test_a_name_is_noticed_in_any_file_and_language(tmp_path: Path) -> None:
    (tmp_path / "games" / "barracks").mkdir(parents=True)
    (tmp_path / "games" / "barracks" / "own.py").write_text("barracks")
    (tmp_path / "words.ftl").write_text("first line\nw Koszarach\n")
    (tmp_path / "TashKalar.svelte").write_text("nothing")
    (tmp_path / "picture.png").write_bytes(b"\xff barracks")
    assert list(games_named_in(tmp_path, ["games/barracks"])) == [
        "TashKalar.svelte: the name of the file",
        "words.ftl:2: w Koszarach",
    ]
