"""What those who watch a table are told of its game: made once for each seat and language, when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from arenarium.server.live.live_match import Entry, LiveMatch
from arenarium.server.live.reports import Reporter
from arenarium.server.messages import socket as wire
from arenarium.server.service.info import names_of
from arenarium.server.service.slices import in_slices
from arenarium.server.store.rows import TableRow

encode = msgspec.json.Encoder().encode

Reader = tuple[int | None, str | None]
"""A seat, or None for a spectator; and a language, or None for who wants no words."""

Encoded: TypeAlias = Any
"""A part of a message in its final form: it goes into the message as it is."""


class Teller:
    """Of one game, as long as everybody at the table is called what they are called now.

    What newcomers are told is kept: a long game takes some hundredths of a second to put into words, and anybody may
    come and go as often as they like.
    """

    def __init__(self, row: TableRow, live: LiveMatch) -> None:
        self._row, self._live = row, live
        self._reporters: dict[str | None, Reporter] = {}
        self._told: dict[Reader, list[Encoded]] = {}
        self._positions: dict[Reader, tuple[int, Encoded]] = {}

    def _reporter(self, language: str | None) -> Reporter:
        if language not in self._reporters:
            names = names_of(self._row, language) if language is not None else []
            self._reporters[language] = Reporter(self._live, language, names)
        return self._reporters[language]

    def played(self, news: Sequence[Entry], readers: Iterable[Reader]) -> Callable[[Reader], bytes]:
        """What says to each of these readers the message about the last steps. Nothing may be played meanwhile."""
        seats = {seat for seat, _ in readers}
        views = dict(zip(seats, self._live.state.views(seats), strict=True))

        def message(reader: Reader) -> bytes:
            reporter, seat = self._reporter(reader[1]), reader[0]
            return encode(wire.Played(reporter.steps(news, seat), reporter.position(seat, view=views[seat])))

        return message

    async def steps(self, since: int, reader: Reader) -> list[Encoded]:
        """All steps after that one. Nothing may be played meanwhile."""
        encoded = self._told.setdefault(reader, [])
        encoded += await in_slices(self._encoded(self._live.log[len(encoded) :], reader))
        return encoded[since:]

    def _encoded(self, entries: Sequence[Entry], reader: Reader) -> Iterator[Encoded]:
        reporter, seat = self._reporter(reader[1]), reader[0]
        for entry in entries:
            yield msgspec.Raw(encode(reporter.step(entry, seat)))

    def position(self, reader: Reader) -> Encoded:
        """How things stand."""
        number, position = self._positions.get(reader, (-1, msgspec.Raw()))
        if number != self._live.number:
            number, position = self._live.number, msgspec.Raw(encode(self._reporter(reader[1]).position(reader[0])))
            self._positions[reader] = number, position
        return position
