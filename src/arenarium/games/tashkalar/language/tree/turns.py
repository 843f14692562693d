"""Acts that touch no piece: actions, cards, turns, what counts."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards.tree import Act
from arenarium.games.tashkalar.language.tree.words import Held, WarpOf


@dataclass(frozen=True, slots=True)
class GainActions(Act):
    """EFF-5."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class DrawExtra(Act):
    """EFF-6."""

    being: bool
    legend: bool


@dataclass(frozen=True, slots=True)
class TakeAnotherTurn(Act):
    """A whole further turn of the same player after this one."""


@dataclass(frozen=True, slots=True)
class BorrowEnemy(Act):
    """In the next summoning of this turn one enemy piece may count as yours."""


@dataclass(frozen=True, slots=True)
class RecoverCard(Act):
    """A card of your discard pile goes on top of your deck."""


@dataclass(frozen=True, slots=True)
class RecoverTop(Act):
    """The uppermost card of your discard pile goes on top of your deck."""


@dataclass(frozen=True, slots=True)
class LoseAction(Act):
    """One of your unused actions is lost."""


@dataclass(frozen=True, slots=True)
class SlowOpponents(Act):
    """EF-12: every opponent has one action fewer on the next turn."""


@dataclass(frozen=True, slots=True)
class BorrowEmpty(Act):
    """EW-16: in the next summoning of this turn so many empty squares may count as common pieces of yours."""

    number: int


@dataclass(frozen=True, slots=True)
class UseColour(Act):
    """NV-12: in the next summoning of this turn pieces of the colour of "it" count as yours, and yours do not."""


@dataclass(frozen=True, slots=True)
class CountMore(Act):
    """EW-17: each enemy piece destroyed from now on this turn counts once more."""


@dataclass(frozen=True, slots=True)
class CountAsLegend(Act):
    """NV-13, EW-18: the summoning of this being counts as that of a legend."""


@dataclass(frozen=True, slots=True)
class DiscardHeld(Act):
    """Cards that you hold go to their discard piles; nothing of theirs is resolved."""

    what: Held


@dataclass(frozen=True, slots=True)
class TakeBackPending(Act):
    """Your pending being returns to your hand (EW-7)."""


@dataclass(frozen=True, slots=True)
class FreezeCard(Act):
    """A card of your discard pile that has a frozen effect becomes your frozen card (EF-6)."""


@dataclass(frozen=True, slots=True)
class PutUnder(Act):
    """This card goes under your deck instead of being discarded; not under an empty one (NV-11)."""


@dataclass(frozen=True, slots=True)
class CopyWarp(Act):
    """EW-11: a warp effect is carried out as part of this effect."""

    of: WarpOf
