"""Run by alembic. The connection, with its transaction, comes from the caller that asks for the migration."""

from __future__ import annotations

from alembic import context

from arenarium.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter much: a batch makes a new table and moves the rows
    render_as_batch=True,
    # all or nothing, on SQLite too: the caller has begun a transaction by hand there
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
