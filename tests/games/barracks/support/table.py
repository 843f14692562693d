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

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from arenarium.core.event import Event
from arenarium.games.barracks.cards import cards as card_set
from arenarium.games.barracks.cards.cards import CATEGORIES, LINES, MoveCard, Warrior, fits
from arenarium.games.barracks.game import BARRACKS, State
from arenarium.games.barracks.language.parse import parse_ability, parse_effect
from arenarium.games.barracks.rules import dice as dice_of_the_game
from arenarium.games.barracks.rules import setup
from arenarium.games.barracks.rules.traits import Traits
from arenarium.games.barracks.state.position import Position

HEARTS = 10
WINGS = {"Swift": 8, "Quick": 6, "Steady": 4, "Slow": 2, "Spare": 0, "Idle": 0}
"""The plain warriors: level V, 10 hearts, every category on both lines, no ability."""
HIT, SWEEP, STORM, REST = "Hit", "Sweep", "Storm", "Rest"
"""The plain moves, iron of level I, without effects: 2 damage with 1, 2 and 3 icons; and nothing at all."""
DAMAGE = 2

Facts = dict[str, Any]

# --------------------------------------------------------------------------------------------------------------- cards


def _fitting(warrior: Warrior) -> tuple[tuple[int, ...], ...]:
    moves = list(enumerate(card_set.MOVES))
    return tuple(tuple(number for number, move in moves if fits(warrior, line, move)) for line in range(LINES))


def _with_last_move(fitting: tuple[tuple[tuple[int, ...], ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    number, move = len(card_set.MOVES) - 1, card_set.MOVES[-1]
    return tuple(
        tuple((*moves, number) if fits(warrior, line, move) else moves for line, moves in enumerate(lines))
        for warrior, lines in zip(card_set.WARRIORS, fitting, strict=True)
    )


OF_WARRIORS: dict[str, Callable[[Warrior], Any]] = {
    "WARRIORS": lambda warrior: warrior,
    "TRAITS": Traits,
    "FITTING": _fitting,
    "_HEARTS": lambda warrior: warrior.hearts,
}
"""The tables in which the modules of the game keep something for each warrior, and how it is made."""


class Cards:
    """The card set, and more cards for one test: they are put into every module of the game."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self._modules = [module for name, module in sys.modules.items() if name.startswith("arenarium.games.barracks")]
        self._refuse_unknown_tables()
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
        self._put("WARRIOR_BY_NAME", lambda table: {**table, name: len(card_set.WARRIORS)})
        for table, make in OF_WARRIORS.items():
            self._append(table, make(new))

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
        self._put("MOVE_BY_NAME", lambda table: {**table, name: len(card_set.MOVES)})
        self._append("MOVES", new)
        self._put("FITTING", _with_last_move)

    def _append(self, name: str, value: Any) -> None:
        self._put(name, lambda table: (*table, value))

    def _put(self, name: str, change: Callable[[Any], Any]) -> None:
        changed: dict[int, Any] = {}
        for module in self._modules:
            if hasattr(module, name):
                old = getattr(module, name)
                new = changed.setdefault(id(old), change(old))
                self._monkeypatch.setattr(module, name, new)
        setup._picks.cache_clear()  # it remembers what fits

    def _refuse_unknown_tables(self) -> None:
        for module in self._modules:
            for name, table in vars(module).items():
                if isinstance(table, tuple) and len(table) == len(card_set.WARRIORS):
                    assert name in OF_WARRIORS, f"{module.__name__}.{name}: OF_WARRIORS does not know how it is made"


@pytest.fixture
def cards() -> Iterator[Cards]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        yield Cards(monkeypatch)
    setup._picks.cache_clear()


# ---------------------------------------------------------------------------------------------------------------- dice


class Dice:
    """A row of dice: they are rolled in this order."""

    def __init__(self) -> None:
        self.row: list[int] = []

    def __call__(self, *values: int) -> None:
        """Lay out the dice that come next."""
        self.row += values

    def roll(self, state: Position, why: str, chance: int = 0) -> int:
        assert self.row, f"an unforeseen die is rolled for: {why}"
        value = self.row.pop(0)
        told = {"chance": chance} if chance else {}
        state.tell("die", value=value, why=why, **told)
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
    return BARRACKS.parse_position(f"squad 0: {mine} | squad 1: {theirs}" + (f" | {more}" if more else ""))


def barracks(mine: str, theirs: str, more: str = "") -> State:
    """Two squads before the first turn, nobody on the battlefield."""
    return battle(mine, theirs, f"phase: send | turn: 0 | field 0: | field 1:{' | ' + more if more else ''}")


def picking(mine: str, theirs: str, more: str = "") -> State:
    """Two squads that take their move cards; seat 0 is about to take one."""
    return barracks(mine, theirs, f"phase: pick{' | ' + more if more else ''}")


def recruiting(more: str = "") -> State:
    """A match at its very beginning, with what is unusual; seat 0 draws first."""
    return BARRACKS.parse_position(f"phase: recruit | {more}" if more else "phase: recruit")


# ------------------------------------------------------------------------------------------------------------- playing


def choose(state: State, seat: int, *choices: str) -> list[Event]:
    """Let a seat make these choices; all that was told."""
    return [event for text in choices for event in state.apply(seat, BARRACKS.read(state, text))]


def play(state: State, *choices: str) -> list[Event]:
    """Let whoever alone is asked make these choices, one after the other."""
    told: list[Event] = []
    for text in choices:
        (seat,) = state.asked()
        told += choose(state, seat, text)
    return told


def turn(state: State, mine: str, theirs: str, *targets: str) -> list[Event]:
    """Orders of both seats, and the names of the warriors that moves with one icon hit, as they are asked for."""
    return both(state, f"orders {mine}", f"orders {theirs}") + aim(state, *targets)


def aim(state: State, *targets: str) -> list[Event]:
    """Choose these warriors as targets, one after the other."""
    told: list[Event] = []
    for name in targets:
        assert state.phase == "target", f"nobody is asked to hit {name}"
        seat, slot = where(state, name)
        told += play(state, f"target {seat} {slot + 1}")
    return told


def both(state: State, mine: str, theirs: str) -> list[Event]:
    """The same kind of choice from both seats."""
    return choose(state, 0, mine) + choose(state, 1, theirs)


def offered(state: State, seat: int) -> set[str]:
    """The options of a seat that is asked."""
    found = [BARRACKS.say(state, choice) for choice in state.requests()[seat].options]
    assert len(set(found)) == len(found), "an option is offered twice"
    return set(found)


# ------------------------------------------------------------------------------------------------------------- looking


def where(state: State, name: str) -> tuple[int, int]:
    """Seat and slot of a warrior."""
    squads = state.to_json()["squads"]
    (found,) = [(seat, slot) for seat in (0, 1) for slot, one in enumerate(squads[seat]) if one["warrior"] == name]
    return found


def soldier(state: State, name: str) -> Facts:
    """A warrior with its cards."""
    seat, slot = where(state, name)
    found: Facts = state.to_json()["squads"][seat][slot]
    return found


def hurt(state: State, name: str) -> int:
    """Hit point cards face down."""
    found: int = soldier(state, name)["hurt"]
    return found


def status(state: State, name: str) -> str:
    found: str = soldier(state, name)["status"]
    return found


def boosts(state: State, name: str) -> dict[str, int]:
    """The scales of a warrior that are not at 0."""
    found = soldier(state, name)
    return {scale: found[scale] for scale in ("power", "defence", "speed") if found[scale]}


def field(state: State, seat: int) -> list[str]:
    """The warriors of a seat on the battlefield, as they stand."""
    data = state.to_json()
    return [data["squads"][seat][slot]["warrior"] for slot in data["field"][seat]]


def facts(events: list[Event], kind: str) -> list[Facts]:
    """The public facts of all events of a kind."""
    return [event.facts for event in events if event.kind == kind]


def names(events: list[Event], kind: str) -> list[str]:
    """The warriors of all events of a kind, as they came."""
    return [fact["warrior"] for fact in facts(events, kind)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def seen(events: list[Event], seat: int | None) -> list[Facts]:
    """All that a seat, or a spectator, is told."""
    return [event.seen_by(seat) for event in events]
