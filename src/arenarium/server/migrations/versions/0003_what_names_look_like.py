"""What names look like"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from arenarium.server.service.names import likeness

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.add_column(sa.Column("likeness", sa.String(length=64), nullable=True))
        batch_op.create_index(batch_op.f("ix_players_likeness"), ["likeness"], unique=False)
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("likeness"))
    connection = op.get_bind()
    accounts = connection.execute(sa.select(players.c.id, players.c.name).where(players.c.account.is_not(None)))
    for id, name in accounts.all():
        connection.execute(sa.update(players).where(players.c.id == id).values(likeness=likeness(name)[:64]))


def downgrade() -> None:
    with op.batch_alter_table("players", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_players_likeness"))
        batch_op.drop_column("likeness")
