"""The whole service as it is run: embedded (one process on SQLite) or scaled (several on PostgreSQL and Redis)."""

from __future__ import annotations

import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType

from support.services import Postgres, Redis, Server

SECRET = "a secret for tests, known to everybody"


class Stack:
    """Start everything with `with`; what is left in its folder goes at the end, unless it is to be kept."""

    def __init__(
        self,
        scaled: bool,
        *,
        processes: int = 2,
        workers: int = 1,
        keep: bool = False,
        limited: bool = False,
        away: int = 120,
        module: str = "arenarium",
    ) -> None:
        # the path of a socket can only have about a hundred characters, so pytest's own folders will not do
        self.folder = Path(tempfile.mkdtemp(prefix="arenarium-"))
        self.folder.chmod(0o711)
        self.keep = keep
        self.postgres = Postgres(self.folder / "postgres") if scaled else None
        self.redis = Redis(self.folder / "redis") if scaled else None
        self.database = self.postgres.url() if self.postgres else str(self.folder / "tables.sqlite")
        settings = {"database": self.database, "workers": str(workers), "secret": SECRET, "away": str(away)}
        if self.redis:
            settings["redis"] = self.redis.url
        self.servers = [
            Server(self.folder / f"server{number}", settings, () if limited else ("--unlimited",), module)
            for number in range(processes if scaled else 1)
        ]

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def start(self) -> None:
        together = [service for service in (self.postgres, self.redis) if service]
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda service: service.start(), together))
        for server in self.servers:
            server.spawn()
        for server in self.servers:
            server.wait()

    def stop(self) -> None:
        with ThreadPoolExecutor() as pool:
            list(pool.map(lambda server: server.stop(), self.servers))
        for service in (self.postgres, self.redis):
            if service:
                service.stop()

    def __enter__(self) -> Stack:
        try:
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if not self.keep:
            shutil.rmtree(self.folder)
