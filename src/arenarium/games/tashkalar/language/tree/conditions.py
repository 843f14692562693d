"""Conditions: what may hold when a sentence begins."""

from __future__ import annotations

from dataclasses import dataclass

from arenarium.cards.tree import Condition
from arenarium.games.tashkalar.language.tree.phrases import Single
from arenarium.games.tashkalar.language.tree.words import Area, Ranks


@dataclass(frozen=True, slots=True)
class ActionLeft(Condition):
    """You have an unused action."""


@dataclass(frozen=True, slots=True)
class SummonedOn(Condition):
    area: Area
    not_centre: bool = False


@dataclass(frozen=True, slots=True)
class Occupied(Condition):
    """A piece stands on a square of that kind."""

    area: Area


@dataclass(frozen=True, slots=True)
class ItWas(Condition):
    """The piece of the act before had that rank (when it was destroyed)."""

    ranks: Ranks


@dataclass(frozen=True, slots=True)
class ItStoodOn(Condition):
    area: Area


@dataclass(frozen=True, slots=True)
class ThisDestroyed(Condition):
    """The act before destroyed at least so many pieces."""

    number: int = 1


@dataclass(frozen=True, slots=True)
class PileEmpty(Condition):
    """Your discard pile is empty."""


@dataclass(frozen=True, slots=True)
class DestroyedNothing(Condition):
    """No piece was destroyed when this being was summoned, nor by its effect so far."""


@dataclass(frozen=True, slots=True)
class SummonedOnto(Condition):
    """This being was summoned onto an enemy piece, which was destroyed."""


@dataclass(frozen=True, slots=True)
class IsGateway(Condition):
    """That piece carries the Gateway marker."""

    what: Single


@dataclass(frozen=True, slots=True)
class StandsOn(Condition):
    """That piece is on a square of that kind."""

    what: Single
    area: Area


@dataclass(frozen=True, slots=True)
class InPile(Condition):
    """A card of that name lies in your discard pile."""

    card: str


@dataclass(frozen=True, slots=True)
class WarpUnplayed(Condition):
    """You did not play the warp effect of this card this turn; copying it is not playing it (EW-11)."""
