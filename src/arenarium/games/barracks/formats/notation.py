"""Positions and choices as text, both ways. For scenario tests, puzzles, records and bug reports.

A position is a list of items `key: value`, one on each line or separated by `|`; what is not said has its usual value
(`snapshot.with_defaults`). Slots and lines are counted from 1.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from arenarium.core.errors import NotationError
from arenarium.games.barracks.cards.cards import LEVELS, LINES, MOVE_BY_NAME, MOVES, WARRIOR_BY_NAME, WARRIORS
from arenarium.games.barracks.state.choices import (
    NOBODY,
    PASS,
    Choice,
    Draw,
    Order,
    Orders,
    Pick,
    Send,
    Target,
    Use,
    Wait,
    Withdraw,
)
from arenarium.games.barracks.state.position import NO_OFFERS, SEATS, STATUSES, Position

# ------------------------------------------------------------------------------------------------------------- choices


def say_choice(state: Position, choice: Choice) -> str:
    """A choice in words."""
    match choice:
        case Draw(level):
            return f"draw {level}"
        case Pick(slot, line, move):
            return f"pick {slot + 1} {line + 1} {MOVES[move].name}"
        case Send(slots):
            return " ".join(["send", *(str(slot + 1) for slot in slots)])
        case Orders(orders):
            return "orders " + ", ".join(_say_order(order) for order in orders)
        case Target(seat, slot):
            return f"target {seat} {slot + 1}"
    if choice == NOBODY:
        return "target none"
    return choice.verb


def _say_order(order: Order) -> str:
    match order:
        case Use(line):
            return f"use {line + 1}"
        case Withdraw(slot):
            return f"withdraw {slot + 1}"
    return "wait"


def read_choice(state: Position, text: str) -> Choice:
    """A choice from its words; whether it is legal is for the state to say. Raises NotationError."""
    verb, _, rest = text.strip().partition(" ")
    try:
        match verb:
            case "draw":
                return Draw(int(rest))
            case "pick":
                slot, line, name = rest.split(" ", 2)
                return Pick(int(slot) - 1, int(line) - 1, _known("move", name, MOVE_BY_NAME, text))
            case "send":
                return Send(tuple(int(slot) - 1 for slot in rest.split()))
            case "orders":
                return Orders(tuple(_read_order(order.strip(), text) for order in rest.split(",")))
            case "target" if rest.strip() == "none":
                return NOBODY
            case "target":
                seat, slot = rest.split()
                return Target(int(seat), int(slot) - 1)
            case "pass" if not rest:
                return PASS
    except ValueError:
        raise NotationError(f"'{text}': a number is missing or wrong") from None
    raise NotationError(f"unknown choice '{text}'; a choice begins with draw, pick, send, orders, target or pass")


def _read_order(order: str, text: str) -> Order:
    verb, _, rest = order.partition(" ")
    match verb:
        case "use":
            return Use(int(rest) - 1)
        case "withdraw":
            return Withdraw(int(rest) - 1)
        case "wait" if not rest:
            return Wait()
    raise NotationError(f"'{text}': '{order}' is no order; expected use, withdraw or wait")


def _known(what: str, word: str, table: Mapping[str, int], text: str) -> int:
    if word in table:
        return table[word]
    near = get_close_matches(word, list(table), n=1, cutoff=0.6)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    raise NotationError(f"'{text}': unknown {what} '{word}'{hint}")


# ----------------------------------------------------------------------------------------------------------- positions

_NUMBERS = ("first", "turn", "active", "dealer")
_SCALES = ("power", "defence", "speed")
_NO_CARD = "-"
_UNKNOWN = "?"


def say_position(data: Mapping[str, Any]) -> str:
    """The text of a position; of a view, too: what the watcher does not know is `?`."""
    items = [f"difficulty: {data['difficulty']}", f"phase: {data['phase']}"]
    items += [f"{key}: {data[key]}" for key in _NUMBERS if data[key] is not None]
    items.append("points: " + " ".join(map(str, data["points"])))
    items.append("done: " + " ".join("yes" if done else "no" for done in data["done"]))
    for seat in range(SEATS):
        if data["squads"][seat]:
            items.append(f"squad {seat}: " + "; ".join(_say_soldier(soldier) for soldier in data["squads"][seat]))
        items.append(f"field {seat}: " + " ".join(str(slot + 1) for slot in data["field"][seat]))
        if data["chosen"][seat] is not None:
            items.append(f"chosen {seat}: {data['chosen'][seat]}")
    if data["queue"]:
        items.append("queue: " + ", ".join(f"{seat} {slot + 1} {line + 1}" for seat, slot, line in data["queue"]))
    for level, stack in zip(LEVELS, data["stacks"], strict=True):
        items.append(f"stack {level}: " + ", ".join(name or _UNKNOWN for name in stack))
    if data["pile"] is not None:
        taken = [name for squad in data["squads"] for soldier in squad for name in soldier["moves"]]
        usual = {move.name: move.copies - taken.count(move.name) for move in MOVES}
        odd = [f"{name} {left}" for name, left in data["pile"].items() if left != usual[name]]
        items += ["pile: " + ", ".join(odd)] if odd else []
    elif data["gone"]:
        items.append("gone: " + ", ".join(data["gone"]))
    if tuple(data["draw_offers"]) != NO_OFFERS:
        items.append("offers: " + " ".join(data["draw_offers"]))
    if data["outcome"]:
        items.append(f"outcome: {json.dumps(data['outcome'])}")
    return "\n".join(items)


def _say_soldier(soldier: Mapping[str, Any]) -> str:
    moves = ", ".join(_UNKNOWN if name is None else name or _NO_CARD for name in soldier["moves"])
    words = [soldier["warrior"] or f"{_UNKNOWN}{soldier['level']}", f"[{moves}]"]
    words += [f"hurt {soldier['hurt']}"] if soldier["hurt"] else []
    words += [soldier["status"]] if soldier["status"] else []
    words += [f"{scale} {soldier[scale]:+d}" for scale in _SCALES if soldier[scale]]
    words += ["shown"] if soldier["shown"] else []
    words += [f"revealed {line + 1}" for line in range(LINES) if soldier["revealed"][line]]
    return " ".join(words)


_ITEM = re.compile(r"\s*(?P<key>[a-z]+)(?: (?P<which>\d))?\s*:(?P<value>.*)$", re.DOTALL)
_SOLDIER = re.compile(r"\s*(?P<name>[^\[\]]+?)\s*(?:\[(?P<moves>[^\]]*)\]|$)\s*(?P<rest>[^\[\]]*)$")


def read_position(text: str) -> dict[str, Any]:
    """The data of a position text, only what it says. Raises NotationError."""
    data: dict[str, Any] = {}
    for item in re.split(r"\n| \| ", text):
        if not item.strip():
            continue
        match = _ITEM.match(item)
        if match is None:
            raise NotationError(f"'{item.strip()}' is not of the form 'key: value'")
        try:
            _read_item(data, match["key"], match["which"], match["value"].strip())
        except (ValueError, KeyError, IndexError) as error:
            raise NotationError(f"'{item.strip()}': {error}") from error
    if not data:
        raise NotationError("the position says nothing")
    return data


def _which(which: str, key: str, known: Iterable[int]) -> int:
    if int(which) not in known:
        raise ValueError(f"there is no {key} {which}; known are {', '.join(map(str, known))}")
    return int(which)


def _read_item(data: dict[str, Any], key: str, which: str | None, value: str) -> None:
    if key in ("difficulty", "phase") and which is None:
        data[key] = value
    elif key in _NUMBERS:
        data[key] = int(value)
    elif key == "points":
        data[key] = [int(number) for number in value.split()]
    elif key == "done":
        data[key] = [{"yes": True, "no": False}[word] for word in value.split()]
    elif key == "squad" and which is not None:
        data.setdefault("squads", {})[_which(which, key, range(SEATS))] = [
            _read_soldier(text) for text in value.split(";") if text.strip()
        ]
    elif key == "field" and which is not None:
        data.setdefault("field", {})[_which(which, key, range(SEATS))] = [int(slot) - 1 for slot in value.split()]
    elif key == "chosen" and which is not None:
        data.setdefault("chosen", {})[_which(which, key, range(SEATS))] = value
    elif key == "queue":
        data[key] = [_read_mover(mover) for mover in value.split(",") if mover.strip()]
    elif key == "stack" and which is not None:
        data.setdefault("stacks", {})[_which(which, key, LEVELS) - 1] = [
            name.strip() for name in value.split(",") if name.strip()
        ]
    elif key == "pile":
        data[key] = {name: int(left) for name, left in (item.rsplit(" ", 1) for item in _items(value))}
    elif key == "offers":
        data["draw_offers"] = value.split()
    elif key == "outcome":
        data[key] = json.loads(value)
    else:
        raise ValueError("unknown key")


def _items(value: str) -> list[str]:
    return [item.strip() for item in value.split(",") if item.strip()]


def _read_mover(text: str) -> list[int]:
    seat, slot, line = (int(number) for number in text.split())
    return [seat, slot - 1, line - 1]


def _read_soldier(text: str) -> dict[str, Any]:
    match = _SOLDIER.match(text)
    if match is None:
        raise ValueError(f"'{text.strip()}' is no warrior with its cards")
    name = match["name"].strip()
    words: list[str] = []
    if match["moves"] is None:
        # without brackets the name is the longest known one that the text begins with
        name, words = _name_and_words(name)
    card = _known("warrior", name, WARRIOR_BY_NAME, text.strip())
    moves = [_NO_CARD] * LINES if match["moves"] is None else _items(match["moves"])
    found: dict[str, Any] = {
        "warrior": name,
        "level": WARRIORS[card].level,
        "moves": ["" if move == _NO_CARD else move for move in moves],
        "hurt": 0,
        "status": "",
        **dict.fromkeys(_SCALES, 0),
        "shown": False,
        "revealed": [False] * LINES,
    }
    _read_words(found, [*words, *match["rest"].split()])
    return found


def _name_and_words(text: str) -> tuple[str, list[str]]:
    parts = text.split()
    for number in range(len(parts), 0, -1):
        name = " ".join(parts[:number])
        if name in WARRIOR_BY_NAME:
            return name, parts[number:]
    return text, []


def _read_words(found: dict[str, Any], words: list[str]) -> None:
    left = list(words)
    while left:
        word = left.pop(0)
        if word in STATUSES:
            found["status"] = word
        elif word == "shown":
            found["shown"] = True
        elif word == "hurt" or word in _SCALES:
            found[word] = int(left.pop(0))
        elif word == "revealed":
            line = int(left.pop(0)) - 1
            found["revealed"] = [seen or each == line for each, seen in enumerate(found["revealed"])]
        else:
            raise ValueError(f"unknown word '{word}'")
