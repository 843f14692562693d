"""What a narrator of any game is, and what all of them share: seats, persons, the outcome."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from arenarium.core.declaration import Forfeit
from arenarium.core.event import Event
from arenarium.core.game import Choice, Game, Request
from arenarium.core.outcome import Outcome
from arenarium.narration.notice import Notice
from arenarium.narration.words import Words

NOBODY = "none"
"""Stands in messages for a fact that its reader may not know, or that is not there."""


S = TypeVar("S")
"""The state of the game."""
R = TypeVar("R")
"""Its requests."""
C = TypeVar("C")
"""Its choices."""
Value: TypeAlias = str | int
"""What a message can be given."""


class NarratorOf(ABC, Generic[S, R, C]):
    """Puts one match into words. Of an event only what `Event.seen_by` gives to the reader is told."""

    messages: str
    """The set of messages of the game, as `package:set`.

    Some have names that are read here, in the terminal and by the server: `title` (what the game is called), `side`
    (what a seat is called, by its `$side`), `end-reason` and `end-decided` (why it ended and what decided, by the
    `$reason` and the `$decided` of the outcome), `keys` and `help-answers` (what can be typed).
    """

    def __init__(
        self, language: str, *, game: Game | None = None, teams: bool = False, names: Sequence[str] = ()
    ) -> None:
        """`game`: as the match is played, with its cards; `names` are those of the players, by seat; without them they
        are called by their colours."""
        self.language = language
        self.game = game
        self.teams = teams
        self.words = Words(language, "table", self.messages)
        self._names = tuple(names)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        if seat < len(self._names):
            return self._names[seat]
        return self.words("side", side=seat)

    @abstractmethod
    def question(self, state: S, seat: int, request: R) -> str:
        """What a seat is asked."""

    @abstractmethod
    def choice(self, state: S, seat: int, choice: C) -> str:
        """An answer, as its seat reads it before it is given."""

    @abstractmethod
    def event(self, event: Event, reader: int | None) -> str:
        """What happened, for one reader (None: a spectator); empty for what another event says already."""

    def notice(self, notice: Notice, reader: int | None) -> str:
        """What happened at the table, beside the game."""
        values = {} if notice.other is None else {"other": self.seat(notice.other)}
        return self._sentence(f"notice-{notice.event}", **self._person(notice.seat, reader), **values)

    def outcome(self, outcome: Outcome, reader: int | None) -> list[str]:
        """How it ended: who has won, why it ended, what decided."""
        winners = [self.seat(seat) for seat in outcome.winners]
        if len(winners) == len(outcome.ranking):
            headline = self.words("end-tie")
        elif reader in outcome.winners and (len(winners) == 1 or self.teams):
            headline = self.words("end-you-win")
        else:
            headline = self.words("end-winners", number=len(winners), names=", ".join(winners))
        if outcome.reason in _FORFEITS:
            return [headline, self._forfeit(outcome, reader)]
        reason = self.words("end-reason", reason=as_key(outcome.reason))
        decided = self.words("end-decided", decided=as_key(outcome.decided_by))
        return [line for line in (headline, reason, decided) if line]

    def _forfeit(self, outcome: Outcome, reader: int | None) -> str:
        """Why the game was not played out."""
        losers = [seat for seat in range(len(outcome.ranking)) if seat not in outcome.winners]
        person = ("your-team" if self.teams else "you") if reader in losers else "team" if self.teams else "other"
        names = ", ".join(self.seat(seat) for seat in losers)
        return self.words("end-forfeit", reason=as_key(outcome.reason), person=person, names=names)

    def _person(self, seat: int, reader: int | None) -> dict[str, Value]:
        """The one who does something: the reader, or somebody with a name."""
        return {"person": "you" if seat == reader else "other", "name": self.seat(seat)}

    def _sentence(self, message: str, **values: Value) -> str:
        return self.words.sentence(message, **values)


Narrator: TypeAlias = NarratorOf[Any, Request, Choice]
"""A narrator of any game: the state only goes from the game to its own narrator."""

_FORFEITS = frozenset(Forfeit)


def as_key(word: str) -> str:
    """Reasons are words of the games' own lists, some of them of two words."""
    return word.replace(" ", "-")
