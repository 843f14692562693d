"""How often somebody may do something: counted in this process, or in Redis for all processes together."""

from __future__ import annotations

import logging
import math
import time
from functools import lru_cache

from limits import RateLimitItem, parse
from limits.aio.storage import RedisStorage
from limits.aio.strategies import FixedWindowRateLimiter

from arenarium.server.errors import TooMany
from arenarium.server.networks import Networks

logger = logging.getLogger(__name__)
REDIS_TIMEOUT = 0.5
REDIS_RETRY_SECONDS = 5.0
"""Seconds for which this process counts alone after Redis has failed, so that nobody waits for it again and again."""
_MIN_SWEEP_SIZE = 4096

_rate = lru_cache(maxsize=256)(parse)


class Limiter:
    def __init__(self, redis: str = "", trusted: Networks = Networks()) -> None:  # noqa: B008 - it never changes
        self._trusted = trusted
        self._here = _Counts()
        self._redis: FixedWindowRateLimiter | None = None
        self._storage: RedisStorage | None = None
        self._alone_until = 0.0
        if redis:
            self._storage = _storage(redis)
            self._redis = FixedWindowRateLimiter(self._storage)

    async def hit(self, rate: str, *key: str) -> None:
        """Count one more. Raises TooMany beyond the rate ("10/minute"); never fails for any other reason. Where what is
        counted is an address of a trusted network, it is not."""
        if key[-1] in self._trusted:
            return
        item = _rate(rate)
        if self._redis is not None and time.monotonic() >= self._alone_until:
            try:
                if not await self._redis.hit(item, *key):
                    reset = (await self._redis.get_window_stats(item, *key)).reset_time
                    raise _too_many(item, reset - time.time())
                return
            except TooMany:
                raise
            except Exception as error:
                self._alone_until = time.monotonic() + REDIS_RETRY_SECONDS
                logger.warning("limits are counted without Redis for now: %s", type(error).__name__)
        self.hit_here(rate, *key)

    def hit_here(self, rate: str, *key: str) -> None:
        """The same, counted in this process alone: for what can only come to one, such as messages over a socket."""
        if key[-1] in self._trusted:
            return
        item = _rate(rate)
        seconds = self._here.hit(item, key)
        if seconds is not None:
            raise _too_many(item, seconds)

    def trusts(self, address: str) -> bool:
        """Whether nothing is counted of an address."""
        return address in self._trusted

    async def close(self) -> None:
        if self._storage is not None:
            await self._storage.bridge.get_connection().aclose()  # type: ignore[attr-defined]


class _Counts:
    """Hits in fixed windows. Windows that are over are thrown away now and then: a hit costs the same with any number
    of keys."""

    def __init__(self) -> None:
        self._windows: dict[tuple[RateLimitItem, tuple[str, ...]], tuple[int, float]] = {}
        self._sweep_at = _MIN_SWEEP_SIZE

    def hit(self, item: RateLimitItem, key: tuple[str, ...]) -> float | None:
        """Seconds until it is open again; None while it is."""
        now = time.monotonic()
        count, end = self._windows.get((item, key), (0, 0.0))
        if end <= now:
            count, end = 0, now + item.get_expiry()
            self._sweep(now)
        if count >= item.amount:
            return end - now
        self._windows[item, key] = count + 1, end
        return None

    def _sweep(self, now: float) -> None:
        if len(self._windows) < self._sweep_at:
            return
        self._windows = {key: window for key, window in self._windows.items() if window[1] > now}
        self._sweep_at = max(_MIN_SWEEP_SIZE, 2 * len(self._windows))


def _storage(redis: str) -> RedisStorage:
    address = f"redis+{redis}" if redis.startswith("unix:") else redis
    return RedisStorage(
        f"async+{address}",
        implementation="redispy",
        socket_timeout=REDIS_TIMEOUT,
        socket_connect_timeout=REDIS_TIMEOUT,
    )


def _too_many(item: RateLimitItem, seconds: float) -> TooMany:
    wait = max(1, math.ceil(seconds))
    return TooMany(f"too often: {item} is the limit; try again in {wait} s", retry_after=wait)
