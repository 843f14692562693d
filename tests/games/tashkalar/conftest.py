"""The fixtures of tests of Tash-Kalar."""

from games.tashkalar.support.card_files import write

__all__ = ["write"]
