"""Where others can open a link. A server on somebody's own machine is known there as "localhost", which is what every
machine calls itself."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from arenarium.server.messages.tables import AddressInfo

_NOWHERE = ("192.0.2.1", 9)
"""An address that no machine has. Nothing is sent there: the system only says from which of its own it would be."""


_LOCAL_ENDINGS = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Names that nobody outside can give out."""


class KnownHosts:
    """The names under which a server may be asked."""

    def __init__(self, hosts: Iterable[str], origins: Iterable[str], *, proxied: bool) -> None:
        """Without `hosts` any name will do behind a proxy, which picks them out itself."""
        self._named = {host.strip().lower().rstrip(".") for host in hosts}
        self._any = proxied and not self._named
        self._named |= {urlsplit(origin).hostname or "" for origin in origins}

    def includes(self, authority: str) -> bool:
        """Whether it may be asked as this host (and port)."""
        host = _parts(authority.lower())[0].rstrip(".")
        if self._any or host in self._named or not host:
            return True
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return "." not in host or host.endswith(_LOCAL_ENDINGS)
        return True  # no name, nobody can make it lead elsewhere


def is_this_machine(client: str, authority: str) -> bool:
    """Whether somebody on this machine asks, and not through a proxy on it."""
    return _is_loopback(client) and _is_loopback(_parts(authority)[0])


def reach_of(listens_at: str, opened_at: str, scheme: str, client: str) -> AddressInfo:
    """Where a link works that was made on a page opened at `opened_at` (host and port) of a server that listens at
    `listens_at`. The machine's address in the local network is told to the machine itself alone."""
    host, port = _parts(opened_at)
    if not _is_loopback(host) or not _is_loopback(client):
        private = _is_private(host)
        return AddressInfo("network" if private else "anywhere", None)
    if _is_loopback(listens_at):
        return AddressInfo("computer", None)
    own = local_address()
    return AddressInfo("computer", None) if own is None else AddressInfo("network", f"{scheme}://{own}{port}")


def local_address() -> str | None:
    """The address of this machine in its local network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if _is_loopback(address) or address == "0.0.0.0" else address  # noqa: S104 - compared, not bound


def _parts(authority: str) -> tuple[str, str]:
    """Host, and port with its colon: of "[::1]:8000" the parts "::1" and ":8000"."""
    if authority.startswith("["):
        host, _, port = authority[1:].partition("]")
        return host, port
    host, colon, port = authority.partition(":")
    return host, colon + port


def _is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _is_private(host: str) -> bool:
    if host.endswith(".local"):
        return True
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False
