"""From what somebody at a table asks for to the step that it makes. Raises a Refusal where it makes none."""

from __future__ import annotations

import random

from arenarium.server.errors import Conflict, ErrorCode, Forbidden
from arenarium.server.live.live_match import Asked, LiveMatch
from arenarium.server.live.steps import Kind, Step
from arenarium.server.messages import socket as wire
from arenarium.server.service.accounts import Identity
from arenarium.server.store.rows import TableRow


def own_seat(row: TableRow, live: LiveMatch, who: Identity, message: wire.FromClient) -> int:
    """The seat for which somebody may act. Whose seat a computer player has taken over may only come back."""
    seat = row.seat_of(who.id)
    if seat is None:
        raise Forbidden("you have no seat at this table", ErrorCode.NO_SEAT)
    if row.sandbox:
        return live.seat_in_hand
    comes_back = isinstance(message, wire.Return) and seat in live.attendance.returnable
    if live.attendance.computers[seat] is not None and not comes_back:
        raise Forbidden("a computer player has taken over your seat", ErrorCode.TAKEN_OVER)
    if who.token and not row.seats[seat].bot:
        raise Forbidden(
            "a person took this seat: a program with a token plays where it sat down itself",
            ErrorCode.SEAT_OF_A_PERSON,
        )
    return seat


def step(live: LiveMatch, seat: int, message: wire.FromClient, at: int) -> Step:
    """What a message of that seat makes at that time."""
    number = live.number + 1
    match message:
        case wire.Choose():
            still_asked(live, seat, message.request)
            return Step(number, at, Kind.CHOICE, seat, message.choice)
        case wire.Undo():
            if message.number != live.number:
                raise Conflict(f"the last step is {live.number} now, not {message.number}", ErrorCode.STALE)
            return Step(number, at, Kind.UNDO, seat)
        case wire.Declare():
            return Step(number, at, Kind.DECLARE, seat, message.declaration.value)
        case wire.Leave():
            return Step(number, at, Kind.LEAVE, seat)
        case wire.Return():
            return Step(number, at, Kind.RETURN, seat)
        case wire.Agree():
            return Step(number, at, Kind.AGREE, seat, str(message.seat))
        case wire.Claim():
            return Step(number, at, Kind.CLAIM, seat, str(message.seat))
    raise AssertionError(f"{type(message).__name__} makes no step")


def still_asked(live: LiveMatch, seat: int, id: int) -> Asked:
    """The question with that number, if it is the one that the seat is asked now."""
    asked = live.asked.get(seat)
    if asked is None:
        raise Conflict(
            "the game is over" if live.outcome else "your seat is not asked for anything", ErrorCode.NOT_ASKED
        )
    if asked.id != id:
        raise Conflict(f"this answers question {id}; the one that is asked now is {asked.id}", ErrorCode.STALE)
    return asked


def any_option(live: LiveMatch, seat: int) -> str:
    """For a computer player that could not choose."""
    return live.game.say(live.state, random.choice(live.asked[seat].request.options))
