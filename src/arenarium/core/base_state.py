"""What the states of all games share: applying and advancing, events, copies, equality, how they print.

A convenience, not the contract: whatever keeps `core.game.State` is a state, also without this. `core.position` makes
what follows from the fields of a position.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, ParamSpec, Self

from arenarium.core.dealer import Dealer
from arenarium.core.declaration import Declaration
from arenarium.core.event import Event, Happening
from arenarium.core.game import C, Game, RequestOf
from arenarium.core.plain import Type

P = ParamSpec("P")


class BaseState(Generic[C]):
    """A game derives from it and says which fields a position has (`core.position`), what is legal (`_check`) and what
    follows from a choice (`_carry_out`)."""

    __slots__ = ()

    dealer: int | None = None
    """The state of the dealer, a number that is hidden from everybody; None in a game without chance."""
    log: list[Event] | None = None
    """Where events go; None while nobody listens."""
    value_fields: ClassVar[Mapping[str, Type]]
    """The fields that are part of the value, with their types (`core.position`)."""

    @property
    def game(self) -> Game:
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """The value of the position: equal keys, equal positions."""
        raise NotImplementedError

    def _copy(self) -> Self:
        """An independent copy to which nobody listens. What cannot change is shared."""
        raise NotImplementedError

    def _check(self, seat: int, choice: C) -> None:
        """Raise ChoiceError unless that seat may choose that now."""
        raise NotImplementedError

    def _carry_out(self, seat: int, choice: C) -> None:
        """Do what a choice says that was found legal, up to the next question or the end."""
        raise NotImplementedError

    # ---- choices
    def requests(self) -> Mapping[int, RequestOf[C]]:
        raise NotImplementedError

    def asks(self) -> Collection[int]:
        """As the contract has it; a game that knows a shorter way says so."""
        return self.requests().keys()

    def accepts(self, seat: int, choice: C) -> bool:
        """As the contract has it; a game that knows a shorter way says so."""
        request = self.requests().get(seat)
        return request is not None and choice in request.options

    def apply(self, seat: int, choice: C | str) -> list[Event]:
        """Carry out an answer, a choice or its text, and give the events."""
        answer: C = self.game.read(self, choice) if isinstance(choice, str) else choice
        self._check(seat, answer)
        return self._logged(self._carry_out, seat, answer)

    def advance(self, seat: int, choice: C) -> None:
        self._check(seat, choice)
        self._carry_out(seat, choice)

    def _logged(self, act: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> list[Event]:
        """The events of an act."""
        events: list[Event] = []
        self.log = events  # type: ignore[misc]  # a game that has slots has one for it
        act(*args, **kwargs)
        self.log = None  # type: ignore[misc]
        return events

    def emit(self, event: Happening) -> None:
        """Tell everybody, if somebody listens. Where an event is costly to make, ask for `log` first."""
        if self.log is not None:
            self.log.append(Event(event))

    def emit_to(self, seats: frozenset[int], private: Happening, public: Happening) -> None:
        """As `emit`; only these seats see the private one, all others the public one."""
        if self.log is not None:
            self.log.append(Event(public, private, seats))

    @property
    def declared(self) -> Mapping[int, Declaration]:
        """Nothing, where there is nothing to agree on."""
        return {}

    # ---- views
    def view(self, seat: int | None) -> Any:  # the game's own class of views
        raise NotImplementedError

    def views(self, seats: Iterable[int | None]) -> Sequence[Any]:
        """As the contract has it; a game that knows a shorter way says so."""
        return [self.view(seat) for seat in seats]

    # ---- copies
    def copy(self, dealer: Dealer | None = None) -> Self:
        new = self._copy()
        if dealer is not None and new.dealer is not None:
            new.dealer = dealer.next()  # type: ignore[misc]  # as `log`
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    # ---- the value
    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseState) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        """The whole position, hidden things included, in the notation of the game."""
        return f"<{self.game.id} {' | '.join(self.game.position(self).splitlines())}>"
