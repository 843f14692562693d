"""Programs find opponents as programs"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.add_column(sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))

    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.add_column(sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))

    with op.batch_alter_table("seeks", schema=None) as batch_op:
        batch_op.add_column(sa.Column("bot", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("seeks", schema=None) as batch_op:
        batch_op.drop_column("bot")

    with op.batch_alter_table("entrants", schema=None) as batch_op:
        batch_op.drop_column("bot")

    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.drop_column("bot")
