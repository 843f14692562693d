"""What beings, legends, flares, tasks and schools are, and how they are read from a card file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from arenarium.cards.cardfile import CardFile, Entry
from arenarium.cards.tree import Clause, Effect, Sentence
from arenarium.core.errors import CardError
from arenarium.games.tashkalar.board.pattern import Pattern, parse_pattern
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect
from arenarium.games.tashkalar.language.tree import Area, BorrowEnemy, Criterion

RANK_NAMES = ("common", "heroic", "legendary")
SUMMON_ON = tuple(area.value for area in (Area.RED, Area.GREEN, Area.COLOURED, Area.COLOURLESS))
TASK_KINDS = ("destruction", "colored", "summoning", "pattern", "enemy")


_FOR_A_SUMMONING = Effect((Sentence((Clause(BorrowEnemy()),)),))


@dataclass(frozen=True, slots=True)
class Being:
    """A being of a school, or a legend."""

    name: str
    deck: str
    """The card list it belongs to; "legends" for legends."""
    rank: int
    pattern: Pattern
    effect: Effect
    """When it is summoned; it may be empty."""
    frozen_effect: Effect | None = None
    """Later, when the card is thawed (EF-1)."""
    warp_effect: Effect | None = None
    """From the hand, before the being is summoned (EW-1)."""
    bound: bool = False
    """Its warp effect is never copied; as the pending being it cannot leave but by being summoned."""
    summon_on: Area | None = None
    """The pattern has no summoning square: the being goes on any empty square of that kind (EW-15)."""

    @property
    def thaws_with_summoning(self) -> bool:
        """EF-14: its frozen effect is about a summoning alone, so that it is thawed together with one."""
        return self.frozen_effect == _FOR_A_SUMMONING

    @property
    def is_legend(self) -> bool:
        return self.deck == "legends"


@dataclass(frozen=True, slots=True)
class FlareCard:
    number: int
    upper: int
    upper_effect: Effect
    lower: int
    lower_effect: Effect

    @property
    def name(self) -> str:
        return f"flare {self.number}"


@dataclass(frozen=True, slots=True)
class Task:
    name: str
    kind: str
    advanced: bool
    points: int
    criterion: Criterion


@dataclass(frozen=True, slots=True)
class School:
    id: str
    name: str
    cards: tuple[int, ...]
    gateway: bool = False
    """Its beings may become the Gateway when they are summoned (NV-3)."""


def read_beings(file: CardFile, deck: str) -> list[Being]:
    beings: dict[str, Being] = {}
    for entry in file.entries("card"):
        entry.refuse_unknown_keys(_BEING_KEYS)
        name = entry.field("name", str)
        if name in beings:
            raise entry.wrong(f"there is a second card called '{name}'")
        beings[name] = _read_being(entry, name, deck)
    return list(beings.values())


_BEING_KEYS = ("name", "rank", "pattern", "marks", "summon_on", "effect", "frozen_effect", "warp_effect", "bound")


def _read_being(entry: Entry, name: str, deck: str) -> Being:
    rank = RANK_NAMES.index(entry.one_of("rank", RANK_NAMES))
    summon_on = Area(entry.one_of("summon_on", SUMMON_ON)) if entry.has("summon_on") else None
    later = {key: entry.parsed(key, parse_effect) for key in ("frozen_effect", "warp_effect") if entry.has(key)}
    bound = entry.has("bound") and entry.field("bound", bool)
    if bound and "warp_effect" not in later:
        raise entry.wrong("'bound' is about a warp effect, and there is none", "bound")
    return Being(
        name,
        deck,
        rank,
        _pattern(entry, anywhere=summon_on is not None),
        # a card with a frozen or a warp effect may do nothing when it is summoned
        Effect(()) if later and not entry.has("effect") else entry.parsed("effect", parse_effect),
        bound=bound,
        summon_on=summon_on,
        **later,
    )


def _pattern(entry: Entry, anywhere: bool) -> Pattern:
    """The pattern and its marks; a mistake names the picture in which it is."""
    picture = entry.field("pattern", str)
    marks = entry.field("marks", str) if entry.has("marks") else ""
    for key, text in (("pattern", ""), ("marks", marks)):
        try:
            pattern = parse_pattern(picture, text, anywhere)
        except CardError as error:
            raise entry.wrong(error.message, key) from None
    return pattern


def read_flares(file: CardFile) -> list[FlareCard]:
    flares: dict[int, FlareCard] = {}
    for entry in file.entries("flare"):
        entry.refuse_unknown_keys(("number", "upper", "upper_effect", "lower", "lower_effect"))
        number, upper, lower = (entry.field(key, int) for key in ("number", "upper", "lower"))
        if number in flares:
            raise entry.wrong(f"there is a second flare with the number {number}", "number")
        flares[number] = FlareCard(
            number,
            upper,
            entry.parsed("upper_effect", parse_effect),
            lower,
            entry.parsed("lower_effect", parse_effect),
        )
    return list(flares.values())


def read_tasks(file: CardFile) -> list[Task]:
    tasks: dict[str, Task] = {}
    for entry in file.entries("task"):
        entry.refuse_unknown_keys(("name", "kind", "advanced", "points", "criterion"))
        name, kind = entry.field("name", str), entry.one_of("kind", TASK_KINDS)
        advanced, points = entry.field("advanced", bool), entry.field("points", int)
        if name in tasks:
            raise entry.wrong(f"there is a second task called '{name}'")
        tasks[name] = Task(name, kind, advanced, points, entry.parsed("criterion", parse_criterion))
    return list(tasks.values())


def read_own(file: CardFile) -> list[Being] | list[FlareCard] | list[Task]:
    """The cards of a file of somebody's own, which holds one kind of them."""
    if file.has("flare"):
        return read_flares(file)
    if file.has("task"):
        return read_tasks(file)
    return read_beings(file, Path(file.name).stem)


Card = Being | FlareCard
