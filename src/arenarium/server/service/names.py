"""Names of players: what they may look like, when two are the same, and when one could be taken for another."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs import confusables

from arenarium.narration.words import LANGUAGES, Words
from arenarium.server.errors import Conflict, ErrorCode, Invalid

MIN_LENGTH, MAX_LENGTH = 2, 24
_MAX_KEY_LENGTH = 64
_MAX_MARKS = 3
"""Accents and other marks on one letter; more of them run into the lines above and below."""
INVISIBLE_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and format characters, with which a name could pass for another or turn a line around."""
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159") | {
    chr(code) for code in range(0xE0100, 0xE01F0)
}
"""Letters, marks and signs of which nothing is seen either."""
_VARIATION_SELECTORS = re.compile("[\ufe00-\ufe0f]")
"""Come with some keyboards after a sign, to say in which style it is drawn."""
_MIXED_SCRIPTS = {
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "KATAKANA-HIRAGANA",
    "HANGUL",
    "BOPOMOFO",
    "IDEOGRAPHIC",
    "LATIN",
}
"""Scripts that are mixed in one name in East Asia, as the names of their letters begin. Others are not mixed."""

JOINERS = "\u200c\u200d"
"""Invisible, but words of some languages, and pictures of families, are put together with them: allowed in texts."""
_LEFT_TO_RIGHT = "\u200e"
_OUR_LOOKALIKES = {"ĸ": "k", "χ": "x", "ӏ": "l"}
"""Where what Unicode says is not how we see it: to it the small k of Cyrillic and Greek looks like one of Greenland."""

_USUAL_MARKS = frozenset("\u0300\u0301\u0302\u0303\u0306\u0307\u0308\u030a\u030b\u030c\u0327\u0328")
"""Accents that people tell apart, on letters that some language has with them; ł and ø have a stroke."""
_STROKE, _STROKED = "\u0338", {"l": "ł", "o": "ø"}
_DOT, _DOTTED = "\u0307", "ij"
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "
_OFFICIAL = {
    *("admin", "admins", "administrator", "moderator", "moderators", "mod", "mods", "official", "security", "staff"),
    *("support", "system", "arenarium", "server", "computer", "moderatorzy", "obsluga", "oficjalny", "serwer"),
    *("komputer", "moderatori", "oficialni", "pocitac", "podpora", "spravce"),
}
"""Words, without accents, under which somebody would be taken for the house itself."""

_GUESTS = {
    "en": (
        "Amber Bold Calm Frosty Gentle Hidden Lucky Merry Nimble Quiet Silver Wild",
        "Badger Beaver Crane Falcon Fox Hare Hedgehog Heron Lynx Raven Stork Wolf",
    ),
    "pl": (
        "Bursztynowy Cichy Dziki Mroźny Odważny Spokojny Srebrny Szczęśliwy Łagodny Ukryty Wesoły Zwinny",
        "Borsuk Bóbr Bocian Jeż Kruk Lis Puchacz Ryś Sokół Wilk Zając Żuraw",
    ),
    "cs": (
        "Divoký Hbitý Jantarový Klidný Mrazivý Něžný Skrytý Statečný Stříbrný Šťastný Tichý Veselý",
        "Bobr Čáp Havran Jeřáb Jezevec Ježek Lišák Rys Sokol Vlk Výr Zajíc",
    ),
}
"""Of what the names of guests are made. All animals of a language have one gender: any two words fit together."""


def tidy(name: str) -> str:
    """The name as it is shown. Raises Invalid for what is none."""
    shown = " ".join(unicodedata.normalize("NFKC", _VARIATION_SELECTORS.sub("", name)).split())
    if has_invisible(name + shown):
        raise Invalid("name: control characters and invisible characters are not allowed", ErrorCode.BAD_NAME)
    if not MIN_LENGTH <= len(shown) <= MAX_LENGTH or len(key(shown)) > _MAX_KEY_LENGTH:
        raise Invalid(
            f"name: {MIN_LENGTH} to {MAX_LENGTH} characters, without the spaces around it", ErrorCode.BAD_NAME
        )
    if not any(character.isalnum() for character in shown):
        raise Invalid("name: a letter or a digit, at least, must be in it", ErrorCode.BAD_NAME)
    if has_loose_marks(shown):
        raise Invalid(f"name: marks stand on letters, at most {_MAX_MARKS} on one", ErrorCode.BAD_NAME)
    if len(scripts := _scripts(shown)) > 1 and not scripts <= _MIXED_SCRIPTS:
        raise Invalid("name: letters of different scripts look too much alike; use those of one", ErrorCode.BAD_NAME)
    return shown


def has_invisible(text: str, allowed: str = "") -> bool:
    """Whether there is something in it of which nothing is seen, or that turns a line around."""
    return any(
        (unicodedata.category(sign) in INVISIBLE_CATEGORIES or sign in _BLANKS) and sign not in allowed for sign in text
    )


def has_loose_marks(text: str) -> bool:
    """Whether marks stand on nothing, or too many of them on one letter."""
    kinds = "".join(unicodedata.category(character)[0] for character in text)
    return kinds.startswith("M") or "ZM" in kinds or "M" * (_MAX_MARKS + 1) in kinds


def _scripts(name: str) -> set[str]:
    """Of all letters: LATIN, CYRILLIC, ..."""
    letters = [character for character in name if unicodedata.category(character) in ("Lu", "Ll", "Lt", "Lo")]
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}


def tidy_label(label: str) -> str:
    """What a player calls a token. Raises Invalid."""
    if any(unicodedata.category(character) in INVISIBLE_CATEGORIES for character in label):
        raise Invalid("label: control characters and invisible characters are not allowed")
    if not label.strip():
        raise Invalid("label: there is nothing to read in it")
    return label.strip()


def key(name: str) -> str:
    """The form in which names are compared: letters large and small, wide and narrow are the same."""
    folded = unicodedata.normalize("NFKC", _VARIATION_SELECTORS.sub("", name)).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).casefold().split())


def likeness(shown: str) -> str:
    """The same for names that are easily taken for each other, such as Bill and Bi11."""
    plain = "".join(_plainest().get(character, character) for character in map(_large, shown))
    return _without_odd_marks(key(plain)).replace("rn", "m").replace("vv", "w")[:_MAX_KEY_LENGTH]


def _large(character: str) -> str:
    """The letter of which this one is a small capital."""
    name = unicodedata.name(character, "")
    letter = name.removeprefix(_SMALL_CAPITAL)
    return letter.lower() if name.startswith(_SMALL_CAPITAL) and len(letter) == 1 else character


def _without_odd_marks(text: str) -> str:
    """Without marks that are easily overlooked: a second dot on an i, a dot below."""
    kept = ""
    for sign in unicodedata.normalize("NFD", text):
        base = kept[-1:]
        if unicodedata.category(sign)[0] != "M" or not unicodedata.name(base or " ").startswith("LATIN"):
            kept += sign  # other scripts cannot be read without their marks
            continue
        if sign == _STROKE and base in _STROKED:
            kept = kept[:-1] + _STROKED[base]
        elif sign in _USUAL_MARKS and not (sign == _DOT and base in _DOTTED):
            composed = unicodedata.normalize("NFC", base + sign)
            kept = kept[:-1] + (composed if len(composed) == 1 else base)
    return kept


def are_alike(one: str, other: str) -> bool:
    """Whether two names are the same, or could be taken for each other."""
    return key(one) == key(other) or likeness(one) == likeness(other)


def expect_apart(name: str, others: Iterable[str]) -> None:
    """Nobody at a table is called like another, or nearly so. Raises Conflict."""
    if any(are_alike(name, other) for other in others):
        raise Conflict(f"somebody at this table is called {name}, or nearly so", ErrorCode.NAME_AT_TABLE)


def is_official(shown: str) -> bool:
    """Whether somebody of this name would be taken for the house."""
    words = "".join(sign if sign.isalnum() else " " for sign in _bare(shown)).split()
    words = [word.strip("0123456789") or word for word in words]
    return any(word in _official() for word in (*words, "".join(words)))


def _bare(text: str) -> str:
    """Without marks, and with one letter for i, l and 1, which look alike in some writing, large or small."""
    letters = unicodedata.normalize("NFD", likeness(text))
    unmarked = "".join(sign for sign in letters if unicodedata.category(sign)[0] != "M")
    return unmarked.translate(str.maketrans("1ił", "lll"))


@cache
def _official() -> frozenset[str]:
    return frozenset(map(_bare, _OFFICIAL))


@cache
def _plainest() -> dict[str, str]:
    """For characters that look like others, what stands for all that look the same: mostly the plainest of them."""
    # a character is told with the plainest alone, the plainest with all; marks of direction around some are not meant
    alike = {
        sign.strip(_LEFT_TO_RIGHT): [other["c"].strip(_LEFT_TO_RIGHT) for other in others]
        for sign, others in confusables.confusables_data.items()
    }
    lookalikes = {}
    for sign, others in alike.items():
        if len(sign) == len(others) == 1:
            (other,) = others
            in_a_pair = alike[other] == [sign] and len(other) == 1
            lookalikes[sign] = min(sign, other) if in_a_pair else other
    return {sign: _OUR_LOOKALIKES.get(plainest, plainest) for sign, plainest in lookalikes.items()} | _OUR_LOOKALIKES


def within_a_line(shown: str) -> str:
    """The name for a text: one that is written from right to left must not turn around what stands beside it."""
    turns = any(unicodedata.bidirectional(character) in ("R", "AL") for character in shown)
    return f"\u2068{shown}\u2069" if turns else shown


@cache
def of_computers() -> frozenset[str]:
    """What the names of computer players look like, in all languages."""
    words = [Words(language, "table") for language in LANGUAGES]
    return frozenset(
        likeness(words_of("computer-player", level=level, nth=nth))
        for words_of in words
        for level in range(1, 10)
        for nth in range(1, 5)
    )


def friendly(language: str) -> str:
    """A name for a guest who gives none, in the guest's language."""
    first, second = (words.split() for words in _GUESTS[language])
    return f"{secrets.choice(first)} {secrets.choice(second)} {secrets.randbelow(90) + 10}"
