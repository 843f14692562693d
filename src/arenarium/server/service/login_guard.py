"""Wrong passwords make the next attempt wait, and lock nobody out.

From one network, tightly: after five of them the wait doubles each time, up to an hour. From all networks together: an
attempt takes some seconds longer, but is made. A browser in which the account was open before is a source of its own:
what others do elsewhere does not touch it.
"""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from arenarium.server.errors import TooMany
from arenarium.server.store.login_failures import LoginFailures

FREE_FAILURES = 5
"""From one source: anybody can mistype."""
MAX_WAIT = 60 * 60 * 1000
"""Milliseconds."""
FREE_FAILURES_IN_ALL = 20
MAX_DELAY = 10.0
"""Seconds that an attempt from an unknown browser takes at most while somebody guesses from many networks."""
_V4_NETWORK, _V6_NETWORK = 24, 48
"""Bits: what one customer of a provider has, or somebody who rents some machines."""


@dataclass(frozen=True, slots=True)
class Attempt:
    player: str
    source: str


class LoginGuard:
    def __init__(
        self, failures: LoginFailures, now: Callable[[], int], sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self._failures, self._now, self._sleep = failures, now, sleep

    async def admit(self, player: str, address: str, browser: str | None) -> Attempt:
        """Let somebody try a password, perhaps after a while. Until it succeeds it counts as wrong. Raises TooMany."""
        attempt = Attempt(player, f"browser {browser}" if browser else f"network {network_of(address)}")
        left, failures = await self._failures.attempt(player, attempt.source, self._now(), wait_after)
        if left:
            seconds = math.ceil(left / 1000)
            raise TooMany(f"too many wrong passwords; try again in {seconds} s", retry_after=seconds)
        if browser is None and (delay := delay_after(failures)):
            await self._sleep(delay)
        return attempt

    async def succeeded(self, attempt: Attempt) -> int:
        """The password was right. How many wrong ones came from elsewhere since the owner was last told."""
        return await self._failures.success(attempt.player, attempt.source)


def wait_after(failures: int) -> int:
    """Milliseconds before the next attempt from the same source."""
    return 0 if failures < FREE_FAILURES else min(MAX_WAIT, 1000 << min(failures - FREE_FAILURES + 1, 20))


def delay_after(failures: int) -> float:
    """Seconds that an attempt takes longer after so many failures in a day, from everywhere."""
    return min(MAX_DELAY, 0.5 * max(0, failures - FREE_FAILURES_IN_ALL))


def network_of(address: str) -> str:
    """The neighbourhood of an address, which may be a network of its own already."""
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return address[:48]
    bits = _V4_NETWORK if network.version == 4 else _V6_NETWORK
    return str(network if network.prefixlen <= bits else network.supernet(new_prefix=bits))
