"""Names are looked at again: many more letters are known to look like others"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from arenarium.server.service.names import likeness

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("likeness"))
    connection = op.get_bind()
    accounts = connection.execute(sa.select(players.c.id, players.c.name).where(players.c.likeness.is_not(None)))
    for id, name in accounts.all():
        connection.execute(sa.update(players).where(players.c.id == id).values(likeness=likeness(name)[:64]))


def downgrade() -> None:
    """What older versions made of the names is not kept; to them these are names like any other."""
