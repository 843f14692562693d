"""Positions for tests of Everfrost: forms with it, its cards, frozen ones."""

import pytest
from games.tashkalar.support.table import (
    FORMS,
    position,
)

from arenarium.games.tashkalar.formats.view import open_view
from arenarium.games.tashkalar.game import State

EVERFROST = {name: text.replace("northern", "everfrost") for name, text in FORMS.items()}
"""The forms with the Everfrost deck for seat 0."""
HIGH, DUEL, MELEE_3, MELEE_4 = (EVERFROST[name] for name in ("high", "duel", "melee of 3", "melee of 4"))
TEAM_DUEL, TEAM_HIGH = EVERFROST["team duel"], EVERFROST["team high"]
EVERY_FORM = pytest.mark.parametrize("form", EVERFROST.values(), ids=EVERFROST)
TEAMS = pytest.mark.parametrize("form", [TEAM_DUEL, TEAM_HIGH])

PATTERNS = {
    "Snow Fox": "f5 g6",
    "Royal Reindeer": "d6 e6 f7",
    "Crystal Mirror": "e4 e6",
    "Crystal Grower": "d6 e6",
    "Ice Princess": "e6 d7 f7",
    "Ice Queen": "e5 e6 d7 f7",
    "Frostweave Summoner": "d4 e6 e7",
    "Winter Whisperer": "d6 e6 f6 g6",
    "Frozen Chest": "d5 e5 f5",
    "Everfrost Sentinel": "e6 e7 f7 f8",
    "Glacier Giant": "e6 d7 e7 f7",
    "Polar Bear": "f5 g5 f6 h6",
    "War Sled": "c5 c6 d6 e6",
    "Snow Monster": "e5 f5 d6 g6",
    "Frost Imp": "d5 e6 f7",
    "Ice Wyvern": "f5 e6 f7 g7",
    "Deathbringer": "d5 c7 d7 e7",
    "Frostweave Illusionist": "d5 f5 e7",
}
"""The pieces with which each being is summoned on e5, its pattern lying as it is printed."""
FOUR_MORE, FIVE_MORE = "b c1 d1 e1 f1", "b c1 d1 e1 f1 g1"
"""Enough for flare 2 if side a has no piece, or one."""


def frozen(state: State, seat: int = 0) -> str | None:
    found: str | None = open_view(state).frozen[seat]
    return found


def ready(form: str, card: str, more: str = "", others: str = "") -> State:
    """The card in hand and its pieces around e5."""
    men = f"a {PATTERNS[card]}" + (f", {others}" if others else "")
    return position(f"{form} | hand 0: {card}{more}", men)


def watchers(state: State) -> list[int | None]:
    return [*range(state.table.seats), None]
