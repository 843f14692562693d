"""Who does the work, and where it is noted: one process, several, or a cluster, with a journal or without."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from arenarium.parallel.cluster import Cluster, ClusterWorkers
from arenarium.parallel.hand_out import HandOut
from arenarium.parallel.journal import Journal
from arenarium.parallel.processes import Processes
from arenarium.parallel.stopping import Interrupted, Stopping

T = TypeVar("T")

MOST_AT_A_TIME = 20
"""Numbers for one worker: enough to be worth the trip."""


class Workers(Protocol):
    def order(self, hand_out: HandOut) -> bool:
        """Give work to all who have none. Whether anybody works."""

    def wait(self) -> None:
        """Until somebody has something to report."""

    def take(self, hand_out: HandOut) -> tuple[list[tuple[int, Any]], BaseException | None]:
        """What is reported: results, and why it cannot go on. What was lost is given back to be done again."""

    def close(self) -> list[tuple[int, Any]]:
        """End all workers. What they had done by then and was not yet taken."""


@dataclass(slots=True)
class Runner:
    """How to do the work."""

    jobs: int = 1
    """Processes."""
    cluster: Cluster | None = None
    """Instead of processes of this one."""
    journal: Journal | None = None
    progress: Callable[[int], None] = lambda done: None
    """Is called with how many more are done."""

    def run(
        self,
        work: str,
        task: Callable[[int], T],
        numbers: Sequence[int],
        wanted: Callable[[int], bool] = lambda number: True,
    ) -> Iterator[tuple[int, T]]:
        """Do the task for all numbers: each with its result, as they are done; first those that the journal has.

        The task goes to other processes by pickling: it is a function, or a `partial` of one. What it gives goes into a
        journal as JSON and comes back as such; `work` is its name there. A number that is not `wanted` when its turn
        has come is left out. Raises Interrupted, and everything that the task raises.
        """
        done = frozenset[int]() if self.journal is None else self.journal.done(work)
        if self.journal is not None and done:
            known = [number for number in numbers if number in done]
            self.progress(len(known))
            wanted_here = set(known)
            yield from ((number, result) for number, result in self.journal.results(work) if number in wanted_here)
        left = [number for number in numbers if number not in done]
        if not left:
            return
        for results in self._do(work, task, left, wanted):
            yield from results

    def in_order(self, work: str, task: Callable[[int], T], numbers: range) -> Iterator[T]:
        """As `run`, the results alone, in the order of the numbers."""
        waiting: dict[int, T] = {}
        expected = iter(numbers)
        following = next(expected, None)
        for number, result in self.run(work, task, numbers):
            waiting[number] = result
            while following in waiting:
                yield waiting.pop(following)
                following = next(expected, None)

    def _do(
        self, work: str, task: Callable[[int], T], numbers: Sequence[int], wanted: Callable[[int], bool]
    ) -> Iterator[list[tuple[int, T]]]:
        if self.jobs <= 1 and self.cluster is None and self.journal is None:
            for number in filter(wanted, numbers):
                result = task(number)
                self.progress(1)
                yield [(number, result)]
            return
        hand_out = HandOut(numbers, MOST_AT_A_TIME, wanted)
        with Stopping() as stopping:
            workers = self._workers(task)
            try:
                while workers.order(hand_out):
                    with stopping.open():
                        workers.wait()
                    results, error = workers.take(hand_out)
                    yield self._noted(work, results)
                    if error is not None:
                        raise error
            except Interrupted:
                yield self._noted(work, workers.close())
                raise
            finally:
                self._noted(work, workers.close())

    def _workers(self, task: Callable[[int], T]) -> Workers:
        if self.cluster is None:
            return Processes(task, max(self.jobs, 1))
        return ClusterWorkers(task, self.cluster)

    def _noted(self, work: str, results: list[tuple[int, T]]) -> list[tuple[int, T]]:
        if results:
            if self.journal is not None:
                self.journal.add(work, results)
            self.progress(len(results))
        return results
