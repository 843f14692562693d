"""The fixtures of the table at which the rules of Barracks are tried."""

from games.barracks.support.table import cards, dice

__all__ = ["cards", "dice"]
