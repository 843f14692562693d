"""The answers a seat can give. Plain tuples: cheap to make, compare and hash. `notation` says them in words."""

from __future__ import annotations

from typing import NamedTuple

from arenarium.cards.machine import Words
from arenarium.games.tashkalar.board.board import RAYS, SQUARES, Listing
from arenarium.games.tashkalar.cards.cards import CARDS


class School(NamedTuple):
    """Take a school (SET-2)."""

    school: str
    verb: str = "school"


class Start(NamedTuple):
    """Put a start piece of a colour on a square (SET-10, SET-12)."""

    at: int
    side: int
    verb: str = "start"


class Place(NamedTuple):
    """Action: put a common piece on an empty square (TURN-3), also the second half of TURN-4."""

    at: int
    verb: str = "place"


class Lift(NamedTuple):
    """Pick up an own piece, because the supply is empty (TURN-4, SUM-7)."""

    at: int
    verb: str = "lift"


class Summon(NamedTuple):
    """Action: summon the being of a card (SUM-1)."""

    card: int
    at: int
    facing: int = 0
    """Which orientation is meant, where it matters."""
    borrowed: int = 0
    """Enemy pieces that count as the summoner's, as a set of squares; said where it matters which they are."""
    improvised: int = -1
    """The enemy colour that is used up for improvised summoning (SUM-10)."""
    thawing: bool = False
    """The frozen card is thawed for it, so that one more enemy piece counts as the summoner's (EF-14)."""
    verb: str = "summon"


class Discard(NamedTuple):
    """Discard a card: a being as an action (TURN-5), or a card by an effect."""

    card: int
    verb: str = "discard"


class Return(NamedTuple):
    """After discarding: put a card under its deck."""

    card: int
    verb: str = "return"


class Thaw(NamedTuple):
    """Use the frozen effect of the frozen card (EF-4)."""

    card: int
    verb: str = "thaw"


class Keep(NamedTuple):
    """Of two frozen cards, the one that stays (EF-6)."""

    card: int
    verb: str = "keep"


class Warp(NamedTuple):
    """Play the warp effect of a card in hand, which becomes the pending being (EW-3)."""

    card: int
    verb: str = "warp"


class Flare(NamedTuple):
    """Invoke a flare against a side (FLARE-1, FLARE-2)."""

    card: int
    against: int
    verb: str = "flare"


class Claim(NamedTuple):
    """Claim a task (SCORE-1)."""

    task: int
    verb: str = "claim"


class Target(NamedTuple):
    """Pick a square, or the piece on it, for what the verb says: destroy, upgrade, choose, ..."""

    at: int
    verb: str


class Put(NamedTuple):
    """Place a piece of a colour and rank by an effect (EFF-12)."""

    at: int
    side: int
    rank: int
    verb: str = "put"


class Move(NamedTuple):
    """Move or leap from a square to another (EFF-11)."""

    at: int
    to: int
    verb: str = "move"


class Swap(NamedTuple):
    """Let two pieces exchange their squares (EW-13)."""

    at: int
    other: int
    verb: str = "swap"


class Aim(NamedTuple):
    """Choose a direction."""

    direction: int
    verb: str = "aim"


class Way(NamedTuple):
    """Choose one of the alternatives of an effect, counted from 1."""

    number: int
    verb: str = "way"


class Recover(NamedTuple):
    """Put a card of the discard pile on top of the deck."""

    card: int
    verb: str = "recover"


class Freeze(NamedTuple):
    """Make a card of the discard pile the frozen card (EF-6)."""

    card: int
    verb: str = "freeze"


class Copy(NamedTuple):
    """Copy the warp effect of a card of the discard pile (EW-11)."""

    card: int
    verb: str = "copy"


class Colour(NamedTuple):
    """Choose an enemy colour to score in (SCORE-6, SCORE-7)."""

    side: int
    verb: str = "colour"


class Plain(NamedTuple):
    """An answer that needs no more than its verb."""

    verb: str


Choice = (
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
    | Way
    | Recover
    | Freeze
    | Copy
    | Colour
    | Plain
)

FINISH = Plain("finish")
"""No (more) flares: the turn's actions are over. Also: no task to claim."""
DECLINE = Plain("decline")
ACCEPT = Plain("accept")
"""Do what the effect offers, where nothing else is to be chosen."""
PASS = Plain("pass")
"""Pass control to the teammate (PASS-1)."""

WORDS = Words(ACCEPT, DECLINE, Way)
"""How the machine's own choices are said in this game."""

# Choices about squares and cards, made once: option lists are then built by looking up.
PLACE = {s: Place(s) for s in SQUARES}
LIFT = {s: Lift(s) for s in SQUARES}
TARGET_VERBS = ("destroy", "upgrade", "downgrade", "convert", "choose", "gateway", "take", "release")
TARGETS = {verb: {s: Target(s, verb) for s in SQUARES} for verb in TARGET_VERBS}
STEP_MOVES = {s: tuple((1 << ray[0], Move(s, ray[0])) for ray in RAYS[s] if ray) for s in SQUARES}
AIMS = tuple(Aim(d) for d in range(8))
DISCARDS = tuple(Discard(card) for card in range(len(CARDS)))
place_on: Listing[Choice] = Listing(dict[int, Choice](PLACE))
"""Placing on each square of a set."""
lift_from: Listing[Choice] = Listing(dict[int, Choice](LIFT))
"""Lifting the piece of each square of a set."""
