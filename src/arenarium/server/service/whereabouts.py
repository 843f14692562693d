"""From which address each player came last, as far as this process has seen: for limits that count by address."""

from __future__ import annotations

from collections import OrderedDict

_MAX_REMEMBERED = 20_000


class Whereabouts:
    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._players: dict[str, set[str]] = {}

    def note(self, player: str, address: str) -> None:
        before = self._addresses.get(player)
        if before != address:
            self._forget(player)
            self._addresses[player] = address
            self._players.setdefault(address, set()).add(player)
            if len(self._addresses) > _MAX_REMEMBERED:
                self._forget(next(iter(self._addresses)))
        self._addresses.move_to_end(player)

    def _forget(self, player: str) -> None:
        address = self._addresses.pop(player, None)
        if address is not None:
            self._players[address].discard(player)
            if not self._players[address]:
                del self._players[address]

    def address_of(self, player: str) -> str | None:
        return self._addresses.get(player)

    def players_at(self, address: str) -> frozenset[str]:
        return frozenset(self._players.get(address, ()))
