"""Playing a recorded effect or game through our engine, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from arenarium.tashkalar import flare, score
from arenarium.tashkalar.board import BY_NAME as SQUARE_BY_NAME
from arenarium.tashkalar.cards import CARDS, FLARES, TASK_BY_NAME, TASKS
from arenarium.tashkalar.choices import (
    DECLINE,
    FINISH,
    Choice,
    Claim,
    Colour,
    Discard,
    Flare,
    Lift,
    Place,
    Return,
    Start,
    Summon,
)
from arenarium.tashkalar.game import State

from comparing import known
from comparing.candidates import (
    ACTION,
    CALM,
    CLAIM,
    EFFECT,
    LEGEND,
    OVER,
    PAIR,
    PICK_UP,
    START,
    TURN_END,
    Candidate,
    candidate_of,
    distinct,
    end_turn,
    play,
    settled,
    source,
    stage,
)
from comparing.encoding import OURS, THEIRS, Line, NotCovered, Step, card_number, name_of, names_of, picture
from comparing.facts import Problem, problems
from comparing.offers import (
    NUMBERED,
    Offer,
    implied_offer,
    numbered_offers,
    our_offers,
    say_offer,
    say_offers,
    their_choice,
    their_offers,
    unfolded,
)
from comparing.report import LineReport
from comparing.starting import adopted, first_state, with_shuffled

_MOST_RESTARTS = 20
"""A game in which nothing fits any more is given up."""


def compare_game(line: Line, report: LineReport, where: str) -> None:
    """A line of a file of games: every decision, and the result."""
    replay = Replay(line, report, where)
    replay.run()
    replay.check_result(line["result"])


def compare_effect(line: Line, report: LineReport, where: str) -> None:
    """A line of `effects`: one summoning and the choices of its effect."""
    card_number(line["setup"]["card"])
    where = f"{where} ({line['setup']['card']})"
    replay = Replay(line, report, where)
    replay.run()
    replay.check_end(line["end"], line["setup"])


class Replay:
    """One recording, played along."""

    def __init__(self, line: Line, report: LineReport, where: str) -> None:
        setup = line["setup"]
        self._steps: list[Step] = line["steps"]
        self._report, self._where = report, where
        self._candidates = [candidate_of(first_state(setup))]
        self._board: str = setup["board"]
        self._hands = [sorted(hand) for hand in setup["hands"]]
        self._in_summoning = False
        self._announced: int | None = None
        """The flare that was shown, while the opponent is still to be chosen."""
        self._problems: list[Problem] = []
        self._restarts = 0
        self._lost = False
        """We could not follow them to the end."""

    def run(self) -> None:
        index = 0
        while index < len(self._steps) and not self._lost:
            step = self._steps[index]
            handler = HANDLERS.get(step["k"])
            if handler is None:
                raise NotCovered(f"the decision {step['k']}")
            if "hands" in step:
                self._hands = [sorted(hand) for hand in step["hands"]]
            self._report.steps += 1
            self._problems = []
            after = distinct(handler(self, step))
            if not after and not self._problems:
                self._note("choice", "not possible", step.get("chosen", step.get("at")))
            survivors = self._aligned(after, step) if after else []
            self._judge(index, step)
            if survivors:
                self._candidates, self._board = survivors, step["board"]
                index += 1
            else:
                index = self._restart(index, after)

    # ---------------------------------------------------------------------------------------------------- judging

    def _note(self, kind: str, ours: Any, theirs: Any) -> None:
        self._problems.append(Problem(kind, ours, theirs))

    def _judge(self, index: int, step: Step) -> None:
        if not self._problems:
            self._report.agreed += 1
            return
        state = self._candidates[0].state
        unknown = []
        for problem in self._problems:
            case = known.Case(step, state, self._board, problem.kind, problem.ours, problem.theirs)
            name = known.name_for(case)
            if name:
                self._report.add(self._at(index, step), str(problem), known=name)
            else:
                unknown.append(problem)
        if unknown:
            pictures = [board.ours for board in unknown if board.kind == "board"]
            self._report.add(
                self._at(index, step),
                "; ".join(map(_say_problem, unknown)),
                *picture(self._board),
                *(["after it (theirs, ours):", *picture(step["board"], pictures[0])] if pictures else []),
            )

    def _at(self, index: int, step: Step) -> str:
        return f"{self._where} step {index}, player {step['p']}, {_say_step(step)}"

    def check_result(self, result: dict[str, Any]) -> None:
        """END-6 to END-8."""
        if self._lost:
            return
        state = self._candidates[0].state
        outcome = state.outcome
        self._report.steps += 1
        ours = None if outcome is None else (list(outcome.scores), list(outcome.winners), tie_breaks(state))
        theirs = result["score"], result["winners"], result["tiebreak"]
        if ours == theirs:
            self._report.agreed += 1
        else:
            self._report.add(f"{self._where} result", f"ours {ours}, theirs {theirs}")

    def check_end(self, end: dict[str, Any], setup: Line) -> None:
        """What an effect leaves behind besides the board."""
        if self._lost:
            return
        ours_all = [_left_behind(candidate.state, setup) for candidate in self._candidates]
        theirs = {
            "discard": sorted([*end["discard"], *end["discard_now"]]),
            "extra_turn": bool(end.get("extra_turn")),
            "draw_school": int(end.get("draw_school", 0)),
            "draw_legends": int(end.get("draw_legends", 0)),
            "enemy_pieces_next_summon": int(end.get("enemy_pieces_next_summon", 0)),
        }
        if "deck_top" in end:
            theirs["deck_top"] = end["deck_top"]
        self._report.steps += 1
        if any(all(ours[key] == found for key, found in theirs.items()) for ours in ours_all):
            self._report.agreed += 1
        else:
            self._report.add(f"{self._where} end", f"ours {ours_all[0]}, theirs {theirs}")

    # --------------------------------------------------------------------------------------------------- aligning

    def _aligned(self, after: list[Candidate], step: Step) -> list[Candidate]:
        """The candidates that agree with what they noted after the step."""
        what = step["next"][1]
        if what == START:
            return after
        survivors: list[Candidate] = []
        failed: list[list[Problem]] = []
        for candidate in after:
            if "shuffled" in step:
                state = with_shuffled(candidate.state, step, self._hands)
                if state is None:
                    failed.append([Problem("shuffled", "other cards", step["shuffled"])])
                    continue
                candidate = replace(candidate, state=state)
            if what in CALM or what == PAIR:
                found = list(problems(candidate.state, step, self._hands, self._in_summoning))
                reached: int | None = len(candidate.trail) - 1
            else:
                reached = _reached(candidate, step["board"])
                found = [] if reached is not None else [Problem("board", _boards(candidate), step["board"])]
                if reached == len(candidate.trail) - 1 and stage(candidate.state) == what:
                    found = list(problems(candidate.state, step, self._hands, self._in_summoning))
            if found:
                failed.append(found)
            elif reached is not None:
                survivors.append(settled(candidate, reached))
        if not survivors:
            self._problems += min(failed, key=len)
        return distinct(survivors)

    def _restart(self, index: int, after: list[Candidate]) -> int:
        """After a difference that we cannot follow: go on from their next calm position."""
        calm = next(
            (i for i in range(index, len(self._steps)) if self._steps[i]["next"][1] in (ACTION, TURN_END)), None
        )
        self._restarts += 1
        if calm is None or "decks" not in self._setup_keys() or self._restarts > _MOST_RESTARTS:
            self._lost = True
            self._report.passed_over += len(self._steps) - index - 1
            return index
        candidate = (after or self._candidates)[0]
        for i in range(index + 1 if after else index, calm + 1):
            step = self._steps[i]
            if "hands" in step:
                self._hands = [sorted(hand) for hand in step["hands"]]
            candidate = _carried_along(candidate, step)
        step = self._steps[calm]
        self._report.passed_over += calm - index
        state = adopted(_calmed(candidate).state, step, self._hands)
        self._candidates, self._board = [candidate_of(state)], step["board"]
        return calm + 1
