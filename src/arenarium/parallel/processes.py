"""Work on several cores: processes that are handed numbers, and replaced when one of them dies."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any

from arenarium.parallel.hand_out import HandOut
from arenarium.parallel.stopping import WAKE
from arenarium.parallel.worker import Report, end_group, work

MOST_DEATHS = 3
"""A number that ends its process so often is given up, and the run with it."""


class WorkerDied(Exception):
    """A piece of work ends every process that takes it up."""


@dataclass(eq=False)
class _Worker:
    process: Process
    orders: Connection
    left: deque[int] = field(default_factory=deque)
    """What it was handed and has not reported."""


class Processes:
    """Workers for one task, as `runner.Workers`."""

    def __init__(self, task: Callable[[int], Any], jobs: int) -> None:
        self._task = task
        self._alive, self._ours = Pipe(duplex=False)
        """Held as long as we live: workers end when it is closed."""
        self._deaths = Counter[int]()
        self._ready: list[Any] = []
        self._workers = [self._start() for _ in range(jobs)]

    def _start(self) -> _Worker:
        orders, theirs = Pipe()
        process = Process(target=work, args=(self._task, theirs, self._alive, self._ours))
        process.start()
        theirs.close()
        return _Worker(process, orders)

    def order(self, hand_out: HandOut) -> bool:
        for worker in self._workers:
            if not worker.left:
                self._order(worker, hand_out)
        return any(worker.left for worker in self._workers)

    def wait(self) -> None:
        parts = [part for worker in self._workers for part in (worker.orders, worker.process.sentinel)]
        self._ready = []
        while not self._ready:
            self._ready = wait(parts, timeout=WAKE)

    def _order(self, worker: _Worker, hand_out: HandOut) -> None:
        numbers = hand_out.next(len(self._workers))
        if numbers:
            worker.left.extend(numbers)
            with suppress(OSError):  # it has died, which is noticed at once
                worker.orders.send(numbers)

    def take(self, hand_out: HandOut) -> tuple[list[tuple[int, Any]], BaseException | None]:
        ready = self._ready
        results: list[tuple[int, Any]] = []
        error: BaseException | None = None
        for number, worker in enumerate(self._workers):
            if worker.orders in ready or worker.process.sentinel in ready:
                for report in _reports(worker):
                    results += report.done
                    error = error or report.error
            if worker.process.sentinel in ready:
                error = error or self._mourn(worker, hand_out)
                self._workers[number] = self._start()
        return results, error

    def _mourn(self, worker: _Worker, hand_out: HandOut) -> WorkerDied | None:
        """What a dead worker has left undone is handed out again."""
        self._end(worker)
        if not worker.left:
            return None
        self._deaths[worker.left[0]] += 1
        hand_out.give_back(worker.left)
        if self._deaths[worker.left[0]] < MOST_DEATHS:
            return None
        code = worker.process.exitcode
        return WorkerDied(f"number {worker.left[0]} has ended {MOST_DEATHS} processes, the last with code {code}")

    def close(self) -> list[tuple[int, Any]]:
        workers, self._workers = self._workers, []
        results = [result for worker in workers for report in _reports(worker) for result in report.done]
        for worker in workers:
            worker.process.kill()
        for worker in workers:
            self._end(worker)
        self._alive.close()
        self._ours.close()
        return results

    def _end(self, worker: _Worker) -> None:
        end_group(worker.process.pid or 0)
        worker.process.join()
        worker.orders.close()


def _reports(worker: _Worker) -> Iterator[Report]:
    """All that a worker has sent by now."""
    with suppress(EOFError, OSError):  # it has died, perhaps while it was sending
        while worker.orders.poll():
            report: Report = worker.orders.recv()
            for number, _ in report.done:
                worker.left.remove(number)
            yield report
