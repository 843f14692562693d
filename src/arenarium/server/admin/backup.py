"""A copy of the database while the server runs, and bringing it back."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

from arenarium.core.errors import ArenariumError
from arenarium.server.settings import Settings, SettingsError
from arenarium.server.store.database import Database, keep_private
from arenarium.server.store.migrate import expect_known


def back_up(settings: Settings, file: Path) -> None:
    """SQLite by its own online backup, PostgreSQL by `pg_dump`. Raises ArenariumError."""
    if file.exists():
        raise ArenariumError(f"{file} is there already; a backup goes to a new file")
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        if settings.embedded:
            _copy(Path(settings.database), file)
            _check(file)
        else:
            _run("pg_dump", "--format=custom", f"--file={file}", f"--dbname={_address(settings)}")
    except BaseException:
        file.unlink()
        raise


def bring_back(settings: Settings, file: Path) -> Path | None:
    """Put a backup in the place of the database. Where it was a file, it is kept beside the new one: where. Raises
    ArenariumError, with nothing changed, for what is no backup, or is newer than this program, or while a server
    runs."""
    if not file.is_file():
        raise ArenariumError(f"there is no file {file}")
    if not settings.embedded:
        _run(
            "pg_restore", "--clean", "--if-exists", "--single-transaction", f"--dbname={_address(settings)}", str(file)
        )
        return None
    _check(file)
    database, kept = Path(settings.database), None
    holder = Database(settings)
    try:
        holder.claim()
        if database.exists() and database.stat().st_size:
            kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            _copy(database, kept)
        new = database.with_name(f"{database.name}.new")
        new.unlink(missing_ok=True)
        shutil.copyfile(file, new)
        new.chmod(0o600)
        if kept is not None:
            _give_to_owner_of(database, new, kept)
        for rest in ("-wal", "-shm"):
            Path(f"{database}{rest}").unlink(missing_ok=True)
        new.replace(database)
    finally:
        asyncio.run(holder.close())
    keep_private(database)
    return kept


def _give_to_owner_of(database: Path, *files: Path) -> None:
    """Whoever restores as root leaves a database that the server can still open."""
    owner = database.stat()
    for file in files:
        if (file.stat().st_uid, file.stat().st_gid) != (owner.st_uid, owner.st_gid):
            os.chown(file, owner.st_uid, owner.st_gid)


def _copy(source: Path, target: Path) -> None:
    if not source.exists():
        raise SettingsError(f"there is no database '{source}'")
    if not target.exists():
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def _check(file: Path) -> None:
    """Raises ArenariumError for what is no whole database of this program."""
    # nobody else writes to it: nothing is put beside it, and it may be where nothing can be written
    address = f"{file.resolve().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(address, uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise ArenariumError(f"{file} is damaged: {found}")
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise ArenariumError(f"{file} is no backup of this program: {error}") from None
    expect_known(version[0] if version else None)


def _address(settings: Settings) -> str:
    return "postgresql://" + settings.database.partition("://")[2]


def _run(*command: str) -> None:
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - no shell, our own words
    except FileNotFoundError:
        raise ArenariumError(f"{command[0]} is needed: install the client programs of PostgreSQL") from None
    except subprocess.CalledProcessError as error:
        lines = error.stderr.strip().splitlines()
        raise ArenariumError(f"{command[0]} has failed: {lines[-1] if lines else error.returncode}") from None
