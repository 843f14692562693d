"""Pools of code that grow while a card set is assembled."""

from __future__ import annotations

from collections.abc import Sequence

from arenarium.native.numbers import Numbers, Unknown

MOST_OPERANDS = 16
"""Room on the stacks of the native engine's small postfix programs."""


MISSING = frozenset(("select", "other", "goal", "toward", "rank", "keeping", "test", "anywhere")) | {
    f"{which}effect" for which in ("", "frozen_", "warp_", "upper_", "lower_")
}
"""The fields that are -1 where there is no such thing."""

Operation = tuple[str, tuple[int, ...]]
"""By name, with the numbers that follow it."""
Code = list[Operation]


class Pool:
    """Postfix programs one after the other; one that was put there before is found again."""

    def __init__(self, numbers: Numbers, kind: str, joining: frozenset[str], changing: frozenset[str]) -> None:
        self.code: list[int] = []
        self._numbers, self._kind, self._joining, self._changing = numbers, kind, joining, changing
        self._known: dict[tuple[Operation, ...], int] = {}

    def put(self, code: Code) -> int:
        """Where it begins."""
        known = self._known.get(tuple(code))
        if known is not None:
            return known
        self._check_room(code)
        start = self._known[tuple(code)] = len(self.code)
        for name, operands in code:
            self.code += [self._numbers(self._kind, name), *operands]
        self.code.append(self._numbers(self._kind, "END"))
        return start

    def _check_room(self, code: Code) -> None:
        depth = 0
        for name, _ in code:
            depth += -1 if name in self._joining else 0 if name in self._changing else 1
            if depth > MOST_OPERANDS:
                raise Unknown("a phrase is too long for it")


class Constants:
    """Sets of squares that never change."""

    def __init__(self) -> None:
        self.masks: list[int] = []

    def number(self, mask: int) -> int:
        if mask not in self.masks:
            self.masks.append(mask)
        return self.masks.index(mask)

    def several(self, masks: Sequence[int]) -> int:
        """Where these begin, one after the other."""
        self.masks += masks
        return len(self.masks) - len(masks)
