"""Sums by key: of the games of one deal, before they become a cluster."""

from __future__ import annotations

from typing import Generic, TypeVar

from arenarium.lab.balance.evidence import Clustered

K = TypeVar("K")


class Sums(Generic[K]):
    def __init__(self) -> None:
        self.by_key: dict[K, tuple[int, float]] = {}
        """How often, and the total."""

    def add(self, key: K, share: float) -> None:
        number, total = self.by_key.get(key, (0, 0.0))
        self.by_key[key] = number + 1, total + share

    def into(self, kept: dict[K, Clustered]) -> None:
        """Each as a cluster more of what is kept of its key."""
        for key, (weight, total) in self.by_key.items():
            kept.setdefault(key, Clustered()).add(weight, total)
