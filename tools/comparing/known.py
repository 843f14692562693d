"""Differences that are meant: where the recordings leave the rule and card sheets, the sheets win.

Each has an id, says what differs, and cites why we are right. Recognising is as narrow as it can be: the card, the
question and the offers must fit, not only the place. Some are not recognised afterwards but followed: a candidate that
behaves as they do is kept beside ours (`habits`) and counts as a difference only if ours does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from arenarium.games.tashkalar.board.board import BOARD, SQUARES
from arenarium.games.tashkalar.cards.cards import Being
from arenarium.games.tashkalar.game import State
from arenarium.games.tashkalar.rules import turn
from arenarium.games.tashkalar.rules.pieces import lift
from arenarium.games.tashkalar.rules.placements import is_short, of_type, pattern_side
from arenarium.games.tashkalar.state.choices import Choice, Move, Summon
from arenarium.games.tashkalar.state.position import HEROIC, LEGENDARY
from comparing import antimatter, habits, polarity
from comparing.candidates import PAIR, Candidate
from comparing.encoding import OURS, THEIRS, Step
from comparing.offers import FIRST_IN_LINE, piece_ahead, their_choice, their_offers
from comparing.printed import BY_NAME, CARDS, SUMMONABLE, being
from comparing.scene import Scene

NEEDLESS_IMPROVISING = "needless-improvising"
PICK_UP_USED = "pick-up-of-used-piece"
NOT_SPARED = "no-improvising-to-spare-a-piece"
END_UNSEEN = "end-unseen-before-extra-turn"
LATE_FLARE = "odd-pieces-of-late-flare"
ONE_PLACING = "placing-with-one-option"
MARKS_TOGETHER = "marks-of-placements-together"
ANY_ORDER_OF_COLOURS = "colours-in-any-order"


@dataclass(frozen=True, slots=True)
class Case:
    """A fact that differs, and where."""

    step: Step
    scene: Scene
    """Before the step."""
    kind: str
    ours: Any
    theirs: Any

    @property
    def state(self) -> State:
        return self.scene.candidates[0].state


@dataclass(frozen=True, slots=True)
class Known:
    id: str
    what: str
    why: str
    fits: Callable[[Case], bool]


def _only_followed(case: Case) -> bool:
    return False


# -------------------------------------------------------------------------------------------------------- recognising


def _empty_line(case: Case) -> bool:
    if case.kind != "offer" or case.step.get("src") not in FIRST_IN_LINE or not case.ours < case.theirs:
        return False
    more = case.theirs - case.ours
    board, being_at = case.scene.board, case.step["being"]
    return all(verb == "direction" and not piece_ahead(board, being_at, at) for verb, at in more)


def _summonings(state: State, card: int, **changes: Any) -> list[Summon]:
    """All summonings of a card, with some fields of the state changed."""
    changed = state.copy()
    for name, value in changes.items():
        setattr(changed, name, value)
    options = (option for option in turn.options(changed) if isinstance(option, Summon) and not option.thawing)
    return [option for option in options if option.card == card]


def _listed_in_shortage(case: Case) -> bool:
    """Only cards for which the piece is missing differ, and those only by summonings that need an enemy piece."""
    if case.kind != "can":
        return False
    names = {*case.ours, *case.theirs}
    cards = {name: BY_NAME[name] for name in names if isinstance(CARDS[BY_NAME.get(name, 0)], Being)}
    # whether what an effect lets them use besides their own pieces is considered in a shortage we cannot tell
    extras = case.state.extras
    counted = [
        {"borrow": borrow, "extras": others}
        for borrow in {False, case.state.borrow}
        for others in {extras, extras._replace(next_empty=0)}
    ]
    return len(cards) == len(names) and any(
        all(_listed(case.state, card, using) == set(case.theirs.get(name, ())) for name, card in cards.items())
        for using in counted
    )


def _listed(state: State, card: int, using: dict[str, Any]) -> set[int]:
    """What they would list of a card: in a shortage without enemy pieces, save where an own piece is reused.

    Of a card whose being may go anywhere (Time Traveler) they list nothing then.
    """
    everything = {THEIRS[option.at] for option in _summonings(state, card)}
    base, side = 3 * state.side, state.side
    if being(card).rank == LEGENDARY:
        short, reusable = not state.legendary[side], state.pieces[base + 2]
    else:
        short, reusable = not state.two_faced[side], state.pieces[base] | state.pieces[base + 1]
    if not short:
        return everything
    if being(card).summon_on is not None:
        return set()
    everybody = [(1 << state.table.sides) - 1] * state.table.seats
    plain = {THEIRS[option.at] for option in _summonings(state, card, improvised=everybody, **using)}
    return plain | {at for square, at in THEIRS.items() if reusable >> square & 1 and at in everything}


def needless_colours(state: State, choice: Summon) -> frozenset[int]:
    """Enemy colours with which improvising would match the pattern, but give nothing that this summoning has not."""
    sides = [side for side in range(state.table.sides) if side not in (state.side, pattern_side(state))]
    if choice.improvised >= 0 or len(sides) < 2:
        return frozenset()
    summonable, most = SUMMONABLE[choice.card], int(state.borrow) + 1
    missing = summonable.difference(summonable.pattern.facing(choice.facing), choice.at)
    own, enemy = _at_least(state, [pattern_side(state)]), _at_least(state, sides)
    empty, most_empty = BOARD & ~state.occupied(), state.extras.next_empty
    squares: set[int] = set()
    for orientation in summonable.pattern.orientations:
        if summonable.difference(orientation, choice.at) == missing:
            masks = orientation.matches_with_empty(own, enemy, most, empty, most_empty)
            for at in SQUARES if summonable.anywhere else (choice.at,):
                lent = orientation.used(at) & enemy[0]
                if lent.bit_count() <= most and masks[lent.bit_count()] >> at & 1:
                    squares.update(side for side in sides if state.own(side) & lent)
    return frozenset(squares)


def matches_without(candidate: Candidate, square: int, most_empty: int) -> bool:
    """Whether the pattern of a summoning in progress matches, as it lies, if an own piece is taken away first."""
    state, choice = candidate.state.copy(), candidate.summon
    assert choice is not None
    lift(state, square)
    improvised = [choice.improvised] if choice.improvised >= 0 else []
    own, enemy, empty = _at_least(state, [state.side]), _at_least(state, improvised), BOARD & ~state.occupied()
    orientation = being(choice.card).pattern.facing(choice.facing)
    masks = orientation.matches_with_empty(own, enemy, len(improvised), empty, most_empty)
    return bool(masks[len(improvised)] >> choice.at & 1)


def _at_least(state: State, sides: Iterable[int]) -> tuple[int, int, int]:
    """The pieces of some sides, of at least common, heroic and legendary rank."""
    common = heroic = legendary = 0
    for side in sides:
        common |= state.own(side)
        heroic |= state.pieces[3 * side + HEROIC]
        legendary |= state.pieces[3 * side + LEGENDARY]
    return common, heroic | legendary, legendary


def _needless(case: Case) -> bool:
    if case.kind != "improvise" or not set(case.ours) < set(case.theirs):
        return False
    return all(
        any(colour in candidate.needless for candidate in case.scene.candidates)
        for colour in set(case.theirs) - set(case.ours)
    )


def _not_spared(case: Case) -> bool:
    """They summon without asking, with the own pieces, and a piece has to be picked up."""
    if case.kind != "improvise" or case.step["k"] != "summon" or case.theirs != [case.step["p"]]:
        return False
    state, rank = case.state, being(BY_NAME[case.step["card"]]).rank
    return is_short(state, rank) and not of_type(state, rank) >> OURS[case.step["at"]] & 1


def _late_flare(case: Case) -> bool:
    """They ask for the colour of odd pieces as they were before the flare; with the flare there is no choice."""
    if not case.scene.late_flare or case.step["k"] != "end_turn" or case.step["next"][1] != PAIR:
        return False
    odd = [number for number in case.state.destroyed[::3] if number % 2]
    return case.kind in ("next", "left", "turn", "killed") and len(odd) < 2


def _impossible_way(case: Case) -> bool:
    """They offer the move though no common piece can make one."""
    if case.step.get("src") != "flare 5 upper" or any(isinstance(option, Move) for option in _options(case)):
        return False
    if case.kind == "offer":
        return bool(case.theirs - case.ours == {("option", 1)} and case.ours < case.theirs)
    return case.kind == "choice" and case.step["chosen"] is not None and case.step["chosen"][1][0] == 1


def _judged_before(case: Case) -> bool:
    """Only moves differ that can or cannot be completed according to when that is judged."""
    step, scene = case.step, case.scene
    if step.get("src") != polarity.CARD:
        return False
    if case.kind == "offer":
        return polarity.explains(step, scene, case.ours - case.theirs, case.theirs - case.ours)
    chosen = their_choice(step, scene.board)
    if case.kind == "choice" and chosen is not None:
        return polarity.explains(step, scene, set(), {chosen})
    if case.kind == "may_skip" and not case.theirs:
        # for us there is nothing to choose from
        return polarity.explains(step, scene, set(), their_offers(step, scene.board)[0])
    return False


def _stray_draw(case: Case) -> bool:
    """At the end of a turn one player holds other cards than the deck would have given, of the same kinds."""
    if case.kind != "hands" or case.step["k"] not in ("end_turn", "claim", "pair_vs") or case.step.get("shuffled"):
        return False
    differing = [(ours, theirs) for ours, theirs in zip(case.ours, case.theirs, strict=True) if ours != theirs]
    return len(differing) == 1 and _kinds(differing[0][0]) == _kinds(differing[0][1])


def _kinds(hand: list[str]) -> list[str]:
    cards = [CARDS[BY_NAME[name]] for name in hand]
    return sorted(card.deck if isinstance(card, Being) else "flares" for card in cards)


def _options(case: Case) -> list[Choice]:
    return [option for candidate in case.scene.candidates for option in candidate.state.options()]


TABLE: tuple[Known, ...] = (
    Known(
        "leafsplitter-empty-line",
        "Kiskin Leafsplitter may aim along a diagonal without a piece; a later shot then hits twice",
        "sylvan, Kiskin Leafsplitter, last note: only directions with a piece, one piece for each choice",
        _empty_line,
    ),
    Known(
        "shortage-list",
        "with an exhausted supply they list neither summonings that need an enemy piece nor Time Traveler",
        "SUM-6, SUM-7, SUM-10 and EW-15 set no such limit; the recording leaves them out of its lists",
        _listed_in_shortage,
    ),
    Known(
        NEEDLESS_IMPROVISING,
        "they offer to improvise where the own pieces give the same marks and arrows",
        "SUM-8: the summoner chooses between placements; ours are one where nothing distinguishes them",
        _needless,
    ),
    Known(
        "flare-5-impossible-way",
        "flare 5 upper: they offer the move though no common piece can move",
        "flares, flare 5, first note: what cannot be carried out may not be chosen while the other can",
        _impossible_way,
    ),
    Known(
        PICK_UP_USED,
        "after Void Summoner a piece of the pattern is picked up, and its square, empty now, stands in for it",
        "SUM-7: only a piece that the pattern does not use may be picked up",
        _only_followed,
    ),
    Known(
        NOT_SPARED,
        "in a shortage they do not offer to improvise in order to pick up a piece that the pattern needs otherwise",
        "SUM-10: improvising is offered wherever it leads to another piece to pick up",
        _not_spared,
    ),
    Known(
        LATE_FLARE,
        "melee: common pieces destroyed after the last action, as by a flare, are left out of the choice for odd ones",
        "SCORE-6 counts all pieces destroyed this turn; TURN-7, TURN-8: flares and their like come before scoring",
        _late_flare,
    ),
    Known(
        "stray-draw",
        "a card drawn at the end of a turn is not the one that lay on top of the deck",
        "DRAW-1: cards come from the top; the recordings say themselves that a few of their draws do not",
        _stray_draw,
    ),
    Known(
        habits.REINDEER_REUSED,
        "Royal Reindeer is not upgraded if it was summoned by reusing the piece on its square",
        "everfrost, Royal Reindeer, second note: reusing a piece (SUM-6) destroys nothing",
        _only_followed,
    ),
    Known(
        habits.THAWED_APART,
        "Frostweave Summoner is thawed by itself, before a summoning is chosen",
        "EF-14: thawing and summoning are one choice, and without the summoning the card is not spent",
        _only_followed,
    ),
    Known(
        habits.GIANT_STAYS,
        "Glacier Giant stays on the board after destroying a legendary piece of its own side",
        "everfrost, Glacier Giant, third note: the Giant is destroyed then, too",
        _only_followed,
    ),
    Known(
        habits.SAME_SWAPPED,
        "Translocationist may swap the same heroic piece twice",
        "etherweave, Translocationist, first note: the two heroic pieces must be different",
        _only_followed,
    ),
    Known(
        habits.CAPTURE_DECLINED,
        "Merchant of Time, warp effect: taking a piece may be declined",
        "etherweave, Merchant of Time, last note: nothing marks it as optional",
        _only_followed,
    ),
    Known(
        habits.LEGENDS_KEPT,
        "Iris of Eternity: in a melee the legends stay in the hand",
        "EW-18: all legends in the hand are discarded",
        _only_followed,
    ),
    Known(
        habits.JUDGED_BEFORE,
        "Polarity Queen: whether the second move is possible is judged on the position before the first",
        "etherweave, Polarity Queen, first note: the two moves are played one after the other",
        _judged_before,
    ),
    Known(
        antimatter.HABIT,
        "Antimatter Spirit, warp effect: with no enemy piece in supply they offer to place and move a piece where it "
        "destroys one of the own side; the effect breaks off then",
        "EW-10 and etherweave, Antimatter Spirit, second note: only what can be completed is offered",
        _only_followed,
    ),
    Known(
        habits.STORM_MUST,
        "Storm Elemental: with nothing but legendary pieces in supply one of them has to be placed",
        "legends, Storm Elemental, step 1: placing a piece is optional, whatever its rank (EFF-2)",
        _only_followed,
    ),
    Known(
        END_UNSEEN,
        "Time Elemental: the end of the game is not checked before the extra turn",
        "legends, Time Elemental, third note: a trigger met at the end of the first turn stands",
        _only_followed,
    ),
)


@dataclass(frozen=True, slots=True)
class Asking:
    """A way of asking that is not ours and comes to the same: such steps agree, and are counted."""

    id: str
    what: str
    why: str


ASKED_OTHERWISE: tuple[Asking, ...] = (
    Asking(
        ONE_PLACING,
        "a piece that has to be placed, and can be in one way only, is asked for",
        "EFF-2: what must be done in the only possible way is no choice; we do it without asking",
    ),
    Asking(
        MARKS_TOGETHER,
        "Gate of Oblivion: the marks of all placements of the pattern are offered together",
        "SUM-8, EFF-9: the summoner chooses how the pattern lies, and with it the marks; with us that is the summoning",
    ),
    Asking(
        ANY_ORDER_OF_COLOURS,
        "Reality Patch, Woodland Druid, Crystal Grower: pieces of all enemy colours are offered together",
        "the cards say one of each colour and set no order; we go through the colours one by one",
    ),
)


def name_for(case: Case) -> str:
    """The id of the known difference that explains a case, or nothing."""
    return next((known.id for known in TABLE if known.fits(case)), "")
