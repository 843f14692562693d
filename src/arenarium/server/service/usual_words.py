"""Which words usually follow which in the printed cards: what an editor offers is to be what people write."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

_WORD = re.compile(r"\w+|[^\w\s]")
_BEGINNING = "."
"""A text begins like a sentence."""


class UsualWords:
    """Made of texts, puts words in order."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._pairs: Counter[tuple[str, str]] = Counter()
        self._words: Counter[str] = Counter()
        for text in texts:
            words = _words(text)
            self._words.update(words)
            self._pairs.update(zip([_BEGINNING, *words], words, strict=False))

    def sorted(self, before: str, words: Iterable[str]) -> list[str]:
        """Those that come most often after a text first; then those that come most often at all."""
        last = _words(before)[-1:] or [_BEGINNING]

        def rank(word: str) -> tuple[int, int, str]:
            first = (_words(word) or [word])[0]
            return -self._pairs[last[0], first], -self._words[first], word

        return sorted(words, key=rank)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())
