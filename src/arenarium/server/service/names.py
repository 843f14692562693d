"""Names of players: what they may look like, and when two are the same."""

from __future__ import annotations

import secrets
import unicodedata

from arenarium.server.errors import Invalid

SHORTEST, LONGEST = 2, 24
_LONGEST_KEY = 64
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and format characters, with which a name could pass for another or turn a line around."""

_FIRST = ("Amber", "Bold", "Calm", "Frosty", "Gentle", "Hidden", "Lucky", "Merry", "Nimble", "Quiet", "Silver", "Wild")
_SECOND = ("Badger", "Crane", "Falcon", "Fox", "Hare", "Heron", "Lynx", "Otter", "Raven", "Stork", "Weasel", "Wolf")


def tidy(name: str) -> str:
    """The name as it is shown. Raises Invalid for what is none."""
    if any(unicodedata.category(character) in UNSEEN for character in name):
        raise Invalid("name: control characters and invisible characters are not allowed", "bad-name")
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(shown) <= LONGEST or len(key(shown)) > _LONGEST_KEY:
        raise Invalid(f"name: {SHORTEST} to {LONGEST} characters, not counting spaces around it", "bad-name")
    if not any(character.isalnum() for character in shown):
        raise Invalid("name: a letter or a digit, at least, must be in it", "bad-name")
    return shown


def tidy_label(label: str) -> str:
    """What a player calls a token. Raises Invalid."""
    if any(unicodedata.category(character) in UNSEEN for character in label):
        raise Invalid("label: control characters and invisible characters are not allowed")
    if not label.strip():
        raise Invalid("label: there is nothing to read in it")
    return label.strip()


def key(name: str) -> str:
    """The form in which names are compared: letters large and small, wide and narrow are the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded).casefold()


def friendly() -> str:
    """A name for a guest who gives none."""
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)} {secrets.randbelow(900) + 100}"
