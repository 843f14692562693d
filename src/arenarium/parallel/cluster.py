"""Work on a cluster, by Dask: an extra of the distribution. The same numbers give the same there as anywhere.

Dask does the work of a worker that dies again by itself; what comes in of a number is taken once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from queue import Empty, SimpleQueue
from typing import Any

from arenarium.core.errors import ArenariumError
from arenarium.core.time_budget import avoid_long_pauses
from arenarium.extras import require
from arenarium.parallel.hand_out import HandOut
from arenarium.parallel.stopping import WAKE

_LOCAL = re.compile(r"local(?::(\d+))?")
_SECONDS = 30
"""To find the scheduler."""
_AHEAD = 2
"""Pieces of work for each worker that are on their way."""


class ClusterError(ArenariumError):
    """There is no such cluster, or it cannot do the work."""


class Cluster:
    """A connection to a cluster. Close it when you have done your work."""

    def __init__(self, address: str) -> None:
        """`address` is one of a scheduler, "tcp://...", or "local:4" for so many processes of this machine. Raises
        ClusterError and MissingExtra."""
        require("cluster")
        self.client, self._local = _connect(address)
        try:
            _check_versions(self.client)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.client.close()
        if self._local is not None:
            self._local.close()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class ClusterWorkers:
    """The workers of a cluster for one task, as `runner.Workers`."""

    def __init__(self, task: Callable[[int], Any], cluster: Cluster) -> None:
        self._task = task
        self._client = cluster.client
        self._finished: SimpleQueue[Any] = SimpleQueue()
        self._next: Any = None
        self._running: dict[Any, list[int]] = {}

    def order(self, hand_out: HandOut) -> bool:
        workers = max(len(self._client.scheduler_info(n_workers=-1)["workers"]), 1)
        while len(self._running) < _AHEAD * workers:
            numbers = hand_out.next(workers)
            if not numbers:
                break
            future = self._client.submit(_do, self._task, numbers, pure=False)
            self._running[future] = numbers
            future.add_done_callback(self._finished.put)
        return bool(self._running)

    def wait(self) -> None:
        self._next = None
        while self._next is None:
            with suppress(Empty):
                self._next = self._finished.get(timeout=WAKE)

    def take(self, hand_out: HandOut) -> tuple[list[tuple[int, Any]], BaseException | None]:
        results: list[tuple[int, Any]] = []
        while self._next is not None:
            future, self._next = self._next, None
            del self._running[future]
            try:
                results += future.result()
            except Exception as error:
                return results, error
            self._look()
        return results, None

    def _look(self) -> None:
        """Whether another one is there already."""
        try:
            self._next = self._finished.get_nowait()
        except Empty:
            self._next = None

    def close(self) -> list[tuple[int, Any]]:
        running, self._running = self._running, {}
        results = [result for future in running if future.status == "finished" for result in future.result()]
        self._client.cancel(list(running))
        return results


def _connect(address: str) -> tuple[Any, Any]:
    dask: Any = import_module("distributed")  # takes a while, and only this needs it
    local = _LOCAL.fullmatch(address)
    if local is not None:
        workers = int(local[1]) if local[1] else None
        cluster = dask.LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None)
        return dask.Client(cluster), cluster
    if "://" not in address:
        raise ClusterError(f"'{address}' is no cluster; expected an address such as tcp://10.0.0.1:8786, or local:4")
    try:
        return dask.Client(address, timeout=_SECONDS), None
    except (OSError, ValueError) as error:
        raise ClusterError(f"there is no scheduler at '{address}': {error}") from None


def _check_versions(client: Any) -> None:
    """The same game has to be there: another version may play others."""
    own = _version()
    try:
        others = {other for other in client.run(_version).values() if other != own}
    except Exception as error:  # whatever a worker stumbles over
        raise ClusterError(f"workers of the cluster cannot run Arenarium: {error}") from None
    if others:
        said = ", ".join(sorted(others))
        raise ClusterError(f"this is Arenarium {own}, but workers of the cluster have {said}")


def _version() -> str:
    return version("arenarium")


def _do(task: Callable[[int], Any], numbers: Sequence[int]) -> list[tuple[int, Any]]:
    """On a worker."""
    _prepare()
    return [(number, task(number)) for number in numbers]


def _prepare() -> None:
    global _prepared
    if not _prepared:
        avoid_long_pauses()
        _prepared = True


_prepared = False
