"""What is refused, and why. A refusal changes nothing; its code is for programs, its text for people.

Refusal
|- Invalid        422  the message is not what is expected here
|- NotSignedIn       401  nobody is signed in, or the token is wrong
|- Forbidden      403  not theirs to do
|- NotFound       404  there is no such thing, or it is not for them to know
|- Conflict       409  not now: the table, or the game, has gone on
|- TooLarge       413
|- TooMany        429
|- Unavailable    503  the database cannot be reached; try again
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from arenarium.core.errors import ArenariumError


class ErrorCode(StrEnum):
    """Why something is refused, for programs. docs/protocol.md says what to do about it."""

    # Of any kind of request
    INVALID = "invalid"
    NOT_KNOWN = "not-known"
    FORBIDDEN = "forbidden"
    NOT_FOUND = "not-found"
    CONFLICT = "conflict"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    UNAVAILABLE = "unavailable"
    INTERNAL = "internal"

    # Of HTTP
    CROSS_ORIGIN = "cross-origin"
    UNKNOWN_HOST = "unknown-host"
    MALFORMED = "malformed"
    SLOW = "slow"
    WRONG_METHOD = "wrong-method"
    WRONG_TYPE = "wrong-type"

    # Of the socket
    NOT_JSON = "not-json"
    TOO_SLOW = "too-slow"

    # Of players and accounts
    ALREADY_SOMEBODY = "already-somebody"
    BAD_INVITATION = "bad-invitation"
    BAD_LOGIN = "bad-login"
    BAD_NAME = "bad-name"
    BAD_PASSWORD = "bad-password"  # noqa: S105
    BAD_TOKEN = "bad-token"  # noqa: S105
    BANNED = "banned"
    EASY_PASSWORD = "easy-password"  # noqa: S105
    HAS_ACCOUNT = "has-account"
    INVITATION_NEEDED = "invitation-needed"
    NAME_TAKEN = "name-taken"
    NO_ACCOUNT = "no-account"
    NO_GUESTS = "no-guests"
    NO_SUCH_PLAYER = "no-such-player"
    NOT_ADMIN = "not-admin"
    REGISTRATION_CLOSED = "registration-closed"
    SESSION_ENDED = "session-ended"
    TOKEN = "token"  # noqa: S105
    TOO_MANY_TOKENS = "too-many-tokens"

    # Of tables
    BAD_CARDS = "bad-cards"
    BAD_POSITION = "bad-position"
    BAD_SEATS = "bad-seats"
    BAD_SETUP = "bad-setup"
    BEGUN = "begun"
    BLOCKED = "blocked"
    BUSY = "busy"
    CHANGED = "changed"
    CHAT_OFF = "chat-off"
    CLOSED = "closed"
    EMPTY = "empty"
    FULL = "full"
    LEVEL = "level"
    MAINTENANCE = "maintenance"
    MUTED = "muted"
    NAME_AT_TABLE = "name-at-table"
    NO_SEAT = "no-seat"
    NO_SUCH_ACCOUNT = "no-such-account"
    NO_SUCH_LINE = "no-such-line"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_SET = "no-such-set"
    NO_SUCH_STEP = "no-such-step"
    NO_SUCH_TABLE = "no-such-table"
    NOT_FULL = "not-full"
    NOT_OVER = "not-over"
    NOT_OWNER = "not-owner"
    SEATED = "seated"
    SEAT_OF_A_PERSON = "seat-of-a-person"
    TAKEN = "taken"

    # Of a game in play
    AGREED = "agreed"
    ALONE = "alone"
    LEFT = "left"
    NOT_AN_OPTION = "not-an-option"
    NOT_ASKED = "not-asked"
    NOT_BEGUN = "not-begun"
    NOT_TO_CLAIM = "not-to-claim"
    NOT_TO_DECLARE = "not-to-declare"
    OVER = "over"
    PRESENT = "present"
    STALE = "stale"
    TAKEN_OVER = "taken-over"
    TIME = "time"

    # Why a choice cannot be undone
    UNDO_CHANCE = "undo-chance"
    UNDO_ENOUGH = "undo-enough"
    UNDO_LEARNED = "undo-learned"
    UNDO_NOTHING = "undo-nothing"
    UNDO_OTHERS = "undo-others"
    UNDO_OVER = "undo-over"
    UNDO_TIME = "undo-time"
    UNDO_TURN = "undo-turn"


class Refusal(ArenariumError):
    status: ClassVar[int] = 400
    code: ErrorCode
    """What a refusal of this kind is called where it is not given a code of its own."""

    def __init__(self, text: str, code: ErrorCode | None = None) -> None:
        super().__init__(text)
        self.code = code or type(self).code


class Invalid(Refusal):
    status, code = 422, ErrorCode.INVALID


class NotSignedIn(Refusal):
    status, code = 401, ErrorCode.NOT_KNOWN


class Forbidden(Refusal):
    status, code = 403, ErrorCode.FORBIDDEN


class NotFound(Refusal):
    status, code = 404, ErrorCode.NOT_FOUND


class Conflict(Refusal):
    status, code = 409, ErrorCode.CONFLICT


class TooLarge(Refusal):
    status, code = 413, ErrorCode.TOO_LARGE


class TooMany(Refusal):
    status, code = 429, ErrorCode.TOO_MANY

    def __init__(self, text: str, code: ErrorCode | None = None, *, retry_after: int = 1) -> None:
        super().__init__(text, code)
        self.retry_after = retry_after
        """Seconds after which it is worth trying again."""


class Unavailable(Refusal):
    status, code = 503, ErrorCode.UNAVAILABLE
