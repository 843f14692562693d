"""What is offered in an effect: their verbs and values, and our options put in the same words.

An offer is a verb and a value. Squares are theirs; every kind of move is ("move", (from, to)).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from arenarium.games.tashkalar.board.board import BY_NAME, DIRECTION_OF, RAYS, STEPS
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.state import choices
from arenarium.games.tashkalar.state import registers as reg
from arenarium.games.tashkalar.state.choices import ACCEPT, DECLINE, Alternative, Choice
from comparing.candidates import EFFECT, FROZEN, Candidate, Moment, Only, play, source, stage
from comparing.encoding import LETTERS, OURS, THEIRS, NotCovered, Step, name_of
from comparing.printed import CARDS

Offer = tuple[str, Any]

FIRST_IN_LINE = frozenset(("Kiskin Leafsplitter",))
"""Cards where they ask for a direction and we for the first piece in it."""
BY_FIRST_STEP = frozenset(("Glacier Giant", "Frost Imp"))
"""Cards where a piece runs in a line and they ask for its first step, we for where it ends."""
FLARE_BY_NUMBER = frozenset(("Possessed Summoner", "Winter Whisperer" + FROZEN))
"""Cards where they ask whether to discard the flare, we for the flare."""
_CALLED_BY_RESULT = {"gained-actions": "gain_action", "taken-back": "return_pending"}
"""Where they call a way by what comes of it: our event, their verb."""
_PRELIMINARY = frozenset(("option", "choose"))
"""What we may have to ask before the things themselves."""
_VERBS = {"take": "capture", "release": "free"}
"""Our verbs that are other words for theirs."""
_SQUARE_VERBS = frozenset(
    ("destroy", "upgrade", "downgrade", "convert", "choose", "choose_square", "gateway", "capture", "free", "direction")
)

NUMBERED: dict[str, dict[int, Only]] = {
    "Storm Elemental": {number: Only("rank", number - 1) for number in (1, 2, 3)},
    "flare 5 upper": {1: Only("verb", "move"), 2: Only("verb", "upgrade")},
}
"""Where they ask for the number of a way first and we offer the things themselves: what the numbers stand for."""


# -------------------------------------------------------------------------------------------------------------- theirs


def _sign_at(board: str, square: int) -> str:
    return board[9 * (square % 10 - 1) + square // 10 - 1]


def colour_at(board: str, square: int) -> int:
    """The colour of the piece on a square of their board, -1 if there is none."""
    sign = _sign_at(board, square)
    return LETTERS.index(sign) // 3 if sign in LETTERS else -1


def piece_ahead(board: str, here: int, neighbour: int) -> bool:
    """Whether there is a piece on the line from a square (theirs) over a neighbouring one."""
    ray = RAYS[OURS[here]][DIRECTION_OF[OURS[here], OURS[neighbour]]]
    return any(colour_at(board, THEIRS[square]) >= 0 for square in ray)


def their_offer(step: Step, board: str, verb: str, value: Any) -> Offer | None:
    """One of their offers, None for the offer to do nothing; `board` is the position before the step."""
    if verb == "move_being" or (verb == "destroy" and colour_at(board, value) < 0):
        # "destroying" the Assassin's empty marked square means to go there
        return "move", (step.get("being"), value)
    if verb in ("move", "place"):
        return verb, tuple(value)
    if verb == "swap":
        return verb, tuple(sorted(value))
    if verb == "option":
        return None if value[1:] in ([], ["nothing"]) else (verb, value[0])
    if verb == "card_discard" and value == step["src"]:
        return None  # the card that is being resolved: it is discarded anyway
    if verb in _SQUARE_VERBS or verb.startswith("card_") or verb in ("gain_action", "return_pending"):
        return verb, value
    raise NotCovered(f"the verb {verb}")


def their_offers(step: Step, board: str) -> tuple[set[Offer], bool]:
    """All they offer, and whether it may be declined."""
    offered = {their_offer(step, board, verb, value) for verb, values in step["offer"].items() for value in values}
    return {offer for offer in offered if offer is not None}, step["may_skip"] or None in offered


def their_choice(step: Step, board: str) -> Offer | None:
    """What they chose; None if they declined."""
    return their_offer(step, board, *step["chosen"]) if step["chosen"] else None


# ---------------------------------------------------------------------------------------------------------------- ours


def _towards(here: int, direction: int) -> int:
    return THEIRS[here + STEPS[direction]]


def _being(state: State) -> int:
    """The square of the being whose effect asks; -1 if it is gone."""
    return state.stack[-1].vars[reg.SELF].bit_length() - 1 if state.stack else -1


def _offer_of(candidate: Candidate, choice: Choice) -> Offer:
    """One of our options in their words."""
    state = candidate.state
    match choice:
        case choices.Target(at, "destroy") if source(state) in FIRST_IN_LINE:
            here = _being(state)
            return "direction", _towards(here, DIRECTION_OF[here, at])
        case choices.Target(at, "choose") if state.piece_at(at) < 0:
            return "choose_square", THEIRS[at]
        case choices.Target(at, verb):
            return _VERBS.get(verb, verb), THEIRS[at]
        case choices.Put(at, side, rank):
            return "place", (THEIRS[at], side, rank)
        case choices.Move(at, to) if source(state) in BY_FIRST_STEP:
            return "move", (THEIRS[at], _towards(at, DIRECTION_OF[at, to]))
        case choices.Move(at, to):
            return "move", (THEIRS[at], THEIRS[to])
        case choices.Swap(at, other):
            return "swap", tuple(sorted((THEIRS[at], THEIRS[other])))
        case choices.Aim(direction):
            return "direction", _towards(_being(state), direction)
        case choices.Recover(card):
            return "card_to_deck_top", CARDS[card].name
        case choices.Freeze(card):
            return "card_freeze", CARDS[card].name
        case choices.Copy(card):
            return "card_copy_warp", CARDS[card].name
        case choices.Discard(card):
            return ("option", 1) if source(state) in FLARE_BY_NUMBER else ("card_discard", CARDS[card].name)
    if isinstance(choice, Alternative) or choice == ACCEPT:
        # called by what comes of it, where they do so
        trail = play(replace(candidate, trail=candidate.trail[-1:]), choice).trail[1:]
        for moment in trail[:1]:
            if moment.kind in _CALLED_BY_RESULT:
                return _CALLED_BY_RESULT[moment.kind], None
        return "option", choice.number if isinstance(choice, Alternative) else 1
    raise NotCovered(f"our choice {choice.verb}")


def past_idle_question(candidate: Candidate) -> Candidate:
    """Where we ask although every answer leads to the same, the candidate after it: they do not ask then."""
    if candidate.only is not None or stage(candidate.state) != EFFECT:
        return candidate
    answers = [play(candidate, option) for option in candidate.state.options()]
    return answers[0] if len({answer.state.key() for answer in answers}) == 1 else candidate


def unasked(candidate: Candidate, step: Step) -> dict[Offer, list[Candidate]]:
    """Our offers of a kind that they do not ask for: the number of a way, the piece that others must be adjacent to,
    whether to copy an effect. With each, the candidates that are then asked what they ask, or have done the only thing
    to do; none where it comes to the same as declining."""
    offers, may_decline = our_offers(candidate)
    nothing = play(candidate, DECLINE).state.key() if may_decline else None
    offered: dict[Offer, list[Candidate]] = {}
    for offer, options in offers.items():
        if offer[0] in _PRELIMINARY and offer[0] not in step["offer"]:
            after = [play(candidate, option) for option in options]
            asked = [replace(other, trail=candidate.trail) for other in after if _is_same_effect(candidate, other)]
            done = [other for other in after if implied_offer(other) is not None]
            if asked or done or any(other.state.key() == nothing for other in after):
                offered[offer] = asked + done
    return offered


def ways(candidate: Candidate) -> list[Alternative]:
    """The numbers of ways that a candidate asks for."""
    asked = stage(candidate.state) == EFFECT and candidate.only is None
    return [option for option in candidate.state.options() if isinstance(option, Alternative)] if asked else []


def _is_same_effect(before: Candidate, after: Candidate) -> bool:
    """Nothing has happened yet, the same effect asks on."""
    *all_before, _stack = before.state.key()
    *all_after, _stack = after.state.key()
    return all_before == all_after and source(after.state) == source(before.state)


def our_offers(candidate: Candidate) -> tuple[dict[Offer, list[Choice]], bool]:
    """What a candidate that is being asked offers, and whether it may decline."""
    options, only = candidate.state.options(), candidate.only
    offers: dict[Offer, list[Choice]] = {}
    for option in options:
        if option != DECLINE if only is None else only.allows(option):
            offers.setdefault(_offer_of(candidate, option), []).append(option)
    return offers, only is None and DECLINE in options


def numbered_offers(candidate: Candidate, src: str) -> dict[Offer, Only]:
    """Our options put together under the numbers that they ask for first."""
    options = candidate.state.options()
    return {
        ("option", number): only
        for number, only in NUMBERED[src].items()
        if any(only.allows(option) for option in options)
    }


# ----------------------------------------------------------------------------------------------- what went by itself

_DONE = {"destroyed": "destroy", "upgraded": "upgrade", "downgraded": "downgrade", "converted": "convert"}


def done_by(moment: Moment) -> Offer | None:
    """An event of ours as the choice that it would have been."""
    facts = moment.facts
    if moment.kind in _DONE and facts.get("how", "effect") == "effect":
        return _DONE[moment.kind], THEIRS[BY_NAME[facts["at"]]]
    if moment.kind == "placed":
        return "place", (THEIRS[BY_NAME[facts["at"]]], facts["side"], facts["rank"])
    if moment.kind == "replaced":
        return "place", (THEIRS[BY_NAME[facts["at"]]], facts["by"], facts["rank"])
    if moment.kind in ("held", "released") and facts["at"]:
        return "capture" if moment.kind == "held" else "free", THEIRS[BY_NAME[facts["at"]]]
    if moment.kind == "swapped":
        return "swap", tuple(sorted(THEIRS[BY_NAME[facts[which]]] for which in ("one", "other")))
    if moment.kind == "moved":
        return "move", (THEIRS[BY_NAME[facts["origin"]]], THEIRS[BY_NAME[facts["target"]]])
    return None


def implied_offer(candidate: Candidate) -> Offer | None:
    """What we did without asking, the first thing of it; None if nothing."""
    return next((offer for moment in candidate.trail[1:] if (offer := done_by(moment))), None)


# ---------------------------------------------------------------------------------------------------------- for people


def say_offer(offer: Offer) -> str:
    verb, value = offer
    if value is None:
        return verb
    if verb in ("move", "swap"):
        return f"{verb} {'-'.join(name_of(square) if square else '?' for square in value)}"
    if verb == "place":
        at, side, rank = value
        return f"place {LETTERS[3 * side + rank]} {name_of(at)}"
    return f"{verb} {name_of(value) if verb in _SQUARE_VERBS else value}"


def say_offers(offers: Iterable[Offer], most: int = 12) -> str:
    texts = sorted(map(say_offer, offers))
    return ", ".join(texts[:most]) + (f" and {len(texts) - most} more" if len(texts) > most else "") or "nothing"
