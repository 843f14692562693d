"""The fingerprint of a seed: its SHA-256. Shown before a match, it settles the seed and gives nothing away.

What the dealer does with the seed has nothing in common with it (ADR 12).
"""

from __future__ import annotations

import re
from hashlib import sha256

_DIGITS = re.compile("[0-9a-f]{64}")


def fingerprint(seed: str) -> str:
    """As `printf %s SEED | sha256sum` prints it: 64 hexadecimal digits, small letters."""
    return sha256(seed.encode()).hexdigest()


def is_fingerprint(value: object) -> bool:
    return isinstance(value, str) and _DIGITS.fullmatch(value) is not None
