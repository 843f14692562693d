"""Where a connection comes from, as limits are counted."""

from __future__ import annotations

import ipaddress

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """The client's address; of IPv6 the network of 64 bits, since a household has all of it."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
