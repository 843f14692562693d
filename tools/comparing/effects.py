"""Decisions within effects: their offers against ours, and our candidates after their choice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from arenarium.games.tashkalar.board.board import STEPS, STRIDE
from arenarium.games.tashkalar.state.choices import DECLINE, Choice
from comparing.candidates import Candidate, play, source
from comparing.encoding import THEIRS, Step
from comparing.habits import followed
from comparing.known import ANY_ORDER_OF_COLOURS, MARKS_TOGETHER, ONE_PLACING
from comparing.offers import (
    FIRST_IN_LINE,
    NUMBERED,
    Offer,
    colour_at,
    done_by,
    implied_offer,
    numbered_offers,
    our_offers,
    piece_ahead,
    their_choice,
    their_offers,
    unasked,
)
from comparing.printed import being
from comparing.scene import Handler, Scene

ANY_ORDER = frozenset(("Woodland Druid", "Crystal Grower", "Reality Patch"))
"""Effects on one piece of each colour: they leave the order of the colours open, we go through them one by one."""
DECLINABLE = frozenset(("Reality Patch",))
"""Those that may be declined."""
MIRRORS = frozenset(("Crystal Mirror",))
"""Effects for which they ask for a direction that comes with our placement of the pattern."""
TAKEN_OFF_FIRST = frozenset(("Frostweave Illusionist",))
"""Effects for which they take the being off the board before they ask what comes in its place."""
TWO_KINDS_OF_MARKS = frozenset(("Gate of Oblivion",))
"""Effects for which they ask first for a piece on the second marks of all placements of the pattern, then for one on
the first marks of those placements that are left. With us a placement is chosen before, with the summoning."""
_BY_COLOUR = ("destroy", "upgrade")
_ORTHOGONAL = (1, -1, STRIDE, -STRIDE)


def decide(scene: Scene, step: Step) -> list[Candidate]:
    """An `effect` step."""
    handler: Handler = _usual
    if step["src"] in FIRST_IN_LINE:
        handler = _first_in_line
    elif step["src"] in ANY_ORDER:
        handler = _any_order
    elif step["src"] in TAKEN_OFF_FIRST:
        handler = _being_taken_off
    elif step["src"] in TWO_KINDS_OF_MARKS:
        handler = _both_marks
    elif "direction" in step["offer"] and step["src"] in MIRRORS:
        handler = _side_of_mirror
    return handler(scene, step)


def _is_asked(candidate: Candidate, step: Step) -> bool:
    state = candidate.state
    return not candidate.ahead and source(state) == step["src"] and state.asked == step["p"]


@dataclass(slots=True)
class _Answers:
    """What some candidates offer together, and those that have made their choice."""

    offers: set[Offer] = field(default_factory=set)
    may_decline: bool = False
    after: list[Candidate] = field(default_factory=list)

    def add(self, other: _Answers) -> None:
        self.offers |= other.offers
        self.may_decline |= other.may_decline
        self.after += other.after

    def are(self, theirs: tuple[set[Offer], bool]) -> bool:
        return (self.offers, self.may_decline) == theirs


def _usual(scene: Scene, step: Step) -> list[Candidate]:
    chosen = their_choice(step, scene.board)
    ours, with_habits = _Answers(), _Answers()
    habits: set[str] = set()
    for candidate in scene.candidates:
        answers = _answers(candidate, step, chosen)
        if not candidate.habits:
            ours.add(answers)
        their_way = followed(candidate, step, _is_asked(candidate, step))
        with_habits.add(replace(answers, offers=set(), may_decline=False) if their_way.instead else answers)
        habits |= candidate.habits
        for offer, others in their_way.offers.items():
            with_habits.add(_Answers({offer}, False, others if offer == chosen else []))
            habits |= others[0].habits
    theirs = their_offers(step, scene.board)
    if not ours.are(theirs) and with_habits.are(theirs):
        scene.habits |= habits
        ours = with_habits
    elif _is_one_placing(theirs) and not any(_is_asked(candidate, step) for candidate in scene.candidates):
        scene.asked_otherwise.add(ONE_PLACING)
    _compare_offers(scene, step, ours.offers, ours.may_decline)
    return with_habits.after


def _is_one_placing(theirs: tuple[set[Offer], bool]) -> bool:
    """Whether they ask for a piece to be placed though there is one way only, and it has to be."""
    offers, may_decline = theirs
    return not may_decline and [verb for verb, _ in offers] == ["place"]


def _answers(candidate: Candidate, step: Step, chosen: Offer | None) -> _Answers:
    """What a candidate offers, and the candidates that it becomes with their choice."""
    if not _is_asked(candidate, step):
        # it went by itself, or with this placement there is nothing to do
        done = _done(candidate, step)
        return _Answers({done} if done else set(), done is None, [candidate] if chosen == done else [])
    if _asks_number(step):
        return _numbered(candidate, step, chosen)
    offers, may_decline = our_offers(candidate)
    reply = _Answers(set(offers), may_decline, _after(candidate, chosen, offers, may_decline))
    for offer, others in unasked(candidate, step).items():
        reply.offers.discard(offer)
        for other in others:
            reply.add(_answers(other, step, chosen))
    return reply


def _done(candidate: Candidate, step: Step) -> Offer | None:
    """What we did without asking, as they would have asked for it."""
    done = implied_offer(candidate)
    if done is None or not _asks_number(step):
        return done
    fields = {"verb": done[0], "rank": done[1][2] if done[0] == "place" else None}
    for number, only in NUMBERED[step["src"]].items():
        if fields[only.field] == only.value:
            return "option", number
    return done


def _asks_number(step: Step) -> bool:
    return "option" in step["offer"] and step["src"] in NUMBERED


def _compare_offers(scene: Scene, step: Step, ours: set[Offer], skip: bool) -> None:
    theirs, their_skip = their_offers(step, scene.board)
    scene.compare("offer", ours, theirs)
    scene.compare("may_skip", skip, their_skip)


def _after(
    candidate: Candidate, chosen: Offer | None, offers: dict[Offer, list[Choice]], may_decline: bool
) -> list[Candidate]:
    if chosen is None:
        return [play(candidate, DECLINE)] if may_decline else []
    return [play(candidate, option) for option in offers.get(chosen, ())]


def _numbered(candidate: Candidate, step: Step, chosen: Offer | None) -> _Answers:
    """They choose the number of a way; we offer what the ways begin with, and remember the number for that."""
    offers = numbered_offers(candidate, step["src"])
    may_decline = DECLINE in candidate.state.options()
    if chosen not in offers:
        return _Answers(set(offers), may_decline, _after(candidate, chosen, {}, may_decline))
    meant = replace(candidate, only=offers[chosen])
    options = [option for options in our_offers(meant)[0].values() for option in options]
    # they do not ask where only one thing is left
    further = [meant, play(candidate, options[0])] if len(options) == 1 else [meant]
    return _Answers(set(offers), may_decline, further)


# -------------------------------------------------------------------------------------------------- odd ways of asking


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
            shots += [play(shot, option) for shot in shots for option in _further(shot, step, chosen)]
            shots += [play(shot, DECLINE) for shot in shots if source(shot.state) == step["src"]]
        after += shots
    _compare_offers(scene, step, ours, True)
    return after


def _further(shot: Candidate, step: Step, chosen: Offer | None) -> list[Choice]:
    """The same shot once more; the first one has changed the board, but they have not shown that yet."""
    now = replace(shot, trail=shot.trail[-1:])
    return our_offers(now)[0].get(chosen, []) if chosen is not None and _is_asked(now, step) else []


def _being_taken_off(scene: Scene, step: Step) -> list[Candidate]:
    """With us the being still stands there; apart from that we are at the same place."""
    scene.candidates = [
        replace(candidate, trail=candidate.trail[-1:]) if source(candidate.state) == step["src"] else candidate
        for candidate in scene.candidates
    ]
    return _usual(scene, step)


def _both_marks(scene: Scene, step: Step) -> list[Candidate]:
    """Where the second mark holds a piece, we have destroyed it without asking; where it is empty, we ask already for
    the first marks, and they let us decline."""
    if len(scene.candidates) > 1:
        scene.asked_otherwise.add(MARKS_TOGETHER)
    done = [_done(candidate, step) for candidate in scene.candidates]
    if not any(done):
        return _usual(scene, step)
    _compare_offers(scene, step, {offer for offer in done if offer}, None in done)
    chosen = their_choice(step, scene.board)
    return [candidate for candidate, offer in zip(scene.candidates, done, strict=True) if offer == chosen]


def _side_of_mirror(scene: Scene, step: Step) -> list[Candidate]:
    """They ask to which side of the being the mirror images go; we have chosen with the placement of the pattern."""
    sides = [("direction", _image_side(candidate)) for candidate in scene.candidates]
    _compare_offers(scene, step, {side for side in sides if side[1] is not None}, False)
    chosen = their_choice(step, scene.board)
    return [candidate for candidate, side in zip(scene.candidates, sides, strict=True) if side == chosen]


def _image_side(candidate: Candidate) -> int | None:
    """The neighbouring square on the side of the images; None if it is off the board."""
    summon = candidate.summon
    assert summon is not None
    images = being(summon.card).pattern.facing(summon.facing).second_marked(summon.at)
    beside = [summon.at + step for step in STEPS if step in _ORTHOGONAL and images >> summon.at + step & 1]
    return THEIRS[beside[0]] if beside else None


def _any_order(scene: Scene, step: Step) -> list[Candidate]:
    """One piece of each enemy colour: knowing the choices still to come, we do all colours at once in our order."""
    if not _is_by_colour(scene, step):
        return _usual(scene, step)
    chosen = their_choice(step, scene.board)
    if len({colour_at(scene.board, at) for at in _squares_by_colour(step)}) > 1:
        scene.asked_otherwise.add(ANY_ORDER_OF_COLOURS)
    candidates = scene.candidates
    if all(candidate.still_open is None for candidate in candidates):
        picks = {chosen}
        for later in scene.following:
            if later["k"] != "effect" or later["src"] != step["src"]:
                break
            picks.add(their_choice(later, scene.board))
        candidates = [done for candidate in candidates for done in _all_colours(candidate, step, picks)]
    ours: set[Offer] = set()
    after: list[Candidate] = []
    for candidate in candidates:
        offers = candidate.still_open or frozenset()
        ours |= offers
        if chosen is None:
            after.append(replace(candidate, still_open=None))
        elif chosen in offers:
            colour = colour_at(scene.board, chosen[1])
            left = frozenset(offer for offer in offers if colour_at(scene.board, offer[1]) != colour)
            after.append(replace(candidate, still_open=left or None))
    _compare_offers(scene, step, ours, step["src"] in DECLINABLE)
    return after


def _is_by_colour(scene: Scene, step: Step) -> bool:
    """Whether this step is about pieces of the enemy colours, not about another part of the effect."""
    squares = _squares_by_colour(step)
    return bool(squares) and all(colour_at(scene.board, at) not in (-1, step["p"]) for at in squares)


def _squares_by_colour(step: Step) -> list[int]:
    return [at for verb in _BY_COLOUR for at in step["offer"].get(verb, ())]


def _all_colours(candidate: Candidate, step: Step, picks: set[Offer | None]) -> list[Candidate]:
    """A candidate that has made the choices of all colours, as far as it is asked, and remembers what was open."""
    # colours with one piece only went by themselves
    offers = {offer for moment in candidate.trail[1:] if (offer := done_by(moment))}
    while source(candidate.state) == step["src"]:
        asked, may_decline = our_offers(candidate)
        if not all(verb in _BY_COLOUR for verb, _ in asked):
            break
        offers |= set(asked)
        picked = [option for offer, options in asked.items() if offer in picks for option in options]
        if not picked and not may_decline:
            return []
        before = len(candidate.trail)
        candidate = play(candidate, picked[0] if picked else DECLINE)
        offers |= {offer for moment in candidate.trail[before + 1 :] if (offer := done_by(moment))}
    return [replace(candidate, still_open=frozenset(offers))]
