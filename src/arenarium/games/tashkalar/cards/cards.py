"""What beings, legends, flares, tasks and schools are, and how they are read from a card file."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards import own_words
from arenarium.cards.card_sets import Findings, Strict, second_called
from arenarium.cards.cardfile import CardFile, Entry
from arenarium.cards.limits import MOST_CARDS
from arenarium.cards.own_words import NONE, OwnWords
from arenarium.cards.tree import Clause, Effect, Sentence
from arenarium.core.errors import CardError
from arenarium.core.mistake import Mistake
from arenarium.games.tashkalar.board.pattern import Pattern, parse_pattern
from arenarium.games.tashkalar.language.parse import parse_criterion, parse_effect
from arenarium.games.tashkalar.language.render import LANGUAGES
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
    words: OwnWords = NONE

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
    words: OwnWords = NONE


@dataclass(frozen=True, slots=True)
class School:
    id: str
    name: str
    cards: tuple[int, ...]
    gateway: bool = False
    """Its beings may become the Gateway when they are summoned (NV-3)."""
    words: OwnWords | None = None
    """None: the school comes with the game, which knows its names."""


A_CARD = Mistake("a-card", "card")
A_TASK = Mistake("a-task", "task")
LEGENDS = "legends"
"""The list of all legends."""
LEGENDARY = RANK_NAMES.index("legendary")
_BEING_KEYS = ("name", "rank", "pattern", "marks", "summon_on", "effect", "frozen_effect", "warp_effect", "bound")
BEING_KEYS = (*_BEING_KEYS, "school", "replaces", *own_words.KEYS)
FLARE_KEYS = ("number", "upper", "upper_effect", "lower", "lower_effect", "replaces")
TASK_KEYS = ("name", "kind", "advanced", "points", "criterion", "replaces", *own_words.KEYS)
SCHOOL_KEYS = ("id", "name", "names", "gateway")


def read_beings(file: CardFile, deck: str) -> list[Being]:
    """The cards of a list that comes with the game. Raises CardError."""
    beings: dict[str, Being] = {}
    for entry in file.entries("card"):
        being = read_being(entry, deck, Strict())
        assert being is not None
        if being.name in beings:
            raise entry.wrong(second_called(A_CARD, being.name))
        beings[being.name] = being
    return list(beings.values())


def read_being(entry: Entry, deck: str, found: Findings) -> Being | None:
    """A being, of that list unless it is a legend; None where something is wrong with it."""
    before = found.errors
    found.known_keys(entry, BEING_KEYS)
    name = found.tried(own_words.read_name, entry)
    rank = found.tried(_rank, entry)
    summon_on = found.tried(_summon_on, entry)
    pattern = found.tried(_pattern, entry, anywhere=summon_on is not None)
    later = {
        key: found.tried(entry.parsed, key, parse_effect) for key in ("frozen_effect", "warp_effect") if entry.has(key)
    }
    # a card with a frozen or a warp effect may do nothing when it is summoned
    nothing = later and not entry.has("effect")
    effect = Effect(()) if nothing else found.tried(entry.parsed, "effect", parse_effect)
    bound = entry.has("bound") and found.tried(entry.field, "bound", bool)
    if bound and "warp_effect" not in later:
        found.error(
            entry.wrong(Mistake("bound-without-warp", "'bound' is about a warp effect, and there is none"), "bound")
        )
    words = read_words(entry, found)
    if found.errors > before:
        return None
    deck = LEGENDS if rank == LEGENDARY else deck
    return Being(name, deck, rank, pattern, effect, bound=bound, summon_on=summon_on, words=words, **later)


def read_words(entry: Entry, found: Findings) -> OwnWords:
    """Names, flavor and picture."""
    names = found.tried(own_words.read_names, entry, LANGUAGES)
    flavours = found.tried(own_words.read_flavours, entry, LANGUAGES)
    return OwnWords(names or {}, flavours or {}, found.tried(own_words.read_picture, entry) or "")


def _rank(entry: Entry) -> int:
    return RANK_NAMES.index(entry.one_of("rank", RANK_NAMES))


def _summon_on(entry: Entry) -> Area | None:
    return Area(entry.one_of("summon_on", SUMMON_ON)) if entry.has("summon_on") else None


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
    """The flares that come with the game. Raises CardError."""
    flares: dict[int, FlareCard] = {}
    for entry in file.entries("flare"):
        flare = read_flare(entry, Strict())
        assert flare is not None
        if flare.number in flares:
            raise entry.wrong(
                Mistake("second-flare", "there is a second flare with the number {number}", number=flare.number),
                "number",
            )
        flares[flare.number] = flare
    return list(flares.values())


def read_flare(entry: Entry, found: Findings) -> FlareCard | None:
    before = found.errors
    found.known_keys(entry, FLARE_KEYS)
    number = found.tried(entry.number, "number", 1, MOST_CARDS)
    upper, lower = (found.tried(entry.field, key, int) for key in ("upper", "lower"))
    effects = [found.tried(entry.parsed, key, parse_effect) for key in ("upper_effect", "lower_effect")]
    return None if found.errors > before else FlareCard(number, upper, effects[0], lower, effects[1])


def read_tasks(file: CardFile) -> list[Task]:
    """The tasks that come with the game. Raises CardError."""
    tasks: dict[str, Task] = {}
    for entry in file.entries("task"):
        task = read_task(entry, Strict())
        assert task is not None
        if task.name in tasks:
            raise entry.wrong(second_called(A_TASK, task.name))
        tasks[task.name] = task
    return list(tasks.values())


def read_task(entry: Entry, found: Findings) -> Task | None:
    before = found.errors
    found.known_keys(entry, TASK_KEYS)
    name = found.tried(own_words.read_name, entry)
    kind = found.tried(entry.one_of, "kind", TASK_KINDS)
    advanced = found.tried(entry.field, "advanced", bool)
    points = found.tried(entry.field, "points", int)
    criterion = found.tried(entry.parsed, "criterion", parse_criterion)
    words = read_words(entry, found)
    return None if found.errors > before else Task(name, kind, advanced, points, criterion, words)


Card = Being | FlareCard
