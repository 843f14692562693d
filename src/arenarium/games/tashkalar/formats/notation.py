"""Positions and choices as text, both ways. For scenario tests, puzzles, records and bug reports.

A position is a list of items `key: value`, one on each line or separated by `|`; what is not said has its usual value
(`defaults.with_defaults`). A choice reads like a line of a game log: `summon Knight e5`, `move e5 f6`, `decline`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Any

from arenarium.core.errors import NotationError
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARES
from arenarium.games.tashkalar.board.board import DIRECTIONS, NAMES, names
from arenarium.games.tashkalar.board.pattern import FACINGS, facing_name
from arenarium.games.tashkalar.board.text import SIDES
from arenarium.games.tashkalar.cards.cards import BY_NAME, CARDS, RANK_NAMES, SCHOOLS, TASK_BY_NAME, TASKS
from arenarium.games.tashkalar.rules import choices
from arenarium.games.tashkalar.rules.choices import Choice
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.position import Position

# -------------------------------------------------------------------------------------------------------------- choices


def say_choice(state: Position, choice: Choice) -> str:
    """A choice in words."""
    match choice:
        case choices.Summon(card, at, facing, borrowed, improvised, thawing):
            words = [f"summon {CARDS[card].name} {NAMES[at]}", facing_name(facing)]
            words += [f"borrowing {square}" for square in names(borrowed)]
            words += [f"improvising {SIDES[improvised]}"] if improvised >= 0 else []
            words += ["thawing"] if thawing else []
            return " ".join(filter(None, words))
        case choices.School(school):
            return f"school {school}"
        case choices.Start(at, side):
            return f"start {SIDES[side]} {NAMES[at]}"
        case choices.Place(at) | choices.Lift(at) | choices.Target(at):
            return f"{choice.verb} {NAMES[at]}"
        case (
            choices.Discard(card)
            | choices.Return(card)
            | choices.Recover(card)
            | choices.Thaw(card)
            | choices.Keep(card)
            | choices.Warp(card)
            | choices.Freeze(card)
            | choices.Copy(card)
        ):
            return f"{choice.verb} {CARDS[card].name}"
        case choices.Flare(card, against):
            return f"{CARDS[card].name} against {SIDES[against]}"
        case choices.Claim(task):
            return f"claim {TASKS[task].name}"
        case choices.Put(at, side, rank):
            return f"put {SIDES[side]} {RANK_NAMES[rank]} {NAMES[at]}"
        case choices.Move(at, to):
            return f"move {NAMES[at]} {NAMES[to]}"
        case choices.Swap(at, other):
            return f"swap {NAMES[at]} {NAMES[other]}"
        case choices.Aim(direction):
            return f"aim {DIRECTIONS[direction]}"
        case choices.Way(number):
            return f"option {number}"
        case choices.Colour(side):
            return f"colour {SIDES[side]}"
        case choices.Plain(verb):
            return verb
    raise NotationError(f"not a choice: {choice!r}")


def read_choice(state: Position, text: str) -> Choice:
    """A choice from its words; whether it is legal is for the state to say. Raises NotationError."""
    verb, _, rest = text.strip().partition(" ")
    reader = _READERS.get(verb)
    if reader is None:
        raise NotationError(f"unknown choice '{text}'; a choice begins with one of {', '.join(sorted(_READERS))}")
    return reader(verb, rest.strip(), text)


def _known(what: str, word: str, table: Mapping[str, Any], text: str) -> Any:
    if word in table:
        return table[word]
    near = get_close_matches(word, list(table), n=1, cutoff=0.6)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise NotationError(f"'{text}': unknown {what} '{word}'{hint}")


def _square(word: str, text: str) -> int:
    found: int = _known("square", word, SQUARES, text)
    return found


_SCHOOL_NAMES = {school: school for school in SCHOOLS}
_SIDE_NUMBERS = {letter: number for number, letter in enumerate(SIDES)}
_RANK_NUMBERS = {name: number for number, name in enumerate(RANK_NAMES)}
_DIRECTION_NUMBERS = {name: number for number, name in enumerate(DIRECTIONS)}
_SUMMON = re.compile(
    r"(?P<card>.+?) (?P<at>[a-i][1-9])(?P<facing>(?: mirrored)?(?: turned \d+)?)"
    r"(?P<borrowed>(?: borrowing [a-i][1-9])*)(?: improvising (?P<improvised>[a-d]))?(?P<thawing> thawing)?$"
)


def _read_summon(verb: str, rest: str, text: str) -> Choice:
    match = _SUMMON.match(rest)
    if match is None:
        raise NotationError(f"'{text}': expected 'summon CARD SQUARE [mirrored] [turned 90|180|270] ...'")
    return choices.Summon(
        _known("card", match["card"], BY_NAME, text),
        _square(match["at"], text),
        _known("facing", match["facing"].strip(), FACINGS, text),
        _set(match["borrowed"], text),
        SIDES.index(match["improvised"]) if match["improvised"] else -1,
        match["thawing"] is not None,
    )


def _set(words: str, text: str) -> int:
    return sum(1 << _square(word, text) for word in words.split() if word != "borrowing")


def _words(rest: str, number: int, text: str, shape: str) -> list[str]:
    found = rest.split()
    if len(found) != number:
        raise NotationError(f"'{text}': expected '{shape}'")
    return found


def _read_start(verb: str, rest: str, text: str) -> Choice:
    side, at = _words(rest, 2, text, "start SIDE SQUARE")
    return choices.Start(_square(at, text), _known("side", side, _SIDE_NUMBERS, text))


def _read_flare(verb: str, rest: str, text: str) -> Choice:
    number, _, side = _words(rest, 3, text, "flare NUMBER against SIDE")
    card = _known("flare", f"flare {number}", BY_NAME, text)
    return choices.Flare(card, _known("side", side, _SIDE_NUMBERS, text))


def _read_put(verb: str, rest: str, text: str) -> Choice:
    side, rank, at = _words(rest, 3, text, "put SIDE RANK SQUARE")
    return choices.Put(
        _square(at, text), _known("side", side, _SIDE_NUMBERS, text), _known("rank", rank, _RANK_NUMBERS, text)
    )


def _read_move(verb: str, rest: str, text: str) -> Choice:
    at, to = _words(rest, 2, text, "move SQUARE SQUARE")
    return choices.Move(_square(at, text), _square(to, text))


def _read_swap(verb: str, rest: str, text: str) -> Choice:
    at, other = _words(rest, 2, text, "swap SQUARE SQUARE")
    return choices.Swap(_square(at, text), _square(other, text))


def _card_reader(kind: Callable[[int], Choice]) -> Callable[[str, str, str], Choice]:
    return lambda verb, rest, text: kind(_known("card", rest, BY_NAME, text))


def _read_way(verb: str, rest: str, text: str) -> Choice:
    if not rest.isdigit():
        raise NotationError(f"'{text}': expected 'option NUMBER'")
    return choices.Way(int(rest))


_READERS: dict[str, Callable[[str, str, str], Choice]] = {
    "summon": _read_summon,
    "school": lambda verb, rest, text: choices.School(_known("school", rest, _SCHOOL_NAMES, text)),
    "start": _read_start,
    "place": lambda verb, rest, text: choices.Place(_square(rest, text)),
    "lift": lambda verb, rest, text: choices.Lift(_square(rest, text)),
    "discard": _card_reader(choices.Discard),
    "return": _card_reader(choices.Return),
    "recover": _card_reader(choices.Recover),
    "thaw": _card_reader(choices.Thaw),
    "keep": _card_reader(choices.Keep),
    "warp": _card_reader(choices.Warp),
    "freeze": _card_reader(choices.Freeze),
    "copy": _card_reader(choices.Copy),
    "flare": _read_flare,
    "claim": lambda verb, rest, text: choices.Claim(_known("task", rest, TASK_BY_NAME, text)),
    "put": _read_put,
    "move": _read_move,
    "swap": _read_swap,
    "aim": lambda verb, rest, text: choices.Aim(_known("direction", rest, _DIRECTION_NUMBERS, text)),
    "option": _read_way,
    "colour": lambda verb, rest, text: choices.Colour(_known("side", rest, _SIDE_NUMBERS, text)),
    **dict.fromkeys(choices.TARGETS, lambda verb, rest, text: choices.Target(_square(rest, text), verb)),
    **{
        choice.verb: (lambda verb, rest, text: choices.Plain(verb))
        for choice in (choices.FINISH, choices.DECLINE, choices.ACCEPT, choices.PASS)
    },
}


# ------------------------------------------------------------------------------------------------------------ positions
# `say_position` writes what `snapshot.to_dict` gives, `read_position` reads it back for `defaults.with_defaults`.

_BY_SEAT = {"hand": "hands", "legends": "legends", "flares": "flares"}
_FLAGS = ("teams", "discarded", "another_turn", "extra_turn", "borrow")
_NUMBERS = (
    "first", "turn", "active", "control", "actions", "end_by", "last_turns", "extra_turns", "next_empty",
    "counted_more", "dealer",
)  # fmt: skip
_NUMBER_LISTS = ("points", "destroyed", "summoned", "extra_cards")
_USUAL = {"end_by": -1, "last_turns": 0, "extra_turns": 0, "next_empty": 0, "counted_more": 0, "dealer": 0}
NOTHING = "none"
"""Says that there is no such thing, where leaving it out would say nothing."""
_DECK_NAMES = ("legends", "flares", "tasks")


def say_position(data: Mapping[str, Any]) -> str:
    """The text of a position; of a view, too: cards that the watcher does not know are `?`."""
    seats = len(data["schools"])
    items = [f"form: {data['form']}", "schools: " + ", ".join(data["schools"])]
    items += [key for key in _FLAGS if data[key]]
    items += [f"{key}: {data[key]}" for key in _NUMBERS if data[key] is not None and data[key] != _USUAL.get(key)]
    items += [f"phase: {data['phase']}"] if data["phase"] != "actions" else []
    items.append(f"board: {data['board']}")
    items.append("supply: " + _say_pairs(data["supply"]))
    items += _say_extras(data)
    for word, key in _BY_SEAT.items():
        items += [f"{word} {seat}: {_say_cards(cards)}" for seat, cards in enumerate(data[key]) if cards]
    items += [f"deck {_place(n, seats)}: {_say_cards(deck)}" for n, deck in enumerate(data["decks"])]
    items += [
        f"known {_place(n, seats)}: {' '.join(map(str, known))}" for n, known in enumerate(data["known"]) if any(known)
    ]
    items += [f"pile {_place(n, seats)}: {_say_cards(pile)}" for n, pile in enumerate(data["piles"]) if pile]
    items += [f"tasks: {_say_cards(data['tasks'])}"] if data["tasks"] else []
    items += [f"claimed {SIDES[side]}: {_say_cards(tasks)}" for side, tasks in enumerate(data["claimed"]) if tasks]
    items += [f"improvised {seat}: {_say_sides(used)}" for seat, used in enumerate(data["improvised"]) if used]
    items += [f"{key}: {' '.join(map(str, data[key]))}" for key in _NUMBER_LISTS if any(data[key])]
    items += [f"resigning: {' '.join(map(str, data['resigning']))}"] if data["resigning"] else []
    items += [f"end_reason: {data['end_reason']}"] if data["end_reason"] else []
    items += [f"outcome: {json.dumps(data['outcome'])}"] if data["outcome"] else []
    items += [f"effect: {_say_frame(frame)}" for frame in data["stack"]]
    return "\n".join(items)


def _say_pairs(pairs: list[list[int]]) -> str:
    return ", ".join(f"{two_faced} {legendary}" for two_faced, legendary in pairs)


def _say_extras(data: Mapping[str, Any]) -> list[str]:
    items = [f"gateway: {data['gateway']}"] if data["gateway"] else []
    for key in ("frozen", "pending"):
        items += [f"{key} {seat}: {card}" for seat, card in enumerate(data[key]) if card is not None]
    for held in data["held"]:
        piece = f"{SIDES[held['side']]} {RANK_NAMES[held['rank']]}" + (" gateway" if held["gateway"] else "")
        items.append(f"held: {held['card']}, {piece}")
    items += [f"removed: {_say_pairs(data['removed'])}"] if any(map(any, data["removed"])) else []
    items += [f"slowed: {_say_sides(data['slowed'])}"] if data["slowed"] else []
    items += [f"next_colour: {SIDES[data['next_colour']]}"] if data["next_colour"] >= 0 else []
    items += [f"warped: {_say_cards(data['warped'])}"] if data["warped"] else []
    return items


def _say_sides(mask: int) -> str:
    return " ".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)


def _read_sides(value: str) -> int:
    return sum(1 << SIDES.index(letter) for letter in value.split())


def _read_pairs(value: str) -> list[list[int]]:
    return [[int(number) for number in side.split()] for side in value.split(",")]


def _read_held(value: str) -> dict[str, Any]:
    card, piece = _read_cards(value)
    side, rank, *gateway = piece.split()
    if gateway not in ([], ["gateway"]):
        raise ValueError("expected 'CARD, SIDE RANK', perhaps with 'gateway'")
    return {"card": card, "side": SIDES.index(side), "rank": RANK_NAMES.index(rank), "gateway": bool(gateway)}


def _say_cards(cards: list[str | None]) -> str:
    return ", ".join(card or "?" for card in cards)


def _place(number: int, seats: int) -> str:
    return str(number) if number < seats else _DECK_NAMES[number - seats]


def _say_frame(frame: Mapping[str, Any]) -> str:
    def value(found: Any) -> str:
        return " ".join(found) if isinstance(found, list) else str(found)

    parts = [frame["program"], "step " + " ".join(map(str, frame["step"]))]
    return ", ".join(parts + [f"{name} {value(found)}" for name, found in frame["registers"].items()])


_ITEM = re.compile(r"\s*(?P<key>[a-z_]+)(?: (?P<which>[a-z]+|\d))?\s*(?::(?P<value>.*))?$", re.DOTALL)


def read_position(text: str) -> dict[str, Any]:
    """The data of a position text, only what it says. Raises NotationError."""
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
    data: dict[str, Any] = {}
    for item in items:
        match = _ITEM.match(item)
        if match is None:
            raise NotationError(f"'{item.strip()}' is not of the form 'key: value'")
        try:
            _read_item(data, match["key"], match["which"], (match["value"] or "").strip())
        except (ValueError, KeyError, IndexError) as error:
            raise NotationError(f"'{item.strip()}': {error}") from error
    return data


def _read_item(data: dict[str, Any], key: str, which: str | None, value: str) -> None:
    if key in _FLAGS:
        data[key] = True
    elif key in _NUMBERS:
        data[key] = int(value)
    elif key in _NUMBER_LISTS or key == "resigning":
        data[key] = [int(number) for number in value.split()]
    elif key in ("form", "phase", "end_reason", "board"):
        data[key] = value
    elif key in ("schools", "tasks", "warped"):
        data[key] = _read_cards(value)
    elif key in ("supply", "removed"):
        data[key] = _read_pairs(value)
    elif key == "gateway":
        data[key] = None if value == NOTHING else value
    elif key in ("frozen", "pending") and which is not None:
        data.setdefault(key, {})[int(which)] = value
    elif key == "held":
        data.setdefault(key, []).append(_read_held(value))
    elif key == "slowed":
        data[key] = _read_sides(value)
    elif key == "next_colour":
        data[key] = -1 if value == NOTHING else _SIDE_NUMBERS[value]
    elif key in _BY_SEAT and which is not None:
        data.setdefault(_BY_SEAT[key], {})[int(which)] = _read_cards(value)
    elif key in ("deck", "pile", "known") and which is not None:
        place = int(which) if which.isdigit() else len(data["schools"]) + _DECK_NAMES.index(which)
        found = [int(mask) for mask in value.split()] if key == "known" else _read_cards(value)
        data.setdefault({"deck": "decks", "pile": "piles"}.get(key, key), {})[place] = found
    elif key == "claimed" and which is not None:
        data.setdefault(key, {})[SIDES.index(which)] = _read_cards(value)
    elif key == "improvised" and which is not None:
        data.setdefault(key, {})[int(which)] = _read_sides(value)
    elif key == "outcome":
        data[key] = json.loads(value)
    elif key == "effect":
        data.setdefault("stack", []).append(_read_frame(value))
    else:
        raise ValueError("unknown key")


def _read_cards(value: str) -> list[str]:
    return [name.strip() for name in value.split(",") if name.strip()]


def _read_frame(value: str) -> dict[str, Any]:
    program, step, *rest = _read_cards(value)
    found: dict[str, Any] = {}
    for part in rest:
        name, _, said = part.partition(" ")
        index = reg.NAMES.index(name)
        if index in reg.SETS:
            found[name] = said.split()
        else:
            found[name] = said if index in (reg.CARD, reg.DIRECTION) or index in reg.SQUARES else int(said)
    return {"program": program, "step": [int(number) for number in step.split()[1:]], "registers": found}
