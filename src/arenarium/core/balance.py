"""What a game tells those who judge its cards: which there are, who plays against whom, who held and who used which.

One small part of the kit (`GameKit.balance`); the judging is in `arenarium.lab.balance`, and knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from arenarium.core.event import Event
from arenarium.core.game import OwnCards, OwnState
from arenarium.core.plain import Json

Seatings: TypeAlias = Sequence[Mapping[str, Json]]
"""Setups that are the same but for who sits where."""


@dataclass(frozen=True, slots=True)
class CardFact:
    """A card that can be judged."""

    name: str
    kind: str
    """What it is, as a word of the game's own: being, warrior."""
    group: str
    """The cards it is compared with: those that are held for the same reasons, whatever they do."""
    content: str
    """Everything it does: with the same content it is the same card, whatever it is called in other languages."""


class CardWatch(Protocol):
    """Sits beside a match and notes what becomes of its cards."""

    @property
    def held(self) -> Sequence[Mapping[str, int]]:
        """By seat: the cards it has held so far, with the number of the note that saw each first."""

    @property
    def used(self) -> Sequence[Mapping[str, int]]:
        """By seat: the cards it has used so far, with the turn in which it did so first."""

    @property
    def settled(self) -> bool:
        """Whether nobody will come to hold another card."""

    def note(self, events: Sequence[Event]) -> None:
        """A choice was carried out, and this has happened. The state is the one that was given at the beginning."""


class Balance(Protocol):
    """`cards` is a card set of the game, `state` a state of it: only the game itself knows their types."""

    used: str
    """What it is called to use a card: "summoned"."""
    faction: str
    """What it is called what a seat plays as: "school". Nothing where all seats play the same."""
    player: str
    """The computer player that plays where nobody has named one: quick, no fool, and one that holds any card."""

    def facts(self, cards: OwnCards) -> Sequence[CardFact]:
        """All cards of a set, in its order."""

    def factions(self, cards: OwnCards) -> Mapping[str, str]:
        """What a seat can play as, by id, with everything it says: as `CardFact.content`."""

    def matchups(self, cards: OwnCards, setup: Mapping[str, Json], about: str | None) -> Sequence[Seatings]:
        """The setups to play, taken in turn; each with its seatings, which are played on the same deal.

        About a card, or a faction: such that somebody can hold it, and not everybody. What the setup already says is
        left as it is. Raises SetupError.
        """

    def watch(self, state: OwnState) -> CardWatch:
        """From the beginning of a match."""

    def played_as(self, state: OwnState, seat: int) -> str:
        """The faction of a seat; nothing where there are none."""
