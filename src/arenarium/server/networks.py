"""Addresses and networks: as what an address is counted, and which are not counted at all."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

UNKNOWN = "unknown"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """An address as limits count it; of IPv6 the network of 64 bits, since a household has all of it."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or UNKNOWN
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Networks:
    """A list of addresses and networks; `*` is everybody. Raises ValueError where one of them is neither."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = tuple(names)
        self._all = False
        self._networks: list[Network] = []
        for name in self.names:
            if name == "*":
                self._all = True
            else:
                self._networks.append(ipaddress.ip_network(name, strict=False))
        self._known = lru_cache(maxsize=4096)(self._contains)

    def __contains__(self, host: str) -> bool:
        """Of an address, or of what it is counted as."""
        return self._all or (bool(self._networks) and self._known(host))

    def _contains(self, host: str) -> bool:
        try:
            address = ipaddress.ip_network(host, strict=False)
        except ValueError:
            return False
        return any(
            address.subnet_of(network) if address.version == 4 else address.overlaps(network)  # type: ignore[arg-type]
            for network in self._networks
            if network.version == address.version
        )
