"""Names of players: what they may look like, when two are the same, and when one could be taken for another."""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from arenarium.narration.words import LANGUAGES, Words
from arenarium.server.errors import Invalid

SHORTEST, LONGEST = 2, 24
_LONGEST_KEY = 64
_MOST_MARKS = 3
"""Accents and other marks on one letter; more of them run into the lines above and below."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and format characters, with which a name could pass for another or turn a line around."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159") | {
    chr(code) for code in range(0xE0100, 0xE01F0)
}
"""Letters, marks and signs of which nothing is seen either."""
_VARIANTS = re.compile("[\ufe00-\ufe0f]")
"""Come with some keyboards after a sign, to say in which style it is drawn."""
_WRITTEN_TOGETHER = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "LATIN"}
"""Scripts that are mixed in one name in East Asia, as the names of their letters begin. Others are not mixed."""

_LEFT_TO_RIGHT = "\u200e"
_BETTER = {"ĸ": "k", "χ": "x", "ӏ": "l"}
"""Where what Unicode says is not how we see it: to it the small k of Cyrillic and Greek looks like one of Greenland."""

_FIRST = ("Amber", "Bold", "Calm", "Frosty", "Gentle", "Hidden", "Lucky", "Merry", "Nimble", "Quiet", "Silver", "Wild")
_SECOND = ("Badger", "Crane", "Falcon", "Fox", "Hare", "Heron", "Lynx", "Otter", "Raven", "Stork", "Weasel", "Wolf")


def tidy(name: str) -> str:
    """The name as it is shown. Raises Invalid for what is none."""
    shown = " ".join(unicodedata.normalize("NFKC", _VARIANTS.sub("", name)).split())
    if any(unicodedata.category(character) in UNSEEN or character in _BLANK for character in (*name, *shown)):
        raise Invalid("name: control characters and invisible characters are not allowed", "bad-name")
    if not SHORTEST <= len(shown) <= LONGEST or len(key(shown)) > _LONGEST_KEY:
        raise Invalid(f"name: {SHORTEST} to {LONGEST} characters, not counting spaces around it", "bad-name")
    if not any(character.isalnum() for character in shown):
        raise Invalid("name: a letter or a digit, at least, must be in it", "bad-name")
    kinds = "".join(unicodedata.category(character)[0] for character in shown)
    if kinds.startswith("M") or "ZM" in kinds or "M" * (_MOST_MARKS + 1) in kinds:
        raise Invalid(f"name: marks stand on letters, at most {_MOST_MARKS} on one", "bad-name")
    if len(scripts := _scripts(shown)) > 1 and not scripts <= _WRITTEN_TOGETHER:
        raise Invalid("name: letters of different scripts look too much alike; use those of one", "bad-name")
    return shown


def _scripts(name: str) -> set[str]:
    """Of all letters: LATIN, CYRILLIC, ..."""
    letters = [character for character in name if unicodedata.category(character) in ("Lu", "Ll", "Lt", "Lo")]
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}


def tidy_label(label: str) -> str:
    """What a player calls a token. Raises Invalid."""
    if any(unicodedata.category(character) in UNSEEN for character in label):
        raise Invalid("label: control characters and invisible characters are not allowed")
    if not label.strip():
        raise Invalid("label: there is nothing to read in it")
    return label.strip()


def key(name: str) -> str:
    """The form in which names are compared: letters large and small, wide and narrow are the same."""
    folded = unicodedata.normalize("NFKC", _VARIANTS.sub("", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).casefold().split())


def likeness(shown: str) -> str:
    """The same for names that are easily taken for each other, such as Bill and Bi11."""
    plain = "".join(_plainest().get(character, character) for character in shown)
    return key(plain).replace("rn", "m").replace("vv", "w")[:_LONGEST_KEY]


@cache
def _plainest() -> dict[str, str]:
    """For characters that look like others, what stands for all that look the same: mostly the plainest of them."""
    # a character is told with the plainest alone, the plainest with all; marks of direction around some are not meant
    alike = {
        sign.strip(_LEFT_TO_RIGHT): [other["c"].strip(_LEFT_TO_RIGHT) for other in others]
        for sign, others in confusables.confusables_data.items()
    }
    found = {}
    for sign, others in alike.items():
        if len(sign) == len(others) == 1:
            (other,) = others
            in_a_pair = alike[other] == [sign] and len(other) == 1
            found[sign] = min(sign, other) if in_a_pair else other
    return {sign: _BETTER.get(plainest, plainest) for sign, plainest in found.items()} | _BETTER


def within_a_line(shown: str) -> str:
    """The name for a text: one that is written from right to left must not turn around what stands beside it."""
    turns = any(unicodedata.bidirectional(character) in ("R", "AL") for character in shown)
    return f"\u2068{shown}\u2069" if turns else shown


@cache
def of_computers() -> frozenset[str]:
    """What the names of computer players look like, in all languages."""
    words = [Words(language, "table") for language in LANGUAGES]
    return frozenset(likeness(each("computer-player", level=level)) for each in words for level in range(1, 10))


def friendly() -> str:
    """A name for a guest who gives none."""
    return f"{secrets.choice(_FIRST)} {secrets.choice(_SECOND)} {secrets.randbelow(900) + 100}"
