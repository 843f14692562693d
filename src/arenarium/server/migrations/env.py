"""Run by alembic. The connection comes from whoever asks for the migration, with its transaction."""

from __future__ import annotations

from alembic import context

from arenarium.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter much: a batch makes the table anew and moves the rows
    render_as_batch=True,
    # all or nothing, on SQLite too: the caller has begun a transaction by hand there
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
