"""Passwords: argon2, away from the loop, and not too many at once."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from zxcvbn import zxcvbn

MAX_CONCURRENT = 2
"""Each takes a core, and 64 MB, for a tenth of a second or two."""
MIN_GUESSES = 10**6
"""So many guesses, at least, somebody needs who tries the likeliest passwords first; zxcvbn reckons them."""
_MAX_JUDGED = 72
"""Characters that are looked at: what is longer and easy to guess up to there is a word said again and again."""


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(MAX_CONCURRENT)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether it is the password that is kept. Where none is, as much time is spent all the same."""
        if self._nobody is None:
            self._nobody = await self.hash("nobody")
        async with self._turn:
            same = await asyncio.to_thread(self._verify, kept or self._nobody, _normal(password))
        return same and kept is not None

    async def too_easy(self, password: str, *about: str) -> bool:
        """Whether it is among the first that are tried: often used ones, walks over a keyboard, the names given."""
        async with self._turn:
            return await asyncio.to_thread(_too_easy, _normal(password), about)

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other parameters than those of today."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False


def _normal(password: str) -> str:
    """The same for all keyboards: they write accents in different ways."""
    return unicodedata.normalize("NFKC", password)


def _too_easy(password: str, about: tuple[str, ...]) -> bool:
    judged = zxcvbn(password[:_MAX_JUDGED], user_inputs=[*about, *(" ".join(about).split()), "arenarium"])
    return bool(judged["guesses"] < MIN_GUESSES)
