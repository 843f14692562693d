"""A table to try the rules of Barracks at: plain cards made for it, dice that fall as told, choices by their notation.

    dice(2)
    state = battle("Swift [Hit, Rest]; Slow [-, -]", "Quick [Rest, Rest] paralysis; Steady [-, -]")
    told = turn(state, "use 1, wait", "use 2, wait", "Quick")
    assert hurt(state, "Quick") == DAMAGE
    assert names(told, "lost-move") == ["Quick"]

The printed cards are tuned for balance, so rules are tried with cards that nobody tunes: those named here, and
those that a test makes for itself with `cards.warrior` and `cards.move`. Both fixtures, `cards` and `dice`, are known
to all tests of the rules; a die that no test has laid out is a mistake, and so is one that was not rolled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from arenarium.core.event import Event, Happening
from arenarium.core.plain import encoded
from arenarium.games.barracks.cards.card_set import CardSet
from arenarium.games.barracks.cards.cards import CATEGORIES, LINES, MoveCard, Warrior
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.rules import dice as dice_of_the_game
from arenarium.games.barracks.state.events import DieReason, DieRolled, Picked
from arenarium.games.barracks.state.position import Position
from arenarium.games.barracks.state.soldier import Place, soldier_view

HEARTS = 10
WINGS = {"Swift": 8, "Quick": 6, "Steady": 4, "Slow": 2, "Spare": 0, "Idle": 0}
"""The plain warriors: level V, 10 hearts, every category on both lines, no ability."""
HIT, SWEEP, STORM, REST = "Hit", "Sweep", "Storm", "Rest"
"""The plain moves, iron of level I, without effects: 2 damage with 1, 2 and 3 icons; and nothing at all."""
DAMAGE = 2

Facts = dict[str, Any]

# --------------------------------------------------------------------------------------------------------------- cards


class Cards:
    """The printed cards, and more for one test: positions that are made from now on have them all."""

    def __init__(self) -> None:
        self.game = BARRACKS
        for name, wings in WINGS.items():
            self.warrior(name, wings=wings)
        self.move(HIT, icons=1, damage=DAMAGE)
        self.move(SWEEP, icons=2, damage=DAMAGE)
        self.move(STORM, icons=3, damage=DAMAGE)
        self.move(REST, icons=0)

    def warrior(
        self,
        name: str,
        ability: str = "",
        *,
        level: int = 5,
        hearts: int = HEARTS,
        wings: int = 1,
        lines: tuple[tuple[str, ...], ...] = (CATEGORIES,) * LINES,
    ) -> None:
        new = Warrior(name, level, hearts, wings, lines, parse_ability(ability) if ability else None)
        old = self.game.cards
        self._play_with(CardSet("test", (*old.warriors, new), old.moves))

    def move(
        self,
        name: str,
        effect: str = "",
        *,
        icons: int = 1,
        damage: int = 0,
        category: str = "iron",
        level: int = 1,
        copies: int = 9,
        priority: int = 0,
    ) -> None:
        text = parse_effect(effect) if effect else None
        new = MoveCard(name, category, level, icons, damage, copies, priority, text)
        old = self.game.cards
        self._play_with(CardSet("test", old.warriors, (*old.moves, new)))

    def _play_with(self, cards: CardSet) -> None:
        global GAME
        GAME = self.game = BARRACKS.with_cards(cards)


GAME = BARRACKS
"""As positions are made here: with the printed cards, or with those of a test."""


@pytest.fixture
def cards() -> Iterator[Cards]:
    global GAME
    yield Cards()
    GAME = BARRACKS


# ---------------------------------------------------------------------------------------------------------------- dice


class Dice:
    """A row of dice: they are rolled in this order."""

    def __init__(self) -> None:
        self.row: list[int] = []

    def __call__(self, *values: int) -> None:
        """Lay out the dice that come next."""
        self.row += values

    def roll(self, state: Position, why: DieReason, chance: int = 0) -> int:
        assert self.row, f"an unforeseen die is rolled for: {why}"
        value = self.row.pop(0)
        state.emit(DieRolled(value, why, chance or None))
        return value

    @property
    def used_up(self) -> bool:
        return not self.row


@pytest.fixture
def dice() -> Iterator[Dice]:
    row = Dice()
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(dice_of_the_game, "roll", row.roll)
        yield row
    assert row.used_up, f"these dice were never rolled: {row.row}"


# ----------------------------------------------------------------------------------------------------------- positions


def battle(mine: str, theirs: str, more: str = "") -> State:
    """A battle in which both are about to give orders; the squads of seat 0 and seat 1, and what is unusual."""
    return GAME.parse_position(f"squad 0: {mine} | squad 1: {theirs}" + (f" | {more}" if more else ""))


def barracks(mine: str, theirs: str, more: str = "") -> State:
    """Two squads before the first turn, nobody on the battlefield."""
    return battle(mine, theirs, f"phase: send | turn: 0 | field 0: | field 1:{' | ' + more if more else ''}")


def picking(mine: str, theirs: str, more: str = "") -> State:
    """Two squads that take their move cards; seat 0 is about to take one."""
    return barracks(mine, theirs, f"phase: pick{' | ' + more if more else ''}")


def recruiting(more: str = "") -> State:
    """A match at its very beginning, with what is unusual; seat 0 draws first."""
    return GAME.parse_position(f"phase: recruit | {more}" if more else "phase: recruit")


# ------------------------------------------------------------------------------------------------------------- playing


def choose(state: State, seat: int, *choices: str) -> list[Event]:
    """Let a seat make these choices; all that was told."""
    return [event for text in choices for event in state.apply(seat, state.game.read(state, text))]


def play(state: State, *choices: str) -> list[Event]:
    """Let whoever alone is asked make these choices, one after the other."""
    events: list[Event] = []
    for text in choices:
        (seat,) = state.asks()
        events += choose(state, seat, text)
    return events


def turn(state: State, mine: str, theirs: str, *targets: str) -> list[Event]:
    """Orders of both seats, and the names of the warriors that moves with one icon hit, as they are asked for."""
    return both(state, f"orders {mine}", f"orders {theirs}") + aim(state, *targets)


def aim(state: State, *targets: str) -> list[Event]:
    """Choose these warriors as targets, one after the other."""
    events: list[Event] = []
    for name in targets:
        assert state.phase == "target", f"nobody is asked to hit {name}"
        seat, slot = where(state, name)
        events += play(state, f"target {seat} {slot + 1}")
    return events


def both(state: State, mine: str, theirs: str) -> list[Event]:
    """The same kind of choice from both seats."""
    return choose(state, 0, mine) + choose(state, 1, theirs)


def offered(state: State, seat: int) -> set[str]:
    """The options of a seat that is asked."""
    shown = [state.game.say(state, choice) for choice in state.requests()[seat].options]
    assert len(set(shown)) == len(shown), "an option is offered twice"
    return set(shown)


# ------------------------------------------------------------------------------------------------------------- looking


def where(state: State, name: str) -> Place:
    """Seat and slot of a warrior."""
    places = [(seat, slot) for seat, squad in enumerate(state.squads) for slot in range(len(squad))]
    (place,) = [place for place in places if state.name(place) == name]
    return place


def soldier(state: State, name: str) -> Facts:
    """A warrior with its cards, as its own seat sees it."""
    view: Any = encoded(soldier_view(state.cards, state.soldier(where(state, name)), True))
    return view  # type: ignore[no-any-return]


def hurt(state: State, name: str) -> int:
    """Hit point cards face down."""
    shown: int = soldier(state, name)["hurt"]
    return shown


def status(state: State, name: str) -> str:
    shown: str = soldier(state, name)["status"]
    return shown


def boosts(state: State, name: str) -> dict[str, int]:
    """The scales of a warrior that are not at 0."""
    shown = soldier(state, name)
    return {scale: shown[scale] for scale in ("power", "defence", "speed") if shown[scale]}


def field(state: State, seat: int) -> list[str]:
    """The warriors of a seat on the battlefield, as they stand."""
    return [state.name((seat, slot)) for slot in state.field[seat]]


RESULTS = ("now", "field")
"""What events say of the position after them."""


def plain(event: Happening) -> Facts:
    """An event as data, but for the position after it and what is not there."""
    data: Any = encoded(event)
    left_out = RESULTS if isinstance(event, Picked) else (*RESULTS, "slot")
    return {key: value for key, value in data.items() if value is not None and key not in left_out}


def facts(events: list[Event], kind: str) -> list[Facts]:
    """What everybody is told by all events of a kind."""
    happened = [plain(event.public) for event in events if event.kind == kind]
    return [{key: value for key, value in data.items() if key != "event"} for data in happened]


def names(events: list[Event], kind: str) -> list[str]:
    """The warriors of all events of a kind, as they came."""
    return [fact["warrior"] for fact in facts(events, kind)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def seen(events: list[Event], seat: int | None) -> list[Facts]:
    """All that a seat, or a spectator, is told."""
    return [plain(event.seen_by(seat)) for event in events]
