"""The answers a seat can give, declared once: notation and messages follow from the types of their fields.

Plain tuples: cheap to make, compare and hash.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from arenarium.cards.card_set import Derived
from arenarium.cards.machine import Answers
from arenarium.core.choices import ChoiceKinds, written
from arenarium.games.tashkalar.board.board import RAYS, SQUARES, SquareTable
from arenarium.games.tashkalar.cards.card_set import CardSet
from arenarium.games.tashkalar.state.numbers import (
    ALTERNATIVE,
    BORROWED,
    FACING,
    SIDE,
    THAWING,
    CardNumber,
    DirectionNumber,
    FlareNumber,
    RankNumber,
    SchoolId,
    SideNumber,
    SquareNumber,
    TaskNumber,
)

TargetVerb: TypeAlias = Literal["destroy", "upgrade", "downgrade", "convert", "choose", "gateway", "take", "release"]


class School(NamedTuple):
    """Take a school (SET-2)."""

    school: SchoolId
    verb: Literal["school"] = "school"


@written("start {side} {at}")
class Start(NamedTuple):
    """Put a start piece of a colour on a square (SET-10, SET-12)."""

    at: SquareNumber
    side: SideNumber
    verb: Literal["start"] = "start"


class Place(NamedTuple):
    """Action: put a common piece on an empty square (TURN-3), also the second half of TURN-4."""

    at: SquareNumber
    verb: Literal["place"] = "place"


class Lift(NamedTuple):
    """Pick up an own piece, because the supply is empty (TURN-4, SUM-7)."""

    at: SquareNumber
    verb: Literal["lift"] = "lift"


@written("summon {card} {at}[ {facing}][ {borrowed}][ improvising {improvised}][ {thawing}]")
class Summon(NamedTuple):
    """Action: summon the being of a card (SUM-1)."""

    card: CardNumber
    at: SquareNumber
    facing: Annotated[int, FACING] = 0
    """Which orientation is meant, where it matters."""
    borrowed: Annotated[int, BORROWED] = 0
    """Enemy pieces that count as the summoner's, as a set of squares; said where it matters which they are."""
    improvised: Annotated[int, SIDE] = -1
    """The enemy colour that is used up for improvised summoning (SUM-10)."""
    thawing: Annotated[bool, THAWING] = False
    """The frozen card is thawed for it, so that one more enemy piece counts as the summoner's (EF-14)."""
    verb: Literal["summon"] = "summon"


class Discard(NamedTuple):
    """Discard a card: a being as an action (TURN-5), or a card by an effect."""

    card: CardNumber
    verb: Literal["discard"] = "discard"


class Return(NamedTuple):
    """After discarding: put a card under its deck."""

    card: CardNumber
    verb: Literal["return"] = "return"


class Thaw(NamedTuple):
    """Use the frozen effect of the frozen card (EF-4)."""

    card: CardNumber
    verb: Literal["thaw"] = "thaw"


class Keep(NamedTuple):
    """Of two frozen cards, the one that stays (EF-6)."""

    card: CardNumber
    verb: Literal["keep"] = "keep"


class Warp(NamedTuple):
    """Play the warp effect of a card in hand, which becomes the pending being (EW-3)."""

    card: CardNumber
    verb: Literal["warp"] = "warp"


@written("flare {card} against {against}")
class Flare(NamedTuple):
    """Invoke a flare against a side (FLARE-1, FLARE-2)."""

    card: FlareNumber
    against: SideNumber
    verb: Literal["flare"] = "flare"


class Claim(NamedTuple):
    """Claim a task (SCORE-1)."""

    task: TaskNumber
    verb: Literal["claim"] = "claim"


class Target(NamedTuple):
    """Pick a square, or the piece on it, for what the verb says: destroy, upgrade, choose, ..."""

    at: SquareNumber
    verb: TargetVerb


@written("put {side} {rank} {at}")
class Put(NamedTuple):
    """Place a piece of a colour and rank by an effect (EFF-12)."""

    at: SquareNumber
    side: SideNumber
    rank: RankNumber
    verb: Literal["put"] = "put"


class Move(NamedTuple):
    """Move or leap from a square to another (EFF-11)."""

    at: SquareNumber
    to: SquareNumber
    verb: Literal["move"] = "move"


class Swap(NamedTuple):
    """Let two pieces exchange their squares (EW-13)."""

    at: SquareNumber
    other: SquareNumber
    verb: Literal["swap"] = "swap"


class Aim(NamedTuple):
    """Choose a direction."""

    direction: DirectionNumber
    verb: Literal["aim"] = "aim"


@written("option {number}")
class Alternative(NamedTuple):
    """Choose one of the alternatives of an effect, counted from 1."""

    number: Annotated[int, ALTERNATIVE]
    verb: Literal["alternative"] = "alternative"


class Recover(NamedTuple):
    """Put a card of the discard pile on top of the deck."""

    card: CardNumber
    verb: Literal["recover"] = "recover"


class Freeze(NamedTuple):
    """Make a card of the discard pile the frozen card (EF-6)."""

    card: CardNumber
    verb: Literal["freeze"] = "freeze"


class Copy(NamedTuple):
    """Copy the warp effect of a card of the discard pile (EW-11)."""

    card: CardNumber
    verb: Literal["copy"] = "copy"


class Colour(NamedTuple):
    """Choose an enemy colour to score in (SCORE-6, SCORE-7)."""

    side: SideNumber
    verb: Literal["colour"] = "colour"


class Plain(NamedTuple):
    """An answer that needs no more than its verb."""

    verb: Literal["finish", "decline", "accept", "pass"]


Choice: TypeAlias = (
    School
    | Start
    | Place
    | Lift
    | Summon
    | Discard
    | Return
    | Thaw
    | Keep
    | Warp
    | Flare
    | Claim
    | Target
    | Put
    | Move
    | Swap
    | Aim
    | Alternative
    | Recover
    | Freeze
    | Copy
    | Colour
    | Plain
)
CHOICES: ChoiceKinds[Choice] = ChoiceKinds(
    "choice",
    (
        School,
        Start,
        Place,
        Lift,
        Summon,
        Discard,
        Return,
        Thaw,
        Keep,
        Warp,
        Flare,
        Claim,
        Target,
        Put,
        Move,
        Swap,
        Aim,
        Alternative,
        Recover,
        Freeze,
        Copy,
        Colour,
        Plain,
    ),
)
"""What kinds there are. To say and read them, ask the `vocabulary` of the cards."""

FINISH = Plain("finish")
"""No (more) flares: the turn's actions are over. Also: no task to claim."""
DECLINE = Plain("decline")
ACCEPT = Plain("accept")
"""Do what the effect offers, where nothing else is to be chosen."""
PASS = Plain("pass")
"""Pass control to the teammate (PASS-1)."""

ANSWERS = Answers(ACCEPT, DECLINE, Alternative)
"""How the machine's own choices are said in this game."""

# Choices about squares and cards, made once: option lists are then built by looking up.
PLACE = {s: Place(s) for s in SQUARES}
LIFT = {s: Lift(s) for s in SQUARES}
TARGET_VERBS: tuple[TargetVerb, ...] = get_args(TargetVerb)
TARGETS: dict[str, dict[int, Target]] = {verb: {s: Target(s, verb) for s in SQUARES} for verb in TARGET_VERBS}
STEP_MOVES = {s: tuple((1 << ray[0], Move(s, ray[0])) for ray in RAYS[s] if ray) for s in SQUARES}
AIMS = tuple(Aim(d) for d in range(8))
DISCARDS: Derived[CardSet, tuple[Discard, ...]] = Derived(
    lambda cards: tuple(Discard(card) for card in range(len(cards.cards)))
)
"""By card."""
place_on: SquareTable[Choice] = SquareTable(dict[int, Choice](PLACE))
"""Placing on each square of a set."""
lift_from: SquareTable[Choice] = SquareTable(dict[int, Choice](LIFT))
"""Lifting the piece of each square of a set."""
