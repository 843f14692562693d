"""Who plays the seats of a game at a table: people who are there, people who are gone, and computer players.

The players who stay may let a computer player take over the seat of one who is gone, once all of them agree. Who comes
back gets the seat back, except after running out of time. Whether somebody is connected right now is not known here but
in `service/presence.py`; what follows for the game is in `live_match.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.server.errors import Conflict, ErrorCode, Invalid

MAX_LEAVES = 20
"""Of a seat. Its player can still resign, or stay away."""


class Attendance:
    def __init__(self, computers: Sequence[str | None]) -> None:
        self.computers = list(computers)
        """By seat: the computer player, None for a person."""
        self.left: set[int] = set()
        """Seats whose players have left, or have been away for too long."""
        self.away: set[int] = set()
        """Those among them who did not say that they leave: they are back as soon as they are connected."""
        self.agreed: dict[int, set[int]] = {}
        """By seat: who agrees that a computer player takes it over."""
        self.returnable: set[int] = set()
        """Seats that computer players have taken over, and that their players get back as soon as they want them."""
        self.replaced: set[int] = set()
        """Seats that computer players have ever taken over: who came back had help."""
        self._leaves = [0] * len(self.computers)

    @property
    def people(self) -> set[int]:
        """The seats that people play who are still there."""
        return {seat for seat, computer in enumerate(self.computers) if computer is None} - self.left

    def is_back(self, seat: int) -> None:
        """The player of a seat is there."""
        self.left.discard(seat)
        self.away.discard(seat)
        self.agreed.pop(seat, None)

    def expect_present(self, seat: int) -> None:
        if seat not in self.people:
            raise Conflict("you have left the table; come back first", ErrorCode.LEFT)

    def leave(self, seat: int, *, again: bool) -> None:
        """The player says that they leave. `again`: it was judged before, so it is within bounds."""
        if self._leaves[seat] >= MAX_LEAVES and not again:
            raise Conflict(f"you have left this table {MAX_LEAVES} times already", ErrorCode.LEFT)
        if seat in self.away:
            self.away.discard(seat)  # now it is said
            return
        self._go(seat)
        self._leaves[seat] += 1

    def stay_away(self, seat: int) -> None:
        """The player has been disconnected for too long."""
        self._go(seat)
        self.away.add(seat)

    def _go(self, seat: int) -> None:
        if seat not in self.people:
            raise Conflict("you have left the table already", ErrorCode.LEFT)
        if len(self.people) == 1:
            raise Conflict("nobody else is at the table: it waits for you", ErrorCode.ALONE)
        self.left.add(seat)
        self._has_no_say(seat)

    def come_back(self, seat: int) -> None:
        """The player says so. From a computer player the seat is taken back."""
        if seat in self.returnable:
            self.returnable.discard(seat)
            self.computers[seat] = None
            return
        if seat not in self.left:
            raise Conflict("you have not left the table", ErrorCode.PRESENT)
        self.is_back(seat)

    def agree(self, by: int, seat: int, *, unanswered: bool) -> None:
        """A player agrees that a computer player takes over a seat. `unanswered`: its player has not answered for so
        long that it counts as gone."""
        if not 0 <= seat < len(self.computers) or self.computers[seat] is not None or seat == by:
            raise Invalid(f"seat {seat} cannot be taken over", ErrorCode.NO_SUCH_SEAT)
        self.expect_present(by)
        if seat not in self.left and not unanswered:
            raise Conflict(f"the player of seat {seat} is there", ErrorCode.PRESENT)
        if by in self.agreed.get(seat, ()):
            raise Conflict("you have agreed to this already", ErrorCode.AGREED)
        self.agreed.setdefault(seat, set()).add(by)

    def agreed_on(self) -> tuple[int, ...]:
        """The seats for which everybody who is still there agrees."""
        return tuple(seat for seat, by in self.agreed.items() if self.people - {seat} <= by)

    def take_over(self, seat: int, computer: str, *, for_good: bool) -> None:
        self.computers[seat] = computer
        self.replaced.add(seat)
        if not for_good:
            self.returnable.add(seat)
        self.is_back(seat)
        self._has_no_say(seat)

    def _has_no_say(self, seat: int) -> None:
        """What somebody had agreed to before leaving counts no more."""
        self.agreed = {other: rest for other, by in self.agreed.items() if (rest := by - {seat})}
