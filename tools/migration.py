"""A new migration: what `store/schema.py` says beyond the migrations there are. Read what it wrote before you keep it.

python tools/migration.py "What changes"
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection

from arenarium.server.settings import Settings
from arenarium.server.store.database import Database
from arenarium.server.store.migrate import configuration, migrate


async def write(message: str) -> None:
    """Compare the schema with a database at the newest version, and write the difference down."""
    number = len(list(ScriptDirectory.from_config(configuration()).walk_revisions())) + 1
    name = re.sub(r"[^a-z0-9]+", "_", message.lower()).strip("_")

    def revise(connection: Connection) -> None:
        config = configuration(connection)
        config.set_main_option("file_template", f"{number:04}_{name}")
        written = command.revision(config, message, autogenerate=True, rev_id=f"{number:04}")
        assert isinstance(written, Script)
        file = Path(written.path)
        file.write_text("".join(line for line in file.open() if " ### " not in line))

    with tempfile.TemporaryDirectory() as folder:
        database = Database(Settings(database=str(Path(folder) / "new.sqlite")))
        await migrate(database)
        async with database.engine.connect() as connection:
            await connection.run_sync(revise)
        await database.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("message", help="what changes, in a few words")
    asyncio.run(write(parser.parse_args().message))
