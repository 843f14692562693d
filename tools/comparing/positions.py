"""Single boards: where can each card be summoned, and which tasks are met?"""

from __future__ import annotations

from collections.abc import Iterable

from arenarium.games.tashkalar.board.board import squares
from arenarium.games.tashkalar.cards.cards import Being
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules.score import claim_options
from arenarium.games.tashkalar.rules.turn import options
from arenarium.games.tashkalar.state.choices import Claim, Summon
from arenarium.games.tashkalar.state.forms import Form, Table
from arenarium.games.tashkalar.state.position import Phase
from comparing.encoding import THEIRS, Line, bare_state, by_colour, name_of, picture, read_board
from comparing.printed import CARDS, SCHOOLS, SUMMONABLE, TASK_BY_NAME, TASKS, being
from comparing.report import LineReport

_PLENTY = 9
"""Pieces in supply: these lines are about patterns, not about shortage."""


def _table(colours: int) -> Table:
    """Any schools will do."""
    form = Form.HIGH if colours == 2 else Form.MELEE
    return Table(form, tuple(SCHOOLS)[:colours], 0)


def _position(line: Line, colours: int) -> State:
    state = bare_state(_table(colours))
    state.pieces = read_board(line["board"], colours)
    state.two_faced = [_PLENTY] * colours
    state.legendary = [_PLENTY] * colours
    state.phase = Phase.ACTIONS
    state.active = state.control = state.side = line["player"]
    state.actions = 2
    return state


def _say(found: Iterable[int]) -> str:
    return " ".join(sorted(map(name_of, found))) or "nowhere"


# ------------------------------------------------------------------------------------------------------------- summons


def compare_summons(line: Line, report: LineReport, where: str) -> None:
    """A line of `summons`: every card of ours, also with one enemy piece of each colour."""
    colours, player = line["colours"], line["player"]
    state = _position(line, colours)
    cards = [number for number, card in enumerate(CARDS) if isinstance(card, Being)]
    state.hands[player] = tuple(card for card in cards if not being(card).is_legend)
    state.legends[player] = tuple(card for card in cards if being(card).is_legend)
    everybody = (1 << colours) - 1
    state.improvised[player] = everybody
    plain = _where(state)
    for card in cards:
        name = CARDS[card].name
        theirs = set(line["summons"].get(name, ()))
        _judge(report, where, line, name, plain.get(card, set()), theirs)
    if colours == 2:
        return
    for colour in (side for side in range(colours) if side != player):
        state.improvised[player] = everybody & ~(1 << colour)
        offered = _where(state, improvised=True)
        for card in cards:
            name = CARDS[card].name
            theirs = set(by_colour(line.get("improvised", {}).get(name)).get(colour, ()))
            matching = _matching_with_one(state, card, colour)
            _judge(report, where, line, f"{name} improvised with colour {colour}", matching, theirs)
            # where the own pieces suffice and the placement is of no matter, improvising is not offered
            needed, found = theirs - plain.get(card, set()), offered.get(card, set())
            if not needed <= found <= theirs:
                _judge(report, where, line, f"{name} offered with colour {colour}", found, needed)


def _where(state: State, improvised: bool = False) -> dict[int, set[int]]:
    """By card, the squares (theirs) of the summonings open to the player."""
    found: dict[int, set[int]] = {}
    for choice in options(state):
        if isinstance(choice, Summon) and (choice.improvised >= 0) == improvised:
            found.setdefault(choice.card, set()).add(THEIRS[choice.at])
    return found


def _matching_with_one(state: State, card: int, colour: int) -> set[int]:
    """Squares where the pattern matches with exactly one piece of that colour, whatever else there is."""

    def at_least(side: int) -> tuple[int, int, int]:
        common, heroic, legendary = state.pieces[3 * side : 3 * side + 3]
        return common | heroic | legendary, heroic | legendary, legendary

    rank = being(card).rank
    blocked = 0
    for higher in range(rank + 1, 3):
        blocked |= state.of_rank(higher)
    found = 0
    for orientation in being(card).pattern.orientations:
        found |= orientation.matches_borrowing(at_least(state.side), at_least(colour), 1)[1]
    if found and SUMMONABLE[card].anywhere:
        found = SUMMONABLE[card].anywhere & ~state.occupied()
    return {THEIRS[square] for square in squares(found & ~blocked)}


def _judge(report: LineReport, where: str, line: Line, name: str, ours: set[int], theirs: set[int]) -> None:
    report.steps += 1
    if ours == theirs:
        report.agreed += 1
        return
    report.add(
        where,
        f"{name}: only we {_say(ours - theirs)}; only they {_say(theirs - ours)}",
        *picture(line["board"]),
    )


# --------------------------------------------------------------------------------------------------------------- tasks


def compare_tasks(line: Line, report: LineReport, where: str) -> None:
    """A line of `tasks`: every task, met or not."""
    state = _position(line, 2)
    enemy = 1 - state.side
    state.destroyed[3 * enemy : 3 * enemy + 3] = line["destroyed"]
    summoned = line["summoned"]
    state.summoned, state.summoned_legends = summoned["beings"], summoned["legends"]
    state.summoned_red, state.summoned_green = summoned["on_red"], summoned["on_green"]
    for name in line["true"]:
        if name not in TASK_BY_NAME:
            report.add(where, f"unknown task {name}")
    state.tasks = tuple(range(len(TASKS)))
    met = {TASKS[claim.task].name for claim in claim_options(state) if isinstance(claim, Claim)}
    for task in TASKS:
        report.steps += 1
        ours, theirs = task.name in met, task.name in line["true"]
        if ours == theirs:
            report.agreed += 1
        else:
            counters = f"destroyed {line['destroyed']}, summoned {summoned}, player {line['player']}"
            verdict = "met for us, not for them" if ours else "met for them, not for us"
            report.add(where, f"{task.name}: {verdict}", counters, *picture(line["board"]))
