"""What the data of a position must look like, key by key, before anything is made of it.

`snapshot` reads data that may come from anybody: a file, a client, a bug report. A mistake is named with its key and
what was expected; what looks right here may still be impossible, which `snapshot` finds out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.dealer import STATES
from arenarium.core.errors import NotationError
from arenarium.core.shapes import expect, is_flag, is_list, is_number, is_word
from arenarium.games.tashkalar.board.board import BY_NAME as SQUARES
from arenarium.games.tashkalar.board.board import DIRECTIONS
from arenarium.games.tashkalar.cards.cards import CARDS, SCHOOLS, Being
from arenarium.games.tashkalar.rules.draft import next_to_choose
from arenarium.games.tashkalar.rules.programs import PROGRAMS
from arenarium.games.tashkalar.rules.score import PENALTY
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import UNDECIDED, Form
from arenarium.games.tashkalar.state.position import Phase

BEINGS = frozenset(card.name for card in CARDS if isinstance(card, Being))


def check(data: Any) -> None:
    """Raise NotationError where the data cannot be that of a position."""
    if not isinstance(data, Mapping):
        raise NotationError("a position is a JSON object")
    expect(data, "form", is_word(*(form.value for form in Form)), "high, duel or melee")
    expect(data, "teams", is_flag, "true or false")
    expect(data, "schools", is_list(is_word(*SCHOOLS, UNDECIDED)), f"a list of {', '.join(SCHOOLS)}, {UNDECIDED}")
    seats, teams, melee = len(data["schools"]), data["teams"], data["form"] == Form.MELEE.value
    possible: tuple[int, ...] = (2,)
    if teams or melee:
        possible = () if teams and melee else (4,) if teams else (3, 4)
    decided = [school for school in data["schools"] if school != UNDECIDED]
    if len(set(decided)) < len(decided) or seats not in possible:
        raise NotationError(f"no match of form '{data['form']}' has the seats {', '.join(data['schools'])}")
    sides = 2 if teams else seats
    seat, counter, names = is_number(0, seats - 1), is_number(), is_list(is_word())
    by_side, everybody = sides * 3, (1 << seats) - 1
    for key, test, expected in (
        ("first", seat, "a seat"),
        ("active", seat, "a seat"),
        ("control", seat, "a seat"),
        ("board", is_word(), "a board"),
        ("supply", is_list(is_list(counter, 2), sides), f"two numbers for each of {sides} sides"),
        ("gateway", lambda value: value is None or is_word(*SQUARES)(value), "a square or nothing"),
        ("frozen", is_list(_is_card_or_none, seats), f"a card or nothing for each of {seats} seats"),
        ("pending", is_list(_is_card_or_none, seats), f"a card or nothing for each of {seats} seats"),
        ("held", is_list(lambda value: _is_held(value, sides)), "a list of pieces on cards"),
        ("removed", is_list(is_list(counter, 2), sides), f"two numbers for each of {sides} sides"),
        ("slowed", is_number(0, (1 << sides) - 1), "a set of sides"),
        ("extra_turns", counter, "a number"),
        ("next_colour", is_number(-1, sides - 1), "a side or -1"),
        ("next_empty", counter, "a number"),
        ("counted_more", counter, "a number"),
        ("warped", names, "a list of cards"),
        ("hands", is_list(names, seats), f"{seats} lists of cards"),
        ("legends", is_list(names, seats), f"{seats} lists of cards"),
        ("flares", is_list(names, seats), f"{seats} lists of cards"),
        ("decks", is_list(names, seats + 3), f"{seats + 3} lists of cards"),
        ("known", is_list(is_list(is_number(0, everybody)), seats + 3), f"{seats + 3} lists of sets of seats"),
        ("piles", is_list(names, seats + 2), f"{seats + 2} lists of cards"),
        ("tasks", names, "a list of tasks"),
        ("claimed", is_list(names, sides), f"{sides} lists of tasks"),
        ("points", is_list(counter, seats * sides if melee else sides), "points"),
        ("improvised", is_list(is_number(0, (1 << sides) - 1), seats), f"{seats} sets of colours"),
        ("phase", is_word(Phase.DRAFT, Phase.START, Phase.ACTIONS, Phase.SCORE, Phase.OVER), "a phase"),
        ("turn", counter, "a number"),
        ("actions", counter, "a number"),
        ("discarded", is_flag, "true or false"),
        ("destroyed", is_list(counter, by_side), f"{by_side} numbers"),
        ("summoned", is_list(counter, 4), "4 numbers"),
        ("extra_cards", is_list(counter, 2), "2 numbers"),
        ("another_turn", is_flag, "true or false"),
        ("extra_turn", is_flag, "true or false"),
        ("borrow", is_flag, "true or false"),
        ("end_by", is_number(-1, seats - 1), "a seat or -1"),
        ("end_reason", is_word("", "deck", "points"), "deck, points or nothing"),
        ("last_turns", is_number(0, seats), "a number of turns"),
        ("outcome", lambda value: value is None or _is_outcome(value, seats), "an outcome or nothing"),
        ("stack", is_list(_is_frame), "a list of effects in progress"),
        ("dealer", is_number(0, STATES - 1), "a number of 256 bits"),
    ):
        expect(data, key, test, expected)
    if "resigning" in data:  # younger than the rest
        expect(data, "resigning", is_list(seat), "a list of seats")
        waiting = {found % 2 for found in data["resigning"]}
        if data["resigning"] and (not teams or data["phase"] == Phase.OVER or len(waiting) < len(data["resigning"])):
            raise NotationError("in team play, of each team one may wait for the other to resign, too")
    for place, (deck, known) in enumerate(zip(data["decks"], data["known"], strict=True)):
        if len(deck) != len(known):
            raise NotationError(f"deck {place} has {len(deck)} cards, but 'known' speaks of {len(known)}")
    if (data["phase"] == Phase.OVER) != (data["outcome"] is not None):
        raise NotationError("a game has an outcome when it is over, and only then")
    if len(decided) < seats and data["phase"] not in (Phase.DRAFT, Phase.OVER):
        raise NotationError("a seat has no school, but they are not being chosen")
    if len(decided) < seats and any(any(data[zone]) for zone in ("hands", "legends", "flares", "decks", "piles")):
        raise NotationError("nothing is dealt before all seats have a school")
    if data["phase"] == Phase.DRAFT:
        if len(decided) == seats:
            raise NotationError("all seats have a school, so none is being chosen")
        if data["active"] != next_to_choose(data["schools"], data["first"]):
            raise NotationError("the seat that is active is not the next to choose a school")
    if data["stack"] and data["phase"] != Phase.ACTIONS:
        raise NotationError("effects are in progress only while actions are taken")
    if data["stack"] and data["stack"][-1]["step"][0] == len(PROGRAMS[data["stack"][-1]["program"]].steps):
        raise NotationError("the effect that was begun last asks for something")
    if data["control"] != data["active"] and not (teams and data["control"] == (data["active"] + 2) % 4):
        raise NotationError("control is with the active player, or in team play with the teammate")


def _is_card_or_none(value: Any) -> bool:
    return value is None or (isinstance(value, str) and value in BEINGS)


def _is_held(value: Any, sides: int) -> bool:
    return (
        isinstance(value, dict)
        and is_word(*BEINGS)(value.get("card"))
        and is_number(0, sides - 1)(value.get("side"))
        and is_number(0, 2)(value.get("rank"))
        and is_flag(value.get("gateway"))
    )


def _is_outcome(value: Any, seats: int) -> bool:
    return (
        isinstance(value, dict)
        and is_list(is_number(1, seats), seats)(value.get("ranking"))
        and is_list(is_number(-PENALTY), seats)(value.get("scores"))
        and is_word()(value.get("reason"))
        and is_word()(value.get("decided_by"))
    )


def _is_frame(value: Any) -> bool:
    if not isinstance(value, dict) or not is_word(*PROGRAMS)(value.get("program")):
        return False
    steps, registers = len(PROGRAMS[value["program"]].steps), value.get("registers")
    if not is_list(is_number(), 6)(value.get("step")) or value["step"][0] > steps:
        return False
    return isinstance(registers, dict) and all(_is_register(name, held) for name, held in registers.items())


def _is_register(name: Any, value: Any) -> bool:
    if name not in reg.NAMES:
        return False
    index = reg.NAMES.index(name)
    if index in reg.SETS:
        return is_list(is_word(*SQUARES))(value)
    if index in reg.SQUARES:
        return is_word(*SQUARES)(value)
    if index == reg.DIRECTION:
        return is_word(*DIRECTIONS)(value)
    return is_word()(value) if index == reg.CARD else is_number()(value)
