"""Positions as text, both ways. For scenario tests, puzzles, records and bug reports.

A position is a list of items `key: value`, one on each line or separated by `|`; what is not said has its usual value
(`defaults.with_defaults`). Choices have their notation from `state.choices`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from arenarium.core.errors import NotationError
from arenarium.core.names import Named
from arenarium.core.plain import Json, encoded
from arenarium.games.tashkalar.board.text import SIDES
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.formats.view import HeldPiece, View
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.frames import EffectInProgress, RegisterValue, step_numbers
from arenarium.games.tashkalar.state.numbers import RANK, SIDE, SQUARE, UNDECIDED
from arenarium.games.tashkalar.state.position import EndReason, Phase
from arenarium.games.tashkalar.state.vocabulary import VOCABULARY, Vocabulary

_BY_SEAT = {"hand": "hands", "legends": "legends", "flares": "flares"}
_FLAGS = ("teams", "discarded", "another_turn", "extra_turn", "borrow")
_NUMBERS = (
    "first", "turn", "active", "control", "actions", "end_by", "last_turns", "extra_turns", "next_empty",
    "counted_more",
)  # fmt: skip
_NUMBER_LISTS = ("points", "destroyed", "summoned", "extra_cards")
_USUAL = {"end_by": -1, "last_turns": 0, "extra_turns": 0, "next_empty": 0, "counted_more": 0}
NOTHING = "none"
"""Says that there is no such thing, where leaving it out would say nothing."""
_DECK_NAMES = ("legends", "flares", "tasks")


@dataclass(slots=True)
class Sketch:
    """What a text says of a position, and no more: as plain data, by the names that a view has for it."""

    values: dict[str, Json] = field(default_factory=dict)
    parts: dict[str, dict[int, Json]] = field(default_factory=dict)
    """Of lists by seat, side or deck, those places that the text speaks of."""
    form: Form | None = None
    schools: tuple[str, ...] = ()
    first: int = 0
    teams: bool = False
    dealer: int = 0


# ------------------------------------------------------------------------------------------------------------- saying


def say_position(view: View, dealer: int = 0) -> str:
    """The text of a position that hides nothing; of any view, too: cards that the watcher does not know are `?`."""
    seats = len(view.schools)
    items = [f"form: {view.form.value}", "schools: " + ", ".join(view.schools)]
    items += [key for key in _FLAGS if getattr(view, key)]
    items += [f"{key}: {getattr(view, key)}" for key in _NUMBERS if getattr(view, key) != _USUAL.get(key)]
    items += [f"dealer: {dealer}"] if dealer else []
    items += [f"phase: {view.phase.value}"] if view.phase is not Phase.ACTIONS else []
    items.append(f"board: {view.board}")
    items.append("supply: " + _say_pairs(view.supply))
    items += _say_extras(view)
    for word, key in _BY_SEAT.items():
        items += [f"{word} {seat}: {_say_cards(cards)}" for seat, cards in enumerate(getattr(view, key)) if cards]
    items += [f"deck {_place(n, seats)}: {_say_cards(deck)}" for n, deck in enumerate(view.decks)]
    items += [f"known {_place(n, seats)}: {_say_numbers(known)}" for n, known in enumerate(view.known) if any(known)]
    items += [f"pile {_place(n, seats)}: {_say_cards(pile)}" for n, pile in enumerate(view.piles) if pile]
    items += [f"tasks: {_say_cards(view.tasks)}"] if view.tasks else []
    items += [f"claimed {SIDES[side]}: {_say_cards(tasks)}" for side, tasks in enumerate(view.claimed) if tasks]
    items += [f"improvised {seat}: {_say_sides(used)}" for seat, used in enumerate(view.improvised) if used]
    items += [f"{key}: {_say_numbers(getattr(view, key))}" for key in _NUMBER_LISTS if any(getattr(view, key))]
    items += [f"resigning: {_say_numbers(view.resigning)}"] if view.resigning else []
    items += [f"end_reason: {view.end_reason.value}"] if view.end_reason else []
    items += [f"outcome: {json.dumps(view.outcome.to_json())}"] if view.outcome else []
    items += [f"effect: {_say_effect(effect)}" for effect in view.stack]
    return "\n".join(items)


def _say_extras(view: View) -> list[str]:
    items = [f"gateway: {view.gateway}"] if view.gateway else []
    items += [f"frozen {seat}: {card}" for seat, card in enumerate(view.frozen) if card is not None]
    items += [f"pending {seat}: {card}" for seat, card in enumerate(view.pending) if card is not None]
    for held in view.held:
        piece = f"{SIDE.say(held.side)} {RANK.say(held.rank)}" + (" gateway" if held.gateway else "")
        items.append(f"held: {held.card}, {piece}")
    items += [f"removed: {_say_pairs(view.removed)}"] if any(map(any, view.removed)) else []
    items += [f"slowed: {_say_sides(view.slowed)}"] if view.slowed else []
    items += [f"next_colour: {SIDE.say(view.next_colour)}"] if view.next_colour >= 0 else []
    items += [f"warped: {_say_cards(view.warped)}"] if view.warped else []
    return items


def _say_pairs(pairs: Iterable[tuple[int, int]]) -> str:
    return ", ".join(f"{two_faced} {legendary}" for two_faced, legendary in pairs)


def _say_numbers(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _say_sides(mask: int) -> str:
    return " ".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)


def _say_cards(cards: Sequence[str | None]) -> str:
    return ", ".join(card or "?" for card in cards)


def _place(number: int, seats: int) -> str:
    return str(number) if number < seats else _DECK_NAMES[number - seats]


def _say_effect(effect: EffectInProgress) -> str:
    parts = [effect.program, "step " + _say_numbers(effect.step)]
    parts += [
        f"{name} {' '.join(value) if isinstance(value, tuple) else value}" for name, value in effect.registers.items()
    ]
    return ", ".join(parts)


# ------------------------------------------------------------------------------------------------------------ reading

_ITEM = re.compile(r"\s*(?P<key>[a-z_]+)(?: (?P<which>[a-z]+|\d))?\s*(?::(?P<value>.*))?$", re.DOTALL)


def read_position(text: str, cards: CardSet) -> Sketch:
    """What a text says of a position with these cards. Raises NotationError."""
    items: list[str] = []
    for line in re.split(r"\n| \| ", text):
        if not line.strip():
            continue
        if ":" in line or line.strip() in _FLAGS:
            items.append(line)
        elif items:
            items[-1] += "\n" + line  # the rows of a board picture
        else:
            raise NotationError(f"a position begins with 'form: ...', not with '{line.strip()}'")
    sketch, words = Sketch(), VOCABULARY(cards)
    for item in items:
        match = _ITEM.match(item)
        if match is None:
            raise NotationError(f"'{item.strip()}' is not of the form 'key: value'")
        try:
            _read_item(sketch, words, match["key"], match["which"], (match["value"] or "").strip())
        except (ValueError, KeyError, IndexError, NotationError) as error:
            raise NotationError(f"'{item.strip()}': {error}") from error
    return sketch


def _read_item(sketch: Sketch, words: Vocabulary, key: str, which: str | None, value: str) -> None:
    if which is not None:
        place, part = _read_part(sketch, words, key, which, value)
        name = {"hand": "hands", "deck": "decks", "pile": "piles"}.get(key, key)
        sketch.parts.setdefault(name, {})[place] = part
    elif key == "form":
        sketch.form = Form(value)
    elif key == "schools":
        sketch.schools = tuple(name if name == UNDECIDED else words.school.read(name) for name in _split(value))
    elif key == "dealer":
        sketch.dealer = int(value)
    elif key == "first":
        sketch.first = int(value)
    elif key == "teams":
        sketch.teams = True
    elif key == "held":
        sketch.values[key] = _with_another(sketch.values.get(key), encoded(_read_held(words, value)))
    elif key == "effect":
        sketch.values["stack"] = _with_another(sketch.values.get("stack"), encoded(_read_effect(value)))
    else:
        sketch.values[key] = _read_value(words, key, value)


def _with_another(items: Json, item: Json) -> list[Json]:
    return [*items, item] if isinstance(items, list) else [item]


def _read_value(words: Vocabulary, key: str, value: str) -> Json:
    if key in _FLAGS:
        return True
    if key in _NUMBERS:
        return int(value)
    if key in _NUMBER_LISTS or key == "resigning":
        return _read_numbers(value)
    if key == "board":
        return value
    if key == "phase":
        return Phase(value).value
    if key == "end_reason":
        return EndReason(value).value
    if key in ("supply", "removed"):
        return [_read_numbers(pair) for pair in value.split(",")]
    if key == "gateway":
        return None if value == NOTHING else SQUARE.say(SQUARE.read(value))
    if key == "slowed":
        return _read_sides(value)
    if key == "next_colour":
        return -1 if value == NOTHING else SIDE.read(value)
    if key == "tasks":
        return _read_names(words.task, value)
    if key == "warped":
        return _read_names(words.card, value)
    if key == "outcome":
        outcome: Json = json.loads(value)
        return outcome
    raise ValueError("unknown key")


def _read_part(sketch: Sketch, words: Vocabulary, key: str, which: str, value: str) -> tuple[int, Json]:
    if key in ("deck", "pile", "known"):
        place = int(which) if which.isdigit() else len(sketch.schools) + _DECK_NAMES.index(which)
        if key == "known":
            return place, _read_numbers(value)
        return place, _read_names(words.task if which == "tasks" else words.card, value)
    if key in _BY_SEAT:
        return int(which), _read_names(words.card, value)
    if key in ("frozen", "pending"):
        return int(which), words.card.say(words.card.read(value))
    if key == "claimed":
        return SIDES.index(which), _read_names(words.task, value)
    if key == "improvised":
        return int(which), _read_sides(value)
    raise ValueError("unknown key")


def _split(value: str) -> list[str]:
    return [name.strip() for name in value.split(",") if name.strip()]


def _read_names(word: Named, value: str) -> list[str]:
    return [word.say(word.read(name)) for name in _split(value)]


def _read_numbers(value: str) -> list[int]:
    return [int(number) for number in value.split()]


def _read_sides(value: str) -> int:
    return sum(1 << SIDE.read(letter) for letter in value.split())


def _read_held(words: Vocabulary, value: str) -> HeldPiece:
    card, piece = _split(value)
    side, rank, *gateway = piece.split()
    if gateway not in ([], ["gateway"]):
        raise ValueError("expected 'CARD, SIDE RANK', perhaps with 'gateway'")
    return HeldPiece(words.card.say(words.card.read(card)), SIDE.read(side), RANK.read(rank), bool(gateway))


def _read_effect(value: str) -> EffectInProgress:
    program, step, *rest = _split(value)
    registers: dict[str, RegisterValue] = {}
    for part in rest:
        name, _, text = part.partition(" ")
        index = reg.NAMES.index(name)
        if index in reg.SETS:
            registers[name] = tuple(text.split())
        elif index in (reg.CARD, reg.DIRECTION) or index in reg.SQUARES:
            registers[name] = text
        else:
            registers[name] = int(text)
    numbers = step_numbers(tuple(_read_numbers(step.removeprefix("step"))))
    return EffectInProgress(program, tuple(numbers), registers)
