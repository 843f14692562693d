"""A seed that everybody at the table has made: what the server has drawn, and what the seats have added (ADR 23)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256

_ADDED = re.compile("[0-9a-f]{64}")


def seed_of(drawn: str, added: Sequence[str | None]) -> str:
    """The seed that is dealt from. Where nobody has added anything, it is what was drawn."""
    if not any(added):
        return drawn
    lines = ["arenarium seed", drawn, *(number or "-" for number in added)]
    return sha256("\n".join(lines).encode()).hexdigest()


def is_addition(value: object) -> bool:
    """Whether it can be added to a seed: 64 hexadecimal digits in small letters."""
    return isinstance(value, str) and _ADDED.fullmatch(value) is not None
