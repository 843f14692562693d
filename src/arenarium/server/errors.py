"""What is refused, and why. A refusal changes nothing; its code is for programs, its text for people.

Refusal
|- Invalid        422  the message is not what is expected here
|- NotKnown       401  nobody is signed in, or the token is wrong
|- Forbidden      403  not theirs to do
|- NotFound       404  there is no such thing, or it is not for them to know
|- Conflict       409  not now: the table, or the game, has gone on
|- TooLarge       413
|- TooMany        429
|- Unavailable    503  the database cannot be reached; try again
"""

from __future__ import annotations

from typing import ClassVar

from arenarium.core.errors import ArenariumError


class Refusal(ArenariumError):
    status: ClassVar[int] = 400
    code: str = "refused"

    def __init__(self, text: str, code: str = "") -> None:
        super().__init__(text)
        self.code = code or type(self).code


class Invalid(Refusal):
    status, code = 422, "invalid"


class NotKnown(Refusal):
    status, code = 401, "not-known"


class Forbidden(Refusal):
    status, code = 403, "forbidden"


class NotFound(Refusal):
    status, code = 404, "not-found"


class Conflict(Refusal):
    status, code = 409, "conflict"


class TooLarge(Refusal):
    status, code = 413, "too-large"


class TooMany(Refusal):
    status, code = 429, "too-many"

    def __init__(self, text: str, code: str = "", *, retry_after: int = 1) -> None:
        super().__init__(text, code)
        self.retry_after = retry_after
        """Seconds after which it is worth trying again."""


class Unavailable(Refusal):
    status, code = 503, "unavailable"
