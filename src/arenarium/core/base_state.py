"""What the states of all games share: applying and advancing, copies, equality, how they print.

A convenience, not the contract: whatever keeps `core.game.State` is a state, also without this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Self

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration
from arenarium.core.event import Event
from arenarium.core.game import Choice, Game


class BaseState:
    """A game derives from it and says what its value is (`key`), how its fields are copied (`_copy`), what is legal
    (`_check`) and what follows from a choice (`_carry_out`)."""

    __slots__ = ()

    dealer: Any = None
    """The state of the dealer, a number that is hidden from everybody; None in a game without chance."""
    log: list[Event] | None = None
    """Where events are told; None while nobody listens."""

    @property
    def game(self) -> Game:
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """The value of the position: equal keys, equal positions."""
        raise NotImplementedError

    def _copy(self) -> Self:
        """An independent copy to which nobody listens. What cannot change is shared."""
        raise NotImplementedError

    def _check(self, seat: int, choice: Choice) -> None:
        """Raise ChoiceError unless that seat may choose that now."""
        raise NotImplementedError

    def _carry_out(self, seat: int, choice: Choice) -> None:
        """Do what a choice says that was found legal, up to the next question or the end."""
        raise NotImplementedError

    # ---- choices
    def apply(self, seat: int, choice: Choice | str) -> list[Event]:
        """Carry out an answer, a choice or its text, and tell the events."""
        if isinstance(choice, str):
            choice = self.game.read(self, choice)
        self._check(seat, choice)
        return self._told(self._carry_out, seat, choice)

    def advance(self, seat: int, choice: Choice) -> None:
        self._check(seat, choice)
        self._carry_out(seat, choice)

    def _told(self, happens: Callable[..., None], *given: Any) -> list[Event]:
        """The events of something that happens."""
        told: list[Event] = []
        self.log = told  # type: ignore[misc]  # a game that has slots has one for it
        happens(*given)
        self.log = None  # type: ignore[misc]
        return told

    def tell(self, kind: str, /, **facts: Any) -> None:
        """Tell a public event, if somebody listens. Where facts are costly to make, ask for `log` first."""
        if self.log is not None:
            self.log.append(Event(kind, facts))

    @property
    def declared(self) -> Mapping[int, Declaration]:
        """Nothing, where there is nothing to agree on."""
        return {}

    # ---- copies
    def copy(self, dealer: Dealer | None = None) -> Self:
        new = self._copy()
        if dealer is not None and new.dealer is not None:
            new.dealer = dealer.next()
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    # ---- the value
    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseState) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        """The whole position, hidden things included, in the notation of the game."""
        return f"<{self.game.id} {' | '.join(self.game.position(self).splitlines())}>"
