"""A card set and the board as tables of the native engine, made once for each set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arenarium.cards.card_set import Derived
from arenarium.cards.limits import MOST_STEPS, MOST_TRIALS
from arenarium.cards.machine import Program
from arenarium.cards.tree import Effect
from arenarium.core.native import NativeValues
from arenarium.core.outcome import Outcome
from arenarium.games.tashkalar.board import board
from arenarium.games.tashkalar.board.pattern import OFFSET, Orientation
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.native import choices
from arenarium.games.tashkalar.native.assemble import Assembler, called
from arenarium.games.tashkalar.native.codes import MISSING
from arenarium.games.tashkalar.native.criteria import Criteria
from arenarium.games.tashkalar.native.phrases import Phrases
from arenarium.games.tashkalar.rules.end import DecidedBy
from arenarium.games.tashkalar.rules.flare import LEAST, lower_key, upper_key
from arenarium.games.tashkalar.rules.placements import SUMMONABLE
from arenarium.games.tashkalar.rules.programs import frozen_key, warp_key
from arenarium.games.tashkalar.rules.score import PENALTY
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.forms import (
    ACTIONS,
    HAND_BEINGS,
    HAND_FLARES,
    HAND_LEGENDS,
    MOST_COUNTED,
    MOST_TURNS,
    SIDEWAYS,
)
from arenarium.games.tashkalar.state.frames import PROGRAMS, RULES_PROGRAMS
from arenarium.games.tashkalar.state.position import EndReason, Position
from arenarium.native import extension, say_once
from arenarium.native.numbers import Engine, Numbers, Unknown

MOST_CARDS = 255
MOST_IN_A_PLACE = 48
GAME = "tashkalar"


class NativeCards:
    """A card set in the native engine."""

    def __init__(self, engine: Engine, cards: CardSet) -> None:
        self.engine = engine
        self.numbers = Numbers(engine.NAMES, MISSING)
        self.names = engine.NAMES
        self.programs = {key: number for number, key in enumerate(PROGRAMS(cards))}
        self.program_list = list(PROGRAMS(cards).values())
        self.schools = {school: number for number, school in enumerate(cards.schools)}
        self.school_list = list(cards.schools)
        order = [*self.names["sets"], *self.names["numbers"]]
        if sorted(name.lower() for name in order) != sorted(reg.NAMES):
            raise Unknown("other registers")
        tracked = {reg.NAMES.index(name.lower()) for name in self.names["sets"][: len(reg.TRACKED)]}
        if tracked != set(reg.TRACKED):
            raise Unknown("other registers that follow pieces")
        self.registers = [reg.NAMES.index(name.lower()) for name in order]
        """The registers in the order in which the engine has them."""
        self.tables = engine.Tables(_assembled(cards, self.numbers))


def _outcomes(numbers: Numbers) -> Callable[[tuple[int, ...], tuple[int, ...], int, int], Outcome]:
    reasons = [EndReason[name].value for name in numbers.names["end_reasons"]]
    words = [DecidedBy[name].value for name in numbers.names["decided_by"]]
    return lambda ranking, scores, reason, decided_by: Outcome(ranking, scores, reasons[reason], words[decided_by])


def _made(cards: CardSet) -> NativeCards | None:
    engine: Any = extension(GAME)  # a module, which is an `Engine`
    if engine is None:
        return None
    try:
        return NativeCards(engine, cards)
    except Unknown as unknown:
        say_once(f"card set '{cards.name}': Python plays it, as the native engine does not know {unknown}")
        return None


NATIVE: Derived[CardSet, NativeCards | None] = Derived(_made)
"""A card set in the native engine; None where Python plays it."""


# ----------------------------------------------------------------------------------------------------- what is exported


def _assembled(cards: CardSet, numbers: Numbers) -> NativeValues:
    """Everything the engine has to know of a card set, as numbers and lists of them."""
    _check_room(cards)
    phrases = Phrases(numbers, cards)
    assembler = Assembler(phrases)
    criteria = Criteria(phrases)
    kinds = sorted({task.kind for task in cards.tasks})
    tasks = [
        [kinds.index(task.kind), task.points, criteria.pool.put(criteria.code(task.criterion)), int(task.advanced)]
        for task in cards.tasks
    ]
    steps, programs = _programs(cards, numbers, assembler)
    rows, orientations = _cards(cards, numbers, phrases)
    least = LEAST(cards) if cards.flares else (0, 0)
    return {
        "make_choice": choices.reader(numbers.names["choices"]),
        "make_outcome": _outcomes(numbers),
        **_board(numbers),
        "cards": rows,
        "orientations": orientations,
        "tasks": tasks,
        "schools": [list(school.cards) for school in cards.schools.values()],
        "warps": _warps(cards),
        "least_upper": least[0],
        "least_lower": least[1],
        "steps": steps,
        "programs": programs,
        **{key: number for number, key in enumerate(PROGRAMS(cards)) if key in RULES_PROGRAMS},
        "alternatives": assembler.alternatives,
        "selectors": phrases.selectors.code,
        "tests": phrases.tests.code,
        "criteria": criteria.pool.code,
        "constants": phrases.constants.masks,
        "tables": phrases.tables(),
        "adjacent": phrases.adjacent,
    }


def _check_room(cards: CardSet) -> None:
    places = [len(school.cards) for school in cards.schools.values()]
    places += [len(cards.legends), len(cards.flares), len(cards.tasks)]
    if len(cards.cards) > MOST_CARDS or max(places) > MOST_IN_A_PLACE:
        raise Unknown("so many cards")


def _board(numbers: Numbers) -> NativeValues:
    rules = {
        "hand_beings": HAND_BEINGS,
        "hand_legends": HAND_LEGENDS,
        "hand_flares": HAND_FLARES,
        "actions": ACTIONS,
        "most_counted": MOST_COUNTED,
        "most_turns": MOST_TURNS,
        "sideways": SIDEWAYS,
        "penalty": PENALTY,
        "no_rank": reg.NO_RANK,
        "offset": OFFSET,
        "stride": board.STRIDE,
        "centre": board.CENTRE,
        "most_steps": MOST_STEPS,
        "most_trials": MOST_TRIALS,
    }
    return {
        "rules": [numbers.row("rules", rules)],
        "board": board.BOARD,
        "red": board.RED,
        "green": board.GREEN,
        "diagonal_directions": board.DIAGONAL_DIRECTIONS,
        "rays": [[list(ray) for ray in board.RAYS.get(square, ((),) * 8)] for square in range(board.SIZE)],
        "start_duel": list(board.START_DUEL),
        "start_melee": [list(pair) for pair in board.START_MELEE],
    }


def _effects(cards: CardSet) -> dict[str, Effect]:
    """The tree of each program that is made of a card."""
    effects: dict[str, Effect] = {}
    for being in cards.beings.values():
        effects[being.name] = being.effect
        if being.frozen_effect is not None:
            effects[frozen_key(being.name)] = being.frozen_effect
        if being.warp_effect is not None:
            effects[warp_key(being.name)] = being.warp_effect
    for flare in map(cards.flare, cards.flares):
        effects[upper_key(flare.name)] = flare.upper_effect
        effects[lower_key(flare.name)] = flare.lower_effect
    return effects


def _programs(cards: CardSet, numbers: Numbers, assembler: Assembler) -> tuple[list[list[int]], list[list[int]]]:
    steps: list[list[int]] = []
    programs: list[list[int]] = []
    effects = _effects(cards)
    for key, program in PROGRAMS(cards).items():
        rows = assembler.rows(_compiled(assembler, key, program, effects))
        finish = numbers("finishes", "nothing" if program.finish is None else called(program.finish))
        programs.append([len(steps), len(rows), finish, int(program.owned)])
        steps += rows
    return steps, programs


def _compiled(
    assembler: Assembler, key: str, program: Program[Position], effects: Mapping[str, Effect]
) -> Program[Position]:
    """The program as the assembler has compiled it: the same steps, of which it knows what they are."""
    if key in RULES_PROGRAMS:
        return program
    if key not in effects:
        raise Unknown(f"where the program '{key}' comes from")
    compiled = assembler.program(key, effects[key])
    if [type(step) for step in compiled.steps] != [type(step) for step in program.steps]:
        raise Unknown(f"how '{key}' was compiled")
    return compiled


def _cards(cards: CardSet, numbers: Numbers, phrases: Phrases) -> tuple[list[list[int]], list[NativeValues]]:
    programs = {key: number for number, key in enumerate(PROGRAMS(cards))}
    rows: list[list[int]] = []
    orientations: list[NativeValues] = []
    summonable = SUMMONABLE(cards)
    for number in range(len(cards.cards)):
        if number in cards.all_flares:
            flare = cards.flare(number)
            row = {"flare": 1, "upper": flare.upper, "lower": flare.lower}
            row["upper_effect"] = programs[upper_key(flare.name)]
            row["lower_effect"] = programs[lower_key(flare.name)]
            rows.append(numbers.row("card_fields", row))
            continue
        being, known = cards.being(number), summonable[number]
        row = {
            "rank": known.rank,
            "legend": being.is_legend,
            "size": known.size,
            "upgraded": known.upgraded,
            "picky": known.picky,
            "marks": known.sensitivity.marks,
            "arrows": known.sensitivity.arrows,
            "used": known.sensitivity.used,
            "first": len(orientations),
            "orientations": len(known.orientations),
            "shape": len(orientations) + len(known.orientations),
            "shapes": len(known.pattern.shapes),
            "anywhere": phrases.constants.number(known.anywhere) if known.anywhere else -1,
            "gateway": number in cards.gateway_cards,
            "warp": being.warp_effect is not None,
            "bound": being.bound,
            "frozen": being.frozen_effect is not None,
            "thaws_with_summoning": being.thaws_with_summoning,
            "effect": programs[being.name],
            "frozen_effect": programs.get(frozen_key(being.name), -1),
            "warp_effect": programs.get(warp_key(being.name), -1),
        }
        rows.append(numbers.row("card_fields", row))
        orientations += [_orientation(one) for one in (*known.orientations, *known.pattern.shapes)]
    return rows, orientations


def _orientation(orientation: Orientation) -> NativeValues:
    return {
        "facing": orientation.facing,
        "arrows": orientation.arrows,
        "cells": orientation.cells,
        "marks": orientation.marks,
        "second_marks": orientation.second_marks,
        "needs": [*orientation.right, *((rank, -shift) for rank, shift in orientation.left)],
    }


def _warps(cards: CardSet) -> list[list[bool]]:
    """By school and card: whether it has a warp effect (EW-2); nothing for a school without any."""
    warps = []
    for school in cards.schools.values():
        with_warp = {card for card in school.cards if cards.being(card).warp_effect is not None}
        warps.append([card in with_warp for card in range(len(cards.cards))] if with_warp else [])
    return warps
