"""One decision after the other: what they could choose and did, and our candidates after the same choice.

A handler gets the scene before a step. It notes where our options differ from theirs and gives back the candidates that
have made the choice. Kinds of decisions that have no handler are not covered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from arenarium.tashkalar import flare, score
from arenarium.tashkalar.board import BY_NAME as SQUARE_BY_NAME
from arenarium.tashkalar.cards import CARDS, TASK_BY_NAME, TASKS
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
    Summon,
)
from arenarium.tashkalar.game import State

from comparing.candidates import (
    ACTION,
    CLAIM,
    EFFECT,
    LEGEND,
    PAIR,
    PICK_UP,
    START,
    TURN_END,
    Candidate,
    end_turn,
    play,
    source,
    stage,
)
from comparing.encoding import OURS, THEIRS, Step, card_number
from comparing.facts import Problem
from comparing.offers import (
    NUMBERED,
    Offer,
    implied_offer,
    numbered_offers,
    our_offers,
    their_choice,
    their_offers,
    unfolded,
)


def _chosen(scene: Scene, fits: Callable[[Choice], bool], *stages: str) -> list[Candidate]:
    """All candidates at one of these stages, after every option that fits."""
    return [
        play(candidate, option)
        for candidate in scene.candidates
        if not candidate.ahead and stage(candidate.state) in stages
        for option in candidate.state.options()
        if fits(option)
    ]


# ------------------------------------------------------------------------------------------------------------- actions


def summonings(state: State) -> dict[str, list[int]]:
    """All summonings open, as they list them."""
    found: dict[str, set[int]] = {}
    for option in state.options():
        if isinstance(option, Summon):
            found.setdefault(CARDS[option.card].name, set()).add(THEIRS[option.at])
    return {name: sorted(squares) for name, squares in found.items()}


def _check_action(scene: Scene, step: Step) -> None:
    """What they list on every action decision."""
    state = scene.candidates[0].state
    if state.control != step["p"]:
        scene.note("player", state.control, step["p"])
    if "can" in step:
        scene.compare("can", summonings(state), {name: sorted(found) for name, found in step["can"].items()})
    scene.compare("can_flare", bool(flare.flare_options(state)), step["can_flare"])
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
    card, at = card_number(step["card"]), OURS[step["at"]]
    return _chosen(
        scene, lambda option: isinstance(option, Summon) and option.card == card and option.at == at, ACTION
    )


def _discard(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    found = _chosen(scene, lambda option: option == Discard(card_number(step["card"])), ACTION)
    for name in step["returned"]:
        card = Return(card_number(name))
        found = [play(candidate, card) for candidate in found if card in candidate.state.options()]
    return [play(candidate, DECLINE) if candidate.state.stack else candidate for candidate in found]


def _flare(scene: Scene, step: Step) -> list[Candidate]:
    _check_action(scene, step)
    card = card_number(step["card"])
    options = flare.flare_options(scene.candidates[0].state)
    against = sorted(option.against for option in options if isinstance(option, Flare) and option.card == card)
    scene.compare("against", against, sorted(step["against_offer"]))
    if "against" not in step:
        scene.announced = card
        return scene.candidates
    return _invoked(scene, step, card, step["against"])


def _flare_vs(scene: Scene, step: Step) -> list[Candidate]:
    assert scene.announced is not None
    card, scene.announced = scene.announced, None
    return _invoked(scene, step, card, step["chosen"])


def _invoked(scene: Scene, step: Step, card: int, against: int) -> list[Candidate]:
    holding = flare.parts(scene.candidates[0].state, card, against)
    parts = [part for part, holds in zip(("upper", "lower"), holding, strict=True) if holds]
    scene.compare("parts", parts, step["parts"])
    return _chosen(scene, lambda option: option == Flare(card, against), ACTION, TURN_END)


# ------------------------------------------------------------------------------------------ parts of a summoning


def _improvise(scene: Scene, step: Step) -> list[Candidate]:
    """We chose with the summoning; their number of the player stands for not improvising."""

    def colour(candidate: Candidate) -> int:
        return candidate.improvised if candidate.improvised >= 0 else step["p"]

    scene.compare("improvise", sorted({colour(candidate) for candidate in scene.candidates}), sorted(step["offer"]))
    return [candidate for candidate in scene.candidates if colour(candidate) == step["chosen"]]


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
            after += [play(candidate, lifts[step["at"]])] if step["at"] in lifts else []
        ours |= squares
    scene.compare("pickup", sorted(ours), sorted(step["offer"]))
    return after


def _colour(scene: Scene, step: Step) -> list[Candidate]:
    """The enemy colour to score in, for a legend or for odd common pieces."""
    wanted = {"legend_vs": LEGEND, "pair_vs": PAIR}[step["k"]]
    options = {
        option.side
        for candidate in scene.candidates
        if stage(candidate.state) == wanted
        for option in candidate.state.options()
        if isinstance(option, Colour)
    }
    scene.compare(step["k"], sorted(options), sorted(step["offer"]))
    return _chosen(scene, lambda option: option == Colour(step["chosen"]), wanted)


# ------------------------------------------------------------------------------------------------- start and end of turns


def _start(scene: Scene, step: Step) -> list[Candidate]:
    """The colours and squares come in another order; so all of them are placed at once and then sifted."""
    complete, pending = [], list(scene.candidates)
    while pending:
        candidate = pending.pop()
        if stage(candidate.state) == START:
            pending += [play(candidate, option) for option in candidate.state.options()]
        else:
            complete.append(candidate)
    colour = step.get("colour", step["p"])

    def square(candidate: Candidate) -> int:
        return THEIRS[candidate.state.own(colour).bit_length() - 1]

    scene.compare("start", sorted({square(candidate) for candidate in complete}), sorted(step["offer"]))
    return [candidate for candidate in complete if square(candidate) == step["at"]]


def _check_turn_end(scene: Scene, step: Step) -> list[Candidate]:
    """The candidates whose actions are over, before scoring."""
    state = scene.candidates[0].state
    scene.in_summoning = False
    if state.control != step["p"]:
        scene.note("player", state.control, step["p"])
    scene.compare("can_flare", bool(flare.flare_options(state)), step["can_flare"])
    if "claimable" in step:
        claims = [TASKS[claim.task].name for claim in score.claim_options(state) if isinstance(claim, Claim)]
        scene.compare("claimable", sorted(claims), sorted(step["claimable"]))
    return [candidate for candidate in scene.candidates if stage(candidate.state) == TURN_END]


def _end_turn(scene: Scene, step: Step) -> list[Candidate]:
    ended = map(end_turn, _check_turn_end(scene, step))
    return [play(candidate, FINISH) if stage(candidate.state) == CLAIM else candidate for candidate in ended]


def _claim(scene: Scene, step: Step) -> list[Candidate]:
    claim = Claim(TASK_BY_NAME[step["task"]])
    ended: Iterable[Candidate] = map(end_turn, _check_turn_end(scene, step))
    return [
        play(candidate, claim)
        for candidate in ended
        if stage(candidate.state) == CLAIM and claim in candidate.state.options()
    ]


HANDLERS: dict[str, Handler] = {
    "place": _place,
    "summon": _summon,
    "discard": _discard,
    "flare": _flare,
    "flare_vs": _flare_vs,
    "improvise": _improvise,
    "pickup": _pickup,
    "legend_vs": _colour,
    "pair_vs": _colour,
    "effect": _effect,
    "start": _start,
    "end_turn": _end_turn,
    "claim": _claim,
}
