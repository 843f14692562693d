"""The spaces of a match for the native engine: what it is to know of numbers and places, which are given here."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from arenarium.core.native import NativeSpaces, NativeValues
from arenarium.core.spaces import Layout
from arenarium.games.tashkalar.board.board import BOARD, GREEN, RED, SQUARES, STRIDE
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.envs.layout import COLUMNS, STATIC, TRACED
from arenarium.games.tashkalar.envs.numbering import ENOUGH, FIELDS, NUMBERING, SUMMON, Numbering
from arenarium.games.tashkalar.formats.view import request_of
from arenarium.games.tashkalar.native.choices import COLOUR_BITS, FIELD_BITS, KIND_BITS, SQUARE_BITS
from arenarium.games.tashkalar.native.tables import GAME, NATIVE
from arenarium.games.tashkalar.state import choices
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import TARGET_VERBS
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.position import Phase
from arenarium.games.tashkalar.state.requests import RequestKind
from arenarium.native import spaces

MOST_BORROWED = 3
"""As many squares fit into the number of a summoning."""
ASKED = (RequestKind.START, RequestKind.ACTION, RequestKind.FREE, RequestKind.CLAIM, RequestKind.PAIR)
"""What is asked outside of effects and procedures, in the order in which the engine has it."""

_STATIC = {"arena": BOARD, "red": RED, "green": GREEN}
Word = tuple[int, int, int]
"""What a choice says at a place: from which bit of its number, how many bits, and the table that makes an action of
them."""


def natively(cards: CardSet, form: Form, seats: int, teams: bool, layout: Layout) -> NativeSpaces | None:
    """The same spaces in the native engine; None where there is none, or it does not know the cards."""
    native = NATIVE(cards)
    if native is None:
        return None
    names, phases, requests = native.names, list(Phase), list(RequestKind)
    sets = [reg.NAMES.index(name.lower()) for name in names["sets"]]
    procedures = map(request_of, native.program_list)
    numbering, sides = NUMBERING(cards), 2 if teams else seats
    said = _Said(numbering, sides, names["choices"])
    exported: NativeValues = {
        "form": native.numbers("forms", form.name),
        "teams": teams,
        "seats": seats,
        "num_actions": len(numbering.texts),
        "chains": said.chains,
        "words": [[table(side) for table in said.tables] for side in range(sides)],
        "phases": [phases.index(Phase[name]) for name in names["phases"]],
        "all_phases": len(phases),
        "procedures": [-1 if kind is None else requests.index(kind) for kind in procedures],
        "requests": [[requests.index(kind) for kind in ASKED]],
        "all_requests": len(requests),
        "traced": [sets.index(register) for register in TRACED],
        "squares": _squares(),
        "static": [_STATIC[name] for name in STATIC],
        "layout": [(part.name, part.size) for part in layout.parts],
    }
    return spaces(GAME, native.tables, exported)


def _squares() -> list[int]:
    """By square: its place in a picture; -1 where the board has none."""
    places = [-1] * (max(SQUARES) + STRIDE - max(SQUARES) % STRIDE)
    for square in SQUARES:
        places[square] = square // STRIDE * COLUMNS + square % STRIDE
    return places


class _Said:
    """How choices are said: a chain of words for each kind, and the tables in which they are looked up."""

    def __init__(self, numbering: Numbering, sides: int, kinds: Sequence[str]) -> None:
        self._numbering, self._sides = numbering, sides
        self.tables: list[Callable[[int], list[int]]] = []
        """Actions by value, each made for the side that chooses; -1 where there is no such value."""
        self._known: dict[str, int] = {}
        self.chains = [self._chain(kind) for kind in kinds]

    def _chain(self, kind: str) -> list[Word]:
        if kind == "Target":
            verbs: Mapping[Hashable, int] = dict(enumerate(self._numbering.verbs[verb] for verb in TARGET_VERBS))
            return [self._word(1, lambda side: _by_value(verbs)), self._field("square", 0)]
        if kind == "Summon":
            return self._summoning()
        verb = kind if kind in FIELDS else getattr(choices, kind)._field_defaults["verb"]
        action = self._numbering.verbs[verb]
        first = (0, 0, self._table(lambda side: [action]))
        return [first, *(self._field(name, index) for name, index in FIELDS[verb])]

    def _summoning(self) -> list[Word]:
        """Fields, improvised color, thawing and borrowed squares as `choices.hpp` lays them out."""
        numbering = self._numbering
        fields = [self._field(name, index) for name, index in FIELDS[SUMMON][:2]]
        (improvised, _), (thawing, _) = FIELDS[SUMMON][2:]
        color_at = _bit(3)
        thawing_at = color_at + COLOUR_BITS
        borrowed_at = thawing_at + 1
        color = self._table(lambda side: _by_value(self._words(improvised, side), -1))
        thaws = self._table(lambda side: _by_value(self._words(thawing, side)))
        borrowed = self._table(lambda side: _by_value(numbering.borrowing, ENOUGH))
        return [
            self._word(0, lambda side: _by_value(numbering.summonings)),
            *fields,
            (color_at, COLOUR_BITS, color),
            (thawing_at, 1, thaws),
            *((borrowed_at + SQUARE_BITS * place, SQUARE_BITS, borrowed) for place in range(MOST_BORROWED + 1)),
        ]

    def _words(self, name: str, side: int) -> Mapping[Hashable, int]:
        return self._numbering.words(side, self._sides)[name]

    def _field(self, name: str, index: int) -> Word:
        if name not in self._known:
            self._known[name] = self._table(lambda side: _by_value(self._words(name, side)))
        return _bit(index), FIELD_BITS, self._known[name]

    def _word(self, index: int, table: Callable[[int], list[int]]) -> Word:
        return _bit(index), FIELD_BITS, self._table(table)

    def _table(self, table: Callable[[int], list[int]]) -> int:
        self.tables.append(table)
        return len(self.tables) - 1


def _bit(field: int) -> int:
    return KIND_BITS + FIELD_BITS * field


def _by_value(words: Mapping[Hashable, int], first: int = 0) -> list[int]:
    """Actions in a list by value, which are numbers from `first` on."""
    values = {int(value): action for value, action in words.items() if isinstance(value, int)}
    return [values.get(value, -1) for value in range(first, max(values, default=first) + 1)]
