"""Playing a recorded effect or game through our engine and judging every step of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules.score import melee_points
from arenarium.games.tashkalar.state.choices import DECLINE, FINISH, Colour
from arenarium.games.tashkalar.state.forms import Form
from arenarium.games.tashkalar.state.numbers import NO_CARD
from arenarium.games.tashkalar.state.position import Deck
from comparing import habits, known
from comparing.candidates import (
    ACTION,
    CALM,
    CLAIM,
    EFFECT,
    FLARE_VS,
    FREEZE,
    IMPROVISE,
    LEGEND,
    PAIR,
    PICK_UP,
    START,
    TURN_END,
    Candidate,
    calm_again,
    candidate_of,
    distinct,
    play,
    settled,
    stage,
)
from comparing.decisions import HANDLERS
from comparing.encoding import Line, NotCovered, Step, card_number, name_of, names_of, picture, read_board
from comparing.facts import Problem, problems
from comparing.offers import past_idle_question, say_offers, ways
from comparing.report import LineReport
from comparing.scene import Scene
from comparing.starting import adopted, first_state, with_shuffled

_MOST_RESTARTS = 20
"""A game in which nothing fits any more is given up."""
_LONGEST_EFFECT = 50
_LEFT_OPEN = ("board", "next", "left", "turn", "killed", "frozen", "gateway")
"""What changes while the colours of an effect are gone through."""


def compare_game(line: Line, report: LineReport, where: str) -> None:
    """A line of a file of games: every decision, and the result."""
    replay = Replay(line, report, where, whole_game=True)
    replay.run()
    replay.check_result(line["result"])


def compare_effect(line: Line, report: LineReport, where: str) -> None:
    """A line of `effects`: one summoning and the choices of its effect."""
    card_number(line["setup"]["card"])
    replay = Replay(line, report, f"{where} ({line['setup']['card']})", whole_game=False)
    replay.run()
    replay.check_end(line["end"])


class Replay:
    """One recording, played along."""

    def __init__(self, line: Line, report: LineReport, where: str, whole_game: bool) -> None:
        setup = line["setup"]
        hands = [sorted(hand) for hand in setup["hands"]]
        self._scene = Scene([candidate_of(first_state(setup))], setup["board"], hands)
        self._steps: list[Step] = line["steps"]
        for step in self._steps:
            if step["k"] not in HANDLERS:
                raise NotCovered(f"the decision {step['k']}")
        self._report, self._where, self._whole_game = report, where, whole_game
        self._restarts = 0
        self._lost = False
        """We could not follow them to the end."""

    def run(self) -> None:
        index = 0
        while index < len(self._steps) and not self._lost:
            step, scene = self._steps[index], self._scene
            self._read_hands(step)
            self._report.steps += 1
            scene.problems, scene.habits, scene.asked_otherwise = [], set(), set()
            scene.earlier, scene.following = self._steps[:index], self._steps[index + 1 :]
            after = distinct(HANDLERS[step["k"]](scene, step))
            if not after:
                scene.note("choice", "not possible", step.get("chosen"))
            survivors = self._aligned(after, step) if after else []
            self._judge(index, step)
            if survivors:
                scene.candidates, scene.board = survivors, step["board"]
                scene.late_flare &= step["k"] not in ("end_turn", "claim", "pair_vs")
                index += 1
            else:
                index = self._restart(index, after)

    def _read_hands(self, step: Step) -> None:
        if "hands" in step:
            self._scene.hands = [sorted(hand) for hand in step["hands"]]

    # ------------------------------------------------------------------------------------------------------- judging

    def _judge(self, index: int, step: Step) -> None:
        scene = self._scene
        if not scene.problems and not scene.habits:
            self._report.agreed += 1
            self._report.asked_otherwise.update(scene.asked_otherwise)
            return
        where = f"{self._where} step {index}, player {step['p']}, {_say_step(step)}"
        unknown: list[Problem] = []
        names = set(scene.habits)
        for problem in scene.problems:
            name = known.name_for(known.Case(step, scene, *problem))
            if name:
                names.add(name)
            else:
                unknown.append(problem)
        for name in sorted(names):
            self._report.add(where, "", known=name)
        if unknown:
            boards = [problem.ours for problem in unknown if problem.kind == "board"]
            after = ["afterwards, theirs and ours:", *picture(step["board"], boards[0])] if boards else []
            self._report.add(where, "; ".join(map(_say_problem, unknown)), *picture(scene.board), *after)

    def check_result(self, result: dict[str, Any]) -> None:
        """END-6 to END-8."""
        if self._lost:
            return
        self._report.steps += 1
        ours = [_result(candidate.state) for candidate in self._scene.candidates]
        theirs = result["score"], result["winners"], result["tiebreak"]
        if theirs in ours:
            self._report.agreed += 1
        else:
            self._report.add(f"{self._where} result", f"ours {ours[0]}, theirs {theirs}")

    def check_end(self, end: dict[str, Any]) -> None:
        """What an effect leaves behind besides the board."""
        if self._lost:
            return
        theirs = _left_behind_by_them(end)
        left_behind = [_left_behind(candidate.state) for candidate in self._scene.candidates]
        for ours in left_behind:
            # they tell the top of the deck for some cards only, and we know it only if it was put there openly
            if None in (ours["deck_top"], theirs["deck_top"]):
                ours["deck_top"] = theirs["deck_top"]
        self._report.steps += 1
        if theirs in left_behind:
            self._report.agreed += 1
        else:
            self._report.add(f"{self._where} end", _say_problem(Problem("left behind", left_behind[0], theirs)))

    # ------------------------------------------------------------------------------------------------------ aligning

    def _aligned(self, after: list[Candidate], step: Step) -> list[Candidate]:
        """The candidates that agree with what they noted after the step."""
        if step["next"][1] == START:
            return after
        survivors: list[Candidate] = []
        failed: list[list[Problem]] = []
        for candidate in after:
            reached, differences = self._compared(candidate, step)
            if not differences:
                survivors.append(reached)
                continue
            failed.append(differences)
            # they do not ask for the number of a way, and what is then the only thing to do they have done
            unasked = [play(candidate, way) for way in ways(candidate)] + habits.done_unasked(candidate)
            further = [self._compared(other, step) for other in unasked]
            survivors += [reached for reached, differences in further if not differences]
        if not survivors:
            closest: list[Problem] = min(failed, key=len)
            self._scene.problems += closest
        elif all(candidate.habits for candidate in survivors):
            # only by following their habits could we keep up: that is a difference, and from now on the way it is
            self._scene.habits |= min((candidate.habits for candidate in survivors), key=len)
            survivors = [replace(candidate, habits=frozenset()) for candidate in survivors]
        return distinct(survivors)

    def _compared(self, candidate: Candidate, step: Step) -> tuple[Candidate, list[Problem]]:
        """A candidate brought to the point that they have come to, and what differs there."""
        scene, what = self._scene, step["next"][1]
        if "shuffled" in step:
            shuffled = with_shuffled(candidate.state, step, scene.hands)
            if shuffled is None:
                return candidate, [Problem("shuffled", "other cards", step["shuffled"])]
            candidate = replace(candidate, state=shuffled)
        if candidate.still_open is not None and what == EFFECT:
            # we have done all already, in another order
            return candidate, self._problems_but(candidate.state, step, *_LEFT_OPEN)
        if step["k"] in ("summon", "place") and what in (PICK_UP, IMPROVISE):
            # for them nothing has happened yet
            before = self._problems_but(_with_card_shown(scene.candidates[0].state, step), step, "next")
            if before or what == IMPROVISE:
                return candidate, before
        if what in CALM:
            candidate = past_idle_question(candidate)
        last = len(candidate.trail) - 1
        if scene.announced is not None and what == FLARE_VS:
            # a flare was shown and the opponent is to be chosen: for us that is one choice, not made yet
            return settled(candidate, last), self._problems_but(candidate.state, step, "next")
        pieces = read_board(step["board"], candidate.state.table.sides)
        reached = _reached(candidate, pieces)
        if what in CALM:
            return calm_again(settled(candidate, last)), self._problems_but(candidate.state, step)
        if what == PAIR or scene.announced is not None:
            # both wait
            return settled(candidate, last), self._problems_but(candidate.state, step)
        if reached is not None and reached < last:
            # we are ahead of them: their next steps will show
            return settled(candidate, reached), []
        # where we have nothing to choose and they ask nothing else may differ
        unsaid = () if reached is None or _must_ask(candidate, what) else ("next", "left")
        differences = self._problems_but(candidate.state, step, *unsaid)
        passed = _passed_before(candidate) if reached == last else None
        if differences and passed is not None:
            # we have done something and come back to the same board: they have not done it yet
            return settled(candidate, passed), []
        return settled(candidate, last), differences

    def _problems_but(self, state: State, step: Step, *unsaid: str) -> list[Problem]:
        """What differs, save where that has its reason."""
        differences = problems(state, step, self._scene.hands, self._scene.in_summoning)
        return [problem for problem in differences if problem.kind not in unsaid]

    def _restart(self, index: int, after: list[Candidate]) -> int:
        """After a difference that we cannot follow: go on from their next calm position."""
        scene, steps = self._scene, self._steps
        calm = next((i for i in range(index, len(steps)) if steps[i]["next"][1] in (ACTION, TURN_END)), None)
        self._restarts += 1
        if calm is None or not self._whole_game or self._restarts > _MOST_RESTARTS:
            self._lost = True
            self._report.passed_over += len(steps) - index - 1
            return index
        candidate = (after or scene.candidates)[0]
        for i in range(index + 1 if after else index, calm + 1):
            self._read_hands(steps[i])
            candidate = _carried_along(candidate, steps[i])
        step = steps[calm]
        self._report.passed_over += calm - index
        state = adopted(_calmed(candidate).state, step, scene.hands)
        scene.candidates = [candidate_of(state)]
        scene.board, scene.in_summoning, scene.announced, scene.late_flare = step["board"], False, None, False
        return calm + 1


def _with_card_shown(state: State, step: Step) -> State:
    """A state before a summoning, but the card is no longer the pending being."""
    new = state.copy()
    if "card" in step and new.extras.pending[new.active] == card_number(step["card"]):
        new.extras = new.extras.with_pending(new.active, NO_CARD)
    return new


def _must_ask(candidate: Candidate, what: str) -> bool:
    """Whether a candidate that has come as far as they must be asking the same as they do next."""
    return stage(candidate.state) not in CALM and what in (EFFECT, PICK_UP, LEGEND, FREEZE)


def _reached(candidate: Candidate, pieces: list[int]) -> int | None:
    """How far along its trail a board brings a candidate; None if the board is not on it."""
    boards = [list(moment.pieces) for moment in candidate.trail]
    if boards[-1] == pieces:
        return len(boards) - 1
    if pieces not in boards:
        return None
    index = boards.index(pieces)
    while boards[index + 1] == pieces:
        index += 1
    return index


def _passed_before(candidate: Candidate) -> int | None:
    """Where on its trail a candidate had the board that it has now and left it again; None if nowhere."""
    boards = [moment.pieces for moment in candidate.trail]
    others = [index for index, pieces in enumerate(boards) if pieces != boards[-1]]
    return (
        next((index for index in reversed(range(others[-1])) if boards[index] == boards[-1]), None) if others else None
    )


def _calmed(candidate: Candidate) -> Candidate:
    """The candidate at its next calm moment, whatever it has to choose until then."""
    for _ in range(_LONGEST_EFFECT):
        if stage(candidate.state) in CALM:
            break
        options = candidate.state.options()
        candidate = play(candidate, DECLINE if DECLINE in options else options[0])
    return candidate


def _carried_along(candidate: Candidate, step: Step) -> Candidate:
    """Through a step that is not compared: only turns must end when they do."""
    if step["k"] in ("end_turn", "claim"):
        candidate = play(_calmed(candidate), FINISH)
        if stage(candidate.state) == CLAIM:
            candidate = play(candidate, FINISH)
    elif step["k"] == "pair_vs" and stage(candidate.state) == PAIR:
        color = Colour(step["chosen"])
        options = candidate.state.options()
        candidate = play(candidate, color if color in options else options[0])
    return candidate


def _result(state: State) -> tuple[list[int], list[int], list[int]] | None:
    outcome = state.outcome
    return None if outcome is None else (list(outcome.scores), list(outcome.winners), tie_breaks(state))


def tie_breaks(state: State) -> list[int]:
    """END-7, END-8 as they write it: the further points, upgraded pieces and pieces of a player in one number."""
    differences: list[int] = []
    for side in range(state.table.sides):
        number = 0
        if state.table.form is Form.MELEE:
            for points in melee_points(state, side)[1:]:
                number = 100 * number + points
        upgraded = sum(state.pieces[3 * side + rank].bit_count() for rank in (1, 2))
        differences.append((100 * number + upgraded) * 1000 + state.own(side).bit_count())
    return differences


def _left_behind_by_them(end: dict[str, Any]) -> dict[str, Any]:
    """What they note at the end of an effect; what does not apply is left out there."""
    facts = {
        "discard": sorted([*end["discard"], *end["discard_now"]]),
        "extra_turn": bool(end.get("extra_turn")),
        "others_lose_action": bool(end.get("others_lose_action")),
    }
    for number in ("draw_school", "draw_legends", "enemy_pieces_next_summon", "void_pieces_next_summon"):
        facts[number] = int(end.get(number, 0))
    for name in ("next_summon_colour", "piece_removed", "legend_removed", "deck_top"):
        facts[name] = end.get(name)
    return facts


def _known_top(deck: Deck) -> str | None:
    return names_of(deck.cards[:1])[0] if any(deck.known[:1]) else None


def _left_behind(state: State) -> dict[str, Any]:
    """The same of ours."""
    table, extras, seat = state.table, state.extras, state.active
    piles = [*state.piles[seat], *state.piles[table.legends_deck], *state.piles[table.flares_deck]]
    two_faced, legendary = zip(*extras.removed, strict=True)
    return {
        "discard": sorted(names_of(piles)),
        "extra_turn": state.another_turn,
        "others_lose_action": bool(extras.slowed),
        "draw_school": state.extra_beings,
        "draw_legends": state.extra_legends,
        "enemy_pieces_next_summon": int(state.borrow),
        "void_pieces_next_summon": extras.next_empty,
        "next_summon_colour": extras.next_colour - 1 if extras.next_colour else None,
        "piece_removed": two_faced.index(1) if any(two_faced) else None,
        "legend_removed": legendary.index(1) if any(legendary) else None,
        "deck_top": _known_top(state.decks[seat]),
    }


# ---------------------------------------------------------------------------------------------------------- for people


def _say_step(step: Step) -> str:
    words = [step["k"], step.get("card"), step.get("src"), step.get("task")]
    if "at" in step:
        words.append(name_of(step["at"]))
    if "chosen" in step:
        words.append(f"chosen {step['chosen']}")
    return " ".join(str(word) for word in words if word)


def _say_problem(problem: Problem) -> str:
    if isinstance(problem.ours, set) and isinstance(problem.theirs, set):
        only_ours, only_theirs = problem.ours - problem.theirs, problem.theirs - problem.ours
        return f"{problem.kind}: only we {say_offers(only_ours)}; only they {say_offers(only_theirs)}"
    if isinstance(problem.ours, dict) and isinstance(problem.theirs, dict):
        keys = sorted({*problem.ours, *problem.theirs}, key=str)
        differing = [key for key in keys if problem.ours.get(key) != problem.theirs.get(key)]
        lines = [f"{key} ours {problem.ours.get(key)}, theirs {problem.theirs.get(key)}" for key in differing]
        return f"{problem.kind}: {'; '.join(lines)}"
    return str(problem)
