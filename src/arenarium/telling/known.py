"""The one list of tellers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arenarium.core.errors import SetupError
from arenarium.telling.barracks import BarracksTeller
from arenarium.telling.tashkalar import TashKalarTeller
from arenarium.telling.teller import Teller

TELLERS: dict[str, type[Teller]] = {teller.game: teller for teller in (TashKalarTeller, BarracksTeller)}


def teller_of(game: str, language: str, setup: Mapping[str, Any], names: Sequence[str] = ()) -> Teller:
    """Who tells a match of that setup. Raises SetupError for an unknown game, NotationError for a language."""
    if game not in TELLERS:
        raise SetupError(f"nobody can tell '{game}'; known are {', '.join(TELLERS)}")
    return TELLERS[game](language, teams=bool(setup.get("teams")), names=names)
