"""Decisions within effects: their offers against ours, and our candidates after their choice."""

from __future__ import annotations

from dataclasses import replace

from arenarium.tashkalar.choices import DECLINE, Choice

from comparing.candidates import EFFECT, Candidate, distinct, play, source, stage
from comparing.encoding import Step
from comparing.offers import (
    FIRST_IN_LINE,
    NUMBERED,
    Offer,
    implied_offer,
    numbered_offers,
    our_offers,
    piece_ahead,
    their_choice,
    their_offers,
    unfolded,
)
from comparing.scene import Handler, Scene

ANY_ORDER = frozenset(("Woodland Druid",))
"""Effects on one piece of each colour: they leave the order of the colours open, we go through them one by one."""


def decide(scene: Scene, step: Step) -> list[Candidate]:
    """An `effect` step."""
    handler: Handler = _usual
    if step["src"] in FIRST_IN_LINE:
        handler = _first_in_line
    elif step["src"] in ANY_ORDER:
        handler = _any_order
    return handler(scene, step)


def _is_asked(candidate: Candidate, step: Step) -> bool:
    state = candidate.state
    return not candidate.ahead and source(state) == step["src"] and state.control == step["p"]


def _usual(scene: Scene, step: Step) -> list[Candidate]:
    chosen = their_choice(step, scene.board)
    ours: set[Offer] = set()
    skip = False
    after: list[Candidate] = []
    for candidate in unfolded(scene.candidates):
        if _is_asked(candidate, step):
            further, offers, may_decline = _answered(candidate, step, chosen)
        else:
            # it went by itself, or with this placement there is nothing to do
            done = implied_offer(candidate)
            offers, may_decline = ({done} if done else set()), done is None
            further = [candidate] if chosen == done else []
        after += further
        ours |= offers
        skip |= may_decline
    _compare_offers(scene, step, ours, skip)
    return after


def _compare_offers(scene: Scene, step: Step, ours: set[Offer], skip: bool) -> None:
    theirs, their_skip = their_offers(step, scene.board)
    scene.compare("offer", ours, theirs)
    scene.compare("may_skip", skip, their_skip)


def _answered(candidate: Candidate, step: Step, chosen: Offer | None) -> tuple[list[Candidate], set[Offer], bool]:
    """The candidate after their choice, what it could choose from, and whether it could decline."""
    if "option" in step["offer"] and step["src"] in NUMBERED:
        return _numbered(candidate, step, chosen)
    offers, may_decline = our_offers(candidate)
    return _after(candidate, chosen, offers, may_decline), set(offers), may_decline


def _after(
    candidate: Candidate, chosen: Offer | None, offers: dict[Offer, Choice], may_decline: bool
) -> list[Candidate]:
    if chosen is None:
        return [play(candidate, DECLINE)] if may_decline else []
    return [play(candidate, offers[chosen])] if chosen in offers else []


def _numbered(candidate: Candidate, step: Step, chosen: Offer | None) -> tuple[list[Candidate], set[Offer], bool]:
    """They choose the number of a way; we offer what the ways begin with, and remember the number for that."""
    offers = numbered_offers(candidate, step["src"])
    may_decline = DECLINE in candidate.state.options()
    if chosen not in offers:
        return _after(candidate, chosen, {}, may_decline), set(offers), may_decline
    meant = replace(candidate, only=offers[chosen])
    options = list(our_offers(meant)[0].values())
    # they do not ask where only one thing is left
    further = [meant, play(candidate, options[0])] if len(options) == 1 else [meant]
    return further, set(offers), may_decline


# ------------------------------------------------------------------------------------------------------ odd ways of asking


def _first_in_line(scene: Scene, step: Step) -> list[Candidate]:
    """They also allow a direction without a piece; nothing happens then, and a second shot hits twice.

    We do not (`known` says why), but we can follow: a wasted shot is a shot not made, a double shot is both of ours.
    """
    chosen = their_choice(step, scene.board)
    wasted = chosen is not None and not piece_ahead(scene.board, step["being"], chosen[1])
    ours: set[Offer] = set()
    after: list[Candidate] = []
    for candidate in scene.candidates:
        if not _is_asked(candidate, step):
            after += [candidate] if chosen is None or wasted else []
            continue
        offers, may_decline = our_offers(candidate)
        ours |= set(offers)
        if wasted:
            after += [replace(candidate, wasted=True), play(candidate, DECLINE)]
            continue
        shots = _after(candidate, chosen, offers, may_decline)
        if candidate.wasted:
            shots += [play(shot, again[chosen]) for shot in shots if chosen in (again := _further(shot, step))]
            shots += [play(shot, DECLINE) for shot in shots if _is_asked(shot, step)]
        after += shots
    _compare_offers(scene, step, ours, True)
    return after


def _further(shot: Candidate, step: Step) -> dict[Offer, Choice]:
    """The offers of a second shot; the first one has changed the board, but they have not shown that yet."""
    now = replace(shot, trail=shot.trail[-1:])
    return our_offers(now)[0] if _is_asked(now, step) else {}


def _any_order(scene: Scene, step: Step) -> list[Candidate]:
    """One piece of each colour: with the choices that are still to come, all colours are done at once in our order."""
    waiting = [candidate for candidate in scene.candidates if candidate.unordered]
    if not waiting:
        usual = [candidate for candidate in scene.candidates if _is_asked(candidate, step)]
        if usual and all(offer in their_offers(step, scene.board)[0] for offer in our_offers(usual[0])[0]):
            pass
    return _usual(scene, step)
