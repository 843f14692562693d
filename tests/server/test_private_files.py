"""Nobody else on the machine can read the database: hashes of passwords and seeds of running games are in it."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from server.apps import Running, client_of
from server.asking import ask


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_the_database_is_its_owners_alone(running: Running, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        house = tmp_path / "new" / "house"
        async with running(database=str(house / "tables.sqlite"), secret="") as app, client_of(app) as client:
            await ask(client, "POST", "/api/me")
            assert modes(house).keys() >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
            assert set(modes(house).values()) == {0o600}
        assert stat.S_IMODE(house.stat().st_mode) == 0o700
        for file in house.iterdir():
            file.chmod(0o644)
        async with running(database=str(house / "tables.sqlite")) as app, client_of(app) as client:
            await ask(client, "POST", "/api/me")
            mode = {name: mode for name, mode in modes(house).items() if not name.endswith(".secret")}
            assert set(mode.values()) == {0o600}, "one that was made by an older version, too"
    finally:
        os.umask(before)
