"""A position as plain data, whole or as somebody sees it, and back (INFO-1).

The one form behind JSON, views, the text notation and determinizing. Names instead of numbers; what is hidden from the
one who looks is None.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arenarium.core.dealer import Dealer
from arenarium.core.errors import NotationError
from arenarium.core.outcome import Outcome
from arenarium.games.barracks.cards.cards import (
    FITTING,
    LEVELS,
    LINES,
    MOVE_BY_NAME,
    MOVES,
    WARRIOR_BY_NAME,
    WARRIORS,
    Warrior,
)
from arenarium.games.barracks.formats import notation
from arenarium.games.barracks.formats import schema as shapes
from arenarium.games.barracks.language import tree
from arenarium.games.barracks.rules import turn
from arenarium.games.barracks.rules.setup import DIFFICULTIES, clear
from arenarium.games.barracks.state.position import (
    NO_MOVE,
    NO_OFFERS,
    SEATS,
    STATUSES,
    Mover,
    Phase,
    Position,
    Soldier,
    Table,
)

Data = dict[str, Any]
NO_CARD = ""
"""A line without a move card, in data."""


def answers(warrior: Warrior) -> bool:
    """Whether its ability does something at times."""
    return warrior.ability is not None and any(isinstance(part, tree.When) for part in warrior.ability.parts)


def acting_move(state: Position) -> str:
    """The move whose target is being chosen."""
    if state.phase != Phase.TARGET:
        return ""
    seat, slot, line = state.queue[0]
    return MOVES[state.squads[seat][slot].moves[line]].name


# ------------------------------------------------------------------------------------------------------------- to data


def to_dict(state: Position, seen_by: tuple[int | None] | None = None) -> Data:
    """Everything, or with `seen_by=(seat,)` what that seat knows; `(None,)` is a spectator."""
    whole = seen_by is None
    return {
        "difficulty": state.table.difficulty,
        "first": state.table.first,
        "phase": state.phase,
        "turn": state.turn,
        "active": state.active,
        "points": list(state.points),
        "done": list(state.done),
        "stacks": [[WARRIORS[card].name if whole else None for card in stack] for stack in state.stacks],
        "pile": {MOVES[move].name: left for move, left in enumerate(state.pile)} if whole else None,
        "gone": [MOVES[move].name for move, left in enumerate(state.pile) if not left],
        "squads": [
            [_soldier_to_dict(soldier, whole or seen_by == (seat,)) for soldier in squad]
            for seat, squad in enumerate(state.squads)
        ],
        "field": [list(field) for field in state.field],
        "chosen": [
            notation.say_choice(state, choice) if choice is not None and (whole or seen_by == (seat,)) else None
            for seat, choice in enumerate(state.chosen)
        ],
        "queue": [list(mover) for mover in state.queue],
        "draw_offers": list(state.draw_offers),
        "outcome": state.result.to_json() if state.result else None,
        "dealer": state.dealer if whole else None,
    }


def _soldier_to_dict(soldier: Soldier, known: bool) -> Data:
    """INFO-1: hidden are warriors that were never fielded, and moves that were never revealed."""

    def move(line: int) -> str | None:
        number = soldier.moves[line]
        if number == NO_MOVE:
            return NO_CARD
        return MOVES[number].name if known or soldier.revealed[line] else None

    return {
        "warrior": WARRIORS[soldier.card].name if known or soldier.shown else None,
        "level": WARRIORS[soldier.card].level,
        "moves": [move(line) for line in range(LINES)],
        "hurt": soldier.hurt,
        "status": STATUSES[soldier.status],
        "power": soldier.power,
        "defence": soldier.defence,
        "speed": soldier.speed,
        "shown": soldier.shown,
        "revealed": list(soldier.revealed),
    }


# ----------------------------------------------------------------------------------------------------------- from data


def from_dict(state: Position, data: Mapping[str, Any]) -> None:
    """Fill a state with what `to_dict` gave. Raises NotationError where the data says nothing possible."""
    try:
        _fill(state, data)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise NotationError(f"this is no position of Barracks: {type(error).__name__}: {error}") from error


def _fill(state: Position, data: Mapping[str, Any], checked: bool = True) -> None:
    shapes.check(data)
    state.table = Table(data["difficulty"], DIFFICULTIES[data["difficulty"]], data["first"])
    clear(state)
    state.dealer = data["dealer"]
    state.stacks = tuple(tuple(WARRIOR_BY_NAME[name] for name in stack) for stack in data["stacks"])
    state.pile = tuple(data["pile"][move.name] for move in MOVES)
    state.points = tuple(data["points"])
    state.done = tuple(data["done"])
    state.squads = [tuple(_soldier(found) for found in squad) for squad in data["squads"]]
    state.field = [tuple(field) for field in data["field"]]
    state.phase, state.turn, state.active = data["phase"], data["turn"], data["active"]
    state.queue = tuple(Mover(*mover) for mover in data["queue"])
    state.draw_offers = tuple(data.get("draw_offers", NO_OFFERS))
    state.result = Outcome.from_json(data["outcome"]) if data["outcome"] else None
    state.chosen = tuple(None if text is None else notation.read_choice(state, text) for text in data["chosen"])
    if checked:
        _check(state)


def _soldier(found: Mapping[str, Any]) -> Soldier:
    return Soldier(
        WARRIOR_BY_NAME[found["warrior"]],
        tuple(MOVE_BY_NAME.get(name, NO_MOVE) for name in found["moves"]),
        found["hurt"],
        STATUSES.index(found["status"]),
        found["power"],
        found["defence"],
        found["speed"],
        found["shown"],
        tuple(found["revealed"]),
    )


def _check(state: Position) -> None:
    """Refuse positions that no match can reach."""
    seen = [card for stack in state.stacks for card in stack]
    seen += [soldier.card for squad in state.squads for soldier in squad]
    for card in seen:
        if seen.count(card) > 1:
            raise NotationError(f"the warrior '{WARRIORS[card].name}' is in two places")
    for level, stack in zip(LEVELS, state.stacks, strict=True):
        for card in stack:
            if WARRIORS[card].level != level:
                raise NotationError(f"'{WARRIORS[card].name}' does not belong to stack {level} of the 'stacks'")
    for seat in range(SEATS):
        _check_squad(state, seat)
    taken = [move for squad in state.squads for soldier in squad for move in soldier.moves]
    for number, move in enumerate(MOVES):
        if state.pile[number] + taken.count(number) > move.copies:
            raise NotationError(f"'pile': there are not so many copies of '{move.name}'")
    _check_phase(state)


def _check_squad(state: Position, seat: int) -> None:
    squad, field = state.squads[seat], state.field[seat]
    if state.points[seat] > state.table.points:
        raise NotationError(f"'points': seat {seat} has more than the {state.table.points} of this difficulty")
    in_battle = state.phase in (Phase.SEND, Phase.ORDERS, Phase.TARGET)
    if in_battle and not any(soldier.alive for soldier in squad):
        raise NotationError(f"seat {seat} has no living warrior: the game would be over")
    for soldier in squad:
        name = WARRIORS[soldier.card].name
        if soldier.hearts < 0:
            raise NotationError(f"{name}: 'hurt' is {soldier.hurt}, more than its hearts")
        for line, move in enumerate(soldier.moves):
            if move != NO_MOVE and move not in FITTING[soldier.card][line]:
                raise NotationError(f"'{MOVES[move].name}' does not fit line {line + 1} of {name}")
    if len(field) > turn.FIELD or len(set(field)) < len(field):
        raise NotationError(f"'field': seat {seat} has too many warriors on the battlefield")
    for slot in field:
        if slot >= len(squad) or not squad[slot].alive:
            raise NotationError(f"'field': seat {seat} has no living warrior {slot + 1} for the battlefield")
        if not squad[slot].shown:
            raise NotationError(f"{WARRIORS[squad[slot].card].name} is on the battlefield, so everybody has seen it")


def _check_phase(state: Position) -> None:
    if (state.phase == Phase.OVER) != (state.result is not None):
        raise NotationError(f"phase '{state.phase}' and outcome do not fit together")
    for mover in state.queue:
        if mover.seat not in (0, 1) or mover.slot not in state.field[mover.seat] or mover.line not in range(LINES):
            raise NotationError(f"'queue': {list(mover)} cannot be about to move")
        if state.squads[mover.seat][mover.slot].moves[mover.line] == NO_MOVE:
            raise NotationError(f"'queue': {list(mover)} has no move card there")
    if state.phase == Phase.TARGET and not state.queue:
        raise NotationError("a target is chosen for a move, and there is none")
    for seat, choice in enumerate(state.chosen):
        if choice is not None and choice not in turn.possible(state, seat):
            raise NotationError(f"'chosen': seat {seat} cannot have chosen {notation.say_choice(state, choice)!r}")
    for seat in turn.asked(state):
        if not turn.possible(state, seat):
            raise NotationError(f"seat {seat} has nothing to choose")
    if state.phase != Phase.OVER and not turn.asked(state):
        raise NotationError("nobody has anything to decide")


# --------------------------------------------------------------------------------------------------- what is not known

_TRIES = 2000


def with_unknown_dealt(view: Mapping[str, Any], dealer: Dealer) -> Data:
    """Fill everything unknown of a view at random, so that it agrees with all that is known."""
    data = {key: value for key, value in view.items() if key not in ("you", "asked", "request")}
    data["dealer"] = dealer.next()
    for _ in range(_TRIES):
        squads = [[dict(soldier) for soldier in squad] for squad in data["squads"]]
        stacks = _deal_warriors(squads, view["stacks"], dealer)
        pile = _deal_moves(squads, set(view["gone"]), dealer)
        if pile is not None:
            data.update(squads=squads, stacks=stacks, pile=pile)
            return _with_secret_choices(data, view, dealer)
    raise NotationError("no deal of the cards agrees with this view")


def _deal_warriors(squads: list[list[Data]], stacks: list[list[None]], dealer: Dealer) -> list[list[str]]:
    """Warriors that are nowhere to be seen go to the unseen places of their level."""
    seen = {soldier["warrior"] for squad in squads for soldier in squad}
    left = []
    for level in LEVELS:
        names = [warrior.name for warrior in WARRIORS if warrior.level == level and warrior.name not in seen]
        unseen = list(dealer.shuffled(names))
        for squad in squads:
            for soldier in squad:
                if soldier["warrior"] is None and soldier["level"] == level:
                    soldier["warrior"] = unseen.pop()
        left.append(unseen[: len(stacks[level - 1])])
    return left


def _deal_moves(squads: list[list[Data]], gone: set[str], dealer: Dealer) -> dict[str, int] | None:
    """Cards for the hidden lines: of a move that is gone all copies are somewhere, of another at least one is left.

    None if it does not come out with these warriors.
    """
    left = {move.name: move.copies for move in MOVES}
    hidden: list[tuple[Data, int, tuple[str, ...]]] = []
    for squad in squads:
        for soldier in squad:
            for line, name in enumerate(soldier["moves"]):
                if name is None:
                    fitting = FITTING[WARRIOR_BY_NAME[soldier["warrior"]]][line]
                    hidden.append((soldier, line, tuple(MOVES[move].name for move in fitting)))
                elif name != NO_CARD:
                    left[name] -= 1
    hidden = [hidden[index] for index in dealer.shuffled(range(len(hidden)))]
    missing = [name for name in sorted(gone) for _ in range(left[name])]
    for name in missing:
        place = next((place for place in hidden if name in place[2]), None)
        if place is None:
            return None
        hidden.remove(place)
        _lay(place, name)
        left[name] -= 1
    for place in hidden:
        open_ = [name for name in place[2] if name not in gone and left[name] > 1]
        if not open_:
            return None
        name = open_[dealer.below(len(open_))]
        _lay(place, name)
        left[name] -= 1
    return left


def _lay(place: tuple[Data, int, tuple[str, ...]], name: str) -> None:
    soldier, line, _ = place
    soldier["moves"] = [name if each == line else other for each, other in enumerate(soldier["moves"])]


def _with_secret_choices(data: Data, view: Mapping[str, Any], dealer: Dealer) -> Data:
    """A seat that has already chosen has chosen anything."""
    if data["phase"] not in (Phase.SEND, Phase.ORDERS):
        return data
    state = Position()
    data["chosen"] = list(data["chosen"])
    silent = [seat for seat in range(SEATS) if seat not in view["asked"] and data["chosen"][seat] is None]
    if silent:
        _fill(state, {**data, "chosen": [None] * SEATS}, checked=False)
    for seat in silent:
        options = turn.possible(state, seat)
        data["chosen"][seat] = notation.say_choice(state, options[dealer.below(len(options))])
    return data


def battlefield(state: Position, view: Mapping[str, Any]) -> None:
    """Fill a state with what a view shows of the battle, fast and unchecked, for players who plan no further.

    Warriors and moves that the view hides are not to be asked for: any card stands in their place.
    """
    state.table = Table(view["difficulty"], DIFFICULTIES[view["difficulty"]], view["first"])
    clear(state)
    state.squads = [
        tuple(
            Soldier(
                WARRIOR_BY_NAME.get(found["warrior"], 0),
                tuple(MOVE_BY_NAME.get(name, NO_MOVE) for name in found["moves"]),
                found["hurt"],
                STATUSES.index(found["status"]),
                found["power"],
                found["defence"],
                found["speed"],
            )
            for found in squad
        )
        for squad in view["squads"]
    ]
    state.field = [tuple(field) for field in view["field"]]
    state.queue = tuple(Mover(*mover) for mover in view["queue"])
    state.phase, state.turn = view["phase"], view["turn"]


# ---------------------------------------------------------------------------------------------------- partial positions


def with_defaults(given: Mapping[str, Any]) -> Data:
    """Complete a position of which only the interesting part was written down: a battle in its first turn."""
    if "squads" not in given and "phase" not in given:
        raise NotationError("a position needs 'squad 0: ...' and 'squad 1: ...'")
    blank = Position()
    difficulty = given.get("difficulty", "classic")
    if difficulty not in DIFFICULTIES:
        raise NotationError(f"unknown difficulty {difficulty!r}; known are {', '.join(DIFFICULTIES)}")
    blank.table = Table(difficulty, DIFFICULTIES[difficulty], given.get("first", 0))
    clear(blank)
    data = to_dict(blank)
    squads = given.get("squads", {})
    for seat in range(SEATS):
        if squads and not squads.get(seat) and "phase" not in given:
            raise NotationError(f"seat {seat} has no warriors: say 'squad {seat}: ...'")
    if squads:
        data.update(phase=Phase.ORDERS, turn=1, points=[0, 0], done=[True, True])
    for key, value in given.items():
        if key in ("squads", "field", "chosen", "stacks"):
            for index, found in value.items():
                data[key][index] = found
        elif key != "pile":
            data[key] = value
    for seat, squad in enumerate(data["squads"]):
        if squads and seat not in given.get("field", {}):
            data["field"][seat] = list(range(min(len(squad), turn.FIELD)))
    for seat, field in enumerate(data["field"]):
        for slot in field:
            if 0 <= slot < len(data["squads"][seat]):
                data["squads"][seat][slot]["shown"] = True
    taken = [soldier["warrior"] for squad in data["squads"] for soldier in squad]
    for index, level in enumerate(LEVELS):
        if index not in given.get("stacks", {}):
            data["stacks"][index] = [w.name for w in WARRIORS if w.level == level and w.name not in taken]
    used = [name for squad in data["squads"] for soldier in squad for name in soldier["moves"]]
    data["pile"] = {move.name: max(move.copies - used.count(move.name), 0) for move in MOVES}
    data["pile"].update(given.get("pile", {}))
    return data
