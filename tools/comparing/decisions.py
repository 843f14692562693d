"""One decision after the other: what they could choose and did, and our candidates after the same choice.

A handler gets the scene before a step. It notes where our options differ from theirs and gives back the candidates that
have made the choice. Kinds of decisions that have no handler are not covered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from arenarium.games.tashkalar.board.board import BY_NAME as SQUARE_BY_NAME
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules.score import claim_options
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import (
    DECLINE,
    FINISH,
    Choice,
    Claim,
    Colour,
    Discard,
    Flare,
    Keep,
    Lift,
    Place,
    Return,
    Summon,
    Thaw,
    Warp,
)
from arenarium.games.tashkalar.state.position import EndReason
from comparing import effects, habits, known
from comparing.candidates import (
    ACTION,
    CLAIM,
    FREEZE,
    IMPROVISE,
    LEGEND,
    PAIR,
    PICK_UP,
    START,
    TURN_END,
    Candidate,
    play,
    stage,
    without_odd_pieces,
)
from comparing.encoding import OURS, THEIRS, Step, card_number, read_board, say_board
from comparing.facts import points_matrix, scores
from comparing.printed import CARDS, TASK_BY_NAME, TASKS, being
from comparing.scene import Handler, Scene


def _chosen(
    scene: Scene,
    fits: Callable[[Choice], bool],
    *stages: str,
    follow: Callable[[Candidate, Any], list[Candidate]] | None = None,
) -> list[Candidate]:
    """All candidates at one of these stages, after every option that fits; `follow` adds what it means with them."""
    found: list[Candidate] = []
    for candidate in scene.candidates:
        if not candidate.ahead and stage(candidate.state) in stages:
            for option in filter(fits, candidate.state.options()):
                found.append(play(candidate, option))
                found += follow(candidate, option) if follow is not None else []
    return found


# ------------------------------------------------------------------------------------------------------------- actions


def summonings(state: State, thawing: bool = False) -> dict[str, list[int]]:
    """All summonings open, as they list them; if asked for also those with which a card is thawed."""
    found: dict[str, set[int]] = {}
    for option in state.options():
        if isinstance(option, Summon) and option.thawing <= thawing:
            found.setdefault(CARDS[option.card].name, set()).add(THEIRS[option.at])
    return {name: sorted(squares) for name, squares in found.items()}


def _flares(state: State) -> list[Flare]:
    return [option for option in state.options() if isinstance(option, Flare)]


def _check_action(scene: Scene, step: Step) -> None:
    """What they list on every action decision."""
    state = scene.candidates[0].state
    if state.asked != step["p"]:
        scene.note("player", state.asked, step["p"])
    if "can" in step:
        scene.compare("can", summonings(state), {name: sorted(found) for name, found in step["can"].items()})
    scene.compare("can_flare", bool(_flares(state)), step["can_flare"])
    scene.in_summoning = False


def _place(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    place = Place(OURS[step["at"]])
    placed = _chosen(scene, lambda option: option == place, ACTION)
    # TURN-4: we pick up first and then place, they the other way round
    lifted = _chosen(scene, lambda option: isinstance(option, Lift), ACTION)
    return placed + [play(candidate, place) for candidate in lifted if place in candidate.state.options()]


def _summon(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    scene.in_summoning = True
    scene.empty_squares = scene.candidates[0].state.extras.next_empty
    card, at = card_number(step["card"]), OURS[step["at"]]
    found: list[Candidate] = []
    for candidate in scene.candidates:
        for option in candidate.state.options() if stage(candidate.state) == ACTION else ():
            if isinstance(option, Summon) and option[:2] == (card, at) and not option.thawing:
                needless = known.needless_colours(candidate.state, option)
                played = replace(play(candidate, option), needless=needless)
                found += [played, *habits.brought_in(played)]
    return found if step["next"][1] == IMPROVISE else _paid_alike(scene, step, found)


def _paid_alike(scene: Scene, step: Step, found: list[Candidate]) -> list[Candidate]:
    """They do not ask whether to improvise, and what they had to pay shows."""
    not_paid = step["impro_left"][step["p"]] if "impro_left" in step else ()
    kept = [candidate for candidate in found if candidate.improvised not in not_paid]
    scene.compare("improvise", _colours(found, step), _colours(kept, step))
    return kept


def _discard(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    found = _chosen(scene, lambda option: option == Discard(card_number(step["card"])), ACTION)
    for name in step["returned"]:
        card = Return(card_number(name))
        found = [play(candidate, card) for candidate in found if card in candidate.state.options()]
    return [play(candidate, DECLINE) if candidate.state.stack else candidate for candidate in found]


def _note_last_moment(scene: Scene) -> None:
    scene.late_flare |= stage(scene.candidates[0].state) == TURN_END


def _flare(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    _note_last_moment(scene)
    card = card_number(step["card"])
    scene.compare("against", _opponents(scene, card), sorted(step["against_offer"]))
    if "against" not in step:
        scene.announced = card
        return scene.candidates
    return _invoked(scene, step, card, step["against"])


def _flare_vs(scene: Scene, step: Step) -> list[Candidate]:
    assert scene.announced is not None
    card, scene.announced = scene.announced, None
    scene.compare("against", _opponents(scene, card), sorted(step["offer"]))
    return _invoked(scene, step, card, step["chosen"])


def _thaw(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    _note_last_moment(scene)
    card = card_number(step["card"])
    if being(card).thaws_with_summoning:
        return _thawed_apart(scene, card)
    return _chosen(scene, lambda option: option == Thaw(card), ACTION, TURN_END)


def _thawed_apart(scene: Scene, card: int) -> list[Candidate]:
    """We offer the summonings with the thawing, they after it: the same ones."""
    found = [
        habits.thawed_apart(candidate)
        for candidate in scene.candidates
        if not candidate.ahead and candidate.state.extras.frozen[candidate.state.active] == card
    ]
    for before, after in zip(scene.candidates[:1], found, strict=False):
        if stage(before.state) == ACTION:
            scene.compare("thawing", summonings(before.state, thawing=True), summonings(after.state))
    return found


def _warp(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    _note_last_moment(scene)
    card = card_number(step["card"])
    return _chosen(scene, lambda option: option == Warp(card), ACTION, TURN_END, follow=habits.warped)


def _keep(scene: Scene, step: Step) -> list[Candidate]:
    """Which of two frozen cards stays."""
    options = {
        CARDS[option.card].name
        for candidate in scene.candidates
        if stage(candidate.state) == FREEZE
        for option in candidate.state.options()
        if isinstance(option, Keep)
    }
    scene.compare("freeze_choice", sorted(options), sorted(step["offer"]))
    return _chosen(scene, lambda option: option == Keep(card_number(step["chosen"])), FREEZE)


def _opponents(scene: Scene, card: int) -> list[int]:
    """Against whom a flare can be invoked."""
    return sorted(option.against for option in _flares(scene.candidates[0].state) if option.card == card)


def _invoked(scene: Scene, step: Step, card: int, against: int) -> list[Candidate]:
    found = _chosen(scene, lambda option: option == Flare(card, against), ACTION, TURN_END)
    for told in (moment.facts for candidate in found[:1] for moment in candidate.trail if moment.kind == "flare"):
        scene.compare("parts", [part for part in ("upper", "lower") if told[part]], step["parts"])
    return found


# ------------------------------------------------------------------------------------------------ parts of a summoning


def _improvise(scene: Scene, step: Step) -> list[Candidate]:
    """We chose with the summoning."""
    scene.compare("improvise", _colours(scene.candidates, step), sorted(step["offer"]))
    found = [candidate for candidate in scene.candidates if _colours([candidate], step) == [step["chosen"]]]
    return found or [
        _improvising_needlessly(candidate, step["chosen"])
        for candidate in scene.candidates
        if step["chosen"] in candidate.needless
    ]


def _colours(candidates: list[Candidate], step: Step) -> list[int]:
    """The colours that candidates have improvised with; the number of the player stands for not improvising."""
    improvised = {candidate.improvised for candidate in candidates}
    return sorted(colour if colour >= 0 else step["p"] for colour in improvised)


def _improvising_needlessly(candidate: Candidate, colour: int) -> Candidate:
    """They pay with a colour for what comes out the same without."""
    state = candidate.state.copy()
    state.improvised[state.active] |= 1 << colour
    state.offered = None
    return replace(candidate, state=state, improvised=colour, habits=candidate.habits | {known.NEEDLESS_IMPROVISING})


def _pickup(scene: Scene, step: Step) -> list[Candidate]:
    ours: set[int] = set()
    after: list[Candidate] = []
    for candidate in scene.candidates:
        if candidate.ahead:
            # there was one piece only, or we picked it up before placing
            lifted = [moment.facts["at"] for moment in candidate.trail if moment.kind == "lifted"]
            squares = {THEIRS[SQUARE_BY_NAME[name]] for name in lifted[:1]}
            after += [candidate] if step["at"] in squares else []
        else:
            options = candidate.state.options() if stage(candidate.state) == PICK_UP else []
            lifts = {THEIRS[option.at]: option for option in options if isinstance(option, Lift)}
            squares = set(lifts)
            if step["at"] in lifts:
                played = play(candidate, lifts[step["at"]])
                after += [played, *habits.brought_in(played)]
            if scene.empty_squares and lifts and step["at"] not in lifts and step["at"] in step["offer"]:
                after += _pick_up_used(candidate, OURS[step["at"]], scene.empty_squares)
        ours |= squares
    scene.compare("pickup", sorted(ours), sorted(step["offer"]))
    return after


def _pick_up_used(candidate: Candidate, square: int, empty_squares: int) -> list[Candidate]:
    """The square of a piece that is picked up is empty, and for them it stands in for the piece at once (EW-16)."""
    if not known.matches_without(candidate, square, empty_squares):
        return []
    state = candidate.state.copy()
    state.stack[-1].vars[reg.POOL] |= 1 << square
    state.offered = None
    loose = replace(candidate, state=state, habits=candidate.habits | {known.PICK_UP_USED})
    return [play(loose, Lift(square))] if Lift(square) in state.options() else []


def _colour(scene: Scene, step: Step) -> list[Candidate]:
    """The enemy colour to score in, for a legend or for odd common pieces."""
    expected_stage = {"legend_vs": LEGEND, "pair_vs": PAIR}[step["k"]]
    options = {
        option.side
        for candidate in scene.candidates
        if stage(candidate.state) == expected_stage
        for option in candidate.state.options()
        if isinstance(option, Colour)
    }
    scene.compare(step["k"], sorted(options), sorted(step["offer"]))
    found = _chosen(scene, lambda option: option == Colour(step["chosen"]), expected_stage, follow=habits.scored_legend)
    return _with_end_unseen(scene, found) if expected_stage == PAIR else found


# ---------------------------------------------------------------------------------------------- start and end of turns


def _start(scene: Scene, step: Step) -> list[Candidate]:
    """The colours and squares come in another order; so all of them are placed at once and then sifted."""
    complete, pending = [], list(scene.candidates)
    while pending:
        candidate = pending.pop()
        if stage(candidate.state) == START:
            pending += [play(candidate, option) for option in candidate.state.options()]
        else:
            complete.append(candidate)
    colour = step["colour"] if "colour" in step else step["p"]

    def square(candidate: Candidate) -> int:
        return THEIRS[candidate.state.own(colour).bit_length() - 1]

    scene.compare("start", sorted({square(candidate) for candidate in complete}), sorted(step["offer"]))
    if step["next"][1] == START:
        pieces = read_board(scene.board, scene.candidates[0].state.table.sides)
        pieces[3 * colour] |= 1 << OURS[step["at"]]
        scene.compare("board", say_board(pieces), step["board"])
    return [candidate for candidate in complete if square(candidate) == step["at"]]


def _finished(scene: Scene, step: Step) -> list[Candidate]:
    """The candidates whose actions are over, after saying so (TURN-7): with them that is no step of its own."""
    state = scene.candidates[0].state
    scene.in_summoning = False
    if state.asked != step["p"]:
        scene.note("player", state.asked, step["p"])
    scene.compare("can_flare", bool(_flares(state)), step["can_flare"])
    if "claimable" in step:
        claims = [TASKS[claim.task].name for claim in claim_options(state) if isinstance(claim, Claim)]
        scene.compare("claimable", sorted(claims), sorted(step["claimable"]))
    over = [candidate for candidate in scene.candidates if FINISH in candidate.state.options()]
    return [play(candidate, FINISH) for candidate in over if stage(candidate.state) == TURN_END]


def _end_turn(scene: Scene, step: Step) -> list[Candidate]:
    ended = _finished(scene, step)
    found = [play(candidate, FINISH) if stage(candidate.state) == CLAIM else candidate for candidate in ended]
    if step["next"][1] == PAIR:
        # they add all points of the turn after the choice for odd pieces; we have added the others already
        before = scene.candidates[0].state
        scene.compare("vs", points_matrix(before), step["vs"])
        scene.compare("score", scores(before), step["score"])
    if scene.late_flare and step["next"][1] != PAIR:
        found += [
            replace(without_odd_pieces(candidate), habits=candidate.habits | {known.LATE_FLARE})
            for candidate in found
            if stage(candidate.state) == PAIR
        ]
    return _with_end_unseen(scene, found)


def _claim(scene: Scene, step: Step) -> list[Candidate]:
    claim = Claim(TASK_BY_NAME[step["task"]])
    found = [
        play(candidate, claim)
        for candidate in _finished(scene, step)
        if stage(candidate.state) == CLAIM and claim in candidate.state.options()
    ]
    return _with_end_unseen(scene, found)


def _with_end_unseen(scene: Scene, ended: list[Candidate]) -> list[Candidate]:
    """They do not check the end of the game before an extra turn: it may become due later, or not at all."""
    found = list(ended)
    if any(candidate.state.end_by < 0 for candidate in scene.candidates):
        for candidate in ended:
            if candidate.state.extra_turn and candidate.state.end_by >= 0:
                state = candidate.state.copy()
                state.end_by, state.end_reason, state.last_turns = -1, EndReason.NONE, 0
                found.append(replace(candidate, state=state, habits=candidate.habits | {known.END_UNSEEN}))
    return found


HANDLERS: dict[str, Handler] = {
    "place": _place,
    "summon": _summon,
    "discard": _discard,
    "flare": _flare,
    "flare_vs": _flare_vs,
    "thaw": _thaw,
    "warp": _warp,
    "freeze_choice": _keep,
    "improvise": _improvise,
    "pickup": _pickup,
    "legend_vs": _colour,
    "pair_vs": _colour,
    "effect": effects.decide,
    "start": _start,
    "end_turn": _end_turn,
    "claim": _claim,
}
